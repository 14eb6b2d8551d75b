import { isISO31661Alpha2, isPostalCode } from 'class-validator';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { Fault } from '../input/fault';
import { type Patch } from '../input/merge-patch';
import { type PatientAddress } from './patient-address';

/** How a patient can be reached: what is said of one depends on the country of the other. */
export interface PatientContact {
  phoneNumber?: string | null;
  address?: Patch<PatientAddress> | null;
}

/** What is wrong with a telephone number, which is international (E.164), or national in the country of the address. */
export function telephoneFault({ phoneNumber, address }: PatientContact): Fault | null {
  if (typeof phoneNumber !== 'string') return null;
  const country = countryCode(address);
  const number = parsePhoneNumberFromString(phoneNumber, {
    extract: false,
    ...(country !== null && isSupportedCountry(country) && { defaultCountry: country }),
  });
  // Whether somebody was given the number is for nobody to know: ranges change, and those kept free for tests are given to none.
  return number?.isPossible() ? null : NOT_A_NUMBER;
}

const NOT_A_NUMBER = new Fault(
  'not_a_telephone_number',
  'Send a number with + and country code, such as +15555550100, or a national one with the ISO code of the country in the address.',
  ['phoneNumber'],
);

/** What is wrong with a postal code where the form of those of its country is known. */
export function postalCodeFault({ address }: PatientContact): Fault | null {
  const country = countryCode(address);
  const zipCode = address?.zipCode;
  if (country === null || typeof zipCode !== 'string') return null;
  return isPostalCodeOf(country, zipCode) ? null : NOT_A_POSTAL_CODE;
}

const NOT_A_POSTAL_CODE = new Fault('not_a_postal_code', 'Send a postal code of the country in the address.', [
  'address',
  'zipCode',
]);

function isPostalCodeOf(country: string, zipCode: string): boolean {
  try {
    return isPostalCode(zipCode, country as Parameters<typeof isPostalCode>[1]);
  } catch {
    // It throws for a country whose postal codes it does not know.
    return true;
  }
}

/** ISO 3166-1 alpha-2. A member of an input that could not be read is not text. */
function countryCode(address: PatientContact['address']): string | null {
  const country: unknown = address?.country;
  return typeof country === 'string' && isISO31661Alpha2(country) ? country.toUpperCase() : null;
}
