import type { Attempt, PaperSection } from '../../domain/attempt';
import { attemptCode } from '../../domain/attemptCode';
import { MathText } from '../../ui/MathText';
import { t } from '../../ui/text';
import { AnswerSheet } from './AnswerSheet';
import { itemsOf, type PaperItem } from './paperItems';
import styles from './Paper.module.css';
import { PaperQuestion } from './PaperQuestion';

interface PaperSheetProps {
  attempt: Attempt;
  sections: readonly PaperSection[];
  minutes: number | null;
}

/** The printed paper: cover, questions in this learner's order, answer sheet. Black on white, whatever the theme. */
export function PaperSheet({ attempt, sections, minutes }: PaperSheetProps) {
  const items = itemsOf(sections);
  const code = attemptCode(attempt.id);
  return (
    <article className={styles.sheet}>
      <Cover attempt={attempt} code={code} sections={sections} items={items} minutes={minutes} />
      {sections.map((section) => (
        <section key={section.id} className={styles.part}>
          {section.title && <h2>{section.title}</h2>}
          {section.instructions && (
            <p className={styles.words}>
              <MathText text={section.instructions} />
            </p>
          )}
          {section.answer_count !== null && section.answer_count < section.questions.length && (
            <p>
              <b>
                {t('Answer any {n} of {all}.', { n: section.answer_count, all: section.questions.length })}
              </b>
            </p>
          )}
          <ol className={styles.questions}>
            {items
              .filter((item) => item.section.id === section.id)
              .map((item) => (
                <PaperQuestion key={item.question.id} item={item} />
              ))}
          </ol>
        </section>
      ))}
      <AnswerSheet title={attempt.title} code={code} items={items} />
    </article>
  );
}

interface CoverProps extends PaperSheetProps {
  code: string;
  items: readonly PaperItem[];
}

function Cover({ attempt, code, sections, items, minutes }: CoverProps) {
  return (
    <header className={styles.cover}>
      <p className={styles.brand}>Somo</p>
      <h1>{attempt.title}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Paper code')}</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
        <div>
          <dt>{t('Questions')}</dt>
          <dd>{items.length}</dd>
        </div>
        <div>
          <dt>{t('Points')}</dt>
          <dd>{attempt.max_points}</dd>
        </div>
        <div>
          <dt>{t('Time')}</dt>
          <dd>
            {minutes === null
              ? t('As your teacher says')
              : t('{n, plural, one {# minute} other {# minutes}}', { n: minutes })}
          </dd>
        </div>
      </dl>
      <ul className={styles.lines}>
        {['Name', 'School', 'Form', 'Date'].map((line) => (
          <li key={line}>{t(line)}:</li>
        ))}
      </ul>
      <ol className={styles.rules}>
        <li>{t('Write your name and check that the code is on every sheet.')}</li>
        <li>{t('Write with a pen. Mark choices on the answer sheet at the end.')}</li>
        <li>{t('Long answers go under their question.')}</li>
      </ol>
      <MarksBox sections={sections} />
    </header>
  );
}

/** For who marks it. */
const MarksBox = ({ sections }: { sections: readonly PaperSection[] }) => (
  <table className={styles.marks}>
    <caption>{t('For the examiner')}</caption>
    <tbody>
      <tr>
        {sections.map((section, index) => (
          <th key={section.id} scope="col">
            {section.title || t('Part {n}', { n: index + 1 })}
          </th>
        ))}
        <th scope="col">{t('Total')}</th>
      </tr>
      <tr>
        {sections.map((section) => (
          <td key={section.id} />
        ))}
        <td />
      </tr>
    </tbody>
  </table>
);
