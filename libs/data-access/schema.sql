-- What the migrations come to. Not run by anything. To refresh it: UPDATE_SCHEMA=1 npx jest schema-dump

create table api_key (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  prefix text not null,
  hash bytea not null,
  scopes text[] not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  expire_timestamp timestamp(3) with time zone,
  last_use_timestamp timestamp(3) with time zone,
  revoke_timestamp timestamp(3) with time zone,
  constraint api_key_pkey PRIMARY KEY (organization_id, id),
  constraint api_key_hash_check CHECK ((length(hash) = 32)),
  constraint api_key_hash_key UNIQUE (hash),
  constraint api_key_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table blood_glucose_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint not null,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  glucose smallint not null,
  before_meal boolean,
  after_meal boolean,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  constraint blood_glucose_reading_pkey PRIMARY KEY (organization_id, id),
  constraint blood_glucose_reading_check CHECK ((NOT (before_meal AND after_meal))),
  constraint blood_glucose_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint blood_glucose_reading_glucose_check CHECK (((glucose >= 0) AND (glucose <= 1000))),
  constraint blood_glucose_reading_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint blood_glucose_reading_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES item(organization_id, id),
  constraint blood_glucose_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint blood_glucose_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400)))
);

create table device (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  item_id bigint not null,
  current_patient_id bigint,
  current_status text not null,
  disabled_readings boolean not null,
  constraint device_pkey PRIMARY KEY (organization_id, id),
  constraint device_check CHECK (((current_status = 'withPatient'::text) = (current_patient_id IS NOT NULL))),
  constraint device_current_status_check CHECK ((current_status = ANY (ARRAY['available'::text, 'availableAtSite'::text, 'allocated'::text, 'inTransit'::text, 'withPatient'::text, 'returning'::text, 'lost'::text, 'decommissioned'::text]))),
  constraint device_organization_id_current_patient_id_fkey FOREIGN KEY (organization_id, current_patient_id) REFERENCES patient(organization_id, id),
  constraint device_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES item(organization_id, id)
);

create table device_event (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  device_id bigint not null,
  type text not null,
  event_timestamp timestamp(3) with time zone not null,
  constraint device_event_pkey PRIMARY KEY (organization_id, id),
  constraint device_event_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id)
);

create table device_identifier (
  organization_id bigint not null,
  type text not null,
  value text not null,
  device_id bigint not null,
  constraint device_identifier_pkey PRIMARY KEY (organization_id, type, value),
  constraint device_identifier_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint device_identifier_type_check CHECK ((type = ANY (ARRAY['imei'::text, 'serial'::text, 'macAddress'::text, 'iccid'::text, 'simCardNumber'::text])))
);

create table item (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  manufacturer_id bigint not null,
  name text not null,
  model text not null,
  sku text not null,
  constraint item_pkey PRIMARY KEY (organization_id, id),
  constraint item_organization_id_manufacturer_id_fkey FOREIGN KEY (organization_id, manufacturer_id) REFERENCES manufacturer(organization_id, id)
);

create table manufacturer (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  constraint manufacturer_pkey PRIMARY KEY (organization_id, id),
  constraint manufacturer_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table migration (
  id integer not null default nextval('migration_id_seq'::regclass),
  "timestamp" bigint not null,
  name character varying not null,
  constraint "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY (id)
);

create table organization (
  id bigint not null generated always as identity,
  name text not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  constraint organization_pkey PRIMARY KEY (id),
  constraint organization_name_check CHECK ((name <> ''::text)),
  constraint organization_name_key UNIQUE (name)
);

create table patient (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  email text,
  phone_number text,
  external_identifier text,
  sex text not null,
  address jsonb,
  constraint patient_pkey PRIMARY KEY (organization_id, id),
  constraint patient_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
  constraint patient_organization_id_external_identifier_key UNIQUE (organization_id, external_identifier),
  constraint patient_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint patient_sex_check CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text, 'other'::text, 'unknown'::text])))
);

create table reading_import (
  organization_id bigint not null,
  fingerprint text not null,
  records bigint not null,
  reject_bytes bigint not null,
  stored bigint not null,
  duplicates bigint not null,
  rejected bigint not null,
  patients bigint not null,
  devices bigint not null,
  constraint reading_import_pkey PRIMARY KEY (organization_id, fingerprint),
  constraint reading_import_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table site (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  name text,
  active boolean not null,
  address jsonb,
  constraint site_pkey PRIMARY KEY (organization_id, id),
  constraint site_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
  constraint site_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table webhook (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  type text not null,
  url text not null,
  enabled boolean not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  constraint webhook_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table webhook_log (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  webhook_id bigint not null,
  webhook_type text not null,
  webhook_url text not null,
  payload text not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  retry_attempts smallint not null default 0,
  last_response_status smallint,
  last_retry_timestamp timestamp(3) with time zone,
  status text not null,
  constraint webhook_log_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_log_check CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
  constraint webhook_log_last_response_status_check CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
  constraint webhook_log_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES webhook(organization_id, id),
  constraint webhook_log_retry_attempts_check CHECK ((retry_attempts >= 0)),
  constraint webhook_log_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE UNIQUE INDEX blood_glucose_reading_of_device ON public.blood_glucose_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE UNIQUE INDEX blood_glucose_reading_without_device ON public.blood_glucose_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX device_event_of_device ON public.device_event USING btree (organization_id, device_id, event_timestamp);

CREATE INDEX device_identifier_of_device ON public.device_identifier USING btree (organization_id, device_id);

CREATE INDEX webhook_log_newest_first ON public.webhook_log USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp);

CREATE OR REPLACE FUNCTION public.announce_api_key_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        perform pg_notify('api_key_changed', encode(old.hash, 'hex'));
        return null;
      end $function$;

CREATE TRIGGER api_key_changed AFTER DELETE OR UPDATE OF scopes, expire_timestamp, revoke_timestamp ON public.api_key FOR EACH ROW EXECUTE FUNCTION announce_api_key_change();
