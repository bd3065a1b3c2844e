import { screen, waitFor } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { contactMessages } from '../../domain/contact';
import * as docs from './contactDocs';
import { Component as ContactPage } from './ContactPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./contactDocs', () => ({ sendMessage: jest.fn(), subscribe: jest.fn() }));
const sendMessage = jest.mocked(docs.sendMessage);

const TEXT = 'When will there be more Geography books?';

beforeEach(() => {
  jest.resetAllMocks();
  sendMessage.mockResolvedValue(null);
});

type Page = ReturnType<typeof renderPage>;
const open = (session: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<ContactPage />, { path: '/contact', ...session });
const field = (label: string) => screen.getByLabelText(label);
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Send message' }));

async function fill({ user }: Page) {
  await user.type(field('Name'), 'Rehema Salum');
  await user.type(field('Email'), 'rehema@shule.example');
  await user.type(field('Subject'), 'Books for Form II');
  await user.type(field('Message'), TEXT);
}

const sent = (call: number) => sendMessage.mock.calls[call]?.[0];

it('says at each field what is missing, goes to the first, and sends nothing', async () => {
  const page = open();
  await submit(page);
  for (const [label, message] of [
    ['Name', contactMessages.name],
    ['Email', contactMessages.email],
    ['Subject', contactMessages.subject],
    ['Message', contactMessages.message],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(message);
  }
  expect(field('Name')).toHaveFocus();
  await page.user.type(field('Name'), 'R');
  expect(field('Name')).toHaveAccessibleDescription('');
  expect(sendMessage).not.toHaveBeenCalled();
});

it('sends it, thanks, and starts anew for another message', async () => {
  const page = open();
  await fill(page);
  await submit(page);
  expect(await screen.findByRole('heading', { name: 'Your message has been sent.' })).toHaveFocus();
  expect(screen.getByText('Thank you, Rehema Salum. We will answer to rehema@shule.example.')).toBeVisible();
  expect(sent(0)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    name: 'Rehema Salum',
    email: 'rehema@shule.example',
    subject: 'Books for Form II',
    message: TEXT,
    website: '',
  });
  await page.user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field('Message')).toHaveValue('');
  await fill(page);
  await submit(page);
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(2));
  expect(sent(1)?.id).not.toBe(sent(0)?.id);
});

it('keeps what was typed when it failed; the same text again is the same message, another text is another', async () => {
  sendMessage.mockRejectedValue(Object.assign(new Error('no network'), { code: 'functions/unavailable' }));
  const page = open();
  await fill(page);
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(field('Message')).toHaveValue(TEXT);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus());
  await submit(page);
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(2));
  expect(sent(1)?.id).toBe(sent(0)?.id);
  await screen.findByRole('alert');
  await page.user.type(field('Message'), ' Thank you.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await submit(page);
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(3));
  expect(sent(2)?.id).not.toBe(sent(0)?.id);
});

it('says what the server found, at its field', async () => {
  const details = { code: 'invalid', message: 'x', fields: { email: contactMessages.email } };
  sendMessage.mockRejectedValue(Object.assign(new Error(), { code: 'functions/invalid-argument', details }));
  const page = open();
  await fill(page);
  await submit(page);
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(contactMessages.email));
  expect(field('Email')).toHaveFocus();
});

it('says that it was too much, in the words of the server', async () => {
  const details = { code: 'resource-exhausted', message: contactMessages.tooMany };
  sendMessage.mockRejectedValue(
    Object.assign(new Error(), { code: 'functions/resource-exhausted', details }),
  );
  const page = open();
  await fill(page);
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(contactMessages.tooMany);
});

it('is busy while it sends, and sends once', async () => {
  let end: (value: null) => void = () => undefined;
  sendMessage.mockReturnValue(new Promise((resolve) => (end = resolve)));
  const page = open();
  await fill(page);
  await page.user.type(field('Subject'), '{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  end(null);
  await screen.findByRole('heading', { name: 'Your message has been sent.' });
  expect(sendMessage).toHaveBeenCalledTimes(1);
});

it('knows name and email of whoever is signed in, who may write others', async () => {
  const page = open({ session: student() });
  expect(field('Name')).toHaveValue('Neema Mushi');
  expect(field('Email')).toHaveValue('neema@shule.example');
  await page.user.clear(field('Email'));
  expect(field('Email')).toHaveValue('');
});
