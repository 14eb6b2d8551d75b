/**
 * Lengths of the periods by which readings are counted: UTC days and hours. All lists add up the counts of days; lists filtered by time also add up the
 * counts of the hours at both ends of the range.
 */
export const DAY_MS = 86_400_000;
export const HOUR_MS = DAY_MS / 24;

/** SQL for the beginning of the UTC day that contains a timestamp. */
export const dayOf = (timestamp: string) => periodOf('1 day', timestamp);

/** SQL for the beginning of the hour that contains a timestamp. */
export const hourOf = (timestamp: string) => periodOf('1 hour', timestamp);

/** SQL for the beginning of a period. `date_bin` takes a fraction of the time that converting the timestamp to a date would take. */
const periodOf = (length: string, timestamp: string) => `date_bin('${length}', ${timestamp}, timestamptz '2000-01-01Z')`;
