import { act, screen, waitFor, within } from '@testing-library/react';
import { tutorRecord } from '../../../tests/support/cases/tutorRecord';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type CourseRow, toCourseRow } from '../../domain/course';
import { parseCourse } from '../../domain/courseParse';
import { parseTutor, type Tutor } from '../../domain/tutor';
import { everyDay, freeLessons, LESSON_MS, USUAL_DAY } from '../../domain/tutorTime';
import * as lessonDocs from '../../features/tutor/lessons/lessonDocs';
import { readTutor } from '../../features/tutor/tutorPublic';
import { listCatalogCourses } from '../../features/course/coursePublic';
import { Component as TutorPage } from './TutorPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../features/course/coursePublic', () => ({ listCatalogCourses: jest.fn() }));
jest.mock('../../features/tutor/tutorPublic', () => ({ readTutor: jest.fn() }));
jest.mock('../../features/tutor/lessons/lessonDocs', () => ({
  readTaken: jest.fn(),
  requestLesson: jest.fn(),
}));
const mocked = jest.mocked(lessonDocs);

/** A Monday. */
const NOW = Date.UTC(2026, 2, 2, 6);
/** Tuesdays from 17:00 to 20:00 in Tanzania. */
const EVENINGS = everyDay((day) => ({
  ...USUAL_DAY,
  ...(day === 'tuesday' && { enabled: true, start: '17:00', end: '20:00' }),
}));

const free = (given: readonly number[] = []) => freeLessons(EVENINGS, given, NOW);
const text = (start: number) =>
  new Date(start).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

const tutor = (fields: Record<string, unknown> = {}): Tutor => {
  const parsed = parseTutor(
    'anitha',
    tutorRecord({
      name: 'Anitha Kessy',
      specialty: 'Physics',
      bio: 'Forces, explained with a bicycle.',
      hourly_rate: 6,
      verified: true,
      uid: 'anitha-uid',
      availability: EVENINGS,
      ...fields,
    }),
  );
  if (!parsed) throw new Error('A tutor needs a name.');
  return parsed;
};

function courseRow(id: string, fields: Record<string, unknown>): CourseRow {
  const course = parseCourse(id, { title: `Course ${id}`, status: 'published', ...fields });
  const row = course && toCourseRow(course);
  if (!row) throw new Error('A course of the list needs a title and must be published.');
  return row;
}

/** Gives the reader's way down the page: whatever waits for them is near then. */
function watchViewport(): () => void {
  const waiting: IntersectionObserverCallback[] = [];
  window.IntersectionObserver = function IntersectionObserver(callback: IntersectionObserverCallback) {
    waiting.push(callback);
    return { observe: () => undefined, disconnect: () => undefined };
  } as unknown as typeof IntersectionObserver;
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  return () => waiting.forEach((tell) => tell([entry], {} as IntersectionObserver));
}

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  watchViewport();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  mocked.readTaken.mockResolvedValue([]);
  mocked.requestLesson.mockResolvedValue(null);
});

function open(found: Tutor | null, session: ReturnType<typeof student> | null = student()) {
  jest.mocked(readTutor).mockResolvedValue(found);
  return renderPage(<TutorPage />, { path: '/tutors/anitha', route: '/tutors/:id', session });
}

describe('the profile', () => {
  it('tells who this is, for what price, and when, by the reader’s clock', async () => {
    open(
      tutor({
        qualifications: 'Bachelor of Science',
        rating: 4.5,
        rating_count: 2,
        latest_reviews: [{ name: 'Neema M.', rating: 5, text: 'Patient and clear', at: NOW }],
        website_url: 'https://somo.example',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Anitha Kessy' })).toBeVisible();
    for (const text of ['Physics', 'Verified', 'Forces, explained with a bicycle.', 'Bachelor of Science'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/\$6\.00/)).toBeVisible();
    const hours = within(screen.getByRole('region', { name: 'Weekly hours' }));
    const [first = 0] = free();
    expect(hours.getByRole('listitem')).toHaveTextContent(`${text(first)} to ${text(first + 3 * LESSON_MS)}`);
    const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(reviews.getByText('Patient and clear')).toBeVisible();
    expect(reviews.getByText('Neema M.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute('href', 'https://somo.example');
  });

  it('shows the tutor’s own courses to whoever comes that far', async () => {
    const own = courseRow('1', { title: 'Forces', created_by: 'anitha-uid' });
    jest.mocked(listCatalogCourses).mockResolvedValue([own, courseRow('2', { created_by: 'other' })]);
    const comeNear = watchViewport();
    open(tutor());
    await screen.findByRole('heading', { name: 'Anitha Kessy' });
    expect(listCatalogCourses).not.toHaveBeenCalled();
    act(comeNear);
    const courses = within(await screen.findByRole('region', { name: 'Courses' }));
    expect(courses.getAllByRole('article')).toHaveLength(1);
    expect(courses.getByRole('link', { name: 'Forces' })).toHaveAttribute('href', '/courses/1');
  });

  it('says that there is no such tutor', async () => {
    open(null);
    expect(await screen.findByText('Tutor not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All tutors' })).toHaveAttribute('href', '/tutors');
  });

  it('can be asked for again after an error', async () => {
    jest.mocked(readTutor).mockRejectedValueOnce({ code: 'permission-denied', message: 'no' });
    const { user } = open(tutor());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Anitha Kessy' })).toBeVisible();
  });

  it.each([
    ['a visitor to sign in', tutor(), null, 'Sign in to ask for a lesson', '/auth'],
    ['the tutor to what was asked', tutor(), student({ uid: 'anitha-uid' }), 'See your lessons', '/lessons'],
  ])('sends %s', async (_who, found, session, name, href) => {
    open(found, session);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Ask for a lesson' })).not.toBeInTheDocument();
  });

  it('says that a tutor without an account takes no requests', async () => {
    open(tutor({ uid: null }));
    expect(await screen.findByText('This tutor takes no requests on Somo yet.')).toBeVisible();
  });
});

describe('asking for a lesson', () => {
  async function ask(given: readonly number[] = []) {
    mocked.readTaken.mockResolvedValue([...given]);
    const made = open(tutor());
    await made.user.click(await screen.findByRole('button', { name: 'Ask for a lesson' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText('Day');
    return {
      ...made,
      dialog,
      send: () => made.user.click(dialog.getByRole('button', { name: 'Send request' })),
    };
  }
  const MESSAGE = 'Equations with fractions, please';

  it('offers the free hours only, and sends the chosen one with a word', async () => {
    const [first = 0, second = 0] = free();
    const { user, dialog, send } = await ask([first]);
    expect(dialog.queryByRole('button', { name: text(first) })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: text(second) }));
    await user.type(dialog.getByLabelText('Message'), MESSAGE);
    await send();
    await waitFor(() =>
      expect(mocked.requestLesson).toHaveBeenCalledWith({
        id: expect.any(String) as string,
        tutorId: 'anitha',
        startsAt: second,
        message: MESSAGE,
      }),
    );
    expect(await screen.findByText('Your request is on its way')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your lessons' })).toHaveAttribute('href', '/lessons');
  });

  it('shows the hours of the day that is chosen', async () => {
    const { user, dialog } = await ask();
    const days = within(dialog.getByLabelText('Day')).getAllByRole('option');
    expect(days).toHaveLength(4);
    await user.selectOptions(dialog.getByLabelText('Day'), days[3] ?? '');
    const shown = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(shown).toEqual(expect.arrayContaining(free().slice(-3).map(text)));
  });

  it('asks for a time and for words, and goes to the first of them', async () => {
    const { dialog, send } = await ask();
    await send();
    expect(dialog.getByText('Choose a time')).toBeVisible();
    expect(dialog.getByText('Write at least 10 characters')).toBeVisible();
    expect(dialog.getByRole('button', { name: text(free()[0] ?? 0) })).toHaveFocus();
    expect(mocked.requestLesson).not.toHaveBeenCalled();
  });

  it('says that somebody was faster, keeps the words, and is another request then', async () => {
    const [first = 0, second = 0] = free();
    mocked.requestLesson.mockRejectedValueOnce({
      code: 'already-exists',
      message: 'Somebody has just taken this time. Choose another.',
    });
    const { user, dialog, send } = await ask();
    await user.click(dialog.getByRole('button', { name: text(first) }));
    await user.type(dialog.getByLabelText('Message'), MESSAGE);
    mocked.readTaken.mockResolvedValue([first]);
    await send();
    expect(await dialog.findByText('Somebody has just taken this time. Choose another.')).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('button', { name: text(first) })).not.toBeInTheDocument());
    expect(dialog.getByLabelText('Message')).toHaveValue(MESSAGE);
    await user.click(dialog.getByRole('button', { name: text(second) }));
    await send();
    expect(await screen.findByText('Your request is on its way')).toBeVisible();
    const [one, two] = mocked.requestLesson.mock.calls.map(([input]) => input);
    expect(two).toMatchObject({ startsAt: second, message: MESSAGE });
    expect(two?.id).not.toBe(one?.id);
  });

  it('says that no hour is free', async () => {
    const { user } = open(tutor({ availability: everyDay(() => USUAL_DAY) }));
    await user.click(await screen.findByRole('button', { name: 'Ask for a lesson' }));
    expect(await screen.findByText('There is no free hour in the next four weeks.')).toBeVisible();
  });
});
