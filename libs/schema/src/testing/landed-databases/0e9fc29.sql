SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.announce_api_key_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform pg_notify('api_key_changed', encode(old.hash, 'hex'));
        return null;
      end $$;
CREATE FUNCTION public.count_webhook_log_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into webhook_log_delta (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, count)
        select organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, sum(n) from (
  select organization_id, (create_timestamp at time zone 'UTC')::date as create_day, webhook_type, retry_attempts,
    coalesce(last_response_status, -1) as last_response_status, status,
    (last_retry_timestamp at time zone 'UTC')::date as retry_day, -1 as n from gone) as changed group by organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day having sum(n) <> 0;
      return null;
    end $$;
CREATE FUNCTION public.count_webhook_log_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into webhook_log_delta (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, count)
        select organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, sum(n) from (
  select organization_id, (create_timestamp at time zone 'UTC')::date as create_day, webhook_type, retry_attempts,
    coalesce(last_response_status, -1) as last_response_status, status,
    (last_retry_timestamp at time zone 'UTC')::date as retry_day, 1 as n from added) as changed group by organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day having sum(n) <> 0;
      return null;
    end $$;
CREATE FUNCTION public.count_webhook_log_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into webhook_log_delta (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, count)
        select organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, sum(n) from (
  select organization_id, (create_timestamp at time zone 'UTC')::date as create_day, webhook_type, retry_attempts,
    coalesce(last_response_status, -1) as last_response_status, status,
    (last_retry_timestamp at time zone 'UTC')::date as retry_day, 1 as n from added union all 
  select organization_id, (create_timestamp at time zone 'UTC')::date as create_day, webhook_type, retry_attempts,
    coalesce(last_response_status, -1) as last_response_status, status,
    (last_retry_timestamp at time zone 'UTC')::date as retry_day, -1 as n from gone) as changed group by organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day having sum(n) <> 0;
      return null;
    end $$;
CREATE FUNCTION public.record_deleted_reading_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into reading_count_delta (organization_id, kind, reading_id, reading_day, receipt_day, change)
        select r.organization_id, tg_argv[0], case when r.id > s.counted_id then r.id else 0 end,
          (r.reading_timestamp at time zone 'UTC')::date, (r.received_timestamp at time zone 'UTC')::date, -count(*)
        from before r, reading_count_state s
        where r.void_timestamp is null and s.kind = tg_argv[0]
        group by 1, 3, 4, 5;
        return null;
      end $$;
CREATE FUNCTION public.record_updated_reading_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into reading_count_delta (organization_id, kind, reading_id, reading_day, receipt_day, change)
        select r.organization_id, tg_argv[0], case when r.id > s.counted_id then r.id else 0 end,
          (r.reading_timestamp at time zone 'UTC')::date, (r.received_timestamp at time zone 'UTC')::date, sum(r.change)
        from (
          select organization_id, id, reading_timestamp, received_timestamp, -1 as change from before where void_timestamp is null
          union all
          select organization_id, id, reading_timestamp, received_timestamp, 1 from after where void_timestamp is null
        ) r, reading_count_state s
        where s.kind = tg_argv[0]
        group by 1, 3, 4, 5 having sum(r.change) <> 0;
        return null;
      end $$;
CREATE FUNCTION public.refuse_truncate_of_readings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        raise exception 'Delete readings instead of truncating their table, so that their counts stay exact.';
      end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.api_key (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    hash bytea NOT NULL,
    scopes text[] NOT NULL,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    expire_timestamp timestamp(3) with time zone,
    last_use_timestamp timestamp(3) with time zone,
    revoke_timestamp timestamp(3) with time zone,
    CONSTRAINT api_key_hash_check CHECK ((length(hash) = 32))
);
ALTER TABLE ONLY public.api_key FORCE ROW LEVEL SECURITY;
ALTER TABLE public.api_key ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_key_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blood_glucose_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    glucose smallint NOT NULL,
    before_meal boolean,
    after_meal boolean,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT blood_glucose_reading_check CHECK ((NOT (before_meal AND after_meal))),
    CONSTRAINT blood_glucose_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT blood_glucose_reading_check2 CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT blood_glucose_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT blood_glucose_reading_glucose_check CHECK (((glucose >= 0) AND (glucose <= 1000))),
    CONSTRAINT blood_glucose_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT blood_glucose_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT blood_glucose_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.blood_glucose_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.blood_glucose_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.blood_glucose_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blood_oxygen_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    blood_oxygen smallint NOT NULL,
    heart_rate smallint,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT blood_oxygen_reading_blood_oxygen_check CHECK (((blood_oxygen >= 0) AND (blood_oxygen <= 100))),
    CONSTRAINT blood_oxygen_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT blood_oxygen_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT blood_oxygen_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT blood_oxygen_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT blood_oxygen_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT blood_oxygen_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT blood_oxygen_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.blood_oxygen_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.blood_oxygen_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.blood_oxygen_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blood_pressure_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    systolic smallint NOT NULL,
    diastolic smallint NOT NULL,
    heart_rate smallint,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT blood_pressure_reading_check CHECK ((systolic > diastolic)),
    CONSTRAINT blood_pressure_reading_check1 CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT blood_pressure_reading_check2 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT blood_pressure_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT blood_pressure_reading_diastolic_check CHECK (((diastolic >= 10) AND (diastolic <= 220))),
    CONSTRAINT blood_pressure_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT blood_pressure_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT blood_pressure_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT blood_pressure_reading_systolic_check CHECK (((systolic >= 30) AND (systolic <= 300))),
    CONSTRAINT blood_pressure_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.blood_pressure_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.blood_pressure_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.blood_pressure_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.customer_order (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    status text NOT NULL,
    hold_reason text,
    shipping_option text,
    email_label boolean NOT NULL,
    order_notes text[] NOT NULL,
    tracking_numbers jsonb DEFAULT '[]'::jsonb NOT NULL,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    patient_id bigint,
    site_id bigint,
    shipping_address jsonb,
    CONSTRAINT customer_order_check CHECK (((status = 'onHold'::text) = (hold_reason IS NOT NULL))),
    CONSTRAINT customer_order_check1 CHECK (((patient_id IS NULL) <> (site_id IS NULL))),
    CONSTRAINT customer_order_hold_reason_check CHECK ((hold_reason = ANY (ARRAY['address_incomplete'::text, 'device_missing'::text]))),
    CONSTRAINT customer_order_shipping_option_check CHECK ((shipping_option = ANY (ARRAY['standard'::text, 'expedited'::text, 'overnight'::text]))),
    CONSTRAINT customer_order_status_check CHECK ((status = ANY (ARRAY['received'::text, 'onHold'::text, 'packed'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text, 'failed'::text])))
);
ALTER TABLE ONLY public.customer_order FORCE ROW LEVEL SECURITY;
ALTER TABLE public.customer_order ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.customer_order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.customer_return (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    status text NOT NULL,
    order_id bigint,
    shipping_option text,
    email_label boolean NOT NULL,
    tracking_numbers jsonb DEFAULT '[]'::jsonb NOT NULL,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    patient_id bigint,
    site_id bigint,
    CONSTRAINT customer_return_check CHECK (((patient_id IS NULL) <> (site_id IS NULL))),
    CONSTRAINT customer_return_shipping_option_check CHECK ((shipping_option = ANY (ARRAY['standard'::text, 'expedited'::text, 'overnight'::text]))),
    CONSTRAINT customer_return_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'labelSent'::text, 'inTransit'::text, 'received'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.customer_return FORCE ROW LEVEL SECURITY;
ALTER TABLE public.customer_return ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.customer_return_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.device (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    item_id bigint NOT NULL,
    current_patient_id bigint,
    current_status text NOT NULL,
    disabled_readings boolean NOT NULL,
    site_id bigint,
    external_identifier text,
    dropped_readings bigint DEFAULT 0 NOT NULL,
    health_check_timestamp timestamp(3) with time zone,
    battery_percentage smallint,
    signal_strength smallint,
    CONSTRAINT device_battery_percentage_check CHECK (((battery_percentage >= 0) AND (battery_percentage <= 100))),
    CONSTRAINT device_check CHECK (((current_status = 'withPatient'::text) = (current_patient_id IS NOT NULL))),
    CONSTRAINT device_check1 CHECK (((current_status <> 'availableAtSite'::text) OR (site_id IS NOT NULL))),
    CONSTRAINT device_current_status_check CHECK ((current_status = ANY (ARRAY['available'::text, 'availableAtSite'::text, 'allocated'::text, 'inTransit'::text, 'withPatient'::text, 'returning'::text, 'lost'::text, 'decommissioned'::text]))),
    CONSTRAINT device_signal_strength_check CHECK (((signal_strength >= 0) AND (signal_strength <= 100)))
)
WITH (autovacuum_vacuum_scale_factor='0.02');
ALTER TABLE ONLY public.device FORCE ROW LEVEL SECURITY;
CREATE TABLE public.device_assignment (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    device_id bigint NOT NULL,
    patient_id bigint NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    end_timestamp timestamp(3) with time zone,
    CONSTRAINT device_assignment_check CHECK ((end_timestamp >= start_timestamp))
);
ALTER TABLE ONLY public.device_assignment FORCE ROW LEVEL SECURITY;
ALTER TABLE public.device_assignment ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.device_assignment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.device_event (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    device_id bigint NOT NULL,
    type text NOT NULL,
    event_timestamp timestamp(3) with time zone NOT NULL,
    note text
);
ALTER TABLE ONLY public.device_event FORCE ROW LEVEL SECURITY;
ALTER TABLE public.device_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.device_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.device_health_check (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    device_id bigint NOT NULL,
    event_timestamp timestamp(3) with time zone NOT NULL,
    battery_percentage smallint,
    signal_strength smallint,
    CONSTRAINT device_health_check_battery_percentage_check CHECK (((battery_percentage >= 0) AND (battery_percentage <= 100))),
    CONSTRAINT device_health_check_signal_strength_check CHECK (((signal_strength >= 0) AND (signal_strength <= 100)))
);
ALTER TABLE ONLY public.device_health_check FORCE ROW LEVEL SECURITY;
ALTER TABLE public.device_health_check ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.device_health_check_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.device ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.device_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.device_identifier (
    organization_id bigint NOT NULL,
    type text NOT NULL,
    value text NOT NULL,
    device_id bigint NOT NULL,
    normalized text NOT NULL,
    CONSTRAINT device_identifier_type_check CHECK ((type = ANY (ARRAY['imei'::text, 'serial'::text, 'macAddress'::text, 'iccid'::text, 'simCardNumber'::text])))
);
ALTER TABLE ONLY public.device_identifier FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    subject_id bigint NOT NULL,
    version smallint DEFAULT 1 NOT NULL,
    payload json,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    dead_timestamp timestamp(3) with time zone,
    dead_cause text,
    CONSTRAINT event_check CHECK (((payload IS NOT NULL) OR (type ~~ 'reading.%'::text)))
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');
ALTER TABLE ONLY public.event FORCE ROW LEVEL SECURITY;
ALTER TABLE public.event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.heart_rate_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    heart_rate smallint NOT NULL,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT heart_rate_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT heart_rate_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT heart_rate_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT heart_rate_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT heart_rate_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT heart_rate_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT heart_rate_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.heart_rate_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.heart_rate_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.heart_rate_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.heart_rate_variability_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    heart_rate_variability double precision NOT NULL,
    heart_rate smallint,
    heart_rate_variability_duration integer,
    heart_rate_variability_algorithm_type text,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT heart_rate_variability_readi_heart_rate_variability_algor_check CHECK ((heart_rate_variability_algorithm_type = ANY (ARRAY['sdann'::text, 'sdnn'::text, 'sdrr'::text]))),
    CONSTRAINT heart_rate_variability_readi_heart_rate_variability_durat_check CHECK (((heart_rate_variability_duration >= 0) AND (heart_rate_variability_duration <= 86400000))),
    CONSTRAINT heart_rate_variability_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT heart_rate_variability_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT heart_rate_variability_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT heart_rate_variability_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT heart_rate_variability_reading_heart_rate_variability_check CHECK (((heart_rate_variability >= (0)::double precision) AND (heart_rate_variability <= (1000)::double precision))),
    CONSTRAINT heart_rate_variability_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT heart_rate_variability_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT heart_rate_variability_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.heart_rate_variability_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.heart_rate_variability_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.heart_rate_variability_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.idempotency_key (
    organization_id bigint NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    answer text NOT NULL,
    headers jsonb NOT NULL,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT idempotency_key_request_hash_check CHECK ((length(request_hash) = 32))
);
ALTER TABLE ONLY public.idempotency_key FORCE ROW LEVEL SECURITY;
CREATE TABLE public.item (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    manufacturer_id bigint,
    name text NOT NULL,
    model text,
    sku text,
    orderable boolean DEFAULT true NOT NULL,
    device_identifier_type text,
    size text,
    reading_kinds text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT item_device_identifier_type_check CHECK ((device_identifier_type = ANY (ARRAY['imei'::text, 'serial'::text, 'macAddress'::text, 'iccid'::text, 'simCardNumber'::text]))),
    CONSTRAINT item_size_check CHECK ((size = ANY (ARRAY['standard'::text, 'small'::text, 'medium'::text, 'large'::text, 'extraLarge'::text])))
);
ALTER TABLE ONLY public.item FORCE ROW LEVEL SECURITY;
ALTER TABLE public.item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.kit (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    archived boolean NOT NULL
);
ALTER TABLE ONLY public.kit FORCE ROW LEVEL SECURITY;
ALTER TABLE public.kit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.kit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.kit_item (
    organization_id bigint NOT NULL,
    kit_id bigint NOT NULL,
    item_id bigint NOT NULL,
    count integer NOT NULL,
    CONSTRAINT kit_item_count_check CHECK ((count > 0))
);
ALTER TABLE ONLY public.kit_item FORCE ROW LEVEL SECURITY;
CREATE TABLE public.manufacturer (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL
);
ALTER TABLE ONLY public.manufacturer FORCE ROW LEVEL SECURITY;
ALTER TABLE public.manufacturer ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.manufacturer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.migration (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL,
    checksum text
);
CREATE SEQUENCE public.migration_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migration_id_seq OWNED BY public.migration.id;
CREATE TABLE public.order_device (
    organization_id bigint NOT NULL,
    order_id bigint NOT NULL,
    device_id bigint NOT NULL,
    line smallint NOT NULL,
    packed_kit_id bigint,
    is_open boolean DEFAULT true NOT NULL
);
ALTER TABLE ONLY public.order_device FORCE ROW LEVEL SECURITY;
CREATE TABLE public.order_event (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    name text NOT NULL,
    event_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    reason text
);
ALTER TABLE ONLY public.order_event FORCE ROW LEVEL SECURITY;
ALTER TABLE public.order_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_external_id (
    organization_id bigint NOT NULL,
    external_order_id text NOT NULL,
    order_id bigint NOT NULL
);
ALTER TABLE ONLY public.order_external_id FORCE ROW LEVEL SECURITY;
CREATE TABLE public.order_kit (
    organization_id bigint NOT NULL,
    order_id bigint NOT NULL,
    line smallint NOT NULL,
    kit_id bigint NOT NULL,
    count integer NOT NULL,
    CONSTRAINT order_kit_count_check CHECK ((count > 0))
);
ALTER TABLE ONLY public.order_kit FORCE ROW LEVEL SECURITY;
CREATE TABLE public.order_line (
    organization_id bigint NOT NULL,
    order_id bigint NOT NULL,
    line smallint NOT NULL,
    kit_id bigint,
    item_id bigint NOT NULL,
    count integer NOT NULL,
    is_tracked boolean NOT NULL,
    CONSTRAINT order_line_count_check CHECK ((count > 0))
);
ALTER TABLE ONLY public.order_line FORCE ROW LEVEL SECURITY;
CREATE TABLE public.order_tracking_number (
    organization_id bigint NOT NULL,
    value text NOT NULL,
    order_id bigint NOT NULL
);
ALTER TABLE ONLY public.order_tracking_number FORCE ROW LEVEL SECURITY;
CREATE TABLE public.organization (
    id bigint NOT NULL,
    name text NOT NULL,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT organization_name_check CHECK ((name <> ''::text))
);
ALTER TABLE public.organization ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.organization_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.packed_kit (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    kit_id bigint NOT NULL
);
ALTER TABLE ONLY public.packed_kit FORCE ROW LEVEL SECURITY;
ALTER TABLE public.packed_kit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.packed_kit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.patient (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    date_of_birth date,
    email text,
    phone_number text,
    external_identifier text,
    sex text NOT NULL,
    address jsonb,
    archived boolean DEFAULT false NOT NULL,
    enrolled boolean DEFAULT true NOT NULL,
    site_id bigint,
    time_zone text,
    local_time_zone text,
    email_in_lower_case text GENERATED ALWAYS AS (lower(email)) STORED,
    postal_code_start text GENERATED ALWAYS AS ("left"((address ->> 'zipCode'::text), 32)) STORED,
    country_start text GENERATED ALWAYS AS ("left"((address ->> 'country'::text), 32)) STORED,
    CONSTRAINT patient_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
    CONSTRAINT patient_sex_check CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text, 'other'::text, 'unknown'::text])))
)
WITH (autovacuum_vacuum_scale_factor='0.02');
ALTER TABLE ONLY public.patient FORCE ROW LEVEL SECURITY;
ALTER TABLE public.patient ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.patient_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.peak_flow_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    peak_expiratory_flow double precision NOT NULL,
    forced_expiratory_volume_in_one_second double precision,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT peak_flow_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT peak_flow_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT peak_flow_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT peak_flow_reading_forced_expiratory_volume_in_one_second_check CHECK (((forced_expiratory_volume_in_one_second >= (0)::double precision) AND (forced_expiratory_volume_in_one_second <= (10)::double precision))),
    CONSTRAINT peak_flow_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT peak_flow_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT peak_flow_reading_peak_expiratory_flow_check CHECK (((peak_expiratory_flow >= (30)::double precision) AND (peak_expiratory_flow <= (900)::double precision))),
    CONSTRAINT peak_flow_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.peak_flow_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.peak_flow_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.peak_flow_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.reading_count (
    organization_id bigint NOT NULL,
    kind text NOT NULL,
    reading_day date NOT NULL,
    receipt_day date NOT NULL,
    count bigint NOT NULL
);
ALTER TABLE ONLY public.reading_count FORCE ROW LEVEL SECURITY;
CREATE TABLE public.reading_count_delta (
    organization_id bigint NOT NULL,
    kind text NOT NULL,
    reading_id bigint NOT NULL,
    reading_day date NOT NULL,
    receipt_day date NOT NULL,
    change bigint NOT NULL
);
ALTER TABLE ONLY public.reading_count_delta FORCE ROW LEVEL SECURITY;
CREATE TABLE public.reading_count_state (
    kind text NOT NULL,
    counted_id bigint DEFAULT 0 NOT NULL,
    closing_id bigint DEFAULT 0 NOT NULL,
    writers text[]
);
CREATE TABLE public.reading_import (
    organization_id bigint NOT NULL,
    fingerprint text NOT NULL,
    records bigint NOT NULL,
    reject_bytes bigint NOT NULL,
    stored bigint NOT NULL,
    duplicates bigint NOT NULL,
    rejected bigint NOT NULL,
    patients bigint NOT NULL,
    devices bigint NOT NULL
);
ALTER TABLE ONLY public.reading_import FORCE ROW LEVEL SECURITY;
CREATE TABLE public.reading_revision (
    organization_id bigint NOT NULL,
    kind text NOT NULL,
    reading_id bigint NOT NULL,
    version smallint NOT NULL,
    "values" jsonb NOT NULL,
    supersede_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    "row" jsonb NOT NULL
);
ALTER TABLE ONLY public.reading_revision FORCE ROW LEVEL SECURITY;
CREATE TABLE public.return_device (
    organization_id bigint NOT NULL,
    return_id bigint NOT NULL,
    device_id bigint NOT NULL,
    packed_kit_id bigint,
    is_open boolean DEFAULT true NOT NULL,
    received boolean
);
ALTER TABLE ONLY public.return_device FORCE ROW LEVEL SECURITY;
CREATE TABLE public.return_event (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    return_id bigint NOT NULL,
    name text NOT NULL,
    event_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    reason text
);
ALTER TABLE ONLY public.return_event FORCE ROW LEVEL SECURITY;
ALTER TABLE public.return_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.return_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.return_line (
    organization_id bigint NOT NULL,
    return_id bigint NOT NULL,
    line smallint NOT NULL,
    item_id bigint NOT NULL,
    count integer NOT NULL,
    is_tracked boolean NOT NULL,
    received integer,
    CONSTRAINT return_line_count_check CHECK ((count > 0)),
    CONSTRAINT return_line_received_check CHECK ((received >= 0))
);
ALTER TABLE ONLY public.return_line FORCE ROW LEVEL SECURITY;
CREATE TABLE public.site (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    name text,
    active boolean NOT NULL,
    address jsonb,
    CONSTRAINT site_address_check CHECK ((jsonb_typeof(address) = 'object'::text))
);
ALTER TABLE ONLY public.site FORCE ROW LEVEL SECURITY;
ALTER TABLE public.site ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.site_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sleep_mat_activity_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    bed_time timestamp(3) with time zone[],
    get_up_time timestamp(3) with time zone[],
    body_turn_over integer,
    duration smallint,
    heart_rate smallint,
    respiration double precision,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT sleep_mat_activity_reading_body_turn_over_check CHECK (((body_turn_over >= 0) AND (body_turn_over <= 100000))),
    CONSTRAINT sleep_mat_activity_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT sleep_mat_activity_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT sleep_mat_activity_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT sleep_mat_activity_reading_duration_check CHECK (((duration >= 0) AND (duration <= 10080))),
    CONSTRAINT sleep_mat_activity_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT sleep_mat_activity_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT sleep_mat_activity_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT sleep_mat_activity_reading_respiration_check CHECK (((respiration >= (0)::double precision) AND (respiration <= (100)::double precision))),
    CONSTRAINT sleep_mat_activity_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.sleep_mat_activity_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.sleep_mat_activity_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sleep_mat_activity_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sleep_mat_duration_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    body_turn_over integer,
    deep_sleep smallint,
    light_sleep smallint,
    rem smallint,
    duration smallint,
    heart_rate smallint,
    respiration double precision,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT sleep_mat_duration_reading_body_turn_over_check CHECK (((body_turn_over >= 0) AND (body_turn_over <= 100000))),
    CONSTRAINT sleep_mat_duration_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT sleep_mat_duration_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT sleep_mat_duration_reading_deep_sleep_check CHECK (((deep_sleep >= 0) AND (deep_sleep <= 10080))),
    CONSTRAINT sleep_mat_duration_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT sleep_mat_duration_reading_duration_check CHECK (((duration >= 0) AND (duration <= 10080))),
    CONSTRAINT sleep_mat_duration_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT sleep_mat_duration_reading_light_sleep_check CHECK (((light_sleep >= 0) AND (light_sleep <= 10080))),
    CONSTRAINT sleep_mat_duration_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT sleep_mat_duration_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT sleep_mat_duration_reading_rem_check CHECK (((rem >= 0) AND (rem <= 10080))),
    CONSTRAINT sleep_mat_duration_reading_respiration_check CHECK (((respiration >= (0)::double precision) AND (respiration <= (100)::double precision))),
    CONSTRAINT sleep_mat_duration_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.sleep_mat_duration_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.sleep_mat_duration_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sleep_mat_duration_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.stock (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    item_id bigint NOT NULL,
    site_id bigint,
    quantity integer NOT NULL,
    promised integer DEFAULT 0 NOT NULL,
    CONSTRAINT stock_not_promised_twice CHECK ((promised <= quantity)),
    CONSTRAINT stock_promised_check CHECK ((promised >= 0)),
    CONSTRAINT stock_quantity_check CHECK ((quantity >= 0))
);
ALTER TABLE ONLY public.stock FORCE ROW LEVEL SECURITY;
CREATE TABLE public.stock_adjustment (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    stock_id bigint NOT NULL,
    change integer NOT NULL,
    reason text,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.stock_adjustment FORCE ROW LEVEL SECURITY;
ALTER TABLE public.stock_adjustment ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stock_adjustment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.stock ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stock_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.temperature_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    temperature double precision NOT NULL,
    temperature_unit text NOT NULL,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT temperature_reading_check CHECK (((temperature >= (
CASE temperature_unit
    WHEN 'celsius'::text THEN 25
    ELSE 77
END)::double precision) AND (temperature <= (
CASE temperature_unit
    WHEN 'celsius'::text THEN 45
    ELSE 113
END)::double precision))),
    CONSTRAINT temperature_reading_check1 CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT temperature_reading_check2 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT temperature_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT temperature_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT temperature_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT temperature_reading_temperature_unit_check CHECK ((temperature_unit = ANY (ARRAY['fahrenheit'::text, 'celsius'::text]))),
    CONSTRAINT temperature_reading_version_check CHECK ((version > 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.temperature_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.temperature_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.temperature_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    url text NOT NULL,
    enabled boolean NOT NULL,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    rate_limit smallint,
    disabled_reason text,
    delete_timestamp timestamp(3) with time zone,
    CONSTRAINT webhook_check CHECK (((NOT enabled) OR ((disabled_reason IS NULL) AND (delete_timestamp IS NULL)))),
    CONSTRAINT webhook_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['gone'::text, 'failing'::text]))),
    CONSTRAINT webhook_rate_limit_check CHECK (((rate_limit >= 1) AND (rate_limit <= 1000)))
);
ALTER TABLE ONLY public.webhook FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_attempt (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    number smallint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    duration_ms integer,
    response_status smallint,
    error text,
    response_body text,
    CONSTRAINT webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhook_attempt_number_check CHECK ((number > 0)),
    CONSTRAINT webhook_attempt_response_status_check CHECK (((response_status >= 100) AND (response_status <= 599)))
)
PARTITION BY RANGE (log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_attempt_2026w48 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    number smallint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    duration_ms integer,
    response_status smallint,
    error text,
    response_body text,
    CONSTRAINT webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhook_attempt_number_check CHECK ((number > 0)),
    CONSTRAINT webhook_attempt_response_status_check CHECK (((response_status >= 100) AND (response_status <= 599)))
);
ALTER TABLE ONLY public.webhook_attempt_2026w48 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_attempt_2026w49 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    number smallint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    duration_ms integer,
    response_status smallint,
    error text,
    response_body text,
    CONSTRAINT webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhook_attempt_number_check CHECK ((number > 0)),
    CONSTRAINT webhook_attempt_response_status_check CHECK (((response_status >= 100) AND (response_status <= 599)))
);
ALTER TABLE ONLY public.webhook_attempt_2026w49 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_attempt_2026w50 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    number smallint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    duration_ms integer,
    response_status smallint,
    error text,
    response_body text,
    CONSTRAINT webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhook_attempt_number_check CHECK ((number > 0)),
    CONSTRAINT webhook_attempt_response_status_check CHECK (((response_status >= 100) AND (response_status <= 599)))
);
ALTER TABLE ONLY public.webhook_attempt_2026w50 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_attempt_2026w51 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    number smallint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    duration_ms integer,
    response_status smallint,
    error text,
    response_body text,
    CONSTRAINT webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhook_attempt_number_check CHECK ((number > 0)),
    CONSTRAINT webhook_attempt_response_status_check CHECK (((response_status >= 100) AND (response_status <= 599)))
);
ALTER TABLE ONLY public.webhook_attempt_2026w51 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_attempt_2026w52 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    number smallint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    duration_ms integer,
    response_status smallint,
    error text,
    response_body text,
    CONSTRAINT webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhook_attempt_number_check CHECK ((number > 0)),
    CONSTRAINT webhook_attempt_response_status_check CHECK (((response_status >= 100) AND (response_status <= 599)))
);
ALTER TABLE ONLY public.webhook_attempt_2026w52 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_attempt_default (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    number smallint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    duration_ms integer,
    response_status smallint,
    error text,
    response_body text,
    CONSTRAINT webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhook_attempt_number_check CHECK ((number > 0)),
    CONSTRAINT webhook_attempt_response_status_check CHECK (((response_status >= 100) AND (response_status <= 599)))
);
ALTER TABLE ONLY public.webhook_attempt_default FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_delivery (
    organization_id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    is_retry boolean NOT NULL,
    due_timestamp timestamp(3) with time zone NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    message_id text NOT NULL,
    step smallint DEFAULT 0 NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    owner uuid,
    dead_cause text
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0');
ALTER TABLE ONLY public.webhook_delivery FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_health (
    organization_id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    consecutive_failures integer DEFAULT 0 NOT NULL,
    failing_since timestamp(3) with time zone,
    not_before timestamp(3) with time zone,
    next_slot timestamp with time zone,
    last_success_timestamp timestamp(3) with time zone
)
WITH (fillfactor='50');
ALTER TABLE ONLY public.webhook_health FORCE ROW LEVEL SECURITY;
ALTER TABLE public.webhook ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook_log (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    message_id text NOT NULL,
    webhook_type text NOT NULL,
    webhook_url text NOT NULL,
    create_timestamp timestamp(3) with time zone NOT NULL,
    retry_attempts smallint DEFAULT 0 NOT NULL,
    last_response_status smallint,
    last_retry_timestamp timestamp(3) with time zone,
    status text NOT NULL,
    CONSTRAINT webhook_log_check1 CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
    CONSTRAINT webhook_log_last_response_status_check1 CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
    CONSTRAINT webhook_log_retry_attempts_check1 CHECK ((retry_attempts >= 0)),
    CONSTRAINT webhook_log_status_check1 CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
)
PARTITION BY RANGE (create_timestamp);
ALTER TABLE ONLY public.webhook_log FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_2026w48 (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    message_id text NOT NULL,
    webhook_type text NOT NULL,
    webhook_url text NOT NULL,
    create_timestamp timestamp(3) with time zone NOT NULL,
    retry_attempts smallint DEFAULT 0 NOT NULL,
    last_response_status smallint,
    last_retry_timestamp timestamp(3) with time zone,
    status text NOT NULL,
    CONSTRAINT webhook_log_check1 CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
    CONSTRAINT webhook_log_last_response_status_check1 CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
    CONSTRAINT webhook_log_retry_attempts_check1 CHECK ((retry_attempts >= 0)),
    CONSTRAINT webhook_log_status_check1 CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.webhook_log_2026w48 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_2026w49 (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    message_id text NOT NULL,
    webhook_type text NOT NULL,
    webhook_url text NOT NULL,
    create_timestamp timestamp(3) with time zone NOT NULL,
    retry_attempts smallint DEFAULT 0 NOT NULL,
    last_response_status smallint,
    last_retry_timestamp timestamp(3) with time zone,
    status text NOT NULL,
    CONSTRAINT webhook_log_check1 CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
    CONSTRAINT webhook_log_last_response_status_check1 CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
    CONSTRAINT webhook_log_retry_attempts_check1 CHECK ((retry_attempts >= 0)),
    CONSTRAINT webhook_log_status_check1 CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.webhook_log_2026w49 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_2026w50 (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    message_id text NOT NULL,
    webhook_type text NOT NULL,
    webhook_url text NOT NULL,
    create_timestamp timestamp(3) with time zone NOT NULL,
    retry_attempts smallint DEFAULT 0 NOT NULL,
    last_response_status smallint,
    last_retry_timestamp timestamp(3) with time zone,
    status text NOT NULL,
    CONSTRAINT webhook_log_check1 CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
    CONSTRAINT webhook_log_last_response_status_check1 CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
    CONSTRAINT webhook_log_retry_attempts_check1 CHECK ((retry_attempts >= 0)),
    CONSTRAINT webhook_log_status_check1 CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.webhook_log_2026w50 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_2026w51 (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    message_id text NOT NULL,
    webhook_type text NOT NULL,
    webhook_url text NOT NULL,
    create_timestamp timestamp(3) with time zone NOT NULL,
    retry_attempts smallint DEFAULT 0 NOT NULL,
    last_response_status smallint,
    last_retry_timestamp timestamp(3) with time zone,
    status text NOT NULL,
    CONSTRAINT webhook_log_check1 CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
    CONSTRAINT webhook_log_last_response_status_check1 CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
    CONSTRAINT webhook_log_retry_attempts_check1 CHECK ((retry_attempts >= 0)),
    CONSTRAINT webhook_log_status_check1 CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.webhook_log_2026w51 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_2026w52 (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    message_id text NOT NULL,
    webhook_type text NOT NULL,
    webhook_url text NOT NULL,
    create_timestamp timestamp(3) with time zone NOT NULL,
    retry_attempts smallint DEFAULT 0 NOT NULL,
    last_response_status smallint,
    last_retry_timestamp timestamp(3) with time zone,
    status text NOT NULL,
    CONSTRAINT webhook_log_check1 CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
    CONSTRAINT webhook_log_last_response_status_check1 CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
    CONSTRAINT webhook_log_retry_attempts_check1 CHECK ((retry_attempts >= 0)),
    CONSTRAINT webhook_log_status_check1 CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.webhook_log_2026w52 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_cell (
    organization_id bigint NOT NULL,
    create_day date NOT NULL,
    webhook_type text NOT NULL,
    retry_attempts smallint NOT NULL,
    last_response_status smallint NOT NULL,
    status text NOT NULL,
    count bigint NOT NULL
)
WITH (fillfactor='70');
ALTER TABLE ONLY public.webhook_log_cell FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_default (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    message_id text NOT NULL,
    webhook_type text NOT NULL,
    webhook_url text NOT NULL,
    create_timestamp timestamp(3) with time zone NOT NULL,
    retry_attempts smallint DEFAULT 0 NOT NULL,
    last_response_status smallint,
    last_retry_timestamp timestamp(3) with time zone,
    status text NOT NULL,
    CONSTRAINT webhook_log_check1 CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
    CONSTRAINT webhook_log_last_response_status_check1 CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
    CONSTRAINT webhook_log_retry_attempts_check1 CHECK ((retry_attempts >= 0)),
    CONSTRAINT webhook_log_status_check1 CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.webhook_log_default FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_delta (
    organization_id bigint NOT NULL,
    create_day date NOT NULL,
    webhook_type text NOT NULL,
    retry_attempts smallint NOT NULL,
    last_response_status smallint NOT NULL,
    status text NOT NULL,
    count bigint NOT NULL,
    retry_day date
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='2000');
ALTER TABLE ONLY public.webhook_log_delta FORCE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook_log_payload (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    body text NOT NULL
)
PARTITION BY RANGE (log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_payload_2026w48 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.webhook_log_payload_2026w48 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_payload_2026w49 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.webhook_log_payload_2026w49 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_payload_2026w50 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.webhook_log_payload_2026w50 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_payload_2026w51 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.webhook_log_payload_2026w51 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_payload_2026w52 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.webhook_log_payload_2026w52 FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_payload_default (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.webhook_log_payload_default FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_log_retried_cell (
    organization_id bigint NOT NULL,
    create_day date NOT NULL,
    webhook_type text NOT NULL,
    retry_attempts smallint NOT NULL,
    last_response_status smallint NOT NULL,
    status text NOT NULL,
    count bigint NOT NULL,
    retry_day date NOT NULL
)
WITH (fillfactor='70');
ALTER TABLE ONLY public.webhook_log_retried_cell FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_replay (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    start_timestamp timestamp(3) with time zone NOT NULL,
    end_timestamp timestamp(3) with time zone NOT NULL,
    log_status text,
    cursor_timestamp timestamp(3) with time zone NOT NULL,
    cursor_message_id text DEFAULT ''::text NOT NULL,
    queued bigint DEFAULT 0 NOT NULL,
    status text NOT NULL,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_replay_log_status_check CHECK ((log_status = ANY (ARRAY['delivered'::text, 'failed'::text, 'cancelled'::text]))),
    CONSTRAINT webhook_replay_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.webhook_replay FORCE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_replay ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_replay_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook_secret (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    sealed bytea NOT NULL,
    key_name text NOT NULL,
    create_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    expire_timestamp timestamp(3) with time zone
);
ALTER TABLE ONLY public.webhook_secret FORCE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_secret ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_secret_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.weight_reading (
    organization_id bigint NOT NULL,
    id bigint NOT NULL,
    patient_id bigint,
    device_id bigint,
    item_id bigint,
    reading_timestamp timestamp(3) with time zone NOT NULL,
    measurement_index smallint,
    received_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL,
    weight double precision NOT NULL,
    manual boolean NOT NULL,
    device_time_zone_offset integer,
    patient_time_zone_offset integer,
    version smallint DEFAULT 1 NOT NULL,
    void_timestamp timestamp(3) with time zone,
    update_timestamp timestamp(3) with time zone,
    out_of_range text,
    sent_as jsonb,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT weight_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT weight_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT weight_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT weight_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
    CONSTRAINT weight_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT weight_reading_version_check CHECK ((version > 0)),
    CONSTRAINT weight_reading_weight_check CHECK (((weight >= (0)::double precision) AND (weight <= (2200)::double precision)))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000');
ALTER TABLE ONLY public.weight_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.weight_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.weight_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w48 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-30 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w49 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-07 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w50 FOR VALUES FROM ('2026-12-07 00:00:00+00') TO ('2026-12-14 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w51 FOR VALUES FROM ('2026-12-14 00:00:00+00') TO ('2026-12-21 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w52 FOR VALUES FROM ('2026-12-21 00:00:00+00') TO ('2026-12-28 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_default DEFAULT;
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w48 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-30 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w49 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-07 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w50 FOR VALUES FROM ('2026-12-07 00:00:00+00') TO ('2026-12-14 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w51 FOR VALUES FROM ('2026-12-14 00:00:00+00') TO ('2026-12-21 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w52 FOR VALUES FROM ('2026-12-21 00:00:00+00') TO ('2026-12-28 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_default DEFAULT;
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w48 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-30 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w49 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-07 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w50 FOR VALUES FROM ('2026-12-07 00:00:00+00') TO ('2026-12-14 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w51 FOR VALUES FROM ('2026-12-14 00:00:00+00') TO ('2026-12-21 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w52 FOR VALUES FROM ('2026-12-21 00:00:00+00') TO ('2026-12-28 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_default DEFAULT;
ALTER TABLE ONLY public.migration ALTER COLUMN id SET DEFAULT nextval('public.migration_id_seq'::regclass);
INSERT INTO public.api_key OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Fixture', 'rpm_RqSxjW', '\xbfe3ca757ac5d5abf0d084ccdd21865f3bad64ba77d833def000088d752a6d6c', '{*}', '2026-11-23 12:12:51.031+00', NULL, '2026-11-23 12:13:00.579+00', NULL);
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 2, 1, '2026-01-05 15:07:00+00', NULL, '2026-11-23 12:13:02.021+00', 102, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 1, 2, 1, '2026-01-05 17:06:00+00', NULL, '2026-11-23 12:13:02.021+00', 144, NULL, true, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 1, 2, 1, '2026-01-06 01:51:00+00', NULL, '2026-11-23 12:13:02.021+00', 115, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 2, 9, 1, '2026-01-05 12:05:00+00', NULL, '2026-11-23 12:13:02.021+00', 91, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 9, 1, '2026-01-05 14:42:00+00', NULL, '2026-11-23 12:13:02.021+00', 149, NULL, true, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 2, 9, 1, '2026-01-06 11:45:00+00', NULL, '2026-11-23 12:13:02.49+00', 91, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 2, 9, 1, '2026-01-06 14:23:00+00', NULL, '2026-11-23 12:13:02.49+00', 151, NULL, true, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 2, 1, '2026-01-07 14:48:00+00', NULL, '2026-11-23 12:13:02.679+00', 108, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 1, 2, 1, '2026-01-07 17:32:00+00', NULL, '2026-11-23 12:13:02.679+00', 131, NULL, true, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 1, 2, 1, '2026-01-08 02:15:00+00', NULL, '2026-11-23 12:13:02.679+00', 108, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 2, 9, 1, '2026-01-07 12:23:00+00', NULL, '2026-11-23 12:13:02.679+00', 20, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 2, 9, 1, '2026-01-07 14:07:00+00', NULL, '2026-11-23 12:13:02.679+00', 141, NULL, true, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 2, 9, 1, '2026-01-07 22:44:00+00', NULL, '2026-11-23 12:13:02.679+00', 102, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 2, 9, 1, '2026-01-08 02:38:00+00', NULL, '2026-11-23 12:13:02.679+00', 114, NULL, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 3, 19, 1, '2026-01-07 10:30:00+00', NULL, '2026-11-23 12:13:02.679+00', 93, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 3, 19, 1, '2026-01-07 13:24:00+00', NULL, '2026-11-23 12:13:02.679+00', 146, NULL, true, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 17, 3, 19, 1, '2026-01-07 21:22:00+00', NULL, '2026-11-23 12:13:02.679+00', 110, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 3, 19, 1, '2026-01-08 01:50:00+00', NULL, '2026-11-23 12:13:02.679+00', 112, NULL, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 4, 33, 1, '2026-01-07 05:50:00+00', NULL, '2026-11-23 12:13:02.679+00', 90, true, NULL, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 4, 33, 1, '2026-01-07 08:34:00+00', NULL, '2026-11-23 12:13:02.679+00', 139, NULL, true, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 4, 33, 1, '2026-01-07 17:07:00+00', NULL, '2026-11-23 12:13:02.679+00', 122, true, NULL, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 1, 2, 1, '2026-01-08 14:57:00+00', NULL, '2026-11-23 12:13:02.805+00', 20, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 1, 2, 1, '2026-01-08 17:33:00+00', NULL, '2026-11-23 12:13:02.805+00', 146, NULL, true, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 1, 2, 1, '2026-01-09 06:02:00+00', NULL, '2026-11-23 12:13:02.805+00', 98, NULL, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 2, 9, 1, '2026-01-08 11:51:00+00', NULL, '2026-11-23 12:13:02.805+00', 104, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 9, 1, '2026-01-08 14:29:00+00', NULL, '2026-11-23 12:13:02.805+00', 142, NULL, true, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 3, 19, 1, '2026-01-08 10:45:00+00', NULL, '2026-11-23 12:13:02.805+00', 92, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 3, 19, 1, '2026-01-08 13:20:00+00', NULL, '2026-11-23 12:13:02.805+00', 135, NULL, true, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 1, 2, 1, '2026-01-06 14:42:00+00', NULL, '2026-11-23 12:13:03.003+00', 103, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 1, 2, 1, '2026-01-06 17:43:00+00', NULL, '2026-11-23 12:13:03.003+00', 131, NULL, true, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 1, 2, 1, '2026-01-07 02:12:00+00', NULL, '2026-11-23 12:13:03.003+00', 99, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 1, 2, 1, '2026-01-09 15:18:00+00', NULL, '2026-11-23 12:13:03.003+00', 87, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 33, 1, 2, 1, '2026-01-09 17:54:00+00', NULL, '2026-11-23 12:13:03.003+00', 149, NULL, true, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 34, 1, 2, 1, '2026-01-10 02:18:00+00', NULL, '2026-11-23 12:13:03.003+00', 121, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 35, 2, 9, 1, '2026-01-09 06:24:00+00', NULL, '2026-11-23 12:13:03.003+00', 113, true, NULL, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 36, 2, 9, 1, '2026-01-09 08:05:00+00', NULL, '2026-11-23 12:13:03.003+00', 137, NULL, true, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 37, 2, 9, 1, '2026-01-09 20:41:00+00', NULL, '2026-11-23 12:13:03.003+00', 421, NULL, NULL, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 38, 2, 2, 1, '2026-01-10 05:39:00+00', NULL, '2026-11-23 12:13:03.13+00', 98, true, NULL, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 39, 2, 2, 1, '2026-01-10 08:13:00+00', NULL, '2026-11-23 12:13:03.13+00', 136, NULL, true, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 40, 2, 2, 1, '2026-01-10 17:07:00+00', NULL, '2026-11-23 12:13:03.13+00', 112, true, NULL, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 41, 4, 33, 1, '2026-01-10 05:42:00+00', NULL, '2026-11-23 12:13:03.13+00', 109, true, NULL, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 42, 4, 33, 1, '2026-01-10 08:21:00+00', NULL, '2026-11-23 12:13:03.13+00', 145, NULL, true, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 43, 4, 33, 1, '2026-01-10 16:40:00+00', NULL, '2026-11-23 12:13:03.13+00', 107, true, NULL, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 44, 2, 2, 1, '2026-01-11 11:40:00+00', NULL, '2026-11-23 12:13:03.311+00', 92, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 45, 2, 2, 1, '2026-01-11 14:28:00+00', NULL, '2026-11-23 12:13:03.311+00', 162, NULL, true, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 46, 3, 19, 1, '2026-01-11 10:10:00+00', NULL, '2026-11-23 12:13:03.311+00', 103, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 47, 3, 19, 1, '2026-01-11 12:39:00+00', NULL, '2026-11-23 12:13:03.311+00', 130, NULL, true, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 48, 3, 19, 1, '2026-01-11 21:37:00+00', NULL, '2026-11-23 12:13:03.311+00', 106, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 49, 2, 2, 1, '2026-01-12 12:09:00+00', NULL, '2026-11-23 12:13:03.455+00', 90, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 50, 2, 2, 1, '2026-01-12 14:41:00+00', NULL, '2026-11-23 12:13:03.455+00', 139, NULL, true, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 51, 2, 2, 1, '2026-01-12 23:24:00+00', NULL, '2026-11-23 12:13:03.455+00', 107, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 52, 2, 2, 1, '2026-01-13 03:18:00+00', NULL, '2026-11-23 12:13:03.455+00', 123, NULL, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 53, 3, 19, 1, '2026-01-12 10:53:00+00', NULL, '2026-11-23 12:13:03.455+00', 99, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 54, 3, 19, 1, '2026-01-12 13:08:00+00', NULL, '2026-11-23 12:13:03.455+00', 600, NULL, true, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 55, 3, 19, 1, '2026-01-12 21:50:00+00', NULL, '2026-11-23 12:13:03.455+00', 90, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 60, 2, 2, 1, '2026-01-13 12:21:00+00', NULL, '2026-11-23 12:13:03.561+00', 101, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 61, 2, 2, 1, '2026-01-13 14:10:00+00', NULL, '2026-11-23 12:13:03.561+00', 600, NULL, true, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 62, 2, 2, 1, '2026-01-13 23:03:00+00', NULL, '2026-11-23 12:13:03.561+00', 102, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 56, 3, 19, 1, '2026-01-10 10:26:00+00', NULL, '2026-11-23 12:13:03.561+00', 91, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 57, 3, 19, 1, '2026-01-10 13:05:00+00', NULL, '2026-11-23 12:13:03.561+00', 122, NULL, true, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 58, 3, 19, 1, '2026-01-10 21:41:00+00', NULL, '2026-11-23 12:13:03.561+00', 91, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 59, 3, 19, 1, '2026-01-11 01:40:00+00', NULL, '2026-11-23 12:13:03.561+00', 108, NULL, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 63, 3, 19, 1, '2026-01-13 10:51:00+00', NULL, '2026-11-23 12:13:03.561+00', 102, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 64, 3, 19, 1, '2026-01-13 13:22:00+00', NULL, '2026-11-23 12:13:03.561+00', 129, NULL, true, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 65, 3, 19, 1, '2026-01-13 21:10:00+00', NULL, '2026-11-23 12:13:03.561+00', 114, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 66, 4, 33, 1, '2026-01-13 06:11:00+00', NULL, '2026-11-23 12:13:03.561+00', 95, true, NULL, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 67, 4, 33, 1, '2026-01-13 08:06:00+00', NULL, '2026-11-23 12:13:03.561+00', 158, NULL, true, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 68, 4, 33, 1, '2026-01-13 17:10:00+00', NULL, '2026-11-23 12:13:03.561+00', 122, true, NULL, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 69, 2, 2, 1, '2026-01-14 12:12:00+00', NULL, '2026-11-23 12:13:03.66+00', 109, true, NULL, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 70, 2, 2, 1, '2026-01-14 14:28:00+00', NULL, '2026-11-23 12:13:03.66+00', 136, NULL, true, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 71, 3, 19, 1, '2026-01-14 10:43:00+00', NULL, '2026-11-23 12:13:03.66+00', 91, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 72, 3, 19, 1, '2026-01-14 12:39:00+00', NULL, '2026-11-23 12:13:03.66+00', 130, NULL, true, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 73, 3, 19, 1, '2026-01-14 21:40:00+00', NULL, '2026-11-23 12:13:03.66+00', 92, true, NULL, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 74, 4, 33, 1, '2026-01-14 06:24:00+00', NULL, '2026-11-23 12:13:03.66+00', 100, true, NULL, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 75, 4, 33, 1, '2026-01-14 08:27:00+00', NULL, '2026-11-23 12:13:03.66+00', 152, NULL, true, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 76, 5, 34, 10, '2026-01-01 00:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 77, 5, 34, 10, '2026-01-01 00:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 78, 5, 34, 10, '2026-01-01 00:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 79, 5, 34, 10, '2026-01-01 00:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 80, 5, 34, 10, '2026-01-01 00:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 81, 5, 34, 10, '2026-01-01 00:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 82, 5, 34, 10, '2026-01-01 00:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 83, 5, 34, 10, '2026-01-01 00:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 84, 5, 34, 10, '2026-01-01 00:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 85, 5, 34, 10, '2026-01-01 00:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 86, 5, 34, 10, '2026-01-01 00:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 87, 5, 34, 10, '2026-01-01 00:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 88, 5, 34, 10, '2026-01-01 01:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 89, 5, 34, 10, '2026-01-01 01:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 90, 5, 34, 10, '2026-01-01 01:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 91, 5, 34, 10, '2026-01-01 01:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 92, 5, 34, 10, '2026-01-01 01:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 93, 5, 34, 10, '2026-01-01 01:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 94, 5, 34, 10, '2026-01-01 01:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 95, 5, 34, 10, '2026-01-01 01:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 96, 5, 34, 10, '2026-01-01 01:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 97, 5, 34, 10, '2026-01-01 01:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 98, 5, 34, 10, '2026-01-01 01:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 99, 5, 34, 10, '2026-01-01 01:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 100, 5, 34, 10, '2026-01-01 02:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 101, 5, 34, 10, '2026-01-01 02:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 102, 5, 34, 10, '2026-01-01 02:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 103, 5, 34, 10, '2026-01-01 02:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 104, 5, 34, 10, '2026-01-01 02:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 105, 5, 34, 10, '2026-01-01 02:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 106, 5, 34, 10, '2026-01-01 02:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 107, 5, 34, 10, '2026-01-01 02:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 108, 5, 34, 10, '2026-01-01 02:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 109, 5, 34, 10, '2026-01-01 02:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 110, 5, 34, 10, '2026-01-01 02:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 111, 5, 34, 10, '2026-01-01 02:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 112, 5, 34, 10, '2026-01-01 03:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 113, 5, 34, 10, '2026-01-01 03:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 114, 5, 34, 10, '2026-01-01 03:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 115, 5, 34, 10, '2026-01-01 03:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 116, 5, 34, 10, '2026-01-01 03:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 117, 5, 34, 10, '2026-01-01 03:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 118, 5, 34, 10, '2026-01-01 03:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 119, 5, 34, 10, '2026-01-01 03:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 120, 5, 34, 10, '2026-01-01 03:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 121, 5, 34, 10, '2026-01-01 03:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 122, 5, 34, 10, '2026-01-01 03:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 123, 5, 34, 10, '2026-01-01 03:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 124, 5, 34, 10, '2026-01-01 04:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 125, 5, 34, 10, '2026-01-01 04:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 126, 5, 34, 10, '2026-01-01 04:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 127, 5, 34, 10, '2026-01-01 04:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 128, 5, 34, 10, '2026-01-01 04:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 129, 5, 34, 10, '2026-01-01 04:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 130, 5, 34, 10, '2026-01-01 04:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 131, 5, 34, 10, '2026-01-01 04:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 132, 5, 34, 10, '2026-01-01 04:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 133, 5, 34, 10, '2026-01-01 04:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 134, 5, 34, 10, '2026-01-01 04:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 135, 5, 34, 10, '2026-01-01 04:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 136, 5, 34, 10, '2026-01-01 05:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 137, 5, 34, 10, '2026-01-01 05:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 138, 5, 34, 10, '2026-01-01 05:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 139, 5, 34, 10, '2026-01-01 05:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 140, 5, 34, 10, '2026-01-01 05:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 141, 5, 34, 10, '2026-01-01 05:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 142, 5, 34, 10, '2026-01-01 05:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 143, 5, 34, 10, '2026-01-01 05:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 144, 5, 34, 10, '2026-01-01 05:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 145, 5, 34, 10, '2026-01-01 05:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 146, 5, 34, 10, '2026-01-01 05:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 147, 5, 34, 10, '2026-01-01 05:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 148, 5, 34, 10, '2026-01-01 06:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 149, 5, 34, 10, '2026-01-01 06:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 150, 5, 34, 10, '2026-01-01 06:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 151, 5, 34, 10, '2026-01-01 06:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 152, 5, 34, 10, '2026-01-01 06:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 153, 5, 34, 10, '2026-01-01 06:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 154, 5, 34, 10, '2026-01-01 06:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 155, 5, 34, 10, '2026-01-01 06:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 156, 5, 34, 10, '2026-01-01 06:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 157, 5, 34, 10, '2026-01-01 06:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 158, 5, 34, 10, '2026-01-01 06:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 159, 5, 34, 10, '2026-01-01 06:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 160, 5, 34, 10, '2026-01-01 07:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 161, 5, 34, 10, '2026-01-01 07:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 162, 5, 34, 10, '2026-01-01 07:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 163, 5, 34, 10, '2026-01-01 07:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 164, 5, 34, 10, '2026-01-01 07:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 165, 5, 34, 10, '2026-01-01 07:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 166, 5, 34, 10, '2026-01-01 07:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 167, 5, 34, 10, '2026-01-01 07:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 168, 5, 34, 10, '2026-01-01 07:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 169, 5, 34, 10, '2026-01-01 07:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 170, 5, 34, 10, '2026-01-01 07:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 171, 5, 34, 10, '2026-01-01 07:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 172, 5, 34, 10, '2026-01-01 08:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 173, 5, 34, 10, '2026-01-01 08:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 174, 5, 34, 10, '2026-01-01 08:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 175, 5, 34, 10, '2026-01-01 08:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 176, 5, 34, 10, '2026-01-01 08:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 177, 5, 34, 10, '2026-01-01 08:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 178, 5, 34, 10, '2026-01-01 08:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 179, 5, 34, 10, '2026-01-01 08:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 180, 5, 34, 10, '2026-01-01 08:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 181, 5, 34, 10, '2026-01-01 08:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 182, 5, 34, 10, '2026-01-01 08:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 183, 5, 34, 10, '2026-01-01 08:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 184, 5, 34, 10, '2026-01-01 09:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 185, 5, 34, 10, '2026-01-01 09:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 186, 5, 34, 10, '2026-01-01 09:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 187, 5, 34, 10, '2026-01-01 09:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 188, 5, 34, 10, '2026-01-01 09:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 189, 5, 34, 10, '2026-01-01 09:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 190, 5, 34, 10, '2026-01-01 09:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 191, 5, 34, 10, '2026-01-01 09:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 192, 5, 34, 10, '2026-01-01 09:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 193, 5, 34, 10, '2026-01-01 09:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 194, 5, 34, 10, '2026-01-01 09:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 195, 5, 34, 10, '2026-01-01 09:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 196, 5, 34, 10, '2026-01-01 10:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 197, 5, 34, 10, '2026-01-01 10:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 198, 5, 34, 10, '2026-01-01 10:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 199, 5, 34, 10, '2026-01-01 10:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 200, 5, 34, 10, '2026-01-01 10:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 201, 5, 34, 10, '2026-01-01 10:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 202, 5, 34, 10, '2026-01-01 10:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 203, 5, 34, 10, '2026-01-01 10:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 204, 5, 34, 10, '2026-01-01 10:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 205, 5, 34, 10, '2026-01-01 10:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 206, 5, 34, 10, '2026-01-01 10:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 207, 5, 34, 10, '2026-01-01 10:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 208, 5, 34, 10, '2026-01-01 11:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 209, 5, 34, 10, '2026-01-01 11:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 210, 5, 34, 10, '2026-01-01 11:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 211, 5, 34, 10, '2026-01-01 11:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 212, 5, 34, 10, '2026-01-01 11:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 213, 5, 34, 10, '2026-01-01 11:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 214, 5, 34, 10, '2026-01-01 11:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 215, 5, 34, 10, '2026-01-01 11:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 216, 5, 34, 10, '2026-01-01 11:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 217, 5, 34, 10, '2026-01-01 11:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 218, 5, 34, 10, '2026-01-01 11:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 219, 5, 34, 10, '2026-01-01 11:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 220, 5, 34, 10, '2026-01-01 12:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 221, 5, 34, 10, '2026-01-01 12:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 222, 5, 34, 10, '2026-01-01 12:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 223, 5, 34, 10, '2026-01-01 12:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 224, 5, 34, 10, '2026-01-01 12:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 225, 5, 34, 10, '2026-01-01 12:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 226, 5, 34, 10, '2026-01-01 12:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 227, 5, 34, 10, '2026-01-01 12:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 228, 5, 34, 10, '2026-01-01 12:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 229, 5, 34, 10, '2026-01-01 12:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 230, 5, 34, 10, '2026-01-01 12:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 231, 5, 34, 10, '2026-01-01 12:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 232, 5, 34, 10, '2026-01-01 13:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 233, 5, 34, 10, '2026-01-01 13:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 234, 5, 34, 10, '2026-01-01 13:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 235, 5, 34, 10, '2026-01-01 13:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 236, 5, 34, 10, '2026-01-01 13:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 237, 5, 34, 10, '2026-01-01 13:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 238, 5, 34, 10, '2026-01-01 13:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 239, 5, 34, 10, '2026-01-01 13:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 240, 5, 34, 10, '2026-01-01 13:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 241, 5, 34, 10, '2026-01-01 13:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 242, 5, 34, 10, '2026-01-01 13:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 243, 5, 34, 10, '2026-01-01 13:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 244, 5, 34, 10, '2026-01-01 14:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 245, 5, 34, 10, '2026-01-01 14:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 246, 5, 34, 10, '2026-01-01 14:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 247, 5, 34, 10, '2026-01-01 14:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 248, 5, 34, 10, '2026-01-01 14:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 249, 5, 34, 10, '2026-01-01 14:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 250, 5, 34, 10, '2026-01-01 14:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 251, 5, 34, 10, '2026-01-01 14:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 252, 5, 34, 10, '2026-01-01 14:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 253, 5, 34, 10, '2026-01-01 14:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 254, 5, 34, 10, '2026-01-01 14:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 255, 5, 34, 10, '2026-01-01 14:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 256, 5, 34, 10, '2026-01-01 15:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 257, 5, 34, 10, '2026-01-01 15:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 258, 5, 34, 10, '2026-01-01 15:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 259, 5, 34, 10, '2026-01-01 15:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 260, 5, 34, 10, '2026-01-01 15:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 261, 5, 34, 10, '2026-01-01 15:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 262, 5, 34, 10, '2026-01-01 15:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 263, 5, 34, 10, '2026-01-01 15:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 264, 5, 34, 10, '2026-01-01 15:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 265, 5, 34, 10, '2026-01-01 15:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 266, 5, 34, 10, '2026-01-01 15:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 267, 5, 34, 10, '2026-01-01 15:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 268, 5, 34, 10, '2026-01-01 16:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 269, 5, 34, 10, '2026-01-01 16:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 270, 5, 34, 10, '2026-01-01 16:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 271, 5, 34, 10, '2026-01-01 16:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 272, 5, 34, 10, '2026-01-01 16:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 273, 5, 34, 10, '2026-01-01 16:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 274, 5, 34, 10, '2026-01-01 16:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 275, 5, 34, 10, '2026-01-01 16:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 276, 5, 34, 10, '2026-01-01 16:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 277, 5, 34, 10, '2026-01-01 16:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 278, 5, 34, 10, '2026-01-01 16:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 279, 5, 34, 10, '2026-01-01 16:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 280, 5, 34, 10, '2026-01-01 17:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 281, 5, 34, 10, '2026-01-01 17:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 282, 5, 34, 10, '2026-01-01 17:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 283, 5, 34, 10, '2026-01-01 17:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 284, 5, 34, 10, '2026-01-01 17:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 285, 5, 34, 10, '2026-01-01 17:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 286, 5, 34, 10, '2026-01-01 17:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 287, 5, 34, 10, '2026-01-01 17:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 288, 5, 34, 10, '2026-01-01 17:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 289, 5, 34, 10, '2026-01-01 17:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 290, 5, 34, 10, '2026-01-01 17:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 291, 5, 34, 10, '2026-01-01 17:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 292, 5, 34, 10, '2026-01-01 18:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 293, 5, 34, 10, '2026-01-01 18:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 294, 5, 34, 10, '2026-01-01 18:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 295, 5, 34, 10, '2026-01-01 18:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 296, 5, 34, 10, '2026-01-01 18:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 297, 5, 34, 10, '2026-01-01 18:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 298, 5, 34, 10, '2026-01-01 18:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 299, 5, 34, 10, '2026-01-01 18:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 300, 5, 34, 10, '2026-01-01 18:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 301, 5, 34, 10, '2026-01-01 18:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 302, 5, 34, 10, '2026-01-01 18:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 303, 5, 34, 10, '2026-01-01 18:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 304, 5, 34, 10, '2026-01-01 19:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 305, 5, 34, 10, '2026-01-01 19:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 306, 5, 34, 10, '2026-01-01 19:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 307, 5, 34, 10, '2026-01-01 19:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 308, 5, 34, 10, '2026-01-01 19:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 309, 5, 34, 10, '2026-01-01 19:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 310, 5, 34, 10, '2026-01-01 19:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 311, 5, 34, 10, '2026-01-01 19:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 312, 5, 34, 10, '2026-01-01 19:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 313, 5, 34, 10, '2026-01-01 19:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 314, 5, 34, 10, '2026-01-01 19:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 315, 5, 34, 10, '2026-01-01 19:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 316, 5, 34, 10, '2026-01-01 20:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 317, 5, 34, 10, '2026-01-01 20:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 318, 5, 34, 10, '2026-01-01 20:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 319, 5, 34, 10, '2026-01-01 20:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 320, 5, 34, 10, '2026-01-01 20:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 321, 5, 34, 10, '2026-01-01 20:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 322, 5, 34, 10, '2026-01-01 20:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 323, 5, 34, 10, '2026-01-01 20:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 324, 5, 34, 10, '2026-01-01 20:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 325, 5, 34, 10, '2026-01-01 20:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 326, 5, 34, 10, '2026-01-01 20:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 327, 5, 34, 10, '2026-01-01 20:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 328, 5, 34, 10, '2026-01-01 21:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 329, 5, 34, 10, '2026-01-01 21:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 330, 5, 34, 10, '2026-01-01 21:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 331, 5, 34, 10, '2026-01-01 21:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 332, 5, 34, 10, '2026-01-01 21:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 333, 5, 34, 10, '2026-01-01 21:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 334, 5, 34, 10, '2026-01-01 21:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 335, 5, 34, 10, '2026-01-01 21:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 336, 5, 34, 10, '2026-01-01 21:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 337, 5, 34, 10, '2026-01-01 21:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 338, 5, 34, 10, '2026-01-01 21:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 339, 5, 34, 10, '2026-01-01 21:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 340, 5, 34, 10, '2026-01-01 22:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 341, 5, 34, 10, '2026-01-01 22:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 342, 5, 34, 10, '2026-01-01 22:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 343, 5, 34, 10, '2026-01-01 22:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 344, 5, 34, 10, '2026-01-01 22:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 345, 5, 34, 10, '2026-01-01 22:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 346, 5, 34, 10, '2026-01-01 22:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 347, 5, 34, 10, '2026-01-01 22:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 348, 5, 34, 10, '2026-01-01 22:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 349, 5, 34, 10, '2026-01-01 22:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 350, 5, 34, 10, '2026-01-01 22:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 351, 5, 34, 10, '2026-01-01 22:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 352, 5, 34, 10, '2026-01-01 23:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 353, 5, 34, 10, '2026-01-01 23:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 354, 5, 34, 10, '2026-01-01 23:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 355, 5, 34, 10, '2026-01-01 23:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 356, 5, 34, 10, '2026-01-01 23:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 357, 5, 34, 10, '2026-01-01 23:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 358, 5, 34, 10, '2026-01-01 23:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 359, 5, 34, 10, '2026-01-01 23:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 360, 5, 34, 10, '2026-01-01 23:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 361, 5, 34, 10, '2026-01-01 23:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 362, 5, 34, 10, '2026-01-01 23:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 363, 5, 34, 10, '2026-01-01 23:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 364, 5, 34, 10, '2026-01-02 00:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 365, 5, 34, 10, '2026-01-02 00:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 366, 5, 34, 10, '2026-01-02 00:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 367, 5, 34, 10, '2026-01-02 00:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 368, 5, 34, 10, '2026-01-02 00:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 369, 5, 34, 10, '2026-01-02 00:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 370, 5, 34, 10, '2026-01-02 00:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 371, 5, 34, 10, '2026-01-02 00:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 372, 5, 34, 10, '2026-01-02 00:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 373, 5, 34, 10, '2026-01-02 00:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 374, 5, 34, 10, '2026-01-02 00:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 375, 5, 34, 10, '2026-01-02 00:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 376, 5, 34, 10, '2026-01-02 01:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 377, 5, 34, 10, '2026-01-02 01:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 378, 5, 34, 10, '2026-01-02 01:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 379, 5, 34, 10, '2026-01-02 01:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 380, 5, 34, 10, '2026-01-02 01:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 381, 5, 34, 10, '2026-01-02 01:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 382, 5, 34, 10, '2026-01-02 01:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 383, 5, 34, 10, '2026-01-02 01:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 384, 5, 34, 10, '2026-01-02 01:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 385, 5, 34, 10, '2026-01-02 01:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 386, 5, 34, 10, '2026-01-02 01:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 387, 5, 34, 10, '2026-01-02 01:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 388, 5, 34, 10, '2026-01-02 02:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 389, 5, 34, 10, '2026-01-02 02:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 390, 5, 34, 10, '2026-01-02 02:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 391, 5, 34, 10, '2026-01-02 02:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 392, 5, 34, 10, '2026-01-02 02:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 393, 5, 34, 10, '2026-01-02 02:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 394, 5, 34, 10, '2026-01-02 02:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 395, 5, 34, 10, '2026-01-02 02:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 396, 5, 34, 10, '2026-01-02 02:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 397, 5, 34, 10, '2026-01-02 02:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 398, 5, 34, 10, '2026-01-02 02:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 399, 5, 34, 10, '2026-01-02 02:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 400, 5, 34, 10, '2026-01-02 03:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 401, 5, 34, 10, '2026-01-02 03:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 402, 5, 34, 10, '2026-01-02 03:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 403, 5, 34, 10, '2026-01-02 03:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 404, 5, 34, 10, '2026-01-02 03:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 405, 5, 34, 10, '2026-01-02 03:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 406, 5, 34, 10, '2026-01-02 03:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 407, 5, 34, 10, '2026-01-02 03:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 408, 5, 34, 10, '2026-01-02 03:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 409, 5, 34, 10, '2026-01-02 03:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 410, 5, 34, 10, '2026-01-02 03:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 411, 5, 34, 10, '2026-01-02 03:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 412, 5, 34, 10, '2026-01-02 04:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 413, 5, 34, 10, '2026-01-02 04:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 414, 5, 34, 10, '2026-01-02 04:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 415, 5, 34, 10, '2026-01-02 04:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 416, 5, 34, 10, '2026-01-02 04:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 417, 5, 34, 10, '2026-01-02 04:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 418, 5, 34, 10, '2026-01-02 04:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 419, 5, 34, 10, '2026-01-02 04:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 420, 5, 34, 10, '2026-01-02 04:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 421, 5, 34, 10, '2026-01-02 04:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 422, 5, 34, 10, '2026-01-02 04:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 423, 5, 34, 10, '2026-01-02 04:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 424, 5, 34, 10, '2026-01-02 05:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 425, 5, 34, 10, '2026-01-02 05:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 426, 5, 34, 10, '2026-01-02 05:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 427, 5, 34, 10, '2026-01-02 05:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 428, 5, 34, 10, '2026-01-02 05:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 429, 5, 34, 10, '2026-01-02 05:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 430, 5, 34, 10, '2026-01-02 05:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 431, 5, 34, 10, '2026-01-02 05:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 432, 5, 34, 10, '2026-01-02 05:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 433, 5, 34, 10, '2026-01-02 05:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 434, 5, 34, 10, '2026-01-02 05:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 435, 5, 34, 10, '2026-01-02 05:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 436, 5, 34, 10, '2026-01-02 06:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 437, 5, 34, 10, '2026-01-02 06:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 438, 5, 34, 10, '2026-01-02 06:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 439, 5, 34, 10, '2026-01-02 06:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 440, 5, 34, 10, '2026-01-02 06:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 441, 5, 34, 10, '2026-01-02 06:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 442, 5, 34, 10, '2026-01-02 06:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 443, 5, 34, 10, '2026-01-02 06:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 444, 5, 34, 10, '2026-01-02 06:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 445, 5, 34, 10, '2026-01-02 06:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 446, 5, 34, 10, '2026-01-02 06:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 447, 5, 34, 10, '2026-01-02 06:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 448, 5, 34, 10, '2026-01-02 07:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 449, 5, 34, 10, '2026-01-02 07:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 450, 5, 34, 10, '2026-01-02 07:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 451, 5, 34, 10, '2026-01-02 07:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 452, 5, 34, 10, '2026-01-02 07:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 453, 5, 34, 10, '2026-01-02 07:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 454, 5, 34, 10, '2026-01-02 07:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 455, 5, 34, 10, '2026-01-02 07:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 456, 5, 34, 10, '2026-01-02 07:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 457, 5, 34, 10, '2026-01-02 07:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 458, 5, 34, 10, '2026-01-02 07:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 459, 5, 34, 10, '2026-01-02 07:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 460, 5, 34, 10, '2026-01-02 08:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 461, 5, 34, 10, '2026-01-02 08:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 462, 5, 34, 10, '2026-01-02 08:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 463, 5, 34, 10, '2026-01-02 08:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 464, 5, 34, 10, '2026-01-02 08:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 465, 5, 34, 10, '2026-01-02 08:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 466, 5, 34, 10, '2026-01-02 08:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 467, 5, 34, 10, '2026-01-02 08:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 468, 5, 34, 10, '2026-01-02 08:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 469, 5, 34, 10, '2026-01-02 08:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 470, 5, 34, 10, '2026-01-02 08:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 471, 5, 34, 10, '2026-01-02 08:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 472, 5, 34, 10, '2026-01-02 09:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 473, 5, 34, 10, '2026-01-02 09:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 474, 5, 34, 10, '2026-01-02 09:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 475, 5, 34, 10, '2026-01-02 09:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 476, 5, 34, 10, '2026-01-02 09:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 477, 5, 34, 10, '2026-01-02 09:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 478, 5, 34, 10, '2026-01-02 09:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 479, 5, 34, 10, '2026-01-02 09:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 480, 5, 34, 10, '2026-01-02 09:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 481, 5, 34, 10, '2026-01-02 09:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 482, 5, 34, 10, '2026-01-02 09:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 483, 5, 34, 10, '2026-01-02 09:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 484, 5, 34, 10, '2026-01-02 10:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 485, 5, 34, 10, '2026-01-02 10:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 486, 5, 34, 10, '2026-01-02 10:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 487, 5, 34, 10, '2026-01-02 10:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 488, 5, 34, 10, '2026-01-02 10:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 489, 5, 34, 10, '2026-01-02 10:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 490, 5, 34, 10, '2026-01-02 10:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 491, 5, 34, 10, '2026-01-02 10:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 492, 5, 34, 10, '2026-01-02 10:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 493, 5, 34, 10, '2026-01-02 10:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 494, 5, 34, 10, '2026-01-02 10:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 495, 5, 34, 10, '2026-01-02 10:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 496, 5, 34, 10, '2026-01-02 11:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 497, 5, 34, 10, '2026-01-02 11:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 498, 5, 34, 10, '2026-01-02 11:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 499, 5, 34, 10, '2026-01-02 11:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 500, 5, 34, 10, '2026-01-02 11:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 501, 5, 34, 10, '2026-01-02 11:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 502, 5, 34, 10, '2026-01-02 11:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 503, 5, 34, 10, '2026-01-02 11:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 504, 5, 34, 10, '2026-01-02 11:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 505, 5, 34, 10, '2026-01-02 11:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 506, 5, 34, 10, '2026-01-02 11:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 507, 5, 34, 10, '2026-01-02 11:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 508, 5, 34, 10, '2026-01-02 12:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 509, 5, 34, 10, '2026-01-02 12:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 510, 5, 34, 10, '2026-01-02 12:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 511, 5, 34, 10, '2026-01-02 12:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 512, 5, 34, 10, '2026-01-02 12:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 513, 5, 34, 10, '2026-01-02 12:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 514, 5, 34, 10, '2026-01-02 12:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 515, 5, 34, 10, '2026-01-02 12:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 516, 5, 34, 10, '2026-01-02 12:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 517, 5, 34, 10, '2026-01-02 12:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 518, 5, 34, 10, '2026-01-02 12:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 519, 5, 34, 10, '2026-01-02 12:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 520, 5, 34, 10, '2026-01-02 13:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 521, 5, 34, 10, '2026-01-02 13:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 522, 5, 34, 10, '2026-01-02 13:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 523, 5, 34, 10, '2026-01-02 13:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 524, 5, 34, 10, '2026-01-02 13:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 525, 5, 34, 10, '2026-01-02 13:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 526, 5, 34, 10, '2026-01-02 13:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 527, 5, 34, 10, '2026-01-02 13:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 528, 5, 34, 10, '2026-01-02 13:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 529, 5, 34, 10, '2026-01-02 13:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 530, 5, 34, 10, '2026-01-02 13:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 531, 5, 34, 10, '2026-01-02 13:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 532, 5, 34, 10, '2026-01-02 14:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 533, 5, 34, 10, '2026-01-02 14:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 534, 5, 34, 10, '2026-01-02 14:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 535, 5, 34, 10, '2026-01-02 14:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 536, 5, 34, 10, '2026-01-02 14:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 537, 5, 34, 10, '2026-01-02 14:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 538, 5, 34, 10, '2026-01-02 14:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 539, 5, 34, 10, '2026-01-02 14:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 540, 5, 34, 10, '2026-01-02 14:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 541, 5, 34, 10, '2026-01-02 14:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 542, 5, 34, 10, '2026-01-02 14:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 543, 5, 34, 10, '2026-01-02 14:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 544, 5, 34, 10, '2026-01-02 15:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 545, 5, 34, 10, '2026-01-02 15:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 546, 5, 34, 10, '2026-01-02 15:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 547, 5, 34, 10, '2026-01-02 15:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 548, 5, 34, 10, '2026-01-02 15:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 549, 5, 34, 10, '2026-01-02 15:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 550, 5, 34, 10, '2026-01-02 15:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 551, 5, 34, 10, '2026-01-02 15:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 552, 5, 34, 10, '2026-01-02 15:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 553, 5, 34, 10, '2026-01-02 15:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 554, 5, 34, 10, '2026-01-02 15:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 555, 5, 34, 10, '2026-01-02 15:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 556, 5, 34, 10, '2026-01-02 16:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 557, 5, 34, 10, '2026-01-02 16:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 558, 5, 34, 10, '2026-01-02 16:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 559, 5, 34, 10, '2026-01-02 16:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 560, 5, 34, 10, '2026-01-02 16:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 561, 5, 34, 10, '2026-01-02 16:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 562, 5, 34, 10, '2026-01-02 16:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 563, 5, 34, 10, '2026-01-02 16:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 564, 5, 34, 10, '2026-01-02 16:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 565, 5, 34, 10, '2026-01-02 16:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 566, 5, 34, 10, '2026-01-02 16:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 567, 5, 34, 10, '2026-01-02 16:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 568, 5, 34, 10, '2026-01-02 17:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 569, 5, 34, 10, '2026-01-02 17:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 570, 5, 34, 10, '2026-01-02 17:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 571, 5, 34, 10, '2026-01-02 17:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 572, 5, 34, 10, '2026-01-02 17:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 573, 5, 34, 10, '2026-01-02 17:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 574, 5, 34, 10, '2026-01-02 17:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 575, 5, 34, 10, '2026-01-02 17:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 576, 5, 34, 10, '2026-01-02 17:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 577, 5, 34, 10, '2026-01-02 17:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 578, 5, 34, 10, '2026-01-02 17:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 579, 5, 34, 10, '2026-01-02 17:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 580, 5, 34, 10, '2026-01-02 18:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 581, 5, 34, 10, '2026-01-02 18:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 582, 5, 34, 10, '2026-01-02 18:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 583, 5, 34, 10, '2026-01-02 18:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 584, 5, 34, 10, '2026-01-02 18:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 585, 5, 34, 10, '2026-01-02 18:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 586, 5, 34, 10, '2026-01-02 18:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 587, 5, 34, 10, '2026-01-02 18:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 588, 5, 34, 10, '2026-01-02 18:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 589, 5, 34, 10, '2026-01-02 18:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 590, 5, 34, 10, '2026-01-02 18:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 591, 5, 34, 10, '2026-01-02 18:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 592, 5, 34, 10, '2026-01-02 19:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 593, 5, 34, 10, '2026-01-02 19:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 594, 5, 34, 10, '2026-01-02 19:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 595, 5, 34, 10, '2026-01-02 19:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 596, 5, 34, 10, '2026-01-02 19:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 597, 5, 34, 10, '2026-01-02 19:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 598, 5, 34, 10, '2026-01-02 19:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 599, 5, 34, 10, '2026-01-02 19:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 600, 5, 34, 10, '2026-01-02 19:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 601, 5, 34, 10, '2026-01-02 19:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 602, 5, 34, 10, '2026-01-02 19:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 603, 5, 34, 10, '2026-01-02 19:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 604, 5, 34, 10, '2026-01-02 20:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 605, 5, 34, 10, '2026-01-02 20:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 606, 5, 34, 10, '2026-01-02 20:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 607, 5, 34, 10, '2026-01-02 20:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 608, 5, 34, 10, '2026-01-02 20:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 609, 5, 34, 10, '2026-01-02 20:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 610, 5, 34, 10, '2026-01-02 20:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 611, 5, 34, 10, '2026-01-02 20:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 612, 5, 34, 10, '2026-01-02 20:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 613, 5, 34, 10, '2026-01-02 20:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 614, 5, 34, 10, '2026-01-02 20:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 615, 5, 34, 10, '2026-01-02 20:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 616, 5, 34, 10, '2026-01-02 21:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 617, 5, 34, 10, '2026-01-02 21:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 618, 5, 34, 10, '2026-01-02 21:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 619, 5, 34, 10, '2026-01-02 21:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 620, 5, 34, 10, '2026-01-02 21:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 621, 5, 34, 10, '2026-01-02 21:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 622, 5, 34, 10, '2026-01-02 21:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 623, 5, 34, 10, '2026-01-02 21:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 624, 5, 34, 10, '2026-01-02 21:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 625, 5, 34, 10, '2026-01-02 21:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 626, 5, 34, 10, '2026-01-02 21:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 627, 5, 34, 10, '2026-01-02 21:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 628, 5, 34, 10, '2026-01-02 22:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 629, 5, 34, 10, '2026-01-02 22:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 630, 5, 34, 10, '2026-01-02 22:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 631, 5, 34, 10, '2026-01-02 22:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 632, 5, 34, 10, '2026-01-02 22:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 633, 5, 34, 10, '2026-01-02 22:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 634, 5, 34, 10, '2026-01-02 22:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 635, 5, 34, 10, '2026-01-02 22:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 636, 5, 34, 10, '2026-01-02 22:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 637, 5, 34, 10, '2026-01-02 22:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 638, 5, 34, 10, '2026-01-02 22:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 639, 5, 34, 10, '2026-01-02 22:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 640, 5, 34, 10, '2026-01-02 23:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 641, 5, 34, 10, '2026-01-02 23:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 642, 5, 34, 10, '2026-01-02 23:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 643, 5, 34, 10, '2026-01-02 23:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 644, 5, 34, 10, '2026-01-02 23:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 645, 5, 34, 10, '2026-01-02 23:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 646, 5, 34, 10, '2026-01-02 23:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 647, 5, 34, 10, '2026-01-02 23:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 648, 5, 34, 10, '2026-01-02 23:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 649, 5, 34, 10, '2026-01-02 23:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 650, 5, 34, 10, '2026-01-02 23:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 651, 5, 34, 10, '2026-01-02 23:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 652, 5, 34, 10, '2026-01-03 00:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 653, 5, 34, 10, '2026-01-03 00:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 654, 5, 34, 10, '2026-01-03 00:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 655, 5, 34, 10, '2026-01-03 00:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 656, 5, 34, 10, '2026-01-03 00:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 657, 5, 34, 10, '2026-01-03 00:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 658, 5, 34, 10, '2026-01-03 00:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 659, 5, 34, 10, '2026-01-03 00:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 660, 5, 34, 10, '2026-01-03 00:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 661, 5, 34, 10, '2026-01-03 00:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 662, 5, 34, 10, '2026-01-03 00:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 663, 5, 34, 10, '2026-01-03 00:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 664, 5, 34, 10, '2026-01-03 01:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 665, 5, 34, 10, '2026-01-03 01:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 666, 5, 34, 10, '2026-01-03 01:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 667, 5, 34, 10, '2026-01-03 01:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 668, 5, 34, 10, '2026-01-03 01:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 669, 5, 34, 10, '2026-01-03 01:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 670, 5, 34, 10, '2026-01-03 01:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 671, 5, 34, 10, '2026-01-03 01:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 672, 5, 34, 10, '2026-01-03 01:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 673, 5, 34, 10, '2026-01-03 01:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 674, 5, 34, 10, '2026-01-03 01:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 675, 5, 34, 10, '2026-01-03 01:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 676, 5, 34, 10, '2026-01-03 02:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 677, 5, 34, 10, '2026-01-03 02:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 678, 5, 34, 10, '2026-01-03 02:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 679, 5, 34, 10, '2026-01-03 02:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 680, 5, 34, 10, '2026-01-03 02:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 681, 5, 34, 10, '2026-01-03 02:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 682, 5, 34, 10, '2026-01-03 02:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 683, 5, 34, 10, '2026-01-03 02:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 684, 5, 34, 10, '2026-01-03 02:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 685, 5, 34, 10, '2026-01-03 02:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 686, 5, 34, 10, '2026-01-03 02:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 687, 5, 34, 10, '2026-01-03 02:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 688, 5, 34, 10, '2026-01-03 03:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 689, 5, 34, 10, '2026-01-03 03:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 690, 5, 34, 10, '2026-01-03 03:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 691, 5, 34, 10, '2026-01-03 03:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 692, 5, 34, 10, '2026-01-03 03:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 693, 5, 34, 10, '2026-01-03 03:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 694, 5, 34, 10, '2026-01-03 03:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 695, 5, 34, 10, '2026-01-03 03:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 696, 5, 34, 10, '2026-01-03 03:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 697, 5, 34, 10, '2026-01-03 03:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 698, 5, 34, 10, '2026-01-03 03:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 699, 5, 34, 10, '2026-01-03 03:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 700, 5, 34, 10, '2026-01-03 04:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 701, 5, 34, 10, '2026-01-03 04:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 702, 5, 34, 10, '2026-01-03 04:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 703, 5, 34, 10, '2026-01-03 04:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 704, 5, 34, 10, '2026-01-03 04:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 705, 5, 34, 10, '2026-01-03 04:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 706, 5, 34, 10, '2026-01-03 04:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 707, 5, 34, 10, '2026-01-03 04:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 708, 5, 34, 10, '2026-01-03 04:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 709, 5, 34, 10, '2026-01-03 04:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 710, 5, 34, 10, '2026-01-03 04:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 711, 5, 34, 10, '2026-01-03 04:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 712, 5, 34, 10, '2026-01-03 05:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 713, 5, 34, 10, '2026-01-03 05:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 714, 5, 34, 10, '2026-01-03 05:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 715, 5, 34, 10, '2026-01-03 05:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 716, 5, 34, 10, '2026-01-03 05:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 717, 5, 34, 10, '2026-01-03 05:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 718, 5, 34, 10, '2026-01-03 05:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 719, 5, 34, 10, '2026-01-03 05:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 720, 5, 34, 10, '2026-01-03 05:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 721, 5, 34, 10, '2026-01-03 05:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 722, 5, 34, 10, '2026-01-03 05:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 723, 5, 34, 10, '2026-01-03 05:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 724, 5, 34, 10, '2026-01-03 06:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 725, 5, 34, 10, '2026-01-03 06:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 726, 5, 34, 10, '2026-01-03 06:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 727, 5, 34, 10, '2026-01-03 06:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 728, 5, 34, 10, '2026-01-03 06:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 729, 5, 34, 10, '2026-01-03 06:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 730, 5, 34, 10, '2026-01-03 06:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 731, 5, 34, 10, '2026-01-03 06:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 732, 5, 34, 10, '2026-01-03 06:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 733, 5, 34, 10, '2026-01-03 06:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 734, 5, 34, 10, '2026-01-03 06:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 735, 5, 34, 10, '2026-01-03 06:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 736, 5, 34, 10, '2026-01-03 07:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 737, 5, 34, 10, '2026-01-03 07:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 738, 5, 34, 10, '2026-01-03 07:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 739, 5, 34, 10, '2026-01-03 07:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 740, 5, 34, 10, '2026-01-03 07:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 741, 5, 34, 10, '2026-01-03 07:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 742, 5, 34, 10, '2026-01-03 07:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 743, 5, 34, 10, '2026-01-03 07:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 744, 5, 34, 10, '2026-01-03 07:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 745, 5, 34, 10, '2026-01-03 07:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 746, 5, 34, 10, '2026-01-03 07:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 747, 5, 34, 10, '2026-01-03 07:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 748, 5, 34, 10, '2026-01-03 08:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 749, 5, 34, 10, '2026-01-03 08:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 750, 5, 34, 10, '2026-01-03 08:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 751, 5, 34, 10, '2026-01-03 08:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 752, 5, 34, 10, '2026-01-03 08:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 753, 5, 34, 10, '2026-01-03 08:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 754, 5, 34, 10, '2026-01-03 08:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 755, 5, 34, 10, '2026-01-03 08:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 756, 5, 34, 10, '2026-01-03 08:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 757, 5, 34, 10, '2026-01-03 08:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 758, 5, 34, 10, '2026-01-03 08:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 759, 5, 34, 10, '2026-01-03 08:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 760, 5, 34, 10, '2026-01-03 09:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 761, 5, 34, 10, '2026-01-03 09:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 762, 5, 34, 10, '2026-01-03 09:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 763, 5, 34, 10, '2026-01-03 09:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 764, 5, 34, 10, '2026-01-03 09:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 765, 5, 34, 10, '2026-01-03 09:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 766, 5, 34, 10, '2026-01-03 09:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 767, 5, 34, 10, '2026-01-03 09:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 768, 5, 34, 10, '2026-01-03 09:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 769, 5, 34, 10, '2026-01-03 09:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 770, 5, 34, 10, '2026-01-03 09:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 771, 5, 34, 10, '2026-01-03 09:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 772, 5, 34, 10, '2026-01-03 10:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 773, 5, 34, 10, '2026-01-03 10:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 774, 5, 34, 10, '2026-01-03 10:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 775, 5, 34, 10, '2026-01-03 10:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 776, 5, 34, 10, '2026-01-03 10:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 777, 5, 34, 10, '2026-01-03 10:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 778, 5, 34, 10, '2026-01-03 10:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 779, 5, 34, 10, '2026-01-03 10:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 780, 5, 34, 10, '2026-01-03 10:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 781, 5, 34, 10, '2026-01-03 10:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 782, 5, 34, 10, '2026-01-03 10:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 783, 5, 34, 10, '2026-01-03 10:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 784, 5, 34, 10, '2026-01-03 11:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 785, 5, 34, 10, '2026-01-03 11:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 786, 5, 34, 10, '2026-01-03 11:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 787, 5, 34, 10, '2026-01-03 11:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 788, 5, 34, 10, '2026-01-03 11:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 789, 5, 34, 10, '2026-01-03 11:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 790, 5, 34, 10, '2026-01-03 11:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 791, 5, 34, 10, '2026-01-03 11:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 792, 5, 34, 10, '2026-01-03 11:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 793, 5, 34, 10, '2026-01-03 11:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 794, 5, 34, 10, '2026-01-03 11:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 795, 5, 34, 10, '2026-01-03 11:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 796, 5, 34, 10, '2026-01-03 12:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 797, 5, 34, 10, '2026-01-03 12:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 798, 5, 34, 10, '2026-01-03 12:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 799, 5, 34, 10, '2026-01-03 12:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 800, 5, 34, 10, '2026-01-03 12:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 801, 5, 34, 10, '2026-01-03 12:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 802, 5, 34, 10, '2026-01-03 12:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 803, 5, 34, 10, '2026-01-03 12:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 804, 5, 34, 10, '2026-01-03 12:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 805, 5, 34, 10, '2026-01-03 12:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 806, 5, 34, 10, '2026-01-03 12:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 807, 5, 34, 10, '2026-01-03 12:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 808, 5, 34, 10, '2026-01-03 13:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 809, 5, 34, 10, '2026-01-03 13:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 810, 5, 34, 10, '2026-01-03 13:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 811, 5, 34, 10, '2026-01-03 13:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 812, 5, 34, 10, '2026-01-03 13:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 813, 5, 34, 10, '2026-01-03 13:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 814, 5, 34, 10, '2026-01-03 13:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 815, 5, 34, 10, '2026-01-03 13:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 816, 5, 34, 10, '2026-01-03 13:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 817, 5, 34, 10, '2026-01-03 13:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 818, 5, 34, 10, '2026-01-03 13:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 819, 5, 34, 10, '2026-01-03 13:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 820, 5, 34, 10, '2026-01-03 14:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 821, 5, 34, 10, '2026-01-03 14:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 822, 5, 34, 10, '2026-01-03 14:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 823, 5, 34, 10, '2026-01-03 14:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 824, 5, 34, 10, '2026-01-03 14:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 825, 5, 34, 10, '2026-01-03 14:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 826, 5, 34, 10, '2026-01-03 14:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 827, 5, 34, 10, '2026-01-03 14:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 828, 5, 34, 10, '2026-01-03 14:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 829, 5, 34, 10, '2026-01-03 14:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 830, 5, 34, 10, '2026-01-03 14:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 831, 5, 34, 10, '2026-01-03 14:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 832, 5, 34, 10, '2026-01-03 15:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 833, 5, 34, 10, '2026-01-03 15:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 834, 5, 34, 10, '2026-01-03 15:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 835, 5, 34, 10, '2026-01-03 15:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 836, 5, 34, 10, '2026-01-03 15:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 837, 5, 34, 10, '2026-01-03 15:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 838, 5, 34, 10, '2026-01-03 15:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 839, 5, 34, 10, '2026-01-03 15:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 840, 5, 34, 10, '2026-01-03 15:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 841, 5, 34, 10, '2026-01-03 15:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 842, 5, 34, 10, '2026-01-03 15:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 843, 5, 34, 10, '2026-01-03 15:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 844, 5, 34, 10, '2026-01-03 16:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 845, 5, 34, 10, '2026-01-03 16:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 846, 5, 34, 10, '2026-01-03 16:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 847, 5, 34, 10, '2026-01-03 16:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 848, 5, 34, 10, '2026-01-03 16:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 849, 5, 34, 10, '2026-01-03 16:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 850, 5, 34, 10, '2026-01-03 16:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 851, 5, 34, 10, '2026-01-03 16:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 852, 5, 34, 10, '2026-01-03 16:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 853, 5, 34, 10, '2026-01-03 16:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 854, 5, 34, 10, '2026-01-03 16:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 855, 5, 34, 10, '2026-01-03 16:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 856, 5, 34, 10, '2026-01-03 17:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 857, 5, 34, 10, '2026-01-03 17:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 858, 5, 34, 10, '2026-01-03 17:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 859, 5, 34, 10, '2026-01-03 17:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 860, 5, 34, 10, '2026-01-03 17:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 861, 5, 34, 10, '2026-01-03 17:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 862, 5, 34, 10, '2026-01-03 17:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 863, 5, 34, 10, '2026-01-03 17:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 864, 5, 34, 10, '2026-01-03 17:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 865, 5, 34, 10, '2026-01-03 17:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 866, 5, 34, 10, '2026-01-03 17:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 867, 5, 34, 10, '2026-01-03 17:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 868, 5, 34, 10, '2026-01-03 18:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 869, 5, 34, 10, '2026-01-03 18:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 870, 5, 34, 10, '2026-01-03 18:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 871, 5, 34, 10, '2026-01-03 18:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 872, 5, 34, 10, '2026-01-03 18:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 873, 5, 34, 10, '2026-01-03 18:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 874, 5, 34, 10, '2026-01-03 18:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 875, 5, 34, 10, '2026-01-03 18:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 876, 5, 34, 10, '2026-01-03 18:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 877, 5, 34, 10, '2026-01-03 18:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 878, 5, 34, 10, '2026-01-03 18:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 879, 5, 34, 10, '2026-01-03 18:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 880, 5, 34, 10, '2026-01-03 19:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 881, 5, 34, 10, '2026-01-03 19:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 882, 5, 34, 10, '2026-01-03 19:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 883, 5, 34, 10, '2026-01-03 19:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 884, 5, 34, 10, '2026-01-03 19:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 885, 5, 34, 10, '2026-01-03 19:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 886, 5, 34, 10, '2026-01-03 19:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 887, 5, 34, 10, '2026-01-03 19:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 888, 5, 34, 10, '2026-01-03 19:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 889, 5, 34, 10, '2026-01-03 19:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 890, 5, 34, 10, '2026-01-03 19:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 891, 5, 34, 10, '2026-01-03 19:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 892, 5, 34, 10, '2026-01-03 20:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 893, 5, 34, 10, '2026-01-03 20:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 894, 5, 34, 10, '2026-01-03 20:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 895, 5, 34, 10, '2026-01-03 20:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 896, 5, 34, 10, '2026-01-03 20:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 897, 5, 34, 10, '2026-01-03 20:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 898, 5, 34, 10, '2026-01-03 20:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 899, 5, 34, 10, '2026-01-03 20:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 900, 5, 34, 10, '2026-01-03 20:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 901, 5, 34, 10, '2026-01-03 20:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 902, 5, 34, 10, '2026-01-03 20:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 903, 5, 34, 10, '2026-01-03 20:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 904, 5, 34, 10, '2026-01-03 21:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 905, 5, 34, 10, '2026-01-03 21:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 906, 5, 34, 10, '2026-01-03 21:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 907, 5, 34, 10, '2026-01-03 21:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 908, 5, 34, 10, '2026-01-03 21:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 909, 5, 34, 10, '2026-01-03 21:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 910, 5, 34, 10, '2026-01-03 21:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 911, 5, 34, 10, '2026-01-03 21:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 912, 5, 34, 10, '2026-01-03 21:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 913, 5, 34, 10, '2026-01-03 21:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 914, 5, 34, 10, '2026-01-03 21:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 915, 5, 34, 10, '2026-01-03 21:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 916, 5, 34, 10, '2026-01-03 22:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 917, 5, 34, 10, '2026-01-03 22:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 918, 5, 34, 10, '2026-01-03 22:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 919, 5, 34, 10, '2026-01-03 22:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 920, 5, 34, 10, '2026-01-03 22:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 921, 5, 34, 10, '2026-01-03 22:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 922, 5, 34, 10, '2026-01-03 22:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 923, 5, 34, 10, '2026-01-03 22:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 924, 5, 34, 10, '2026-01-03 22:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 925, 5, 34, 10, '2026-01-03 22:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 926, 5, 34, 10, '2026-01-03 22:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 927, 5, 34, 10, '2026-01-03 22:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 928, 5, 34, 10, '2026-01-03 23:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 929, 5, 34, 10, '2026-01-03 23:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 930, 5, 34, 10, '2026-01-03 23:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 931, 5, 34, 10, '2026-01-03 23:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 932, 5, 34, 10, '2026-01-03 23:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 933, 5, 34, 10, '2026-01-03 23:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 934, 5, 34, 10, '2026-01-03 23:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 935, 5, 34, 10, '2026-01-03 23:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 936, 5, 34, 10, '2026-01-03 23:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 937, 5, 34, 10, '2026-01-03 23:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 938, 5, 34, 10, '2026-01-03 23:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 939, 5, 34, 10, '2026-01-03 23:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 940, 5, 34, 10, '2026-01-04 00:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 941, 5, 34, 10, '2026-01-04 00:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 942, 5, 34, 10, '2026-01-04 00:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 943, 5, 34, 10, '2026-01-04 00:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 944, 5, 34, 10, '2026-01-04 00:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 945, 5, 34, 10, '2026-01-04 00:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 946, 5, 34, 10, '2026-01-04 00:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 947, 5, 34, 10, '2026-01-04 00:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 948, 5, 34, 10, '2026-01-04 00:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 949, 5, 34, 10, '2026-01-04 00:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 950, 5, 34, 10, '2026-01-04 00:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 951, 5, 34, 10, '2026-01-04 00:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 952, 5, 34, 10, '2026-01-04 01:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 953, 5, 34, 10, '2026-01-04 01:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 954, 5, 34, 10, '2026-01-04 01:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 955, 5, 34, 10, '2026-01-04 01:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 956, 5, 34, 10, '2026-01-04 01:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 957, 5, 34, 10, '2026-01-04 01:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 958, 5, 34, 10, '2026-01-04 01:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 959, 5, 34, 10, '2026-01-04 01:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 960, 5, 34, 10, '2026-01-04 01:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 961, 5, 34, 10, '2026-01-04 01:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 962, 5, 34, 10, '2026-01-04 01:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 963, 5, 34, 10, '2026-01-04 01:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 964, 5, 34, 10, '2026-01-04 02:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 965, 5, 34, 10, '2026-01-04 02:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 966, 5, 34, 10, '2026-01-04 02:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 967, 5, 34, 10, '2026-01-04 02:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 968, 5, 34, 10, '2026-01-04 02:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 969, 5, 34, 10, '2026-01-04 02:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 970, 5, 34, 10, '2026-01-04 02:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 971, 5, 34, 10, '2026-01-04 02:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 972, 5, 34, 10, '2026-01-04 02:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 973, 5, 34, 10, '2026-01-04 02:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 974, 5, 34, 10, '2026-01-04 02:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 975, 5, 34, 10, '2026-01-04 02:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 976, 5, 34, 10, '2026-01-04 03:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 977, 5, 34, 10, '2026-01-04 03:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 978, 5, 34, 10, '2026-01-04 03:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 979, 5, 34, 10, '2026-01-04 03:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 980, 5, 34, 10, '2026-01-04 03:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 981, 5, 34, 10, '2026-01-04 03:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 982, 5, 34, 10, '2026-01-04 03:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 983, 5, 34, 10, '2026-01-04 03:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 984, 5, 34, 10, '2026-01-04 03:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 985, 5, 34, 10, '2026-01-04 03:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 986, 5, 34, 10, '2026-01-04 03:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 987, 5, 34, 10, '2026-01-04 03:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 988, 5, 34, 10, '2026-01-04 04:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 989, 5, 34, 10, '2026-01-04 04:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 990, 5, 34, 10, '2026-01-04 04:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 991, 5, 34, 10, '2026-01-04 04:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 992, 5, 34, 10, '2026-01-04 04:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 993, 5, 34, 10, '2026-01-04 04:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 994, 5, 34, 10, '2026-01-04 04:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 995, 5, 34, 10, '2026-01-04 04:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 996, 5, 34, 10, '2026-01-04 04:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 997, 5, 34, 10, '2026-01-04 04:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 998, 5, 34, 10, '2026-01-04 04:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 999, 5, 34, 10, '2026-01-04 04:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1000, 5, 34, 10, '2026-01-04 05:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1001, 5, 34, 10, '2026-01-04 05:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1002, 5, 34, 10, '2026-01-04 05:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1003, 5, 34, 10, '2026-01-04 05:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1004, 5, 34, 10, '2026-01-04 05:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1005, 5, 34, 10, '2026-01-04 05:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1006, 5, 34, 10, '2026-01-04 05:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1007, 5, 34, 10, '2026-01-04 05:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1008, 5, 34, 10, '2026-01-04 05:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1009, 5, 34, 10, '2026-01-04 05:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1010, 5, 34, 10, '2026-01-04 05:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1011, 5, 34, 10, '2026-01-04 05:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1012, 5, 34, 10, '2026-01-04 06:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1013, 5, 34, 10, '2026-01-04 06:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1014, 5, 34, 10, '2026-01-04 06:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1015, 5, 34, 10, '2026-01-04 06:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1016, 5, 34, 10, '2026-01-04 06:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1017, 5, 34, 10, '2026-01-04 06:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1018, 5, 34, 10, '2026-01-04 06:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1019, 5, 34, 10, '2026-01-04 06:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1020, 5, 34, 10, '2026-01-04 06:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1021, 5, 34, 10, '2026-01-04 06:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1022, 5, 34, 10, '2026-01-04 06:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1023, 5, 34, 10, '2026-01-04 06:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1024, 5, 34, 10, '2026-01-04 07:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1025, 5, 34, 10, '2026-01-04 07:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1026, 5, 34, 10, '2026-01-04 07:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1027, 5, 34, 10, '2026-01-04 07:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1028, 5, 34, 10, '2026-01-04 07:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1029, 5, 34, 10, '2026-01-04 07:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1030, 5, 34, 10, '2026-01-04 07:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1031, 5, 34, 10, '2026-01-04 07:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1032, 5, 34, 10, '2026-01-04 07:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1033, 5, 34, 10, '2026-01-04 07:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1034, 5, 34, 10, '2026-01-04 07:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1035, 5, 34, 10, '2026-01-04 07:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1036, 5, 34, 10, '2026-01-04 08:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1037, 5, 34, 10, '2026-01-04 08:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1038, 5, 34, 10, '2026-01-04 08:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1039, 5, 34, 10, '2026-01-04 08:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1040, 5, 34, 10, '2026-01-04 08:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1041, 5, 34, 10, '2026-01-04 08:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1042, 5, 34, 10, '2026-01-04 08:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1043, 5, 34, 10, '2026-01-04 08:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1044, 5, 34, 10, '2026-01-04 08:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1045, 5, 34, 10, '2026-01-04 08:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1046, 5, 34, 10, '2026-01-04 08:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1047, 5, 34, 10, '2026-01-04 08:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1048, 5, 34, 10, '2026-01-04 09:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1049, 5, 34, 10, '2026-01-04 09:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1050, 5, 34, 10, '2026-01-04 09:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1051, 5, 34, 10, '2026-01-04 09:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1052, 5, 34, 10, '2026-01-04 09:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1053, 5, 34, 10, '2026-01-04 09:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1054, 5, 34, 10, '2026-01-04 09:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1055, 5, 34, 10, '2026-01-04 09:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1056, 5, 34, 10, '2026-01-04 09:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1057, 5, 34, 10, '2026-01-04 09:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1058, 5, 34, 10, '2026-01-04 09:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1059, 5, 34, 10, '2026-01-04 09:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1060, 5, 34, 10, '2026-01-04 10:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1061, 5, 34, 10, '2026-01-04 10:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1062, 5, 34, 10, '2026-01-04 10:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1063, 5, 34, 10, '2026-01-04 10:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1064, 5, 34, 10, '2026-01-04 10:20:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1065, 5, 34, 10, '2026-01-04 10:25:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1066, 5, 34, 10, '2026-01-04 10:30:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1067, 5, 34, 10, '2026-01-04 10:35:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1068, 5, 34, 10, '2026-01-04 10:40:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1069, 5, 34, 10, '2026-01-04 10:45:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1070, 5, 34, 10, '2026-01-04 10:50:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1071, 5, 34, 10, '2026-01-04 10:55:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1072, 5, 34, 10, '2026-01-04 11:00:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1073, 5, 34, 10, '2026-01-04 11:05:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1074, 5, 34, 10, '2026-01-04 11:10:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1075, 5, 34, 10, '2026-01-04 11:15:00+00', NULL, '2026-11-23 12:13:04.783+00', 100, NULL, NULL, false, NULL, NULL, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1076, 6, 37, 11, '2026-01-14 15:18:00+00', NULL, '2026-11-23 12:13:12.646+00', 105, true, NULL, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 1077, 6, 37, 11, '2026-01-14 17:23:00+00', NULL, '2026-11-23 12:13:12.646+00', 170, NULL, true, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_oxygen_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 3, 4, '2026-01-05 16:15:00+00', NULL, '2026-11-23 12:13:02.024+00', 97, 66, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 2, 12, 4, '2026-01-05 12:41:00+00', NULL, '2026-11-23 12:13:02.024+00', 94, 74, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 2, 12, 4, '2026-01-06 12:57:00+00', NULL, '2026-11-23 12:13:02.491+00', 97, 63, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 1, 3, 4, '2026-01-07 16:09:00+00', NULL, '2026-11-23 12:13:02.682+00', 99, 68, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 12, 4, '2026-01-07 13:19:00+00', NULL, '2026-11-23 12:13:02.682+00', 96, 72, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 3, 20, 4, '2026-01-07 11:08:00+00', NULL, '2026-11-23 12:13:02.682+00', 95, 56, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 4, 27, 4, '2026-01-07 06:50:00+00', NULL, '2026-11-23 12:13:02.682+00', 96, 69, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 3, 4, '2026-01-08 16:19:00+00', NULL, '2026-11-23 12:13:02.806+00', 94, 56, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 12, 4, '2026-01-08 12:41:00+00', NULL, '2026-11-23 12:13:02.806+00', 99, 66, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 3, 20, 4, '2026-01-08 11:25:00+00', NULL, '2026-11-23 12:13:02.806+00', 99, 62, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 1, 3, 4, '2026-01-06 15:42:00+00', NULL, '2026-11-23 12:13:03.006+00', 95, 57, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 1, 3, 4, '2026-01-09 16:25:00+00', NULL, '2026-11-23 12:13:03.006+00', 96, 54, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 2, 12, 4, '2026-01-09 07:25:00+00', NULL, '2026-11-23 12:13:03.006+00', 98, 77, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 1, 3, 4, '2026-01-10 15:50:00+00', NULL, '2026-11-23 12:13:03.131+00', 99, 70, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 2, 12, 4, '2026-01-10 06:44:00+00', NULL, '2026-11-23 12:13:03.131+00', 95, 63, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 4, 27, 4, '2026-01-10 07:04:00+00', NULL, '2026-11-23 12:13:03.131+00', 96, 68, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 1, 3, 4, '2026-01-11 16:14:00+00', NULL, '2026-11-23 12:13:03.314+00', 94, 55, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 2, 12, 4, '2026-01-11 13:21:00+00', NULL, '2026-11-23 12:13:03.314+00', 94, 66, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 3, 20, 4, '2026-01-11 11:37:00+00', NULL, '2026-11-23 12:13:03.314+00', 94, 58, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 1, 3, 4, '2026-01-12 16:23:00+00', NULL, '2026-11-23 12:13:03.455+00', 96, 60, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 2, 12, 4, '2026-01-12 12:49:00+00', NULL, '2026-11-23 12:13:03.455+00', 98, 71, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 3, 20, 4, '2026-01-12 11:43:00+00', NULL, '2026-11-23 12:13:03.455+00', 94, 65, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 1, 3, 4, '2026-01-13 16:09:00+00', NULL, '2026-11-23 12:13:03.562+00', 97, 54, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 12, 4, '2026-01-13 12:39:00+00', NULL, '2026-11-23 12:13:03.562+00', 99, 66, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 3, 20, 4, '2026-01-10 11:42:00+00', NULL, '2026-11-23 12:13:03.562+00', 95, 58, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 3, 20, 4, '2026-01-13 11:26:00+00', NULL, '2026-11-23 12:13:03.562+00', 97, 58, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 4, 27, 4, '2026-01-13 06:53:00+00', NULL, '2026-11-23 12:13:03.562+00', 99, 74, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 1, 3, 4, '2026-01-14 16:23:00+00', NULL, '2026-11-23 12:13:03.66+00', 96, 55, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 2, 12, 4, '2026-01-14 12:53:00+00', NULL, '2026-11-23 12:13:03.66+00', 98, 71, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 3, 20, 4, '2026-01-14 11:55:00+00', NULL, '2026-11-23 12:13:03.66+00', 98, 65, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 4, 27, 4, '2026-01-14 07:20:00+00', NULL, '2026-11-23 12:13:03.66+00', 97, 77, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 33, 6, 38, 14, '2026-01-14 16:02:00+00', NULL, '2026-11-23 12:13:12.654+00', 98, 73, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.blood_pressure_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, 2, '2026-01-05 15:12:00+00', NULL, '2026-11-23 12:13:02.025+00', 127, 89, 66, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 1, 1, 2, '2026-01-06 03:52:00+00', NULL, '2026-11-23 12:13:02.025+00', 115, 74, 69, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 2, 10, 2, '2026-01-05 12:54:00+00', NULL, '2026-11-23 12:13:02.025+00', 151, 106, 70, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 2, 10, 2, '2026-01-06 00:46:00+00', NULL, '2026-11-23 12:13:02.025+00', 143, 103, 79, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 10, 2, '2026-01-06 12:47:00+00', NULL, '2026-11-23 12:13:02.492+00', 135, 88, 66, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 2, 10, 2, '2026-01-07 00:23:00+00', NULL, '2026-11-23 12:13:02.492+00', 132, 85, 78, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 1, 1, 2, '2026-01-07 15:53:00+00', NULL, '2026-11-23 12:13:02.683+00', 122, 84, 63, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 1, 2, '2026-01-08 03:49:00+00', NULL, '2026-11-23 12:13:02.683+00', 129, 91, 54, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 10, 2, '2026-01-07 12:32:00+00', NULL, '2026-11-23 12:13:02.683+00', 145, 103, 65, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 2, 10, 2, '2026-01-08 00:21:00+00', NULL, '2026-11-23 12:13:02.683+00', 151, 109, 76, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 3, 17, 2, '2026-01-07 10:56:00+00', NULL, '2026-11-23 12:13:02.683+00', 132, 90, 60, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 3, 17, 2, '2026-01-07 23:10:00+00', NULL, '2026-11-23 12:13:02.683+00', 123, 83, 56, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 4, 25, 2, '2026-01-07 06:30:00+00', NULL, '2026-11-23 12:13:02.683+00', 144, 106, 76, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 4, 25, 2, '2026-01-07 18:54:00+00', NULL, '2026-11-23 12:13:02.683+00', 136, 83, 71, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 1, 1, 2, '2026-01-08 15:38:00+00', NULL, '2026-11-23 12:13:02.811+00', 132, 81, 60, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 1, 1, 2, '2026-01-09 03:28:00+00', NULL, '2026-11-23 12:13:02.811+00', 135, 97, 56, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 17, 2, 10, 2, '2026-01-08 12:48:00+00', NULL, '2026-11-23 12:13:02.811+00', 148, 106, 65, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 2, 10, 2, '2026-01-09 00:31:00+00', NULL, '2026-11-23 12:13:02.811+00', 149, 105, 73, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 3, 17, 2, '2026-01-08 11:24:00+00', NULL, '2026-11-23 12:13:02.811+00', 125, 75, 65, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 3, 17, 2, '2026-01-08 22:52:00+00', NULL, '2026-11-23 12:13:02.811+00', 130, 87, 63, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 1, 1, 2, '2026-01-06 15:25:00+00', NULL, '2026-11-23 12:13:03.006+00', 120, 82, 63, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 1, 1, 2, '2026-01-07 03:19:00+00', NULL, '2026-11-23 12:13:03.006+00', 130, 85, 54, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 1, 1, 2, '2026-01-09 15:44:00+00', NULL, '2026-11-23 12:13:03.006+00', 115, 75, 58, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 1, 1, 2, '2026-01-10 03:51:00+00', NULL, '2026-11-23 12:13:03.006+00', 117, 69, 61, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 2, 10, 2, '2026-01-09 06:06:00+00', NULL, '2026-11-23 12:13:03.006+00', 139, 91, 71, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 10, 2, '2026-01-09 18:54:00+00', NULL, '2026-11-23 12:13:03.006+00', 143, 89, 69, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 1, 1, 2, '2026-01-10 15:10:00+00', NULL, '2026-11-23 12:13:03.134+00', 135, 86, 58, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 1, 1, 2, '2026-01-11 03:22:00+00', NULL, '2026-11-23 12:13:03.134+00', 124, 74, 65, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 2, 10, 2, '2026-01-10 06:53:00+00', NULL, '2026-11-23 12:13:03.134+00', 132, 88, 67, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 2, 10, 2, '2026-01-10 18:14:00+00', NULL, '2026-11-23 12:13:03.134+00', 149, 100, 66, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 4, 25, 2, '2026-01-10 06:37:00+00', NULL, '2026-11-23 12:13:03.134+00', 134, 80, 64, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 4, 25, 2, '2026-01-10 18:47:00+00', NULL, '2026-11-23 12:13:03.134+00', 138, 94, 66, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 35, 1, 1, 2, '2026-01-11 15:17:00+00', NULL, '2026-11-23 12:13:03.312+00', 131, 79, 57, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 36, 1, 1, 2, '2026-01-12 03:16:00+00', NULL, '2026-11-23 12:13:03.312+00', 130, 85, 68, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 37, 2, 10, 2, '2026-01-11 12:37:00+00', NULL, '2026-11-23 12:13:03.312+00', 139, 89, 67, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 38, 2, 10, 2, '2026-01-12 00:12:00+00', NULL, '2026-11-23 12:13:03.312+00', 139, 89, 74, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 39, 3, 17, 2, '2026-01-11 11:00:00+00', NULL, '2026-11-23 12:13:03.312+00', 129, 87, 66, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 40, 3, 17, 2, '2026-01-11 22:41:00+00', NULL, '2026-11-23 12:13:03.312+00', 112, 58, 67, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 41, 1, 1, 2, '2026-01-12 15:33:00+00', NULL, '2026-11-23 12:13:03.456+00', 126, 83, 58, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 42, 1, 1, 2, '2026-01-13 03:39:00+00', NULL, '2026-11-23 12:13:03.456+00', 119, 73, 57, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 43, 2, 10, 2, '2026-01-12 12:34:00+00', NULL, '2026-11-23 12:13:03.456+00', 141, 95, 69, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 44, 2, 10, 2, '2026-01-13 00:12:00+00', NULL, '2026-11-23 12:13:03.456+00', 136, 83, 63, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 45, 3, 17, 2, '2026-01-12 11:11:00+00', NULL, '2026-11-23 12:13:03.456+00', 120, 72, 67, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 46, 3, 17, 2, '2026-01-12 23:18:00+00', NULL, '2026-11-23 12:13:03.456+00', 120, 82, 57, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 49, 1, 1, 2, '2026-01-13 15:35:00+00', NULL, '2026-11-23 12:13:03.563+00', 132, 79, 56, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 50, 1, 1, 2, '2026-01-14 03:39:00+00', NULL, '2026-11-23 12:13:03.563+00', 126, 84, 64, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 51, 2, 10, 2, '2026-01-13 12:20:00+00', NULL, '2026-11-23 12:13:03.563+00', 138, 99, 70, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 52, 2, 10, 2, '2026-01-14 00:31:00+00', NULL, '2026-11-23 12:13:03.563+00', 148, 109, 79, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 47, 3, 17, 2, '2026-01-10 11:20:00+00', NULL, '2026-11-23 12:13:03.563+00', 125, 77, 56, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 48, 3, 17, 2, '2026-01-10 22:42:00+00', NULL, '2026-11-23 12:13:03.563+00', 120, 68, 66, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 53, 3, 17, 2, '2026-01-13 11:23:00+00', NULL, '2026-11-23 12:13:03.563+00', 112, 63, 60, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 54, 3, 17, 2, '2026-01-13 22:55:00+00', NULL, '2026-11-23 12:13:03.563+00', 113, 62, 59, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 55, 4, 25, 2, '2026-01-13 06:09:00+00', NULL, '2026-11-23 12:13:03.563+00', 131, 90, 66, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 56, 4, 25, 2, '2026-01-13 18:18:00+00', NULL, '2026-11-23 12:13:03.563+00', 212, 121, 70, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 57, 1, 1, 2, '2026-01-14 15:10:00+00', NULL, '2026-11-23 12:13:03.661+00', 127, 76, 56, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 58, 2, 10, 2, '2026-01-14 12:22:00+00', NULL, '2026-11-23 12:13:03.661+00', 139, 91, 71, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 59, 3, 17, 2, '2026-01-14 11:00:00+00', NULL, '2026-11-23 12:13:03.661+00', 118, 77, 61, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 60, 3, 17, 2, '2026-01-14 22:59:00+00', NULL, '2026-11-23 12:13:03.661+00', 212, 121, 66, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 61, 4, 25, 2, '2026-01-14 06:06:00+00', NULL, '2026-11-23 12:13:03.661+00', 131, 91, 62, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 62, 4, 25, 2, '2026-01-14 18:25:00+00', NULL, '2026-11-23 12:13:03.661+00', 128, 74, 77, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 63, 6, 35, 12, '2026-01-14 15:25:00+00', NULL, '2026-11-23 12:13:12.654+00', 148, 105, 69, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.customer_order OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'failed', NULL, 'standard', false, '{}', '[{"value": "SIM-12-3-1", "carrier": "Example Post"}]', '2026-11-23 12:13:01.876+00', 4, NULL, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 1, 'delivered', NULL, 'standard', false, '{}', '[{"value": "SIM-12-2-1", "carrier": "Example Post"}]', '2026-11-23 12:13:01.709+00', 3, NULL, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 3, 'delivered', NULL, 'standard', false, '{}', '[{"value": "SIM-12-3-2", "carrier": "Example Post"}]', '2026-11-23 12:13:02.397+00', 4, NULL, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}');
INSERT INTO public.customer_return OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'received', 2, NULL, false, '[]', '2026-11-23 12:13:02.324+00', 4, NULL);
INSERT INTO public.device OVERRIDING SYSTEM VALUE VALUES
	(1, 38, 14, 6, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 35, 12, 6, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 36, 13, 6, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 39, 15, 6, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 40, 16, 6, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 41, 17, 6, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 42, 18, 6, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 37, 11, 6, 'withPatient', false, 7, NULL, 0, '2026-01-14 13:00:00+00', 99, 40),
	(1, 1, 2, 1, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 3, 4, 1, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 4, 3, 1, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 5, 5, 1, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 6, 7, 1, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 7, 6, 1, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 8, 8, 1, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 10, 2, 2, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 12, 4, 2, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 11, 3, 2, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 13, 5, 2, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 14, 6, 2, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 16, 8, 2, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 15, 7, 2, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 28, 1, NULL, 'lost', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 17, 2, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 18, 3, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 20, 4, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 21, 5, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 22, 7, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 23, 8, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 24, 6, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 25, 2, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 26, 3, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 27, 4, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 29, 5, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 30, 6, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 31, 8, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 32, 7, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 9, 1, 2, 'withPatient', false, 1, NULL, 0, '2026-01-08 10:00:00+00', 90, 41),
	(1, 2, 1, 2, 'withPatient', false, 2, NULL, 0, '2026-01-14 10:00:00+00', 72, 41),
	(1, 19, 1, 3, 'withPatient', false, NULL, NULL, 0, '2026-01-14 08:30:00+00', 14, 42),
	(1, 33, 1, 4, 'withPatient', false, NULL, NULL, 0, '2026-01-14 04:00:00+00', 72, 43),
	(1, 34, 10, 5, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.device_assignment OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 1, 1, '2026-11-23 12:13:01.354+00', NULL),
	(1, 3, 3, 1, '2026-11-23 12:13:01.361+00', NULL),
	(1, 4, 4, 1, '2026-11-23 12:13:01.378+00', NULL),
	(1, 5, 5, 1, '2026-11-23 12:13:01.412+00', NULL),
	(1, 6, 6, 1, '2026-11-23 12:13:01.415+00', NULL),
	(1, 7, 7, 1, '2026-11-23 12:13:01.417+00', NULL),
	(1, 8, 8, 1, '2026-11-23 12:13:01.421+00', NULL),
	(1, 9, 9, 2, '2026-11-23 12:13:01.431+00', NULL),
	(1, 10, 10, 2, '2026-11-23 12:13:01.452+00', NULL),
	(1, 11, 12, 2, '2026-11-23 12:13:01.457+00', NULL),
	(1, 12, 11, 2, '2026-11-23 12:13:01.462+00', NULL),
	(1, 13, 13, 2, '2026-11-23 12:13:01.468+00', NULL),
	(1, 14, 14, 2, '2026-11-23 12:13:01.487+00', NULL),
	(1, 15, 16, 2, '2026-11-23 12:13:01.5+00', NULL),
	(1, 16, 15, 2, '2026-11-23 12:13:01.5+00', NULL),
	(1, 1, 2, 1, '2026-11-23 12:13:01.351+00', '2026-11-23 12:13:01.522+00'),
	(1, 17, 2, 2, '2026-11-23 12:13:01.542+00', NULL),
	(1, 18, 17, 3, '2026-11-23 12:13:02.624+00', NULL),
	(1, 19, 18, 3, '2026-11-23 12:13:02.624+00', NULL),
	(1, 20, 19, 3, '2026-11-23 12:13:02.624+00', NULL),
	(1, 21, 20, 3, '2026-11-23 12:13:02.624+00', NULL),
	(1, 22, 21, 3, '2026-11-23 12:13:02.624+00', NULL),
	(1, 23, 22, 3, '2026-11-23 12:13:02.624+00', NULL),
	(1, 24, 23, 3, '2026-11-23 12:13:02.624+00', NULL),
	(1, 25, 24, 3, '2026-11-23 12:13:02.624+00', NULL),
	(1, 26, 25, 4, '2026-11-23 12:13:02.656+00', NULL),
	(1, 27, 26, 4, '2026-11-23 12:13:02.656+00', NULL),
	(1, 28, 27, 4, '2026-11-23 12:13:02.656+00', NULL),
	(1, 29, 29, 4, '2026-11-23 12:13:02.656+00', NULL),
	(1, 30, 30, 4, '2026-11-23 12:13:02.656+00', NULL),
	(1, 31, 31, 4, '2026-11-23 12:13:02.656+00', NULL),
	(1, 32, 32, 4, '2026-11-23 12:13:02.656+00', NULL),
	(1, 33, 33, 4, '2026-11-23 12:13:02.656+00', NULL),
	(1, 34, 34, 5, '2000-01-01 00:00:00+00', NULL),
	(1, 35, 38, 6, '2026-11-23 12:13:12.539+00', NULL),
	(1, 36, 37, 6, '2026-11-23 12:13:12.54+00', NULL),
	(1, 37, 35, 6, '2026-11-23 12:13:12.545+00', NULL),
	(1, 38, 36, 6, '2026-11-23 12:13:12.545+00', NULL),
	(1, 39, 39, 6, '2026-11-23 12:13:12.565+00', NULL),
	(1, 40, 40, 6, '2026-11-23 12:13:12.578+00', NULL),
	(1, 41, 41, 6, '2026-11-23 12:13:12.584+00', NULL),
	(1, 42, 42, 6, '2026-11-23 12:13:12.598+00', NULL);
INSERT INTO public.device_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'registered', '2026-11-23 12:13:01.104+00', NULL),
	(1, 2, 2, 'registered', '2026-11-23 12:13:01.108+00', NULL),
	(1, 3, 3, 'registered', '2026-11-23 12:13:01.115+00', NULL),
	(1, 4, 4, 'registered', '2026-11-23 12:13:01.143+00', NULL),
	(1, 5, 5, 'registered', '2026-11-23 12:13:01.17+00', NULL),
	(1, 6, 6, 'registered', '2026-11-23 12:13:01.196+00', NULL),
	(1, 7, 7, 'registered', '2026-11-23 12:13:01.197+00', NULL),
	(1, 8, 8, 'registered', '2026-11-23 12:13:01.218+00', NULL),
	(1, 9, 9, 'registered', '2026-11-23 12:13:01.223+00', NULL),
	(1, 10, 10, 'registered', '2026-11-23 12:13:01.234+00', NULL),
	(1, 11, 11, 'registered', '2026-11-23 12:13:01.251+00', NULL),
	(1, 12, 12, 'registered', '2026-11-23 12:13:01.259+00', NULL),
	(1, 13, 14, 'registered', '2026-11-23 12:13:01.28+00', NULL),
	(1, 14, 13, 'registered', '2026-11-23 12:13:01.282+00', NULL),
	(1, 15, 15, 'registered', '2026-11-23 12:13:01.288+00', NULL),
	(1, 16, 16, 'registered', '2026-11-23 12:13:01.296+00', NULL),
	(1, 17, 2, 'associationCreated', '2026-11-23 12:13:01.351+00', NULL),
	(1, 18, 1, 'associationCreated', '2026-11-23 12:13:01.354+00', NULL),
	(1, 19, 3, 'associationCreated', '2026-11-23 12:13:01.361+00', NULL),
	(1, 20, 4, 'associationCreated', '2026-11-23 12:13:01.378+00', NULL),
	(1, 21, 5, 'associationCreated', '2026-11-23 12:13:01.412+00', NULL),
	(1, 22, 6, 'associationCreated', '2026-11-23 12:13:01.415+00', NULL),
	(1, 23, 7, 'associationCreated', '2026-11-23 12:13:01.417+00', NULL),
	(1, 24, 8, 'associationCreated', '2026-11-23 12:13:01.421+00', NULL),
	(1, 25, 9, 'associationCreated', '2026-11-23 12:13:01.431+00', NULL),
	(1, 26, 10, 'associationCreated', '2026-11-23 12:13:01.452+00', NULL),
	(1, 27, 12, 'associationCreated', '2026-11-23 12:13:01.457+00', NULL),
	(1, 28, 11, 'associationCreated', '2026-11-23 12:13:01.462+00', NULL),
	(1, 29, 13, 'associationCreated', '2026-11-23 12:13:01.468+00', NULL),
	(1, 30, 14, 'associationCreated', '2026-11-23 12:13:01.487+00', NULL),
	(1, 31, 16, 'associationCreated', '2026-11-23 12:13:01.5+00', NULL),
	(1, 32, 15, 'associationCreated', '2026-11-23 12:13:01.5+00', NULL),
	(1, 33, 2, 'associationRemoved', '2026-11-23 12:13:01.522+00', NULL),
	(1, 34, 2, 'associationCreated', '2026-11-23 12:13:01.542+00', NULL),
	(1, 35, 17, 'registered', '2026-11-23 12:13:01.64+00', NULL),
	(1, 36, 18, 'registered', '2026-11-23 12:13:01.641+00', NULL),
	(1, 37, 19, 'registered', '2026-11-23 12:13:01.645+00', NULL),
	(1, 38, 20, 'registered', '2026-11-23 12:13:01.645+00', NULL),
	(1, 39, 21, 'registered', '2026-11-23 12:13:01.687+00', NULL),
	(1, 40, 23, 'registered', '2026-11-23 12:13:01.69+00', NULL),
	(1, 41, 24, 'registered', '2026-11-23 12:13:01.691+00', NULL),
	(1, 42, 22, 'registered', '2026-11-23 12:13:01.692+00', NULL),
	(1, 43, 17, 'allocated', '2026-11-23 12:13:01.765+00', NULL),
	(1, 44, 18, 'allocated', '2026-11-23 12:13:01.765+00', NULL),
	(1, 45, 19, 'allocated', '2026-11-23 12:13:01.765+00', NULL),
	(1, 46, 20, 'allocated', '2026-11-23 12:13:01.765+00', NULL),
	(1, 47, 21, 'allocated', '2026-11-23 12:13:01.765+00', NULL),
	(1, 48, 22, 'allocated', '2026-11-23 12:13:01.765+00', NULL),
	(1, 49, 23, 'allocated', '2026-11-23 12:13:01.765+00', NULL),
	(1, 50, 24, 'allocated', '2026-11-23 12:13:01.765+00', NULL),
	(1, 51, 25, 'registered', '2026-11-23 12:13:01.811+00', NULL),
	(1, 52, 26, 'registered', '2026-11-23 12:13:01.811+00', NULL),
	(1, 53, 27, 'registered', '2026-11-23 12:13:01.814+00', NULL),
	(1, 54, 28, 'registered', '2026-11-23 12:13:01.816+00', NULL),
	(1, 55, 29, 'registered', '2026-11-23 12:13:01.838+00', NULL),
	(1, 56, 30, 'registered', '2026-11-23 12:13:01.844+00', NULL),
	(1, 57, 31, 'registered', '2026-11-23 12:13:01.844+00', NULL),
	(1, 58, 32, 'registered', '2026-11-23 12:13:01.844+00', NULL),
	(1, 59, 25, 'allocated', '2026-11-23 12:13:01.894+00', NULL),
	(1, 60, 26, 'allocated', '2026-11-23 12:13:01.894+00', NULL),
	(1, 61, 27, 'allocated', '2026-11-23 12:13:01.894+00', NULL),
	(1, 62, 28, 'allocated', '2026-11-23 12:13:01.894+00', NULL),
	(1, 63, 29, 'allocated', '2026-11-23 12:13:01.894+00', NULL),
	(1, 64, 30, 'allocated', '2026-11-23 12:13:01.894+00', NULL),
	(1, 65, 31, 'allocated', '2026-11-23 12:13:01.894+00', NULL),
	(1, 66, 32, 'allocated', '2026-11-23 12:13:01.894+00', NULL),
	(1, 67, 28, 'statusChanged', '2026-11-23 12:13:01.919+00', NULL),
	(1, 68, 33, 'registered', '2026-11-23 12:13:01.931+00', NULL),
	(1, 69, 33, 'allocated', '2026-11-23 12:13:01.963+00', NULL),
	(1, 70, 25, 'shipped', '2026-11-23 12:13:01.995+00', NULL),
	(1, 71, 26, 'shipped', '2026-11-23 12:13:01.995+00', NULL),
	(1, 72, 27, 'shipped', '2026-11-23 12:13:01.995+00', NULL),
	(1, 73, 29, 'shipped', '2026-11-23 12:13:01.995+00', NULL),
	(1, 74, 30, 'shipped', '2026-11-23 12:13:01.995+00', NULL),
	(1, 75, 31, 'shipped', '2026-11-23 12:13:01.995+00', NULL),
	(1, 76, 32, 'shipped', '2026-11-23 12:13:01.995+00', NULL),
	(1, 77, 33, 'shipped', '2026-11-23 12:13:01.995+00', NULL),
	(1, 78, 17, 'shipped', '2026-11-23 12:13:02.308+00', NULL),
	(1, 79, 18, 'shipped', '2026-11-23 12:13:02.308+00', NULL),
	(1, 80, 19, 'shipped', '2026-11-23 12:13:02.308+00', NULL),
	(1, 81, 20, 'shipped', '2026-11-23 12:13:02.308+00', NULL),
	(1, 82, 21, 'shipped', '2026-11-23 12:13:02.308+00', NULL),
	(1, 83, 22, 'shipped', '2026-11-23 12:13:02.308+00', NULL),
	(1, 84, 23, 'shipped', '2026-11-23 12:13:02.308+00', NULL),
	(1, 85, 24, 'shipped', '2026-11-23 12:13:02.308+00', NULL),
	(1, 86, 25, 'received', '2026-11-23 12:13:02.378+00', NULL),
	(1, 87, 26, 'received', '2026-11-23 12:13:02.378+00', NULL),
	(1, 88, 27, 'received', '2026-11-23 12:13:02.378+00', NULL),
	(1, 89, 29, 'received', '2026-11-23 12:13:02.378+00', NULL),
	(1, 90, 30, 'received', '2026-11-23 12:13:02.378+00', NULL),
	(1, 91, 31, 'received', '2026-11-23 12:13:02.378+00', NULL),
	(1, 92, 32, 'received', '2026-11-23 12:13:02.378+00', NULL),
	(1, 93, 33, 'received', '2026-11-23 12:13:02.378+00', NULL),
	(1, 94, 25, 'allocated', '2026-11-23 12:13:02.413+00', NULL),
	(1, 95, 26, 'allocated', '2026-11-23 12:13:02.413+00', NULL),
	(1, 96, 27, 'allocated', '2026-11-23 12:13:02.413+00', NULL),
	(1, 97, 29, 'allocated', '2026-11-23 12:13:02.413+00', NULL),
	(1, 98, 30, 'allocated', '2026-11-23 12:13:02.413+00', NULL),
	(1, 99, 31, 'allocated', '2026-11-23 12:13:02.413+00', NULL),
	(1, 100, 32, 'allocated', '2026-11-23 12:13:02.413+00', NULL);
INSERT INTO public.device_event OVERRIDING SYSTEM VALUE VALUES
	(1, 101, 33, 'allocated', '2026-11-23 12:13:02.413+00', NULL),
	(1, 102, 25, 'shipped', '2026-11-23 12:13:02.469+00', NULL),
	(1, 103, 26, 'shipped', '2026-11-23 12:13:02.469+00', NULL),
	(1, 104, 27, 'shipped', '2026-11-23 12:13:02.469+00', NULL),
	(1, 105, 29, 'shipped', '2026-11-23 12:13:02.469+00', NULL),
	(1, 106, 30, 'shipped', '2026-11-23 12:13:02.469+00', NULL),
	(1, 107, 31, 'shipped', '2026-11-23 12:13:02.469+00', NULL),
	(1, 108, 32, 'shipped', '2026-11-23 12:13:02.469+00', NULL),
	(1, 109, 33, 'shipped', '2026-11-23 12:13:02.469+00', NULL),
	(1, 110, 17, 'delivered', '2026-11-23 12:13:02.624+00', NULL),
	(1, 111, 17, 'associationCreated', '2026-11-23 12:13:02.624+00', NULL),
	(1, 112, 18, 'delivered', '2026-11-23 12:13:02.624+00', NULL),
	(1, 113, 18, 'associationCreated', '2026-11-23 12:13:02.624+00', NULL),
	(1, 114, 19, 'delivered', '2026-11-23 12:13:02.624+00', NULL),
	(1, 115, 19, 'associationCreated', '2026-11-23 12:13:02.624+00', NULL),
	(1, 116, 20, 'delivered', '2026-11-23 12:13:02.624+00', NULL),
	(1, 117, 20, 'associationCreated', '2026-11-23 12:13:02.624+00', NULL),
	(1, 118, 21, 'delivered', '2026-11-23 12:13:02.624+00', NULL),
	(1, 119, 21, 'associationCreated', '2026-11-23 12:13:02.624+00', NULL),
	(1, 120, 22, 'delivered', '2026-11-23 12:13:02.624+00', NULL),
	(1, 121, 22, 'associationCreated', '2026-11-23 12:13:02.624+00', NULL),
	(1, 122, 23, 'delivered', '2026-11-23 12:13:02.624+00', NULL),
	(1, 123, 23, 'associationCreated', '2026-11-23 12:13:02.624+00', NULL),
	(1, 124, 24, 'delivered', '2026-11-23 12:13:02.624+00', NULL),
	(1, 125, 24, 'associationCreated', '2026-11-23 12:13:02.624+00', NULL),
	(1, 126, 25, 'delivered', '2026-11-23 12:13:02.656+00', NULL),
	(1, 127, 25, 'associationCreated', '2026-11-23 12:13:02.656+00', NULL),
	(1, 128, 26, 'delivered', '2026-11-23 12:13:02.656+00', NULL),
	(1, 129, 26, 'associationCreated', '2026-11-23 12:13:02.656+00', NULL),
	(1, 130, 27, 'delivered', '2026-11-23 12:13:02.656+00', NULL),
	(1, 131, 27, 'associationCreated', '2026-11-23 12:13:02.656+00', NULL),
	(1, 132, 29, 'delivered', '2026-11-23 12:13:02.656+00', NULL),
	(1, 133, 29, 'associationCreated', '2026-11-23 12:13:02.656+00', NULL),
	(1, 134, 30, 'delivered', '2026-11-23 12:13:02.656+00', NULL),
	(1, 135, 30, 'associationCreated', '2026-11-23 12:13:02.656+00', NULL),
	(1, 136, 31, 'delivered', '2026-11-23 12:13:02.656+00', NULL),
	(1, 137, 31, 'associationCreated', '2026-11-23 12:13:02.656+00', NULL),
	(1, 138, 32, 'delivered', '2026-11-23 12:13:02.656+00', NULL),
	(1, 139, 32, 'associationCreated', '2026-11-23 12:13:02.656+00', NULL),
	(1, 140, 33, 'delivered', '2026-11-23 12:13:02.656+00', NULL),
	(1, 141, 33, 'associationCreated', '2026-11-23 12:13:02.656+00', NULL),
	(1, 142, 19, 'lowBattery', '2026-01-14 08:30:00+00', NULL),
	(1, 143, 34, 'registered', '2026-11-23 12:13:04.783+00', NULL),
	(1, 144, 34, 'associationCreated', '2026-11-23 12:13:04.783+00', NULL),
	(1, 145, 35, 'registered', '2026-11-23 12:13:12.443+00', NULL),
	(1, 146, 36, 'registered', '2026-11-23 12:13:12.451+00', NULL),
	(1, 147, 37, 'registered', '2026-11-23 12:13:12.457+00', NULL),
	(1, 148, 38, 'registered', '2026-11-23 12:13:12.47+00', NULL),
	(1, 149, 39, 'registered', '2026-11-23 12:13:12.487+00', NULL),
	(1, 150, 40, 'registered', '2026-11-23 12:13:12.504+00', NULL),
	(1, 151, 41, 'registered', '2026-11-23 12:13:12.506+00', NULL),
	(1, 152, 42, 'registered', '2026-11-23 12:13:12.507+00', NULL),
	(1, 153, 38, 'associationCreated', '2026-11-23 12:13:12.539+00', NULL),
	(1, 154, 37, 'associationCreated', '2026-11-23 12:13:12.54+00', NULL),
	(1, 155, 36, 'associationCreated', '2026-11-23 12:13:12.545+00', NULL),
	(1, 156, 35, 'associationCreated', '2026-11-23 12:13:12.545+00', NULL),
	(1, 157, 39, 'associationCreated', '2026-11-23 12:13:12.565+00', NULL),
	(1, 158, 40, 'associationCreated', '2026-11-23 12:13:12.578+00', NULL),
	(1, 159, 41, 'associationCreated', '2026-11-23 12:13:12.584+00', NULL),
	(1, 160, 42, 'associationCreated', '2026-11-23 12:13:12.598+00', NULL);
INSERT INTO public.device_health_check OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 2, '2026-01-05 13:00:00+00', 99, 40),
	(1, 2, 9, '2026-01-05 10:00:00+00', 99, 41),
	(1, 3, 9, '2026-01-08 10:00:00+00', 90, 41),
	(1, 4, 33, '2026-01-08 04:00:00+00', 90, 43),
	(1, 5, 2, '2026-01-08 13:00:00+00', 90, 40),
	(1, 6, 19, '2026-01-08 08:30:00+00', 65, 42),
	(1, 7, 2, '2026-01-11 10:00:00+00', 81, 41),
	(1, 8, 19, '2026-01-11 08:30:00+00', 39, 42),
	(1, 9, 33, '2026-01-11 04:00:00+00', 81, 43),
	(1, 10, 2, '2026-01-14 10:00:00+00', 72, 41),
	(1, 11, 19, '2026-01-14 08:30:00+00', 14, 42),
	(1, 12, 33, '2026-01-14 04:00:00+00', 72, 43),
	(1, 13, 37, '2026-01-14 13:00:00+00', 99, 40);
INSERT INTO public.device_identifier OVERRIDING SYSTEM VALUE VALUES
	(1, 'imei', '008900249132492', 1, '008900249132492'),
	(1, 'imei', '008983648786274', 2, '008983648786274'),
	(1, 'macAddress', '02:B8:5B:52:65:E5', 3, '02b85b5265e5'),
	(1, 'imei', '000487526489116', 4, '000487526489116'),
	(1, 'macAddress', '02:21:06:2C:74:4E', 5, '0221062c744e'),
	(1, 'serial', 'SIM-12-PF-0', 6, 'SIM-12-PF-0'),
	(1, 'macAddress', '02:AD:FB:C6:6A:D5', 7, '02adfbc66ad5'),
	(1, 'serial', 'SIM-12-SM-0', 8, 'SIM-12-SM-0'),
	(1, 'imei', '006183366000329', 9, '006183366000329'),
	(1, 'imei', '009002666828055', 10, '009002666828055'),
	(1, 'imei', '001701472269671', 11, '001701472269671'),
	(1, 'macAddress', '02:E1:5A:F4:7C:AB', 12, '02e15af47cab'),
	(1, 'macAddress', '02:F8:0E:07:E7:2C', 14, '02f80e07e72c'),
	(1, 'macAddress', '02:43:20:86:C6:85', 13, '02432086c685'),
	(1, 'serial', 'SIM-12-PF-1', 15, 'SIM-12-PF-1'),
	(1, 'serial', 'SIM-12-SM-1', 16, 'SIM-12-SM-1'),
	(1, 'imei', '001554123590148', 17, '001554123590148'),
	(1, 'imei', '002297934473794', 18, '002297934473794'),
	(1, 'imei', '000399714186836', 19, '000399714186836'),
	(1, 'macAddress', '02:4D:65:7F:E7:E8', 20, '024d657fe7e8'),
	(1, 'macAddress', '02:61:D0:78:A6:CC', 21, '0261d078a6cc'),
	(1, 'serial', 'SIM-12-SM-2', 23, 'SIM-12-SM-2'),
	(1, 'macAddress', '02:BA:8D:F4:2E:54', 24, '02ba8df42e54'),
	(1, 'serial', 'SIM-12-PF-2', 22, 'SIM-12-PF-2'),
	(1, 'imei', '009869205691065', 25, '009869205691065'),
	(1, 'imei', '002725646944843', 26, '002725646944843'),
	(1, 'macAddress', '02:FF:EB:D4:9C:7C', 27, '02ffebd49c7c'),
	(1, 'imei', '007692676300384', 28, '007692676300384'),
	(1, 'macAddress', '02:3B:3A:57:56:CF', 29, '023b3a5756cf'),
	(1, 'macAddress', '02:10:02:71:E2:0C', 30, '02100271e20c'),
	(1, 'serial', 'SIM-12-SM-3', 31, 'SIM-12-SM-3'),
	(1, 'serial', 'SIM-12-PF-3', 32, 'SIM-12-PF-3'),
	(1, 'imei', '006888888957323', 33, '006888888957323'),
	(1, 'serial', 'import-s1', 34, 'import-s1'),
	(1, 'imei', '003058450245050', 35, '003058450245050'),
	(1, 'imei', '007304703448687', 36, '007304703448687'),
	(1, 'imei', '004451900900730', 37, '004451900900730'),
	(1, 'macAddress', '02:83:E5:65:A8:E4', 38, '0283e565a8e4'),
	(1, 'macAddress', '02:D1:5A:CD:C7:0F', 39, '02d15acdc70f'),
	(1, 'macAddress', '02:BD:E4:AF:83:46', 40, '02bde4af8346'),
	(1, 'serial', 'SIM-8-PF-0', 41, 'SIM-8-PF-0'),
	(1, 'serial', 'SIM-8-SM-0', 42, 'SIM-8-SM-0');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES
	(1, 1574, 'patient.created', 6, 1, '{"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '2026-11-23 12:13:12.349+00', NULL, NULL),
	(1, 1575, 'device.associationCreated', 38, 1, '{"device" : {"id" : 38, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.470Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.539Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}}, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 12:13:12.522+00', NULL, NULL),
	(1, 1576, 'device.associationCreated', 37, 1, '{"device" : {"id" : 37, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.457Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.540Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}}, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 12:13:12.519+00', NULL, NULL),
	(1, 1577, 'device.associationCreated', 36, 1, '{"device" : {"id" : 36, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.451Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.545Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}}, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 12:13:12.521+00', NULL, NULL),
	(1, 1578, 'device.associationCreated', 35, 1, '{"device" : {"id" : 35, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.443Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.545Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}}, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 12:13:12.52+00', NULL, NULL),
	(1, 1579, 'device.associationCreated', 39, 1, '{"device" : {"id" : 39, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.487Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.565Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}}, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 12:13:12.557+00', NULL, NULL),
	(1, 1587, 'reading.weight', 38, 1, NULL, '2026-11-23 12:13:12.656+00', NULL, NULL),
	(1, 1592, 'reading.peakFlow', 63, 1, NULL, '2026-11-23 12:13:12.71+00', NULL, NULL),
	(1, 1580, 'device.associationCreated', 40, 1, '{"device" : {"id" : 40, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.504Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.578Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}}, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 12:13:12.569+00', NULL, NULL),
	(1, 1585, 'reading.bloodOxygen', 33, 1, NULL, '2026-11-23 12:13:12.654+00', NULL, NULL),
	(1, 1588, 'reading.temperature', 33, 1, NULL, '2026-11-23 12:13:12.694+00', NULL, NULL),
	(1, 1593, 'reading.sleepMatActivity', 33, 1, NULL, '2026-11-23 12:13:12.721+00', NULL, NULL),
	(1, 1581, 'device.associationCreated', 41, 1, '{"device" : {"id" : 41, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.506Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.584Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 17, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}}, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 12:13:12.572+00', NULL, NULL),
	(1, 1586, 'reading.bloodPressure', 63, 1, NULL, '2026-11-23 12:13:12.654+00', NULL, NULL),
	(1, 1589, 'reading.heartRate', 94, 1, NULL, '2026-11-23 12:13:12.701+00', NULL, NULL),
	(1, 1590, 'reading.heartRate', 95, 1, NULL, '2026-11-23 12:13:12.701+00', NULL, NULL),
	(1, 1582, 'device.associationCreated', 42, 1, '{"device" : {"id" : 42, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.507Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.598Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 18, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}}, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 12:13:12.575+00', NULL, NULL),
	(1, 1583, 'reading.bloodGlucose', 1076, 1, NULL, '2026-11-23 12:13:12.646+00', NULL, NULL),
	(1, 1584, 'reading.bloodGlucose', 1077, 1, NULL, '2026-11-23 12:13:12.646+00', NULL, NULL),
	(1, 1591, 'reading.heartRateVariability', 33, 1, NULL, '2026-11-23 12:13:12.701+00', NULL, NULL),
	(1, 1594, 'reading.sleepMatDuration', 33, 1, NULL, '2026-11-23 12:13:12.733+00', NULL, NULL),
	(1, 1595, 'device.healthcheck', 37, 1, '{"device" : {"id" : 37, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.457Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.540Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 13, "device" : {"id" : 37}, "eventTimestamp" : "2026-01-14T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}}', '2026-11-23 12:13:12.764+00', NULL, NULL),
	(1, 1596, 'reading.weight', 39, 1, NULL, '2026-11-23 12:13:12.787+00', NULL, NULL),
	(1, 1597, 'reading.weight', 39, 2, NULL, '2026-11-23 12:13:12.812+00', NULL, NULL);
INSERT INTO public.heart_rate_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 7, 6, '2026-01-05 18:25:00+00', NULL, '2026-11-23 12:13:02.085+00', 64, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 1, 7, 6, '2026-01-05 21:54:00+00', NULL, '2026-11-23 12:13:02.085+00', 77, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 1, 7, 6, '2026-01-06 04:08:00+00', NULL, '2026-11-23 12:13:02.085+00', 79, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 2, 14, 6, '2026-01-05 15:19:00+00', NULL, '2026-11-23 12:13:02.085+00', 84, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 14, 6, '2026-01-05 19:03:00+00', NULL, '2026-11-23 12:13:02.085+00', 74, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 2, 14, 6, '2026-01-06 01:07:00+00', NULL, '2026-11-23 12:13:02.085+00', 88, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 2, 14, 6, '2026-01-06 14:55:00+00', NULL, '2026-11-23 12:13:02.54+00', 81, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 2, 14, 6, '2026-01-06 19:19:00+00', NULL, '2026-11-23 12:13:02.54+00', 93, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 14, 6, '2026-01-07 01:27:00+00', NULL, '2026-11-23 12:13:02.54+00', 73, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 1, 7, 6, '2026-01-07 18:19:00+00', NULL, '2026-11-23 12:13:02.729+00', 66, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 1, 7, 6, '2026-01-07 22:17:00+00', NULL, '2026-11-23 12:13:02.729+00', 61, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 1, 7, 6, '2026-01-08 04:27:00+00', NULL, '2026-11-23 12:13:02.729+00', 78, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 2, 14, 6, '2026-01-07 14:47:00+00', NULL, '2026-11-23 12:13:02.729+00', 76, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 2, 14, 6, '2026-01-07 18:52:00+00', NULL, '2026-11-23 12:13:02.729+00', 76, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 2, 14, 6, '2026-01-08 01:28:00+00', NULL, '2026-11-23 12:13:02.729+00', 94, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 3, 24, 6, '2026-01-07 13:12:00+00', NULL, '2026-11-23 12:13:02.729+00', 81, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 17, 3, 24, 6, '2026-01-07 17:29:00+00', NULL, '2026-11-23 12:13:02.729+00', 89, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 3, 24, 6, '2026-01-08 00:05:00+00', NULL, '2026-11-23 12:13:02.729+00', 84, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 4, 30, 6, '2026-01-07 09:24:00+00', NULL, '2026-11-23 12:13:02.729+00', 72, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 4, 30, 6, '2026-01-07 13:16:00+00', NULL, '2026-11-23 12:13:02.729+00', 81, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 4, 30, 6, '2026-01-07 19:40:00+00', NULL, '2026-11-23 12:13:02.729+00', 80, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 1, 7, 6, '2026-01-08 18:03:00+00', NULL, '2026-11-23 12:13:02.841+00', 76, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 1, 7, 6, '2026-01-08 21:59:00+00', NULL, '2026-11-23 12:13:02.841+00', 64, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 1, 7, 6, '2026-01-09 04:39:00+00', NULL, '2026-11-23 12:13:02.841+00', 65, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 2, 14, 6, '2026-01-08 15:11:00+00', NULL, '2026-11-23 12:13:02.841+00', 72, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 14, 6, '2026-01-08 18:58:00+00', NULL, '2026-11-23 12:13:02.841+00', 74, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 2, 14, 6, '2026-01-09 01:35:00+00', NULL, '2026-11-23 12:13:02.841+00', 74, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 3, 24, 6, '2026-01-08 13:24:00+00', NULL, '2026-11-23 12:13:02.841+00', 85, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 3, 24, 6, '2026-01-08 17:19:00+00', NULL, '2026-11-23 12:13:02.841+00', 73, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 3, 24, 6, '2026-01-08 23:35:00+00', NULL, '2026-11-23 12:13:02.841+00', 82, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 1, 7, 6, '2026-01-06 18:03:00+00', NULL, '2026-11-23 12:13:03.051+00', 84, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 1, 7, 6, '2026-01-06 22:06:00+00', NULL, '2026-11-23 12:13:03.051+00', 75, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 33, 1, 7, 6, '2026-01-07 04:17:00+00', NULL, '2026-11-23 12:13:03.051+00', 79, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 34, 1, 7, 6, '2026-01-09 17:43:00+00', NULL, '2026-11-23 12:13:03.051+00', 87, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 35, 1, 7, 6, '2026-01-09 21:39:00+00', NULL, '2026-11-23 12:13:03.051+00', 61, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 36, 1, 7, 6, '2026-01-10 04:35:00+00', NULL, '2026-11-23 12:13:03.051+00', 88, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 37, 2, 14, 6, '2026-01-09 08:47:00+00', NULL, '2026-11-23 12:13:03.051+00', 76, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 38, 2, 14, 6, '2026-01-09 12:39:00+00', NULL, '2026-11-23 12:13:03.051+00', 88, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 39, 2, 14, 6, '2026-01-09 19:13:00+00', NULL, '2026-11-23 12:13:03.051+00', 82, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 40, 1, 7, 6, '2026-01-10 18:06:00+00', NULL, '2026-11-23 12:13:03.165+00', 71, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 41, 1, 7, 6, '2026-01-10 21:40:00+00', NULL, '2026-11-23 12:13:03.165+00', 67, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 42, 1, 7, 6, '2026-01-11 04:48:00+00', NULL, '2026-11-23 12:13:03.165+00', 83, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 43, 2, 14, 6, '2026-01-10 09:25:00+00', NULL, '2026-11-23 12:13:03.165+00', 78, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 44, 2, 14, 6, '2026-01-10 12:43:00+00', NULL, '2026-11-23 12:13:03.165+00', 99, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 45, 2, 14, 6, '2026-01-10 19:51:00+00', NULL, '2026-11-23 12:13:03.165+00', 97, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 46, 4, 30, 6, '2026-01-10 09:13:00+00', NULL, '2026-11-23 12:13:03.165+00', 91, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 47, 4, 30, 6, '2026-01-10 13:08:00+00', NULL, '2026-11-23 12:13:03.165+00', 90, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 48, 4, 30, 6, '2026-01-10 19:12:00+00', NULL, '2026-11-23 12:13:03.165+00', 88, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 52, 1, 7, 6, '2026-01-11 18:10:00+00', NULL, '2026-11-23 12:13:03.34+00', 90, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 53, 1, 7, 6, '2026-01-11 22:23:00+00', NULL, '2026-11-23 12:13:03.34+00', 78, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 54, 1, 7, 6, '2026-01-12 04:37:00+00', NULL, '2026-11-23 12:13:03.34+00', 90, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 55, 2, 14, 6, '2026-01-11 15:05:00+00', NULL, '2026-11-23 12:13:03.34+00', 84, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 56, 2, 14, 6, '2026-01-11 19:25:00+00', NULL, '2026-11-23 12:13:03.34+00', 73, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 57, 2, 14, 6, '2026-01-12 01:05:00+00', NULL, '2026-11-23 12:13:03.34+00', 80, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 58, 3, 24, 6, '2026-01-11 13:10:00+00', NULL, '2026-11-23 12:13:03.34+00', 67, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 59, 3, 24, 6, '2026-01-11 17:15:00+00', NULL, '2026-11-23 12:13:03.34+00', 70, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 60, 3, 24, 6, '2026-01-11 23:35:00+00', NULL, '2026-11-23 12:13:03.34+00', 62, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 61, 1, 7, 6, '2026-01-12 18:19:00+00', NULL, '2026-11-23 12:13:03.503+00', 81, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 62, 1, 7, 6, '2026-01-12 22:24:00+00', NULL, '2026-11-23 12:13:03.503+00', 81, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 63, 1, 7, 6, '2026-01-13 04:31:00+00', NULL, '2026-11-23 12:13:03.503+00', 60, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 64, 2, 14, 6, '2026-01-12 15:11:00+00', NULL, '2026-11-23 12:13:03.503+00', 93, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 65, 2, 14, 6, '2026-01-12 18:41:00+00', NULL, '2026-11-23 12:13:03.503+00', 72, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 66, 2, 14, 6, '2026-01-13 01:48:00+00', NULL, '2026-11-23 12:13:03.503+00', 81, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 67, 3, 24, 6, '2026-01-12 13:47:00+00', NULL, '2026-11-23 12:13:03.503+00', 68, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 68, 3, 24, 6, '2026-01-12 17:28:00+00', NULL, '2026-11-23 12:13:03.503+00', 87, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 69, 3, 24, 6, '2026-01-13 00:23:00+00', NULL, '2026-11-23 12:13:03.503+00', 85, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 73, 1, 7, 6, '2026-01-13 18:17:00+00', NULL, '2026-11-23 12:13:03.591+00', 88, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 74, 1, 7, 6, '2026-01-13 22:17:00+00', NULL, '2026-11-23 12:13:03.591+00', 67, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 75, 1, 7, 6, '2026-01-14 04:48:00+00', NULL, '2026-11-23 12:13:03.591+00', 67, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 76, 2, 14, 6, '2026-01-13 14:37:00+00', NULL, '2026-11-23 12:13:03.591+00', 77, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 77, 2, 14, 6, '2026-01-13 18:57:00+00', NULL, '2026-11-23 12:13:03.591+00', 76, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 78, 2, 14, 6, '2026-01-14 01:34:00+00', NULL, '2026-11-23 12:13:03.591+00', 94, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 70, 3, 24, 6, '2026-01-10 13:09:00+00', NULL, '2026-11-23 12:13:03.591+00', 80, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 71, 3, 24, 6, '2026-01-10 17:14:00+00', NULL, '2026-11-23 12:13:03.591+00', 61, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 72, 3, 24, 6, '2026-01-10 23:43:00+00', NULL, '2026-11-23 12:13:03.591+00', 81, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 79, 3, 24, 6, '2026-01-13 13:14:00+00', NULL, '2026-11-23 12:13:03.591+00', 81, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 80, 3, 24, 6, '2026-01-13 17:09:00+00', NULL, '2026-11-23 12:13:03.591+00', 85, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 81, 3, 24, 6, '2026-01-14 00:09:00+00', NULL, '2026-11-23 12:13:03.591+00', 74, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 82, 4, 30, 6, '2026-01-13 08:37:00+00', NULL, '2026-11-23 12:13:03.591+00', 95, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 83, 4, 30, 6, '2026-01-13 12:35:00+00', NULL, '2026-11-23 12:13:03.591+00', 81, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 84, 4, 30, 6, '2026-01-13 19:17:00+00', NULL, '2026-11-23 12:13:03.591+00', 76, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 85, 1, 7, 6, '2026-01-14 17:51:00+00', NULL, '2026-11-23 12:13:03.699+00', 75, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 86, 1, 7, 6, '2026-01-14 22:14:00+00', NULL, '2026-11-23 12:13:03.699+00', 91, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 87, 2, 14, 6, '2026-01-14 15:01:00+00', NULL, '2026-11-23 12:13:03.699+00', 86, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 88, 2, 14, 6, '2026-01-14 19:12:00+00', NULL, '2026-11-23 12:13:03.699+00', 100, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 89, 3, 24, 6, '2026-01-14 13:14:00+00', NULL, '2026-11-23 12:13:03.699+00', 66, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 90, 3, 24, 6, '2026-01-14 17:39:00+00', NULL, '2026-11-23 12:13:03.699+00', 81, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 91, 4, 30, 6, '2026-01-14 09:07:00+00', NULL, '2026-11-23 12:13:03.699+00', 71, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 92, 4, 30, 6, '2026-01-14 13:23:00+00', NULL, '2026-11-23 12:13:03.699+00', 85, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 93, 4, 30, 6, '2026-01-14 19:18:00+00', NULL, '2026-11-23 12:13:03.699+00', 74, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 94, 6, 40, 16, '2026-01-14 18:17:00+00', NULL, '2026-11-23 12:13:12.701+00', 75, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 95, 6, 40, 16, '2026-01-14 22:03:00+00', NULL, '2026-11-23 12:13:12.701+00', 80, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.heart_rate_variability_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 7, 6, '2026-01-05 13:58:00+00', NULL, '2026-11-23 12:13:02.092+00', 25.6, 62, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 2, 14, 6, '2026-01-05 11:23:00+00', NULL, '2026-11-23 12:13:02.092+00', 64.2, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 2, 14, 6, '2026-01-06 10:58:00+00', NULL, '2026-11-23 12:13:02.559+00', 63.4, 79, 300000, 'sdnn', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 1, 7, 6, '2026-01-07 13:52:00+00', NULL, '2026-11-23 12:13:02.731+00', 25.4, 62, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 14, 6, '2026-01-07 11:16:00+00', NULL, '2026-11-23 12:13:02.731+00', 25.9, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 3, 24, 6, '2026-01-07 09:48:00+00', NULL, '2026-11-23 12:13:02.731+00', 35.6, 57, 300000, 'sdnn', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 4, 30, 6, '2026-01-07 05:06:00+00', NULL, '2026-11-23 12:13:02.731+00', 42.3, 71, 300000, 'sdnn', false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 7, 6, '2026-01-08 13:49:00+00', NULL, '2026-11-23 12:13:02.843+00', 26.3, 58, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 14, 6, '2026-01-08 11:11:00+00', NULL, '2026-11-23 12:13:02.843+00', 34.1, 72, 300000, 'sdnn', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 3, 24, 6, '2026-01-08 09:35:00+00', NULL, '2026-11-23 12:13:02.843+00', 66.3, 66, 300000, 'sdnn', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 1, 7, 6, '2026-01-06 13:36:00+00', NULL, '2026-11-23 12:13:03.054+00', 49.4, 61, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 1, 7, 6, '2026-01-09 14:02:00+00', NULL, '2026-11-23 12:13:03.054+00', 36.4, 54, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 2, 14, 6, '2026-01-09 04:59:00+00', NULL, '2026-11-23 12:13:03.054+00', 46.4, 73, 300000, 'sdnn', false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 1, 7, 6, '2026-01-10 13:40:00+00', NULL, '2026-11-23 12:13:03.166+00', 68, 56, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 2, 14, 6, '2026-01-10 05:21:00+00', NULL, '2026-11-23 12:13:03.166+00', 29.3, 68, 300000, 'sdnn', false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 4, 30, 6, '2026-01-10 04:44:00+00', NULL, '2026-11-23 12:13:03.166+00', 29.6, 73, 300000, 'sdnn', false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 1, 7, 6, '2026-01-11 14:00:00+00', NULL, '2026-11-23 12:13:03.352+00', 36.5, 54, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 2, 14, 6, '2026-01-11 11:06:00+00', NULL, '2026-11-23 12:13:03.352+00', 46.6, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 3, 24, 6, '2026-01-11 09:24:00+00', NULL, '2026-11-23 12:13:03.352+00', 50.3, 64, 300000, 'sdnn', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 1, 7, 6, '2026-01-12 14:02:00+00', NULL, '2026-11-23 12:13:03.508+00', 63, 60, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 2, 14, 6, '2026-01-12 11:09:00+00', NULL, '2026-11-23 12:13:03.508+00', 46.6, 72, 300000, 'sdnn', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 3, 24, 6, '2026-01-12 09:25:00+00', NULL, '2026-11-23 12:13:03.508+00', 27, 58, 300000, 'sdnn', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 1, 7, 6, '2026-01-13 13:37:00+00', NULL, '2026-11-23 12:13:03.594+00', 66.5, 55, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 14, 6, '2026-01-13 11:00:00+00', NULL, '2026-11-23 12:13:03.594+00', 26.7, 73, 300000, 'sdnn', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 3, 24, 6, '2026-01-10 09:26:00+00', NULL, '2026-11-23 12:13:03.594+00', 41.7, 59, 300000, 'sdnn', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 3, 24, 6, '2026-01-13 09:27:00+00', NULL, '2026-11-23 12:13:03.594+00', 58.4, 64, 300000, 'sdnn', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 4, 30, 6, '2026-01-13 05:16:00+00', NULL, '2026-11-23 12:13:03.594+00', 67, 63, 300000, 'sdnn', false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 1, 7, 6, '2026-01-14 13:55:00+00', NULL, '2026-11-23 12:13:03.703+00', 62.1, 70, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 2, 14, 6, '2026-01-14 11:02:00+00', NULL, '2026-11-23 12:13:03.703+00', 66.5, 77, 300000, 'sdnn', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 3, 24, 6, '2026-01-14 09:37:00+00', NULL, '2026-11-23 12:13:03.703+00', 45.9, 68, 300000, 'sdnn', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 4, 30, 6, '2026-01-14 04:54:00+00', NULL, '2026-11-23 12:13:03.703+00', 60.6, 74, 300000, 'sdnn', false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 33, 6, 40, 16, '2026-01-14 13:37:00+00', NULL, '2026-11-23 12:13:12.701+00', 45.7, 77, 300000, 'sdnn', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-0', '\xba546da11a8876d784168daebaa42deef545fbedaa125362572d99aac37f9486', '{"id" : 1, "name" : "Example Devices"}', '{}', '2026-11-23 12:13:00.6+00'),
	(1, 'simulation-12-4-10-1768435200000-1-3', '\x2e36c25df9db2fbf9282ca086e69760cc439b33d90d3e0bd3362d478ef512620', '{"id" : 1, "name" : "Simulated Clinic 2", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NY", "zipCode" : "10001", "country" : "US", "note" : null}}', '{}', '2026-11-23 12:13:00.618+00'),
	(1, 'simulation-12-4-10-1768435200000-1-2', '\x698291bcaf881a0d24d8fc2d01ee087f2cce970f110cda9a7a7c4a11f3005999', '{"id" : 2, "name" : "Simulated Clinic 1", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "CA", "zipCode" : "94105", "country" : "US", "note" : null}}', '{}', '2026-11-23 12:13:00.609+00'),
	(1, 'simulation-12-4-10-1768435200000-1-1', '\xc262ee65a2bbc52f2c45032f0e841fc892d3a637cf80f6d3b23f6f945c553ecd', '{"id" : 2, "name" : "Sample Instruments"}', '{}', '2026-11-23 12:13:00.609+00'),
	(1, 'simulation-12-4-10-1768435200000-1-5', '\x29303223d408f8e03d5fae0fbcb5ba6c831b9d1ee70c0fde16904cb5d2b7d34d', '{"id" : 3, "name" : "Simulated Clinic 4", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}}', '{}', '2026-11-23 12:13:00.69+00'),
	(1, 'simulation-12-4-10-1768435200000-1-4', '\xd67508ce9335fdc21d52252c1dc22d51cdae86280e7da7705510415f3701b782', '{"id" : 4, "name" : "Simulated Clinic 3", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}}', '{}', '2026-11-23 12:13:00.692+00'),
	(1, 'simulation-12-4-10-1768435200000-1-6', '\x66b86ce7450176e5d4533a719c4aab1411ccf8201cc1199a26885ec1c1172f00', '{"id" : 5, "name" : "Simulated Clinic 5", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "WB", "zipCode" : "700001", "country" : "IN", "note" : null}}', '{}', '2026-11-23 12:13:00.7+00'),
	(1, 'simulation-12-4-10-1768435200000-1-7', '\x3440a7f70567d4995ba65080960ffa917b5c8224f77568eee49bbdffe5cf4159', '{"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodGlucose"]}', '{}', '2026-11-23 12:13:00.767+00'),
	(1, 'simulation-12-4-10-1768435200000-1-8', '\x2ee80506b06c4be67b23d5ed9fff747314946a1b3299a45a99d2e29a3e4c6224', '{"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodPressure"]}', '{}', '2026-11-23 12:13:00.77+00'),
	(1, 'simulation-12-4-10-1768435200000-1-9', '\x4672431534774601d6aee67dfb59adf0511007eb0dd73a1ffc1d2e70bc7c6c3e', '{"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["weight"]}', '{}', '2026-11-23 12:13:00.773+00'),
	(1, 'simulation-12-4-10-1768435200000-1-10', '\x87e6a6efe9d065a5862cf9dc4612ad8833fad1968114b9310cd710eecc146baf', '{"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["bloodOxygen"]}', '{}', '2026-11-23 12:13:00.776+00'),
	(1, 'simulation-12-4-10-1768435200000-1-11', '\x621c73a39d22cddd80dc05e5b52368a9d6c1b295e813bc0833a83dc0221e164f', '{"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["temperature"]}', '{}', '2026-11-23 12:13:00.819+00'),
	(1, 'simulation-12-4-10-1768435200000-1-12', '\xb31364a703ff2cf8f06ec0ccee7541a1d77c892efa087c733d7333c27918dab9', '{"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["heartRate","heartRateVariability"]}', '{}', '2026-11-23 12:13:00.835+00'),
	(1, 'simulation-12-4-10-1768435200000-1-13', '\xe6609dd607ac532c35e059f4c6e0c54ff0506516bf40692a43b2bb8152fd5b04', '{"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["peakFlow"]}', '{}', '2026-11-23 12:13:00.849+00'),
	(1, 'simulation-12-4-10-1768435200000-1-14', '\xf553ad910406279707ce93f0b99a60598483ca89452d92af6767b795d159f826', '{"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["sleepMatActivity","sleepMatDuration"]}', '{}', '2026-11-23 12:13:00.854+00'),
	(1, 'simulation-12-4-10-1768435200000-1-15', '\xbad89e8ec628110e193f68877228c0807a6befd2f68e534dfce2310ce4db8bcc', '{"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : null, "size" : null, "readingKinds" : []}', '{}', '2026-11-23 12:13:00.882+00'),
	(1, 'simulation-12-4-10-1768435200000-1-16', '\xd519b46374168380a2202f30dfd86d5cd16f6a025b8d3676b24e90ebb4d31474', '{"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '{}', '2026-11-23 12:13:00.907+00'),
	(1, 'simulation-12-4-10-1768435200000-1-17', '\x0f2965ae97ce32caa1a9427c468d621feda33865bd8549430a489b0bdca40279', '{"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}, "archived" : false, "enrolled" : true, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "timeZone" : null}', '{}', '2026-11-23 12:13:00.927+00'),
	(1, 'simulation-12-4-10-1768435200000-1-18', '\x349e52b0560cf95083a1c9ec3c956b6f2889a08d9b475c6131565c22cfc4edec', '{"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}, "archived" : false, "enrolled" : true, "site" : {"id" : 4, "name" : "Simulated Clinic 3"}, "timeZone" : "America/St_Johns"}', '{}', '2026-11-23 12:13:00.935+00'),
	(1, 'simulation-12-4-10-1768435200000-1-19', '\x93f0ff1ab0754ec8fc2544a800a16816baa1b68f9f177e2707a0e53ac35db22b', '{"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}, "archived" : false, "enrolled" : true, "site" : {"id" : 3, "name" : "Simulated Clinic 4"}, "timeZone" : "Europe/Berlin"}', '{}', '2026-11-23 12:13:00.949+00'),
	(1, 'simulation-12-4-10-1768435200000-1-21', '\x1a7cdb4ced38494e7fc4947d40c5c34d1e46ec963953e6546a70be8a0bcf4396', '{"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "tracked" : false, "available" : 16, "promised" : 0}', '{}', '2026-11-23 12:13:00.99+00'),
	(1, 'simulation-12-4-10-1768435200000-1-23', '\x3d1301f0735823bd741e5a2c0a9cbbb8927d5b2db2deb19f93bd4d8392bbe7c8', '{"id" : 1, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.104Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008900249132492"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.083+00'),
	(1, 'simulation-12-4-10-1768435200000-1-27', '\xd562da7ee910f1f0054aefaba85a11d3a47131d66e53dbf5339776d1885c8521', '{"id" : 7, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.197Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:AD:FB:C6:6A:D5"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.161+00'),
	(1, 'simulation-12-4-10-1768435200000-1-31', '\x84cc58e6f55926dc4bb480caafe74219f77eb773f0068862462cfb814a4bb791', '{"id" : 10, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.234Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009002666828055"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.213+00'),
	(1, 'simulation-12-4-10-1768435200000-1-35', '\x587919974c74bcaeb5d6ba482c8ffb0176dee552cbedc5a73d80f1fe7c46f8f9', '{"id" : 14, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.280Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:F8:0E:07:E7:2C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.256+00'),
	(1, 'simulation-12-4-10-1768435200000-1-41', '\xcc0b8171349e45aec871ffa60c68703e7bc3b377cc7a255015fbaa48faff3491', '{"id" : 3, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.115Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.361Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:B8:5B:52:65:E5"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.331+00'),
	(1, 'simulation-12-4-10-1768435200000-1-42', '\x64e1bba70f352ad141ee660c9f6fa1490164ccdac3e13654d076453084b9212a', '{"id" : 5, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.170Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.412Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:21:06:2C:74:4E"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.395+00'),
	(1, 'simulation-12-4-10-1768435200000-1-46', '\x0500055d8117d88476f9b21f11d250c67742bb93943ca2125e3709c1f986caae', '{"id" : 9, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.223Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.431Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.426+00'),
	(1, 'simulation-12-4-10-1768435200000-1-49', '\x31bc8c386a3de5f28f03319bb8461bf5fc935f0a75d0fbcfe7df818770a59d57', '{"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.259Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.457Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:E1:5A:F4:7C:AB"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.443+00'),
	(1, 'simulation-12-4-10-1768435200000-1-57', '\x69cc00ce50aea954222b158c2103138acf4ef8a10138d9843182646991b79cb3', '{"id" : 17, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.640Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.619+00'),
	(1, 'simulation-12-4-10-1768435200000-1-20', '\xae2757fdb1d5c0cd71aaceddfd799f0dbcd164cc0ff0fd031db49ccdba65ffc9', '{"id" : 1, "name" : "Simulated Home Kit", "archived" : false, "kitItems" : [{"item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 2}]}', '{}', '2026-11-23 12:13:00.987+00'),
	(1, 'simulation-12-4-10-1768435200000-1-22', '\x30b9bc9cf36a69709bb10438ae469f38e2d61f6bb96ad52fa47d75702fb3d318', '{"id" : 2, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.108Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.083+00'),
	(1, 'simulation-12-4-10-1768435200000-1-28', '\xbfe00e1fd69b2e8e2aac7a5c3d7bc256b3ab0ae0cb4eface5235652753ff2315', '{"id" : 6, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.196Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-0"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.154+00'),
	(1, 'simulation-12-4-10-1768435200000-1-32', '\x9e856552311d724f065f46728bfee256130bc97387f8afcf8d72f3c37a40833b', '{"id" : 11, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.222+00'),
	(1, 'simulation-12-4-10-1768435200000-1-36', '\x35eac21fbe8234778c690f072b0ee0f78fe2aa583b67ac94646543eaeededa78', '{"id" : 15, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.288Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-1"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.267+00'),
	(1, 'simulation-12-4-10-1768435200000-1-38', '\xb734fa8df9a366c62bc6e3fa60e6c2adb10b571fcdda4024a195c362ba1e56e4', '{"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.108Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.351Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.327+00'),
	(1, 'simulation-12-4-10-1768435200000-1-44', '\xca84b267f3daafd017fb0f782ae5bb41c93d06dbda84841f26fa181d2fefcb24', '{"id" : 6, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.196Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.415Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-0"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.401+00'),
	(1, 'simulation-12-4-10-1768435200000-1-50', '\xf7b124db74df005bc979d60a8581725844ee32d6d98af7712250127e2822abfd', '{"id" : 13, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.282Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.468Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:43:20:86:C6:85"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.445+00'),
	(1, 'simulation-12-4-10-1768435200000-1-53', '\x324a817a6ca00fce832321ab55e74c05df90a8f25b80a22f76f90c3e03932561', '{"id" : 16, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.296Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.500Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-1"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.486+00'),
	(1, 'simulation-12-4-10-1768435200000-1-25', '\x8967378fd6fbd626d4e7521ced2db02309b59b96aa0e047e3ac024ce28349282', '{"id" : 3, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.115Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:B8:5B:52:65:E5"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.086+00'),
	(1, 'simulation-12-4-10-1768435200000-1-26', '\x39cf3c4f45e1d833ae7432e75020bfcf8beb48e5d3c1e77703fb7d0a01c8cd51', '{"id" : 5, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.170Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:21:06:2C:74:4E"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.139+00'),
	(1, 'simulation-12-4-10-1768435200000-1-30', '\x661abb3971072216632316aef10e6aae53f47cd44c97fd36abd4be1230d686cb', '{"id" : 9, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.223Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.202+00'),
	(1, 'simulation-12-4-10-1768435200000-1-33', '\x68763ebb372a9c707b8a033a210581daa870db2b8654e21627b738240a9c3843', '{"id" : 12, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.259Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:E1:5A:F4:7C:AB"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.237+00'),
	(1, 'simulation-12-4-10-1768435200000-1-37', '\x9097d07f93b4dbbfd18c4f39ea4b9c5637d244ef4fe9e656b5a3d1e077d64379', '{"id" : 16, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.296Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-1"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.28+00'),
	(1, 'simulation-12-4-10-1768435200000-1-39', '\x3f5747951287450ecd9ee581393e753033e16d3af86ba1a373051644e3dea8ce', '{"id" : 1, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.104Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.354Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008900249132492"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.328+00'),
	(1, 'simulation-12-4-10-1768435200000-1-43', '\xf351d8e2b7d4b1e2f17c2044714150d63e48285a4e57a193100a1b6a74be83bf', '{"id" : 7, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.197Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.417Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:AD:FB:C6:6A:D5"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.396+00'),
	(1, 'simulation-12-4-10-1768435200000-1-48', '\xf49c94727daac21e92926a726f9e44e3ed70922d0f534c77b9b5c93e3affaa3a', '{"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.439+00'),
	(1, 'simulation-12-4-10-1768435200000-1-52', '\xf6811b43706f9bd31f440f3e8d60b76519ae06cdb57d6a2915eefbade664f950', '{"id" : 15, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.288Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.500Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-1"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.482+00'),
	(1, 'simulation-12-4-10-1768435200000-1-124', '\xe5540c23305712a600fcb371c8a19389f10dc78067e5db04eba00983457b9de1', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 12:13:02.836+00'),
	(1, 'simulation-12-4-10-1768435200000-1-24', '\xfa58f8b16218e50634afcda71f7eced28a29cc413ecfad02e11f5932e48a38c4', '{"id" : 4, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.087+00'),
	(1, 'simulation-12-4-10-1768435200000-1-29', '\x7f271882ca0567f1841b87f040cece832c7d1e1eb5dd395ea4f684c0ae406082', '{"id" : 8, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.218Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-0"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.189+00'),
	(1, 'simulation-12-4-10-1768435200000-1-34', '\x8d4c827f75f01ac98cfc7322c3c08dd34f4268f2f8d5826e8504ec1546e2b89b', '{"id" : 13, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.282Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:43:20:86:C6:85"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.246+00'),
	(1, 'simulation-12-4-10-1768435200000-1-40', '\x33f9a47361d86ab3f5bc16541a7695b24ffa9f69edc266e228a9539421d73d7f', '{"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.33+00'),
	(1, 'simulation-12-4-10-1768435200000-1-45', '\x872ed95e4c51da65983776719ace86e9a583b3837ce079dfe38a6fe7f3a1e38a', '{"id" : 8, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.218Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.421Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-0"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.415+00'),
	(1, 'simulation-12-4-10-1768435200000-1-47', '\x7814c5077146b6d32c05c04699c94333bb93ad172f2d7f1635c09833bad35a43', '{"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.234Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.452Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009002666828055"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.436+00'),
	(1, 'simulation-12-4-10-1768435200000-1-59', '\x29426c29534e4d00c329e10344d1db82d936a2cdb3c9c98fd5c574bf6dcb9fdd', '{"id" : 20, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.645Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.634+00'),
	(1, 'simulation-12-4-10-1768435200000-1-62', '\x23b037be3c0b38e6af6bd612fc542f8b6a7381a7a0e50cddd1fcab2308c5c882', '{"id" : 22, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.692Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.679+00'),
	(1, 'simulation-12-4-10-1768435200000-1-77', '\x8dc11a900d8b276d18b3db71b1eff4af6449e64135947de4290f8374d3b3e5d5', '{"id" : 2, "currentStatus" : "shipped", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalIdentifiers" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-1"}], "shippingAddress" : {"lineOne" : "1 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:01.876Z"}, {"type" : "onHold", "eventTimestamp" : "2026-11-23T12:13:01.909Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:01.945Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.981Z"}], "createTimestamp" : "2026-11-23T12:13:01.876Z"}', '{}', '2026-11-23 12:13:01.981+00'),
	(1, 'simulation-12-4-10-1768435200000-1-78', '\x5d459a12b8de8c98d39a41172b7785b62254bed72213165851a6699b944d49a5', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4},{"status":"created","id":5}]}', '{}', '2026-11-23 12:13:02.021+00'),
	(1, 'simulation-12-4-10-1768435200000-1-51', '\x03e3c37d108b7c07f3069acf6df128a87d99958bc3507000a8d8f2b9660e5972', '{"id" : 14, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.280Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.487Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:F8:0E:07:E7:2C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.475+00'),
	(1, 'simulation-12-4-10-1768435200000-1-58', '\x97c51a25d0f4a5eb65bb1d5d9d08e4c76b864b87d99e0f8ba46e3bcd8b735aaf', '{"id" : 18, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.641Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.621+00'),
	(1, 'simulation-12-4-10-1768435200000-1-61', '\x7bb379a520efcea6d6b094e78c3538ff242e45471937390642c836195da0c925', '{"id" : 24, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.691Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.677+00'),
	(1, 'simulation-12-4-10-1768435200000-1-66', '\xc7ebaa05180cb3a0753e2b83fafaa181e314980c7d77198b719d039e503613b0', '{"id" : 25, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.811Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.795+00'),
	(1, 'simulation-12-4-10-1768435200000-1-69', '\x0f576ca011034feee65d9b5fcfd6712b637278be1c889d827420a90b72fd7c4f', '{"id" : 29, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.838Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.825+00'),
	(1, 'simulation-12-4-10-1768435200000-1-81', '\x27ec27ee5ab866d7c8fe54446b8ba929dbf1668709c8667a96fba5098dd2f678', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 12:13:02.027+00'),
	(1, 'simulation-12-4-10-1768435200000-1-83', '\x8705f5b6030c4aebf2c7c29b43d42e5d6d2744a18f18485861ce2b3c85d76b49', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 12:13:02.085+00'),
	(1, 'simulation-12-4-10-1768435200000-1-87', '\x6f99539548f749bd89c65813814a947e3b026ede6eb37b5d215b479afa2aaa11', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 12:13:02.148+00'),
	(1, 'simulation-12-4-10-1768435200000-1-88', '\x1390b27c0f08c910567f04fe18e644cd3027325b3448968a479f161a3a2fff0b', '{"id" : 1, "device" : {"id" : 2}, "eventTimestamp" : "2026-01-05T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}', '{}', '2026-11-23 12:13:02.198+00'),
	(1, 'simulation-12-4-10-1768435200000-1-99', '\x7e73ce2a08285905299005ad301c2981573cac2595e6f8a80d50cee3d6fc6af9', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 12:13:02.491+00'),
	(1, 'simulation-12-4-10-1768435200000-1-103', '\x052b11703830fd304d0fd72f7a49ff755ca0c31889932e479f649361d38417d7', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9}]}', '{}', '2026-11-23 12:13:02.54+00'),
	(1, 'simulation-12-4-10-1768435200000-1-107', '\xbbec3caf8703ad8e349447a4f4829281d448ab6ce5fd706f8cb5f4c62b24534f', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 12:13:02.58+00'),
	(1, 'simulation-12-4-10-1768435200000-1-111', '\x2cffc42af2fd9a60035249723aab12006049277906bfc3bb0d478708305f2c03', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 12:13:02.682+00'),
	(1, 'simulation-12-4-10-1768435200000-1-114', '\xdf347c1b08d5d48adf9dc5f03a352bfd9d9c14be2458c50eb82db87fdc139ae4', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 12:13:02.718+00'),
	(1, 'simulation-12-4-10-1768435200000-1-119', '\x085d45e4aabff64622dfa5ae4bfde2ef44a269629a4e44036140a4c4d8ef1cae', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 12:13:02.778+00'),
	(1, 'simulation-12-4-10-1768435200000-1-121', '\x8160528886b3364b36979e5efa2b3fec82644b320779955c02b0845d769de3bb', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 12:13:02.806+00'),
	(1, 'simulation-12-4-10-1768435200000-1-126', '\xaf5a087889ef3916fa5f4db9b77b8c4fe49560217ae83b5479c99d44ccaabf74', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 12:13:02.843+00'),
	(1, 'simulation-12-4-10-1768435200000-1-132', '\xdf4645a8937ef816e181065aac38ebe76a0900a4b474897fc8bab1ed9d7eb250', '{"id" : 6, "device" : {"id" : 19}, "eventTimestamp" : "2026-01-08T08:30:00.000Z", "batteryPercentage" : 65, "signalStrength" : 42}', '{}', '2026-11-23 12:13:02.928+00'),
	(1, 'simulation-12-4-10-1768435200000-1-135', '\x9bf1517a3b8a798921e3aedbcdb7d84fa7a43e90e209e49e060e65f753c59ced', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 12:13:03.006+00'),
	(1, 'simulation-12-4-10-1768435200000-1-139', '\xdddf085f997d13fd45bcb95c494f38f84027bf0dc538cbff9cdc5c2cdc0ea085', '{"results":[{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33},{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39}]}', '{}', '2026-11-23 12:13:03.051+00'),
	(1, 'simulation-12-4-10-1768435200000-1-147', '\x5f99a7ad268f09f985349cb90392afcc7f1510538850e011bf3e314b4bca9daf', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 12:13:03.135+00'),
	(1, 'simulation-12-4-10-1768435200000-1-151', '\xcd9261f1128b06b09cf4e603abc3f5ed093bbe58da6fd5d1911306dcc1df80a7', '{"results":[{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 12:13:03.173+00'),
	(1, 'simulation-12-4-10-1768435200000-1-202', '\xb74b1df0dd58adc22a0038a082a0c4444ce495050f39bea99a0dfa0c59d4711e', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 12:13:03.723+00'),
	(1, 'simulation-12-4-10-1768435200000-1-54', '\xbf07c84baa4045e1df35b6ddf9a45faf263a71ee718219922e5fb80fd7b66c4e', '{"id" : 2, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.108Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.351Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T12:13:01.522Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.518+00'),
	(1, 'simulation-12-4-10-1768435200000-1-55', '\xf5e131b2dbf47b539f343d94d1b9a989deb4c69bfff472c8ba2489ad58078c28', '{"id" : 2, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.108Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.351Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T12:13:01.522Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.542Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.536+00'),
	(1, 'simulation-12-4-10-1768435200000-1-56', '\x66845336a9cbed2f470a1a69f211f622a79773f81b21a7fa411bcf7b2ccd46b4', '{"id" : 19, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.645Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.618+00'),
	(1, 'simulation-12-4-10-1768435200000-1-63', '\x529c5738dbaa4230bfac46dad0dd4beb1eb1ed47bf8596a9a5795e5923040162', '{"id" : 23, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.690Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.681+00'),
	(1, 'simulation-12-4-10-1768435200000-1-67', '\x10ad87aa1d6e1ac3696899df2f4ec8072568cc53268e69ad1f8e5c0044fb2b68', '{"id" : 26, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.811Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.796+00'),
	(1, 'simulation-12-4-10-1768435200000-1-72', '\x7fda5af5138c4c84b97fc9ebd6e88b47b8e617a13a04b58a5f55e58b7cf91016', '{"id" : 31, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.844Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.834+00'),
	(1, 'simulation-12-4-10-1768435200000-1-79', '\xcc3882272e3cdaae38455373c716dc32dc807d6c99a79038a404476608548ad1', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 12:13:02.024+00'),
	(1, 'simulation-12-4-10-1768435200000-1-82', '\x437ccc74e7fc22544faf86efae822c7f2892308006ad0f58a871d335e6f4abb5', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 12:13:02.082+00'),
	(1, 'simulation-12-4-10-1768435200000-1-86', '\x792c24624603c0303279f2eb8d0f32cb1a60b37dd71393d0a26b6c7a3f533490', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 12:13:02.139+00'),
	(1, 'simulation-12-4-10-1768435200000-1-89', '\x9c7443ca21b775a054d843c214afa2a2151709c2f2e0c2ba9addb40a2e6ef9de', '{"id" : 2, "device" : {"id" : 9}, "eventTimestamp" : "2026-01-05T10:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 41}', '{}', '2026-11-23 12:13:02.199+00'),
	(1, 'simulation-12-4-10-1768435200000-1-91', '\xdf5580ada645e07066cf7e9c773933c451fc31b167aa1519cb739b2dbf2bfaa5', '{"id" : 1, "currentStatus" : "packed", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}]}], "returns" : [], "externalIdentifiers" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "shippingAddress" : null, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:01.709Z"}, {"type" : "onHold", "eventTimestamp" : "2026-11-23T12:13:01.709Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.240Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:02.269Z"}], "createTimestamp" : "2026-11-23T12:13:01.709Z"}', '{}', '2026-11-23 12:13:02.269+00'),
	(1, 'simulation-12-4-10-1768435200000-1-92', '\xe2847ba182c00b44a1fcc86d4d38a9579e8de9c7452fd88b6051bbe5161086ac', '{"id" : 1, "currentStatus" : "shipped", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}]}], "returns" : [], "externalIdentifiers" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-2-1"}], "shippingAddress" : {"lineOne" : "1 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:01.709Z"}, {"type" : "onHold", "eventTimestamp" : "2026-11-23T12:13:01.709Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.240Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:02.269Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.301Z"}], "createTimestamp" : "2026-11-23T12:13:01.709Z"}', '{}', '2026-11-23 12:13:02.301+00'),
	(1, 'simulation-12-4-10-1768435200000-1-128', '\x126837b4dc5ec161a1a13ec46c14c7668581e700ec1031f9a74ba598173a2328', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 12:13:02.876+00'),
	(1, 'simulation-12-4-10-1768435200000-1-60', '\x26037fcfc2274e2be2da526789ec06c773aec08bbec97c76a4c9b967b759976d', '{"id" : 21, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.687Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.663+00'),
	(1, 'simulation-12-4-10-1768435200000-1-68', '\x1cf0d07427a386d8bbb0f5e539939d4c88fa1a82b035d0914eb5420cafbc51c1', '{"id" : 27, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.814Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.797+00'),
	(1, 'simulation-12-4-10-1768435200000-1-70', '\x6b057ca10692297a2b293b6f96476778a4c88220b54e9a16659eb90f5028d1d4', '{"id" : 30, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.844Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.83+00'),
	(1, 'simulation-12-4-10-1768435200000-1-80', '\x07383640ef02d8e6d90284979b95e68d61ee577027e053fde6971278b85de063', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4}]}', '{}', '2026-11-23 12:13:02.025+00'),
	(1, 'simulation-12-4-10-1768435200000-1-84', '\xe639df46d318402071a2b50f8ebb5c4190a8b6df451b0c5f3885a814f890e4c5', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 12:13:02.092+00');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-101', '\x14731cbe472c2275cb246ba186ff4d2b0e3fa7b4e702e77318512952b2ad3791', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 12:13:02.493+00'),
	(1, 'simulation-12-4-10-1768435200000-1-102', '\x80df803f6a9186a38ccc2ae996b4c75468bb1292f8a4f784112129ecba9369f8', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 12:13:02.537+00'),
	(1, 'simulation-12-4-10-1768435200000-1-106', '\xf60202dbbf10ef1afddf9d9616f2185b728f5e76c1faa7c99374e422c4aabb1a', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 12:13:02.579+00'),
	(1, 'simulation-12-4-10-1768435200000-1-108', '\x0ee69716f2eb0ad2b9aac73056a118a4901655c694907e746147d9fe1d8eab77', '{"id" : 1, "currentStatus" : "delivered", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}]}], "returns" : [], "externalIdentifiers" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-2-1"}], "shippingAddress" : {"lineOne" : "1 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:01.709Z"}, {"type" : "onHold", "eventTimestamp" : "2026-11-23T12:13:01.709Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.240Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:02.269Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.301Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.616Z"}], "createTimestamp" : "2026-11-23T12:13:01.709Z"}', '{}', '2026-11-23 12:13:02.616+00'),
	(1, 'simulation-12-4-10-1768435200000-1-109', '\xe25c5e5e9d9639dc55dee9ff32ca500bd911ae061442194e82e1be21efca275a', '{"id" : 3, "currentStatus" : "delivered", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalIdentifiers" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-2"}], "shippingAddress" : {"lineOne" : "1 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.397Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:02.428Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.454Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.648Z"}], "createTimestamp" : "2026-11-23T12:13:02.397Z"}', '{}', '2026-11-23 12:13:02.648+00'),
	(1, 'simulation-12-4-10-1768435200000-1-110', '\xb47b10734603c9ac4a32043082149e1d2759a1b21a5657775ae87df42d9ba856', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20},{"status":"created","id":21}]}', '{}', '2026-11-23 12:13:02.679+00'),
	(1, 'simulation-12-4-10-1768435200000-1-116', '\x385e26ff9f2ae5848f6b6277fc2fbb6561df1ddff028f0eb85188ee5456301e7', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 12:13:02.731+00'),
	(1, 'simulation-12-4-10-1768435200000-1-118', '\xab25f4e07112aafc109312169997d1b513e124ad433155061a4e6d38df10d511', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 12:13:02.771+00'),
	(1, 'simulation-12-4-10-1768435200000-1-120', '\x0e27d5251b0253b7e27b1bb7e728b2e9c842989eb5de30202e7e00eb69b1d071', '{"results":[{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 12:13:02.805+00'),
	(1, 'simulation-12-4-10-1768435200000-1-127', '\x9a762a3bc2b3a7859a551a9315e416578eac659e5f6f840871815e27003d1b99', '{"results":[{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 12:13:02.844+00'),
	(1, 'simulation-12-4-10-1768435200000-1-129', '\x09ba33d0c8e25f302f35cebf6a821e475ca3776c90a2befb11a145df17bc0e28', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 12:13:02.885+00'),
	(1, 'simulation-12-4-10-1768435200000-1-130', '\xcedc62b589d36ce7339494dd8d7f0aa8fb6fe116e366179757adba4e66e55274', '{"id" : 5, "device" : {"id" : 2}, "eventTimestamp" : "2026-01-08T13:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 40}', '{}', '2026-11-23 12:13:02.926+00'),
	(1, 'simulation-12-4-10-1768435200000-1-136', '\x7dbb7ac8914fef1c7382e6f0dbf2f4833134979408cf18b3930bf18560245a19', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26}]}', '{}', '2026-11-23 12:13:03.006+00'),
	(1, 'simulation-12-4-10-1768435200000-1-138', '\x84477ebd67df8cec1f0edbe50383eeba5baab5e5313f4978b5fc020164efb21a', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 12:13:03.044+00'),
	(1, 'simulation-12-4-10-1768435200000-1-64', '\x3b515cc2b1bf7f2dc6b2ab52803cea8a6848d02e341e7b57a7c2610af6cb1e55', '{"id" : 1, "currentStatus" : "onHold", "holdReason" : "address_incomplete", "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalIdentifiers" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "shippingAddress" : null, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:01.709Z"}, {"type" : "onHold", "eventTimestamp" : "2026-11-23T12:13:01.709Z"}], "createTimestamp" : "2026-11-23T12:13:01.709Z"}', '{}', '2026-11-23 12:13:01.709+00'),
	(1, 'simulation-12-4-10-1768435200000-1-65', '\x8ba5b08dee7b924a04191532761fbe51bbbfbbcfe7c68075d09a746a014b9e76', '{"id" : 28, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.816Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007692676300384"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.791+00'),
	(1, 'simulation-12-4-10-1768435200000-1-71', '\x580137a5f6fd0fe6e70204c5f1f4972ffea1e05fdfddb36fd0072ce86ef1d666', '{"id" : 32, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.844Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.833+00'),
	(1, 'simulation-12-4-10-1768435200000-1-73', '\x5cb9eb35451dd041760ce75c9c60a87e5e8103ed332c0714f61cbe558e41c064', '{"id" : 2, "currentStatus" : "received", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalIdentifiers" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "shippingAddress" : null, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:01.876Z"}], "createTimestamp" : "2026-11-23T12:13:01.876Z"}', '{}', '2026-11-23 12:13:01.876+00'),
	(1, 'simulation-12-4-10-1768435200000-1-75', '\x81a05f9faf3e4988b6ea70abe17dae5c39e6903ee5b05e2ae167f1fb96cca244', '{"id" : 33, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.931Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:01.927+00'),
	(1, 'simulation-12-4-10-1768435200000-1-76', '\x10b5fe12720514e03cdb7d1d10ecde2c5d299b40546f20caa917dc6e84ee0257', '{"id" : 2, "currentStatus" : "packed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalIdentifiers" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "shippingAddress" : null, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:01.876Z"}, {"type" : "onHold", "eventTimestamp" : "2026-11-23T12:13:01.909Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:01.945Z"}], "createTimestamp" : "2026-11-23T12:13:01.876Z"}', '{}', '2026-11-23 12:13:01.945+00'),
	(1, 'simulation-12-4-10-1768435200000-1-85', '\x1bf28a6118de58f2cfe8db1c414d37a0cfd82eceb9fa3fd139e47c2edd9df3b5', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4}]}', '{}', '2026-11-23 12:13:02.097+00'),
	(1, 'simulation-12-4-10-1768435200000-1-100', '\x10aef9798f3e95634683128ce193c2468867058a59c26a7cf2083619e818079b', '{"results":[{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 12:13:02.492+00'),
	(1, 'simulation-12-4-10-1768435200000-1-105', '\x3b3f7059c9862fa6951b164dc70ced1596246e6da6808fb4297915acf48f3399', '{"results":[{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 12:13:02.559+00'),
	(1, 'simulation-12-4-10-1768435200000-1-113', '\xb6bf6daaf0ea0ed73383b2ce3cd3076080b98de3c939594a69e02f7dbbaf0fa5', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 12:13:02.686+00'),
	(1, 'simulation-12-4-10-1768435200000-1-131', '\x8415cef7ca64b8e4b218ccfeadc922b1a51d8218fe2e3684bb0f43b105eccc30', '{"id" : 3, "device" : {"id" : 9}, "eventTimestamp" : "2026-01-08T10:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 41}', '{}', '2026-11-23 12:13:02.927+00'),
	(1, 'simulation-12-4-10-1768435200000-1-93', '\xe6410d6b903ff7e676407211102b5194585139e02887e0806273bff9d8e2b134', '{"id" : 2, "currentStatus" : "failed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [{"id" : 1, "currentStatus" : "inTransit"}], "externalIdentifiers" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-1"}], "shippingAddress" : {"lineOne" : "1 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:01.876Z"}, {"type" : "onHold", "eventTimestamp" : "2026-11-23T12:13:01.909Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:01.945Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.981Z"}, {"type" : "failed", "eventTimestamp" : "2026-11-23T12:13:02.324Z"}], "createTimestamp" : "2026-11-23T12:13:01.876Z"}', '{}', '2026-11-23 12:13:02.324+00'),
	(1, 'simulation-12-4-10-1768435200000-1-94', '\x7e0afcd6579becc202c20fe96b195ff50e502b7bec34e4ccb1b41d14c4b7b71b', '{"id" : 1, "currentStatus" : "received", "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "order" : {"id" : 2}, "returnItems" : [{"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 2, "receivedCount" : 2}], "returnDevices" : [{"device" : {"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, "packedKit" : {"id" : 1}, "received" : true}, {"device" : {"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, "packedKit" : {"id" : 1}, "received" : true}, {"device" : {"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}, "packedKit" : null, "received" : true}, {"device" : {"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}, "packedKit" : null, "received" : true}, {"device" : {"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}, "packedKit" : null, "received" : true}, {"device" : {"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}, "packedKit" : null, "received" : true}, {"device" : {"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}, "packedKit" : null, "received" : true}, {"device" : {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}, "packedKit" : {"id" : 1}, "received" : true}], "shippingOption" : null, "emailLabel" : false, "trackingNumbers" : [], "returnEvents" : [{"type" : "inTransit", "eventTimestamp" : "2026-11-23T12:13:02.324Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.366Z"}], "createTimestamp" : "2026-11-23T12:13:02.324Z"}', '{}', '2026-11-23 12:13:02.366+00'),
	(1, 'simulation-12-4-10-1768435200000-1-95', '\x8dfa42a4b6656577d4035d78fb77b9c5542f39600ff0607cccff3330fabb1cbf', '{"id" : 3, "currentStatus" : "received", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalIdentifiers" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "shippingAddress" : null, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.397Z"}], "createTimestamp" : "2026-11-23T12:13:02.397Z"}', '{}', '2026-11-23 12:13:02.397+00'),
	(1, 'simulation-12-4-10-1768435200000-1-96', '\xf3f91481a19ef7915049cb111d0052d2392444daed9293c56320b7e8a4c087c6', '{"id" : 3, "currentStatus" : "packed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalIdentifiers" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "shippingAddress" : null, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.397Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:02.428Z"}], "createTimestamp" : "2026-11-23T12:13:02.397Z"}', '{}', '2026-11-23 12:13:02.428+00'),
	(1, 'simulation-12-4-10-1768435200000-1-97', '\x0ef8b9308079b20308e7fc398d7b8d1c30d4f24e4321ebb194c5937944099e44', '{"id" : 3, "currentStatus" : "shipped", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalIdentifiers" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-2"}], "shippingAddress" : {"lineOne" : "1 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}, "orderEvents" : [{"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.397Z"}, {"type" : "packed", "eventTimestamp" : "2026-11-23T12:13:02.428Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.454Z"}], "createTimestamp" : "2026-11-23T12:13:02.397Z"}', '{}', '2026-11-23 12:13:02.454+00'),
	(1, 'simulation-12-4-10-1768435200000-1-98', '\x43db1740eef61058b16e08912146651fb828900a07a0743f7e46d7c1ca6d5425', '{"results":[{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 12:13:02.49+00'),
	(1, 'simulation-12-4-10-1768435200000-1-104', '\x1a388a50c7fe1f3502b6a490a0a446ebfff949791e6b71cdd9a4e6f2ce9145b7', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 12:13:02.559+00'),
	(1, 'simulation-12-4-10-1768435200000-1-112', '\x3b43dffea9df554489322834a077157d3eb71fb0dbaf2239710b84c680dbe02e', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14}]}', '{}', '2026-11-23 12:13:02.683+00'),
	(1, 'simulation-12-4-10-1768435200000-1-117', '\x1ce14c792d9c9555d055de5dfc7db27f5316a3de31ad8ed3ec4af0d290a2807b', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14}]}', '{}', '2026-11-23 12:13:02.745+00'),
	(1, 'simulation-12-4-10-1768435200000-1-122', '\xc498ec4b1a01df232a2111fa72a760c06597d8a58270178625a7b003696918f1', '{"results":[{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 12:13:02.811+00'),
	(1, 'simulation-12-4-10-1768435200000-1-115', '\x42d010a49595f37a0f51cf2afc0a4fc5d1e8509ce07d975d7a8fa1532dadea39', '{"results":[{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20},{"status":"created","id":21}]}', '{}', '2026-11-23 12:13:02.729+00'),
	(1, 'simulation-12-4-10-1768435200000-1-123', '\x7b3a1eb9234efeb40f8a456bfb42967545fb5463f9626290c456b5fb7810d6e0', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 12:13:02.813+00'),
	(1, 'simulation-12-4-10-1768435200000-1-125', '\x1ccd1dcaa42e78743eaafbc31aaee3d3e3bd512eb26d7a4ed8547cfe3a50e904', '{"results":[{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30}]}', '{}', '2026-11-23 12:13:02.841+00'),
	(1, 'simulation-12-4-10-1768435200000-1-133', '\x9e22ad5bddc5b7ef961016ac6228b9728c8632bc3f06851e073a6c6cae0ec931', '{"id" : 4, "device" : {"id" : 33}, "eventTimestamp" : "2026-01-08T04:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 43}', '{}', '2026-11-23 12:13:02.929+00'),
	(1, 'simulation-12-4-10-1768435200000-1-134', '\xbeba892e04ae8c9ea349fff463d97b56612e77abb76200bbd510642e9dd7bb8d', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33},{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37}]}', '{}', '2026-11-23 12:13:03.003+00'),
	(1, 'simulation-12-4-10-1768435200000-1-140', '\xbf42f7d0e43392a21c8ae3c2ee55f1890d7c5875229af36093a81aa6c0750c9f', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 12:13:03.054+00'),
	(1, 'simulation-12-4-10-1768435200000-1-146', '\x379634d0ac40d548c4e09d7b72f304b7ee62aedbc5ab2f82af5a7f080c4d1e66', '{"results":[{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 12:13:03.134+00'),
	(1, 'simulation-12-4-10-1768435200000-1-150', '\xee8763128c13d24bd9b54c9564bfb29eca4f782dc72671f6a33f2c1346e3370b', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 12:13:03.166+00'),
	(1, 'simulation-12-4-10-1768435200000-1-157', '\x3383c8768f639a33ddb0e008052b2b5539cada9d5120de98e85959d449afdb8e', '{"id" : 20, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 153, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600}', '{}', '2026-11-23 12:13:03.237+00'),
	(1, 'simulation-12-4-10-1768435200000-1-158', '\x476f204001de516ace013c015f82991ef5ac224cc1cd8045c6e40d864fb1e922', '{"id" : 18, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{"outcome": "duplicate"}', '2026-11-23 12:13:03.255+00'),
	(1, 'simulation-12-4-10-1768435200000-1-161', '\x304f59166fdd7e65897c3aee54268798929eb67da9877a6f568f6416e8719e6c', '{"results":[{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46},{"status":"created","id":47},{"status":"created","id":48}]}', '{}', '2026-11-23 12:13:03.311+00'),
	(1, 'simulation-12-4-10-1768435200000-1-166', '\x3357206dab5bbca4403e09a3c04725a2ac76d86e6d2c99abce385cf7407bf55d', '{"results":[{"status":"duplicate","id":40},{"status":"duplicate","id":41},{"status":"duplicate","id":42},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56},{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60}]}', '{}', '2026-11-23 12:13:03.34+00'),
	(1, 'simulation-12-4-10-1768435200000-1-169', '\xab5b88b916fdbb799b6800c39ce8a134ed9921720772aad092e062428ab406b1', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 12:13:03.374+00'),
	(1, 'simulation-12-4-10-1768435200000-1-172', '\xfff3c7bf76ebeb091daf6d4bd9345b34c7852afc194857be017d2bbe9c23a4e1', '{"id" : 8, "device" : {"id" : 19}, "eventTimestamp" : "2026-01-11T08:30:00.000Z", "batteryPercentage" : 39, "signalStrength" : 42}', '{}', '2026-11-23 12:13:03.412+00'),
	(1, 'simulation-12-4-10-1768435200000-1-175', '\xc04a2a4bed7d301c8286ca68701255d7a1a527ace3a421a5be89e1d650d0890c', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 12:13:03.455+00'),
	(1, 'simulation-12-4-10-1768435200000-1-179', '\xf2f3035ac6aac1345f713035df3bf829aca92dd92250dc1a265c5c4cef02d73d', '{"results":[{"status":"created","id":61},{"status":"created","id":62},{"status":"created","id":63},{"status":"created","id":64},{"status":"created","id":65},{"status":"created","id":66},{"status":"created","id":67},{"status":"created","id":68},{"status":"created","id":69}]}', '{}', '2026-11-23 12:13:03.503+00'),
	(1, 'simulation-12-4-10-1768435200000-1-182', '\x10eb908a9026de8c68642da086f23f6c9489c43804132bf03623592188bb86b2', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 12:13:03.528+00'),
	(1, 'simulation-12-4-10-1768435200000-1-185', '\xe3855c7dba0b1bdd61643b79242d3419896e0947e370f387ac94cb695304cb4f', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 12:13:03.562+00'),
	(1, 'simulation-12-4-10-1768435200000-1-189', '\x5edc244ed542bfdb44ba5bb0be6c13e72783719e33b8b14d66074580e330fbae', '{"results":[{"status":"created","id":70},{"status":"created","id":71},{"status":"created","id":72},{"status":"created","id":73},{"status":"created","id":74},{"status":"created","id":75},{"status":"created","id":76},{"status":"created","id":77},{"status":"created","id":78},{"status":"created","id":79},{"status":"created","id":80},{"status":"created","id":81},{"status":"created","id":82},{"status":"created","id":83},{"status":"created","id":84}]}', '{}', '2026-11-23 12:13:03.591+00'),
	(1, 'simulation-12-4-10-1768435200000-1-193', '\x54ab79e612b43cda0f28712316d55195ccee2de1b0be74651a2d2d095a1a0514', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 12:13:03.624+00'),
	(1, 'simulation-12-4-10-1768435200000-1-194', '\xbfbab83a920f48536ab882f9fb59f50f9d18f63aa360e2031435946c8c629278', '{"results":[{"status":"created","id":69},{"status":"created","id":70},{"status":"created","id":71},{"status":"created","id":72},{"status":"created","id":73},{"status":"created","id":74},{"status":"created","id":75}]}', '{}', '2026-11-23 12:13:03.66+00'),
	(1, 'simulation-12-4-10-1768435200000-1-198', '\x0aeb92f5e869f4bdc0cd8af42c2c3d7fa8f7b545b3dcc77c19b0003ff9eb9b59', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 12:13:03.689+00'),
	(1, 'simulation-12-4-10-1768435200000-1-137', '\x1e568fe57cb7a256cacce9feb402745a0ee7d11dc64d0fc11395705aec7dab39', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 12:13:03.011+00'),
	(1, 'simulation-12-4-10-1768435200000-1-141', '\x146e93b43bee145ab33de51abda0637b258d1c89bbd7615f4b98974e9d5d5bf5', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26}]}', '{}', '2026-11-23 12:13:03.061+00'),
	(1, 'simulation-12-4-10-1768435200000-1-142', '\x8ac7b7d8dbf9c2bbd27f4f6430b0a29b32d826d6124490a48cd00e500e631132', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 12:13:03.09+00'),
	(1, 'simulation-12-4-10-1768435200000-1-145', '\x0b2f63bac3f53b4316fe44c06e6922308ab3b7dfbde6161fa452b53d35fbb6d1', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 12:13:03.131+00'),
	(1, 'simulation-12-4-10-1768435200000-1-149', '\xf49eac3976a07b6df193f82038e6afaba52e8de4567792fe80b9e1538f927e4b', '{"results":[{"status":"created","id":40},{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46},{"status":"created","id":47},{"status":"created","id":48}]}', '{}', '2026-11-23 12:13:03.165+00'),
	(1, 'simulation-12-4-10-1768435200000-1-154', '\x476f204001de516ace013c015f82991ef5ac224cc1cd8045c6e40d864fb1e922', '{"id" : 18, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{}', '2026-11-23 12:13:03.225+00'),
	(1, 'simulation-12-4-10-1768435200000-1-162', '\x1f3e58735cf5ef6e95a582e8b2ac4ba0764cefb44960213776623faf72cd019f', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 12:13:03.314+00'),
	(1, 'simulation-12-4-10-1768435200000-1-165', '\xaddc9b907c816a9a2c73054e9930532e08f7eba6bf6f23effa160ae35b68c8ed', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 12:13:03.336+00'),
	(1, 'simulation-12-4-10-1768435200000-1-170', '\x39ff36d3c47e9a472fe20a1f9bfffc41ab160af58126bafa73a738e75bbbfd8f', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 12:13:03.378+00'),
	(1, 'simulation-12-4-10-1768435200000-1-171', '\xf840e1ff6408d0e16d82fea01269b75666ed0b314fdc8f6c191161d67971d451', '{"id" : 7, "device" : {"id" : 2}, "eventTimestamp" : "2026-01-11T10:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 41}', '{}', '2026-11-23 12:13:03.409+00'),
	(1, 'simulation-12-4-10-1768435200000-1-176', '\xd381ab0ff80fedcb682f749a7a0d6d837e7dadc33c312733fdaeb43ded578fb5', '{"results":[{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46}]}', '{}', '2026-11-23 12:13:03.456+00'),
	(1, 'simulation-12-4-10-1768435200000-1-180', '\x4790e6e03bbfdf1356c6146b742c80e69ff8691ac9f3341f325920ff85671ff4', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 12:13:03.508+00'),
	(1, 'simulation-12-4-10-1768435200000-1-183', '\xe378956dc42e6b3ff3a9826fd59e4f05ab646c424e51f69754aa2347b13b6f82', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 12:13:03.539+00'),
	(1, 'simulation-12-4-10-1768435200000-1-184', '\x1b23629aa6b2aaac9d2905d44f04c6b41dda8536be290a6bfb39e6a6a43b1d2c', '{"results":[{"status":"created","id":56},{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62},{"status":"created","id":63},{"status":"created","id":64},{"status":"created","id":65},{"status":"created","id":66},{"status":"created","id":67},{"status":"created","id":68}]}', '{}', '2026-11-23 12:13:03.561+00'),
	(1, 'simulation-12-4-10-1768435200000-1-191', '\x76436ff982f40e72f23df6ba5178f4422f635fefb2ca53086a18ab2173567b2f', '{"results":[{"status":"created","id":47},{"status":"created","id":48},{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56}]}', '{}', '2026-11-23 12:13:03.596+00'),
	(1, 'simulation-12-4-10-1768435200000-1-197', '\x28c3cb79a77da4af4c0af5421aea0cd3b3ddbd496069b4db53049e02d2684638', '{"results":[{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37}]}', '{}', '2026-11-23 12:13:03.661+00'),
	(1, 'simulation-12-4-10-1768435200000-1-201', '\xfa3e9f4ba6a645983167bb44fb117c81731befbae09c8e7c8283a81e406adffb', '{"results":[{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62}]}', '{}', '2026-11-23 12:13:03.708+00'),
	(1, 'simulation-12-4-10-1768435200000-1-206', '\x430d80d7530f09863ea064bf827ac5b069674ac031da92fb1679099482442871', '{"id" : 12, "device" : {"id" : 33}, "eventTimestamp" : "2026-01-14T04:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 43}', '{}', '2026-11-23 12:13:03.75+00'),
	(1, 'simulation-12-4-10-1768435200000-1-143', '\xd498dd38a4ce41acdeb45fdb187c3560536ecc04dd060882070ffccc6763abf1', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 12:13:03.093+00'),
	(1, 'simulation-12-4-10-1768435200000-1-144', '\x20b7d5cab9f33254fbd39100524d6fed5f1e935e11fd455e6054852315e9f3be', '{"results":[{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40},{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43}]}', '{}', '2026-11-23 12:13:03.13+00'),
	(1, 'simulation-12-4-10-1768435200000-1-148', '\x936b38428b80742b041236fc217ca4dd6ff60c53ffcdb5834e70761b4210bf50', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 12:13:03.15+00'),
	(1, 'simulation-12-4-10-1768435200000-1-152', '\xa84b0b3bcf6d829e7a2153b9ed20c578971676a2864831c8fba4d4814bceacbc', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 12:13:03.181+00'),
	(1, 'simulation-12-4-10-1768435200000-1-153', '\xe2e900792b448f54bc99ea4840c1e1d20eba9334765d3a08ab45697a2e084380', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 12:13:03.204+00'),
	(1, 'simulation-12-4-10-1768435200000-1-155', '\x1166b1900eaa4b80afab67de9163f1a175806a3d3671aefa10460d14b6705385', '{"id" : 17, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 151, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000}', '{}', '2026-11-23 12:13:03.226+00'),
	(1, 'simulation-12-4-10-1768435200000-1-163', '\x6bb9a3c9002274a825f5165388b9b734808a7896d50a5ed62e6b1a1900a64de9', '{"results":[{"status":"duplicate","id":27},{"status":"duplicate","id":28},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40}]}', '{}', '2026-11-23 12:13:03.312+00'),
	(1, 'simulation-12-4-10-1768435200000-1-167', '\x6bceca2729c5643785f230cf9b02b782073b44c48af6ef3d7ef0939ed6b7b12c', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 12:13:03.352+00'),
	(1, 'simulation-12-4-10-1768435200000-1-177', '\x02fc86888542a22475e31634552e6c2c5ac4e67b3343442f8b870b90cf9ba040', '{"results":[{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 12:13:03.457+00'),
	(1, 'simulation-12-4-10-1768435200000-1-181', '\x133967f3bebe5c29ae34966b46fd1fb712c20992583e0f97eb6cf1104ddce8a4', '{"results":[{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46}]}', '{}', '2026-11-23 12:13:03.514+00'),
	(1, 'simulation-12-4-10-1768435200000-1-186', '\xfaa591795d567a5fa0269b4102e82d70fd89cf2fb76c05a2407c0741d0a9ae73', '{"results":[{"status":"created","id":47},{"status":"created","id":48},{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56}]}', '{}', '2026-11-23 12:13:03.563+00'),
	(1, 'simulation-12-4-10-1768435200000-1-188', '\xb3f3b8f667f3c75165242cd192b14597ff2afe40ff679d32463a726ca2fb9ce3', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 12:13:03.582+00'),
	(1, 'simulation-12-4-10-1768435200000-1-192', '\x1511ba2545efe5eaf936936cbeeb16b9bd71fbeb2be17f50f4c6ea2e78126884', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 12:13:03.614+00'),
	(1, 'simulation-12-4-10-1768435200000-1-196', '\x31f9f16d89bad38f287a63fcfccaf618a2b2ccc1053cbbcf9a25f9f645bc0bcb', '{"results":[{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62}]}', '{}', '2026-11-23 12:13:03.661+00'),
	(1, 'simulation-12-4-10-1768435200000-1-199', '\x0a706a2b77f575be6199786cceb18d3735d43e2b03ba490b86363aba564fdbfd', '{"results":[{"status":"created","id":85},{"status":"created","id":86},{"status":"created","id":87},{"status":"created","id":88},{"status":"created","id":89},{"status":"created","id":90},{"status":"created","id":91},{"status":"created","id":92},{"status":"created","id":93}]}', '{}', '2026-11-23 12:13:03.699+00'),
	(1, 'simulation-12-4-10-1768435200000-1-203', '\x02e841f9be16d0997da32c4982df9add62492571a20f693193267481bf2eb5ce', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 12:13:03.732+00'),
	(1, 'simulation-12-4-10-1768435200000-1-204', '\x924a0ed94b5e08b5d4d7ec5e4bfb4bf797d73c0c4657b5f508cf893f745b4791', '{"id" : 10, "device" : {"id" : 2}, "eventTimestamp" : "2026-01-14T10:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 41}', '{}', '2026-11-23 12:13:03.748+00'),
	(1, 'simulation-12-4-10-1768435200000-1-156', '\xfee12e85119c780828d199113d786f9e64f943be0ecb0d84df5be4f568c4c64a', '{"id" : 19, "readingTimestamp" : "2026-01-10T07:30:00.000Z", "weight" : 152, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600}', '{}', '2026-11-23 12:13:03.233+00'),
	(1, 'simulation-12-4-10-1768435200000-1-164', '\x16c477a6f0459d9c16de2f3cc31ed2f50556c8412f2f3e0ba792c01973c78070', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25}]}', '{}', '2026-11-23 12:13:03.322+00'),
	(1, 'simulation-12-4-10-1768435200000-1-168', '\xaa39605ecf66552c18c6aa41f285d6566c4e121c145a0ca6b2462766e29c2f12', '{"results":[{"status":"duplicate","id":27},{"status":"duplicate","id":28},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40}]}', '{}', '2026-11-23 12:13:03.368+00'),
	(1, 'simulation-12-4-10-1768435200000-1-173', '\x306a2c0de95840885e0847811dac8c36275fbaf54cfc9d31ac22712b6b06c9fa', '{"id" : 9, "device" : {"id" : 33}, "eventTimestamp" : "2026-01-11T04:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 43}', '{}', '2026-11-23 12:13:03.413+00'),
	(1, 'simulation-12-4-10-1768435200000-1-174', '\x0e35935173da0c709b250cf86f0cdad2252ade8eac0527dc51d9c2eba57b25f8', '{"results":[{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55}]}', '{}', '2026-11-23 12:13:03.455+00'),
	(1, 'simulation-12-4-10-1768435200000-1-178', '\x84482a30680eaccbc994a5e3c4208f9e95a5b0ed01d3bf33552526ec6e74091e', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 12:13:03.49+00'),
	(1, 'simulation-12-4-10-1768435200000-1-187', '\x02ac30d3450c2a506c1066c95aaea88341466f2b7dbc29b28289e6dfc56196b6', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33}]}', '{}', '2026-11-23 12:13:03.564+00'),
	(1, 'simulation-12-4-10-1768435200000-1-190', '\x2eb28b796d96f39f60369b6b0e9bea2e9bc470c17e49f79b0e220d86f2ec2ec5', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 12:13:03.594+00');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-195', '\xa948dceeed710331eae8ca97d5ffcd4a355dd502913ed2a749d7f93c3135a9e2', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 12:13:03.66+00'),
	(1, 'simulation-12-4-10-1768435200000-1-200', '\xc801ce996a1e3d0b5501e2d164f0bcb8a71ded10a4455e463400531ec6e12135', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 12:13:03.703+00'),
	(1, 'simulation-12-4-10-1768435200000-1-205', '\x22608a9cbbb1690ea712b76707d1f910ec83263e39faeb7c9c9d509d65cb8ded', '{"id" : 11, "device" : {"id" : 19}, "eventTimestamp" : "2026-01-14T08:30:00.000Z", "batteryPercentage" : 14, "signalStrength" : 42}', '{}', '2026-11-23 12:13:03.749+00'),
	(1, 'simulation-8-1-1-1768435200000-1-0', '\xba546da11a8876d784168daebaa42deef545fbedaa125362572d99aac37f9486', '{"id" : 4, "name" : "Example Devices"}', '{}', '2026-11-23 12:13:12.043+00'),
	(1, 'simulation-8-1-1-1768435200000-1-1', '\xc262ee65a2bbc52f2c45032f0e841fc892d3a637cf80f6d3b23f6f945c553ecd', '{"id" : 5, "name" : "Sample Instruments"}', '{}', '2026-11-23 12:13:12.05+00'),
	(1, 'simulation-8-1-1-1768435200000-1-3', '\x2e36c25df9db2fbf9282ca086e69760cc439b33d90d3e0bd3362d478ef512620', '{"id" : 6, "name" : "Simulated Clinic 2", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NY", "zipCode" : "10001", "country" : "US", "note" : null}}', '{}', '2026-11-23 12:13:12.055+00'),
	(1, 'simulation-8-1-1-1768435200000-1-2', '\x698291bcaf881a0d24d8fc2d01ee087f2cce970f110cda9a7a7c4a11f3005999', '{"id" : 7, "name" : "Simulated Clinic 1", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "CA", "zipCode" : "94105", "country" : "US", "note" : null}}', '{}', '2026-11-23 12:13:12.055+00'),
	(1, 'simulation-8-1-1-1768435200000-1-5', '\x29303223d408f8e03d5fae0fbcb5ba6c831b9d1ee70c0fde16904cb5d2b7d34d', '{"id" : 8, "name" : "Simulated Clinic 4", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}}', '{}', '2026-11-23 12:13:12.13+00'),
	(1, 'simulation-8-1-1-1768435200000-1-4', '\xd67508ce9335fdc21d52252c1dc22d51cdae86280e7da7705510415f3701b782', '{"id" : 9, "name" : "Simulated Clinic 3", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}}', '{}', '2026-11-23 12:13:12.141+00'),
	(1, 'simulation-8-1-1-1768435200000-1-6', '\x66b86ce7450176e5d4533a719c4aab1411ccf8201cc1199a26885ec1c1172f00', '{"id" : 10, "name" : "Simulated Clinic 5", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "WB", "zipCode" : "700001", "country" : "IN", "note" : null}}', '{}', '2026-11-23 12:13:12.148+00'),
	(1, 'simulation-8-1-1-1768435200000-1-7', '\x3b3d58b12d366865eafc53f0c7f46e65414f707cede5367758ee7d9f3b4a1ada', '{"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodGlucose"]}', '{}', '2026-11-23 12:13:12.193+00'),
	(1, 'simulation-8-1-1-1768435200000-1-8', '\xebe4307901daade0d212e152ae466a466ffc0231819b0f5b55d8374d33d541a6', '{"id" : 12, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodPressure"]}', '{}', '2026-11-23 12:13:12.201+00'),
	(1, 'simulation-8-1-1-1768435200000-1-10', '\xafeda4ce4cdad91ed195efd40e4b5a66c61a6e2ba39655e80c1500509a64af35', '{"id" : 14, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["bloodOxygen"]}', '{}', '2026-11-23 12:13:12.207+00'),
	(1, 'simulation-8-1-1-1768435200000-1-9', '\xdb7d6be7ca271a05471f78d8a1a2b6c91f196108ad7185a21a35b70de4130099', '{"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["weight"]}', '{}', '2026-11-23 12:13:12.205+00'),
	(1, 'simulation-8-1-1-1768435200000-1-11', '\x42a7fba4ed5a41f4b90d473ed35f6c1570e3cf7e6cdc483cb0a6fea966418de5', '{"id" : 15, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["temperature"]}', '{}', '2026-11-23 12:13:12.281+00'),
	(1, 'simulation-8-1-1-1768435200000-1-12', '\x5aee0f73e92fd43216b863fcc38a576e1a1576db664bafe016e19467fe6ef85f', '{"id" : 16, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["heartRate","heartRateVariability"]}', '{}', '2026-11-23 12:13:12.285+00'),
	(1, 'simulation-8-1-1-1768435200000-1-13', '\x06754fd8fbca4ebf81993562252b1a6beb65081437c16c9cae345f24ff14d310', '{"id" : 17, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["peakFlow"]}', '{}', '2026-11-23 12:13:12.295+00'),
	(1, 'simulation-8-1-1-1768435200000-1-14', '\xeb1202bd0b64ae4dcbf26a60dece6360b314ccc0cabb5a1f600ef2066c283d88', '{"id" : 18, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["sleepMatActivity","sleepMatDuration"]}', '{}', '2026-11-23 12:13:12.302+00'),
	(1, 'simulation-8-1-1-1768435200000-1-15', '\xe2dbe511ab78f385a94f4ad6714a3269cc4ee8afaa066d6849e82bae02570a2c', '{"id" : 19, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : null, "size" : null, "readingKinds" : []}', '{}', '2026-11-23 12:13:12.331+00'),
	(1, 'simulation-8-1-1-1768435200000-1-16', '\x67254e7c8ae4cc4153bb4a93275924999ab49086cf6e4a1971aaa3e32df82d53', '{"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '{}', '2026-11-23 12:13:12.349+00'),
	(1, 'simulation-8-1-1-1768435200000-1-18', '\x00096a9e0cc6eec141b595441a724f50690be20ad205bdf7bff23d48b481e241', '{"item" : {"id" : 19, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : null, "tracked" : false, "available" : 4, "promised" : 0}', '{}', '2026-11-23 12:13:12.385+00'),
	(1, 'simulation-8-1-1-1768435200000-1-17', '\x2da4b8976f6ad512612c7479f569201b8e8cad5822b3ce4a14a355caadf5ce47', '{"id" : 2, "name" : "Simulated Home Kit", "archived" : false, "kitItems" : [{"item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 12, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 19, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "count" : 2}]}', '{}', '2026-11-23 12:13:12.381+00'),
	(1, 'simulation-8-1-1-1768435200000-1-20', '\x6a6fcb57786c2ea0d79823293b95959a173d93f86e5140b70b55826ef004610f', '{"id" : 35, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.443Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.423+00'),
	(1, 'simulation-8-1-1-1768435200000-1-23', '\x9d1db3ffe7579435ab5bdc47e0680c7219ad851805b510af7a52275ea2b80287', '{"id" : 39, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.487Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.469+00'),
	(1, 'simulation-8-1-1-1768435200000-1-30', '\xa3376e78b6f007cbf5f6907b2c2a9fb0e0b137274e17f1a806927c161baf02f1', '{"id" : 38, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.470Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.539Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.522+00'),
	(1, 'simulation-8-1-1-1768435200000-1-31', '\x0985ba7c84ca1dc8d61f291bff296577a53a6aa4a20693d1c3df3692f3d8de03', '{"id" : 39, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.487Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.565Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.557+00'),
	(1, 'simulation-8-1-1-1768435200000-1-38', '\xf214affc2da18151832bc33145a176475dab6f6edd2688f4137cfef3644ee41e', '{"results":[{"status":"created","id":38}]}', '{}', '2026-11-23 12:13:12.656+00'),
	(1, 'simulation-8-1-1-1768435200000-1-21', '\x5bc2b4f0ce717b6243f25b7e321f919c7ced490b623364d5eb25997894db671e', '{"id" : 36, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.451Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.425+00'),
	(1, 'simulation-8-1-1-1768435200000-1-25', '\x8b8fd2d88bb007a75f0335f16552187895956fc1c05121ae049d39f736236fa6', '{"id" : 41, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.506Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 17, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.497+00'),
	(1, 'simulation-8-1-1-1768435200000-1-29', '\x509f28d438e6f98fb254a309b2705b948774fb991331b11af2b5a272437bda26', '{"id" : 36, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.451Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.545Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.521+00'),
	(1, 'simulation-8-1-1-1768435200000-1-42', '\x51609906cbfee399990db8e7897ae9632aa3ad73c79419491cf78d5f1d146431', '{"results":[{"status":"created","id":63}]}', '{}', '2026-11-23 12:13:12.71+00'),
	(1, 'simulation-8-1-1-1768435200000-1-19', '\x9444108dfe403ab351b9ab9b9612b9e9ad5f3ebf5b6091363bc4f1523b0a3798', '{"id" : 37, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.457Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.42+00'),
	(1, 'simulation-8-1-1-1768435200000-1-22', '\xd3c79bc3d0aa43032ea07e0766abe60a29a49399c187bc46b21678a28d1ec9f1', '{"id" : 38, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.470Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.435+00'),
	(1, 'simulation-8-1-1-1768435200000-1-24', '\x0ba98d151b98382b5fa86c106e0cd90c48c0fabceeed32530b5ae80365a989e6', '{"id" : 40, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.504Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.49+00'),
	(1, 'simulation-8-1-1-1768435200000-1-26', '\x5c2e3ea393bc40644c4ba31ae9da521a9330475a4d44d533509592994ceab884', '{"id" : 42, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.507Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 18, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.499+00'),
	(1, 'simulation-8-1-1-1768435200000-1-27', '\x891633a3a0de130370314120a445be76d43677f5802cac43c3e05e83656467d7', '{"id" : 37, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.457Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.540Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.519+00'),
	(1, 'simulation-8-1-1-1768435200000-1-28', '\x14dac04a896d322758b9efc2e9aa085547574a2112c1520552f5cf3c29d74922', '{"id" : 35, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.443Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.545Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.52+00'),
	(1, 'simulation-8-1-1-1768435200000-1-32', '\xe8fb32e98f253ed59ae19e3021bb14177c699ca1e1f7bac4ebc56f3149a2fb63', '{"id" : 40, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.504Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.578Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.569+00'),
	(1, 'simulation-8-1-1-1768435200000-1-33', '\xb140918ce1a34a8a7e476d6425942a92d19e4da38d3f1dbbe46a6785021cc4cf', '{"id" : 41, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.506Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.584Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 17, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 4, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.572+00'),
	(1, 'simulation-8-1-1-1768435200000-1-36', '\x13b8fdddb62514e5cea138a17a79f7f3ec5f9d50c8c0ae20d32e1a559287bbb0', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 12:13:12.654+00'),
	(1, 'simulation-8-1-1-1768435200000-1-37', '\x44dcd67ac7b3c58cf4acd8f1f2e6bc9486595b01c3cc3abc487bb24973916cef', '{"results":[{"status":"created","id":63}]}', '{}', '2026-11-23 12:13:12.654+00'),
	(1, 'simulation-8-1-1-1768435200000-1-39', '\x22f5c7c7cb7b748c69e26a36730e621e462b5741746d7cabfea55026b37ffdf1', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 12:13:12.694+00'),
	(1, 'simulation-8-1-1-1768435200000-1-40', '\x4870c37af41d90fe3ccafb828489dfcaf95be0e61688524bb970e8bbba3959ab', '{"results":[{"status":"created","id":94},{"status":"created","id":95}]}', '{}', '2026-11-23 12:13:12.701+00'),
	(1, 'simulation-8-1-1-1768435200000-1-43', '\x720bdf6fa554089c5499df0400d88e7b72642899b37e8375018fef12c2dfe7a0', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 12:13:12.721+00'),
	(1, 'simulation-8-1-1-1768435200000-1-34', '\x404f6082b3a24271314e80fb1521c488d0ce843130ee35660ee3f2653170936a', '{"id" : 42, "currentPatient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:12.507Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:12.598Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 18, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 5, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 12:13:12.575+00'),
	(1, 'simulation-8-1-1-1768435200000-1-35', '\x0171d7367d06d6dcf8b00ca8d79c0f7ca0242434bb9882978b2085bc7645b3bc', '{"results":[{"status":"created","id":1076},{"status":"created","id":1077}]}', '{}', '2026-11-23 12:13:12.646+00'),
	(1, 'simulation-8-1-1-1768435200000-1-41', '\xb359a9e094705183c5f9e0a961f1d1cab1fa1945c74946bd0336e278bb64cfc8', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 12:13:12.701+00'),
	(1, 'simulation-8-1-1-1768435200000-1-44', '\x442ff90eacb89ba08dec510427a4cdae3923b9af8433432ded7c1174ab890f21', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 12:13:12.733+00'),
	(1, 'simulation-8-1-1-1768435200000-1-45', '\x235d6369772323e9efd2a422c5938a1707f2d97d4ac1ceaafa110e40b8850eae', '{"id" : 13, "device" : {"id" : 37}, "eventTimestamp" : "2026-01-14T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}', '{}', '2026-11-23 12:13:12.764+00'),
	(1, 'simulation-8-1-1-1768435200000-1-46', '\x3250e7a82e20658ad735ee794ad0e506a87819131727cbc716ae905766f9698c', '{"id" : 39, "readingTimestamp" : "2026-01-14T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{}', '2026-11-23 12:13:12.787+00'),
	(1, 'simulation-8-1-1-1768435200000-1-47', '\x3250e7a82e20658ad735ee794ad0e506a87819131727cbc716ae905766f9698c', '{"id" : 39, "readingTimestamp" : "2026-01-14T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 6, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{"outcome": "duplicate"}', '2026-11-23 12:13:12.804+00');
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'Example Glucose Meter', 'BG-1', 'SIM-BG-1', true, 'imei', NULL, '{bloodGlucose}'),
	(1, 2, 1, 'Example Blood Pressure Cuff', 'BP-1', 'SIM-BP-1', true, 'imei', NULL, '{bloodPressure}'),
	(1, 3, 1, 'Example Body Scale', 'WS-1', 'SIM-WS-1', true, 'imei', NULL, '{weight}'),
	(1, 4, 2, 'Example Pulse Oximeter', 'PO-1', 'SIM-PO-1', true, 'macAddress', NULL, '{bloodOxygen}'),
	(1, 5, 2, 'Example Thermometer', 'TH-1', 'SIM-TH-1', true, 'macAddress', NULL, '{temperature}'),
	(1, 6, 2, 'Example Wrist Band', 'WB-1', 'SIM-WB-1', true, 'macAddress', NULL, '{heartRate,heartRateVariability}'),
	(1, 7, 1, 'Example Peak Flow Meter', 'PF-1', 'SIM-PF-1', true, 'serial', NULL, '{peakFlow}'),
	(1, 8, 2, 'Example Sleep Mat', 'SM-1', 'SIM-SM-1', true, 'serial', NULL, '{sleepMatActivity,sleepMatDuration}'),
	(1, 9, 1, 'Example Test Strips', 'TS-1', 'SIM-TS-1', true, NULL, NULL, '{}'),
	(1, 10, 3, 'Imported glucose meter', 'Unknown', 'IMPORT', true, NULL, NULL, '{}'),
	(1, 11, 4, 'Example Glucose Meter', 'BG-1', 'SIM-BG-1', true, 'imei', NULL, '{bloodGlucose}'),
	(1, 12, 4, 'Example Blood Pressure Cuff', 'BP-1', 'SIM-BP-1', true, 'imei', NULL, '{bloodPressure}'),
	(1, 13, 4, 'Example Body Scale', 'WS-1', 'SIM-WS-1', true, 'imei', NULL, '{weight}'),
	(1, 14, 5, 'Example Pulse Oximeter', 'PO-1', 'SIM-PO-1', true, 'macAddress', NULL, '{bloodOxygen}'),
	(1, 15, 5, 'Example Thermometer', 'TH-1', 'SIM-TH-1', true, 'macAddress', NULL, '{temperature}'),
	(1, 16, 5, 'Example Wrist Band', 'WB-1', 'SIM-WB-1', true, 'macAddress', NULL, '{heartRate,heartRateVariability}'),
	(1, 17, 4, 'Example Peak Flow Meter', 'PF-1', 'SIM-PF-1', true, 'serial', NULL, '{peakFlow}'),
	(1, 18, 5, 'Example Sleep Mat', 'SM-1', 'SIM-SM-1', true, 'serial', NULL, '{sleepMatActivity,sleepMatDuration}'),
	(1, 19, 4, 'Example Test Strips', 'TS-1', 'SIM-TS-1', true, NULL, NULL, '{}');
INSERT INTO public.kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Simulated Home Kit', false),
	(1, 2, 'Simulated Home Kit', false);
INSERT INTO public.kit_item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1),
	(1, 1, 2, 1),
	(1, 1, 3, 1),
	(1, 1, 9, 2),
	(1, 2, 11, 1),
	(1, 2, 12, 1),
	(1, 2, 13, 1),
	(1, 2, 19, 2);
INSERT INTO public.manufacturer OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Example Devices'),
	(1, 2, 'Sample Instruments'),
	(1, 3, 'Unknown'),
	(1, 4, 'Example Devices'),
	(1, 5, 'Sample Instruments');
INSERT INTO public.migration OVERRIDING SYSTEM VALUE VALUES
	(1, 1763700000000, 'Foundation1763700000000', 'adc42f9a373472a12d3621c2140507d4d4310eca71ed3e3bb7dfba756d5b6446'),
	(2, 1763800000000, 'ClinicalSide1763800000000', '35f2abe205925254cc13c410877b58815fe8e3254b7570160102aff86ddaefc5'),
	(3, 1763900000000, 'WebhookDelivery1763900000000', '7e1def77a0214cbc1d7bfd08158a7f51f660d15fe26229810465c4fd01c7783f'),
	(4, 1764000000000, 'Orders1764000000000', 'd5077e0b0375942338808836b7df1d0d1f4f33380ef29327b7ddf25404a3f465'),
	(5, 1764100000000, 'WebhookSuccess1764100000000', '9017251fe7a149fa157f79d6321bc38ca4d77ded9156dc88fadff4a445e935a1'),
	(6, 1764200000000, 'ApiKeyPolicies1764200000000', 'd0a65ae72d59df9657fc62bdbc19660dbea96d7f0d005865ca3d86607c81cbca'),
	(7, 1764400000000, 'MigrationChecksums1764400000000', 'e8cbbc2f0e68c13c4fe1bea43b0b74909e13b57779fda80bf247fb6df7eb0758'),
	(8, 1764500000010, 'ReadingCounts1764500000010', 'b42c26363bee4fc7a876370ab94b6240c2651123bde2367b0ad8dd19589993e1'),
	(9, 1764500000030, 'PatientAndDeviceLists1764500000030', 'fd94c5b76aa75afa0375a877e8d6c32f68e1fdbbdcc0ac320768c71068080c2b'),
	(10, 1764600000000, 'ReadingVersions1764600000000', '2302da62264568458281fbba2d702eeff540d6d9fdea6d43079fb91f0fe7b6a7'),
	(11, 1764700000000, 'Catalogue1764700000000', '0c994a81ca58bdb7795581b4a27bc7a5d07c7262148fbbc09f2374c06107af36'),
	(12, 1764700000010, 'ClosingReadingCounts1764700000010', 'd2e0747ead96dbbab1495dace831f2dee00c98273b0a6cd960bae51612e0b195');
INSERT INTO public.order_device OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 25, 7, 1, false),
	(1, 2, 26, 8, 1, false),
	(1, 2, 27, 1, NULL, false),
	(1, 2, 29, 2, NULL, false),
	(1, 2, 30, 3, NULL, false),
	(1, 2, 31, 5, NULL, false),
	(1, 2, 32, 4, NULL, false),
	(1, 2, 33, 6, 1, false),
	(1, 1, 17, 7, 2, false),
	(1, 1, 18, 8, 2, false),
	(1, 1, 19, 6, 2, false),
	(1, 1, 20, 1, NULL, false),
	(1, 1, 21, 2, NULL, false),
	(1, 1, 22, 4, NULL, false),
	(1, 1, 23, 5, NULL, false),
	(1, 1, 24, 3, NULL, false),
	(1, 3, 25, 7, 3, false),
	(1, 3, 26, 8, 3, false),
	(1, 3, 27, 1, NULL, false),
	(1, 3, 29, 2, NULL, false),
	(1, 3, 30, 3, NULL, false),
	(1, 3, 31, 5, NULL, false),
	(1, 3, 32, 4, NULL, false),
	(1, 3, 33, 6, 3, false);
INSERT INTO public.order_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'received', '2026-11-23 12:13:01.709+00', NULL),
	(1, 2, 1, 'onHold', '2026-11-23 12:13:01.709+00', NULL),
	(1, 3, 2, 'received', '2026-11-23 12:13:01.876+00', NULL),
	(1, 4, 2, 'onHold', '2026-11-23 12:13:01.909+00', NULL),
	(1, 5, 2, 'packed', '2026-11-23 12:13:01.945+00', NULL),
	(1, 6, 2, 'shipped', '2026-11-23 12:13:01.981+00', NULL),
	(1, 7, 1, 'received', '2026-11-23 12:13:02.24+00', NULL),
	(1, 8, 1, 'packed', '2026-11-23 12:13:02.269+00', NULL),
	(1, 9, 1, 'shipped', '2026-11-23 12:13:02.301+00', NULL),
	(1, 10, 2, 'failed', '2026-11-23 12:13:02.324+00', 'Nobody opened the door.'),
	(1, 11, 3, 'received', '2026-11-23 12:13:02.397+00', NULL),
	(1, 12, 3, 'packed', '2026-11-23 12:13:02.428+00', NULL),
	(1, 13, 3, 'shipped', '2026-11-23 12:13:02.454+00', NULL),
	(1, 14, 1, 'delivered', '2026-11-23 12:13:02.616+00', NULL),
	(1, 15, 3, 'delivered', '2026-11-23 12:13:02.648+00', NULL);
INSERT INTO public.order_external_id OVERRIDING SYSTEM VALUE VALUES
	(1, 'sim-12-2-1', 1),
	(1, 'sim-12-3-1', 2),
	(1, 'sim-12-3-2', 3);
INSERT INTO public.order_kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, 1),
	(1, 2, 1, 1, 1),
	(1, 3, 1, 1, 1);
INSERT INTO public.order_line OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, NULL, 4, 1, true),
	(1, 1, 2, NULL, 5, 1, true),
	(1, 1, 3, NULL, 6, 1, true),
	(1, 1, 4, NULL, 7, 1, true),
	(1, 1, 5, NULL, 8, 1, true),
	(1, 1, 6, 1, 1, 1, true),
	(1, 1, 7, 1, 2, 1, true),
	(1, 1, 8, 1, 3, 1, true),
	(1, 1, 9, 1, 9, 2, false),
	(1, 2, 1, NULL, 4, 1, true),
	(1, 2, 2, NULL, 5, 1, true),
	(1, 2, 3, NULL, 6, 1, true),
	(1, 2, 4, NULL, 7, 1, true),
	(1, 2, 5, NULL, 8, 1, true),
	(1, 2, 6, 1, 1, 1, true),
	(1, 2, 7, 1, 2, 1, true),
	(1, 2, 8, 1, 3, 1, true),
	(1, 2, 9, 1, 9, 2, false),
	(1, 3, 1, NULL, 4, 1, true),
	(1, 3, 2, NULL, 5, 1, true),
	(1, 3, 3, NULL, 6, 1, true),
	(1, 3, 4, NULL, 7, 1, true),
	(1, 3, 5, NULL, 8, 1, true),
	(1, 3, 6, 1, 1, 1, true),
	(1, 3, 7, 1, 2, 1, true),
	(1, 3, 8, 1, 3, 1, true),
	(1, 3, 9, 1, 9, 2, false);
INSERT INTO public.order_tracking_number OVERRIDING SYSTEM VALUE VALUES
	(1, 'SIM-12-3-1', 2),
	(1, 'SIM-12-2-1', 1),
	(1, 'SIM-12-3-2', 3);
INSERT INTO public.organization OVERRIDING SYSTEM VALUE VALUES
	(1, 'Fixture Clinic', '2026-11-23 12:12:49.661+00');
INSERT INTO public.packed_kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 2, 1),
	(1, 2, 1, 1),
	(1, 3, 3, 1);
INSERT INTO public.patient OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Testina', 'Sampleton', '1940-06-27', 'testina.sampleton.0@example.org', '+15555550000', 'sim-12-0', 'male', '{"city": "Testville", "state": "CA", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "94105"}', false, true, 2, NULL, 'America/Los_Angeles', DEFAULT, DEFAULT, DEFAULT),
	(1, 2, 'Mock', 'Sampleton', '1969-02-23', 'mock.sampleton.1@example.org', '+15555550001', 'sim-12-1', 'other', '{"city": "Testville", "state": "NY", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10001"}', false, true, 1, NULL, 'America/New_York', DEFAULT, DEFAULT, DEFAULT),
	(1, 4, 'Samplia', 'Sampleton', '1982-09-20', 'samplia.sampleton.3@example.org', '+15555550003', 'sim-12-3', 'male', '{"city": "Testville", "state": "BE", "country": "DE", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10115"}', false, true, 3, 'Europe/Berlin', 'Europe/Berlin', DEFAULT, DEFAULT, DEFAULT),
	(1, 3, 'Fictia', 'Sampleton', '1985-11-20', 'fictia.sampleton.2@example.org', '+15555550002', 'sim-12-2', 'unknown', '{"city": "Testville", "state": "NL", "country": "CA", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "A1A 1A1"}', false, true, 4, 'America/St_Johns', 'America/St_Johns', DEFAULT, DEFAULT, DEFAULT),
	(1, 5, 'Subject', 's1', NULL, NULL, NULL, 's1', 'unknown', NULL, false, true, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT),
	(1, 6, 'Testina', 'Sampleton', '1959-11-22', 'testina.sampleton.0@example.org', '+15555550000', 'sim-8-0', 'unknown', '{"city": "Testville", "state": "CA", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "94105"}', false, true, 7, NULL, 'America/Los_Angeles', DEFAULT, DEFAULT, DEFAULT);
INSERT INTO public.peak_flow_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 6, 7, '2026-01-05 15:46:00+00', NULL, '2026-11-23 12:13:02.097+00', 478, 3.2, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 1, 6, 7, '2026-01-06 03:41:00+00', NULL, '2026-11-23 12:13:02.097+00', 534, 3.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 2, 15, 7, '2026-01-05 12:44:00+00', NULL, '2026-11-23 12:13:02.097+00', 346, 2.3, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 2, 15, 7, '2026-01-06 00:36:00+00', NULL, '2026-11-23 12:13:02.097+00', 340, 2.3, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 15, 7, '2026-01-06 12:26:00+00', NULL, '2026-11-23 12:13:02.559+00', 329, 2.2, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 2, 15, 7, '2026-01-07 00:35:00+00', NULL, '2026-11-23 12:13:02.559+00', 292, 1.9, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 1, 6, 7, '2026-01-07 16:08:00+00', NULL, '2026-11-23 12:13:02.745+00', 474, 3.2, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 6, 7, '2026-01-08 03:41:00+00', NULL, '2026-11-23 12:13:02.745+00', 491, 3.3, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 15, 7, '2026-01-07 12:29:00+00', NULL, '2026-11-23 12:13:02.745+00', 347, 2.3, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 2, 15, 7, '2026-01-08 00:56:00+00', NULL, '2026-11-23 12:13:02.745+00', 310, 2.1, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 3, 22, 7, '2026-01-07 11:04:00+00', NULL, '2026-11-23 12:13:02.745+00', 423, 2.8, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 3, 22, 7, '2026-01-07 23:50:00+00', NULL, '2026-11-23 12:13:02.745+00', 430, 2.9, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 4, 32, 7, '2026-01-07 06:55:00+00', NULL, '2026-11-23 12:13:02.745+00', 501, 3.3, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 4, 32, 7, '2026-01-07 19:08:00+00', NULL, '2026-11-23 12:13:02.745+00', 535, 3.6, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 1, 6, 7, '2026-01-08 16:00:00+00', NULL, '2026-11-23 12:13:02.844+00', 504, 3.4, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 1, 6, 7, '2026-01-09 03:49:00+00', NULL, '2026-11-23 12:13:02.844+00', 521, 3.5, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 17, 2, 15, 7, '2026-01-08 12:29:00+00', NULL, '2026-11-23 12:13:02.844+00', 328, 2.2, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 2, 15, 7, '2026-01-09 01:10:00+00', NULL, '2026-11-23 12:13:02.844+00', 345, 2.3, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 3, 22, 7, '2026-01-08 11:42:00+00', NULL, '2026-11-23 12:13:02.844+00', 440, 2.9, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 3, 22, 7, '2026-01-08 23:29:00+00', NULL, '2026-11-23 12:13:02.844+00', 439, 2.9, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 1, 6, 7, '2026-01-06 15:27:00+00', NULL, '2026-11-23 12:13:03.061+00', 527, 3.5, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 1, 6, 7, '2026-01-07 03:59:00+00', NULL, '2026-11-23 12:13:03.061+00', 479, 3.2, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 1, 6, 7, '2026-01-09 16:03:00+00', NULL, '2026-11-23 12:13:03.061+00', 510, 3.4, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 1, 6, 7, '2026-01-10 04:17:00+00', NULL, '2026-11-23 12:13:03.061+00', 485, 3.2, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 2, 15, 7, '2026-01-09 06:48:00+00', NULL, '2026-11-23 12:13:03.061+00', 341, 2.3, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 15, 7, '2026-01-09 18:45:00+00', NULL, '2026-11-23 12:13:03.061+00', 356, 2.4, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 1, 6, 7, '2026-01-10 15:48:00+00', NULL, '2026-11-23 12:13:03.173+00', 480, 3.2, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 1, 6, 7, '2026-01-11 03:50:00+00', NULL, '2026-11-23 12:13:03.173+00', 541, 3.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 2, 15, 7, '2026-01-10 07:07:00+00', NULL, '2026-11-23 12:13:03.173+00', 349, 2.3, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 2, 15, 7, '2026-01-10 19:12:00+00', NULL, '2026-11-23 12:13:03.173+00', 360, 2.4, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 4, 32, 7, '2026-01-10 06:45:00+00', NULL, '2026-11-23 12:13:03.173+00', 503, 3.4, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 4, 32, 7, '2026-01-10 18:50:00+00', NULL, '2026-11-23 12:13:03.173+00', 505, 3.4, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 35, 1, 6, 7, '2026-01-11 15:32:00+00', NULL, '2026-11-23 12:13:03.368+00', 478, 3.2, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 36, 1, 6, 7, '2026-01-12 04:16:00+00', NULL, '2026-11-23 12:13:03.368+00', 526, 3.5, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 37, 2, 15, 7, '2026-01-11 12:45:00+00', NULL, '2026-11-23 12:13:03.368+00', 332, 2.2, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 38, 2, 15, 7, '2026-01-12 00:35:00+00', NULL, '2026-11-23 12:13:03.368+00', 337, 2.2, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 39, 3, 22, 7, '2026-01-11 11:05:00+00', NULL, '2026-11-23 12:13:03.368+00', 440, 2.9, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 40, 3, 22, 7, '2026-01-11 23:39:00+00', NULL, '2026-11-23 12:13:03.368+00', 410, 2.7, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 41, 1, 6, 7, '2026-01-12 16:03:00+00', NULL, '2026-11-23 12:13:03.514+00', 514, 3.4, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 42, 1, 6, 7, '2026-01-13 03:36:00+00', NULL, '2026-11-23 12:13:03.514+00', 510, 3.4, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 43, 2, 15, 7, '2026-01-12 12:30:00+00', NULL, '2026-11-23 12:13:03.514+00', 355, 2.4, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 44, 2, 15, 7, '2026-01-13 00:49:00+00', NULL, '2026-11-23 12:13:03.514+00', 333, 2.2, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 45, 3, 22, 7, '2026-01-12 11:12:00+00', NULL, '2026-11-23 12:13:03.514+00', 416, 2.8, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 46, 3, 22, 7, '2026-01-12 23:48:00+00', NULL, '2026-11-23 12:13:03.514+00', 417, 2.8, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 49, 1, 6, 7, '2026-01-13 15:46:00+00', NULL, '2026-11-23 12:13:03.596+00', 541, 3.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 50, 1, 6, 7, '2026-01-14 04:09:00+00', NULL, '2026-11-23 12:13:03.596+00', 498, 3.3, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 51, 2, 15, 7, '2026-01-13 12:26:00+00', NULL, '2026-11-23 12:13:03.596+00', 316, 2.1, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 52, 2, 15, 7, '2026-01-14 00:49:00+00', NULL, '2026-11-23 12:13:03.596+00', 351, 2.3, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 47, 3, 22, 7, '2026-01-10 11:02:00+00', NULL, '2026-11-23 12:13:03.596+00', 412, 2.7, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 48, 3, 22, 7, '2026-01-10 23:49:00+00', NULL, '2026-11-23 12:13:03.596+00', 400, 2.7, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 53, 3, 22, 7, '2026-01-13 10:57:00+00', NULL, '2026-11-23 12:13:03.596+00', 439, 2.9, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 54, 3, 22, 7, '2026-01-13 23:55:00+00', NULL, '2026-11-23 12:13:03.596+00', 462, 3.1, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 55, 4, 32, 7, '2026-01-13 06:30:00+00', NULL, '2026-11-23 12:13:03.596+00', 489, 3.3, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 56, 4, 32, 7, '2026-01-13 19:17:00+00', NULL, '2026-11-23 12:13:03.596+00', 529, 3.5, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 57, 1, 6, 7, '2026-01-14 15:49:00+00', NULL, '2026-11-23 12:13:03.708+00', 541, 3.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 58, 2, 15, 7, '2026-01-14 13:06:00+00', NULL, '2026-11-23 12:13:03.708+00', 331, 2.2, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 59, 3, 22, 7, '2026-01-14 11:12:00+00', NULL, '2026-11-23 12:13:03.708+00', 444, 3, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 60, 3, 22, 7, '2026-01-14 23:47:00+00', NULL, '2026-11-23 12:13:03.708+00', 401, 2.7, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 61, 4, 32, 7, '2026-01-14 06:27:00+00', NULL, '2026-11-23 12:13:03.708+00', 540, 3.6, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 62, 4, 32, 7, '2026-01-14 18:49:00+00', NULL, '2026-11-23 12:13:03.708+00', 495, 3.3, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 63, 6, 41, 17, '2026-01-14 15:25:00+00', NULL, '2026-11-23 12:13:12.71+00', 491, 3.3, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.reading_count OVERRIDING SYSTEM VALUE VALUES
	(1, 'bloodGlucose', '2026-01-06', '2026-11-23', 5),
	(1, 'bloodGlucose', '2026-01-02', '2026-11-23', 288),
	(1, 'bloodGlucose', '2026-01-08', '2026-11-23', 9),
	(1, 'bloodGlucose', '2026-01-11', '2026-11-23', 6),
	(1, 'bloodGlucose', '2026-01-07', '2026-11-23', 12),
	(1, 'bloodGlucose', '2026-01-09', '2026-11-23', 6),
	(1, 'bloodGlucose', '2026-01-13', '2026-11-23', 10),
	(1, 'bloodGlucose', '2026-01-01', '2026-11-23', 288),
	(1, 'bloodGlucose', '2026-01-12', '2026-11-23', 6),
	(1, 'bloodGlucose', '2026-01-03', '2026-11-23', 288),
	(1, 'bloodGlucose', '2026-01-05', '2026-11-23', 4),
	(1, 'bloodGlucose', '2026-01-14', '2026-11-23', 7),
	(1, 'bloodGlucose', '2026-01-10', '2026-11-23', 10),
	(1, 'bloodGlucose', '2026-01-04', '2026-11-23', 136);
INSERT INTO public.reading_count_delta OVERRIDING SYSTEM VALUE VALUES
	(1, 'weight', 17, '2026-01-10', '2026-11-23', -1);
INSERT INTO public.reading_count_state OVERRIDING SYSTEM VALUE VALUES
	('bloodOxygen', 0, 0, NULL),
	('bloodPressure', 0, 0, NULL),
	('weight', 0, 0, NULL),
	('temperature', 0, 0, NULL),
	('heartRate', 0, 0, NULL),
	('heartRateVariability', 0, 0, NULL),
	('peakFlow', 0, 0, NULL),
	('sleepMatActivity', 0, 0, NULL),
	('sleepMatDuration', 0, 0, NULL),
	('bloodGlucose', 1075, 1075, '{}');
INSERT INTO public.reading_import OVERRIDING SYSTEM VALUE VALUES
	(1, 'fixture', 500, 0, 498, 2, 0, 1, 1);
INSERT INTO public.reading_revision OVERRIDING SYSTEM VALUE VALUES
	(1, 'weight', 17, 1, '{"manual": true, "weight": 151, "weightUnit": "lbs"}', '2026-11-23 12:13:03.267+00', '{"id": 17, "flags": [], "manual": true, "weight": 151, "item_id": null, "sent_as": null, "version": 1, "device_id": null, "patient_id": 2, "out_of_range": null, "void_timestamp": null, "organization_id": 1, "update_timestamp": null, "measurement_index": null, "reading_timestamp": "2026-01-10T03:00:00+00:00", "received_timestamp": "2026-11-23T12:13:03.226+00:00", "device_time_zone_offset": null, "patient_time_zone_offset": -18000}'),
	(1, 'weight', 18, 1, '{"manual": true, "weight": 150, "weightUnit": "lbs"}', '2026-11-23 12:13:03.268+00', '{"id": 18, "flags": [], "manual": true, "weight": 150, "item_id": null, "sent_as": null, "version": 1, "device_id": null, "patient_id": 1, "out_of_range": null, "void_timestamp": null, "organization_id": 1, "update_timestamp": null, "measurement_index": null, "reading_timestamp": "2026-01-10T12:00:00+00:00", "received_timestamp": "2026-11-23T12:13:03.225+00:00", "device_time_zone_offset": null, "patient_time_zone_offset": -28800}'),
	(1, 'weight', 39, 1, '{"manual": true, "weight": 150, "weightUnit": "lbs"}', '2026-11-23 12:13:12.812+00', '{"id": 39, "flags": [], "manual": true, "weight": 150, "item_id": null, "sent_as": null, "version": 1, "device_id": null, "patient_id": 6, "out_of_range": null, "void_timestamp": null, "organization_id": 1, "update_timestamp": null, "measurement_index": null, "reading_timestamp": "2026-01-14T12:00:00+00:00", "received_timestamp": "2026-11-23T12:13:12.787+00:00", "device_time_zone_offset": null, "patient_time_zone_offset": -28800}');
INSERT INTO public.return_device OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 25, 1, false, true),
	(1, 1, 26, 1, false, true),
	(1, 1, 27, NULL, false, true),
	(1, 1, 29, NULL, false, true),
	(1, 1, 30, NULL, false, true),
	(1, 1, 31, NULL, false, true),
	(1, 1, 32, NULL, false, true),
	(1, 1, 33, 1, false, true);
INSERT INTO public.return_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'inTransit', '2026-11-23 12:13:02.324+00', NULL),
	(1, 2, 1, 'received', '2026-11-23 12:13:02.366+00', NULL);
INSERT INTO public.return_line OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 9, 9, 2, false, 2);
INSERT INTO public.site OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Simulated Clinic 2', true, '{"city": "Testville", "note": null, "state": "NY", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10001", "lineThree": null}'),
	(1, 2, 'Simulated Clinic 1', true, '{"city": "Testville", "note": null, "state": "CA", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "94105", "lineThree": null}'),
	(1, 3, 'Simulated Clinic 4', true, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 4, 'Simulated Clinic 3', true, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 5, 'Simulated Clinic 5', true, '{"city": "Testville", "note": null, "state": "WB", "country": "IN", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "700001", "lineThree": null}'),
	(1, 6, 'Simulated Clinic 2', true, '{"city": "Testville", "note": null, "state": "NY", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10001", "lineThree": null}'),
	(1, 7, 'Simulated Clinic 1', true, '{"city": "Testville", "note": null, "state": "CA", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "94105", "lineThree": null}'),
	(1, 8, 'Simulated Clinic 4', true, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 9, 'Simulated Clinic 3', true, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 10, 'Simulated Clinic 5', true, '{"city": "Testville", "note": null, "state": "WB", "country": "IN", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "700001", "lineThree": null}');
INSERT INTO public.sleep_mat_activity_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 8, 8, '2026-01-05 14:40:00+00', NULL, '2026-11-23 12:13:02.139+00', '{"2026-01-05 06:37:00+00"}', '{"2026-01-05 14:04:00+00"}', 32, 447, 66, 12.1, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 2, 16, 8, '2026-01-05 11:42:00+00', NULL, '2026-11-23 12:13:02.139+00', '{"2026-01-05 03:48:00+00"}', '{"2026-01-05 11:05:00+00"}', 25, 437, 67, 13, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 2, 16, 8, '2026-01-06 11:50:00+00', NULL, '2026-11-23 12:13:02.579+00', '{"2026-01-06 03:21:00+00"}', '{"2026-01-06 11:06:00+00"}', 11, 465, 78, 13.8, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 1, 8, 8, '2026-01-07 14:17:00+00', NULL, '2026-11-23 12:13:02.771+00', '{"2026-01-07 06:34:00+00"}', '{"2026-01-07 14:05:00+00"}', 26, 451, 67, 17.7, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 16, 8, '2026-01-07 11:56:00+00', NULL, '2026-11-23 12:13:02.771+00', '{"2026-01-07 03:31:00+00"}', '{"2026-01-07 11:08:00+00"}', 40, 457, 68, 15.7, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 3, 23, 8, '2026-01-07 09:53:00+00', NULL, '2026-11-23 12:13:02.771+00', '{"2026-01-07 01:33:00+00"}', '{"2026-01-07 09:33:00+00"}', 18, 480, 65, 13.2, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 4, 31, 8, '2026-01-07 05:21:00+00', NULL, '2026-11-23 12:13:02.771+00', '{"2026-01-06 21:25:00+00"}', '{"2026-01-07 05:06:00+00"}', 26, 461, 73, 14, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 8, 8, '2026-01-08 14:28:00+00', NULL, '2026-11-23 12:13:02.876+00', '{"2026-01-08 06:38:00+00"}', '{"2026-01-08 14:01:00+00"}', 24, 443, 58, 12.8, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 16, 8, '2026-01-08 11:56:00+00', NULL, '2026-11-23 12:13:02.876+00', '{"2026-01-08 03:09:00+00"}', '{"2026-01-08 11:00:00+00"}', 20, 471, 73, 14, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 3, 23, 8, '2026-01-08 09:46:00+00', NULL, '2026-11-23 12:13:02.876+00', '{"2026-01-08 01:37:00+00"}', '{"2026-01-08 09:32:00+00"}', 17, 475, 64, 14.6, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 1, 8, 8, '2026-01-06 14:57:00+00', NULL, '2026-11-23 12:13:03.09+00', '{"2026-01-06 06:28:00+00"}', '{"2026-01-06 14:01:00+00"}', 27, 453, 61, 14.1, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 1, 8, 8, '2026-01-09 14:11:00+00', NULL, '2026-11-23 12:13:03.09+00', '{"2026-01-09 06:26:00+00"}', '{"2026-01-09 14:02:00+00"}', 22, 456, 60, 13.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 2, 16, 8, '2026-01-09 05:48:00+00', NULL, '2026-11-23 12:13:03.09+00', '{"2026-01-08 21:03:00+00"}', '{"2026-01-09 05:08:00+00"}', 39, 485, 66, 13.1, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 1, 8, 8, '2026-01-10 14:22:00+00', NULL, '2026-11-23 12:13:03.181+00', '{"2026-01-10 06:12:00+00"}', '{"2026-01-10 14:00:00+00"}', 26, 468, 60, 13.5, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 2, 16, 8, '2026-01-10 05:24:00+00', NULL, '2026-11-23 12:13:03.181+00', '{"2026-01-09 21:18:00+00"}', '{"2026-01-10 05:05:00+00"}', 15, 467, 66, 17.7, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 4, 31, 8, '2026-01-10 05:38:00+00', NULL, '2026-11-23 12:13:03.181+00', '{"2026-01-09 21:34:00+00"}', '{"2026-01-10 05:07:00+00"}', 22, 453, 69, 17.4, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 1, 8, 8, '2026-01-11 14:55:00+00', NULL, '2026-11-23 12:13:03.374+00', '{"2026-01-11 06:59:00+00"}', '{"2026-01-11 14:04:00+00"}', 22, 425, 57, 14.3, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 2, 16, 8, '2026-01-11 11:39:00+00', NULL, '2026-11-23 12:13:03.374+00', '{"2026-01-11 03:39:00+00"}', '{"2026-01-11 11:00:00+00"}', 10, 441, 79, 16.2, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 3, 23, 8, '2026-01-11 10:06:00+00', NULL, '2026-11-23 12:13:03.374+00', '{"2026-01-11 02:26:00+00"}', '{"2026-01-11 09:38:00+00"}', 22, 432, 54, 15.3, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 1, 8, 8, '2026-01-12 14:46:00+00', NULL, '2026-11-23 12:13:03.528+00', '{"2026-01-12 06:14:00+00"}', '{"2026-01-12 14:01:00+00"}', 31, 467, 54, 16.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 2, 16, 8, '2026-01-12 11:13:00+00', NULL, '2026-11-23 12:13:03.528+00', '{"2026-01-12 03:40:00+00"}', '{"2026-01-12 11:00:00+00"}', 22, 440, 74, 13.8, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 3, 23, 8, '2026-01-12 09:50:00+00', NULL, '2026-11-23 12:13:03.528+00', '{"2026-01-12 01:53:00+00"}', '{"2026-01-12 09:38:00+00"}', 21, 465, 62, 14.9, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 1, 8, 8, '2026-01-13 14:35:00+00', NULL, '2026-11-23 12:13:03.614+00', '{"2026-01-13 06:27:00+00"}', '{"2026-01-13 14:05:00+00"}', 19, 458, 66, 17.1, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 16, 8, '2026-01-13 11:21:00+00', NULL, '2026-11-23 12:13:03.614+00', '{"2026-01-13 03:49:00+00"}', '{"2026-01-13 11:03:00+00"}', 32, 434, 70, 13.4, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 3, 23, 8, '2026-01-10 09:55:00+00', NULL, '2026-11-23 12:13:03.614+00', '{"2026-01-10 02:01:00+00"}', '{"2026-01-10 09:36:00+00"}', 13, 455, 59, 15.4, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 3, 23, 8, '2026-01-13 10:22:00+00', NULL, '2026-11-23 12:13:03.614+00', '{"2026-01-13 01:39:00+00"}', '{"2026-01-13 09:30:00+00"}', 27, 471, 54, 12.4, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 4, 31, 8, '2026-01-13 05:51:00+00', NULL, '2026-11-23 12:13:03.614+00', '{"2026-01-12 21:52:00+00"}', '{"2026-01-13 05:05:00+00"}', 25, 433, 73, 15.3, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 1, 8, 8, '2026-01-14 14:55:00+00', NULL, '2026-11-23 12:13:03.723+00', '{"2026-01-14 06:11:00+00"}', '{"2026-01-14 14:06:00+00"}', 13, 475, 60, 13.7, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 2, 16, 8, '2026-01-14 11:23:00+00', NULL, '2026-11-23 12:13:03.723+00', '{"2026-01-14 03:31:00+00"}', '{"2026-01-14 11:04:00+00"}', 8, 453, 69, 14.9, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 3, 23, 8, '2026-01-14 09:54:00+00', NULL, '2026-11-23 12:13:03.723+00', '{"2026-01-14 02:19:00+00"}', '{"2026-01-14 09:37:00+00"}', 20, 438, 69, 12.3, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 4, 31, 8, '2026-01-14 05:32:00+00', NULL, '2026-11-23 12:13:03.723+00', '{"2026-01-13 21:19:00+00"}', '{"2026-01-14 05:00:00+00"}', 17, 461, 62, 12.6, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 33, 6, 42, 18, '2026-01-14 14:58:00+00', NULL, '2026-11-23 12:13:12.721+00', '{"2026-01-14 06:43:00+00"}', '{"2026-01-14 14:06:00+00"}', 35, 443, 76, 17.5, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.sleep_mat_duration_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 8, 8, '2026-01-05 14:28:00+00', NULL, '2026-11-23 12:13:02.148+00', 32, 107, 242, 98, 447, 66, 12.1, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 2, 16, 8, '2026-01-05 11:35:00+00', NULL, '2026-11-23 12:13:02.148+00', 25, 70, 266, 101, 437, 67, 13, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 2, 16, 8, '2026-01-06 11:20:00+00', NULL, '2026-11-23 12:13:02.58+00', 11, 116, 247, 102, 465, 78, 13.8, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 1, 8, 8, '2026-01-07 14:51:00+00', NULL, '2026-11-23 12:13:02.778+00', 26, 104, 243, 104, 451, 67, 17.7, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 16, 8, '2026-01-07 11:53:00+00', NULL, '2026-11-23 12:13:02.778+00', 40, 96, 274, 87, 457, 68, 15.7, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 3, 23, 8, '2026-01-07 10:15:00+00', NULL, '2026-11-23 12:13:02.778+00', 18, 106, 283, 91, 480, 65, 13.2, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 4, 31, 8, '2026-01-07 05:34:00+00', NULL, '2026-11-23 12:13:02.778+00', 26, 101, 268, 92, 461, 73, 14, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 8, 8, '2026-01-08 14:50:00+00', NULL, '2026-11-23 12:13:02.885+00', 24, 75, 257, 111, 443, 58, 12.8, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 16, 8, '2026-01-08 11:14:00+00', NULL, '2026-11-23 12:13:02.885+00', 20, 118, 245, 108, 471, 73, 14, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 3, 23, 8, '2026-01-08 10:12:00+00', NULL, '2026-11-23 12:13:02.885+00', 17, 86, 303, 86, 475, 64, 14.6, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 1, 8, 8, '2026-01-06 14:13:00+00', NULL, '2026-11-23 12:13:03.093+00', 27, 82, 280, 91, 453, 61, 14.1, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 1, 8, 8, '2026-01-09 14:59:00+00', NULL, '2026-11-23 12:13:03.093+00', 22, 78, 282, 96, 456, 60, 13.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 2, 16, 8, '2026-01-09 05:23:00+00', NULL, '2026-11-23 12:13:03.093+00', 39, 107, 266, 112, 485, 66, 13.1, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 1, 8, 8, '2026-01-10 14:52:00+00', NULL, '2026-11-23 12:13:03.204+00', 26, 103, 281, 84, 468, 60, 13.5, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 2, 16, 8, '2026-01-10 05:57:00+00', NULL, '2026-11-23 12:13:03.204+00', 15, 107, 271, 89, 467, 66, 17.7, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 4, 31, 8, '2026-01-10 05:28:00+00', NULL, '2026-11-23 12:13:03.204+00', 22, 91, 262, 100, 453, 69, 17.4, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 1, 8, 8, '2026-01-11 14:41:00+00', NULL, '2026-11-23 12:13:03.378+00', 22, 68, 276, 81, 425, 57, 14.3, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 2, 16, 8, '2026-01-11 11:35:00+00', NULL, '2026-11-23 12:13:03.378+00', 10, 88, 265, 88, 441, 79, 16.2, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 3, 23, 8, '2026-01-11 10:29:00+00', NULL, '2026-11-23 12:13:03.378+00', 22, 95, 246, 91, 432, 54, 15.3, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 1, 8, 8, '2026-01-12 15:00:00+00', NULL, '2026-11-23 12:13:03.539+00', 31, 75, 289, 103, 467, 54, 16.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 2, 16, 8, '2026-01-12 11:19:00+00', NULL, '2026-11-23 12:13:03.539+00', 22, 66, 268, 106, 440, 74, 13.8, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 3, 23, 8, '2026-01-12 10:20:00+00', NULL, '2026-11-23 12:13:03.539+00', 21, 112, 241, 112, 465, 62, 14.9, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 1, 8, 8, '2026-01-13 14:26:00+00', NULL, '2026-11-23 12:13:03.624+00', 19, 69, 288, 101, 458, 66, 17.1, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 16, 8, '2026-01-13 11:59:00+00', NULL, '2026-11-23 12:13:03.624+00', 32, 69, 278, 87, 434, 70, 13.4, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 3, 23, 8, '2026-01-10 09:59:00+00', NULL, '2026-11-23 12:13:03.624+00', 13, 91, 278, 86, 455, 59, 15.4, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 3, 23, 8, '2026-01-13 10:30:00+00', NULL, '2026-11-23 12:13:03.624+00', 27, 89, 293, 89, 471, 54, 12.4, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 4, 31, 8, '2026-01-13 05:20:00+00', NULL, '2026-11-23 12:13:03.624+00', 25, 91, 238, 104, 433, 73, 15.3, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 1, 8, 8, '2026-01-14 14:31:00+00', NULL, '2026-11-23 12:13:03.732+00', 13, 95, 275, 105, 475, 60, 13.7, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 2, 16, 8, '2026-01-14 11:27:00+00', NULL, '2026-11-23 12:13:03.732+00', 8, 100, 271, 82, 453, 69, 14.9, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 3, 23, 8, '2026-01-14 09:57:00+00', NULL, '2026-11-23 12:13:03.732+00', 20, 79, 280, 79, 438, 69, 12.3, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 4, 31, 8, '2026-01-14 05:15:00+00', NULL, '2026-11-23 12:13:03.732+00', 17, 78, 300, 83, 461, 62, 12.6, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 33, 6, 42, 18, '2026-01-14 14:49:00+00', NULL, '2026-11-23 12:13:12.733+00', 35, 84, 270, 89, 443, 76, 17.5, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.stock OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 9, NULL, 12, 0),
	(1, 3, 19, NULL, 4, 0);
INSERT INTO public.stock_adjustment OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 16, 'Simulated', '2026-11-23 12:13:00.99+00'),
	(1, 2, 3, 4, 'Simulated', '2026-11-23 12:13:12.385+00');
INSERT INTO public.temperature_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 5, 5, '2026-01-05 16:02:00+00', NULL, '2026-11-23 12:13:02.082+00', 98.2, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 2, 13, 5, '2026-01-05 13:06:00+00', NULL, '2026-11-23 12:13:02.082+00', 99, 'fahrenheit', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 2, 13, 5, '2026-01-06 13:26:00+00', NULL, '2026-11-23 12:13:02.537+00', 98.8, 'fahrenheit', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 1, 5, 5, '2026-01-07 15:48:00+00', NULL, '2026-11-23 12:13:02.718+00', 97.3, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 13, 5, '2026-01-07 13:09:00+00', NULL, '2026-11-23 12:13:02.718+00', 98.2, 'fahrenheit', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 3, 21, 5, '2026-01-07 11:26:00+00', NULL, '2026-11-23 12:13:02.718+00', 36.7, 'celsius', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 4, 29, 5, '2026-01-07 07:08:00+00', NULL, '2026-11-23 12:13:02.718+00', 36.7, 'celsius', false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 5, 5, '2026-01-08 15:48:00+00', NULL, '2026-11-23 12:13:02.836+00', 97.2, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 13, 5, '2026-01-08 13:08:00+00', NULL, '2026-11-23 12:13:02.836+00', 98.8, 'fahrenheit', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 3, 21, 5, '2026-01-08 11:52:00+00', NULL, '2026-11-23 12:13:02.836+00', 36.7, 'celsius', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 1, 5, 5, '2026-01-06 15:52:00+00', NULL, '2026-11-23 12:13:03.044+00', 97.3, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 1, 5, 5, '2026-01-09 16:15:00+00', NULL, '2026-11-23 12:13:03.044+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 2, 13, 5, '2026-01-09 07:02:00+00', NULL, '2026-11-23 12:13:03.044+00', 98.2, 'fahrenheit', false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 1, 5, 5, '2026-01-10 15:53:00+00', NULL, '2026-11-23 12:13:03.15+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 2, 13, 5, '2026-01-10 07:05:00+00', NULL, '2026-11-23 12:13:03.15+00', 97, 'fahrenheit', false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 4, 29, 5, '2026-01-10 07:17:00+00', NULL, '2026-11-23 12:13:03.15+00', 36.4, 'celsius', false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 18, 1, 5, 5, '2026-01-11 16:22:00+00', NULL, '2026-11-23 12:13:03.336+00', 98.2, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 2, 13, 5, '2026-01-11 13:11:00+00', NULL, '2026-11-23 12:13:03.336+00', 97.7, 'fahrenheit', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 3, 21, 5, '2026-01-11 11:36:00+00', NULL, '2026-11-23 12:13:03.336+00', 36.6, 'celsius', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 21, 1, 5, 5, '2026-01-12 15:55:00+00', NULL, '2026-11-23 12:13:03.49+00', 97, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 22, 2, 13, 5, '2026-01-12 13:07:00+00', NULL, '2026-11-23 12:13:03.49+00', 98.1, 'fahrenheit', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 23, 3, 21, 5, '2026-01-12 11:35:00+00', NULL, '2026-11-23 12:13:03.49+00', 37.1, 'celsius', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 1, 5, 5, '2026-01-13 15:54:00+00', NULL, '2026-11-23 12:13:03.582+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 2, 13, 5, '2026-01-13 12:54:00+00', NULL, '2026-11-23 12:13:03.582+00', 97.3, 'fahrenheit', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 3, 21, 5, '2026-01-10 11:42:00+00', NULL, '2026-11-23 12:13:03.582+00', 36.2, 'celsius', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 3, 21, 5, '2026-01-13 12:01:00+00', NULL, '2026-11-23 12:13:03.582+00', 36.1, 'celsius', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 4, 29, 5, '2026-01-13 07:15:00+00', NULL, '2026-11-23 12:13:03.582+00', 36.4, 'celsius', false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 1, 5, 5, '2026-01-14 16:02:00+00', NULL, '2026-11-23 12:13:03.689+00', 97.7, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 2, 13, 5, '2026-01-14 13:01:00+00', NULL, '2026-11-23 12:13:03.689+00', 98.6, 'fahrenheit', false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 3, 21, 5, '2026-01-14 11:38:00+00', NULL, '2026-11-23 12:13:03.689+00', 36.9, 'celsius', false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 4, 29, 5, '2026-01-14 07:04:00+00', NULL, '2026-11-23 12:13:03.689+00', 36.3, 'celsius', false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 33, 6, 39, 15, '2026-01-14 16:05:00+00', NULL, '2026-11-23 12:13:12.694+00', 98.4, 'fahrenheit', false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.webhook OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'patient.created', 'http://127.0.0.1:44805/', true, '2026-11-23 12:12:52.468+00', NULL, NULL, NULL),
	(1, 2, 'reading.weight', 'http://127.0.0.1:44805/', true, '2026-11-23 12:12:54.121+00', NULL, NULL, NULL),
	(1, 3, 'order.status', 'http://127.0.0.1:44805/', true, '2026-11-23 12:12:55.489+00', NULL, NULL, NULL),
	(1, 4, 'device.healthcheck', 'http://127.0.0.1:9/', true, '2026-11-23 12:12:56.858+00', NULL, NULL, NULL);
INSERT INTO public.webhook_attempt OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2026-11-23 12:13:00.907+00', '2026-11-23 12:13:00.973+00', 51, 204, NULL, NULL),
	(1, 2, 1, '2026-11-23 12:13:00.927+00', '2026-11-23 12:13:01.007+00', 35, 204, NULL, NULL),
	(1, 3, 1, '2026-11-23 12:13:00.935+00', '2026-11-23 12:13:01.011+00', 33, 204, NULL, NULL),
	(1, 4, 1, '2026-11-23 12:13:00.949+00', '2026-11-23 12:13:01.014+00', 33, 204, NULL, NULL),
	(1, 5, 1, '2026-11-23 12:13:01.709+00', '2026-11-23 12:13:01.798+00', 5, 204, NULL, NULL),
	(1, 6, 1, '2026-11-23 12:13:01.709+00', '2026-11-23 12:13:01.798+00', 7, 204, NULL, NULL),
	(1, 7, 1, '2026-11-23 12:13:01.876+00', '2026-11-23 12:13:01.903+00', 3, 204, NULL, NULL),
	(1, 8, 1, '2026-11-23 12:13:01.909+00', '2026-11-23 12:13:01.927+00', 1, 204, NULL, NULL),
	(1, 9, 1, '2026-11-23 12:13:01.945+00', '2026-11-23 12:13:01.981+00', 4, 204, NULL, NULL),
	(1, 10, 1, '2026-11-23 12:13:01.981+00', '2026-11-23 12:13:02.013+00', 2, 204, NULL, NULL),
	(1, 11, 1, '2026-11-23 12:13:02.027+00', '2026-11-23 12:13:02.097+00', 11, 204, NULL, NULL),
	(1, 12, 1, '2026-11-23 12:13:02.027+00', '2026-11-23 12:13:02.098+00', 11, 204, NULL, NULL),
	(1, 13, 1, '2026-11-23 12:13:02.198+00', '2026-11-23 12:13:02.22+00', 8, NULL, 'connection_failed', NULL),
	(1, 14, 1, '2026-11-23 12:13:02.199+00', '2026-11-23 12:13:02.232+00', 2, NULL, 'connection_failed', NULL),
	(1, 15, 1, '2026-11-23 12:13:02.24+00', '2026-11-23 12:13:02.269+00', 2, 204, NULL, NULL),
	(1, 16, 1, '2026-11-23 12:13:02.269+00', '2026-11-23 12:13:02.296+00', 4, 204, NULL, NULL),
	(1, 17, 1, '2026-11-23 12:13:02.301+00', '2026-11-23 12:13:02.325+00', 2, 204, NULL, NULL),
	(1, 18, 1, '2026-11-23 12:13:02.324+00', '2026-11-23 12:13:02.366+00', 2, 204, NULL, NULL),
	(1, 19, 1, '2026-11-23 12:13:02.397+00', '2026-11-23 12:13:02.424+00', 5, 204, NULL, NULL),
	(1, 20, 1, '2026-11-23 12:13:02.428+00', '2026-11-23 12:13:02.454+00', 2, 204, NULL, NULL),
	(1, 21, 1, '2026-11-23 12:13:02.454+00', '2026-11-23 12:13:02.493+00', 5, 204, NULL, NULL),
	(1, 22, 1, '2026-11-23 12:13:02.493+00', '2026-11-23 12:13:02.54+00', 7, 204, NULL, NULL),
	(1, 23, 1, '2026-11-23 12:13:02.616+00', '2026-11-23 12:13:02.649+00', 2, 204, NULL, NULL),
	(1, 24, 1, '2026-11-23 12:13:02.648+00', '2026-11-23 12:13:02.678+00', 7, 204, NULL, NULL),
	(1, 25, 1, '2026-11-23 12:13:02.686+00', '2026-11-23 12:13:02.731+00', 3, 204, NULL, NULL),
	(1, 26, 1, '2026-11-23 12:13:02.686+00', '2026-11-23 12:13:02.731+00', 11, 204, NULL, NULL),
	(1, 27, 1, '2026-11-23 12:13:02.686+00', '2026-11-23 12:13:02.732+00', 11, 204, NULL, NULL),
	(1, 28, 1, '2026-11-23 12:13:02.686+00', '2026-11-23 12:13:02.732+00', 11, 204, NULL, NULL),
	(1, 29, 1, '2026-11-23 12:13:02.813+00', '2026-11-23 12:13:02.844+00', 5, 204, NULL, NULL),
	(1, 30, 1, '2026-11-23 12:13:02.813+00', '2026-11-23 12:13:02.845+00', 5, 204, NULL, NULL),
	(1, 31, 1, '2026-11-23 12:13:02.813+00', '2026-11-23 12:13:02.845+00', 5, 204, NULL, NULL),
	(1, 32, 1, '2026-11-23 12:13:02.927+00', '2026-11-23 12:13:02.979+00', 4, NULL, 'connection_failed', NULL),
	(1, 35, 1, '2026-11-23 12:13:02.926+00', '2026-11-23 12:13:02.992+00', 16, NULL, 'connection_failed', NULL),
	(1, 33, 1, '2026-11-23 12:13:02.928+00', '2026-11-23 12:13:02.992+00', 16, NULL, 'connection_failed', NULL),
	(1, 34, 1, '2026-11-23 12:13:02.929+00', '2026-11-23 12:13:02.993+00', 16, NULL, 'connection_failed', NULL),
	(1, 36, 1, '2026-11-23 12:13:03.011+00', '2026-11-23 12:13:03.066+00', 3, 204, NULL, NULL),
	(1, 37, 1, '2026-11-23 12:13:03.011+00', '2026-11-23 12:13:03.066+00', 4, 204, NULL, NULL),
	(1, 38, 1, '2026-11-23 12:13:03.011+00', '2026-11-23 12:13:03.067+00', 5, 204, NULL, NULL),
	(1, 39, 1, '2026-11-23 12:13:03.135+00', '2026-11-23 12:13:03.158+00', 10, 204, NULL, NULL),
	(1, 40, 1, '2026-11-23 12:13:03.135+00', '2026-11-23 12:13:03.159+00', 10, 204, NULL, NULL),
	(1, 41, 1, '2026-11-23 12:13:03.135+00', '2026-11-23 12:13:03.159+00', 12, 204, NULL, NULL),
	(1, 42, 1, '2026-11-23 12:13:03.225+00', '2026-11-23 12:13:03.25+00', 2, 204, NULL, NULL),
	(1, 43, 1, '2026-11-23 12:13:03.226+00', '2026-11-23 12:13:03.25+00', 2, 204, NULL, NULL),
	(1, 44, 1, '2026-11-23 12:13:03.233+00', '2026-11-23 12:13:03.257+00', 6, 204, NULL, NULL),
	(1, 45, 1, '2026-11-23 12:13:03.237+00', '2026-11-23 12:13:03.257+00', 6, 204, NULL, NULL),
	(1, 13, 2, '2026-11-23 12:13:02.198+00', '2026-11-23 12:13:03.269+00', 9, NULL, 'connection_failed', NULL),
	(1, 46, 1, '2026-11-23 12:13:03.268+00', '2026-11-23 12:13:03.307+00', 2, 204, NULL, NULL),
	(1, 47, 1, '2026-11-23 12:13:03.322+00', '2026-11-23 12:13:03.371+00', 3, 204, NULL, NULL),
	(1, 48, 1, '2026-11-23 12:13:03.322+00', '2026-11-23 12:13:03.371+00', 8, 204, NULL, NULL),
	(1, 49, 1, '2026-11-23 12:13:03.322+00', '2026-11-23 12:13:03.371+00', 8, 204, NULL, NULL),
	(1, 53, 1, '2026-11-23 12:13:03.457+00', '2026-11-23 12:13:03.492+00', 9, 204, NULL, NULL),
	(1, 54, 1, '2026-11-23 12:13:03.457+00', '2026-11-23 12:13:03.492+00', 9, 204, NULL, NULL),
	(1, 55, 1, '2026-11-23 12:13:03.457+00', '2026-11-23 12:13:03.492+00', 9, 204, NULL, NULL),
	(1, 56, 1, '2026-11-23 12:13:03.564+00', '2026-11-23 12:13:03.596+00', 8, 204, NULL, NULL),
	(1, 57, 1, '2026-11-23 12:13:03.564+00', '2026-11-23 12:13:03.596+00', 8, 204, NULL, NULL),
	(1, 58, 1, '2026-11-23 12:13:03.564+00', '2026-11-23 12:13:03.596+00', 8, 204, NULL, NULL),
	(1, 59, 1, '2026-11-23 12:13:03.564+00', '2026-11-23 12:13:03.596+00', 8, 204, NULL, NULL),
	(1, 60, 1, '2026-11-23 12:13:03.564+00', '2026-11-23 12:13:03.596+00', 11, 204, NULL, NULL),
	(1, 61, 1, '2026-11-23 12:13:03.661+00', '2026-11-23 12:13:03.69+00', 3, 204, NULL, NULL),
	(1, 62, 1, '2026-11-23 12:13:03.661+00', '2026-11-23 12:13:03.691+00', 3, 204, NULL, NULL),
	(1, 63, 1, '2026-11-23 12:13:03.661+00', '2026-11-23 12:13:03.691+00', 3, 204, NULL, NULL),
	(1, 64, 1, '2026-11-23 12:13:03.661+00', '2026-11-23 12:13:03.691+00', 3, 204, NULL, NULL),
	(1, 68, 1, '2026-11-23 12:13:04.783+00', '2026-11-23 12:13:05.084+00', 2, 204, NULL, NULL),
	(1, 69, 1, '2026-11-23 12:13:08.412+00', '2026-11-23 12:13:08.425+00', 34, 204, NULL, NULL);
INSERT INTO public.webhook_delivery OVERRIDING SYSTEM VALUE VALUES
	(1, 4, true, '2026-11-23 12:13:03.265+00', 14, '2026-11-23 12:13:02.199+00', 'evt_69', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 12:13:03.868+00', 32, '2026-11-23 12:13:02.927+00', 'evt_242', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 12:13:03.932+00', 35, '2026-11-23 12:13:02.926+00', 'evt_244', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 12:13:03.968+00', 33, '2026-11-23 12:13:02.928+00', 'evt_245', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 12:13:04.062+00', 34, '2026-11-23 12:13:02.929+00', 'evt_243', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 12:13:37.693+00', 13, '2026-11-23 12:13:02.198+00', 'evt_68', 1, 2, NULL, NULL),
	(1, 4, false, '2026-11-23 12:13:03.409+00', 50, '2026-11-23 12:13:03.409+00', 'evt_389', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 12:13:03.412+00', 51, '2026-11-23 12:13:03.412+00', 'evt_390', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 12:13:03.413+00', 52, '2026-11-23 12:13:03.413+00', 'evt_391', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 12:13:03.748+00', 65, '2026-11-23 12:13:03.748+00', 'evt_568', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 12:13:03.749+00', 66, '2026-11-23 12:13:03.749+00', 'evt_569', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 12:13:03.75+00', 67, '2026-11-23 12:13:03.75+00', 'evt_571', 0, 0, NULL, NULL);
INSERT INTO public.webhook_health OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, NULL, NULL, NULL, '2026-11-23 12:13:01.038+00'),
	(1, 3, 0, NULL, NULL, NULL, '2026-11-23 12:13:01.81+00'),
	(1, 2, 0, NULL, NULL, NULL, '2026-11-23 12:13:02.123+00'),
	(1, 4, 7, '2026-11-23 12:13:02.235+00', '2026-11-23 12:13:33.264+00', NULL, NULL);
INSERT INTO public.webhook_log OVERRIDING SYSTEM VALUE VALUES
	(1, 69, 1, 'test_69', 'patient.created', 'http://127.0.0.1:44805/', '2026-11-23 12:13:08.412+00', 0, 204, NULL, 'delivered'),
	(1, 1, 1, 'evt_1', 'patient.created', 'http://127.0.0.1:44805/', '2026-11-23 12:13:00.907+00', 0, 204, NULL, 'delivered'),
	(1, 2, 1, 'evt_2', 'patient.created', 'http://127.0.0.1:44805/', '2026-11-23 12:13:00.927+00', 0, 204, NULL, 'delivered'),
	(1, 3, 1, 'evt_3', 'patient.created', 'http://127.0.0.1:44805/', '2026-11-23 12:13:00.935+00', 0, 204, NULL, 'delivered'),
	(1, 4, 1, 'evt_4', 'patient.created', 'http://127.0.0.1:44805/', '2026-11-23 12:13:00.949+00', 0, 204, NULL, 'delivered'),
	(1, 5, 3, 'evt_23', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:01.709+00', 0, 204, NULL, 'delivered'),
	(1, 6, 3, 'evt_25', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:01.709+00', 0, 204, NULL, 'delivered'),
	(1, 7, 3, 'evt_27', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:01.876+00', 0, 204, NULL, 'delivered'),
	(1, 8, 3, 'evt_29', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:01.909+00', 0, 204, NULL, 'delivered'),
	(1, 9, 3, 'evt_31', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:01.945+00', 0, 204, NULL, 'delivered'),
	(1, 10, 3, 'evt_34', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:01.981+00', 0, 204, NULL, 'delivered'),
	(1, 11, 2, 'evt_48', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.027+00', 0, 204, NULL, 'delivered'),
	(1, 12, 2, 'evt_49', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.027+00', 0, 204, NULL, 'delivered'),
	(1, 47, 2, 'evt_359', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.322+00', 0, 204, NULL, 'delivered'),
	(1, 14, 4, 'evt_69', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:02.199+00', 0, NULL, NULL, 'pending'),
	(1, 15, 3, 'evt_71', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.24+00', 0, 204, NULL, 'delivered'),
	(1, 16, 3, 'evt_73', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.269+00', 0, 204, NULL, 'delivered'),
	(1, 17, 3, 'evt_76', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.301+00', 0, 204, NULL, 'delivered'),
	(1, 18, 3, 'evt_80', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.324+00', 0, 204, NULL, 'delivered'),
	(1, 19, 3, 'evt_85', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.397+00', 0, 204, NULL, 'delivered'),
	(1, 20, 3, 'evt_87', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.428+00', 0, 204, NULL, 'delivered'),
	(1, 21, 3, 'evt_90', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.454+00', 0, 204, NULL, 'delivered'),
	(1, 22, 2, 'evt_94', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.493+00', 0, 204, NULL, 'delivered'),
	(1, 23, 3, 'evt_116', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.616+00', 0, 204, NULL, 'delivered'),
	(1, 24, 3, 'evt_127', 'order.status', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.648+00', 0, 204, NULL, 'delivered'),
	(1, 25, 2, 'evt_148', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.686+00', 0, 204, NULL, 'delivered'),
	(1, 26, 2, 'evt_149', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.686+00', 0, 204, NULL, 'delivered'),
	(1, 27, 2, 'evt_150', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.686+00', 0, 204, NULL, 'delivered'),
	(1, 28, 2, 'evt_151', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.686+00', 0, 204, NULL, 'delivered'),
	(1, 29, 2, 'evt_212', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.813+00', 0, 204, NULL, 'delivered'),
	(1, 30, 2, 'evt_213', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.813+00', 0, 204, NULL, 'delivered'),
	(1, 31, 2, 'evt_214', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:02.813+00', 0, 204, NULL, 'delivered'),
	(1, 32, 4, 'evt_242', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:02.927+00', 0, NULL, NULL, 'pending'),
	(1, 35, 4, 'evt_244', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:02.926+00', 0, NULL, NULL, 'pending'),
	(1, 33, 4, 'evt_245', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:02.928+00', 0, NULL, NULL, 'pending'),
	(1, 34, 4, 'evt_243', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:02.929+00', 0, NULL, NULL, 'pending'),
	(1, 36, 2, 'evt_264', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.011+00', 0, 204, NULL, 'delivered'),
	(1, 37, 2, 'evt_265', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.011+00', 0, 204, NULL, 'delivered'),
	(1, 38, 2, 'evt_266', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.011+00', 0, 204, NULL, 'delivered'),
	(1, 39, 2, 'evt_294', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.135+00', 0, 204, NULL, 'delivered'),
	(1, 40, 2, 'evt_295', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.135+00', 0, 204, NULL, 'delivered'),
	(1, 41, 2, 'evt_296', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.135+00', 0, 204, NULL, 'delivered'),
	(1, 42, 2, 'evt_340', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.225+00', 0, 204, NULL, 'delivered'),
	(1, 43, 2, 'evt_339', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.226+00', 0, 204, NULL, 'delivered'),
	(1, 44, 2, 'evt_341', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.233+00', 0, 204, NULL, 'delivered'),
	(1, 45, 2, 'evt_342', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.237+00', 0, 204, NULL, 'delivered'),
	(1, 13, 4, 'evt_68', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:02.198+00', 1, NULL, '2026-11-23 12:13:03.269+00', 'pending'),
	(1, 46, 2, 'evt_344', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.268+00', 0, 204, NULL, 'delivered'),
	(1, 48, 2, 'evt_360', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.322+00', 0, 204, NULL, 'delivered'),
	(1, 49, 2, 'evt_361', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.322+00', 0, 204, NULL, 'delivered'),
	(1, 50, 4, 'evt_389', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:03.409+00', 0, NULL, NULL, 'pending'),
	(1, 51, 4, 'evt_390', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:03.412+00', 0, NULL, NULL, 'pending'),
	(1, 52, 4, 'evt_391', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:03.413+00', 0, NULL, NULL, 'pending'),
	(1, 53, 2, 'evt_399', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.457+00', 0, 204, NULL, 'delivered'),
	(1, 54, 2, 'evt_400', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.457+00', 0, 204, NULL, 'delivered'),
	(1, 55, 2, 'evt_401', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.457+00', 0, 204, NULL, 'delivered'),
	(1, 56, 2, 'evt_466', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.564+00', 0, 204, NULL, 'delivered'),
	(1, 57, 2, 'evt_467', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.564+00', 0, 204, NULL, 'delivered'),
	(1, 65, 4, 'evt_568', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:03.748+00', 0, NULL, NULL, 'pending'),
	(1, 58, 2, 'evt_468', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.564+00', 0, 204, NULL, 'delivered'),
	(1, 59, 2, 'evt_469', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.564+00', 0, 204, NULL, 'delivered'),
	(1, 60, 2, 'evt_470', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.564+00', 0, 204, NULL, 'delivered'),
	(1, 61, 2, 'evt_523', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.661+00', 0, 204, NULL, 'delivered'),
	(1, 62, 2, 'evt_524', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.661+00', 0, 204, NULL, 'delivered'),
	(1, 63, 2, 'evt_525', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.661+00', 0, 204, NULL, 'delivered'),
	(1, 64, 2, 'evt_526', 'reading.weight', 'http://127.0.0.1:44805/', '2026-11-23 12:13:03.661+00', 0, 204, NULL, 'delivered'),
	(1, 66, 4, 'evt_569', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:03.749+00', 0, NULL, NULL, 'pending'),
	(1, 67, 4, 'evt_571', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 12:13:03.75+00', 0, NULL, NULL, 'pending'),
	(1, 68, 1, 'evt_572', 'patient.created', 'http://127.0.0.1:44805/', '2026-11-23 12:13:04.783+00', 0, 204, NULL, 'delivered');
INSERT INTO public.webhook_log_cell OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'patient.created', 0, 204, 'delivered', 4),
	(1, '2026-11-23', 'device.healthcheck', 1, -1, 'pending', 1),
	(1, '2026-11-23', 'device.healthcheck', 0, -1, 'pending', 8),
	(1, '2026-11-23', 'reading.weight', 0, 204, 'delivered', 27),
	(1, '2026-11-23', 'order.status', 0, 204, 'delivered', 15);
INSERT INTO public.webhook_log_delta OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'reading.weight', 0, -1, 'pending', 5, NULL),
	(1, '2026-11-23', 'reading.weight', 0, -1, 'pending', -5, NULL),
	(1, '2026-11-23', 'reading.weight', 0, 204, 'delivered', 5, NULL),
	(1, '2026-11-23', 'reading.weight', 0, -1, 'pending', 4, NULL),
	(1, '2026-11-23', 'reading.weight', 0, -1, 'pending', -4, NULL),
	(1, '2026-11-23', 'reading.weight', 0, 204, 'delivered', 4, NULL),
	(1, '2026-11-23', 'device.healthcheck', 0, -1, 'pending', 1, NULL),
	(1, '2026-11-23', 'device.healthcheck', 0, -1, 'pending', 2, NULL),
	(1, '2026-11-23', 'patient.created', 0, -1, 'pending', 1, NULL),
	(1, '2026-11-23', 'patient.created', 0, 204, 'delivered', 1, NULL),
	(1, '2026-11-23', 'patient.created', 0, -1, 'pending', -1, NULL),
	(1, '2026-11-23', 'patient.created', 0, -1, 'pending', 1, NULL),
	(1, '2026-11-23', 'patient.created', 0, 204, 'delivered', 1, NULL),
	(1, '2026-11-23', 'patient.created', 0, -1, 'pending', -1, NULL);
INSERT INTO public.webhook_log_payload OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '2026-11-23 12:13:00.907+00', '{"id" : "evt_1", "type" : "patient.created", "payload" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 2, "name" : "Simulated Clinic 1"}, "timeZone" : null}}'),
	(1, 2, '2026-11-23 12:13:00.927+00', '{"id" : "evt_2", "type" : "patient.created", "payload" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}, "archived" : false, "enrolled" : true, "site" : {"id" : 1, "name" : "Simulated Clinic 2"}, "timeZone" : null}}'),
	(1, 3, '2026-11-23 12:13:00.935+00', '{"id" : "evt_3", "type" : "patient.created", "payload" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}, "archived" : false, "enrolled" : true, "site" : {"id" : 4, "name" : "Simulated Clinic 3"}, "timeZone" : "America/St_Johns"}}'),
	(1, 4, '2026-11-23 12:13:00.949+00', '{"id" : "evt_4", "type" : "patient.created", "payload" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}, "archived" : false, "enrolled" : true, "site" : {"id" : 3, "name" : "Simulated Clinic 4"}, "timeZone" : "Europe/Berlin"}}'),
	(1, 5, '2026-11-23 12:13:01.709+00', '{"id" : "evt_23", "type" : "order.status", "payload" : {"id":1,"currentStatus":"received"}}'),
	(1, 6, '2026-11-23 12:13:01.709+00', '{"id" : "evt_25", "type" : "order.status", "payload" : {"id":1,"currentStatus":"onHold"}}'),
	(1, 7, '2026-11-23 12:13:01.876+00', '{"id" : "evt_27", "type" : "order.status", "payload" : {"id":2,"currentStatus":"received"}}'),
	(1, 8, '2026-11-23 12:13:01.909+00', '{"id" : "evt_29", "type" : "order.status", "payload" : {"id":2,"currentStatus":"onHold"}}'),
	(1, 9, '2026-11-23 12:13:01.945+00', '{"id" : "evt_31", "type" : "order.status", "payload" : {"id":2,"currentStatus":"packed"}}'),
	(1, 10, '2026-11-23 12:13:01.981+00', '{"id" : "evt_34", "type" : "order.status", "payload" : {"id":2,"currentStatus":"shipped"}}'),
	(1, 11, '2026-11-23 12:13:02.027+00', '{"id" : "evt_48", "type" : "reading.weight", "payload" : {"id" : 1, "readingTimestamp" : "2026-01-05T15:33:00.000Z", "weight" : 226.7, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.027Z", "updateTimestamp" : "2026-11-23T12:13:02.027Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 12, '2026-11-23 12:13:02.027+00', '{"id" : "evt_49", "type" : "reading.weight", "payload" : {"id" : 2, "readingTimestamp" : "2026-01-05T12:37:00.000Z", "weight" : 234.1, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.027Z", "updateTimestamp" : "2026-11-23T12:13:02.027Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 20, '2026-11-23 12:13:02.428+00', '{"id" : "evt_87", "type" : "order.status", "payload" : {"id":3,"currentStatus":"packed"}}'),
	(1, 21, '2026-11-23 12:13:02.454+00', '{"id" : "evt_90", "type" : "order.status", "payload" : {"id":3,"currentStatus":"shipped"}}'),
	(1, 42, '2026-11-23 12:13:03.225+00', '{"id" : "evt_340", "type" : "reading.weight", "payload" : {"id" : 18, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.225Z", "updateTimestamp" : "2026-11-23T12:13:03.225Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 13, '2026-11-23 12:13:02.198+00', '{"id" : "evt_68", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 2, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.108Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.351Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T12:13:01.522Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.542Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 1, "device" : {"id" : 2}, "eventTimestamp" : "2026-01-05T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}}}'),
	(1, 14, '2026-11-23 12:13:02.199+00', '{"id" : "evt_69", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 9, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.223Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.431Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 2, "device" : {"id" : 9}, "eventTimestamp" : "2026-01-05T10:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 41}}}'),
	(1, 15, '2026-11-23 12:13:02.24+00', '{"id" : "evt_71", "type" : "order.status", "payload" : {"id":1,"currentStatus":"received"}}'),
	(1, 16, '2026-11-23 12:13:02.269+00', '{"id" : "evt_73", "type" : "order.status", "payload" : {"id":1,"currentStatus":"packed"}}'),
	(1, 17, '2026-11-23 12:13:02.301+00', '{"id" : "evt_76", "type" : "order.status", "payload" : {"id":1,"currentStatus":"shipped"}}'),
	(1, 18, '2026-11-23 12:13:02.324+00', '{"id" : "evt_80", "type" : "order.status", "payload" : {"id":2,"currentStatus":"failed"}}'),
	(1, 19, '2026-11-23 12:13:02.397+00', '{"id" : "evt_85", "type" : "order.status", "payload" : {"id":3,"currentStatus":"received"}}'),
	(1, 39, '2026-11-23 12:13:03.135+00', '{"id" : "evt_294", "type" : "reading.weight", "payload" : {"id" : 14, "readingTimestamp" : "2026-01-10T15:01:00.000Z", "weight" : 226.7, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.135Z", "updateTimestamp" : "2026-11-23T12:13:03.135Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 40, '2026-11-23 12:13:03.135+00', '{"id" : "evt_295", "type" : "reading.weight", "payload" : {"id" : 15, "readingTimestamp" : "2026-01-10T06:10:00.000Z", "weight" : 233.5, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.135Z", "updateTimestamp" : "2026-11-23T12:13:03.135Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 41, '2026-11-23 12:13:03.135+00', '{"id" : "evt_296", "type" : "reading.weight", "payload" : {"id" : 16, "readingTimestamp" : "2026-01-10T06:05:00.000Z", "weight" : 146.2, "weightUnit" : "lbs", "device" : {"id" : 26, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.811Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.894Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.995Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.378Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:02.413Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.469Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.135Z", "updateTimestamp" : "2026-11-23T12:13:03.135Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 22, '2026-11-23 12:13:02.493+00', '{"id" : "evt_94", "type" : "reading.weight", "payload" : {"id" : 3, "readingTimestamp" : "2026-01-06T12:21:00.000Z", "weight" : 233.1, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.493Z", "updateTimestamp" : "2026-11-23T12:13:02.493Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 23, '2026-11-23 12:13:02.616+00', '{"id" : "evt_116", "type" : "order.status", "payload" : {"id":1,"currentStatus":"delivered"}}'),
	(1, 24, '2026-11-23 12:13:02.648+00', '{"id" : "evt_127", "type" : "order.status", "payload" : {"id":3,"currentStatus":"delivered"}}'),
	(1, 25, '2026-11-23 12:13:02.686+00', '{"id" : "evt_148", "type" : "reading.weight", "payload" : {"id" : 4, "readingTimestamp" : "2026-01-07T15:21:00.000Z", "weight" : 226.9, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.686Z", "updateTimestamp" : "2026-11-23T12:13:02.686Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 26, '2026-11-23 12:13:02.686+00', '{"id" : "evt_149", "type" : "reading.weight", "payload" : {"id" : 5, "readingTimestamp" : "2026-01-07T12:24:00.000Z", "weight" : 233.4, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.686Z", "updateTimestamp" : "2026-11-23T12:13:02.686Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 27, '2026-11-23 12:13:02.686+00', '{"id" : "evt_150", "type" : "reading.weight", "payload" : {"id" : 6, "readingTimestamp" : "2026-01-07T10:17:00.000Z", "weight" : 137.6, "weightUnit" : "lbs", "device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.641Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.686Z", "updateTimestamp" : "2026-11-23T12:13:02.686Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 28, '2026-11-23 12:13:02.686+00', '{"id" : "evt_151", "type" : "reading.weight", "payload" : {"id" : 7, "readingTimestamp" : "2026-01-07T05:51:00.000Z", "weight" : 146, "weightUnit" : "lbs", "device" : {"id" : 26, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.811Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.894Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.995Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.378Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:02.413Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.469Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.686Z", "updateTimestamp" : "2026-11-23T12:13:02.686Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 29, '2026-11-23 12:13:02.813+00', '{"id" : "evt_212", "type" : "reading.weight", "payload" : {"id" : 8, "readingTimestamp" : "2026-01-08T15:32:00.000Z", "weight" : 227.6, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.813Z", "updateTimestamp" : "2026-11-23T12:13:02.813Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 30, '2026-11-23 12:13:02.813+00', '{"id" : "evt_213", "type" : "reading.weight", "payload" : {"id" : 9, "readingTimestamp" : "2026-01-08T11:53:00.000Z", "weight" : 234.4, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.813Z", "updateTimestamp" : "2026-11-23T12:13:02.813Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 31, '2026-11-23 12:13:02.813+00', '{"id" : "evt_214", "type" : "reading.weight", "payload" : {"id" : 10, "readingTimestamp" : "2026-01-08T11:03:00.000Z", "weight" : 136.8, "weightUnit" : "lbs", "device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.641Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:02.813Z", "updateTimestamp" : "2026-11-23T12:13:02.813Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 32, '2026-11-23 12:13:02.927+00', '{"id" : "evt_242", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 9, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.223Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.431Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 3, "device" : {"id" : 9}, "eventTimestamp" : "2026-01-08T10:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 41}}}'),
	(1, 33, '2026-11-23 12:13:02.928+00', '{"id" : "evt_245", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.645Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 6, "device" : {"id" : 19}, "eventTimestamp" : "2026-01-08T08:30:00.000Z", "batteryPercentage" : 65, "signalStrength" : 42}}}'),
	(1, 43, '2026-11-23 12:13:03.226+00', '{"id" : "evt_339", "type" : "reading.weight", "payload" : {"id" : 17, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 151, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.226Z", "updateTimestamp" : "2026-11-23T12:13:03.226Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 34, '2026-11-23 12:13:02.929+00', '{"id" : "evt_243", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.931Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.963Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.995Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.378Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:02.413Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.469Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 4, "device" : {"id" : 33}, "eventTimestamp" : "2026-01-08T04:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 43}}}'),
	(1, 35, '2026-11-23 12:13:02.926+00', '{"id" : "evt_244", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 2, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.108Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.351Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T12:13:01.522Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.542Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 5, "device" : {"id" : 2}, "eventTimestamp" : "2026-01-08T13:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 40}}}'),
	(1, 36, '2026-11-23 12:13:03.011+00', '{"id" : "evt_264", "type" : "reading.weight", "payload" : {"id" : 11, "readingTimestamp" : "2026-01-06T15:14:00.000Z", "weight" : 227, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.011Z", "updateTimestamp" : "2026-11-23T12:13:03.011Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 37, '2026-11-23 12:13:03.011+00', '{"id" : "evt_265", "type" : "reading.weight", "payload" : {"id" : 12, "readingTimestamp" : "2026-01-09T15:26:00.000Z", "weight" : 226, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.011Z", "updateTimestamp" : "2026-11-23T12:13:03.011Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 44, '2026-11-23 12:13:03.233+00', '{"id" : "evt_341", "type" : "reading.weight", "payload" : {"id" : 19, "readingTimestamp" : "2026-01-10T07:30:00.000Z", "weight" : 152, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.233Z", "updateTimestamp" : "2026-11-23T12:13:03.233Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 38, '2026-11-23 12:13:03.011+00', '{"id" : "evt_266", "type" : "reading.weight", "payload" : {"id" : 13, "readingTimestamp" : "2026-01-09T06:08:00.000Z", "weight" : 232.7, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.011Z", "updateTimestamp" : "2026-11-23T12:13:03.011Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 46, '2026-11-23 12:13:03.268+00', '{"id" : "evt_344", "type" : "reading.weight", "payload" : {"id" : 18, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 151.5, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 2, "createTimestamp" : "2026-11-23T12:13:03.225Z", "updateTimestamp" : "2026-11-23T12:13:03.268Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 47, '2026-11-23 12:13:03.322+00', '{"id" : "evt_359", "type" : "reading.weight", "payload" : {"id" : 23, "readingTimestamp" : "2026-01-11T14:48:00.000Z", "weight" : 226, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.322Z", "updateTimestamp" : "2026-11-23T12:13:03.322Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 48, '2026-11-23 12:13:03.322+00', '{"id" : "evt_360", "type" : "reading.weight", "payload" : {"id" : 24, "readingTimestamp" : "2026-01-11T12:20:00.000Z", "weight" : 234.3, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.322Z", "updateTimestamp" : "2026-11-23T12:13:03.322Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 49, '2026-11-23 12:13:03.322+00', '{"id" : "evt_361", "type" : "reading.weight", "payload" : {"id" : 25, "readingTimestamp" : "2026-01-11T10:23:00.000Z", "weight" : 137.5, "weightUnit" : "lbs", "device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.641Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.322Z", "updateTimestamp" : "2026-11-23T12:13:03.322Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 45, '2026-11-23 12:13:03.237+00', '{"id" : "evt_342", "type" : "reading.weight", "payload" : {"id" : 20, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 153, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.237Z", "updateTimestamp" : "2026-11-23T12:13:03.237Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 56, '2026-11-23 12:13:03.564+00', '{"id" : "evt_466", "type" : "reading.weight", "payload" : {"id" : 30, "readingTimestamp" : "2026-01-13T15:26:00.000Z", "weight" : 225.8, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.564Z", "updateTimestamp" : "2026-11-23T12:13:03.564Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 57, '2026-11-23 12:13:03.564+00', '{"id" : "evt_467", "type" : "reading.weight", "payload" : {"id" : 31, "readingTimestamp" : "2026-01-13T11:50:00.000Z", "weight" : 233.1, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.564Z", "updateTimestamp" : "2026-11-23T12:13:03.564Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 58, '2026-11-23 12:13:03.564+00', '{"id" : "evt_468", "type" : "reading.weight", "payload" : {"id" : 29, "readingTimestamp" : "2026-01-10T10:41:00.000Z", "weight" : 136.8, "weightUnit" : "lbs", "device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.641Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.564Z", "updateTimestamp" : "2026-11-23T12:13:03.564Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 59, '2026-11-23 12:13:03.564+00', '{"id" : "evt_469", "type" : "reading.weight", "payload" : {"id" : 32, "readingTimestamp" : "2026-01-13T10:53:00.000Z", "weight" : 136.1, "weightUnit" : "lbs", "device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.641Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.564Z", "updateTimestamp" : "2026-11-23T12:13:03.564Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 60, '2026-11-23 12:13:03.564+00', '{"id" : "evt_470", "type" : "reading.weight", "payload" : {"id" : 33, "readingTimestamp" : "2026-01-13T06:17:00.000Z", "weight" : 144.6, "weightUnit" : "lbs", "device" : {"id" : 26, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.811Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.894Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.995Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.378Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:02.413Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.469Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.564Z", "updateTimestamp" : "2026-11-23T12:13:03.564Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 50, '2026-11-23 12:13:03.409+00', '{"id" : "evt_389", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 2, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.108Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.351Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T12:13:01.522Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.542Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 7, "device" : {"id" : 2}, "eventTimestamp" : "2026-01-11T10:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 41}}}'),
	(1, 51, '2026-11-23 12:13:03.412+00', '{"id" : "evt_390", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.645Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 8, "device" : {"id" : 19}, "eventTimestamp" : "2026-01-11T08:30:00.000Z", "batteryPercentage" : 39, "signalStrength" : 42}}}'),
	(1, 52, '2026-11-23 12:13:03.413+00', '{"id" : "evt_391", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.931Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.963Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.995Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.378Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:02.413Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.469Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 9, "device" : {"id" : 33}, "eventTimestamp" : "2026-01-11T04:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 43}}}'),
	(1, 53, '2026-11-23 12:13:03.457+00', '{"id" : "evt_399", "type" : "reading.weight", "payload" : {"id" : 26, "readingTimestamp" : "2026-01-12T15:16:00.000Z", "weight" : 226.8, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.457Z", "updateTimestamp" : "2026-11-23T12:13:03.457Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 54, '2026-11-23 12:13:03.457+00', '{"id" : "evt_400", "type" : "reading.weight", "payload" : {"id" : 27, "readingTimestamp" : "2026-01-12T11:52:00.000Z", "weight" : 233.3, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.457Z", "updateTimestamp" : "2026-11-23T12:13:03.457Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 55, '2026-11-23 12:13:03.457+00', '{"id" : "evt_401", "type" : "reading.weight", "payload" : {"id" : 28, "readingTimestamp" : "2026-01-12T10:53:00.000Z", "weight" : 137.8, "weightUnit" : "lbs", "device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.641Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.457Z", "updateTimestamp" : "2026-11-23T12:13:03.457Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 65, '2026-11-23 12:13:03.748+00', '{"id" : "evt_568", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 2, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.108Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.351Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T12:13:01.522Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.542Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 10, "device" : {"id" : 2}, "eventTimestamp" : "2026-01-14T10:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 41}}}'),
	(1, 66, '2026-11-23 12:13:03.749+00', '{"id" : "evt_569", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "lowBattery", "eventTimestamp" : "2026-01-14T08:30:00.000Z"}, {"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.645Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 11, "device" : {"id" : 19}, "eventTimestamp" : "2026-01-14T08:30:00.000Z", "batteryPercentage" : 14, "signalStrength" : 42}}}'),
	(1, 67, '2026-11-23 12:13:03.75+00', '{"id" : "evt_571", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.931Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.963Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.995Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.378Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:02.413Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.469Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthCheck" : {"id" : 12, "device" : {"id" : 33}, "eventTimestamp" : "2026-01-14T04:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 43}}}'),
	(1, 68, '2026-11-23 12:13:04.783+00', '{"id" : "evt_572", "type" : "patient.created", "payload" : {"id" : 5, "firstName" : "Subject", "lastName" : "s1", "dateOfBirth" : null, "email" : null, "phoneNumber" : null, "externalIdentifier" : "s1", "sex" : "unknown", "address" : null, "archived" : false, "enrolled" : true, "site" : null, "timeZone" : null}}'),
	(1, 61, '2026-11-23 12:13:03.661+00', '{"id" : "evt_523", "type" : "reading.weight", "payload" : {"id" : 34, "readingTimestamp" : "2026-01-14T14:55:00.000Z", "weight" : 225.5, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.143Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.378Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.661Z", "updateTimestamp" : "2026-11-23T12:13:03.661Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 62, '2026-11-23 12:13:03.661+00', '{"id" : "evt_524", "type" : "reading.weight", "payload" : {"id" : 35, "readingTimestamp" : "2026-01-14T12:06:00.000Z", "weight" : 233.4, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.251Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:01.462Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.661Z", "updateTimestamp" : "2026-11-23T12:13:03.661Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 63, '2026-11-23 12:13:03.661+00', '{"id" : "evt_525", "type" : "reading.weight", "payload" : {"id" : 36, "readingTimestamp" : "2026-01-14T10:48:00.000Z", "weight" : 137.6, "weightUnit" : "lbs", "device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.641Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.765Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.308Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.624Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.661Z", "updateTimestamp" : "2026-11-23T12:13:03.661Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 64, '2026-11-23 12:13:03.661+00', '{"id" : "evt_526", "type" : "reading.weight", "payload" : {"id" : 37, "readingTimestamp" : "2026-01-14T06:32:00.000Z", "weight" : 146.2, "weightUnit" : "lbs", "device" : {"id" : 26, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T12:13:01.811Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:01.894Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:01.995Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T12:13:02.378Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T12:13:02.413Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T12:13:02.469Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T12:13:02.656Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1, "createTimestamp" : "2026-11-23T12:13:03.661Z", "updateTimestamp" : "2026-11-23T12:13:03.661Z", "enteredInError" : false, "outOfRange" : null, "sentAs" : null, "flags" : []}}'),
	(1, 69, '2026-11-23 12:13:08.412+00', '{"id" : "test_69", "type" : "patient.created", "payload" : {"id":1,"firstName":"Testina","lastName":"Sampleton","dateOfBirth":"1970-01-31","email":"testina@example.org","phoneNumber":"+15555550101","externalIdentifier":"demo-001","sex":"unknown","address":{"city":"Testville","country":"US","lineOne":"2 Example Street","lineTwo":null,"state":"CA","zipCode":"00000"},"archived":false,"enrolled":true,"site":{"id":42,"name":"North Clinic"},"timeZone":null}}');
INSERT INTO public.webhook_log_retried_cell OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'device.healthcheck', 1, -1, 'pending', 1, '2026-11-23');
INSERT INTO public.webhook_replay OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2000-01-01 00:00:00+00', '2026-11-23 12:13:05.44+00', NULL, '2000-01-01 00:00:00+00', '', 0, 'running', '2026-11-23 12:13:06.87+00');
INSERT INTO public.webhook_secret OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '\x8f4b25a8dceb63fdab5697c59cc1f72c0c41b1d6816564e8d6ca94546ea44f8361d063d0f262ce59f079e56b727c073ccd01542d63d49978e9f25c40', '5f1e95df97f3730d', '2026-11-23 12:12:52.468+00', NULL),
	(1, 2, 2, '\x9ad12d70a813b2a9544a17593fafd69ca128dd3b080963a20f2881fc8c59b073260c404e6b5ea569bcee91896ded0ee048596746727958df1dc4aec9', '5f1e95df97f3730d', '2026-11-23 12:12:54.121+00', NULL),
	(1, 3, 3, '\x2c30fa4316dbdd79ca1743fe7c192cebcf802aa57fcf3656231c69184d2be6e572cab4c606e438ca2c1f44ccef9cb73a2414d67bd1bcbd4fe52a0d90', '5f1e95df97f3730d', '2026-11-23 12:12:55.489+00', NULL),
	(1, 4, 4, '\xae9868a10ca1f79bc4f7a023c1c0b7b90d9dfc373291e99ae1bcaa631ce6bc8d737f6721e038584cea02a20b2dae115955553cceca8dc636ba353568', '5f1e95df97f3730d', '2026-11-23 12:12:56.858+00', NULL);
INSERT INTO public.weight_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 4, 3, '2026-01-05 15:33:00+00', NULL, '2026-11-23 12:13:02.027+00', 226.7, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 2, 2, 11, 3, '2026-01-05 12:37:00+00', NULL, '2026-11-23 12:13:02.027+00', 234.1, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 3, 2, 11, 3, '2026-01-06 12:21:00+00', NULL, '2026-11-23 12:13:02.493+00', 233.1, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 4, 1, 4, 3, '2026-01-07 15:21:00+00', NULL, '2026-11-23 12:13:02.686+00', 226.9, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 5, 2, 11, 3, '2026-01-07 12:24:00+00', NULL, '2026-11-23 12:13:02.686+00', 233.4, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 6, 3, 18, 3, '2026-01-07 10:17:00+00', NULL, '2026-11-23 12:13:02.686+00', 137.6, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 7, 4, 26, 3, '2026-01-07 05:51:00+00', NULL, '2026-11-23 12:13:02.686+00', 146, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 8, 1, 4, 3, '2026-01-08 15:32:00+00', NULL, '2026-11-23 12:13:02.813+00', 227.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 9, 2, 11, 3, '2026-01-08 11:53:00+00', NULL, '2026-11-23 12:13:02.813+00', 234.4, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 10, 3, 18, 3, '2026-01-08 11:03:00+00', NULL, '2026-11-23 12:13:02.813+00', 136.8, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 11, 1, 4, 3, '2026-01-06 15:14:00+00', NULL, '2026-11-23 12:13:03.011+00', 227, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 12, 1, 4, 3, '2026-01-09 15:26:00+00', NULL, '2026-11-23 12:13:03.011+00', 226, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 13, 2, 11, 3, '2026-01-09 06:08:00+00', NULL, '2026-11-23 12:13:03.011+00', 232.7, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 14, 1, 4, 3, '2026-01-10 15:01:00+00', NULL, '2026-11-23 12:13:03.135+00', 226.7, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 15, 2, 11, 3, '2026-01-10 06:10:00+00', NULL, '2026-11-23 12:13:03.135+00', 233.5, false, 3600, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 16, 4, 26, 3, '2026-01-10 06:05:00+00', NULL, '2026-11-23 12:13:03.135+00', 146.2, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 19, 3, NULL, NULL, '2026-01-10 07:30:00+00', NULL, '2026-11-23 12:13:03.233+00', 152, true, NULL, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 20, 4, NULL, NULL, '2026-01-10 03:00:00+00', NULL, '2026-11-23 12:13:03.237+00', 153, true, NULL, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 17, 2, NULL, NULL, '2026-01-10 03:00:00+00', NULL, '2026-11-23 12:13:03.226+00', 151, true, NULL, -18000, 2, '2026-11-23 12:13:03.267+00', '2026-11-23 12:13:03.267+00', NULL, NULL, '{}'),
	(1, 18, 1, NULL, NULL, '2026-01-10 12:00:00+00', NULL, '2026-11-23 12:13:03.225+00', 151.5, true, NULL, -28800, 2, NULL, '2026-11-23 12:13:03.268+00', NULL, NULL, '{}'),
	(1, 23, 1, 4, 3, '2026-01-11 14:48:00+00', NULL, '2026-11-23 12:13:03.322+00', 226, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 24, 2, 11, 3, '2026-01-11 12:20:00+00', NULL, '2026-11-23 12:13:03.322+00', 234.3, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 25, 3, 18, 3, '2026-01-11 10:23:00+00', NULL, '2026-11-23 12:13:03.322+00', 137.5, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 26, 1, 4, 3, '2026-01-12 15:16:00+00', NULL, '2026-11-23 12:13:03.457+00', 226.8, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 27, 2, 11, 3, '2026-01-12 11:52:00+00', NULL, '2026-11-23 12:13:03.457+00', 233.3, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 28, 3, 18, 3, '2026-01-12 10:53:00+00', NULL, '2026-11-23 12:13:03.457+00', 137.8, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 30, 1, 4, 3, '2026-01-13 15:26:00+00', NULL, '2026-11-23 12:13:03.564+00', 225.8, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 31, 2, 11, 3, '2026-01-13 11:50:00+00', NULL, '2026-11-23 12:13:03.564+00', 233.1, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 29, 3, 18, 3, '2026-01-10 10:41:00+00', NULL, '2026-11-23 12:13:03.564+00', 136.8, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 32, 3, 18, 3, '2026-01-13 10:53:00+00', NULL, '2026-11-23 12:13:03.564+00', 136.1, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 33, 4, 26, 3, '2026-01-13 06:17:00+00', NULL, '2026-11-23 12:13:03.564+00', 144.6, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 34, 1, 4, 3, '2026-01-14 14:55:00+00', NULL, '2026-11-23 12:13:03.661+00', 225.5, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 35, 2, 11, 3, '2026-01-14 12:06:00+00', NULL, '2026-11-23 12:13:03.661+00', 233.4, false, -18000, -18000, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 36, 3, 18, 3, '2026-01-14 10:48:00+00', NULL, '2026-11-23 12:13:03.661+00', 137.6, false, -12600, -12600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 37, 4, 26, 3, '2026-01-14 06:32:00+00', NULL, '2026-11-23 12:13:03.661+00', 146.2, false, 3600, 3600, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 38, 6, 36, 13, '2026-01-14 15:21:00+00', NULL, '2026-11-23 12:13:12.656+00', 144.6, false, -28800, -28800, 1, NULL, NULL, NULL, NULL, '{}'),
	(1, 39, 6, NULL, NULL, '2026-01-14 12:00:00+00', NULL, '2026-11-23 12:13:12.787+00', 151.5, true, NULL, -28800, 2, NULL, '2026-11-23 12:13:12.812+00', NULL, NULL, '{}');
SELECT pg_catalog.setval('public.api_key_id_seq', 1, true);
SELECT pg_catalog.setval('public.blood_glucose_reading_id_seq', 1077, true);
SELECT pg_catalog.setval('public.blood_oxygen_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.blood_pressure_reading_id_seq', 63, true);
SELECT pg_catalog.setval('public.customer_order_id_seq', 3, true);
SELECT pg_catalog.setval('public.customer_return_id_seq', 1, true);
SELECT pg_catalog.setval('public.device_assignment_id_seq', 42, true);
SELECT pg_catalog.setval('public.device_event_id_seq', 160, true);
SELECT pg_catalog.setval('public.device_health_check_id_seq', 13, true);
SELECT pg_catalog.setval('public.device_id_seq', 42, true);
SELECT pg_catalog.setval('public.event_id_seq', 1597, true);
SELECT pg_catalog.setval('public.heart_rate_reading_id_seq', 95, true);
SELECT pg_catalog.setval('public.heart_rate_variability_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.item_id_seq', 19, true);
SELECT pg_catalog.setval('public.kit_id_seq', 2, true);
SELECT pg_catalog.setval('public.manufacturer_id_seq', 5, true);
SELECT pg_catalog.setval('public.migration_id_seq', 12, true);
SELECT pg_catalog.setval('public.order_event_id_seq', 15, true);
SELECT pg_catalog.setval('public.organization_id_seq', 1, true);
SELECT pg_catalog.setval('public.packed_kit_id_seq', 3, true);
SELECT pg_catalog.setval('public.patient_id_seq', 6, true);
SELECT pg_catalog.setval('public.peak_flow_reading_id_seq', 63, true);
SELECT pg_catalog.setval('public.return_event_id_seq', 2, true);
SELECT pg_catalog.setval('public.site_id_seq', 10, true);
SELECT pg_catalog.setval('public.sleep_mat_activity_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.sleep_mat_duration_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.stock_adjustment_id_seq', 2, true);
SELECT pg_catalog.setval('public.stock_id_seq', 3, true);
SELECT pg_catalog.setval('public.temperature_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.webhook_id_seq', 4, true);
SELECT pg_catalog.setval('public.webhook_log_id_seq', 69, true);
SELECT pg_catalog.setval('public.webhook_replay_id_seq', 1, true);
SELECT pg_catalog.setval('public.webhook_secret_id_seq', 4, true);
SELECT pg_catalog.setval('public.weight_reading_id_seq', 40, true);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY (id);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.blood_glucose_reading
    ADD CONSTRAINT blood_glucose_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.blood_oxygen_reading
    ADD CONSTRAINT blood_oxygen_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.blood_pressure_reading
    ADD CONSTRAINT blood_pressure_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.customer_return
    ADD CONSTRAINT customer_return_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_and_its_item UNIQUE (organization_id, id, item_id);
ALTER TABLE ONLY public.device_assignment
    ADD CONSTRAINT device_assignment_one_at_a_time EXCLUDE USING gist (int8range(device_id, device_id, '[]'::text) WITH &&, tstzrange(start_timestamp, end_timestamp) WITH &&);
ALTER TABLE ONLY public.device_assignment
    ADD CONSTRAINT device_assignment_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.device_event
    ADD CONSTRAINT device_event_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.device_health_check
    ADD CONSTRAINT device_health_check_organization_id_device_id_event_timesta_key UNIQUE (organization_id, device_id, event_timestamp);
ALTER TABLE ONLY public.device_health_check
    ADD CONSTRAINT device_health_check_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.device_identifier
    ADD CONSTRAINT device_identifier_pkey PRIMARY KEY (organization_id, type, normalized);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.heart_rate_reading
    ADD CONSTRAINT heart_rate_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.heart_rate_variability_reading
    ADD CONSTRAINT heart_rate_variability_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (organization_id, key);
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.kit_item
    ADD CONSTRAINT kit_item_pkey PRIMARY KEY (organization_id, kit_id, item_id);
ALTER TABLE ONLY public.kit
    ADD CONSTRAINT kit_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.manufacturer
    ADD CONSTRAINT manufacturer_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.order_device
    ADD CONSTRAINT order_device_pkey PRIMARY KEY (organization_id, order_id, device_id);
ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.order_external_id
    ADD CONSTRAINT order_external_id_pkey PRIMARY KEY (organization_id, external_order_id);
ALTER TABLE ONLY public.order_kit
    ADD CONSTRAINT order_kit_organization_id_order_id_kit_id_key UNIQUE (organization_id, order_id, kit_id);
ALTER TABLE ONLY public.order_kit
    ADD CONSTRAINT order_kit_pkey PRIMARY KEY (organization_id, order_id, line);
ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_pkey PRIMARY KEY (organization_id, order_id, line);
ALTER TABLE ONLY public.order_tracking_number
    ADD CONSTRAINT order_tracking_number_pkey PRIMARY KEY (organization_id, value, order_id);
ALTER TABLE ONLY public.organization
    ADD CONSTRAINT organization_name_key UNIQUE (name);
ALTER TABLE ONLY public.organization
    ADD CONSTRAINT organization_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.packed_kit
    ADD CONSTRAINT packed_kit_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.patient
    ADD CONSTRAINT patient_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.peak_flow_reading
    ADD CONSTRAINT peak_flow_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.reading_count
    ADD CONSTRAINT reading_count_pkey PRIMARY KEY (organization_id, kind, reading_day, receipt_day);
ALTER TABLE ONLY public.reading_count_state
    ADD CONSTRAINT reading_count_state_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.reading_import
    ADD CONSTRAINT reading_import_pkey PRIMARY KEY (organization_id, fingerprint);
ALTER TABLE ONLY public.reading_revision
    ADD CONSTRAINT reading_revision_pkey PRIMARY KEY (organization_id, kind, reading_id, version);
ALTER TABLE ONLY public.return_device
    ADD CONSTRAINT return_device_pkey PRIMARY KEY (organization_id, return_id, device_id);
ALTER TABLE ONLY public.return_event
    ADD CONSTRAINT return_event_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.return_line
    ADD CONSTRAINT return_line_pkey PRIMARY KEY (organization_id, return_id, line);
ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.sleep_mat_activity_reading
    ADD CONSTRAINT sleep_mat_activity_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.sleep_mat_duration_reading
    ADD CONSTRAINT sleep_mat_duration_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.stock_adjustment
    ADD CONSTRAINT stock_adjustment_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_of_item UNIQUE NULLS NOT DISTINCT (organization_id, item_id, site_id);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.temperature_reading
    ADD CONSTRAINT temperature_reading_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.webhook_attempt
    ADD CONSTRAINT webhook_attempt_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w48
    ADD CONSTRAINT webhook_attempt_2026w48_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w49
    ADD CONSTRAINT webhook_attempt_2026w49_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w50
    ADD CONSTRAINT webhook_attempt_2026w50_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w51
    ADD CONSTRAINT webhook_attempt_2026w51_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w52
    ADD CONSTRAINT webhook_attempt_2026w52_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_default
    ADD CONSTRAINT webhook_attempt_default_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (organization_id, webhook_id, is_retry, due_timestamp, log_id);
ALTER TABLE ONLY public.webhook_health
    ADD CONSTRAINT webhook_health_pkey PRIMARY KEY (organization_id, webhook_id);
ALTER TABLE ONLY public.webhook_log
    ADD CONSTRAINT webhook_log_once UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log_2026w48
    ADD CONSTRAINT webhook_log_2026w48_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log
    ADD CONSTRAINT webhook_log_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_2026w48
    ADD CONSTRAINT webhook_log_2026w48_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_2026w49
    ADD CONSTRAINT webhook_log_2026w49_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log_2026w49
    ADD CONSTRAINT webhook_log_2026w49_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_2026w50
    ADD CONSTRAINT webhook_log_2026w50_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log_2026w50
    ADD CONSTRAINT webhook_log_2026w50_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_2026w51
    ADD CONSTRAINT webhook_log_2026w51_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log_2026w51
    ADD CONSTRAINT webhook_log_2026w51_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_2026w52
    ADD CONSTRAINT webhook_log_2026w52_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log_2026w52
    ADD CONSTRAINT webhook_log_2026w52_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_cell
    ADD CONSTRAINT webhook_log_cell_pkey PRIMARY KEY (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status);
ALTER TABLE ONLY public.webhook_log_default
    ADD CONSTRAINT webhook_log_default_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log_default
    ADD CONSTRAINT webhook_log_default_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload
    ADD CONSTRAINT webhook_log_payload_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w48
    ADD CONSTRAINT webhook_log_payload_2026w48_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w49
    ADD CONSTRAINT webhook_log_payload_2026w49_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w50
    ADD CONSTRAINT webhook_log_payload_2026w50_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w51
    ADD CONSTRAINT webhook_log_payload_2026w51_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w52
    ADD CONSTRAINT webhook_log_payload_2026w52_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_default
    ADD CONSTRAINT webhook_log_payload_default_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_retried_cell
    ADD CONSTRAINT webhook_log_retried_cell_pkey PRIMARY KEY (organization_id, retry_day, create_day, webhook_type, retry_attempts, last_response_status, status);
ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.webhook_replay
    ADD CONSTRAINT webhook_replay_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.webhook_secret
    ADD CONSTRAINT webhook_secret_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY public.weight_reading
    ADD CONSTRAINT weight_reading_pkey PRIMARY KEY (organization_id, id);
CREATE INDEX blood_glucose_reading_newest_first ON public.blood_glucose_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_glucose_reading_of_device ON public.blood_glucose_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX blood_glucose_reading_of_patient ON public.blood_glucose_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX blood_glucose_reading_received ON public.blood_glucose_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_glucose_reading_without_device ON public.blood_glucose_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX blood_oxygen_reading_newest_first ON public.blood_oxygen_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_oxygen_reading_of_device ON public.blood_oxygen_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX blood_oxygen_reading_of_patient ON public.blood_oxygen_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX blood_oxygen_reading_received ON public.blood_oxygen_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_oxygen_reading_without_device ON public.blood_oxygen_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX blood_pressure_reading_newest_first ON public.blood_pressure_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_pressure_reading_of_device ON public.blood_pressure_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX blood_pressure_reading_of_patient ON public.blood_pressure_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX blood_pressure_reading_received ON public.blood_pressure_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_pressure_reading_without_device ON public.blood_pressure_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX customer_order_of_patient ON public.customer_order USING btree (organization_id, patient_id) WHERE (patient_id IS NOT NULL);
CREATE INDEX customer_order_of_site ON public.customer_order USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);
CREATE INDEX customer_return_of_order ON public.customer_return USING btree (organization_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX customer_return_of_patient ON public.customer_return USING btree (organization_id, patient_id) WHERE (patient_id IS NOT NULL);
CREATE INDEX customer_return_of_site ON public.customer_return USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);
CREATE INDEX device_assignment_of_device ON public.device_assignment USING btree (organization_id, device_id, start_timestamp DESC);
CREATE INDEX device_assignment_of_patient ON public.device_assignment USING btree (organization_id, patient_id);
CREATE INDEX device_by_id ON public.device USING btree (organization_id, id) INCLUDE (current_status, item_id, site_id, disabled_readings) WHERE (id > 0);
CREATE INDEX device_by_place ON public.device USING btree (organization_id, item_id, site_id, current_status) WHERE (current_status = ANY (ARRAY['available'::text, 'availableAtSite'::text, 'allocated'::text]));
CREATE INDEX device_event_of_device ON public.device_event USING btree (organization_id, device_id, event_timestamp);
CREATE INDEX device_identifier_of_any_type ON public.device_identifier USING btree (organization_id, normalized);
CREATE INDEX device_identifier_of_device ON public.device_identifier USING btree (organization_id, device_id);
CREATE INDEX device_in_stock ON public.device USING btree (organization_id, item_id, id) WHERE (current_status = 'available'::text);
CREATE INDEX device_of_patient ON public.device USING btree (organization_id, current_patient_id) WHERE (current_patient_id IS NOT NULL);
CREATE INDEX device_of_site ON public.device USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);
CREATE INDEX event_dead ON public.event USING btree (organization_id) WHERE (dead_timestamp IS NOT NULL);
CREATE INDEX heart_rate_reading_newest_first ON public.heart_rate_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX heart_rate_reading_of_device ON public.heart_rate_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX heart_rate_reading_of_patient ON public.heart_rate_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX heart_rate_reading_received ON public.heart_rate_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX heart_rate_reading_without_device ON public.heart_rate_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX heart_rate_variability_reading_newest_first ON public.heart_rate_variability_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX heart_rate_variability_reading_of_device ON public.heart_rate_variability_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX heart_rate_variability_reading_of_patient ON public.heart_rate_variability_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX heart_rate_variability_reading_received ON public.heart_rate_variability_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX heart_rate_variability_reading_without_device ON public.heart_rate_variability_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX idempotency_key_oldest_first ON public.idempotency_key USING btree (organization_id, create_timestamp);
CREATE UNIQUE INDEX order_device_not_promised_twice ON public.order_device USING btree (organization_id, device_id) WHERE is_open;
CREATE INDEX order_device_of_packed_kit ON public.order_device USING btree (organization_id, packed_kit_id) WHERE (packed_kit_id IS NOT NULL);
CREATE INDEX order_event_of_order ON public.order_event USING btree (organization_id, order_id);
CREATE INDEX order_external_id_of_order ON public.order_external_id USING btree (organization_id, order_id);
CREATE INDEX packed_kit_of_order ON public.packed_kit USING btree (organization_id, order_id);
CREATE INDEX patient_by_first_name ON public.patient USING btree (organization_id, first_name, id) INCLUDE (last_name, archived, enrolled, date_of_birth, site_id, postal_code_start, country_start);
CREATE INDEX patient_by_id ON public.patient USING btree (organization_id, id) INCLUDE (first_name, last_name, archived, enrolled, date_of_birth, site_id, postal_code_start, country_start) WHERE (id > 0);
CREATE INDEX patient_by_last_name ON public.patient USING btree (organization_id, last_name, id) INCLUDE (first_name, archived, enrolled, date_of_birth, site_id, postal_code_start, country_start);
CREATE INDEX patient_of_email ON public.patient USING btree (organization_id, email_in_lower_case) WHERE (email_in_lower_case IS NOT NULL);
CREATE UNIQUE INDEX patient_of_external_identifier ON public.patient USING btree (organization_id, external_identifier) WHERE (external_identifier IS NOT NULL);
CREATE INDEX patient_of_site ON public.patient USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);
CREATE INDEX peak_flow_reading_newest_first ON public.peak_flow_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX peak_flow_reading_of_device ON public.peak_flow_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX peak_flow_reading_of_patient ON public.peak_flow_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX peak_flow_reading_received ON public.peak_flow_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX peak_flow_reading_without_device ON public.peak_flow_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX reading_count_delta_of_kind ON public.reading_count_delta USING btree (organization_id, kind);
CREATE UNIQUE INDEX return_device_once_at_a_time ON public.return_device USING btree (organization_id, device_id) WHERE is_open;
CREATE INDEX return_event_of_return ON public.return_event USING btree (organization_id, return_id);
CREATE INDEX sleep_mat_activity_reading_newest_first ON public.sleep_mat_activity_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX sleep_mat_activity_reading_of_device ON public.sleep_mat_activity_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX sleep_mat_activity_reading_of_patient ON public.sleep_mat_activity_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX sleep_mat_activity_reading_received ON public.sleep_mat_activity_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX sleep_mat_activity_reading_without_device ON public.sleep_mat_activity_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX sleep_mat_duration_reading_newest_first ON public.sleep_mat_duration_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX sleep_mat_duration_reading_of_device ON public.sleep_mat_duration_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX sleep_mat_duration_reading_of_patient ON public.sleep_mat_duration_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX sleep_mat_duration_reading_received ON public.sleep_mat_duration_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX sleep_mat_duration_reading_without_device ON public.sleep_mat_duration_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX temperature_reading_newest_first ON public.temperature_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX temperature_reading_of_device ON public.temperature_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX temperature_reading_of_patient ON public.temperature_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX temperature_reading_received ON public.temperature_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX temperature_reading_without_device ON public.temperature_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX webhook_delivery_dead ON public.webhook_delivery USING btree (organization_id) WHERE (due_timestamp = 'infinity'::timestamp with time zone);
CREATE INDEX webhook_health_failing ON public.webhook_health USING btree (organization_id) WHERE (consecutive_failures > 0);
CREATE INDEX webhook_log_newest_first ON ONLY public.webhook_log USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w48_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w48 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_last_retried ON ONLY public.webhook_log USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w48_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w48 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w49_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w49 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w49_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w49 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w50_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w50 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w50_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w50 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w51_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w51 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w51_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w51 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w52_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w52 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w52_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w52 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_cell_pending ON public.webhook_log_cell USING btree (organization_id) WHERE (status = 'pending'::text);
CREATE INDEX webhook_log_default_organization_id_create_timestamp_id_web_idx ON public.webhook_log_default USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_default_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_default USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_delta_of_organization ON public.webhook_log_delta USING btree (organization_id);
CREATE INDEX webhook_of_type ON public.webhook USING btree (organization_id, type) WHERE (delete_timestamp IS NULL);
CREATE INDEX webhook_replay_running ON public.webhook_replay USING btree (organization_id, id) WHERE (status = 'running'::text);
CREATE INDEX webhook_secret_of_webhook ON public.webhook_secret USING btree (organization_id, webhook_id);
CREATE INDEX weight_reading_newest_first ON public.weight_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX weight_reading_of_device ON public.weight_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX weight_reading_of_patient ON public.weight_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);
CREATE INDEX weight_reading_received ON public.weight_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX weight_reading_without_device ON public.weight_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w48_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w49_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w50_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w51_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w52_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_default_pkey;
ALTER INDEX public.webhook_log_newest_first ATTACH PARTITION public.webhook_log_2026w48_organization_id_create_timestamp_id_web_idx;
ALTER INDEX public.webhook_log_last_retried ATTACH PARTITION public.webhook_log_2026w48_organization_id_last_retry_timestamp_we_idx;
ALTER INDEX public.webhook_log_once ATTACH PARTITION public.webhook_log_2026w48_organization_id_webhook_id_create_times_key;
ALTER INDEX public.webhook_log_pkey ATTACH PARTITION public.webhook_log_2026w48_pkey;
ALTER INDEX public.webhook_log_newest_first ATTACH PARTITION public.webhook_log_2026w49_organization_id_create_timestamp_id_web_idx;
ALTER INDEX public.webhook_log_last_retried ATTACH PARTITION public.webhook_log_2026w49_organization_id_last_retry_timestamp_we_idx;
ALTER INDEX public.webhook_log_once ATTACH PARTITION public.webhook_log_2026w49_organization_id_webhook_id_create_times_key;
ALTER INDEX public.webhook_log_pkey ATTACH PARTITION public.webhook_log_2026w49_pkey;
ALTER INDEX public.webhook_log_newest_first ATTACH PARTITION public.webhook_log_2026w50_organization_id_create_timestamp_id_web_idx;
ALTER INDEX public.webhook_log_last_retried ATTACH PARTITION public.webhook_log_2026w50_organization_id_last_retry_timestamp_we_idx;
ALTER INDEX public.webhook_log_once ATTACH PARTITION public.webhook_log_2026w50_organization_id_webhook_id_create_times_key;
ALTER INDEX public.webhook_log_pkey ATTACH PARTITION public.webhook_log_2026w50_pkey;
ALTER INDEX public.webhook_log_newest_first ATTACH PARTITION public.webhook_log_2026w51_organization_id_create_timestamp_id_web_idx;
ALTER INDEX public.webhook_log_last_retried ATTACH PARTITION public.webhook_log_2026w51_organization_id_last_retry_timestamp_we_idx;
ALTER INDEX public.webhook_log_once ATTACH PARTITION public.webhook_log_2026w51_organization_id_webhook_id_create_times_key;
ALTER INDEX public.webhook_log_pkey ATTACH PARTITION public.webhook_log_2026w51_pkey;
ALTER INDEX public.webhook_log_newest_first ATTACH PARTITION public.webhook_log_2026w52_organization_id_create_timestamp_id_web_idx;
ALTER INDEX public.webhook_log_last_retried ATTACH PARTITION public.webhook_log_2026w52_organization_id_last_retry_timestamp_we_idx;
ALTER INDEX public.webhook_log_once ATTACH PARTITION public.webhook_log_2026w52_organization_id_webhook_id_create_times_key;
ALTER INDEX public.webhook_log_pkey ATTACH PARTITION public.webhook_log_2026w52_pkey;
ALTER INDEX public.webhook_log_newest_first ATTACH PARTITION public.webhook_log_default_organization_id_create_timestamp_id_web_idx;
ALTER INDEX public.webhook_log_last_retried ATTACH PARTITION public.webhook_log_default_organization_id_last_retry_timestamp_we_idx;
ALTER INDEX public.webhook_log_once ATTACH PARTITION public.webhook_log_default_organization_id_webhook_id_create_times_key;
ALTER INDEX public.webhook_log_pkey ATTACH PARTITION public.webhook_log_default_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w48_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w49_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w50_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w51_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w52_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_default_pkey;
CREATE TRIGGER api_key_changed AFTER DELETE OR UPDATE OF scopes, expire_timestamp, revoke_timestamp ON public.api_key FOR EACH ROW EXECUTE FUNCTION public.announce_api_key_change();
CREATE TRIGGER count_webhook_log_delete AFTER DELETE ON public.webhook_log REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_webhook_log_delete();
CREATE TRIGGER count_webhook_log_insert AFTER INSERT ON public.webhook_log REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_webhook_log_insert();
CREATE TRIGGER count_webhook_log_update AFTER UPDATE ON public.webhook_log REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_webhook_log_update();
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.blood_glucose_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('bloodGlucose');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.blood_oxygen_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('bloodOxygen');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.blood_pressure_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('bloodPressure');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.heart_rate_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('heartRate');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.heart_rate_variability_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('heartRateVariability');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.peak_flow_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('peakFlow');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.sleep_mat_activity_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('sleepMatActivity');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.sleep_mat_duration_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('sleepMatDuration');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.temperature_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('temperature');
CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.weight_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.record_deleted_reading_counts('weight');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.blood_glucose_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('bloodGlucose');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.blood_oxygen_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('bloodOxygen');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.blood_pressure_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('bloodPressure');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.heart_rate_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('heartRate');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.heart_rate_variability_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('heartRateVariability');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.peak_flow_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('peakFlow');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.sleep_mat_activity_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('sleepMatActivity');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.sleep_mat_duration_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('sleepMatDuration');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.temperature_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('temperature');
CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.weight_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_updated_reading_counts('weight');
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.blood_glucose_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.blood_oxygen_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.blood_pressure_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.heart_rate_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.heart_rate_variability_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.peak_flow_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.sleep_mat_activity_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.sleep_mat_duration_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.temperature_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.weight_reading FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_readings();
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.blood_glucose_reading
    ADD CONSTRAINT blood_glucose_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.blood_glucose_reading
    ADD CONSTRAINT blood_glucose_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.blood_oxygen_reading
    ADD CONSTRAINT blood_oxygen_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.blood_oxygen_reading
    ADD CONSTRAINT blood_oxygen_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.blood_pressure_reading
    ADD CONSTRAINT blood_pressure_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.blood_pressure_reading
    ADD CONSTRAINT blood_pressure_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES public.site(organization_id, id);
ALTER TABLE ONLY public.customer_return
    ADD CONSTRAINT customer_return_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.customer_return
    ADD CONSTRAINT customer_return_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES public.customer_order(organization_id, id);
ALTER TABLE ONLY public.customer_return
    ADD CONSTRAINT customer_return_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.customer_return
    ADD CONSTRAINT customer_return_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES public.site(organization_id, id);
ALTER TABLE ONLY public.device_assignment
    ADD CONSTRAINT device_assignment_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES public.device(organization_id, id);
ALTER TABLE ONLY public.device_assignment
    ADD CONSTRAINT device_assignment_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.device_event
    ADD CONSTRAINT device_event_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES public.device(organization_id, id);
ALTER TABLE ONLY public.device_health_check
    ADD CONSTRAINT device_health_check_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES public.device(organization_id, id);
ALTER TABLE ONLY public.device_identifier
    ADD CONSTRAINT device_identifier_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES public.device(organization_id, id);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_organization_id_current_patient_id_fkey FOREIGN KEY (organization_id, current_patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES public.item(organization_id, id);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES public.site(organization_id, id);
ALTER TABLE ONLY public.heart_rate_reading
    ADD CONSTRAINT heart_rate_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.heart_rate_reading
    ADD CONSTRAINT heart_rate_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.heart_rate_variability_reading
    ADD CONSTRAINT heart_rate_variability_readin_organization_id_device_id_it_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.heart_rate_variability_reading
    ADD CONSTRAINT heart_rate_variability_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_organization_id_manufacturer_id_fkey FOREIGN KEY (organization_id, manufacturer_id) REFERENCES public.manufacturer(organization_id, id);
ALTER TABLE ONLY public.kit_item
    ADD CONSTRAINT kit_item_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES public.item(organization_id, id);
ALTER TABLE ONLY public.kit_item
    ADD CONSTRAINT kit_item_organization_id_kit_id_fkey FOREIGN KEY (organization_id, kit_id) REFERENCES public.kit(organization_id, id);
ALTER TABLE ONLY public.kit
    ADD CONSTRAINT kit_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.manufacturer
    ADD CONSTRAINT manufacturer_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.order_device
    ADD CONSTRAINT order_device_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES public.device(organization_id, id);
ALTER TABLE ONLY public.order_device
    ADD CONSTRAINT order_device_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES public.customer_order(organization_id, id);
ALTER TABLE ONLY public.order_device
    ADD CONSTRAINT order_device_organization_id_packed_kit_id_fkey FOREIGN KEY (organization_id, packed_kit_id) REFERENCES public.packed_kit(organization_id, id);
ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES public.customer_order(organization_id, id);
ALTER TABLE ONLY public.order_external_id
    ADD CONSTRAINT order_external_id_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES public.customer_order(organization_id, id);
ALTER TABLE ONLY public.order_kit
    ADD CONSTRAINT order_kit_organization_id_kit_id_fkey FOREIGN KEY (organization_id, kit_id) REFERENCES public.kit(organization_id, id);
ALTER TABLE ONLY public.order_kit
    ADD CONSTRAINT order_kit_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES public.customer_order(organization_id, id);
ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES public.item(organization_id, id);
ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES public.customer_order(organization_id, id);
ALTER TABLE ONLY public.order_tracking_number
    ADD CONSTRAINT order_tracking_number_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES public.customer_order(organization_id, id);
ALTER TABLE ONLY public.packed_kit
    ADD CONSTRAINT packed_kit_organization_id_kit_id_fkey FOREIGN KEY (organization_id, kit_id) REFERENCES public.kit(organization_id, id);
ALTER TABLE ONLY public.packed_kit
    ADD CONSTRAINT packed_kit_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES public.customer_order(organization_id, id);
ALTER TABLE ONLY public.patient
    ADD CONSTRAINT patient_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.patient
    ADD CONSTRAINT patient_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES public.site(organization_id, id);
ALTER TABLE ONLY public.peak_flow_reading
    ADD CONSTRAINT peak_flow_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.peak_flow_reading
    ADD CONSTRAINT peak_flow_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.reading_count_delta
    ADD CONSTRAINT reading_count_delta_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.reading_count
    ADD CONSTRAINT reading_count_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.reading_import
    ADD CONSTRAINT reading_import_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.reading_revision
    ADD CONSTRAINT reading_revision_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.return_device
    ADD CONSTRAINT return_device_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES public.device(organization_id, id);
ALTER TABLE ONLY public.return_device
    ADD CONSTRAINT return_device_organization_id_packed_kit_id_fkey FOREIGN KEY (organization_id, packed_kit_id) REFERENCES public.packed_kit(organization_id, id);
ALTER TABLE ONLY public.return_device
    ADD CONSTRAINT return_device_organization_id_return_id_fkey FOREIGN KEY (organization_id, return_id) REFERENCES public.customer_return(organization_id, id);
ALTER TABLE ONLY public.return_event
    ADD CONSTRAINT return_event_organization_id_return_id_fkey FOREIGN KEY (organization_id, return_id) REFERENCES public.customer_return(organization_id, id);
ALTER TABLE ONLY public.return_line
    ADD CONSTRAINT return_line_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES public.item(organization_id, id);
ALTER TABLE ONLY public.return_line
    ADD CONSTRAINT return_line_organization_id_return_id_fkey FOREIGN KEY (organization_id, return_id) REFERENCES public.customer_return(organization_id, id);
ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.sleep_mat_activity_reading
    ADD CONSTRAINT sleep_mat_activity_reading_organization_id_device_id_item__fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.sleep_mat_activity_reading
    ADD CONSTRAINT sleep_mat_activity_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.sleep_mat_duration_reading
    ADD CONSTRAINT sleep_mat_duration_reading_organization_id_device_id_item__fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.sleep_mat_duration_reading
    ADD CONSTRAINT sleep_mat_duration_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.stock_adjustment
    ADD CONSTRAINT stock_adjustment_organization_id_stock_id_fkey FOREIGN KEY (organization_id, stock_id) REFERENCES public.stock(organization_id, id);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES public.item(organization_id, id);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES public.site(organization_id, id);
ALTER TABLE ONLY public.temperature_reading
    ADD CONSTRAINT temperature_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.temperature_reading
    ADD CONSTRAINT temperature_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE ONLY public.webhook_health
    ADD CONSTRAINT webhook_health_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES public.webhook(organization_id, id);
ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organization(id);
ALTER TABLE ONLY public.webhook_replay
    ADD CONSTRAINT webhook_replay_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES public.webhook(organization_id, id);
ALTER TABLE ONLY public.webhook_secret
    ADD CONSTRAINT webhook_secret_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES public.webhook(organization_id, id);
ALTER TABLE ONLY public.weight_reading
    ADD CONSTRAINT weight_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES public.device(organization_id, id, item_id);
ALTER TABLE ONLY public.weight_reading
    ADD CONSTRAINT weight_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES public.patient(organization_id, id);
ALTER TABLE public.api_key ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.blood_glucose_reading ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.blood_oxygen_reading ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.blood_pressure_reading ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.customer_order ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.customer_return ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.device ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.device_assignment ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.device_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.device_health_check ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.device_identifier ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.event ENABLE ROW LEVEL SECURITY;
CREATE POLICY for_delivery ON public.blood_glucose_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.blood_oxygen_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.blood_pressure_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.device FOR SELECT USING ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));
CREATE POLICY for_delivery ON public.device_event FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.device_identifier FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.event USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.heart_rate_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.heart_rate_variability_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.item FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.manufacturer FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.patient FOR SELECT USING ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));
CREATE POLICY for_delivery ON public.peak_flow_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.reading_count USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.reading_count_delta USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.reading_revision FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.sleep_mat_activity_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.sleep_mat_duration_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.temperature_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_attempt USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_delivery USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_health USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_log USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_log_cell USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_log_delta USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_log_payload USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_log_retried_cell USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_replay USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.webhook_secret USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.weight_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
ALTER TABLE public.heart_rate_reading ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.heart_rate_variability_reading ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.idempotency_key ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.item ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.kit ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.kit_item ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.manufacturer ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_organization ON public.api_key USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.blood_glucose_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.blood_oxygen_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.blood_pressure_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.customer_order USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.customer_return USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.device_assignment USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device_event USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device_health_check USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device_identifier USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.event USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.heart_rate_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.heart_rate_variability_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.idempotency_key USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.item USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.kit USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.kit_item USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.manufacturer USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.order_device USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.order_event USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.order_external_id USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.order_kit USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.order_line USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.order_tracking_number USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.packed_kit USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.patient USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.peak_flow_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.reading_count USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.reading_count_delta USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.reading_import USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.reading_revision USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.return_device USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.return_event USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.return_line USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.site USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.sleep_mat_activity_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.sleep_mat_duration_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.stock USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.stock_adjustment USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.temperature_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.webhook_attempt USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_delivery USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_health USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_log USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_log_cell USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_log_delta USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_log_payload USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_log_retried_cell USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_replay USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.webhook_secret USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
CREATE POLICY of_organization ON public.weight_reading USING ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
ALTER TABLE public.order_device ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_external_id ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_kit ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_line ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_tracking_number ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.packed_kit ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.patient ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.peak_flow_reading ENABLE ROW LEVEL SECURITY;
CREATE POLICY presented_for_select ON public.api_key FOR SELECT USING ((hash = ( SELECT decode(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), 'hex'::text) AS decode)));
CREATE POLICY presented_for_update ON public.api_key FOR UPDATE USING ((hash = ( SELECT decode(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), 'hex'::text) AS decode)));
ALTER TABLE public.reading_count ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.reading_count_delta ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.reading_import ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.reading_revision ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.return_device ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.return_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.return_line ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.site ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sleep_mat_activity_reading ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sleep_mat_duration_reading ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.stock ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.stock_adjustment ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.temperature_reading ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w48 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w49 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w50 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w51 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w52 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_delivery ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_health ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w48 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w49 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w50 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w51 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w52 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_cell ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_delta ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w48 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w49 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w50 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w51 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w52 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_retried_cell ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_replay ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_secret ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.weight_reading ENABLE ROW LEVEL SECURITY;
