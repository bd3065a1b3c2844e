import { screen, waitFor, within } from '@testing-library/react';
import { courseRecord, moduleRecord } from '../../../../tests/support/cases/courseRecord';
import { withDialogs } from '../../../../tests/support/dialog';
import { renderPage, student } from '../../../../tests/support/renderPage';
import type { Course } from '../../../domain/course';
import { type CourseModule, parseLesson, parseModule } from '../../../domain/courseContent';
import { parseCourse } from '../../../domain/courseParse';
import { parseEnrolment } from '../../../domain/enrolment';
import { saveAddress } from '../../../ui/saveFile';
import { readCourse, readPreview } from '../coursePublic';
import * as learnDocs from './learnDocs';
import { Component as LearnPage } from './LearnPage';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../coursePublic', () => ({ readCourse: jest.fn(), readPreview: jest.fn() }));
jest.mock('../../../ui/saveFile', () => ({ saveAddress: jest.fn() }));
jest.mock('./learnDocs', () => ({
  readHiddenCourse: jest.fn(),
  readEnrolment: jest.fn(),
  readModule: jest.fn(),
  markLesson: jest.fn(),
  saveLastLesson: jest.fn(),
  openCourseFile: jest.fn(),
  issueCertificate: jest.fn(),
  readOwnReview: jest.fn(),
  saveReview: jest.fn(),
}));
const docs = jest.mocked(learnDocs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const MODULE: CourseModule = parseModule(String(moduleRecord.id), moduleRecord);
const [FIRST, SECOND] = MODULE.lessons;
if (!FIRST || !SECOND) throw new Error('The sample course has too few lessons');

function course(fields: Record<string, unknown> = {}): Course {
  const parsed = parseCourse(ID, courseRecord({ status: 'published', ...fields }));
  if (!parsed) throw new Error('no title');
  return parsed;
}

const enrolled = (fields: Record<string, unknown> = {}) =>
  parseEnrolment({ uid: 'neema', course_id: ID, state: 'active', ...fields });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readCourse).mockResolvedValue(course());
  docs.readEnrolment.mockResolvedValue(enrolled());
  docs.readModule.mockResolvedValue(MODULE);
  docs.markLesson.mockResolvedValue(undefined);
  docs.saveLastLesson.mockResolvedValue(undefined);
});

const open = (query = '', session: Parameters<typeof renderPage>[1] = { session: student() }) =>
  renderPage(<LearnPage />, {
    path: `/courses/${ID}/learn${query}`,
    route: '/courses/:id/learn',
    ...session,
  });
const openLesson = (id: string) => open(`?lesson=${id}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the overview', () => {
  it('shows the outline with what is done and where to go on, for two reads', async () => {
    docs.readEnrolment.mockResolvedValue(enrolled({ completed_lessons: [FIRST.id], last_lesson: SECOND.id }));
    open();
    await heading('Algebra from the beginning');
    expect(screen.getByRole('heading', { name: 'Equations' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on learning' })).toHaveAttribute(
      'href',
      `/courses/${ID}/learn?lesson=${SECOND.id}`,
    );
    expect(screen.getByText('1 of 3 done · 33 %')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Done.*What x stands for/ })).toBeInTheDocument();
    expect(readCourse).toHaveBeenCalledTimes(1);
    expect(docs.readEnrolment).toHaveBeenCalledTimes(1);
    expect(docs.readModule).not.toHaveBeenCalled();
  });

  it('never counts more than everything: what was finished in lessons that are gone is left out', async () => {
    docs.readEnrolment.mockResolvedValue(
      enrolled({
        completed_lessons: [FIRST.id, SECOND.id, 'gone', 'gone too'],
        passed_assessments: [MODULE.id, 'gone'],
      }),
    );
    open();
    expect(await screen.findByText('3 of 3 done · 100 %')).toBeVisible();
    expect(screen.getByText('You have finished this course. Well done!')).toBeVisible();
  });

  it('sends a visitor to sign in, and back', async () => {
    const { location } = open('', { session: null });
    await waitFor(() =>
      expect(location()).toMatchObject({ pathname: '/auth', state: { from: `/courses/${ID}/learn` } }),
    );
  });

  it('sends who has not enrolled to the course', async () => {
    docs.readEnrolment.mockResolvedValue(null);
    open();
    await heading('Enrol in this course first.');
    expect(screen.getByRole('link', { name: 'To the course' })).toHaveAttribute('href', `/courses/${ID}`);
  });

  it('goes on for who takes a course that is archived since', async () => {
    jest.mocked(readCourse).mockResolvedValue(null);
    docs.readHiddenCourse.mockResolvedValue(course({ status: 'archived' }));
    open();
    await heading('Algebra from the beginning');
  });

  it('gives a certificate once everything is done, in the name that it asks about first', async () => {
    const done = { completed_lessons: [FIRST.id, SECOND.id], passed_assessments: [MODULE.id] };
    docs.readEnrolment.mockResolvedValue(enrolled(done));
    docs.issueCertificate.mockResolvedValue({ code: '7K3M-X9QD-04TR' });
    const { user, location } = open();
    await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Is this your name?' }));
    expect(
      dialog.getByText('Your certificate will say Neema Mushi. It cannot be changed later.'),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Change your name first' })).toHaveAttribute(
      'href',
      '/user-profile',
    );
    await user.click(dialog.getByRole('button', { name: 'Get your certificate' }));
    await waitFor(() => expect(location().pathname).toBe('/certificates/7K3M-X9QD-04TR'));
    expect(docs.issueCertificate).toHaveBeenCalledTimes(1);
    expect(docs.issueCertificate).toHaveBeenCalledWith(ID);
  });

  it('says why there is no certificate, and reads again what is done', async () => {
    const done = { completed_lessons: [FIRST.id, SECOND.id], passed_assessments: [MODULE.id] };
    docs.readEnrolment.mockResolvedValueOnce(enrolled(done)).mockResolvedValue(enrolled());
    const message = 'Finish all lessons and pass all assessments first.';
    docs.issueCertificate.mockRejectedValue({ code: 'failed-precondition', message });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Get your certificate' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText('0 of 3 done · 0 %')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get your certificate' })).not.toBeInTheDocument();
  });

  it('leads to the certificate that there is, whatever the course has grown by since', async () => {
    docs.readEnrolment.mockResolvedValue(enrolled({ certificate: '7K3M-X9QD-04TR' }));
    open();
    expect(await screen.findByRole('link', { name: 'See your certificate' })).toHaveAttribute(
      'href',
      '/certificates/7K3M-X9QD-04TR',
    );
  });

  it('speaks of no certificate where the course has none, or something is left to do', async () => {
    const done = { completed_lessons: [FIRST.id, SECOND.id], passed_assessments: [MODULE.id] };
    docs.readEnrolment.mockResolvedValue(enrolled(done));
    jest.mocked(readCourse).mockResolvedValue(course({ includes: { certificate: false } }));
    const first = open();
    await screen.findByText('3 of 3 done · 100 %');
    expect(screen.queryByText(/certificate/i)).not.toBeInTheDocument();
    first.unmount();
    docs.readEnrolment.mockResolvedValue(enrolled({ ...done, passed_assessments: [] }));
    jest.mocked(readCourse).mockResolvedValue(course());
    open();
    await screen.findByText('2 of 3 done · 66 %');
    expect(screen.queryByText(/certificate/i)).not.toBeInTheDocument();
  });

  it('takes a review, and brings back the one before', async () => {
    docs.readOwnReview.mockResolvedValue({ rating: 3, text: 'Short.' });
    docs.saveReview.mockResolvedValue(undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rate this course' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: '3', pressed: true })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '5' }));
    await user.type(dialog.getByLabelText(/Your review/), ' And clear.');
    await user.click(dialog.getByRole('button', { name: 'Send review' }));
    expect(docs.saveReview).toHaveBeenCalledWith({ courseId: ID, rating: 5, text: 'Short. And clear.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

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
    await waitFor(() => expect(location().search).toBe(`?assessment=${MODULE.id}`));
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

  it('says that it is gone when the course has changed', async () => {
    openLesson('gone');
    await heading('This lesson is not here any more.');
  });
});

describe('a free preview', () => {
  it('opens to a visitor, with nothing of the course read but the course and the lesson', async () => {
    jest.mocked(readPreview).mockResolvedValue(parseLesson({ ...FIRST }));
    open(`?lesson=${FIRST.id}`, { session: null });
    await heading('What x stands for');
    expect(await screen.findByText('number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the course' })).toHaveAttribute('href', `/courses/${ID}`);
    expect(docs.readEnrolment).not.toHaveBeenCalled();
    expect(docs.readModule).not.toHaveBeenCalled();
  });

  it('does not open other lessons', async () => {
    const { location } = open(`?lesson=${SECOND.id}`, { session: null });
    await waitFor(() => expect(location().pathname).toBe('/auth'));
    expect(readPreview).not.toHaveBeenCalled();
  });
});
