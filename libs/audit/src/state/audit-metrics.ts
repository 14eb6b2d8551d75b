import { type Database } from '@rpm/database';
import { Counter, Gauge, type Registry } from 'prom-client';
import { findAuditState } from './audit-state';
import { type AuditState } from './audit-state.sql';

const secondsSince = (time: Date) => Math.max(0, (Date.now() - time.getTime()) / 1000);

/** The gauges of an {@link AuditState}: name, help text and value. A gauge whose value is null is absent. */
const GAUGES: [name: string, help: string, value: (state: AuditState) => number | null][] = [
  [
    'rpm_audit_oldest_unsealed_age_seconds',
    'Time since the oldest row of the audit trail was recorded that is in no block yet. 0 if all rows are.',
    ({ oldestUnsealed }) => (oldestUnsealed ? secondsSince(oldestUnsealed) : 0),
  ],
  [
    'rpm_audit_newest_checkpoint_age_seconds',
    'Time since the newest checkpoint of the audit trail was made. Absent while there is none.',
    ({ newestCheckpoint }) => (newestCheckpoint ? secondsSince(newestCheckpoint) : null),
  ],
  [
    'rpm_audit_checkpoint_signed',
    '1 if the newest checkpoint of the audit trail is signed, otherwise 0. Absent while there is none.',
    ({ newestCheckpoint, isSigned }) => (newestCheckpoint ? Number(isSigned) : null),
  ],
];

/**
 * Registers gauges that show how far the audit trail is sealed and signed. One transaction reads the state on each scrape, so every process exports the same
 * values. The gauges are absent while the database cannot be read.
 */
export function observeAuditState(registry: Registry, database: Database): void {
  let reading: Promise<AuditState | null> | null = null;
  // All gauges of a scrape share one transaction.
  const read = () =>
    (reading ??= findAuditState(database)
      .catch(() => null)
      .finally(() => (reading = null)));
  for (const [name, help, valueOf] of GAUGES) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => {
        const state = await read();
        const value = state && valueOf(state);
        if (value === null) gauge.remove({});
        else gauge.set(value);
      },
    });
  }
}

/** Registers the counter of the rows that this process stored, or failed to store, before the answers that they are about could leave. */
export function observeAuditRows(registry: Registry, { auditTrail }: Pick<Database, 'auditTrail'>): void {
  const counter: Counter = new Counter({
    name: 'rpm_audit_rows_total',
    help: 'Rows of the audit trail about answers of this process, by outcome: stored, or failed (the answer was 503). Rows of changes are not counted.',
    labelNames: ['outcome'],
    registers: [registry],
    collect: () => {
      counter.reset();
      for (const [outcome, count] of Object.entries(auditTrail.counts)) counter.inc({ outcome }, count);
    },
  });
}
