import { liveMessages } from '../../domain/liveClass';
import { ConflictDialog } from '../../ui/form/ConflictDialog';
import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { t } from '../../ui/text';
import { useGetLiveClassForEditQuery } from './adminLiveClassApi';
import type { LiveClassForEdit } from './adminLiveClassDocs';
import { editingOf, liveDifferences } from './liveClassEditing';
import { LiveClassFields, LiveJoinFields, LiveScheduleFields } from './LiveClassFields';
import { type LiveClassFormApi, type LiveClassFormOptions, useLiveClassForm } from './useLiveClassForm';

/** Schedules a class, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function LiveClassForm(props: LiveClassFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLDivElement>();
  return (
    <div ref={top} tabIndex={-1}>
      <Filling key={start} {...props} onReset={restart} />
    </div>
  );
}

function Filling({ onReset, ...options }: LiveClassFormOptions & { onReset: () => void }) {
  const form = useLiveClassForm(options);
  const { classId } = options;
  const { conflict } = form.submission;
  return (
    <RecordForm
      form={form}
      submitLabel={classId === null ? t('Create Live Class') : t('Update Live Class')}
      busyLabel={t('Saving...')}
      onReset={onReset}
    >
      <fieldset className="stack loose" disabled={form.submission.isBusy}>
        <LiveClassFields />
        <LiveScheduleFields />
        <LiveJoinFields />
      </fieldset>
      {conflict && classId !== null && (
        <Conflict classId={classId} conflict={conflict} form={form} options={options} />
      )}
    </RecordForm>
  );
}

interface ConflictProps {
  classId: string;
  conflict: NonNullable<LiveClassFormApi['submission']['conflict']>;
  form: LiveClassFormApi;
  options: LiveClassFormOptions;
}

/** Somebody else saved the class meanwhile. */
function Conflict({ classId, conflict, form, options }: ConflictProps) {
  return (
    <ConflictDialog<LiveClassForEdit>
      title={t(liveMessages.conflict)}
      conflict={conflict}
      query={useGetLiveClassForEditQuery(classId, { refetchOnMountOrArgChange: true })}
      missing={t(liveMessages.missing)}
      differences={(stored) => liveDifferences(form.formik.values, editingOf(stored))}
      onKeepMine={(version) => void form.overwrite(version)}
      onTakeTheirs={() => {
        form.forgetDraft();
        options.onTakeTheirs?.();
      }}
      onClose={form.submission.refuse}
    />
  );
}
