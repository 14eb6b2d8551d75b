import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The columns of each kind of reading beside those that all have: typed and narrow, with the bounds of the domain held once more. */
const NEW_KINDS: Record<string, string> = {
  blood_oxygen_reading: `
    blood_oxygen smallint not null check (blood_oxygen between 0 and 100),
    heart_rate smallint check (heart_rate between 1 and 300),`,
  blood_pressure_reading: `
    systolic smallint not null check (systolic between 30 and 300),
    diastolic smallint not null check (diastolic between 10 and 220),
    heart_rate smallint check (heart_rate between 1 and 300),
    check (systolic > diastolic),`,
  weight_reading: `
    weight double precision not null check (weight between 0 and 2200),`,
  temperature_reading: `
    temperature double precision not null,
    temperature_unit text not null check (temperature_unit in ('fahrenheit', 'celsius')),
    check (temperature between case temperature_unit when 'celsius' then 25 else 77 end
      and case temperature_unit when 'celsius' then 45 else 113 end),`,
  heart_rate_reading: `
    heart_rate smallint not null check (heart_rate between 1 and 300),`,
  heart_rate_variability_reading: `
    heart_rate_variability double precision not null check (heart_rate_variability between 0 and 1000),
    heart_rate smallint check (heart_rate between 1 and 300),
    heart_rate_variability_duration integer check (heart_rate_variability_duration between 0 and 86400000),
    heart_rate_variability_algorithm_type text check (heart_rate_variability_algorithm_type in ('sdann', 'sdnn', 'sdrr')),`,
  peak_flow_reading: `
    peak_expiratory_flow double precision not null check (peak_expiratory_flow between 30 and 900),
    forced_expiratory_volume_in_one_second double precision check (forced_expiratory_volume_in_one_second between 0 and 10),`,
  sleep_mat_activity_reading: `
    bed_time timestamptz(3)[],
    get_up_time timestamptz(3)[],
    body_turn_over integer check (body_turn_over between 0 and 100000),
    duration smallint check (duration between 0 and 10080),
    heart_rate smallint check (heart_rate between 1 and 300),
    respiration double precision check (respiration between 0 and 100),`,
  sleep_mat_duration_reading: `
    body_turn_over integer check (body_turn_over between 0 and 100000),
    deep_sleep smallint check (deep_sleep between 0 and 10080),
    light_sleep smallint check (light_sleep between 0 and 10080),
    rem smallint check (rem between 0 and 10080),
    duration smallint check (duration between 0 and 10080),
    heart_rate smallint check (heart_rate between 1 and 300),
    respiration double precision check (respiration between 0 and 100),`,
};

/** The item is the device's, and one look proves both: a foreign key costs each reading more than all of its indexes. */
const OF_DEVICE = [
  'foreign key (organization_id, device_id, item_id) references device (organization_id, id, item_id)',
  'check ((device_id is null) = (item_id is null))',
];

const createReadingTable = (table: string, values: string) => `
  create table ${table} (
    organization_id bigint not null,
    id bigint generated always as identity,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamptz(3) not null,
    measurement_index smallint,
    received_timestamp timestamptz(3) not null default now(),
    ${values}
    manual boolean not null,
    device_time_zone_offset integer check (device_time_zone_offset between -43200 and 50400),
    patient_time_zone_offset integer check (patient_time_zone_offset between -43200 and 50400),
    version smallint not null default 1 check (version > 0),
    void_timestamp timestamptz(3),
    primary key (organization_id, id),
    foreign key (organization_id, patient_id) references patient,
    ${OF_DEVICE.join(',\n    ')},
    check (patient_id is not null or device_id is not null)
  );
  -- What makes two readings the same one. The value is never part of it.
  create unique index ${table}_of_device
    on ${table} (organization_id, device_id, reading_timestamp, measurement_index) nulls not distinct
    where device_id is not null;
  create unique index ${table}_without_device
    on ${table} (organization_id, patient_id, reading_timestamp, measurement_index) nulls not distinct
    where device_id is null;`;

/**
 * The lists: of a patient, of an organization, and of what came in since. Only of what they show, so that they are counted without a
 * look at the rows. Ids and arrival grow together, so a BRIN is enough there.
 */
const indexLists = (table: string) => `
  create index ${table}_of_patient on ${table} (organization_id, patient_id, reading_timestamp desc, id desc)
    where void_timestamp is null;
  create index ${table}_newest_first on ${table} (organization_id, reading_timestamp desc, id desc)
    where void_timestamp is null;
  create index ${table}_received on ${table} using brin (received_timestamp) with (pages_per_range = 32);`;

const READING_TABLES = ['blood_glucose_reading', ...Object.keys(NEW_KINDS)];

/** Every table that holds what a customer owns; organizations and keys are how the owner is found. */
const OWNED_TABLES = [
  'site',
  'manufacturer',
  'item',
  'kit',
  'kit_item',
  'patient',
  'device',
  'device_identifier',
  'device_event',
  'device_assignment',
  'device_health_check',
  ...READING_TABLES,
  'reading_revision',
  'webhook',
  'webhook_log',
  'reading_import',
  'event',
  'idempotency_key',
];

/**
 * Row-level security is the second lock: the first is the organization in every statement. The setting is of one transaction, so
 * that it holds behind a pooler; without it there is nothing to see. Forced, because the service owns its tables.
 */
const secure = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);`;

/** Patients, catalogue, custody of devices, readings of every kind, events, idempotency keys, row-level security. */
export class ClinicalSide1763800000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table patient
        add column archived boolean not null default false,
        add column enrolled boolean not null default true,
        add column site_id bigint,
        -- What the customer said, and what holds: that, or else the zone of the address.
        add column time_zone text,
        add column local_time_zone text,
        -- Kept, because row-level security lets no index be asked for what a function makes of a row.
        add column email_in_lower_case text generated always as (lower(email)) stored,
        add foreign key (organization_id, site_id) references site;
      -- Partial, so that nobody who looks for an id is sent through them: a fresh table without statistics lets every index that begins
      -- with the organization seem as good as the key, and a thousand readings then read every patient a thousand times.
      create index patient_of_email on patient (organization_id, email_in_lower_case) where email_in_lower_case is not null;
      create index patient_of_site on patient (organization_id, site_id) where site_id is not null;
      alter table patient drop constraint patient_organization_id_external_identifier_key;
      create unique index patient_of_external_identifier on patient (organization_id, external_identifier)
        where external_identifier is not null;

      alter table item
        alter column manufacturer_id drop not null,
        alter column model drop not null,
        alter column sku drop not null,
        add column orderable boolean not null default true,
        add column device_identifier_type text
          check (device_identifier_type in ('imei', 'serial', 'macAddress', 'iccid', 'simCardNumber')),
        add column size text check (size in ('standard', 'small', 'medium', 'large', 'extraLarge')),
        add column reading_kinds text[] not null default '{}';

      create table kit (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        name text not null,
        archived boolean not null,
        primary key (organization_id, id)
      );
      create table kit_item (
        organization_id bigint not null,
        kit_id bigint not null,
        item_id bigint not null,
        count integer not null check (count > 0),
        primary key (organization_id, kit_id, item_id),
        foreign key (organization_id, kit_id) references kit,
        foreign key (organization_id, item_id) references item
      );

      alter table device
        add column site_id bigint,
        add column external_identifier text,
        -- What came in while readings were disabled, and was dropped.
        add column dropped_readings bigint not null default 0,
        -- The newest health check, so that a crossing is seen without a look at all of them.
        add column health_check_timestamp timestamptz(3),
        add column battery_percentage smallint check (battery_percentage between 0 and 100),
        add column signal_strength smallint check (signal_strength between 0 and 100),
        add constraint device_and_its_item unique (organization_id, id, item_id),
        add foreign key (organization_id, site_id) references site,
        add check (current_status <> 'availableAtSite' or site_id is not null);
      create index device_of_patient on device (organization_id, current_patient_id) where current_patient_id is not null;
      create index device_of_site on device (organization_id, site_id) where site_id is not null;

      -- Why somebody set a status.
      alter table device_event add column note text;

      -- Shown as sent, compared in a normal form: 'AA:BB' and 'aa-bb' are one address.
      alter table device_identifier add column normalized text;
      update device_identifier set normalized =
        case when type = 'macAddress' then lower(regexp_replace(value, '[[:space:]:.-]', '', 'g')) else value end;
      alter table device_identifier alter column normalized set not null;
      alter table device_identifier drop constraint device_identifier_pkey;
      alter table device_identifier add primary key (organization_id, type, normalized);
      create index device_identifier_of_any_type on device_identifier (organization_id, normalized);

      -- Who held a device, and when. Half-open periods; the last one has no end while it lasts.
      create table device_assignment (
        organization_id bigint not null,
        id bigint generated always as identity,
        device_id bigint not null,
        patient_id bigint not null,
        start_timestamp timestamptz(3) not null,
        end_timestamp timestamptz(3),
        primary key (organization_id, id),
        foreign key (organization_id, device_id) references device,
        foreign key (organization_id, patient_id) references patient,
        check (end_timestamp >= start_timestamp),
        -- One patient at a time. A range of one number compares it, where an extension would be needed otherwise.
        constraint device_assignment_one_at_a_time exclude using gist (
          int8range(device_id, device_id, '[]') with &&,
          tstzrange(start_timestamp, end_timestamp) with &&)
      );
      create index device_assignment_of_device on device_assignment (organization_id, device_id, start_timestamp desc);
      create index device_assignment_of_patient on device_assignment (organization_id, patient_id);
      insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
        select organization_id, id, current_patient_id, '2000-01-01Z' from device where current_patient_id is not null;

      create table device_health_check (
        organization_id bigint not null,
        id bigint generated always as identity,
        device_id bigint not null,
        event_timestamp timestamptz(3) not null,
        battery_percentage smallint check (battery_percentage between 0 and 100),
        signal_strength smallint check (signal_strength between 0 and 100),
        primary key (organization_id, id),
        unique (organization_id, device_id, event_timestamp),
        foreign key (organization_id, device_id) references device
      );

      alter table blood_glucose_reading
        alter column patient_id drop not null,
        add column version smallint not null default 1 check (version > 0),
        add column void_timestamp timestamptz(3),
        add check (patient_id is not null or device_id is not null),
        drop constraint blood_glucose_reading_organization_id_device_id_fkey,
        drop constraint blood_glucose_reading_organization_id_item_id_fkey,
        ${OF_DEVICE.map((constraint) => `add ${constraint}`).join(',\n        ')};
      ${Object.entries(NEW_KINDS)
        .map(([table, values]) => createReadingTable(table, values))
        .join('\n')}
      ${READING_TABLES.map(indexLists).join('\n')}

      -- What a corrected reading said before; the values as they were shown.
      create table reading_revision (
        organization_id bigint not null references organization,
        kind text not null,
        reading_id bigint not null,
        version smallint not null,
        "values" jsonb not null,
        supersede_timestamp timestamptz(3) not null default now(),
        primary key (organization_id, kind, reading_id, version)
      );

      -- The outbox: what happened, written with what made it happen. A reading's payload is null, and is written from its version
      -- when it is sent: a batch of a thousand would pay for a thousand wide documents that often nobody has asked for.
      create table event (
        -- Refers to nothing: what happened refers to the organization already, and each reading would pay for the look.
        organization_id bigint not null,
        id bigint generated always as identity,
        type text not null,
        subject_id bigint not null,
        version smallint not null default 1,
        payload json,
        create_timestamp timestamptz(3) not null default now(),
        primary key (organization_id, id),
        check (payload is not null or type like 'reading.%')
      );

      -- Answers to POSTs that carried an Idempotency-Key, kept in the transaction of what they did.
      create table idempotency_key (
        organization_id bigint not null references organization,
        key text not null,
        request_hash bytea not null check (length(request_hash) = 32),
        answer text not null,
        headers jsonb not null,
        create_timestamp timestamptz(3) not null default now(),
        primary key (organization_id, key)
      );
      create index idempotency_key_oldest_first on idempotency_key (organization_id, create_timestamp);

      ${OWNED_TABLES.map(secure).join('\n')}
    `);
  }

  /** What it adds holds a customer's data: going back means restoring a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
