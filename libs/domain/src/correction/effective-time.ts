import { ValueError } from '../format/value-error';
import { readInstant } from '../format/instant';
import { Kind } from '../input/kind';
import { type PresenceOptions } from '../input/presence';
import { EARLIEST_READING } from '../reading-kind/reading-bounds';

const [EARLIEST] = EARLIEST_READING.toISOString().split('T');
const NOT_PAST = new ValueError('not_in_range', `Send an instant from ${EARLIEST} until now.`);

/** Decorator for the time at which an event really took place. The time may be long before the event is recorded, but not in the future. */
export function PastInstant(description: string, { required = false, clearable }: PresenceOptions = {}): PropertyDecorator {
  const convert = (raw: unknown) => {
    const instant = readInstant(raw);
    return instant instanceof ValueError || (instant >= EARLIEST_READING && instant <= new Date()) ? instant : NOT_PAST;
  };
  return Kind({ description, convert, required, clearable, schema: { type: 'string', format: 'date-time' } });
}
