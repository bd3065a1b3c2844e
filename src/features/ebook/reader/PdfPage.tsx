import { useEffect, useRef, useState } from 'react';
import { TextLayer } from 'pdfjs-dist';
import { cx } from '../../../ui/cx';
import { t } from '../../../ui/text';
import type { PDFDocumentProxy, PDFPageProxy } from './pdf';
import { sharpness } from './pdfLayout';
import styles from './PdfReader.module.css';

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  top: number;
  width: number;
  height: number;
  isNight: boolean;
  onRatio: (page: number, ratio: number) => void;
}

/** One page, drawn while it is near the screen; its canvas is given back when it goes. */
export function PdfPage({ document, number, top, width, height, isNight, onRatio }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!canvas.current || !text.current) return undefined;
    const drawing = draw(document, number, width, canvas.current, text.current);
    drawing.done.then(
      (ratio) => onRatio(number, ratio),
      () => setHasFailed(!drawing.isStopped()),
    );
    return drawing.stop;
  }, [document, number, width, onRatio]);
  return (
    <section
      className={cx(styles.page, isNight && styles.night)}
      style={{ top, width, height }}
      aria-label={t('Page {n}', { n: number })}
    >
      <canvas ref={canvas} />
      <div ref={text} className={styles.text} />
      {hasFailed && <p className={styles.failed}>{t('This page could not be drawn.')}</p>}
    </section>
  );
}

interface Drawing {
  /** Resolves to the page's height by its width. */
  done: Promise<number>;
  stop: () => void;
  isStopped: () => boolean;
}

function draw(
  document: PDFDocumentProxy,
  number: number,
  width: number,
  canvas: HTMLCanvasElement,
  text: HTMLDivElement,
): Drawing {
  let isStopped = false;
  let cancel = () => undefined as void;
  const run = async () => {
    const page = await document.getPage(number);
    const unscaled = page.getViewport({ scale: 1 });
    if (!isStopped) {
      const scale = width / unscaled.width;
      const task = paint(page, scale, canvas);
      cancel = () => {
        task.cancel();
        // Safari keeps a canvas's memory until its size is nothing.
        canvas.width = 0;
        page.cleanup();
      };
      await task.promise;
      await writeText(page, scale, text);
    }
    return unscaled.height / unscaled.width;
  };
  const stop = () => {
    isStopped = true;
    cancel();
  };
  return { done: run(), stop, isStopped: () => isStopped };
}

function paint(page: PDFPageProxy, scale: number, canvas: HTMLCanvasElement) {
  const { width, height } = page.getViewport({ scale });
  const memory = (navigator as { deviceMemory?: number }).deviceMemory;
  const sharp = sharpness(width, height, window.devicePixelRatio || 1, memory);
  canvas.width = Math.floor(width * sharp);
  canvas.height = Math.floor(height * sharp);
  return page.render({ canvas, viewport: page.getViewport({ scale: scale * sharp }) });
}

/** The page's words over its picture: to be selected, found with the browser's search, and read out. */
async function writeText(page: PDFPageProxy, scale: number, container: HTMLDivElement): Promise<void> {
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale }),
  });
  await layer.render();
}
