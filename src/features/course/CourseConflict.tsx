import { useFormikContext } from 'formik';
import { courseErrors } from '../../domain/courseInput';
import type { AppError } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Dialog } from '../../ui/Dialog';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useGetCourseForEditQuery } from './adminCourseApi';
import { type Difference, courseDifferences } from './courseDifferences';
import type { CourseEditing } from './courseEditing';
import styles from './CourseConflict.module.css';

interface CourseConflictProps {
  courseId: string;
  conflict: NonNullable<AppError['conflict']>;
  /** Saves what was typed over what is stored, whose version this is. */
  onKeepMine: (version: number) => void;
  /** Drops what was typed. */
  onTakeTheirs: () => void;
  /** Back to the form: nothing was saved. */
  onClose: () => void;
}

/** Somebody else saved the course meanwhile: both versions, and what to do. */
export function CourseConflict(props: CourseConflictProps) {
  const { courseId, conflict, onKeepMine, onTakeTheirs, onClose } = props;
  const { savedBy, savedAt, stored: version } = conflict;
  const { values } = useFormikContext<CourseEditing>();
  const query = useGetCourseForEditQuery(courseId, { refetchOnMountOrArgChange: true });
  // What the form began from is no answer.
  const theirs = query.isFetching ? undefined : query.currentData;
  return (
    <Dialog
      isOpen
      isWide
      title={t(courseErrors.conflict)}
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
          {(stored) =>
            stored ? (
              <Differences rows={courseDifferences(values, stored.form)} />
            ) : (
              <p>{t(courseErrors.missing)}</p>
            )
          }
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
