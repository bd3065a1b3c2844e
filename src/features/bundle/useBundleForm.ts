import { useFileUploads } from '../../data/useFileUploads';
import { useFormDraft } from '../../data/useFormDraft';
import { useLeaveWarning } from '../../data/useLeaveWarning';
import type { Bundle } from '../../domain/bundle';
import { type BundleForm, bundleFormSchema } from '../../domain/bundleForm';
import { toBundleForm } from '../../domain/bundleRecord';
import { useVersionedForm, type Versioned } from '../../ui/form/useVersionedForm';
import { useCreateBundleMutation, useUpdateBundleMutation } from './adminBundleApi';
import { BUNDLE_LABELS } from './bundleLabels';

export type BundleEditing = Versioned<BundleForm>;

export const bundleEditingOf = (bundle: Bundle): BundleEditing => ({
  ...toBundleForm(bundle),
  version: bundle.version,
});

export interface BundleFormOptions {
  uid: string;
  /** The bundle that is edited; null for a new one. */
  bundle: Bundle | null;
  initial: BundleEditing;
  onSaved: (id: string) => void;
  /** Somebody else saved meanwhile: start from their version. */
  onTakeTheirs?: () => void;
}

export function useBundleForm({ uid, bundle, initial, onSaved }: BundleFormOptions) {
  const [create, created] = useCreateBundleMutation();
  const [update, updated] = useUpdateBundleMutation();
  const draft = useFormDraft<BundleEditing>({
    noun: 'bundle',
    uid,
    recordId: bundle?.id ?? null,
    fits: ({ title, parts, version }) =>
      typeof title === 'string' && Array.isArray(parts) && typeof version === 'number',
  });
  const form = useVersionedForm({
    draft,
    uploads: useFileUploads(uid, draft.id),
    initial,
    schema: bundleFormSchema,
    labels: BUNDLE_LABELS,
    saving: {
      send: (id, version, form) =>
        bundle === null ? create({ id, ...form }) : update({ id, version, ...form }),
      state: bundle === null ? created : updated,
    },
    onSaved,
  });
  useLeaveWarning(form.isUnsaved);
  return form;
}

export type BundleFormApi = ReturnType<typeof useBundleForm>;
