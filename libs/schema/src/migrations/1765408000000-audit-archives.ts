import { type MigrationInterface, type QueryRunner } from 'typeorm';

const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;
const OF_SEALER = `(select current_setting('rpm.sealing', true)) = 'on'`;

/** The months of the audit trail that were written to files and dropped, and what is needed to verify blocks of which only a part was dropped. */
export class AuditArchives1765408000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_archive (
        -- Name of the file, without its folder. Rows of a month that were added after its first archive, such as imported ones, have another file.
        file text primary key,
        -- The first day of the month, in UTC.
        month date not null,
        archive_timestamp timestamptz(3) not null default clock_timestamp(),
        -- SHA-256 of the file.
        digest bytea not null,
        -- Numbers of blocks of which the file has rows, and of these rows.
        blocks bigint not null,
        rows bigint not null
      );
      create trigger keep_rows before update or delete on audit_archive for each row execute function keep_audit_trail();
      create trigger keep_all_rows before truncate on audit_archive for each statement execute function keep_audit_trail();

      -- The hashes of archived rows whose block has rows of another month, too: without them, the root of the block could not be computed from the rest.
      create table audit_archived_leaf (
        organization_id bigint not null,
        -- Place of the block among those of its organization.
        number bigint not null,
        id bigint not null,
        month date not null,
        leaf bytea not null,
        primary key (organization_id, number, id)
      );
      alter table audit_archived_leaf enable row level security, force row level security;
      create policy of_organization on audit_archived_leaf for select using (${OF_ORGANIZATION});
      create policy of_sealer on audit_archived_leaf for select using (${OF_SEALER});
      create policy of_sealer_insert on audit_archived_leaf for insert with check (${OF_SEALER});
      create trigger keep_rows before update or delete on audit_archived_leaf for each row execute function keep_audit_trail();
      create trigger keep_all_rows before truncate on audit_archived_leaf for each statement execute function keep_audit_trail();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_archived_leaf, audit_archive');
  }
}
