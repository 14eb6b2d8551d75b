/**
 * A position in the transaction log of the primary: everything that was committed before it can be read from a server that has replayed the log up to it. After a
 * failover, the log continues on another timeline, on which an equal location is another place of the log. Therefore positions of different timelines cannot be
 * compared, and a standby of another timeline does not have the position.
 */
export interface ReadPosition {
  timeline: number;
  /** Location in the log as PostgreSQL writes a `pg_lsn`. */
  location: string;
}

/** The text of no position: the data of the answer may be of any age. */
export const ANY_AGE = '0';

/** Positions have texts of a fixed length, so that the greater one of two texts is the later position. */
const TEXT = /^([0-9A-F]{8})-([0-9A-F]{8})([0-9A-F]{8})$/;

/** Pattern of positions as texts, and of {@link ANY_AGE}. */
export const READ_POSITION_PATTERN = `^(${ANY_AGE}|[0-9A-F]{8}-[0-9A-F]{16})$`;

/** Parses the text of a position. @returns null for {@link ANY_AGE}, undefined for any other text that is no position */
export function parseReadPosition(text: string): ReadPosition | null | undefined {
  if (text === ANY_AGE) return null;
  const [, timeline, high, low] = TEXT.exec(text) ?? [];
  // PostgreSQL counts timelines with positive 31-bit integers here.
  if (timeline === undefined || timeline > '7FFFFFFF') return undefined;
  return { timeline: parseInt(timeline, 16), location: `${high}/${low}` };
}

/** SQL for the text of a position. @param location SQL expression for a `pg_lsn` @param timeline SQL expression for eight hexadecimal digits */
export const readPositionText = (timeline: string, location: string) =>
  `${timeline} || '-' || upper(lpad(to_hex((${location} - '0/0')::bigint), 16, '0'))`;
