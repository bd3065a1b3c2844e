import { useState } from 'react';
import { type LiveClass, liveMessages } from '../../domain/liveClass';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { FormDialog } from '../../ui/form/FormDialog';
import { useShortForm } from '../../ui/form/useShortForm';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { SelectField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { useAttachRecordingMutation, useListRecordingsQuery } from './adminLiveClassApi';

interface AdminRecordingDialogProps {
  live: LiveClass;
  onClose: () => void;
}

/** Says which on-demand class the recording has become, so that learners who come too late find it. */
export function AdminRecordingDialog({ live, onClose }: AdminRecordingDialogProps) {
  const { user } = useSession();
  const query = useListRecordingsQuery(user && !can(user, 'material.listAll') ? user.uid : null);
  const [attach, { isLoading }] = useAttachRecordingMutation();
  const [chosen, setChosen] = useState(live.recording_id ?? '');
  const { errors, change, ...form } = useShortForm<string, { recording: string }>({
    check: () => (chosen ? { input: chosen } : { errors: { recording: liveMessages.noRecording } }),
    send: (recordingId) => attach({ id: live.id, recordingId }),
    onSent: onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Publish recording')}
      intro={t(
        'A recording is an on-demand class. Choose one that is published, or make one of this class: once you publish it, it is here by itself.',
      )}
      submitLabel={t('Publish recording')}
      busyLabel={t('Saving...')}
      isBusy={isLoading}
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<Skeleton height="3rem" />}>
        {(recordings) => (
          <SelectField
            name="recording"
            label={t('On-demand class')}
            placeholder={t('Choose an on-demand class')}
            options={recordings.map(({ id, title }) => ({ value: id, label: title }))}
            error={errors.recording && t(errors.recording)}
            value={chosen}
            onChange={(next) => change(() => setChosen(next))}
          />
        )}
      </QueryView>
      {live.recording_id === null && (
        <TextLink to={paths.adminNewRecording(live.id)}>{t('Make an on-demand class of it')}</TextLink>
      )}
    </FormDialog>
  );
}
