import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareEvidence, type RoundEvidence, type RoundFigures } from './compare';
import { type CleanupFunctions } from '../../harness/cleanup';
import { readTotals, gatherRoundEvidence, countUnfinished } from './evidence';
import { removeRejectingTriggers } from './poison';
import { FaultRound, type FaultRoundOptions } from './round';
import { type Scenario } from '../scenarios';
import { type EvidenceTampering, tamperWithEvidence } from './sabotage';

/**
 * Time limit in milliseconds for delivering all events. It is longer than a lease, so that other senders can take over the deliveries of dead
 * senders.
 */
const DRAIN_TIMEOUT_MS = 90_000;

/**
 * Lease of a delivery and time limit of a request. Both are short if dead senders must be replaced soon, and long if no sender may be considered dead
 * even on a busy machine.
 */
const PATIENCE = { short: { leaseMs: 8_000, deadlineMs: 3_000 }, long: { leaseMs: 120_000, deadlineMs: 30_000 } };

export interface ScenarioOutcome {
  figures: Partial<RoundFigures>;
  /** One line for each violated guarantee. */
  differences: string[];
  /** Folder with the stored evidence if a guarantee was violated; otherwise null. */
  ledgers: string | null;
}

export interface ScenarioOptions extends Omit<FaultRoundOptions, 'patience'> {
  sabotage: EvidenceTampering | null;
  /** Registers a function that is called when the run is interrupted. */
  defer: CleanupFunctions['defer'];
}

/** Posts readings while faults occur, waits until all events are delivered, and compares the evidence with the guarantees. */
export async function runScenario(scenario: Scenario, options: ScenarioOptions): Promise<ScenarioOutcome> {
  const { database, sabotage, random, defer } = options;
  const round = await FaultRound.begin({ ...options, patience: scenario.losesSenders ? PATIENCE.short : PATIENCE.long });
  defer(() => round.end('SIGKILL'));
  try {
    const strike = await scenario.prepare(round);
    const [acknowledged] = await Promise.all([round.publish(), strike()]);
    const left = await database.waitUntilEmpty(() => countUnfinished(round), DRAIN_TIMEOUT_MS);
    const totals = await readTotals(round);
    await round.end('SIGTERM');
    const evidence = tamperWithEvidence(sabotage, await gatherRoundEvidence(round, acknowledged, totals), random);
    const { figures, differences } = compareEvidence(evidence);
    if (left > 0) differences.unshift(`${left} events or deliveries were still waiting after ${DRAIN_TIMEOUT_MS / 1000} s`);
    return { figures, differences, ledgers: differences.length > 0 ? keep(evidence, round) : null };
  } finally {
    await round.end('SIGKILL');
    if (round.poison) await removeRejectingTriggers(database);
  }
}

function keep(evidence: RoundEvidence, { children }: FaultRound): string {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-faults-ledgers-'));
  const write = (name: string, rows: readonly unknown[]) =>
    writeFileSync(join(folder, `${name}.ndjson`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const { acknowledged, receipts, deliveries, deadEvents, inFlight, ...rest } = evidence;
  write('acknowledged', acknowledged);
  write('receipts', receipts);
  write('deliveries', deliveries);
  write('dead-events', deadEvents);
  write('in-flight', [...inFlight]);
  write('rest', [rest]);
  children.forEach(({ written }, index) => writeFileSync(join(folder, `process-${index + 1}.log`), written));
  return folder;
}
