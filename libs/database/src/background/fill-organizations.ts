import { setTimeout as sleep } from 'node:timers/promises';
import { type Database } from '../database/database';
import { type Statement } from '../statement/statement';
import { type Transaction } from '../transaction/transaction';

/** Time after which an organization is looked at again that another process is processing, which may have been killed, or whose rows are being changed. */
const RETRY_MS = 500;

/** A part of an upgrade that fills a table for each organization, in batches. */
interface Filling {
  /** Finds the organizations for which rows are left. */
  findUnfilled: Statement<object, { id: number }>;
  /** Processes the next rows of an organization, unless another process does. @returns whether more of them can be processed now */
  fillBatch: (transaction: Transaction) => Promise<boolean>;
}

/**
 * Fills a table that rows which were stored before it existed need. It continues where an earlier run was interrupted. Several processes may run it at once: each
 * organization is processed by one of them, and the others wait for its end.
 */
export async function fillOrganizations(
  database: Database,
  { findUnfilled, fillBatch }: Filling,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const organizations = await database.run('delivery', findUnfilled, {});
    for (const { id: organizationId } of organizations) {
      while (!signal.aborted && (await database.inTransaction({ organizationId }, fillBatch)));
    }
    if (organizations.length === 0 || signal.aborted) return;
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}
