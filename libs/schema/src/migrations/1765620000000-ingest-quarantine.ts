import { type MigrationInterface, type QueryRunner } from 'typeorm';

const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;

const KEY = 'organization_id, source_id, code, device_key, person_key';
const GROUPED = `organization_id, source_id, code, coalesce(device_key, '') as device_key, coalesce(person_key, '') as person_key`;

/**
 * Groups of quarantined parts, which triggers count, so that a list of groups costs the same for a thousand parts and for a million. A group also remembers
 * that its parts can be processed again: triggers note this when a device gets an identifier, when a source gets an alias or other settings. The background work
 * then queues the messages of the group step by step.
 */
export class IngestQuarantine1765620000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ingest_quarantine_group (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        source_id bigint not null,
        code text not null,
        -- An empty text if the parts name no device or no person.
        device_key text not null,
        person_key text not null,
        count bigint not null,
        first_timestamp timestamptz(3) not null,
        last_timestamp timestamptz(3) not null,
        -- When the parts could be processed again; null if all of their messages have been queued since.
        release_timestamp timestamptz(3),
        -- The last message that was queued for the release.
        release_message_id bigint not null default 0,
        primary key (organization_id, id),
        constraint ingest_quarantine_group_once unique (${KEY}),
        foreign key (organization_id, source_id) references ingest_source
      );
      create index ingest_quarantine_group_of_device on ingest_quarantine_group (organization_id, device_key);
      create index ingest_quarantine_group_of_code on ingest_quarantine_group (organization_id, code, id);
      create index ingest_quarantine_group_of_source on ingest_quarantine_group (organization_id, source_id, id);
      create index ingest_quarantine_group_due on ingest_quarantine_group (organization_id, source_id) where release_timestamp is not null;
      alter table ingest_quarantine_group enable row level security, force row level security;
      create policy of_organization on ingest_quarantine_group using (${OF_ORGANIZATION});
      -- The parts of all organizations expire at once.
      create policy for_delivery on ingest_quarantine_group using (current_setting('rpm.delivery', true) = 'on');

      create function add_quarantined_parts() returns trigger language plpgsql as $$
        begin
          insert into ingest_quarantine_group as g (${KEY}, count, first_timestamp, last_timestamp)
          select ${KEY}, count(*), min(update_timestamp), max(update_timestamp)
          from (select ${GROUPED}, update_timestamp from added where outcome = 'quarantined') a
          group by ${KEY} order by ${KEY}
          on conflict (${KEY}) do update set count = g.count + excluded.count,
            first_timestamp = least(g.first_timestamp, excluded.first_timestamp),
            last_timestamp = greatest(g.last_timestamp, excluded.last_timestamp);
          return null;
        end $$;
      create function remove_quarantined_parts() returns trigger language plpgsql as $$
        begin
          with gone as (
            select ${KEY}, count(*) as parts from (select ${GROUPED} from removed where outcome = 'quarantined') r group by ${KEY}
          )
          update ingest_quarantine_group g set count = g.count - gone.parts from gone
          where (g.organization_id, g.source_id, g.code, g.device_key, g.person_key)
            = (gone.organization_id, gone.source_id, gone.code, gone.device_key, gone.person_key);
          delete from ingest_quarantine_group g
          using (select distinct ${GROUPED} from removed where outcome = 'quarantined') gone
          where (g.organization_id, g.source_id, g.code, g.device_key, g.person_key)
            = (gone.organization_id, gone.source_id, gone.code, gone.device_key, gone.person_key) and g.count <= 0;
          return null;
        end $$;
      create trigger add_quarantined after insert on ingest_part referencing new table as added
        for each statement execute function add_quarantined_parts();
      create trigger remove_quarantined after delete on ingest_part referencing old table as removed
        for each statement execute function remove_quarantined_parts();
      -- The new rows are counted before the old ones, so that a group which only changes is not removed in between.
      create trigger add_quarantined_after_update after update on ingest_part referencing new table as added
        for each statement execute function add_quarantined_parts();
      create trigger remove_quarantined_after_update after update on ingest_part referencing old table as removed
        for each statement execute function remove_quarantined_parts();

      create function release_parts_of_device() returns trigger language plpgsql as $$
        begin
          update ingest_quarantine_group g set release_timestamp = clock_timestamp(), release_message_id = 0
          from changed c
          where g.organization_id = c.organization_id and g.device_key = any(array[c.normalized, lower(c.normalized), c.value])
            and g.code in ('device_unknown', 'device_ambiguous');
          return null;
        end $$;
      create trigger release_parts after insert on device_identifier referencing new table as changed
        for each statement execute function release_parts_of_device();
      create trigger release_parts_after_delete after delete on device_identifier referencing old table as changed
        for each statement execute function release_parts_of_device();

      create function release_parts_of_alias() returns trigger language plpgsql as $$
        begin
          update ingest_quarantine_group g set release_timestamp = clock_timestamp(), release_message_id = 0
          from changed c
          where g.organization_id = c.organization_id and g.source_id = c.source_id
            and case c.kind when 'device' then g.device_key else g.person_key end = c.value
            and g.code in ('device_unknown', 'device_ambiguous', 'patient_unknown', 'person_ambiguous', 'contradiction');
          return null;
        end $$;
      create trigger release_parts after insert on ingest_alias referencing new table as changed
        for each statement execute function release_parts_of_alias();
      create trigger release_parts_after_delete after delete on ingest_alias referencing old table as changed
        for each statement execute function release_parts_of_alias();

      create function release_parts_of_source() returns trigger language plpgsql as $$
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
      create trigger release_parts after update on ingest_source
        for each row execute function release_parts_of_source();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger release_parts on ingest_source;
      drop trigger release_parts on ingest_alias;
      drop trigger release_parts_after_delete on ingest_alias;
      drop trigger release_parts on device_identifier;
      drop trigger release_parts_after_delete on device_identifier;
      drop trigger add_quarantined on ingest_part;
      drop trigger remove_quarantined on ingest_part;
      drop trigger add_quarantined_after_update on ingest_part;
      drop trigger remove_quarantined_after_update on ingest_part;
      drop function release_parts_of_source, release_parts_of_alias, release_parts_of_device, add_quarantined_parts, remove_quarantined_parts;
      drop table ingest_quarantine_group;
    `);
  }
}
