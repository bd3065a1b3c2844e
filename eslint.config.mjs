import fs from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The import ladder of docs/architecture.md: a folder imports only from those before it, and a feature from no other
 * feature. Built from the folders that exist, so that a new feature is protected on its first day.
 */
const LADDER = ['domain', 'data', 'ui', 'session', 'features', 'app'];
const features = fs.readdirSync(new URL('./src/features', import.meta.url));

const firebase = {
  regex: '^firebase/',
  message: 'Firebase is spoken to in data/, session/ and features/*/*Docs.ts only.',
};
const mui = {
  regex: '^@mui/',
  message: 'MUI stands behind ui/ and the back office (Admin*) only: public pages must stay light.',
};

function ladderPatterns(folder) {
  const above = LADDER.slice(LADDER.indexOf(folder) + 1);
  const patterns = above.map((name) => ({
    regex: `(^|/)\\.\\./(.*/)?${name}/`,
    message: `${folder}/ must not import from ${name}/: the ladder is ${LADDER.join(' <- ')}.`,
  }));
  if (folder === 'ui')
    patterns.push({
      regex: '\\.\\./data/(?!errors)',
      message: 'ui/ shows what it is given; it does not read data/.',
    });
  return patterns;
}

const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const ladder = LADDER.filter((folder) => folder !== 'features').map((folder) => {
  const patterns = [...ladderPatterns(folder)];
  if (folder !== 'data' && folder !== 'session') patterns.push(firebase);
  if (folder !== 'ui' && folder !== 'app') patterns.push(mui);
  if (folder === 'domain')
    patterns.push({
      regex: '^(react|@reduxjs|react-redux)',
      message: 'domain/ is plain TypeScript and yup.',
    });
  return restrict([`src/${folder}/**/*.{ts,tsx}`], patterns);
});

const featureRules = features.flatMap((feature) => {
  const siblings = features
    .filter((other) => other !== feature)
    .map((other) => ({
      regex: `(^|/)\\.\\./(.*/)?${other}/`,
      message: 'A feature never imports a sibling; app/pages puts them together.',
    }));
  const base = [...ladderPatterns('features'), ...siblings];
  const all = `src/features/${feature}/**/*.{ts,tsx}`;
  const docs = `src/features/${feature}/**/*Docs.ts`;
  const admin = `src/features/${feature}/**/Admin*.tsx`;
  return [
    restrict([all], [...base, firebase, mui], [docs, admin]),
    restrict([docs], [...base, mui]),
    restrict([admin], [...base, firebase]),
  ];
});

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.local',
      'functions/lib',
      'node_modules',
      'coverage',
      'playwright-report',
      'test-results',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['**/*.{mjs,cjs}', 'public/*.js'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  ...ladder,
  restrict(['src/app/pages/**/*.{ts,tsx}', 'src/app/[!A]*.{ts,tsx}'], [firebase, mui]),
  ...featureRules,
);
