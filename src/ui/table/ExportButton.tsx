import { useEffect, useRef, useState } from 'react';
import { type CsvValue, toCsv } from '../../domain/csv';
import { type Cursor, EXPORT_PAGE_SIZE, type Page, type PageRequest } from '../../domain/page';
import { Button } from '../Button';
import { saveFile } from '../saveFile';
import { t } from '../text';

export interface CsvColumn<Row> {
  head: string;
  value: (row: Row) => CsvValue;
}

interface ExportButtonProps<Row, Request extends PageRequest> {
  /** Where it is not a list that is exported. */
  label?: string;
  /** Without its ending; the day is added. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  /** The list as it is filtered and sorted now. */
  request: Request;
  /** One page of it; rejects when it fails, and says so itself. */
  readPage: (request: Request) => Promise<Page<Row>>;
  small?: boolean;
}

/** Every row of the list as it is filtered now, whatever page is shown, as a CSV file. */
export function ExportButton<Row, Request extends PageRequest>(props: ExportButtonProps<Row, Request>) {
  const { fileName, columns, request, readPage, small, label = t('Export') } = props;
  const [count, setCount] = useState<number | null>(null);
  const isMounted = useIsMounted();
  const run = async () => {
    const rows: Row[] = [];
    setCount(0);
    try {
      for await (const page of pagesOf(request, readPage)) {
        // Who left the page no longer waits for the file.
        if (!isMounted.current) return;
        rows.push(...page);
        setCount(rows.length);
      }
      const cells = rows.map((row) => columns.map(({ value }) => value(row)));
      const day = new Date().toISOString().slice(0, 10);
      saveFile(
        `${fileName}-${day}.csv`,
        'text/csv',
        toCsv(
          columns.map(({ head }) => t(head)),
          cells,
        ),
      );
    } catch {
      // The endpoint has told the reader.
    } finally {
      setCount(null);
    }
  };
  return (
    <>
      <Button
        variant="line"
        small={small}
        icon="download"
        busy={count !== null}
        busyText={t('Export: {count} rows', { count: (count ?? 0).toLocaleString('en') })}
        onClick={() => void run()}
      >
        {label}
      </Button>
      <span className="srOnly" role="status">
        {count === 0 && t('The export has begun.')}
      </span>
    </>
  );
}

/** From the first page on, wherever the reader is. */
async function* pagesOf<Row, Request extends PageRequest>(
  request: Request,
  readPage: (request: Request) => Promise<Page<Row>>,
) {
  let after: Cursor | undefined;
  do {
    const page = await readPage({ ...request, before: undefined, after, size: EXPORT_PAGE_SIZE });
    yield page.rows;
    after = page.next ?? undefined;
  } while (after);
}

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
