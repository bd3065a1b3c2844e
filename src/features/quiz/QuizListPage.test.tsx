import { screen, within } from '@testing-library/react';
import { quizRow } from '../../../tests/support/quizPages';
import { renderPage } from '../../../tests/support/renderPage';
import { Component as QuizListPage } from './QuizListPage';
import { listCatalogQuizzes } from './quizPublic';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));
jest.mock('./quizPublic', () => ({ listCatalogQuizzes: jest.fn() }));

const HOUR_MS = 3_600_000;

const ROWS = [
  quizRow('cells', {
    title: 'Cells',
    subject: 'Biology',
    topic: 'Cells',
    form_level: 'Form I',
    time_limit: 20,
  }),
  quizRow('algebra', {
    title: 'Algebra 2019',
    topic: 'Algebra',
    form_level: 'Form I-IV',
    year: 2019,
    modes: ['attempt', 'paper-based'],
    time_limit: null,
    closes_at: Date.now() - HOUR_MS,
  }),
  quizRow('sums', {
    title: 'Quick sums',
    topic: 'Numbers',
    form_level: 'Form II',
    modes: ['timed-sequential'],
    time_limit: 5,
    author_name: 'Juma Ally',
    opens_at: Date.now() + HOUR_MS,
  }),
];

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(listCatalogQuizzes).mockResolvedValue(ROWS);
});

const open = (query = '') => renderPage(<QuizListPage />, { path: `/quizzes${query}` });
const titles = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);

it('shows every quiz, how many there are, and whether each can be taken now', async () => {
  open();
  expect(await titles()).toEqual(['Cells', 'Algebra 2019', 'Quick sums']);
  expect(screen.getByText('3 quizzes · 1 from past papers')).toBeVisible();
  const [cells, algebra, sums] = screen.getAllByRole('article');
  expect(within(algebra as HTMLElement).getByText('Closed')).toBeVisible();
  expect(within(sums as HTMLElement).getByText('Opens later')).toBeVisible();
  expect(within(cells as HTMLElement).queryByText(/Open|Closed/)).not.toBeInTheDocument();
});

it.each([
  ['?subject=Biology', ['Cells']],
  ['?form=Form II', ['Algebra 2019', 'Quick sums']],
  ['?mode=paper-based', ['Algebra 2019']],
  ['?mode=timed-sequential', ['Quick sums']],
  ['?topic=Numbers', ['Quick sums']],
  ['?paper=any', ['Algebra 2019']],
  ['?paper=2019', ['Algebra 2019']],
  ['?q=juma', ['Quick sums']],
  ['?sort=title', ['Algebra 2019', 'Cells', 'Quick sums']],
  ['?sort=shortest', ['Quick sums', 'Cells', 'Algebra 2019']],
  ['?form=Form V&mode=oral&paper=old&sort=odd&pages=-1', ['Cells', 'Algebra 2019', 'Quick sums']],
])('takes filter and order from the address: %s', async (query, expected) => {
  open(query);
  expect(await titles()).toEqual(expected);
});

it('keeps a choice in the address; another subject has other topics', async () => {
  const { user, location } = open('?topic=Numbers');
  await user.click(await screen.findByRole('button', { name: 'Biology' }));
  expect(location().search).toBe('?subject=Biology');
  expect(await titles()).toEqual(['Cells']);
  expect(screen.queryByRole('option', { name: 'Numbers' })).not.toBeInTheDocument();
});

it('says that nothing fits, and leads back to all', async () => {
  const { user } = open('?q=zzz');
  expect(await screen.findByText('No quizzes match your search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await titles()).toHaveLength(3);
});

it('says that there is no quiz yet', async () => {
  jest.mocked(listCatalogQuizzes).mockResolvedValue([]);
  open();
  expect(await screen.findByText('No quizzes yet')).toBeVisible();
});

it('says why quizzes did not come', async () => {
  jest.mocked(listCatalogQuizzes).mockRejectedValue({ code: 'permission-denied' });
  open();
  expect((await screen.findAllByText(/^Failed to fetch quizzes: /))[0]).toBeVisible();
});
