import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Ebook } from '../../../domain/ebook';
import { paths } from '../../../domain/paths';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { OfflineBar } from '../../../ui/OfflineBar';
import { PageTitle } from '../../../ui/PageTitle';
import { t } from '../../../ui/text';
import { chooseTheme, useIsDark } from '../../../ui/themeChoice';
import styles from './ReaderFrame.module.css';

interface ReaderFrameProps {
  ebook: Ebook;
  /** Where in the book this is. */
  heading: string;
  isMarked?: boolean;
  /** Left out while the book is not open. */
  onMark?: (() => void) | undefined;
  /** Contents and bookmarks. `close` closes the dialog that holds it on a phone. */
  panel?: (close: () => void) => ReactNode;
  /** Between the bars: a notice that needs an answer. */
  notice?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The reader's own frame: the book and its tools take the whole screen. */
export function ReaderFrame(props: ReaderFrameProps) {
  const { ebook, heading, isMarked = false, onMark, panel, notice, footer, children } = props;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const close = () => setIsPanelOpen(false);
  return (
    <div className={styles.frame}>
      <PageTitle title={ebook.title} />
      <header className={styles.bar}>
        <Link className={styles.back} to={paths.ebook(ebook.id)} aria-label={t('Back to the book')}>
          <Icon name="back" />
        </Link>
        <div className={styles.words}>
          <h1 className={styles.title}>{ebook.title}</h1>
          <p className={styles.place}>{heading}</p>
        </div>
        <DayNightButton />
        {onMark && (
          <IconButton
            icon="bookmark"
            filled={isMarked}
            label={isMarked ? t('Remove bookmark') : t('Bookmark this place')}
            aria-pressed={isMarked}
            onClick={onMark}
          />
        )}
        {panel && (
          <IconButton
            className={styles.narrow}
            icon="list"
            label={t('Contents and bookmarks')}
            aria-haspopup="dialog"
            onClick={() => setIsPanelOpen(true)}
          />
        )}
      </header>
      <OfflineBar />
      {notice}
      <div className={styles.middle}>
        {panel && <aside className={styles.aside}>{panel(close)}</aside>}
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
      {panel && (
        <Dialog
          isOpen={isPanelOpen}
          title={ebook.title}
          onClose={close}
          actions={<Button onClick={close}>{t('Close')}</Button>}
        >
          {panel(close)}
        </Dialog>
      )}
    </div>
  );
}

function DayNightButton() {
  const isDark = useIsDark();
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t('Day colours') : t('Night colours')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
