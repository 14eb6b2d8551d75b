import { TemporaryProblem } from '@rpm/domain';

const RETRY_AFTER_SECONDS = 5;

/** Returns the problem of a request whose row cannot be stored, and whose answer therefore must not leave the service. */
export function auditUnavailable(): TemporaryProblem {
  return new TemporaryProblem(
    'audit_unavailable',
    'The service cannot record this request now, and answers no request that it cannot record. Try again later.',
    RETRY_AFTER_SECONDS,
  );
}
