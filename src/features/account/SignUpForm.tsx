import { useDispatch } from 'react-redux';
import { authMessages } from '../../domain/authMessages';
import { type SessionDispatch, signUp } from '../../session/sessionActions';
import { t } from '../../ui/text';
import { PasswordField, TextField } from '../../ui/TextField';
import { FormFooter } from './FormFooter';
import { useAccountForm } from './useAccountForm';

const EMPTY = { email: '', password: '', confirmPassword: '', firstName: '', lastName: '', username: '' };

export function SignUpForm() {
  const dispatch = useDispatch<SessionDispatch>();
  const { field, formProps, ...footer } = useAccountForm({
    schema: ({ signUpSchema }) => signUpSchema,
    initial: EMPTY,
    send: (form) => dispatch(signUp(form)),
  });
  return (
    <form {...formProps} className="stack" aria-label={t('Create Account')}>
      <div className="formGrid">
        <TextField {...field('firstName')} label={t('First Name')} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('Last Name')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('username')}
        label={t('Username')}
        optional
        hint={t(authMessages.usernameFormat)}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('email')}
        label={t('Email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField
        {...field('password')}
        label={t('Password')}
        hint={t('At least 6 characters')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('Confirm Password')}
        autoComplete="new-password"
      />
      <FormFooter {...footer} submit={t('Create Account')} />
    </form>
  );
}
