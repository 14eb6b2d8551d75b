import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type Database, fillOrganizations, type StatementRunner, type Transaction, unnamedStatement } from '@rpm/database';
import { fillStatement, FIND_CHANGED, READ_IN_ORDER } from './fill-ended-observations.sql';

const FIND_UNFILLED = unnamedStatement<object, { id: number }>(
  'select organization_id as id from ended_observation_state order by organization_id',
);

const LOCK_STATE = unnamedStatement<object, { kind: ReadingKindName; through: number }>(
  'select kind, through from ended_observation_state where organization_id = $organizationId for update skip locked',
);

const SET_STATE = unnamedStatement<{ kind: ReadingKindName; through: number }>(
  'update ended_observation_state set kind = $kind, through = $through where organization_id = $organizationId',
);

const END = unnamedStatement<object>('delete from ended_observation_state where organization_id = $organizationId');

/** Stores the Observations that ended before there was a table of them. */
export function fillEndedObservations(database: Database, { signal }: { signal: AbortSignal }): Promise<void> {
  return fillOrganizations(database, { findUnfilled: FIND_UNFILLED, fillBatch }, signal);
}

/** Processes the next readings of an organization. @returns whether more of them can be processed now */
async function fillBatch(transaction: Transaction): Promise<boolean> {
  const [state] = await transaction.run(LOCK_STATE, {});
  if (!state) return false;
  const { kind } = state;
  const { last, leftOut } = await fillNext(transaction, transaction.organizationId, kind, state.through);
  if (last === null) return continueWith(transaction, READING_KIND_NAMES[READING_KIND_NAMES.indexOf(kind) + 1]);
  await transaction.run(SET_STATE, { kind, through: leftOut === null ? last : leftOut - 1 });
  return leftOut === null;
}

async function continueWith(transaction: Transaction, kind: ReadingKindName | undefined): Promise<boolean> {
  await (kind === undefined ? transaction.run(END, {}) : transaction.run(SET_STATE, { kind, through: 0 }));
  return kind !== undefined;
}

/** Stores all ended Observations of an organization that this transaction has imported, by the histories of its readings. */
export async function deriveEndedObservations(runner: StatementRunner, organizationId: number): Promise<void> {
  for (const kind of READING_KIND_NAMES) {
    for (let last: number | null = 0; last !== null;) ({ last } = await fillNext(runner, organizationId, kind, last));
  }
}

/** @returns the last of the next readings, null if there are none; and the first one that was left out, null if there is none */
async function fillNext(runner: StatementRunner, organizationId: number, kind: ReadingKindName, after: number) {
  await runner.run(READ_IN_ORDER, { sort: 'off' });
  const ids = (await runner.run(FIND_CHANGED, { organizationId, kind, after })).map(({ id }) => id);
  await runner.run(READ_IN_ORDER, { sort: 'on' });
  const last = ids.at(-1) ?? null;
  if (last === null) return { last, leftOut: null };
  const [leftOut] = await runner.run(fillStatement(kind), { organizationId, ids });
  return { last, leftOut: leftOut?.id ?? null };
}
