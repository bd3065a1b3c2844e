import { screen, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { parseAudit } from '../../domain/audit';
import { parsePayment, type Payment } from '../../domain/payment';
import { totalsOf } from '../../domain/paymentTotals';
import { monthOf, parseStats } from '../../domain/stats';
import * as audit from '../../features/audit/auditDocs';
import * as payments from '../../features/payment/paymentDocs';
import * as stats from '../../features/stats/statsDocs';
import * as saving from '../../ui/saveFile';
import { Component as AdminIndexPage } from './AdminIndexPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('../../features/audit/auditDocs', () => ({ listAudit: jest.fn() }));
jest.mock('../../features/payment/paymentDocs', () => ({ readTotals: jest.fn() }));
jest.mock('../../features/stats/statsDocs', () => ({
  readStats: jest.fn(),
  readOwnFigures: jest.fn(),
  readOwnStats: jest.fn(),
  pingFunctions: jest.fn(),
}));
const { listAudit } = jest.mocked(audit);
const { readTotals } = jest.mocked(payments);
const { readStats, readOwnFigures, readOwnStats, pingFunctions } = jest.mocked(stats);

const month = monthOf(Date.now());
const paid = (fields: Record<string, unknown>) =>
  parsePayment('pmt_1', {
    email: 'a@x.example',
    product_id: 'p',
    date: `${month}-01`,
    status: 'success',
    amount: 12_000,
    currency: 'TZS',
    ...fields,
  }) as Payment;
const line = parseAudit('a1', {
  at: 1_770_000_000_000,
  actor_name: 'Rehema Salum',
  action: 'payment.create',
  kind: 'payment',
  record_title: 'Neema: Fizikia',
});

beforeEach(() => {
  jest.resetAllMocks();
  readStats.mockResolvedValue(
    parseStats({
      counts: { users: 1234, certificates: 5 },
      months: { [month]: { users: 12, enrolments: 7, certificates: 2 } },
      recounted_at: Date.now(),
    }),
  );
  readTotals.mockResolvedValue(
    totalsOf([paid({}), paid({ status: 'pending' }), paid({ status: 'pending' })]),
  );
  listAudit.mockResolvedValue({ rows: line ? [line] : [], next: null, previous: null });
  pingFunctions.mockResolvedValue(21);
});

const open = (role: 'admin' | 'teacher' = 'admin') =>
  renderPage(<AdminIndexPage />, { path: '/admin', session: student({ role }) });

const chartOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('figure') as HTMLElement);

it('shows what there is, what came in, what was done and what answers', async () => {
  open();
  expect((await screen.findByText('1,234')).previousElementSibling).toHaveTextContent('Users');
  expect((await screen.findByText('Income this month, TZS')).nextElementSibling).toHaveTextContent(
    'TSh 12,000',
  );
  expect(screen.getByText('Payments waiting').nextElementSibling).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: 'Look at what waits' })).toHaveAttribute(
    'href',
    '/admin/payments?status=pending',
  );
  expect(await screen.findByText(/Recorded a payment: Neema: Fizikia/)).toBeVisible();
  expect(await screen.findByText('Answers in 21 ms')).toBeVisible();
  expect(screen.getByText('All figures were right')).toBeVisible();
});

it('costs at most 12 reads', async () => {
  open();
  await screen.findByText(/Recorded a payment/, undefined, { timeout: 5000 });
  await screen.findByRole('heading', { name: 'Income, TZS' });
  // One row more than is shown tells whether there are others.
  const lines = listAudit.mock.calls.reduce((sum, [{ size = 25 }]) => sum + size + 1, 0);
  expect(readStats.mock.calls.length + readTotals.mock.calls.length + lines).toBeLessThanOrEqual(12);
});

it('tells month by month, as a table and as a file too', async () => {
  const { user } = open();
  const chart = await chartOf('Learning activity');
  await user.click(chart.getByText('As a table'));
  expect(chart.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month',
    'Courses begun',
    'Certificates earned',
  ]);
  expect(chart.getAllByRole('row')).toHaveLength(13);
  expect(chart.getAllByRole('row').at(-1)).toHaveTextContent(/72$/);
  await user.click(chart.getByRole('button', { name: 'Export' }));
  const [name, , text] = jest.mocked(saving.saveFile).mock.calls[0] ?? [];
  expect(name).toBe('learning.csv');
  expect(text).toMatch(/,7,2$/);
  const income = await chartOf('Income, TZS');
  expect(income.getAllByRole('row', { hidden: true }).at(-1)).toHaveTextContent('TSh 12,000');
});

it('does not hide what is wrong', async () => {
  pingFunctions.mockRejectedValue({ code: 'unavailable', message: 'x' });
  readStats.mockResolvedValue(
    parseStats({ recounted_at: 1, drift: [{ what: 'users', kept: 2, counted: 3 }] }),
  );
  open();
  expect(await screen.findByText('Does not answer', undefined, { timeout: 5000 })).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
  expect(screen.getByText('1 figure was wrong and is mended')).toBeVisible();
});

it('shows a teacher their own figures, and nothing of the whole', async () => {
  readOwnStats.mockResolvedValue({ months: { [month]: 31 } });
  readOwnFigures.mockResolvedValue({ ebooks: 3, audios: 0, courses: 2, liveClasses: 1, learners: 48 });
  open('teacher');
  expect((await screen.findByText('48')).previousElementSibling).toHaveTextContent(
    'Enrolments in what you teach',
  );
  expect(readOwnFigures).toHaveBeenCalledWith('neema');
  const begun = await chartOf('Enrolments in what you teach');
  expect(begun.getAllByRole('row', { hidden: true }).at(-1)).toHaveTextContent(/31$/);
  const income = await chartOf('Income, TZS');
  expect(income.getAllByRole('row', { hidden: true }).at(-1)).toHaveTextContent('TSh 12,000');
  // With the five counts of the figures, seven reads.
  expect(readTotals.mock.calls).toEqual([['seller_neema']]);
  expect(readOwnStats.mock.calls).toEqual([['neema']]);
  expect(readStats).not.toHaveBeenCalled();
  expect(listAudit).not.toHaveBeenCalled();
});
