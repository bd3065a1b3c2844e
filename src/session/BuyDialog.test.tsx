import { fireEvent, screen, waitFor } from '@testing-library/react';
import { withDialogs } from '../../tests/support/dialog';
import { renderPage } from '../../tests/support/renderPage';
import * as docs from '../data/purchaseDocs';
import type { Payment } from '../domain/payment';
import { BuyDialog } from './BuyDialog';

jest.mock('../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../data/purchaseDocs', () => ({ buyProduct: jest.fn(), readPayWays: jest.fn() }));
const { buyProduct, readPayWays } = jest.mocked(docs);

const product = {
  kind: 'ebook' as const,
  id: 'b1',
  title: 'Fizikia',
  price: 'TSh 8,000',
  howTo: 'How to get this book',
  opens: 'It opens here.',
};

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  readPayWays.mockResolvedValue({ 'Airtel Money': 'Pay to 000 123, Somo' });
});

const open = () => renderPage(<BuyDialog product={product} onClose={jest.fn()} />);
const send = () => screen.getByRole('button', { name: 'I have paid' });

it('sends how somebody paid and the reference once, and says what happens next', async () => {
  buyProduct.mockResolvedValue({} as Payment);
  const { user } = open();
  expect(screen.getByText(/costs TSh 8,000/)).toBeVisible();
  expect(await screen.findByText(/^Ask your school/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('How do you pay?'), 'Airtel Money');
  expect(await screen.findByText('Pay to 000 123, Somo')).toBeVisible();
  await user.type(screen.getByLabelText('Transaction reference'), ' SKJ7X2QP4T ');
  const button = send();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent(/“Fizikia” opens here/);
  expect(buyProduct).toHaveBeenCalledTimes(1);
  expect(buyProduct.mock.calls[0]?.[0]).toEqual({
    id: expect.stringMatching(/^pmt_/) as string,
    kind: 'ebook',
    productId: 'b1',
    method: 'Airtel Money',
    transactionId: 'SKJ7X2QP4T',
  });
});

it('promises of a lesson that it is marked as paid, and not that it opens', async () => {
  buyProduct.mockResolvedValue({} as Payment);
  const lesson = { ...product, kind: 'lesson' as const, title: 'Lesson with Asha Mbwana' };
  const { user } = renderPage(<BuyDialog product={lesson} onClose={jest.fn()} />);
  await user.type(screen.getByLabelText('Transaction reference'), 'SKJ7X2QP4T');
  await user.click(send());
  const said = await screen.findByRole('status');
  expect(said).toHaveTextContent(/“Lesson with Asha Mbwana” is marked as paid here/);
  expect(said).not.toHaveTextContent(/opens/);
});

it('asks for the reference, and keeps what was typed when sending fails', async () => {
  buyProduct.mockRejectedValue({ code: 'unavailable', message: 'x' });
  const { user } = open();
  await user.click(send());
  expect(screen.getByText('Enter the transaction reference')).toBeVisible();
  expect(buyProduct).not.toHaveBeenCalled();
  const field = screen.getByLabelText('Transaction reference');
  await user.type(field, 'SKJ7');
  await user.click(send());
  expect(await screen.findByText('Your payment was not sent.')).toBeVisible();
  expect(field).toHaveValue('SKJ7');
  await waitFor(() => expect(send()).toBeEnabled());
});
