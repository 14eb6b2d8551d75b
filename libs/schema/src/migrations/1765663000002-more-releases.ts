import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The codes of parts that another time zone can mend: their instants are not known, or wrong. */
const ZONE_CODES = `'ambiguous_time', 'time_in_future', 'time_invalid', 'time_zone_missing'`;
/** The codes of parts that a change of their patient or device can mend. The indexes \`ingest_part_waiting_of_…\` have the same condition. */
const SUBJECT_CODES = `'ambiguous_time', 'contradiction', 'time_in_future', 'time_invalid', 'time_zone_missing'`;

/**
 * SQL that releases the groups of parts of one patient or device that wait for its time zone, its assignments or a merge. It looks for the parts only if the organization
 * has such groups.
 */
const releaseOf = (subject: 'patient' | 'device', organizationId: string, id: string, codes: string) => `
          if exists (select from ingest_quarantine_group where organization_id = ${organizationId} and code in (${codes})) then
            perform release_quarantine_groups(${organizationId}, array(
              select g.id from (
                select distinct source_id, code, coalesce(device_key, '') as device_key, coalesce(person_key, '') as person_key from ingest_part
                where organization_id = ${organizationId} and ${subject}_id = ${id} and outcome = 'quarantined' and code in (${codes})
              ) p join ingest_quarantine_group g on g.organization_id = ${organizationId}
                and (g.source_id, g.code, g.device_key, g.person_key) = (p.source_id, p.code, p.device_key, p.person_key)));
          end if;`;

/**
 * Further changes after which quarantined parts can be processed again: another time zone of a patient, a site or the organization, another site of a patient, a merge
 * of patients, an assignment of a device, and an alias with an IMEI that lacks its check digit. Triggers of resources that people change run at the end of their
 * transaction, so that it locks groups last, as the processing of messages does.
 */
export class MoreReleases1765663000002 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function release_parts_of_patient() returns trigger language plpgsql as $$
        begin
          if new.merged_into is not distinct from old.merged_into then${releaseOf('patient', 'new.organization_id', 'new.id', ZONE_CODES)}
          else${releaseOf('patient', 'new.organization_id', 'new.id', SUBJECT_CODES)}
            perform release_quarantine_groups(new.organization_id, array(
              select g.id from ingest_quarantine_group g join ingest_alias a on a.organization_id = g.organization_id and a.source_id = g.source_id
              where g.organization_id = new.organization_id and g.code in ('contradiction', 'person_ambiguous')
                and a.patient_id = new.id and a.kind = 'person' and a.value = g.person_key));
          end if;
          return null;
        end $$;
      create constraint trigger release_parts after update on patient deferrable initially deferred for each row
        when (old.local_time_zone is distinct from new.local_time_zone or old.site_id is distinct from new.site_id or old.merged_into is distinct from new.merged_into)
        execute function release_parts_of_patient();

      create function release_parts_of_site() returns trigger language plpgsql as $$
        begin
          perform release_codes_of_sources(new.organization_id, null, array[${ZONE_CODES}]);
          return null;
        end $$;
      create constraint trigger release_parts after update on site deferrable initially deferred for each row
        when (old.local_time_zone is distinct from new.local_time_zone) execute function release_parts_of_site();

      create function release_parts_of_organization() returns trigger language plpgsql as $$
        begin
          perform release_codes_of_sources(new.id, null, array[${ZONE_CODES}]);
          return null;
        end $$;
      create constraint trigger release_parts after update on organization deferrable initially deferred for each row
        when (old.time_zone is distinct from new.time_zone) execute function release_parts_of_organization();

      create function release_parts_of_assignment() returns trigger language plpgsql as $$
        declare changed device_assignment;
        begin
          if tg_op = 'DELETE' then changed := old; else changed := new; end if;${releaseOf('device', 'changed.organization_id', 'changed.device_id', SUBJECT_CODES)}
          return null;
        end $$;
      create constraint trigger release_parts after insert or delete or update of start_timestamp, end_timestamp, patient_id on device_assignment
        deferrable initially deferred for each row execute function release_parts_of_assignment();

      -- Groups of an IMEI are named by its 15 digits. An alias may lack the last one, which is a check digit, and a leading zero.
      create function release_parts_of_short_imei() returns trigger language plpgsql as $$
        begin
          perform release_quarantine_groups(o.organization_id, array(
            select g.id from changed c cross join generate_series(0, 9) digit
            join ingest_quarantine_group g on g.organization_id = c.organization_id and g.source_id = c.source_id
              and g.device_key = lpad(c.value, 14, '0') || digit and g.code in ('device_unknown', 'device_ambiguous', 'contradiction')
            where c.organization_id = o.organization_id and c.kind = 'device' and c.value ~ '^[0-9]{13,14}$'))
          from (select distinct organization_id from changed) o;
          return null;
        end $$;
      create trigger release_parts_of_imei after insert on ingest_alias referencing new table as changed
        for each statement execute function release_parts_of_short_imei();
      create trigger release_parts_of_imei_after_delete after delete on ingest_alias referencing old table as changed
        for each statement execute function release_parts_of_short_imei();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger release_parts_of_imei_after_delete on ingest_alias;
      drop trigger release_parts_of_imei on ingest_alias;
      drop trigger release_parts on device_assignment;
      drop trigger release_parts on organization;
      drop trigger release_parts on site;
      drop trigger release_parts on patient;
      drop function release_parts_of_short_imei, release_parts_of_assignment, release_parts_of_organization, release_parts_of_site, release_parts_of_patient;
    `);
  }
}
