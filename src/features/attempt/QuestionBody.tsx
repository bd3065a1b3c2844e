import type { Question } from '../../domain/question';
import { MathText } from '../../ui/MathText';
import styles from './Question.module.css';

/** What is asked, with its picture. */
export const QuestionBody = ({ question: { text, image_url, image_text } }: { question: Question }) => (
  <>
    <span className={styles.words}>
      <MathText text={text} />
    </span>
    {image_url && <img className={styles.picture} src={image_url} alt={image_text} decoding="async" />}
  </>
);
