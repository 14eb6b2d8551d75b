import { Constraint } from './constraint';
import { damagedIdentifierError } from './damaged-identifier';

/**
 * What an identifier in a body identifies. `resource`: the resource of the body, which may have a damaged identifier since before these were rejected, so
 * that its entity compares new values with stored ones. `other`: something else, such as a parcel or a device; damaged identifiers are always rejected.
 */
export type Identifies = 'resource' | 'other';

/** Rejects an identifier that a spreadsheet has damaged, unless an id beside it makes it irrelevant. */
export function Undamaged(): PropertyDecorator {
  return Constraint('undamaged', (value, { id }) => (typeof id === 'number' ? null : damagedIdentifierError(value)));
}
