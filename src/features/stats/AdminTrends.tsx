import { monthsUntil, SERIES_KEYS, type SeriesKey } from '../../domain/stats';
import { BarChart } from '../../ui/BarChart';
import { monthText, shortMonth } from '../../ui/monthText';
import { t } from '../../ui/text';
import { useOpenedAt } from '../../ui/useOpenedAt';
import { useGetStatsQuery } from './statsApi';

const TITLES: Record<SeriesKey, string> = {
  users: 'Sign-ups',
  enrolments: 'Courses begun',
  certificates: 'Certificates earned',
};

/** Who came and what was learnt, month by month. */
export function AdminTrends() {
  const now = useOpenedAt();
  const { currentData } = useGetStatsQuery();
  if (!currentData) return null;
  const months = monthsUntil(now);
  return SERIES_KEYS.map((key) => (
    <BarChart
      key={key}
      title={t(TITLES[key])}
      fileName={key}
      bars={months.map((month) => {
        const amount = currentData.months[month]?.[key] ?? 0;
        return {
          label: monthText(month),
          short: shortMonth(month),
          amount,
          text: amount.toLocaleString('en'),
        };
      })}
    />
  ));
}
