import type { SaveAnswersResult } from '../../src/domain/attemptInput';
import type { MediaLink } from '../../src/domain/media';
import { upload } from '../support/books';
import { type Account, callFunction, signUp } from '../support/callers';
import { courseWith, validCourse } from '../support/courses';
import { coursesOf, enrol, learnerOf, startAttempt, submitAttempt } from '../support/learning';
import { storedCourse } from '../support/storedCourse';
import { adminDb, closeWorld } from '../support/world';

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher' });
});
afterAll(closeWorld);

const { addCourse, addAssessedCourse } = coursesOf(() => teacher);

describe('enrol', () => {
  test('counts a learner once, however often they enrol', async () => {
    const id = await addCourse();
    const learner = await signUp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enrol(id, learner)));
    expect(answers.map(({ result }) => result)).toEqual(Array(5).fill({ courseId: id }));
    await learnerOf(id);
    expect((await storedCourse(id)).row).toMatchObject({ enrolled_count: 2, version: 1 });
    expect((await adminDb().doc(`enrolments/${learner.uid}_${id}`).get()).data()).toMatchObject({
      state: 'active',
      course_title: 'Algebra from the beginning',
      completed_lessons: [],
    });
  });

  test('opens no draft, nothing archived, and nothing to visitors', async () => {
    for (const status of ['draft', 'archived'] as const)
      expect((await enrol(await addCourse(validCourse(), status), await signUp())).error?.details?.code).toBe(
        'not-found',
      );
    expect((await enrol(await addCourse())).status).toBe(401);
  });

  test('what costs is for who has bought it', async () => {
    const id = await addCourse({ ...validCourse(), price: '15' });
    const [buyer, other] = [await signUp(), await signUp()];
    await adminDb().doc(`access/${buyer.uid}_${id}`).set({ uid: buyer.uid, product: id, sources: [] });
    expect((await enrol(id, other)).error?.details?.message).toMatch(/not free/);
    expect((await enrol(id, buyer)).result).toEqual({ courseId: id });
  });
});

const reviewOf = async (id: string) => (await adminDb().doc(`attempts/${id}/review/result`).get()).data();

describe('an assessment', () => {
  test('gives a paper without answers, and the same one until it is handed in', async () => {
    const { id, part } = await addAssessedCourse();
    const learner = await learnerOf(id);
    const starts = await Promise.all(Array.from({ length: 4 }, () => startAttempt(id, part, learner)));
    const [first] = starts;
    expect(new Set(starts.map(({ result }) => result?.attempt.id)).size).toBe(1);
    expect(first?.result?.attempt).toMatchObject({
      number: 1,
      attempts_allowed: 2,
      score: null,
      deadline: null,
    });
    expect(first?.result?.sections[0]?.questions.map(({ text }) => text)).toEqual([
      'Solve x + 2 = 5',
      '2x = x + x',
      'Solve 3x = 12',
    ]);
    expect(JSON.stringify(first?.result)).not.toMatch(/correct|right|keys/i);
  });

  test('is graded, once, and passing shows in the enrolment', async () => {
    const { id, part, right } = await addAssessedCourse();
    const learner = await learnerOf(id);
    const attempt = (await startAttempt(id, part, learner)).result?.attempt.id ?? '';
    const answers = await Promise.all([
      submitAttempt(attempt, right, learner),
      submitAttempt(attempt, [], learner),
      submitAttempt(attempt, right, learner),
    ]);
    const scores = answers.map(({ result }) => result?.score);
    expect(new Set(scores).size).toBe(1);
    const again = await submitAttempt(attempt, right, learner);
    expect(again.result).toMatchObject({ state: 'submitted', score: scores[0], max_points: 3 });
    const passed = (await adminDb().doc(`enrolments/${learner.uid}_${id}`).get()).get(
      'passed_assessments',
    ) as string[];
    expect(passed).toEqual(scores[0] === 100 ? [part] : []);
  });

  test('keeps the answers shut until the last allowed attempt, then opens them all', async () => {
    const { id, part, right } = await addAssessedCourse();
    const learner = await learnerOf(id);
    const first = (await startAttempt(id, part, learner)).result?.attempt.id ?? '';
    expect((await submitAttempt(first, right.slice(0, 1), learner)).result).toMatchObject({
      score: 33,
      is_passed: false,
      opens: { answers: null },
    });
    const second = (await startAttempt(id, part, learner)).result?.attempt;
    expect(second?.number).toBe(2);
    expect((await submitAttempt(second?.id ?? '', right, learner)).result).toMatchObject({
      score: 100,
      is_passed: true,
      opens: { answers: expect.any(Number) as number },
    });
    expect((await adminDb().doc(`attempts/${first}`).get()).get('opens.answers')).toEqual(expect.any(Number));
    expect(Object.values(((await reviewOf(second?.id ?? ''))?.marks ?? {}) as object)).toEqual([1, 1, 1]);
    expect((await startAttempt(id, part, learner)).error?.details?.message).toBe(
      'You have used all your attempts.',
    );
  });

  test('saves answers, which count when handing in brings none', async () => {
    const { id, part, right } = await addAssessedCourse();
    const learner = await learnerOf(id);
    const attempt = (await startAttempt(id, part, learner)).result?.attempt.id ?? '';
    const save = (answers: object[], caller = learner) =>
      callFunction<SaveAnswersResult>('saveAnswers', { id: attempt, answers }, caller);
    expect(Object.keys((await save(right.slice(0, 2))).result?.answers ?? {})).toHaveLength(2);
    expect(Object.keys((await save(right.slice(2))).result?.answers ?? {})).toHaveLength(3);
    expect((await save(right, await signUp())).error?.details?.code).toBe('not-found');
    expect((await submitAttempt(attempt, [], learner)).result).toMatchObject({ score: 100 });
    expect((await save(right)).error?.details?.message).toBe('This attempt has been handed in.');
  });

  test('after its time, only what was saved before counts', async () => {
    const { id, part, right } = await addAssessedCourse({ duration: '30 min' });
    const learner = await learnerOf(id);
    const { attempt, now } = (await startAttempt(id, part, learner)).result ?? {};
    expect(attempt?.deadline).toBe((attempt?.started_at ?? 0) + 30 * 60_000);
    expect(Math.abs((now ?? 0) - (attempt?.started_at ?? 0))).toBeLessThan(60_000);
    const attemptId = attempt?.id ?? '';
    await callFunction('saveAnswers', { id: attemptId, answers: right.slice(0, 1) }, learner);
    await adminDb()
      .doc(`attempts/${attemptId}`)
      .update({ deadline: Date.now() - 60_000 });
    expect(
      (await callFunction('saveAnswers', { id: attemptId, answers: right }, learner)).error?.details?.message,
    ).toBe('The time is up.');
    expect((await startAttempt(id, part, learner)).result?.attempt.number).toBe(2);
    expect((await adminDb().doc(`attempts/${attemptId}`).get()).data()).toMatchObject({
      state: 'submitted',
      score: 33,
    });
  });

  test('a course that changes meanwhile changes no sitting', async () => {
    const { id, part, right } = await addAssessedCourse();
    const learner = await learnerOf(id);
    const attempt = (await startAttempt(id, part, learner)).result?.attempt.id ?? '';
    await callFunction(
      'updateCourse',
      { id, version: 1, ...courseWith('modules[0].assessment', null) },
      teacher,
    );
    expect((await submitAttempt(attempt, right, learner)).result).toMatchObject({ score: 100 });
    expect((await startAttempt(id, part, learner)).error?.details?.code).toBe('not-found');
  });

  test('is for those who are enrolled', async () => {
    const { id, part } = await addAssessedCourse();
    expect((await startAttempt(id, part, await signUp())).error?.details?.message).toBe('Enrol first.');
    const learner = await learnerOf(id);
    await callFunction('setCourseStatus', { id, status: 'draft' }, teacher);
    expect((await startAttempt(id, part, learner)).status).toBe(403);
  });
});

test('reviews are one each, may change, and make the average', async () => {
  const id = await addCourse();
  const one = await learnerOf(id, { name: ['Asha', 'Mbwana'] });
  const two = await learnerOf(id, { name: ['Neema', 'Mushi'] });
  const review = (rating: unknown, caller: Account) =>
    callFunction('saveReview', { courseId: id, rating, text: 'Clear and short.' }, caller);
  await review(5, one);
  await review(2, two);
  await review(4, two);
  const { row } = await storedCourse(id);
  expect(row).toMatchObject({ review_count: 2, review_sum: 9 });
  // The course carries them, each under a name that strangers may see.
  expect(row?.latest_reviews).toMatchObject([
    { rating: 4, text: 'Clear and short.', name: 'Neema M.' },
    { rating: 5, name: 'Asha M.' },
  ]);
  expect((await review(5, await signUp())).status).toBe(403);
  for (const rating of [0, 6, 2.5, null]) expect((await review(rating, one)).status).toBe(400);
});

describe('openCourseFile', () => {
  test('opens a video for learners, and of a preview for everybody', async () => {
    const path = `course-videos/${teacher.uid}/${Date.now()}-abc.webm`;
    const bytes = Buffer.concat([Buffer.from('\x1A\x45\xDF\xA3 webm', 'latin1'), Buffer.alloc(60)]);
    await upload(path, bytes, 'video/webm');
    const video = { path, name: 'x.webm', size: bytes.length };
    const form = courseWith('modules[0].lessons[0].video', video);
    const module = form.modules[0];
    const closed = module?.lessons[1];
    if (!module || !closed) throw new Error('The sample course has too few lessons');
    closed.video = video;
    const id = await addCourse(form);
    const open = (lessonId: string | undefined, caller?: Account) =>
      callFunction<MediaLink>('openCourseFile', { courseId: id, moduleId: module.id, lessonId }, caller);
    expect((await open(module.lessons[0]?.id)).result).toMatchObject({
      contentType: 'video/webm',
      size: bytes.length,
    });
    expect((await open(closed.id)).error?.details?.message).toBe('Enrol first.');
    expect((await open(closed.id, await signUp())).status).toBe(403);
    const { result } = await open(closed.id, await learnerOf(id));
    const sent = await fetch(`${process.env.SOMO_BASE_URL}${result?.url}`);
    expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
  });
});
