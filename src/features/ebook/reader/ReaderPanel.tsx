import { IconButton } from '../../../ui/IconButton';
import { t } from '../../../ui/text';
import styles from './ReaderPanel.module.css';

export interface PanelEntry {
  title: string;
  /** At the right: a page number. */
  meta?: string;
  isCurrent: boolean;
  open: () => void;
}

interface ReaderPanelProps {
  contents: readonly PanelEntry[];
  bookmarks: readonly { label: string; place: number }[];
  onGo: (place: number) => void;
  onRemove: (place: number) => void;
  /** After something was chosen. */
  onChosen: () => void;
}

/** Where one can go in the book. */
export function ReaderPanel({ contents, bookmarks, onGo, onRemove, onChosen }: ReaderPanelProps) {
  const chosen = (act: () => void) => () => {
    onChosen();
    act();
  };
  return (
    <div className={styles.panel}>
      <section>
        <h2 className={styles.head}>{t('Contents')}</h2>
        {contents.length === 0 && <p className="muted small">{t('This book has no list of contents.')}</p>}
        <ol>
          {contents.map(({ title, meta, isCurrent, open }, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.entry}
                aria-current={isCurrent || undefined}
                onClick={chosen(open)}
              >
                <span className="grow">{title}</span>
                {meta && <span className="meta nums">{meta}</span>}
              </button>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={styles.head}>{t('Bookmarks')}</h2>
        {bookmarks.length === 0 && <p className="muted small">{t('Mark a place to find it again here.')}</p>}
        <ul>
          {bookmarks.map(({ label, place }) => (
            <li key={place} className={styles.marked}>
              <button type="button" className={styles.entry} onClick={chosen(() => onGo(place))}>
                {label}
              </button>
              <IconButton
                icon="trash"
                label={t('Remove bookmark: {label}', { label })}
                onClick={() => onRemove(place)}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
