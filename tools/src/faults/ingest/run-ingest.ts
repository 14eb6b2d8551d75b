import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ScenarioOutcome, type ScenarioOptions } from '../deliveries/play';
import { IngestRound } from './ingest-round';
import { compareMessages, type MessageComparison } from './message-ledger';

const ACKNOWLEDGEMENTS = 40;
const RECOVERY_TIMEOUT_MS = 60_000;
/** The database is frozen for longer than the service waits for it. */
const FREEZE_MS = 8_000;

/**
 * Kills the service and PostgreSQL, and freezes PostgreSQL, while vendors send messages to a source. Checks that every message that was acknowledged is stored once, and
 * measures what a vendor has lost that sends each message once.
 */
export async function runIngest(options: ScenarioOptions): Promise<ScenarioOutcome> {
  const { database, faults, random, defer } = options;
  const ingest = await IngestRound.begin(options);
  const { senders } = ingest;
  defer(() => ingest.end('SIGKILL'));
  try {
    senders.start();
    const strikes = [
      () => ingest.kill(),
      () => ingest.killBeforeAnswer(),
      () => ingest.killWhileProcessing(),
      () => database.crash(),
    ];
    for (let round = 0; round < faults; round++) {
      for (const strike of strikes) {
        await senders.waitForAcknowledgements(Math.ceil(ACKNOWLEDGEMENTS * (1 + random())), RECOVERY_TIMEOUT_MS);
        await strike();
      }
    }
    const thaw = await database.freeze();
    await sleep(FREEZE_MS).finally(thaw);
    await senders.waitForAcknowledgements(ACKNOWLEDGEMENTS, RECOVERY_TIMEOUT_MS);
    await senders.stop();
    const queued = await ingest.waitForProcessing();
    await ingest.end('SIGTERM');
    return await outcomeOf(ingest, queued);
  } finally {
    await ingest.end('SIGKILL');
    await senders.stop();
  }
}

async function outcomeOf(ingest: IngestRound, queued: number): Promise<ScenarioOutcome> {
  const { sent, unexpected } = ingest.senders;
  const stored = await ingest.storedReadings();
  const messages = await ingest.count('true');
  const quarantined = await ingest.count(`state <> 'processed' and state <> 'queued'`);
  const comparison = compareMessages(sent, stored);
  const answers = sent.reduce((sum, { acknowledgements }) => sum + acknowledgements, 0);
  const { lost, repeated, wrong, wrongEvents, single } = comparison;
  const broken: [boolean, string][] = [
    [lost.length > 0, `${lost.length} of ${comparison.acknowledged} acknowledged messages have no reading`],
    [repeated.length > 0, `${repeated.length} readings are stored twice`],
    [wrong.length > 0, `${wrong.length} readings differ from their messages`],
    [wrongEvents.length > 0, `${wrongEvents.length} readings do not have one event`],
    [queued > 0, `${queued} messages are still queued, or events not delivered`],
    [quarantined > 0, `${quarantined} messages were not processed`],
    [messages < answers, `${answers} answers stand for only ${messages} stored messages`],
    [messages === answers, 'every stored message was answered, so that no service was killed before its answer'],
    [single.lost === 0, 'the vendor that sends each message once has lost none, so that there was no outage'],
    [unexpected.length > 0, `unexpected statuses: ${[...new Set(unexpected)].join(', ')}`],
  ];
  const differences = broken.filter(([isBroken]) => isBroken).map(([, text]) => text);
  return {
    figures: {
      readings: stored.length,
      lost: lost.length,
      duplicates: repeated.length,
      sentOnce: single.sent,
      lostWithoutRetry: single.lost,
    },
    differences,
    ledgers: differences.length > 0 ? keep(comparison, ingest) : null,
  };
}

function keep(comparison: MessageComparison, { senders, round }: IngestRound): string {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-faults-ledgers-'));
  writeFileSync(join(folder, 'comparison.json'), JSON.stringify(comparison));
  writeFileSync(join(folder, 'sent.ndjson'), senders.sent.map((message) => `${JSON.stringify(message)}\n`).join(''));
  round.children.forEach(({ written }, index) => writeFileSync(join(folder, `process-${index + 1}.log`), written));
  return folder;
}
