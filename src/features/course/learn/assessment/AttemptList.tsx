import type { Attempt } from '../../../../domain/attempt';
import { Badge } from '../../../../ui/Badge';
import { DateTime } from '../../../../ui/DateTime';
import { NumberedLine } from '../../../../ui/NumberedLine';
import { t } from '../../../../ui/text';
import { TextLink } from '../../../../ui/TextLink';
import { attemptPath } from '../learnLinks';

/** Attempts that were handed in; once no more is allowed, with the way to the right answers. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  const ended = attempts.filter(({ state }) => state === 'submitted');
  if (ended.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="attempts">
      <h2 id="attempts">{t('Your attempts')}</h2>
      <ol>
        {ended.map((attempt) => (
          <li key={attempt.id}>
            <AttemptLine attempt={attempt} />
          </li>
        ))}
      </ol>
      {!ended.some(({ opens }) => opens.answers !== null) && (
        <p className="meta">{t('You see the right answers after your last attempt.')}</p>
      )}
    </section>
  );
}

function AttemptLine({ attempt }: { attempt: Attempt }) {
  const { id, parent, part, number, score, is_passed, opens, submitted_at } = attempt;
  return (
    <NumberedLine number={number}>
      <span className="grow">
        <span className="row wraps tight">
          <b className="nums">{score} %</b>
          <Badge tone={is_passed ? 'ok' : 'neutral'}>{is_passed ? t('Passed') : t('Not passed')}</Badge>
        </span>
        <span className="meta">{submitted_at !== null && <DateTime at={submitted_at} />}</span>
      </span>
      {opens.answers !== null && (
        <TextLink to={attemptPath(parent, part, id)} aria-label={t('Answers of attempt {n}', { n: number })}>
          {t('Answers')}
        </TextLink>
      )}
    </NumberedLine>
  );
}
