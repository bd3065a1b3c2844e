import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './OrderedList.module.css';
import { t } from './text';

interface OrderedListProps {
  label: string;
  ids: readonly string[];
  /** The entry in words: "Move {name} up". */
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
  onRemove: (id: string) => void;
  children: (id: string) => ReactNode;
}

/** Entries whose order people set: by dragging, or by buttons, which also work without a mouse. */
export function OrderedList({ label, ids, nameOf, onChange, onRemove, children }: OrderedListProps) {
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || from === to || to < 0 || to >= ids.length) return;
    onChange(ids.toSpliced(from, 1).toSpliced(to, 0, id));
    setSaid(
      t('{name} is now number {place} of {count}.', { name: nameOf(id), place: to + 1, count: ids.length }),
    );
  };
  const drag = useDrag(move);
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {ids.map((id, place) => (
          <li
            key={id}
            className={cx(
              styles.entry,
              place === drag.from && styles.dragged,
              place === drag.over && place !== drag.from && styles.over,
            )}
            {...drag.propsOf(place)}
          >
            <span className={styles.handle} aria-hidden="true">
              <Icon name="menu" small />
            </span>
            {children(id)}
            <span className={styles.acts}>
              <IconButton
                icon="arrowUp"
                label={t('Move {name} up', { name: nameOf(id) })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                icon="arrowDown"
                label={t('Move {name} down', { name: nameOf(id) })}
                disabled={place === ids.length - 1}
                onClick={() => move(place, place + 1)}
              />
              <IconButton
                icon="close"
                label={t('Remove {name}', { name: nameOf(id) })}
                onClick={() => onRemove(id)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="srOnly" role="status">
        {said}
      </p>
    </>
  );
}

/** The browser's own drag and drop. The entry that is dragged takes the place it is dropped at. */
function useDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  const propsOf = (place: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setFrom(place);
    },
    onDragOver: (event: DragEvent) => {
      // Files and other lists' entries are not for this list.
      if (from === null) return;
      event.preventDefault();
      setOver(place);
    },
    onDrop: (event: DragEvent) => {
      if (from === null) return;
      event.preventDefault();
      onMove(from, place);
      end();
    },
    onDragEnd: end,
  });
  return { from, over, propsOf };
}
