import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The function with which the role for backups, which may change nothing else, adds the row of a backup to the audit trail. */
export class RecordedBackups1765403000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function record_backup(operator text) returns void language plpgsql security definer
      set search_path from current as $$
      begin
        -- Only a superuser may declare this setting as a property of the function.
        perform set_config('rpm.audit', 'on', true);
        insert into audit_event (organization_id, actor_kind, asserted_actor, action, resource, patients, rows)
        values (0, 'cli', left(operator, 200), 'export', 'backup create', '{}', 0);
        perform set_config('rpm.audit', '', true);
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function record_backup');
  }
}
