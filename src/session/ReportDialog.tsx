import { useState } from 'react';
import { useReportMutation } from '../data/reportApi';
import {
  MODERATION_LIMITS,
  moderationMessages,
  REPORT_LABELS,
  REPORT_REASONS,
  type ReportReason,
  type Target,
} from '../domain/moderation';
import type { ReportInput } from '../domain/moderationInput';
import { cleanText, tooLong } from '../domain/text';
import { FormDialog } from '../ui/form/FormDialog';
import { type Checked, useShortForm } from '../ui/form/useShortForm';
import { SelectField, TextArea } from '../ui/TextField';
import { t } from '../ui/text';

interface ReportDialogProps {
  target: Target;
  onClose: () => void;
}

/** Says to administrators that something does not belong here. Whoever wrote it does not learn who said so. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const [send, { isLoading }] = useReportMutation();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const { change, errors, ...form } = useShortForm({
    check: () => check(target, reason, note),
    send,
    onSent: onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Report')}
      intro={t('Administrators look at it. Nobody else learns that you reported it.')}
      submitLabel={t('Send report')}
      busyLabel={t('Sending...')}
      isBusy={isLoading}
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label={t('What is wrong?')}
        placeholder={t('Choose')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(REPORT_LABELS[value]) }))}
        error={errors.reason && t(errors.reason)}
        value={reason}
        onChange={(next) => change(() => setReason(next))}
      />
      <TextArea
        name="note"
        label={t('In your words')}
        optional
        rows={3}
        error={errors.note && t(errors.note)}
        value={note}
        onChange={(next) => change(() => setNote(next))}
      />
    </FormDialog>
  );
}

interface Errors {
  reason?: string;
  note?: string;
}

function check(target: Target, chosen: string, typed: string): Checked<ReportInput, Errors> {
  const reason = REPORT_REASONS.find((known) => known === chosen);
  const note = cleanText(typed);
  const isLong = note.length > MODERATION_LIMITS.note;
  if (!reason || isLong)
    return {
      errors: {
        ...(!reason && { reason: moderationMessages.reason }),
        ...(isLong && { note: tooLong(MODERATION_LIMITS.note) }),
      },
    };
  return { input: { ...target, reason: reason satisfies ReportReason, note } };
}
