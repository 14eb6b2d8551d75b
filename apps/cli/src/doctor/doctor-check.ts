/** The result of a check. */
export interface Finding {
  /** A `warning` does not change the exit code. */
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** Result of the check and, if something is wrong, the way to correct it. */
  detail: string;
}

/** The result of a check with its name. */
export interface DoctorCheck extends Finding {
  check: string;
}

export const ok = (detail: string): Finding => ({ status: 'ok', detail });
export const warning = (detail: string): Finding => ({ status: 'warning', detail });
export const failed = (detail: string): Finding => ({ status: 'failed', detail });

/** Maximum number of rows that a check lists. Checks query one row more, to know whether there are others. */
export const MAX_LISTED = 10;

/** Lists the first rows, and says whether there are more. */
export function listSome<Row>(rows: readonly Row[], textOf: (row: Row) => string): string {
  const texts = rows.slice(0, MAX_LISTED).map(textOf);
  return `${texts.join('; ')}${rows.length > MAX_LISTED ? ' and more' : ''}`;
}
