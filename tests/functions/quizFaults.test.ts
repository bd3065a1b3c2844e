import { randomUUID } from 'node:crypto';
import { attemptMessages } from '../../src/domain/attempt';
import { type Account, callFunction, signUp } from '../support/callers';
import { begun, get, messageOf, put, save, start, storeQuiz, submit } from '../support/quizAttempts';
import { adminDb, closeWorld } from '../support/world';

/** What goes wrong on the way: repeated, late, forged, out of order, at once. */

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher' });
});
afterAll(closeWorld);

const quizOf = (settings: object = {}) => storeQuiz({ author: teacher.uid, settings });

async function sitting(settings: object = {}) {
  const quiz = await quizOf(settings);
  const learner = await signUp();
  const { attempt, questions } = await begun(quiz.id, learner);
  const short = questions.find(({ kind }) => kind === 'short-answer')?.id ?? '';
  return { quiz, learner, id: attempt.id, startedAt: attempt.started_at, questions, short };
}

test('twenty starts at once are one attempt', async () => {
  const quiz = await quizOf();
  const learner = await signUp();
  const starts = await Promise.all(Array.from({ length: 20 }, () => start(quiz.id, learner)));
  expect(starts.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await adminDb().collection('attempts').where('uid', '==', learner.uid).get()).size).toBe(1);
});

test('five submits at once are one grade', async () => {
  const { quiz, learner, id, questions } = await sitting();
  const right = quiz.answersTo(questions);
  const wrong = quiz.answersTo(questions, false);
  const answers = await Promise.all(
    [right, wrong, right, wrong, []].map((given) => submit(id, given, learner)),
  );
  expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  expect(await get(`attempts/${id}`)).toMatchObject({ score: answers[0]?.result?.score });
});

test('nothing changes what is handed in', async () => {
  const { quiz, learner, id, questions } = await sitting();
  await submit(id, quiz.answersTo(questions, false), learner);
  const before = await get(`attempts/${id}`);
  expect(messageOf(await save(id, quiz.answersTo(questions), learner))).toBe(attemptMessages.submitted);
  expect((await submit(id, quiz.answersTo(questions), learner)).result).toMatchObject({ score: 0 });
  expect(await get(`attempts/${id}`)).toEqual(before);
});

test('foreign questions and forged answers are refused, and nothing of their call is kept', async () => {
  const { quiz, learner, id, questions, short } = await sitting();
  const choice = questions[0]?.id ?? '';
  const at = Date.now();
  const given = { question: short, answer: 'meru', at };
  for (const forged of [
    { question: randomUUID(), answer: 'a', at },
    { question: choice, answer: 'z', at },
    { question: choice, answer: ['a'], at },
    { question: choice, answer: true, at },
    { question: short, answer: 'x'.repeat(301), at },
  ])
    expect(messageOf(await save(id, [given, forged], learner))).toBe(attemptMessages.notAsked);
  for (const misshapen of [
    { question: choice, answer: 5, at },
    { question: choice, answer: { $ne: null }, at },
    { question: choice, answer: 'a', at: '1' },
    { question: choice, answer: 'a' },
    { question: '../secret', answer: 'a', at },
    { question: choice, answer: 'a', at, points: 100 },
  ])
    expect((await save(id, [misshapen], learner)).status).toBe(400);
  expect(await get(`attempts/${id}`)).toMatchObject({ answers: {}, answered_at: {} });
  // A stray answer keeps nobody from handing in.
  const stray = { question: randomUUID(), answer: 'a', at };
  expect((await submit(id, [stray, ...quiz.answersTo(questions)], learner)).result).toMatchObject({
    score: 100,
  });
});

test.each([
  ['a score', { score: 100 }],
  ['a state', { state: 'submitted' }],
  ['a deadline', { deadline: 4e12 }],
  ['marks', { marks: {} }],
])('%s that is sent along is refused', async (_name, forged) => {
  const { learner, id } = await sitting();
  for (const name of ['saveAnswers', 'submitAttempt'])
    expect((await callFunction(name, { id, answers: [], ...forged }, learner)).status).toBe(400);
  expect(await get(`attempts/${id}`)).toMatchObject({ state: 'open', score: null });
});

test('nobody answers, locks or hands in for another', async () => {
  const { quiz, id, questions } = await sitting();
  for (const other of [await signUp(), teacher]) {
    expect((await save(id, quiz.answersTo(questions), other)).status).toBe(404);
    expect((await submit(id, [], other)).status).toBe(404);
    expect((await callFunction('lockQuestion', { id, at: 0, answer: null }, other)).status).toBe(404);
  }
  expect((await submit(id, [], await signUp())).status).toBe(404);
  expect(await get(`attempts/${id}`)).toMatchObject({ state: 'open', answers: {} });
});

test('a late resend of an old phone overwrites nothing newer', async () => {
  const { learner, id, short, startedAt } = await sitting();
  const typed = (answer: string, at: number) => ({ question: short, answer, at });
  await save(id, [typed('first', startedAt + 1)], learner);
  await save(id, [typed('third', startedAt + 3)], learner);
  const { result } = await save(id, [typed('second', startedAt + 2)], learner);
  expect(result?.answers).toEqual({ [short]: 'third' });
  expect((await submit(id, [typed('first', startedAt + 1)], learner)).result?.answers).toEqual({
    [short]: 'third',
  });
});

test('a flapping connection that sends everything several times, out of order, loses nothing', async () => {
  const { quiz, learner, id, questions, startedAt } = await sitting();
  const wrong = quiz.answersTo(questions, false).map((one) => ({ ...one, at: startedAt + 1 }));
  const right = quiz.answersTo(questions).map((one) => ({ ...one, at: startedAt + 2 }));
  const calls = [right, wrong, right.slice(2), wrong, right.slice(0, 2), wrong];
  await Promise.all(calls.map((answers) => save(id, answers, learner)));
  expect((await submit(id, wrong, learner)).result).toMatchObject({ score: 100 });
});

test.each([
  ['a day behind', -86_400_000],
  ['a day ahead', 86_400_000],
  ['in 2010', Date.UTC(2010, 0, 1) - Date.now()],
  ['nowhere', 1e300],
])('an answer of a device whose clock is %s counts, at a time of the attempt', async (_name, wrongBy) => {
  const { learner, id, short, startedAt } = await sitting();
  const { result } = await save(id, [{ question: short, answer: 'meru', at: Date.now() + wrongBy }], learner);
  expect(result?.answers).toEqual({ [short]: 'meru' });
  expect(result?.answered_at[short]).toBeGreaterThanOrEqual(startedAt);
  expect(result?.answered_at[short]).toBeLessThanOrEqual(result?.now ?? 0);
});

test('after the time and its grace nothing is taken, in the grace all is', async () => {
  const { quiz, learner, id, questions } = await sitting({ time_limit: 30 });
  await put(id, { deadline: Date.now() - 5000 });
  expect((await save(id, quiz.answersTo(questions.slice(0, 2)), learner)).status).toBe(200);
  await put(id, { deadline: Date.now() - 31_000 });
  expect((await submit(id, quiz.answersTo(questions), learner)).result).toMatchObject({ score: 40 });
});

test('awkward texts are kept as they can be shown', async () => {
  const { learner, id, short } = await sitting();
  const at = Date.now();
  for (const [answer, kept] of [
    ['ng’ombe', 'ng’ombe'],
    ['a\0b\ud800', 'ab\ufffd'],
    ['=1+1', '=1+1'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])
    expect((await save(id, [{ question: short, answer, at: at + 60_000 }], learner)).result?.answers).toEqual(
      {
        [short]: kept,
      },
    );
});
