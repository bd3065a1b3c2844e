import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { CsvChoice } from '../../ui/form/CsvChoice';
import { Note } from '../../ui/Note';
import { ProgressBar } from '../../ui/ProgressBar';
import { t } from '../../ui/text';
import { AdminUserImportReport } from './AdminUserImportReport';
import { IMPORT_FILE_ROWS_MAX, importTemplate } from './importFile';
import { useUserImport } from './useUserImport';

/** Many accounts from a file, after a look at what each row would do. */
export function AdminUserImportDialog({ onClose }: { onClose: () => void }) {
  const { file, step, choose, clear, start } = useUserImport();
  const isBusy = step.name === 'checking' || step.name === 'importing';
  const count =
    'reports' in step ? step.reports.filter(({ outcome }) => outcome.outcome === 'create').length : 0;
  const canStart = step.name === 'checked' && count > 0;
  const mayRetry =
    step.name === 'imported' && step.reports.some(({ outcome }) => outcome.outcome === 'failed');
  return (
    <Dialog
      isOpen
      isWide
      title={t('Import users')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {step.name === 'imported' ? t('Close') : t('Cancel')}
          </Button>
          {canStart && (
            <Button onClick={() => void start()}>
              {t('{count, plural, one {Add # user} other {Add # users}}', { count })}
            </Button>
          )}
          {mayRetry && <Button onClick={() => void start()}>{t('Try the rest again')}</Button>}
        </>
      }
    >
      {step.name !== 'imported' && (
        <CsvChoice
          template={{ name: 'users-template.csv', content: importTemplate() }}
          file={file}
          message={'message' in step ? step.message : undefined}
          isBusy={isBusy}
          onChoose={(chosen) => void choose(chosen)}
          onClear={clear}
        >
          {t('A CSV file with the columns email, first_name, last_name and role. At most {max} rows.', {
            max: IMPORT_FILE_ROWS_MAX.toLocaleString('en'),
          })}
        </CsvChoice>
      )}
      {'total' in step && <Progress {...step} />}
      {'reports' in step && (
        <AdminUserImportReport reports={step.reports} isDone={step.name === 'imported'} />
      )}
      {step.name === 'imported' && step.message && (
        <Note tone="bad" role="alert" title={t('The import stopped.')}>
          <p>{t(step.message)}</p>
        </Note>
      )}
    </Dialog>
  );
}

function Progress({ name, done, total }: { name: 'checking' | 'importing'; done: number; total: number }) {
  const label = name === 'checking' ? t('Checking the rows...') : t('Adding users...');
  return (
    <div className="stack tight">
      <ProgressBar value={total === 0 ? 1 : done / total} label={label} />
      <p className="small" role="status">
        {label} <span aria-hidden="true">{t('{done} of {total}', { done, total })}</span>
      </p>
    </div>
  );
}
