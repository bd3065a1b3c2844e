import { useField } from 'formik';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { questionTitle } from '../../../domain/questionForm';
import { Button } from '../../../ui/Button';
import { FieldGroup, fieldId } from '../../../ui/Field';
import { MathText } from '../../../ui/MathText';
import { OrderedList } from '../../../ui/OrderedList';
import { t } from '../../../ui/text';
import { useGetQuestionQuery } from './adminQuizApi';
import { AdminQuestionPicker } from './AdminQuestionPicker';
import styles from './QuizForm.module.css';

interface ChosenQuestionsProps {
  name: string;
  /** A new one is asked for. */
  onWrite: (name: string) => void;
}

/** The questions of a section, in their order; more are taken from the bank, or written now. */
export function ChosenQuestions({ name, onWrite }: ChosenQuestionsProps) {
  const [{ value: ids }, { error, touched }, { setValue }] = useField<string[]>(name);
  const [isChoosing, setChoosing] = useState(false);
  const change = (next: string[]) => void setValue(next);
  return (
    <FieldGroup
      name={name}
      label={t('Questions')}
      error={touched && typeof error === 'string' ? t(error) : undefined}
      full
    >
      <div className="stack tight" id={fieldId(name)} tabIndex={-1}>
        {ids.length === 0 && <p className="small">{t('No questions yet.')}</p>}
        <OrderedList
          label={t('Questions')}
          ids={ids}
          nameOf={(_id, place) => t('Question {number}', { number: place + 1 })}
          onMove={(from, to) => change(moved(ids, from, to))}
          onRemove={(place) => change(ids.toSpliced(place, 1))}
        >
          {(id, place) => (
            <span className={styles.asked}>
              {place + 1}. <QuestionLine id={id} />
            </span>
          )}
        </OrderedList>
        <div className="row">
          <Button variant="line" small icon="search" onClick={() => setChoosing(true)}>
            {t('Choose from the bank')}
          </Button>
          <Button variant="line" small icon="plus" onClick={() => onWrite(name)}>
            {t('Write a new question')}
          </Button>
        </div>
      </div>
      {isChoosing &&
        // Outside the form: Enter in its search must not save the quiz.
        createPortal(
          <AdminQuestionPicker
            taken={ids}
            onTake={(more) => change([...ids, ...more])}
            onClose={() => setChoosing(false)}
          />,
          document.body,
        )}
    </FieldGroup>
  );
}

function moved(ids: readonly string[], from: number, to: number): string[] {
  const [id, rest] = [ids[from], ids.toSpliced(from, 1)];
  return id === undefined ? [...ids] : rest.toSpliced(to, 0, id);
}

function QuestionLine({ id }: { id: string }) {
  const { data: question, isLoading } = useGetQuestionQuery(id);
  if (question) return <MathText text={questionTitle(question)} />;
  return isLoading ? t('Loading...') : t('This question was deleted.');
}
