import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../ui/Button';
import { t } from '../../../ui/text';
import styles from './StepNav.module.css';
import type { Step } from './steps';

interface StepNavProps {
  previous: Step | undefined;
  next: Step | undefined;
  /** The way on is what to do now. */
  isDone: boolean;
}

/** The steps before and after this one; the arrow keys go there too. */
export function StepNav({ previous, next, isDone }: StepNavProps) {
  useArrowKeys(previous?.to, next?.to);
  return (
    <nav className={styles.nav} aria-label={t('Lessons')}>
      {previous && (
        <ButtonLink
          variant="line"
          to={previous.to}
          aria-keyshortcuts="ArrowLeft"
          aria-label={t('Previous: {title}', { title: previous.title })}
        >
          {t('Previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          className="push"
          variant={isDone ? 'primary' : 'line'}
          to={next.to}
          aria-keyshortcuts="ArrowRight"
          aria-label={t('Next: {title}', { title: next.title })}
        >
          {t('Next')}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Fields, videos and dialogs keep their arrow keys. */
const KEEPS_KEYS = 'input, textarea, select, video, dialog';

function useArrowKeys(previous: string | undefined, next: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || shiftKey) return;
      if (target instanceof Element && target.closest(KEEPS_KEYS)) return;
      const to = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
      if (to) void navigate(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, previous, next]);
}
