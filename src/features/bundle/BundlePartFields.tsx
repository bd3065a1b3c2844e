import { useField } from 'formik';
import { useState } from 'react';
import { BUNDLE_LIMITS, BUNDLE_PART_LABELS, type BundlePart } from '../../domain/bundle';
import type { BundleForm } from '../../domain/bundleForm';
import { formatMoney } from '../../domain/money';
import { currencyOf } from '../../domain/payment';
import { Badge } from '../../ui/Badge';
import { fieldId } from '../../ui/Field';
import { FormSection } from '../../ui/form/FormSection';
import { OrderedList } from '../../ui/OrderedList';
import { t } from '../../ui/text';
import { useListPartOffersQuery } from './bundleApi';
import { BUNDLE_LABELS, partCount } from './bundleLabels';
import styles from './BundlePartFields.module.css';
import { BundlePartPicker } from './BundlePartPicker';
import type { PartOffer } from './partOffers';

/** What is in the bundle in its order, and the material to choose from. `known`: the names of what was in it before. */
export function BundlePartFields({ known }: { known: readonly BundlePart[] }) {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<BundleForm['parts']>('parts');
  const [names, setNames] = useState<readonly BundlePart[]>(known);
  const chosen = value as BundlePart[];
  const { currentData: offers } = useListPartOffersQuery(chosen);
  const titleOf = (id: string) =>
    names.find((part) => part.id === id)?.title ?? offerOf(offers, id)?.title ?? '';
  const change = (parts: BundleForm['parts']) => {
    void setTouched(true, false);
    void setValue(parts);
  };
  const problem = touched && error ? t(typeof error === 'string' ? error : String(error)) : null;
  return (
    <FormSection level={2} title={t(BUNDLE_LABELS.parts)}>
      <div className="split">
        <div className="stack" id={fieldId('parts')} tabIndex={-1}>
          <h3>{t('In this bundle')}</h3>
          <p className={problem ? styles.error : 'small muted'} role="status">
            {problem ??
              (chosen.length === 0 ? t('Nothing yet. Add at least two things.') : partCount(chosen))}
          </p>
          <OrderedList
            label={t('In this bundle')}
            ids={chosen.map(({ id }) => id)}
            nameOf={titleOf}
            onMove={(from, to) =>
              change(chosen.toSpliced(from, 1).toSpliced(to, 0, ...chosen.slice(from, from + 1)))
            }
            onRemove={(place) => change(chosen.toSpliced(place, 1))}
          >
            {(id, place) => (
              <Chosen part={chosen[place]} title={titleOf(id)} offer={offers && offerOf(offers, id)} />
            )}
          </OrderedList>
        </div>
        <BundlePartPicker
          chosen={chosen.map(({ id }) => id)}
          isFull={chosen.length >= BUNDLE_LIMITS.parts}
          onAdd={({ kind, id, title }) => {
            setNames([...names, { kind, id, title }]);
            change([...chosen, { kind, id }]);
          }}
        />
      </div>
    </FormSection>
  );
}

const offerOf = (offers: readonly PartOffer[] | undefined, id: string) =>
  offers?.find((offer) => offer.id === id) ?? null;

interface ChosenProps {
  part: Pick<BundlePart, 'kind'> | undefined;
  title: string;
  /** Null: it is hidden or gone. Undefined: not known yet. */
  offer: PartOffer | null | undefined;
}

function Chosen({ part, title, offer }: ChosenProps) {
  if (!part) return null;
  return (
    <span className={styles.part}>
      <b>{offer?.title ?? title}</b>
      <span className="meta">
        {t(BUNDLE_PART_LABELS[part.kind])}
        {offer && ` · ${offer.price > 0 ? formatMoney(offer.price, currencyOf(part.kind)) : t('Free')}`}
      </span>
      {offer === null && (
        <span>
          <Badge tone="warn">{t('Hidden or gone: nobody can buy the bundle')}</Badge>
        </span>
      )}
    </span>
  );
}
