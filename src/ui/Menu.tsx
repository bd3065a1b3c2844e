import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link, type To } from 'react-router-dom';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import styles from './Menu.module.css';

export type MenuItem = {
  label: string;
  icon?: IconName;
  disabled?: boolean;
  /** Under the label, as why it is disabled. */
  note?: string;
} & (
  | { to: To }
  | {
      onSelect: () => void;
      /** One of several of which one is chosen. */
      checked?: boolean;
      /** One of several that may all be ticked. */
      isTicked?: boolean;
      /** The entry itself says how its act goes on. */
      keepOpen?: boolean;
    }
);

interface MenuProps {
  /** The button's name. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  /** Above the entries: not one of them. */
  heading?: ReactNode;
  items: readonly MenuItem[];
  className?: string;
}

/** A button that opens a list of entries: arrows, Home, End, Escape and Tab as the ARIA menu pattern has them. */
export function Menu({ label, button, heading, items, className }: MenuProps) {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = place !== null;
  const setOpen = (next: boolean) => setPlace(next && trigger.current ? placeBeside(trigger.current) : null);
  useLeave(root, isOpen, () => setOpen(false));
  useEffect(() => {
    if (isOpen) entriesOf(list.current)[0]?.focus({ preventScroll: true });
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (!moveFocus(list.current, event.key)) return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <div ref={root} className={cx(styles.root, className)}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {button}
      </button>
      {isOpen && (
        <div className={styles.popup} style={place}>
          {heading && <div className={styles.heading}>{heading}</div>}
          <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
            {items.map((item, index) => (
              <Entry key={index} item={item} onDone={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const words = (
    <>
      {item.icon && <Icon name={item.icon} small />}
      <span className="grow">
        {item.label}
        {item.note && <span className={styles.note}>{item.note}</span>}
      </span>
    </>
  );
  if ('to' in item) {
    return (
      <Link role="menuitem" tabIndex={-1} className={styles.entry} to={item.to} onClick={onDone}>
        {words}
      </Link>
    );
  }
  const isOn = item.checked ?? item.isTicked;
  return (
    <button
      type="button"
      role={roleOf(item)}
      aria-checked={isOn}
      aria-disabled={item.disabled || undefined}
      tabIndex={-1}
      className={styles.entry}
      onClick={() => {
        if (item.disabled) return;
        item.onSelect();
        if (!item.keepOpen) onDone();
      }}
    >
      {words}
      {isOn && <Icon name="check" small />}
    </button>
  );
}

const roleOf = ({ checked, isTicked }: { checked?: boolean; isTicked?: boolean }) =>
  isTicked !== undefined ? 'menuitemcheckbox' : checked !== undefined ? 'menuitemradio' : 'menuitem';

const GAP = 4;
const EDGE = 16;

/** Fixed to the window, since a table's frame would cut it off: under the button or, low on the screen, over it. */
function placeBeside(trigger: HTMLElement): CSSProperties {
  const { top, bottom, left, right } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const sideways = right > clientWidth / 2 ? { right: Math.max(clientWidth - right, 0) } : { left };
  return bottom < clientHeight * 0.6
    ? { ...sideways, top: bottom + GAP, maxHeight: clientHeight - bottom - EDGE }
    : { ...sideways, bottom: clientHeight - top + GAP, maxHeight: top - EDGE };
}

const entriesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** True when the key moves among the entries. */
function moveFocus(list: HTMLElement | null, key: string): boolean {
  const entries = entriesOf(list);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const target = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: at <= 0 ? entries.length - 1 : at - 1,
    Home: 0,
    End: entries.length - 1,
  }[key];
  if (target === undefined) return false;
  entries[target]?.focus();
  return true;
}

/** Taps elsewhere; and scrolling away, which would leave the entries behind. */
function useLeave(root: RefObject<HTMLElement | null>, isActive: boolean, onLeave: () => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const place = () => root.current?.getBoundingClientRect().top ?? 0;
    const start = place();
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) onLeave();
    };
    // A scroll that ended just before the press is told after it: what counts is whether the button moved.
    const onMove = () => {
      if (Math.abs(place() - start) > GAP) onLeave();
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', onLeave);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', onLeave);
    };
  });
}
