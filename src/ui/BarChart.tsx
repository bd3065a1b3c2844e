import { toCsv } from '../domain/csv';
import styles from './BarChart.module.css';
import { Button } from './Button';
import { saveFile } from './saveFile';
import { t } from './text';

export interface Bar {
  label: string;
  /** Under the bar, where the whole label has no room. */
  short: string;
  amount: number;
  /** The amount in words. */
  text: string;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  /** Of the file that the rows can be saved as, without its ending. */
  fileName: string;
}

/** Amounts side by side; the same as a table, for who does not see them or wants to copy them. */
export function BarChart({ title, bars, fileName }: BarChartProps) {
  const save = () =>
    saveFile(
      `${fileName}.csv`,
      'text/csv',
      toCsv(
        [t('Month'), title],
        bars.map(({ label, amount }) => [label, amount]),
      ),
    );
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <figure className="stack tight">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        {bars.map(({ label, amount }) => (
          <div key={label} className={styles.column}>
            <div className={styles.value}>
              {amount > 0 &&
                amount.toLocaleString('en', { notation: 'compact', maximumSignificantDigits: 2 })}
            </div>
            <div className={styles.bar} style={{ height: `${(amount / most) * 8}rem` }} />
          </div>
        ))}
      </div>
      <div className={styles.labels} aria-hidden="true">
        {bars.map(({ label, short }) => (
          <span key={label}>
            {short.slice(0, 1)}
            <span className={styles.rest}>{short.slice(1)}</span>
          </span>
        ))}
      </div>
      <div className={styles.acts}>
        <details className={styles.table}>
          <summary>{t('As a table')}</summary>
          <table>
            <caption className="srOnly">{title}</caption>
            <tbody>
              {bars.map(({ label, text }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
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
