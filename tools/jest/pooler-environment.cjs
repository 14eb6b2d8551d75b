const { relative } = require('node:path');
const SharedModulesEnvironment = require('./shared-modules-environment.cjs');
const EXCEPTIONS = require('./pooler-exceptions.cjs');

const fullName = ({ name, parent }) => (parent?.parent ? `${fullName(parent)} ${name}` : name);

const testsOf = (block) => block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));

/** Runs spec files whose database is behind a connection pooler: a test of the list of exceptions must fail, and every other test must pass. */
module.exports = class PoolerEnvironment extends SharedModulesEnvironment {
  constructor(config, context) {
    super(config);
    const file = relative(config.projectConfig.rootDir, context.testPath);
    this.names = Object.values(EXCEPTIONS[file] ?? {}).flat();
  }

  async teardown() {
    // Jest also calls the handlers of earlier files, because the files of a worker share their globals.
    this.names = [];
    await super.teardown();
  }

  handleTestEvent(event, state) {
    if (event.name === 'run_start') this.expectFailures(testsOf(state.rootDescribeBlock));
    if (event.name === 'test_fn_failure' && event.error?.message?.startsWith('Failing test passed'))
      event.error.message = 'This test passes behind a connection pooler. Remove it from tools/jest/pooler-exceptions.cjs.';
  }

  expectFailures(tests) {
    for (const name of this.names) {
      const found = tests.filter((test) => fullName(test) === name);
      if (found.length === 0) throw new Error(`tools/jest/pooler-exceptions.cjs names a test that does not exist: ${name}`);
      for (const test of found) test.failing = true;
    }
  }
};
