import { toCsv } from '../../../domain/csv';
import { QUESTION_COLUMNS, QUESTION_FILE_ROWS_MAX, type QuestionRow } from '../../../domain/questionCsv';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { CsvChoice } from '../../../ui/form/CsvChoice';
import { Note } from '../../../ui/Note';
import { ProgressBar } from '../../../ui/ProgressBar';
import type { Columns } from '../../../ui/table/column';
import { t } from '../../../ui/text';
import { useQuestionImport } from './useQuestionImport';

const TEMPLATE = toCsv(QUESTION_COLUMNS, [
  [
    '',
    'single-choice',
    'What is $2 + 3$?',
    '4\n5\n6',
    '5',
    '',
    '',
    '1',
    'Count on from 2.',
    'Mathematics',
    'Form I',
    'Addition',
    '',
  ],
  [
    '',
    'numeric',
    'How long is the rope?',
    '',
    '2.5',
    '0.1',
    'm, metres',
    '2',
    '',
    'Physics',
    'Form I',
    'Measurement',
    '2019',
  ],
]);

const COLUMNS: Columns<QuestionRow> = [
  { head: 'Line', cell: ({ line }) => <span className="nums">{line}</span> },
  { head: 'Question', cell: ({ form }) => form.text || '–', phone: 'below' },
  {
    head: 'Result',
    cell: ({ faults }) =>
      faults.length === 0 ? (
        <Badge tone="ok">{t('Will be added')}</Badge>
      ) : (
        <>
          <Badge tone="bad">{t('Cannot be used')}</Badge>
          {faults.map(({ column, message }) => (
            <p key={column + message} className="small">
              {column}: {t(message)}
            </p>
          ))}
        </>
      ),
    phone: 'beside',
  },
];

/** Many questions from a file, after a look at what is wrong in each row. */
export function AdminQuestionImport({ onClose }: { onClose: () => void }) {
  const { file, step, choose, clear, start } = useQuestionImport();
  const isBusy = step.name === 'importing';
  const good = step.name === 'checked' ? step.rows.filter(({ faults }) => faults.length === 0) : [];
  return (
    <Dialog
      isOpen
      isWide
      title={t('Import questions')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {step.name === 'imported' ? t('Close') : t('Cancel')}
          </Button>
          {good.length > 0 && (
            <Button onClick={() => void start(good)}>
              {t('{count, plural, one {Add # question} other {Add # questions}}', { count: good.length })}
            </Button>
          )}
        </>
      }
    >
      {(step.name === 'choose' || step.name === 'checked') && (
        <CsvChoice
          template={{ name: 'questions-template.csv', content: TEMPLATE }}
          file={file}
          message={'message' in step ? step.message : undefined}
          onChoose={(chosen) => void choose(chosen)}
          onClear={clear}
        >
          {t(
            'A CSV file as the export makes it. Options and answers stand one a line in their cell. At most {max} rows.',
            { max: QUESTION_FILE_ROWS_MAX },
          )}
        </CsvChoice>
      )}
      {step.name === 'checked' && (
        <DataTable
          name="question-import"
          caption={t('Rows of the file')}
          columns={COLUMNS}
          rows={step.rows}
          rowKey={({ line }) => String(line)}
          empty={null}
        />
      )}
      {step.name === 'importing' && (
        <ProgressBar value={step.done / step.total} label={t('Adding questions...')} />
      )}
      {step.name === 'imported' && (
        <Note tone={step.failed.length > 0 ? 'bad' : 'ok'} role="status">
          <p>
            {t('{count, plural, one {# question is} other {# questions are}} in the bank.', {
              count: step.done,
            })}
          </p>
          {step.failed.map(({ line, message }) => (
            <p key={line}>
              {t('Line {line}', { line })}: {t(message)}
            </p>
          ))}
        </Note>
      )}
    </Dialog>
  );
}
