import { useField } from 'formik';
import { useState } from 'react';
import { DISCUSSION_LIMITS, type InvitedTutor } from '../../domain/discussion';
import { discussionFormMessages } from '../../domain/discussionForm';
import { Avatar } from '../../ui/Avatar';
import { IconButton } from '../../ui/IconButton';
import { SelectField } from '../../ui/TextField';
import { t } from '../../ui/text';
import { useListTutorChoicesQuery } from './adminDiscussionApi';
import styles from './DiscussionCard.module.css';
import { DISCUSSION_LABELS } from './discussionEditing';

interface TutorPickerProps {
  /** Who is invited as it is stored: some of them may be no tutors any more. */
  known: readonly InvitedTutor[];
}

/** Chooses whom to invite from Somo's tutors; one more than there may be is refused at once. */
export function TutorPicker({ known }: TutorPickerProps) {
  const [{ value }, { error, touched }, { setValue }] = useField<string[]>('tutors');
  const [isRefused, setRefused] = useState(false);
  const { currentData: listed = [], isFetching, isError } = useListTutorChoicesQuery();
  const tutors = new Map([...known, ...listed].map((tutor) => [tutor.id, tutor]));
  const choose = (id: string) => {
    const isMany = value.length >= DISCUSSION_LIMITS.tutors;
    setRefused(isMany);
    if (!isMany && id) void setValue([...value, id]);
  };
  const drop = (id: string) => {
    setRefused(false);
    void setValue(value.filter((invited) => invited !== id));
  };
  const message = isRefused ? discussionFormMessages.tutors : touched ? error : undefined;
  return (
    <div className="stack tight full">
      <SelectField
        name="tutors"
        label={t(DISCUSSION_LABELS.tutors)}
        optional
        value=""
        placeholder={isFetching ? t('Loading...') : t('Choose a tutor')}
        hint={
          isError
            ? t('The tutors could not be loaded. Try again later.')
            : t('At most 2. They lead the room with you.')
        }
        error={message && t(message)}
        onChange={choose}
        options={listed
          .filter(({ id }) => !value.includes(id))
          .map(({ id, name, specialty }) => ({ value: id, label: `${name} · ${t(specialty)}` }))}
      />
      {value.length > 0 && (
        <ul className={styles.tutors} aria-label={t(DISCUSSION_LABELS.tutors)}>
          {value.map((id) => (
            <Chosen key={id} tutor={tutors.get(id)} onDrop={() => drop(id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChosenProps {
  /** Undefined while the tutors come, or when one of them has left. */
  tutor: Omit<InvitedTutor, 'id'> | undefined;
  onDrop: () => void;
}

function Chosen({ tutor, onDrop }: ChosenProps) {
  const name = tutor?.name ?? t('A tutor');
  return (
    <li>
      <Avatar small name={name} src={tutor?.avatar_url ?? null} />
      <span className="grow">
        {name} <span className="muted small">{tutor && t(tutor.specialty)}</span>
      </span>
      <IconButton icon="close" label={t('Take {name} out', { name })} onClick={onDrop} />
    </li>
  );
}
