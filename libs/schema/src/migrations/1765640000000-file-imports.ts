import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLES = ['file_import', 'file_import_part'] as const;
const ACTOR = `(nullif(current_setting('rpm.actor', true), '')::json`;

/**
 * Imports of files of vendors. An import has a number by which people name it, and can be undone: `reading_origin` names the import that stored a reading. Parts of
 * a file that a browser has sent are kept sealed until the import has started, or for a day.
 */
export class FileImports1765640000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table file_import (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        -- Counts the imports of the organization from 1.
        number integer not null check (number > 0),
        state text not null default 'receiving' check (state in ('receiving', 'storing', 'stored', 'undoing', 'undone')),
        sha256 bytea not null check (length(sha256) = 32),
        bytes bigint not null check (bytes >= 0),
        format text,
        -- What a person has said about the file. It contains no data of the file.
        answers jsonb not null default '{}',
        patient_id bigint,
        -- The number of records of the file that have been processed, and the size of the reject file after them.
        records bigint not null default 0,
        reject_bytes bigint not null default 0,
        stored bigint not null default 0,
        duplicates bigint not null default 0,
        rejected bigint not null default 0,
        -- The number of rejected lines by code, and the first of them.
        rejected_codes jsonb not null default '{}',
        rejected_lines jsonb not null default '[]',
        created_patient_ids bigint[] not null default '{}',
        created_device_ids bigint[] not null default '{}',
        -- The number of readings that undoing the import has voided, and of those that it left as they were.
        voided bigint not null default 0,
        kept bigint not null default 0,
        actor text default ${ACTOR} ->> 'name'),
        actor_kind text default ${ACTOR} ->> 'kind'),
        actor_id bigint default ((${ACTOR} ->> 'id'))::bigint),
        create_timestamp timestamptz(3) not null default now(),
        start_timestamp timestamptz(3),
        end_timestamp timestamptz(3),
        undo_timestamp timestamptz(3),
        primary key (organization_id, id),
        unique (organization_id, number)
      );

      -- A part of a file, encrypted.
      create table file_import_part (
        organization_id bigint not null references organization,
        file_import_id bigint not null,
        number integer not null check (number >= 0),
        sealed bytea not null,
        key_name text not null,
        bytes integer not null,
        create_timestamp timestamptz(3) not null default now(),
        primary key (organization_id, file_import_id, number),
        foreign key (organization_id, file_import_id) references file_import on delete cascade
      );
      create index file_import_part_age on file_import_part (create_timestamp);
    `);
    for (const table of TABLES) {
      await runner.query(`
        alter table ${table} enable row level security, force row level security;
        create policy of_organization on ${table} using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ${[...TABLES].reverse().join(', ')}`);
  }
}
