import { useMemo, useState } from 'react';
import type { Sort } from '../../domain/page';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/DataTable';
import { Pager } from '../../ui/Pager';
import { Price } from '../../ui/Price';
import { StatStrip } from '../../ui/StatStrip';
import { byNumber, byText, type Columns } from '../../ui/table/column';
import { ExportButton } from '../../ui/table/ExportButton';

const HERE = '/__dev/ui';

interface Sample {
  id: string;
  title: string;
  subject: string;
  form: string;
  price: number;
}

const ROWS: readonly Sample[] = [
  { id: 'a', title: 'Classification and the Living Cell', subject: 'Biology', form: 'Form II', price: 4500 },
  { id: 'b', title: 'Numbers, Ratio and Algebra', subject: 'Mathematics', form: 'Form I', price: 0 },
];

const pick = (options: readonly string[], index: number) => options[index % options.length] ?? '';

const MANY: readonly Sample[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  title: `Lesson ${index + 1}: ${pick(SUBJECTS, index)}`,
  subject: pick(SUBJECTS, index),
  form: pick(FORM_LEVELS, index),
  price: (index % 7) * 500,
}));

const COLUMNS: Columns<Sample> = [
  { head: 'Title', cell: ({ title }) => title, sort: byText('title') },
  { head: 'Subject', cell: ({ subject }) => <Badge plain>{subject}</Badge>, phone: 'below' },
  { head: 'Form Level', cell: ({ form }) => form, phone: 'below', low: true },
  {
    head: 'Price',
    cell: ({ price }) => <Price amount={price} />,
    sort: byNumber('price'),
    align: 'end',
    phone: 'beside',
  },
];

/** Sorted here, where the product leaves it to the server. */
function sorted(rows: readonly Sample[], { by, direction }: Sort): readonly Sample[] {
  const turn = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) =>
    by === 'price' ? turn * (a.price - b.price) : turn * a.title.localeCompare(b.title),
  );
}

function Table({ rows, name }: { rows: readonly Sample[] | undefined; name: string }) {
  const [sort, setSort] = useState<Sort>({ by: 'title', direction: 'asc' });
  const shown = useMemo(() => rows && sorted(rows, sort), [rows, sort]);
  return (
    <DataTable
      name={name}
      caption={`Ebooks, ${name}`}
      columns={COLUMNS}
      rows={shown}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title}
      rowTo={() => HERE}
      rowMenu={({ title }) => [
        { label: 'Edit', icon: 'edit', to: HERE },
        { label: `Delete ${title}`, icon: 'trash', disabled: true, onSelect: () => undefined },
      ]}
      bulk={(_rows, clear) => (
        <Button variant="quiet" small onClick={clear}>
          Publish
        </Button>
      )}
      sort={sort}
      onSort={setSort}
      tools={
        <ExportButton
          small
          fileName={name}
          columns={[
            { head: 'Title', value: ({ title }: Sample) => title },
            { head: 'Price', value: ({ price }) => price },
          ]}
          request={{}}
          readPage={() => Promise.resolve({ rows: [...(shown ?? [])], next: null, previous: null })}
        />
      }
      loadingText="Loading ebooks..."
      empty="No resources found for these filters."
      skeletonRows={2}
    />
  );
}

export function TableSample() {
  return (
    <div className="stack">
      <StatStrip
        stats={[
          { label: 'Total Resources', value: 312 },
          { label: 'New This Month', value: 14 },
          { label: 'Featured', value: 9 },
          { label: 'Free Resources', value: null },
        ]}
      />
      <Table name="a few" rows={ROWS} />
      <Pager onNext={() => undefined} />
      <Table name="loading" rows={undefined} />
      <Table name="empty" rows={[]} />
    </div>
  );
}

export function LongTableSample() {
  return <Table name="many" rows={MANY} />;
}
