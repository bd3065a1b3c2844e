import {
  useEffect,
  useId,
  useRef,
  useState,
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
} & (
  | { to: To }
  | {
      onSelect: () => void;
      /** One of several of which one is chosen. */
      checked?: boolean;
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
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useClickOutside(root, isOpen, () => setOpen(false));
  useEffect(() => {
    if (isOpen) entriesOf(list.current)[0]?.focus();
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
        <div className={styles.popup}>
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
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} small />}
      <span className="grow">{item.label}</span>
      {'checked' in item && item.checked && <Icon name="check" small />}
    </>
  );
  if ('to' in item) {
    return (
      <Link role="menuitem" tabIndex={-1} className={styles.entry} to={item.to} onClick={onDone}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.checked}
      aria-disabled={item.disabled || undefined}
      tabIndex={-1}
      className={styles.entry}
      onClick={() => {
        if (item.disabled) return;
        item.onSelect();
        if (!item.keepOpen) onDone();
      }}
    >
      {inside}
    </button>
  );
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

function useClickOutside(root: RefObject<HTMLElement | null>, isActive: boolean, onOutside: () => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onOutside();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  });
}
