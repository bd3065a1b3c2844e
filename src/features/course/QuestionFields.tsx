import { useField } from 'formik';
import { QUESTION_TYPES } from '../../domain/courseContent';
import type { QuestionForm } from '../../domain/courseForm';
import { answersFor } from '../../domain/courseFormParts';
import { FormNumberField, FormTextArea, FormTextField } from '../../ui/form/FormField';
import { SelectField } from '../../ui/TextField';
import { t } from '../../ui/text';
import { QUESTION_TYPE_LABELS } from './courseLabels';
import styles from './CourseForm.module.css';
import { OptionFields } from './OptionFields';

/** A question with its right answer. */
export function QuestionPart({ name, question }: { name: string; question: QuestionForm }) {
  return (
    <div className={styles.part}>
      <div className="formGrid">
        <FormTextArea name={`${name}.text`} label={t('Question')} rows={2} full />
        <TypeField name={name} question={question} />
        <FormNumberField name={`${name}.points`} label={t('Points')} />
        <AnswerField name={name} question={question} />
      </div>
    </div>
  );
}

/** Another type begins with another answer. */
function TypeField({ name, question }: { name: string; question: QuestionForm }) {
  const [, , { setValue }] = useField<QuestionForm>(name);
  return (
    <SelectField
      name={`${name}.type`}
      label={t('Question Type')}
      options={QUESTION_TYPES.map((value) => ({ value, label: t(QUESTION_TYPE_LABELS[value] ?? value) }))}
      value={question.type}
      onChange={(chosen) => {
        const type = QUESTION_TYPES.find((known) => known === chosen);
        if (type) void setValue({ ...question, ...answersFor(type) });
      }}
    />
  );
}

function AnswerField({ name, question }: { name: string; question: QuestionForm }) {
  if (question.type === 'multiple-choice') return <OptionFields name={name} question={question} />;
  if (question.type === 'true-false') return <TrueFalseField name={`${name}.correctAnswer`} />;
  return <FormTextField name={`${name}.correctAnswer`} label={t('Correct Answer')} full autoComplete="off" />;
}

function TrueFalseField({ name }: { name: string }) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <SelectField
      name={name}
      label={t('Correct Answer')}
      options={[
        { value: 'true', label: t('True') },
        { value: 'false', label: t('False') },
      ]}
      value={String(value)}
      onChange={(chosen) => void setValue(chosen === 'true')}
    />
  );
}
