import { type MigrationInterface, type QueryRunner } from 'typeorm';

const READING_TABLES = [
  'blood_glucose_reading',
  'blood_oxygen_reading',
  'blood_pressure_reading',
  'heart_rate_reading',
  'heart_rate_variability_reading',
  'peak_flow_reading',
  'sleep_mat_activity_reading',
  'sleep_mat_duration_reading',
  'temperature_reading',
  'weight_reading',
];

/** SQL for the readings of one table whose local day is another one by the time zone of the patient than by the offset that counted until now. */
const movedDays = (table: string) => `
  select r.organization_id, r.patient_id, d.before, d.after
  from ${table} r
  join patient p on p.organization_id = r.organization_id and p.id = r.patient_id
  join organization o on o.id = r.organization_id
  cross join lateral (select
    (case
      when r.patient_time_zone_offset is not null then (r.reading_timestamp at time zone 'UTC') + r.patient_time_zone_offset * interval '1 second'
      when p.local_time_zone is not null then r.reading_timestamp at time zone p.local_time_zone
      else (r.reading_timestamp at time zone 'UTC') + coalesce(r.device_time_zone_offset, 0) * interval '1 second'
    end)::date as before,
    (r.reading_timestamp at time zone coalesce(p.local_time_zone, o.time_zone, 'UTC'))::date as after) d
  where r.device_id is not null and not r.manual and r.void_timestamp is null and d.before <> d.after`;

/**
 * Everything about a patient is displayed and counted in one time zone, which may be that of the patient's site or organization. The zones of addresses
 * that were not understood before are derived by the service, in batches: `organization.zones_derived_through` is the id of the last patient of whom this
 * is done, and null if it is done for all. The days of adherence that change are noted, and counted again by the service.
 */
export class OneTimeZone1765000000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site add column local_time_zone text;
      create policy for_delivery on site for select using ((select current_setting('rpm.delivery', true)) = 'on');

      drop trigger set_version on organization;
      alter table organization add column zones_derived_through bigint;
      update organization set zones_derived_through = 0;
      create trigger set_version before update on organization for each row when (old.* is distinct from new.*)
        execute function set_version('zones_derived_through');
      drop trigger set_version on site;
      create trigger set_version before update on site
        for each row when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamptz(3))
        execute function set_version('local_time_zone', 'folded_name');

      create or replace function recheck_adherence_of_patient() returns trigger language plpgsql as $$
      begin
        -- A change of the site's time zone that is under way notes the patients that it sees, which may not include this one: wait for it.
        if new.local_time_zone is null and new.site_id is distinct from old.site_id then
          perform from site where organization_id = new.organization_id and id = new.site_id for share;
        end if;
        insert into adherence_recheck (organization_id, patient_id) values (new.organization_id, new.id);
        return null;
      end $$;

      create function recheck_adherence_of_site() returns trigger language plpgsql as $$
      begin
        insert into adherence_recheck (organization_id, patient_id)
        select organization_id, id from patient
        where organization_id = new.organization_id and site_id = new.id and local_time_zone is null;
        return null;
      end $$;
      create trigger recheck_adherence after update on site
        for each row when (old.local_time_zone is distinct from new.local_time_zone) execute function recheck_adherence_of_site();

      create function recheck_adherence_of_organization() returns trigger language plpgsql as $$
      begin
        insert into adherence_recheck (organization_id, patient_id)
        select p.organization_id, p.id from patient p
        left join site s on s.organization_id = p.organization_id and s.id = p.site_id
        where p.organization_id = new.id and p.local_time_zone is null and s.local_time_zone is null;
        return null;
      end $$;
      create trigger recheck_adherence after update on organization
        for each row when (old.time_zone is distinct from new.time_zone) execute function recheck_adherence_of_organization();
    `);
    // Row-level security lets this scope read the rows of all organizations, whichever role migrates.
    await runner.query(`select set_config('rpm.delivery', 'on', true)`);
    await runner.query(`
      insert into adherence_recheck (organization_id, patient_id, day)
      select distinct m.organization_id, m.patient_id, d.day
      from (${READING_TABLES.map(movedDays).join(' union all ')}) m
      cross join lateral (values (m.before), (m.after)) d (day)
    `);
    await runner.query(`select set_config('rpm.delivery', '', true)`);
    // These indexes found the readings whose days depended on the time zone of the patient; now all do, and the index of the patient's readings finds them.
    await runner.query(READING_TABLES.map((table) => `drop index ${table}_without_offset;`).join(' '));
  }

  async down(runner: QueryRunner): Promise<void> {
    const conditions = 'where patient_time_zone_offset is null and device_id is not null';
    const indexes = READING_TABLES.map(
      (table) => `create index ${table}_without_offset on ${table} (organization_id, patient_id) ${conditions};`,
    );
    await runner.query(indexes.join(' '));
    await runner.query(`
      drop trigger recheck_adherence on organization;
      drop function recheck_adherence_of_organization();
      drop trigger recheck_adherence on site;
      drop function recheck_adherence_of_site();
      create or replace function recheck_adherence_of_patient() returns trigger language plpgsql as $$
      begin
        insert into adherence_recheck (organization_id, patient_id) values (new.organization_id, new.id);
        return null;
      end $$;
      drop trigger set_version on organization;
      alter table organization drop column zones_derived_through;
      create trigger set_version before update on organization for each row when (old.* is distinct from new.*)
        execute function set_version();
      drop policy for_delivery on site;
      drop trigger set_version on site;
      alter table site drop column local_time_zone;
      create trigger set_version before update on site
        for each row when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamptz(3))
        execute function set_version();
    `);
  }
}
