import { screen } from '@testing-library/react';
import { renderPage } from '../../../../tests/support/renderPage';
import { readCertificate } from '../coursePublic';
import { Component as CertificatePage } from './CertificatePage';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../coursePublic', () => ({ readCertificate: jest.fn() }));
const read = jest.mocked(readCertificate);

const CODE = '7K3M-X9QD-04TR';
beforeEach(() => {
  jest.resetAllMocks();
  read.mockResolvedValue({
    code: CODE,
    name: 'Neema Mushi',
    course_title: 'Algebra from the beginning',
    issued_at: Date.UTC(2026, 1, 3, 9),
  });
});

const open = (code: string) =>
  renderPage(<CertificatePage />, { path: `/certificates/${code}`, route: '/certificates/:code' });

it('tells a visitor who finished which course when, and how to check it', async () => {
  open(CODE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificate of Neema Mushi' })).toBeVisible();
  expect(screen.getByText('This certificate is genuine: Somo has issued it.')).toBeVisible();
  const sheet = screen.getByRole('article', { name: 'Certificate of Completion' });
  expect(sheet).toHaveTextContent('Neema Mushi');
  expect(sheet).toHaveTextContent('Algebra from the beginning');
  expect(sheet).toHaveTextContent('2026');
  expect(sheet).toHaveTextContent(`/certificates/${CODE}`);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('can be had as a file', async () => {
  open(CODE);
  const link = await screen.findByRole('link', { name: 'Download as PDF' });
  expect(link).toHaveAttribute('href', `/certificates/${CODE}.pdf`);
  expect(link).toHaveAttribute('download');
});

it('is printed by the browser', async () => {
  window.print = jest.fn();
  const { user } = open(CODE);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(document.title).toBe('Certificate of Neema Mushi · Somo');
});

it('finds a code however it was typed from paper', async () => {
  open('7k3mx9qdo4tr');
  await screen.findByRole('heading', { level: 1, name: 'Certificate of Neema Mushi' });
  expect(read.mock.calls[0]?.[0]).toBe(CODE);
});

it('says when there is none, and asks nobody about what can be no code', async () => {
  read.mockResolvedValue(null);
  const first = open(CODE);
  await screen.findByRole('heading', { level: 1, name: 'There is no certificate with this code.' });
  first.unmount();
  read.mockClear();
  open('..%2Fusers%2Fx');
  await screen.findByRole('heading', { level: 1, name: 'There is no certificate with this code.' });
  expect(read).not.toHaveBeenCalled();
});

it('offers to try again when the line is broken', async () => {
  read.mockRejectedValueOnce({ code: 'invalid', message: 'no' });
  const { user } = open(CODE);
  expect(await screen.findByText('We could not look up this certificate.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByRole('heading', { level: 1, name: 'Certificate of Neema Mushi' });
});
