import { type BareTransaction, type Database, recordEntry, sqlStateOf, unnamedStatement } from '@rpm/database';
import { type AuditedRequest, partOf } from '@rpm/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import { ARCHIVE_SCOPE, type ArchivedMonth, COUNT_ROWS, FIND_PARTITION, INSERT_ARCHIVE, KEEP_LEAVES } from './archive.sql';
import { ArchiveRefused } from './archive-refused';
import { type Month, partitionOf } from './archived-month';

const DEFAULT_PARTITION = 'audit_event_rest';

/** Number of attempts to get the lock on the trail, and pause between two. Each attempt waits a second at most, because requests wait behind it. */
const ATTEMPTS = 10;
const PAUSE_MS = 500;

/** SQLSTATEs after which the month is dropped in another attempt: lock_not_available and deadlock_detected. */
const LATER = ['55P03', '40P01'];
const NOT_OWNER = '42501';

/**
 * Drops the rows of a month whose file was checked, and records the archive and the command in the same transaction. @throws ArchiveRefused if the month has got
 * further rows, or if the role of the connection may not drop it
 */
export async function dropMonth(
  database: Database,
  month: Month,
  archive: ArchivedMonth,
  request: AuditedRequest,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await database.inTransaction('unscoped', (transaction) => dropWithin(transaction, month, archive, request));
      return;
    } catch (error) {
      const state = sqlStateOf(error) ?? '';
      if (state === NOT_OWNER) throw notOwner(error);
      if (!LATER.includes(state) || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function dropWithin(
  transaction: BareTransaction,
  month: Month,
  archive: ArchivedMonth,
  request: AuditedRequest,
): Promise<void> {
  const { begin, end } = month;
  await transaction.run(ARCHIVE_SCOPE, {});
  const name = partitionOf(month);
  const [partition] = await transaction.run(FIND_PARTITION, { name });
  const isAlone = partition?.found === true;
  // Nobody can add rows of this month any more; rows of other months are added meanwhile.
  await transaction.run(unnamedStatement(`lock table ${isAlone ? name : DEFAULT_PARTITION} in share mode`), {});
  const [stored] = await transaction.run(COUNT_ROWS, { begin, end });
  if (stored?.rows !== archive.rows)
    throw new ArchiveRefused(`The month ${month.name} has got further rows. Run the command again when they are sealed.`);
  await transaction.run(KEEP_LEAVES, { begin, end, month: month.name });
  await transaction.run(INSERT_ARCHIVE, archive);
  await recordEntry(transaction, { ...request, ...partOf([], archive.rows) });
  for (const text of isAlone ? dropPartition(name) : deleteFromDefault(month)) await transaction.run(unnamedStatement(text), {});
}

const dropPartition = (name: string) => [`alter table audit_event detach partition ${name}`, `drop table ${name}`];

/** SQL that removes the rows of a month from the default partition, whose trigger and policies otherwise forbid it. */
const deleteFromDefault = ({ begin, end }: Month) => [
  `alter table ${DEFAULT_PARTITION} disable trigger keep_rows, no force row level security`,
  `delete from ${DEFAULT_PARTITION} where recorded_timestamp >= '${begin.toISOString()}' and recorded_timestamp < '${end.toISOString()}'`,
  `alter table ${DEFAULT_PARTITION} enable trigger keep_rows, force row level security`,
];

const notOwner = (cause: unknown) =>
  new ArchiveRefused(
    'Only the owner of the audit trail may drop a month. Set DATABASE_MIGRATION_URL to the URL with the owner, as for migrations, and run the command again. ' +
      'The file of the month is complete; the command will check it and continue.',
    { cause },
  );
