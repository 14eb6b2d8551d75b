import { type MigrationInterface, type QueryRunner } from 'typeorm';

const KIND_BY_TABLE = {
  blood_glucose_reading: 'bloodGlucose',
  blood_oxygen_reading: 'bloodOxygen',
  blood_pressure_reading: 'bloodPressure',
  weight_reading: 'weight',
  temperature_reading: 'temperature',
  heart_rate_reading: 'heartRate',
  heart_rate_variability_reading: 'heartRateVariability',
  peak_flow_reading: 'peakFlow',
  sleep_mat_activity_reading: 'sleepMatActivity',
  sleep_mat_duration_reading: 'sleepMatDuration',
};

const TABLES = Object.entries(KIND_BY_TABLE);

/** SQL condition that the row `v` is the first revision of the reading `r`: what was submitted. */
const isFirstRevision = (kind: string) =>
  `v.organization_id = r.organization_id and v.kind = '${kind}' and v.reading_id = r.id and v.version = 1`;

/** The trigger that counts versions is disabled, because what was submitted is no part of a version. */
const derive = ([table, kind]: readonly [string, string]) => `
  alter table ${table} disable trigger set_version;
  update ${table} r set submitted_timestamp = (v."row" ->> 'reading_timestamp')::timestamptz(3)
  from reading_revision v
  where ${isFirstRevision(kind)} and r.device_id is not null and (v."row" ->> 'reading_timestamp')::timestamptz(3) <> r.reading_timestamp;
  alter table ${table} enable trigger set_version;`;

const countAll = (column: string, condition: (kind: string) => string) =>
  `(select ${TABLES.map(([table, kind]) => `(select count(*) from ${table} r where ${condition(kind)})`).join(' + ')}) as ${column}`;

/**
 * A reading of a device remembers the time with which it was submitted, if a restamp has given it another one since, so that it is recognized when it is sent
 * again. The history of readings that were restamped before tells it.
 */
export class SubmittedTimes1764990000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    // Without `force`, row-level security does not apply to the owner of the tables, who runs the migrations.
    const tables = ['reading_revision', ...Object.keys(KIND_BY_TABLE)];
    await runner.query(`
      ${tables.map((table) => `alter table ${table} no force row level security;`).join('\n')}
      ${TABLES.map(([table]) => `alter table ${table} add column submitted_timestamp timestamptz(3);`).join('\n')}
      ${TABLES.map(derive).join('')}
      ${TABLES.map(
        ([table]) => `
      create index ${table}_submitted on ${table} (organization_id, device_id, submitted_timestamp, measurement_index)
        where submitted_timestamp is not null;`,
      ).join('')}
      do $$
      declare
        counts record;
      begin
        select
          ${countAll('derived', () => 'r.submitted_timestamp is not null')},
          ${countAll('unknown', (kind) => `r.version > 1 and not exists (select from reading_revision v where ${isFirstRevision(kind)})`)}
        into counts;
        if counts.derived + counts.unknown > 0 then
          raise info '% restamped readings remember the time with which they were submitted. Of % changed readings the history does not tell what was submitted: if one of them is sent again as it was, it is compared with its present time and value.',
            counts.derived, counts.unknown;
        end if;
      end $$;
      ${tables.map((table) => `alter table ${table} force row level security;`).join('\n')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES.map(([table]) => `alter table ${table} drop column submitted_timestamp;`).join('\n'));
  }
}
