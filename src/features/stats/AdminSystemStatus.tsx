import type { ReactNode } from 'react';
import type { Stats } from '../../domain/stats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Facts } from '../../ui/Facts';
import { t } from '../../ui/text';
import { useOnline } from '../../ui/useOnline';
import { useOpenedAt } from '../../ui/useOpenedAt';
import { useGetStatsQuery, usePingFunctionsQuery } from './statsApi';

/** What answers just now, and whether the figures were right when they were last counted. */
export function AdminSystemStatus() {
  const stats = useGetStatsQuery();
  const ping = usePingFunctionsQuery();
  const isOnline = useOnline();
  const check = () => void Promise.all([stats.refetch(), ping.refetch()]);
  return (
    <section className="stack" aria-labelledby="system-status">
      <h2 id="system-status">{t('System status')}</h2>
      <Facts
        facts={[
          {
            name: 'Connection',
            value: isOnline ? <Good>{t('Online')}</Good> : <Bad>{t('You are offline')}</Bad>,
          },
          { name: 'Database', value: <Answer query={stats} /> },
          {
            name: 'Functions',
            value: <Answer query={ping} words={(ms) => t('Answers in {ms} ms', { ms })} />,
          },
          { name: 'Last full count', value: stats.currentData ? <Count stats={stats.currentData} /> : '–' },
        ]}
      />
      <div>
        <Button
          variant="line"
          small
          busy={stats.isFetching || ping.isFetching}
          busyText={t('Checking...')}
          onClick={check}
        >
          {t('Check again')}
        </Button>
      </div>
    </section>
  );
}

const Good = ({ children }: { children: ReactNode }) => <Badge tone="ok">{children}</Badge>;
const Bad = ({ children }: { children: ReactNode }) => <Badge tone="bad">{children}</Badge>;

interface AnswerProps<Data> {
  query: { currentData?: Data | undefined; isError: boolean };
  words?: (data: Data) => string;
}

function Answer<Data>({ query: { currentData, isError }, words }: AnswerProps<Data>) {
  if (isError) return <Bad>{t('Does not answer')}</Bad>;
  if (currentData === undefined) return <Badge>{t('Checking...')}</Badge>;
  return <Good>{words?.(currentData) ?? t('Answers')}</Good>;
}

/** Every night; a night that was left out shows. */
const OVERDUE_MS = 26 * 60 * 60 * 1000;

function Count({ stats: { recounted_at, drift } }: { stats: Stats }) {
  const now = useOpenedAt();
  if (recounted_at === 0) return <Badge>{t('Not counted yet')}</Badge>;
  const isOverdue = now - recounted_at > OVERDUE_MS;
  return (
    <span className="row wraps">
      {isOverdue ? (
        <Bad>{t('Overdue')}</Bad>
      ) : (
        drift.length === 0 && <Good>{t('All figures were right')}</Good>
      )}
      {drift.length > 0 && (
        <Badge tone="warn">
          {t(
            '{n, plural, one {# figure was wrong and is mended} other {# figures were wrong and are mended}}',
            {
              n: drift.length,
            },
          )}
        </Badge>
      )}
      <DateTime at={recounted_at} />
    </span>
  );
}
