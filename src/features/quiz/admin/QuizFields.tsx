import { useField, useFormikContext } from 'formik';
import {
  QUIZ_MODES,
  REVIEW_PARTS,
  REVIEW_TIMES,
  type ReviewPart,
  type ReviewTime,
} from '../../../domain/quiz';
import { instantOfLocal, type QuizForm } from '../../../domain/quizForm';
import { timeThatComes } from '../../../domain/reviewPolicy';
import { FORM_LEVELS, SUBJECTS } from '../../../domain/subject';
import { FieldGroup, fieldId } from '../../../ui/Field';
import { asOptions } from '../../../ui/form/asOptions';
import {
  FormNumberField,
  FormSelectField,
  FormTextArea,
  FormTextField,
  FormYesNoField,
} from '../../../ui/form/FormField';
import { FormSection } from '../../../ui/form/FormSection';
import { t } from '../../../ui/text';
import { MODE_LABELS, QUIZ_LABELS, REVIEW_PART_LABELS, REVIEW_TIME_LABELS } from './quizAdminLabels';
import styles from './QuizForm.module.css';

/** What the quiz is. */
export function QuizFields() {
  const { subject, form } = useFormikContext<QuizForm>().values;
  return (
    <FormSection level={2} title={t('Quiz')}>
      <div className="formGrid">
        <FormTextField name="title" label={t(QUIZ_LABELS.title)} full autoComplete="off" />
        <FormSelectField
          name="subject"
          label={t(QUIZ_LABELS.subject)}
          optional
          placeholder={t('Choose a subject')}
          options={asOptions(SUBJECTS, subject)}
        />
        <FormSelectField
          name="form"
          label={t(QUIZ_LABELS.form)}
          optional
          placeholder={t('Choose a form')}
          options={asOptions(FORM_LEVELS, form)}
        />
        <FormTextField name="topic" label={t(QUIZ_LABELS.topic)} optional autoComplete="off" />
        <FormNumberField name="year" label={t(QUIZ_LABELS.year)} optional />
        <FormTextArea name="description" label={t(QUIZ_LABELS.description)} optional full />
      </div>
    </FormSection>
  );
}

/** How it is taken. */
export function QuizTakingFields() {
  const { modes } = useFormikContext<QuizForm>().values;
  return (
    <FormSection level={2} title={t('How it is taken')}>
      <div className="formGrid">
        <ModesField />
        <FormNumberField
          name="timeLimit"
          label={t(QUIZ_LABELS.timeLimit)}
          optional
          hint={t('Left empty, there is no limit.')}
        />
        {modes.includes('timed-sequential') && (
          <FormNumberField
            name="secondsPerQuestion"
            label={t(QUIZ_LABELS.secondsPerQuestion)}
            optional
            hint={t('Left empty, only the whole quiz is limited.')}
          />
        )}
        <FormTextField
          name="opensAt"
          type="datetime-local"
          label={t(QUIZ_LABELS.opensAt)}
          optional
          hint={t('In Tanzanian time. Left empty, it is open once it is published.')}
        />
        <FormTextField
          name="closesAt"
          type="datetime-local"
          label={t(QUIZ_LABELS.closesAt)}
          optional
          hint={t('In Tanzanian time. Left empty, it stays open.')}
        />
        <FormNumberField
          name="attempts"
          label={t(QUIZ_LABELS.attempts)}
          optional
          hint={t('Left empty, learners may try as often as they like.')}
        />
        <FormNumberField name="attemptDelay" label={t(QUIZ_LABELS.attemptDelay)} optional />
        <FormNumberField name="passingScore" label={t(QUIZ_LABELS.passingScore)} optional />
        <FormYesNoField name="shuffleQuestions" label={t(QUIZ_LABELS.shuffleQuestions)} />
        <FormYesNoField name="shuffleOptions" label={t(QUIZ_LABELS.shuffleOptions)} />
      </div>
    </FormSection>
  );
}

function ModesField() {
  const [{ value: modes }, { error, touched }, { setValue }] = useField<string[]>('modes');
  return (
    <FieldGroup
      name="modes"
      label={t(QUIZ_LABELS.modes)}
      error={touched && typeof error === 'string' ? t(error) : undefined}
      full
    >
      <div id={fieldId('modes')} tabIndex={-1}>
        {QUIZ_MODES.map((mode) => (
          <label key={mode} className={styles.choice}>
            <input
              type="checkbox"
              checked={modes.includes(mode)}
              onChange={({ target }) =>
                void setValue(
                  QUIZ_MODES.filter((one) => (one === mode ? target.checked : modes.includes(one))),
                )
              }
            />
            {t(MODE_LABELS[mode])}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** What learners see of the result, and when. */
export function QuizReviewFields() {
  const { review, attempts, closesAt } = useFormikContext<QuizForm>().values;
  const end = { attempts_allowed: Number(attempts) || null, closes_at: instantOfLocal(closesAt) };
  const hintOf = (part: ReviewPart) => {
    const time = review[part] as ReviewTime;
    return timeThatComes(time, end) === time
      ? undefined
      : t('This never shows: without a number of attempts or a closing time there is no last attempt.');
  };
  return (
    <FormSection level={2} title={t('What learners see afterwards')}>
      <div className="formGrid">
        {REVIEW_PARTS.map((part) => (
          <FormSelectField
            key={part}
            name={`review.${part}`}
            label={t(REVIEW_PART_LABELS[part])}
            options={REVIEW_TIMES.map((value) => ({ value, label: t(REVIEW_TIME_LABELS[value]) }))}
            hint={hintOf(part)}
          />
        ))}
      </div>
    </FormSection>
  );
}
