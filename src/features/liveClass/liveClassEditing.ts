import { REPEAT_LABELS, STATUS_LABELS } from './liveClassLabels';
import type { LiveClassForm } from '../../domain/liveClassForm';
import { newLiveClass, toLiveClassForm } from '../../domain/liveClassRecord';
import type { LiveRepeat, LiveStatus } from '../../domain/liveClassTime';
import type { Difference } from '../../ui/form/ConflictDialog';
import { t } from '../../ui/text';
import type { LiveClassForEdit } from './adminLiveClassDocs';

/** A class as it is edited: `version` is the stored one that the author began from, 0 for a new class. */
export interface LiveClassEditing extends LiveClassForm {
  version: number;
}

export const newEditing = (teacher: string): LiveClassEditing => ({
  ...newLiveClass(teacher, Date.now()),
  version: 0,
});

export const editingOf = ({ live, link }: LiveClassForEdit): LiveClassEditing => ({
  ...toLiveClassForm(live, link, Date.now()),
  version: live.version,
});

/** In the order of the form. */
export const LIVE_LABELS: Record<keyof LiveClassForm, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  subject: 'Subject',
  form: 'Form',
  status: 'Status',
  teacher: 'Teacher',
  avatarUrl: 'Avatar URL',
  date: 'Date',
  time: 'Time',
  timeZone: 'Time zone',
  duration: 'Duration (minutes)',
  sessions: 'Sessions',
  repeat: 'Repeat',
  description: 'Description',
  link: 'Join link',
};

/** Where two versions of a class differ. */
export function liveDifferences(mine: LiveClassForm, theirs: LiveClassForm): Difference[] {
  const keys = Object.keys(LIVE_LABELS) as (keyof LiveClassForm)[];
  const shown = (form: LiveClassForm, key: keyof LiveClassForm) => {
    if (key === 'status') return t(STATUS_LABELS[form.status as LiveStatus]);
    return key === 'repeat' ? t(REPEAT_LABELS[form.repeat as LiveRepeat]) : form[key];
  };
  return keys
    .map((key) => ({ label: t(LIVE_LABELS[key]), mine: shown(mine, key), theirs: shown(theirs, key) }))
    .filter((row) => row.mine.trim() !== row.theirs.trim());
}
