import { screen, waitFor } from '@testing-library/react';
import { liveClassRecord } from '../../../tests/support/cases/liveClassRecord';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type LiveClassRow, parseLiveClass, toLiveClassRow } from '../../domain/liveClass';
import { LiveClassList } from './LiveClassList';
import { listRegistrations } from './liveClassDocs';
import { listCatalogLiveClasses } from './liveClassPublic';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));
jest.mock('./liveClassDocs', () => ({ listRegistrations: jest.fn() }));
jest.mock('./liveClassPublic', () => ({ listCatalogLiveClasses: jest.fn() }));

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Noon, so that an hour before and after are on the same day anywhere near. */
const NOW = new Date(2026, 2, 3, 12).getTime();

function row(title: string, inHours: number, fields: Record<string, unknown> = {}): LiveClassRow {
  const record = liveClassRecord({ title, session_starts: [NOW + inHours * HOUR], ...fields });
  const live = parseLiveClass(title, record);
  if (!live) throw new Error('A class has a title and a time.');
  return toLiveClassRow(live);
}

const ROWS = [
  row('Over for long', -200, { subject: 'Biology' }),
  row('Over since yesterday', -24, { form_level: 'Form II' }),
  row('In a month', (29 * DAY) / HOUR, { teacher: 'Juma Ali' }),
  row('In an hour', 1),
  row('Going on', -0.5),
  row('Called off', 2, { is_cancelled: true }),
  row('Called off long ago', -300, { is_cancelled: true }),
];

const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

async function open(query = '', session: ReturnType<typeof student> | null = null) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  jest.mocked(listCatalogLiveClasses).mockResolvedValue(ROWS);
  const page = renderPage(<LiveClassList />, { path: `/interactive-learning${query}`, session });
  await screen.findByText(/result/, {}, { timeout: 5000 });
  return page;
}

it('shows what goes on first, then what comes next, then what is over', async () => {
  await open();
  expect(titles()).toEqual([
    'Going on',
    'In an hour',
    'In a month',
    'Called off',
    'Over since yesterday',
    'Over for long',
  ]);
});

it.each([
  ['?status=ongoing', ['Going on']],
  ['?status=recorded', ['Over since yesterday', 'Over for long']],
  ['?date=today', ['Going on', 'In an hour', 'Called off']],
  ['?date=week&status=upcoming', ['In an hour']],
  ['?date=month&status=upcoming', ['In an hour', 'In a month']],
  ['?subject=Biology', ['Over for long']],
  ['?form=Form+II', ['Over since yesterday']],
  ['?q=juma', ['In a month']],
  ['?status=somewhen', expect.arrayContaining(['Going on', 'Over for long'])],
])('with %s shows %j', async (query, expected) => {
  await open(query);
  expect(titles()).toEqual(expected);
});

it('keeps the filter in the address, and lets go of it', async () => {
  const { user, location } = await open();
  await user.selectOptions(screen.getByLabelText('Status'), 'upcoming');
  await waitFor(() => expect(location().search).toBe('?status=upcoming'));
  expect(titles()).toEqual(['In an hour', 'In a month']);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location().search).toBe(''));
});

it('tells a learner which of them they come to', async () => {
  jest.mocked(listRegistrations).mockResolvedValue(['In an hour']);
  await open('', student());
  const badge = await screen.findByText('Registered');
  expect(badge.closest('article')).toHaveTextContent('In an hour');
});

it('says that nothing fits', async () => {
  await open('?q=nothing');
  expect(screen.getByText('No live classes match your search')).toBeVisible();
});
