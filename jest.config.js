const moduleSharing = require('./tools/jest/module-sharing.cjs');

/** Compiles sources with the given syntax while they are loaded. */
const compiled = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic', importSource: 'preact' },
      },
    },
  },
];

/** Sources are run, never the build, on a real PostgreSQL. */
const project = {
  rootDir: __dirname,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  modulePathIgnorePatterns: ['/dist/'],
  // Modules are loaded once per worker instead of once per spec file, which would take most of the CPU time of a run.
  ...moduleSharing(),
  ...(process.env.TEST_POOLER === 'on' && { testEnvironment: '<rootDir>/tools/jest/pooler-environment.cjs' }),
  // The command line imports its commands dynamically, which TypeScript permits only with the extension of the compiled file.
  // The client library is published, so that its package exports only what is built.
  moduleNameMapper: {
    '^(\\./.*(?:\\.command|/plain-resource|/printable-error))\\.js$': '$1',
    '^@rpm/client$': '<rootDir>/libs/client/src/index.ts',
  },
  // The packages of the workspace export their sources under this condition.
  testEnvironmentOptions: { customExportConditions: ['development', 'node', 'node-addons'] },
  transform: {
    '^.+\\.ts$': compiled({ syntax: 'typescript', decorators: true }),
    // The pages of the console are elements of Preact, which can be made without a browser.
    '^.+\\.tsx$': compiled({ syntax: 'typescript', tsx: true }),
  },
  setupFilesAfterEnv: [
    '<rootDir>/libs/database/src/testing/time-limits.setup.ts',
    '<rootDir>/libs/embedded-postgres/src/testing/property-time.setup.ts',
  ],
  globalSetup: '<rootDir>/libs/schema/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/libs/schema/src/testing/global-teardown.ts',
};

/** Endings by which the name of a spec file says that `npm run test:exhaustive` runs it; CONTRIBUTING.md explains each. */
const EXHAUSTIVE = ['exhaustive', 'plan', 'process', 'property', 'volume', 'wait'];

/** Specs that restore backups, and those that open the pages of the console in a browser, have runs of their own, which their endings name. */
const SEPARATE = ['browser', 'restore'];

/** Specs of the programs that measure. They start dozens of processes, so they have a run of their own: `npm run test:bench`. */
const BENCH = '/tools/src/bench/';

/** Specs of the service and of `rpm-admin`, most of which start the whole service. They are not part of `npm run test:fast`. */
const PROGRAMS = '/apps/(api|cli)/src/';

const endingIn = (endings) => `\\.(${endings.join('|')})\\.spec\\.ts$`;
const filesEndingIn = (endings) => `**/src/**/*.(${endings.join('|')}).spec.ts`;

module.exports = {
  projects: [
    {
      ...project,
      displayName: 'fast',
      testMatch: ['**/src/**/*.spec.ts'],
      testPathIgnorePatterns: [endingIn([...EXHAUSTIVE, ...SEPARATE]), PROGRAMS],
    },
    {
      ...project,
      displayName: 'programs',
      testMatch: ['**/apps/(api|cli)/src/**/*.spec.ts'],
      testPathIgnorePatterns: [endingIn([...EXHAUSTIVE, ...SEPARATE])],
    },
    { ...project, displayName: 'exhaustive', testMatch: [filesEndingIn(EXHAUSTIVE)], testPathIgnorePatterns: [BENCH] },
    { ...project, displayName: 'browser', testMatch: [filesEndingIn(['browser'])] },
    { ...project, displayName: 'restore', testMatch: [filesEndingIn(['restore'])] },
    { ...project, displayName: 'bench', testMatch: [`**${BENCH}**/*.(${EXHAUSTIVE.join('|')}).spec.ts`] },
  ],
  reporters: ['default', '<rootDir>/tools/jest/summary-reporter.cjs'],
  // Specs wait for processes and databases more than they compute: Jest's own choice would leave a core idle.
  maxWorkers: '100%',
  // Catches a test that hangs. A test that is slow because the machine is busy must still pass.
  testTimeout: 600_000,
};
