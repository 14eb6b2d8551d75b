/** Ends a run with one plain line that any log reader understands. */
module.exports = class SummaryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.stderr.write(`\nTests: ${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped\n`);
  }
};
