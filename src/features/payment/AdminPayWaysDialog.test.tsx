import { screen, waitFor } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { readPayWays } from '../../data/purchaseDocs';
import { AdminPayWaysDialog } from './AdminPayWaysDialog';
import { setPayWays } from './paymentDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/purchaseDocs', () => ({ readPayWays: jest.fn() }));
jest.mock('./paymentDocs', () => ({ setPayWays: jest.fn() }));
const save = jest.mocked(setPayWays);
const onClose = jest.fn();

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readPayWays).mockResolvedValue({ 'M-Pesa': 'Pay to 000 123' });
});

const open = async () => {
  const page = renderPage(<AdminPayWaysDialog onClose={onClose} />, { session: student({ role: 'admin' }) });
  const cash = await screen.findByLabelText(/^Cash/);
  const send = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, cash, send };
};

it('keeps what buyers are told already, and sends all of it', async () => {
  save.mockResolvedValue({});
  const { user, cash, send } = await open();
  await user.type(cash, 'At the office');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { ways } = save.mock.calls[0]?.[0] ?? { ways: [] };
  expect(ways.filter(({ words }) => words)).toEqual([
    { method: 'M-Pesa', words: 'Pay to 000 123' },
    { method: 'Cash', words: 'At the office' },
  ]);
});

it('says at the field what is too long, and keeps what was typed when saving fails', async () => {
  save.mockRejectedValue({ code: 'unavailable', message: 'x' });
  const { user, cash, send } = await open();
  await user.click(cash);
  await user.paste('x'.repeat(301));
  await send();
  expect(cash).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
  await user.clear(cash);
  await user.type(cash, 'Office');
  await send();
  expect(await screen.findByText('This was not saved.')).toBeVisible();
  expect(cash).toHaveValue('Office');
  expect(onClose).not.toHaveBeenCalled();
});
