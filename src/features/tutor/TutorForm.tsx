import { RecordForm } from '../../ui/form/RecordForm';
import { useFreshStart } from '../../ui/form/useFreshStart';
import { t } from '../../ui/text';
import { AvailabilityFields } from './AvailabilityFields';
import { TutorCredentialFields, TutorPersonFields, TutorPriceFields } from './TutorFields';
import { TutorPictureFields } from './TutorPictureFields';
import { type TutorFormOptions, useTutorForm } from './useTutorForm';

/** Registers a tutor, or edits the one given. Each start (again after a reset or a success) is a fresh mount. */
export function TutorForm(props: TutorFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLHeadingElement>();
  return (
    <section>
      <h2 ref={top} tabIndex={-1} className="srOnly">
        {t('Profile')}
      </h2>
      <Filling
        key={start}
        {...props}
        onSaved={(saved) => {
          restart();
          props.onSaved(saved);
        }}
        onReset={restart}
      />
    </section>
  );
}

function Filling({ onReset, ...options }: TutorFormOptions & { onReset: () => void }) {
  const form = useTutorForm(options);
  return (
    <RecordForm
      form={form}
      submitLabel={options.stored ? t('Update Tutor') : t('Register Tutor')}
      busyLabel={t('Processing...')}
      resetLabel={t('Reset Form')}
      fileStep="Uploading avatar..."
      onReset={onReset}
    >
      <fieldset className="stack loose" disabled={form.submission.isBusy}>
        <TutorPersonFields />
        <TutorCredentialFields />
        <TutorPriceFields>
          <AvailabilityFields />
        </TutorPriceFields>
      </fieldset>
      <TutorPictureFields tutor={options.stored?.tutor ?? null} form={form} />
    </RecordForm>
  );
}
