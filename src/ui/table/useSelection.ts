import { useMemo, useRef, useState } from 'react';

export interface Selection<Row> {
  rows: readonly Row[];
  /** How much of what can be selected on this page is. */
  share: 'none' | 'some' | 'all';
  has: (row: Row) => boolean;
  can: (row: Row) => boolean;
  /** `isRange`: everything from the row that was pressed last. */
  toggle: (row: Row, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

interface SelectionOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  canSelect?: ((row: Row) => boolean) | undefined;
}

/** Selected rows of the page that is shown: nothing happens to rows that nobody sees. */
export function useSelection<Row>(options: SelectionOptions<Row>): Selection<Row> {
  const { rows, rowKey, canSelect = () => true } = options;
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const selected = useMemo(() => rows.filter((row) => keys.has(rowKey(row))), [rows, keys, rowKey]);
  const selectable = rows.filter(canSelect);
  const isAll = selectable.length > 0 && selected.length === selectable.length;

  const put = (changed: readonly Row[], isOn: boolean) => {
    const next = new Set(keys);
    for (const row of changed) {
      if (isOn) next.add(rowKey(row));
      else next.delete(rowKey(row));
    }
    setKeys(next);
  };

  return {
    rows: selected,
    share: isAll ? 'all' : selected.length > 0 ? 'some' : 'none',
    has: (row) => keys.has(rowKey(row)),
    can: canSelect,
    toggle: (row, isRange) => {
      const from = isRange ? selectable.findIndex((other) => rowKey(other) === anchor.current) : -1;
      const to = selectable.indexOf(row);
      const range = from < 0 ? [row] : selectable.slice(Math.min(from, to), Math.max(from, to) + 1);
      put(range, !keys.has(rowKey(row)));
      anchor.current = rowKey(row);
    },
    toggleAll: () => put(selectable, !isAll),
    clear: () => setKeys(new Set()),
  };
}
