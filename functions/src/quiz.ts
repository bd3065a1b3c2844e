import { COURSE_TRANSITIONS } from '../../src/domain/course';
import type { BankQuestion } from '../../src/domain/question';
import {
  parseQuiz,
  parseQuizKeys,
  type Quiz,
  quizMessages,
  type QuizStatus,
  toQuizRow,
} from '../../src/domain/quiz';
import { compileProblem, compileQuiz } from '../../src/domain/quizCompile';
import { type QuizForm, quizFormMessages } from '../../src/domain/quizForm';
import {
  createQuizSchema,
  quizIdSchema,
  setQuizStatusSchema,
  updateQuizSchema,
} from '../../src/domain/quizInput';
import { type QuizDocuments, toQuizDocuments } from '../../src/domain/quizRecord';
import type { SavedVersion } from '../../src/domain/saving';
import { fullName } from '../../src/domain/user';
import type { Caller } from './actor';
import { removeAttempts } from './attemptTraces';
import { activeUser, callable, failure, fieldFailure } from './callable';
import { db } from './firebase';
import { createOwn, deleteOwn, ownRef, type ShownNoun, stepOwn, updateOwn } from './ownRecord';
import { onRecordWritten } from './publishedRecord';
import { bankFor, quizKeysRef, quizPaperRef, renewQuizOf } from './quizStore';

/** Quizzes as their authors make them: settings, paper and keys go in together or not at all. */

const QUIZZES: ShownNoun<Quiz> = {
  collection: 'quizzes',
  kind: 'quiz',
  parse: parseQuiz,
  toRow: toQuizRow,
  // Its pictures belong to the questions.
  sealedPath: () => null,
  afterDelete: removeTraces,
  messages: quizMessages,
  logged: [
    'title',
    'description',
    'subject',
    'form_level',
    'topic',
    'year',
    'modes',
    'time_limit',
    'seconds_per_question',
    'opens_at',
    'closes_at',
    'attempts_allowed',
    'attempt_delay',
    'passing_score',
    'review',
    'question_count',
    'max_points',
  ],
};

export const onQuizWritten = onRecordWritten(QUIZZES);

/** A form and the bank's questions as documents; refuses what does not fit, by the field that is at fault. */
function documentsOf(
  form: QuizForm,
  bank: readonly BankQuestion[],
  { author, mayAsk }: { author: string; mayAsk: (question: BankQuestion) => boolean },
): QuizDocuments {
  const compiled = compileQuiz(form, bank, author);
  const problem = compileProblem(form, compiled);
  if (problem) throw fieldFailure('invalid-argument', problem.field, problem.message);
  const foreign = new Set(bank.filter((question) => !mayAsk(question)).map(({ id }) => id));
  const index = form.sections.findIndex(({ questions }) => questions.some((id) => foreign.has(id)));
  if (index >= 0)
    throw fieldFailure(
      'permission-denied',
      `sections[${index}].questions`,
      quizFormMessages.questionOfOthers,
    );
  return toQuizDocuments(form, compiled);
}

const isOwn = (author: string, caller: Caller) => (question: BankQuestion) =>
  question.created_by === author || caller.role === 'admin';

export const createQuiz = callable(
  { name: 'createQuiz', access: 'material.create', schema: createQuizSchema },
  async ({ id, ...form }, caller, { data }): Promise<SavedVersion> => {
    const author = caller.uid;
    const bank = await db.runTransaction((transaction) => bankFor(transaction, form, author), {
      readOnly: true,
    });
    const { quiz, paper, keys } = documentsOf(form, bank, { author, mayAsk: isOwn(author, caller) });
    const saved = await createOwn(QUIZZES, caller, {
      id,
      title: form.title,
      payload: data,
      fields: { ...quiz, status: 'draft', author_name: fullName(activeUser(caller)) },
      addParts: (batch) => {
        batch.set(quizPaperRef(id), paper);
        batch.set(quizKeysRef(id), { ...keys, created_by: author });
      },
    });
    // A question may have changed since it was read.
    await renewQuizOf(id);
    return saved;
  },
);

export const updateQuiz = callable(
  { name: 'updateQuiz', access: 'material.create', schema: updateQuizSchema },
  ({ id, version, ...form }, caller, { data }): Promise<SavedVersion> =>
    updateOwn(QUIZZES, caller, {
      id,
      version,
      title: form.title,
      payload: data,
      write: async (transaction, { created_by: author, status }) => {
        const bank = await bankFor(transaction, form, author);
        const { versions } = parseQuizKeys((await transaction.get(quizKeysRef(id))).data() ?? {});
        const isOwnOne = isOwn(author, caller);
        const { quiz, paper, keys } = documentsOf(form, bank, {
          author,
          // Those that an administrator put there may stay.
          mayAsk: (question) => isOwnOne(question) || Object.hasOwn(versions, question.id),
        });
        if (status === 'published' && quiz.question_count === 0)
          throw fieldFailure('failed-precondition', 'sections', quizMessages.empty);
        transaction.set(quizPaperRef(id), paper);
        transaction.set(quizKeysRef(id), { ...keys, created_by: author });
        return quiz;
      },
    }),
);

export const setQuizStatus = callable(
  { name: 'setQuizStatus', access: 'material.create', schema: setQuizStatusSchema },
  async ({ id, status }, caller): Promise<{ status: QuizStatus }> => {
    const next = status as QuizStatus;
    await stepOwn(QUIZZES, caller, id, (quiz) => {
      if (quiz.status === next) return null;
      if (!COURSE_TRANSITIONS[quiz.status].includes(next))
        throw failure('failed-precondition', quizMessages.transition);
      if (next === 'published' && quiz.question_count === 0)
        throw failure('failed-precondition', quizMessages.empty);
      return { fields: { status: next }, change: { field: 'status', before: quiz.status, after: next } };
    });
    return { status: next };
  },
);

/** Attempts and their results follow. */
export const deleteQuiz = callable(
  { name: 'deleteQuiz', access: 'material.create', schema: quizIdSchema },
  ({ id }, caller): Promise<{ id: string }> =>
    deleteOwn(QUIZZES, caller, id, () => Promise.resolve([quizPaperRef(id), quizKeysRef(id)])),
);

/** What a deleted quiz leaves behind; nothing while it stands. */
async function removeTraces(id: string): Promise<void> {
  if ((await ownRef(QUIZZES, id).get()).exists) return;
  await removeAttempts(id);
}
