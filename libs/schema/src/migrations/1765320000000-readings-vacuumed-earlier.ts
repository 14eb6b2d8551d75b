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
 * An index suffices only for readings on pages that were vacuumed since. Autovacuum therefore processes the tables of readings after 5,000 new readings,
 * which fill some 80 pages, instead of 100,000: a chart reads at most these pages in addition to its index.
 */
export class ReadingsVacuumedEarlier1765320000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES.map((table) => `alter table ${table} set (autovacuum_vacuum_insert_threshold = 5000);`).join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      TABLES.map((table) => `alter table ${table} set (autovacuum_vacuum_insert_threshold = 100000);`).join('\n'),
    );
  }
}
