import { useFormikContext } from 'formik';
import type { FileUploads } from '../../../data/useFileUploads';
import { QUESTION_KIND_LABELS, QUESTION_KINDS } from '../../../domain/question';
import { isChoice, type QuestionForm } from '../../../domain/questionForm';
import { FORM_LEVELS, SUBJECTS } from '../../../domain/subject';
import { asOptions } from '../../../ui/form/asOptions';
import { FormNumberField, FormSelectField, FormTextArea, FormTextField } from '../../../ui/form/FormField';
import { FormSection } from '../../../ui/form/FormSection';
import { t } from '../../../ui/text';
import { QuestionImageField } from './QuestionImageField';
import { QuestionOptionFields } from './QuestionOptionFields';
import { QUESTION_LABELS } from './quizAdminLabels';

/** What is asked. */
export function QuestionFields({ uploads }: { uploads: FileUploads }) {
  const { image } = useFormikContext<QuestionForm>().values;
  return (
    <FormSection level={2} title={t('Question')}>
      <div className="formGrid">
        <FormSelectField
          name="kind"
          label={t(QUESTION_LABELS.kind)}
          options={QUESTION_KINDS.map((value) => ({ value, label: t(QUESTION_KIND_LABELS[value]) }))}
        />
        <FormNumberField name="points" label={t(QUESTION_LABELS.points)} />
        <FormTextArea
          name="text"
          label={t(QUESTION_LABELS.text)}
          full
          hint={t('Write mathematics between $ signs: $\\frac{1}{2}$, $x^2$. Write a dollar as \\$.')}
        />
        <QuestionImageField uploads={uploads} />
        {image && (
          <FormTextField name="imageText" label={t(QUESTION_LABELS.imageText)} full autoComplete="off" />
        )}
      </div>
    </FormSection>
  );
}

/** What is right, by the kind of question. */
export function QuestionAnswerFields() {
  const { kind } = useFormikContext<QuestionForm>().values;
  return (
    <FormSection level={2} title={t('Answer')}>
      <div className="formGrid">
        {isChoice(kind) && <QuestionOptionFields isSingle={kind === 'single-choice'} />}
        {kind === 'true-false' && (
          <FormSelectField
            name="trueFalse"
            label={t(QUESTION_LABELS.trueFalse)}
            options={[
              { value: 'true', label: t('True') },
              { value: 'false', label: t('False') },
            ]}
          />
        )}
        {kind === 'short-answer' && (
          <FormTextArea
            name="accept"
            label={t(QUESTION_LABELS.accept)}
            full
            hint={t('Each on a line of its own. Capital letters and spaces do not matter.')}
          />
        )}
        {kind === 'numeric' && <NumberFields />}
        {kind === 'essay' && (
          <FormTextArea
            name="guide"
            label={t(QUESTION_LABELS.guide)}
            optional
            full
            hint={t('For whoever marks it by hand. Learners never see it.')}
          />
        )}
        <FormTextArea
          name="explanation"
          label={t(QUESTION_LABELS.explanation)}
          optional
          full
          hint={t('Learners read it afterwards, when the quiz allows it.')}
        />
      </div>
    </FormSection>
  );
}

function NumberFields() {
  return (
    <>
      <FormNumberField name="value" label={t(QUESTION_LABELS.value)} decimals />
      <FormNumberField
        name="tolerance"
        label={t(QUESTION_LABELS.tolerance)}
        decimals
        optional
        hint={t('With 0.1, an answer up to 0.1 more or less is right.')}
      />
      <FormTextField
        name="units"
        label={t(QUESTION_LABELS.units)}
        optional
        full
        autoComplete="off"
        hint={t('With commas between them, as: m, metres. An answer without a unit is right too.')}
      />
    </>
  );
}

/** What the question is found and drawn by. */
export function QuestionTagFields() {
  const { subject, form } = useFormikContext<QuestionForm>().values;
  return (
    <FormSection level={2} title={t('Where it belongs')}>
      <div className="formGrid">
        <FormSelectField
          name="subject"
          label={t(QUESTION_LABELS.subject)}
          optional
          placeholder={t('Choose a subject')}
          options={asOptions(SUBJECTS, subject)}
        />
        <FormSelectField
          name="form"
          label={t(QUESTION_LABELS.form)}
          optional
          placeholder={t('Choose a form')}
          options={asOptions(FORM_LEVELS, form)}
        />
        <FormTextField name="topic" label={t(QUESTION_LABELS.topic)} optional autoComplete="off" />
        <FormNumberField name="year" label={t(QUESTION_LABELS.year)} optional />
      </div>
    </FormSection>
  );
}
