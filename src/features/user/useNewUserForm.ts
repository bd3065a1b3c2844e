import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { EMPTY_NEW_USER, type NewUserForm, newUserSchema } from '../../domain/userAdmin';
import { useProblemFocus } from '../../ui/form/useProblemFocus';
import { useSubmitOnce } from '../../ui/form/useSubmitOnce';
import { useCreateUserMutation } from './userApi';

const ALL_TOUCHED = { email: true, firstName: true, lastName: true, role: true };

/** The dialog's state. What was typed stays whatever happens, until the account is made. */
export function useNewUserForm(onAdded: () => void) {
  const { form, focusProblem } = useProblemFocus();
  const request = useRef({ id: '', values: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const [create, { isLoading }] = useCreateUserMutation();
  const formik = useFormik<NewUserForm>({
    initialValues: EMPTY_NEW_USER,
    validationSchema: newUserSchema,
    onSubmit: () => undefined,
  });

  /** The same details sent again are the same request: an answer that was lost makes no second account. */
  const requestIdFor = (values: string) => {
    if (request.current.values !== values) request.current = { id: crypto.randomUUID(), values };
    return request.current.id;
  };

  const onSubmit = useSubmitOnce(async () => {
    setFailure(null);
    void formik.setTouched(ALL_TOUCHED, false);
    if (Object.keys(await formik.validateForm()).length > 0) return focusProblem();
    const { error } = await create({
      requestId: requestIdFor(JSON.stringify(formik.values)),
      ...formik.values,
    });
    if (!error) return onAdded();
    const { message, fields } = isAppError(error)
      ? error
      : { message: UNEXPECTED_MESSAGE, fields: undefined };
    formik.setErrors(fields ?? {});
    if (!fields) setFailure(message);
    focusProblem();
  });

  return { formik, form, failure, isBusy: isLoading, onSubmit };
}
