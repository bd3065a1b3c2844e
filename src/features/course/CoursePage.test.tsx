import { screen, waitFor, within } from '@testing-library/react';
import { courseRecord } from '../../../tests/support/cases/courseRecord';
import { withDialogs } from '../../../tests/support/dialog';
import { validOnDemand } from '../../../tests/support/onDemand';
import { renderPage, student } from '../../../tests/support/renderPage';
import { readAccess } from '../../data/mediaDocs';
import type { Course } from '../../domain/course';
import { parseCourse } from '../../domain/courseParse';
import { toCourseDocuments } from '../../domain/courseRecord';
import { type Enrolment, parseEnrolment } from '../../domain/enrolment';
import type { SessionUser } from '../../session/sessionSlice';
import { readCourse } from './coursePublic';
import { Component as CoursePage } from './CoursePage';
import { enrol, readEnrolment, readHiddenCourse } from './learn/learnDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('./coursePublic', () => ({ readCourse: jest.fn() }));
jest.mock('../../data/mediaDocs', () => ({ readAccess: jest.fn() }));
jest.mock('./learn/learnDocs', () => ({
  readEnrolment: jest.fn(),
  readHiddenCourse: jest.fn(),
  enrol: jest.fn(),
}));

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

function course(fields: Record<string, unknown>): Course {
  const parsed = parseCourse(ID, courseRecord({ status: 'published', price: 0, ...fields }));
  if (!parsed) throw new Error('no title');
  return parsed;
}

const enrolled = (fields: Record<string, unknown> = {}): Enrolment =>
  parseEnrolment({ uid: 'neema', course_id: ID, state: 'active', ...fields });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readEnrolment).mockResolvedValue(null);
});

function open(fields: Record<string, unknown> | null, session: SessionUser | null = null) {
  jest.mocked(readCourse).mockResolvedValue(fields && course(fields));
  return renderPage(<CoursePage />, { path: `/courses/${ID}`, route: '/courses/:id', session });
}
const shown = () => screen.findByRole('heading', { level: 1, name: 'Algebra from the beginning' });

it('shows a visitor all of the course for one read', async () => {
  open({ students_count: 100, enrolled_count: 7, review_count: 2, review_sum: 9 });
  await shown();
  for (const text of ['By Neema Mushi', '107 students', 'Free', 'Certificate of Completion'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('Rated 4.5 of 5')).toBeInTheDocument();
  for (const outcome of course({}).outcomes) expect(screen.getByText(outcome)).toBeInTheDocument();
  expect(screen.queryByText(/Money-Back/)).not.toBeInTheDocument();
  expect(readCourse).toHaveBeenCalledTimes(1);
  expect(readEnrolment).not.toHaveBeenCalled();
  expect(readHiddenCourse).not.toHaveBeenCalled();
});

it('opens the lessons that are free to preview, and no other, to a visitor', async () => {
  open({});
  await shown();
  const previews = course({}).outline.flatMap(({ lessons }) => lessons.filter((lesson) => lesson.is_preview));
  const content = within(screen.getByRole('region', { name: 'Course content' }));
  const links = content.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    previews.map(({ id }) => `/courses/${ID}/learn?lesson=${id}`),
  );
});

it('sends a visitor who wants to enrol to sign in, and back', async () => {
  const { user, location } = open({});
  await user.click(await screen.findByRole('link', { name: 'Sign in to enrol' }));
  expect(location()).toMatchObject({ pathname: '/auth', state: { from: `/courses/${ID}` } });
});

it('enrols a student and leads into the course', async () => {
  jest.mocked(enrol).mockResolvedValue(undefined);
  const { user, location } = open({}, student());
  await user.click(await screen.findByRole('button', { name: 'Enrol' }));
  expect(enrol).toHaveBeenCalledWith(ID);
  expect(location().pathname).toBe(`/courses/${ID}/learn`);
});

it('says why enrolling failed, and lets the student try again', async () => {
  jest.mocked(enrol).mockRejectedValue({ code: 'not-found', message: 'gone' });
  const { user, location } = open({}, student());
  await user.click(await screen.findByRole('button', { name: 'Enrol' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enrol' })).toBeEnabled();
  expect(location().pathname).toBe(`/courses/${ID}`);
});

it('tells how to get a course that costs something, and enrols whom it was paid for', async () => {
  jest.mocked(readAccess).mockResolvedValue(false);
  const { user } = open({ price: 12.5 }, student());
  await user.click(await screen.findByRole('button', { name: 'Buy' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/costs \$12\.50/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enrol' })).not.toBeInTheDocument();
});

it('lets a student enrol once the course is paid', async () => {
  jest.mocked(readAccess).mockResolvedValue(true);
  open({ price: 12.5 }, student());
  expect(await screen.findByRole('button', { name: 'Enrol' })).toBeEnabled();
  expect(screen.getByText('Money-Back Guarantee (30 days)')).toBeVisible();
});

it('shows who takes the course how far they are, and opens everything', async () => {
  const [first] = course({}).outline[0]?.lessons ?? [];
  jest.mocked(readEnrolment).mockResolvedValue(enrolled({ completed_lessons: [first?.id, 'gone'] }));
  open({}, student());
  expect(await screen.findByRole('link', { name: 'Go on learning' })).toHaveAttribute(
    'href',
    `/courses/${ID}/learn`,
  );
  const total = course({}).outline.reduce(
    (sum, { lessons, assessment }) => sum + lessons.length + (assessment ? 1 : 0),
    0,
  );
  expect(screen.getByText(new RegExp(`^1 of ${total} done`))).toBeVisible();
  const content = within(screen.getByRole('region', { name: 'Course content' }));
  expect(content.getAllByRole('link', { hidden: true })).toHaveLength(total);
});

it('shows the latest reviews', async () => {
  open({ latest_reviews: [{ name: 'Asha M.', rating: 4, text: 'Clear and short.', at: 1 }] });
  await shown();
  expect(screen.getByText('Clear and short.')).toBeVisible();
  expect(screen.getByText('Asha M.')).toBeVisible();
});

it('looks for a hidden course as whoever is here, and says when there is none', async () => {
  jest.mocked(readHiddenCourse).mockResolvedValue(null);
  open(null, student());
  expect(await screen.findByText('Course not found.')).toBeVisible();
  expect(readHiddenCourse).toHaveBeenCalledWith({ uid: 'neema', courseId: ID });
});

it('does not offer an archived course to new learners', async () => {
  jest.mocked(readHiddenCourse).mockResolvedValue(course({ status: 'archived' }));
  open(null, student({ role: 'admin' }));
  await shown();
  expect(screen.getByText(/New learners cannot enrol/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enrol' })).not.toBeInTheDocument();
});

it('says when the course could not be read', async () => {
  jest.mocked(readCourse).mockRejectedValue({ code: 'failed-precondition', message: 'no' });
  renderPage(<CoursePage />, { path: `/courses/${ID}`, route: '/courses/:id' });
  expect(await screen.findByText('Failed to fetch course: no')).toBeVisible();
});

describe('an on-demand class', () => {
  const CLASS = toCourseDocuments(validOnDemand()).course;
  const openAt = (path: string, route: string, fields: Record<string, unknown> = {}) => {
    jest.mocked(readCourse).mockResolvedValue(course({ ...CLASS, ...fields }));
    return renderPage(<CoursePage />, { path, route });
  };

  it('says what the class is and who teaches it, within interactive learning', async () => {
    openAt(`/on-demand-classes/${ID}`, '/on-demand-classes/:id');
    expect(await screen.findByRole('heading', { level: 1, name: 'Light and mirrors' })).toBeVisible();
    for (const text of [
      'Why you see yourself',
      'Physics · Intermediate',
      'Physics teacher',
      'Teaches in Moshi.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/^Last updated /)).toHaveTextContent(/2026/);
    expect(screen.getByRole('region', { name: 'Class content' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'On-Demand Classes' })).toHaveAttribute(
      'href',
      '/interactive-learning?tab=on-demand',
    );
  });

  it('says that there is none', async () => {
    jest.mocked(readCourse).mockResolvedValue(null);
    renderPage(<CoursePage />, { path: `/on-demand-classes/${ID}`, route: '/on-demand-classes/:id' });
    expect(await screen.findByText('On-demand class not found.')).toBeVisible();
  });

  it.each([
    ['a class at a course’s address', `/courses/${ID}`, '/courses/:id', {}, `/on-demand-classes/${ID}`],
    [
      'a course at a class’s address',
      `/on-demand-classes/${ID}/learn`,
      '/on-demand-classes/:id/learn',
      { course_type: 'course' },
      `/courses/${ID}/learn`,
    ],
  ])('leads %s to its own', async (_what, path, route, fields, own) => {
    const { location } = openAt(`${path}?lesson=a`, route, fields);
    await waitFor(() => expect(location()).toMatchObject({ pathname: own, search: '?lesson=a' }));
  });
});
