import { attemptMessages } from '../../src/domain/attempt';
import { type Account, signUp } from '../support/callers';
import { auditOf } from '../support/courseCalls';
import {
  addPaper,
  begun,
  enterMarks,
  get,
  lock,
  messageOf,
  put,
  save,
  storeQuiz,
  submit,
} from '../support/quizAttempts';
import { adminDb, closeWorld } from '../support/world';

/** The other two ways of a quiz: question by question, and on paper. */

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher', name: ['Neema', 'Mushi'] });
});
afterAll(closeWorld);

const quizOf = (settings: object = {}, more: object = {}) =>
  storeQuiz({ author: teacher.uid, settings, ...more });

describe('question by question', () => {
  const sequential = { modes: ['timed-sequential'], seconds_per_question: 60 };

  test('gives out the next once the one before is locked, whatever is repeated', async () => {
    const quiz = await quizOf(sequential);
    const learner = await signUp();
    const first = await begun(quiz.id, learner, 'timed-sequential');
    const { attempt } = first;
    expect(first.questions).toHaveLength(1);
    expect(attempt).toMatchObject({ at: 0, question_count: 5 });
    expect(attempt.question_deadline).toBe(attempt.started_at + 60_000);
    expect((await adminDb().collection(`attempts/${attempt.id}/paper`).get()).size).toBe(1);
    const [answer] = quiz.answersTo(first.questions);
    const locks = await Promise.all(
      Array.from({ length: 4 }, () => lock(attempt.id, 0, answer?.answer ?? null, learner)),
    );
    expect(locks.map(({ result }) => result?.attempt.at)).toEqual([1, 1, 1, 1]);
    expect(new Set(locks.map(({ result }) => JSON.stringify(result?.sections))).size).toBe(1);
    expect((await adminDb().collection(`attempts/${attempt.id}/paper`).get()).size).toBe(2);
    // What is locked takes no other answer, and nobody jumps ahead.
    const again = quiz.answersTo(first.questions, false);
    expect(messageOf(await save(attempt.id, again, learner))).toBe(attemptMessages.notAsked);
    expect((await lock(attempt.id, 3, null, learner)).error).toBeDefined();
    for (let at = 1; at < 5; at += 1) await lock(attempt.id, at, null, learner);
    expect(await get(`attempts/${attempt.id}`)).toMatchObject({ state: 'submitted', score: 20 });
    expect((await lock(attempt.id, 4, null, learner)).result).toMatchObject({ sections: [] });
  });

  test('what comes after a question’s time counts as it was saved before', async () => {
    const quiz = await quizOf(sequential);
    const learner = await signUp();
    const { attempt, questions } = await begun(quiz.id, learner, 'timed-sequential');
    await save(attempt.id, quiz.answersTo(questions, false), learner);
    await put(attempt.id, { question_deadline: Date.now() - 31_000 });
    const right = quiz.answersTo(questions);
    expect(messageOf(await save(attempt.id, right, learner))).toBe(attemptMessages.timeUp);
    const { result } = await lock(attempt.id, 0, right[0]?.answer ?? null, learner);
    expect(result?.attempt.at).toBe(1);
    expect((await submit(attempt.id, [], learner)).result).toMatchObject({ score: 0, state: 'submitted' });
  });
});

describe('enterPaperMarks', () => {
  const onPaper = { modes: ['attempt', 'paper-based'] };

  test('makes one attempt of what was written on paper, and corrects it', async () => {
    const quiz = await quizOf(onPaper);
    const learner = await signUp();
    const questions = quiz.items.map(({ question }) => question);
    const answers = quiz
      .answersTo(questions.slice(0, 2))
      .map(({ question, answer }) => ({ question, answer }));
    const input = { quizId: quiz.id, learner: learner.uid, answers };
    const twice = await Promise.all([enterMarks(input, teacher), enterMarks(input, teacher)]);
    for (const { result } of twice) {
      expect(result?.score).toMatchObject({ score: 40, points: 4, max_points: 10 });
      expect(result?.attempt).toMatchObject({ mode: 'paper-based', number: 1, uid: learner.uid });
    }
    const marks = [{ question: questions[4]?.id, points: 1.5 }];
    const { result } = await enterMarks({ quizId: quiz.id, learner: learner.uid, marks }, teacher);
    expect(result?.score).toMatchObject({ points: 5.5, score: 55, is_passed: true });
    expect(await auditOf(quiz.id)).toEqual(Array(3).fill('quiz.marks'));
    expect((await adminDb().collection('attempts').where('parent', '==', quiz.id).get()).size).toBe(1);
  });

  test('finds a learner who never opened their paper by e-mail or username, and begins it once', async () => {
    const quiz = await quizOf(onPaper);
    const learner = await signUp();
    const { uid, email } = learner;
    const username = `mtu.${uid.slice(0, 12).toLowerCase()}`;
    await adminDb().doc(`usernames/${username}`).set({ uid });
    const [first, second] = await Promise.all(
      [` ${email.toUpperCase()} `, username.toUpperCase()].map((name) => addPaper(quiz.id, name, teacher)),
    );
    expect(first?.result).toBe(second?.result);
    expect(await get(`attempts/${first?.result}`)).toMatchObject({
      uid,
      mode: 'paper-based',
      state: 'open',
    });
    expect(messageOf(await addPaper(quiz.id, 'nobody.here', teacher))).toBe(attemptMessages.noLearner);
    expect((await addPaper(quiz.id, email, await signUp({ role: 'teacher' }))).result).toBeUndefined();
  });

  test('ends the paper that the learner printed, which nobody else hands in', async () => {
    const quiz = await quizOf({ ...onPaper, time_limit: 30, shuffle_questions: true });
    const learner = await signUp();
    const { attempt, questions } = await begun(quiz.id, learner, 'paper-based');
    expect(attempt.deadline).toBeNull();
    expect(messageOf(await submit(attempt.id, [], learner))).toBe(attemptMessages.onPaper);
    expect(messageOf(await save(attempt.id, quiz.answersTo(questions), learner))).toBe(
      attemptMessages.onPaper,
    );
    const marks = questions.map(({ id }) => ({ question: id, points: 2 }));
    const { result } = await enterMarks({ quizId: quiz.id, learner: learner.uid, marks }, teacher);
    expect(result?.attempt).toMatchObject({ id: attempt.id, score: 100, state: 'submitted' });
  });

  test('marks the essays of an attempt on the site', async () => {
    const quiz = await quizOf({ passing_score: 90 }, { withEssay: true });
    const learner = await signUp();
    const { attempt, questions } = await begun(quiz.id, learner);
    const { result } = await submit(attempt.id, quiz.answersTo(questions), learner);
    expect(result).toMatchObject({ needs_marking: true, score: 83, is_passed: false });
    const essay = questions.find(({ kind }) => kind === 'essay')?.id;
    const entered = await enterMarks(
      {
        quizId: quiz.id,
        learner: learner.uid,
        number: 1,
        marks: [{ question: essay, points: 2, comment: 'Vizuri' }],
      },
      teacher,
    );
    expect(entered.result?.attempt).toMatchObject({ needs_marking: false, score: 100, is_passed: true });
    expect(entered.result?.attempt).toMatchObject({ mode: 'attempt', submitted_at: result?.submitted_at });
    expect(await get(`attempt_results/${attempt.id}`)).toMatchObject({ state: 'graded', points: 12 });
    expect(await get(`attempts/${attempt.id}/review/result`)).toMatchObject({
      comments: { [essay ?? '']: 'Vizuri' },
    });
  });

  test('lists an attempt for its examiner, with the score that its learner may not know yet', async () => {
    const review = { score: 'never', answers: 'never', explanations: 'never' };
    const quiz = await quizOf({ review }, { withEssay: true });
    const learner = await signUp({ name: ['Amina', 'Juma'] });
    const { attempt, questions } = await begun(quiz.id, learner);
    const path = `attempt_results/${attempt.id}`;
    const known = { name: 'Amina Juma', uid: learner.uid, parent: quiz.id, parent_author: teacher.uid };
    expect(await get(path)).toMatchObject({ ...known, state: 'open', score: null });
    const { result } = await submit(attempt.id, quiz.answersTo(questions), learner);
    expect(result?.score).toBeNull();
    expect(await get(path)).toMatchObject({ ...known, state: 'marking', score: 83, is_passed: true });
  });

  test('is for who made the quiz, and takes what fits the paper alone', async () => {
    const quiz = await quizOf(onPaper);
    const learner = await signUp();
    const other = await signUp({ role: 'teacher' });
    const input = { quizId: quiz.id, learner: learner.uid };
    expect((await enterMarks(input, other)).status).toBe(403);
    expect((await enterMarks(input, learner)).status).toBe(403);
    expect(messageOf(await enterMarks({ ...input, learner: 'nobody-at-all' }, teacher))).toBe(
      attemptMessages.noLearner,
    );
    expect(messageOf(await enterMarks({ ...input, number: 5 }, teacher))).toBe(attemptMessages.noPaper);
    const question = quiz.items[0]?.question.id;
    for (const points of [3, -1])
      expect((await enterMarks({ ...input, marks: [{ question, points }] }, teacher)).status).toBe(400);
    expect((await enterMarks({ ...input, answers: [{ question, answer: 'z' }] }, teacher)).status).toBe(400);
  });
});
