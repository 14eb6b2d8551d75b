import { choice, flag, id, instant, text } from '../view/property';
import { VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';

/** The units in which people can read values. The API returns every value in the unit that the specification fixes, the first one. */
export const GLUCOSE_UNITS = ['mgdl', 'mmoll'] as const;
export const WEIGHT_UNITS = ['lbs', 'kg'] as const;
export const TEMPERATURE_UNITS = ['fahrenheit', 'celsius'] as const;

export type GlucoseUnit = (typeof GLUCOSE_UNITS)[number];
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];

function importUnit<const T extends string>(units: readonly T[], value: string) {
  const description = `Unit of ${value} in imported files that do not state it; null means that such files are rejected.`;
  return choice(units, description, { nullable: true, example: null });
}

/** An organization with its settings. */
export const ORGANIZATION_VIEW = view('Organization', 'The organization of the key, with its settings.', {
  id: id('Identifier, which the service assigns.', { example: 1 }),
  name: text('Name of the organization.', { example: 'North Clinic' }),
  glucoseUnit: choice(GLUCOSE_UNITS, 'Unit in which glucose is displayed. Responses always contain mg/dL.', { example: 'mgdl' }),
  weightUnit: choice(WEIGHT_UNITS, 'Unit in which weight is displayed. Responses always contain pounds.', { example: 'lbs' }),
  temperatureUnit: choice(
    TEMPERATURE_UNITS,
    'Unit in which temperature is displayed. Responses always contain the unit of the specification.',
    { example: 'fahrenheit' },
  ),
  importGlucoseUnit: importUnit(GLUCOSE_UNITS, 'glucose'),
  importWeightUnit: importUnit(WEIGHT_UNITS, 'weight'),
  importTemperatureUnit: importUnit(TEMPERATURE_UNITS, 'temperature'),
  timeZone: text('Time zone in which times are displayed; null for the time zone of the person who reads them.', {
    nullable: true,
    example: 'America/New_York',
  }),
  hideOtherPatients: flag('Whether `device.currentPatient` is null inside a reading of another patient.', { example: false }),
  fhirBase: text('URL with which the systems of identifiers and codes in FHIR begin; null if the systems are UUIDs.', {
    nullable: true,
    example: null,
  }),
  externalIdentifierSystem: text('System of the patients’ external identifiers in FHIR; null if none is set.', {
    nullable: true,
    example: 'urn:oid:2.16.840.1.113883.19.5',
  }),
  fhirFixTimestamp: instant(
    'Time since which `fhirBase` and `externalIdentifierSystem` cannot be changed, because the first export, webhook with FHIR or SMART client was created; null if there was none.',
    { nullable: true, example: null },
  ),
  ...VERSION_PROPERTIES,
});

export type OrganizationView = ViewOf<typeof ORGANIZATION_VIEW>;
