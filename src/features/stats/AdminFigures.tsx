import type { StatKey } from '../../domain/stats';
import { ErrorState } from '../../ui/ErrorState';
import { StatStrip } from '../../ui/StatStrip';
import { t } from '../../ui/text';
import { useGetOwnFiguresQuery, useGetStatsQuery } from './statsApi';
import type { OwnFigures } from './statsDocs';

const LABELS: Record<StatKey, string> = {
  users: 'Users',
  ebooks: 'Ebooks & Publications',
  audios: 'Audio',
  courses: 'Courses and classes',
  live_classes: 'Live Classes',
  tutors: 'Tutors',
  enrolments: 'Enrolments',
  certificates: 'Certificates',
};
const KEYS = Object.keys(LABELS) as StatKey[];

/** What Somo has, as of now. */
export function AdminFigures() {
  const { currentData, error, isFetching, refetch } = useGetStatsQuery();
  if (error && !currentData) return <Failed error={error} isRetrying={isFetching} onRetry={refetch} />;
  return (
    <StatStrip
      stats={KEYS.map((key) => ({
        label: t(LABELS[key]),
        value: currentData ? currentData.counts[key].toLocaleString('en') : null,
      }))}
    />
  );
}

const OWN_LABELS: Record<keyof OwnFigures, string> = {
  ebooks: 'Your ebooks',
  audios: 'Your audio',
  courses: 'Your courses and classes',
  liveClasses: 'Your live classes',
  learners: 'Enrolments in what you teach',
};
const OWN_KEYS = Object.keys(OWN_LABELS) as (keyof OwnFigures)[];

/** What a teacher has made, and how many learn from it. */
export function AdminOwnFigures({ uid }: { uid: string }) {
  const { currentData, error, isFetching, refetch } = useGetOwnFiguresQuery(uid);
  if (error && !currentData) return <Failed error={error} isRetrying={isFetching} onRetry={refetch} />;
  return (
    <StatStrip
      stats={OWN_KEYS.map((key) => ({
        label: t(OWN_LABELS[key]),
        value: currentData ? currentData[key].toLocaleString('en') : null,
      }))}
    />
  );
}

interface FailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => unknown;
}

const Failed = ({ onRetry, ...props }: FailedProps) => (
  <ErrorState {...props} title={t('The figures could not be loaded.')} onRetry={() => void onRetry()} />
);
