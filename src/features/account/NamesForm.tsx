import { useDispatch } from 'react-redux';
import { noticeShown } from '../../data/notice';
import { authMessages } from '../../domain/authMessages';
import { type AppError, isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import type { EnsureUserInput, UserRecord } from '../../domain/user';
import { USERNAME_TAKEN } from '../../session/authErrors';
import { rename, type SessionDispatch } from '../../session/sessionActions';
import { t } from '../../ui/text';
import { TextField } from '../../ui/TextField';
import { useSaveNamesMutation } from './accountApi';
import { FormFooter } from './FormFooter';
import { useAccountForm } from './useAccountForm';

/** The reader's own names. A username, once chosen, stays: others know its owner by it. */
export function NamesForm({ account }: { account: UserRecord | null }) {
  const { field, formProps, ...footer } = useAccountForm({
    schema: ({ profileSchema }) => profileSchema,
    initial: { firstName: account?.first_name ?? '', lastName: account?.last_name ?? '', username: '' },
    send: useSave(),
  });
  return (
    <section className="stack">
      <h2>{t('Your name')}</h2>
      <form {...formProps} className="stack" aria-label={t('Your name')}>
        <div className="formGrid">
          <TextField {...field('firstName')} label={t('First Name')} autoComplete="given-name" />
          <TextField {...field('lastName')} label={t('Last Name')} autoComplete="family-name" />
        </div>
        {!account?.username && (
          <TextField
            {...field('username')}
            label={t('Username')}
            optional
            hint={t(authMessages.usernameFormat)}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <FormFooter {...footer} submit={t('Save')} />
      </form>
    </section>
  );
}

function useSave() {
  const dispatch = useDispatch<SessionDispatch>();
  const [save] = useSaveNamesMutation();
  return async (form: EnsureUserInput): Promise<AppError | null> => {
    const { data, error } = await save(form);
    if (!data) return isAppError(error) ? error : { code: 'unknown', message: UNEXPECTED_MESSAGE };
    // The account's own copy of the name; the record above is what counts, so its failure is no failure.
    await dispatch(rename(`${form.firstName} ${form.lastName}`));
    if (data.usernameTaken) return USERNAME_TAKEN;
    dispatch(noticeShown({ variant: 'success', title: 'Your profile has been saved.' }));
    return null;
  };
}
