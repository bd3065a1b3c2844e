import type { Attempt } from '../../../../domain/attempt';
import { Note } from '../../../../ui/Note';
import { t } from '../../../../ui/text';

/** How an attempt ended. */
export function ResultNote({ attempt }: { attempt: Attempt }) {
  const { is_passed, score, points, max_points, passing_score } = attempt;
  const percent = score ?? 0;
  return (
    <Note
      tone={is_passed ? 'ok' : 'warn'}
      role="status"
      title={
        is_passed
          ? t('You passed with {percent} %.', { percent })
          : t('You got {percent} %. You need {passing} % to pass.', { percent, passing: passing_score })
      }
    >
      <p className="nums">{t('{points} of {max} points', { points: points ?? 0, max: max_points })}</p>
    </Note>
  );
}
