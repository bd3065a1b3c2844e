import { useField } from 'formik';
import { COURSE_LIMITS } from '../../domain/course';
import type { ModuleForm, QuestionForm } from '../../domain/courseForm';
import { newAssessment, newQuestion } from '../../domain/courseFormParts';
import { Button } from '../../ui/Button';
import { fieldId } from '../../ui/Field';
import { focusField } from '../../ui/form/focusField';
import { FormNumberField, FormTextArea, FormTextField } from '../../ui/form/FormField';
import { FormRows } from '../../ui/form/FormRows';
import { t } from '../../ui/text';
import { QUESTION_TYPE_LABELS } from './courseLabels';
import styles from './CourseForm.module.css';
import { useCourseScope } from './CourseFormContext';
import { PartToggle } from './PartToggle';
import { QuestionPart } from './QuestionFields';

/** What learners answer at the end of a module: none, or one. */
export function AssessmentFields({ name }: { name: string }) {
  const { parts } = useCourseScope();
  const [{ value: assessment }, , { setValue }] = useField<ModuleForm['assessment']>(name);
  const add = () => {
    const added = newAssessment();
    void setValue(added);
    parts.show(
      `${name}.title`,
      added.questions.map(({ id }) => id),
    );
  };
  const remove = () => {
    void setValue(null);
    focusField(name);
  };
  return (
    <div className="stack" id={fieldId(name)} tabIndex={-1}>
      <h3 className={styles.heading}>{t('Assessment')}</h3>
      {assessment ? (
        <>
          <Settings name={name} />
          <QuestionRows name={`${name}.questions`} />
          <Button className={styles.act} variant="quiet" small icon="trash" onClick={remove}>
            {t('Remove Assessment')}
          </Button>
        </>
      ) : (
        <Button className={styles.act} variant="line" small icon="plus" onClick={add}>
          {t('Add Assessment')}
        </Button>
      )}
    </div>
  );
}

function Settings({ name }: { name: string }) {
  return (
    <div className="formGrid">
      <FormTextField name={`${name}.title`} label={t('Assessment Title')} full autoComplete="off" />
      <FormTextArea name={`${name}.description`} label={t('Assessment Description')} rows={2} optional full />
      <FormTextField name={`${name}.duration`} label={t('Time for it')} optional autoComplete="off" />
      <FormNumberField name={`${name}.attempts`} label={t('Attempts Allowed')} />
      <FormNumberField name={`${name}.passingScore`} label={t('Passing Score (%)')} />
    </div>
  );
}

function QuestionRows({ name }: { name: string }) {
  const { parts } = useCourseScope();
  return (
    <FormRows<QuestionForm>
      name={name}
      label={t('Questions')}
      idOf={({ id }) => id}
      nameOf={(place) => t('Question {number}', { number: place + 1 })}
      minimum={1}
      maximum={COURSE_LIMITS.questions}
      addLabel={t('Add Question')}
      make={newQuestion}
      onAdded={(added, { id }) => parts.show(`${added}.text`, [id])}
      below={(question, at) => parts.isOpen(question.id) && <QuestionPart name={at} question={question} />}
    >
      {({ id, text, type }, at, place) => (
        <PartToggle
          id={id}
          name={at}
          title={`${place + 1}. ${text || t('New question')}`}
          meta={t(QUESTION_TYPE_LABELS[type] ?? type)}
        />
      )}
    </FormRows>
  );
}
