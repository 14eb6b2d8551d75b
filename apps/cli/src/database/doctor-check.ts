export interface DoctorCheck {
  check: string;
  /** A `warning` does not change the exit code. */
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** Result of the check and, if something is wrong, the way to correct it. */
  detail: string;
}
