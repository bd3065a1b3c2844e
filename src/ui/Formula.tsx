import katex from 'katex';
import 'katex/dist/katex.min.css';
import styles from './MathText.module.css';

/** Bounds for what somebody may type: neither a screen-high line nor a macro without end. */
const OPTIONS = { throwOnError: true, trust: false, maxSize: 20, maxExpand: 200 } as const;

/** What KaTeX cannot read stays as it was typed. */
function draw(source: string): string | null {
  try {
    return katex.renderToString(source, OPTIONS);
  } catch {
    return null;
  }
}

/** A formula as KaTeX draws it, with MathML for screen readers. KaTeX escapes what it is given. */
export function Formula({ source }: { source: string }) {
  const drawn = draw(source);
  if (drawn === null) return `$${source}$`;
  return <span className={styles.formula} dangerouslySetInnerHTML={{ __html: drawn }} />;
}
