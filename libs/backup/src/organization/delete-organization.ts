import { Conflict } from '@rpm/domain';
import { setTimeout } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import { ORGANIZATION_TABLES } from '@rpm/schema';
import { type Database, inOrganization, type Transaction } from '@rpm/database';
import { assertNotNewer } from '../archive/known-schema';
import { LOCK_READING_COUNTS, MOVE_ORGANIZATION } from './moved-organization.sql';

/** The number of rows of an organization in each of its tables, without empty tables. */
export type RowCounts = Record<string, number>;

const HELD_DEVICES = {
  text: 'select count(*)::int as held from device where organization_id = $1 and current_patient_id is not null',
};

const RUNNING_DELIVERIES = {
  text: `select exists (select from webhook_delivery where organization_id = $1 and owner is not null)
    or exists (select from event_lease where organization_id = $1 and lease_end < 'infinity') as running`,
};

/** Time after which a running delivery must have ended: the time limit of its request, and some reserve. */
const LONGEST_DELIVERY_MS = 60_000;
const POLL_MS = 250;

/** Counts what {@link deleteOrganization} would delete. @throws Conflict when patients hold devices, BackupError in a newer database */
export async function countRowsOfOrganization(dataSource: Database, organizationId: number): Promise<RowCounts> {
  await assertNotNewer(dataSource);
  return inOrganization(dataSource, organizationId, async (transaction) => {
    await assertNoDeviceIsHeld(transaction);
    const counts: RowCounts = {};
    for (const table of ORGANIZATION_TABLES) {
      const text = `select count(*)::float8 as rows from ${escapeIdentifier(table)} where organization_id = $1`;
      const [row] = await transaction.run<{ rows: number }>({ text }, [organizationId]);
      if (row && row.rows > 0) counts[table] = row.rows;
    }
    return counts;
  });
}

/**
 * Deletes an organization with all of its rows while the service runs. Its keys and webhooks end first, so that nothing writes to it any more; if the
 * deletion then fails, it can be repeated. @throws Conflict when patients hold devices, or a delivery does not end, BackupError in a newer database
 */
export async function deleteOrganization(dataSource: Database, organizationId: number): Promise<RowCounts> {
  await assertNotNewer(dataSource);
  await inOrganization(dataSource, organizationId, async (transaction) => {
    await assertNoDeviceIsHeld(transaction);
    await transaction.run(
      { text: 'update api_key set revoke_timestamp = now() where organization_id = $1 and revoke_timestamp is null' },
      [organizationId],
    );
    await transaction.run({ text: 'update webhook set enabled = false where organization_id = $1 and enabled' }, [
      organizationId,
    ]);
  });
  await waitForDeliveries(dataSource, organizationId);
  return inOrganization(dataSource, organizationId, async (transaction) => {
    await transaction.manager.query(`set local statement_timeout = 0`);
    await transaction.manager.query(MOVE_ORGANIZATION);
    await transaction.manager.query(LOCK_READING_COUNTS);
    // Every row of the organization refers to this row, so the lock prevents new rows until the end of the transaction.
    await transaction.run({ text: 'select from organization where id = $1 for update' }, [organizationId]);
    await assertNoDeviceIsHeld(transaction);
    const deleted: RowCounts = {};
    // The deletion is repeated, because triggers record the deletion of some rows in other tables, which then contain rows again.
    while (await deleteRows(transaction, deleted));
    await transaction.run({ text: 'delete from organization where id = $1' }, [organizationId]);
    return deleted;
  });
}

async function assertNoDeviceIsHeld(transaction: Transaction): Promise<void> {
  const [row] = await transaction.run<{ held: number }>(HELD_DEVICES, [transaction.organizationId]);
  if (!row || row.held === 0) return;
  throw new Conflict(
    `Patients still hold ${row.held} device(s) of this organization. Receive or disassociate them first: "rpm-admin device list --patient-id ..." shows them.`,
  );
}

async function waitForDeliveries(dataSource: Database, organizationId: number): Promise<void> {
  for (let waited = 0; waited <= LONGEST_DELIVERY_MS; waited += POLL_MS) {
    const [row] = await inOrganization(dataSource, organizationId, (transaction) =>
      transaction.run<{ running: boolean }>(RUNNING_DELIVERIES, [organizationId]),
    );
    if (!row?.running) return;
    await setTimeout(POLL_MS);
  }
  throw new Conflict(
    'A delivery to a webhook of this organization has not ended. Its keys and webhooks are disabled; try again later.',
  );
}

/** Deletes the rows of all tables, referring tables first. @returns whether there were any rows */
async function deleteRows({ manager, organizationId }: Transaction, deleted: RowCounts): Promise<boolean> {
  let found = false;
  for (const table of ORGANIZATION_TABLES.toReversed()) {
    const [, count] = await manager.query<[unknown[], number]>(
      `delete from ${escapeIdentifier(table)} where organization_id = $1`,
      [organizationId],
    );
    if (count === 0) continue;
    deleted[table] = (deleted[table] ?? 0) + count;
    found = true;
  }
  return found;
}
