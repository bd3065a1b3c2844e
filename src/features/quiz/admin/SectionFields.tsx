import { useField, useFormikContext } from 'formik';
import { QUIZ_LIMITS } from '../../../domain/quiz';
import { tagsOf } from '../../../domain/quizCompile';
import type { SectionForm } from '../../../domain/quizForm';
import { newSection } from '../../../domain/quizRecord';
import { FORM_LEVELS, SUBJECTS } from '../../../domain/subject';
import { isBlank } from '../../../domain/text';
import { asOptions } from '../../../ui/form/asOptions';
import { focusField } from '../../../ui/form/focusField';
import { FormNumberField, FormSelectField, FormTextArea, FormTextField } from '../../../ui/form/FormField';
import { FormRows } from '../../../ui/form/FormRows';
import { FormSection } from '../../../ui/form/FormSection';
import { t } from '../../../ui/text';
import { useCountPoolQuery } from './adminQuizApi';
import { ChosenQuestions } from './ChosenQuestions';

const nameOf = ({ title }: Pick<SectionForm, 'title'>, place: number) =>
  isBlank(title) ? t('Section {number}', { number: place + 1 }) : title;

interface SectionFieldsProps {
  author: string;
  /** Asked for a new question, for the list of this name. */
  onWrite: (name: string) => void;
}

/** The parts of the quiz, in the order in which learners meet them. */
export function SectionFields({ author, onWrite }: SectionFieldsProps) {
  const [{ value: sections }] = useField<SectionForm[]>('sections');
  return (
    <FormSection level={2} title={t('Sections')}>
      <FormRows<SectionForm>
        name="sections"
        label={t('Sections')}
        idOf={({ id }) => id}
        nameOf={(place) => nameOf(sections[place] ?? { title: '' }, place)}
        maximum={QUIZ_LIMITS.sections}
        addLabel={t('Add section')}
        make={newSection}
        onAdded={(name) => focusField(`${name}.title`)}
        whatGoes={({ questions }) =>
          questions.length > 0 ? t('Its questions stay in the question bank.') : null
        }
        below={(section, name) => (
          <OneSection section={section} name={name} author={author} onWrite={onWrite} />
        )}
      >
        {(section, _name, place) => <b>{nameOf(section, place)}</b>}
      </FormRows>
    </FormSection>
  );
}

interface DrawProps {
  section: SectionForm;
  name: string;
  author: string;
}

type OneSectionProps = DrawProps & Pick<SectionFieldsProps, 'onWrite'>;

function OneSection({ section, name, author, onWrite }: OneSectionProps) {
  const isDrawn = section.source === 'drawn';
  return (
    <div className="stack">
      <div className="formGrid">
        <FormTextField name={`${name}.title`} label={t('Section title')} optional autoComplete="off" />
        <FormSelectField
          name={`${name}.source`}
          label={t('Where its questions come from')}
          options={[
            { value: 'chosen', label: t('Chosen one by one') },
            { value: 'drawn', label: t('Drawn from the bank, anew for each attempt') },
          ]}
        />
        <FormTextArea name={`${name}.instructions`} label={t('Instructions')} optional full />
        {isDrawn && <DrawFields section={section} name={name} author={author} />}
        <FormNumberField
          name={`${name}.answerCount`}
          label={t('Learners answer any')}
          optional
          hint={t('As 3 of 5: the best 3 count. Left empty, all count.')}
        />
      </div>
      {!isDrawn && <ChosenQuestions name={`${name}.questions`} onWrite={onWrite} />}
    </div>
  );
}

function DrawFields({ section, name, author }: DrawProps) {
  const { subject, form } = section.tags;
  const { version } = useFormikContext<{ version: number }>().values;
  const { data: count } = useCountPoolQuery({ author, tags: tagsOf(section.tags) });
  const found =
    count === undefined
      ? t('Counting...')
      : t('{count, plural, one {# question has} other {# questions have}} these tags.', { count });
  return (
    <>
      <FormSelectField
        name={`${name}.tags.subject`}
        label={t('Subject')}
        optional
        placeholder={t('Any subject')}
        options={asOptions(SUBJECTS, subject)}
      />
      <FormSelectField
        name={`${name}.tags.form`}
        label={t('Form')}
        optional
        placeholder={t('Any form')}
        options={asOptions(FORM_LEVELS, form)}
      />
      <FormTextField name={`${name}.tags.topic`} label={t('Topic')} optional autoComplete="off" />
      <FormNumberField name={`${name}.tags.year`} label={t('Past paper year')} optional />
      <FormNumberField
        name={`${name}.draw`}
        label={t('How many are drawn')}
        hint={`${found} ${version > 0 ? t('The choice is made anew when you save.') : ''}`.trim()}
      />
    </>
  );
}
