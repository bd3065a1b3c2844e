import type { BrowserContext, Page } from '@playwright/test';
import type { Answer, Attempt } from '../../../src/domain/attempt';
import type { StoredQuiz } from '../../support/quizAttempts';
import { adminDb } from '../../support/world';
import { expect } from './test';

/** An attempt at a stored quiz as a student's hands know it. */

/** Functions that are cold at first take their time. */
export const COLD = { timeout: 90_000 };

export const questionHead = (page: Page, n: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${n} of `) });

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

export async function begin(page: Page, quiz: string): Promise<void> {
  await page.goto(`/quizzes/${quiz}`);
  await startButton(page).click(COLD);
  await expect(questionHead(page, 1)).toBeVisible(COLD);
}

/** To the question that is shown. */
export async function give(page: Page, answer: Answer): Promise<void> {
  if (typeof answer === 'boolean') return page.getByText(answer ? 'True' : 'False', { exact: true }).click();
  const typed = page.getByLabel('Your answer');
  const options = page.getByText(/^Option [a-d]$/);
  await expect(typed.or(options.first())).toBeVisible();
  if (typeof answer === 'string' && (await typed.isVisible())) return typed.fill(answer);
  for (const option of [answer].flat()) await page.getByText(`Option ${option}`, { exact: true }).click();
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** All of it rightly, in its order; `between` comes before each answer. */
export async function answerAll(
  page: Page,
  { items }: StoredQuiz,
  between: (place: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  for (const [place, { item }] of items.entries()) {
    await expect(questionHead(page, place + 1)).toBeVisible();
    await between(place);
    await give(page, item.right);
    if (place + 1 < items.length) await next(page);
  }
}

export async function askToHandIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish and hand in' }).click();
}

export const inDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true });

export async function handIn(page: Page): Promise<void> {
  await askToHandIn(page);
  await inDialog(page).click();
}

/** As the database has them. */
export async function attemptsAt({ id }: StoredQuiz): Promise<Attempt[]> {
  const { docs } = await adminDb().collection('attempts').where('parent', '==', id).get();
  return docs.map((stored) => ({ id: stored.id, ...stored.data() }) as Attempt);
}

export async function onlyAttempt(quiz: StoredQuiz): Promise<Attempt> {
  const [attempt, ...others] = await attemptsAt(quiz);
  if (!attempt || others.length > 0) throw new Error(`${others.length + Number(!!attempt)} attempts`);
  return attempt;
}

/** The texts of all that the network brings, from now on. */
export function listen(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  return async () => (await Promise.all(bodies)).join('\n');
}

/** From the next page on, the clock of this device can be set. */
export async function withClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Right = Date;
    const wrongBy = () => Number(localStorage.getItem('clock-wrong-by') ?? 0);
    window.Date = class extends Right {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(Right.now() + wrongBy());
        else super(...given);
      }
      static override now = () => Right.now() + wrongBy();
    } as DateConstructor;
  });
}

export const setClock = (page: Page, wrongBy: number) =>
  page.evaluate((ms) => localStorage.setItem('clock-wrong-by', String(ms)), wrongBy);

/** What the clock of the attempt shows, in seconds. */
export async function secondsShown(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').first().textContent()) ?? '';
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
