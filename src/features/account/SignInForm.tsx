import { useDispatch } from 'react-redux';
import { type SessionDispatch, signIn } from '../../session/sessionActions';
import { t } from '../../ui/text';
import { PasswordField, TextField } from '../../ui/TextField';
import { FormFooter } from './FormFooter';
import { useAccountForm } from './useAccountForm';

export function SignInForm() {
  const dispatch = useDispatch<SessionDispatch>();
  const { field, formProps, ...footer } = useAccountForm({
    schema: ({ signInSchema }) => signInSchema,
    initial: { email: '', password: '' },
    send: (form) => dispatch(signIn(form)),
  });
  return (
    <form {...formProps} className="stack" aria-label={t('Sign In')}>
      <TextField
        {...field('email')}
        label={t('Email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...field('password')} label={t('Password')} autoComplete="current-password" />
      <FormFooter {...footer} submit={t('Sign In')} />
    </form>
  );
}
