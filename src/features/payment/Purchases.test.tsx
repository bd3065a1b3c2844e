import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage';
import { type Payment, parsePayment } from '../../domain/payment';
import { listPurchases } from './purchaseDocs';
import { Purchases } from './Purchases';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./purchaseDocs', () => ({ listPurchases: jest.fn() }));
const list = jest.mocked(listPurchases);

const payment = (id: string, fields: Record<string, unknown>) =>
  parsePayment(id, {
    email: 'neema@shule.example',
    amount: 8000,
    currency: 'TZS',
    product_kind: 'ebook',
    transaction_id: 'SKJ7X2QP4T',
    ...fields,
  }) as Payment;

const open = () => renderPage(<Purchases uid="neema" />);
const itemOf = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);

it('tells what is theirs and leads there, and what became of the rest', async () => {
  list.mockResolvedValue({
    rows: [
      payment('1', { product: 'Fizikia', product_id: 'b1', status: 'success' }),
      payment('2', { product: 'Algebra', product_id: 'c1', product_kind: 'course', status: 'pending' }),
      payment('3', { product: 'Hadithi', product_id: 'p1', product_kind: 'playlist', status: 'failed' }),
    ],
    next: 'more',
    previous: null,
  });
  const { user } = open();
  const owned = await itemOf('Fizikia');
  expect(owned.getByRole('link')).toHaveAttribute('href', '/ebooks/b1');
  expect(owned.getByText('Paid')).toBeVisible();
  const waiting = await itemOf('Algebra');
  expect(waiting.getByRole('link')).toHaveAttribute('href', '/courses/c1');
  expect(waiting.getByText(/Reference: SKJ7X2QP4T/)).toBeVisible();
  expect((await itemOf('Hadithi')).getByText(/You can send its reference again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(list).toHaveBeenLastCalledWith({ uid: 'neema', size: 4, after: 'more' });
});

it('says how to buy something where there is nothing yet', async () => {
  list.mockResolvedValue({ rows: [], next: null, previous: null });
  open();
  expect(await screen.findByText(/has a Buy button on its page/)).toBeVisible();
});
