import { Choice, Flag, IgnoredId } from '../input/body';
import { DescribePatch } from '../input/description';
import { TimeZone } from '../input/time-zone';
import { FhirBase, IdentifierSystem } from './identifier-system';
import {
  GLUCOSE_UNITS,
  type GlucoseUnit,
  TEMPERATURE_UNITS,
  type TemperatureUnit,
  WEIGHT_UNITS,
  type WeightUnit,
} from './organization.view';

const importUnit = (value: string) =>
  `Unit of ${value} in imported files that do not state it; null by default: such files are rejected.`;

/** The merge-patch body that changes the settings of an organization. */
@DescribePatch('The settings to change. Null returns a setting to its default.')
export class OrganizationInput {
  @IgnoredId() id?: number;
  @Choice('Unit in which glucose is displayed; `mgdl` by default.', GLUCOSE_UNITS) glucoseUnit?: GlucoseUnit | null;
  @Choice('Unit in which weight is displayed; `lbs` by default.', WEIGHT_UNITS) weightUnit?: WeightUnit | null;
  @Choice('Unit in which temperature is displayed; `fahrenheit` by default.', TEMPERATURE_UNITS)
  temperatureUnit?: TemperatureUnit | null;
  @Choice(importUnit('glucose'), GLUCOSE_UNITS) importGlucoseUnit?: GlucoseUnit | null;
  @Choice(importUnit('weight'), WEIGHT_UNITS) importWeightUnit?: WeightUnit | null;
  @Choice(importUnit('temperature'), TEMPERATURE_UNITS) importTemperatureUnit?: TemperatureUnit | null;
  @TimeZone(
    'IANA name of the time zone in which times are displayed. It also determines the days of patients whose own time zone and whose site are unknown. Null by default.',
  )
  timeZone?: string | null;
  @Flag('Whether `device.currentPatient` is null inside a reading of another patient; false by default.')
  hideOtherPatients?: boolean | null;
  @FhirBase(
    'https URL with which the systems of identifiers and codes in FHIR begin. Null by default: the systems are then UUIDs. It cannot be changed after `fhirFixTimestamp`.',
  )
  fhirBase?: string | null;
  @IdentifierSystem(
    'System of the patients’ external identifiers in FHIR, such as the OID of an EHR. Null by default: external identifiers then have no system. It cannot be changed after `fhirFixTimestamp`.',
  )
  externalIdentifierSystem?: string | null;
}
