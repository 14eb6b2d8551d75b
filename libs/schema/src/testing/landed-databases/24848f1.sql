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
    CONSTRAINT blood_glucose_reading_check CHECK ((NOT (before_meal AND after_meal))),
    CONSTRAINT blood_glucose_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT blood_glucose_reading_check2 CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT blood_glucose_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT blood_glucose_reading_glucose_check CHECK (((glucose >= 0) AND (glucose <= 1000))),
    CONSTRAINT blood_glucose_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT blood_glucose_reading_version_check CHECK ((version > 0))
);
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
    CONSTRAINT blood_oxygen_reading_blood_oxygen_check CHECK (((blood_oxygen >= 0) AND (blood_oxygen <= 100))),
    CONSTRAINT blood_oxygen_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT blood_oxygen_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT blood_oxygen_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT blood_oxygen_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT blood_oxygen_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT blood_oxygen_reading_version_check CHECK ((version > 0))
);
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
    CONSTRAINT blood_pressure_reading_check CHECK ((systolic > diastolic)),
    CONSTRAINT blood_pressure_reading_check1 CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT blood_pressure_reading_check2 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT blood_pressure_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT blood_pressure_reading_diastolic_check CHECK (((diastolic >= 10) AND (diastolic <= 220))),
    CONSTRAINT blood_pressure_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT blood_pressure_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT blood_pressure_reading_systolic_check CHECK (((systolic >= 30) AND (systolic <= 300))),
    CONSTRAINT blood_pressure_reading_version_check CHECK ((version > 0))
);
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
);
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
    CONSTRAINT heart_rate_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT heart_rate_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT heart_rate_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT heart_rate_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT heart_rate_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT heart_rate_reading_version_check CHECK ((version > 0))
);
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
    CONSTRAINT heart_rate_variability_readi_heart_rate_variability_algor_check CHECK ((heart_rate_variability_algorithm_type = ANY (ARRAY['sdann'::text, 'sdnn'::text, 'sdrr'::text]))),
    CONSTRAINT heart_rate_variability_readi_heart_rate_variability_durat_check CHECK (((heart_rate_variability_duration >= 0) AND (heart_rate_variability_duration <= 86400000))),
    CONSTRAINT heart_rate_variability_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT heart_rate_variability_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT heart_rate_variability_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT heart_rate_variability_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT heart_rate_variability_reading_heart_rate_variability_check CHECK (((heart_rate_variability >= (0)::double precision) AND (heart_rate_variability <= (1000)::double precision))),
    CONSTRAINT heart_rate_variability_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT heart_rate_variability_reading_version_check CHECK ((version > 0))
);
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
    CONSTRAINT patient_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
    CONSTRAINT patient_sex_check CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text, 'other'::text, 'unknown'::text])))
);
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
    CONSTRAINT peak_flow_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT peak_flow_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT peak_flow_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT peak_flow_reading_forced_expiratory_volume_in_one_second_check CHECK (((forced_expiratory_volume_in_one_second >= (0)::double precision) AND (forced_expiratory_volume_in_one_second <= (10)::double precision))),
    CONSTRAINT peak_flow_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT peak_flow_reading_peak_expiratory_flow_check CHECK (((peak_expiratory_flow >= (30)::double precision) AND (peak_expiratory_flow <= (900)::double precision))),
    CONSTRAINT peak_flow_reading_version_check CHECK ((version > 0))
);
ALTER TABLE ONLY public.peak_flow_reading FORCE ROW LEVEL SECURITY;
ALTER TABLE public.peak_flow_reading ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.peak_flow_reading_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
    supersede_timestamp timestamp(3) with time zone DEFAULT now() NOT NULL
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
    CONSTRAINT sleep_mat_activity_reading_body_turn_over_check CHECK (((body_turn_over >= 0) AND (body_turn_over <= 100000))),
    CONSTRAINT sleep_mat_activity_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT sleep_mat_activity_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT sleep_mat_activity_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT sleep_mat_activity_reading_duration_check CHECK (((duration >= 0) AND (duration <= 10080))),
    CONSTRAINT sleep_mat_activity_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT sleep_mat_activity_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT sleep_mat_activity_reading_respiration_check CHECK (((respiration >= (0)::double precision) AND (respiration <= (100)::double precision))),
    CONSTRAINT sleep_mat_activity_reading_version_check CHECK ((version > 0))
);
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
    CONSTRAINT sleep_mat_duration_reading_body_turn_over_check CHECK (((body_turn_over >= 0) AND (body_turn_over <= 100000))),
    CONSTRAINT sleep_mat_duration_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT sleep_mat_duration_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT sleep_mat_duration_reading_deep_sleep_check CHECK (((deep_sleep >= 0) AND (deep_sleep <= 10080))),
    CONSTRAINT sleep_mat_duration_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT sleep_mat_duration_reading_duration_check CHECK (((duration >= 0) AND (duration <= 10080))),
    CONSTRAINT sleep_mat_duration_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
    CONSTRAINT sleep_mat_duration_reading_light_sleep_check CHECK (((light_sleep >= 0) AND (light_sleep <= 10080))),
    CONSTRAINT sleep_mat_duration_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT sleep_mat_duration_reading_rem_check CHECK (((rem >= 0) AND (rem <= 10080))),
    CONSTRAINT sleep_mat_duration_reading_respiration_check CHECK (((respiration >= (0)::double precision) AND (respiration <= (100)::double precision))),
    CONSTRAINT sleep_mat_duration_reading_version_check CHECK ((version > 0))
);
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
    CONSTRAINT temperature_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT temperature_reading_temperature_unit_check CHECK ((temperature_unit = ANY (ARRAY['fahrenheit'::text, 'celsius'::text]))),
    CONSTRAINT temperature_reading_version_check CHECK ((version > 0))
);
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
    CONSTRAINT weight_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
    CONSTRAINT weight_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT weight_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
    CONSTRAINT weight_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
    CONSTRAINT weight_reading_version_check CHECK ((version > 0)),
    CONSTRAINT weight_reading_weight_check CHECK (((weight >= (0)::double precision) AND (weight <= (2200)::double precision)))
);
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
	(1, 1, 'Fixture', 'rpm_NxkoA2', '\xe33369a29828a3fed8d632e6c25abe774b720d08cc01efeb976aec4c98b808ca', '{*}', '2026-11-23 03:08:09.725+00', NULL, '2026-11-23 03:08:17.844+00', NULL);
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, 1, '2026-01-05 15:07:00+00', NULL, '2026-11-23 03:08:19.746+00', 102, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 1, 1, '2026-01-05 17:06:00+00', NULL, '2026-11-23 03:08:19.746+00', 144, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 3, 1, 1, 1, '2026-01-06 01:51:00+00', NULL, '2026-11-23 03:08:19.746+00', 115, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 4, 2, 8, 1, '2026-01-05 12:05:00+00', NULL, '2026-11-23 03:08:19.746+00', 91, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 8, 1, '2026-01-05 14:42:00+00', NULL, '2026-11-23 03:08:19.746+00', 149, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 8, 1, '2026-01-06 11:45:00+00', NULL, '2026-11-23 03:08:20.186+00', 91, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 7, 2, 8, 1, '2026-01-06 14:23:00+00', NULL, '2026-11-23 03:08:20.186+00', 151, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 8, 1, 1, 1, '2026-01-07 14:48:00+00', NULL, '2026-11-23 03:08:20.35+00', 108, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 9, 1, 1, 1, '2026-01-07 17:32:00+00', NULL, '2026-11-23 03:08:20.35+00', 131, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 10, 1, 1, 1, '2026-01-08 02:15:00+00', NULL, '2026-11-23 03:08:20.35+00', 108, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 11, 2, 8, 1, '2026-01-07 12:23:00+00', NULL, '2026-11-23 03:08:20.35+00', 20, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 12, 2, 8, 1, '2026-01-07 14:07:00+00', NULL, '2026-11-23 03:08:20.35+00', 141, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 13, 2, 8, 1, '2026-01-07 22:44:00+00', NULL, '2026-11-23 03:08:20.35+00', 102, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 14, 2, 8, 1, '2026-01-08 02:38:00+00', NULL, '2026-11-23 03:08:20.35+00', 114, NULL, NULL, false, -18000, -18000, 1, NULL),
	(1, 15, 3, 17, 1, '2026-01-07 10:30:00+00', NULL, '2026-11-23 03:08:20.35+00', 93, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 16, 3, 17, 1, '2026-01-07 13:24:00+00', NULL, '2026-11-23 03:08:20.35+00', 146, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 17, 3, 17, 1, '2026-01-07 21:22:00+00', NULL, '2026-11-23 03:08:20.35+00', 110, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 18, 3, 17, 1, '2026-01-08 01:50:00+00', NULL, '2026-11-23 03:08:20.35+00', 112, NULL, NULL, false, -12600, -12600, 1, NULL),
	(1, 19, 4, 33, 1, '2026-01-07 05:50:00+00', NULL, '2026-11-23 03:08:20.35+00', 90, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 20, 4, 33, 1, '2026-01-07 08:34:00+00', NULL, '2026-11-23 03:08:20.35+00', 139, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 21, 4, 33, 1, '2026-01-07 17:07:00+00', NULL, '2026-11-23 03:08:20.35+00', 122, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 22, 1, 1, 1, '2026-01-08 14:57:00+00', NULL, '2026-11-23 03:08:20.465+00', 20, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 1, 1, '2026-01-08 17:33:00+00', NULL, '2026-11-23 03:08:20.465+00', 146, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 1, 1, '2026-01-09 06:02:00+00', NULL, '2026-11-23 03:08:20.465+00', 98, NULL, NULL, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 8, 1, '2026-01-08 11:51:00+00', NULL, '2026-11-23 03:08:20.465+00', 104, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 26, 2, 8, 1, '2026-01-08 14:29:00+00', NULL, '2026-11-23 03:08:20.465+00', 142, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 27, 3, 17, 1, '2026-01-08 10:45:00+00', NULL, '2026-11-23 03:08:20.465+00', 92, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 28, 3, 17, 1, '2026-01-08 13:20:00+00', NULL, '2026-11-23 03:08:20.465+00', 135, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 29, 1, 1, 1, '2026-01-06 14:42:00+00', NULL, '2026-11-23 03:08:20.618+00', 103, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 30, 1, 1, 1, '2026-01-06 17:43:00+00', NULL, '2026-11-23 03:08:20.618+00', 131, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 31, 1, 1, 1, '2026-01-07 02:12:00+00', NULL, '2026-11-23 03:08:20.618+00', 99, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 32, 1, 1, 1, '2026-01-09 15:18:00+00', NULL, '2026-11-23 03:08:20.618+00', 87, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 33, 1, 1, 1, '2026-01-09 17:54:00+00', NULL, '2026-11-23 03:08:20.618+00', 149, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 34, 1, 1, 1, '2026-01-10 02:18:00+00', NULL, '2026-11-23 03:08:20.618+00', 121, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 35, 2, 8, 1, '2026-01-09 06:24:00+00', NULL, '2026-11-23 03:08:20.618+00', 113, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 36, 2, 8, 1, '2026-01-09 08:05:00+00', NULL, '2026-11-23 03:08:20.618+00', 137, NULL, true, false, 3600, -18000, 1, NULL),
	(1, 37, 2, 8, 1, '2026-01-09 20:41:00+00', NULL, '2026-11-23 03:08:20.618+00', 421, NULL, NULL, false, 3600, -18000, 1, NULL),
	(1, 38, 2, 1, 1, '2026-01-10 05:39:00+00', NULL, '2026-11-23 03:08:20.725+00', 98, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 39, 2, 1, 1, '2026-01-10 08:13:00+00', NULL, '2026-11-23 03:08:20.725+00', 136, NULL, true, false, 3600, -18000, 1, NULL),
	(1, 40, 2, 1, 1, '2026-01-10 17:07:00+00', NULL, '2026-11-23 03:08:20.725+00', 112, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 41, 4, 33, 1, '2026-01-10 05:42:00+00', NULL, '2026-11-23 03:08:20.725+00', 109, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 42, 4, 33, 1, '2026-01-10 08:21:00+00', NULL, '2026-11-23 03:08:20.725+00', 145, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 43, 4, 33, 1, '2026-01-10 16:40:00+00', NULL, '2026-11-23 03:08:20.725+00', 107, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 44, 2, 1, 1, '2026-01-11 11:40:00+00', NULL, '2026-11-23 03:08:20.869+00', 92, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 45, 2, 1, 1, '2026-01-11 14:28:00+00', NULL, '2026-11-23 03:08:20.869+00', 162, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 46, 3, 17, 1, '2026-01-11 10:10:00+00', NULL, '2026-11-23 03:08:20.869+00', 103, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 47, 3, 17, 1, '2026-01-11 12:39:00+00', NULL, '2026-11-23 03:08:20.869+00', 130, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 17, 1, '2026-01-11 21:37:00+00', NULL, '2026-11-23 03:08:20.869+00', 106, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 49, 2, 1, 1, '2026-01-12 12:09:00+00', NULL, '2026-11-23 03:08:20.966+00', 90, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 50, 2, 1, 1, '2026-01-12 14:41:00+00', NULL, '2026-11-23 03:08:20.966+00', 139, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 51, 2, 1, 1, '2026-01-12 23:24:00+00', NULL, '2026-11-23 03:08:20.966+00', 107, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 1, 1, '2026-01-13 03:18:00+00', NULL, '2026-11-23 03:08:20.966+00', 123, NULL, NULL, false, -18000, -18000, 1, NULL),
	(1, 53, 3, 17, 1, '2026-01-12 10:53:00+00', NULL, '2026-11-23 03:08:20.966+00', 99, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 17, 1, '2026-01-12 13:08:00+00', NULL, '2026-11-23 03:08:20.966+00', 600, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 55, 3, 17, 1, '2026-01-12 21:50:00+00', NULL, '2026-11-23 03:08:20.966+00', 90, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 60, 2, 1, 1, '2026-01-13 12:21:00+00', NULL, '2026-11-23 03:08:21.041+00', 101, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 61, 2, 1, 1, '2026-01-13 14:10:00+00', NULL, '2026-11-23 03:08:21.041+00', 600, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 62, 2, 1, 1, '2026-01-13 23:03:00+00', NULL, '2026-11-23 03:08:21.041+00', 102, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 56, 3, 17, 1, '2026-01-10 10:26:00+00', NULL, '2026-11-23 03:08:21.041+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 57, 3, 17, 1, '2026-01-10 13:05:00+00', NULL, '2026-11-23 03:08:21.041+00', 122, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 58, 3, 17, 1, '2026-01-10 21:41:00+00', NULL, '2026-11-23 03:08:21.041+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 59, 3, 17, 1, '2026-01-11 01:40:00+00', NULL, '2026-11-23 03:08:21.041+00', 108, NULL, NULL, false, -12600, -12600, 1, NULL),
	(1, 63, 3, 17, 1, '2026-01-13 10:51:00+00', NULL, '2026-11-23 03:08:21.041+00', 102, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 64, 3, 17, 1, '2026-01-13 13:22:00+00', NULL, '2026-11-23 03:08:21.041+00', 129, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 65, 3, 17, 1, '2026-01-13 21:10:00+00', NULL, '2026-11-23 03:08:21.041+00', 114, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 66, 4, 33, 1, '2026-01-13 06:11:00+00', NULL, '2026-11-23 03:08:21.041+00', 95, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 67, 4, 33, 1, '2026-01-13 08:06:00+00', NULL, '2026-11-23 03:08:21.041+00', 158, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 68, 4, 33, 1, '2026-01-13 17:10:00+00', NULL, '2026-11-23 03:08:21.041+00', 122, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 69, 2, 1, 1, '2026-01-14 12:12:00+00', NULL, '2026-11-23 03:08:21.12+00', 109, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 70, 2, 1, 1, '2026-01-14 14:28:00+00', NULL, '2026-11-23 03:08:21.12+00', 136, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 71, 3, 17, 1, '2026-01-14 10:43:00+00', NULL, '2026-11-23 03:08:21.12+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 72, 3, 17, 1, '2026-01-14 12:39:00+00', NULL, '2026-11-23 03:08:21.12+00', 130, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 73, 3, 17, 1, '2026-01-14 21:40:00+00', NULL, '2026-11-23 03:08:21.12+00', 92, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 74, 4, 33, 1, '2026-01-14 06:24:00+00', NULL, '2026-11-23 03:08:21.12+00', 100, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 75, 4, 33, 1, '2026-01-14 08:27:00+00', NULL, '2026-11-23 03:08:21.12+00', 152, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 76, 5, 36, 11, '2026-01-14 15:18:00+00', NULL, '2026-11-23 03:08:30.295+00', 105, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 77, 5, 36, 11, '2026-01-14 17:23:00+00', NULL, '2026-11-23 03:08:30.295+00', 170, NULL, true, false, -28800, -28800, 1, NULL);
INSERT INTO public.blood_oxygen_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 3, 4, '2026-01-05 16:15:00+00', NULL, '2026-11-23 03:08:19.751+00', 97, 66, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 12, 4, '2026-01-05 12:41:00+00', NULL, '2026-11-23 03:08:19.751+00', 94, 74, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 12, 4, '2026-01-06 12:57:00+00', NULL, '2026-11-23 03:08:20.193+00', 97, 63, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 3, 4, '2026-01-07 16:09:00+00', NULL, '2026-11-23 03:08:20.351+00', 99, 68, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 12, 4, '2026-01-07 13:19:00+00', NULL, '2026-11-23 03:08:20.351+00', 96, 72, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 20, 4, '2026-01-07 11:08:00+00', NULL, '2026-11-23 03:08:20.351+00', 95, 56, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 27, 4, '2026-01-07 06:50:00+00', NULL, '2026-11-23 03:08:20.351+00', 96, 69, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 3, 4, '2026-01-08 16:19:00+00', NULL, '2026-11-23 03:08:20.467+00', 94, 56, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 12, 4, '2026-01-08 12:41:00+00', NULL, '2026-11-23 03:08:20.467+00', 99, 66, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 20, 4, '2026-01-08 11:25:00+00', NULL, '2026-11-23 03:08:20.467+00', 99, 62, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 3, 4, '2026-01-06 15:42:00+00', NULL, '2026-11-23 03:08:20.619+00', 95, 57, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 3, 4, '2026-01-09 16:25:00+00', NULL, '2026-11-23 03:08:20.619+00', 96, 54, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 12, 4, '2026-01-09 07:25:00+00', NULL, '2026-11-23 03:08:20.619+00', 98, 77, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 3, 4, '2026-01-10 15:50:00+00', NULL, '2026-11-23 03:08:20.727+00', 99, 70, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 12, 4, '2026-01-10 06:44:00+00', NULL, '2026-11-23 03:08:20.727+00', 95, 63, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 27, 4, '2026-01-10 07:04:00+00', NULL, '2026-11-23 03:08:20.727+00', 96, 68, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 3, 4, '2026-01-11 16:14:00+00', NULL, '2026-11-23 03:08:20.873+00', 94, 55, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 12, 4, '2026-01-11 13:21:00+00', NULL, '2026-11-23 03:08:20.873+00', 94, 66, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 20, 4, '2026-01-11 11:37:00+00', NULL, '2026-11-23 03:08:20.873+00', 94, 58, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 3, 4, '2026-01-12 16:23:00+00', NULL, '2026-11-23 03:08:20.966+00', 96, 60, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 12, 4, '2026-01-12 12:49:00+00', NULL, '2026-11-23 03:08:20.966+00', 98, 71, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 20, 4, '2026-01-12 11:43:00+00', NULL, '2026-11-23 03:08:20.966+00', 94, 65, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 3, 4, '2026-01-13 16:09:00+00', NULL, '2026-11-23 03:08:21.041+00', 97, 54, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 12, 4, '2026-01-13 12:39:00+00', NULL, '2026-11-23 03:08:21.041+00', 99, 66, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 20, 4, '2026-01-10 11:42:00+00', NULL, '2026-11-23 03:08:21.041+00', 95, 58, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 20, 4, '2026-01-13 11:26:00+00', NULL, '2026-11-23 03:08:21.041+00', 97, 58, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 27, 4, '2026-01-13 06:53:00+00', NULL, '2026-11-23 03:08:21.041+00', 99, 74, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 3, 4, '2026-01-14 16:23:00+00', NULL, '2026-11-23 03:08:21.121+00', 96, 55, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 12, 4, '2026-01-14 12:53:00+00', NULL, '2026-11-23 03:08:21.121+00', 98, 71, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 20, 4, '2026-01-14 11:55:00+00', NULL, '2026-11-23 03:08:21.121+00', 98, 65, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 27, 4, '2026-01-14 07:20:00+00', NULL, '2026-11-23 03:08:21.121+00', 97, 77, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 37, 12, '2026-01-14 16:02:00+00', NULL, '2026-11-23 03:08:30.296+00', 98, 73, false, -28800, -28800, 1, NULL);
INSERT INTO public.blood_pressure_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 2, 2, '2026-01-05 15:12:00+00', NULL, '2026-11-23 03:08:19.751+00', 127, 89, 66, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 2, 2, '2026-01-06 03:52:00+00', NULL, '2026-11-23 03:08:19.751+00', 115, 74, 69, false, -28800, -28800, 1, NULL),
	(1, 3, 2, 11, 2, '2026-01-05 12:54:00+00', NULL, '2026-11-23 03:08:19.751+00', 151, 106, 70, false, -18000, -18000, 1, NULL),
	(1, 4, 2, 11, 2, '2026-01-06 00:46:00+00', NULL, '2026-11-23 03:08:19.751+00', 143, 103, 79, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 11, 2, '2026-01-06 12:47:00+00', NULL, '2026-11-23 03:08:20.194+00', 135, 88, 66, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 11, 2, '2026-01-07 00:23:00+00', NULL, '2026-11-23 03:08:20.194+00', 132, 85, 78, false, -18000, -18000, 1, NULL),
	(1, 7, 1, 2, 2, '2026-01-07 15:53:00+00', NULL, '2026-11-23 03:08:20.352+00', 122, 84, 63, false, -28800, -28800, 1, NULL),
	(1, 8, 1, 2, 2, '2026-01-08 03:49:00+00', NULL, '2026-11-23 03:08:20.352+00', 129, 91, 54, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 11, 2, '2026-01-07 12:32:00+00', NULL, '2026-11-23 03:08:20.352+00', 145, 103, 65, false, -18000, -18000, 1, NULL),
	(1, 10, 2, 11, 2, '2026-01-08 00:21:00+00', NULL, '2026-11-23 03:08:20.352+00', 151, 109, 76, false, -18000, -18000, 1, NULL),
	(1, 11, 3, 18, 2, '2026-01-07 10:56:00+00', NULL, '2026-11-23 03:08:20.352+00', 132, 90, 60, false, -12600, -12600, 1, NULL),
	(1, 12, 3, 18, 2, '2026-01-07 23:10:00+00', NULL, '2026-11-23 03:08:20.352+00', 123, 83, 56, false, -12600, -12600, 1, NULL),
	(1, 13, 4, 25, 2, '2026-01-07 06:30:00+00', NULL, '2026-11-23 03:08:20.352+00', 144, 106, 76, false, 3600, 3600, 1, NULL),
	(1, 14, 4, 25, 2, '2026-01-07 18:54:00+00', NULL, '2026-11-23 03:08:20.352+00', 136, 83, 71, false, 3600, 3600, 1, NULL),
	(1, 15, 1, 2, 2, '2026-01-08 15:38:00+00', NULL, '2026-11-23 03:08:20.466+00', 132, 81, 60, false, -28800, -28800, 1, NULL),
	(1, 16, 1, 2, 2, '2026-01-09 03:28:00+00', NULL, '2026-11-23 03:08:20.466+00', 135, 97, 56, false, -28800, -28800, 1, NULL),
	(1, 17, 2, 11, 2, '2026-01-08 12:48:00+00', NULL, '2026-11-23 03:08:20.466+00', 148, 106, 65, false, -18000, -18000, 1, NULL),
	(1, 18, 2, 11, 2, '2026-01-09 00:31:00+00', NULL, '2026-11-23 03:08:20.466+00', 149, 105, 73, false, -18000, -18000, 1, NULL),
	(1, 19, 3, 18, 2, '2026-01-08 11:24:00+00', NULL, '2026-11-23 03:08:20.466+00', 125, 75, 65, false, -12600, -12600, 1, NULL),
	(1, 20, 3, 18, 2, '2026-01-08 22:52:00+00', NULL, '2026-11-23 03:08:20.466+00', 130, 87, 63, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 2, 2, '2026-01-06 15:25:00+00', NULL, '2026-11-23 03:08:20.619+00', 120, 82, 63, false, -28800, -28800, 1, NULL),
	(1, 22, 1, 2, 2, '2026-01-07 03:19:00+00', NULL, '2026-11-23 03:08:20.619+00', 130, 85, 54, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 2, 2, '2026-01-09 15:44:00+00', NULL, '2026-11-23 03:08:20.619+00', 115, 75, 58, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 2, 2, '2026-01-10 03:51:00+00', NULL, '2026-11-23 03:08:20.619+00', 117, 69, 61, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 11, 2, '2026-01-09 06:06:00+00', NULL, '2026-11-23 03:08:20.619+00', 139, 91, 71, false, 3600, -18000, 1, NULL),
	(1, 26, 2, 11, 2, '2026-01-09 18:54:00+00', NULL, '2026-11-23 03:08:20.619+00', 143, 89, 69, false, 3600, -18000, 1, NULL),
	(1, 27, 1, 2, 2, '2026-01-10 15:10:00+00', NULL, '2026-11-23 03:08:20.726+00', 135, 86, 58, false, -28800, -28800, 1, NULL),
	(1, 28, 1, 2, 2, '2026-01-11 03:22:00+00', NULL, '2026-11-23 03:08:20.726+00', 124, 74, 65, false, -28800, -28800, 1, NULL),
	(1, 29, 2, 11, 2, '2026-01-10 06:53:00+00', NULL, '2026-11-23 03:08:20.726+00', 132, 88, 67, false, 3600, -18000, 1, NULL),
	(1, 30, 2, 11, 2, '2026-01-10 18:14:00+00', NULL, '2026-11-23 03:08:20.726+00', 149, 100, 66, false, 3600, -18000, 1, NULL),
	(1, 31, 4, 25, 2, '2026-01-10 06:37:00+00', NULL, '2026-11-23 03:08:20.726+00', 134, 80, 64, false, 3600, 3600, 1, NULL),
	(1, 32, 4, 25, 2, '2026-01-10 18:47:00+00', NULL, '2026-11-23 03:08:20.726+00', 138, 94, 66, false, 3600, 3600, 1, NULL),
	(1, 35, 1, 2, 2, '2026-01-11 15:17:00+00', NULL, '2026-11-23 03:08:20.873+00', 131, 79, 57, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 2, 2, '2026-01-12 03:16:00+00', NULL, '2026-11-23 03:08:20.873+00', 130, 85, 68, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 11, 2, '2026-01-11 12:37:00+00', NULL, '2026-11-23 03:08:20.873+00', 139, 89, 67, false, -18000, -18000, 1, NULL),
	(1, 38, 2, 11, 2, '2026-01-12 00:12:00+00', NULL, '2026-11-23 03:08:20.873+00', 139, 89, 74, false, -18000, -18000, 1, NULL),
	(1, 39, 3, 18, 2, '2026-01-11 11:00:00+00', NULL, '2026-11-23 03:08:20.873+00', 129, 87, 66, false, -12600, -12600, 1, NULL),
	(1, 40, 3, 18, 2, '2026-01-11 22:41:00+00', NULL, '2026-11-23 03:08:20.873+00', 112, 58, 67, false, -12600, -12600, 1, NULL),
	(1, 41, 1, 2, 2, '2026-01-12 15:33:00+00', NULL, '2026-11-23 03:08:20.968+00', 126, 83, 58, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 2, 2, '2026-01-13 03:39:00+00', NULL, '2026-11-23 03:08:20.968+00', 119, 73, 57, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 11, 2, '2026-01-12 12:34:00+00', NULL, '2026-11-23 03:08:20.968+00', 141, 95, 69, false, -18000, -18000, 1, NULL),
	(1, 44, 2, 11, 2, '2026-01-13 00:12:00+00', NULL, '2026-11-23 03:08:20.968+00', 136, 83, 63, false, -18000, -18000, 1, NULL),
	(1, 45, 3, 18, 2, '2026-01-12 11:11:00+00', NULL, '2026-11-23 03:08:20.968+00', 120, 72, 67, false, -12600, -12600, 1, NULL),
	(1, 46, 3, 18, 2, '2026-01-12 23:18:00+00', NULL, '2026-11-23 03:08:20.968+00', 120, 82, 57, false, -12600, -12600, 1, NULL),
	(1, 49, 1, 2, 2, '2026-01-13 15:35:00+00', NULL, '2026-11-23 03:08:21.042+00', 132, 79, 56, false, -28800, -28800, 1, NULL),
	(1, 50, 1, 2, 2, '2026-01-14 03:39:00+00', NULL, '2026-11-23 03:08:21.042+00', 126, 84, 64, false, -28800, -28800, 1, NULL),
	(1, 51, 2, 11, 2, '2026-01-13 12:20:00+00', NULL, '2026-11-23 03:08:21.042+00', 138, 99, 70, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 11, 2, '2026-01-14 00:31:00+00', NULL, '2026-11-23 03:08:21.042+00', 148, 109, 79, false, -18000, -18000, 1, NULL),
	(1, 47, 3, 18, 2, '2026-01-10 11:20:00+00', NULL, '2026-11-23 03:08:21.042+00', 125, 77, 56, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 18, 2, '2026-01-10 22:42:00+00', NULL, '2026-11-23 03:08:21.042+00', 120, 68, 66, false, -12600, -12600, 1, NULL),
	(1, 53, 3, 18, 2, '2026-01-13 11:23:00+00', NULL, '2026-11-23 03:08:21.042+00', 112, 63, 60, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 18, 2, '2026-01-13 22:55:00+00', NULL, '2026-11-23 03:08:21.042+00', 113, 62, 59, false, -12600, -12600, 1, NULL),
	(1, 55, 4, 25, 2, '2026-01-13 06:09:00+00', NULL, '2026-11-23 03:08:21.042+00', 131, 90, 66, false, 3600, 3600, 1, NULL),
	(1, 56, 4, 25, 2, '2026-01-13 18:18:00+00', NULL, '2026-11-23 03:08:21.042+00', 212, 121, 70, false, 3600, 3600, 1, NULL),
	(1, 57, 1, 2, 2, '2026-01-14 15:10:00+00', NULL, '2026-11-23 03:08:21.122+00', 127, 76, 56, false, -28800, -28800, 1, NULL),
	(1, 58, 2, 11, 2, '2026-01-14 12:22:00+00', NULL, '2026-11-23 03:08:21.122+00', 139, 91, 71, false, -18000, -18000, 1, NULL),
	(1, 59, 3, 18, 2, '2026-01-14 11:00:00+00', NULL, '2026-11-23 03:08:21.122+00', 118, 77, 61, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 18, 2, '2026-01-14 22:59:00+00', NULL, '2026-11-23 03:08:21.122+00', 212, 121, 66, false, -12600, -12600, 1, NULL),
	(1, 61, 4, 25, 2, '2026-01-14 06:06:00+00', NULL, '2026-11-23 03:08:21.122+00', 131, 91, 62, false, 3600, 3600, 1, NULL),
	(1, 62, 4, 25, 2, '2026-01-14 18:25:00+00', NULL, '2026-11-23 03:08:21.122+00', 128, 74, 77, false, 3600, 3600, 1, NULL),
	(1, 63, 5, 34, 10, '2026-01-14 15:25:00+00', NULL, '2026-11-23 03:08:30.299+00', 148, 105, 69, false, -28800, -28800, 1, NULL);
INSERT INTO public.customer_order OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'failed', NULL, 'standard', false, '{}', '[{"value": "SIM-12-3-1", "carrier": "Example Post"}]', '2026-11-23 03:08:19.558+00', 4, NULL),
	(1, 1, 'delivered', NULL, 'standard', false, '{}', '[{"value": "SIM-12-2-1", "carrier": "Example Post"}]', '2026-11-23 03:08:19.266+00', 3, NULL),
	(1, 3, 'delivered', NULL, 'standard', false, '{}', '[{"value": "SIM-12-3-2", "carrier": "Example Post"}]', '2026-11-23 03:08:20.106+00', 4, NULL);
INSERT INTO public.customer_return OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'received', 2, NULL, false, '[]', '2026-11-23 03:08:20.048+00', 4, NULL);
INSERT INTO public.device OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 2, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 3, 4, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 4, 3, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 6, 6, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 5, 5, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 7, 7, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 9, 8, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 11, 2, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 10, 3, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 12, 4, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 13, 5, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 14, 6, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 15, 7, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 16, 8, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 26, 1, NULL, 'lost', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 18, 2, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 19, 3, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 20, 4, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 21, 5, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 22, 7, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 23, 6, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 24, 8, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 25, 2, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 27, 4, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 28, 3, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 29, 5, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 30, 6, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 31, 8, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 32, 7, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 8, 1, 2, 'withPatient', false, 2, NULL, 0, '2026-01-08 10:00:00+00', 90, 41),
	(1, 33, 1, 4, 'withPatient', false, NULL, NULL, 0, '2026-01-14 04:00:00+00', 72, 43),
	(1, 1, 1, 2, 'withPatient', false, 1, NULL, 0, '2026-01-14 10:00:00+00', 72, 41),
	(1, 17, 1, 3, 'withPatient', false, NULL, NULL, 0, '2026-01-14 08:30:00+00', 14, 42),
	(1, 34, 10, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 37, 12, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 35, 13, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 38, 14, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 39, 15, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 40, 16, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 41, 17, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 36, 11, 5, 'withPatient', false, 6, NULL, 0, '2026-01-14 13:00:00+00', 99, 40);
INSERT INTO public.device_assignment OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 2, 1, '2026-11-23 03:08:18.766+00', NULL),
	(1, 3, 4, 1, '2026-11-23 03:08:18.776+00', NULL),
	(1, 4, 3, 1, '2026-11-23 03:08:18.779+00', NULL),
	(1, 5, 6, 1, '2026-11-23 03:08:18.863+00', NULL),
	(1, 6, 5, 1, '2026-11-23 03:08:18.866+00', NULL),
	(1, 7, 7, 1, '2026-11-23 03:08:18.875+00', NULL),
	(1, 8, 9, 1, '2026-11-23 03:08:18.876+00', NULL),
	(1, 9, 8, 2, '2026-11-23 03:08:18.919+00', NULL),
	(1, 10, 11, 2, '2026-11-23 03:08:18.923+00', NULL),
	(1, 11, 10, 2, '2026-11-23 03:08:18.956+00', NULL),
	(1, 12, 12, 2, '2026-11-23 03:08:18.977+00', NULL),
	(1, 13, 13, 2, '2026-11-23 03:08:18.987+00', NULL),
	(1, 14, 14, 2, '2026-11-23 03:08:18.996+00', NULL),
	(1, 15, 15, 2, '2026-11-23 03:08:18.998+00', NULL),
	(1, 16, 16, 2, '2026-11-23 03:08:19.025+00', NULL),
	(1, 1, 1, 1, '2026-11-23 03:08:18.757+00', '2026-11-23 03:08:19.043+00'),
	(1, 17, 1, 2, '2026-11-23 03:08:19.058+00', NULL),
	(1, 18, 17, 3, '2026-11-23 03:08:20.306+00', NULL),
	(1, 19, 18, 3, '2026-11-23 03:08:20.306+00', NULL),
	(1, 20, 19, 3, '2026-11-23 03:08:20.306+00', NULL),
	(1, 21, 20, 3, '2026-11-23 03:08:20.306+00', NULL),
	(1, 22, 21, 3, '2026-11-23 03:08:20.306+00', NULL),
	(1, 23, 22, 3, '2026-11-23 03:08:20.306+00', NULL),
	(1, 24, 23, 3, '2026-11-23 03:08:20.306+00', NULL),
	(1, 25, 24, 3, '2026-11-23 03:08:20.306+00', NULL),
	(1, 26, 25, 4, '2026-11-23 03:08:20.327+00', NULL),
	(1, 27, 27, 4, '2026-11-23 03:08:20.327+00', NULL),
	(1, 28, 28, 4, '2026-11-23 03:08:20.327+00', NULL),
	(1, 29, 29, 4, '2026-11-23 03:08:20.327+00', NULL),
	(1, 30, 30, 4, '2026-11-23 03:08:20.327+00', NULL),
	(1, 31, 31, 4, '2026-11-23 03:08:20.327+00', NULL),
	(1, 32, 32, 4, '2026-11-23 03:08:20.327+00', NULL),
	(1, 33, 33, 4, '2026-11-23 03:08:20.327+00', NULL),
	(1, 34, 36, 5, '2026-11-23 03:08:30.182+00', NULL),
	(1, 35, 34, 5, '2026-11-23 03:08:30.18+00', NULL),
	(1, 37, 35, 5, '2026-11-23 03:08:30.195+00', NULL),
	(1, 36, 37, 5, '2026-11-23 03:08:30.191+00', NULL),
	(1, 38, 38, 5, '2026-11-23 03:08:30.212+00', NULL),
	(1, 39, 39, 5, '2026-11-23 03:08:30.228+00', NULL),
	(1, 40, 40, 5, '2026-11-23 03:08:30.234+00', NULL),
	(1, 41, 41, 5, '2026-11-23 03:08:30.244+00', NULL);
INSERT INTO public.device_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'registered', '2026-11-23 03:08:18.39+00', NULL),
	(1, 2, 2, 'registered', '2026-11-23 03:08:18.393+00', NULL),
	(1, 3, 3, 'registered', '2026-11-23 03:08:18.397+00', NULL),
	(1, 4, 4, 'registered', '2026-11-23 03:08:18.43+00', NULL),
	(1, 5, 5, 'registered', '2026-11-23 03:08:18.447+00', NULL),
	(1, 6, 6, 'registered', '2026-11-23 03:08:18.449+00', NULL),
	(1, 7, 7, 'registered', '2026-11-23 03:08:18.451+00', NULL),
	(1, 8, 8, 'registered', '2026-11-23 03:08:18.519+00', NULL),
	(1, 9, 9, 'registered', '2026-11-23 03:08:18.519+00', NULL),
	(1, 10, 11, 'registered', '2026-11-23 03:08:18.543+00', NULL),
	(1, 11, 10, 'registered', '2026-11-23 03:08:18.544+00', NULL),
	(1, 12, 12, 'registered', '2026-11-23 03:08:18.604+00', NULL),
	(1, 13, 13, 'registered', '2026-11-23 03:08:18.616+00', NULL),
	(1, 14, 14, 'registered', '2026-11-23 03:08:18.632+00', NULL),
	(1, 15, 15, 'registered', '2026-11-23 03:08:18.655+00', NULL),
	(1, 16, 16, 'registered', '2026-11-23 03:08:18.667+00', NULL),
	(1, 17, 1, 'associationCreated', '2026-11-23 03:08:18.757+00', NULL),
	(1, 18, 2, 'associationCreated', '2026-11-23 03:08:18.766+00', NULL),
	(1, 19, 4, 'associationCreated', '2026-11-23 03:08:18.776+00', NULL),
	(1, 20, 3, 'associationCreated', '2026-11-23 03:08:18.779+00', NULL),
	(1, 21, 6, 'associationCreated', '2026-11-23 03:08:18.863+00', NULL),
	(1, 22, 5, 'associationCreated', '2026-11-23 03:08:18.866+00', NULL),
	(1, 23, 7, 'associationCreated', '2026-11-23 03:08:18.875+00', NULL),
	(1, 24, 9, 'associationCreated', '2026-11-23 03:08:18.876+00', NULL),
	(1, 25, 8, 'associationCreated', '2026-11-23 03:08:18.919+00', NULL),
	(1, 26, 11, 'associationCreated', '2026-11-23 03:08:18.923+00', NULL),
	(1, 27, 10, 'associationCreated', '2026-11-23 03:08:18.956+00', NULL),
	(1, 28, 12, 'associationCreated', '2026-11-23 03:08:18.977+00', NULL),
	(1, 29, 13, 'associationCreated', '2026-11-23 03:08:18.987+00', NULL),
	(1, 30, 14, 'associationCreated', '2026-11-23 03:08:18.996+00', NULL),
	(1, 31, 15, 'associationCreated', '2026-11-23 03:08:18.998+00', NULL),
	(1, 32, 16, 'associationCreated', '2026-11-23 03:08:19.025+00', NULL),
	(1, 33, 1, 'associationRemoved', '2026-11-23 03:08:19.043+00', NULL),
	(1, 34, 1, 'associationCreated', '2026-11-23 03:08:19.058+00', NULL),
	(1, 35, 17, 'registered', '2026-11-23 03:08:19.154+00', NULL),
	(1, 36, 19, 'registered', '2026-11-23 03:08:19.16+00', NULL),
	(1, 37, 18, 'registered', '2026-11-23 03:08:19.165+00', NULL),
	(1, 38, 20, 'registered', '2026-11-23 03:08:19.166+00', NULL),
	(1, 39, 21, 'registered', '2026-11-23 03:08:19.213+00', NULL),
	(1, 40, 22, 'registered', '2026-11-23 03:08:19.223+00', NULL),
	(1, 41, 23, 'registered', '2026-11-23 03:08:19.227+00', NULL),
	(1, 42, 24, 'registered', '2026-11-23 03:08:19.235+00', NULL),
	(1, 43, 17, 'allocated', '2026-11-23 03:08:19.323+00', NULL),
	(1, 44, 18, 'allocated', '2026-11-23 03:08:19.323+00', NULL),
	(1, 45, 19, 'allocated', '2026-11-23 03:08:19.323+00', NULL),
	(1, 46, 20, 'allocated', '2026-11-23 03:08:19.323+00', NULL),
	(1, 47, 21, 'allocated', '2026-11-23 03:08:19.323+00', NULL),
	(1, 48, 22, 'allocated', '2026-11-23 03:08:19.323+00', NULL),
	(1, 49, 23, 'allocated', '2026-11-23 03:08:19.323+00', NULL),
	(1, 50, 24, 'allocated', '2026-11-23 03:08:19.323+00', NULL),
	(1, 51, 25, 'registered', '2026-11-23 03:08:19.405+00', NULL),
	(1, 52, 26, 'registered', '2026-11-23 03:08:19.406+00', NULL),
	(1, 53, 27, 'registered', '2026-11-23 03:08:19.409+00', NULL),
	(1, 54, 28, 'registered', '2026-11-23 03:08:19.408+00', NULL),
	(1, 55, 29, 'registered', '2026-11-23 03:08:19.504+00', NULL),
	(1, 56, 30, 'registered', '2026-11-23 03:08:19.516+00', NULL),
	(1, 57, 31, 'registered', '2026-11-23 03:08:19.529+00', NULL),
	(1, 58, 32, 'registered', '2026-11-23 03:08:19.53+00', NULL),
	(1, 59, 25, 'allocated', '2026-11-23 03:08:19.578+00', NULL),
	(1, 60, 26, 'allocated', '2026-11-23 03:08:19.578+00', NULL),
	(1, 61, 27, 'allocated', '2026-11-23 03:08:19.578+00', NULL),
	(1, 62, 28, 'allocated', '2026-11-23 03:08:19.578+00', NULL),
	(1, 63, 29, 'allocated', '2026-11-23 03:08:19.578+00', NULL),
	(1, 64, 30, 'allocated', '2026-11-23 03:08:19.578+00', NULL),
	(1, 65, 31, 'allocated', '2026-11-23 03:08:19.578+00', NULL),
	(1, 66, 32, 'allocated', '2026-11-23 03:08:19.578+00', NULL),
	(1, 67, 26, 'statusChanged', '2026-11-23 03:08:19.638+00', NULL),
	(1, 68, 33, 'registered', '2026-11-23 03:08:19.653+00', NULL),
	(1, 69, 33, 'allocated', '2026-11-23 03:08:19.679+00', NULL),
	(1, 70, 25, 'shipped', '2026-11-23 03:08:19.716+00', NULL),
	(1, 71, 27, 'shipped', '2026-11-23 03:08:19.716+00', NULL),
	(1, 72, 28, 'shipped', '2026-11-23 03:08:19.716+00', NULL),
	(1, 73, 29, 'shipped', '2026-11-23 03:08:19.716+00', NULL),
	(1, 74, 30, 'shipped', '2026-11-23 03:08:19.716+00', NULL),
	(1, 75, 31, 'shipped', '2026-11-23 03:08:19.716+00', NULL),
	(1, 76, 32, 'shipped', '2026-11-23 03:08:19.716+00', NULL),
	(1, 77, 33, 'shipped', '2026-11-23 03:08:19.716+00', NULL),
	(1, 78, 17, 'shipped', '2026-11-23 03:08:20.033+00', NULL),
	(1, 79, 18, 'shipped', '2026-11-23 03:08:20.033+00', NULL),
	(1, 80, 19, 'shipped', '2026-11-23 03:08:20.033+00', NULL),
	(1, 81, 20, 'shipped', '2026-11-23 03:08:20.033+00', NULL),
	(1, 82, 21, 'shipped', '2026-11-23 03:08:20.033+00', NULL),
	(1, 83, 22, 'shipped', '2026-11-23 03:08:20.033+00', NULL),
	(1, 84, 23, 'shipped', '2026-11-23 03:08:20.033+00', NULL),
	(1, 85, 24, 'shipped', '2026-11-23 03:08:20.033+00', NULL),
	(1, 86, 25, 'received', '2026-11-23 03:08:20.091+00', NULL),
	(1, 87, 27, 'received', '2026-11-23 03:08:20.091+00', NULL),
	(1, 88, 28, 'received', '2026-11-23 03:08:20.091+00', NULL),
	(1, 89, 29, 'received', '2026-11-23 03:08:20.091+00', NULL),
	(1, 90, 30, 'received', '2026-11-23 03:08:20.091+00', NULL),
	(1, 91, 31, 'received', '2026-11-23 03:08:20.091+00', NULL),
	(1, 92, 32, 'received', '2026-11-23 03:08:20.091+00', NULL),
	(1, 93, 33, 'received', '2026-11-23 03:08:20.091+00', NULL),
	(1, 94, 25, 'allocated', '2026-11-23 03:08:20.118+00', NULL),
	(1, 95, 27, 'allocated', '2026-11-23 03:08:20.118+00', NULL),
	(1, 96, 28, 'allocated', '2026-11-23 03:08:20.118+00', NULL),
	(1, 97, 29, 'allocated', '2026-11-23 03:08:20.118+00', NULL),
	(1, 98, 30, 'allocated', '2026-11-23 03:08:20.118+00', NULL),
	(1, 99, 31, 'allocated', '2026-11-23 03:08:20.118+00', NULL),
	(1, 100, 32, 'allocated', '2026-11-23 03:08:20.118+00', NULL);
INSERT INTO public.device_event OVERRIDING SYSTEM VALUE VALUES
	(1, 101, 33, 'allocated', '2026-11-23 03:08:20.118+00', NULL),
	(1, 102, 25, 'shipped', '2026-11-23 03:08:20.153+00', NULL),
	(1, 103, 27, 'shipped', '2026-11-23 03:08:20.153+00', NULL),
	(1, 104, 28, 'shipped', '2026-11-23 03:08:20.153+00', NULL),
	(1, 105, 29, 'shipped', '2026-11-23 03:08:20.153+00', NULL),
	(1, 106, 30, 'shipped', '2026-11-23 03:08:20.153+00', NULL),
	(1, 107, 31, 'shipped', '2026-11-23 03:08:20.153+00', NULL),
	(1, 108, 32, 'shipped', '2026-11-23 03:08:20.153+00', NULL),
	(1, 109, 33, 'shipped', '2026-11-23 03:08:20.153+00', NULL),
	(1, 110, 17, 'delivered', '2026-11-23 03:08:20.306+00', NULL),
	(1, 111, 17, 'associationCreated', '2026-11-23 03:08:20.306+00', NULL),
	(1, 112, 18, 'delivered', '2026-11-23 03:08:20.306+00', NULL),
	(1, 113, 18, 'associationCreated', '2026-11-23 03:08:20.306+00', NULL),
	(1, 114, 19, 'delivered', '2026-11-23 03:08:20.306+00', NULL),
	(1, 115, 19, 'associationCreated', '2026-11-23 03:08:20.306+00', NULL),
	(1, 116, 20, 'delivered', '2026-11-23 03:08:20.306+00', NULL),
	(1, 117, 20, 'associationCreated', '2026-11-23 03:08:20.306+00', NULL),
	(1, 118, 21, 'delivered', '2026-11-23 03:08:20.306+00', NULL),
	(1, 119, 21, 'associationCreated', '2026-11-23 03:08:20.306+00', NULL),
	(1, 120, 22, 'delivered', '2026-11-23 03:08:20.306+00', NULL),
	(1, 121, 22, 'associationCreated', '2026-11-23 03:08:20.306+00', NULL),
	(1, 122, 23, 'delivered', '2026-11-23 03:08:20.306+00', NULL),
	(1, 123, 23, 'associationCreated', '2026-11-23 03:08:20.306+00', NULL),
	(1, 124, 24, 'delivered', '2026-11-23 03:08:20.306+00', NULL),
	(1, 125, 24, 'associationCreated', '2026-11-23 03:08:20.306+00', NULL),
	(1, 126, 25, 'delivered', '2026-11-23 03:08:20.327+00', NULL),
	(1, 127, 25, 'associationCreated', '2026-11-23 03:08:20.327+00', NULL),
	(1, 128, 27, 'delivered', '2026-11-23 03:08:20.327+00', NULL),
	(1, 129, 27, 'associationCreated', '2026-11-23 03:08:20.327+00', NULL),
	(1, 130, 28, 'delivered', '2026-11-23 03:08:20.327+00', NULL),
	(1, 131, 28, 'associationCreated', '2026-11-23 03:08:20.327+00', NULL),
	(1, 132, 29, 'delivered', '2026-11-23 03:08:20.327+00', NULL),
	(1, 133, 29, 'associationCreated', '2026-11-23 03:08:20.327+00', NULL),
	(1, 134, 30, 'delivered', '2026-11-23 03:08:20.327+00', NULL),
	(1, 135, 30, 'associationCreated', '2026-11-23 03:08:20.327+00', NULL),
	(1, 136, 31, 'delivered', '2026-11-23 03:08:20.327+00', NULL),
	(1, 137, 31, 'associationCreated', '2026-11-23 03:08:20.327+00', NULL),
	(1, 138, 32, 'delivered', '2026-11-23 03:08:20.327+00', NULL),
	(1, 139, 32, 'associationCreated', '2026-11-23 03:08:20.327+00', NULL),
	(1, 140, 33, 'delivered', '2026-11-23 03:08:20.327+00', NULL),
	(1, 141, 33, 'associationCreated', '2026-11-23 03:08:20.327+00', NULL),
	(1, 142, 17, 'lowBattery', '2026-01-14 08:30:00+00', NULL),
	(1, 143, 34, 'registered', '2026-11-23 03:08:30.076+00', NULL),
	(1, 144, 35, 'registered', '2026-11-23 03:08:30.078+00', NULL),
	(1, 145, 36, 'registered', '2026-11-23 03:08:30.091+00', NULL),
	(1, 146, 37, 'registered', '2026-11-23 03:08:30.097+00', NULL),
	(1, 147, 38, 'registered', '2026-11-23 03:08:30.12+00', NULL),
	(1, 148, 39, 'registered', '2026-11-23 03:08:30.123+00', NULL),
	(1, 149, 40, 'registered', '2026-11-23 03:08:30.135+00', NULL),
	(1, 150, 41, 'registered', '2026-11-23 03:08:30.136+00', NULL),
	(1, 151, 36, 'associationCreated', '2026-11-23 03:08:30.182+00', NULL),
	(1, 152, 34, 'associationCreated', '2026-11-23 03:08:30.18+00', NULL),
	(1, 153, 37, 'associationCreated', '2026-11-23 03:08:30.191+00', NULL),
	(1, 154, 35, 'associationCreated', '2026-11-23 03:08:30.195+00', NULL),
	(1, 155, 38, 'associationCreated', '2026-11-23 03:08:30.212+00', NULL),
	(1, 156, 39, 'associationCreated', '2026-11-23 03:08:30.228+00', NULL),
	(1, 157, 40, 'associationCreated', '2026-11-23 03:08:30.234+00', NULL),
	(1, 158, 41, 'associationCreated', '2026-11-23 03:08:30.244+00', NULL);
INSERT INTO public.device_health_check OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2026-01-05 13:00:00+00', 99, 40),
	(1, 2, 8, '2026-01-05 10:00:00+00', 99, 41),
	(1, 3, 8, '2026-01-08 10:00:00+00', 90, 41),
	(1, 4, 17, '2026-01-08 08:30:00+00', 65, 42),
	(1, 5, 33, '2026-01-08 04:00:00+00', 90, 43),
	(1, 6, 1, '2026-01-08 13:00:00+00', 90, 40),
	(1, 7, 1, '2026-01-11 10:00:00+00', 81, 41),
	(1, 8, 33, '2026-01-11 04:00:00+00', 81, 43),
	(1, 9, 17, '2026-01-11 08:30:00+00', 39, 42),
	(1, 10, 33, '2026-01-14 04:00:00+00', 72, 43),
	(1, 11, 1, '2026-01-14 10:00:00+00', 72, 41),
	(1, 12, 17, '2026-01-14 08:30:00+00', 14, 42),
	(1, 13, 36, '2026-01-14 13:00:00+00', 99, 40);
INSERT INTO public.device_identifier OVERRIDING SYSTEM VALUE VALUES
	(1, 'imei', '008983648786274', 1, '008983648786274'),
	(1, 'imei', '008900249132492', 2, '008900249132492'),
	(1, 'macAddress', '02:B8:5B:52:65:E5', 3, '02b85b5265e5'),
	(1, 'imei', '000487526489116', 4, '000487526489116'),
	(1, 'macAddress', '02:21:06:2C:74:4E', 5, '0221062c744e'),
	(1, 'macAddress', '02:AD:FB:C6:6A:D5', 6, '02adfbc66ad5'),
	(1, 'serial', 'SIM-12-PF-0', 7, 'SIM-12-PF-0'),
	(1, 'imei', '006183366000329', 8, '006183366000329'),
	(1, 'serial', 'SIM-12-SM-0', 9, 'SIM-12-SM-0'),
	(1, 'imei', '001701472269671', 10, '001701472269671'),
	(1, 'imei', '009002666828055', 11, '009002666828055'),
	(1, 'macAddress', '02:E1:5A:F4:7C:AB', 12, '02e15af47cab'),
	(1, 'macAddress', '02:43:20:86:C6:85', 13, '02432086c685'),
	(1, 'macAddress', '02:F8:0E:07:E7:2C', 14, '02f80e07e72c'),
	(1, 'serial', 'SIM-12-PF-1', 15, 'SIM-12-PF-1'),
	(1, 'serial', 'SIM-12-SM-1', 16, 'SIM-12-SM-1'),
	(1, 'imei', '000399714186836', 17, '000399714186836'),
	(1, 'imei', '002297934473794', 19, '002297934473794'),
	(1, 'imei', '001554123590148', 18, '001554123590148'),
	(1, 'macAddress', '02:4D:65:7F:E7:E8', 20, '024d657fe7e8'),
	(1, 'macAddress', '02:61:D0:78:A6:CC', 21, '0261d078a6cc'),
	(1, 'serial', 'SIM-12-PF-2', 22, 'SIM-12-PF-2'),
	(1, 'macAddress', '02:BA:8D:F4:2E:54', 23, '02ba8df42e54'),
	(1, 'serial', 'SIM-12-SM-2', 24, 'SIM-12-SM-2'),
	(1, 'imei', '009869205691065', 25, '009869205691065'),
	(1, 'imei', '007692676300384', 26, '007692676300384'),
	(1, 'imei', '002725646944843', 28, '002725646944843'),
	(1, 'macAddress', '02:FF:EB:D4:9C:7C', 27, '02ffebd49c7c'),
	(1, 'macAddress', '02:3B:3A:57:56:CF', 29, '023b3a5756cf'),
	(1, 'macAddress', '02:10:02:71:E2:0C', 30, '02100271e20c'),
	(1, 'serial', 'SIM-12-SM-3', 31, 'SIM-12-SM-3'),
	(1, 'serial', 'SIM-12-PF-3', 32, 'SIM-12-PF-3'),
	(1, 'imei', '006888888957323', 33, '006888888957323'),
	(1, 'imei', '003058450245050', 34, '003058450245050'),
	(1, 'imei', '007304703448687', 35, '007304703448687'),
	(1, 'imei', '004451900900730', 36, '004451900900730'),
	(1, 'macAddress', '02:83:E5:65:A8:E4', 37, '0283e565a8e4'),
	(1, 'macAddress', '02:D1:5A:CD:C7:0F', 38, '02d15acdc70f'),
	(1, 'macAddress', '02:BD:E4:AF:83:46', 39, '02bde4af8346'),
	(1, 'serial', 'SIM-8-PF-0', 40, 'SIM-8-PF-0'),
	(1, 'serial', 'SIM-8-SM-0', 41, 'SIM-8-SM-0');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES
	(1, 590, 'device.healthcheck', 36, 1, '{"device" : {"id" : 36, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.091Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.182Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 13, "deviceId" : 36, "eventTimestamp" : "2026-01-14T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}}', '2026-11-23 03:08:30.433+00', NULL, NULL),
	(1, 591, 'reading.weight', 39, 1, NULL, '2026-11-23 03:08:30.457+00', NULL, NULL),
	(1, 569, 'patient.created', 5, 1, '{"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '2026-11-23 03:08:29.986+00', NULL, NULL),
	(1, 570, 'device.associationCreated', 36, 1, '{"device" : {"id" : 36, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.091Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.182Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 03:08:30.15+00', NULL, NULL),
	(1, 571, 'device.associationCreated', 34, 1, '{"device" : {"id" : 34, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.076Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.180Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 10, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 03:08:30.152+00', NULL, NULL),
	(1, 572, 'device.associationCreated', 35, 1, '{"device" : {"id" : 35, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.078Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.195Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 03:08:30.153+00', NULL, NULL),
	(1, 581, 'reading.weight', 38, 1, NULL, '2026-11-23 03:08:30.301+00', NULL, NULL),
	(1, 586, 'reading.heartRateVariability', 33, 1, NULL, '2026-11-23 03:08:30.365+00', NULL, NULL),
	(1, 589, 'reading.sleepMatDuration', 33, 1, NULL, '2026-11-23 03:08:30.404+00', NULL, NULL),
	(1, 573, 'device.associationCreated', 37, 1, '{"device" : {"id" : 37, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.097Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.191Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 03:08:30.155+00', NULL, NULL),
	(1, 576, 'device.associationCreated', 40, 1, '{"device" : {"id" : 40, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.135Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.234Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 03:08:30.227+00', NULL, NULL),
	(1, 578, 'reading.bloodOxygen', 33, 1, NULL, '2026-11-23 03:08:30.296+00', NULL, NULL),
	(1, 583, 'reading.temperature', 33, 1, NULL, '2026-11-23 03:08:30.356+00', NULL, NULL),
	(1, 574, 'device.associationCreated', 38, 1, '{"device" : {"id" : 38, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.120Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.212Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 03:08:30.206+00', NULL, NULL),
	(1, 577, 'device.associationCreated', 41, 1, '{"device" : {"id" : 41, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.136Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.244Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 17, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 03:08:30.237+00', NULL, NULL),
	(1, 579, 'reading.bloodGlucose', 76, 1, NULL, '2026-11-23 03:08:30.295+00', NULL, NULL),
	(1, 580, 'reading.bloodGlucose', 77, 1, NULL, '2026-11-23 03:08:30.295+00', NULL, NULL),
	(1, 584, 'reading.heartRate', 94, 1, NULL, '2026-11-23 03:08:30.361+00', NULL, NULL),
	(1, 585, 'reading.heartRate', 95, 1, NULL, '2026-11-23 03:08:30.361+00', NULL, NULL),
	(1, 575, 'device.associationCreated', 39, 1, '{"device" : {"id" : 39, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.123Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:30.228Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 03:08:30.221+00', NULL, NULL),
	(1, 582, 'reading.bloodPressure', 63, 1, NULL, '2026-11-23 03:08:30.299+00', NULL, NULL),
	(1, 587, 'reading.peakFlow', 63, 1, NULL, '2026-11-23 03:08:30.371+00', NULL, NULL),
	(1, 588, 'reading.sleepMatActivity', 33, 1, NULL, '2026-11-23 03:08:30.402+00', NULL, NULL),
	(1, 592, 'reading.weight', 39, 2, NULL, '2026-11-23 03:08:30.48+00', NULL, NULL);
INSERT INTO public.heart_rate_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 6, 6, '2026-01-05 18:25:00+00', NULL, '2026-11-23 03:08:19.825+00', 64, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 6, 6, '2026-01-05 21:54:00+00', NULL, '2026-11-23 03:08:19.825+00', 77, false, -28800, -28800, 1, NULL),
	(1, 3, 1, 6, 6, '2026-01-06 04:08:00+00', NULL, '2026-11-23 03:08:19.825+00', 79, false, -28800, -28800, 1, NULL),
	(1, 4, 2, 14, 6, '2026-01-05 15:19:00+00', NULL, '2026-11-23 03:08:19.825+00', 84, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 14, 6, '2026-01-05 19:03:00+00', NULL, '2026-11-23 03:08:19.825+00', 74, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 14, 6, '2026-01-06 01:07:00+00', NULL, '2026-11-23 03:08:19.825+00', 88, false, -18000, -18000, 1, NULL),
	(1, 7, 2, 14, 6, '2026-01-06 14:55:00+00', NULL, '2026-11-23 03:08:20.23+00', 81, false, -18000, -18000, 1, NULL),
	(1, 8, 2, 14, 6, '2026-01-06 19:19:00+00', NULL, '2026-11-23 03:08:20.23+00', 93, false, -18000, -18000, 1, NULL),
	(1, 9, 2, 14, 6, '2026-01-07 01:27:00+00', NULL, '2026-11-23 03:08:20.23+00', 73, false, -18000, -18000, 1, NULL),
	(1, 10, 1, 6, 6, '2026-01-07 18:19:00+00', NULL, '2026-11-23 03:08:20.381+00', 66, false, -28800, -28800, 1, NULL),
	(1, 11, 1, 6, 6, '2026-01-07 22:17:00+00', NULL, '2026-11-23 03:08:20.381+00', 61, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 6, 6, '2026-01-08 04:27:00+00', NULL, '2026-11-23 03:08:20.381+00', 78, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 14, 6, '2026-01-07 14:47:00+00', NULL, '2026-11-23 03:08:20.381+00', 76, false, -18000, -18000, 1, NULL),
	(1, 14, 2, 14, 6, '2026-01-07 18:52:00+00', NULL, '2026-11-23 03:08:20.381+00', 76, false, -18000, -18000, 1, NULL),
	(1, 15, 2, 14, 6, '2026-01-08 01:28:00+00', NULL, '2026-11-23 03:08:20.381+00', 94, false, -18000, -18000, 1, NULL),
	(1, 16, 3, 23, 6, '2026-01-07 13:12:00+00', NULL, '2026-11-23 03:08:20.381+00', 81, false, -12600, -12600, 1, NULL),
	(1, 17, 3, 23, 6, '2026-01-07 17:29:00+00', NULL, '2026-11-23 03:08:20.381+00', 89, false, -12600, -12600, 1, NULL),
	(1, 18, 3, 23, 6, '2026-01-08 00:05:00+00', NULL, '2026-11-23 03:08:20.381+00', 84, false, -12600, -12600, 1, NULL),
	(1, 19, 4, 30, 6, '2026-01-07 09:24:00+00', NULL, '2026-11-23 03:08:20.381+00', 72, false, 3600, 3600, 1, NULL),
	(1, 20, 4, 30, 6, '2026-01-07 13:16:00+00', NULL, '2026-11-23 03:08:20.381+00', 81, false, 3600, 3600, 1, NULL),
	(1, 21, 4, 30, 6, '2026-01-07 19:40:00+00', NULL, '2026-11-23 03:08:20.381+00', 80, false, 3600, 3600, 1, NULL),
	(1, 22, 1, 6, 6, '2026-01-08 18:03:00+00', NULL, '2026-11-23 03:08:20.509+00', 76, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 6, 6, '2026-01-08 21:59:00+00', NULL, '2026-11-23 03:08:20.509+00', 64, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 6, 6, '2026-01-09 04:39:00+00', NULL, '2026-11-23 03:08:20.509+00', 65, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 14, 6, '2026-01-08 15:11:00+00', NULL, '2026-11-23 03:08:20.509+00', 72, false, -18000, -18000, 1, NULL),
	(1, 26, 2, 14, 6, '2026-01-08 18:58:00+00', NULL, '2026-11-23 03:08:20.509+00', 74, false, -18000, -18000, 1, NULL),
	(1, 27, 2, 14, 6, '2026-01-09 01:35:00+00', NULL, '2026-11-23 03:08:20.509+00', 74, false, -18000, -18000, 1, NULL),
	(1, 28, 3, 23, 6, '2026-01-08 13:24:00+00', NULL, '2026-11-23 03:08:20.509+00', 85, false, -12600, -12600, 1, NULL),
	(1, 29, 3, 23, 6, '2026-01-08 17:19:00+00', NULL, '2026-11-23 03:08:20.509+00', 73, false, -12600, -12600, 1, NULL),
	(1, 30, 3, 23, 6, '2026-01-08 23:35:00+00', NULL, '2026-11-23 03:08:20.509+00', 82, false, -12600, -12600, 1, NULL),
	(1, 31, 1, 6, 6, '2026-01-06 18:03:00+00', NULL, '2026-11-23 03:08:20.662+00', 84, false, -28800, -28800, 1, NULL),
	(1, 32, 1, 6, 6, '2026-01-06 22:06:00+00', NULL, '2026-11-23 03:08:20.662+00', 75, false, -28800, -28800, 1, NULL),
	(1, 33, 1, 6, 6, '2026-01-07 04:17:00+00', NULL, '2026-11-23 03:08:20.662+00', 79, false, -28800, -28800, 1, NULL),
	(1, 34, 1, 6, 6, '2026-01-09 17:43:00+00', NULL, '2026-11-23 03:08:20.662+00', 87, false, -28800, -28800, 1, NULL),
	(1, 35, 1, 6, 6, '2026-01-09 21:39:00+00', NULL, '2026-11-23 03:08:20.662+00', 61, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 6, 6, '2026-01-10 04:35:00+00', NULL, '2026-11-23 03:08:20.662+00', 88, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 14, 6, '2026-01-09 08:47:00+00', NULL, '2026-11-23 03:08:20.662+00', 76, false, 3600, -18000, 1, NULL),
	(1, 38, 2, 14, 6, '2026-01-09 12:39:00+00', NULL, '2026-11-23 03:08:20.662+00', 88, false, 3600, -18000, 1, NULL),
	(1, 39, 2, 14, 6, '2026-01-09 19:13:00+00', NULL, '2026-11-23 03:08:20.662+00', 82, false, 3600, -18000, 1, NULL),
	(1, 40, 1, 6, 6, '2026-01-10 18:06:00+00', NULL, '2026-11-23 03:08:20.758+00', 71, false, -28800, -28800, 1, NULL),
	(1, 41, 1, 6, 6, '2026-01-10 21:40:00+00', NULL, '2026-11-23 03:08:20.758+00', 67, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 6, 6, '2026-01-11 04:48:00+00', NULL, '2026-11-23 03:08:20.758+00', 83, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 14, 6, '2026-01-10 09:25:00+00', NULL, '2026-11-23 03:08:20.758+00', 78, false, 3600, -18000, 1, NULL),
	(1, 44, 2, 14, 6, '2026-01-10 12:43:00+00', NULL, '2026-11-23 03:08:20.758+00', 99, false, 3600, -18000, 1, NULL),
	(1, 45, 2, 14, 6, '2026-01-10 19:51:00+00', NULL, '2026-11-23 03:08:20.758+00', 97, false, 3600, -18000, 1, NULL),
	(1, 46, 4, 30, 6, '2026-01-10 09:13:00+00', NULL, '2026-11-23 03:08:20.758+00', 91, false, 3600, 3600, 1, NULL),
	(1, 47, 4, 30, 6, '2026-01-10 13:08:00+00', NULL, '2026-11-23 03:08:20.758+00', 90, false, 3600, 3600, 1, NULL),
	(1, 48, 4, 30, 6, '2026-01-10 19:12:00+00', NULL, '2026-11-23 03:08:20.758+00', 88, false, 3600, 3600, 1, NULL),
	(1, 52, 1, 6, 6, '2026-01-11 18:10:00+00', NULL, '2026-11-23 03:08:20.896+00', 90, false, -28800, -28800, 1, NULL),
	(1, 53, 1, 6, 6, '2026-01-11 22:23:00+00', NULL, '2026-11-23 03:08:20.896+00', 78, false, -28800, -28800, 1, NULL),
	(1, 54, 1, 6, 6, '2026-01-12 04:37:00+00', NULL, '2026-11-23 03:08:20.896+00', 90, false, -28800, -28800, 1, NULL),
	(1, 55, 2, 14, 6, '2026-01-11 15:05:00+00', NULL, '2026-11-23 03:08:20.896+00', 84, false, -18000, -18000, 1, NULL),
	(1, 56, 2, 14, 6, '2026-01-11 19:25:00+00', NULL, '2026-11-23 03:08:20.896+00', 73, false, -18000, -18000, 1, NULL),
	(1, 57, 2, 14, 6, '2026-01-12 01:05:00+00', NULL, '2026-11-23 03:08:20.896+00', 80, false, -18000, -18000, 1, NULL),
	(1, 58, 3, 23, 6, '2026-01-11 13:10:00+00', NULL, '2026-11-23 03:08:20.896+00', 67, false, -12600, -12600, 1, NULL),
	(1, 59, 3, 23, 6, '2026-01-11 17:15:00+00', NULL, '2026-11-23 03:08:20.896+00', 70, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 23, 6, '2026-01-11 23:35:00+00', NULL, '2026-11-23 03:08:20.896+00', 62, false, -12600, -12600, 1, NULL),
	(1, 61, 1, 6, 6, '2026-01-12 18:19:00+00', NULL, '2026-11-23 03:08:20.997+00', 81, false, -28800, -28800, 1, NULL),
	(1, 62, 1, 6, 6, '2026-01-12 22:24:00+00', NULL, '2026-11-23 03:08:20.997+00', 81, false, -28800, -28800, 1, NULL),
	(1, 63, 1, 6, 6, '2026-01-13 04:31:00+00', NULL, '2026-11-23 03:08:20.997+00', 60, false, -28800, -28800, 1, NULL),
	(1, 64, 2, 14, 6, '2026-01-12 15:11:00+00', NULL, '2026-11-23 03:08:20.997+00', 93, false, -18000, -18000, 1, NULL),
	(1, 65, 2, 14, 6, '2026-01-12 18:41:00+00', NULL, '2026-11-23 03:08:20.997+00', 72, false, -18000, -18000, 1, NULL),
	(1, 66, 2, 14, 6, '2026-01-13 01:48:00+00', NULL, '2026-11-23 03:08:20.997+00', 81, false, -18000, -18000, 1, NULL),
	(1, 67, 3, 23, 6, '2026-01-12 13:47:00+00', NULL, '2026-11-23 03:08:20.997+00', 68, false, -12600, -12600, 1, NULL),
	(1, 68, 3, 23, 6, '2026-01-12 17:28:00+00', NULL, '2026-11-23 03:08:20.997+00', 87, false, -12600, -12600, 1, NULL),
	(1, 69, 3, 23, 6, '2026-01-13 00:23:00+00', NULL, '2026-11-23 03:08:20.997+00', 85, false, -12600, -12600, 1, NULL),
	(1, 73, 1, 6, 6, '2026-01-13 18:17:00+00', NULL, '2026-11-23 03:08:21.065+00', 88, false, -28800, -28800, 1, NULL),
	(1, 74, 1, 6, 6, '2026-01-13 22:17:00+00', NULL, '2026-11-23 03:08:21.065+00', 67, false, -28800, -28800, 1, NULL),
	(1, 75, 1, 6, 6, '2026-01-14 04:48:00+00', NULL, '2026-11-23 03:08:21.065+00', 67, false, -28800, -28800, 1, NULL),
	(1, 76, 2, 14, 6, '2026-01-13 14:37:00+00', NULL, '2026-11-23 03:08:21.065+00', 77, false, -18000, -18000, 1, NULL),
	(1, 77, 2, 14, 6, '2026-01-13 18:57:00+00', NULL, '2026-11-23 03:08:21.065+00', 76, false, -18000, -18000, 1, NULL),
	(1, 78, 2, 14, 6, '2026-01-14 01:34:00+00', NULL, '2026-11-23 03:08:21.065+00', 94, false, -18000, -18000, 1, NULL),
	(1, 70, 3, 23, 6, '2026-01-10 13:09:00+00', NULL, '2026-11-23 03:08:21.065+00', 80, false, -12600, -12600, 1, NULL),
	(1, 71, 3, 23, 6, '2026-01-10 17:14:00+00', NULL, '2026-11-23 03:08:21.065+00', 61, false, -12600, -12600, 1, NULL),
	(1, 72, 3, 23, 6, '2026-01-10 23:43:00+00', NULL, '2026-11-23 03:08:21.065+00', 81, false, -12600, -12600, 1, NULL),
	(1, 79, 3, 23, 6, '2026-01-13 13:14:00+00', NULL, '2026-11-23 03:08:21.065+00', 81, false, -12600, -12600, 1, NULL),
	(1, 80, 3, 23, 6, '2026-01-13 17:09:00+00', NULL, '2026-11-23 03:08:21.065+00', 85, false, -12600, -12600, 1, NULL),
	(1, 81, 3, 23, 6, '2026-01-14 00:09:00+00', NULL, '2026-11-23 03:08:21.065+00', 74, false, -12600, -12600, 1, NULL),
	(1, 82, 4, 30, 6, '2026-01-13 08:37:00+00', NULL, '2026-11-23 03:08:21.065+00', 95, false, 3600, 3600, 1, NULL),
	(1, 83, 4, 30, 6, '2026-01-13 12:35:00+00', NULL, '2026-11-23 03:08:21.065+00', 81, false, 3600, 3600, 1, NULL),
	(1, 84, 4, 30, 6, '2026-01-13 19:17:00+00', NULL, '2026-11-23 03:08:21.065+00', 76, false, 3600, 3600, 1, NULL),
	(1, 85, 1, 6, 6, '2026-01-14 17:51:00+00', NULL, '2026-11-23 03:08:21.14+00', 75, false, -28800, -28800, 1, NULL),
	(1, 86, 1, 6, 6, '2026-01-14 22:14:00+00', NULL, '2026-11-23 03:08:21.14+00', 91, false, -28800, -28800, 1, NULL),
	(1, 87, 2, 14, 6, '2026-01-14 15:01:00+00', NULL, '2026-11-23 03:08:21.14+00', 86, false, -18000, -18000, 1, NULL),
	(1, 88, 2, 14, 6, '2026-01-14 19:12:00+00', NULL, '2026-11-23 03:08:21.14+00', 100, false, -18000, -18000, 1, NULL),
	(1, 89, 3, 23, 6, '2026-01-14 13:14:00+00', NULL, '2026-11-23 03:08:21.14+00', 66, false, -12600, -12600, 1, NULL),
	(1, 90, 3, 23, 6, '2026-01-14 17:39:00+00', NULL, '2026-11-23 03:08:21.14+00', 81, false, -12600, -12600, 1, NULL),
	(1, 91, 4, 30, 6, '2026-01-14 09:07:00+00', NULL, '2026-11-23 03:08:21.14+00', 71, false, 3600, 3600, 1, NULL),
	(1, 92, 4, 30, 6, '2026-01-14 13:23:00+00', NULL, '2026-11-23 03:08:21.14+00', 85, false, 3600, 3600, 1, NULL),
	(1, 93, 4, 30, 6, '2026-01-14 19:18:00+00', NULL, '2026-11-23 03:08:21.14+00', 74, false, 3600, 3600, 1, NULL),
	(1, 94, 5, 39, 15, '2026-01-14 18:17:00+00', NULL, '2026-11-23 03:08:30.361+00', 75, false, -28800, -28800, 1, NULL),
	(1, 95, 5, 39, 15, '2026-01-14 22:03:00+00', NULL, '2026-11-23 03:08:30.361+00', 80, false, -28800, -28800, 1, NULL);
INSERT INTO public.heart_rate_variability_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 6, 6, '2026-01-05 13:58:00+00', NULL, '2026-11-23 03:08:19.833+00', 25.6, 62, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 2, 2, 14, 6, '2026-01-05 11:23:00+00', NULL, '2026-11-23 03:08:19.833+00', 64.2, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 3, 2, 14, 6, '2026-01-06 10:58:00+00', NULL, '2026-11-23 03:08:20.231+00', 63.4, 79, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 4, 1, 6, 6, '2026-01-07 13:52:00+00', NULL, '2026-11-23 03:08:20.391+00', 25.4, 62, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 5, 2, 14, 6, '2026-01-07 11:16:00+00', NULL, '2026-11-23 03:08:20.391+00', 25.9, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 6, 3, 23, 6, '2026-01-07 09:48:00+00', NULL, '2026-11-23 03:08:20.391+00', 35.6, 57, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 7, 4, 30, 6, '2026-01-07 05:06:00+00', NULL, '2026-11-23 03:08:20.391+00', 42.3, 71, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 8, 1, 6, 6, '2026-01-08 13:49:00+00', NULL, '2026-11-23 03:08:20.511+00', 26.3, 58, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 9, 2, 14, 6, '2026-01-08 11:11:00+00', NULL, '2026-11-23 03:08:20.511+00', 34.1, 72, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 10, 3, 23, 6, '2026-01-08 09:35:00+00', NULL, '2026-11-23 03:08:20.511+00', 66.3, 66, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 11, 1, 6, 6, '2026-01-06 13:36:00+00', NULL, '2026-11-23 03:08:20.664+00', 49.4, 61, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 12, 1, 6, 6, '2026-01-09 14:02:00+00', NULL, '2026-11-23 03:08:20.664+00', 36.4, 54, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 13, 2, 14, 6, '2026-01-09 04:59:00+00', NULL, '2026-11-23 03:08:20.664+00', 46.4, 73, 300000, 'sdnn', false, 3600, -18000, 1, NULL),
	(1, 14, 1, 6, 6, '2026-01-10 13:40:00+00', NULL, '2026-11-23 03:08:20.759+00', 68, 56, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 15, 2, 14, 6, '2026-01-10 05:21:00+00', NULL, '2026-11-23 03:08:20.759+00', 29.3, 68, 300000, 'sdnn', false, 3600, -18000, 1, NULL),
	(1, 16, 4, 30, 6, '2026-01-10 04:44:00+00', NULL, '2026-11-23 03:08:20.759+00', 29.6, 73, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 18, 1, 6, 6, '2026-01-11 14:00:00+00', NULL, '2026-11-23 03:08:20.897+00', 36.5, 54, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 19, 2, 14, 6, '2026-01-11 11:06:00+00', NULL, '2026-11-23 03:08:20.897+00', 46.6, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 20, 3, 23, 6, '2026-01-11 09:24:00+00', NULL, '2026-11-23 03:08:20.897+00', 50.3, 64, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 21, 1, 6, 6, '2026-01-12 14:02:00+00', NULL, '2026-11-23 03:08:20.997+00', 63, 60, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 22, 2, 14, 6, '2026-01-12 11:09:00+00', NULL, '2026-11-23 03:08:20.997+00', 46.6, 72, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 23, 3, 23, 6, '2026-01-12 09:25:00+00', NULL, '2026-11-23 03:08:20.997+00', 27, 58, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 25, 1, 6, 6, '2026-01-13 13:37:00+00', NULL, '2026-11-23 03:08:21.073+00', 66.5, 55, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 26, 2, 14, 6, '2026-01-13 11:00:00+00', NULL, '2026-11-23 03:08:21.073+00', 26.7, 73, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 24, 3, 23, 6, '2026-01-10 09:26:00+00', NULL, '2026-11-23 03:08:21.073+00', 41.7, 59, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 27, 3, 23, 6, '2026-01-13 09:27:00+00', NULL, '2026-11-23 03:08:21.073+00', 58.4, 64, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 28, 4, 30, 6, '2026-01-13 05:16:00+00', NULL, '2026-11-23 03:08:21.073+00', 67, 63, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 29, 1, 6, 6, '2026-01-14 13:55:00+00', NULL, '2026-11-23 03:08:21.142+00', 62.1, 70, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 30, 2, 14, 6, '2026-01-14 11:02:00+00', NULL, '2026-11-23 03:08:21.142+00', 66.5, 77, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 31, 3, 23, 6, '2026-01-14 09:37:00+00', NULL, '2026-11-23 03:08:21.142+00', 45.9, 68, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 32, 4, 30, 6, '2026-01-14 04:54:00+00', NULL, '2026-11-23 03:08:21.142+00', 60.6, 74, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 33, 5, 39, 15, '2026-01-14 13:37:00+00', NULL, '2026-11-23 03:08:30.365+00', 45.7, 77, 300000, 'sdnn', false, -28800, -28800, 1, NULL);
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-0', '\xba546da11a8876d784168daebaa42deef545fbedaa125362572d99aac37f9486', '{"id" : 1, "name" : "Example Devices"}', '{}', '2026-11-23 03:08:17.858+00'),
	(1, 'simulation-12-4-10-1768435200000-1-2', '\x698291bcaf881a0d24d8fc2d01ee087f2cce970f110cda9a7a7c4a11f3005999', '{"id" : 1, "name" : "Simulated Clinic 1", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "CA", "zipCode" : "94105", "country" : "US", "note" : null}}', '{}', '2026-11-23 03:08:17.867+00'),
	(1, 'simulation-12-4-10-1768435200000-1-3', '\x2e36c25df9db2fbf9282ca086e69760cc439b33d90d3e0bd3362d478ef512620', '{"id" : 2, "name" : "Simulated Clinic 2", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NY", "zipCode" : "10001", "country" : "US", "note" : null}}', '{}', '2026-11-23 03:08:17.878+00'),
	(1, 'simulation-12-4-10-1768435200000-1-1', '\xc262ee65a2bbc52f2c45032f0e841fc892d3a637cf80f6d3b23f6f945c553ecd', '{"id" : 2, "name" : "Sample Instruments"}', '{}', '2026-11-23 03:08:17.873+00'),
	(1, 'simulation-12-4-10-1768435200000-1-5', '\x29303223d408f8e03d5fae0fbcb5ba6c831b9d1ee70c0fde16904cb5d2b7d34d', '{"id" : 3, "name" : "Simulated Clinic 4", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}}', '{}', '2026-11-23 03:08:17.922+00'),
	(1, 'simulation-12-4-10-1768435200000-1-4', '\xd67508ce9335fdc21d52252c1dc22d51cdae86280e7da7705510415f3701b782', '{"id" : 4, "name" : "Simulated Clinic 3", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}}', '{}', '2026-11-23 03:08:17.931+00'),
	(1, 'simulation-12-4-10-1768435200000-1-6', '\x66b86ce7450176e5d4533a719c4aab1411ccf8201cc1199a26885ec1c1172f00', '{"id" : 5, "name" : "Simulated Clinic 5", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "WB", "zipCode" : "700001", "country" : "IN", "note" : null}}', '{}', '2026-11-23 03:08:17.96+00'),
	(1, 'simulation-12-4-10-1768435200000-1-7', '\x3440a7f70567d4995ba65080960ffa917b5c8224f77568eee49bbdffe5cf4159', '{"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodGlucose"]}', '{}', '2026-11-23 03:08:18.007+00'),
	(1, 'simulation-12-4-10-1768435200000-1-8', '\x2ee80506b06c4be67b23d5ed9fff747314946a1b3299a45a99d2e29a3e4c6224', '{"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodPressure"]}', '{}', '2026-11-23 03:08:18.009+00'),
	(1, 'simulation-12-4-10-1768435200000-1-10', '\x87e6a6efe9d065a5862cf9dc4612ad8833fad1968114b9310cd710eecc146baf', '{"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["bloodOxygen"]}', '{}', '2026-11-23 03:08:18.021+00'),
	(1, 'simulation-12-4-10-1768435200000-1-9', '\x4672431534774601d6aee67dfb59adf0511007eb0dd73a1ffc1d2e70bc7c6c3e', '{"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["weight"]}', '{}', '2026-11-23 03:08:18.015+00'),
	(1, 'simulation-12-4-10-1768435200000-1-11', '\x621c73a39d22cddd80dc05e5b52368a9d6c1b295e813bc0833a83dc0221e164f', '{"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["temperature"]}', '{}', '2026-11-23 03:08:18.078+00'),
	(1, 'simulation-12-4-10-1768435200000-1-12', '\xb31364a703ff2cf8f06ec0ccee7541a1d77c892efa087c733d7333c27918dab9', '{"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["heartRate","heartRateVariability"]}', '{}', '2026-11-23 03:08:18.085+00'),
	(1, 'simulation-12-4-10-1768435200000-1-13', '\xe6609dd607ac532c35e059f4c6e0c54ff0506516bf40692a43b2bb8152fd5b04', '{"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["peakFlow"]}', '{}', '2026-11-23 03:08:18.1+00'),
	(1, 'simulation-12-4-10-1768435200000-1-14', '\xf553ad910406279707ce93f0b99a60598483ca89452d92af6767b795d159f826', '{"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["sleepMatActivity","sleepMatDuration"]}', '{}', '2026-11-23 03:08:18.11+00'),
	(1, 'simulation-12-4-10-1768435200000-1-15', '\xbad89e8ec628110e193f68877228c0807a6befd2f68e534dfce2310ce4db8bcc', '{"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : null, "size" : null, "readingKinds" : []}', '{}', '2026-11-23 03:08:18.139+00'),
	(1, 'simulation-12-4-10-1768435200000-1-16', '\x3b1e256cd56caeeba7d6d19a6f023739913d89de831c5d81f9b491efd5704816', '{"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '{}', '2026-11-23 03:08:18.168+00'),
	(1, 'simulation-12-4-10-1768435200000-1-17', '\xec1206928b74ca298e3153d9ea252b5c916850a70c221d88fd92d194b96f09a5', '{"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}, "archived" : false, "enrolled" : true, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "timeZone" : null}', '{}', '2026-11-23 03:08:18.184+00'),
	(1, 'simulation-12-4-10-1768435200000-1-19', '\x93f0ff1ab0754ec8fc2544a800a16816baa1b68f9f177e2707a0e53ac35db22b', '{"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}, "archived" : false, "enrolled" : true, "site" : {"id" : 3, "name" : "Simulated Clinic 4"}, "timeZone" : "Europe/Berlin"}', '{}', '2026-11-23 03:08:18.239+00'),
	(1, 'simulation-12-4-10-1768435200000-1-18', '\x349e52b0560cf95083a1c9ec3c956b6f2889a08d9b475c6131565c22cfc4edec', '{"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}, "archived" : false, "enrolled" : true, "site" : {"id" : 4, "name" : "Simulated Clinic 3"}, "timeZone" : "America/St_Johns"}', '{}', '2026-11-23 03:08:18.199+00'),
	(1, 'simulation-12-4-10-1768435200000-1-21', '\xcbd345877b49558c8ba7bf910fbde11aaf1d0065f672c25db0eba1a9e4b23b75', '{"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "tracked" : false, "available" : 16, "promised" : 0}', '{}', '2026-11-23 03:08:18.28+00'),
	(1, 'simulation-12-4-10-1768435200000-1-23', '\x097b3b76a4467217c49fc0ee6fa0a244b502811205dac690cf791af854bc5fe2', '{"id" : 2, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.393Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008900249132492"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.377+00'),
	(1, 'simulation-12-4-10-1768435200000-1-26', '\x3c17a4f27a50b66e40495ecc5cd49883cc0fa087023348a3d602cdba9a525387', '{"id" : 5, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.447Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:21:06:2C:74:4E"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.421+00'),
	(1, 'simulation-12-4-10-1768435200000-1-30', '\xbafad8a97293461023257f36ecda49866bfb58bf346a3590c913082e9aaed61a', '{"id" : 8, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.519Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.489+00'),
	(1, 'simulation-12-4-10-1768435200000-1-33', '\x63ee11725a09b8f3c7968faa34cb152e1d4baef176ca8b7909e0cedb8a4f5529', '{"id" : 12, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.604Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:E1:5A:F4:7C:AB"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.546+00'),
	(1, 'simulation-12-4-10-1768435200000-1-37', '\x9ba9c360f0598cb36b88edec8788a8787a1411a973e4c0a17f27905936bc745c', '{"id" : 16, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.667Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-1"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.626+00'),
	(1, 'simulation-12-4-10-1768435200000-1-59', '\x29426c29534e4d00c329e10344d1db82d936a2cdb3c9c98fd5c574bf6dcb9fdd', '{"id" : 20, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.166Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.14+00'),
	(1, 'simulation-12-4-10-1768435200000-1-62', '\x23b037be3c0b38e6af6bd612fc542f8b6a7381a7a0e50cddd1fcab2308c5c882', '{"id" : 22, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.223Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.194+00'),
	(1, 'simulation-12-4-10-1768435200000-1-67', '\x10ad87aa1d6e1ac3696899df2f4ec8072568cc53268e69ad1f8e5c0044fb2b68', '{"id" : 28, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.408Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.365+00'),
	(1, 'simulation-12-4-10-1768435200000-1-69', '\x0f576ca011034feee65d9b5fcfd6712b637278be1c889d827420a90b72fd7c4f', '{"id" : 29, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.504Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.422+00'),
	(1, 'simulation-12-4-10-1768435200000-1-81', '\x7faa53c117898755b89987bfa5cf70cbee59274dceda9838940993a2efb63419', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 03:08:19.756+00'),
	(1, 'simulation-12-4-10-1768435200000-1-84', '\x90bad10ca4d88524fa8138d6e71ab3ab6726dca78ea883555a119b9f7eb351b8', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 03:08:19.833+00'),
	(1, 'simulation-12-4-10-1768435200000-1-87', '\x41c8fce3cfdbca0c7db3aca69457bd3f9d7c2b35e1aac0aadae265b3110d373a', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 03:08:19.884+00'),
	(1, 'simulation-12-4-10-1768435200000-1-88', '\xcc7f7aca973bd39d875bdc3e05b9d9211921bd1bb564630d1257c2fe82238945', '{"id" : 1, "deviceId" : 1, "eventTimestamp" : "2026-01-05T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}', '{}', '2026-11-23 03:08:19.917+00'),
	(1, 'simulation-12-4-10-1768435200000-1-99', '\x7e73ce2a08285905299005ad301c2981573cac2595e6f8a80d50cee3d6fc6af9', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 03:08:20.193+00'),
	(1, 'simulation-12-4-10-1768435200000-1-102', '\x80df803f6a9186a38ccc2ae996b4c75468bb1292f8a4f784112129ecba9369f8', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 03:08:20.22+00'),
	(1, 'simulation-12-4-10-1768435200000-1-106', '\xf60202dbbf10ef1afddf9d9616f2185b728f5e76c1faa7c99374e422c4aabb1a', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 03:08:20.247+00'),
	(1, 'simulation-12-4-10-1768435200000-1-111', '\x2cffc42af2fd9a60035249723aab12006049277906bfc3bb0d478708305f2c03', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 03:08:20.351+00'),
	(1, 'simulation-12-4-10-1768435200000-1-127', '\x097647d1ee271a19cacae49200c1dbfcb11b5aec72a8ab02b879648cc40a1404', '{"results":[{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 03:08:20.512+00'),
	(1, 'simulation-12-4-10-1768435200000-1-20', '\xae2757fdb1d5c0cd71aaceddfd799f0dbcd164cc0ff0fd031db49ccdba65ffc9', '{"id" : 1, "name" : "Simulated Home Kit", "archived" : false, "kitItems" : [{"item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 2}]}', '{}', '2026-11-23 03:08:18.278+00'),
	(1, 'simulation-12-4-10-1768435200000-1-22', '\x2f691dbd6b2d99844b52860f78b8be0be26b7550c151d087d83649665372e48a', '{"id" : 1, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.390Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.373+00'),
	(1, 'simulation-12-4-10-1768435200000-1-28', '\xea028d4a4f4640a9eacee6146a19f35e6542ae67c167cc159148ec48be690b04', '{"id" : 7, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.451Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-0"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.435+00'),
	(1, 'simulation-12-4-10-1768435200000-1-32', '\x275378db3d3931915cad98c709288a9de76d54c3acca7cde8ad42d245379f365', '{"id" : 10, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.501+00'),
	(1, 'simulation-12-4-10-1768435200000-1-35', '\x611f5744767d44fa7f8f86dbf367e60de87a0247e408e9ee1105a15016b6b775', '{"id" : 14, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.632Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:F8:0E:07:E7:2C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.592+00'),
	(1, 'simulation-12-4-10-1768435200000-1-56', '\x66845336a9cbed2f470a1a69f211f622a79773f81b21a7fa411bcf7b2ccd46b4', '{"id" : 17, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.154Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.132+00'),
	(1, 'simulation-12-4-10-1768435200000-1-63', '\x529c5738dbaa4230bfac46dad0dd4beb1eb1ed47bf8596a9a5795e5923040162', '{"id" : 24, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.235Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.202+00'),
	(1, 'simulation-12-4-10-1768435200000-1-64', '\xa86f8bd22d2f7af71f35f17823ecef90d0f8fb405caf1920b2f7ea126c670f5e', '{"id" : 1, "status" : "onHold", "holdReason" : "address_incomplete", "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:19.266Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T03:08:19.266Z"}], "createTimestamp" : "2026-11-23T03:08:19.266Z"}', '{}', '2026-11-23 03:08:19.266+00'),
	(1, 'simulation-12-4-10-1768435200000-1-65', '\x8ba5b08dee7b924a04191532761fbe51bbbfbbcfe7c68075d09a746a014b9e76', '{"id" : 26, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.406Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007692676300384"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.363+00'),
	(1, 'simulation-12-4-10-1768435200000-1-71', '\x580137a5f6fd0fe6e70204c5f1f4972ffea1e05fdfddb36fd0072ce86ef1d666', '{"id" : 32, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.530Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.444+00'),
	(1, 'simulation-12-4-10-1768435200000-1-25', '\xd5cb04dde9473e6e5fbfca0d55c7b9b831d99ba53a968f673d89b22cd6936883', '{"id" : 3, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.397Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:B8:5B:52:65:E5"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.379+00'),
	(1, 'simulation-12-4-10-1768435200000-1-27', '\xaf6aa5d2544d47b2475e4d25dd06b8ecc953239a051aea5114d9a9fe036d4958', '{"id" : 6, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.449Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:AD:FB:C6:6A:D5"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.43+00'),
	(1, 'simulation-12-4-10-1768435200000-1-29', '\xdb30511057d4c88e11a5fd8640f47e886c385b609dca093ef3458c84a850b947', '{"id" : 9, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.519Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-0"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.474+00'),
	(1, 'simulation-12-4-10-1768435200000-1-36', '\xab63bb94dfd30b303172786443dc69e2334969b404949bc1830db4d942c67fe9', '{"id" : 15, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.655Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-1"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.597+00'),
	(1, 'simulation-12-4-10-1768435200000-1-57', '\x69cc00ce50aea954222b158c2103138acf4ef8a10138d9843182646991b79cb3', '{"id" : 18, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.135+00'),
	(1, 'simulation-12-4-10-1768435200000-1-61', '\x7bb379a520efcea6d6b094e78c3538ff242e45471937390642c836195da0c925', '{"id" : 23, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.227Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.191+00'),
	(1, 'simulation-12-4-10-1768435200000-1-66', '\xc7ebaa05180cb3a0753e2b83fafaa181e314980c7d77198b719d039e503613b0', '{"id" : 25, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.405Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.363+00'),
	(1, 'simulation-12-4-10-1768435200000-1-72', '\x7fda5af5138c4c84b97fc9ebd6e88b47b8e617a13a04b58a5f55e58b7cf91016', '{"id" : 31, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.529Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.463+00'),
	(1, 'simulation-12-4-10-1768435200000-1-79', '\xcc3882272e3cdaae38455373c716dc32dc807d6c99a79038a404476608548ad1', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 03:08:19.751+00'),
	(1, 'simulation-12-4-10-1768435200000-1-82', '\x437ccc74e7fc22544faf86efae822c7f2892308006ad0f58a871d335e6f4abb5', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 03:08:19.816+00'),
	(1, 'simulation-12-4-10-1768435200000-1-101', '\x61f8ccbe93beaf685b7d48806ded6166bf2e9a02b70a9f6048d91d1190ca953a', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 03:08:20.196+00'),
	(1, 'simulation-12-4-10-1768435200000-1-105', '\x3b3f7059c9862fa6951b164dc70ced1596246e6da6808fb4297915acf48f3399', '{"results":[{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 03:08:20.237+00'),
	(1, 'simulation-12-4-10-1768435200000-1-112', '\x5849f9cd21d9480e4c6ac2916915f0ce767b7fc9a31206842bfc80a66688c41f', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14}]}', '{}', '2026-11-23 03:08:20.352+00'),
	(1, 'simulation-12-4-10-1768435200000-1-117', '\xd3b707b84246b675b8aa44c69328a2b26497feefc988b3affdf850deb4f10a7d', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14}]}', '{}', '2026-11-23 03:08:20.399+00'),
	(1, 'simulation-12-4-10-1768435200000-1-118', '\x671fd223749abdc41952bb85b2f99e8b0496c17b5ab7dc44244409f42c36b990', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 03:08:20.427+00'),
	(1, 'simulation-12-4-10-1768435200000-1-121', '\x8160528886b3364b36979e5efa2b3fec82644b320779955c02b0845d769de3bb', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 03:08:20.467+00'),
	(1, 'simulation-12-4-10-1768435200000-1-126', '\x75b18deadbb93ca2eb6c07e0d5a6b383a818f5631e0f06feafa6208197da49cc', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 03:08:20.511+00'),
	(1, 'simulation-12-4-10-1768435200000-1-132', '\x2cbf9ba4fefcb4fe361626a31af18bec4abfe8ac3c343254824da6688092578c', '{"id" : 4, "deviceId" : 17, "eventTimestamp" : "2026-01-08T08:30:00.000Z", "batteryPercentage" : 65, "signalStrength" : 42}', '{}', '2026-11-23 03:08:20.578+00'),
	(1, 'simulation-12-4-10-1768435200000-1-135', '\x9bf1517a3b8a798921e3aedbcdb7d84fa7a43e90e209e49e060e65f753c59ced', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 03:08:20.619+00'),
	(1, 'simulation-12-4-10-1768435200000-1-183', '\x004ac526faa7e21267fe4cf3e4dde54cce1df7a6c549dbbee3a88ce0b3fa04fe', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 03:08:21.02+00'),
	(1, 'simulation-12-4-10-1768435200000-1-24', '\xdaf4b51c4919be58734aea88466404cfbf980f804415aae56bad85fe751a8da4', '{"id" : 4, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.383+00'),
	(1, 'simulation-12-4-10-1768435200000-1-31', '\xf3d2e643b98384ad3bf20bb723f5b7c17460e0f36d11cfe12d6ec9bceafe83c6', '{"id" : 11, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.543Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009002666828055"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.508+00'),
	(1, 'simulation-12-4-10-1768435200000-1-34', '\x1e28ecebdb5989f8e41d9c86674f43ba7fd8ef68de6e2c2002c56b166ce7a96c', '{"id" : 13, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.616Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:43:20:86:C6:85"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:18.571+00'),
	(1, 'simulation-12-4-10-1768435200000-1-58', '\x97c51a25d0f4a5eb65bb1d5d9d08e4c76b864b87d99e0f8ba46e3bcd8b735aaf', '{"id" : 19, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.160Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.138+00'),
	(1, 'simulation-12-4-10-1768435200000-1-60', '\x26037fcfc2274e2be2da526789ec06c773aec08bbec97c76a4c9b967b759976d', '{"id" : 21, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.213Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.181+00'),
	(1, 'simulation-12-4-10-1768435200000-1-68', '\x1cf0d07427a386d8bbb0f5e539939d4c88fa1a82b035d0914eb5420cafbc51c1', '{"id" : 27, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.409Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.367+00'),
	(1, 'simulation-12-4-10-1768435200000-1-70', '\x6b057ca10692297a2b293b6f96476778a4c88220b54e9a16659eb90f5028d1d4', '{"id" : 30, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.516Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.435+00'),
	(1, 'simulation-12-4-10-1768435200000-1-80', '\x70ce3f87a7560539594b2e55e5b9c43ee4f7a1b462a613b1a76bfd2aefcd424a', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4}]}', '{}', '2026-11-23 03:08:19.751+00'),
	(1, 'simulation-12-4-10-1768435200000-1-83', '\x125ce50690c05ca437c99241f57595b321246d47314dba668fc370aec4158de6', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 03:08:19.825+00'),
	(1, 'simulation-12-4-10-1768435200000-1-86', '\x170ce2d15e39a381fd3c6e03ea25a4be02aa742472b3bbab55a4b5b3db4b1d2c', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 03:08:19.882+00'),
	(1, 'simulation-12-4-10-1768435200000-1-89', '\x8cde01431d9163d4dd5324a7257dbb20ec23deb3c669505deaede1e06c73b914', '{"id" : 2, "deviceId" : 8, "eventTimestamp" : "2026-01-05T10:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 41}', '{}', '2026-11-23 03:08:19.923+00'),
	(1, 'simulation-12-4-10-1768435200000-1-91', '\xdf5580ada645e07066cf7e9c773933c451fc31b167aa1519cb739b2dbf2bfaa5', '{"id" : 1, "status" : "packed", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:19.266Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T03:08:19.266Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:19.987Z"}], "createTimestamp" : "2026-11-23T03:08:19.266Z"}', '{}', '2026-11-23 03:08:19.987+00'),
	(1, 'simulation-12-4-10-1768435200000-1-92', '\xe2847ba182c00b44a1fcc86d4d38a9579e8de9c7452fd88b6051bbe5161086ac', '{"id" : 1, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-2-1"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:19.266Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T03:08:19.266Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:19.987Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.027Z"}], "createTimestamp" : "2026-11-23T03:08:19.266Z"}', '{}', '2026-11-23 03:08:20.027+00'),
	(1, 'simulation-12-4-10-1768435200000-1-73', '\x98f22451be6aae6627cc9b30e2382008dbe990787c98c729d1634d4d4b8a8d6c', '{"id" : 2, "status" : "received", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:19.558Z"}], "createTimestamp" : "2026-11-23T03:08:19.558Z"}', '{}', '2026-11-23 03:08:19.558+00'),
	(1, 'simulation-12-4-10-1768435200000-1-75', '\x81a05f9faf3e4988b6ea70abe17dae5c39e6903ee5b05e2ae167f1fb96cca244', '{"id" : 33, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.653Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:19.647+00'),
	(1, 'simulation-12-4-10-1768435200000-1-76', '\x10b5fe12720514e03cdb7d1d10ecde2c5d299b40546f20caa917dc6e84ee0257', '{"id" : 2, "status" : "packed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 28, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:19.558Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T03:08:19.604Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:19.667Z"}], "createTimestamp" : "2026-11-23T03:08:19.558Z"}', '{}', '2026-11-23 03:08:19.667+00'),
	(1, 'simulation-12-4-10-1768435200000-1-77', '\x8dc11a900d8b276d18b3db71b1eff4af6449e64135947de4290f8374d3b3e5d5', '{"id" : 2, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 28, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-1"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:19.558Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T03:08:19.604Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:19.667Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.705Z"}], "createTimestamp" : "2026-11-23T03:08:19.558Z"}', '{}', '2026-11-23 03:08:19.705+00'),
	(1, 'simulation-12-4-10-1768435200000-1-78', '\x2309fe3ccaa1c92615bd17ec3b33282bcdf08e48a7489c6de0abe8b794fb16f4', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4},{"status":"created","id":5}]}', '{}', '2026-11-23 03:08:19.746+00'),
	(1, 'simulation-12-4-10-1768435200000-1-85', '\xacb1786287440ccf8f68a375e56e45defea1b79c033925b24e4165cd9aaf11be', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4}]}', '{}', '2026-11-23 03:08:19.836+00'),
	(1, 'simulation-12-4-10-1768435200000-1-100', '\xff5f6361e88f63e8bff7987a38805e24e674477ec0843581592abcd3b40ab05c', '{"results":[{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 03:08:20.194+00'),
	(1, 'simulation-12-4-10-1768435200000-1-104', '\x1a388a50c7fe1f3502b6a490a0a446ebfff949791e6b71cdd9a4e6f2ce9145b7', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 03:08:20.231+00'),
	(1, 'simulation-12-4-10-1768435200000-1-107', '\xbbec3caf8703ad8e349447a4f4829281d448ab6ce5fd706f8cb5f4c62b24534f', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 03:08:20.277+00'),
	(1, 'simulation-12-4-10-1768435200000-1-108', '\x0ee69716f2eb0ad2b9aac73056a118a4901655c694907e746147d9fe1d8eab77', '{"id" : 1, "status" : "delivered", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-2-1"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:19.266Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T03:08:19.266Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:19.987Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.027Z"}, {"name" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.302Z"}], "createTimestamp" : "2026-11-23T03:08:19.266Z"}', '{}', '2026-11-23 03:08:20.302+00'),
	(1, 'simulation-12-4-10-1768435200000-1-115', '\x3307a6a6aab1ff69adb2d48ef96fc252bfd7617a3fb6acd095f37dac64cddcf5', '{"results":[{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20},{"status":"created","id":21}]}', '{}', '2026-11-23 03:08:20.381+00'),
	(1, 'simulation-12-4-10-1768435200000-1-122', '\x12a0ffe4c51c00370ce09ccfc4ac8dcc76dcd322061a044edcd9880bd58ae839', '{"results":[{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 03:08:20.466+00'),
	(1, 'simulation-12-4-10-1768435200000-1-93', '\xe6410d6b903ff7e676407211102b5194585139e02887e0806273bff9d8e2b134', '{"id" : 2, "status" : "failed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 28, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [{"id" : 1, "status" : "inTransit"}], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-1"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:19.558Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T03:08:19.604Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:19.667Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.705Z"}, {"name" : "failed", "eventTimestamp" : "2026-11-23T03:08:20.048Z"}], "createTimestamp" : "2026-11-23T03:08:19.558Z"}', '{}', '2026-11-23 03:08:20.048+00'),
	(1, 'simulation-12-4-10-1768435200000-1-94', '\x7e0afcd6579becc202c20fe96b195ff50e502b7bec34e4ccb1b41d14c4b7b71b', '{"id" : 1, "status" : "received", "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderId" : 2, "returnItems" : [{"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 2, "received" : 2}], "returnDevices" : [{"device" : {"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, "packedKitId" : 1, "received" : true}, {"device" : {"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 28, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, "packedKitId" : 1, "received" : true}, {"device" : {"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}, "packedKitId" : 1, "received" : true}], "shippingOption" : null, "emailLabel" : false, "trackingNumbers" : [], "returnEvents" : [{"name" : "inTransit", "eventTimestamp" : "2026-11-23T03:08:20.048Z"}, {"name" : "received", "eventTimestamp" : "2026-11-23T03:08:20.083Z"}], "createTimestamp" : "2026-11-23T03:08:20.048Z"}', '{}', '2026-11-23 03:08:20.083+00'),
	(1, 'simulation-12-4-10-1768435200000-1-95', '\x26ae21c3cbc3a625ef399570295eb074b6195bf1f3c98f81ab1b7c6a2813669a', '{"id" : 3, "status" : "received", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:20.106Z"}], "createTimestamp" : "2026-11-23T03:08:20.106Z"}', '{}', '2026-11-23 03:08:20.106+00'),
	(1, 'simulation-12-4-10-1768435200000-1-96', '\xf3f91481a19ef7915049cb111d0052d2392444daed9293c56320b7e8a4c087c6', '{"id" : 3, "status" : "packed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 28, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:20.106Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:20.128Z"}], "createTimestamp" : "2026-11-23T03:08:20.106Z"}', '{}', '2026-11-23 03:08:20.128+00'),
	(1, 'simulation-12-4-10-1768435200000-1-97', '\x0ef8b9308079b20308e7fc398d7b8d1c30d4f24e4321ebb194c5937944099e44', '{"id" : 3, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 28, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-2"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:20.106Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:20.128Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.149Z"}], "createTimestamp" : "2026-11-23T03:08:20.106Z"}', '{}', '2026-11-23 03:08:20.149+00'),
	(1, 'simulation-12-4-10-1768435200000-1-98', '\x9945ed50fbb27a84af394d5f6c76ef3ccb18fea91781440d1ef25ecb7b94fd6a', '{"results":[{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 03:08:20.186+00');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-103', '\x052b11703830fd304d0fd72f7a49ff755ca0c31889932e479f649361d38417d7', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9}]}', '{}', '2026-11-23 03:08:20.23+00'),
	(1, 'simulation-12-4-10-1768435200000-1-113', '\xbcfabdc4f82af292a29965977b826d3ca2c450c72ac476b0bb67e0139b0799d8', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 03:08:20.353+00'),
	(1, 'simulation-12-4-10-1768435200000-1-116', '\x02968b98aa84204cdbeeb4b63bfa31f62885fe78d7fdc7fafa8d9bcf9e62a9c5', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 03:08:20.391+00'),
	(1, 'simulation-12-4-10-1768435200000-1-119', '\x3b8246bc28a44f8f1c40d631915afca613488589231014fbb2d95c3bd08f00ca', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 03:08:20.434+00'),
	(1, 'simulation-12-4-10-1768435200000-1-120', '\xfca754d2a62cb33731fa173e361297188392dc7815fb9a09e1ffe199d40d1271', '{"results":[{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 03:08:20.465+00'),
	(1, 'simulation-12-4-10-1768435200000-1-124', '\xe5540c23305712a600fcb371c8a19389f10dc78067e5db04eba00983457b9de1', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 03:08:20.501+00'),
	(1, 'simulation-12-4-10-1768435200000-1-109', '\xe25c5e5e9d9639dc55dee9ff32ca500bd911ae061442194e82e1be21efca275a', '{"id" : 3, "status" : "delivered", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 27, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 28, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-2"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T03:08:20.106Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T03:08:20.128Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.149Z"}, {"name" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.320Z"}], "createTimestamp" : "2026-11-23T03:08:20.106Z"}', '{}', '2026-11-23 03:08:20.32+00'),
	(1, 'simulation-12-4-10-1768435200000-1-110', '\x1c2994515332ba0d11fc6d979f928fcc864b62567326d42015061442fe70bde3', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20},{"status":"created","id":21}]}', '{}', '2026-11-23 03:08:20.35+00'),
	(1, 'simulation-12-4-10-1768435200000-1-114', '\xdf347c1b08d5d48adf9dc5f03a352bfd9d9c14be2458c50eb82db87fdc139ae4', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 03:08:20.379+00'),
	(1, 'simulation-12-4-10-1768435200000-1-123', '\x3ae9296db8a76ecf3ed7a02ef94210b76ea887b24e897a6d74e22498ce7f18fa', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 03:08:20.467+00'),
	(1, 'simulation-12-4-10-1768435200000-1-125', '\x44eabe5ebd393b975e3f43ee89cdf59b1f4694ce304541cebe1f24b3418d2d22', '{"results":[{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30}]}', '{}', '2026-11-23 03:08:20.509+00'),
	(1, 'simulation-12-4-10-1768435200000-1-128', '\x917555e00db6da04c3d93d8c952987c3c5a463480e520a609209c1a617527bf0', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 03:08:20.545+00'),
	(1, 'simulation-12-4-10-1768435200000-1-130', '\x4272072357790577005cc666047e76c07bbf7310b9f32f5a6e6e376e348f27c9', '{"id" : 6, "deviceId" : 1, "eventTimestamp" : "2026-01-08T13:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 40}', '{}', '2026-11-23 03:08:20.577+00'),
	(1, 'simulation-12-4-10-1768435200000-1-134', '\x2d3f4a05c63b190c52993e399a16fece909e569ac0f87399df777f8819b1380c', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33},{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37}]}', '{}', '2026-11-23 03:08:20.618+00'),
	(1, 'simulation-12-4-10-1768435200000-1-141', '\x0ae012e6681c68f7e08e06a7f4349bbf7a71cccf7c05fa64cbb879d0fdcc11d0', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26}]}', '{}', '2026-11-23 03:08:20.667+00'),
	(1, 'simulation-12-4-10-1768435200000-1-143', '\x5ef8d9190611e0c16195cc62eba1a28b2359abb2d1c386dd1c7eccf962dec2be', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 03:08:20.694+00'),
	(1, 'simulation-12-4-10-1768435200000-1-145', '\x0b2f63bac3f53b4316fe44c06e6922308ab3b7dfbde6161fa452b53d35fbb6d1', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 03:08:20.727+00'),
	(1, 'simulation-12-4-10-1768435200000-1-149', '\xbc8aef9f27501b7e7af85b437dabca8cf61db75a3fc9cd03a901c3ff37282289', '{"results":[{"status":"created","id":40},{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46},{"status":"created","id":47},{"status":"created","id":48}]}', '{}', '2026-11-23 03:08:20.758+00'),
	(1, 'simulation-12-4-10-1768435200000-1-153', '\x70144bcd42071e6dd89be0df253dc243117fecf7eea066a067c9ac959d0892d0', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 03:08:20.788+00'),
	(1, 'simulation-12-4-10-1768435200000-1-154', '\x476f204001de516ace013c015f82991ef5ac224cc1cd8045c6e40d864fb1e922', '{"id" : 19, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{}', '2026-11-23 03:08:20.808+00'),
	(1, 'simulation-12-4-10-1768435200000-1-158', '\x476f204001de516ace013c015f82991ef5ac224cc1cd8045c6e40d864fb1e922', '{"id" : 19, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{"outcome": "duplicate"}', '2026-11-23 03:08:20.835+00'),
	(1, 'simulation-12-4-10-1768435200000-1-162', '\x1f3e58735cf5ef6e95a582e8b2ac4ba0764cefb44960213776623faf72cd019f', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 03:08:20.873+00'),
	(1, 'simulation-12-4-10-1768435200000-1-165', '\xaddc9b907c816a9a2c73054e9930532e08f7eba6bf6f23effa160ae35b68c8ed', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 03:08:20.888+00'),
	(1, 'simulation-12-4-10-1768435200000-1-169', '\x127ba86b251e1c28352b3e493b2285e84698a3f6bd1295b454b9262cc9bd9f37', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 03:08:20.918+00'),
	(1, 'simulation-12-4-10-1768435200000-1-172', '\xc4066d11292fde6c19302ec4868b0777e414b7141cfa754373c174e2f2f317e7', '{"id" : 9, "deviceId" : 17, "eventTimestamp" : "2026-01-11T08:30:00.000Z", "batteryPercentage" : 39, "signalStrength" : 42}', '{}', '2026-11-23 03:08:20.94+00'),
	(1, 'simulation-12-4-10-1768435200000-1-176', '\x9ce8e0018d814c14e3c29a88c9eb3ba199f261767e13124be733be714d803c1c', '{"results":[{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46}]}', '{}', '2026-11-23 03:08:20.968+00'),
	(1, 'simulation-12-4-10-1768435200000-1-179', '\x06a5d1e486e96022c6c9263ede9cd5428c380784dc70092fb472fa12b06fa36f', '{"results":[{"status":"created","id":61},{"status":"created","id":62},{"status":"created","id":63},{"status":"created","id":64},{"status":"created","id":65},{"status":"created","id":66},{"status":"created","id":67},{"status":"created","id":68},{"status":"created","id":69}]}', '{}', '2026-11-23 03:08:20.997+00'),
	(1, 'simulation-12-4-10-1768435200000-1-129', '\x903f21d5093a80f7cb9ebc2946230d009ee51bc85791d82d8a3caab085fb4e4c', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 03:08:20.55+00'),
	(1, 'simulation-12-4-10-1768435200000-1-131', '\xa7c45c2b00a1b2f65000325fba9d64523d4c67011895eb8a8034b0317f668e7d', '{"id" : 3, "deviceId" : 8, "eventTimestamp" : "2026-01-08T10:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 41}', '{}', '2026-11-23 03:08:20.577+00'),
	(1, 'simulation-12-4-10-1768435200000-1-136', '\x52e996a0a46d2ab508bbe5493804310e13eb53ef083d8290edfc29534bedffeb', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26}]}', '{}', '2026-11-23 03:08:20.619+00'),
	(1, 'simulation-12-4-10-1768435200000-1-140', '\x62a94c31ec8effbeb1ab352927cd0bc8308297ce8e31ee8f3af67c3fae7377cd', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 03:08:20.664+00'),
	(1, 'simulation-12-4-10-1768435200000-1-147', '\x7eb55ee1654a8e3494d2d028cb971ae581131c823cd906d8eb25349b1027e0e2', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 03:08:20.727+00'),
	(1, 'simulation-12-4-10-1768435200000-1-151', '\x7b9ed4dad7b0934c34a2f25806bd5071e4d1ecf8e307d9a57b689d89b9c5b624', '{"results":[{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 03:08:20.765+00'),
	(1, 'simulation-12-4-10-1768435200000-1-155', '\x1166b1900eaa4b80afab67de9163f1a175806a3d3671aefa10460d14b6705385', '{"id" : 20, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 151, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000}', '{}', '2026-11-23 03:08:20.809+00'),
	(1, 'simulation-12-4-10-1768435200000-1-161', '\x5652b08c7284122b897d7c2c758777706873c8d6eac7b40834ee952ef3e2ebb9', '{"results":[{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46},{"status":"created","id":47},{"status":"created","id":48}]}', '{}', '2026-11-23 03:08:20.869+00'),
	(1, 'simulation-12-4-10-1768435200000-1-167', '\xe71516f4efdde81e01b9d0e44fb68e17427ee852218452486ab8d5639bd3a079', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 03:08:20.897+00'),
	(1, 'simulation-12-4-10-1768435200000-1-173', '\x306a2c0de95840885e0847811dac8c36275fbaf54cfc9d31ac22712b6b06c9fa', '{"id" : 8, "deviceId" : 33, "eventTimestamp" : "2026-01-11T04:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 43}', '{}', '2026-11-23 03:08:20.941+00'),
	(1, 'simulation-12-4-10-1768435200000-1-174', '\x353c15b96cb56a6cabe8c7bdd98360fda5c8556ca2dbf8161021dc2877ed8118', '{"results":[{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55}]}', '{}', '2026-11-23 03:08:20.966+00'),
	(1, 'simulation-12-4-10-1768435200000-1-178', '\x84482a30680eaccbc994a5e3c4208f9e95a5b0ed01d3bf33552526ec6e74091e', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 03:08:20.987+00'),
	(1, 'simulation-12-4-10-1768435200000-1-181', '\xa5a6cce5be0a2f3a1ede15ffc4b3a73a03e350b8d1f78d2ba59e653591bc20fb', '{"results":[{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46}]}', '{}', '2026-11-23 03:08:21.013+00'),
	(1, 'simulation-12-4-10-1768435200000-1-186', '\x86c2fb0b85c72efd0ea8ca6e8a91e4e5bef55326009014245947b0e7a39175fe', '{"results":[{"status":"created","id":47},{"status":"created","id":48},{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56}]}', '{}', '2026-11-23 03:08:21.042+00'),
	(1, 'simulation-12-4-10-1768435200000-1-192', '\x0a0078a4444cb33f6eff1130758ffa1eb30451cac093d522995ec2d3535013de', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 03:08:21.08+00'),
	(1, 'simulation-12-4-10-1768435200000-1-193', '\x0085662cbffff0710e8a4c46a467e16689e5145521f3c87fa9b08d753ce1f20a', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 03:08:21.101+00'),
	(1, 'simulation-12-4-10-1768435200000-1-194', '\xa45c0ff7b415484fb9365c191ab025e3e6e680deb4df53cfb0134ab45069ce1d', '{"results":[{"status":"created","id":69},{"status":"created","id":70},{"status":"created","id":71},{"status":"created","id":72},{"status":"created","id":73},{"status":"created","id":74},{"status":"created","id":75}]}', '{}', '2026-11-23 03:08:21.12+00'),
	(1, 'simulation-12-4-10-1768435200000-1-198', '\x0aeb92f5e869f4bdc0cd8af42c2c3d7fa8f7b545b3dcc77c19b0003ff9eb9b59', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 03:08:21.135+00'),
	(1, 'simulation-12-4-10-1768435200000-1-133', '\x9e22ad5bddc5b7ef961016ac6228b9728c8632bc3f06851e073a6c6cae0ec931', '{"id" : 5, "deviceId" : 33, "eventTimestamp" : "2026-01-08T04:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 43}', '{}', '2026-11-23 03:08:20.579+00'),
	(1, 'simulation-12-4-10-1768435200000-1-137', '\x3933a7f55d5eab3b8fb5e68cb4bd997c0ce675e3ce052df537b71b26c4cbefda', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 03:08:20.62+00'),
	(1, 'simulation-12-4-10-1768435200000-1-138', '\x84477ebd67df8cec1f0edbe50383eeba5baab5e5313f4978b5fc020164efb21a', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 03:08:20.645+00'),
	(1, 'simulation-12-4-10-1768435200000-1-146', '\x2dd47e036b691bebd7d7cd7586ade44fc4339217736f3b587bdca3c85823c553', '{"results":[{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 03:08:20.726+00'),
	(1, 'simulation-12-4-10-1768435200000-1-150', '\xa81ce23bffccd6ae3a3a08b3d79922f6f5a116faea4d8122b3d26e08510187e1', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 03:08:20.759+00'),
	(1, 'simulation-12-4-10-1768435200000-1-157', '\x3383c8768f639a33ddb0e008052b2b5539cada9d5120de98e85959d449afdb8e', '{"id" : 18, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 153, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600}', '{}', '2026-11-23 03:08:20.812+00'),
	(1, 'simulation-12-4-10-1768435200000-1-164', '\x6b9683098c3ef064b5cab1c40deb111e0376a39f9401eabbf302afa28d0b6b5e', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25}]}', '{}', '2026-11-23 03:08:20.875+00'),
	(1, 'simulation-12-4-10-1768435200000-1-168', '\xdc7eeeab439edb951d929f3d8ed2356c88a4299099023b4812e1b26c0079c9b3', '{"results":[{"status":"duplicate","id":27},{"status":"duplicate","id":28},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40}]}', '{}', '2026-11-23 03:08:20.899+00'),
	(1, 'simulation-12-4-10-1768435200000-1-170', '\x70c935f7c1a30e6592bc02939f33816785da6dcdb5a8b9a60286ba50f82698e6', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 03:08:20.925+00'),
	(1, 'simulation-12-4-10-1768435200000-1-171', '\x2e854ba164b7197e1285d2abd32c03e049aa9c6a0b286ccad4aabadc98143b7c', '{"id" : 7, "deviceId" : 1, "eventTimestamp" : "2026-01-11T10:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 41}', '{}', '2026-11-23 03:08:20.94+00'),
	(1, 'simulation-12-4-10-1768435200000-1-175', '\xc04a2a4bed7d301c8286ca68701255d7a1a527ace3a421a5be89e1d650d0890c', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 03:08:20.966+00'),
	(1, 'simulation-12-4-10-1768435200000-1-187', '\xc28a45ee8b991573559dabbf7d6710fc9eba6e56f2e6b5d84ff275493f82354f', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33}]}', '{}', '2026-11-23 03:08:21.042+00'),
	(1, 'simulation-12-4-10-1768435200000-1-189', '\xda2e498c7ffec68943e828d284fdc11d766ffda3e19a607c82fbf7b21d192081', '{"results":[{"status":"created","id":70},{"status":"created","id":71},{"status":"created","id":72},{"status":"created","id":73},{"status":"created","id":74},{"status":"created","id":75},{"status":"created","id":76},{"status":"created","id":77},{"status":"created","id":78},{"status":"created","id":79},{"status":"created","id":80},{"status":"created","id":81},{"status":"created","id":82},{"status":"created","id":83},{"status":"created","id":84}]}', '{}', '2026-11-23 03:08:21.065+00'),
	(1, 'simulation-12-4-10-1768435200000-1-196', '\x97566106ab4ed1cb4030194ba44f47bb2c68f35b90c1a87e23d5d1b8be82a856', '{"results":[{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62}]}', '{}', '2026-11-23 03:08:21.122+00'),
	(1, 'simulation-12-4-10-1768435200000-1-200', '\xcadecff8b2a89d037cfd3587c88b4560caa4ccaa5dc97b7b905872ab6900a135', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 03:08:21.142+00'),
	(1, 'simulation-12-4-10-1768435200000-1-203', '\xd7a76532bcda398ea278b54503083f7687b223bd6dd317e946fe9b6daf4e1428', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 03:08:21.165+00'),
	(1, 'simulation-12-4-10-1768435200000-1-205', '\xd4c7c17234c62d4a9eee6bece2a1ebc6dc00d2c93373ea483d8b6d253205006a', '{"id" : 12, "deviceId" : 17, "eventTimestamp" : "2026-01-14T08:30:00.000Z", "batteryPercentage" : 14, "signalStrength" : 42}', '{}', '2026-11-23 03:08:21.182+00'),
	(1, 'simulation-12-4-10-1768435200000-1-139', '\xaba76852fe51311490434284a7cefed7cdff2ee5007213575efc9290f0d5dfec', '{"results":[{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33},{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39}]}', '{}', '2026-11-23 03:08:20.662+00'),
	(1, 'simulation-12-4-10-1768435200000-1-142', '\xef7a979ef2ec12efff6aab294c57094c809a8b9000d378e13654e8beeed93ec0', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 03:08:20.693+00'),
	(1, 'simulation-12-4-10-1768435200000-1-144', '\xa66cc6df4c36b23856fe1572719e4e9bd12db883c43e3c1613b17526480ce9be', '{"results":[{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40},{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43}]}', '{}', '2026-11-23 03:08:20.725+00'),
	(1, 'simulation-12-4-10-1768435200000-1-148', '\x936b38428b80742b041236fc217ca4dd6ff60c53ffcdb5834e70761b4210bf50', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 03:08:20.75+00'),
	(1, 'simulation-12-4-10-1768435200000-1-152', '\xb87ded2141952eb4403f3a835ca74c989c8bb97b7f64dcddf399b46042dbb532', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 03:08:20.776+00'),
	(1, 'simulation-12-4-10-1768435200000-1-156', '\xfee12e85119c780828d199113d786f9e64f943be0ecb0d84df5be4f568c4c64a', '{"id" : 17, "readingTimestamp" : "2026-01-10T07:30:00.000Z", "weight" : 152, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600}', '{}', '2026-11-23 03:08:20.81+00'),
	(1, 'simulation-12-4-10-1768435200000-1-163', '\x965f659aa818cc265219c0671f178c15344fb69c8ae19ae5beef68cb3b63d2f2', '{"results":[{"status":"duplicate","id":27},{"status":"duplicate","id":28},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40}]}', '{}', '2026-11-23 03:08:20.873+00'),
	(1, 'simulation-12-4-10-1768435200000-1-166', '\xd22d0de501fccbd995579e39dcc9046e0cb205532e4147d19a28ac7aef434fab', '{"results":[{"status":"duplicate","id":40},{"status":"duplicate","id":41},{"status":"duplicate","id":42},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56},{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60}]}', '{}', '2026-11-23 03:08:20.896+00'),
	(1, 'simulation-12-4-10-1768435200000-1-177', '\x6b6aba8438f4f8748c42c6add2ffbcc127aabfd4baf7e53e04e46ddb4789e78f', '{"results":[{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 03:08:20.969+00'),
	(1, 'simulation-12-4-10-1768435200000-1-180', '\x9c62436f5c384a83c968b189719b640ef79fe27c8abbdffe71924ca22eb13144', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 03:08:20.997+00'),
	(1, 'simulation-12-4-10-1768435200000-1-182', '\x0d4503bac823b80c718505f863fe5b534b282b43f2300a05336c70c72ce6755f', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 03:08:21.016+00'),
	(1, 'simulation-12-4-10-1768435200000-1-185', '\xe3855c7dba0b1bdd61643b79242d3419896e0947e370f387ac94cb695304cb4f', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 03:08:21.041+00'),
	(1, 'simulation-12-4-10-1768435200000-1-188', '\xb3f3b8f667f3c75165242cd192b14597ff2afe40ff679d32463a726ca2fb9ce3', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 03:08:21.054+00'),
	(1, 'simulation-12-4-10-1768435200000-1-191', '\x406797816f6f146db368ee3f1252400ae01d067dc64d7f1272978c0d24903cf5', '{"results":[{"status":"created","id":47},{"status":"created","id":48},{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56}]}', '{}', '2026-11-23 03:08:21.074+00'),
	(1, 'simulation-12-4-10-1768435200000-1-195', '\xa948dceeed710331eae8ca97d5ffcd4a355dd502913ed2a749d7f93c3135a9e2', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 03:08:21.121+00'),
	(1, 'simulation-12-4-10-1768435200000-1-201', '\xcdc4d9e38f8dad35504812198dcb77a088d985198b3524f676903940d60eebfd', '{"results":[{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62}]}', '{}', '2026-11-23 03:08:21.149+00'),
	(1, 'simulation-12-4-10-1768435200000-1-206', '\x430d80d7530f09863ea064bf827ac5b069674ac031da92fb1679099482442871', '{"id" : 10, "deviceId" : 33, "eventTimestamp" : "2026-01-14T04:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 43}', '{}', '2026-11-23 03:08:21.182+00'),
	(1, 'simulation-12-4-10-1768435200000-1-184', '\xdd88802762a2529b4f5811d2e5b1426ee5d6a82b5d91bb7f781befcbf8296bf1', '{"results":[{"status":"created","id":56},{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62},{"status":"created","id":63},{"status":"created","id":64},{"status":"created","id":65},{"status":"created","id":66},{"status":"created","id":67},{"status":"created","id":68}]}', '{}', '2026-11-23 03:08:21.041+00'),
	(1, 'simulation-12-4-10-1768435200000-1-190', '\xed3be85d62c0474e3cf4cd52d7a2b70d570ab6ffe6a5b873984f2dfc166a6846', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 03:08:21.073+00'),
	(1, 'simulation-12-4-10-1768435200000-1-197', '\x2fcc26fe576114b1375da5f5cc4e601708facb26efec2e903ab302aa2cd4aeb3', '{"results":[{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37}]}', '{}', '2026-11-23 03:08:21.122+00'),
	(1, 'simulation-12-4-10-1768435200000-1-199', '\x56839f480bbd6f9b386e8cfabcc11354241d620a685e85703dcf6bf20d8809e2', '{"results":[{"status":"created","id":85},{"status":"created","id":86},{"status":"created","id":87},{"status":"created","id":88},{"status":"created","id":89},{"status":"created","id":90},{"status":"created","id":91},{"status":"created","id":92},{"status":"created","id":93}]}', '{}', '2026-11-23 03:08:21.14+00'),
	(1, 'simulation-12-4-10-1768435200000-1-202', '\x6665675b4eed6e62b5d3dc60199d1d8d8ac5eec64b1031c0431cfe61a6afac89', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 03:08:21.163+00'),
	(1, 'simulation-12-4-10-1768435200000-1-204', '\x602bf461ea40d038579311fd2ec5c1b6dccdbbd862334951280fc17483476422', '{"id" : 11, "deviceId" : 1, "eventTimestamp" : "2026-01-14T10:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 41}', '{}', '2026-11-23 03:08:21.181+00'),
	(1, 'simulation-8-1-1-1768435200000-1-0', '\xba546da11a8876d784168daebaa42deef545fbedaa125362572d99aac37f9486', '{"id" : 3, "name" : "Example Devices"}', '{}', '2026-11-23 03:08:29.714+00'),
	(1, 'simulation-8-1-1-1768435200000-1-2', '\x698291bcaf881a0d24d8fc2d01ee087f2cce970f110cda9a7a7c4a11f3005999', '{"id" : 6, "name" : "Simulated Clinic 1", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "CA", "zipCode" : "94105", "country" : "US", "note" : null}}', '{}', '2026-11-23 03:08:29.722+00'),
	(1, 'simulation-8-1-1-1768435200000-1-1', '\xc262ee65a2bbc52f2c45032f0e841fc892d3a637cf80f6d3b23f6f945c553ecd', '{"id" : 4, "name" : "Sample Instruments"}', '{}', '2026-11-23 03:08:29.722+00'),
	(1, 'simulation-8-1-1-1768435200000-1-3', '\x2e36c25df9db2fbf9282ca086e69760cc439b33d90d3e0bd3362d478ef512620', '{"id" : 7, "name" : "Simulated Clinic 2", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NY", "zipCode" : "10001", "country" : "US", "note" : null}}', '{}', '2026-11-23 03:08:29.727+00'),
	(1, 'simulation-8-1-1-1768435200000-1-5', '\x29303223d408f8e03d5fae0fbcb5ba6c831b9d1ee70c0fde16904cb5d2b7d34d', '{"id" : 8, "name" : "Simulated Clinic 4", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}}', '{}', '2026-11-23 03:08:29.793+00'),
	(1, 'simulation-8-1-1-1768435200000-1-4', '\xd67508ce9335fdc21d52252c1dc22d51cdae86280e7da7705510415f3701b782', '{"id" : 9, "name" : "Simulated Clinic 3", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}}', '{}', '2026-11-23 03:08:29.797+00'),
	(1, 'simulation-8-1-1-1768435200000-1-6', '\x66b86ce7450176e5d4533a719c4aab1411ccf8201cc1199a26885ec1c1172f00', '{"id" : 10, "name" : "Simulated Clinic 5", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "WB", "zipCode" : "700001", "country" : "IN", "note" : null}}', '{}', '2026-11-23 03:08:29.8+00'),
	(1, 'simulation-8-1-1-1768435200000-1-8', '\xe079f21cfa8f762b613cab3427433a8006ba9443d929df32f3642e31b3c7de1a', '{"id" : 10, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodPressure"]}', '{}', '2026-11-23 03:08:29.846+00'),
	(1, 'simulation-8-1-1-1768435200000-1-7', '\xcdd742e81c24ccacca8e1207ff1edad4cdc1bd5c14c8d5267aab265d24505225', '{"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodGlucose"]}', '{}', '2026-11-23 03:08:29.847+00'),
	(1, 'simulation-8-1-1-1768435200000-1-10', '\xd7b6746fc5f9c51cb2b3db5109d785d5697eca6084a2b4b6e5d2b1d186b054c6', '{"id" : 12, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["bloodOxygen"]}', '{}', '2026-11-23 03:08:29.851+00'),
	(1, 'simulation-8-1-1-1768435200000-1-9', '\xead9ca5db68fb5745205e93122eadc7db042ac75602edae06f6f700306badb09', '{"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["weight"]}', '{}', '2026-11-23 03:08:29.849+00'),
	(1, 'simulation-8-1-1-1768435200000-1-11', '\x4bdcb60a32aecd4da00e8fe94eba03976ec9142d70371ad9acbf80b3963bbaf7', '{"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["temperature"]}', '{}', '2026-11-23 03:08:29.894+00'),
	(1, 'simulation-8-1-1-1768435200000-1-12', '\xc77a811dfe0e2bc994a5618cf9a43c9c61349ca19fc28a69fc6bccbda701f5f0', '{"id" : 15, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["heartRate","heartRateVariability"]}', '{}', '2026-11-23 03:08:29.898+00'),
	(1, 'simulation-8-1-1-1768435200000-1-13', '\x3a46e8239a43a509f45c36fd0a15329a035f683b6bdea8039d760e5bbd4f5306', '{"id" : 16, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["peakFlow"]}', '{}', '2026-11-23 03:08:29.911+00'),
	(1, 'simulation-8-1-1-1768435200000-1-14', '\x7e3ce3cc60447d13963e2f12039842c89b0685319aba93d83fa49ed09944aa32', '{"id" : 17, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["sleepMatActivity","sleepMatDuration"]}', '{}', '2026-11-23 03:08:29.919+00');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-8-1-1-1768435200000-1-15', '\x68593ac108815446edb69fa0ef8f0242cf131036a0a373fd00f89499fb960acd', '{"id" : 18, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : null, "size" : null, "readingKinds" : []}', '{}', '2026-11-23 03:08:29.968+00'),
	(1, 'simulation-8-1-1-1768435200000-1-16', '\x37ce63b1b2f4c61f6585939ce46fe093e1b448d320993b3d9b3e29639c77a112', '{"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '{}', '2026-11-23 03:08:29.986+00'),
	(1, 'simulation-8-1-1-1768435200000-1-17', '\x84877964ec89f37c4d203417ea66981f5a19b40a93e65160be70c8611a061c65', '{"id" : 2, "name" : "Simulated Home Kit", "archived" : false, "kitItems" : [{"item" : {"id" : 10, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 18, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 2}]}', '{}', '2026-11-23 03:08:30.013+00'),
	(1, 'simulation-8-1-1-1768435200000-1-25', '\x6b75ffef5edc9e9a5e41affe7f2cf96ce7b48538c03a1fd8c1d7b5a12a50f944', '{"id" : 40, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.135Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:30.111+00'),
	(1, 'simulation-8-1-1-1768435200000-1-37', '\x19d0c7ac26a3ea53534b528cf879117353f22fd622deb2857ec51a47b5c24994', '{"results":[{"status":"created","id":63}]}', '{}', '2026-11-23 03:08:30.299+00'),
	(1, 'simulation-8-1-1-1768435200000-1-42', '\xa7fc943ed98358cd5268b18db547b323a023ab774e5b426d804fb2fddc159c3f', '{"results":[{"status":"created","id":63}]}', '{}', '2026-11-23 03:08:30.371+00'),
	(1, 'simulation-8-1-1-1768435200000-1-43', '\x0f0b278a9788830204b92feba8f85a6d30cd7d7a6b03592c5e9961c340a0c2f3', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 03:08:30.402+00'),
	(1, 'simulation-8-1-1-1768435200000-1-18', '\xdc41232980648c80ad0582b761cd9f79278e9d7b350746a06c38daaa129a33a0', '{"item" : {"id" : 18, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : null, "tracked" : false, "available" : 4, "promised" : 0}', '{}', '2026-11-23 03:08:30.016+00'),
	(1, 'simulation-8-1-1-1768435200000-1-19', '\xc41d033e7b2047adbb808a980ff702666227d646b85edf377b2ead38e09dd496', '{"id" : 36, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.091Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:30.046+00'),
	(1, 'simulation-8-1-1-1768435200000-1-26', '\x74601b59c5516e939925d975c1e5106afaf9d87f09951e3096588ea7895bf582', '{"id" : 41, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.136Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 17, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:30.123+00'),
	(1, 'simulation-8-1-1-1768435200000-1-35', '\x86fefd2ffd0d448e7a19ceb22d5348f8aaafb1377dd5af96eb799d3cdc9f72d4', '{"results":[{"status":"created","id":76},{"status":"created","id":77}]}', '{}', '2026-11-23 03:08:30.295+00'),
	(1, 'simulation-8-1-1-1768435200000-1-40', '\xe4a02a7c855d95fa7388c19254acc4cf09f4b9ed8594d945f0e239b105939d3e', '{"results":[{"status":"created","id":94},{"status":"created","id":95}]}', '{}', '2026-11-23 03:08:30.361+00'),
	(1, 'simulation-8-1-1-1768435200000-1-20', '\x3eea803f02b20310dde6314f0ce22c43bb8a5e5146b7a2ad5a5eb4ca9670bb92', '{"id" : 34, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.076Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 10, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:30.049+00'),
	(1, 'simulation-8-1-1-1768435200000-1-23', '\xd31f649deda803490b017ab7eac047b29bef85cc117b51f64f09b31af8ff4eb5', '{"id" : 38, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.120Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:30.105+00'),
	(1, 'simulation-8-1-1-1768435200000-1-36', '\x3d22164812a0cb73434f05e6bb822ae4b42194bce517352bca330b221820e929', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 03:08:30.296+00'),
	(1, 'simulation-8-1-1-1768435200000-1-39', '\xb4347549bc50b9280bb8ccc6b98c31ce24a4e30dbc16c49bb95cc1addbb2f930', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 03:08:30.356+00'),
	(1, 'simulation-8-1-1-1768435200000-1-21', '\xfadab873a2ca5c4aed7aa5f1f8370b2cbfe58ed355b4a53233d812320cb0857a', '{"id" : 35, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.078Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:30.05+00'),
	(1, 'simulation-8-1-1-1768435200000-1-22', '\xfb44ae8b53fcafeb3939317ef94e99cb4545dffe07e2992e4a43392b4cb0fd41', '{"id" : 37, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.097Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:30.061+00'),
	(1, 'simulation-8-1-1-1768435200000-1-24', '\x345f01b4ac264f297ccaa50de58cab14813dd4057ffba2c807bbac5026ce1b87', '{"id" : 39, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:30.123Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 03:08:30.106+00'),
	(1, 'simulation-8-1-1-1768435200000-1-38', '\xaebfbf12762585d75a1a896d1903f137ad0a716a30488f9fab1a3bff884f8f84', '{"results":[{"status":"created","id":38}]}', '{}', '2026-11-23 03:08:30.301+00'),
	(1, 'simulation-8-1-1-1768435200000-1-41', '\x87380c51abb5ee584007715ae397038bbda99368d1872702c3f5c8c0e2e027c7', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 03:08:30.365+00'),
	(1, 'simulation-8-1-1-1768435200000-1-44', '\x4de0dc4ad59773a408233ef026f0d4a5db7cc50556cdba5270a59154d127ff94', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 03:08:30.404+00'),
	(1, 'simulation-8-1-1-1768435200000-1-45', '\x202ce9977b7f9a722d80f344a3b42f2fcb52ee7464e0fe1ac5bf7d7ecb254ae5', '{"id" : 13, "deviceId" : 36, "eventTimestamp" : "2026-01-14T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}', '{}', '2026-11-23 03:08:30.433+00'),
	(1, 'simulation-8-1-1-1768435200000-1-46', '\x32c8b6cb30093d5088c5d8902f699230eaf789b98c4dd72d897ac79c2781de01', '{"id" : 39, "readingTimestamp" : "2026-01-14T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{}', '2026-11-23 03:08:30.457+00'),
	(1, 'simulation-8-1-1-1768435200000-1-47', '\x32c8b6cb30093d5088c5d8902f699230eaf789b98c4dd72d897ac79c2781de01', '{"id" : 39, "readingTimestamp" : "2026-01-14T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{"outcome": "duplicate"}', '2026-11-23 03:08:30.472+00');
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
	(1, 10, 3, 'Example Blood Pressure Cuff', 'BP-1', 'SIM-BP-1', true, 'imei', NULL, '{bloodPressure}'),
	(1, 11, 3, 'Example Glucose Meter', 'BG-1', 'SIM-BG-1', true, 'imei', NULL, '{bloodGlucose}'),
	(1, 12, 4, 'Example Pulse Oximeter', 'PO-1', 'SIM-PO-1', true, 'macAddress', NULL, '{bloodOxygen}'),
	(1, 13, 3, 'Example Body Scale', 'WS-1', 'SIM-WS-1', true, 'imei', NULL, '{weight}'),
	(1, 14, 4, 'Example Thermometer', 'TH-1', 'SIM-TH-1', true, 'macAddress', NULL, '{temperature}'),
	(1, 15, 4, 'Example Wrist Band', 'WB-1', 'SIM-WB-1', true, 'macAddress', NULL, '{heartRate,heartRateVariability}'),
	(1, 16, 3, 'Example Peak Flow Meter', 'PF-1', 'SIM-PF-1', true, 'serial', NULL, '{peakFlow}'),
	(1, 17, 4, 'Example Sleep Mat', 'SM-1', 'SIM-SM-1', true, 'serial', NULL, '{sleepMatActivity,sleepMatDuration}'),
	(1, 18, 3, 'Example Test Strips', 'TS-1', 'SIM-TS-1', true, NULL, NULL, '{}');
INSERT INTO public.kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Simulated Home Kit', false),
	(1, 2, 'Simulated Home Kit', false);
INSERT INTO public.kit_item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1),
	(1, 1, 2, 1),
	(1, 1, 3, 1),
	(1, 1, 9, 2),
	(1, 2, 11, 1),
	(1, 2, 10, 1),
	(1, 2, 13, 1),
	(1, 2, 18, 2);
INSERT INTO public.manufacturer OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Example Devices'),
	(1, 2, 'Sample Instruments'),
	(1, 3, 'Example Devices'),
	(1, 4, 'Sample Instruments');
INSERT INTO public.migration OVERRIDING SYSTEM VALUE VALUES
	(1, 1763700000000, 'Foundation1763700000000', 'adc42f9a373472a12d3621c2140507d4d4310eca71ed3e3bb7dfba756d5b6446'),
	(2, 1763800000000, 'ClinicalSide1763800000000', '35f2abe205925254cc13c410877b58815fe8e3254b7570160102aff86ddaefc5'),
	(3, 1763900000000, 'WebhookDelivery1763900000000', '7e1def77a0214cbc1d7bfd08158a7f51f660d15fe26229810465c4fd01c7783f'),
	(4, 1764000000000, 'Orders1764000000000', 'd5077e0b0375942338808836b7df1d0d1f4f33380ef29327b7ddf25404a3f465'),
	(5, 1764100000000, 'WebhookSuccess1764100000000', '9017251fe7a149fa157f79d6321bc38ca4d77ded9156dc88fadff4a445e935a1'),
	(6, 1764200000000, 'ApiKeyPolicies1764200000000', 'd0a65ae72d59df9657fc62bdbc19660dbea96d7f0d005865ca3d86607c81cbca'),
	(7, 1764400000000, 'MigrationChecksums1764400000000', 'e8cbbc2f0e68c13c4fe1bea43b0b74909e13b57779fda80bf247fb6df7eb0758');
INSERT INTO public.order_device OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 25, 7, 1, false),
	(1, 2, 27, 1, NULL, false),
	(1, 2, 28, 8, 1, false),
	(1, 2, 29, 2, NULL, false),
	(1, 2, 30, 3, NULL, false),
	(1, 2, 31, 5, NULL, false),
	(1, 2, 32, 4, NULL, false),
	(1, 2, 33, 6, 1, false),
	(1, 1, 17, 6, 2, false),
	(1, 1, 18, 7, 2, false),
	(1, 1, 19, 8, 2, false),
	(1, 1, 20, 1, NULL, false),
	(1, 1, 21, 2, NULL, false),
	(1, 1, 22, 4, NULL, false),
	(1, 1, 23, 3, NULL, false),
	(1, 1, 24, 5, NULL, false),
	(1, 3, 25, 7, 3, false),
	(1, 3, 27, 1, NULL, false),
	(1, 3, 28, 8, 3, false),
	(1, 3, 29, 2, NULL, false),
	(1, 3, 30, 3, NULL, false),
	(1, 3, 31, 5, NULL, false),
	(1, 3, 32, 4, NULL, false),
	(1, 3, 33, 6, 3, false);
INSERT INTO public.order_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'received', '2026-11-23 03:08:19.266+00', NULL),
	(1, 2, 1, 'onHold', '2026-11-23 03:08:19.266+00', NULL),
	(1, 3, 2, 'received', '2026-11-23 03:08:19.558+00', NULL),
	(1, 4, 2, 'onHold', '2026-11-23 03:08:19.604+00', NULL),
	(1, 5, 2, 'packed', '2026-11-23 03:08:19.667+00', NULL),
	(1, 6, 2, 'shipped', '2026-11-23 03:08:19.705+00', NULL),
	(1, 7, 1, 'packed', '2026-11-23 03:08:19.987+00', NULL),
	(1, 8, 1, 'shipped', '2026-11-23 03:08:20.027+00', NULL),
	(1, 9, 2, 'failed', '2026-11-23 03:08:20.048+00', 'Nobody opened the door.'),
	(1, 10, 3, 'received', '2026-11-23 03:08:20.106+00', NULL),
	(1, 11, 3, 'packed', '2026-11-23 03:08:20.128+00', NULL),
	(1, 12, 3, 'shipped', '2026-11-23 03:08:20.149+00', NULL),
	(1, 13, 1, 'delivered', '2026-11-23 03:08:20.302+00', NULL),
	(1, 14, 3, 'delivered', '2026-11-23 03:08:20.32+00', NULL);
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
INSERT INTO public.organization OVERRIDING SYSTEM VALUE VALUES
	(1, 'Fixture Clinic', '2026-11-23 03:08:08.618+00');
INSERT INTO public.packed_kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 2, 1),
	(1, 2, 1, 1),
	(1, 3, 3, 1);
INSERT INTO public.patient OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Testina', 'Sampleton', '1940-06-27', 'testina.sampleton.0@example.org', '+15555550000', 'sim-12-0', 'male', '{"city": "Testville", "state": "CA", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "94105"}', false, true, 1, NULL, 'America/Los_Angeles', DEFAULT),
	(1, 2, 'Mock', 'Sampleton', '1969-02-23', 'mock.sampleton.1@example.org', '+15555550001', 'sim-12-1', 'other', '{"city": "Testville", "state": "NY", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10001"}', false, true, 2, NULL, 'America/New_York', DEFAULT),
	(1, 4, 'Samplia', 'Sampleton', '1982-09-20', 'samplia.sampleton.3@example.org', '+15555550003', 'sim-12-3', 'male', '{"city": "Testville", "state": "BE", "country": "DE", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10115"}', false, true, 3, 'Europe/Berlin', 'Europe/Berlin', DEFAULT),
	(1, 3, 'Fictia', 'Sampleton', '1985-11-20', 'fictia.sampleton.2@example.org', '+15555550002', 'sim-12-2', 'unknown', '{"city": "Testville", "state": "NL", "country": "CA", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "A1A 1A1"}', false, true, 4, 'America/St_Johns', 'America/St_Johns', DEFAULT),
	(1, 5, 'Testina', 'Sampleton', '1959-11-22', 'testina.sampleton.0@example.org', '+15555550000', 'sim-8-0', 'unknown', '{"city": "Testville", "state": "CA", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "94105"}', false, true, 6, NULL, 'America/Los_Angeles', DEFAULT);
INSERT INTO public.peak_flow_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 7, 7, '2026-01-05 15:46:00+00', NULL, '2026-11-23 03:08:19.836+00', 478, 3.2, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 7, 7, '2026-01-06 03:41:00+00', NULL, '2026-11-23 03:08:19.836+00', 534, 3.6, false, -28800, -28800, 1, NULL),
	(1, 3, 2, 15, 7, '2026-01-05 12:44:00+00', NULL, '2026-11-23 03:08:19.836+00', 346, 2.3, false, -18000, -18000, 1, NULL),
	(1, 4, 2, 15, 7, '2026-01-06 00:36:00+00', NULL, '2026-11-23 03:08:19.836+00', 340, 2.3, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 15, 7, '2026-01-06 12:26:00+00', NULL, '2026-11-23 03:08:20.237+00', 329, 2.2, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 15, 7, '2026-01-07 00:35:00+00', NULL, '2026-11-23 03:08:20.237+00', 292, 1.9, false, -18000, -18000, 1, NULL),
	(1, 7, 1, 7, 7, '2026-01-07 16:08:00+00', NULL, '2026-11-23 03:08:20.399+00', 474, 3.2, false, -28800, -28800, 1, NULL),
	(1, 8, 1, 7, 7, '2026-01-08 03:41:00+00', NULL, '2026-11-23 03:08:20.399+00', 491, 3.3, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 15, 7, '2026-01-07 12:29:00+00', NULL, '2026-11-23 03:08:20.399+00', 347, 2.3, false, -18000, -18000, 1, NULL),
	(1, 10, 2, 15, 7, '2026-01-08 00:56:00+00', NULL, '2026-11-23 03:08:20.399+00', 310, 2.1, false, -18000, -18000, 1, NULL),
	(1, 11, 3, 22, 7, '2026-01-07 11:04:00+00', NULL, '2026-11-23 03:08:20.399+00', 423, 2.8, false, -12600, -12600, 1, NULL),
	(1, 12, 3, 22, 7, '2026-01-07 23:50:00+00', NULL, '2026-11-23 03:08:20.399+00', 430, 2.9, false, -12600, -12600, 1, NULL),
	(1, 13, 4, 32, 7, '2026-01-07 06:55:00+00', NULL, '2026-11-23 03:08:20.399+00', 501, 3.3, false, 3600, 3600, 1, NULL),
	(1, 14, 4, 32, 7, '2026-01-07 19:08:00+00', NULL, '2026-11-23 03:08:20.399+00', 535, 3.6, false, 3600, 3600, 1, NULL),
	(1, 15, 1, 7, 7, '2026-01-08 16:00:00+00', NULL, '2026-11-23 03:08:20.512+00', 504, 3.4, false, -28800, -28800, 1, NULL),
	(1, 16, 1, 7, 7, '2026-01-09 03:49:00+00', NULL, '2026-11-23 03:08:20.512+00', 521, 3.5, false, -28800, -28800, 1, NULL),
	(1, 17, 2, 15, 7, '2026-01-08 12:29:00+00', NULL, '2026-11-23 03:08:20.512+00', 328, 2.2, false, -18000, -18000, 1, NULL),
	(1, 18, 2, 15, 7, '2026-01-09 01:10:00+00', NULL, '2026-11-23 03:08:20.512+00', 345, 2.3, false, -18000, -18000, 1, NULL),
	(1, 19, 3, 22, 7, '2026-01-08 11:42:00+00', NULL, '2026-11-23 03:08:20.512+00', 440, 2.9, false, -12600, -12600, 1, NULL),
	(1, 20, 3, 22, 7, '2026-01-08 23:29:00+00', NULL, '2026-11-23 03:08:20.512+00', 439, 2.9, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 7, 7, '2026-01-06 15:27:00+00', NULL, '2026-11-23 03:08:20.667+00', 527, 3.5, false, -28800, -28800, 1, NULL),
	(1, 22, 1, 7, 7, '2026-01-07 03:59:00+00', NULL, '2026-11-23 03:08:20.667+00', 479, 3.2, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 7, 7, '2026-01-09 16:03:00+00', NULL, '2026-11-23 03:08:20.667+00', 510, 3.4, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 7, 7, '2026-01-10 04:17:00+00', NULL, '2026-11-23 03:08:20.667+00', 485, 3.2, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 15, 7, '2026-01-09 06:48:00+00', NULL, '2026-11-23 03:08:20.667+00', 341, 2.3, false, 3600, -18000, 1, NULL),
	(1, 26, 2, 15, 7, '2026-01-09 18:45:00+00', NULL, '2026-11-23 03:08:20.667+00', 356, 2.4, false, 3600, -18000, 1, NULL),
	(1, 27, 1, 7, 7, '2026-01-10 15:48:00+00', NULL, '2026-11-23 03:08:20.765+00', 480, 3.2, false, -28800, -28800, 1, NULL),
	(1, 28, 1, 7, 7, '2026-01-11 03:50:00+00', NULL, '2026-11-23 03:08:20.765+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 29, 2, 15, 7, '2026-01-10 07:07:00+00', NULL, '2026-11-23 03:08:20.765+00', 349, 2.3, false, 3600, -18000, 1, NULL),
	(1, 30, 2, 15, 7, '2026-01-10 19:12:00+00', NULL, '2026-11-23 03:08:20.765+00', 360, 2.4, false, 3600, -18000, 1, NULL),
	(1, 31, 4, 32, 7, '2026-01-10 06:45:00+00', NULL, '2026-11-23 03:08:20.765+00', 503, 3.4, false, 3600, 3600, 1, NULL),
	(1, 32, 4, 32, 7, '2026-01-10 18:50:00+00', NULL, '2026-11-23 03:08:20.765+00', 505, 3.4, false, 3600, 3600, 1, NULL),
	(1, 35, 1, 7, 7, '2026-01-11 15:32:00+00', NULL, '2026-11-23 03:08:20.899+00', 478, 3.2, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 7, 7, '2026-01-12 04:16:00+00', NULL, '2026-11-23 03:08:20.899+00', 526, 3.5, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 15, 7, '2026-01-11 12:45:00+00', NULL, '2026-11-23 03:08:20.899+00', 332, 2.2, false, -18000, -18000, 1, NULL),
	(1, 38, 2, 15, 7, '2026-01-12 00:35:00+00', NULL, '2026-11-23 03:08:20.899+00', 337, 2.2, false, -18000, -18000, 1, NULL),
	(1, 39, 3, 22, 7, '2026-01-11 11:05:00+00', NULL, '2026-11-23 03:08:20.899+00', 440, 2.9, false, -12600, -12600, 1, NULL),
	(1, 40, 3, 22, 7, '2026-01-11 23:39:00+00', NULL, '2026-11-23 03:08:20.899+00', 410, 2.7, false, -12600, -12600, 1, NULL),
	(1, 41, 1, 7, 7, '2026-01-12 16:03:00+00', NULL, '2026-11-23 03:08:21.013+00', 514, 3.4, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 7, 7, '2026-01-13 03:36:00+00', NULL, '2026-11-23 03:08:21.013+00', 510, 3.4, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 15, 7, '2026-01-12 12:30:00+00', NULL, '2026-11-23 03:08:21.013+00', 355, 2.4, false, -18000, -18000, 1, NULL),
	(1, 44, 2, 15, 7, '2026-01-13 00:49:00+00', NULL, '2026-11-23 03:08:21.013+00', 333, 2.2, false, -18000, -18000, 1, NULL),
	(1, 45, 3, 22, 7, '2026-01-12 11:12:00+00', NULL, '2026-11-23 03:08:21.013+00', 416, 2.8, false, -12600, -12600, 1, NULL),
	(1, 46, 3, 22, 7, '2026-01-12 23:48:00+00', NULL, '2026-11-23 03:08:21.013+00', 417, 2.8, false, -12600, -12600, 1, NULL),
	(1, 49, 1, 7, 7, '2026-01-13 15:46:00+00', NULL, '2026-11-23 03:08:21.074+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 50, 1, 7, 7, '2026-01-14 04:09:00+00', NULL, '2026-11-23 03:08:21.074+00', 498, 3.3, false, -28800, -28800, 1, NULL),
	(1, 51, 2, 15, 7, '2026-01-13 12:26:00+00', NULL, '2026-11-23 03:08:21.074+00', 316, 2.1, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 15, 7, '2026-01-14 00:49:00+00', NULL, '2026-11-23 03:08:21.074+00', 351, 2.3, false, -18000, -18000, 1, NULL),
	(1, 47, 3, 22, 7, '2026-01-10 11:02:00+00', NULL, '2026-11-23 03:08:21.074+00', 412, 2.7, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 22, 7, '2026-01-10 23:49:00+00', NULL, '2026-11-23 03:08:21.074+00', 400, 2.7, false, -12600, -12600, 1, NULL),
	(1, 53, 3, 22, 7, '2026-01-13 10:57:00+00', NULL, '2026-11-23 03:08:21.074+00', 439, 2.9, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 22, 7, '2026-01-13 23:55:00+00', NULL, '2026-11-23 03:08:21.074+00', 462, 3.1, false, -12600, -12600, 1, NULL),
	(1, 55, 4, 32, 7, '2026-01-13 06:30:00+00', NULL, '2026-11-23 03:08:21.074+00', 489, 3.3, false, 3600, 3600, 1, NULL),
	(1, 56, 4, 32, 7, '2026-01-13 19:17:00+00', NULL, '2026-11-23 03:08:21.074+00', 529, 3.5, false, 3600, 3600, 1, NULL),
	(1, 57, 1, 7, 7, '2026-01-14 15:49:00+00', NULL, '2026-11-23 03:08:21.149+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 58, 2, 15, 7, '2026-01-14 13:06:00+00', NULL, '2026-11-23 03:08:21.149+00', 331, 2.2, false, -18000, -18000, 1, NULL),
	(1, 59, 3, 22, 7, '2026-01-14 11:12:00+00', NULL, '2026-11-23 03:08:21.149+00', 444, 3, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 22, 7, '2026-01-14 23:47:00+00', NULL, '2026-11-23 03:08:21.149+00', 401, 2.7, false, -12600, -12600, 1, NULL),
	(1, 61, 4, 32, 7, '2026-01-14 06:27:00+00', NULL, '2026-11-23 03:08:21.149+00', 540, 3.6, false, 3600, 3600, 1, NULL),
	(1, 62, 4, 32, 7, '2026-01-14 18:49:00+00', NULL, '2026-11-23 03:08:21.149+00', 495, 3.3, false, 3600, 3600, 1, NULL),
	(1, 63, 5, 40, 16, '2026-01-14 15:25:00+00', NULL, '2026-11-23 03:08:30.371+00', 491, 3.3, false, -28800, -28800, 1, NULL);
INSERT INTO public.reading_import OVERRIDING SYSTEM VALUE VALUES
	(1, 'fixture', 500, 0, 498, 2, 0, 1, 1);
INSERT INTO public.reading_revision OVERRIDING SYSTEM VALUE VALUES
	(1, 'weight', 19, 1, '{"manual": true, "weight": 150, "weightUnit": "lbs"}', '2026-11-23 03:08:20.845+00'),
	(1, 'weight', 39, 1, '{"manual": true, "weight": 150, "weightUnit": "lbs"}', '2026-11-23 03:08:30.48+00');
INSERT INTO public.return_device OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 25, 1, false, true),
	(1, 1, 27, NULL, false, true),
	(1, 1, 28, 1, false, true),
	(1, 1, 29, NULL, false, true),
	(1, 1, 30, NULL, false, true),
	(1, 1, 31, NULL, false, true),
	(1, 1, 32, NULL, false, true),
	(1, 1, 33, 1, false, true);
INSERT INTO public.return_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'inTransit', '2026-11-23 03:08:20.048+00', NULL),
	(1, 2, 1, 'received', '2026-11-23 03:08:20.083+00', NULL);
INSERT INTO public.return_line OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 9, 9, 2, false, 2);
INSERT INTO public.site OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Simulated Clinic 1', true, '{"city": "Testville", "note": null, "state": "CA", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "94105", "lineThree": null}'),
	(1, 2, 'Simulated Clinic 2', true, '{"city": "Testville", "note": null, "state": "NY", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10001", "lineThree": null}'),
	(1, 3, 'Simulated Clinic 4', true, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 4, 'Simulated Clinic 3', true, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 5, 'Simulated Clinic 5', true, '{"city": "Testville", "note": null, "state": "WB", "country": "IN", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "700001", "lineThree": null}'),
	(1, 6, 'Simulated Clinic 1', true, '{"city": "Testville", "note": null, "state": "CA", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "94105", "lineThree": null}'),
	(1, 7, 'Simulated Clinic 2', true, '{"city": "Testville", "note": null, "state": "NY", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10001", "lineThree": null}'),
	(1, 8, 'Simulated Clinic 4', true, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 9, 'Simulated Clinic 3', true, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 10, 'Simulated Clinic 5', true, '{"city": "Testville", "note": null, "state": "WB", "country": "IN", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "700001", "lineThree": null}');
INSERT INTO public.sleep_mat_activity_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 9, 8, '2026-01-05 14:40:00+00', NULL, '2026-11-23 03:08:19.882+00', '{"2026-01-05 06:37:00+00"}', '{"2026-01-05 14:04:00+00"}', 32, 447, 66, 12.1, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 16, 8, '2026-01-05 11:42:00+00', NULL, '2026-11-23 03:08:19.882+00', '{"2026-01-05 03:48:00+00"}', '{"2026-01-05 11:05:00+00"}', 25, 437, 67, 13, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 16, 8, '2026-01-06 11:50:00+00', NULL, '2026-11-23 03:08:20.247+00', '{"2026-01-06 03:21:00+00"}', '{"2026-01-06 11:06:00+00"}', 11, 465, 78, 13.8, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 9, 8, '2026-01-07 14:17:00+00', NULL, '2026-11-23 03:08:20.427+00', '{"2026-01-07 06:34:00+00"}', '{"2026-01-07 14:05:00+00"}', 26, 451, 67, 17.7, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 16, 8, '2026-01-07 11:56:00+00', NULL, '2026-11-23 03:08:20.427+00', '{"2026-01-07 03:31:00+00"}', '{"2026-01-07 11:08:00+00"}', 40, 457, 68, 15.7, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 24, 8, '2026-01-07 09:53:00+00', NULL, '2026-11-23 03:08:20.427+00', '{"2026-01-07 01:33:00+00"}', '{"2026-01-07 09:33:00+00"}', 18, 480, 65, 13.2, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 31, 8, '2026-01-07 05:21:00+00', NULL, '2026-11-23 03:08:20.427+00', '{"2026-01-06 21:25:00+00"}', '{"2026-01-07 05:06:00+00"}', 26, 461, 73, 14, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 9, 8, '2026-01-08 14:28:00+00', NULL, '2026-11-23 03:08:20.545+00', '{"2026-01-08 06:38:00+00"}', '{"2026-01-08 14:01:00+00"}', 24, 443, 58, 12.8, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 16, 8, '2026-01-08 11:56:00+00', NULL, '2026-11-23 03:08:20.545+00', '{"2026-01-08 03:09:00+00"}', '{"2026-01-08 11:00:00+00"}', 20, 471, 73, 14, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 24, 8, '2026-01-08 09:46:00+00', NULL, '2026-11-23 03:08:20.545+00', '{"2026-01-08 01:37:00+00"}', '{"2026-01-08 09:32:00+00"}', 17, 475, 64, 14.6, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 9, 8, '2026-01-06 14:57:00+00', NULL, '2026-11-23 03:08:20.693+00', '{"2026-01-06 06:28:00+00"}', '{"2026-01-06 14:01:00+00"}', 27, 453, 61, 14.1, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 9, 8, '2026-01-09 14:11:00+00', NULL, '2026-11-23 03:08:20.693+00', '{"2026-01-09 06:26:00+00"}', '{"2026-01-09 14:02:00+00"}', 22, 456, 60, 13.6, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 16, 8, '2026-01-09 05:48:00+00', NULL, '2026-11-23 03:08:20.693+00', '{"2026-01-08 21:03:00+00"}', '{"2026-01-09 05:08:00+00"}', 39, 485, 66, 13.1, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 9, 8, '2026-01-10 14:22:00+00', NULL, '2026-11-23 03:08:20.776+00', '{"2026-01-10 06:12:00+00"}', '{"2026-01-10 14:00:00+00"}', 26, 468, 60, 13.5, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 16, 8, '2026-01-10 05:24:00+00', NULL, '2026-11-23 03:08:20.776+00', '{"2026-01-09 21:18:00+00"}', '{"2026-01-10 05:05:00+00"}', 15, 467, 66, 17.7, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 31, 8, '2026-01-10 05:38:00+00', NULL, '2026-11-23 03:08:20.776+00', '{"2026-01-09 21:34:00+00"}', '{"2026-01-10 05:07:00+00"}', 22, 453, 69, 17.4, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 9, 8, '2026-01-11 14:55:00+00', NULL, '2026-11-23 03:08:20.918+00', '{"2026-01-11 06:59:00+00"}', '{"2026-01-11 14:04:00+00"}', 22, 425, 57, 14.3, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 16, 8, '2026-01-11 11:39:00+00', NULL, '2026-11-23 03:08:20.918+00', '{"2026-01-11 03:39:00+00"}', '{"2026-01-11 11:00:00+00"}', 10, 441, 79, 16.2, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 24, 8, '2026-01-11 10:06:00+00', NULL, '2026-11-23 03:08:20.918+00', '{"2026-01-11 02:26:00+00"}', '{"2026-01-11 09:38:00+00"}', 22, 432, 54, 15.3, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 9, 8, '2026-01-12 14:46:00+00', NULL, '2026-11-23 03:08:21.016+00', '{"2026-01-12 06:14:00+00"}', '{"2026-01-12 14:01:00+00"}', 31, 467, 54, 16.6, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 16, 8, '2026-01-12 11:13:00+00', NULL, '2026-11-23 03:08:21.016+00', '{"2026-01-12 03:40:00+00"}', '{"2026-01-12 11:00:00+00"}', 22, 440, 74, 13.8, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 24, 8, '2026-01-12 09:50:00+00', NULL, '2026-11-23 03:08:21.016+00', '{"2026-01-12 01:53:00+00"}', '{"2026-01-12 09:38:00+00"}', 21, 465, 62, 14.9, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 9, 8, '2026-01-13 14:35:00+00', NULL, '2026-11-23 03:08:21.08+00', '{"2026-01-13 06:27:00+00"}', '{"2026-01-13 14:05:00+00"}', 19, 458, 66, 17.1, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 16, 8, '2026-01-13 11:21:00+00', NULL, '2026-11-23 03:08:21.08+00', '{"2026-01-13 03:49:00+00"}', '{"2026-01-13 11:03:00+00"}', 32, 434, 70, 13.4, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 24, 8, '2026-01-10 09:55:00+00', NULL, '2026-11-23 03:08:21.08+00', '{"2026-01-10 02:01:00+00"}', '{"2026-01-10 09:36:00+00"}', 13, 455, 59, 15.4, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 24, 8, '2026-01-13 10:22:00+00', NULL, '2026-11-23 03:08:21.08+00', '{"2026-01-13 01:39:00+00"}', '{"2026-01-13 09:30:00+00"}', 27, 471, 54, 12.4, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 31, 8, '2026-01-13 05:51:00+00', NULL, '2026-11-23 03:08:21.08+00', '{"2026-01-12 21:52:00+00"}', '{"2026-01-13 05:05:00+00"}', 25, 433, 73, 15.3, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 9, 8, '2026-01-14 14:55:00+00', NULL, '2026-11-23 03:08:21.163+00', '{"2026-01-14 06:11:00+00"}', '{"2026-01-14 14:06:00+00"}', 13, 475, 60, 13.7, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 16, 8, '2026-01-14 11:23:00+00', NULL, '2026-11-23 03:08:21.163+00', '{"2026-01-14 03:31:00+00"}', '{"2026-01-14 11:04:00+00"}', 8, 453, 69, 14.9, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 24, 8, '2026-01-14 09:54:00+00', NULL, '2026-11-23 03:08:21.163+00', '{"2026-01-14 02:19:00+00"}', '{"2026-01-14 09:37:00+00"}', 20, 438, 69, 12.3, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 31, 8, '2026-01-14 05:32:00+00', NULL, '2026-11-23 03:08:21.163+00', '{"2026-01-13 21:19:00+00"}', '{"2026-01-14 05:00:00+00"}', 17, 461, 62, 12.6, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 41, 17, '2026-01-14 14:58:00+00', NULL, '2026-11-23 03:08:30.402+00', '{"2026-01-14 06:43:00+00"}', '{"2026-01-14 14:06:00+00"}', 35, 443, 76, 17.5, false, -28800, -28800, 1, NULL);
INSERT INTO public.sleep_mat_duration_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 9, 8, '2026-01-05 14:28:00+00', NULL, '2026-11-23 03:08:19.884+00', 32, 107, 242, 98, 447, 66, 12.1, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 16, 8, '2026-01-05 11:35:00+00', NULL, '2026-11-23 03:08:19.884+00', 25, 70, 266, 101, 437, 67, 13, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 16, 8, '2026-01-06 11:20:00+00', NULL, '2026-11-23 03:08:20.277+00', 11, 116, 247, 102, 465, 78, 13.8, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 9, 8, '2026-01-07 14:51:00+00', NULL, '2026-11-23 03:08:20.434+00', 26, 104, 243, 104, 451, 67, 17.7, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 16, 8, '2026-01-07 11:53:00+00', NULL, '2026-11-23 03:08:20.434+00', 40, 96, 274, 87, 457, 68, 15.7, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 24, 8, '2026-01-07 10:15:00+00', NULL, '2026-11-23 03:08:20.434+00', 18, 106, 283, 91, 480, 65, 13.2, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 31, 8, '2026-01-07 05:34:00+00', NULL, '2026-11-23 03:08:20.434+00', 26, 101, 268, 92, 461, 73, 14, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 9, 8, '2026-01-08 14:50:00+00', NULL, '2026-11-23 03:08:20.55+00', 24, 75, 257, 111, 443, 58, 12.8, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 16, 8, '2026-01-08 11:14:00+00', NULL, '2026-11-23 03:08:20.55+00', 20, 118, 245, 108, 471, 73, 14, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 24, 8, '2026-01-08 10:12:00+00', NULL, '2026-11-23 03:08:20.55+00', 17, 86, 303, 86, 475, 64, 14.6, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 9, 8, '2026-01-06 14:13:00+00', NULL, '2026-11-23 03:08:20.694+00', 27, 82, 280, 91, 453, 61, 14.1, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 9, 8, '2026-01-09 14:59:00+00', NULL, '2026-11-23 03:08:20.694+00', 22, 78, 282, 96, 456, 60, 13.6, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 16, 8, '2026-01-09 05:23:00+00', NULL, '2026-11-23 03:08:20.694+00', 39, 107, 266, 112, 485, 66, 13.1, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 9, 8, '2026-01-10 14:52:00+00', NULL, '2026-11-23 03:08:20.788+00', 26, 103, 281, 84, 468, 60, 13.5, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 16, 8, '2026-01-10 05:57:00+00', NULL, '2026-11-23 03:08:20.788+00', 15, 107, 271, 89, 467, 66, 17.7, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 31, 8, '2026-01-10 05:28:00+00', NULL, '2026-11-23 03:08:20.788+00', 22, 91, 262, 100, 453, 69, 17.4, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 9, 8, '2026-01-11 14:41:00+00', NULL, '2026-11-23 03:08:20.925+00', 22, 68, 276, 81, 425, 57, 14.3, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 16, 8, '2026-01-11 11:35:00+00', NULL, '2026-11-23 03:08:20.925+00', 10, 88, 265, 88, 441, 79, 16.2, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 24, 8, '2026-01-11 10:29:00+00', NULL, '2026-11-23 03:08:20.925+00', 22, 95, 246, 91, 432, 54, 15.3, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 9, 8, '2026-01-12 15:00:00+00', NULL, '2026-11-23 03:08:21.02+00', 31, 75, 289, 103, 467, 54, 16.6, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 16, 8, '2026-01-12 11:19:00+00', NULL, '2026-11-23 03:08:21.02+00', 22, 66, 268, 106, 440, 74, 13.8, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 24, 8, '2026-01-12 10:20:00+00', NULL, '2026-11-23 03:08:21.02+00', 21, 112, 241, 112, 465, 62, 14.9, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 9, 8, '2026-01-13 14:26:00+00', NULL, '2026-11-23 03:08:21.101+00', 19, 69, 288, 101, 458, 66, 17.1, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 16, 8, '2026-01-13 11:59:00+00', NULL, '2026-11-23 03:08:21.101+00', 32, 69, 278, 87, 434, 70, 13.4, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 24, 8, '2026-01-10 09:59:00+00', NULL, '2026-11-23 03:08:21.101+00', 13, 91, 278, 86, 455, 59, 15.4, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 24, 8, '2026-01-13 10:30:00+00', NULL, '2026-11-23 03:08:21.101+00', 27, 89, 293, 89, 471, 54, 12.4, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 31, 8, '2026-01-13 05:20:00+00', NULL, '2026-11-23 03:08:21.101+00', 25, 91, 238, 104, 433, 73, 15.3, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 9, 8, '2026-01-14 14:31:00+00', NULL, '2026-11-23 03:08:21.165+00', 13, 95, 275, 105, 475, 60, 13.7, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 16, 8, '2026-01-14 11:27:00+00', NULL, '2026-11-23 03:08:21.165+00', 8, 100, 271, 82, 453, 69, 14.9, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 24, 8, '2026-01-14 09:57:00+00', NULL, '2026-11-23 03:08:21.165+00', 20, 79, 280, 79, 438, 69, 12.3, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 31, 8, '2026-01-14 05:15:00+00', NULL, '2026-11-23 03:08:21.165+00', 17, 78, 300, 83, 461, 62, 12.6, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 41, 17, '2026-01-14 14:49:00+00', NULL, '2026-11-23 03:08:30.404+00', 35, 84, 270, 89, 443, 76, 17.5, false, -28800, -28800, 1, NULL);
INSERT INTO public.stock OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 9, NULL, 12, 0),
	(1, 3, 18, NULL, 4, 0);
INSERT INTO public.stock_adjustment OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 16, 'Simulated', '2026-11-23 03:08:18.28+00'),
	(1, 2, 3, 4, 'Simulated', '2026-11-23 03:08:30.016+00');
INSERT INTO public.temperature_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 5, 5, '2026-01-05 16:02:00+00', NULL, '2026-11-23 03:08:19.816+00', 98.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 2, 2, 13, 5, '2026-01-05 13:06:00+00', NULL, '2026-11-23 03:08:19.816+00', 99, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 3, 2, 13, 5, '2026-01-06 13:26:00+00', NULL, '2026-11-23 03:08:20.22+00', 98.8, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 4, 1, 5, 5, '2026-01-07 15:48:00+00', NULL, '2026-11-23 03:08:20.379+00', 97.3, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 5, 2, 13, 5, '2026-01-07 13:09:00+00', NULL, '2026-11-23 03:08:20.379+00', 98.2, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 6, 3, 21, 5, '2026-01-07 11:26:00+00', NULL, '2026-11-23 03:08:20.379+00', 36.7, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 7, 4, 29, 5, '2026-01-07 07:08:00+00', NULL, '2026-11-23 03:08:20.379+00', 36.7, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 8, 1, 5, 5, '2026-01-08 15:48:00+00', NULL, '2026-11-23 03:08:20.501+00', 97.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 9, 2, 13, 5, '2026-01-08 13:08:00+00', NULL, '2026-11-23 03:08:20.501+00', 98.8, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 10, 3, 21, 5, '2026-01-08 11:52:00+00', NULL, '2026-11-23 03:08:20.501+00', 36.7, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 11, 1, 5, 5, '2026-01-06 15:52:00+00', NULL, '2026-11-23 03:08:20.645+00', 97.3, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 12, 1, 5, 5, '2026-01-09 16:15:00+00', NULL, '2026-11-23 03:08:20.645+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 13, 2, 13, 5, '2026-01-09 07:02:00+00', NULL, '2026-11-23 03:08:20.645+00', 98.2, 'fahrenheit', false, 3600, -18000, 1, NULL),
	(1, 14, 1, 5, 5, '2026-01-10 15:53:00+00', NULL, '2026-11-23 03:08:20.75+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 15, 2, 13, 5, '2026-01-10 07:05:00+00', NULL, '2026-11-23 03:08:20.75+00', 97, 'fahrenheit', false, 3600, -18000, 1, NULL),
	(1, 16, 4, 29, 5, '2026-01-10 07:17:00+00', NULL, '2026-11-23 03:08:20.75+00', 36.4, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 18, 1, 5, 5, '2026-01-11 16:22:00+00', NULL, '2026-11-23 03:08:20.888+00', 98.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 19, 2, 13, 5, '2026-01-11 13:11:00+00', NULL, '2026-11-23 03:08:20.888+00', 97.7, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 20, 3, 21, 5, '2026-01-11 11:36:00+00', NULL, '2026-11-23 03:08:20.888+00', 36.6, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 21, 1, 5, 5, '2026-01-12 15:55:00+00', NULL, '2026-11-23 03:08:20.987+00', 97, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 22, 2, 13, 5, '2026-01-12 13:07:00+00', NULL, '2026-11-23 03:08:20.987+00', 98.1, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 23, 3, 21, 5, '2026-01-12 11:35:00+00', NULL, '2026-11-23 03:08:20.987+00', 37.1, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 25, 1, 5, 5, '2026-01-13 15:54:00+00', NULL, '2026-11-23 03:08:21.054+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 26, 2, 13, 5, '2026-01-13 12:54:00+00', NULL, '2026-11-23 03:08:21.054+00', 97.3, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 24, 3, 21, 5, '2026-01-10 11:42:00+00', NULL, '2026-11-23 03:08:21.054+00', 36.2, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 27, 3, 21, 5, '2026-01-13 12:01:00+00', NULL, '2026-11-23 03:08:21.054+00', 36.1, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 28, 4, 29, 5, '2026-01-13 07:15:00+00', NULL, '2026-11-23 03:08:21.054+00', 36.4, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 29, 1, 5, 5, '2026-01-14 16:02:00+00', NULL, '2026-11-23 03:08:21.135+00', 97.7, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 30, 2, 13, 5, '2026-01-14 13:01:00+00', NULL, '2026-11-23 03:08:21.135+00', 98.6, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 31, 3, 21, 5, '2026-01-14 11:38:00+00', NULL, '2026-11-23 03:08:21.135+00', 36.9, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 32, 4, 29, 5, '2026-01-14 07:04:00+00', NULL, '2026-11-23 03:08:21.135+00', 36.3, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 33, 5, 38, 14, '2026-01-14 16:05:00+00', NULL, '2026-11-23 03:08:30.356+00', 98.4, 'fahrenheit', false, -28800, -28800, 1, NULL);
INSERT INTO public.webhook OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'patient.created', 'http://127.0.0.1:43321/', true, '2026-11-23 03:08:10.781+00', NULL, NULL, NULL),
	(1, 2, 'reading.weight', 'http://127.0.0.1:43321/', true, '2026-11-23 03:08:11.845+00', NULL, NULL, NULL),
	(1, 3, 'order.status', 'http://127.0.0.1:43321/', true, '2026-11-23 03:08:13.056+00', NULL, NULL, NULL),
	(1, 4, 'device.healthcheck', 'http://127.0.0.1:9/', true, '2026-11-23 03:08:14.105+00', NULL, NULL, NULL);
INSERT INTO public.webhook_attempt OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2026-11-23 03:08:18.168+00', '2026-11-23 03:08:18.284+00', 60, 204, NULL, NULL),
	(1, 2, 1, '2026-11-23 03:08:18.184+00', '2026-11-23 03:08:18.305+00', 39, 204, NULL, NULL),
	(1, 4, 1, '2026-11-23 03:08:18.199+00', '2026-11-23 03:08:18.308+00', 37, 204, NULL, NULL),
	(1, 3, 1, '2026-11-23 03:08:18.239+00', '2026-11-23 03:08:18.309+00', 38, 204, NULL, NULL),
	(1, 5, 1, '2026-11-23 03:08:19.266+00', '2026-11-23 03:08:19.373+00', 14, 204, NULL, NULL),
	(1, 6, 1, '2026-11-23 03:08:19.266+00', '2026-11-23 03:08:19.374+00', 22, 204, NULL, NULL),
	(1, 7, 1, '2026-11-23 03:08:19.558+00', '2026-11-23 03:08:19.608+00', 6, 204, NULL, NULL),
	(1, 8, 1, '2026-11-23 03:08:19.604+00', '2026-11-23 03:08:19.647+00', 3, 204, NULL, NULL),
	(1, 9, 1, '2026-11-23 03:08:19.667+00', '2026-11-23 03:08:19.705+00', 3, 204, NULL, NULL),
	(1, 10, 1, '2026-11-23 03:08:19.705+00', '2026-11-23 03:08:19.747+00', 13, 204, NULL, NULL),
	(1, 11, 1, '2026-11-23 03:08:19.756+00', '2026-11-23 03:08:19.853+00', 9, 204, NULL, NULL),
	(1, 12, 1, '2026-11-23 03:08:19.756+00', '2026-11-23 03:08:19.853+00', 12, 204, NULL, NULL),
	(1, 13, 1, '2026-11-23 03:08:19.917+00', '2026-11-23 03:08:19.96+00', 7, NULL, 'connection_failed', NULL),
	(1, 14, 1, '2026-11-23 03:08:19.923+00', '2026-11-23 03:08:19.971+00', 3, NULL, 'connection_failed', NULL),
	(1, 15, 1, '2026-11-23 03:08:19.987+00', '2026-11-23 03:08:20.027+00', 1, 204, NULL, NULL),
	(1, 16, 1, '2026-11-23 03:08:20.027+00', '2026-11-23 03:08:20.047+00', 2, 204, NULL, NULL),
	(1, 17, 1, '2026-11-23 03:08:20.048+00', '2026-11-23 03:08:20.082+00', 2, 204, NULL, NULL),
	(1, 18, 1, '2026-11-23 03:08:20.106+00', '2026-11-23 03:08:20.125+00', 3, 204, NULL, NULL),
	(1, 19, 1, '2026-11-23 03:08:20.128+00', '2026-11-23 03:08:20.147+00', 2, 204, NULL, NULL),
	(1, 20, 1, '2026-11-23 03:08:20.149+00', '2026-11-23 03:08:20.183+00', 13, 204, NULL, NULL),
	(1, 21, 1, '2026-11-23 03:08:20.196+00', '2026-11-23 03:08:20.232+00', 9, 204, NULL, NULL),
	(1, 22, 1, '2026-11-23 03:08:20.302+00', '2026-11-23 03:08:20.321+00', 2, 204, NULL, NULL),
	(1, 23, 1, '2026-11-23 03:08:20.32+00', '2026-11-23 03:08:20.353+00', 3, 204, NULL, NULL),
	(1, 24, 1, '2026-11-23 03:08:20.353+00', '2026-11-23 03:08:20.412+00', 8, 204, NULL, NULL),
	(1, 25, 1, '2026-11-23 03:08:20.353+00', '2026-11-23 03:08:20.412+00', 9, 204, NULL, NULL),
	(1, 26, 1, '2026-11-23 03:08:20.353+00', '2026-11-23 03:08:20.412+00', 9, 204, NULL, NULL),
	(1, 27, 1, '2026-11-23 03:08:20.353+00', '2026-11-23 03:08:20.412+00', 9, 204, NULL, NULL),
	(1, 28, 1, '2026-11-23 03:08:20.467+00', '2026-11-23 03:08:20.512+00', 8, 204, NULL, NULL),
	(1, 29, 1, '2026-11-23 03:08:20.467+00', '2026-11-23 03:08:20.512+00', 8, 204, NULL, NULL),
	(1, 30, 1, '2026-11-23 03:08:20.467+00', '2026-11-23 03:08:20.513+00', 11, 204, NULL, NULL),
	(1, 31, 1, '2026-11-23 03:08:20.579+00', '2026-11-23 03:08:20.604+00', 2, NULL, 'connection_failed', NULL),
	(1, 33, 1, '2026-11-23 03:08:20.577+00', '2026-11-23 03:08:20.611+00', 2, NULL, 'connection_failed', NULL),
	(1, 32, 1, '2026-11-23 03:08:20.578+00', '2026-11-23 03:08:20.612+00', 2, NULL, 'connection_failed', NULL),
	(1, 34, 1, '2026-11-23 03:08:20.577+00', '2026-11-23 03:08:20.633+00', 5, NULL, 'connection_failed', NULL),
	(1, 35, 1, '2026-11-23 03:08:20.62+00', '2026-11-23 03:08:20.664+00', 5, 204, NULL, NULL),
	(1, 36, 1, '2026-11-23 03:08:20.62+00', '2026-11-23 03:08:20.664+00', 5, 204, NULL, NULL),
	(1, 37, 1, '2026-11-23 03:08:20.62+00', '2026-11-23 03:08:20.664+00', 8, 204, NULL, NULL),
	(1, 38, 1, '2026-11-23 03:08:20.727+00', '2026-11-23 03:08:20.751+00', 10, 204, NULL, NULL),
	(1, 39, 1, '2026-11-23 03:08:20.727+00', '2026-11-23 03:08:20.751+00', 10, 204, NULL, NULL),
	(1, 40, 1, '2026-11-23 03:08:20.727+00', '2026-11-23 03:08:20.752+00', 10, 204, NULL, NULL),
	(1, 41, 1, '2026-11-23 03:08:20.812+00', '2026-11-23 03:08:20.828+00', 1, 204, NULL, NULL),
	(1, 42, 1, '2026-11-23 03:08:20.81+00', '2026-11-23 03:08:20.828+00', 1, 204, NULL, NULL),
	(1, 43, 1, '2026-11-23 03:08:20.809+00', '2026-11-23 03:08:20.837+00', 3, 204, NULL, NULL),
	(1, 44, 1, '2026-11-23 03:08:20.808+00', '2026-11-23 03:08:20.837+00', 3, 204, NULL, NULL),
	(1, 45, 1, '2026-11-23 03:08:20.845+00', '2026-11-23 03:08:20.864+00', 1, 204, NULL, NULL),
	(1, 46, 1, '2026-11-23 03:08:20.875+00', '2026-11-23 03:08:20.888+00', 10, 204, NULL, NULL),
	(1, 47, 1, '2026-11-23 03:08:20.875+00', '2026-11-23 03:08:20.888+00', 11, 204, NULL, NULL),
	(1, 48, 1, '2026-11-23 03:08:20.875+00', '2026-11-23 03:08:20.891+00', 9, 204, NULL, NULL),
	(1, 13, 2, '2026-11-23 03:08:19.917+00', '2026-11-23 03:08:20.957+00', 1, NULL, 'connection_failed', NULL),
	(1, 52, 1, '2026-11-23 03:08:20.969+00', '2026-11-23 03:08:20.997+00', 4, 204, NULL, NULL),
	(1, 53, 1, '2026-11-23 03:08:20.969+00', '2026-11-23 03:08:20.998+00', 4, 204, NULL, NULL),
	(1, 54, 1, '2026-11-23 03:08:20.969+00', '2026-11-23 03:08:20.998+00', 4, 204, NULL, NULL),
	(1, 55, 1, '2026-11-23 03:08:21.042+00', '2026-11-23 03:08:21.074+00', 7, 204, NULL, NULL),
	(1, 56, 1, '2026-11-23 03:08:21.042+00', '2026-11-23 03:08:21.074+00', 7, 204, NULL, NULL),
	(1, 57, 1, '2026-11-23 03:08:21.042+00', '2026-11-23 03:08:21.075+00', 7, 204, NULL, NULL),
	(1, 58, 1, '2026-11-23 03:08:21.042+00', '2026-11-23 03:08:21.075+00', 7, 204, NULL, NULL),
	(1, 59, 1, '2026-11-23 03:08:21.042+00', '2026-11-23 03:08:21.075+00', 7, 204, NULL, NULL),
	(1, 60, 1, '2026-11-23 03:08:21.122+00', '2026-11-23 03:08:21.145+00', 5, 204, NULL, NULL),
	(1, 61, 1, '2026-11-23 03:08:21.122+00', '2026-11-23 03:08:21.145+00', 5, 204, NULL, NULL),
	(1, 62, 1, '2026-11-23 03:08:21.122+00', '2026-11-23 03:08:21.146+00', 5, 204, NULL, NULL),
	(1, 63, 1, '2026-11-23 03:08:21.122+00', '2026-11-23 03:08:21.146+00', 6, 204, NULL, NULL),
	(1, 67, 1, '2026-11-23 03:08:25.504+00', '2026-11-23 03:08:25.512+00', 30, 204, NULL, NULL);
INSERT INTO public.webhook_delivery OVERRIDING SYSTEM VALUE VALUES
	(1, 4, true, '2026-11-23 03:08:21.004+00', 14, '2026-11-23 03:08:19.923+00', 'evt_69', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 03:08:21.686+00', 31, '2026-11-23 03:08:20.579+00', 'evt_240', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 03:08:21.497+00', 33, '2026-11-23 03:08:20.577+00', 'evt_241', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 03:08:21.596+00', 32, '2026-11-23 03:08:20.578+00', 'evt_242', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 03:08:21.802+00', 34, '2026-11-23 03:08:20.577+00', 'evt_243', 1, 1, NULL, NULL),
	(1, 4, false, '2026-11-23 03:08:20.94+00', 49, '2026-11-23 03:08:20.94+00', 'evt_386', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 03:08:20.941+00', 50, '2026-11-23 03:08:20.941+00', 'evt_388', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 03:08:20.94+00', 51, '2026-11-23 03:08:20.94+00', 'evt_387', 0, 0, NULL, NULL),
	(1, 4, true, '2026-11-23 03:08:49.512+00', 13, '2026-11-23 03:08:19.917+00', 'evt_68', 1, 2, NULL, NULL),
	(1, 4, false, '2026-11-23 03:08:21.181+00', 64, '2026-11-23 03:08:21.181+00', 'evt_566', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 03:08:21.182+00', 65, '2026-11-23 03:08:21.182+00', 'evt_565', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 03:08:21.182+00', 66, '2026-11-23 03:08:21.182+00', 'evt_567', 0, 0, NULL, NULL);
INSERT INTO public.webhook_health OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, NULL, NULL, NULL, '2026-11-23 03:08:18.351+00'),
	(1, 3, 0, NULL, NULL, NULL, '2026-11-23 03:08:19.398+00'),
	(1, 2, 0, NULL, NULL, NULL, '2026-11-23 03:08:19.867+00'),
	(1, 4, 7, '2026-11-23 03:08:19.973+00', '2026-11-23 03:08:50.956+00', NULL, NULL);
INSERT INTO public.webhook_log OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'evt_1', 'patient.created', 'http://127.0.0.1:43321/', '2026-11-23 03:08:18.168+00', 0, 204, NULL, 'delivered'),
	(1, 2, 1, 'evt_2', 'patient.created', 'http://127.0.0.1:43321/', '2026-11-23 03:08:18.184+00', 0, 204, NULL, 'delivered'),
	(1, 4, 1, 'evt_4', 'patient.created', 'http://127.0.0.1:43321/', '2026-11-23 03:08:18.199+00', 0, 204, NULL, 'delivered'),
	(1, 3, 1, 'evt_3', 'patient.created', 'http://127.0.0.1:43321/', '2026-11-23 03:08:18.239+00', 0, 204, NULL, 'delivered'),
	(1, 5, 3, 'evt_23', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.266+00', 0, 204, NULL, 'delivered'),
	(1, 6, 3, 'evt_25', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.266+00', 0, 204, NULL, 'delivered'),
	(1, 7, 3, 'evt_27', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.558+00', 0, 204, NULL, 'delivered'),
	(1, 8, 3, 'evt_29', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.604+00', 0, 204, NULL, 'delivered'),
	(1, 9, 3, 'evt_31', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.667+00', 0, 204, NULL, 'delivered'),
	(1, 10, 3, 'evt_34', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.705+00', 0, 204, NULL, 'delivered'),
	(1, 11, 2, 'evt_48', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.756+00', 0, 204, NULL, 'delivered'),
	(1, 12, 2, 'evt_49', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.756+00', 0, 204, NULL, 'delivered'),
	(1, 52, 2, 'evt_389', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.969+00', 0, 204, NULL, 'delivered'),
	(1, 14, 4, 'evt_69', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:19.923+00', 0, NULL, NULL, 'pending'),
	(1, 15, 3, 'evt_71', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:19.987+00', 0, 204, NULL, 'delivered'),
	(1, 16, 3, 'evt_74', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.027+00', 0, 204, NULL, 'delivered'),
	(1, 17, 3, 'evt_78', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.048+00', 0, 204, NULL, 'delivered'),
	(1, 18, 3, 'evt_83', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.106+00', 0, 204, NULL, 'delivered'),
	(1, 19, 3, 'evt_85', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.128+00', 0, 204, NULL, 'delivered'),
	(1, 20, 3, 'evt_88', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.149+00', 0, 204, NULL, 'delivered'),
	(1, 21, 2, 'evt_92', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.196+00', 0, 204, NULL, 'delivered'),
	(1, 22, 3, 'evt_114', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.302+00', 0, 204, NULL, 'delivered'),
	(1, 23, 3, 'evt_125', 'order.status', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.32+00', 0, 204, NULL, 'delivered'),
	(1, 24, 2, 'evt_154', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.353+00', 0, 204, NULL, 'delivered'),
	(1, 25, 2, 'evt_155', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.353+00', 0, 204, NULL, 'delivered'),
	(1, 26, 2, 'evt_156', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.353+00', 0, 204, NULL, 'delivered'),
	(1, 27, 2, 'evt_157', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.353+00', 0, 204, NULL, 'delivered'),
	(1, 28, 2, 'evt_207', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.467+00', 0, 204, NULL, 'delivered'),
	(1, 29, 2, 'evt_208', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.467+00', 0, 204, NULL, 'delivered'),
	(1, 30, 2, 'evt_209', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.467+00', 0, 204, NULL, 'delivered'),
	(1, 31, 4, 'evt_240', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:20.579+00', 0, NULL, NULL, 'pending'),
	(1, 33, 4, 'evt_241', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:20.577+00', 0, NULL, NULL, 'pending'),
	(1, 32, 4, 'evt_242', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:20.578+00', 0, NULL, NULL, 'pending'),
	(1, 34, 4, 'evt_243', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:20.577+00', 0, NULL, NULL, 'pending'),
	(1, 35, 2, 'evt_262', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.62+00', 0, 204, NULL, 'delivered'),
	(1, 36, 2, 'evt_263', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.62+00', 0, 204, NULL, 'delivered'),
	(1, 37, 2, 'evt_264', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.62+00', 0, 204, NULL, 'delivered'),
	(1, 38, 2, 'evt_298', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.727+00', 0, 204, NULL, 'delivered'),
	(1, 39, 2, 'evt_299', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.727+00', 0, 204, NULL, 'delivered'),
	(1, 40, 2, 'evt_300', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.727+00', 0, 204, NULL, 'delivered'),
	(1, 41, 2, 'evt_338', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.812+00', 0, 204, NULL, 'delivered'),
	(1, 42, 2, 'evt_337', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.81+00', 0, 204, NULL, 'delivered'),
	(1, 43, 2, 'evt_340', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.809+00', 0, 204, NULL, 'delivered'),
	(1, 44, 2, 'evt_339', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.808+00', 0, 204, NULL, 'delivered'),
	(1, 45, 2, 'evt_341', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.845+00', 0, 204, NULL, 'delivered'),
	(1, 46, 2, 'evt_350', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.875+00', 0, 204, NULL, 'delivered'),
	(1, 47, 2, 'evt_351', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.875+00', 0, 204, NULL, 'delivered'),
	(1, 48, 2, 'evt_352', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.875+00', 0, 204, NULL, 'delivered'),
	(1, 49, 4, 'evt_386', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:20.94+00', 0, NULL, NULL, 'pending'),
	(1, 50, 4, 'evt_388', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:20.941+00', 0, NULL, NULL, 'pending'),
	(1, 51, 4, 'evt_387', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:20.94+00', 0, NULL, NULL, 'pending'),
	(1, 13, 4, 'evt_68', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:19.917+00', 1, NULL, '2026-11-23 03:08:20.957+00', 'pending'),
	(1, 53, 2, 'evt_390', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.969+00', 0, 204, NULL, 'delivered'),
	(1, 54, 2, 'evt_391', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:20.969+00', 0, 204, NULL, 'delivered'),
	(1, 55, 2, 'evt_463', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.042+00', 0, 204, NULL, 'delivered'),
	(1, 56, 2, 'evt_464', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.042+00', 0, 204, NULL, 'delivered'),
	(1, 57, 2, 'evt_465', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.042+00', 0, 204, NULL, 'delivered'),
	(1, 58, 2, 'evt_466', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.042+00', 0, 204, NULL, 'delivered'),
	(1, 59, 2, 'evt_467', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.042+00', 0, 204, NULL, 'delivered'),
	(1, 60, 2, 'evt_524', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.122+00', 0, 204, NULL, 'delivered'),
	(1, 61, 2, 'evt_525', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.122+00', 0, 204, NULL, 'delivered'),
	(1, 62, 2, 'evt_526', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.122+00', 0, 204, NULL, 'delivered'),
	(1, 63, 2, 'evt_527', 'reading.weight', 'http://127.0.0.1:43321/', '2026-11-23 03:08:21.122+00', 0, 204, NULL, 'delivered'),
	(1, 64, 4, 'evt_566', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:21.181+00', 0, NULL, NULL, 'pending'),
	(1, 65, 4, 'evt_565', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:21.182+00', 0, NULL, NULL, 'pending'),
	(1, 66, 4, 'evt_567', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 03:08:21.182+00', 0, NULL, NULL, 'pending'),
	(1, 67, 1, 'test_67', 'patient.created', 'http://127.0.0.1:43321/', '2026-11-23 03:08:25.504+00', 0, 204, NULL, 'delivered');
INSERT INTO public.webhook_log_cell OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'patient.created', 0, 204, 'delivered', 4),
	(1, '2026-11-23', 'order.status', 0, 204, 'delivered', 14),
	(1, '2026-11-23', 'device.healthcheck', 1, -1, 'pending', 1),
	(1, '2026-11-23', 'device.healthcheck', 0, -1, 'pending', 11),
	(1, '2026-11-23', 'reading.weight', 0, 204, 'delivered', 36);
INSERT INTO public.webhook_log_delta OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'patient.created', 0, -1, 'pending', 1, NULL),
	(1, '2026-11-23', 'patient.created', 0, 204, 'delivered', 1, NULL),
	(1, '2026-11-23', 'patient.created', 0, -1, 'pending', -1, NULL);
INSERT INTO public.webhook_log_payload OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '2026-11-23 03:08:18.168+00', '{"id" : "evt_1", "type" : "patient.created", "payload" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "timeZone" : null}}'),
	(1, 2, '2026-11-23 03:08:18.184+00', '{"id" : "evt_2", "type" : "patient.created", "payload" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}, "archived" : false, "enrolled" : true, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "timeZone" : null}}'),
	(1, 3, '2026-11-23 03:08:18.239+00', '{"id" : "evt_3", "type" : "patient.created", "payload" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}, "archived" : false, "enrolled" : true, "site" : {"id" : 3, "name" : "Simulated Clinic 4"}, "timeZone" : "Europe/Berlin"}}'),
	(1, 4, '2026-11-23 03:08:18.199+00', '{"id" : "evt_4", "type" : "patient.created", "payload" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}, "archived" : false, "enrolled" : true, "site" : {"id" : 4, "name" : "Simulated Clinic 3"}, "timeZone" : "America/St_Johns"}}'),
	(1, 5, '2026-11-23 03:08:19.266+00', '{"id" : "evt_23", "type" : "order.status", "payload" : {"id":1,"event":"received"}}'),
	(1, 6, '2026-11-23 03:08:19.266+00', '{"id" : "evt_25", "type" : "order.status", "payload" : {"id":1,"event":"onHold"}}'),
	(1, 7, '2026-11-23 03:08:19.558+00', '{"id" : "evt_27", "type" : "order.status", "payload" : {"id":2,"event":"received"}}'),
	(1, 8, '2026-11-23 03:08:19.604+00', '{"id" : "evt_29", "type" : "order.status", "payload" : {"id":2,"event":"onHold"}}'),
	(1, 9, '2026-11-23 03:08:19.667+00', '{"id" : "evt_31", "type" : "order.status", "payload" : {"id":2,"event":"packed"}}'),
	(1, 10, '2026-11-23 03:08:19.705+00', '{"id" : "evt_34", "type" : "order.status", "payload" : {"id":2,"event":"shipped"}}'),
	(1, 11, '2026-11-23 03:08:19.756+00', '{"id" : "evt_48", "type" : "reading.weight", "payload" : {"id" : 1, "readingTimestamp" : "2026-01-05T15:33:00.000Z", "weight" : 226.7, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 12, '2026-11-23 03:08:19.756+00', '{"id" : "evt_49", "type" : "reading.weight", "payload" : {"id" : 2, "readingTimestamp" : "2026-01-05T12:37:00.000Z", "weight" : 234.1, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 13, '2026-11-23 03:08:19.917+00', '{"id" : "evt_68", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 1, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.390Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.757Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T03:08:19.043Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:19.058Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 1, "deviceId" : 1, "eventTimestamp" : "2026-01-05T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}}}'),
	(1, 15, '2026-11-23 03:08:19.987+00', '{"id" : "evt_71", "type" : "order.status", "payload" : {"id":1,"event":"packed"}}'),
	(1, 16, '2026-11-23 03:08:20.027+00', '{"id" : "evt_74", "type" : "order.status", "payload" : {"id":1,"event":"shipped"}}'),
	(1, 14, '2026-11-23 03:08:19.923+00', '{"id" : "evt_69", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 8, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.519Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.919Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 2, "deviceId" : 8, "eventTimestamp" : "2026-01-05T10:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 41}}}'),
	(1, 28, '2026-11-23 03:08:20.467+00', '{"id" : "evt_207", "type" : "reading.weight", "payload" : {"id" : 8, "readingTimestamp" : "2026-01-08T15:32:00.000Z", "weight" : 227.6, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 29, '2026-11-23 03:08:20.467+00', '{"id" : "evt_208", "type" : "reading.weight", "payload" : {"id" : 9, "readingTimestamp" : "2026-01-08T11:53:00.000Z", "weight" : 234.4, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 30, '2026-11-23 03:08:20.467+00', '{"id" : "evt_209", "type" : "reading.weight", "payload" : {"id" : 10, "readingTimestamp" : "2026-01-08T11:03:00.000Z", "weight" : 136.8, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.160Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 31, '2026-11-23 03:08:20.579+00', '{"id" : "evt_240", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.653Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.679Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.716Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T03:08:20.091Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:20.118Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.153Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 5, "deviceId" : 33, "eventTimestamp" : "2026-01-08T04:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 43}}}'),
	(1, 17, '2026-11-23 03:08:20.048+00', '{"id" : "evt_78", "type" : "order.status", "payload" : {"id":2,"event":"failed"}}'),
	(1, 18, '2026-11-23 03:08:20.106+00', '{"id" : "evt_83", "type" : "order.status", "payload" : {"id":3,"event":"received"}}'),
	(1, 19, '2026-11-23 03:08:20.128+00', '{"id" : "evt_85", "type" : "order.status", "payload" : {"id":3,"event":"packed"}}'),
	(1, 20, '2026-11-23 03:08:20.149+00', '{"id" : "evt_88", "type" : "order.status", "payload" : {"id":3,"event":"shipped"}}'),
	(1, 21, '2026-11-23 03:08:20.196+00', '{"id" : "evt_92", "type" : "reading.weight", "payload" : {"id" : 3, "readingTimestamp" : "2026-01-06T12:21:00.000Z", "weight" : 233.1, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 22, '2026-11-23 03:08:20.302+00', '{"id" : "evt_114", "type" : "order.status", "payload" : {"id":1,"event":"delivered"}}'),
	(1, 23, '2026-11-23 03:08:20.32+00', '{"id" : "evt_125", "type" : "order.status", "payload" : {"id":3,"event":"delivered"}}'),
	(1, 24, '2026-11-23 03:08:20.353+00', '{"id" : "evt_154", "type" : "reading.weight", "payload" : {"id" : 4, "readingTimestamp" : "2026-01-07T15:21:00.000Z", "weight" : 226.9, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 25, '2026-11-23 03:08:20.353+00', '{"id" : "evt_155", "type" : "reading.weight", "payload" : {"id" : 5, "readingTimestamp" : "2026-01-07T12:24:00.000Z", "weight" : 233.4, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 26, '2026-11-23 03:08:20.353+00', '{"id" : "evt_156", "type" : "reading.weight", "payload" : {"id" : 6, "readingTimestamp" : "2026-01-07T10:17:00.000Z", "weight" : 137.6, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.160Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 27, '2026-11-23 03:08:20.353+00', '{"id" : "evt_157", "type" : "reading.weight", "payload" : {"id" : 7, "readingTimestamp" : "2026-01-07T05:51:00.000Z", "weight" : 146, "weightUnit" : "lbs", "device" : {"id" : 28, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.408Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.578Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.716Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T03:08:20.091Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:20.118Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.153Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 32, '2026-11-23 03:08:20.578+00', '{"id" : "evt_242", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 17, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.154Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 4, "deviceId" : 17, "eventTimestamp" : "2026-01-08T08:30:00.000Z", "batteryPercentage" : 65, "signalStrength" : 42}}}'),
	(1, 33, '2026-11-23 03:08:20.577+00', '{"id" : "evt_241", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 8, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.519Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.919Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 3, "deviceId" : 8, "eventTimestamp" : "2026-01-08T10:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 41}}}'),
	(1, 34, '2026-11-23 03:08:20.577+00', '{"id" : "evt_243", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 1, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.390Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.757Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T03:08:19.043Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:19.058Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 6, "deviceId" : 1, "eventTimestamp" : "2026-01-08T13:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 40}}}'),
	(1, 41, '2026-11-23 03:08:20.812+00', '{"id" : "evt_338", "type" : "reading.weight", "payload" : {"id" : 18, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 153, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 42, '2026-11-23 03:08:20.81+00', '{"id" : "evt_337", "type" : "reading.weight", "payload" : {"id" : 17, "readingTimestamp" : "2026-01-10T07:30:00.000Z", "weight" : 152, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 43, '2026-11-23 03:08:20.809+00', '{"id" : "evt_340", "type" : "reading.weight", "payload" : {"id" : 20, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 151, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 44, '2026-11-23 03:08:20.808+00', '{"id" : "evt_339", "type" : "reading.weight", "payload" : {"id" : 19, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 35, '2026-11-23 03:08:20.62+00', '{"id" : "evt_262", "type" : "reading.weight", "payload" : {"id" : 11, "readingTimestamp" : "2026-01-06T15:14:00.000Z", "weight" : 227, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 36, '2026-11-23 03:08:20.62+00', '{"id" : "evt_263", "type" : "reading.weight", "payload" : {"id" : 12, "readingTimestamp" : "2026-01-09T15:26:00.000Z", "weight" : 226, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 37, '2026-11-23 03:08:20.62+00', '{"id" : "evt_264", "type" : "reading.weight", "payload" : {"id" : 13, "readingTimestamp" : "2026-01-09T06:08:00.000Z", "weight" : 232.7, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 38, '2026-11-23 03:08:20.727+00', '{"id" : "evt_298", "type" : "reading.weight", "payload" : {"id" : 14, "readingTimestamp" : "2026-01-10T15:01:00.000Z", "weight" : 226.7, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 45, '2026-11-23 03:08:20.845+00', '{"id" : "evt_341", "type" : "reading.weight", "payload" : {"id" : 19, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 151.5, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 2}}'),
	(1, 39, '2026-11-23 03:08:20.727+00', '{"id" : "evt_299", "type" : "reading.weight", "payload" : {"id" : 15, "readingTimestamp" : "2026-01-10T06:10:00.000Z", "weight" : 233.5, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 40, '2026-11-23 03:08:20.727+00', '{"id" : "evt_300", "type" : "reading.weight", "payload" : {"id" : 16, "readingTimestamp" : "2026-01-10T06:05:00.000Z", "weight" : 146.2, "weightUnit" : "lbs", "device" : {"id" : 28, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.408Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.578Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.716Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T03:08:20.091Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:20.118Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.153Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 52, '2026-11-23 03:08:20.969+00', '{"id" : "evt_389", "type" : "reading.weight", "payload" : {"id" : 26, "readingTimestamp" : "2026-01-12T15:16:00.000Z", "weight" : 226.8, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 53, '2026-11-23 03:08:20.969+00', '{"id" : "evt_390", "type" : "reading.weight", "payload" : {"id" : 27, "readingTimestamp" : "2026-01-12T11:52:00.000Z", "weight" : 233.3, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 54, '2026-11-23 03:08:20.969+00', '{"id" : "evt_391", "type" : "reading.weight", "payload" : {"id" : 28, "readingTimestamp" : "2026-01-12T10:53:00.000Z", "weight" : 137.8, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.160Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 46, '2026-11-23 03:08:20.875+00', '{"id" : "evt_350", "type" : "reading.weight", "payload" : {"id" : 23, "readingTimestamp" : "2026-01-11T14:48:00.000Z", "weight" : 226, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 47, '2026-11-23 03:08:20.875+00', '{"id" : "evt_351", "type" : "reading.weight", "payload" : {"id" : 24, "readingTimestamp" : "2026-01-11T12:20:00.000Z", "weight" : 234.3, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 48, '2026-11-23 03:08:20.875+00', '{"id" : "evt_352", "type" : "reading.weight", "payload" : {"id" : 25, "readingTimestamp" : "2026-01-11T10:23:00.000Z", "weight" : 137.5, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.160Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 49, '2026-11-23 03:08:20.94+00', '{"id" : "evt_386", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 1, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.390Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.757Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T03:08:19.043Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:19.058Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 7, "deviceId" : 1, "eventTimestamp" : "2026-01-11T10:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 41}}}'),
	(1, 50, '2026-11-23 03:08:20.941+00', '{"id" : "evt_388", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.653Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.679Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.716Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T03:08:20.091Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:20.118Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.153Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 8, "deviceId" : 33, "eventTimestamp" : "2026-01-11T04:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 43}}}'),
	(1, 51, '2026-11-23 03:08:20.94+00', '{"id" : "evt_387", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 17, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.154Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 9, "deviceId" : 17, "eventTimestamp" : "2026-01-11T08:30:00.000Z", "batteryPercentage" : 39, "signalStrength" : 42}}}'),
	(1, 55, '2026-11-23 03:08:21.042+00', '{"id" : "evt_463", "type" : "reading.weight", "payload" : {"id" : 30, "readingTimestamp" : "2026-01-13T15:26:00.000Z", "weight" : 225.8, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 56, '2026-11-23 03:08:21.042+00', '{"id" : "evt_464", "type" : "reading.weight", "payload" : {"id" : 31, "readingTimestamp" : "2026-01-13T11:50:00.000Z", "weight" : 233.1, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 57, '2026-11-23 03:08:21.042+00', '{"id" : "evt_465", "type" : "reading.weight", "payload" : {"id" : 29, "readingTimestamp" : "2026-01-10T10:41:00.000Z", "weight" : 136.8, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.160Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 58, '2026-11-23 03:08:21.042+00', '{"id" : "evt_466", "type" : "reading.weight", "payload" : {"id" : 32, "readingTimestamp" : "2026-01-13T10:53:00.000Z", "weight" : 136.1, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.160Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 59, '2026-11-23 03:08:21.042+00', '{"id" : "evt_467", "type" : "reading.weight", "payload" : {"id" : 33, "readingTimestamp" : "2026-01-13T06:17:00.000Z", "weight" : 144.6, "weightUnit" : "lbs", "device" : {"id" : 28, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.408Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.578Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.716Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T03:08:20.091Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:20.118Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.153Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 60, '2026-11-23 03:08:21.122+00', '{"id" : "evt_524", "type" : "reading.weight", "payload" : {"id" : 34, "readingTimestamp" : "2026-01-14T14:55:00.000Z", "weight" : 225.5, "weightUnit" : "lbs", "device" : {"id" : 4, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.430Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.776Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 61, '2026-11-23 03:08:21.122+00', '{"id" : "evt_525", "type" : "reading.weight", "payload" : {"id" : 35, "readingTimestamp" : "2026-01-14T12:06:00.000Z", "weight" : 233.4, "weightUnit" : "lbs", "device" : {"id" : 10, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.544Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.956Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 62, '2026-11-23 03:08:21.122+00', '{"id" : "evt_526", "type" : "reading.weight", "payload" : {"id" : 36, "readingTimestamp" : "2026-01-14T10:48:00.000Z", "weight" : 137.6, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.160Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 63, '2026-11-23 03:08:21.122+00', '{"id" : "evt_527", "type" : "reading.weight", "payload" : {"id" : 37, "readingTimestamp" : "2026-01-14T06:32:00.000Z", "weight" : 146.2, "weightUnit" : "lbs", "device" : {"id" : 28, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.408Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.578Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.716Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T03:08:20.091Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:20.118Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.153Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 3, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 64, '2026-11-23 03:08:21.181+00', '{"id" : "evt_566", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 1, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:18.390Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:18.757Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T03:08:19.043Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:19.058Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 11, "deviceId" : 1, "eventTimestamp" : "2026-01-14T10:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 41}}}'),
	(1, 65, '2026-11-23 03:08:21.182+00', '{"id" : "evt_565", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.653Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.679Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:19.716Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T03:08:20.091Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:20.118Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.153Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.327Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 10, "deviceId" : 33, "eventTimestamp" : "2026-01-14T04:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 43}}}'),
	(1, 66, '2026-11-23 03:08:21.182+00', '{"id" : "evt_567", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 17, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "lowBattery", "eventTimestamp" : "2026-01-14T08:30:00.000Z"}, {"type" : "registered", "eventTimestamp" : "2026-11-23T03:08:19.154Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T03:08:19.323Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T03:08:20.033Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T03:08:20.306Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 12, "deviceId" : 17, "eventTimestamp" : "2026-01-14T08:30:00.000Z", "batteryPercentage" : 14, "signalStrength" : 42}}}'),
	(1, 67, '2026-11-23 03:08:25.504+00', '{"id" : "test_67", "type" : "patient.created", "payload" : {"id":1,"firstName":"Testina","lastName":"Sampleton","dateOfBirth":"1970-01-31","email":"testina@example.org","phoneNumber":"+15555550101","externalIdentifier":"demo-001","sex":"unknown","address":{"city":"Testville","country":"US","lineOne":"2 Example Street","lineTwo":null,"state":"CA","zipCode":"00000"},"archived":false,"enrolled":true,"site":{"id":42,"name":"North Clinic"},"timeZone":null}}');
INSERT INTO public.webhook_log_retried_cell OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'device.healthcheck', 1, -1, 'pending', 1, '2026-11-23');
INSERT INTO public.webhook_replay OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2000-01-01 00:00:00+00', '2026-11-23 03:08:22.852+00', NULL, '2000-01-01 00:00:00+00', '', 0, 'running', '2026-11-23 03:08:24.149+00');
INSERT INTO public.webhook_secret OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '\xc4a1933d19e6e31ed66361dfb00ba0680b92f69cf39bf52b1e2d0165b0c579299a5dbdd9a63c45eb6b2fc8eb55362267062919b37fbeb8cd157cbe74', 'ad297de7550cfb4c', '2026-11-23 03:08:10.781+00', NULL),
	(1, 2, 2, '\xa4e5345c60e0457027e54370ad3c27257670092ee1919d72bde4e779c07405824e9dbd6975416fc45b986993d058015018b0a9baad2432ed7255e4b2', 'ad297de7550cfb4c', '2026-11-23 03:08:11.845+00', NULL),
	(1, 3, 3, '\x91bbc28fca979a2e1e5676f558714ff5f1b6a99448ee048ba7f97d13cf178e1750fa9884ec7e2d7115b82668df61ad937049fa39ce8be4e829562b7b', 'ad297de7550cfb4c', '2026-11-23 03:08:13.056+00', NULL),
	(1, 4, 4, '\x35402464e0eb639cf4fbd5a67fa3f10971fa4f3ec78df6e5a9ab1f5f81b981b7ac9746518743231b0e8d3956a57af289fcced71932e3bf932a845b3f', 'ad297de7550cfb4c', '2026-11-23 03:08:14.105+00', NULL);
INSERT INTO public.weight_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 4, 3, '2026-01-05 15:33:00+00', NULL, '2026-11-23 03:08:19.756+00', 226.7, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 10, 3, '2026-01-05 12:37:00+00', NULL, '2026-11-23 03:08:19.756+00', 234.1, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 10, 3, '2026-01-06 12:21:00+00', NULL, '2026-11-23 03:08:20.196+00', 233.1, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 4, 3, '2026-01-07 15:21:00+00', NULL, '2026-11-23 03:08:20.353+00', 226.9, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 10, 3, '2026-01-07 12:24:00+00', NULL, '2026-11-23 03:08:20.353+00', 233.4, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 19, 3, '2026-01-07 10:17:00+00', NULL, '2026-11-23 03:08:20.353+00', 137.6, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 28, 3, '2026-01-07 05:51:00+00', NULL, '2026-11-23 03:08:20.353+00', 146, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 4, 3, '2026-01-08 15:32:00+00', NULL, '2026-11-23 03:08:20.467+00', 227.6, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 10, 3, '2026-01-08 11:53:00+00', NULL, '2026-11-23 03:08:20.467+00', 234.4, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 19, 3, '2026-01-08 11:03:00+00', NULL, '2026-11-23 03:08:20.467+00', 136.8, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 4, 3, '2026-01-06 15:14:00+00', NULL, '2026-11-23 03:08:20.62+00', 227, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 4, 3, '2026-01-09 15:26:00+00', NULL, '2026-11-23 03:08:20.62+00', 226, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 10, 3, '2026-01-09 06:08:00+00', NULL, '2026-11-23 03:08:20.62+00', 232.7, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 4, 3, '2026-01-10 15:01:00+00', NULL, '2026-11-23 03:08:20.727+00', 226.7, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 10, 3, '2026-01-10 06:10:00+00', NULL, '2026-11-23 03:08:20.727+00', 233.5, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 28, 3, '2026-01-10 06:05:00+00', NULL, '2026-11-23 03:08:20.727+00', 146.2, false, 3600, 3600, 1, NULL),
	(1, 17, 3, NULL, NULL, '2026-01-10 07:30:00+00', NULL, '2026-11-23 03:08:20.81+00', 152, true, NULL, -12600, 1, NULL),
	(1, 18, 4, NULL, NULL, '2026-01-10 03:00:00+00', NULL, '2026-11-23 03:08:20.812+00', 153, true, NULL, 3600, 1, NULL),
	(1, 20, 2, NULL, NULL, '2026-01-10 03:00:00+00', NULL, '2026-11-23 03:08:20.809+00', 151, true, NULL, -18000, 1, '2026-11-23 03:08:20.844+00'),
	(1, 19, 1, NULL, NULL, '2026-01-10 12:00:00+00', NULL, '2026-11-23 03:08:20.808+00', 151.5, true, NULL, -28800, 2, NULL),
	(1, 23, 1, 4, 3, '2026-01-11 14:48:00+00', NULL, '2026-11-23 03:08:20.875+00', 226, false, -28800, -28800, 1, NULL),
	(1, 24, 2, 10, 3, '2026-01-11 12:20:00+00', NULL, '2026-11-23 03:08:20.875+00', 234.3, false, -18000, -18000, 1, NULL),
	(1, 25, 3, 19, 3, '2026-01-11 10:23:00+00', NULL, '2026-11-23 03:08:20.875+00', 137.5, false, -12600, -12600, 1, NULL),
	(1, 26, 1, 4, 3, '2026-01-12 15:16:00+00', NULL, '2026-11-23 03:08:20.969+00', 226.8, false, -28800, -28800, 1, NULL),
	(1, 27, 2, 10, 3, '2026-01-12 11:52:00+00', NULL, '2026-11-23 03:08:20.969+00', 233.3, false, -18000, -18000, 1, NULL),
	(1, 28, 3, 19, 3, '2026-01-12 10:53:00+00', NULL, '2026-11-23 03:08:20.969+00', 137.8, false, -12600, -12600, 1, NULL),
	(1, 30, 1, 4, 3, '2026-01-13 15:26:00+00', NULL, '2026-11-23 03:08:21.042+00', 225.8, false, -28800, -28800, 1, NULL),
	(1, 31, 2, 10, 3, '2026-01-13 11:50:00+00', NULL, '2026-11-23 03:08:21.042+00', 233.1, false, -18000, -18000, 1, NULL),
	(1, 29, 3, 19, 3, '2026-01-10 10:41:00+00', NULL, '2026-11-23 03:08:21.042+00', 136.8, false, -12600, -12600, 1, NULL),
	(1, 32, 3, 19, 3, '2026-01-13 10:53:00+00', NULL, '2026-11-23 03:08:21.042+00', 136.1, false, -12600, -12600, 1, NULL),
	(1, 33, 4, 28, 3, '2026-01-13 06:17:00+00', NULL, '2026-11-23 03:08:21.042+00', 144.6, false, 3600, 3600, 1, NULL),
	(1, 34, 1, 4, 3, '2026-01-14 14:55:00+00', NULL, '2026-11-23 03:08:21.122+00', 225.5, false, -28800, -28800, 1, NULL),
	(1, 35, 2, 10, 3, '2026-01-14 12:06:00+00', NULL, '2026-11-23 03:08:21.122+00', 233.4, false, -18000, -18000, 1, NULL),
	(1, 36, 3, 19, 3, '2026-01-14 10:48:00+00', NULL, '2026-11-23 03:08:21.122+00', 137.6, false, -12600, -12600, 1, NULL),
	(1, 37, 4, 28, 3, '2026-01-14 06:32:00+00', NULL, '2026-11-23 03:08:21.122+00', 146.2, false, 3600, 3600, 1, NULL),
	(1, 38, 5, 35, 13, '2026-01-14 15:21:00+00', NULL, '2026-11-23 03:08:30.301+00', 144.6, false, -28800, -28800, 1, NULL),
	(1, 39, 5, NULL, NULL, '2026-01-14 12:00:00+00', NULL, '2026-11-23 03:08:30.457+00', 151.5, true, NULL, -28800, 2, NULL);
SELECT pg_catalog.setval('public.api_key_id_seq', 1, true);
SELECT pg_catalog.setval('public.blood_glucose_reading_id_seq', 77, true);
SELECT pg_catalog.setval('public.blood_oxygen_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.blood_pressure_reading_id_seq', 63, true);
SELECT pg_catalog.setval('public.customer_order_id_seq', 3, true);
SELECT pg_catalog.setval('public.customer_return_id_seq', 1, true);
SELECT pg_catalog.setval('public.device_assignment_id_seq', 41, true);
SELECT pg_catalog.setval('public.device_event_id_seq', 158, true);
SELECT pg_catalog.setval('public.device_health_check_id_seq', 13, true);
SELECT pg_catalog.setval('public.device_id_seq', 41, true);
SELECT pg_catalog.setval('public.event_id_seq', 592, true);
SELECT pg_catalog.setval('public.heart_rate_reading_id_seq', 95, true);
SELECT pg_catalog.setval('public.heart_rate_variability_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.item_id_seq', 18, true);
SELECT pg_catalog.setval('public.kit_id_seq', 2, true);
SELECT pg_catalog.setval('public.manufacturer_id_seq', 4, true);
SELECT pg_catalog.setval('public.migration_id_seq', 7, true);
SELECT pg_catalog.setval('public.order_event_id_seq', 14, true);
SELECT pg_catalog.setval('public.organization_id_seq', 1, true);
SELECT pg_catalog.setval('public.packed_kit_id_seq', 3, true);
SELECT pg_catalog.setval('public.patient_id_seq', 5, true);
SELECT pg_catalog.setval('public.peak_flow_reading_id_seq', 63, true);
SELECT pg_catalog.setval('public.return_event_id_seq', 2, true);
SELECT pg_catalog.setval('public.site_id_seq', 10, true);
SELECT pg_catalog.setval('public.sleep_mat_activity_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.sleep_mat_duration_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.stock_adjustment_id_seq', 2, true);
SELECT pg_catalog.setval('public.stock_id_seq', 3, true);
SELECT pg_catalog.setval('public.temperature_reading_id_seq', 33, true);
SELECT pg_catalog.setval('public.webhook_id_seq', 4, true);
SELECT pg_catalog.setval('public.webhook_log_id_seq', 67, true);
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
CREATE INDEX blood_glucose_reading_newest_first ON public.blood_glucose_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_glucose_reading_of_device ON public.blood_glucose_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX blood_glucose_reading_of_patient ON public.blood_glucose_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX blood_glucose_reading_received ON public.blood_glucose_reading USING brin (received_timestamp) WITH (pages_per_range='32');
CREATE UNIQUE INDEX blood_glucose_reading_without_device ON public.blood_glucose_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX blood_oxygen_reading_newest_first ON public.blood_oxygen_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_oxygen_reading_of_device ON public.blood_oxygen_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX blood_oxygen_reading_of_patient ON public.blood_oxygen_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX blood_oxygen_reading_received ON public.blood_oxygen_reading USING brin (received_timestamp) WITH (pages_per_range='32');
CREATE UNIQUE INDEX blood_oxygen_reading_without_device ON public.blood_oxygen_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX blood_pressure_reading_newest_first ON public.blood_pressure_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX blood_pressure_reading_of_device ON public.blood_pressure_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX blood_pressure_reading_of_patient ON public.blood_pressure_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX blood_pressure_reading_received ON public.blood_pressure_reading USING brin (received_timestamp) WITH (pages_per_range='32');
CREATE UNIQUE INDEX blood_pressure_reading_without_device ON public.blood_pressure_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX customer_order_of_patient ON public.customer_order USING btree (organization_id, patient_id) WHERE (patient_id IS NOT NULL);
CREATE INDEX customer_order_of_site ON public.customer_order USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);
CREATE INDEX customer_return_of_order ON public.customer_return USING btree (organization_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX customer_return_of_patient ON public.customer_return USING btree (organization_id, patient_id) WHERE (patient_id IS NOT NULL);
CREATE INDEX customer_return_of_site ON public.customer_return USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);
CREATE INDEX device_assignment_of_device ON public.device_assignment USING btree (organization_id, device_id, start_timestamp DESC);
CREATE INDEX device_assignment_of_patient ON public.device_assignment USING btree (organization_id, patient_id);
CREATE INDEX device_by_place ON public.device USING btree (organization_id, item_id, site_id, current_status) WHERE (current_status = ANY (ARRAY['available'::text, 'availableAtSite'::text, 'allocated'::text]));
CREATE INDEX device_event_of_device ON public.device_event USING btree (organization_id, device_id, event_timestamp);
CREATE INDEX device_identifier_of_any_type ON public.device_identifier USING btree (organization_id, normalized);
CREATE INDEX device_identifier_of_device ON public.device_identifier USING btree (organization_id, device_id);
CREATE INDEX device_in_stock ON public.device USING btree (organization_id, item_id, id) WHERE (current_status = 'available'::text);
CREATE INDEX device_of_patient ON public.device USING btree (organization_id, current_patient_id) WHERE (current_patient_id IS NOT NULL);
CREATE INDEX device_of_site ON public.device USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);
CREATE INDEX event_dead ON public.event USING btree (organization_id) WHERE (dead_timestamp IS NOT NULL);
CREATE INDEX heart_rate_reading_newest_first ON public.heart_rate_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX heart_rate_reading_of_device ON public.heart_rate_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX heart_rate_reading_of_patient ON public.heart_rate_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX heart_rate_reading_received ON public.heart_rate_reading USING brin (received_timestamp) WITH (pages_per_range='32');
CREATE UNIQUE INDEX heart_rate_reading_without_device ON public.heart_rate_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX heart_rate_variability_reading_newest_first ON public.heart_rate_variability_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX heart_rate_variability_reading_of_device ON public.heart_rate_variability_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX heart_rate_variability_reading_of_patient ON public.heart_rate_variability_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX heart_rate_variability_reading_received ON public.heart_rate_variability_reading USING brin (received_timestamp) WITH (pages_per_range='32');
CREATE UNIQUE INDEX heart_rate_variability_reading_without_device ON public.heart_rate_variability_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX idempotency_key_oldest_first ON public.idempotency_key USING btree (organization_id, create_timestamp);
CREATE UNIQUE INDEX order_device_not_promised_twice ON public.order_device USING btree (organization_id, device_id) WHERE is_open;
CREATE INDEX order_device_of_packed_kit ON public.order_device USING btree (organization_id, packed_kit_id) WHERE (packed_kit_id IS NOT NULL);
CREATE INDEX order_event_of_order ON public.order_event USING btree (organization_id, order_id);
CREATE INDEX order_external_id_of_order ON public.order_external_id USING btree (organization_id, order_id);
CREATE INDEX packed_kit_of_order ON public.packed_kit USING btree (organization_id, order_id);
CREATE INDEX patient_of_email ON public.patient USING btree (organization_id, email_in_lower_case) WHERE (email_in_lower_case IS NOT NULL);
CREATE UNIQUE INDEX patient_of_external_identifier ON public.patient USING btree (organization_id, external_identifier) WHERE (external_identifier IS NOT NULL);
CREATE INDEX patient_of_site ON public.patient USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);
CREATE INDEX peak_flow_reading_newest_first ON public.peak_flow_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX peak_flow_reading_of_device ON public.peak_flow_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX peak_flow_reading_of_patient ON public.peak_flow_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX peak_flow_reading_received ON public.peak_flow_reading USING brin (received_timestamp) WITH (pages_per_range='32');
CREATE UNIQUE INDEX peak_flow_reading_without_device ON public.peak_flow_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE UNIQUE INDEX return_device_once_at_a_time ON public.return_device USING btree (organization_id, device_id) WHERE is_open;
CREATE INDEX return_event_of_return ON public.return_event USING btree (organization_id, return_id);
CREATE INDEX sleep_mat_activity_reading_newest_first ON public.sleep_mat_activity_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX sleep_mat_activity_reading_of_device ON public.sleep_mat_activity_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX sleep_mat_activity_reading_of_patient ON public.sleep_mat_activity_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX sleep_mat_activity_reading_received ON public.sleep_mat_activity_reading USING brin (received_timestamp) WITH (pages_per_range='32');
CREATE UNIQUE INDEX sleep_mat_activity_reading_without_device ON public.sleep_mat_activity_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX sleep_mat_duration_reading_newest_first ON public.sleep_mat_duration_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX sleep_mat_duration_reading_of_device ON public.sleep_mat_duration_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX sleep_mat_duration_reading_of_patient ON public.sleep_mat_duration_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX sleep_mat_duration_reading_received ON public.sleep_mat_duration_reading USING brin (received_timestamp) WITH (pages_per_range='32');
CREATE UNIQUE INDEX sleep_mat_duration_reading_without_device ON public.sleep_mat_duration_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);
CREATE INDEX temperature_reading_newest_first ON public.temperature_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX temperature_reading_of_device ON public.temperature_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX temperature_reading_of_patient ON public.temperature_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX temperature_reading_received ON public.temperature_reading USING brin (received_timestamp) WITH (pages_per_range='32');
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
CREATE INDEX weight_reading_newest_first ON public.weight_reading USING btree (organization_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE UNIQUE INDEX weight_reading_of_device ON public.weight_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);
CREATE INDEX weight_reading_of_patient ON public.weight_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) WHERE (void_timestamp IS NULL);
CREATE INDEX weight_reading_received ON public.weight_reading USING brin (received_timestamp) WITH (pages_per_range='32');
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
CREATE POLICY for_delivery ON public.device FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.device_event FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.device_identifier FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.event USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.heart_rate_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.heart_rate_variability_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.item FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.manufacturer FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.patient FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
CREATE POLICY for_delivery ON public.peak_flow_reading FOR SELECT USING ((current_setting('rpm.delivery'::text, true) = 'on'::text));
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
CREATE POLICY of_organization ON public.blood_glucose_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.blood_oxygen_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.blood_pressure_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.customer_order USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.customer_return USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device_assignment USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device_event USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device_health_check USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.device_identifier USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.event USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.heart_rate_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.heart_rate_variability_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
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
CREATE POLICY of_organization ON public.packed_kit USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.patient USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.peak_flow_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.reading_import USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.reading_revision USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.return_device USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.return_event USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.return_line USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.site USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.sleep_mat_activity_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.sleep_mat_duration_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.stock USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.stock_adjustment USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
CREATE POLICY of_organization ON public.temperature_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
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
CREATE POLICY of_organization ON public.weight_reading USING ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));
ALTER TABLE public.order_device ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_external_id ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_kit ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.order_line ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.packed_kit ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.patient ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.peak_flow_reading ENABLE ROW LEVEL SECURITY;
CREATE POLICY presented_for_select ON public.api_key FOR SELECT USING ((hash = ( SELECT decode(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), 'hex'::text) AS decode)));
CREATE POLICY presented_for_update ON public.api_key FOR UPDATE USING ((hash = ( SELECT decode(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), 'hex'::text) AS decode)));
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
