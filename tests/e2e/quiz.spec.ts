import type { Page } from '@playwright/test';
import { makeCover } from '../fixtures/cover';
import { publishQuiz, type WrittenQuestion, writeQuestion } from './support/quizForm';
import { expect, PHONE, test, uniqueTitle } from './support/test';

/** A quiz from its making to a student's second try. */

/** Functions that are cold at first take their time. */
const COLD = { timeout: 90_000 };

const QUESTIONS: readonly WrittenQuestion[] = [
  {
    kind: 'single-choice',
    text: 'Which town is the capital of Tanzania?',
    options: ['Dar es Salaam', 'Dodoma', 'Arusha'],
    right: [1],
    explanation: 'Dodoma was chosen in 1973.',
    picture: { bytes: makeCover({ subject: 'Geography', title: 'Ramani' }), shows: 'A map of the regions' },
  },
  {
    kind: 'multiple-choice',
    text: 'Which of these are lakes?',
    options: ['Victoria', 'Meru', 'Tanganyika'],
    right: [0, 2],
    explanation: 'Meru is a mountain.',
  },
  {
    kind: 'numeric',
    text: 'How high is Kilimanjaro, in kilometres?',
    value: '5.895',
    tolerance: '0.1',
    explanation: 'It is 5,895 m high.',
  },
  {
    kind: 'short-answer',
    text: 'Which ocean lies off Tanga?',
    accept: ['Indian', 'Indian Ocean'],
    explanation: 'It reaches from Africa to Australia.',
  },
];

async function author(teacher: Page, title: string): Promise<string> {
  await teacher.goto('/admin/quizzes');
  await teacher.getByRole('link', { name: 'New quiz' }).click();
  await teacher.getByLabel('Title', { exact: true }).fill(title);
  await teacher.getByLabel('Time limit (minutes)').fill('15');
  await teacher.getByLabel('Attempts allowed').fill('2');
  await teacher.getByLabel('Show the right answers').selectOption('after-last-attempt');
  await teacher.getByLabel('Show the explanations').selectOption('after-last-attempt');
  for (const question of QUESTIONS) await writeQuestion(teacher, question);
  return publishQuiz(teacher);
}

const question = (page: Page, n: number) =>
  page.getByRole('heading', { name: `Question ${n} of ${QUESTIONS.length}` });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const inPalette = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'All questions' }).getByRole('button', { name, exact: true });

/** The last one stays open. */
async function answerThree(student: Page, capital: string): Promise<void> {
  await student.getByText(capital, { exact: true }).click();
  await next(student);
  await student.getByText('Victoria', { exact: true }).click();
  await student.getByText('Tanganyika', { exact: true }).click();
  await next(student);
  await student.getByLabel('Your answer').fill('5,9');
  await next(student);
  await expect(question(student, 4)).toBeVisible();
}

/** How often Firestore is asked from now on: what starts an attempt brings its paper along. */
function countReads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (/\/documents(\/|:runQuery|:batchGet)/.test(request.url())) count += 1;
  });
  return () => count;
}

const handIn = (student: Page) =>
  student.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click();

test('a teacher makes a quiz, and a student on a phone takes it twice', async ({ visit }) => {
  // Two people sign in, and a dozen functions are called for the first time.
  test.setTimeout(300_000);
  const title = uniqueTitle('Jiografia');
  const teacher = await visit('teacher');
  const id = await author(teacher, title);

  const student = await visit('student', PHONE);
  await student.goto('/quizzes');
  await student.getByLabel('Search quizzes').fill(title);
  await student.getByRole('link', { name: title }).click(COLD);
  await expect(student.getByText('2 attempts left')).toBeVisible();
  await expect(student.getByText(/The clock starts when you press Start: 15 minutes in all/)).toBeVisible();
  const reads = countReads(student);
  await student.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(student.getByRole('timer')).toHaveText(/^1[45]:\d\d$/, COLD);
  const picture = student.getByRole('img', { name: 'A map of the regions' });
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);
  expect(reads()).toBeLessThanOrEqual(2);
  await answerThree(student, 'Arusha');
  await student.getByRole('button', { name: 'Mark for later' }).click();
  await student.getByText('All questions', { exact: true }).click();
  await expect(inPalette(student, 'Question 1, answered')).toBeVisible();
  await expect(inPalette(student, 'Question 4, not answered, marked')).toHaveAttribute(
    'aria-current',
    'step',
  );

  await student.reload();
  await expect(question(student, 4)).toBeVisible(COLD);
  await expect(student.getByText('3 of 4 answered')).toBeVisible();
  await expect(student.getByText('Saved on the server').first()).toBeVisible();
  await student.getByRole('button', { name: 'Hand in', exact: true }).click();
  const summary = student.getByRole('dialog', { name: 'Hand in now?' });
  await expect(summary).toContainText('1 question has no answer yet.');
  await summary.getByRole('button', { name: 'Go to question 4' }).first().click();
  await student.getByLabel('Your answer').fill('hindi');
  await student.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(summary).toContainText('You have answered everything.');
  await handIn(student);

  // Two of four are right, and which ones is told after the last attempt.
  await expect(student.getByText('You passed with 50 %.')).toBeVisible(COLD);
  await expect(student.getByText('Handed in. Not everything shows yet.')).toBeVisible();
  await expect(student.getByText('Right answer:')).toHaveCount(0);
  await student.goBack();
  await expect(student).toHaveURL(new RegExp(`/quizzes/${id}$`));

  await student.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(student.getByText('0 of 4 answered')).toBeVisible(COLD);
  await answerThree(student, 'Dodoma');
  await student.getByLabel('Your answer').fill('INDIAN ocean');
  await student.getByRole('button', { name: 'Hand in', exact: true }).click();
  await handIn(student);
  await expect(student.getByText('You passed with 100 %.')).toBeVisible(COLD);
  await expect(student.getByText('Meru is a mountain.')).toBeVisible();

  await student.getByRole('link', { name: 'Back to the quiz' }).click();
  const history = student.getByRole('region', { name: 'Your attempts' }).getByRole('listitem');
  await expect(history).toHaveText([/50 %/, /100 %/]);
  await expect(student.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  await history.first().getByRole('link', { name: 'Review of attempt 1' }).click();
  await expect(student.getByText('Right answer: Dodoma')).toBeVisible();
});
