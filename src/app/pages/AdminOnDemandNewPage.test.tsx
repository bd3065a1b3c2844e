import { screen, waitFor } from '@testing-library/react';
import { liveClassRecord } from '../../../tests/support/cases/liveClassRecord';
import { renderPage, student } from '../../../tests/support/renderPage';
import { parseLiveClass } from '../../domain/liveClass';
import * as courseDocs from '../../features/course/courseDocs';
import * as livePublic from '../../features/liveClass/liveClassPublic';
import { Component as AdminOnDemandNewPage } from './AdminOnDemandNewPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../features/course/courseDocs', () => ({ createCourse: jest.fn() }));
jest.mock('../../features/liveClass/liveClassPublic', () => ({ readLiveClass: jest.fn() }));
const createCourse = jest.mocked(courseDocs.createCourse);
const readLiveClass = jest.mocked(livePublic.readLiveClass);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  createCourse.mockImplementation(({ id }) => Promise.resolve({ id, version: 1 }));
  const fields = { title: 'Fractions, live', subtitle: 'Halves', description: '', created_by: 'neema' };
  readLiveClass.mockResolvedValue(
    parseLiveClass(ID, liveClassRecord({ ...fields, subject: 'Mathematics', teacher: 'Neema Mushi' })),
  );
});

const open = (query: string, uid = 'neema') =>
  renderPage(<AdminOnDemandNewPage />, {
    path: `/admin/interactive/ondemand/new${query}`,
    session: student({ role: 'teacher', uid }),
  });

it('begins with what the live class says, and becomes its recording', async () => {
  const { user, container, location } = open(`?live=${ID}`);
  const note = /becomes the recording of the live class “Fractions, live”/;
  // The first form of the file is drawn in slices.
  expect(await screen.findByText(note, undefined, { timeout: 10_000 })).toBeVisible();
  const value = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(['title', 'subtitle', 'description', 'category', 'instructor', 'duration'].map(value)).toEqual([
    'Fractions, live',
    'Halves',
    'Halves',
    'Mathematics',
    'Neema Mushi',
    '60 min',
  ]);
  await user.click(screen.getByRole('button', { name: 'Create On-Demand Class' }));
  await waitFor(() => expect(location().pathname).toBe('/admin/interactive'));
  expect(createCourse.mock.calls[0]?.[0]).toMatchObject({
    title: 'Fractions, live',
    recordingOf: ID,
    modules: [{ lessons: [{ title: 'Fractions, live', duration: '60 min' }] }],
  });
});

it('begins empty without one', async () => {
  const { container } = open('');
  expect(await screen.findByRole('button', { name: 'Create On-Demand Class' })).toBeVisible();
  expect(container.querySelector('[name="title"]')).toHaveValue('');
  expect(readLiveClass).not.toHaveBeenCalled();
});

it.each([
  ['somebody else’s', `?live=${ID}`, 'juma'],
  ['one that is gone', '?live=gone', 'neema'],
])('says so of %s', async (_what, query, uid) => {
  if (query.endsWith('gone')) readLiveClass.mockResolvedValue(null);
  open(query, uid);
  expect(await screen.findByText('Live class not found.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create On-Demand Class' })).toBeNull();
});
