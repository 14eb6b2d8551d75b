import { Counter, type Registry } from 'prom-client';

/**
 * Reason for which a request has no row in the audit trail: its key or session is unknown (`unknown_key`, 401), its answer contains no data of a patient
 * (`no_patient`), or it was not carried out (`not_carried_out`: it was invalid, exceeded a rate limit, or the service failed).
 */
const UNRECORDED_REASONS = ['unknown_key', 'no_patient', 'not_carried_out'] as const;

export type UnrecordedReason = (typeof UNRECORDED_REASONS)[number];

/** Counts the requests that the audit trail does not contain. Public pages are not counted. */
export class UnrecordedRequests {
  private readonly counter = new Counter({
    name: 'rpm_audit_unrecorded_requests_total',
    help: 'Requests without a row in the audit trail, by reason: an unknown key, an answer without data of a patient, or a request that was not carried out.',
    labelNames: ['reason'],
    registers: [],
  });

  constructor() {
    for (const reason of UNRECORDED_REASONS) this.counter.inc({ reason }, 0);
  }

  /** Publishes the counts. */
  publish(registry: Registry): void {
    registry.registerMetric(this.counter);
  }

  count(reason: UnrecordedReason): void {
    this.counter.inc({ reason });
  }
}
