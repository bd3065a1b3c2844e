import { type Answer, isNoAnswer } from '../../domain/attempt';
import type { Question, QuestionKey } from '../../domain/question';
import { t } from '../../ui/text';

/** An answer in words; null: none was given. */
export function answerWords({ options }: Question, answer: Answer | undefined): string | null {
  if (answer === undefined || isNoAnswer(answer)) return null;
  if (typeof answer === 'boolean') return answer ? t('True') : t('False');
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? id;
  return Array.isArray(answer) ? answer.map(textOf).join('; ') : textOf(answer);
}

/** What was right, in words; null where a person decides. */
export function keyWords(question: Question, key: QuestionKey): string | null {
  switch (key.kind) {
    case 'single-choice':
    case 'multiple-choice':
    case 'true-false':
      return answerWords(question, key.right);
    case 'numeric':
      return [
        String(key.value),
        key.units[0],
        key.tolerance > 0 && t('(give or take {n})', { n: key.tolerance }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'essay':
      return key.guide || null;
    default:
      return key.accept.join(t(' or '));
  }
}
