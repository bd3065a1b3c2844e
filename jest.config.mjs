/** One jest for everything that needs no emulator; rules and function tests run by their own projects on the suite. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

const base = {
  transform: { '^.+\\.(t|j)sx?$|^.+\\.mjs$': swc },
  // The packages that ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(firebase|@firebase|@lingui|idb-keyval|@faker-js|uuid)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/empty.ts',
    '\\.(svg|png|webp)(\\?.*)?$': '<rootDir>/tests/support/asset.ts',
    '(.*/)?env$': '<rootDir>/tests/support/env.ts',
    '^pdfjs-dist(/.*)?$': '<rootDir>/tests/support/empty.ts',
  },
  restoreMocks: true,
};

export default {
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/emulator/**/*.test.ts',
        '<rootDir>/functions/src/**/*.test.ts',
        '<rootDir>/tests/fixtures/**/*.test.ts',
        '<rootDir>/tests/support/**/*.test.ts',
        '<rootDir>/tests/docs/**/*.test.ts',
        '<rootDir>/tests/net/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'suite',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{rules,functions,data}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/suiteSetup.ts'],
    },
  ],
};
