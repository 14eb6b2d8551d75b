import { type MigrationInterface, type QueryRunner } from 'typeorm';

const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;

/** The codes of parts that another device of their text can mend. */
const DEVICE_CODES = `array['device_ambiguous', 'device_unknown']`;
/** The codes of parts that another alias of their text can mend. */
const ALIAS_CODES = `array['contradiction', 'device_ambiguous', 'device_unknown', 'patient_unknown', 'person_ambiguous']`;
/** The codes of parts that another time zone can mend: their instants are not known, or wrong. */
const ZONE_CODES = `array['ambiguous_time', 'time_in_future', 'time_invalid', 'time_zone_missing']`;
/** The codes of parts that a change of their patient or device can mend. The indexes \`ingest_part_waiting_groups_of_…\` have the same condition. */
const SUBJECT_CODES = `array['ambiguous_time', 'contradiction', 'time_in_future', 'time_invalid', 'time_zone_missing']`;

const INTO_RELEASES = 'insert into ingest_release (organization_id, source_id, subject, key, codes)';

/** SQL that notes that parts of one patient or device can be processed again, if the organization has sources. */
const releaseOf = (subject: 'patient' | 'device', organizationId: string, id: string, codes: string) =>
  `${INTO_RELEASES} select ${organizationId}, null, '${subject}', ${id}, ${codes}
            where exists (select from ingest_source where organization_id = ${organizationId});`;

/**
 * Changes that mend quarantined parts note whose parts these are: one note for all sources of the organization, however many these are. The background work then copies
 * the note for the sources with such parts, and marks the groups step by step, while nobody processes messages of their source. So requests neither lock groups nor look for them, and parts that begin to wait while a change is committed are found without a second look. An older version
 * would not mark them.
 */
export class NotedReleases1765670000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What has been changed so that parts of a source can be processed again. The background work removes each row when the groups of these parts are marked.
      create table ingest_release (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        -- Null if the change concerns all sources, until the background work has found those with such parts.
        source_id bigint,
        subject text not null check (subject in ('deviceKey', 'personKey', 'device', 'patient')),
        -- The text that names the device or person in messages, or the id of the device or patient.
        key text not null,
        codes text[] not null,
        -- The last group that was marked.
        after_group_id bigint not null default 0,
        primary key (organization_id, id),
        foreign key (organization_id, source_id) references ingest_source on delete cascade
      );
      create index ingest_release_of_all_sources on ingest_release (organization_id, id) where source_id is null;
      create index ingest_release_of_source on ingest_release (organization_id, source_id, id);
      alter table ingest_release enable row level security, force row level security;
      create policy of_organization on ingest_release using (${OF_ORGANIZATION});
      create policy for_delivery on ingest_release for select using (current_setting('rpm.delivery', true) = 'on');

      create or replace function release_parts_of_device() returns trigger language plpgsql as $$
        begin
          ${INTO_RELEASES}
          select distinct c.organization_id, null::bigint, 'deviceKey', k.key, ${DEVICE_CODES}
          from changed c cross join lateral (values (c.normalized), (lower(c.normalized)), (c.value)) k (key)
          where exists (select from ingest_source s where s.organization_id = c.organization_id);
          return null;
        end $$;

      -- The aliases of a source are deleted after the source itself.
      create or replace function release_parts_of_alias() returns trigger language plpgsql as $$
        begin
          ${INTO_RELEASES}
          select s.organization_id, s.id, case c.kind when 'device' then 'deviceKey' else 'personKey' end, c.value, ${ALIAS_CODES}
          from changed c join ingest_source s on s.organization_id = c.organization_id and s.id = c.source_id;
          return null;
        end $$;

      create or replace function release_parts_of_short_imei() returns trigger language plpgsql as $$
        begin
          ${INTO_RELEASES}
          select s.organization_id, s.id, 'deviceKey', lpad(c.value, 14, '0') || digit, array['contradiction', 'device_ambiguous', 'device_unknown']
          from changed c join ingest_source s on s.organization_id = c.organization_id and s.id = c.source_id cross join generate_series(0, 9) digit
          where c.kind = 'device' and c.value ~ '^[0-9]{13,14}$';
          return null;
        end $$;

      create or replace function release_parts_of_patient() returns trigger language plpgsql as $$
        begin
          if new.merged_into is not distinct from old.merged_into then
            ${releaseOf('patient', 'new.organization_id', 'new.id', ZONE_CODES)}
          else
            ${releaseOf('patient', 'new.organization_id', 'new.id', SUBJECT_CODES)}
            ${INTO_RELEASES}
            select organization_id, source_id, 'personKey', value, array['contradiction', 'person_ambiguous'] from ingest_alias
            where organization_id = new.organization_id and patient_id = new.id;
          end if;
          return null;
        end $$;

      create or replace function release_parts_of_assignment() returns trigger language plpgsql as $$
        declare changed device_assignment;
        begin
          if tg_op = 'DELETE' then changed := old; else changed := new; end if;
          ${releaseOf('device', 'changed.organization_id', 'changed.device_id', SUBJECT_CODES)}
          return null;
        end $$;
    `);
  }

  /** The functions of earlier migrations mark groups themselves. */
  async down(runner: QueryRunner): Promise<void> {
    const marking = (name: string, condition: string) => `
      create or replace function ${name}() returns trigger language plpgsql as $$
        begin
          update ingest_quarantine_group g set release_timestamp = clock_timestamp(), release_message_id = 0
          from changed c where g.organization_id = c.organization_id and ${condition};
          return null;
        end $$;`;
    const markingOf = (name: string, subject: 'patient' | 'device', row: string, codes: string) => `
      create or replace function ${name}() returns trigger language plpgsql as $$
        declare changed ${row};
        begin
          if tg_op = 'DELETE' then changed := old; else changed := new; end if;
          perform release_quarantine_groups(changed.organization_id, array(
            select g.id from (
              select distinct source_id, code, coalesce(device_key, '') as device_key, coalesce(person_key, '') as person_key from ingest_part
              where organization_id = changed.organization_id and ${subject}_id = changed.${subject === 'patient' ? 'id' : 'device_id'}
                and outcome = 'quarantined' and code = any(${codes})
            ) p join ingest_quarantine_group g on g.organization_id = changed.organization_id
              and (g.source_id, g.code, g.device_key, g.person_key) = (p.source_id, p.code, p.device_key, p.person_key)));
          return null;
        end $$;`;
    await runner.query(`
      ${marking('release_parts_of_device', `g.device_key = any(array[c.normalized, lower(c.normalized), c.value]) and g.code = any(${DEVICE_CODES})`)}
      ${marking('release_parts_of_alias', `g.source_id = c.source_id and case c.kind when 'device' then g.device_key else g.person_key end = c.value and g.code = any(${ALIAS_CODES})`)}
      ${marking('release_parts_of_short_imei', `g.source_id = c.source_id and c.kind = 'device' and c.value ~ '^[0-9]{13,14}$' and g.device_key ~ ('^' || lpad(c.value, 14, '0') || '[0-9]$') and g.code = any(${ALIAS_CODES})`)}
      ${markingOf('release_parts_of_patient', 'patient', 'patient', SUBJECT_CODES)}
      ${markingOf('release_parts_of_assignment', 'device', 'device_assignment', SUBJECT_CODES)}
      drop table ingest_release;
    `);
  }
}
