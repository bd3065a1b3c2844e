import { fireEvent, screen, waitFor } from '@testing-library/react';
import { course, enrolled, FIRST, heading, ID, MODULE, openLearn } from '../../../../tests/support/learnPage';
import { readPosition, savePosition } from '../../../data/placeDocs';
import { saveAddress } from '../../../ui/saveFile';
import { readCourse } from '../coursePublic';
import * as learnDocs from './learnDocs';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../../data/placeDocs', () => ({ readPosition: jest.fn(), savePosition: jest.fn() }));
jest.mock('../coursePublic', () => ({ readCourse: jest.fn() }));
jest.mock('../../../ui/saveFile', () => ({ saveAddress: jest.fn() }));
jest.mock('./learnDocs', () => ({
  readEnrolment: jest.fn(),
  readModule: jest.fn(),
  markLesson: jest.fn(),
  saveLastLesson: jest.fn(),
  openCourseFile: jest.fn(),
}));
const docs = jest.mocked(learnDocs);

// The step after the last lesson loads when it is opened; here the tests would wait for the compiler.
beforeAll(() => import('./assessment/AssessmentStep'));

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readCourse).mockResolvedValue(course());
  docs.readEnrolment.mockResolvedValue(enrolled());
  docs.readModule.mockResolvedValue(MODULE);
  docs.markLesson.mockResolvedValue(undefined);
  docs.saveLastLesson.mockResolvedValue(undefined);
  jest.mocked(readPosition).mockResolvedValue(null);
  jest.mocked(savePosition).mockResolvedValue(undefined);
});

/** Plays the lesson's video, which jsdom cannot: of ten minutes, and at its beginning. */
async function playVideo() {
  const video = { video_url: null, video_path: 'course-videos/t/1.webm', video_size: 5 * 1024 * 1024 };
  docs.readModule.mockResolvedValue({ ...MODULE, lessons: [{ ...FIRST, ...video }] });
  docs.openCourseFile.mockResolvedValue({
    url: '/media/v?t=x',
    size: 1,
    contentType: 'video/webm',
    expiresAt: 1,
  });
  const page = openLesson(FIRST.id);
  await page.user.click(await screen.findByRole('button', { name: 'Play the video' }));
  const element = await screen.findByLabelText<HTMLVideoElement>(FIRST.title);
  Object.defineProperty(element, 'duration', { value: 600 });
  Object.defineProperty(element, 'currentTime', { value: 0, writable: true });
  return { ...page, element };
}

const openLesson = (id: string) => openLearn(`?lesson=${id}`);

describe('a lesson', () => {
  it('shows its text as text, for one read more, and remembers that it was open', async () => {
    openLesson(FIRST.id);
    await heading('What x stands for');
    expect(await screen.findByText('number')).toHaveProperty('tagName', 'STRONG');
    expect(docs.readModule).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(docs.saveLastLesson).toHaveBeenCalledWith({ uid: 'neema', courseId: ID, lessonId: FIRST.id }),
    );
  });

  it('shows markup that no lesson may have as the plain text that it is', async () => {
    const text_content = '<p onclick="alert(1)">x</p><script>alert(2)</script>';
    docs.readModule.mockResolvedValue({ ...MODULE, lessons: [{ ...FIRST, text_content }] });
    const { container } = openLesson(FIRST.id);
    expect(await screen.findByText(text_content)).toBeVisible();
    expect(container.querySelector('script, [onclick]')).toBeNull();
  });

  it('is marked as done at once, and opened again when that could not be saved', async () => {
    let fail: (error: unknown) => void = () => undefined;
    docs.markLesson.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
    const { user } = openLesson(FIRST.id);
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByRole('button', { name: 'Done', pressed: true })).toBeVisible();
    fail({ code: 'permission-denied' });
    expect(await screen.findByRole('button', { name: 'Mark as done', pressed: false })).toBeVisible();
    expect(await screen.findByText('Could not save your progress')).toBeVisible();
  });

  it('leads on and back by links and by arrow keys, and reads its module once', async () => {
    const { user, location } = openLesson(FIRST.id);
    await heading('What x stands for');
    expect(screen.queryByRole('link', { name: /^Previous/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Next: Equations' }));
    await heading('Equations');
    await user.keyboard('{ArrowRight}');
    await heading('Check yourself');
    expect(location().search).toBe(`?assessment=${MODULE.id}`);
    await user.keyboard('{ArrowLeft}');
    await heading('Equations');
    expect(docs.readModule).toHaveBeenCalledTimes(1);
  });

  it('downloads a file of ours when it is asked for, its size in sight', async () => {
    const material = {
      id: 'm1',
      title: 'Exercises',
      file_type: 'PDF',
      file_url: null,
      file_path: 'course-materials/t/1.pdf',
      file_name: 'exercises.pdf',
      file_size: 2 * 1024 * 1024,
    };
    docs.readModule.mockResolvedValue({ ...MODULE, lessons: [{ ...FIRST, materials: [material] }] });
    docs.openCourseFile.mockResolvedValue({
      url: '/media/m1?t=x',
      size: 1,
      contentType: 'application/pdf',
      expiresAt: 1,
    });
    const { user } = openLesson(FIRST.id);
    expect(await screen.findByText('2.0 MB')).toBeVisible();
    expect(docs.openCourseFile).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Download Exercises' }));
    expect(docs.openCourseFile).toHaveBeenCalledWith({
      courseId: ID,
      moduleId: MODULE.id,
      lessonId: FIRST.id,
      materialId: 'm1',
    });
    await waitFor(() => expect(saveAddress).toHaveBeenCalledWith('/media/m1?t=x', 'exercises.pdf'));
  });

  it('fetches a video only when it is wanted, and says when it does not come', async () => {
    const video = { video_url: null, video_path: 'course-videos/t/1.webm', video_size: 5 * 1024 * 1024 };
    docs.readModule.mockResolvedValue({ ...MODULE, lessons: [{ ...FIRST, ...video }] });
    docs.openCourseFile.mockRejectedValueOnce({ code: 'offline' });
    docs.openCourseFile.mockResolvedValue({
      url: '/media/v?t=x',
      size: 1,
      contentType: 'video/webm',
      expiresAt: 1,
    });
    const { user, container } = openLesson(FIRST.id);
    const play = await screen.findByRole('button', { name: 'Play the video' });
    expect(screen.getByText('5.0 MB')).toBeVisible();
    await user.click(play);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(container.querySelector('video')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    await waitFor(() => expect(container.querySelector('video')).toHaveAttribute('src', '/media/v?t=x'));
    await user.selectOptions(screen.getByLabelText('Speed'), '1.5');
    expect(container.querySelector('video')).toHaveProperty('playbackRate', 1.5);
  });

  it('goes on where another device stopped in its video, and lets others know', async () => {
    jest.mocked(readPosition).mockResolvedValue({ place: 240, at: 1000 });
    const { element, unmount } = await playVideo();
    element.currentTime = 3;
    fireEvent.timeUpdate(element);
    fireEvent.loadedMetadata(element);
    await waitFor(() => expect(element.currentTime).toBe(240));
    expect(readPosition).toHaveBeenCalledWith({ uid: 'neema', itemId: FIRST.id });
    element.currentTime = 300;
    fireEvent.timeUpdate(element);
    unmount();
    await waitFor(() => expect(savePosition).toHaveBeenCalledTimes(1));
    expect(jest.mocked(savePosition).mock.calls[0]?.[0]).toEqual({
      uid: 'neema',
      kind: 'lesson',
      itemId: FIRST.id,
      place: 300,
    });
  });

  it('begins a video anew that was watched to its end', async () => {
    jest.mocked(readPosition).mockResolvedValue({ place: 598, at: 1000 });
    const { element, unmount } = await playVideo();
    fireEvent.loadedMetadata(element);
    await waitFor(() => expect(readPosition).toHaveBeenCalledTimes(1));
    expect(element.currentTime).toBe(0);
    unmount();
    expect(savePosition).not.toHaveBeenCalled();
  });

  it('says that it is gone when the course has changed', async () => {
    openLesson('gone');
    await heading('This lesson is not here any more.');
  });
});
