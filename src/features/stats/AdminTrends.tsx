import { monthsUntil, type SeriesKey } from '../../domain/stats';
import { MonthChart } from '../../ui/MonthChart';
import { t } from '../../ui/text';
import { useOpenedAt } from '../../ui/useOpenedAt';
import { useGetStatsQuery } from './statsApi';

/** Who came and what was learnt, month by month. */
export function AdminTrends() {
  const now = useOpenedAt();
  const { currentData } = useGetStatsQuery();
  if (!currentData) return null;
  const months = monthsUntil(now);
  const series = (key: SeriesKey, name: string) => ({
    name,
    amounts: months.map((month) => currentData.months[month]?.[key] ?? 0),
  });
  return (
    <>
      <MonthChart
        title={t('Sign-ups')}
        fileName="sign-ups"
        months={months}
        series={[series('users', t('Sign-ups'))]}
      />
      <MonthChart
        title={t('Learning activity')}
        fileName="learning"
        months={months}
        series={[series('enrolments', t('Courses begun')), series('certificates', t('Certificates earned'))]}
      />
    </>
  );
}
