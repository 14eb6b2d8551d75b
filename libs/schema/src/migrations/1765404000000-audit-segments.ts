import { type MigrationInterface, type QueryRunner } from 'typeorm';

const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;
const OF_SEALER = `(select current_setting('rpm.sealing', true)) = 'on'`;

/** Returns SQL that makes a table append-only, and lets an organization access its own rows only. */
const protect = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table} for select using (${OF_ORGANIZATION});
  create policy of_organization_insert on ${table} for insert with check (${OF_ORGANIZATION});
  create policy of_sealer on ${table} for select using (${OF_SEALER});
  create trigger keep_rows before update or delete on ${table} for each row execute function keep_audit_trail();
  create trigger keep_all_rows before truncate on ${table} for each statement execute function keep_audit_trail();`;

/**
 * Keeps the audit trail that an imported organization had in its earlier installation: the blocks of that installation, and what proves that it sealed them. The
 * rows themselves are in the audit trail, where this installation seals them once more.
 */
export class AuditSegments1765404000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_segment (
        organization_id bigint primary key,
        import_timestamp timestamptz(3) not null default clock_timestamp(),
        -- Name of the log, and number of the organization in all lines, of the earlier installation.
        origin text not null,
        chain uuid not null,
        blocks bigint not null,
        rows bigint not null,
        -- Hash of the last block.
        hash bytea not null,
        -- The signed checkpoint that covers the last block, the proof of that, and the public keys of the earlier installation, as text of JSON.
        proof text not null
      );
      ${protect('audit_segment')}

      create table audit_segment_block (
        organization_id bigint not null,
        number bigint not null,
        epoch integer not null,
        count integer not null,
        seal_timestamp timestamptz(3) not null,
        first_timestamp timestamptz(3) not null,
        last_timestamp timestamptz(3) not null,
        ids int8multirange not null,
        root bytea not null,
        previous bytea not null,
        hash bytea not null,
        -- The ids of the rows in this installation and in the earlier one, in the same order; empty if the rows were archived before the export.
        row_ids bigint[] not null,
        source_ids bigint[] not null,
        primary key (organization_id, number)
      );
      ${protect('audit_segment_block')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_segment, audit_segment_block');
  }
}
