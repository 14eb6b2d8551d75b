export interface DoctorCheck {
  check: string;
  /** A `warning` does not change the exit code. */
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** Result of the check and, if something is wrong, the way to correct it. */
  detail: string;
}

/** Returns the result of a check that either succeeds or fails. */
export function found(check: string, isOk: boolean, detail: string): DoctorCheck {
  return { check, status: isOk ? 'ok' : 'failed', detail };
}
