import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './DataTable';
import { byText, type Columns } from './table/column';

interface Row {
  id: string;
  subject: string;
}

const COLUMNS: Columns<Row> = [
  { head: 'Title', cell: ({ id }) => `Lesson ${id}`, sort: byText('title') },
  { head: 'Subject', cell: ({ subject }) => subject },
  { head: 'Publisher', cell: () => 'Mlimani', low: true },
];
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), subject: 'Biology' }));

function setup(list: Row[] = rows(5)) {
  const onSelected = jest.fn();
  render(
    <DataTable
      name="lessons"
      caption="Lessons"
      columns={COLUMNS}
      rows={list}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => `lesson ${id}`}
      empty="Nothing"
      bulk={(selected, clear) => (
        <button
          onClick={() => {
            onSelected(selected.map(({ id }) => id));
            clear();
          }}
        >
          Act
        </button>
      )}
    />,
  );
  return { user: userEvent.setup(), onSelected };
}
const tick = (id: number) => screen.getByLabelText(`Select lesson ${id}`);
const all = () => screen.getByLabelText<HTMLInputElement>('Select all on this page');
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

beforeEach(() => localStorage.clear());

describe('selection', () => {
  it('by space, then a range by shift, counted aloud; acting clears it and gives focus back', async () => {
    const { user, onSelected } = setup();
    tick(2).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
    await user.keyboard('{Shift>}');
    await user.click(tick(4));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('3 selected');
    expect(all().indeterminate).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Act' }));
    expect(onSelected).toHaveBeenCalledWith(['2', '3', '4']);
    expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
    expect(all()).toHaveFocus();
  });

  it('of all on the page, and of none again', async () => {
    const { user } = setup();
    await user.click(all());
    expect(screen.getByRole('status')).toHaveTextContent('5 selected');
    expect(all()).toBeChecked();
    await user.click(all());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('columns', () => {
  it('are chosen in a menu that stays open, remembered, and come back', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Subject' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Subject' })).toHaveAttribute(
      'aria-checked',
      'false',
    );
    expect(heads()).toEqual(['Title', 'Publisher']);
    expect(localStorage.getItem('somo-columns-lessons')).toBe('Subject');
    await user.click(screen.getByRole('menuitem', { name: 'Show all' }));
    expect(heads()).toEqual(['Title', 'Subject', 'Publisher']);
    expect(localStorage.getItem('somo-columns-lessons')).toBeNull();
  });

  it('are as they were left', () => {
    localStorage.setItem('somo-columns-lessons', 'Publisher');
    setup();
    expect(heads()).toEqual(['Title', 'Subject']);
  });
});

it('keeps ten thousand rows out of the document, and says how many there are', () => {
  setup(rows(10_000));
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(within(table).queryAllByRole('row').length).toBeLessThan(100);
});
