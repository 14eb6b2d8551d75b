import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Codes of quarantined parts that a change of one setting of a source can mend. Another mapping can mend every part. */
const CODES = {
  time_zone: ['ambiguous_time', 'time_in_future', 'time_invalid', 'time_zone_missing'],
  patient_id: ['patient_unknown', 'device_unknown'],
  unknown_devices: ['device_unknown'],
  item_id: ['device_unknown'],
  mapping_version: [
    'ambiguous_time',
    'conflict',
    'contradiction',
    'device_ambiguous',
    'device_unknown',
    'kind_unknown',
    'limits_unknown',
    'malformed',
    'mapping_failed',
    'no_mapping',
    'not_in_range',
    'pair_incomplete',
    'patient_unknown',
    'person_ambiguous',
    'time_in_future',
    'time_invalid',
    'time_zone_missing',
    'unit_unknown',
    'value_missing',
  ],
};

const FOUND = Object.entries(CODES).map(
  ([column, codes]) =>
    `case when new.${column} is distinct from old.${column} then array[${codes.map((code) => `'${code}'`).join(', ')}] else '{}' end`,
);

/**
 * A change of a source notes the codes of the parts that it may mend, in one row, however many groups of such parts the source has. The background work then marks the
 * groups step by step. An older version would not mark them.
 */
export class ReleasesOfSources1765663000001 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ingest_source_state
        -- Codes of the groups that have to be marked for a release; empty if all of them are marked.
        add column release_codes text[] not null default '{}',
        -- The last group that was marked for it.
        add column release_group_id bigint not null default 0;
      create index ingest_source_state_release on ingest_source_state (organization_id, source_id) where release_codes <> '{}';

      -- Releases groups, in the order in which the processing of messages locks them. @returns their number
      create function release_quarantine_groups(organization bigint, ids bigint[]) returns integer language sql as $$
        with locked as materialized (
          select id from ingest_quarantine_group where organization_id = organization and id = any(ids)
          order by source_id, code, device_key, person_key for no key update
        ), released as (
          update ingest_quarantine_group g set release_timestamp = clock_timestamp(), release_message_id = 0
          from locked l where g.organization_id = organization and g.id = l.id returning g.id
        )
        select count(*)::integer from released;
      $$;

      -- Notes codes for one source, or, without a source, for all sources of the organization.
      create function release_codes_of_sources(organization bigint, source bigint, codes text[]) returns void language sql as $$
        insert into ingest_source_state as t (organization_id, source_id, release_codes)
        select organization_id, id, codes from ingest_source where organization_id = organization and (source is null or id = source) order by id
        on conflict (organization_id, source_id) do update
          set release_codes = array(select distinct code from unnest(t.release_codes || excluded.release_codes) code order by code), release_group_id = 0;
      $$;

      create or replace function release_parts_of_source() returns trigger language plpgsql as $$
        declare codes text[] := ${FOUND.join(' || ')};
        begin
          if codes <> '{}' then perform release_codes_of_sources(new.organization_id, new.id, codes); end if;
          return null;
        end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function release_parts_of_source() returns trigger language plpgsql as $$
        begin
          update ingest_quarantine_group g set release_timestamp = clock_timestamp(), release_message_id = 0
          where g.organization_id = new.organization_id and g.source_id = new.id and (
            new.time_zone is distinct from old.time_zone and g.code = 'time_zone_missing'
            or new.patient_id is distinct from old.patient_id and g.code in ('patient_unknown', 'device_unknown')
            or (new.unknown_devices <> old.unknown_devices or new.item_id is distinct from old.item_id) and g.code = 'device_unknown'
            or new.mapping_version is distinct from old.mapping_version and g.code in (
              'kind_unknown', 'malformed', 'mapping_failed', 'no_mapping', 'unit_unknown', 'value_missing', 'limits_unknown'));
          return null;
        end $$;
      drop function release_codes_of_sources, release_quarantine_groups;
      drop index ingest_source_state_release;
      alter table ingest_source_state drop column release_codes, drop column release_group_id;
    `);
  }
}
