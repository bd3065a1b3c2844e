import { useVirtualizer } from '@tanstack/react-virtual';
import styles from '../DataTable.module.css';
import { Skeleton } from '../Skeleton';
import { type TableShape, widthOf } from './shape';
import { TableRow } from './TableRow';

interface BodyProps<Row> {
  shape: TableShape<Row>;
  rows: readonly Row[];
}

export function PlainBody<Row>({ shape, rows }: BodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={shape.rowKey(row)} shape={shape} row={row} />
      ))}
    </tbody>
  );
}

const ROW_HEIGHT = 57;

/** Only the rows near the eye are in the document; two spacers stand for the others. */
export function VirtualBody<Row>({ shape, rows, frame }: BodyProps<Row> & { frame: HTMLElement | null }) {
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Spacer height={above} cells={widthOf(shape)} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <TableRow
            key={shape.rowKey(row)}
            ref={virtual.measureElement}
            shape={shape}
            row={row}
            index={index}
          />
        );
      })}
      <Spacer height={below} cells={widthOf(shape)} />
    </tbody>
  );
}

function Spacer({ height, cells }: { height: number; cells: number }) {
  if (height <= 0) return null;
  return (
    <tr className={styles.spacer} style={{ height }} aria-hidden="true">
      <td colSpan={cells} />
    </tr>
  );
}

export function SkeletonBody<Row>({ shape, count }: { shape: TableShape<Row>; count: number }) {
  const { columns, classOf, selection, rowMenu } = shape;
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} aria-hidden="true">
          {selection && <td className={styles.check} />}
          {columns.map((column, index) => (
            <td key={column.head} className={classOf(column, index === 0)}>
              <Skeleton height="1rem" width={index === 0 ? '70%' : '60%'} />
            </td>
          ))}
          {rowMenu && <td className={styles.menu} />}
        </tr>
      ))}
    </tbody>
  );
}
