import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { createResourceTable } from '../resource-table';

const IN_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;
/** The hashes of the tokens that requests present; several requests may share a statement. */
const PRESENTED = `any(array(
  select decode(presented, 'hex') from unnest(string_to_array(nullif(current_setting('rpm.api_key_hash', true), ''), ',')) presented))`;

/** The tables of messages and of what became of them. */
const TABLES = [
  'ingest_source_secret',
  'ingest_source_state',
  'ingest_refusal',
  'ingest_message',
  'ingest_body',
  'ingest_part',
  'ingest_alias',
  'reading_origin',
] as const;

/** The histories whose entries name an actor. */
const HISTORIES = [
  'correction',
  'device_assignment',
  'device_event',
  'order_event',
  'reading_revision',
  'return_event',
  'stock_adjustment',
] as const;

/**
 * Sources of readings: vendors and apps that post messages of their own. A message is stored sealed as soon as it arrives, and is processed afterwards. Each part
 * of a message has one outcome. `reading_origin` names the source of a reading and the version that the source wrote last: a reading with a higher version was changed
 * by somebody else, so that the source must not touch it any more.
 */
export class IngestSources1765600000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      createResourceTable({
        table: 'ingest_source',
        columns: [
          'name text not null',
          'adapter text not null',
          `state text not null default 'active' check (state in ('active', 'paused', 'closed'))`,
          'authentication text not null',
          // The name of a header, the user of Basic, the algorithm of a signature: what is not secret.
          `authentication_options jsonb not null default '{}'`,
          'token_hash bytea not null unique check (length(token_hash) = 32)',
          'previous_token_hash bytea unique check (length(previous_token_hash) = 32)',
          'previous_token_expire_timestamp timestamptz(3)',
          `networks text[] not null default '{}'`,
          'rate_limit integer',
          'time_zone text',
          `unknown_devices text not null default 'quarantine' check (unknown_devices in ('quarantine', 'register'))`,
          'expected_interval_minutes integer',
          'mapping_version integer',
        ],
        references: { item_id: 'item', patient_id: 'patient' },
        sortedBy: ['name'],
        searchedBy: ['name'],
      }),
    );
    await runner.query(`
      create policy presented_for_select on ingest_source for select using (token_hash = ${PRESENTED} or previous_token_hash = ${PRESENTED});
      create policy for_delivery on ingest_source for select using (current_setting('rpm.delivery', true) = 'on');

      create table ingest_source_secret (
        organization_id bigint not null references organization,
        source_id bigint not null,
        -- 1 for the secret that the vendor uses now, 2 for the former one.
        number smallint not null,
        sealed bytea not null,
        key_name text not null,
        expire_timestamp timestamptz(3),
        primary key (organization_id, source_id, number),
        foreign key (organization_id, source_id) references ingest_source on delete cascade
      );

      -- What changes with every message. The versions of the source do not count it.
      create table ingest_source_state (
        organization_id bigint not null references organization,
        source_id bigint not null,
        last_message_timestamp timestamptz(3),
        silent_since timestamptz(3),
        primary key (organization_id, source_id),
        foreign key (organization_id, source_id) references ingest_source on delete cascade
      );

      -- The requests of each hour that were not accepted.
      create table ingest_refusal (
        organization_id bigint not null references organization,
        source_id bigint not null,
        hour timestamptz(3) not null,
        reason text not null,
        count bigint not null,
        primary key (organization_id, source_id, hour, reason),
        foreign key (organization_id, source_id) references ingest_source on delete cascade
      );

      create table ingest_message (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        source_id bigint not null,
        receive_timestamp timestamptz(3) not null default clock_timestamp(),
        state text not null default 'queued' check (state in ('queued', 'processed', 'quarantined')),
        -- Earliest time of the next attempt; null if the message is not queued.
        due_timestamp timestamptz(3) default now(),
        attempts smallint not null default 0,
        media_type text,
        path text not null default '',
        headers jsonb not null default '{}',
        -- An HMAC of the body, which finds equal bodies without revealing the body.
        body_hash bytea not null,
        body_bytes integer not null,
        adapter_version integer,
        mapping_version integer,
        process_timestamp timestamptz(3),
        -- The number of parts by outcome.
        counts jsonb,
        -- The patients of the parts, so that erasing a patient finds the messages.
        patient_ids bigint[] not null default '{}',
        primary key (organization_id, id),
        foreign key (organization_id, source_id) references ingest_source
      );
      create index ingest_message_queue on ingest_message (organization_id, source_id, id) where state = 'queued';
      create index ingest_message_due on ingest_message (due_timestamp) where state = 'queued';
      create index ingest_message_of_source on ingest_message (organization_id, source_id, id);
      create index ingest_message_retention on ingest_message (organization_id, state, receive_timestamp);
      create index ingest_message_bodies on ingest_message (organization_id, source_id, body_hash, receive_timestamp);

      create table ingest_body (
        organization_id bigint not null references organization,
        message_id bigint not null,
        sealed bytea not null,
        key_name text not null,
        primary key (organization_id, message_id),
        foreign key (organization_id, message_id) references ingest_message on delete cascade
      );

      create table ingest_part (
        organization_id bigint not null references organization,
        message_id bigint not null,
        -- Position among the parts of the message, from 0. Parts that are duplicates have no row: every part without a row is one.
        ordinal integer not null,
        source_id bigint not null,
        pointer text not null,
        kind text,
        outcome text not null,
        code text,
        -- The path of the property that the code is about; never its value.
        path text,
        device_key text,
        person_key text,
        device_id bigint,
        patient_id bigint,
        reading_timestamp timestamptz(3),
        reading_id bigint,
        reason text,
        update_timestamp timestamptz(3) not null default clock_timestamp(),
        primary key (organization_id, message_id, ordinal),
        foreign key (organization_id, message_id) references ingest_message on delete cascade
      );
      create index ingest_part_quarantine on ingest_part (organization_id, source_id, code, device_key, person_key, message_id, ordinal)
        where outcome = 'quarantined';
      create index ingest_part_pair on ingest_part (organization_id, source_id, reading_timestamp)
        where outcome = 'quarantined' and code = 'pair_incomplete';
      -- What became of most parts is not indexed.
      create index ingest_part_of_code on ingest_part (organization_id, code, message_id) where code is not null;
      create index ingest_part_of_device_key on ingest_part (organization_id, device_key, message_id) where device_key <> '';
      create index ingest_part_of_outcome on ingest_part (organization_id, outcome, message_id) where outcome not in ('stored', 'health', 'ignored');
      create index ingest_part_of_reading on ingest_part (organization_id, kind, reading_id) where reading_id is not null;
      create index ingest_part_of_patient on ingest_part (organization_id, patient_id) where patient_id is not null;

      -- The device or the patient for whom a text in the messages of a source stands.
      create table ingest_alias (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        source_id bigint not null,
        kind text not null check (kind in ('device', 'person')),
        value text not null check (char_length(value) <= 255),
        device_id bigint,
        patient_id bigint,
        start_timestamp timestamptz(3),
        end_timestamp timestamptz(3),
        create_timestamp timestamptz(3) not null default now(),
        primary key (organization_id, id),
        foreign key (organization_id, source_id) references ingest_source on delete cascade,
        foreign key (organization_id, device_id) references device,
        foreign key (organization_id, patient_id) references patient,
        check (num_nonnulls(device_id, patient_id) = 1 and (kind = 'device') = (device_id is not null))
      );
      create index ingest_alias_of_value on ingest_alias (organization_id, source_id, kind, value);

      -- From which message or file a reading comes.
      create table reading_origin (
        organization_id bigint not null references organization,
        kind text not null,
        reading_id bigint not null,
        source_id bigint,
        message_id bigint,
        ordinal integer,
        file_import_id bigint,
        -- The version of the reading that this source or file wrote last.
        version smallint not null default 1,
        -- The message, and the place of its part, by which the vendor last corrected the reading; null if it has not.
        corrected_by_message_id bigint,
        corrected_by_ordinal integer,
        -- The id of the reading at the vendor.
        vendor_id text check (char_length(vendor_id) <= 255),
        primary key (organization_id, kind, reading_id),
        check (num_nonnulls(source_id, file_import_id) = 1)
      );
      create unique index reading_origin_of_vendor on reading_origin (organization_id, source_id, kind, vendor_id) where vendor_id is not null;
      create index reading_origin_of_message on reading_origin (organization_id, message_id, ordinal) where message_id is not null;
      create index reading_origin_of_import on reading_origin (organization_id, file_import_id, kind, reading_id) where file_import_id is not null;
    `);
    for (const table of TABLES) {
      await runner.query(`
        alter table ${table} enable row level security, force row level security;
        create policy of_organization on ${table} using (${IN_ORGANIZATION});
      `);
    }
    for (const table of ['ingest_message', 'ingest_source_state', 'ingest_source_secret', 'ingest_refusal', 'ingest_part']) {
      await runner.query(
        `create policy for_delivery on ${table} for select using (current_setting('rpm.delivery', true) = 'on')`,
      );
    }
    for (const table of HISTORIES) {
      // The constraint holds for new rows; all old ones satisfy the stricter one that it replaces.
      await runner.query(`
        alter table ${table} drop constraint ${table}_actor_kind_check,
          add constraint ${table}_actor_kind_check check (actor_kind in ('key', 'person', 'cli', 'service', 'source')) not valid;
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of HISTORIES) {
      await runner.query(`
        alter table ${table} drop constraint ${table}_actor_kind_check,
          add constraint ${table}_actor_kind_check check (actor_kind in ('key', 'person', 'cli', 'service')) not valid;
      `);
    }
    await runner.query(`drop table ${[...TABLES].reverse().join(', ')}, ingest_source`);
  }
}
