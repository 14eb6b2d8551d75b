import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '../reading-table';

/**
 * An index that is built outside of migrations, while the service runs, because building it in a migration would prevent writes to a large table for
 * minutes. Every statement must also be correct without the index, so it cannot be unique.
 */
export interface LargeIndex {
  name: string;
  /** The table, which must not be partitioned, because PostgreSQL cannot build indexes of partitioned tables concurrently. */
  table: string;
  /** The text after the table in `create index`, such as `(organization_id, model) where void_timestamp is null`. */
  definition: string;
  /** An index that this one makes superfluous, also for older versions of the service. It is dropped as soon as this one is built. */
  replaces?: string;
}

/** The columns of measured values that charts show, from the widest to the narrowest, so that an entry has no gaps. */
const CHARTED_VALUES: Record<ReadingKindName, string> = {
  bloodGlucose: 'glucose, before_meal, after_meal',
  bloodOxygen: 'blood_oxygen, heart_rate',
  bloodPressure: 'systolic, diastolic, heart_rate',
  weight: 'weight',
  temperature: 'temperature, temperature_unit',
  heartRate: 'heart_rate',
  heartRateVariability:
    'heart_rate_variability, heart_rate_variability_duration, heart_rate, heart_rate_variability_algorithm_type',
  peakFlow: 'peak_expiratory_flow, forced_expiratory_volume_in_one_second',
  sleepMatActivity: 'respiration, body_turn_over, duration, heart_rate',
  sleepMatDuration: 'respiration, body_turn_over, deep_sleep, light_sleep, rem, duration, heart_rate',
};

/**
 * The readings of a patient with all that lists and charts look at. The newest readings of other patients lie between those of one patient, so a chart
 * that needs their rows reads one page of the table for each reading. Readings come in the order of their times, so the pages of the index that contain older
 * ones need no room for more.
 */
const readingsOfPatient = (kind: ReadingKindName): LargeIndex => {
  const table = readingTableOf(kind);
  const values = `received_timestamp, device_id, ${CHARTED_VALUES[kind]}, version, manual, out_of_range`;
  return {
    name: `${table}_of_patient_charted`,
    table,
    definition: `(organization_id, patient_id, reading_timestamp desc, id desc) include (${values}) with (fillfactor = 100) where void_timestamp is null`,
    replaces: `${table}_of_patient`,
  };
};

/**
 * All large indexes. An index with another definition gets another name and replaces the earlier one (docs/migrations.md). Other indexes of landed versions
 * were built by their migrations, which are frozen.
 */
export const LARGE_INDEXES: LargeIndex[] = READING_KIND_NAMES.map(readingsOfPatient);
