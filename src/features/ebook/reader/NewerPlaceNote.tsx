import { Button } from '../../../ui/Button';
import { t } from '../../../ui/text';
import styles from './NewerPlaceNote.module.css';

interface NewerPlaceNoteProps {
  /** `page 12`, as the reader counts. */
  label: string;
  onGo: () => void;
  onStay: () => void;
}

/** Another device has read on: the reader decides. */
export function NewerPlaceNote({ label, onGo, onStay }: NewerPlaceNoteProps) {
  return (
    <div className={styles.note} role="status">
      <p className="small">{t('You read on elsewhere. Go to {label}?', { label })}</p>
      <div className="row tight">
        <Button small onClick={onGo}>
          {t('Go there')}
        </Button>
        <Button small variant="quiet" onClick={onStay}>
          {t('Stay here')}
        </Button>
      </div>
    </div>
  );
}
