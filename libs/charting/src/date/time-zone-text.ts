/** A time zone and its source, as charts and the adherence of a patient contain them. */
export interface KnownTimeZone {
  timeZone: string;
  /** `patient`, `address`, `site`, `organization` or `unknown`; a newer service may have further sources. */
  timeZoneSource: string;
}

const ORIGINS: Readonly<Record<string, string>> = {
  patient: 'the zone of the patient',
  address: 'the zone of the address',
  site: 'the zone of the site',
  organization: 'the zone of the organization',
  unknown: 'zone unknown',
};

/** Writes a time zone with its origin: `Europe/Berlin (the zone of the address)` or `UTC (zone unknown)`. */
export function timeZoneText({ timeZone, timeZoneSource }: KnownTimeZone): string {
  const origin = ORIGINS[timeZoneSource];
  return origin === undefined ? timeZone : `${timeZone} (${origin})`;
}
