import { toCsv } from '../domain/csv';
import { Button } from './Button';
import { MonthBars } from './MonthBars';
import styles from './MonthChart.module.css';
import { monthText } from './monthText';
import { saveFile } from './saveFile';
import { t } from './text';

export interface MonthSeries {
  name: string;
  /** One for each month. */
  amounts: readonly number[];
}

interface MonthChartProps {
  title: string;
  /** `2026-11`, oldest first. */
  months: readonly string[];
  series: readonly MonthSeries[];
  /** An amount in words. */
  textOf?: (amount: number) => string;
  /** Of the file that the rows can be saved as, without its ending. */
  fileName: string;
}

const plain = (amount: number) => amount.toLocaleString('en');

/** Amounts month by month; the same as a table, for who does not see them or wants to copy them. */
export function MonthChart({ title, months, series, textOf = plain, fileName }: MonthChartProps) {
  const heads = [t('Month'), ...series.map(({ name }) => name)];
  const rowOf = (index: number) => series.map(({ amounts }) => amounts[index] ?? 0);
  const save = () =>
    saveFile(
      `${fileName}.csv`,
      'text/csv',
      toCsv(
        heads,
        months.map((month, index) => [monthText(month), ...rowOf(index)]),
      ),
    );
  return (
    <figure className="stack tight">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <MonthBars months={months} series={series} textOf={textOf} />
      <div className={styles.acts}>
        <details className={styles.table}>
          <summary>{t('As a table')}</summary>
          <table>
            <caption className="srOnly">{title}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month, index) => (
                <tr key={month}>
                  <th scope="row">{monthText(month)}</th>
                  {rowOf(index).map((amount, column) => (
                    <td key={heads[column + 1]}>{textOf(amount)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <Button variant="line" small icon="download" onClick={save}>
          {t('Export')}
        </Button>
      </div>
    </figure>
  );
}
