import { barClasses, BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import type { MonthSeries } from './MonthChart';
import { monthText, shortMonth } from './monthText';

interface MonthBarsProps {
  months: readonly string[];
  series: readonly MonthSeries[];
  textOf: (amount: number) => string;
}

const HEIGHT = 240;
/** Wide enough for `1.2M`. */
const AXIS_WIDTH = 44;
const COLORS = ['var(--primary)', 'var(--accent)'];
/** The page's own lines; a bar's edge is seen on any ground, whatever fills it. */
const LINES = {
  [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: 'var(--line-strong)' },
  [`& .${axisClasses.tickLabel}`]: { fill: 'var(--muted)' },
  [`& .${chartsGridClasses.line}`]: { stroke: 'var(--line)' },
  [`& .${barClasses.element}`]: { stroke: 'var(--primary)' },
};

const isNothing = (series: readonly MonthSeries[]) =>
  series.every(({ amounts }) => amounts.every((amount) => amount === 0));

const compact = (amount: number) => amount.toLocaleString('en', { notation: 'compact' });

/** Bars side by side, for the eye alone: the table beside them says the same to everybody, and to the keyboard. */
export const MonthBars = ({ months, series, textOf }: MonthBarsProps) => (
  <div aria-hidden="true">
    <BarChart
      height={HEIGHT}
      margin={{ left: 0, right: 4, top: 12, bottom: 0 }}
      colors={COLORS}
      series={series.map(({ name, amounts }) => ({
        label: name,
        data: [...amounts],
        valueFormatter: (amount: number | null) => textOf(amount ?? 0),
      }))}
      xAxis={[
        {
          data: [...months],
          scaleType: 'band',
          valueFormatter: (month: string, { location }) =>
            location === 'tick' ? shortMonth(month) : monthText(month),
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          width: AXIS_WIDTH,
          valueFormatter: compact,
          tickMinStep: 1,
          disableLine: true,
          disableTicks: true,
          min: 0,
          // Left alone, the axis would put a lonely 0 in its middle.
          ...(isNothing(series) && { max: 1 }),
        },
      ]}
      grid={{ horizontal: true }}
      borderRadius={4}
      hideLegend={series.length === 1}
      disableKeyboardNavigation
      sx={LINES}
    />
  </div>
);
