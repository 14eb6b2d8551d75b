import { type CodeableConcept } from '@medplum/fhirtypes';
import { type ReadingKindName } from '@rpm/domain';
import { CODE_SYSTEMS } from '../element/code-systems';

const mdc = (code: string, display: string, text: string): CodeableConcept => ({
  coding: [{ system: CODE_SYSTEMS.mdc, code, display }],
  text,
});

/** Types of devices by the kind of reading that they take. Source of the codes: ISO/IEEE 11073-10101, as the PHD guide uses them. */
const TYPES: Readonly<Partial<Record<ReadingKindName, CodeableConcept>>> = {
  bloodGlucose: mdc('528401', 'MDC_DEV_SPEC_PROFILE_GLUCOSE', 'Glucose meter'),
  bloodOxygen: mdc('528388', 'MDC_DEV_SPEC_PROFILE_PULS_OXIM', 'Pulse oximeter'),
  bloodPressure: mdc('528391', 'MDC_DEV_SPEC_PROFILE_BP', 'Blood pressure monitor'),
  weight: mdc('528399', 'MDC_DEV_SPEC_PROFILE_SCALE', 'Scale'),
  temperature: mdc('528392', 'MDC_DEV_SPEC_PROFILE_TEMP', 'Thermometer'),
  heartRate: mdc('528525', 'MDC_DEV_SUB_SPEC_PROFILE_HR', 'Heart rate monitor'),
  peakFlow: mdc('528405', 'MDC_DEV_SPEC_PROFILE_PEFM', 'Peak flow meter'),
};
const CONTINUOUS_MONITOR = mdc('528409', 'MDC_DEV_SPEC_PROFILE_CGM', 'Continuous glucose monitor');

/** The order in which a device that takes several kinds of readings gets its type: a pressure monitor also measures the heart rate. */
export const DEVICE_TYPE_PRECEDENCE: readonly ReadingKindName[] = [
  'bloodPressure',
  'bloodOxygen',
  'bloodGlucose',
  'weight',
  'temperature',
  'peakFlow',
  'heartRate',
];

/** Returns the type of a unit of an item; undefined if the item does not name a kind of reading that has a type. */
export function deviceType(item: { readingKinds: readonly string[]; continuous: boolean }): CodeableConcept | undefined {
  const kind = DEVICE_TYPE_PRECEDENCE.find((name) => item.readingKinds.includes(name));
  if (kind === undefined) return undefined;
  return kind === 'bloodGlucose' && item.continuous ? CONTINUOUS_MONITOR : TYPES[kind];
}
