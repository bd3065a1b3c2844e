import { fireEvent, screen, waitFor } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage } from '../../../tests/support/renderPage';
import { parseUser } from '../../domain/user';
import { AdminUserNewDialog } from './AdminUserNewDialog';
import * as docs from './userDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./userDocs', () => ({ createUser: jest.fn() }));
const createUser = jest.mocked(docs.createUser);
const onClose = jest.fn();

const added = { user: parseUser('u1', {}), mailSent: true };

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  createUser.mockResolvedValue(added);
});

async function fill(email = 'juma@shule.example') {
  const { user } = renderPage(<AdminUserNewDialog onClose={onClose} />);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('First Name'), 'Juma');
  await user.type(screen.getByLabelText('Last Name'), 'Kileo');
  await user.selectOptions(screen.getByLabelText('Role'), 'Teacher');
  return user;
}
const press = () => screen.getByRole('button', { name: 'Add User' });

it('adds one person however often the button is pressed', async () => {
  await fill();
  fireEvent.click(press());
  fireEvent.click(press());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(createUser).toHaveBeenCalledTimes(1);
  expect(createUser.mock.calls[0]?.[0]).toMatchObject({
    email: 'juma@shule.example',
    firstName: 'Juma',
    lastName: 'Kileo',
    role: 'teacher',
  });
  expect(await screen.findByText('The link to set a password is on its way.')).toBeInTheDocument();
});

it('says at the field what is missing, and sends nothing', async () => {
  const { user } = renderPage(<AdminUserNewDialog onClose={onClose} />);
  await user.click(press());
  expect(await screen.findByText('Enter a first name')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(createUser).not.toHaveBeenCalled();
});

it('shows what the server says of a field there', async () => {
  const message = 'Somebody with this email has an account already.';
  createUser.mockRejectedValue({
    code: 'already-exists',
    message: 'x',
    details: { code: 'invalid', message, fields: { email: message } },
  });
  const user = await fill();
  await user.click(press());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
});

it('keeps what was typed after a failure; the same details are the same request, others another', async () => {
  createUser.mockRejectedValue(Object.assign(new Error(), { code: 'unavailable' }));
  const user = await fill();
  await user.click(press());
  expect(await screen.findByText('The user was not added.')).toBeVisible();
  expect(screen.getByLabelText('First Name')).toHaveValue('Juma');
  await user.click(press());
  await waitFor(() => expect(createUser).toHaveBeenCalledTimes(2));
  await screen.findByText('The user was not added.');
  await user.type(screen.getByLabelText('Last Name'), 'ni');
  await user.click(press());
  await waitFor(() => expect(createUser).toHaveBeenCalledTimes(3));
  const ids = createUser.mock.calls.map(([{ requestId }]) => requestId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('tells when the account is there but its mail is not', async () => {
  createUser.mockResolvedValue({ ...added, mailSent: false });
  const user = await fill();
  await user.click(press());
  expect(await screen.findByText('User added, but the mail was not sent')).toBeInTheDocument();
});
