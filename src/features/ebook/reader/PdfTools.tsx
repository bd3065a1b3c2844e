import { useState } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { t } from '../../../ui/text';
import { FIT_WIDTH, nextZoom, parsePage } from './pdfLayout';
import styles from './PdfReader.module.css';

interface PdfToolsProps {
  page: number;
  count: number;
  zoom: number;
  onGo: (page: number) => void;
  onZoom: (zoom: number) => void;
}

/** Turning, jumping and zooming. */
export function PdfTools({ page, count, zoom, onGo, onZoom }: PdfToolsProps) {
  return (
    <>
      <div className={styles.tools}>
        <IconButton
          icon="back"
          label={t('Previous page')}
          disabled={page <= 1}
          onClick={() => onGo(page - 1)}
        />
        <PageField key={page} page={page} count={count} onGo={onGo} />
        <IconButton
          icon="next"
          label={t('Next page')}
          disabled={page >= count}
          onClick={() => onGo(page + 1)}
        />
      </div>
      <div className={styles.tools}>
        <IconButton icon="minus" label={t('Zoom out')} onClick={() => onZoom(nextZoom(zoom, -1))} />
        <button
          type="button"
          className={styles.zoom}
          aria-label={t('Fit width, now {percent} %', { percent: Math.round(zoom * 100) })}
          onClick={() => onZoom(FIT_WIDTH)}
        >
          {`${Math.round(zoom * 100)} %`}
        </button>
        <IconButton icon="plus" label={t('Zoom in')} onClick={() => onZoom(nextZoom(zoom, 1))} />
      </div>
    </>
  );
}

interface PageFieldProps {
  page: number;
  count: number;
  onGo: (page: number) => void;
}

function PageField({ page, count, onGo }: PageFieldProps) {
  const [draft, setDraft] = useState(String(page));
  const go = () => {
    const wanted = parsePage(draft, count);
    setDraft(String(wanted ?? page));
    if (wanted !== null && wanted !== page) onGo(wanted);
  };
  return (
    <form
      className={styles.jump}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-label={t('Page')}
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={go}
      />
      <span className="nums">{t('of {n}', { n: count })}</span>
    </form>
  );
}
