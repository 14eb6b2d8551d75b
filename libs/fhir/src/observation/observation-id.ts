import { READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';

/** Values beside the main value of a reading that are Observations of their own, because receivers look for them by code. */
export type Companion = 'heartRate' | 'forcedExpiratoryVolumeInOneSecond';

/** The companions that readings of each kind may have; kinds that are not named have none. */
export const COMPANIONS: Readonly<Partial<Record<ReadingKindName, readonly Companion[]>>> = {
  bloodOxygen: ['heartRate'],
  bloodPressure: ['heartRate'],
  peakFlow: ['forcedExpiratoryVolumeInOneSecond'],
};

/** Endings of the ids of companions, short because ids of FHIR have at most 64 characters. */
const ENDINGS: Readonly<Record<Companion, string>> = { heartRate: 'heart-rate', forcedExpiratoryVolumeInOneSecond: 'fev1' };

/** Subject of an Observation: a value of a reading, as a reading of one patient. */
export interface ObservationKey {
  kind: ReadingKindName;
  readingId: number;
  /** The companion value; null for the main value. */
  companion: Companion | null;
  /** The patient, if another patient had the reading first; null for the first one, whose id of the Observation does not change. */
  laterPatientId: number | null;
}

/** Returns the id of an Observation, such as `blood-pressure-17`, `blood-pressure-17-heart-rate` or `blood-pressure-17-heart-rate-p4`. */
export function observationId({ kind, readingId, companion, laterPatientId }: ObservationKey): string {
  const ending = companion === null ? '' : `-${ENDINGS[companion]}`;
  return `${readingKind(kind).path}-${readingId}${ending}${laterPatientId === null ? '' : `-p${laterPatientId}`}`;
}

const PATTERN = /^([a-z-]+)-([1-9]\d{0,15})(?:-(heart-rate|fev1))?(?:-p([1-9]\d{0,15}))?$/;

/** Returns what an id is about; null if no Observation can have it. */
export function parseObservationId(id: string): ObservationKey | null {
  const [, path, reading, ending, patient] = PATTERN.exec(id) ?? [];
  const kind = READING_KIND_NAMES.find((name) => readingKind(name).path === path);
  if (kind === undefined) return null;
  const companion = COMPANIONS[kind]?.find((name) => ENDINGS[name] === ending) ?? null;
  if (ending !== undefined && companion === null) return null;
  return { kind, readingId: Number(reading), companion, laterPatientId: patient === undefined ? null : Number(patient) };
}
