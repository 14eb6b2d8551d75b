import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Blood pressure readings state whether the device detected an irregular heartbeat. */
export class IrregularHeartbeats1765650000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table blood_pressure_reading add column irregular_heartbeat boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table blood_pressure_reading drop column irregular_heartbeat');
  }
}
