import { Constraint } from './constraint';
import { damagedIdentifierError } from './damaged-identifier';

/**
 * The kind of thing that an identifier in a body identifies. `resource`: the resource of the body. It may have a damaged identifier that was stored
 * before damaged ones were rejected, so its entity compares new values with stored ones. `other`: another thing, such as a parcel or a device;
 * damaged identifiers are always rejected.
 */
export type Identifies = 'resource' | 'other';

/** Rejects an identifier that a spreadsheet has damaged, unless an id in the same object makes the identifier irrelevant. */
export function Undamaged(): PropertyDecorator {
  return Constraint('undamaged', (value, { id }) => (typeof id === 'number' ? null : damagedIdentifierError(value)));
}
