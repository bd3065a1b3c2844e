import type { Bundle } from '../../domain/bundle';
import { type BundleForm as Values, bundleMessages } from '../../domain/bundleForm';
import { toBundleForm } from '../../domain/bundleRecord';
import { ConflictDialog } from '../../ui/form/ConflictDialog';
import { formDifferences } from '../../ui/form/formDifferences';
import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { t } from '../../ui/text';
import { useGetBundleForEditQuery } from './adminBundleApi';
import { BundleFields } from './BundleFields';
import { BUNDLE_LABELS } from './bundleLabels';
import { BundlePartFields } from './BundlePartFields';
import { type BundleFormApi, type BundleFormOptions, useBundleForm } from './useBundleForm';

/** Makes a bundle, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function BundleForm(props: BundleFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLDivElement>();
  return (
    <div ref={top} tabIndex={-1}>
      <Filling key={start} {...props} onReset={restart} />
    </div>
  );
}

function Filling({ onReset, ...options }: BundleFormOptions & { onReset: () => void }) {
  const form = useBundleForm(options);
  const { bundle } = options;
  const { conflict } = form.submission;
  return (
    <RecordForm
      form={form}
      submitLabel={t('Save bundle')}
      busyLabel={t('Saving...')}
      fileStep="The picture goes up. You can save when it has arrived."
      onReset={onReset}
    >
      <fieldset className="stack loose" disabled={form.submission.isBusy}>
        <BundleFields uploads={form.uploads} />
        <BundlePartFields known={bundle?.parts ?? []} />
      </fieldset>
      {conflict && bundle && <Conflict bundle={bundle} conflict={conflict} form={form} options={options} />}
    </RecordForm>
  );
}

interface ConflictProps {
  bundle: Bundle;
  conflict: NonNullable<BundleFormApi['submission']['conflict']>;
  form: BundleFormApi;
  options: BundleFormOptions;
}

/** Somebody else saved the bundle meanwhile. */
function Conflict({ bundle, conflict, form, options }: ConflictProps) {
  return (
    <ConflictDialog<Bundle>
      title={t(bundleMessages.conflict)}
      conflict={conflict}
      query={useGetBundleForEditQuery(bundle.id, { refetchOnMountOrArgChange: true })}
      missing={t(bundleMessages.missing)}
      differences={(stored) =>
        formDifferences<Values>(BUNDLE_LABELS, form.formik.values, toBundleForm(stored))
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
