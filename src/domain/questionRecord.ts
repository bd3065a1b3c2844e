import type { BankQuestion, QuestionKey, QuestionKind } from './question';
import { isChoice, linesOf, parseDecimal, type QuestionForm, unitsOf } from './questionForm';
import { searchTerms } from './text';

/** The one mapping between what the form of a question holds and what is stored. */

export const questionPath = (id: string) => `questions/${id}`;
/** What it was before, as quizzes have asked it. */
export const questionVersionPath = (id: string, version: number) => `questions/${id}/versions/${version}`;

export type QuestionRecord = Omit<
  BankQuestion,
  'id' | 'version' | 'created_by' | 'created_at' | 'updated_at'
> & {
  search_terms: string[];
};

/** Takes a form that passed the schema; what another kind would need falls away. */
export const toQuestionRecord = (form: QuestionForm): QuestionRecord => ({
  kind: form.kind as QuestionKind,
  text: form.text,
  image_url: form.image?.url ?? null,
  image_path: form.image?.path ?? null,
  image_text: form.image ? form.imageText : '',
  options: isChoice(form.kind) ? form.options.map(({ id, text }) => ({ id, text })) : [],
  points: Number(form.points),
  subject: form.subject,
  form_level: form.form,
  topic: form.topic,
  year: Number(form.year) || null,
  key: keyOf(form),
  explanation: form.explanation,
  search_terms: searchTerms(form.text, form.topic, form.subject),
});

function keyOf(form: QuestionForm): QuestionKey {
  const kind = form.kind as QuestionKind;
  const right = form.options.filter(({ isRight }) => isRight).map(({ id }) => id);
  switch (kind) {
    case 'single-choice':
      return { kind, right: right[0] ?? '' };
    case 'multiple-choice':
      return { kind, right };
    case 'true-false':
      return { kind, right: form.trueFalse === 'true' };
    case 'short-answer':
      return { kind, accept: linesOf(form.accept) };
    case 'numeric':
      return {
        kind,
        value: parseDecimal(form.value) ?? 0,
        tolerance: parseDecimal(form.tolerance) ?? 0,
        units: unitsOf(form.units),
      };
    case 'essay':
      return { kind, guide: form.guide };
  }
}

const rightIds = (key: QuestionKey): readonly string[] => {
  if (key.kind === 'single-choice') return [key.right];
  return key.kind === 'multiple-choice' ? key.right : [];
};

export function toQuestionForm(question: BankQuestion): QuestionForm {
  const { key, image_path } = question;
  const right = rightIds(key);
  return {
    ...newQuestion(),
    kind: question.kind,
    text: question.text,
    image: image_path ? { path: image_path, url: question.image_url ?? '' } : null,
    imageText: question.image_text,
    ...(isChoice(question.kind) && {
      options: question.options.map(({ id, text }) => ({ id, text, isRight: right.includes(id) })),
    }),
    ...(key.kind === 'true-false' && { trueFalse: String(key.right) }),
    ...(key.kind === 'short-answer' && { accept: key.accept.join('\n') }),
    ...(key.kind === 'numeric' && {
      value: Number.isFinite(key.value) ? decimalText(key.value) : '',
      tolerance: decimalText(key.tolerance),
      units: key.units.join(', '),
    }),
    ...(key.kind === 'essay' && { guide: key.guide }),
    points: String(question.points),
    explanation: question.explanation,
    subject: question.subject,
    form: question.form_level,
    topic: question.topic,
    year: String(question.year ?? ''),
  };
}

/** Without an exponent, which the form does not take. */
const decimalText = (value: number) =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });

export const newOption = () => ({ id: crypto.randomUUID(), text: '', isRight: false });

export const newQuestion = (): QuestionForm => ({
  kind: 'single-choice',
  text: '',
  image: null,
  imageText: '',
  options: [newOption(), newOption()],
  trueFalse: 'true',
  accept: '',
  value: '',
  tolerance: '',
  units: '',
  guide: '',
  points: '1',
  explanation: '',
  subject: '',
  form: '',
  topic: '',
  year: '',
});
