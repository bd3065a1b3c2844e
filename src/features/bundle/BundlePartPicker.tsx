import { useState } from 'react';
import { BUNDLE_PART_KINDS, type BundlePartKind } from '../../domain/bundle';
import { formatMoney } from '../../domain/money';
import { currencyOf } from '../../domain/payment';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { IconButton } from '../../ui/IconButton';
import { QueryView } from '../../ui/QueryView';
import { SearchBox } from '../../ui/SearchBox';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { SelectField } from '../../ui/TextField';
import { useFindPartsQuery } from './adminBundleApi';
import type { FoundPart } from './adminBundleDocs';
import styles from './BundlePartFields.module.css';

const SHELF_LABELS: Record<BundlePartKind, string> = {
  ebook: 'Ebooks',
  audio: 'Audio',
  course: 'Courses',
  on_demand: 'On-demand classes',
};

interface BundlePartPickerProps {
  /** The ids of what is in it already. */
  chosen: readonly string[];
  isFull: boolean;
  onAdd: (part: FoundPart) => void;
}

/** Published material to put into a bundle: a teacher's own, anybody's for an administrator. */
export function BundlePartPicker({ chosen, isFull, onAdd }: BundlePartPickerProps) {
  const { user } = useSession();
  const [kind, setKind] = useState<BundlePartKind>('ebook');
  const [search, setSearch] = useState('');
  const createdBy = user && !can(user, 'material.listAll') ? user.uid : null;
  const query = useFindPartsQuery({ kind, createdBy, search: search.trim() });
  return (
    <div className="stack">
      <h3>{t('Published material')}</h3>
      <SelectField
        name="partKind"
        label={t('Kind')}
        value={kind}
        onChange={(next) => setKind(next as BundlePartKind)}
        options={BUNDLE_PART_KINDS.map((value) => ({ value, label: t(SHELF_LABELS[value]) }))}
      />
      <SearchBox
        label={t('Search published material')}
        placeholder={t('Search by title...')}
        value={search}
        onChange={setSearch}
      />
      <QueryView query={query} skeleton={<SkeletonText lines={4} lineHeight="3.5rem" />}>
        {(found) => (
          <Found parts={found.filter(({ id }) => !chosen.includes(id))} isFull={isFull} onAdd={onAdd} />
        )}
      </QueryView>
    </div>
  );
}

function Found({
  parts,
  isFull,
  onAdd,
}: { parts: readonly FoundPart[] } & Omit<BundlePartPickerProps, 'chosen'>) {
  if (parts.length === 0) return <p className="muted">{t('Nothing more of this kind fits your search.')}</p>;
  return (
    <ul className={styles.found}>
      {parts.map((part) => (
        <li key={part.id}>
          <span className={styles.part}>
            <b>{part.title}</b>
            <span className="meta">
              {part.by} · {part.price > 0 ? formatMoney(part.price, currencyOf(part.kind)) : t('Free')}
            </span>
          </span>
          <IconButton
            icon="plus"
            label={t('Add {title}', { title: part.title })}
            disabled={isFull}
            onClick={() => onAdd(part)}
          />
        </li>
      ))}
    </ul>
  );
}
