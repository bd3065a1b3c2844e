import { monthsUntil, type SeriesKey } from '../../domain/stats';
import { MonthChart } from '../../ui/MonthChart';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useOpenedAt } from '../../ui/useOpenedAt';
import { useGetOwnStatsQuery, useGetStatsQuery } from './statsApi';

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

/** How many began what somebody teaches. */
export function AdminOwnTrends({ uid }: { uid: string }) {
  const months = monthsUntil(useOpenedAt());
  const name = t('Enrolments in what you teach');
  return (
    <QueryView
      query={useGetOwnStatsQuery(uid)}
      skeleton={<SkeletonText lines={8} />}
      errorTitle={t('The enrolments could not be loaded.')}
    >
      {(stats) => (
        <MonthChart
          title={name}
          fileName="enrolments"
          months={months}
          series={[{ name, amounts: months.map((month) => stats.months[month] ?? 0) }]}
        />
      )}
    </QueryView>
  );
}
