import { countryCode } from '../format/country';
import { type Patch } from '../patch/merge-patch';
import { type SiteAddress } from '../site/site-address';

/**
 * Countries and territories whose addresses require a postal code (ISO 3166-1 alpha-2). Other countries have none, such as HK and AE, or do not
 * require them, such as IE. Source: the fields `require` of Google's address metadata, which libaddressinput publishes
 * (cpp/src/region_data_constants.cc of github.com/google/libaddressinput at e20690c8, 12 June 2025).
 */
const NEED_POSTAL_CODE: ReadonlySet<string> = new Set(
  (
    'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH MP MQ MX MY NC NL NO NZ ' +
    'PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA'
  ).split(' '),
);

/** Returns the parts that an address lacks before a parcel can be sent to it. An unknown country is assumed to require a postal code. */
export function missingAddressParts(address: Patch<SiteAddress> | null): (keyof SiteAddress)[] {
  const country = countryCode(address?.country);
  const needsPostalCode = country === null || NEED_POSTAL_CODE.has(country);
  const required = ['lineOne', 'city', ...(needsPostalCode ? (['zipCode'] as const) : []), 'country'] as const;
  return required.filter((part) => (address?.[part] ?? '').trim() === '');
}
