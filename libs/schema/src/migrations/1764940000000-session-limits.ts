import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A key has a limited number of sessions. A session that ends because newer ones were started says so to its browser. The indexes find the open sessions
 * of a key, those started in the last second, and those that can be deleted, however many have ended. Every end of a session is announced by the session
 * itself, so that a process need not look up the sessions of other keys when a key changes.
 */
export class SessionLimits1764940000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Why the session ended: 'limit' if the key or person had too many sessions; null if somebody ended it.
      alter table console_session add column end_reason text check (end_reason is null or (end_reason = 'limit' and end_timestamp is not null));

      drop index console_session_of_key;
      create index console_session_of_key on console_session (organization_id, api_key_id, create_timestamp);
      create index console_session_open on console_session (organization_id, api_key_id, expire_timestamp) where end_timestamp is null;
      create index console_session_expiry on console_session (organization_id, expire_timestamp);
      create index console_code_expiry on console_code (organization_id, expire_timestamp);

      drop trigger console_session_ended on console_session;
      create trigger console_session_ended after update of end_timestamp, expire_timestamp on console_session
        for each row execute function announce_api_key_change();
      create trigger console_session_deleted after delete on console_session
        for each row when (old.end_timestamp is null and old.expire_timestamp > now()) execute function announce_api_key_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger console_session_deleted on console_session;
      drop trigger console_session_ended on console_session;
      create trigger console_session_ended after update of end_timestamp on console_session
        for each row execute function announce_api_key_change();
      drop index console_code_expiry;
      drop index console_session_expiry;
      drop index console_session_open;
      drop index console_session_of_key;
      create index console_session_of_key on console_session (organization_id, api_key_id);
      alter table console_session drop column end_reason;
    `);
  }
}
