import { type ReactNode, useState } from 'react';
import { paths } from '../../../domain/paths';
import type { Quiz } from '../../../domain/quiz';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { PageHead } from '../../../ui/PageHead';
import { t } from '../../../ui/text';
import { STATUS_LABELS, STATUS_TONES } from './quizAdminLabels';
import { useQuizSteps } from './useQuizSteps';

interface AdminQuizHeadProps {
  title: string;
  quiz: Quiz;
  children: ReactNode;
}

/** The top of a quiz's pages. The status is changed at once; what is typed below waits until it is saved. */
export function AdminQuizHead({ title, quiz, children }: AdminQuizHeadProps) {
  const [status, setStatus] = useState(quiz.status);
  const stepsOf = useQuizSteps(setStatus);
  return (
    <PageHead
      title={title}
      lead={
        <>
          <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge> {quiz.title}
        </>
      }
      back={{ to: paths.adminQuizzes, label: t('Back to Quizzes') }}
    >
      {children}
      {stepsOf({ ...quiz, status }).map(({ label, icon, disabled, onSelect }) => (
        <Button key={label} variant="line" icon={icon} disabled={disabled} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </PageHead>
  );
}
