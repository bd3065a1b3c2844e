import type { QuizRow } from '../../domain/quiz';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';
import { windowOf } from './quizWindow';

/** Whether a quiz can be taken now; nothing where it always can. */
export function QuizWindowBadge({
  quiz,
  now,
}: {
  quiz: Pick<QuizRow, 'opens_at' | 'closes_at'>;
  now: number;
}) {
  const state = windowOf(quiz, now);
  if (state === 'closed') return <Badge>{t('Closed')}</Badge>;
  if (state === 'upcoming') return <Badge tone="warn">{t('Opens later')}</Badge>;
  return quiz.closes_at === null ? null : <Badge tone="ok">{t('Open')}</Badge>;
}
