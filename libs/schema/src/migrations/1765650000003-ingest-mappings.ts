import { type MigrationInterface, type QueryRunner } from 'typeorm';

const ACTOR = `(nullif(current_setting('rpm.actor', true), '')::json ->>`;

/** Versions of the mappings that organizations write for their sources. Only the time of the activation of a version ever changes. */
export class IngestMappings1765650000003 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ingest_mapping (
        organization_id bigint not null references organization,
        source_id bigint not null,
        version integer not null check (version > 0),
        document jsonb not null,
        create_timestamp timestamptz(3) not null default now(),
        actor text default ${ACTOR} 'name'),
        actor_kind text default ${ACTOR} 'kind') check (actor_kind in ('key', 'person', 'cli', 'service', 'source')),
        actor_id bigint default (${ACTOR} 'id'))::bigint,
        -- When the version was last activated; null if it never was.
        activate_timestamp timestamptz(3),
        primary key (organization_id, source_id, version),
        foreign key (organization_id, source_id) references ingest_source on delete cascade
      );
      alter table ingest_mapping enable row level security, force row level security;
      create policy of_organization on ingest_mapping
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));

      create function keep_ingest_mapping() returns trigger language plpgsql as $$
      begin
        raise exception 'A version of a mapping never changes.';
      end $$;
      create trigger keep_ingest_mapping before update of document, version, source_id on ingest_mapping
        for each row execute function keep_ingest_mapping();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ingest_mapping; drop function keep_ingest_mapping();');
  }
}
