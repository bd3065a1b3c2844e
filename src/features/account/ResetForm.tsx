import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { requestPasswordReset, type SessionDispatch } from '../../session/sessionActions';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { TextField } from '../../ui/TextField';
import { FormFooter } from './FormFooter';
import { useAccountForm } from './useAccountForm';

/** Says the same whether the e-mail has an account or not. */
export function ResetForm() {
  const dispatch = useDispatch<SessionDispatch>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, formProps, ...footer } = useAccountForm({
    schema: ({ resetSchema }) => resetSchema,
    initial: { email: '' },
    send: async ({ email }) => {
      const error = await dispatch(requestPasswordReset(email));
      setSentTo(error ? null : email);
      return error;
    },
  });
  const email = field('email');
  return (
    <form {...formProps} className="stack" aria-label={t('Reset your password')}>
      <TextField
        {...email}
        onChange={(value) => {
          setSentTo(null);
          email.onChange(value);
        }}
        label={t('Email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      {sentTo && (
        <Note tone="ok" role="status">
          {t('If an account exists for {email}, we have sent a link to choose a new password.', {
            email: sentTo,
          })}
        </Note>
      )}
      <FormFooter {...footer} submit={t('Send link')} />
    </form>
  );
}
