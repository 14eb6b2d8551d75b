import { textError } from '@rpm/domain';
import { type Place } from './place';

/** Maximum number of characters of a text by which a vendor identifies a device, a person or a reading. */
const MAX_KEY_LENGTH = 255;

/** Reads a text by which a vendor identifies something, as the vendor has written it. Whole numbers keep all of their digits. @throws Unreadable if there is none */
export function readKeyText(place: Place): string {
  const key = optionalKey(place);
  if (key === undefined) throw place.unreadable();
  return key;
}

/** Reads a text like {@link readKeyText}; undefined if nothing is there. @throws Unreadable if something else is there */
export function optionalKey(place: Place): string | undefined {
  if (place.isMissing) return undefined;
  const key = wholeNumber(place) ?? optionalWord(place) ?? '';
  if (key === '' || textError(key, MAX_KEY_LENGTH)) throw place.unreadable();
  return key;
}

/** Returns a whole number with all of its digits; undefined if there is none. */
function wholeNumber({ value }: Place): string | undefined {
  const isWhole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));
  return isWhole ? String(value) : undefined;
}

/** Returns the text at a place without white space around it; undefined if there is no text. */
export function optionalWord(place: Place): string | undefined {
  return typeof place.value === 'string' && !place.isMissing ? place.value.trim() : undefined;
}

/**
 * Returns a text or a whole number that only distinguishes readings; undefined if nothing storable is there, because a reading is recorded without it, too.
 */
export function optionalLabel(place: Place): string | undefined {
  const label = (wholeNumber(place) ?? optionalWord(place))?.slice(0, MAX_KEY_LENGTH);
  return label === undefined || textError(label, MAX_KEY_LENGTH) ? undefined : label;
}

/** Reads a flag: true, false, 1 or 0, also as a text; undefined if nothing is there. @throws Unreadable if something else is there */
export function optionalFlag(place: Place): boolean | undefined {
  if (place.isMissing) return undefined;
  const { value } = place;
  const flag = FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
  if (flag === undefined) throw place.unreadable();
  return flag;
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
]);
