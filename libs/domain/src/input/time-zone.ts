import { isFullTimeZoneName, MAX_TIME_ZONE_LENGTH } from '../format/time-zone';
import { ValueError } from '../format/value-error';
import { Constraint } from './constraint';
import { Kind } from './kind';

/** Decorator for the IANA name of a time zone, such as `America/New_York`. */
export function TimeZone(description: string): PropertyDecorator {
  const error = new ValueError('not_a_time_zone', 'Send the IANA name of a time zone, such as America/New_York.');
  return Kind(
    { description, required: false, schema: { type: 'string', maxLength: MAX_TIME_ZONE_LENGTH } },
    Constraint('timeZone', (value) => (isFullTimeZoneName(value) ? null : error)),
  );
}
