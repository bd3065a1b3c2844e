/** Without letters and digits that look like others when written by hand. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A short name of an attempt to write on paper, such as `K7Q-4MD`: the same for the learner and for who marks it. */
export function attemptCode(attemptId: string): string {
  let code = '';
  for (let letter = 0; letter < 6; letter += 1)
    code += LETTERS[hash(`${letter}${attemptId}`) % LETTERS.length];
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
