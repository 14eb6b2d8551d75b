import { isPostalCode } from 'class-validator';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { countryCode } from '../format/country';
import { ValueError } from '../format/value-error';
import { type Patch } from '../patch/merge-patch';
import { type PatientAddress } from './patient-address';

/** The properties of a patient's contact data whose formats depend on the country. */
export interface PatientContact {
  phoneNumber?: string | null;
  address?: Patch<PatientAddress> | null;
}

/** Checks a telephone number, which must be international (E.164) or a national number of the country in the address. @returns null if it is valid */
export function telephoneError({ phoneNumber, address }: PatientContact): ValueError | null {
  if (typeof phoneNumber !== 'string') return null;
  const country = countryCode(address?.country);
  const number = parsePhoneNumberFromString(phoneNumber, {
    extract: false,
    ...(country !== null && isSupportedCountry(country) && { defaultCountry: country }),
  });
  // Only the length is checked, not whether the number is assigned: number ranges change, and numbers reserved for tests are never assigned.
  return number?.isPossible() ? null : NOT_A_NUMBER;
}

const NOT_A_NUMBER = new ValueError(
  'not_a_telephone_number',
  'Send a number with + and country code, such as +15555550100, or a national one of the country in the address.',
  ['phoneNumber'],
);

/** Checks a postal code if the format used in the country is known. @returns null if it is valid */
export function postalCodeError({ address }: PatientContact): ValueError | null {
  const country = countryCode(address?.country);
  const zipCode = address?.zipCode;
  if (country === null || typeof zipCode !== 'string') return null;
  return isPostalCodeOf(country, zipCode) ? null : NOT_A_POSTAL_CODE;
}

const NOT_A_POSTAL_CODE = new ValueError('not_a_postal_code', 'Send a postal code of the country in the address.', [
  'address',
  'zipCode',
]);

function isPostalCodeOf(country: string, zipCode: string): boolean {
  try {
    return isPostalCode(zipCode, country as Parameters<typeof isPostalCode>[1]);
  } catch {
    // The postal-code library throws if it does not know the postal codes of a country.
    return true;
  }
}
