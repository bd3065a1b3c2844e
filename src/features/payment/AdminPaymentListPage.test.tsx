import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type Payment, parsePayment } from '../../domain/payment';
import { NO_TOTALS, totalsOf } from '../../domain/paymentTotals';
import * as saving from '../../ui/saveFile';
import { Component as AdminPaymentListPage } from './AdminPaymentListPage';
import * as docs from './paymentDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./paymentDocs', () => ({
  listPayments: jest.fn(),
  listOffers: jest.fn(),
  readTotals: jest.fn(),
  recordPayment: jest.fn(),
  setPaymentStatus: jest.fn(),
}));
const { listPayments, listOffers, readTotals, recordPayment, setPaymentStatus } = jest.mocked(docs);

function payment(fields: Record<string, unknown> = {}): Payment {
  const parsed = parsePayment('pmt_1', {
    name: 'Neema Mushi',
    email: 'neema@shule.example',
    amount: 12_000,
    currency: 'TZS',
    date: '2026-02-03',
    status: 'success',
    transaction_id: 'SKJ7X2QP4T',
    method: 'M-Pesa',
    product: 'Fizikia',
    product_id: 'b1',
    product_kind: 'ebook',
    product_type: 'Ebook',
    uid: 'neema',
    created_at: 1_770_000_000_000,
    ...fields,
  });
  if (!parsed) throw new Error('not a payment');
  return parsed;
}
const pageOf = (...rows: Payment[]) => ({ rows, next: null, previous: null });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  listPayments.mockResolvedValue(pageOf(payment()));
  readTotals.mockResolvedValue(totalsOf([payment(), payment({ amount: 4.5, currency: 'USD' })]));
  listOffers.mockResolvedValue([{ id: 'b1', title: 'Fizikia', price: 8000 }]);
  recordPayment.mockResolvedValue(payment());
});

const open = (query = '') =>
  renderPage(<AdminPaymentListPage />, {
    path: `/admin/payments${query}`,
    session: student({ role: 'admin' }),
  });
const lastRequest = () => listPayments.mock.lastCall?.[0];
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

it('lists who paid what, in the columns of the specification, with the sums of each currency', async () => {
  open();
  const row = await rowOf('Neema Mushi');
  for (const text of [
    'neema@shule.example',
    'Ebook',
    'Fizikia',
    'Paid',
    'TSh 12,000',
    'SKJ7X2QP4T',
    'M-Pesa',
  ])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(await screen.findByText('Paid, TZS: 1')).toBeVisible();
  expect(screen.getByText('Paid, USD: 1').nextElementSibling).toHaveTextContent('$4.50');
});

it('filters and searches by the URL; a search has no sums', async () => {
  const { user } = open('?status=pending&method=M-Pesa&currency=TZS&type=Audio');
  await screen.findByText('Neema Mushi');
  expect(lastRequest()).toMatchObject({
    status: 'pending',
    method: 'M-Pesa',
    currency: 'TZS',
    product_type: 'Audio',
    sort: { by: 'created_at', direction: 'desc' },
  });
  await user.type(screen.getByLabelText('Search payments'), 'SKJ');
  await waitFor(() => expect(lastRequest()).toMatchObject({ search: 'SKJ' }));
  expect(screen.queryByText(/^Pending, /)).not.toBeInTheDocument();
});

it('names on a phone the order that no heading asks for, and leads back to it', async () => {
  const { user, location } = open();
  await screen.findByText('Neema Mushi');
  const order = screen.getByLabelText('Order');
  expect(order).toHaveDisplayValue('Usual order');
  await user.selectOptions(order, 'Date: Oldest first');
  await waitFor(() => expect(lastRequest()).toMatchObject({ sort: { by: 'date', direction: 'asc' } }));
  await user.selectOptions(order, 'Usual order');
  await waitFor(() => expect(lastRequest()).toMatchObject({ sort: { by: 'created_at', direction: 'desc' } }));
  expect(location().search).toBe('');
});

it('says that there are none', async () => {
  listPayments.mockResolvedValue(pageOf());
  readTotals.mockResolvedValue(NO_TOTALS);
  open();
  expect(await screen.findByText('No payments found')).toBeVisible();
});

it('shows one customer’s statement', async () => {
  open('?customer=neema');
  expect(await screen.findByText('Statement of Neema Mushi')).toBeVisible();
  expect(lastRequest()).toMatchObject({ uid: 'neema' });
  expect(readTotals).toHaveBeenCalledWith('neema');
});

it('changes a status after saying what that means', async () => {
  setPaymentStatus.mockResolvedValue(payment({ status: 'refunded' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Neema Mushi, Fizikia/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as refunded' }));
  expect(screen.getByText(/is closed to Neema Mushi, unless another payment opens it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  await waitFor(() =>
    expect(setPaymentStatus.mock.calls[0]?.[0]).toEqual({ id: 'pmt_1', status: 'refunded' }),
  );
  expect(await screen.findByText('Status changed: Refunded')).toBeInTheDocument();
});

it('exports amounts by the decimals of their currency', async () => {
  const dollars = { ...payment({ amount: 4.5, currency: 'USD' }), id: 'pmt_2' };
  listPayments.mockResolvedValue(pageOf(payment(), dollars));
  const { user } = open();
  await screen.findAllByText('Neema Mushi');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saving.saveFile).toHaveBeenCalled());
  const [, , text] = jest.mocked(saving.saveFile).mock.calls[0] ?? [];
  expect(text).toContain('Fizikia,Paid,12000,TZS,2026-02-03,SKJ7X2QP4T,M-Pesa');
  expect(text).toContain('Fizikia,Paid,4.50,USD,2026-02-03');
});

describe('Add New Payment Entry', () => {
  async function fill() {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Payment Entry' }));
    await user.type(dialog.getByLabelText('Customer'), 'Neema Mushi');
    await user.type(dialog.getByLabelText('Email'), 'neema@shule.example');
    await screen.findByRole('option', { name: 'Fizikia · TSh 8,000' });
    await user.selectOptions(dialog.getByLabelText('Product'), 'b1');
    await user.type(dialog.getByLabelText('Transaction ID'), 'SKJ7X2QP4T');
    return { user, dialog, add: dialog.getByRole('button', { name: 'Add Payment' }) };
  }

  it('offers the product’s price, and records the entry once however often it is pressed', async () => {
    const { dialog, add } = await fill();
    expect(dialog.getByLabelText('Amount')).toHaveValue('8000');
    fireEvent.click(add);
    fireEvent.click(add);
    expect(await screen.findByText('Payment recorded')).toBeInTheDocument();
    expect(recordPayment).toHaveBeenCalledTimes(1);
    expect(recordPayment.mock.calls[0]?.[0]).toMatchObject({
      id: expect.stringMatching(/^pmt_[0-9a-f-]{36}$/) as string,
      productId: 'b1',
      amount: '8000',
      currency: 'TZS',
      status: 'success',
      isRepeated: false,
    });
  });

  it('names the fields that are left open', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create Payment' }));
    await user.click(await screen.findByRole('button', { name: 'Add Payment' }));
    expect((await screen.findAllByText('All fields are required.')).length).toBeGreaterThanOrEqual(5);
    expect(recordPayment).not.toHaveBeenCalled();
  });

  it('warns of a transaction id that is known, and takes it at the second press', async () => {
    const message = 'The payment of Asha (Paid) has this transaction ID already.';
    recordPayment.mockRejectedValueOnce({
      code: 'already-exists',
      message: 'x',
      details: { code: 'invalid', message, fields: { transactionId: message } },
    });
    const { user, add } = await fill();
    await user.click(add);
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(add);
    await waitFor(() => expect(recordPayment).toHaveBeenCalledTimes(2));
    expect(recordPayment.mock.calls[1]?.[0]).toMatchObject({ isRepeated: true });
  });

  it('says that an entry waits for its owner', async () => {
    recordPayment.mockResolvedValue(payment({ uid: null }));
    const { user, add } = await fill();
    await user.click(add);
    expect(
      await screen.findByText('It waits until somebody has verified the email neema@shule.example.'),
    ).toBeInTheDocument();
  });
});
