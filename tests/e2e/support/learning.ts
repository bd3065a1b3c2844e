import { expect, type Page } from '@playwright/test';
import type { SeedQuestion } from '../../support/seed/courses/seedCourse';

/** A lesson and an assessment as a learner's hands know them. */

/** Answers every question of a paper, all rightly or all wrongly. */
async function answer(page: Page, questions: readonly SeedQuestion[], isRight: boolean): Promise<void> {
  for (const [text, right] of questions) {
    const question = page.getByRole('group').filter({ hasText: text });
    if (typeof right === 'string') {
      await question.getByLabel('Your answer').fill(isRight ? right : 'sijui');
    } else if (typeof right === 'boolean') {
      await question.getByLabel(right === isRight ? 'True' : 'False', { exact: true }).check();
    } else {
      await question.getByLabel(right[isRight ? 0 : 1] ?? '', { exact: true }).check();
    }
  }
}

/** A whole sitting, handed in when every answer has arrived. */
export async function handIn(
  page: Page,
  questions: readonly SeedQuestion[],
  isRight: boolean,
): Promise<void> {
  await page.getByRole('button', { name: /^(Start|Try again)$/ }).click();
  await answer(page, questions, isRight);
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(questions.length);
  await page.getByRole('button', { name: 'Hand in' }).click();
}

/** Marks the lesson, and waits until the mark is stored: the page shows it before. */
export async function markDone(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (response) => response.request().postData()?.includes('completed_lessons') ?? false,
  );
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await stored;
}
