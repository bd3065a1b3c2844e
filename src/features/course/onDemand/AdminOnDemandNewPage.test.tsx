import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withDialogs } from '../../../../tests/support/dialog';
import { button, fileOf, pdfFile } from '../../../../tests/support/ebookForm';
import { renderPage, student } from '../../../../tests/support/renderPage';
import * as uploadData from '../../../data/upload';
import * as coverImage from '../../../ui/form/coverImage';
import * as docs from '../courseDocs';
import { AdminOnDemandNewPage } from './AdminOnDemandNewPage';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../../data/upload', () => ({ startUpload: jest.fn(), downloadUrl: jest.fn() }));
jest.mock('../../../ui/form/coverImage', () => ({ preparePicture: jest.fn() }));
jest.mock('../courseDocs', () => ({ createCourse: jest.fn() }));
const createCourse = jest.mocked(docs.createCourse);
const startUpload = jest.mocked(uploadData.startUpload);
const preparePicture = jest.mocked(coverImage.preparePicture);

const VIDEO = 'modules.0.lessons.0.video';
const MATERIAL = 'modules.0.lessons.0.materials.0.file';
const mp4 = () => fileOf(`\0\0\0\x18ftypmp42${'\0'.repeat(40)}`, 'somo.mp4');
const png = () => fileOf('\x89PNG', 'jalada.png');

/** Uploads that wait for the test, by the folder that they go to. */
const uploads = new Map<string, { arrive: () => void; fail: (code: string) => void; cancel: jest.Mock }>();

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  uploads.clear();
  createCourse.mockImplementation(({ id }) => Promise.resolve({ id, version: 1 }));
  preparePicture.mockImplementation((file) => Promise.resolve({ ok: true, kind: 'png', file }));
  jest
    .mocked(uploadData.downloadUrl)
    .mockImplementation((path) => Promise.resolve(`https://files.example/${path}`));
  startUpload.mockImplementation((path, _file, _metadata, onProgress) => {
    onProgress({ share: 0.42, isWaiting: false });
    let [arrive, fail]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
    const done = new Promise<void>((resolve, reject) => ([arrive, fail] = [resolve, reject]));
    const stop = (code: string) => fail(Object.assign(new Error('stopped'), { code }));
    const cancel = jest.fn(() => stop('storage/canceled'));
    uploads.set(path.split('/')[0] ?? '', { arrive, fail: stop, cancel });
    return { done, cancel };
  });
});

const open = () =>
  renderPage(<AdminOnDemandNewPage />, {
    path: '/admin/interactive/ondemand/new',
    session: student({ role: 'teacher' }),
  });
type Page = ReturnType<typeof open>;

const control = ({ container }: Page, name: string) => {
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const fill = (page: Page, values: Record<string, string>) =>
  act(async () => {
    Object.entries(values).forEach(([name, value]) =>
      fireEvent.change(control(page, name), { target: { value } }),
    );
  });
const fillLeast = (page: Page) =>
  fill(page, {
    title: 'Light',
    description: 'Rays.',
    instructor: 'Emmanuel Massawe',
    'modules.0.lessons.0.title': 'Rays',
  });
const choose = (page: Page, name: string, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(control(page, name), file);
const arrive = async (folder: string) => {
  await waitFor(() => expect(uploads.has(folder)).toBe(true));
  await act(async () => uploads.get(folder)?.arrive());
};

it('sends the least that is asked for with the fallbacks, and goes back to the list', async () => {
  const page = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Add New On-Demand Class' })).toBeVisible();
  await fillLeast(page);
  await page.user.click(button('Create On-Demand Class'));
  expect(await screen.findByText('On-demand class created successfully!')).toBeVisible();
  expect(page.location()).toMatchObject({ pathname: '/admin/interactive' });
  expect(createCourse).toHaveBeenCalledTimes(1);
  expect(createCourse.mock.calls[0]?.[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    title: 'Light',
    category: 'Other',
    instructor: 'Emmanuel Massawe',
    duration: 'Self-paced',
    price: '0',
    rating: '0',
    studentsCount: '0',
    cover: null,
    courseType: 'on-demand-class',
    learningOutcomes: [],
    courseIncludes: {
      moneyBackGuarantee: true,
      lifetimeAccess: true,
      mobileAccess: true,
      downloadableResources: false,
      certificate: true,
    },
    modules: [{ lessons: [{ title: 'Rays', duration: '0 min', videoUrl: '', materials: [] }] }],
  });
});

it('uploads cover, video and material, then saves, with everything closed meanwhile', async () => {
  const page = open();
  await fillLeast(page);
  await choose(page, 'cover', png());
  await choose(page, VIDEO, mp4());
  await choose(page, MATERIAL, pdfFile());
  expect(startUpload).not.toHaveBeenCalled();
  let save: () => void = () => undefined;
  createCourse.mockImplementation(
    ({ id }) => new Promise((resolve) => (save = () => resolve({ id, version: 1 }))),
  );
  await page.user.click(button('Create On-Demand Class'));

  expect((await screen.findAllByText(/^Uploading cover image\.\.\./))[0]).toBeVisible();
  expect(button('Uploading...')).toBeDisabled();
  expect(screen.getAllByText('42 %')[0]).toBeVisible();
  for (const name of ['title', 'price', 'level', VIDEO, 'instructorDetails.bio'])
    expect(control(page, name)).toBeDisabled();
  expect(button('Add Lesson')).toBeDisabled();
  expect(button('Reset')).toBeDisabled();
  await arrive('course-covers');
  expect((await screen.findAllByText(/^Uploading video for lesson 1\.\.\./))[0]).toBeVisible();
  await arrive('course-videos');
  expect((await screen.findAllByText(/^Uploading material for lesson 1\.\.\./))[0]).toBeVisible();
  await arrive('course-materials');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(control(page, 'title')).toBeDisabled();
  await act(async () => save());
  expect(await screen.findByText('On-demand class created successfully!')).toBeVisible();
  const [sent] = createCourse.mock.calls[0] ?? [];
  expect(sent?.cover?.path).toMatch(/^course-covers\/neema\/\d+-[0-9a-f]{12}\.png$/);
  expect(sent?.cover?.url).toBe(`https://files.example/${sent?.cover?.path}`);
  expect(sent?.courseIncludes.downloadableResources).toBe(true);
  expect(sent?.modules[0]?.lessons[0]).toMatchObject({
    video: { path: expect.stringMatching(/^course-videos\/neema\//), name: 'somo.mp4' },
    materials: [{ title: 'kitabu.pdf', fileType: 'PDF', file: { name: 'kitabu.pdf' } }],
  });
});

it('keeps what was typed and what has arrived when an upload fails, and goes on from there', async () => {
  const page = open();
  await fillLeast(page);
  await choose(page, 'cover', png());
  await choose(page, VIDEO, mp4());
  await page.user.click(button('Create On-Demand Class'));
  await arrive('course-covers');
  await waitFor(() => expect(uploads.has('course-videos')).toBe(true));
  await act(async () => uploads.get('course-videos')?.fail('storage/unauthorized'));
  // In the banner and as a toast.
  const message = /^Failed to create on-demand class: Failed to upload course video: Permission denied/;
  await waitFor(() => expect(screen.getAllByText(message).length).toBe(2));
  expect(screen.getByText('Failed to upload video')).toBeVisible();
  expect(control(page, 'title')).toHaveValue('Light');
  expect(control(page, 'title')).toBeEnabled();
  expect(createCourse).not.toHaveBeenCalled();

  await page.user.click(button('Create On-Demand Class'));
  await waitFor(() => expect(startUpload).toHaveBeenCalledTimes(3));
  await arrive('course-videos');
  expect(await screen.findByText('On-demand class created successfully!')).toBeVisible();
  const folders = startUpload.mock.calls.map(([path]) => path.split('/')[0]);
  expect(folders).toEqual(['course-covers', 'course-videos', 'course-videos']);
});

it('can be cancelled on the way: nothing is saved, everything stays', async () => {
  const page = open();
  await fillLeast(page);
  await choose(page, VIDEO, mp4());
  await page.user.click(button('Create On-Demand Class'));
  await page.user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByText('The upload was cancelled. Nothing was saved.')).toBeVisible();
  expect(uploads.get('course-videos')?.cancel).toHaveBeenCalledTimes(1);
  expect(createCourse).not.toHaveBeenCalled();
  expect(screen.getByText('somo.mp4')).toBeVisible();
  expect(control(page, 'title')).toHaveValue('Light');
});

it('says what is missing, and leads there', async () => {
  const page = open();
  await page.user.click(button('Create On-Demand Class'));
  for (const message of [
    'Course title is required',
    'Course description is required',
    'Instructor name is required',
  ])
    expect((await screen.findAllByText(new RegExp(message))).length).toBe(2);
  await act(() => new Promise(requestAnimationFrame));
  expect(control(page, 'title')).toHaveFocus();
  await page.user.click(screen.getByRole('link', { name: 'Lesson 1: All lessons must have a title' }));
  await act(() => new Promise(requestAnimationFrame));
  expect(control(page, 'modules.0.lessons.0.title')).toHaveFocus();
  expect(createCourse).not.toHaveBeenCalled();
});

it('keeps one outcome, lesson and material: removing the last empties it', async () => {
  const page = open();
  await fill(page, {
    'learningOutcomes.0.text': 'Draw a ray',
    'modules.0.lessons.0.title': 'Rays',
    'modules.0.lessons.0.materials.0.title': 'Sheet',
  });
  await page.user.click(button('Remove Outcome 1'));
  expect(control(page, 'learningOutcomes.0.text')).toHaveValue('');
  await page.user.click(button('Remove Material 1'));
  expect(button('Remove Material 1')).toBeEnabled();
  await page.user.click(button('Remove Lesson 1'));
  expect(button(/^1\. New lesson/)).toBeVisible();
});

it('says why the class was not saved, and sends a double tap once', async () => {
  createCourse.mockRejectedValueOnce({ code: 'unavailable', message: 'No connection.' });
  const page = open();
  await fillLeast(page);
  const create = button('Create On-Demand Class');
  fireEvent.click(create);
  fireEvent.click(create);
  await waitFor(() =>
    expect(screen.getAllByText('Failed to create on-demand class: No connection.').length).toBe(2),
  );
  expect(createCourse).toHaveBeenCalledTimes(1);
  expect(control(page, 'title')).toHaveValue('Light');
});

it('brings back what was typed, says that files must be chosen again, until Reset', async () => {
  const first = open();
  await fill(first, { title: 'Light' });
  await choose(first, VIDEO, mp4());
  expect(await screen.findByText('somo.mp4')).toBeVisible();
  first.unmount();
  const second = open();
  expect(screen.getByText(/^Choose the files again/)).toBeVisible();
  expect(control(second, 'title')).toHaveValue('Light');
  await second.user.click(button('Reset'));
  expect(control(second, 'title')).toHaveValue('');
});
