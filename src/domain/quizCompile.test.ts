import { questionRecord } from '../../tests/support/cases/quizRecord';
import { sectionOf } from '../../tests/support/quizzes';
import { type BankQuestion, parseBankQuestion } from './question';
import { compileProblem, compileQuiz, renewQuiz } from './quizCompile';

const asked = (id: string, changes: object = {}) =>
  parseBankQuestion(id, questionRecord({ created_by: 'neema', ...changes })) as BankQuestion;
const drawn = (draw: string) =>
  sectionOf([], { source: 'drawn', draw, tags: { subject: '', form: '', topic: 'Sets', year: '' } });

test('learners’ questions carry nothing of their keys', () => {
  const { paper, keys } = compileQuiz({ sections: [sectionOf(['a'])] }, [asked('a')], 'neema');
  const [question] = paper.sections[0]?.questions ?? [];
  expect(Object.keys(question ?? {}).sort()).toEqual(
    ['id', 'image_text', 'image_url', 'kind', 'options', 'points', 'text'].sort(),
  );
  expect(keys.versions).toEqual({ a: 1 });
});

test('a pool holds what has the tags, of the author, and stands nowhere else in the quiz', () => {
  const bank = [
    asked('a', { topic: 'Sets' }),
    asked('b', { topic: 'Sets' }),
    asked('c', { topic: 'Sets', created_by: 'juma' }),
    asked('d', { topic: 'Angles' }),
  ];
  const form = { sections: [sectionOf(['a']), drawn('1')] };
  const compiled = compileQuiz(form, bank, 'neema');
  expect(compiled.question_ids).toEqual(['a', 'b']);
  expect(compileProblem(form, compiled)).toBeNull();
  const more = { sections: [drawn('3')] };
  expect(compileProblem(more, compileQuiz(more, bank, 'neema'))?.field).toBe('sections[0].draw');
});

test('a question that is gone is named by its section', () => {
  const form = { sections: [sectionOf(['a']), sectionOf(['gone'])] };
  expect(compileProblem(form, compileQuiz(form, [asked('a')], 'neema'))?.field).toBe('sections[1].questions');
});

test('a changed question takes its place again, and points follow', () => {
  const { paper, keys } = compileQuiz(
    { sections: [sectionOf(['a', 'b'])] },
    [asked('a'), asked('b')],
    'neema',
  );
  const next = renewQuiz(paper, keys, [asked('b', { text: 'Now?', points: 9, version: 2 })]);
  expect(next.paper.sections[0]?.questions.map(({ text }) => text)).toEqual([asked('a').text, 'Now?']);
  expect(next.keys.versions).toEqual({ a: 1, b: 2 });
  expect(next.max_points).toBe(11);
});
