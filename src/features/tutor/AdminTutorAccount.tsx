import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import type { LinkedAccount } from '../../domain/lessonInput';
import { Button } from '../../ui/Button';
import { FormSection } from '../../ui/form/FormSection';
import { useSubmitOnce } from '../../ui/form/useSubmitOnce';
import { t } from '../../ui/text';
import { TextField } from '../../ui/TextField';
import { useLinkTutorMutation } from './tutorApi';

interface AdminTutorAccountProps {
  tutorId: string;
  account: LinkedAccount | null;
  /** The tutor's own address: most likely that of the account. */
  email: string;
}

/** The account that a tutor signs in with. Without one, nobody can ask them for a lesson. */
export function AdminTutorAccount({ tutorId, account: initial, email: ownEmail }: AdminTutorAccountProps) {
  const [account, setAccount] = useState(initial);
  const [email, setEmail] = useState(ownEmail);
  const [problem, setProblem] = useState<string | null>(null);
  const [link, { isLoading }] = useLinkTutorMutation();
  const change = async (to: string) => {
    setProblem(null);
    const { data, error } = await link({ tutorId, email: to });
    if (error) setProblem(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
    else setAccount(data ?? null);
  };
  const submit = useSubmitOnce(() => change(email.trim()));
  return (
    <FormSection title={t('Account')} level={2}>
      {account ? (
        <>
          <p role="status">{t('Signs in as {name}, {email}.', { ...account })}</p>
          <Button variant="line" busy={isLoading} onClick={() => void change('')}>
            {t('Take the account away')}
          </Button>
        </>
      ) : (
        <form className="stack" noValidate onSubmit={submit}>
          <p>{t('Students can ask this tutor for lessons once an account is theirs.')}</p>
          <TextField
            name="account"
            label={t('Email of the account')}
            type="email"
            autoComplete="off"
            value={email}
            error={problem ? t(problem) : undefined}
            onChange={setEmail}
          />
          <p>
            <Button type="submit" variant="line" busy={isLoading} disabled={email.trim() === ''}>
              {t('Link this account')}
            </Button>
          </p>
        </form>
      )}
    </FormSection>
  );
}
