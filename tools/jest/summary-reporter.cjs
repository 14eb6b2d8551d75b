/** Prints one plain line at the end of a test run for simple log readers. */
module.exports = class SummaryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.stderr.write(`\nTests: ${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped\n`);
  }
};
