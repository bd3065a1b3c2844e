import { FormikProvider } from 'formik';
import { useRef } from 'react';
import { useSession } from '../../session/useSession';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormDialog } from '../../ui/form/FormDialog';
import { RestoredNote } from '../../ui/form/RestoredNote';
import { t } from '../../ui/text';
import { NEW_DISCUSSION, useDiscussionForm } from './discussionEditing';
import { DiscussionFields } from './DiscussionFields';

export function AdminDiscussionNewDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  return user && <Filling uid={user.uid} onClose={onClose} />;
}

function Filling({ uid, onClose }: { uid: string; onClose: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const form = useDiscussionForm({ uid, discussionId: null, initial: NEW_DISCUSSION, onSaved: onClose });
  const { formik, submission, summary, fieldErrors, restored } = form;
  return (
    <FormikProvider value={formik}>
      <FormDialog
        title={t('Create Community Discussion')}
        submitLabel={t('Create Discussion')}
        busyLabel={t('Creating...')}
        form={element}
        onSubmit={form.submit}
        isBusy={submission.isBusy}
        failure={submission.message?.text ?? null}
        failureTitle={t('The discussion was not created.')}
        onClose={onClose}
      >
        <div ref={summary} tabIndex={-1} className={fieldErrors.length > 0 ? undefined : 'srOnly'}>
          <ErrorSummary fields={fieldErrors} />
        </div>
        {restored && <RestoredNote hadFiles={false} />}
        <DiscussionFields />
      </FormDialog>
    </FormikProvider>
  );
}
