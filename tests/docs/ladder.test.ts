import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** docs/architecture.md says which folder may import from which; lint must refuse every other import. */

const ROOT = path.resolve(__dirname, '../..');

// ESLint's configuration is an ES module, which jest cannot load: a process of its own lints all cases at once.
const LINT = `
import { ESLint } from 'eslint';
const eslint = new ESLint({ cwd: process.argv[1] });
const results = [];
for (const [file, source] of JSON.parse(process.argv[2])) {
  const [{ messages }] = await eslint.lintText(source, { filePath: file });
  results.push(messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports').length);
}
console.log(JSON.stringify(results));
`;

function violations(cases: readonly (readonly [file: string, source: string])[]): number[] {
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', LINT, ROOT, JSON.stringify(cases)],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return JSON.parse(output) as number[];
}

const REFUSED = [
  ['src/domain/money.ts', "import '../data/api';"],
  ['src/domain/money.ts', "import 'react';"],
  ['src/data/api.ts', "import '../ui/text';"],
  ['src/ui/text.ts', "import '../session/useSession';"],
  ['src/ui/text.ts', "import 'firebase/app';"],
  ['src/session/useSession.ts', "import '../features/ebook/ebookApi';"],
  ['src/features/ebook/EbookCard.tsx', "import '../../app/store';"],
  ['src/features/ebook/EbookCard.tsx', "import '../account/AuthPage';"],
  ['src/features/ebook/EbookCard.tsx', "import 'firebase/firestore/lite';"],
  ['src/features/ebook/EbookCard.tsx', "import '@mui/material/Button';"],
  ['src/app/TopBar.tsx', "import '@mui/material/Button';"],
] as const;

const ALLOWED = [
  ['src/data/api.ts', "import '../domain/money';"],
  ['src/features/ebook/ebookDocs.ts', "import 'firebase/firestore/lite';"],
  ['src/features/ebook/AdminEbookTable.tsx', "import '@mui/material/Button';"],
  ['src/app/AdminLayout.tsx', "import '@mui/material/Drawer';"],
  ['src/app/routes.tsx', "import '../features/ebook/EbookListPage';"],
] as const;

test('lint refuses every import up the ladder, and no other', () => {
  const found = violations([...REFUSED, ...ALLOWED]);
  const marked = [...REFUSED, ...ALLOWED].map((line, index) => [...line, found[index]]);
  expect(marked).toEqual([...REFUSED.map((line) => [...line, 1]), ...ALLOWED.map((line) => [...line, 0])]);
}, 120_000);
