import { type MigrationInterface, type QueryRunner } from 'typeorm';

const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;
const OF_SEALER = `(select current_setting('rpm.sealing', true)) = 'on'`;

/** Returns SQL that makes a table append-only. */
const appendOnly = (table: string) => `
  create trigger keep_rows before update or delete on ${table} for each row execute function keep_audit_trail();
  create trigger keep_all_rows before truncate on ${table} for each statement execute function keep_audit_trail();`;

/** Returns SQL with the policies of a table: an organization reads its own rows, and the sealer reads and adds rows of all organizations. */
const policies = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table} for select using (${OF_ORGANIZATION});
  create policy of_sealer on ${table} for select using (${OF_SEALER});
  create policy of_sealer_insert on ${table} for insert with check (${OF_SEALER});`;

/** Returns SQL for a property of a line. @param value SQL for JSON text, or for null */
const property = (name: string, value: string) => `'"${name}":' || coalesce(${value}, 'null')`;
const column = (name: string) => `event.${name}`;
const number = (name: string) => `${column(name)}::text`;
const text = (name: string) => `to_json(${column(name)})::text`;
const bytes = (name: string) => `'"' || encode(${column(name)}, 'hex') || '"'`;
const quoted = (name: string) => `'"' || ${column(name)}::text || '"'`;
const list = (name: string) => `array_to_json(${column(name)})::text`;

const LINE = [
  property('format', number('format')),
  property('organization', `'"' || chain::text || '"'`),
  property('id', number('id')),
  property(
    'recordedTimestamp',
    `'"' || to_char(event.recorded_timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`,
  ),
  property('actorKind', text('actor_kind')),
  property('actorId', number('actor_id')),
  property('sessionId', number('session_id')),
  property('assertedActor', text('asserted_actor')),
  property('action', text('action')),
  property('resource', text('resource')),
  property('resourceId', number('resource_id')),
  property('patients', list('patients')),
  property('rows', number('rows')),
  property('status', number('status')),
  property('requestId', quoted('request_id')),
  property('furtherRequestIds', list('further_request_ids')),
  property('clientRequestHash', bytes('client_request_hash')),
  property('address', quoted('address')),
  property('host', text('host')),
  property('webhookId', number('webhook_id')),
  property('digests', bytes('digests')),
  property('purpose', text('purpose')),
];

/**
 * Makes changes to the audit trail visible. A block lists the rows of an organization that were recorded since the block before, with a Merkle root over their
 * lines and the hash of the block before. A checkpoint is a signed Merkle root over all blocks.
 */
export class AuditBlocks1765401000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Rows of the trail name their organization by this number, which never changes, also if the organization is moved to another database.
      create table audit_chain (
        organization_id bigint primary key,
        chain uuid not null unique default gen_random_uuid(),
        create_timestamp timestamptz(3) not null default clock_timestamp()
      );
      ${policies('audit_chain')}
      ${appendOnly('audit_chain')}

      create table audit_block (
        -- Place of the block among those of all organizations, from 1.
        position bigint not null unique,
        organization_id bigint not null,
        -- Place of the block among those of its organization, from 1.
        number bigint not null,
        epoch integer not null,
        count integer not null,
        seal_timestamp timestamptz(3) not null,
        first_timestamp timestamptz(3) not null,
        last_timestamp timestamptz(3) not null,
        -- The rows of the organization with these ids are the rows of the block. Ids between them may be of other organizations.
        ids int8multirange not null,
        root bytea not null,
        previous bytea not null,
        hash bytea not null,
        -- The first four bytes of the hash of each row, in the order of the ids: they say which row is wrong if the root is wrong.
        marks bytea not null,
        primary key (organization_id, number)
      );
      create index audit_block_by_last_id on audit_block (upper(ids));
      ${policies('audit_block')}
      ${appendOnly('audit_block')}

      create policy of_sealer on audit_event for select using (${OF_SEALER});

      -- How far the rows of the trail are sealed. It has one row at most.
      create table audit_progress (
        id smallint primary key default 1 check (id = 1),
        -- Every row with this id or a smaller one is in a block, unless somebody added it by hand.
        sealed_id bigint not null,
        -- Number of blocks of all organizations.
        blocks bigint not null
      );

      -- The first epoch has no row. A restore, or a failover that lost rows, begins another one.
      create table audit_epoch (
        number integer primary key,
        begin_timestamp timestamptz(3) not null default clock_timestamp(),
        reason text not null,
        -- Number of blocks that the database still had, and the hash of the last of them.
        blocks bigint not null,
        hash bytea
      );
      ${appendOnly('audit_epoch')}

      create table audit_key (
        number integer primary key,
        public_key bytea not null unique,
        create_timestamp timestamptz(3) not null default clock_timestamp(),
        -- Signed note of the key before, which introduces this one; null for the first key.
        note text
      );
      ${appendOnly('audit_key')}

      create table audit_checkpoint (
        id bigint generated always as identity primary key,
        create_timestamp timestamptz(3) not null default clock_timestamp(),
        epoch integer not null,
        blocks bigint not null,
        root bytea not null,
        -- Roots of the complete subtrees, from left to right, from which the next checkpoint is computed.
        peaks bytea not null,
        -- Number of the key that signed the note; null if nobody did.
        key_number integer,
        note text not null
      );
      create index audit_checkpoint_newest on audit_checkpoint (create_timestamp);
      ${appendOnly('audit_checkpoint')}

      -- The results of "rpm-admin audit verify" without a filter.
      create table audit_verification (
        id bigint generated always as identity primary key,
        verify_timestamp timestamptz(3) not null default clock_timestamp(),
        blocks bigint not null,
        rows bigint not null,
        is_intact boolean not null
      );
      create index audit_verification_newest on audit_verification (verify_timestamp);
      ${appendOnly('audit_verification')}

      -- Returns the line of a row, from which its hash is computed. It depends on no setting of the session, and is never changed.
      create function audit_line_v1(event audit_event, chain uuid) returns text language sql stable parallel safe
        return '{' || concat_ws(',', ${LINE.join(',\n          ')}) || '}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function audit_line_v1;
      drop policy of_sealer on audit_event;
      drop table audit_verification, audit_checkpoint, audit_key, audit_epoch, audit_progress, audit_block, audit_chain;
    `);
  }
}
