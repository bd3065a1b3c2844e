import { expect, type Page } from '@playwright/test';
import { asFile } from './bookForm';

/** The back office's forms of quizzes and questions as a teacher's hands know them. */

interface AskedQuestion {
  text: string;
  explanation: string;
  picture?: { bytes: Uint8Array; shows: string };
}
interface Choice extends AskedQuestion {
  kind: 'single-choice' | 'multiple-choice';
  options: readonly string[];
  /** Places among the options, from 0. */
  right: readonly number[];
}
interface NumberAsked extends AskedQuestion {
  kind: 'numeric';
  value: string;
  tolerance: string;
}
interface ShortAnswer extends AskedQuestion {
  kind: 'short-answer';
  accept: readonly string[];
}
export type WrittenQuestion = Choice | NumberAsked | ShortAnswer;

async function fillAnswer(page: Page, question: WrittenQuestion): Promise<void> {
  if (question.kind === 'numeric') {
    await page.getByLabel('Right number').fill(question.value);
    await page.getByLabel('Allowed difference').fill(question.tolerance);
  } else if (question.kind === 'short-answer') {
    await page.getByLabel('Right answers').fill(question.accept.join('\n'));
  } else {
    for (const [place, option] of question.options.entries()) {
      if (place > 1) await page.getByRole('button', { name: 'Add Option' }).click();
      await page.getByLabel(`Option ${place + 1}`, { exact: true }).fill(option);
    }
    for (const place of question.right) await page.getByLabel(`Option ${place + 1} is right`).check();
  }
}

async function addPicture(
  page: Page,
  { bytes, shows }: NonNullable<AskedQuestion['picture']>,
): Promise<void> {
  await page
    .locator('input[type="file"][name="image"]')
    .setInputFiles(asFile('picha.png', bytes, 'image/png'));
  await expect(page.getByText('Picture uploaded successfully!')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('What the picture shows').fill(shows);
}

/** From the form of a quiz, which comes back with the question in its section. */
export async function writeQuestion(page: Page, question: WrittenQuestion): Promise<void> {
  await page.getByRole('button', { name: 'Write a new question' }).click();
  await page.getByLabel('Kind').selectOption(question.kind);
  await page.getByLabel('Question', { exact: true }).fill(question.text);
  if (question.picture) await addPicture(page, question.picture);
  await fillAnswer(page, question);
  await page.getByLabel('Explanation').fill(question.explanation);
  await page.getByRole('button', { name: 'Save question' }).click();
  const line = page.getByRole('listitem').filter({ hasText: question.text }).last();
  await expect(line).toBeVisible({ timeout: 60_000 });
}

/** Saves the quiz that is being made, and publishes it from its preview; resolves with its id. */
export async function publishQuiz(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save quiz' }).click();
  await page.getByRole('button', { name: 'Publish' }).click({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible({ timeout: 60_000 });
  return /quizzes\/([^/]+)\/preview/.exec(page.url())?.[1] ?? '';
}
