import { useFileUploads } from '../../data/useFileUploads';
import { useFormDraft } from '../../data/useFormDraft';
import { useLeaveWarning } from '../../data/useLeaveWarning';
import type { Resource } from '../../domain/resource';
import { type ResourceForm, resourceFormSchema, toResourceForm } from '../../domain/resourceForm';

import { useVersionedForm, type Versioned } from '../../ui/form/useVersionedForm';
import { useCreateResourceMutation, useUpdateResourceMutation } from './adminResourceApi';
import { RESOURCE_LABELS } from './resourceLabels';

export type ResourceEditing = Versioned<ResourceForm>;

export const resourceEditingOf = (resource: Resource): ResourceEditing => ({
  ...toResourceForm(resource),
  version: resource.version,
});

export interface ResourceFormOptions {
  uid: string;
  /** The resource that is edited; null for a new one. */
  resource: Resource | null;
  initial: ResourceEditing;
  onSaved: (id: string) => void;
  /** Somebody else saved meanwhile: start from their version. */
  onTakeTheirs?: () => void;
}

export function useResourceForm({ uid, resource, initial, onSaved }: ResourceFormOptions) {
  const [create, created] = useCreateResourceMutation();
  const [update, updated] = useUpdateResourceMutation();
  const draft = useFormDraft<ResourceEditing>({
    noun: 'resource',
    uid,
    recordId: resource?.id ?? null,
    fits: ({ title, notes, version }) =>
      typeof title === 'string' && typeof notes === 'string' && typeof version === 'number',
  });
  const form = useVersionedForm({
    draft,
    uploads: useFileUploads(uid, draft.id),
    initial,
    schema: resourceFormSchema,
    labels: RESOURCE_LABELS,
    saving: {
      send: (id, version, form) =>
        resource === null ? create({ id, ...form }) : update({ id, version, ...form }),
      state: resource === null ? created : updated,
    },
    onSaved,
  });
  useLeaveWarning(form.isUnsaved);
  return form;
}

export type ResourceFormApi = ReturnType<typeof useResourceForm>;
