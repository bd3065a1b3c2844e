import { useEffect, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { type AppError, OFFLINE_MESSAGE } from '../../domain/errors';
import type { FormProblem } from '../../domain/user';
import { fieldId } from '../../ui/Field';
import { useSubmitOnce } from '../../ui/form/useSubmitOnce';

type Schemas = typeof import('../../domain/user');

// The rules and their library come while the reader types, after the page itself.
const loadSchemas = (): Promise<Schemas> => import('../../domain/user');

interface AccountFormOptions<Form extends object> {
  schema: (schemas: Schemas) => ObjectSchema<Form>;
  /** Every field of the form and the text that it starts with. */
  initial: { [Field in keyof Form]: string };
  /** Sends the cleaned form; null when it went well. */
  send(form: Form): Promise<AppError | null>;
}

/**
 * A short form of texts with one message at a time, as the specification's auth page has it: any edit clears the
 * message, and a form under way is not sent twice. Lighter than a form library on a page that visitors wait for.
 */
export function useAccountForm<Form extends object>({ schema, initial, send }: AccountFormOptions<Form>) {
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problem) focusOn(problem, form.current);
  }, [problem]);

  // A failure shows when the form is sent.
  useEffect(() => void loadSchemas().catch(() => undefined), []);

  const onSubmit = useSubmitOnce(async () => {
    const schemas = await loadSchemas().catch(() => null);
    if (!schemas) return setProblem({ field: '', message: OFFLINE_MESSAGE });
    const checked = schemas.checkForm(schema(schemas), values);
    if ('problem' in checked) return setProblem(checked.problem);
    setProblem(null);
    setBusy(true);
    const error = await send(checked.form);
    setBusy(false);
    if (error) setProblem(toProblem(error));
  });

  const field = <Name extends keyof Form & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      setProblem(null);
    },
  });

  return {
    field,
    message: problem?.message ?? null,
    isBusy,
    formProps: { ref: form, onSubmit, noValidate: true },
  };
}

const toProblem = ({ message, fields = {} }: AppError): FormProblem => {
  const [first] = Object.entries(fields);
  return first ? { field: first[0], message: first[1] } : { field: '', message };
};

/** To what needs mending; else back to the button, which lost the focus while it was busy. */
function focusOn({ field }: FormProblem, form: HTMLFormElement | null): void {
  const control = field ? document.getElementById(fieldId(field)) : null;
  (control ?? form?.querySelector<HTMLElement>('[type=submit]'))?.focus();
}
