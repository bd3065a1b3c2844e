import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Badge } from './Badge';
import { cx } from './cx';
import styles from './LinkTabs.module.css';
import { t } from './text';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** How many things on it want mending. */
  problems?: number;
}

interface TabsProps<Key extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  /** The current tab's panel. */
  children: ReactNode;
}

/** Parts of one page, of which one shows at a time. Arrow keys go from tab to tab. */
export function Tabs<Key extends string>({ label, tabs, current, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ key }) => key === current);
    const next = tabs[placeAfter(event.key, place, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={turn}>
        {tabs.map(({ key, label: text, problems = 0 }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            className={cx(styles.tab, styles.button)}
            aria-selected={key === current}
            aria-controls={key === current ? `${id}-panel` : undefined}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {text}
            {problems > 0 && (
              <Badge tone="bad" plain>
                {problems}
                <span className="srOnly">
                  {t('{count, plural, one {thing to mend} other {things to mend}}', { count: problems })}
                </span>
              </Badge>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

function placeAfter(key: string, place: number, count: number): number {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
