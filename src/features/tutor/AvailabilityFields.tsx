import { useField } from 'formik';
import { type Weekday, WEEKDAY_LABELS, WEEKDAYS } from '../../domain/tutorTime';
import { FieldGroup, fieldId } from '../../ui/Field';
import { FormTextField } from '../../ui/form/FormField';
import { t } from '../../ui/text';
import styles from './TutorForm.module.css';
import { TUTOR_LABELS } from './tutorLabels';

/** The hours of each weekday; those of a day that is off wait until it is enabled. */
export function AvailabilityFields() {
  return (
    <FieldGroup
      name="availability"
      label={t(TUTOR_LABELS.availability)}
      hint={t('In Tanzania’s time. An end before the start is on the next day.')}
      optional
    >
      <div className={styles.week}>
        {WEEKDAYS.map((day) => (
          <DayFields key={day} day={day} />
        ))}
      </div>
    </FieldGroup>
  );
}

function DayFields({ day }: { day: Weekday }) {
  const name = `availability.${day}`;
  const [{ value: isEnabled }, , { setValue }] = useField<boolean>(`${name}.enabled`);
  const label = t(WEEKDAY_LABELS[day]);
  return (
    <div className={styles.day} role="group" aria-label={label}>
      <label className={styles.toggle} htmlFor={fieldId(`${name}.enabled`)}>
        <input
          id={fieldId(`${name}.enabled`)}
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => void setValue(event.target.checked)}
        />
        {label}
      </label>
      <FormTextField name={`${name}.start`} label={t('Start')} type="time" disabled={!isEnabled} />
      <FormTextField name={`${name}.end`} label={t('End')} type="time" disabled={!isEnabled} />
    </div>
  );
}
