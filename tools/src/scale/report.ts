import { type ScaleResult } from './main';

/** Formats the figures of each scenario, the promises that were broken, and what did not run here and why. */
export function formatReport(results: readonly ScaleResult[]): string {
  const lines = results.flatMap(({ scenario, notRun, seconds, outcome }) => {
    if (outcome === null) return [`NOT RUN ${scenario}: ${notRun ?? ''}`];
    const figures = Object.entries(outcome.figures).map(([name, value]) => `  ${name}: ${value}`);
    const verdict = outcome.differences.length === 0 ? 'all promises were kept' : 'a promise was broken';
    return [`${scenario}, ${seconds} s: ${verdict}`, ...figures, ...outcome.differences.map((line) => `  - ${line}`)];
  });
  return `${lines.join('\n')}\n`;
}
