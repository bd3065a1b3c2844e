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
  nameOf: (id: string, place: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
  /** So many stay. */
  minimum?: number;
  /** Entries with fields in them are dragged by their handle alone: else no text in a field could be marked. */
  byHandle?: boolean;
  children: (id: string, place: number) => ReactNode;
  /** What stands below an entry, such as the fields of one that is open. */
  below?: (id: string, place: number) => ReactNode;
}

/** Entries whose order people set: by dragging, or by buttons, which also work without a mouse. */
export function OrderedList(props: OrderedListProps) {
  const { label, ids, nameOf, onMove, onRemove, minimum = 0, byHandle = false } = props;
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || from === to || to < 0 || to >= ids.length) return;
    onMove(from, to);
    setSaid(
      t('{name} is now number {place} of {count}.', {
        name: nameOf(id, from),
        place: to + 1,
        count: ids.length,
      }),
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
            draggable={!byHandle || drag.held === place}
          >
            <div className={styles.line}>
              <span className={styles.handle} aria-hidden="true" {...drag.handleOf(place)}>
                <Icon name="menu" small />
              </span>
              {props.children(id, place)}
              <Acts
                name={nameOf(id, place)}
                isFirst={place === 0}
                isLast={place === ids.length - 1}
                isKept={ids.length <= minimum}
                onMove={(by) => move(place, place + by)}
                onRemove={() => onRemove(place)}
              />
            </div>
            {props.below?.(id, place)}
          </li>
        ))}
      </ol>
      <p className="srOnly" role="status">
        {said}
      </p>
    </>
  );
}

interface ActsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isKept: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function Acts({ name, isFirst, isLast, isKept, onMove, onRemove }: ActsProps) {
  return (
    <span className={styles.acts}>
      <IconButton
        icon="arrowUp"
        label={t('Move {name} up', { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="arrowDown"
        label={t('Move {name} down', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton icon="close" label={t('Remove {name}', { name })} disabled={isKept} onClick={onRemove} />
    </span>
  );
}

/** The browser's own drag and drop. The entry that is dragged takes the place it is dropped at. */
function useDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  /** Whose handle is pressed. */
  const [held, setHeld] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
    setHeld(null);
  };
  const handleOf = (place: number) => ({
    onPointerDown: () => setHeld(place),
    onPointerUp: () => setHeld(null),
  });
  const propsOf = (place: number) => ({
    onDragStart: (event: DragEvent) => {
      // Entries of a list in this one, and marked text, are dragged for themselves.
      if (event.target !== event.currentTarget) return;
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
  return { from, over, held, propsOf, handleOf };
}
