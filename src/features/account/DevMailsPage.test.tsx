import { screen } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage';
import { env } from '../../env';
import { Component as DevMailsPage } from './DevMailsPage';

const mail = (requestType: string, email: string) => ({
  requestType,
  email,
  oobCode: email,
  oobLink: `http://127.0.0.1:9099/emulator/action?oobCode=${email}`,
});

const answer = (body: object) => ({ json: () => Promise.resolve(body) }) as Response;

const emulators = env.emulators;
beforeEach(() => {
  env.emulators = { auth: 9099, firestore: 8080, functions: 5001, storage: 9199 };
});
afterEach(() => {
  env.emulators = emulators;
});

test('lists the links of a local run, newest first, and looks again', async () => {
  const oobCodes = [
    mail('VERIFY_EMAIL', 'asha@shule.example'),
    mail('PASSWORD_RESET', 'neema@shule.example'),
  ];
  const fetched = jest.spyOn(window, 'fetch').mockResolvedValueOnce(answer({ oobCodes }));
  const { user } = renderPage(<DevMailsPage />, { path: '/__dev/mails' });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Reset password', 'http://127.0.0.1:9099/emulator/action?oobCode=neema@shule.example'],
    ['Verify email', 'http://127.0.0.1:9099/emulator/action?oobCode=asha@shule.example'],
  ]);
  expect(screen.getByText('asha@shule.example')).toBeInTheDocument();
  expect(fetched).toHaveBeenCalledWith('http://127.0.0.1:9099/emulator/v1/projects/demo-somo/oobCodes');

  fetched.mockResolvedValueOnce(answer({}));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('No mails yet')).toBeInTheDocument();
});
