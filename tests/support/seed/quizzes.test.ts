import { parseBankQuestion, QUESTION_KINDS } from '../../../src/domain/question';
import { type QuestionForm, questionFormSchema } from '../../../src/domain/questionForm';
import { toQuestionForm, toQuestionRecord } from '../../../src/domain/questionRecord';
import { QUIZ_MODES } from '../../../src/domain/quiz';
import { compileQuiz } from '../../../src/domain/quizCompile';
import { FORM_LEVELS } from '../../../src/domain/subject';
import { questionsOf, quizFormOf, SEED_QUIZZES } from './quizzes';

describe('quizzes', () => {
  const published = SEED_QUIZZES.filter(({ status = 'published' }) => status === 'published');

  it('are twelve and more, over subjects and all forms, in every mode', () => {
    expect(published.length).toBeGreaterThanOrEqual(12);
    expect(new Set(published.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(published.map(({ form_level }) => form_level))).toEqual(
      new Set(FORM_LEVELS.filter((form) => form !== 'Form I-IV')),
    );
    expect(new Set(published.flatMap(({ modes }) => modes))).toEqual(new Set(QUIZ_MODES));
  });

  it('ask questions of every kind, which the form of a question takes', () => {
    const questions = SEED_QUIZZES.flatMap((quiz) => questionsOf(quiz).flat());
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
    for (const question of questions) {
      const stored = parseBankQuestion(question.id, { ...question });
      const form = stored && questionFormSchema.validateSync(toQuestionForm(stored));
      expect(form && toQuestionRecord(form as QuestionForm)).toMatchObject({
        text: question.text,
        key: question.key,
        options: question.options,
      });
    }
  });

  it('give as many questions as they say', () => {
    for (const quiz of SEED_QUIZZES) {
      const { question_count } = compileQuiz(quizFormOf(quiz), questionsOf(quiz).flat(), quiz.by);
      const said = quiz.sections.reduce((sum, { draw, questions }) => sum + (draw ?? questions.length), 0);
      expect([quiz.title, question_count]).toEqual([quiz.title, said]);
    }
  });
});
