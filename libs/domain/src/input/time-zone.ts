import { Constraint } from './constraint';
import { ValueError } from './value-error';
import { Kind } from './kind';

/** Whether the name is a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  // The runtime also takes bare offsets, which are not zones.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const MAX_LENGTH = 64;
/** One word other than UTC, such as CET, is a zone with summer time to IANA and a fixed offset to PostgreSQL. */
const FULL_NAME = /^(UTC|[^/]+\/.+)$/;

/** The IANA name of a time zone: `America/New_York`. */
export function TimeZone(description: string): PropertyDecorator {
  const error = new ValueError('not_a_time_zone', 'Send the IANA name of a time zone, such as America/New_York.');
  const isFullName = (value: unknown) =>
    typeof value === 'string' && value.length <= MAX_LENGTH && FULL_NAME.test(value) && isTimeZone(value);
  return Kind(
    { description, required: false, schema: { type: 'string', maxLength: MAX_LENGTH } },
    Constraint('timeZone', (value) => (isFullName(value) ? null : error)),
  );
}
