import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage';
import { contactMessages } from '../../domain/contact';
import * as docs from './contactDocs';
import { SubscribeForm } from './SubscribeForm';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./contactDocs', () => ({ sendMessage: jest.fn(), subscribe: jest.fn() }));
const subscribe = jest.mocked(docs.subscribe);

beforeEach(() => {
  jest.resetAllMocks();
  subscribe.mockResolvedValue(null);
});

const open = () => renderPage(<SubscribeForm />);
const field = () => screen.getByLabelText('Your address');
const button = () => screen.getByRole('button', { name: 'Subscribe' });

it('subscribes an address and confirms', async () => {
  const { user } = open();
  await user.type(field(), ' rehema@shule.example {Enter}');
  const thanks = await screen.findByText('Thank you. We will write to rehema@shule.example.');
  expect(thanks).toHaveFocus();
  expect(subscribe.mock.calls[0]?.[0]).toEqual({ email: 'rehema@shule.example', website: '' });
  expect(screen.queryByLabelText('Your address')).not.toBeInTheDocument();
});

it('says at the field that this is no address, until it is changed', async () => {
  const { user } = open();
  await user.type(field(), 'rehema');
  await user.click(button());
  expect(field()).toHaveAccessibleDescription(contactMessages.email);
  expect(field()).toHaveFocus();
  await user.type(field(), '@');
  expect(field()).not.toHaveAttribute('aria-invalid');
  expect(subscribe).not.toHaveBeenCalled();
});

it('keeps the address when it failed, and says why', async () => {
  subscribe.mockRejectedValue(Object.assign(new Error(), { code: 'functions/unavailable' }));
  const { user } = open();
  await user.type(field(), 'rehema@shule.example');
  await user.click(button());
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription('You are offline. Check your connection and try again.'),
  );
  expect(field()).toHaveValue('rehema@shule.example');
});
