import { COURSE_TRANSITIONS } from '../../../domain/course';
import type { Quiz, QuizStatus } from '../../../domain/quiz';
import { t } from '../../../ui/text';
import { useSetQuizStatusMutation } from './adminQuizApi';
import { STATUS_LABELS } from './quizAdminLabels';

/** What may follow on a status, and how it is called from there. */
const STEPS: Record<QuizStatus, Partial<Record<QuizStatus, string>>> = {
  draft: { published: 'Publish', archived: 'Archive' },
  published: { draft: 'Unpublish', archived: 'Archive' },
  archived: { draft: 'Restore' },
};

type Changeable = Pick<Quiz, 'id' | 'status' | 'question_count'>;

/** The acts that change a quiz's status, from the one it has. Without questions there is nothing to publish. */
export function useQuizSteps(onDone?: (status: QuizStatus) => void) {
  const [setStatus, { isLoading }] = useSetQuizStatusMutation();
  const go = async (id: string, status: QuizStatus) => {
    const { error } = await setStatus({ id, status });
    if (!error) onDone?.(status);
  };
  return ({ id, status, question_count }: Changeable) =>
    COURSE_TRANSITIONS[status].map((next) => ({
      label: t(STEPS[status][next] ?? STATUS_LABELS[next]),
      icon: next === 'archived' ? ('lock' as const) : ('check' as const),
      disabled: isLoading || (next === 'published' && question_count === 0),
      onSelect: () => void go(id, next),
    }));
}
