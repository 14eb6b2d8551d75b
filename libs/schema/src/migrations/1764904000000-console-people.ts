import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * People who return to the console, their passkeys and their invitations. Each person has an API key that nobody knows, as the link of an operator has: it
 * holds the scopes, and a person whose key is revoked is disabled. The triggers of keys thereby end the sessions of a person who is disabled or whose
 * scopes change. A passkey and an invitation are looked up before their organization is known, as a key is: a second policy shows the one row whose SHA-256
 * the transaction has named in `rpm.api_key_hash`.
 */
export class ConsolePeople1764904000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table console_person (
        organization_id bigint not null references organization (id),
        id bigint generated always as identity,
        -- The actor of the person's sessions.
        name text not null,
        -- The key that holds the scopes. It is replaced when they change.
        api_key_id bigint not null,
        create_timestamp timestamptz(3) not null default now(),
        last_sign_in_timestamp timestamptz(3),
        primary key (organization_id, id),
        unique (organization_id, name),
        unique (organization_id, api_key_id),
        foreign key (organization_id, api_key_id) references api_key (organization_id, id) on delete cascade
      );

      create table console_passkey (
        organization_id bigint not null references organization (id),
        id bigint generated always as identity,
        person_id bigint not null,
        -- SHA-256 of the id of the credential.
        hash bytea not null unique check (length(hash) = 32),
        credential_id bytea not null check (length(credential_id) between 1 and 1023),
        -- In the format of COSE.
        public_key bytea not null,
        -- Number of signatures; always 0 for authenticators that do not count.
        counter bigint not null check (counter >= 0),
        -- Whether the passkey can be copied to other devices of the person, and whether it has been.
        is_backup_eligible boolean not null,
        is_backed_up boolean not null,
        transports text[] not null,
        create_timestamp timestamptz(3) not null default now(),
        last_use_timestamp timestamptz(3),
        primary key (organization_id, id),
        foreign key (organization_id, person_id) references console_person (organization_id, id) on delete cascade
      );
      create index console_passkey_of_person on console_passkey (organization_id, person_id);

      create table console_invitation (
        organization_id bigint not null references organization (id),
        hash bytea not null unique check (length(hash) = 32),
        person_id bigint not null,
        create_timestamp timestamptz(3) not null default now(),
        expire_timestamp timestamptz(3) not null,
        use_timestamp timestamptz(3),
        primary key (organization_id, hash),
        foreign key (organization_id, person_id) references console_person (organization_id, id) on delete cascade
      );
      create index console_invitation_of_person on console_invitation (organization_id, person_id);

      -- SHA-256 of the challenge with which a passkey started the session, which is thereby accepted only once.
      alter table console_session add column challenge_hash bytea check (length(challenge_hash) = 32);
      create unique index console_session_of_challenge on console_session (organization_id, challenge_hash)
        where challenge_hash is not null;

      ${policyOf('console_person')}
      ${['console_passkey', 'console_invitation'].map((table) => policyOf(table) + presentedPolicyOf(table)).join('\n')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table console_session drop column challenge_hash;
      drop table console_invitation;
      drop table console_passkey;
      drop table console_person;
    `);
  }
}

const policyOf = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));`;

const presentedPolicyOf = (table: string) => `
  create policy presented_for_select on ${table} for select
    using (hash = (select decode(nullif(current_setting('rpm.api_key_hash', true), ''), 'hex')));`;
