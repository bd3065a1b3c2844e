import { Button } from '../Button';
import { FileField } from '../FileField';
import { saveFile } from '../saveFile';
import { t } from '../text';

interface CsvChoiceProps {
  /** What the file must hold. */
  children: string;
  /** An example that can be filled in and given back. */
  template: { name: string; content: string };
  file: File | null;
  /** Why the file cannot be used. */
  message: string | undefined;
  isBusy?: boolean;
  onChoose: (file: File) => void;
  onClear: () => void;
}

/** The file of an import, with an example of one. */
export function CsvChoice(props: CsvChoiceProps) {
  const { children, template, file, message, isBusy = false, onChoose, onClear } = props;
  return (
    <>
      <p>{children}</p>
      <div>
        <Button
          variant="quiet"
          small
          icon="download"
          onClick={() => saveFile(template.name, 'text/csv', template.content)}
        >
          {t('Download a template')}
        </Button>
      </div>
      <FileField
        name="file"
        label={t('CSV file')}
        accept=".csv,text/csv"
        file={file}
        error={message && t(message)}
        disabled={isBusy}
        onSelect={onChoose}
        onClear={onClear}
      />
    </>
  );
}
