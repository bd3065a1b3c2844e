import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeExe } from '../../../tests/fixtures/oddFile';
import { validCourse } from '../../../tests/support/courses';
import { withDialogs } from '../../../tests/support/dialog';
import { button, field, fileOf, pdfFile } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as uploadData from '../../data/upload';
import type { CourseForm as Values } from '../../domain/courseForm';
import { CourseForm } from './CourseForm';
import * as docs from './courseDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({ startUpload: jest.fn(), downloadUrl: jest.fn() }));
jest.mock('./courseDocs', () => ({ createCourse: jest.fn() }));
const createCourse = jest.mocked(docs.createCourse);
const startUpload = jest.mocked(uploadData.startUpload);

const MP4 = `\0\0\0\x18ftypmp42${'\0'.repeat(40)}`;

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  createCourse.mockImplementation(({ id }) => Promise.resolve({ id, version: 1 }));
  startUpload.mockReturnValue({ done: Promise.resolve(), cancel: () => undefined });
});

/** The form of a valid course, at its modules, all of them open. */
async function open(change: (form: Values) => Values = (form) => form) {
  const page = renderPage(
    <CourseForm
      uid="neema"
      courseId={null}
      initial={{ ...change(validCourse()), version: 0 }}
      onSaved={() => undefined}
    />,
    { session: student({ role: 'teacher' }) },
  );
  await page.user.click(screen.getByRole('tab', { name: /Modules & Lessons/ }));
  return page;
}
type Page = Awaited<ReturnType<typeof open>>;

const change = (control: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(control, { target: { value } }));
const choose = (file: File, label: string) =>
  userEvent.setup({ applyAccept: false }).upload(field(`${label} (optional)`), file);
async function saved({ user }: Page) {
  await user.click(button('Create Course'));
  await waitFor(() => expect(createCourse).toHaveBeenCalled());
  const form = createCourse.mock.lastCall?.[0];
  if (!form) throw new Error('nothing was sent');
  return form;
}
const openLesson = async (page: Page, name: RegExp) => page.user.click(button(name));

it('uploads a video as soon as it is chosen, with its share, and keeps where it lies', async () => {
  let arrive: () => void = () => undefined;
  const cancel = jest.fn();
  startUpload.mockImplementation((_path, _file, _metadata, onProgress) => {
    onProgress({ share: 0.42, isWaiting: false });
    return { done: new Promise((resolve) => (arrive = () => resolve())), cancel };
  });
  const page = await open();
  await openLesson(page, /^2\. Equations/);
  await choose(fileOf(Buffer.from(MP4, 'latin1'), 'somo.mp4'), 'Video File');
  expect(await screen.findByText('42 %')).toBeVisible();
  expect(button('Create Course')).toBeDisabled();
  expect(screen.getByText('Uploading files. You can save when they have arrived.')).toBeVisible();
  // Put in another place meanwhile: the file finds its lesson.
  await page.user.click(button('Move Lesson 2 up'));
  await act(async () => arrive());
  expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
  const [path, , metadata] = startUpload.mock.calls[0] ?? [];
  expect(path).toMatch(/^course-videos\/neema\/\d+-[0-9a-f]{12}\.mp4$/);
  expect(metadata).toMatchObject({ contentType: 'video/mp4', cacheControl: 'private, no-store' });
  const { modules } = await saved(page);
  expect(modules[0]?.lessons.map(({ title, video }) => [title, video?.path, video?.name])).toEqual([
    ['Equations', path, 'somo.mp4'],
    ['What x stands for', undefined, undefined],
  ]);
});

it('refuses a file that is none, before anything goes up', async () => {
  const page = await open();
  await openLesson(page, /^2\. Equations/);
  await choose(fileOf(makeExe(), 'somo.mp4'), 'Video File');
  expect(await screen.findByText('Please select a valid video file (MP4, WebM, or OGG)')).toBeVisible();
  expect(startUpload).not.toHaveBeenCalled();
});

it('says that an upload failed, and sends the file again', async () => {
  const failed = Promise.reject(Object.assign(new Error('broken'), { code: 'storage/unauthorized' }));
  failed.catch(() => undefined);
  startUpload.mockReturnValueOnce({ done: failed, cancel: () => undefined });
  const page = await open();
  await openLesson(page, /^2\. Equations/);
  await page.user.click(button('Add Material'));
  await choose(pdfFile(), 'File');
  expect(await screen.findByText('Failed to upload material')).toBeVisible();
  expect(await screen.findByText(/^Failed to upload course material: Permission denied/)).toBeVisible();
  expect(
    screen.getByText(/^Sending it again starts from the beginning\. What you typed stays/),
  ).toBeVisible();
  expect(button(/^2\. Equations/)).toBeVisible();
  await page.user.click(button('Send it again'));
  expect(await screen.findByText('Material uploaded successfully!')).toBeVisible();
  expect(screen.queryByLabelText(/Download URL/)).not.toBeInTheDocument();
});

it('asks before a lesson with content goes', async () => {
  const page = await open();
  await page.user.click(button('Remove Lesson 1'));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Lesson 1?' }));
  expect(dialog.getByText('"What x stands for" goes with its text and files when you save.')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect((await saved(page)).modules[0]?.lessons.map(({ title }) => title)).toEqual(['Equations']);
});

it('leads to the file that the server misses', async () => {
  const message = 'This file is not here any more. Upload it again.';
  createCourse.mockRejectedValueOnce({
    code: 'invalid',
    message: `Failed to create materials: ${message}`,
    fields: { 'modules[0].lessons[0].materials[0].file': message },
  });
  const page = await open();
  await page.user.click(button('Create Course'));
  expect((await screen.findAllByText(`Failed to create materials: ${message}`))[0]).toBeVisible();
  await waitFor(() => expect(field('File (optional)')).toHaveFocus());
});

it('can be cancelled', async () => {
  let fail: (error: Error) => void = () => undefined;
  const done = new Promise<void>((_resolve, reject) => (fail = reject));
  const cancel = jest.fn(() => fail(Object.assign(new Error('x'), { code: 'storage/canceled' })));
  startUpload.mockImplementation((_path, _file, _metadata, onProgress) => {
    onProgress({ share: 0, isWaiting: false });
    return { done, cancel };
  });
  const page = await open();
  await openLesson(page, /^2\. Equations/);
  await choose(fileOf(Buffer.from(MP4, 'latin1'), 'somo.mp4'), 'Video File');
  await page.user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(button('Create Course')).toBeEnabled());
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('asks of a material a file or an address', async () => {
  const page = await open();
  await openLesson(page, /^2\. Equations/);
  await page.user.click(button('Add Material'));
  await page.user.click(button('Create Course'));
  expect((await screen.findAllByText('Material title is required')).length).toBe(1);
  expect(screen.getByText('Download URL is required')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Modules & Lessons 2/ })).toBeVisible();
  expect(createCourse).not.toHaveBeenCalled();
});

describe('the assessment', () => {
  const openQuestion = async (page: Page) => page.user.click(button(/^1\. Solve x \+ 2 = 5/));
  const question = () => screen.getByRole('list', { name: 'Questions' });

  it('keeps two options, and the right answer with its option', async () => {
    const page = await open();
    await openQuestion(page);
    expect(screen.getByRole('radio', { name: 'Option 2 is correct' })).toBeChecked();
    await page.user.click(button('Remove option 1'));
    expect(button('Remove option 1')).toBeDisabled();
    await change(field('Option 1'), 'x = 3');
    expect(screen.getByRole('radio', { name: 'Option 1 is correct' })).toBeChecked();
    const { modules } = await saved(page);
    expect(modules[0]?.assessment?.questions[0]).toMatchObject({
      options: ['x = 3', '5'],
      correctAnswer: 'x = 3',
    });
  });

  it('resets the answer with the type, and says what is missing', async () => {
    const page = await open();
    await openQuestion(page);
    await change(within(question()).getByLabelText('Question Type'), 'short-answer');
    expect(field('Correct Answer')).toHaveValue('');
    await page.user.click(button('Create Course'));
    expect(await screen.findByText('Correct answer is required')).toBeVisible();
    await change(within(question()).getByLabelText('Question Type'), 'multiple-choice');
    expect(field('Option 1')).toHaveValue('');
    expect(field('Option 2')).toHaveValue('');
    await page.user.click(button('Create Course'));
    expect(await screen.findByText('Every option needs a text of its own')).toBeVisible();
    await change(within(question()).getByLabelText('Question Type'), 'true-false');
    await change(field('Correct Answer'), 'false');
    const { modules } = await saved(page);
    expect(modules[0]?.assessment?.questions[0]).toMatchObject({ type: 'true-false', correctAnswer: false });
  });

  it('is added with one attempt and 70 percent, and taken away', async () => {
    const page = await open((form) => ({
      ...form,
      modules: form.modules.map((module) => ({ ...module, assessment: null })),
    }));
    await page.user.click(button('Add Assessment'));
    await act(() => new Promise(requestAnimationFrame));
    expect(field('Assessment Title')).toHaveFocus();
    expect(field('Attempts Allowed')).toHaveValue('1');
    expect(field('Passing Score (%)')).toHaveValue('70');
    expect(field('Points')).toHaveValue('1');
    await change(field('Attempts Allowed'), '0');
    await page.user.click(button('Create Course'));
    for (const message of ['Assessment title is required', 'At least 1 attempt', 'Question is required'])
      expect((await screen.findAllByText(message)).length).toBe(1);
    await page.user.click(button('Remove Assessment'));
    expect((await saved(page)).modules[0]?.assessment).toBeNull();
  });
});
