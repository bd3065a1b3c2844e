import { useFormikContext } from 'formik';
import { FormNumberField, FormYesNoField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/FormSection';
import { t } from '../../ui/text';
import { AUDIO_LABELS } from './audioLabels';

/** Free, or a price; for an audio also whether it stands among the popular ones. */
export function PriceFields({ withPopular = false }: { withPopular?: boolean }) {
  const { isFree } = useFormikContext<{ isFree: boolean }>().values;
  return (
    <FormSection title={withPopular ? t('Price and Popularity') : t('Price')}>
      <div className="formGrid">
        <FormYesNoField name="isFree" label={t(AUDIO_LABELS.isFree)} />
        {!isFree && (
          <FormNumberField
            name="price"
            label={t(AUDIO_LABELS.price)}
            prefix="$"
            decimals
            hint={t('US dollars and cents, as 2.50.')}
          />
        )}
        {withPopular && <FormYesNoField name="isPopular" label={t(AUDIO_LABELS.isPopular)} />}
      </div>
    </FormSection>
  );
}
