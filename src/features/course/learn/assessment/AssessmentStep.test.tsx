import { screen, waitFor, within } from '@testing-library/react';
import { courseRecord, paperRecord } from '../../../../../tests/support/cases/courseRecord';
import { withDialogs } from '../../../../../tests/support/dialog';
import { renderPage, student } from '../../../../../tests/support/renderPage';
import { recall, remember } from '../../../../data/cache';
import { type Attempt, parseAttempt } from '../../../../domain/attempt';
import { toPaperSections } from '../../../../domain/assessmentPaper';
import { parsePaper } from '../../../../domain/courseContent';
import { parseCourse } from '../../../../domain/courseParse';
import { parseEnrolment } from '../../../../domain/enrolment';
import { readCourse } from '../../coursePublic';
import * as learnDocs from '../learnDocs';
import { Component as LearnPage } from '../LearnPage';

jest.mock('../../../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../coursePublic', () => ({ readCourse: jest.fn() }));
jest.mock('../../../../data/cache', () => ({
  recall: jest.fn(),
  remember: jest.fn(),
  forget: jest.fn(),
  joined: jest.fn(),
  cached: jest.fn(),
}));
// Loaded when the first one is opened; here the tests would wait for the compiler.
beforeAll(() => import('./AssessmentStep'));
jest.mock('../learnDocs', () => ({
  readEnrolment: jest.fn(),
  listAttempts: jest.fn(),
  startAttempt: jest.fn(),
  saveAnswers: jest.fn(),
  submitAttempt: jest.fn(),
  readAttemptReview: jest.fn(),
}));
const docs = jest.mocked(learnDocs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PART = String(paperRecord.id);
const SECTIONS = toPaperSections(parsePaper(PART, paperRecord));
const QUESTIONS = SECTIONS.flatMap(({ questions }) => questions);
const [CHOICE, TRUTH, SHORT] = QUESTIONS.map(({ id }) => id);
if (!CHOICE || !TRUTH || !SHORT) throw new Error('The sample paper has too few questions');

/** Options are answered by their ids. */
const optionOf = (text: string) => QUESTIONS[0]?.options.find((option) => option.text === text)?.id ?? '';

const attempt = ({ number = 1, ...fields }: Record<string, unknown> = {}): Attempt =>
  parseAttempt(`neema_a_${String(number)}`, {
    uid: 'neema',
    parent: ID,
    part: PART,
    number,
    attempts_allowed: 3,
    passing_score: 70,
    state: 'open',
    ...fields,
  });
const ended = (fields: Record<string, unknown> = {}) =>
  attempt({ state: 'submitted', submitted_at: 1, score: 33, points: 1, max_points: 3, ...fields });

const KEY = { uid: 'neema', courseId: ID, moduleId: PART };

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readCourse).mockResolvedValue(parseCourse(ID, courseRecord({ status: 'published' })));
  jest.mocked(recall).mockResolvedValue(undefined);
  docs.readEnrolment.mockResolvedValue(parseEnrolment({ uid: 'neema', course_id: ID, state: 'active' }));
  docs.listAttempts.mockResolvedValue([]);
  docs.saveAnswers.mockResolvedValue(undefined);
});

const open = (query = '') =>
  renderPage(<LearnPage />, {
    path: `/courses/${ID}/learn?assessment=${PART}${query}`,
    route: '/courses/:id/learn',
    session: student(),
  });

async function begin(given: Attempt = attempt()) {
  docs.startAttempt.mockResolvedValue({ attempt: given, sections: SECTIONS, now: Date.now() });
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('0 of 3 answered');
  return page;
}

async function answerAll({ user }: Awaited<ReturnType<typeof begin>>) {
  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.click(screen.getByRole('radio', { name: 'True' }));
  await user.type(screen.getByLabelText('Your answer'), '4');
}

it('says what awaits before it begins, and reads nothing of the paper', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Check yourself' });
  for (const [name, value] of [
    ['Questions', '3'],
    ['To pass', '70 %'],
    ['Attempts', /^0 of \d used$/],
  ] as const)
    expect(
      within((await screen.findByText(name)).parentElement as HTMLElement).getByText(value),
    ).toBeVisible();
  expect(docs.startAttempt).not.toHaveBeenCalled();
});

it('takes the paper from the server, sends the answers and shows the result', async () => {
  const page = await begin();
  expect(docs.startAttempt).toHaveBeenCalledWith(KEY);
  await answerAll(page);
  const answers = { [CHOICE]: optionOf('3'), [TRUTH]: true, [SHORT]: '4' };
  await waitFor(
    () =>
      expect(docs.saveAnswers.mock.lastCall?.[0]).toMatchObject({
        answers: expect.objectContaining(answers) as unknown,
      }),
    { timeout: 5000 },
  );
  expect(await screen.findAllByText('Sent')).toHaveLength(3);
  docs.submitAttempt.mockResolvedValue(ended());
  docs.listAttempts.mockResolvedValue([ended({ score: 100, points: 3, is_passed: true })]);
  docs.readEnrolment.mockResolvedValue(
    parseEnrolment({ uid: 'neema', course_id: ID, state: 'active', passed_assessments: [PART] }),
  );
  await page.user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(docs.submitAttempt.mock.lastCall?.[0]).toMatchObject({ answers });
  expect(await screen.findByText('You passed with 100 %.')).toBeVisible();
  expect(await screen.findByText('1 of 3 done · 33 %')).toBeInTheDocument();
});

it('asks before it hands in with questions open', async () => {
  const { user } = await begin();
  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('2 questions have no answer yet.');
  expect(docs.submitAttempt).not.toHaveBeenCalled();
});

it('keeps answers on the phone while they cannot be sent, and hands them in later', async () => {
  const page = await begin();
  docs.saveAnswers.mockRejectedValue({ code: 'offline' });
  docs.submitAttempt.mockRejectedValueOnce({ code: 'offline' });
  await answerAll(page);
  expect(await screen.findAllByText('Saved on this phone')).toHaveLength(3);
  const answers = { [CHOICE]: optionOf('3'), [TRUTH]: true, [SHORT]: '4' };
  expect(remember).toHaveBeenLastCalledWith('neema:attempt:neema_a_1', answers);
  await page.user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('Your answers are safe on this phone.')).toBeVisible();
  docs.submitAttempt.mockResolvedValue(ended());
  await page.user.click(screen.getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(docs.submitAttempt).toHaveBeenCalledTimes(2));
  expect(docs.submitAttempt.mock.lastCall?.[0]).toMatchObject({ answers });
});

it('brings back after a reload what was not sent, over what the server has', async () => {
  jest.mocked(recall).mockResolvedValue({ at: 1, data: { [CHOICE]: optionOf('3') } });
  docs.listAttempts.mockResolvedValue([attempt({ answers: { [CHOICE]: optionOf('2'), [TRUTH]: true } })]);
  docs.startAttempt.mockResolvedValue({
    attempt: attempt({ answers: { [CHOICE]: optionOf('2'), [TRUTH]: true } }),
    sections: SECTIONS,
    now: Date.now(),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Go on with attempt 1' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '3' })).toBeChecked());
  expect(screen.getByRole('radio', { name: 'True' })).toBeChecked();
  await waitFor(
    () => expect(docs.saveAnswers.mock.lastCall?.[0].answers).toEqual({ [CHOICE]: optionOf('3') }),
    {
      timeout: 5000,
    },
  );
});

it('hands in by itself when the time is up by the server’s clock', async () => {
  docs.submitAttempt.mockResolvedValue(ended());
  const now = 1_000_000;
  docs.startAttempt.mockResolvedValue({
    attempt: attempt({ deadline: now + 2000 }),
    sections: SECTIONS,
    now,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('timer')).toHaveTextContent(/0:0[12]/);
  await waitFor(() => expect(docs.submitAttempt).toHaveBeenCalledTimes(1), { timeout: 5000 });
});

it('begins nothing once all attempts are used, and shows then what was right', async () => {
  const all = [1, 2, 3].map((number) =>
    ended({ number, opens: { score: 1, answers: 1 }, answers: { [CHOICE]: optionOf('2'), [TRUTH]: true } }),
  );
  docs.listAttempts.mockResolvedValue(all);
  docs.readAttemptReview.mockResolvedValue({
    questions: QUESTIONS,
    keys: {
      [CHOICE]: { kind: 'single-choice', right: optionOf('3') },
      [TRUTH]: { kind: 'true-false', right: true },
      [SHORT]: { kind: 'short-answer', accept: ['4'] },
    },
    marks: { [CHOICE]: 0, [TRUTH]: 1, [SHORT]: 0 },
    comments: {},
    uncounted: [],
  });
  const { user } = open();
  expect(await screen.findByText('You have used all your attempts.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Start|Try again/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Answers of attempt 3' }));
  expect(await screen.findByText('Your answer: 2')).toBeVisible();
  expect(screen.getByText('Right answer: 3')).toBeVisible();
  expect(screen.getByText('Your answer: none')).toBeVisible();
  expect(screen.getAllByText('Wrong')).toHaveLength(2);
  expect(docs.readAttemptReview).toHaveBeenCalledWith('neema_a_3');
});

it('does not ask for answers that are not open yet', async () => {
  docs.listAttempts.mockResolvedValue([ended()]);
  open('&attempt=neema_a_1');
  expect(await screen.findByText('You see the right answers after your last attempt.')).toBeVisible();
  expect(docs.readAttemptReview).not.toHaveBeenCalled();
});

it('says when it could not begin', async () => {
  docs.startAttempt.mockRejectedValue({ code: 'offline' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
});
