import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Sessions of the console, and the codes of links that start one. Both belong to an API key: a session ends when its key is revoked or expires, because
 * a trigger shortens it in the same transaction. A session and a code are looked up before their organization is known, as a key is: a second policy
 * shows the one row whose SHA-256 the transaction has named in `rpm.api_key_hash`.
 */
export class ConsoleSessions1764903000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table console_session (
        organization_id bigint not null references organization (id),
        id bigint generated always as identity,
        api_key_id bigint not null,
        -- SHA-256 of the token in the cookie.
        hash bytea not null unique check (length(hash) = 32),
        -- Who signed in: as the creator of the link asserts, or the name of the key that was pasted.
        actor text not null,
        scopes text[] not null check (cardinality(scopes) > 0),
        create_timestamp timestamptz(3) not null default now(),
        -- Stored at most once a minute.
        last_use_timestamp timestamptz(3) not null default now(),
        expire_timestamp timestamptz(3) not null,
        -- Time at which the person signed out.
        end_timestamp timestamptz(3),
        primary key (organization_id, id),
        foreign key (organization_id, api_key_id) references api_key (organization_id, id) on delete cascade
      );
      create index console_session_of_key on console_session (organization_id, api_key_id);

      create table console_code (
        organization_id bigint not null references organization (id),
        hash bytea not null unique check (length(hash) = 32),
        api_key_id bigint not null,
        actor text not null,
        scopes text[] not null check (cardinality(scopes) > 0),
        create_timestamp timestamptz(3) not null default now(),
        expire_timestamp timestamptz(3) not null,
        use_timestamp timestamptz(3),
        primary key (organization_id, hash),
        foreign key (organization_id, api_key_id) references api_key (organization_id, id) on delete cascade
      );
      create index console_code_of_key on console_code (organization_id, api_key_id);

      ${['console_session', 'console_code'].map(policiesOf).join('\n')}

      create function end_console_sessions_of_key() returns trigger language plpgsql as $$
      declare
        -- A variable, because with row-level security PostgreSQL uses no index for a comparison with LEAST.
        key_end timestamptz := least(new.expire_timestamp, new.revoke_timestamp);
      begin
        update console_session set expire_timestamp = key_end
        where organization_id = new.organization_id and api_key_id = new.id and expire_timestamp > key_end;
        return null;
      end $$;
      create trigger end_console_sessions after update of expire_timestamp, revoke_timestamp on api_key
        for each row execute function end_console_sessions_of_key();

      create trigger console_session_ended after update of end_timestamp on console_session
        for each row execute function announce_api_key_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger end_console_sessions on api_key;
      drop function end_console_sessions_of_key;
      drop table console_code;
      drop table console_session;
    `);
  }
}

const policiesOf = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
  create policy presented_for_select on ${table} for select
    using (hash = (select decode(nullif(current_setting('rpm.api_key_hash', true), ''), 'hex')));`;
