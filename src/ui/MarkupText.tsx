import { isEmptyMarkup, isLessonMarkup } from '../domain/lessonMarkup';
import styles from './MarkupText.module.css';

/**
 * A text of the lesson editor. Only what the grammar of lesson markup allows ever becomes HTML, which has no scripts, styles or
 * pictures; any other text shows as the plain text that it is.
 */
export function MarkupText({ text }: { text: string }) {
  if (isEmptyMarkup(text)) return null;
  if (!text.includes('<') || !isLessonMarkup(text)) return <p className={styles.plain}>{text}</p>;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />;
}
