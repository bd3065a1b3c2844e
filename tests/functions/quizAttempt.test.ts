import { attemptMessages } from '../../src/domain/attempt';
import { quizMessages } from '../../src/domain/quiz';
import { gradeOverdue } from '../../functions/src/attemptOverdue';
import { type Account, signUp } from '../support/callers';
import { begun, get, messageOf, put, save, start, storeQuiz, submit } from '../support/quizAttempts';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher', name: ['Neema', 'Mushi'] });
});
afterAll(closeWorld);

const quizOf = (settings: object = {}, more: object = {}) =>
  storeQuiz({ author: teacher.uid, settings, ...more });

describe('startAttempt', () => {
  test('draws a paper that stays the same until it is handed in, on every device', async () => {
    const quiz = await quizOf(
      { shuffle_questions: true, shuffle_options: true },
      { pool: { size: 30, draw: 5 } },
    );
    const learner = await signUp();
    const starts = await Promise.all(Array.from({ length: 4 }, () => start(quiz.id, learner)));
    expect(new Set(starts.map(({ result }) => JSON.stringify(result?.sections))).size).toBe(1);
    expect(new Set(starts.map(({ result }) => result?.attempt.id)).size).toBe(1);
    const { attempt, sections } = await begun(quiz.id, learner);
    expect(sections).toEqual(starts[0]?.result?.sections);
    expect(sections.map(({ questions }) => questions.length)).toEqual([5, 5]);
    expect(attempt).toMatchObject({
      kind: 'quiz',
      number: 1,
      question_count: 10,
      max_points: 20,
      state: 'open',
      score: null,
      opens: { score: null, answers: null, explanations: null },
    });
    const stored = await adminDb().collection('attempts').where('parent', '==', quiz.id).get();
    expect(stored.size).toBe(1);
    const sealed = await get(`attempts/${attempt.id}/sealed/0`);
    expect(Object.keys((sealed?.keys ?? {}) as object)).toHaveLength(10);
  });

  test('gives no more time than until the close', async () => {
    const closes_at = Date.now() + 10 * 60_000;
    const { attempt } = await begun((await quizOf({ time_limit: 30, closes_at })).id, await signUp());
    expect(attempt.deadline).toBe(closes_at);
    const free = await begun((await quizOf({ time_limit: 30 })).id, await signUp());
    expect(free.attempt.deadline).toBe(free.attempt.started_at + 30 * 60_000);
  });

  test.each([
    ['before it opens', { opens_at: Date.now() + 3_600_000 }, quizMessages.notOpenYet],
    ['after the close', { closes_at: Date.now() - 1 }, quizMessages.closed],
    ['archived', { status: 'archived' }, quizMessages.closed],
    ['a draft', { status: 'draft' }, quizMessages.notFound],
    ['in a way that is not offered', { modes: ['paper-based'] }, quizMessages.wrongMode],
  ])('begins nothing %s', async (_name, settings, message) => {
    const quiz = await quizOf(settings);
    expect(messageOf(await start(quiz.id, await signUp()))).toBe(message);
    expect((await adminDb().collection('attempts').where('parent', '==', quiz.id).get()).size).toBe(0);
  });

  test('begins no more attempts than are allowed, and none before the pause is over', async () => {
    const quiz = await quizOf({ attempt_delay: 60 });
    const learner = await signUp();
    const first = await begun(quiz.id, learner);
    await submit(first.attempt.id, [], learner);
    expect(messageOf(await start(quiz.id, learner))).toBe(quizMessages.tooSoon);
    await put(first.attempt.id, { submitted_at: new Date(Date.now() - 61 * 60_000) });
    const second = await begun(quiz.id, learner);
    expect(second.attempt.number).toBe(2);
    await submit(second.attempt.id, [], learner);
    expect(messageOf(await start(quiz.id, learner))).toBe(quizMessages.noAttemptsLeft);
  });

  test('goes on with an attempt after the quiz was archived', async () => {
    const quiz = await quizOf();
    const learner = await signUp();
    const { attempt, questions } = await begun(quiz.id, learner);
    await adminDb().doc(`quizzes/${quiz.id}`).update({ status: 'archived' });
    expect((await begun(quiz.id, learner)).attempt.id).toBe(attempt.id);
    const { result } = await submit(attempt.id, quiz.answersTo(questions), learner);
    expect(result).toMatchObject({ score: 100 });
  });
});

describe('answers and grade', () => {
  test('every kind is graded, and topics add up', async () => {
    const quiz = await quizOf();
    const learner = await signUp();
    const { attempt, questions } = await begun(quiz.id, learner);
    const [wrong, ...right] = questions;
    if (!wrong) throw new Error('No questions');
    const answers = [...quiz.answersTo([wrong], false), ...quiz.answersTo(right)];
    expect((await submit(attempt.id, answers, learner)).result).toMatchObject({
      score: 80,
      points: 8,
      max_points: 10,
      is_passed: true,
      needs_marking: false,
    });
    expect(await get(`attempts/${attempt.id}/review/score`)).toEqual({
      score: 80,
      points: 8,
      max_points: 10,
      is_passed: true,
      topics: [
        { topic: 'Choices', points: 2, max_points: 4 },
        { topic: 'Words', points: 6, max_points: 6 },
      ],
    });
    const result = await get(`attempts/${attempt.id}/review/result`);
    expect(Object.values((result?.marks ?? {}) as object)).toEqual(expect.arrayContaining([0, 2, 2, 2, 2]));
  });

  test('a quiz that changes meanwhile changes no attempt', async () => {
    const quiz = await quizOf();
    const learner = await signUp();
    const { attempt, questions } = await begun(quiz.id, learner);
    await adminDb().doc(`quizzes/${quiz.id}/questions/0`).set({ sections: [] });
    await adminDb().doc(`answer_keys/${quiz.id}`).set({ keys: {}, created_by: teacher.uid });
    expect((await begun(quiz.id, learner)).questions).toEqual(questions);
    const { result } = await submit(attempt.id, quiz.answersTo(questions), learner);
    expect(result).toMatchObject({ score: 100 });
  });

  test('a score that the policy holds back is nowhere in the attempt', async () => {
    const closes_at = Date.now() + 3_600_000;
    const review = { score: 'after-close', answers: 'after-close', explanations: 'never' };
    const quiz = await quizOf({ closes_at, review });
    const learner = await signUp();
    const { attempt, questions } = await begun(quiz.id, learner);
    const { result } = await submit(attempt.id, quiz.answersTo(questions), learner);
    expect(result).toMatchObject({
      state: 'submitted',
      score: null,
      points: null,
      is_passed: null,
      opens: { score: closes_at + 30_000, answers: closes_at + 30_000, explanations: null },
    });
    expect(await get(`attempts/${attempt.id}`)).toMatchObject({ score: null, points: null, is_passed: null });
    expect(await get(`attempts/${attempt.id}/review/score`)).toMatchObject({ score: 100, is_passed: true });
  });

  test('the last attempt opens the answers of all', async () => {
    const quiz = await quizOf();
    const learner = await signUp();
    const first = await begun(quiz.id, learner);
    expect((await submit(first.attempt.id, [], learner)).result?.opens.answers).toBeNull();
    const second = await begun(quiz.id, learner);
    const { result } = await submit(second.attempt.id, [], learner);
    expect(result?.opens.answers).toBe(result?.submitted_at);
    expect(await get(`attempts/${first.attempt.id}`)).toMatchObject({
      opens: { answers: result?.submitted_at },
    });
  });

  test('a close that is put off keeps the answers of those shut who have handed in', async () => {
    const closes_at = Date.now() + 60_000;
    const review = { score: 'after-submit', answers: 'after-close', explanations: 'after-close' };
    const quiz = await quizOf({ closes_at, review });
    const learner = await signUp();
    const { attempt } = await begun(quiz.id, learner);
    await submit(attempt.id, [], learner);
    await adminDb()
      .doc(`quizzes/${quiz.id}`)
      .update({ closes_at: closes_at + 600_000 });
    const opensLater = async () => {
      const { opens } = (await get(`attempts/${attempt.id}`)) as { opens: { answers: number } };
      return opens.answers === closes_at + 630_000;
    };
    await until('the new time', opensLater, 100_000);
  });
});

describe('an attempt whose time is up', () => {
  const overdue = { deadline: Date.now() - 60_000 };

  test('is graded as it was saved, by whoever looks first', async () => {
    const quiz = await quizOf({ time_limit: 30 });
    const [late, away] = [await signUp(), await signUp()];
    const attempts = [];
    for (const learner of [late, away]) {
      const { attempt, questions } = await begun(quiz.id, learner);
      await save(attempt.id, quiz.answersTo(questions.slice(0, 2)), learner);
      await put(attempt.id, overdue);
      attempts.push(attempt.id);
      if (learner === late)
        expect(messageOf(await save(attempt.id, quiz.answersTo(questions), learner))).toBe(
          attemptMessages.timeUp,
        );
    }
    expect((await gradeOverdue(Date.now())).failed).toBe(0);
    for (const id of attempts)
      expect(await get(`attempts/${id}`)).toMatchObject({ state: 'submitted', score: 40 });
    expect((await get(`attempts/${attempts[1]}`))?.submitted_at.toMillis()).toBe(overdue.deadline);
  });

  test('makes room for the next when somebody starts', async () => {
    const quiz = await quizOf({ time_limit: 30, attempts_allowed: 2 });
    const learner = await signUp();
    const { attempt } = await begun(quiz.id, learner);
    await put(attempt.id, overdue);
    const starts = await Promise.all([start(quiz.id, learner), start(quiz.id, learner)]);
    expect(starts.map(({ result }) => result?.attempt.number)).toEqual([2, 2]);
    expect(await get(`attempts/${attempt.id}`)).toMatchObject({ state: 'submitted', score: 0 });
  });

  test('is graded although no other may follow', async () => {
    const quiz = await quizOf({ time_limit: 30, attempts_allowed: 1 });
    const learner = await signUp();
    const { attempt } = await begun(quiz.id, learner);
    await put(attempt.id, overdue);
    expect(messageOf(await start(quiz.id, learner))).toBe(quizMessages.noAttemptsLeft);
    expect(await get(`attempts/${attempt.id}`)).toMatchObject({ state: 'submitted' });
  });
});
