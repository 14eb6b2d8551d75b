import { alignColumns } from '../harness/table';
import { type RoundFigures } from './deliveries/compare';
import { type ScenarioResult } from './main';

const COLUMNS: Record<keyof RoundFigures, string> = {
  readings: 'readings',
  receipts: 'receipts',
  inFlight: 'in flight at faults',
  duplicates: 'duplicates',
  timedOut: 'timed out',
  lost: 'lost',
  unrecorded: 'unrecorded',
  setAside: 'set aside',
  sentOnce: 'sent once',
  lostWithoutRetry: 'lost without retry',
};

/** Formats one line for each fault scenario with the sums of its rounds, followed by the violated guarantees. */
export function formatReport(played: readonly ScenarioResult[]): string {
  const names = Object.keys(COLUMNS) as (keyof RoundFigures)[];
  const rows = [...new Set(played.map(({ scenario }) => scenario))].map((scenario) => {
    const rounds = played.filter((one) => one.scenario === scenario);
    const sum = (name: keyof RoundFigures) => {
      const counts = rounds.flatMap(({ outcome }) => outcome.figures[name] ?? []);
      return counts.length === 0 ? '–' : String(counts.reduce((total, count) => total + count, 0));
    };
    return [scenario, String(rounds.length), ...names.map(sum)];
  });
  const table = alignColumns([['scenario', 'rounds', ...names.map((name) => COLUMNS[name])], ...rows]);
  const broken = played.flatMap(({ scenario, round, outcome: { differences, ledgers } }) =>
    differences.length === 0
      ? []
      : [`${scenario}, round ${round}: a promise was broken. Ledgers: ${ledgers}`, ...differences.map((line) => `  - ${line}`)],
  );
  const verdict = broken.length === 0 ? ['All promises were kept.'] : broken;
  return `${[...table, '', ...verdict].join('\n')}\n`;
}
