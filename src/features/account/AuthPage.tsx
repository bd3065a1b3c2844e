import { type ComponentType, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, safeReturnPath } from '../../domain/paths';
import { keepTrying } from '../../session/start';
import { useSession } from '../../session/useSession';
import { Khanga } from '../../ui/Khanga';
import { PageTitle } from '../../ui/PageTitle';
import { Pindo } from '../../ui/Pindo';
import { FieldSkeleton, Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import styles from './AuthPage.module.css';
import { ResetForm } from './ResetForm';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

type Mode = 'sign-in' | 'sign-up' | 'reset';

interface ModeView {
  /** The tab's title. */
  name: string;
  title: string;
  lead: string;
  Form: ComponentType;
  /** Before the ways to the other modes. */
  question?: string;
  /** The ways to the other modes; none is named like this mode's own act. */
  others: readonly { mode: Mode; label: string }[];
}

const MODES: Record<Mode, ModeView> = {
  'sign-in': {
    name: 'Sign In',
    title: 'Karibu tena',
    lead: 'Welcome back. Sign in to go on where you stopped.',
    Form: SignInForm,
    others: [
      { mode: 'reset', label: 'Forgot password?' },
      { mode: 'sign-up', label: 'Create Account' },
    ],
  },
  'sign-up': {
    name: 'Create Account',
    title: 'Karibu Somo',
    lead: 'Welcome to Somo. An account is free.',
    Form: SignUpForm,
    question: 'Already have an account?',
    others: [{ mode: 'sign-in', label: 'Sign In' }],
  },
  reset: {
    name: 'Reset your password',
    title: 'Reset your password',
    lead: 'We send a link to your email. It opens a page to choose a new password.',
    Form: ResetForm,
    others: [{ mode: 'sign-in', label: 'Back to Sign In' }],
  },
};

const isMode = (value: string | null): value is Mode => value !== null && Object.hasOwn(MODES, value);

/** /auth: sign in, create an account, reset a password (spec sections 2.5, 4, 5). */
export function Component() {
  const { status } = useSession();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  // Whoever is here will need Auth's code: it comes while they type.
  useEffect(keepTrying, []);

  if (status === 'signed-in') return <Navigate to={safeReturnPath(state?.from)} replace />;
  return (
    <div className={styles.auth}>
      <div className={styles.pindo}>
        <Pindo />
      </div>
      <aside className={`brand ${styles.cloth}`}>
        <Khanga
          saying="Penye nia pana njia"
          label={t('A khanga cloth. Its saying: Penye nia pana njia, where there is a will there is a way.')}
        />
        <p className="muted small">{t('Where there is a will, there is a way.')}</p>
      </aside>
      <div className={styles.main}>
        <AuthForm isLoading={status === 'loading'} />
      </div>
    </div>
  );
}

function AuthForm({ isLoading }: { isLoading: boolean }) {
  const [params] = useSearchParams();
  const asked = params.get('mode');
  const mode = isMode(asked) ? asked : 'sign-in';
  const { name, title, lead, Form } = MODES[mode];
  const heading = useFocusOnChange(mode);
  return (
    <div className={`stack loose ${styles.form}`}>
      <PageTitle title={t(name)} />
      <TextLink to={paths.home} before="back">
        {t('Back to Home')}
      </TextLink>
      <header className="stack tight">
        <h1 ref={heading} tabIndex={-1} lang={mode === 'reset' ? undefined : 'sw'}>
          {t(title)}
        </h1>
        <p className="muted">{t(lead)}</p>
      </header>
      {isLoading ? (
        <FormSkeleton />
      ) : (
        <>
          {/* A new mode is a new form: fields and message start empty. */}
          <Form key={mode} />
          <OtherModes mode={mode} />
        </>
      )}
    </div>
  );
}

function OtherModes({ mode }: { mode: Mode }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // The state carries the page to return to, so it goes along.
  const open = (next: Mode) => void navigate({ search: `?mode=${next}` }, { replace: true, state });
  const { question, others } = MODES[mode];
  return (
    <div className={styles.others}>
      {question && <span className="small">{t(question)}</span>}
      {others.map(({ mode: next, label }) => (
        <button key={next} type="button" className={styles.switch} onClick={() => open(next)}>
          {t(label)}
        </button>
      ))}
    </div>
  );
}

/** The button that switched is gone, so the focus goes to the new form's heading. */
function useFocusOnChange(mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) heading.current?.focus();
    shown.current = mode;
  }, [mode]);
  return heading;
}

/** Of the size of the sign-in form, which most come for. */
function FormSkeleton() {
  return (
    <Loading>
      <div className="stack loose">
        <div className="stack">
          <FieldSkeleton />
          <FieldSkeleton />
          <Skeleton height="3rem" />
        </div>
        <Skeleton height="var(--tap)" />
      </div>
    </Loading>
  );
}
