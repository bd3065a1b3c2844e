import { type Account, signUp } from '../support/callers';
import { quizCalls } from '../support/quizCalls';
import { QUESTIONS_OF_EACH_KIND, sectionOf, validQuestion, validQuiz } from '../support/quizzes';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

/** Questions and the quizzes that are made of them, as their author saves them. */

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher' });
});
afterAll(closeWorld);

const calls = quizCalls(() => teacher);
const { createQuestion, updateQuestion, deleteQuestion, newQuestionId, newQuizId, storedQuiz } = calls;

const stored = async (path: string) => (await adminDb().doc(path).get()).data();

test('a question of each kind is kept with its key, once however often it is sent', async () => {
  for (const form of QUESTIONS_OF_EACH_KIND) {
    const id = await newQuestionId(form);
    expect((await createQuestion(form, teacher, id)).result).toEqual({ id, version: 1 });
    const question = await stored(`questions/${id}`);
    expect(question).toMatchObject({ kind: form.kind, created_by: teacher.uid, version: 1 });
    expect(question?.key).toMatchObject({ kind: form.kind });
  }
});

test('a quiz holds its questions without their keys, and these apart', async () => {
  const ids = [await newQuestionId(), await newQuestionId(validQuestion({ text: 'Another?', points: '3' }))];
  const { quiz, paper, keys } = await storedQuiz(await newQuizId(ids));
  expect(quiz).toMatchObject({
    status: 'draft',
    question_ids: ids,
    question_count: 2,
    max_points: 5,
    created_by: teacher.uid,
  });
  expect(JSON.stringify([quiz, paper])).not.toMatch(/"key"|"right"|isRight|orange\./);
  expect(Object.keys((keys?.keys ?? {}) as object).sort()).toEqual([...ids].sort());
  expect(keys?.created_by).toBe(teacher.uid);
});

test('a changed question changes the quizzes that ask it, and what it was is kept', async () => {
  const id = await newQuestionId();
  const quizId = await newQuizId([id]);
  const next = validQuestion({ text: 'And now?', points: '7' });
  expect((await updateQuestion(id, 1, next)).result).toEqual({ id, version: 2 });
  const { quiz, paper, keys } = await storedQuiz(quizId);
  expect(paper?.sections).toMatchObject([{ questions: [{ text: 'And now?', points: 7 }] }]);
  expect(keys?.versions).toEqual({ [id]: 2 });
  // Whoever edits the quiz meanwhile is not told of a conflict.
  expect(quiz).toMatchObject({ max_points: 7, version: 1 });
  expect(await stored(`questions/${id}/versions/1`)).toMatchObject({
    text: validQuestion().text,
    version: 1,
  });
});

test('a question that no quiz asks leaves no versions behind', async () => {
  const id = await newQuestionId();
  await updateQuestion(id, 1, validQuestion({ text: 'And now?' }));
  expect(await stored(`questions/${id}/versions/1`)).toBeUndefined();
});

test('whoever saves a question second is told', async () => {
  const id = await newQuestionId();
  await updateQuestion(id, 1, validQuestion({ text: 'First' }));
  const { error } = await updateQuestion(id, 1, validQuestion({ text: 'Second' }));
  expect(error?.details).toMatchObject({ code: 'conflict', conflict: { yours: 1, stored: 2 } });
});

test('a question that a quiz asks is not deleted; without the quiz it is', async () => {
  const id = await newQuestionId();
  const quizId = await newQuizId([id]);
  expect((await deleteQuestion(id)).error?.details?.code).toBe('failed-precondition');
  await calls.deleteQuiz(quizId);
  expect((await deleteQuestion(id)).error).toBeUndefined();
  expect(await stored(`questions/${id}`)).toBeUndefined();
});

test('a draw takes a pool by tags, of the author alone, and no question twice', async () => {
  const topic = `Topic ${crypto.randomUUID()}`;
  const other = await signUp({ role: 'teacher' });
  const form = validQuestion({ topic });
  const ids = [await newQuestionId(form), await newQuestionId(form), await newQuestionId(form)];
  await newQuestionId(form, other);
  const drawn = sectionOf([], {
    source: 'drawn',
    draw: '2',
    tags: { subject: '', form: '', topic, year: '' },
  });
  const sections = [sectionOf(ids.slice(0, 1)), drawn];
  const { quiz, paper } = await storedQuiz(await newQuizId([], { sections }));
  expect(quiz).toMatchObject({ question_count: 3 });
  expect(new Set(quiz?.question_ids as string[])).toEqual(new Set(ids));
  expect((paper?.sections as { draw: number; questions: object[] }[])[1]).toMatchObject({ draw: 2 });
  const { error } = await calls.createQuiz(validQuiz([], { sections: [{ ...drawn, draw: '4' }] }));
  expect(error?.details?.fields).toHaveProperty(['sections[0].draw']);
});

test("nobody asks another teacher's question, nor one that is gone", async () => {
  const other = await signUp({ role: 'teacher' });
  const foreign = await newQuestionId(validQuestion(), other);
  for (const id of [foreign, crypto.randomUUID()]) {
    const { error } = await calls.createQuiz(validQuiz([id]));
    expect(error?.details?.fields).toHaveProperty(['sections[0].questions']);
  }
});

test('a quiz is published, taken back and archived, but never without questions', async () => {
  const empty = await newQuizId([]);
  expect((await calls.setStatus(empty, 'published')).error?.details?.code).toBe('failed-precondition');
  const id = await newQuizId([await newQuestionId()]);
  for (const status of ['published', 'draft', 'archived', 'draft'])
    expect((await calls.setStatus(id, status)).error).toBeUndefined();
  await calls.setStatus(id, 'archived');
  expect((await calls.setStatus(id, 'published')).error?.details?.code).toBe('failed-precondition');
});

test('the catalogue has a quiz while it is published', async () => {
  const id = await newQuizId([await newQuestionId()]);
  const isListed = async () =>
    JSON.stringify(
      await adminDb()
        .collection('catalog')
        .get()
        .then(({ docs }) => docs.map((shard) => shard.get('rows') as unknown)),
    ).includes(id);
  await calls.setStatus(id, 'published');
  await until('the published quiz', isListed);
  await calls.setStatus(id, 'draft');
  await until('no quiz any more', async () => !(await isListed()));
});

test('whoever saves a quiz second is told, and a published quiz keeps a question', async () => {
  const question = await newQuestionId();
  const id = await newQuizId([question]);
  await calls.updateQuiz(id, 1, validQuiz([question], { title: 'First' }));
  const { error } = await calls.updateQuiz(id, 1, validQuiz([question], { title: 'Second' }));
  expect(error?.details?.code).toBe('conflict');
  await calls.setStatus(id, 'published');
  expect((await calls.updateQuiz(id, 2, validQuiz([]))).error?.details?.fields).toHaveProperty(['sections']);
});

test('a deleted quiz takes its paper, its keys and all attempts with it', async () => {
  const id = await newQuizId([await newQuestionId()]);
  const attempt = adminDb().doc(`attempts/somebody_${id}_quiz_1`);
  await attempt.set({ parent: id, uid: 'somebody', state: 'submitted' });
  await attempt.collection('sealed').doc('0').set({ keys: {} });
  expect((await calls.deleteQuiz(id)).error).toBeUndefined();
  expect(await storedQuiz(id)).toEqual({ quiz: undefined, paper: undefined, keys: undefined });
  expect((await attempt.get()).exists).toBe(false);
  expect((await attempt.collection('sealed').get()).empty).toBe(true);
});
