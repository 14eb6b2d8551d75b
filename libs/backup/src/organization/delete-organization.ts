import { Conflict } from '@rpm/domain';
import { setTimeout } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import { ORGANIZATION_TABLES } from '@rpm/schema';
import { type Database, type Transaction, unnamedStatement } from '@rpm/database';
import { assertNotNewer } from '../archive/known-schema';
import { LOCK_READING_COUNTS, MOVE_ORGANIZATION } from './moved-organization.sql';

/** Number of rows that an organization has in each table. Tables without rows of the organization are omitted. */
export type RowCounts = Record<string, number>;

const HELD_DEVICES = unnamedStatement<object, { held: number }>(
  'select count(*)::int as held from device where organization_id = $organizationId and current_patient_id is not null',
);

const RUNNING_DELIVERIES = unnamedStatement<
  object,
  { running: boolean }
>(`select exists (select from webhook_delivery where organization_id = $organizationId and owner is not null)
    or exists (select from event_lease where organization_id = $organizationId and lease_end < 'infinity') as running`);

const countRows = (table: string) =>
  unnamedStatement<object, { rows: number }>(
    `select count(*)::float8 as rows from ${escapeIdentifier(table)} where organization_id = $organizationId`,
  );

const deleteRowsOf = (table: string) =>
  unnamedStatement<object, { count: number }>(
    `with deleted as (delete from ${escapeIdentifier(table)} where organization_id = $organizationId returning 1)
     select count(*)::float8 as count from deleted`,
  );

const REVOKE_KEYS = unnamedStatement(
  'update api_key set revoke_timestamp = now() where organization_id = $organizationId and revoke_timestamp is null',
);
const DISABLE_WEBHOOKS = unnamedStatement(
  'update webhook set enabled = false where organization_id = $organizationId and enabled',
);
const UNLIMITED_TIME = unnamedStatement('set local statement_timeout = 0');
const LOCK_ORGANIZATION = unnamedStatement('select from organization where id = $organizationId for update');
const DELETE_ORGANIZATION = unnamedStatement('delete from organization where id = $organizationId');

/** Time after which a running delivery must have ended: the time limit of its request, and a safety margin. */
const LONGEST_DELIVERY_MS = 60_000;
const POLL_MS = 250;

/**
 * Counts what {@link deleteOrganization} would delete. @param heldDevices number of devices that patients may hold
 * @throws Conflict when patients hold another number of devices, BackupError in a newer database
 */
export async function countRowsOfOrganization(database: Database, organizationId: number, heldDevices = 0): Promise<RowCounts> {
  await assertNotNewer(database);
  return database.inTransaction({ organizationId }, async (transaction) => {
    await assertHeldDevices(transaction, heldDevices);
    const counts: RowCounts = {};
    for (const table of ORGANIZATION_TABLES) {
      const [row] = await transaction.run(countRows(table), {});
      if (row && row.rows > 0) counts[table] = row.rows;
    }
    return counts;
  });
}

/**
 * Deletes an organization with all of its rows while the service runs. Its keys and webhooks are disabled first, so that nothing writes to it any more; if the
 * deletion then fails, it can be repeated. @param heldDevices number of devices that patients may hold, such as those of a simulation
 * @throws Conflict when patients hold another number of devices, or a delivery does not end, BackupError in a newer database
 */
export async function deleteOrganization(database: Database, organizationId: number, heldDevices = 0): Promise<RowCounts> {
  await assertNotNewer(database);
  await database.inTransaction({ organizationId }, async (transaction) => {
    await assertHeldDevices(transaction, heldDevices);
    await transaction.run(REVOKE_KEYS, {});
    await transaction.run(DISABLE_WEBHOOKS, {});
  });
  await waitForDeliveries(database, organizationId);
  return database.inTransaction({ organizationId }, async (transaction) => {
    await transaction.run(UNLIMITED_TIME, {});
    await transaction.run(MOVE_ORGANIZATION, {});
    await transaction.run(LOCK_READING_COUNTS, {});
    // Every row of the organization refers to this row, so the lock prevents new rows until the end of the transaction.
    await transaction.run(LOCK_ORGANIZATION, {});
    await assertHeldDevices(transaction, heldDevices);
    const deleted: RowCounts = {};
    // The deletion is repeated, because triggers record the deletion of some rows in other tables, which then contain rows again.
    while (await deleteRows(transaction, deleted));
    await transaction.run(DELETE_ORGANIZATION, {});
    return deleted;
  });
}

async function assertHeldDevices(transaction: Transaction, expected: number): Promise<void> {
  const [{ held } = { held: 0 }] = await transaction.run(HELD_DEVICES, {});
  if (held === expected) return;
  const confirmation =
    held === 0 ? 'Leave out --held-devices.' : `If none of them has to come back, confirm their number: --held-devices ${held}.`;
  throw new Conflict(
    `Patients still hold ${held} device(s) of this organization${expected === 0 ? '' : `, not ${expected}`}. ` +
      `"rpm-admin device list --current-status withPatient" shows them; receive or disassociate them first. ${confirmation}`,
  );
}

async function waitForDeliveries(database: Database, organizationId: number): Promise<void> {
  for (let waited = 0; waited <= LONGEST_DELIVERY_MS; waited += POLL_MS) {
    const [row] = await database.inTransaction({ organizationId }, (transaction) => transaction.run(RUNNING_DELIVERIES, {}));
    if (!row?.running) return;
    await setTimeout(POLL_MS);
  }
  throw new Conflict(
    'A delivery to a webhook of this organization has not ended. Its keys and webhooks are disabled; try again later.',
  );
}

/** Deletes the rows of all tables, referring tables first. @returns whether there were any rows */
async function deleteRows(transaction: Transaction, deleted: RowCounts): Promise<boolean> {
  let found = false;
  for (const table of ORGANIZATION_TABLES.toReversed()) {
    const [{ count } = { count: 0 }] = await transaction.run(deleteRowsOf(table), {});
    if (count === 0) continue;
    deleted[table] = (deleted[table] ?? 0) + count;
    found = true;
  }
  return found;
}
