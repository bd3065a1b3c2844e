import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type BankQuestion, type QuestionKind } from '../../../src/domain/question';
import { questionPath } from '../../../src/domain/questionRecord';
import { quizFormSchema } from '../../../src/domain/quizForm';
import { compileQuiz } from '../../../src/domain/quizCompile';
import {
  newQuiz,
  newSection,
  quizKeysPath,
  quizPaperPath,
  quizPath,
  toQuizDocuments,
} from '../../../src/domain/quizRecord';
import { searchTerms } from '../../../src/domain/text';
import { LANGUAGE_QUIZZES } from './quizzes/languages';
import { LIFE_QUIZZES } from './quizzes/life';
import { MATHEMATICS_QUIZZES } from './quizzes/mathematics';
import { PHYSICS_QUIZZES } from './quizzes/physics';
import type { SeedQuiz, SeedSection } from './quizzes/seedQuiz';
import { SOCIETY_QUIZZES } from './quizzes/society';
import { DAY_MS, recordIdOf } from './seedFile';

export const SEED_QUIZZES: readonly SeedQuiz[] = [
  ...MATHEMATICS_QUIZZES,
  ...PHYSICS_QUIZZES,
  ...LIFE_QUIZZES,
  ...SOCIETY_QUIZZES,
  ...LANGUAGE_QUIZZES,
];

const AUTHORS = { teacher: 'Emmanuel Massawe', teacher2: 'Zuhura Mbarouk' } as const;

const tagsOf = ({ subject, form_level, topic, year = null }: SeedQuiz) => ({
  subject,
  form_level,
  topic,
  year,
});

/** The bank's questions of a quiz, section by section. */
export const questionsOf = (quiz: SeedQuiz): BankQuestion[][] =>
  quiz.sections.map((section, place) =>
    section.questions.map((question, index) => ({
      ...question,
      ...tagsOf(quiz),
      id: recordIdOf(`${quiz.title} / ${place} / ${index}`),
      kind: question.key.kind satisfies QuestionKind,
      image_url: null,
      image_path: null,
      image_text: '',
      version: 1,
      created_by: quiz.by,
      created_at: 0,
      updated_at: 0,
    })),
  );

const formOfSection = (quiz: SeedQuiz, section: SeedSection, place: number, ids: string[]) => ({
  ...newSection(),
  id: recordIdOf(`${quiz.title} / ${place}`),
  title: section.title,
  instructions: section.instructions ?? '',
  answerCount: String(section.answer_count ?? ''),
  ...(section.draw
    ? {
        source: 'drawn',
        draw: String(section.draw),
        tags: { subject: quiz.subject, form: quiz.form_level, topic: quiz.topic, year: '' },
      }
    : { questions: ids }),
});

/** The quiz as its author filled in the form. */
export function quizFormOf(quiz: SeedQuiz) {
  const questions = questionsOf(quiz);
  return quizFormSchema.validateSync({
    ...newQuiz(),
    title: quiz.title,
    description: quiz.description,
    subject: quiz.subject,
    form: quiz.form_level,
    topic: quiz.topic,
    year: String(quiz.year ?? ''),
    modes: quiz.modes,
    timeLimit: String(quiz.time_limit ?? ''),
    secondsPerQuestion: String(quiz.seconds_per_question ?? ''),
    attempts: String(quiz.attempts_allowed ?? ''),
    attemptDelay: String(quiz.attempt_delay ?? ''),
    passingScore: String(quiz.passing_score ?? 50),
    shuffleQuestions: quiz.shuffle_questions ?? false,
    shuffleOptions: quiz.shuffle_options ?? false,
    ...(quiz.review && { review: quiz.review }),
    sections: quiz.sections.map((section, place) =>
      formOfSection(
        quiz,
        section,
        place,
        (questions[place] ?? []).map(({ id }) => id),
      ),
    ),
  });
}

/** A bank of questions and the quizzes made of it, as the functions store them. */
export async function seedQuizzes(db: Firestore, now: Date): Promise<number> {
  for (const quiz of SEED_QUIZZES) {
    const batch = db.batch();
    const at = Timestamp.fromMillis(now.getTime() - quiz.daysAgo * DAY_MS);
    const stamps = {
      version: 1,
      saved_hash: '',
      created_by: quiz.by,
      updated_by: quiz.by,
      created_at: at,
      updated_at: at,
    };
    const bank = questionsOf(quiz).flat();
    for (const { id, ...question } of bank)
      batch.set(db.doc(questionPath(id)), {
        ...question,
        ...stamps,
        search_terms: searchTerms(question.text, question.topic, question.subject),
      });
    const form = quizFormOf(quiz);
    const id = recordIdOf(quiz.title);
    const documents = toQuizDocuments(form, compileQuiz(form, bank, quiz.by));
    batch.set(db.doc(quizPath(id)), {
      ...documents.quiz,
      closes_at: quiz.closesInDays ? now.getTime() + quiz.closesInDays * DAY_MS : null,
      status: quiz.status ?? 'published',
      author_name: AUTHORS[quiz.by],
      ...stamps,
    });
    batch.set(db.doc(quizPaperPath(id)), documents.paper);
    batch.set(db.doc(quizKeysPath(id)), { ...documents.keys, created_by: quiz.by });
    await batch.commit();
  }
  return SEED_QUIZZES.length;
}
