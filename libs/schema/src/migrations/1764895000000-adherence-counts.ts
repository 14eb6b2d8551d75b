import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The adherence of each monitored patient on the current local day, so that lists can be filtered by it without counting days of all patients. */
export class AdherenceCounts1764895000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The default window of a patient, counted from adherence_days and the assignments of devices, until the local day of the patient ends.
      create table adherence_count (
        organization_id bigint not null references organization,
        patient_id bigint not null,
        -- -infinity if the patient has to be counted, infinity if the patient is not monitored.
        valid_until timestamptz not null default '-infinity',
        monitored boolean not null default false,
        site_id bigint,
        start_date date,
        days smallint,
        at_risk boolean,
        primary key (organization_id, patient_id),
        foreign key (organization_id, patient_id) references patient (organization_id, id) on delete cascade
      );
      alter table patient no force row level security;
      insert into adherence_count (organization_id, patient_id) select organization_id, id from patient;
      alter table patient force row level security;
      alter table adherence_count enable row level security, force row level security;
      create policy of_organization on adherence_count
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
      create policy for_delivery on adherence_count using ((select current_setting('rpm.delivery', true)) = 'on');
      create policy for_delivery on device_assignment for select using ((select current_setting('rpm.delivery', true)) = 'on');
      create index adherence_count_until on adherence_count (valid_until);

      create function count_adherence_of_patients() returns trigger language plpgsql as $$
      begin
        insert into adherence_count (organization_id, patient_id) select organization_id, id from new_patient;
        return null;
      end $$;
      create trigger count_adherence after insert on patient referencing new table as new_patient
        for each statement execute function count_adherence_of_patients();

      drop trigger recheck_adherence on patient;
      create trigger recheck_adherence after update on patient
        for each row when ((old.local_time_zone, old.enrolled, old.archived, old.site_id, old.merged_into)
          is distinct from (new.local_time_zone, new.enrolled, new.archived, new.site_id, new.merged_into))
        execute function recheck_adherence_of_patient();

      -- The first assignment of a device may be the start of the window.
      create function recheck_adherence_of_assignment() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          insert into adherence_recheck (organization_id, patient_id) values (old.organization_id, old.patient_id);
        end if;
        if tg_op <> 'DELETE' then
          insert into adherence_recheck (organization_id, patient_id) values (new.organization_id, new.patient_id);
        end if;
        return null;
      end $$;
      create trigger recheck_adherence after insert or update or delete on device_assignment
        for each row execute function recheck_adherence_of_assignment();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger recheck_adherence on device_assignment;
      drop function recheck_adherence_of_assignment();
      drop trigger recheck_adherence on patient;
      create trigger recheck_adherence after update on patient
        for each row when (old.local_time_zone is distinct from new.local_time_zone) execute function recheck_adherence_of_patient();
      drop trigger count_adherence on patient;
      drop function count_adherence_of_patients();
      drop policy for_delivery on device_assignment;
      drop table adherence_count;
    `);
  }
}
