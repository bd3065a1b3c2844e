interface Times {
  median: number;
  p95: number;
  max: number;
}

export interface QuizResult {
  machine: string;
  students: number;
  /** From the first start to the last hand-in. */
  seconds: number;
  graded: number;
  doubled: number;
  /** Milliseconds. */
  start: Times;
  submit: Times;
}

const ms = ({ median, p95, max }: Times) => [median, p95, max].map((value) => `${Math.round(value)} ms`);

export function quizReport({
  machine,
  students,
  seconds,
  graded,
  doubled,
  start,
  submit,
}: QuizResult): string {
  const rows = [
    ['start', ...ms(start)],
    ['hand in', ...ms(submit)],
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${students} students began and handed in 20 questions within ${Math.round(seconds)} s, every tenth twice at once: ${graded} graded
rightly, ${doubled} doubled. ${machine}.

| call | median | 95 % within | longest |
| --- | --: | --: | --: |
${table}
`;
}

const BEGIN = '<!-- bench:quiz begins -->';
const END = '<!-- bench:quiz ends -->';

/** The part of the page that `bench:quiz` writes, marks included; empty where it has not yet. */
export function quizPartOf(page: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  return begin < 0 || end < begin ? '' : page.slice(begin, end + END.length);
}

/** The page with this report in its place, and everything else as it was. */
export function withQuizReport(page: string, report: string): string {
  const part = `${BEGIN}\n\n## An exam\n\nWritten by \`npm run bench:quiz\`.\n\n${report}\n${END}`;
  const before = quizPartOf(page);
  return before ? page.replace(before, () => part) : `${page.trimEnd()}\n\n${part}\n`;
}
