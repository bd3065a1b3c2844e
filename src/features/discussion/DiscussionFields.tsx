import { useFormikContext } from 'formik';
import { useState } from 'react';
import { DISCUSSION_STATUSES, type InvitedTutor } from '../../domain/discussion';
import { type DiscussionForm, firstDay, LAST_DAY } from '../../domain/discussionForm';
import { FormNumberField, FormSelectField, FormTextField } from '../../ui/form/FormField';
import { t } from '../../ui/text';
import { DISCUSSION_LABELS } from './discussionEditing';
import { STATUS_LABELS } from './discussionLabels';
import { TutorPicker } from './TutorPicker';

const NOBODY: readonly InvitedTutor[] = [];

/** What a discussion is, when it opens, and who is invited. */
export function DiscussionFields({ invited = NOBODY }: { invited?: readonly InvitedTutor[] }) {
  const { status } = useFormikContext<DiscussionForm>().values;
  const [today] = useState(() => firstDay(Date.now()));
  return (
    <div className="formGrid">
      <FormTextField name="title" label={t(DISCUSSION_LABELS.title)} full autoComplete="off" />
      <FormTextField name="subtitle" label={t(DISCUSSION_LABELS.subtitle)} full autoComplete="off" />
      <FormSelectField
        name="status"
        label={t(DISCUSSION_LABELS.status)}
        options={DISCUSSION_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        hint={t('An upcoming room opens by itself.')}
      />
      <FormNumberField
        name="students"
        label={t(DISCUSSION_LABELS.students)}
        hint={t('Who took part before; those who come in are added.')}
      />
      {status === 'upcoming' && (
        <>
          <FormTextField
            name="date"
            label={t(DISCUSSION_LABELS.date)}
            type="date"
            min={today}
            max={LAST_DAY}
          />
          <FormTextField
            name="time"
            label={t(DISCUSSION_LABELS.time)}
            type="time"
            hint={t('By Tanzania’s clocks. Learners see the time where they are.')}
          />
        </>
      )}
      <TutorPicker known={invited} />
    </div>
  );
}
