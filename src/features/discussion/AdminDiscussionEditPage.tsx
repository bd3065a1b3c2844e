import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Discussion, discussionMessages } from '../../domain/discussion';
import { paths } from '../../domain/paths';
import { ConflictDialog } from '../../ui/form/ConflictDialog';
import { FormSection } from '../../ui/form/FormSection';
import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { useGetDiscussionForEditQuery } from './adminDiscussionApi';
import { AdminOwnDiscussion, BACK_TO_DISCUSSIONS } from './AdminOwnDiscussion';
import {
  discussionDifferences,
  type DiscussionFormApi,
  editingOf,
  useDiscussionForm,
} from './discussionEditing';
import { DiscussionFields } from './DiscussionFields';

/** `/admin/social/discussions/{id}/edit` */
export const Component = () => (
  <AdminOwnDiscussion useQuery={useGetDiscussionForEditQuery}>
    {(discussion, uid) => <Editor key={discussion.id} read={discussion} uid={uid} />}
  </AdminOwnDiscussion>
);

function Editor({ read, uid }: { read: Discussion; uid: string }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [stored, setStored] = useState(read);
  const { start, top, restart } = useFreshStart<HTMLDivElement>();
  return (
    <>
      <PageHead title={t('Edit Discussion')} lead={stored.title} back={BACK_TO_DISCUSSIONS()} />
      <div ref={top} tabIndex={-1}>
        <Filling
          key={`${stored.version} ${start}`}
          stored={stored}
          uid={uid}
          onReset={restart}
          onTakeTheirs={setStored}
        />
      </div>
    </>
  );
}

interface FillingProps {
  stored: Discussion;
  uid: string;
  onReset: () => void;
  onTakeTheirs: (theirs: Discussion) => void;
}

function Filling({ stored, uid, onReset, onTakeTheirs }: FillingProps) {
  const navigate = useNavigate();
  const form = useDiscussionForm({
    uid,
    discussionId: stored.id,
    initial: editingOf(stored),
    onSaved: () => void navigate(paths.adminDiscussions),
  });
  return (
    <RecordForm form={form} submitLabel={t('Update Discussion')} busyLabel={t('Saving...')} onReset={onReset}>
      <fieldset disabled={form.submission.isBusy}>
        <FormSection level={2} title={t('Discussion')}>
          <DiscussionFields invited={stored.tutors} />
        </FormSection>
      </fieldset>
      <Conflict id={stored.id} form={form} onTakeTheirs={onTakeTheirs} />
    </RecordForm>
  );
}

interface ConflictProps extends Pick<FillingProps, 'onTakeTheirs'> {
  id: string;
  form: DiscussionFormApi;
}

/** Somebody else saved the discussion meanwhile. */
function Conflict({ form, ...props }: ConflictProps) {
  const { conflict } = form.submission;
  return conflict && <BothVersions {...props} form={form} conflict={conflict} />;
}

interface BothVersionsProps extends ConflictProps {
  conflict: NonNullable<DiscussionFormApi['submission']['conflict']>;
}

function BothVersions({ id, form, conflict, onTakeTheirs }: BothVersionsProps) {
  const query = useGetDiscussionForEditQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ConflictDialog<Discussion>
      title={t(discussionMessages.conflict)}
      conflict={conflict}
      query={query}
      missing={t(discussionMessages.missing)}
      differences={(theirs) => discussionDifferences(form.formik.values, theirs)}
      onKeepMine={(version) => void form.overwrite(version)}
      onTakeTheirs={() => {
        form.forgetDraft();
        if (query.currentData) onTakeTheirs(query.currentData);
      }}
      onClose={form.submission.refuse}
    />
  );
}
