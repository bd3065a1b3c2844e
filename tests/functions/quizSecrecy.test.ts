import { type Account, callFunction, signUp } from '../support/callers';
import { emulatorHost, PROJECT_ID } from '../support/emulators';
import { begun, lock, save, SECRETS, start, storeQuiz, submit } from '../support/quizAttempts';
import { adminDb, closeWorld } from '../support/world';

/**
 * Before the review policy allows it, nothing that a learner can read says what is right: no document of any collection,
 * by its path or by any query, and no answer of a function.
 */

let teacher: Account;
let learner: Account;
beforeAll(async () => {
  [teacher, learner] = [await signUp({ role: 'teacher' }), await signUp()];
});
afterAll(closeWorld);

/** Keys of choices have no text of their own: `right` is the name of what holds them. */
const TOLD = [
  SECRETS.accepted,
  SECRETS.explanation,
  SECRETS.guide,
  String(SECRETS.value),
  String(SECRETS.tolerance),
  'tolerance',
  'accept',
  '"right"',
];

const told = (text: string) => {
  const plain = text.toLowerCase();
  return TOLD.filter((secret) => plain.includes(secret.toLowerCase()));
};

const base = () => {
  const { host, port } = emulatorHost('FIRESTORE_EMULATOR_HOST');
  return `http://${host}:${port}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
};
const headersOf = ({ token }: Account) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** What a document says to somebody; empty where they may not read it. */
async function read(path: string, caller: Account): Promise<string> {
  const response = await fetch(`${base()}/${path}`, { headers: headersOf(caller) });
  return response.ok ? response.text() : '';
}

const COLLECTIONS = [
  'attempts',
  'answer_keys',
  'quizzes',
  'questions',
  'paper',
  'sealed',
  'review',
  'versions',
];

/** All that a query of each collection, alone or as a group, with and without a condition, gives. */
async function queried(parent: string, caller: Account, quiz: string): Promise<string> {
  const wheres = [
    undefined,
    ...[
      ['uid', caller.uid],
      ['parent', quiz],
      ['author', teacher.uid],
      ['created_by', teacher.uid],
      ['status', 'published'],
    ].map(([fieldPath, stringValue]) => ({
      fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
    })),
  ];
  const bodies = COLLECTIONS.flatMap((collectionId) =>
    [false, true].flatMap((allDescendants) =>
      wheres.map((where) => ({
        structuredQuery: { from: [{ collectionId, allDescendants }], ...(where && { where }), limit: 300 },
      })),
    ),
  );
  const texts = await Promise.all(
    bodies.map(async (body) => {
      const response = await fetch(`${base()}${parent}:runQuery`, {
        method: 'POST',
        headers: headersOf(caller),
        body: JSON.stringify(body),
      });
      return response.ok ? response.text() : '';
    }),
  );
  return texts.join('\n');
}

async function everythingOf(quiz: string, attempt: string, caller: Account): Promise<string> {
  const paths = [
    `quizzes/${quiz}`,
    `quizzes/${quiz}/questions/0`,
    `answer_keys/${quiz}`,
    `attempts/${attempt}`,
    ...['paper/0', 'paper/1', 'sealed/0', 'review/score', 'review/result', 'review/explanations'].map(
      (part) => `attempts/${attempt}/${part}`,
    ),
  ];
  const stored = await Promise.all(paths.map((path) => read(path, caller)));
  const found = await Promise.all(
    ['', `/quizzes/${quiz}`, `/attempts/${attempt}`].map((parent) => queried(parent, caller, quiz)),
  );
  return [...stored, ...found].join('\n');
}

const HELD = { score: 'never', answers: 'never', explanations: 'never' };

test('the check finds what the author may read', async () => {
  const quiz = await storeQuiz({ author: teacher.uid, withEssay: true });
  const { attempt } = await begun(quiz.id, learner);
  const sealed = await read(`attempts/${attempt.id}/sealed/0`, teacher);
  expect(told(sealed)).toEqual(
    expect.arrayContaining([SECRETS.accepted, SECRETS.explanation, SECRETS.guide]),
  );
});

test.each(['attempt', 'timed-sequential'] as const)(
  'nothing tells what is right, before, during and after: %s',
  async (mode) => {
    const quiz = await storeQuiz({
      author: teacher.uid,
      withEssay: true,
      settings: { modes: [mode], review: HELD, seconds_per_question: 60, time_limit: 30 },
    });
    const bodies: unknown[] = [];
    const started = await start(quiz.id, learner, mode);
    const { attempt, questions } = await begun(quiz.id, learner, mode);
    bodies.push(started);
    expect(told(await everythingOf(quiz.id, attempt.id, learner))).toEqual([]);
    bodies.push(await save(attempt.id, quiz.answersTo(questions, false), learner));
    bodies.push(await save(attempt.id, [{ question: attempt.id, answer: 'x', at: 1 }], learner));
    if (mode === 'timed-sequential')
      for (let at = 0; at < attempt.question_count; at += 1)
        bodies.push(await lock(attempt.id, at, null, learner));
    bodies.push(await submit(attempt.id, [], learner), await submit(attempt.id, [], learner));
    bodies.push(await start(quiz.id, learner, mode));
    bodies.push(await callFunction('enterPaperMarks', { quizId: quiz.id, learner: learner.uid }, learner));
    expect(told(JSON.stringify(bodies))).toEqual([]);
    expect(told(await everythingOf(quiz.id, attempt.id, learner))).toEqual([]);
    expect(told(await everythingOf(quiz.id, attempt.id, await signUp()))).toEqual([]);
    const { score } = (await adminDb().doc(`attempts/${attempt.id}`).get()).data() ?? {};
    expect(score).toBeNull();
  },
);

test('question by question, what comes later cannot be read either', async () => {
  const quiz = await storeQuiz({ author: teacher.uid, settings: { modes: ['timed-sequential'] } });
  const { attempt, questions } = await begun(quiz.id, learner, 'timed-sequential');
  const seen = await everythingOf(quiz.id, attempt.id, learner);
  expect(seen).toContain(questions[0]?.id);
  const later = quiz.items.map(({ question }) => question.id).filter((id) => id !== questions[0]?.id);
  expect(later.filter((id) => seen.includes(id))).toEqual([]);
});

test('what the policy opens, and nothing else, is there for its learner alone', async () => {
  const quiz = await storeQuiz({
    author: teacher.uid,
    settings: {
      review: { score: 'after-submit', answers: 'after-submit', explanations: 'never' },
      attempts_allowed: null,
    },
  });
  const { attempt } = await begun(quiz.id, learner);
  await submit(attempt.id, [], learner);
  const shown = told(await everythingOf(quiz.id, attempt.id, learner));
  expect(shown).toContain(SECRETS.accepted);
  expect(shown).not.toContain(SECRETS.explanation);
  expect(told(await everythingOf(quiz.id, attempt.id, await signUp()))).toEqual([]);
});
