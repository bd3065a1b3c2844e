import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../../tests/support/dialog';
import {
  course,
  enrolled,
  FIRST,
  heading,
  ID,
  MODULE,
  openLearn,
  SECOND,
} from '../../../../tests/support/learnPage';
import { parseLesson } from '../../../domain/courseContent';
import { readCourse, readPreview } from '../coursePublic';
import * as learnDocs from './learnDocs';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../coursePublic', () => ({ readCourse: jest.fn(), readPreview: jest.fn() }));
jest.mock('./learnDocs', () => ({
  readHiddenCourse: jest.fn(),
  readEnrolment: jest.fn(),
  readModule: jest.fn(),
  issueCertificate: jest.fn(),
  readOwnReview: jest.fn(),
  saveReview: jest.fn(),
}));
const docs = jest.mocked(learnDocs);

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readCourse).mockResolvedValue(course());
  docs.readEnrolment.mockResolvedValue(enrolled());
});

describe('the overview', () => {
  it('shows the outline with what is done and where to go on, for two reads', async () => {
    docs.readEnrolment.mockResolvedValue(enrolled({ completed_lessons: [FIRST.id], last_lesson: SECOND.id }));
    openLearn();
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
    openLearn();
    expect(await screen.findByText('3 of 3 done · 100 %')).toBeVisible();
    expect(screen.getByText('You have finished this course. Well done!')).toBeVisible();
  });

  it('sends a visitor to sign in, and back', async () => {
    const { location } = openLearn('', { session: null });
    await waitFor(() =>
      expect(location()).toMatchObject({ pathname: '/auth', state: { from: `/courses/${ID}/learn` } }),
    );
  });

  it('sends who has not enrolled to the course', async () => {
    docs.readEnrolment.mockResolvedValue(null);
    openLearn();
    await heading('Enrol first.');
    expect(screen.getByRole('link', { name: 'To the course' })).toHaveAttribute('href', `/courses/${ID}`);
  });

  it('goes on for who takes a course that is archived since', async () => {
    jest.mocked(readCourse).mockResolvedValue(null);
    docs.readHiddenCourse.mockResolvedValue(course({ status: 'archived' }));
    openLearn();
    await heading('Algebra from the beginning');
  });

  it('gives a certificate once everything is done, in the name that it asks about first', async () => {
    const done = { completed_lessons: [FIRST.id, SECOND.id], passed_assessments: [MODULE.id] };
    docs.readEnrolment.mockResolvedValue(enrolled(done));
    docs.issueCertificate.mockResolvedValue({ code: '7K3M-X9QD-04TR' });
    const { user, location } = openLearn();
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
    const { user } = openLearn();
    await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Get your certificate' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText('0 of 3 done · 0 %')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get your certificate' })).not.toBeInTheDocument();
  });

  it('leads to the certificate that there is, whatever the course has grown by since', async () => {
    docs.readEnrolment.mockResolvedValue(enrolled({ certificate: '7K3M-X9QD-04TR' }));
    openLearn();
    expect(await screen.findByRole('link', { name: 'See your certificate' })).toHaveAttribute(
      'href',
      '/certificates/7K3M-X9QD-04TR',
    );
  });

  it('speaks of no certificate where the course has none, or something is left to do', async () => {
    const done = { completed_lessons: [FIRST.id, SECOND.id], passed_assessments: [MODULE.id] };
    docs.readEnrolment.mockResolvedValue(enrolled(done));
    jest.mocked(readCourse).mockResolvedValue(course({ includes: { certificate: false } }));
    const first = openLearn();
    await screen.findByText('3 of 3 done · 100 %');
    expect(screen.queryByText(/certificate/i)).not.toBeInTheDocument();
    first.unmount();
    docs.readEnrolment.mockResolvedValue(enrolled({ ...done, passed_assessments: [] }));
    jest.mocked(readCourse).mockResolvedValue(course());
    openLearn();
    await screen.findByText('2 of 3 done · 66 %');
    expect(screen.queryByText(/certificate/i)).not.toBeInTheDocument();
  });

  it('takes a review, and brings back the one before', async () => {
    docs.readOwnReview.mockResolvedValue({ rating: 3, text: 'Short.' });
    docs.saveReview.mockResolvedValue(undefined);
    const { user } = openLearn();
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

describe('a free preview', () => {
  it('opens to a visitor, with nothing of the course read but the course and the lesson', async () => {
    jest.mocked(readPreview).mockResolvedValue(parseLesson({ ...FIRST }));
    openLearn(`?lesson=${FIRST.id}`, { session: null });
    await heading('What x stands for');
    expect(await screen.findByText('number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the course' })).toHaveAttribute('href', `/courses/${ID}`);
    expect(docs.readEnrolment).not.toHaveBeenCalled();
    expect(docs.readModule).not.toHaveBeenCalled();
  });

  it('does not open other lessons', async () => {
    const { location } = openLearn(`?lesson=${SECOND.id}`, { session: null });
    await waitFor(() => expect(location().pathname).toBe('/auth'));
    expect(readPreview).not.toHaveBeenCalled();
  });
});
