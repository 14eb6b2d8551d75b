/** One configuration for every project: sources are run, never the build, and on a real PostgreSQL. */
module.exports = {
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  testMatch: ['**/src/**/*.spec.ts'],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: 'node',
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
  globalSetup: '<rootDir>/libs/data-access/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/libs/data-access/src/testing/global-teardown.ts',
  reporters: ['default', '<rootDir>/tools/summary-reporter.cjs'],
  // Specs wait for processes and databases more than they compute: Jest's own choice would leave a core idle.
  maxWorkers: '100%',
  // Catches a test that hangs. A test that is slow because the machine is busy must still pass.
  testTimeout: 180_000,
};
