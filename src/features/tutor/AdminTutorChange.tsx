import { type Tutor, TUTOR_STATUS_LABELS, type TutorStatus } from '../../domain/tutor';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { t } from '../../ui/text';
import { useSetTutorStandingMutation } from './tutorApi';

/** A new status for one tutor or several. */
export interface TutorChange {
  tutors: readonly Tutor[];
  status: TutorStatus;
  onDone?: () => void;
}

const TEXTS: Record<TutorStatus, string> = {
  active: 'Everybody sees them on the site and can ask them for a lesson.',
  review: 'They leave the site until somebody makes them active again. What was agreed stays.',
  inactive: 'They leave the site until somebody makes them active again. What was agreed stays.',
};

/** Says what a change of status means before it happens. */
export function AdminTutorChange({ change, onClose }: { change: TutorChange; onClose: () => void }) {
  const [setStanding, { isLoading }] = useSetTutorStandingMutation();
  const { tutors, status, onDone } = change;
  const confirm = async () => {
    const { error } = await setStanding({ ids: tutors.map(({ id }) => id), to: { status } });
    onClose();
    if (!error) onDone?.();
  };
  return (
    <ConfirmDialog
      isOpen
      isUndoable
      title={t('{count, plural, one {Make {name} {status}?} other {Make # tutors {status}?}}', {
        count: tutors.length,
        name: tutors[0]?.name ?? '',
        status: t(TUTOR_STATUS_LABELS[status]).toLowerCase(),
      })}
      confirmLabel={t('Change status')}
      busyLabel={t('Please wait...')}
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t(TEXTS[status])}</p>
    </ConfirmDialog>
  );
}
