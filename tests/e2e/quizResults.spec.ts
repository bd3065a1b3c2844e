import type { Page } from '@playwright/test';
import { storeQuiz } from '../support/quizAttempts';
import { answerAll, begin, COLD, handIn } from './support/sitting';
import { ACCOUNTS, expect, PHONE, test } from './support/test';

/** What a teacher does once a quiz has been sat. */

test.describe.configure({ timeout: 180_000 });

const points = (teacher: Page) => teacher.getByLabel('Points, up to 2');

async function saveMarks(teacher: Page): Promise<void> {
  await teacher.getByRole('button', { name: 'Save marks' }).click();
  await expect(teacher.getByText('Marks saved')).toBeVisible(COLD);
}

test('an essay waits for its teacher, whose points and word reach the learner', async ({ visit }) => {
  const quiz = await storeQuiz({ author: 'teacher', withEssay: true, settings: { attempts_allowed: 1 } });
  const student = await visit('student', PHONE);
  await begin(student, quiz.id);
  await answerAll(student, quiz);
  await handIn(student);
  await expect(student.getByText('83 %').first()).toBeVisible(COLD);

  const teacher = await visit('teacher');
  await teacher.goto(`/admin/quizzes/${quiz.id}/results`);
  const row = teacher.getByRole('row', { name: /Needs marking/ });
  await expect(row).toContainText('83 %');
  await row.getByRole('link').first().click();
  await points(teacher).last().fill('1.5');
  await teacher.getByLabel('Comment for the learner').fill('Vizuri, taja pia sababu ya tatu.');
  await saveMarks(teacher);

  await student.reload();
  await expect(student.getByText('Vizuri, taja pia sababu ya tatu.')).toBeVisible(COLD);
  await expect(student.getByText('95 %').first()).toBeVisible();
});

test('a paper that was never opened on the site gets its marks, which its learner sees', async ({
  visit,
}) => {
  const quiz = await storeQuiz({ author: 'teacher', settings: { modes: ['paper-based'] } });
  const teacher = await visit('teacher');
  await teacher.goto(`/admin/quizzes/${quiz.id}/results`);
  await teacher.getByRole('button', { name: 'Add a paper' }).click();
  const learner = teacher.getByLabel('The learner’s e-mail or username');
  await learner.fill('nobody@shule.example');
  await teacher.getByRole('button', { name: 'Enter marks' }).click();
  await expect(teacher.getByText('There is no such learner.')).toBeVisible(COLD);
  await learner.fill(ACCOUNTS.otherStudent);
  await teacher.getByRole('button', { name: 'Enter marks' }).click();
  await expect(points(teacher)).toHaveCount(quiz.items.length, COLD);
  for (const field of await points(teacher).all()) await field.fill('1');
  await saveMarks(teacher);
  await teacher.goto(`/admin/quizzes/${quiz.id}/results`);
  await expect(teacher.getByRole('row', { name: /Graded/ })).toContainText('50 %');

  const student = await visit('otherStudent', PHONE);
  await student.goto(`/quizzes/${quiz.id}`);
  await expect(student.getByText('50 %')).toBeVisible(COLD);
});
