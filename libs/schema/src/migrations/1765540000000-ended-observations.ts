import { type MigrationInterface, type QueryRunner } from 'typeorm';

const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;

const KIND_BY_TABLE = {
  blood_glucose_reading: 'bloodGlucose',
  blood_oxygen_reading: 'bloodOxygen',
  blood_pressure_reading: 'bloodPressure',
  weight_reading: 'weight',
  temperature_reading: 'temperature',
  heart_rate_reading: 'heartRate',
  heart_rate_variability_reading: 'heartRateVariability',
  peak_flow_reading: 'peakFlow',
  sleep_mat_activity_reading: 'sleepMatActivity',
  sleep_mat_duration_reading: 'sleepMatDuration',
};

/** The column of the value that is an Observation of its own beside the main value, and its property, for the tables that have one. */
const COMPANION_BY_TABLE: Record<string, { column: string; property: string }> = {
  blood_oxygen_reading: { column: 'heart_rate', property: 'heartRate' },
  blood_pressure_reading: { column: 'heart_rate', property: 'heartRate' },
  peak_flow_reading: { column: 'forced_expiratory_volume_in_one_second', property: 'forcedExpiratoryVolumeInOneSecond' },
};

/** The condition makes the trigger cost nothing if neither the patient changes nor a companion appears or disappears. */
const createTrigger = ([table, kind]: [string, string]) => {
  const companion = COMPANION_BY_TABLE[table];
  const isChanged = companion ? ` or (old.${companion.column} is null) <> (new.${companion.column} is null)` : '';
  const given = [kind, ...(companion ? [companion.property, companion.column] : [])].map((text) => `'${text}'`).join(', ');
  return `
      create trigger end_observations after update on ${table} for each row
        when (old.patient_id is distinct from new.patient_id${isChanged}) execute function end_observations(${given});`;
};

/**
 * Stores which Observations of a reading have ended: those of a patient who no longer has the reading, and those of a companion value that a correction has
 * removed. A trigger stores them, so versions of the service that do not know the table keep it complete. The running service adds those that ended earlier, in
 * batches: a row of `ended_observation_state` says up to which reading of which kind this is done for an organization. Nothing but the trigger and this step writes
 * the rows, so they have no foreign key, which would be checked for each of them.
 */
export class EndedObservations1765540000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ended_observation (
        organization_id bigint not null,
        kind text not null,
        reading_id bigint not null,
        patient_id bigint not null,
        -- The property of the companion value, such as heartRate; empty for the main value.
        companion text not null,
        -- The last version of the reading in which the patient had the value. reading_revision has the reading as it was then.
        version smallint not null,
        -- The update_timestamp of the next version.
        end_timestamp timestamptz(3) not null,
        primary key (organization_id, kind, reading_id, patient_id, companion)
      );
      create index ended_observation_newest on ended_observation (organization_id, end_timestamp, kind, reading_id);
      create index ended_observation_of_patient on ended_observation (organization_id, patient_id, end_timestamp);
      alter table ended_observation enable row level security, force row level security;
      create policy of_organization on ended_observation using (${OF_ORGANIZATION});

      create table ended_observation_state (
        organization_id bigint primary key,
        -- The kind of readings whose histories are being read.
        kind text not null,
        -- The id of the last reading of this kind whose history was read.
        through bigint not null
      );
      alter table ended_observation_state enable row level security, force row level security;
      create policy of_organization on ended_observation_state using (${OF_ORGANIZATION});
      create policy for_delivery on ended_observation_state for select using (current_setting('rpm.delivery', true) = 'on');

      create function end_observations() returns trigger language plpgsql as $$
      declare
        is_moved boolean := old.patient_id is distinct from new.patient_id;
        had_companion boolean := false;
        has_companion boolean := false;
      begin
        if tg_nargs > 1 then
          had_companion := to_jsonb(old) ->> tg_argv[2] is not null;
          has_companion := to_jsonb(new) ->> tg_argv[2] is not null;
        end if;
        if old.patient_id is not null then
          insert into ended_observation (organization_id, kind, reading_id, patient_id, companion, version, end_timestamp)
            select old.organization_id, tg_argv[0], old.id, old.patient_id, ended.companion, old.version, new.update_timestamp
            from (values ('', is_moved), (tg_argv[1], had_companion and (is_moved or not has_companion))) ended (companion, is_ended)
            where ended.is_ended
          on conflict (organization_id, kind, reading_id, patient_id, companion)
            do update set version = excluded.version, end_timestamp = excluded.end_timestamp;
        end if;
        -- No Observation of a reading that was never changed has ended before.
        if new.patient_id is not null and old.version > 1 then
          -- The condition on the patient cannot use an index: with the index of patients, PostgreSQL would read all rows of the patient for each reading.
          delete from ended_observation
          where organization_id = new.organization_id and kind = tg_argv[0] and reading_id = new.id
            and patient_id is not distinct from new.patient_id and (companion = '' or has_companion);
        end if;
        return null;
      end $$;
    `);
    await runner.query(`
      alter table ended_observation_state no force row level security;
      insert into ended_observation_state (organization_id, kind, through) select id, 'bloodGlucose', 0 from organization;
      alter table ended_observation_state force row level security;
      ${Object.entries(KIND_BY_TABLE).map(createTrigger).join('')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${Object.keys(KIND_BY_TABLE)
        .map((table) => `drop trigger end_observations on ${table};`)
        .join('\n')}
      drop function end_observations;
      drop table ended_observation_state;
      drop table ended_observation;
    `);
  }
}
