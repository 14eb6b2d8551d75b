import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The tables with one row for each entry of a history. */
const HISTORIES = [
  'correction',
  'device_assignment',
  'device_event',
  'order_event',
  'reading_revision',
  'return_event',
  'stock_adjustment',
] as const;

/** The actor of the transaction, as JSON. After a transaction that has set it, PostgreSQL returns an empty text instead of null. */
const ACTOR = `(nullif(current_setting('rpm.actor', true), '')::json`;
const NAME = `${ACTOR} ->> 'name')`;
const KIND = `${ACTOR} ->> 'kind')`;
const ID = `(${ACTOR} ->> 'id'))::bigint`;

const isKind = (column: string) => `check (${column} in ('key', 'person', 'cli', 'service'))`;

/**
 * Stores the kind and the id of who caused each entry of a history, because two people or keys can have the same name. Older entries have neither. A
 * transaction names its actor as JSON in `rpm.actor`.
 *
 * The keys of people, which nobody knows, become internal, so that nobody can list or rotate them. A rotated key of a person was usable after the person was
 * disabled: it now names its person, and ends with the person.
 */
export class ActorIdentities1764950000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of HISTORIES) {
      // The constraint holds for new rows; reading all old ones, in which the column is null, would take long.
      await runner.query(`
        alter table ${table} add column actor_kind text, add column actor_id bigint;
        alter table ${table} alter column actor set default ${NAME}, alter column actor_kind set default ${KIND}, alter column actor_id set default ${ID},
          add constraint ${table}_actor_kind_check ${isKind('actor_kind')} not valid;
      `);
    }
    await runner.query(`
      alter table patient_merge add column unmerge_actor_kind text ${isKind('unmerge_actor_kind')}, add column unmerge_actor_id bigint;

      create or replace function set_actor() returns trigger language plpgsql as $$
      begin
        new.actor := ${NAME};
        new.actor_kind := ${KIND};
        new.actor_id := ${ID};
        return new;
      end $$;

      alter table api_key
        -- Whether nobody knows the key: it only holds the scopes of a person.
        add column internal boolean not null default false,
        -- The person with whom the key ends. There is no foreign key, because console_person refers to api_key.
        add column person_id bigint;
      create index api_key_of_person on api_key (organization_id, person_id) where person_id is not null;
      -- The person who signed in with a passkey; null for a session that a link or a pasted key started.
      alter table console_session add column person_id bigint;
      create index console_session_of_person on console_session (organization_id, person_id) where person_id is not null;

      -- Without \`force\`, row-level security does not apply to the owner of the tables, who runs the migrations.
      alter table api_key no force row level security;
      alter table console_person no force row level security;
      alter table console_session no force row level security;
      update api_key k set internal = true, person_id = n.id from console_person n
        where n.organization_id = k.organization_id and n.api_key_id = k.id;
      -- A rotation created a key with the name and scopes of the old one, whose revocation it decided at the same instant, at most a week ahead.
      update api_key k set person_id = n.id from console_person n
        where n.organization_id = k.organization_id and k.person_id is null and k.name = 'Person: ' || n.name
          and (k.revoke_timestamp is null or k.revoke_timestamp > now())
          and exists (select from api_key o where o.organization_id = k.organization_id and o.name = k.name and o.id < k.id and o.scopes = k.scopes
            and o.revoke_timestamp between k.create_timestamp and k.create_timestamp + interval '7 days 1 minute');
      -- The earlier keys of a person, which were replaced when the scopes changed, are revoked.
      update api_key k set internal = true, person_id = n.id from console_person n
        where n.organization_id = k.organization_id and k.person_id is null and k.name = 'Person: ' || n.name and k.revoke_timestamp <= now();
      update console_session s set person_id = k.person_id from api_key k
        where k.organization_id = s.organization_id and k.id = s.api_key_id and k.internal;
      alter table api_key force row level security;
      alter table console_person force row level security;
      alter table console_session force row level security;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const oldName = `nullif(current_setting('rpm.actor', true), '')`;
    await runner.query(`
      alter table console_session drop column person_id;
      alter table api_key drop column person_id, drop column internal;
      create or replace function set_actor() returns trigger language plpgsql as $$
      begin
        new.actor := ${oldName};
        return new;
      end $$;
      alter table patient_merge drop column unmerge_actor_kind, drop column unmerge_actor_id;
    `);
    for (const table of HISTORIES) {
      await runner.query(
        `alter table ${table} drop column actor_kind, drop column actor_id, alter column actor set default ${oldName}`,
      );
    }
  }
}
