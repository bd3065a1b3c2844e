import { lazy, Suspense } from 'react';
import styles from './MathText.module.css';

/** KaTeX and its fonts are heavy: they come with the first formula, and never to a page without one. */
const Formula = lazy(() => import('./Formula').then((module) => ({ default: module.Formula })));

/** `$x^2$`; a dollar that is meant as one is written `\$`. */
const FORMULA = /(?<!\\)\$((?:\\.|[^$\\\n])+)(?<!\\)\$/;

/** Text with mathematics between `$` signs. It stands as it was typed until the formulas can be drawn. */
export function MathText({ text }: { text: string }) {
  // Every second part is what the brackets of the pattern held.
  const parts = text.split(FORMULA);
  return (
    <span className={styles.text}>
      {parts.map((part, place) =>
        place % 2 === 0 ? (
          part.replaceAll('\\$', '$')
        ) : (
          <Suspense key={place} fallback={part}>
            <Formula source={part} />
          </Suspense>
        ),
      )}
    </span>
  );
}
