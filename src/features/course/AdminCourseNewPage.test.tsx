import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, field } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import { courseErrors } from '../../domain/courseInput';
import { Component as AdminCourseNewPage } from './AdminCourseNewPage';
import * as docs from './courseDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./courseDocs', () => ({ createCourse: jest.fn(), readCourseForEdit: jest.fn() }));
const createCourse = jest.mocked(docs.createCourse);

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  createCourse.mockImplementation(({ id }) => Promise.resolve({ id, version: 1 }));
});

const open = () =>
  renderPage(<AdminCourseNewPage />, { path: '/admin/courses/add', session: student({ role: 'teacher' }) });
type Page = ReturnType<typeof open>;

const tab = (name: RegExp) => screen.getByRole('tab', { name });
/** At once rather than key by key: typing is not what these tests are about. */
const fill = (values: Record<string, string>) =>
  act(async () => {
    Object.entries(values).forEach(([label, value]) => fireEvent.change(field(label), { target: { value } }));
  });

async function fillBasics({ user }: Page) {
  await fill({
    'Course Title': 'Algebra from the beginning',
    Category: 'Mathematics',
    Instructor: 'Neema Mushi',
    Duration: '6 hours',
    'Price (USD)': '0',
  });
  await user.click(tab(/Course Details/));
  await fill({ Description: 'From unknowns to straight lines.', 'Outcome 1': 'Solve linear equations' });
}

async function fillLessons({ user }: Page) {
  await user.click(tab(/Modules & Lessons/));
  await fill({
    'Module Title': 'Unknowns',
    'Module Description': 'Letters that stand for numbers.',
    'Lesson Title': 'What x stands for',
    Duration: '12 min',
  });
}

it('creates the course that was filled in, and goes back to the list', async () => {
  const page = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Add New Course' })).toBeVisible();
  expect(tab(/Basic Information/)).toHaveAttribute('aria-selected', 'true');
  await fillBasics(page);
  await fillLessons(page);
  await page.user.click(tab(/Course Includes/));
  await page.user.click(
    within(screen.getByRole('group', { name: /Downloadable Resources/ })).getByRole('button', {
      name: 'Yes',
    }),
  );
  await page.user.click(button('Create Course'));
  expect(await screen.findByText('Course created successfully!')).toBeVisible();
  expect(page.location().pathname).toBe('/admin/courses');
  expect(createCourse).toHaveBeenCalledTimes(1);
  expect(createCourse.mock.calls[0]?.[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    title: 'Algebra from the beginning',
    category: 'Mathematics',
    courseType: 'course',
    learningOutcomes: [{ text: 'Solve linear equations' }],
    courseIncludes: {
      moneyBackGuarantee: true,
      lifetimeAccess: true,
      mobileAccess: true,
      downloadableResources: true,
      certificate: true,
    },
    modules: [{ title: 'Unknowns', lessons: [{ title: 'What x stands for', duration: '12 min' }] }],
  });
  expect(createCourse.mock.calls[0]?.[0]).not.toHaveProperty('version');
});

it('counts what is wrong on each tab and leads to the first of it', async () => {
  const { user } = open();
  await user.click(tab(/Course Includes/));
  await user.click(button('Create Course'));
  expect(tab(/^Basic Information 5/)).toHaveAttribute('aria-selected', 'true');
  expect(tab(/^Course Details 2/)).toBeVisible();
  expect(tab(/^Modules & Lessons 4/)).toBeVisible();
  expect(tab(/^Course Includes$/)).toBeVisible();
  await act(() => new Promise(requestAnimationFrame));
  expect(field('Course Title')).toHaveFocus();
  for (const message of ['Course title is required', 'Category is required', 'Price is required'])
    expect(screen.getAllByText(new RegExp(message)).length).toBe(2);
  expect(createCourse).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'Module 1, Lesson 1: Lesson title is required' }));
  await act(() => new Promise(requestAnimationFrame));
  expect(tab(/Modules & Lessons/)).toHaveAttribute('aria-selected', 'true');
  expect(field('Lesson Title')).toHaveFocus();
});

it('keeps the last outcome, module and lesson', async () => {
  const { user } = open();
  await user.click(tab(/Course Details/));
  expect(button('Remove Outcome 1')).toBeDisabled();
  await user.click(button('Add Outcome'));
  expect(button('Remove Outcome 1')).toBeEnabled();
  await user.click(tab(/Modules & Lessons/));
  expect(button('Remove Module 1')).toBeDisabled();
  expect(button('Remove Lesson 1')).toBeDisabled();
});

it('puts modules in order by buttons, and closes and opens them', async () => {
  const page = open();
  const { user } = page;
  await fillLessons(page);
  await user.click(button('Add Module'));
  await act(() => new Promise(requestAnimationFrame));
  const titles = screen.getAllByLabelText('Module Title');
  expect(titles[1]).toHaveFocus();
  await act(async () => void fireEvent.change(titles[1] as HTMLElement, { target: { value: 'Lines' } }));
  await user.click(button('Move Module 2 up'));
  expect(button(/^1\. Lines/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Module 2 is now number 1 of 2.')).toBeInTheDocument();
  await user.click(button(/^1\. Lines/));
  expect(screen.getByLabelText('Module Title')).toHaveValue('Unknowns');
});

it('says which part the server refused, and keeps everything under the same id', async () => {
  const message = `Failed to create course: ${courseErrors.tooLarge}`;
  createCourse.mockRejectedValueOnce({ code: 'invalid-argument', message });
  const page = open();
  await fillBasics(page);
  await fillLessons(page);
  await page.user.click(button('Create Course'));
  // In the banner and as a toast.
  await waitFor(() => expect(screen.getAllByText(message).length).toBe(2));
  await page.user.click(button('Create Course'));
  expect(await screen.findByText('Course created successfully!')).toBeVisible();
  const [first, second] = createCourse.mock.calls.map(([input]) => input);
  expect(second).toEqual(first);
});

it('sends a double tap once', async () => {
  const page = open();
  await fillBasics(page);
  await fillLessons(page);
  const create = button('Create Course');
  fireEvent.click(create);
  fireEvent.click(create);
  expect(await screen.findByText('Course created successfully!')).toBeVisible();
  expect(createCourse).toHaveBeenCalledTimes(1);
});

it('brings back what was typed, until Reset', async () => {
  const first = open();
  await fill({ 'Course Title': 'Algebra' });
  first.unmount();
  const second = open();
  expect(screen.getByText('What you typed is back.')).toBeVisible();
  expect(field('Course Title')).toHaveValue('Algebra');
  const warning = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(warning);
  expect(warning.defaultPrevented).toBe(true);
  await second.user.click(button('Reset'));
  expect(field('Course Title')).toHaveValue('');
});
