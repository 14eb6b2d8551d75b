import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Remembers the assignments of devices that a correction of custody removes, so that receivers of FHIR learn that they are gone. */
export class RemovedAssignments1765570000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create trigger keep_deleted after delete on device_assignment for each row execute function keep_deleted_resource()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger keep_deleted on device_assignment');
  }
}
