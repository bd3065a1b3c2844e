import { FormikProvider } from 'formik';
import { CURRENCIES } from '../../domain/money';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
  PRODUCT_TYPES,
} from '../../domain/payment';
import { asOptions } from '../../ui/form/asOptions';
import { FormDialog } from '../../ui/form/FormDialog';
import { FormNumberField, FormSelectField, FormTextField } from '../../ui/form/FormField';
import { t } from '../../ui/text';
import { SelectField } from '../../ui/TextField';
import { AdminProductField } from './AdminProductField';
import { useNewPaymentForm } from './useNewPaymentForm';

/** Puts an entry into the ledger; one that is paid opens its product for the customer at once. */
export function AdminPaymentNewDialog({ onClose }: { onClose: () => void }) {
  const { formik, chooseType, chooseProduct, ...form } = useNewPaymentForm(onClose);
  const { productType } = formik.values;
  return (
    <FormikProvider value={formik}>
      <FormDialog
        {...form}
        title={t('Add New Payment Entry')}
        submitLabel={t('Add Payment')}
        busyLabel={t('Processing...')}
        failureTitle={t('The payment was not recorded.')}
        onClose={onClose}
      >
        <FormTextField name="name" label={t('Customer')} autoComplete="off" />
        <FormTextField
          name="email"
          label={t('Email')}
          type="email"
          hint={t('Of their account on Somo: so the product opens for them.')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          name="productType"
          label={t('Product Type')}
          value={productType}
          onChange={chooseType}
          options={asOptions(PRODUCT_TYPES)}
        />
        <AdminProductField onChoose={chooseProduct} />
        <div className="formGrid">
          <FormNumberField name="amount" label={t('Amount')} decimals />
          <FormSelectField name="currency" label={t('Currency')} options={asOptions(CURRENCIES)} />
          <FormSelectField
            name="status"
            label={t('Status')}
            options={PAYMENT_STATUSES.map((value) => ({ value, label: t(PAYMENT_STATUS_LABELS[value]) }))}
          />
          <FormTextField name="date" label={t('Date')} type="date" />
          <FormSelectField name="method" label={t('Method')} options={asOptions(PAYMENT_METHODS)} />
          <FormTextField
            name="transactionId"
            label={t('Transaction ID')}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </FormDialog>
    </FormikProvider>
  );
}
