import { allowedMinutes, toPaperKeys, toPaperSections } from './assessmentPaper';
import { parsePaper } from './courseContent';

const PAPER = parsePaper('module', {
  questions: [
    {
      id: 'choice',
      question_type: 'multiple-choice',
      question_text: 'Which?',
      options: ['a', 'b'],
      points: 2,
    },
    { id: 'truth', question_type: 'true-false', question_text: 'So?' },
    { id: 'text', question_type: 'short-answer', question_text: 'What?' },
  ],
});

test('a choice is answered by the id of its option, and everything else as before', () => {
  const [choice, truth, text] = toPaperSections(PAPER)[0]?.questions ?? [];
  expect(choice).toMatchObject({
    kind: 'single-choice',
    text: 'Which?',
    points: 2,
    options: [
      { id: '1', text: 'a' },
      { id: '2', text: 'b' },
    ],
  });
  expect([truth?.kind, text?.kind]).toEqual(['true-false', 'short-answer']);
  expect(
    toPaperKeys(PAPER, { id: 'module', answers: { choice: 'b', truth: false, text: 'x' } }).keys,
  ).toEqual({
    choice: { kind: 'single-choice', right: '2' },
    truth: { kind: 'true-false', right: false },
    text: { kind: 'short-answer', accept: ['x'] },
  });
});

test('what has no right answer gets no key', () => {
  expect(toPaperKeys(PAPER, { id: 'module', answers: {} }).keys).toEqual({});
});

test.each([
  ['30', 30],
  ['30 min', 30],
  ['45 Minutes', 45],
  ['1 hour', 60],
  ['2h', 120],
  ['', null],
  ['half an hour', null],
  ['0 min', null],
  ['1.5 hours', null],
])('"%s" allows %p minutes', (duration, minutes) => {
  expect(allowedMinutes(duration)).toBe(minutes);
});
