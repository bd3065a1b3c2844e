import { useEffect, useRef, useState } from 'react';
import styles from './SearchBox.module.css';
import fieldStyles from './Field.module.css';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { cx } from './cx';
import { t } from './text';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Milliseconds of quiet before the search is told; 0 tells each key. */
  delay?: number;
}

/** Searches while typing. What is typed shows at once, whatever the pace of the answers. */
export function SearchBox({ label, placeholder, value, onChange, delay = 250 }: SearchBoxProps) {
  const [draft, setDraft] = useDraft(value, onChange, delay);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div role="search" className={styles.box}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className={cx(fieldStyles.input, styles.input)}
        aria-label={label}
        placeholder={placeholder}
        value={draft}
        enterKeyHint="search"
        onChange={(event) => setDraft(event.target.value)}
      />
      {draft && (
        <IconButton
          icon="close"
          label={t('Clear search')}
          onClick={() => {
            setDraft('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/**
 * The text as typed, told after a pause; a change from outside (reset, back button) wins. What was told comes back late
 * on a slow phone, when more has been typed: that is no change from outside.
 */
function useDraft(value: string, onChange: (value: string) => void, delay: number) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    const place = told.indexOf(value);
    setTold(place < 0 ? [] : told.slice(place + 1));
    if (place < 0) setDraft(value);
  }
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const last = told.at(-1) ?? known;
  useEffect(() => {
    if (draft === last) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The next page may still be loading behind this one: who went there is not brought back.
      if (window.location.pathname !== pathname) return;
      setTold((earlier) => [...earlier, draft]);
      tell.current(draft);
    }, delay);
    return () => clearTimeout(timer);
  }, [draft, last, delay]);
  return [draft, setDraft] as const;
}
