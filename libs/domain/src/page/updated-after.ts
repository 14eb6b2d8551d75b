import { readInstant } from '../format/instant';
import { ValueError } from '../format/value-error';
import { Kind } from '../input/kind';
import { type ChangePosition, readCursor } from './changes';

/** The parameters that can be sent together with `updatedAfter`. */
const COMBINABLE = ['updatedAfter', 'size', 'view'];

const NOT_A_POSITION = new ValueError('not_a_cursor', 'Send the cursor of an earlier answer, or an RFC 3339 timestamp.');
const NOT_COMBINABLE = new ValueError(
  'not_combinable',
  'Together with updatedAfter, send only size and view: what no longer matches a filter would be missing.',
);

const SCHEMA = { type: 'string', minLength: 1, maxLength: 40 };

/** Decorator for the query parameter `updatedAfter` of a list: a timestamp, or the cursor of the previous answer. */
export function UpdatedAfter(): PropertyDecorator {
  return Kind({
    description:
      'Deprecated: fetch `…/changes` instead. With this parameter, the response is that of `…/changes`; it can be combined only with `size` and `view`.',
    convert: (raw, input) => (Object.keys(input).every((name) => COMBINABLE.includes(name)) ? read(raw) : NOT_COMBINABLE),
    required: false,
    schema: SCHEMA,
    isDeprecated: true,
  });
}

/** Decorator for the required parameter `updatedAfter` of a list of changes. */
export function ChangesAfter(): PropertyDecorator {
  return Kind({
    description: 'Only changes after this time, or after this cursor of an earlier response.',
    convert: read,
    required: true,
    schema: SCHEMA,
  });
}

function read(raw: unknown): ChangePosition | ValueError {
  if (typeof raw !== 'string') return NOT_A_POSITION;
  const position = readCursor(raw);
  if (position) return position;
  const timestamp = readInstant(raw, 'down');
  return timestamp instanceof ValueError ? NOT_A_POSITION : { timestamp, id: Number.MAX_SAFE_INTEGER };
}
