import type { Difference } from './ConflictDialog';
import { t } from '../text';

/** One value in words that fit into a column. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return t('None');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.map(shown).join('; ');
  if (typeof value === 'object') {
    const { text, isRight, title, questions, draw, path } = value as Record<string, unknown>;
    if (typeof path === 'string') return t('A picture');
    if (typeof text === 'string') return isRight ? `${text} ✓` : text;
    if (Array.isArray(questions))
      return [title || t('Section'), draw || questions.length].map(String).join(': ');
    if (typeof title === 'string') return title;
    return Object.values(value).map(shown).join(', ');
  }
  return String(value);
}

/** Where two versions of a form differ, a word where only what lies deeper does. */
export function formDifferences<Form extends object>(
  labels: Record<keyof Form & string, string>,
  mine: Form,
  theirs: Form,
): Difference[] {
  return (Object.keys(labels) as (keyof Form & string)[])
    .filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]))
    .map((key) => {
      const [left, right] = [shown(mine[key]), shown(theirs[key])];
      return {
        label: t(labels[key]),
        mine: left,
        theirs: left === right ? t('{content} (with other content)', { content: right }) : right,
      };
    });
}
