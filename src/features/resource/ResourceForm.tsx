import type { Resource } from '../../domain/resource';
import { type ResourceForm as Values, resourceMessages, toResourceForm } from '../../domain/resourceForm';
import { ConflictDialog } from '../../ui/form/ConflictDialog';
import { formDifferences } from '../../ui/form/formDifferences';
import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { t } from '../../ui/text';
import { useGetResourceForEditQuery } from './adminResourceApi';
import { ResourceFields } from './ResourceFields';
import { RESOURCE_LABELS } from './resourceLabels';
import { type ResourceFormApi, type ResourceFormOptions, useResourceForm } from './useResourceForm';

/** Makes a study resource, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function ResourceForm(props: ResourceFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLDivElement>();
  return (
    <div ref={top} tabIndex={-1}>
      <Filling key={start} {...props} onReset={restart} />
    </div>
  );
}

function Filling({ onReset, ...options }: ResourceFormOptions & { onReset: () => void }) {
  const form = useResourceForm(options);
  const { resource } = options;
  const { conflict, isBusy } = form.submission;
  return (
    <RecordForm
      form={form}
      submitLabel={t('Save resource')}
      busyLabel={t('Saving...')}
      fileStep="The file goes up. You can save when it has arrived."
      onReset={onReset}
    >
      <fieldset className="stack loose" disabled={isBusy}>
        <ResourceFields uploads={form.uploads} isBusy={isBusy} />
      </fieldset>
      {conflict && resource && (
        <Conflict resource={resource} conflict={conflict} form={form} options={options} />
      )}
    </RecordForm>
  );
}

interface ConflictProps {
  resource: Resource;
  conflict: NonNullable<ResourceFormApi['submission']['conflict']>;
  form: ResourceFormApi;
  options: ResourceFormOptions;
}

/** Somebody else saved the resource meanwhile. */
function Conflict({ resource, conflict, form, options }: ConflictProps) {
  return (
    <ConflictDialog<Resource>
      title={t(resourceMessages.conflict)}
      conflict={conflict}
      query={useGetResourceForEditQuery(resource.id, { refetchOnMountOrArgChange: true })}
      missing={t(resourceMessages.missing)}
      differences={(stored) =>
        formDifferences<Values>(RESOURCE_LABELS, form.formik.values, toResourceForm(stored))
      }
      onKeepMine={(version) => void form.overwrite(version)}
      onTakeTheirs={() => {
        form.forgetDraft();
        options.onTakeTheirs?.();
      }}
      onClose={form.submission.refuse}
    />
  );
}
