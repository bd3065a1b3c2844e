import { Button } from '../../../ui/Button';
import { FormSection } from '../../../ui/form/FormSection';
import { RecordForm } from '../../../ui/form/RecordForm';
import { useFreshStart } from '../../../ui/form/useFreshStart';
import { ProgressBar } from '../../../ui/ProgressBar';
import { t } from '../../../ui/text';
import { SaveConflict } from '../CourseConflict';
import { OutcomeRows } from '../CourseDetailFields';
import { CourseFormContext } from '../CourseFormContext';
import { ON_DEMAND_LABELS } from '../courseTabs';
import { LessonRows } from '../LessonFields';
import { OnDemandBasicFields } from './OnDemandBasicFields';
import { OnDemandInstructorFields } from './OnDemandInstructorFields';
import { type OnDemandFormApi, type OnDemandFormOptions, useOnDemandForm } from './useOnDemandForm';

/** Creates an on-demand class, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function OnDemandForm(props: OnDemandFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLDivElement>();
  return (
    <div ref={top} tabIndex={-1}>
      <Filling key={start} {...props} onReset={restart} />
    </div>
  );
}

function Filling({ onReset, ...options }: OnDemandFormOptions & { onReset: () => void }) {
  const form = useOnDemandForm(options);
  const { parts, fieldErrors, uploads, held, submission } = form;
  const { isBusy, step } = submission;
  return (
    <CourseFormContext value={{ parts, problems: fieldErrors, uploads, isOnDemand: true, held, isBusy }}>
      <RecordForm
        form={form}
        submitLabel={options.classId === null ? t('Create On-Demand Class') : t('Update On-Demand Class')}
        busyLabel={step === 'saving' ? t('Saving...') : t('Uploading...')}
        onReset={onReset}
        onOpenField={(name) => parts.show(name)}
      >
        <fieldset className="stack loose" disabled={isBusy}>
          <OnDemandBasicFields />
          <OnDemandInstructorFields />
          <FormSection title={t(ON_DEMAND_LABELS.learningOutcomes)} level={2}>
            <OutcomeRows />
          </FormSection>
          <FormSection title={t(ON_DEMAND_LABELS.modules)} level={2}>
            <LessonRows name="modules.0.lessons" />
          </FormSection>
        </fieldset>
        <Sending form={form} />
        <SaveConflict form={form} courseId={options.classId} onTakeTheirs={options.onTakeTheirs} />
      </RecordForm>
    </CourseFormContext>
  );
}

/** How far the file is that is on its way. Outside the form's fields, which nobody can use meanwhile. */
function Sending({ form: { submission, uploads } }: { form: OnDemandFormApi }) {
  const { sending, cancel } = submission;
  if (!sending) return null;
  const share = uploads.stateOf(sending.key)?.progress?.share ?? 0;
  return (
    <div className="panel row wraps">
      <div className="stack tight grow">
        <p>
          {t(sending.started, { n: sending.n })}{' '}
          <span className="nums">{t('{percent} %', { percent: Math.floor(share * 100) })}</span>
        </p>
        <ProgressBar value={share} label={t('Upload')} />
      </div>
      <Button variant="line" small onClick={cancel}>
        {t('Cancel upload')}
      </Button>
    </div>
  );
}
