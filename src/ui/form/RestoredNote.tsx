import { Note } from '../Note';
import { t } from '../text';

/** A reload brought back what was typed. */
export function RestoredNote({ hadFiles }: { hadFiles: boolean }) {
  return (
    <Note role="status" title={t('What you typed is back.')}>
      <p>
        {hadFiles
          ? t('Choose the files again: a page that was closed cannot keep them. Reset starts afresh.')
          : t('Reset starts afresh.')}
      </p>
    </Note>
  );
}
