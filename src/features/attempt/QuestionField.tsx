import { useEffect, useRef } from 'react';
import type { Answer } from '../../domain/attempt';
import type { Question } from '../../domain/question';
import { t } from '../../ui/text';
import { AnswerFields } from './AnswerFields';
import { AnswerState } from './AnswerState';
import { QuestionBody } from './QuestionBody';
import styles from './Question.module.css';
import type { AnswerPlace } from './sitting';

interface QuestionFieldProps {
  number: number;
  total: number;
  question: Question;
  answer: Answer | undefined;
  place: AnswerPlace;
  /** It has just been turned to: whoever listens goes on from here. */
  isTurnedTo: boolean;
  onAnswer: (answer: Answer) => void;
}

/** One question with its answer and where that is. */
export function QuestionField(props: QuestionFieldProps) {
  const { number, total, question, answer, place, isTurnedTo, onAnswer } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isTurnedTo) heading.current?.focus();
  }, [isTurnedTo, question.id]);
  const stateId = `${question.id}-state`;
  return (
    <fieldset aria-describedby={stateId}>
      <legend className={styles.legend}>
        <span className="row wraps">
          <h2 ref={heading} tabIndex={-1} className="jina">
            {t('Question {n} of {all}', { n: number, all: total })}
          </h2>
          <span className="meta nums">
            {t('{n, plural, one {# point} other {# points}}', { n: question.points })}
          </span>
        </span>
        <QuestionBody question={question} />
      </legend>
      <div className="stack tight">
        <AnswerFields question={question} answer={answer} onAnswer={onAnswer} />
        <AnswerState id={stateId} place={place} />
      </div>
    </fieldset>
  );
}
