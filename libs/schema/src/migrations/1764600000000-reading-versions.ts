import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The tables of readings, each with its kind and the columns of its measured values by name of the property in `reading_revision."values"`. */
const TABLES: readonly [table: string, kind: string, columns: Readonly<Record<string, string>>][] = [
  ['blood_glucose_reading', 'bloodGlucose', { glucose: 'glucose', beforeMeal: 'before_meal', afterMeal: 'after_meal' }],
  ['blood_oxygen_reading', 'bloodOxygen', { bloodOxygen: 'blood_oxygen', heartRate: 'heart_rate' }],
  ['blood_pressure_reading', 'bloodPressure', { systolic: 'systolic', diastolic: 'diastolic', heartRate: 'heart_rate' }],
  ['weight_reading', 'weight', { weight: 'weight' }],
  ['temperature_reading', 'temperature', { temperature: 'temperature', temperatureUnit: 'temperature_unit' }],
  ['heart_rate_reading', 'heartRate', { heartRate: 'heart_rate' }],
  [
    'heart_rate_variability_reading',
    'heartRateVariability',
    {
      heartRateVariability: 'heart_rate_variability',
      heartRate: 'heart_rate',
      heartRateVariabilityDuration: 'heart_rate_variability_duration',
      heartRateVariabilityAlgorithmType: 'heart_rate_variability_algorithm_type',
    },
  ],
  [
    'peak_flow_reading',
    'peakFlow',
    {
      peakExpiratoryFlow: 'peak_expiratory_flow',
      forcedExpiratoryVolumeInOneSecond: 'forced_expiratory_volume_in_one_second',
    },
  ],
  [
    'sleep_mat_activity_reading',
    'sleepMatActivity',
    {
      bedTime: 'bed_time',
      getUpTime: 'get_up_time',
      bodyTurnOver: 'body_turn_over',
      duration: 'duration',
      heartRate: 'heart_rate',
      respiration: 'respiration',
    },
  ],
  [
    'sleep_mat_duration_reading',
    'sleepMatDuration',
    {
      bodyTurnOver: 'body_turn_over',
      deepSleep: 'deep_sleep',
      lightSleep: 'light_sleep',
      rem: 'rem',
      duration: 'duration',
      heartRate: 'heart_rate',
      respiration: 'respiration',
    },
  ],
];

const addColumns = (table: string) => `
  alter table ${table}
    -- When the reading was last corrected, voided or restored; null if it was not changed since it was received.
    add column update_timestamp timestamptz(3),
    -- The instrument only reported that the value lies above or below its range.
    add column out_of_range text check (out_of_range in ('above', 'below')),
    -- The values as they were sent, if they were sent in another unit.
    add column sent_as jsonb,
    -- Names of circumstances that a reader of the reading should know.
    add column flags text[] not null default '{}';`;

/** Earlier revisions contain only the measured values. Everything else of a reading could not be changed, so it is still in the table. */
const addRows = ([table, kind, columns]: (typeof TABLES)[number]) => `
  update reading_revision v set "row" = to_jsonb(r) || jsonb_build_object('version', v.version, 'manual', v."values" -> 'manual', ${Object.entries(
    columns,
  )
    .map(([property, column]) => `'${column}', v."values" -> '${property}'`)
    .join(', ')})
  from ${table} r where v.kind = '${kind}' and r.organization_id = v.organization_id and r.id = v.reading_id;`;

/** Every version of a reading can be reproduced: a revision contains the whole row. Readings store when and how they were changed. */
export class ReadingVersions1764600000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    // Without `force`, row-level security does not apply to the owner of the tables, who runs the migrations.
    const tables = ['reading_revision', ...TABLES.map(([table]) => table)];
    await runner.query(`
      ${tables.map((table) => `alter table ${table} no force row level security;`).join('\n')}
      alter table reading_revision add column "row" jsonb;
      ${TABLES.map(addRows).join('\n')}
      alter table reading_revision alter column "row" set not null;
      ${TABLES.map(([table]) => addColumns(table)).join('\n')}
      ${tables.map((table) => `alter table ${table} force row level security;`).join('\n')}
    `);
  }

  /** The rows of revisions cannot be made again: to go back, restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
