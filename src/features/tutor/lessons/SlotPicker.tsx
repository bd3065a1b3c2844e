import { useState } from 'react';
import { type Availability, byDay, dayIn, freeLessons } from '../../../domain/tutorTime';
import { Chips } from '../../../ui/Chip';
import { ErrorState } from '../../../ui/ErrorState';
import { FieldGroup } from '../../../ui/Field';
import { Loading, Skeleton } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { SelectField } from '../../../ui/TextField';
import { useGetTakenQuery } from './lessonApi';

interface SlotPickerProps {
  tutorId: string;
  availability: Availability;
  /** The start of the chosen lesson. */
  value: number | null;
  onChange: (start: number | null) => void;
  error: string | undefined;
}

/** A free hour of a tutor, by the reader's own days and clock. */
export function SlotPicker({ tutorId, availability, value, onChange, error }: SlotPickerProps) {
  const [now] = useState(() => Date.now());
  const taken = useGetTakenQuery(tutorId);
  if (taken.error && !taken.data)
    return (
      <ErrorState error={taken.error} isRetrying={taken.isFetching} onRetry={() => void taken.refetch()} />
    );
  if (!taken.data)
    return (
      <Loading>
        <Skeleton height="9rem" />
      </Loading>
    );
  const days = byDay(freeLessons(availability, taken.data, now));
  if (days.length === 0) return <p>{t('There is no free hour in the next four weeks.')}</p>;
  return <Choice days={days} value={value} onChange={onChange} error={error} />;
}

interface ChoiceProps extends Pick<SlotPickerProps, 'value' | 'onChange' | 'error'> {
  days: readonly [day: string, starts: number[]][];
}

function Choice({ days, value, onChange, error }: ChoiceProps) {
  const [wanted, setWanted] = useState(value === null ? '' : dayIn(value));
  const [day = '', starts = []] = days.find(([one]) => one === wanted) ?? days[0] ?? [];
  return (
    <>
      <SelectField
        name="day"
        label={t('Day')}
        options={days.map(([one, [start = 0]]) => ({ value: one, label: dayText(start) }))}
        value={day}
        onChange={(next) => {
          setWanted(next);
          onChange(null);
        }}
      />
      <FieldGroup
        name="time"
        label={t('Time')}
        hint={t('In your time zone. A lesson lasts an hour.')}
        error={error}
      >
        <Chips
          label={t('Time')}
          options={starts.map((start) => ({ value: String(start), label: timeText(start) }))}
          value={String(value)}
          onChange={(start) => onChange(Number(start))}
        />
      </FieldGroup>
    </>
  );
}

const dayText = (start: number) =>
  new Date(start).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' });

const timeText = (start: number) =>
  new Date(start).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
