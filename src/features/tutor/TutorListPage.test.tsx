import { screen, waitFor, within } from '@testing-library/react';
import { tutorRecord } from '../../../tests/support/cases/tutorRecord';
import { renderPage } from '../../../tests/support/renderPage';
import { parseTutor, toTutorRow, type TutorRow } from '../../domain/tutor';
import { everyDay, USUAL_DAY, type Weekday } from '../../domain/tutorTime';
import { Component as TutorListPage } from './TutorListPage';
import { listCatalogTutors } from './tutorPublic';

jest.mock('./tutorPublic', () => ({ listCatalogTutors: jest.fn() }));
const list = jest.mocked(listCatalogTutors);

const teachesOn = (...days: Weekday[]) => everyDay((day) => ({ ...USUAL_DAY, enabled: days.includes(day) }));

function row(name: string, fields: Record<string, unknown> = {}): TutorRow {
  const tutor = parseTutor(name, tutorRecord({ name, verified: false, status: 'active', ...fields }));
  const found = tutor && toTutorRow(tutor);
  if (!found) throw new Error('A tutor of the list needs a name and must be active.');
  return found;
}

const ANITHA = row('Anitha Kessy', {
  specialty: 'Physics',
  levels: ['Form II'],
  hourly_rate: 6,
  verified: true,
  availability: teachesOn('monday'),
});
const SAIDA = row('Saida Rajabu', {
  specialty: 'English',
  levels: ['Form I-IV'],
  hourly_rate: 3,
  rating: 4.5,
  rating_count: 2,
  availability: teachesOn('friday', 'saturday'),
});
const THERESIA = row('Theresia Mgaya', { specialty: 'Physics', levels: ['Form IV'], hourly_rate: null });

function open(rows: TutorRow[], query = '') {
  list.mockResolvedValue(rows);
  return renderPage(<TutorListPage />, { path: `/tutors${query}` });
}

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const card = (name: string) => within(screen.getByRole('link', { name }).closest('article') ?? document.body);

it('shows what a learner chooses by, the best rated first', async () => {
  open([ANITHA, SAIDA, THERESIA]);
  expect(await screen.findByText('3 tutors')).toBeVisible();
  await screen.findAllByRole('article');
  expect(names()).toEqual(['Saida Rajabu', 'Anitha Kessy', 'Theresia Mgaya']);
  for (const text of ['Physics', 'Form II', 'Verified', 'No reviews yet'])
    expect(card('Anitha Kessy').getByText(text)).toBeVisible();
  expect(card('Anitha Kessy').getByText(/\$6\.00/)).toBeVisible();
  expect(card('Theresia Mgaya').getByText('Price to be agreed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saida Rajabu' })).toHaveAttribute(
    'href',
    '/tutors/Saida%20Rajabu',
  );
});

it('filters by subject, level, price and day, and keeps that in the address', async () => {
  const { user, location } = open([ANITHA, SAIDA, THERESIA]);
  await user.selectOptions(await screen.findByLabelText('Level'), 'Form IV');
  expect(names()).toEqual(['Saida Rajabu', 'Theresia Mgaya']);
  await user.selectOptions(screen.getByLabelText('Price'), 'Up to $5 an hour');
  expect(names()).toEqual(['Saida Rajabu']);
  await user.selectOptions(screen.getByLabelText('Day'), 'Friday');
  expect(names()).toEqual(['Saida Rajabu']);
  expect(location().search).toBe('?level=Form+IV&price=5&day=friday');
  await user.click(screen.getByRole('button', { name: 'Physics' }));
  expect(screen.getByText('No tutors match your search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(names()).toHaveLength(3);
  expect(location().search).toBe('');
});

it('sorts by price, with what is to be agreed last, and by name', async () => {
  const { user } = open([THERESIA, ANITHA, SAIDA], '?sort=price');
  await waitFor(() => expect(names()).toEqual(['Saida Rajabu', 'Anitha Kessy', 'Theresia Mgaya']));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'By name');
  expect(names()).toEqual(['Anitha Kessy', 'Saida Rajabu', 'Theresia Mgaya']);
});

it('searches in name, subject and level', async () => {
  const { user, location } = open([ANITHA, SAIDA]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search tutors' }), 'kessy');
  await waitFor(() => expect(names()).toEqual(['Anitha Kessy']));
  expect(location().search).toBe('?q=kessy');
});

it('says that there are none yet', async () => {
  open([]);
  expect(await screen.findByText('No tutors yet')).toBeVisible();
});

it('is "offline", never "empty", without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open([]);
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.queryByText('No tutors yet')).not.toBeInTheDocument();
});

it('can be asked for again after an error', async () => {
  list.mockRejectedValueOnce({ code: 'permission-denied', message: 'no' });
  const { user } = open([ANITHA]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Anitha Kessy' })).toBeVisible();
});
