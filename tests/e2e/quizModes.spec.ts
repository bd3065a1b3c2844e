import type { Page } from '@playwright/test';
import { storeQuiz } from '../support/quizAttempts';
import { attemptCode } from '../../src/domain/attemptCode';
import { begin, COLD, give, listen, onlyAttempt, questionHead } from './support/sitting';
import { expect, PHONE, test } from './support/test';

/** Question by question, and on paper. */

const AUTHOR = 'mwalimu';

test.describe.configure({ timeout: 180_000 });

const lock = (page: Page) => page.getByRole('button', { name: /^Lock and/ }).click();

test('question by question: nothing comes early, and nothing brings back what is locked', async ({
  visit,
}) => {
  const quiz = await storeQuiz({
    author: AUTHOR,
    settings: { modes: ['timed-sequential'], seconds_per_question: 300, time_limit: 20 },
  });
  const [first, second, ...later] = quiz.items;
  const student = await visit('student', PHONE);
  const heard = listen(student);
  await begin(student, quiz.id);
  await expect(student.getByText('A single-choice question')).toBeVisible();
  await give(student, first?.item.right ?? '');
  const early = await heard();
  expect(early).toContain(first?.question.id);
  expect([second, ...later].filter((item) => early.includes(item?.question.id ?? ''))).toEqual([]);
  await lock(student);
  await expect(questionHead(student, 2)).toBeVisible(COLD);
  const { question_deadline } = await onlyAttempt(quiz);

  await student.reload();
  await expect(questionHead(student, 2)).toBeVisible(COLD);
  await student.goBack();
  await student.getByRole('link', { name: 'Go on with attempt 1' }).click();
  await expect(questionHead(student, 2)).toBeVisible(COLD);
  await student.goto(`/quizzes/${quiz.id}/timed-sequential?q=1`);
  await expect(questionHead(student, 2)).toBeVisible(COLD);
  await expect(student.getByText('A single-choice question')).toHaveCount(0);
  expect((await onlyAttempt(quiz)).question_deadline).toBe(question_deadline);
  const middle = await heard();
  expect(later.filter(({ question }) => middle.includes(question.id))).toEqual([]);

  for (const [place, { item }] of quiz.items.entries()) {
    if (place === 0) continue;
    await expect(questionHead(student, place + 1)).toBeVisible(COLD);
    await give(student, item.right);
    await lock(student);
  }
  await expect(student.getByText('You passed with 100 %.')).toBeVisible(COLD);
  await student.goBack();
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(student).not.toHaveURL(/timed-sequential/);
});

test('on paper: a cover, the questions with room for marks, and a sheet for the answers', async ({
  visit,
}) => {
  const quiz = await storeQuiz({
    author: AUTHOR,
    withEssay: true,
    settings: { modes: ['paper-based'], time_limit: 40 },
  });
  const student = await visit('student', PHONE);
  await student.goto(`/quizzes/${quiz.id}`);
  await student.getByRole('button', { name: 'Make my paper' }).click(COLD);
  const paper = student.getByRole('article');
  const answers = paper.getByRole('heading', { name: 'Answer sheet' });
  await expect(answers).toBeVisible(COLD);
  await expect(paper.getByRole('heading', { level: 1, name: 'Fractions' })).toBeVisible();
  const code = attemptCode((await onlyAttempt(quiz)).id);
  await expect(paper.getByText(code)).toHaveCount(2);
  await expect(paper).toContainText('40 minutes');
  await expect(paper).toContainText('Answer all questions.');
  await expect(paper.getByText('/ 2')).toHaveCount(quiz.items.length);
  const sheet = answers.locator('..');
  await expect(sheet.getByRole('listitem').filter({ hasText: /^\d/ })).toHaveCount(quiz.items.length);
  await expect(sheet).toContainText('written under the question');

  await student.emulateMedia({ media: 'print' });
  await expect(student.getByText('This is your own paper.')).toBeHidden();
  await expect(student.getByRole('banner')).toBeHidden();
  await expect(paper).toBeVisible();
  const pages = (await student.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  // The cover, the questions and the answer sheet each begin one.
  expect(pages?.length).toBeGreaterThanOrEqual(3);
});
