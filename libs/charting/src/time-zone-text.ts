/** A time zone and where it comes from, as charts and adherence of a patient contain them. */
export interface KnownTimeZone {
  timeZone: string;
  timeZoneSource: 'patient' | 'address' | 'site' | 'organization' | 'unknown';
}

const ORIGINS: Readonly<Record<KnownTimeZone['timeZoneSource'], string>> = {
  patient: 'the zone of the patient',
  address: 'the zone of the address',
  site: 'the zone of the site',
  organization: 'the zone of the organization',
  unknown: 'zone unknown',
};

/** Writes a time zone with its origin: `Europe/Berlin (the zone of the address)` or `UTC (zone unknown)`. */
export const timeZoneText = ({ timeZone, timeZoneSource }: KnownTimeZone) => `${timeZone} (${ORIGINS[timeZoneSource]})`;
