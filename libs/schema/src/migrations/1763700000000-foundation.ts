import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Organizations, keys, catalogue, patients, devices, glucose readings, sites and webhook logs.
 *
 * Every primary key of a customer's table starts with the organization, and every foreign key carries it, so that a row can
 * neither be found nor be pointed at across organizations. Types and statuses are text with a CHECK, never a PostgreSQL enum:
 * enum comparison is not leakproof, so row-level security would keep it from using an index.
 */
export class Foundation1763700000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table organization (
        id bigint generated always as identity primary key,
        name text not null unique check (name <> ''),
        create_timestamp timestamptz(3) not null default now()
      );

      create table api_key (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        name text not null,
        prefix text not null,
        hash bytea not null unique check (length(hash) = 32),
        scopes text[] not null,
        create_timestamp timestamptz(3) not null default now(),
        expire_timestamp timestamptz(3),
        last_use_timestamp timestamptz(3),
        revoke_timestamp timestamptz(3),
        primary key (organization_id, id)
      );

      -- Processes that remember a key must forget it at once when it stops being what they remember.
      create function announce_api_key_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('api_key_changed', encode(old.hash, 'hex'));
        return null;
      end $$;

      create trigger api_key_changed
        after delete or update of scopes, expire_timestamp, revoke_timestamp on api_key
        for each row execute function announce_api_key_change();

      create table site (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        name text,
        active boolean not null,
        address jsonb check (jsonb_typeof(address) = 'object'),
        primary key (organization_id, id)
      );

      create table manufacturer (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        name text not null,
        primary key (organization_id, id)
      );

      create table item (
        organization_id bigint not null,
        id bigint generated always as identity,
        manufacturer_id bigint not null,
        name text not null,
        model text not null,
        sku text not null,
        primary key (organization_id, id),
        foreign key (organization_id, manufacturer_id) references manufacturer
      );

      create table patient (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        first_name text not null,
        last_name text not null,
        date_of_birth date,
        email text,
        phone_number text,
        external_identifier text,
        sex text not null check (sex in ('female', 'male', 'other', 'unknown')),
        address jsonb check (jsonb_typeof(address) = 'object'),
        primary key (organization_id, id),
        unique (organization_id, external_identifier)
      );

      create table device (
        organization_id bigint not null,
        id bigint generated always as identity,
        item_id bigint not null,
        current_patient_id bigint,
        current_status text not null check (current_status in
          ('available', 'availableAtSite', 'allocated', 'inTransit', 'withPatient', 'returning', 'lost', 'decommissioned')),
        disabled_readings boolean not null,
        primary key (organization_id, id),
        foreign key (organization_id, item_id) references item,
        foreign key (organization_id, current_patient_id) references patient,
        check ((current_status = 'withPatient') = (current_patient_id is not null))
      );

      create table device_identifier (
        organization_id bigint not null,
        type text not null check (type in ('imei', 'serial', 'macAddress', 'iccid', 'simCardNumber')),
        value text not null,
        device_id bigint not null,
        primary key (organization_id, type, value),
        foreign key (organization_id, device_id) references device
      );
      create index device_identifier_of_device on device_identifier (organization_id, device_id);

      create table device_event (
        organization_id bigint not null,
        id bigint generated always as identity,
        device_id bigint not null,
        type text not null,
        event_timestamp timestamptz(3) not null,
        primary key (organization_id, id),
        foreign key (organization_id, device_id) references device
      );
      create index device_event_of_device on device_event (organization_id, device_id, event_timestamp);

      create table blood_glucose_reading (
        organization_id bigint not null,
        id bigint generated always as identity,
        patient_id bigint not null,
        device_id bigint,
        item_id bigint,
        reading_timestamp timestamptz(3) not null,
        measurement_index smallint,
        received_timestamp timestamptz(3) not null default now(),
        glucose smallint not null check (glucose between 0 and 1000),
        before_meal boolean,
        after_meal boolean,
        manual boolean not null,
        device_time_zone_offset integer check (device_time_zone_offset between -43200 and 50400),
        patient_time_zone_offset integer check (patient_time_zone_offset between -43200 and 50400),
        primary key (organization_id, id),
        foreign key (organization_id, patient_id) references patient,
        foreign key (organization_id, device_id) references device,
        foreign key (organization_id, item_id) references item,
        check (not (before_meal and after_meal))
      );
      -- What makes two readings the same one. The value is never part of it.
      create unique index blood_glucose_reading_of_device
        on blood_glucose_reading (organization_id, device_id, reading_timestamp, measurement_index) nulls not distinct
        where device_id is not null;
      create unique index blood_glucose_reading_without_device
        on blood_glucose_reading (organization_id, patient_id, reading_timestamp, measurement_index) nulls not distinct
        where device_id is null;

      create table webhook (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        type text not null,
        url text not null,
        enabled boolean not null,
        create_timestamp timestamptz(3) not null default now(),
        primary key (organization_id, id)
      );

      create table webhook_log (
        organization_id bigint not null,
        id bigint generated always as identity,
        webhook_id bigint not null,
        webhook_type text not null,
        webhook_url text not null,
        payload text not null,
        create_timestamp timestamptz(3) not null default now(),
        retry_attempts smallint not null default 0 check (retry_attempts >= 0),
        last_response_status smallint check (last_response_status between 100 and 599),
        last_retry_timestamp timestamptz(3),
        status text not null check (status in ('pending', 'delivered', 'failed', 'cancelled')),
        primary key (organization_id, id),
        foreign key (organization_id, webhook_id) references webhook,
        check ((retry_attempts = 0) = (last_retry_timestamp is null))
      );
      create index webhook_log_newest_first on webhook_log (organization_id, create_timestamp desc, id desc)
        include (webhook_type, retry_attempts, last_response_status, last_retry_timestamp);

      -- Imports that have not ended, so that one that was killed goes on where it was.
      create table reading_import (
        organization_id bigint not null references organization,
        fingerprint text not null,
        records bigint not null,
        reject_bytes bigint not null,
        stored bigint not null,
        duplicates bigint not null,
        rejected bigint not null,
        patients bigint not null,
        devices bigint not null,
        primary key (organization_id, fingerprint)
      );
    `);
  }

  /** The first migration has nothing to go back to: drop the database instead. */
  down(): Promise<void> {
    return Promise.reject(new Error('The first migration cannot be undone.'));
  }
}
