import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Gives assignments of devices a version and the time of their last change, by which receivers of FHIR synchronize. Those that exist already get the time of the
 * migration. `now()` is the same for all of them, so the table is not rewritten. The actor and the reason describe a change and are no change themselves.
 */
export class AssignmentVersions1765520000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table device_assignment add column version integer not null default 1,
        add column update_timestamp timestamptz(3) not null default now(),
        add column version_transaction bigint not null default 0;
      alter table device_assignment alter column update_timestamp set default clock_timestamp(),
        alter column version_transaction set default pg_current_xact_id()::text::bigint;
      create trigger set_version before update on device_assignment for each row
        when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamptz(3))
        execute function set_version('actor', 'actor_kind', 'actor_id', 'reason');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger set_version on device_assignment;
      alter table device_assignment drop column version, drop column update_timestamp, drop column version_transaction;
    `);
  }
}
