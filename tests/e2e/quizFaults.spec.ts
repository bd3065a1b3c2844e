import { EventEmitter, once } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';
import { put, storeQuiz } from '../support/quizAttempts';
import {
  answerAll,
  askToHandIn,
  attemptsAt,
  begin,
  COLD,
  give,
  handIn,
  inDialog,
  next,
  onlyAttempt,
  questionHead,
  secondsShown,
  setClock,
  startButton,
  withClock,
} from './support/sitting';
import { expect, PHONE, test } from './support/test';

/** What a phone on a broken line, with a wrong clock, or asleep, does to an attempt: nothing. */

const AUTHOR = 'mwalimu';
const HOUR_MS = 3_600_000;

// Somebody signs in, and functions are called for the first time.
test.describe.configure({ timeout: 180_000 });

const isCall = (name: string) => (url: URL | string) => String(url).endsWith(`/${name}`);
const saved = (page: Page) =>
  page.waitForResponse((response) => isCall('saveAnswers')(response.url()) && response.ok());

/** Two seconds off, two seconds on. */
function flap(context: BrowserContext) {
  const turns = new EventEmitter();
  let isOffline = false;
  const timer = setInterval(() => {
    isOffline = !isOffline;
    void context.setOffline(isOffline).then(() => turns.emit('turn'));
  }, 2000);
  return {
    turned: () => once(turns, 'turn'),
    stop: () => {
      clearInterval(timer);
      return context.setOffline(false);
    },
  };
}

test('a line that comes and goes through twenty questions loses no answer', async ({ visit }) => {
  const quiz = await storeQuiz({ author: AUTHOR, pool: { size: 15, draw: 15 } });
  const student = await visit('student', PHONE);
  await begin(student, quiz.id);
  const line = flap(student.context());
  await answerAll(student, quiz, (place) => (place % 3 === 2 ? line.turned() : Promise.resolve()));
  await handIn(student);
  await expect(student.getByText('You passed with 100 %.')).toBeVisible(COLD);
  await line.stop();
  const attempt = await onlyAttempt(quiz);
  expect(attempt).toMatchObject({ state: 'submitted', score: 100 });
  expect(Object.keys(attempt.answers)).toHaveLength(20);
});

test('a clock that is wrong, or set meanwhile, changes no remaining time', async ({ visit }) => {
  const quiz = await storeQuiz({
    author: AUTHOR,
    settings: { time_limit: 10, closes_at: Date.now() + HOUR_MS / 2 },
  });
  const student = await visit('student', PHONE);
  await withClock(student.context());
  await student.reload();
  await setClock(student, Date.UTC(2010, 0, 1) - Date.now());
  await begin(student, quiz.id);
  const { deadline } = await onlyAttempt(quiz);
  const isRight = () =>
    expect
      .poll(async () => Math.abs((await secondsShown(student)) - ((deadline ?? 0) - Date.now()) / 1000))
      .toBeLessThan(3);
  await isRight();
  for (const wrongBy of [HOUR_MS, -HOUR_MS, 24 * HOUR_MS]) {
    const asked = saved(student);
    await setClock(student, wrongBy);
    await asked;
    await isRight();
    await student.reload();
    await expect(questionHead(student, 1)).toBeVisible(COLD);
    await isRight();
  }
  await give(student, 'a');
  await expect(student.getByText('Saved on the server').first()).toBeVisible();
  expect(Object.values((await onlyAttempt(quiz)).answers)).toEqual(['a']);
});

test('asleep across the deadline, what had arrived is graded', async ({ visit }) => {
  const quiz = await storeQuiz({ author: AUTHOR, settings: { time_limit: 10 } });
  const student = await visit('student', PHONE);
  await withClock(student.context());
  await begin(student, quiz.id);
  for (const { item } of quiz.items.slice(0, 2)) {
    await give(student, item.right);
    await next(student);
  }
  await expect(student.getByText('2 of 5 answered')).toBeVisible();
  await expect(student.getByText('Saved on the server')).toBeVisible();
  await student.context().setOffline(true);
  await give(student, false);
  await expect(student.getByText('Saved on this phone')).toBeVisible();
  // It sleeps: neither its timers nor its steady clock go on, and the world's time does.
  const { id } = await onlyAttempt(quiz);
  await put(id, { deadline: Date.now() - 31_000 });
  await setClock(student, HOUR_MS);
  await student.context().setOffline(false);
  await expect(student.getByText('You got 40 %. You need 50 % to pass.')).toBeVisible(COLD);
  const attempt = await onlyAttempt(quiz);
  expect(attempt.state).toBe('submitted');
  expect(Object.keys(attempt.answers)).toHaveLength(2);
});

test('five taps on a slow line, whose first answer is lost, hand in once', async ({ visit }) => {
  const quiz = await storeQuiz({ author: AUTHOR });
  const student = await visit('student', PHONE);
  const calls = { startAttempt: 0, submitAttempt: 0 };
  const tapped = new EventEmitter();
  await student.route(isCall('startAttempt'), (route) => {
    calls.startAttempt += 1;
    return route.continue();
  });
  await student.route(isCall('submitAttempt'), async (route) => {
    calls.submitAttempt += 1;
    if (calls.submitAttempt > 1) return route.continue();
    await once(tapped, 'all');
    // It arrives and is graded; the phone never hears of it.
    await route.fetch();
    return route.abort();
  });
  const tapFiveTimes = (button: HTMLElement | SVGElement) => {
    for (let tap = 0; tap < 5; tap += 1) (button as HTMLElement).click();
  };
  await student.goto(`/quizzes/${quiz.id}`);
  await startButton(student).evaluate(tapFiveTimes);
  await expect(questionHead(student, 1)).toBeVisible(COLD);
  await answerAll(student, quiz);
  await askToHandIn(student);
  await inDialog(student).evaluate(tapFiveTimes);
  await expect(student.getByText('Your answers are on their way.')).toBeVisible();
  tapped.emit('all');
  await expect(student.getByText('You passed with 100 %.')).toBeVisible(COLD);
  // The one that was lost, and the one that asked what became of it.
  expect(calls).toEqual({ startAttempt: 1, submitAttempt: 2 });
  expect(await attemptsAt(quiz)).toHaveLength(1);
});

test('two tabs that start at once share one attempt, and agree on it', async ({ visit }) => {
  const quiz = await storeQuiz({ author: AUTHOR });
  const student = await visit('student', PHONE);
  const other = await student.context().newPage();
  const tabs = [student, other];
  // Both offer to start before either does; a tab that came later would offer to go on.
  for (const tab of tabs) {
    await tab.goto(`/quizzes/${quiz.id}`);
    await expect(startButton(tab)).toBeVisible(COLD);
  }
  await Promise.all(tabs.map((tab) => startButton(tab).dispatchEvent('click')));
  for (const tab of tabs) await expect(questionHead(tab, 1)).toBeVisible(COLD);
  await onlyAttempt(quiz);

  await give(student, 'b');
  await expect(other.getByRole('radio', { name: 'Option b' })).toBeChecked();
  await give(other, 'a');
  await expect(student.getByRole('radio', { name: 'Option a' })).toBeChecked();
  await other.getByRole('button', { name: 'Mark for later' }).click();
  await expect(student.getByRole('button', { name: 'Marked' })).toBeVisible();
  await answerAll(student, quiz);
  await expect(other.getByText('5 of 5 answered')).toBeVisible();
  await handIn(student);
  for (const tab of tabs) await expect(tab.getByText('You passed with 100 %.')).toBeVisible(COLD);
  expect(await onlyAttempt(quiz)).toMatchObject({ state: 'submitted', score: 100 });
});
