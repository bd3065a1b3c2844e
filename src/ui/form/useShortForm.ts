import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { useProblemFocus } from './useProblemFocus';
import { useSubmitOnce } from './useSubmitOnce';

/** What would be sent, or what is wrong with it, by field. */
export type Checked<Input, Errors> = { input: Input } | { errors: Errors };

interface ShortFormOptions<Input, Errors extends object> {
  check: () => Checked<Input, Errors>;
  send: (input: Input) => Promise<{ error?: unknown }>;
  onSent: () => void;
}

/** A form of one or two fields, too small for a form library. What was typed stays until it has arrived. */
export function useShortForm<Input, Errors extends object>(options: ShortFormOptions<Input, Errors>) {
  const { check, send, onSent } = options;
  const [errors, setErrors] = useState<Partial<Errors>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { form, focusProblem } = useProblemFocus();

  const forgive = () => {
    setErrors({});
    setFailure(null);
  };
  /** What was wrong is not held against what is typed now. */
  const change = (set: () => void) => {
    set();
    forgive();
  };

  const onSubmit = useSubmitOnce(async () => {
    forgive();
    const checked = check();
    if ('errors' in checked) {
      setErrors(checked.errors);
      focusProblem();
      return;
    }
    const { error } = await send(checked.input);
    if (!error) return onSent();
    setFailure(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
    focusProblem();
  });

  return { form, onSubmit, errors, failure, change };
}
