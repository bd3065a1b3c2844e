import { useRemembered } from '../useRemembered';
import type { Column, Columns } from './column';

export interface ColumnChoice<Row> {
  /** The columns to show. */
  shown: Columns<Row>;
  /** False: as the table comes, where narrow screens leave some out. */
  isChosen: boolean;
  isShown: (column: Column<Row>) => boolean;
  toggle: (column: Column<Row>) => void;
  reset: () => void;
}

/** Which columns a table shows, remembered on this device; what is remembered are those left out. */
export function useColumnChoice<Row>(table: string, columns: Columns<Row>): ColumnChoice<Row> {
  const [stored, remember] = useRemembered(`somo-columns-${table}`);
  const [title, ...others] = columns;
  const hidden = stored === null ? [] : stored.split('\n');
  const isShown = ({ head }: Column<Row>) => !hidden.includes(head);
  return {
    shown: [title, ...others.filter(isShown)],
    isChosen: stored !== null,
    isShown,
    toggle: ({ head }) =>
      remember(
        (hidden.includes(head) ? hidden.filter((other) => other !== head) : [...hidden, head]).join('\n'),
      ),
    reset: () => remember(null),
  };
}
