import { useField } from 'formik';
import { formatMoney } from '../../domain/money';
import { currencyOf, type ProductType, TYPE_KINDS } from '../../domain/payment';
import { t } from '../../ui/text';
import { SelectField } from '../../ui/TextField';
import { useListOffersQuery } from './paymentApi';
import type { Offer } from './paymentDocs';

/** One of the products that are really sold. */
export function AdminProductField({ onChoose }: { onChoose: (offer: Offer | undefined) => void }) {
  const [{ value: type }] = useField<ProductType>('productType');
  const [{ value }, { error, touched }] = useField<string>('productId');
  const { currentData: offers, isFetching, isError } = useListOffersQuery(type);
  const currency = currencyOf(TYPE_KINDS[type][0] ?? 'ebook');
  return (
    <SelectField
      name="productId"
      label={t('Product')}
      value={value}
      placeholder={isFetching ? t('Loading...') : t('Choose a product')}
      hint={hintFor(offers, isError)}
      error={touched && error ? t(error) : undefined}
      onChange={(id) => onChoose(offers?.find((offer) => offer.id === id))}
      options={(offers ?? []).map(({ id, title, price }) => ({
        value: id,
        label: `${title} · ${formatMoney(price, currency)}`,
      }))}
    />
  );
}

function hintFor(offers: readonly Offer[] | undefined, isError: boolean): string | undefined {
  if (isError) return t('The products could not be loaded. Choose the type again.');
  return offers?.length === 0 ? t('Nothing of this type is sold yet.') : undefined;
}
