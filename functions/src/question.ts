import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { parseBankQuestion, type BankQuestion } from '../../src/domain/question';
import { questionFormMessages, questionTitle } from '../../src/domain/questionForm';
import {
  createQuestionSchema,
  questionIdSchema,
  questionMessages,
  updateQuestionSchema,
} from '../../src/domain/questionInput';
import { questionVersionPath, toQuestionRecord } from '../../src/domain/questionRecord';
import { fitsDocuments } from '../../src/domain/quizCompile';
import { REGION } from '../../src/domain/region';
import type { SavedVersion } from '../../src/domain/saving';
import { callable, failure, fieldFailure } from './callable';
import { db } from './firebase';
import { checkPublicFile } from './ownFile';
import { createOwn, deleteOwn, type OwnNoun, updateOwn } from './ownRecord';
import { droppedPaths, settleFiles } from './publishedRecord';
import { holdersOfQuestion, renewed, renewHolders } from './quizStore';

/** The question bank. A question that quizzes ask keeps its former versions; the quizzes follow the newest. */

type Titled = BankQuestion & { title: string };

const QUESTIONS: OwnNoun<Titled> = {
  collection: 'questions',
  kind: 'question',
  parse: (id, data) => {
    const question = parseBankQuestion(id, data);
    return question && { ...question, title: questionTitle(question) };
  },
  messages: questionMessages,
  logged: [
    'kind',
    'text',
    'options',
    'key',
    'points',
    'explanation',
    'subject',
    'form_level',
    'topic',
    'year',
  ],
};

/** More than anybody has, and less than a transaction can look through. */
const MAX_HOLDERS = 100;

const PICTURE = { field: 'image', gone: questionFormMessages.image };

export const createQuestion = callable(
  { name: 'createQuestion', access: 'material.create', schema: createQuestionSchema },
  async ({ id, ...form }, caller, { data }): Promise<SavedVersion> => {
    const record = toQuestionRecord(form);
    await checkPublicFile(caller, form.image, PICTURE);
    return createOwn(QUESTIONS, caller, {
      id,
      title: questionTitle(form),
      payload: data,
      fields: record,
      addParts: () => undefined,
    });
  },
);

export const updateQuestion = callable(
  { name: 'updateQuestion', access: 'material.create', schema: updateQuestionSchema },
  async ({ id, version, ...form }, caller, { data }): Promise<SavedVersion> => {
    const record = toQuestionRecord(form);
    await checkPublicFile(caller, form.image, PICTURE);
    const saved = await updateOwn(QUESTIONS, caller, {
      id,
      version,
      title: questionTitle(form),
      payload: data,
      write: async (transaction, before) => {
        const { docs } = await transaction.get(
          holdersOfQuestion(id)
            .select()
            .limit(MAX_HOLDERS + 1),
        );
        if (docs.length > MAX_HOLDERS) throw failure('failed-precondition', questionMessages.manyQuizzes);
        const next = { ...before, ...record, version: version + 1 };
        for (const quiz of docs) {
          const asked = await renewed(transaction, quiz.id, next);
          if (asked && !fitsDocuments(asked))
            throw fieldFailure('failed-precondition', 'text', questionMessages.tooLong);
        }
        if (docs.length > 0) transaction.set(db.doc(questionVersionPath(id, version)), before);
        return record;
      },
    });
    await renewHolders(id);
    return saved;
  },
);

export const deleteQuestion = callable(
  { name: 'deleteQuestion', access: 'material.create', schema: questionIdSchema },
  ({ id }, caller): Promise<{ id: string }> =>
    deleteOwn(QUESTIONS, caller, id, async (transaction) => {
      const held = await transaction.get(holdersOfQuestion(id).select().limit(1));
      if (!held.empty) throw failure('failed-precondition', questionMessages.isHeld);
      const versions = await transaction.get(db.collection(`questions/${id}/versions`).select());
      return versions.docs.map(({ ref }) => ref);
    }),
);

export const onQuestionWritten = onDocumentWritten(
  { document: 'questions/{id}', region: REGION, retry: true },
  async ({ data, params }) => {
    if (!data) return;
    // Decided by the question as it is now, not as the event saw it.
    await settleFiles(await data.after.ref.get(), droppedPaths(data.before, data.after));
    await renewHolders(params.id);
  },
);
