import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLES = [
  'blood_glucose_reading',
  'blood_oxygen_reading',
  'blood_pressure_reading',
  'weight_reading',
  'temperature_reading',
  'heart_rate_reading',
  'heart_rate_variability_reading',
  'peak_flow_reading',
  'sleep_mat_activity_reading',
  'sleep_mat_duration_reading',
];

/**
 * Readings with an id above counted_id of their kind are not yet part of reading_count. Those up to closing_id become part of it when the transactions
 * that may have taken such an id have ended: the virtual transactions in writers, which is null until they are known. The counts start again, because
 * after a crash of PostgreSQL those of the previous version may lack readings.
 *
 * The index of all readings becomes ascending and is read backwards, because pages of an index that is filled in its own order are filled by nine
 * tenths, and otherwise by half.
 */
export class ClosingReadingCounts1764700000010 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${TABLES.map(newestFirst('reading_timestamp, id')).join('\n')}
      alter table reading_count_state
        alter column counted_id set default 0,
        add column closing_id bigint not null default 0,
        add column writers text[];
      delete from reading_count;
      delete from reading_count_delta;
      update reading_count_state set counted_id = 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reading_count_state drop column writers, drop column closing_id, alter column counted_id drop default;
      ${TABLES.map(newestFirst('reading_timestamp desc, id desc')).join('\n')}
    `);
  }
}

const newestFirst = (order: string) => (table: string) => `
  drop index ${table}_newest_first;
  create index ${table}_newest_first on ${table} (organization_id, ${order}) include (received_timestamp) where void_timestamp is null;`;
