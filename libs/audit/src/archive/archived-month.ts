/** A month of the audit trail, in UTC. */
export interface Month {
  /** Such as `2020-01`. */
  name: string;
  begin: Date;
  /** The beginning of the next month. */
  end: Date;
}

const NAME = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Returns the month with a name such as `2020-01`; null if the text is no month. */
export function monthOf(name: string): Month | null {
  const [, year, month] = NAME.exec(name) ?? [];
  if (year === undefined || month === undefined) return null;
  const at = (months: number) => new Date(Date.UTC(Number(year), months, 1));
  return { name, begin: at(Number(month) - 1), end: at(Number(month)) };
}

/** Returns the beginning of the oldest month that must be kept for a number of years. Every row before it is older than that. */
export const oldestKept = (now: Date, years: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), 1));

/** Returns the name of the file with the rows of a month. @param nth 1 for the first file of the month */
export const fileNameOf = ({ name }: Month, nth: number): string => `audit-${name}${nth === 1 ? '' : `-${nth}`}.ndjson.gz`;

/** Returns the name of the partition with the rows of a month. Rows of a month without a partition are in the default partition. */
export const partitionOf = ({ name }: Month): string => `audit_event_${name.replace('-', '_')}`;
