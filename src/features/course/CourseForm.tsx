import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { Tabs } from '../../ui/Tabs';
import { t } from '../../ui/text';
import { CourseBasicFields } from './CourseBasicFields';
import { SaveConflict } from './CourseConflict';
import { CourseDetailFields } from './CourseDetailFields';
import { CourseFormContext } from './CourseFormContext';
import { CourseIncludesFields } from './CourseIncludesFields';
import { COURSE_TABS, type CourseTab, tabOf } from './courseTabs';
import { ModuleFields } from './ModuleFields';
import { type CourseFormApi, type CourseFormOptions, useCourseForm } from './useCourseForm';

/** Creates a course, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function CourseForm(props: CourseFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLDivElement>();
  return (
    <div ref={top} tabIndex={-1}>
      <Filling key={start} {...props} onReset={restart} />
    </div>
  );
}

function Filling({ onReset, ...options }: CourseFormOptions & { onReset: () => void }) {
  const form = useCourseForm(options);
  return (
    <RecordForm
      form={form}
      submitLabel={options.courseId === null ? t('Create Course') : t('Update Course')}
      busyLabel={t('Saving...')}
      fileStep="Uploading files. You can save when they have arrived."
      onReset={onReset}
      onOpenField={(name) => form.parts.show(name)}
    >
      <CourseFormContext
        value={{
          parts: form.parts,
          problems: form.fieldErrors,
          uploads: form.uploads,
          isOnDemand: false,
          held: null,
          isBusy: form.submission.isBusy,
        }}
      >
        <FormTabs form={form} />
      </CourseFormContext>
      <SaveConflict form={form} {...options} />
    </RecordForm>
  );
}

function FormTabs({ form }: { form: CourseFormApi }) {
  const { parts, fieldErrors, submission } = form;
  const keys = Object.keys(COURSE_TABS) as CourseTab[];
  return (
    <Tabs
      label={t('Parts of the course')}
      tabs={keys.map((key) => ({
        key,
        label: t(COURSE_TABS[key]),
        problems: fieldErrors.filter(({ name }) => tabOf(name) === key).length,
      }))}
      current={parts.tab}
      onChange={parts.setTab}
    >
      <fieldset className="stack loose" disabled={submission.isBusy}>
        <h2 className="srOnly">{t(COURSE_TABS[parts.tab])}</h2>
        {parts.tab === 'basic' && <CourseBasicFields />}
        {parts.tab === 'details' && <CourseDetailFields />}
        {parts.tab === 'modules' && <ModuleFields />}
        {parts.tab === 'includes' && <CourseIncludesFields />}
      </fieldset>
    </Tabs>
  );
}
