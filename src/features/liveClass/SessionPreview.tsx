import { useFormikContext } from 'formik';
import { type LiveClassForm, liveClassFormSchema } from '../../domain/liveClassForm';
import { planOf } from '../../domain/liveClassRecord';
import { sessionSpans } from '../../domain/liveClassTime';
import { TimeSpan } from '../../ui/TimeSpan';
import { t } from '../../ui/text';
import { sessionCount } from './liveClassLabels';

const TIMES = ['date', 'time', 'timeZone', 'duration', 'sessions', 'repeat'] as const;

/** What the schedule comes to, by the teacher's own clock: the first session and the last. */
export function SessionPreview() {
  const { values } = useFormikContext<LiveClassForm>();
  const isWhole = liveClassFormSchema.pick([...TIMES]).isValidSync(values);
  if (!isWhole) return null;
  const plan = planOf(values);
  const spans = sessionSpans(plan);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  return (
    <p className="small muted" role="status">
      {sessionCount(plan)}: <TimeSpan start={first.start} end={first.end} />
      {spans.length > 1 && (
        <>
          {' '}
          {t('to')} <TimeSpan start={last.start} end={last.end} />
        </>
      )}{' '}
      {t('by your clock')}
    </p>
  );
}
