import type { AppError } from '../../domain/errors';
import { Button } from '../Button';
import { DateTime } from '../DateTime';
import { Dialog } from '../Dialog';
import { type QueryLike, QueryView } from '../QueryView';
import { SkeletonText } from '../Skeleton';
import { t } from '../text';
import styles from './ConflictDialog.module.css';

/** Where two versions of a record differ, in words that fit into two columns. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps<Stored> {
  title: string;
  conflict: NonNullable<AppError['conflict']>;
  /** The record as it is stored now; null when it is gone. */
  query: QueryLike<Stored | null>;
  /** What is said when it is gone. */
  missing: string;
  differences: (stored: Stored) => readonly Difference[];
  /** Saves what was typed over what is stored, whose version this is. */
  onKeepMine: (version: number) => void;
  /** Drops what was typed. */
  onTakeTheirs: () => void;
  /** Back to the form: nothing was saved. */
  onClose: () => void;
}

/** Somebody else saved a record meanwhile: both versions, and what to do. */
export function ConflictDialog<Stored>(props: ConflictDialogProps<Stored>) {
  const { title, conflict, query, missing, differences, onKeepMine, onTakeTheirs, onClose } = props;
  const { savedBy, savedAt, stored: version } = conflict;
  // What the form began from is no answer.
  const theirs = query.isFetching ? undefined : query.currentData;
  return (
    <Dialog
      isOpen
      isWide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Back to the form')}
          </Button>
          <Button variant="line" disabled={!theirs} onClick={onTakeTheirs}>
            {t('Take their version')}
          </Button>
          <Button variant="danger" disabled={!theirs} onClick={() => onKeepMine(version)}>
            {t('Save mine over it')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {t('Version {version}, by {name}', { version, name: savedBy || t('another editor') })},{' '}
          <DateTime at={savedAt} />
        </p>
        <QueryView query={{ ...query, currentData: theirs }} skeleton={<SkeletonText lines={4} />}>
          {(stored) => (stored ? <Differences rows={differences(stored)} /> : <p>{missing}</p>)}
        </QueryView>
      </div>
    </Dialog>
  );
}

function Differences({ rows }: { rows: readonly Difference[] }) {
  if (rows.length === 0) return <p>{t('Both versions say the same.')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Part')}</th>
          <th scope="col">{t('Yours')}</th>
          <th scope="col">{t('Stored now')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, mine, theirs }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
