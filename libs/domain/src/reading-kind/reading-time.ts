import { ValueError } from '../format/value-error';
import { readInstant } from '../format/instant';
import { Kind } from '../input/kind';
import { EARLIEST_READING, isPlausibleReadingTime, MAX_LEAD_MINUTES } from './reading-bounds';

/**
 * Decorator for the timestamp of a reading, which must not be before the earliest accepted time, or further in the future than device clocks may be
 * ahead.
 */
export function ReadingTime(description: string): PropertyDecorator {
  const [earliest] = EARLIEST_READING.toISOString().split('T');
  const error = new ValueError('not_in_range', `Send an instant from ${earliest} to ${MAX_LEAD_MINUTES} minutes from now.`);
  const convert = (raw: unknown) => {
    const instant = readInstant(raw);
    return instant instanceof ValueError || isPlausibleReadingTime(instant, new Date()) ? instant : error;
  };
  return Kind({ description, convert, required: true, schema: { type: 'string', format: 'date-time' } });
}
