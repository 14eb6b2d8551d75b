import { identifierError, withoutSeparators } from '@rpm/domain';
import { type DeviceKey } from '../adapter/message-part';

/** Greatest length of a text by which a message names a device or a person. The rest of a longer one is ignored. */
const MAX_LENGTH = 255;

/** The texts by which the device of a message is found. */
export interface DeviceName {
  /** The text that aliases contain, and that quarantine shows. */
  text: string;
  /** An IMEI without its check digit; null for other texts. Aliases may contain this one, too, and may lack its leading zero. */
  shortText: string | null;
  /** The text as the message contains it; aliases may contain this one, too. */
  sent: string;
  /** The text as an identifier, and as a MAC address; null if only an alias can name the device. */
  identifier: { plain: string; macAddress: string } | null;
}

/** Returns the texts by which a device is found. An IMEI is completed to 15 digits, if it is one. */
export function nameOfDevice({ type, value }: DeviceKey): DeviceName {
  const given = storable(value);
  if (type === 'imei') {
    const imei = completeImei(given);
    const identifier = imei === null ? null : { plain: imei, macAddress: imei };
    return { text: imei ?? given, shortText: imei?.slice(0, 14) ?? null, sent: given, identifier };
  }
  const identifier = type === 'vendor' ? null : { plain: given, macAddress: withoutSeparators('macAddress', given) };
  return { text: textOfDevice(given), shortText: null, sent: given, identifier };
}

/** Returns a text that names a device as aliases contain it, and quarantine shows it: a MAC address in its normal form, whichever its notation. */
export function textOfDevice(text: string): string {
  const given = storable(text);
  return identifierError('macAddress', given) === null ? withoutSeparators('macAddress', given) : given;
}

/**
 * Returns an IMEI with 15 digits: 13 or 14 digits lack the check digit, and perhaps leading zeros. @returns null if 15 digits have a wrong check digit, or for any
 * other text
 */
export function completeImei(digits: string): string | null {
  if (/^\d{13,14}$/.test(digits)) {
    const padded = digits.padStart(14, '0');
    return `${padded}${checkDigit(padded)}`;
  }
  return /^\d{15}$/.test(digits) && checkDigit(digits.slice(0, 14)) === Number(digits[14]) ? digits : null;
}

/** Returns the Luhn digit that completes 14 digits: every second digit is doubled, beginning with the second one. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (const [at, digit] of Array.from(digits).entries()) {
    const value = at % 2 === 1 ? 2 * Number(digit) : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

/** Returns the text by which a message names a person, as aliases contain it. */
export const nameOfPerson = (person: string): string => storable(person);

/** PostgreSQL stores neither NUL characters nor single surrogates. */
const storable = (text: string) =>
  text.trim().normalize('NFC').replaceAll('\0', '').toWellFormed().slice(0, MAX_LENGTH).toWellFormed();
