/** Spec files that are named for one of these reasons are left out of `npm run test:fast`; CONTRIBUTING.md explains each. */
const SLOW = ['exhaustive', 'plan', 'process', 'property', 'volume', 'wait'];

/** Sources are run, never the build, on a real PostgreSQL. */
const project = {
  rootDir: __dirname,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  modulePathIgnorePatterns: ['/dist/'],
  // Modules are loaded once per worker instead of once per spec file, which would take most of the CPU time of a run.
  testEnvironment: '<rootDir>/tools/jest/shared-modules-environment.cjs',
  runtime: '<rootDir>/tools/jest/shared-modules-runtime.cjs',
  // The command line imports its commands dynamically, which TypeScript permits only with the extension of the compiled file.
  // The client library is published, so that its package exports only what is built.
  moduleNameMapper: {
    '^(\\./.*(?:\\.command|/plain-resource|/printable-error))\\.js$': '$1',
    '^@rpm/client$': '<rootDir>/libs/client/src/index.ts',
  },
  // The packages of the workspace export their sources under this condition.
  testEnvironmentOptions: { customExportConditions: ['development', 'node', 'node-addons'] },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      },
    ],
  },
  globalSetup: '<rootDir>/libs/schema/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/libs/schema/src/testing/global-teardown.ts',
};

/** Specs of the programs that measure. They start dozens of processes, so they have a run of their own: `npm run test:bench`. */
const BENCH = '/tools/src/bench/';

/** Specs that restore backups. They start servers of their own, so they have a run of their own: `npm run test:restore`. */
const RESTORE = '\\.restore\\.spec\\.ts$';

/** Specs that open the pages of the console in a browser: `npm run test:browser`. */
const BROWSER = '\\.browser\\.spec\\.ts$';

const isSlow = `\\.(${SLOW.join('|')})\\.spec\\.ts$`;

module.exports = {
  projects: [
    { ...project, displayName: 'fast', testMatch: ['**/src/**/*.spec.ts'], testPathIgnorePatterns: [isSlow, RESTORE, BROWSER] },
    {
      ...project,
      displayName: 'slow',
      testMatch: [`**/src/**/*.(${SLOW.join('|')}).spec.ts`],
      testPathIgnorePatterns: [BENCH],
    },
    { ...project, displayName: 'browser', testMatch: ['**/src/**/*.browser.spec.ts'] },
    { ...project, displayName: 'restore', testMatch: ['**/src/**/*.restore.spec.ts'] },
    { ...project, displayName: 'bench', testMatch: [`**${BENCH}**/*.(${SLOW.join('|')}).spec.ts`] },
  ],
  reporters: ['default', '<rootDir>/tools/summary-reporter.cjs'],
  // Specs wait for processes and databases more than they compute: Jest's own choice would leave a core idle.
  maxWorkers: '100%',
  // Catches a test that hangs. A test that is slow because the machine is busy must still pass.
  testTimeout: 180_000,
};
