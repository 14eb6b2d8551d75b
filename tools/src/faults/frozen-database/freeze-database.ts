import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProgram } from '../../harness/child-program';
import { ConcurrentWriters } from './concurrent-writers';
import { FaultTestCustomer } from './customer';
import { type ScenarioOutcome, type ScenarioOptions } from '../deliveries/play';
import { type FaultDatabase } from '../fault-database';
import { compareWrites, type StoredWrite } from './write-ledger';

const CUSTOMERS = 3;
/** Duration of the freeze: twice the time limit for the use of a connection, so that a waiting ROLLBACK exceeds its limit, too. */
const FREEZE_MS = 13_000;
const ACKNOWLEDGEMENTS = 10;
const REJECTED_WRITES = 10;
const RECOVERY_TIMEOUT_MS = 60_000;
/**
 * Time limit for a response while the database is frozen. The service guarantees a response within 6 s; the additional time allows for a busy
 * machine.
 */
const REFUSAL_LIMIT_MS = 8_000;

/**
 * Freezes PostgreSQL while several organizations write, and then lets it continue. Checks that every acknowledged write is stored exactly once in its
 * own organization.
 */
export async function runFreezeDatabase(poolSize: number, { database, defer }: ScenarioOptions): Promise<ScenarioOutcome> {
  const service = ChildProgram.spawn('apps/api/dist/main.js', [], {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: String(poolSize),
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    WEBHOOK_ENCRYPTION_KEY: database.encryptionKey,
  });
  defer(() => service.end('SIGKILL'));
  const writers = new ConcurrentWriters();
  const organizationIds: number[] = [];
  try {
    const url = await service.says(/The service is at (http:\S+) /);
    for (let count = 0; count < CUSTOMERS; count++) {
      const customer = await FaultTestCustomer.create(database.dataSource, url);
      organizationIds.push(customer.organizationId);
      await writers.start(customer);
    }
    await writers.waitForAcknowledgements(ACKNOWLEDGEMENTS, RECOVERY_TIMEOUT_MS);
    const thaw = await database.freeze();
    defer(() => {
      thaw();
      return Promise.resolve();
    });
    /**
     * If the freeze left a transaction open on a pooled connection, later single statements would be acknowledged inside that transaction, and the
     * ROLLBACK of a rejected write would undo them. Writers with Idempotency-Keys are paused, because their COMMIT would commit that transaction.
     */
    writers.pauseKeyed();
    await sleep(FREEZE_MS).finally(thaw);
    await writers.waitForAcknowledgements(ACKNOWLEDGEMENTS, RECOVERY_TIMEOUT_MS);
    await writers.sendRejectedWrites(REJECTED_WRITES);
    writers.resumeKeyed();
    await writers.waitForAcknowledgements(ACKNOWLEDGEMENTS, RECOVERY_TIMEOUT_MS);
    await writers.stop();
    await service.end('SIGTERM');
  } finally {
    await service.end('SIGKILL');
    await writers.stop();
  }
  await database.waitForRunningStatements();
  return outcomeOf(writers, await storedWrites(database, organizationIds), service);
}

async function storedWrites(database: FaultDatabase, organizationIds: number[]): Promise<StoredWrite[]> {
  const rows = await database.look<StoredWrite>(
    `select organization_id as "organizationId", 'site' as kind, name as marker, id from site where organization_id = any($1)
     union all
     select organization_id, 'reading', to_char(reading_timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), id
     from blood_glucose_reading where organization_id = any($1)`,
    organizationIds,
  );
  if (rows.length === 0) throw new Error('The writers stored nothing.');
  return rows;
}

function outcomeOf(
  { requested, unexpected, slowestRefusalMs }: ConcurrentWriters,
  stored: StoredWrite[],
  service: ChildProgram,
): ScenarioOutcome {
  const { acknowledged, lost, repeated, misplaced } = compareWrites(requested, stored);
  const slowest = `${(slowestRefusalMs / 1000).toFixed(1)} s`;
  const broken: [boolean, string][] = [
    [lost.length > 0, `${lost.length} of ${acknowledged} acknowledged writes are not stored`],
    [repeated.length > 0, `${repeated.length} writes are stored twice`],
    [misplaced.length > 0, `${misplaced.length} rows are in another organization than requested`],
    [unexpected.length > 0, `${unexpected.length} unexpected answers: ${[...new Set(unexpected)].slice(0, 5).join(', ')}`],
    [slowestRefusalMs === 0, 'the service refused no request while PostgreSQL was frozen'],
    [slowestRefusalMs > REFUSAL_LIMIT_MS, `the slowest refusal took ${slowest}, documented are 6 s`],
  ];
  const differences = broken.filter(([isBroken]) => isBroken).map(([, text]) => text);
  const ledgers = differences.length > 0 ? keep({ requested, stored, lost, repeated, misplaced, unexpected }, service) : null;
  return { figures: { readings: acknowledged, lost: lost.length, duplicates: repeated.length }, differences, ledgers };
}

function keep(ledgers: Record<string, readonly unknown[]>, service: ChildProgram): string {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-faults-ledgers-'));
  for (const [name, rows] of Object.entries(ledgers)) {
    writeFileSync(join(folder, `${name}.ndjson`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  writeFileSync(join(folder, 'service.log'), service.written);
  return folder;
}
