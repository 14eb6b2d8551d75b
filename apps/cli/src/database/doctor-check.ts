export interface DoctorCheck {
  check: string;
  /** A `warning` does not change the exit code. */
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** What the check found and, if something is wrong, how to correct it. */
  detail: string;
}
