import { type MigrationInterface, type QueryRunner } from 'typeorm';

const IN_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;
const PRESENTED = `hash = any(array(
  select decode(presented, 'hex') from unnest(string_to_array(nullif(current_setting('rpm.api_key_hash', true), ''), ',')) presented))`;

/**
 * SMART backend services: an API key with a client id has no secret. Its client signs an assertion with a private key, whose public key is in `jwks` or at
 * `jwks_url`, and gets an access token. `hash` of such a key is that of the client id. Each assertion is used once: its id is stored until it would have expired.
 */
export class SmartClients1765560000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table api_key add column client_id text, add column jwks jsonb, add column jwks_url text;

      create table smart_assertion (
        organization_id bigint not null references organization,
        api_key_id bigint not null,
        hash bytea not null check (length(hash) = 32),
        expire_timestamp timestamptz(3) not null,
        primary key (organization_id, api_key_id, hash),
        foreign key (organization_id, api_key_id) references api_key (organization_id, id) on delete cascade
      );
      create index smart_assertion_expiry on smart_assertion (organization_id, expire_timestamp);

      create table smart_token (
        organization_id bigint not null references organization,
        hash bytea not null unique check (length(hash) = 32),
        api_key_id bigint not null,
        name text not null,
        scopes text[] not null,
        expire_timestamp timestamptz(3) not null,
        end_timestamp timestamptz(3),
        primary key (organization_id, hash),
        foreign key (organization_id, api_key_id) references api_key (organization_id, id) on delete cascade
      );
      create index smart_token_expiry on smart_token (organization_id, expire_timestamp);
      create index smart_token_of_client on smart_token (organization_id, api_key_id, expire_timestamp);

      alter table smart_assertion enable row level security, force row level security;
      alter table smart_token enable row level security, force row level security;
      create policy of_organization on smart_assertion using (${IN_ORGANIZATION});
      create policy of_organization on smart_token using (${IN_ORGANIZATION});
      create policy presented_for_select on smart_token for select using (${PRESENTED});
      create policy for_delivery on smart_assertion for select using (current_setting('rpm.delivery', true) = 'on');
      create policy for_delivery on smart_token for select using (current_setting('rpm.delivery', true) = 'on');

      create function end_smart_tokens() returns trigger language plpgsql as $$
      begin
        update smart_token
        set expire_timestamp = least(expire_timestamp, new.expire_timestamp), end_timestamp = least(end_timestamp, new.revoke_timestamp)
        where organization_id = new.organization_id and api_key_id = new.id and expire_timestamp > now();
        return null;
      end $$;
      create trigger end_smart_tokens after update of expire_timestamp, revoke_timestamp on api_key
        for each row when (new.client_id is not null) execute function end_smart_tokens();
      create trigger smart_token_ended after update of end_timestamp, expire_timestamp on smart_token
        for each row execute function announce_api_key_change();
      create trigger smart_token_deleted after delete on smart_token
        for each row when (old.expire_timestamp > now()) execute function announce_api_key_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger end_smart_tokens on api_key;
      drop function end_smart_tokens();
      drop table smart_token, smart_assertion;
      alter table api_key drop column client_id, drop column jwks, drop column jwks_url;
    `);
  }
}
