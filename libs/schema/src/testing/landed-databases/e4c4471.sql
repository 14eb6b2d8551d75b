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
	(1, 1, 'Fixture', 'rpm_r8ehhe', '\x77c64d938326ad11491cf1b880b49dd0bc630b0eee36a6d6523346dcb2c9ea6c', '{*}', '2026-11-23 01:21:25.669+00', NULL, '2026-11-23 01:21:36.678+00', NULL);
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 4, 1, '2026-01-05 15:07:00+00', NULL, '2026-11-23 01:21:38.444+00', 102, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 4, 1, '2026-01-05 17:06:00+00', NULL, '2026-11-23 01:21:38.444+00', 144, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 3, 1, 4, 1, '2026-01-06 01:51:00+00', NULL, '2026-11-23 01:21:38.444+00', 115, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 4, 2, 9, 1, '2026-01-05 12:05:00+00', NULL, '2026-11-23 01:21:38.444+00', 91, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 9, 1, '2026-01-05 14:42:00+00', NULL, '2026-11-23 01:21:38.444+00', 149, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 9, 1, '2026-01-06 11:45:00+00', NULL, '2026-11-23 01:21:39.018+00', 91, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 7, 2, 9, 1, '2026-01-06 14:23:00+00', NULL, '2026-11-23 01:21:39.018+00', 151, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 8, 1, 4, 1, '2026-01-07 14:48:00+00', NULL, '2026-11-23 01:21:39.235+00', 108, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 9, 1, 4, 1, '2026-01-07 17:32:00+00', NULL, '2026-11-23 01:21:39.235+00', 131, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 10, 1, 4, 1, '2026-01-08 02:15:00+00', NULL, '2026-11-23 01:21:39.235+00', 108, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 11, 2, 9, 1, '2026-01-07 12:23:00+00', NULL, '2026-11-23 01:21:39.235+00', 20, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 12, 2, 9, 1, '2026-01-07 14:07:00+00', NULL, '2026-11-23 01:21:39.235+00', 141, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 13, 2, 9, 1, '2026-01-07 22:44:00+00', NULL, '2026-11-23 01:21:39.235+00', 102, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 14, 2, 9, 1, '2026-01-08 02:38:00+00', NULL, '2026-11-23 01:21:39.235+00', 114, NULL, NULL, false, -18000, -18000, 1, NULL),
	(1, 15, 3, 17, 1, '2026-01-07 10:30:00+00', NULL, '2026-11-23 01:21:39.235+00', 93, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 16, 3, 17, 1, '2026-01-07 13:24:00+00', NULL, '2026-11-23 01:21:39.235+00', 146, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 17, 3, 17, 1, '2026-01-07 21:22:00+00', NULL, '2026-11-23 01:21:39.235+00', 110, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 18, 3, 17, 1, '2026-01-08 01:50:00+00', NULL, '2026-11-23 01:21:39.235+00', 112, NULL, NULL, false, -12600, -12600, 1, NULL),
	(1, 19, 4, 33, 1, '2026-01-07 05:50:00+00', NULL, '2026-11-23 01:21:39.235+00', 90, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 20, 4, 33, 1, '2026-01-07 08:34:00+00', NULL, '2026-11-23 01:21:39.235+00', 139, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 21, 4, 33, 1, '2026-01-07 17:07:00+00', NULL, '2026-11-23 01:21:39.235+00', 122, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 22, 1, 4, 1, '2026-01-08 14:57:00+00', NULL, '2026-11-23 01:21:39.429+00', 20, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 4, 1, '2026-01-08 17:33:00+00', NULL, '2026-11-23 01:21:39.429+00', 146, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 4, 1, '2026-01-09 06:02:00+00', NULL, '2026-11-23 01:21:39.429+00', 98, NULL, NULL, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 9, 1, '2026-01-08 11:51:00+00', NULL, '2026-11-23 01:21:39.429+00', 104, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 26, 2, 9, 1, '2026-01-08 14:29:00+00', NULL, '2026-11-23 01:21:39.429+00', 142, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 27, 3, 17, 1, '2026-01-08 10:45:00+00', NULL, '2026-11-23 01:21:39.429+00', 92, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 28, 3, 17, 1, '2026-01-08 13:20:00+00', NULL, '2026-11-23 01:21:39.429+00', 135, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 29, 1, 4, 1, '2026-01-06 14:42:00+00', NULL, '2026-11-23 01:21:39.685+00', 103, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 30, 1, 4, 1, '2026-01-06 17:43:00+00', NULL, '2026-11-23 01:21:39.685+00', 131, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 31, 1, 4, 1, '2026-01-07 02:12:00+00', NULL, '2026-11-23 01:21:39.685+00', 99, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 32, 1, 4, 1, '2026-01-09 15:18:00+00', NULL, '2026-11-23 01:21:39.685+00', 87, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 33, 1, 4, 1, '2026-01-09 17:54:00+00', NULL, '2026-11-23 01:21:39.685+00', 149, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 34, 1, 4, 1, '2026-01-10 02:18:00+00', NULL, '2026-11-23 01:21:39.685+00', 121, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 35, 2, 9, 1, '2026-01-09 06:24:00+00', NULL, '2026-11-23 01:21:39.685+00', 113, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 36, 2, 9, 1, '2026-01-09 08:05:00+00', NULL, '2026-11-23 01:21:39.685+00', 137, NULL, true, false, 3600, -18000, 1, NULL),
	(1, 37, 2, 9, 1, '2026-01-09 20:41:00+00', NULL, '2026-11-23 01:21:39.685+00', 421, NULL, NULL, false, 3600, -18000, 1, NULL),
	(1, 38, 2, 4, 1, '2026-01-10 05:39:00+00', NULL, '2026-11-23 01:21:39.845+00', 98, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 39, 2, 4, 1, '2026-01-10 08:13:00+00', NULL, '2026-11-23 01:21:39.845+00', 136, NULL, true, false, 3600, -18000, 1, NULL),
	(1, 40, 2, 4, 1, '2026-01-10 17:07:00+00', NULL, '2026-11-23 01:21:39.845+00', 112, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 41, 4, 33, 1, '2026-01-10 05:42:00+00', NULL, '2026-11-23 01:21:39.845+00', 109, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 42, 4, 33, 1, '2026-01-10 08:21:00+00', NULL, '2026-11-23 01:21:39.845+00', 145, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 43, 4, 33, 1, '2026-01-10 16:40:00+00', NULL, '2026-11-23 01:21:39.845+00', 107, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 44, 2, 4, 1, '2026-01-11 11:40:00+00', NULL, '2026-11-23 01:21:40.035+00', 92, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 45, 2, 4, 1, '2026-01-11 14:28:00+00', NULL, '2026-11-23 01:21:40.035+00', 162, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 46, 3, 17, 1, '2026-01-11 10:10:00+00', NULL, '2026-11-23 01:21:40.035+00', 103, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 47, 3, 17, 1, '2026-01-11 12:39:00+00', NULL, '2026-11-23 01:21:40.035+00', 130, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 17, 1, '2026-01-11 21:37:00+00', NULL, '2026-11-23 01:21:40.035+00', 106, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 49, 2, 4, 1, '2026-01-12 12:09:00+00', NULL, '2026-11-23 01:21:40.176+00', 90, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 50, 2, 4, 1, '2026-01-12 14:41:00+00', NULL, '2026-11-23 01:21:40.176+00', 139, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 51, 2, 4, 1, '2026-01-12 23:24:00+00', NULL, '2026-11-23 01:21:40.176+00', 107, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 4, 1, '2026-01-13 03:18:00+00', NULL, '2026-11-23 01:21:40.176+00', 123, NULL, NULL, false, -18000, -18000, 1, NULL),
	(1, 53, 3, 17, 1, '2026-01-12 10:53:00+00', NULL, '2026-11-23 01:21:40.176+00', 99, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 17, 1, '2026-01-12 13:08:00+00', NULL, '2026-11-23 01:21:40.176+00', 600, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 55, 3, 17, 1, '2026-01-12 21:50:00+00', NULL, '2026-11-23 01:21:40.176+00', 90, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 60, 2, 4, 1, '2026-01-13 12:21:00+00', NULL, '2026-11-23 01:21:40.263+00', 101, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 61, 2, 4, 1, '2026-01-13 14:10:00+00', NULL, '2026-11-23 01:21:40.263+00', 600, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 62, 2, 4, 1, '2026-01-13 23:03:00+00', NULL, '2026-11-23 01:21:40.263+00', 102, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 56, 3, 17, 1, '2026-01-10 10:26:00+00', NULL, '2026-11-23 01:21:40.263+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 57, 3, 17, 1, '2026-01-10 13:05:00+00', NULL, '2026-11-23 01:21:40.263+00', 122, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 58, 3, 17, 1, '2026-01-10 21:41:00+00', NULL, '2026-11-23 01:21:40.263+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 59, 3, 17, 1, '2026-01-11 01:40:00+00', NULL, '2026-11-23 01:21:40.263+00', 108, NULL, NULL, false, -12600, -12600, 1, NULL),
	(1, 63, 3, 17, 1, '2026-01-13 10:51:00+00', NULL, '2026-11-23 01:21:40.263+00', 102, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 64, 3, 17, 1, '2026-01-13 13:22:00+00', NULL, '2026-11-23 01:21:40.263+00', 129, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 65, 3, 17, 1, '2026-01-13 21:10:00+00', NULL, '2026-11-23 01:21:40.263+00', 114, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 66, 4, 33, 1, '2026-01-13 06:11:00+00', NULL, '2026-11-23 01:21:40.263+00', 95, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 67, 4, 33, 1, '2026-01-13 08:06:00+00', NULL, '2026-11-23 01:21:40.263+00', 158, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 68, 4, 33, 1, '2026-01-13 17:10:00+00', NULL, '2026-11-23 01:21:40.263+00', 122, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 69, 2, 4, 1, '2026-01-14 12:12:00+00', NULL, '2026-11-23 01:21:40.386+00', 109, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 70, 2, 4, 1, '2026-01-14 14:28:00+00', NULL, '2026-11-23 01:21:40.386+00', 136, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 71, 3, 17, 1, '2026-01-14 10:43:00+00', NULL, '2026-11-23 01:21:40.386+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 72, 3, 17, 1, '2026-01-14 12:39:00+00', NULL, '2026-11-23 01:21:40.386+00', 130, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 73, 3, 17, 1, '2026-01-14 21:40:00+00', NULL, '2026-11-23 01:21:40.386+00', 92, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 74, 4, 33, 1, '2026-01-14 06:24:00+00', NULL, '2026-11-23 01:21:40.386+00', 100, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 75, 4, 33, 1, '2026-01-14 08:27:00+00', NULL, '2026-11-23 01:21:40.386+00', 152, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 76, 5, 36, 11, '2026-01-14 15:18:00+00', NULL, '2026-11-23 01:21:49.17+00', 105, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 77, 5, 36, 11, '2026-01-14 17:23:00+00', NULL, '2026-11-23 01:21:49.17+00', 170, NULL, true, false, -28800, -28800, 1, NULL);
INSERT INTO public.blood_oxygen_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 3, 3, '2026-01-05 16:15:00+00', NULL, '2026-11-23 01:21:38.449+00', 97, 66, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 11, 3, '2026-01-05 12:41:00+00', NULL, '2026-11-23 01:21:38.449+00', 94, 74, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 11, 3, '2026-01-06 12:57:00+00', NULL, '2026-11-23 01:21:39.025+00', 97, 63, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 3, 3, '2026-01-07 16:09:00+00', NULL, '2026-11-23 01:21:39.237+00', 99, 68, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 11, 3, '2026-01-07 13:19:00+00', NULL, '2026-11-23 01:21:39.237+00', 96, 72, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 20, 3, '2026-01-07 11:08:00+00', NULL, '2026-11-23 01:21:39.237+00', 95, 56, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 28, 3, '2026-01-07 06:50:00+00', NULL, '2026-11-23 01:21:39.237+00', 96, 69, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 3, 3, '2026-01-08 16:19:00+00', NULL, '2026-11-23 01:21:39.432+00', 94, 56, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 11, 3, '2026-01-08 12:41:00+00', NULL, '2026-11-23 01:21:39.432+00', 99, 66, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 20, 3, '2026-01-08 11:25:00+00', NULL, '2026-11-23 01:21:39.432+00', 99, 62, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 3, 3, '2026-01-06 15:42:00+00', NULL, '2026-11-23 01:21:39.687+00', 95, 57, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 3, 3, '2026-01-09 16:25:00+00', NULL, '2026-11-23 01:21:39.687+00', 96, 54, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 11, 3, '2026-01-09 07:25:00+00', NULL, '2026-11-23 01:21:39.687+00', 98, 77, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 3, 3, '2026-01-10 15:50:00+00', NULL, '2026-11-23 01:21:39.847+00', 99, 70, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 11, 3, '2026-01-10 06:44:00+00', NULL, '2026-11-23 01:21:39.847+00', 95, 63, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 28, 3, '2026-01-10 07:04:00+00', NULL, '2026-11-23 01:21:39.847+00', 96, 68, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 3, 3, '2026-01-11 16:14:00+00', NULL, '2026-11-23 01:21:40.038+00', 94, 55, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 11, 3, '2026-01-11 13:21:00+00', NULL, '2026-11-23 01:21:40.038+00', 94, 66, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 20, 3, '2026-01-11 11:37:00+00', NULL, '2026-11-23 01:21:40.038+00', 94, 58, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 3, 3, '2026-01-12 16:23:00+00', NULL, '2026-11-23 01:21:40.179+00', 96, 60, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 11, 3, '2026-01-12 12:49:00+00', NULL, '2026-11-23 01:21:40.179+00', 98, 71, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 20, 3, '2026-01-12 11:43:00+00', NULL, '2026-11-23 01:21:40.179+00', 94, 65, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 3, 3, '2026-01-13 16:09:00+00', NULL, '2026-11-23 01:21:40.264+00', 97, 54, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 11, 3, '2026-01-13 12:39:00+00', NULL, '2026-11-23 01:21:40.264+00', 99, 66, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 20, 3, '2026-01-10 11:42:00+00', NULL, '2026-11-23 01:21:40.264+00', 95, 58, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 20, 3, '2026-01-13 11:26:00+00', NULL, '2026-11-23 01:21:40.264+00', 97, 58, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 28, 3, '2026-01-13 06:53:00+00', NULL, '2026-11-23 01:21:40.264+00', 99, 74, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 3, 3, '2026-01-14 16:23:00+00', NULL, '2026-11-23 01:21:40.387+00', 96, 55, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 11, 3, '2026-01-14 12:53:00+00', NULL, '2026-11-23 01:21:40.387+00', 98, 71, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 20, 3, '2026-01-14 11:55:00+00', NULL, '2026-11-23 01:21:40.387+00', 98, 65, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 28, 3, '2026-01-14 07:20:00+00', NULL, '2026-11-23 01:21:40.387+00', 97, 77, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 34, 13, '2026-01-14 16:02:00+00', NULL, '2026-11-23 01:21:49.177+00', 98, 73, false, -28800, -28800, 1, NULL);
INSERT INTO public.blood_pressure_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, 4, '2026-01-05 15:12:00+00', NULL, '2026-11-23 01:21:38.449+00', 127, 89, 66, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 1, 4, '2026-01-06 03:52:00+00', NULL, '2026-11-23 01:21:38.449+00', 115, 74, 69, false, -28800, -28800, 1, NULL),
	(1, 3, 2, 10, 4, '2026-01-05 12:54:00+00', NULL, '2026-11-23 01:21:38.449+00', 151, 106, 70, false, -18000, -18000, 1, NULL),
	(1, 4, 2, 10, 4, '2026-01-06 00:46:00+00', NULL, '2026-11-23 01:21:38.449+00', 143, 103, 79, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 10, 4, '2026-01-06 12:47:00+00', NULL, '2026-11-23 01:21:39.026+00', 135, 88, 66, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 10, 4, '2026-01-07 00:23:00+00', NULL, '2026-11-23 01:21:39.026+00', 132, 85, 78, false, -18000, -18000, 1, NULL),
	(1, 7, 1, 1, 4, '2026-01-07 15:53:00+00', NULL, '2026-11-23 01:21:39.238+00', 122, 84, 63, false, -28800, -28800, 1, NULL),
	(1, 8, 1, 1, 4, '2026-01-08 03:49:00+00', NULL, '2026-11-23 01:21:39.238+00', 129, 91, 54, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 10, 4, '2026-01-07 12:32:00+00', NULL, '2026-11-23 01:21:39.238+00', 145, 103, 65, false, -18000, -18000, 1, NULL),
	(1, 10, 2, 10, 4, '2026-01-08 00:21:00+00', NULL, '2026-11-23 01:21:39.238+00', 151, 109, 76, false, -18000, -18000, 1, NULL),
	(1, 11, 3, 18, 4, '2026-01-07 10:56:00+00', NULL, '2026-11-23 01:21:39.238+00', 132, 90, 60, false, -12600, -12600, 1, NULL),
	(1, 12, 3, 18, 4, '2026-01-07 23:10:00+00', NULL, '2026-11-23 01:21:39.238+00', 123, 83, 56, false, -12600, -12600, 1, NULL),
	(1, 13, 4, 26, 4, '2026-01-07 06:30:00+00', NULL, '2026-11-23 01:21:39.238+00', 144, 106, 76, false, 3600, 3600, 1, NULL),
	(1, 14, 4, 26, 4, '2026-01-07 18:54:00+00', NULL, '2026-11-23 01:21:39.238+00', 136, 83, 71, false, 3600, 3600, 1, NULL),
	(1, 15, 1, 1, 4, '2026-01-08 15:38:00+00', NULL, '2026-11-23 01:21:39.434+00', 132, 81, 60, false, -28800, -28800, 1, NULL),
	(1, 16, 1, 1, 4, '2026-01-09 03:28:00+00', NULL, '2026-11-23 01:21:39.434+00', 135, 97, 56, false, -28800, -28800, 1, NULL),
	(1, 17, 2, 10, 4, '2026-01-08 12:48:00+00', NULL, '2026-11-23 01:21:39.434+00', 148, 106, 65, false, -18000, -18000, 1, NULL),
	(1, 18, 2, 10, 4, '2026-01-09 00:31:00+00', NULL, '2026-11-23 01:21:39.434+00', 149, 105, 73, false, -18000, -18000, 1, NULL),
	(1, 19, 3, 18, 4, '2026-01-08 11:24:00+00', NULL, '2026-11-23 01:21:39.434+00', 125, 75, 65, false, -12600, -12600, 1, NULL),
	(1, 20, 3, 18, 4, '2026-01-08 22:52:00+00', NULL, '2026-11-23 01:21:39.434+00', 130, 87, 63, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 1, 4, '2026-01-06 15:25:00+00', NULL, '2026-11-23 01:21:39.686+00', 120, 82, 63, false, -28800, -28800, 1, NULL),
	(1, 22, 1, 1, 4, '2026-01-07 03:19:00+00', NULL, '2026-11-23 01:21:39.686+00', 130, 85, 54, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 1, 4, '2026-01-09 15:44:00+00', NULL, '2026-11-23 01:21:39.686+00', 115, 75, 58, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 1, 4, '2026-01-10 03:51:00+00', NULL, '2026-11-23 01:21:39.686+00', 117, 69, 61, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 10, 4, '2026-01-09 06:06:00+00', NULL, '2026-11-23 01:21:39.686+00', 139, 91, 71, false, 3600, -18000, 1, NULL),
	(1, 26, 2, 10, 4, '2026-01-09 18:54:00+00', NULL, '2026-11-23 01:21:39.686+00', 143, 89, 69, false, 3600, -18000, 1, NULL),
	(1, 27, 1, 1, 4, '2026-01-10 15:10:00+00', NULL, '2026-11-23 01:21:39.849+00', 135, 86, 58, false, -28800, -28800, 1, NULL),
	(1, 28, 1, 1, 4, '2026-01-11 03:22:00+00', NULL, '2026-11-23 01:21:39.849+00', 124, 74, 65, false, -28800, -28800, 1, NULL),
	(1, 29, 2, 10, 4, '2026-01-10 06:53:00+00', NULL, '2026-11-23 01:21:39.849+00', 132, 88, 67, false, 3600, -18000, 1, NULL),
	(1, 30, 2, 10, 4, '2026-01-10 18:14:00+00', NULL, '2026-11-23 01:21:39.849+00', 149, 100, 66, false, 3600, -18000, 1, NULL),
	(1, 31, 4, 26, 4, '2026-01-10 06:37:00+00', NULL, '2026-11-23 01:21:39.849+00', 134, 80, 64, false, 3600, 3600, 1, NULL),
	(1, 32, 4, 26, 4, '2026-01-10 18:47:00+00', NULL, '2026-11-23 01:21:39.849+00', 138, 94, 66, false, 3600, 3600, 1, NULL),
	(1, 35, 1, 1, 4, '2026-01-11 15:17:00+00', NULL, '2026-11-23 01:21:40.038+00', 131, 79, 57, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 1, 4, '2026-01-12 03:16:00+00', NULL, '2026-11-23 01:21:40.038+00', 130, 85, 68, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 10, 4, '2026-01-11 12:37:00+00', NULL, '2026-11-23 01:21:40.038+00', 139, 89, 67, false, -18000, -18000, 1, NULL),
	(1, 38, 2, 10, 4, '2026-01-12 00:12:00+00', NULL, '2026-11-23 01:21:40.038+00', 139, 89, 74, false, -18000, -18000, 1, NULL),
	(1, 39, 3, 18, 4, '2026-01-11 11:00:00+00', NULL, '2026-11-23 01:21:40.038+00', 129, 87, 66, false, -12600, -12600, 1, NULL),
	(1, 40, 3, 18, 4, '2026-01-11 22:41:00+00', NULL, '2026-11-23 01:21:40.038+00', 112, 58, 67, false, -12600, -12600, 1, NULL),
	(1, 41, 1, 1, 4, '2026-01-12 15:33:00+00', NULL, '2026-11-23 01:21:40.179+00', 126, 83, 58, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 1, 4, '2026-01-13 03:39:00+00', NULL, '2026-11-23 01:21:40.179+00', 119, 73, 57, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 10, 4, '2026-01-12 12:34:00+00', NULL, '2026-11-23 01:21:40.179+00', 141, 95, 69, false, -18000, -18000, 1, NULL),
	(1, 44, 2, 10, 4, '2026-01-13 00:12:00+00', NULL, '2026-11-23 01:21:40.179+00', 136, 83, 63, false, -18000, -18000, 1, NULL),
	(1, 45, 3, 18, 4, '2026-01-12 11:11:00+00', NULL, '2026-11-23 01:21:40.179+00', 120, 72, 67, false, -12600, -12600, 1, NULL),
	(1, 46, 3, 18, 4, '2026-01-12 23:18:00+00', NULL, '2026-11-23 01:21:40.179+00', 120, 82, 57, false, -12600, -12600, 1, NULL),
	(1, 49, 1, 1, 4, '2026-01-13 15:35:00+00', NULL, '2026-11-23 01:21:40.264+00', 132, 79, 56, false, -28800, -28800, 1, NULL),
	(1, 50, 1, 1, 4, '2026-01-14 03:39:00+00', NULL, '2026-11-23 01:21:40.264+00', 126, 84, 64, false, -28800, -28800, 1, NULL),
	(1, 51, 2, 10, 4, '2026-01-13 12:20:00+00', NULL, '2026-11-23 01:21:40.264+00', 138, 99, 70, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 10, 4, '2026-01-14 00:31:00+00', NULL, '2026-11-23 01:21:40.264+00', 148, 109, 79, false, -18000, -18000, 1, NULL),
	(1, 47, 3, 18, 4, '2026-01-10 11:20:00+00', NULL, '2026-11-23 01:21:40.264+00', 125, 77, 56, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 18, 4, '2026-01-10 22:42:00+00', NULL, '2026-11-23 01:21:40.264+00', 120, 68, 66, false, -12600, -12600, 1, NULL),
	(1, 53, 3, 18, 4, '2026-01-13 11:23:00+00', NULL, '2026-11-23 01:21:40.264+00', 112, 63, 60, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 18, 4, '2026-01-13 22:55:00+00', NULL, '2026-11-23 01:21:40.264+00', 113, 62, 59, false, -12600, -12600, 1, NULL),
	(1, 55, 4, 26, 4, '2026-01-13 06:09:00+00', NULL, '2026-11-23 01:21:40.264+00', 131, 90, 66, false, 3600, 3600, 1, NULL),
	(1, 56, 4, 26, 4, '2026-01-13 18:18:00+00', NULL, '2026-11-23 01:21:40.264+00', 212, 121, 70, false, 3600, 3600, 1, NULL),
	(1, 57, 1, 1, 4, '2026-01-14 15:10:00+00', NULL, '2026-11-23 01:21:40.388+00', 127, 76, 56, false, -28800, -28800, 1, NULL),
	(1, 58, 2, 10, 4, '2026-01-14 12:22:00+00', NULL, '2026-11-23 01:21:40.388+00', 139, 91, 71, false, -18000, -18000, 1, NULL),
	(1, 59, 3, 18, 4, '2026-01-14 11:00:00+00', NULL, '2026-11-23 01:21:40.388+00', 118, 77, 61, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 18, 4, '2026-01-14 22:59:00+00', NULL, '2026-11-23 01:21:40.388+00', 212, 121, 66, false, -12600, -12600, 1, NULL),
	(1, 61, 4, 26, 4, '2026-01-14 06:06:00+00', NULL, '2026-11-23 01:21:40.388+00', 131, 91, 62, false, 3600, 3600, 1, NULL),
	(1, 62, 4, 26, 4, '2026-01-14 18:25:00+00', NULL, '2026-11-23 01:21:40.388+00', 128, 74, 77, false, 3600, 3600, 1, NULL),
	(1, 63, 5, 35, 10, '2026-01-14 15:25:00+00', NULL, '2026-11-23 01:21:49.178+00', 148, 105, 69, false, -28800, -28800, 1, NULL);
INSERT INTO public.customer_order OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'failed', NULL, 'standard', false, '{}', '[{"value": "SIM-12-3-1", "carrier": "Example Post"}]', '2026-11-23 01:21:38.27+00', 4, NULL),
	(1, 1, 'delivered', NULL, 'standard', false, '{}', '[{"value": "SIM-12-2-1", "carrier": "Example Post"}]', '2026-11-23 01:21:38.101+00', 3, NULL),
	(1, 3, 'delivered', NULL, 'standard', false, '{}', '[{"value": "SIM-12-3-2", "carrier": "Example Post"}]', '2026-11-23 01:21:38.887+00', 4, NULL);
INSERT INTO public.customer_return OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'received', 2, NULL, false, '[]', '2026-11-23 01:21:38.781+00', 4, NULL);
INSERT INTO public.device OVERRIDING SYSTEM VALUE VALUES
	(1, 3, 3, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 1, 4, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 2, 2, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 6, 5, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 5, 6, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 8, 8, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 7, 7, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 10, 4, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 12, 2, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 11, 3, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 13, 5, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 14, 6, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 15, 7, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 16, 8, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 25, 1, NULL, 'lost', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 18, 4, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 19, 2, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 20, 3, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 21, 6, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 22, 5, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 23, 7, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 24, 8, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 26, 4, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 27, 2, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 28, 3, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 29, 5, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 30, 6, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 31, 8, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 32, 7, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 9, 1, 2, 'withPatient', false, 2, NULL, 0, '2026-01-08 10:00:00+00', 90, 41),
	(1, 17, 1, 3, 'withPatient', false, NULL, NULL, 0, '2026-01-14 08:30:00+00', 14, 42),
	(1, 33, 1, 4, 'withPatient', false, NULL, NULL, 0, '2026-01-14 04:00:00+00', 72, 43),
	(1, 4, 1, 2, 'withPatient', false, 1, NULL, 0, '2026-01-14 10:00:00+00', 72, 41),
	(1, 35, 10, 5, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 34, 13, 5, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 37, 12, 5, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 40, 16, 5, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 39, 15, 5, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 38, 14, 5, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 41, 17, 5, 'withPatient', false, 7, NULL, 0, NULL, NULL, NULL),
	(1, 36, 11, 5, 'withPatient', false, 7, NULL, 0, '2026-01-14 13:00:00+00', 99, 40);
INSERT INTO public.device_assignment OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 3, 1, '2026-11-23 01:21:37.688+00', NULL),
	(1, 3, 1, 1, '2026-11-23 01:21:37.696+00', NULL),
	(1, 4, 2, 1, '2026-11-23 01:21:37.702+00', NULL),
	(1, 5, 6, 1, '2026-11-23 01:21:37.758+00', NULL),
	(1, 6, 5, 1, '2026-11-23 01:21:37.763+00', NULL),
	(1, 7, 7, 1, '2026-11-23 01:21:37.769+00', NULL),
	(1, 8, 8, 1, '2026-11-23 01:21:37.769+00', NULL),
	(1, 9, 9, 2, '2026-11-23 01:21:37.825+00', NULL),
	(1, 10, 10, 2, '2026-11-23 01:21:37.828+00', NULL),
	(1, 11, 12, 2, '2026-11-23 01:21:37.829+00', NULL),
	(1, 12, 11, 2, '2026-11-23 01:21:37.849+00', NULL),
	(1, 13, 13, 2, '2026-11-23 01:21:37.866+00', NULL),
	(1, 14, 14, 2, '2026-11-23 01:21:37.872+00', NULL),
	(1, 15, 15, 2, '2026-11-23 01:21:37.883+00', NULL),
	(1, 16, 16, 2, '2026-11-23 01:21:37.892+00', NULL),
	(1, 1, 4, 1, '2026-11-23 01:21:37.681+00', '2026-11-23 01:21:37.911+00'),
	(1, 17, 4, 2, '2026-11-23 01:21:37.927+00', NULL),
	(1, 18, 17, 3, '2026-11-23 01:21:39.165+00', NULL),
	(1, 19, 18, 3, '2026-11-23 01:21:39.165+00', NULL),
	(1, 20, 19, 3, '2026-11-23 01:21:39.165+00', NULL),
	(1, 21, 20, 3, '2026-11-23 01:21:39.165+00', NULL),
	(1, 22, 21, 3, '2026-11-23 01:21:39.165+00', NULL),
	(1, 23, 22, 3, '2026-11-23 01:21:39.165+00', NULL),
	(1, 24, 23, 3, '2026-11-23 01:21:39.165+00', NULL),
	(1, 25, 24, 3, '2026-11-23 01:21:39.165+00', NULL),
	(1, 26, 26, 4, '2026-11-23 01:21:39.2+00', NULL),
	(1, 27, 27, 4, '2026-11-23 01:21:39.2+00', NULL),
	(1, 28, 28, 4, '2026-11-23 01:21:39.2+00', NULL),
	(1, 29, 29, 4, '2026-11-23 01:21:39.2+00', NULL),
	(1, 30, 30, 4, '2026-11-23 01:21:39.2+00', NULL),
	(1, 31, 31, 4, '2026-11-23 01:21:39.2+00', NULL),
	(1, 32, 32, 4, '2026-11-23 01:21:39.2+00', NULL),
	(1, 33, 33, 4, '2026-11-23 01:21:39.2+00', NULL),
	(1, 34, 35, 5, '2026-11-23 01:21:49+00', NULL),
	(1, 35, 36, 5, '2026-11-23 01:21:48.999+00', NULL),
	(1, 36, 34, 5, '2026-11-23 01:21:49.006+00', NULL),
	(1, 37, 37, 5, '2026-11-23 01:21:49.02+00', NULL),
	(1, 38, 40, 5, '2026-11-23 01:21:49.072+00', NULL),
	(1, 39, 39, 5, '2026-11-23 01:21:49.074+00', NULL),
	(1, 40, 41, 5, '2026-11-23 01:21:49.081+00', NULL),
	(1, 41, 38, 5, '2026-11-23 01:21:49.078+00', NULL);
INSERT INTO public.device_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 2, 'registered', '2026-11-23 01:21:37.36+00', NULL),
	(1, 2, 3, 'registered', '2026-11-23 01:21:37.36+00', NULL),
	(1, 3, 4, 'registered', '2026-11-23 01:21:37.366+00', NULL),
	(1, 4, 1, 'registered', '2026-11-23 01:21:37.375+00', NULL),
	(1, 5, 6, 'registered', '2026-11-23 01:21:37.444+00', NULL),
	(1, 6, 5, 'registered', '2026-11-23 01:21:37.443+00', NULL),
	(1, 7, 7, 'registered', '2026-11-23 01:21:37.451+00', NULL),
	(1, 8, 8, 'registered', '2026-11-23 01:21:37.453+00', NULL),
	(1, 9, 9, 'registered', '2026-11-23 01:21:37.517+00', NULL),
	(1, 10, 10, 'registered', '2026-11-23 01:21:37.525+00', NULL),
	(1, 11, 11, 'registered', '2026-11-23 01:21:37.542+00', NULL),
	(1, 12, 12, 'registered', '2026-11-23 01:21:37.551+00', NULL),
	(1, 13, 13, 'registered', '2026-11-23 01:21:37.574+00', NULL),
	(1, 14, 14, 'registered', '2026-11-23 01:21:37.594+00', NULL),
	(1, 15, 15, 'registered', '2026-11-23 01:21:37.602+00', NULL),
	(1, 16, 16, 'registered', '2026-11-23 01:21:37.612+00', NULL),
	(1, 17, 4, 'associationCreated', '2026-11-23 01:21:37.681+00', NULL),
	(1, 18, 3, 'associationCreated', '2026-11-23 01:21:37.688+00', NULL),
	(1, 19, 1, 'associationCreated', '2026-11-23 01:21:37.696+00', NULL),
	(1, 20, 2, 'associationCreated', '2026-11-23 01:21:37.702+00', NULL),
	(1, 21, 5, 'associationCreated', '2026-11-23 01:21:37.763+00', NULL),
	(1, 22, 6, 'associationCreated', '2026-11-23 01:21:37.758+00', NULL),
	(1, 23, 7, 'associationCreated', '2026-11-23 01:21:37.769+00', NULL),
	(1, 24, 8, 'associationCreated', '2026-11-23 01:21:37.769+00', NULL),
	(1, 25, 9, 'associationCreated', '2026-11-23 01:21:37.825+00', NULL),
	(1, 26, 10, 'associationCreated', '2026-11-23 01:21:37.828+00', NULL),
	(1, 27, 12, 'associationCreated', '2026-11-23 01:21:37.829+00', NULL),
	(1, 28, 11, 'associationCreated', '2026-11-23 01:21:37.849+00', NULL),
	(1, 29, 13, 'associationCreated', '2026-11-23 01:21:37.866+00', NULL),
	(1, 30, 14, 'associationCreated', '2026-11-23 01:21:37.872+00', NULL),
	(1, 31, 15, 'associationCreated', '2026-11-23 01:21:37.883+00', NULL),
	(1, 32, 16, 'associationCreated', '2026-11-23 01:21:37.892+00', NULL),
	(1, 33, 4, 'associationRemoved', '2026-11-23 01:21:37.911+00', NULL),
	(1, 34, 4, 'associationCreated', '2026-11-23 01:21:37.927+00', NULL),
	(1, 35, 17, 'registered', '2026-11-23 01:21:38+00', NULL),
	(1, 36, 18, 'registered', '2026-11-23 01:21:38.01+00', NULL),
	(1, 37, 19, 'registered', '2026-11-23 01:21:38.013+00', NULL),
	(1, 38, 20, 'registered', '2026-11-23 01:21:38.014+00', NULL),
	(1, 39, 23, 'registered', '2026-11-23 01:21:38.069+00', NULL),
	(1, 40, 22, 'registered', '2026-11-23 01:21:38.067+00', NULL),
	(1, 41, 21, 'registered', '2026-11-23 01:21:38.067+00', NULL),
	(1, 42, 24, 'registered', '2026-11-23 01:21:38.071+00', NULL),
	(1, 43, 17, 'allocated', '2026-11-23 01:21:38.134+00', NULL),
	(1, 44, 18, 'allocated', '2026-11-23 01:21:38.134+00', NULL),
	(1, 45, 19, 'allocated', '2026-11-23 01:21:38.134+00', NULL),
	(1, 46, 20, 'allocated', '2026-11-23 01:21:38.134+00', NULL),
	(1, 47, 21, 'allocated', '2026-11-23 01:21:38.134+00', NULL),
	(1, 48, 22, 'allocated', '2026-11-23 01:21:38.134+00', NULL),
	(1, 49, 23, 'allocated', '2026-11-23 01:21:38.134+00', NULL),
	(1, 50, 24, 'allocated', '2026-11-23 01:21:38.134+00', NULL),
	(1, 51, 25, 'registered', '2026-11-23 01:21:38.164+00', NULL),
	(1, 52, 27, 'registered', '2026-11-23 01:21:38.171+00', NULL),
	(1, 53, 28, 'registered', '2026-11-23 01:21:38.171+00', NULL),
	(1, 54, 26, 'registered', '2026-11-23 01:21:38.173+00', NULL),
	(1, 55, 29, 'registered', '2026-11-23 01:21:38.229+00', NULL),
	(1, 56, 30, 'registered', '2026-11-23 01:21:38.251+00', NULL),
	(1, 57, 31, 'registered', '2026-11-23 01:21:38.253+00', NULL),
	(1, 58, 32, 'registered', '2026-11-23 01:21:38.254+00', NULL),
	(1, 59, 25, 'allocated', '2026-11-23 01:21:38.295+00', NULL),
	(1, 60, 26, 'allocated', '2026-11-23 01:21:38.295+00', NULL),
	(1, 61, 27, 'allocated', '2026-11-23 01:21:38.295+00', NULL),
	(1, 62, 28, 'allocated', '2026-11-23 01:21:38.295+00', NULL),
	(1, 63, 29, 'allocated', '2026-11-23 01:21:38.295+00', NULL),
	(1, 64, 30, 'allocated', '2026-11-23 01:21:38.295+00', NULL),
	(1, 65, 31, 'allocated', '2026-11-23 01:21:38.295+00', NULL),
	(1, 66, 32, 'allocated', '2026-11-23 01:21:38.295+00', NULL),
	(1, 67, 25, 'statusChanged', '2026-11-23 01:21:38.345+00', NULL),
	(1, 68, 33, 'registered', '2026-11-23 01:21:38.369+00', NULL),
	(1, 69, 33, 'allocated', '2026-11-23 01:21:38.389+00', NULL),
	(1, 70, 26, 'shipped', '2026-11-23 01:21:38.412+00', NULL),
	(1, 71, 27, 'shipped', '2026-11-23 01:21:38.412+00', NULL),
	(1, 72, 28, 'shipped', '2026-11-23 01:21:38.412+00', NULL),
	(1, 73, 29, 'shipped', '2026-11-23 01:21:38.412+00', NULL),
	(1, 74, 30, 'shipped', '2026-11-23 01:21:38.412+00', NULL),
	(1, 75, 31, 'shipped', '2026-11-23 01:21:38.412+00', NULL),
	(1, 76, 32, 'shipped', '2026-11-23 01:21:38.412+00', NULL),
	(1, 77, 33, 'shipped', '2026-11-23 01:21:38.412+00', NULL),
	(1, 78, 17, 'shipped', '2026-11-23 01:21:38.754+00', NULL),
	(1, 79, 18, 'shipped', '2026-11-23 01:21:38.754+00', NULL),
	(1, 80, 19, 'shipped', '2026-11-23 01:21:38.754+00', NULL),
	(1, 81, 20, 'shipped', '2026-11-23 01:21:38.754+00', NULL),
	(1, 82, 21, 'shipped', '2026-11-23 01:21:38.754+00', NULL),
	(1, 83, 22, 'shipped', '2026-11-23 01:21:38.754+00', NULL),
	(1, 84, 23, 'shipped', '2026-11-23 01:21:38.754+00', NULL),
	(1, 85, 24, 'shipped', '2026-11-23 01:21:38.754+00', NULL),
	(1, 86, 26, 'received', '2026-11-23 01:21:38.859+00', NULL),
	(1, 87, 27, 'received', '2026-11-23 01:21:38.859+00', NULL),
	(1, 88, 28, 'received', '2026-11-23 01:21:38.859+00', NULL),
	(1, 89, 29, 'received', '2026-11-23 01:21:38.859+00', NULL),
	(1, 90, 30, 'received', '2026-11-23 01:21:38.859+00', NULL),
	(1, 91, 31, 'received', '2026-11-23 01:21:38.859+00', NULL),
	(1, 92, 32, 'received', '2026-11-23 01:21:38.859+00', NULL),
	(1, 93, 33, 'received', '2026-11-23 01:21:38.859+00', NULL),
	(1, 94, 26, 'allocated', '2026-11-23 01:21:38.901+00', NULL),
	(1, 95, 27, 'allocated', '2026-11-23 01:21:38.901+00', NULL),
	(1, 96, 28, 'allocated', '2026-11-23 01:21:38.901+00', NULL),
	(1, 97, 29, 'allocated', '2026-11-23 01:21:38.901+00', NULL),
	(1, 98, 30, 'allocated', '2026-11-23 01:21:38.901+00', NULL),
	(1, 99, 31, 'allocated', '2026-11-23 01:21:38.901+00', NULL),
	(1, 100, 32, 'allocated', '2026-11-23 01:21:38.901+00', NULL);
INSERT INTO public.device_event OVERRIDING SYSTEM VALUE VALUES
	(1, 101, 33, 'allocated', '2026-11-23 01:21:38.901+00', NULL),
	(1, 102, 26, 'shipped', '2026-11-23 01:21:38.987+00', NULL),
	(1, 103, 27, 'shipped', '2026-11-23 01:21:38.987+00', NULL),
	(1, 104, 28, 'shipped', '2026-11-23 01:21:38.987+00', NULL),
	(1, 105, 29, 'shipped', '2026-11-23 01:21:38.987+00', NULL),
	(1, 106, 30, 'shipped', '2026-11-23 01:21:38.987+00', NULL),
	(1, 107, 31, 'shipped', '2026-11-23 01:21:38.987+00', NULL),
	(1, 108, 32, 'shipped', '2026-11-23 01:21:38.987+00', NULL),
	(1, 109, 33, 'shipped', '2026-11-23 01:21:38.987+00', NULL),
	(1, 110, 17, 'delivered', '2026-11-23 01:21:39.165+00', NULL),
	(1, 111, 17, 'associationCreated', '2026-11-23 01:21:39.165+00', NULL),
	(1, 112, 18, 'delivered', '2026-11-23 01:21:39.165+00', NULL),
	(1, 113, 18, 'associationCreated', '2026-11-23 01:21:39.165+00', NULL),
	(1, 114, 19, 'delivered', '2026-11-23 01:21:39.165+00', NULL),
	(1, 115, 19, 'associationCreated', '2026-11-23 01:21:39.165+00', NULL),
	(1, 116, 20, 'delivered', '2026-11-23 01:21:39.165+00', NULL),
	(1, 117, 20, 'associationCreated', '2026-11-23 01:21:39.165+00', NULL),
	(1, 118, 21, 'delivered', '2026-11-23 01:21:39.165+00', NULL),
	(1, 119, 21, 'associationCreated', '2026-11-23 01:21:39.165+00', NULL),
	(1, 120, 22, 'delivered', '2026-11-23 01:21:39.165+00', NULL),
	(1, 121, 22, 'associationCreated', '2026-11-23 01:21:39.165+00', NULL),
	(1, 122, 23, 'delivered', '2026-11-23 01:21:39.165+00', NULL),
	(1, 123, 23, 'associationCreated', '2026-11-23 01:21:39.165+00', NULL),
	(1, 124, 24, 'delivered', '2026-11-23 01:21:39.165+00', NULL),
	(1, 125, 24, 'associationCreated', '2026-11-23 01:21:39.165+00', NULL),
	(1, 126, 26, 'delivered', '2026-11-23 01:21:39.2+00', NULL),
	(1, 127, 26, 'associationCreated', '2026-11-23 01:21:39.2+00', NULL),
	(1, 128, 27, 'delivered', '2026-11-23 01:21:39.2+00', NULL),
	(1, 129, 27, 'associationCreated', '2026-11-23 01:21:39.2+00', NULL),
	(1, 130, 28, 'delivered', '2026-11-23 01:21:39.2+00', NULL),
	(1, 131, 28, 'associationCreated', '2026-11-23 01:21:39.2+00', NULL),
	(1, 132, 29, 'delivered', '2026-11-23 01:21:39.2+00', NULL),
	(1, 133, 29, 'associationCreated', '2026-11-23 01:21:39.2+00', NULL),
	(1, 134, 30, 'delivered', '2026-11-23 01:21:39.2+00', NULL),
	(1, 135, 30, 'associationCreated', '2026-11-23 01:21:39.2+00', NULL),
	(1, 136, 31, 'delivered', '2026-11-23 01:21:39.2+00', NULL),
	(1, 137, 31, 'associationCreated', '2026-11-23 01:21:39.2+00', NULL),
	(1, 138, 32, 'delivered', '2026-11-23 01:21:39.2+00', NULL),
	(1, 139, 32, 'associationCreated', '2026-11-23 01:21:39.2+00', NULL),
	(1, 140, 33, 'delivered', '2026-11-23 01:21:39.2+00', NULL),
	(1, 141, 33, 'associationCreated', '2026-11-23 01:21:39.2+00', NULL),
	(1, 142, 17, 'lowBattery', '2026-01-14 08:30:00+00', NULL),
	(1, 143, 34, 'registered', '2026-11-23 01:21:48.829+00', NULL),
	(1, 144, 35, 'registered', '2026-11-23 01:21:48.836+00', NULL),
	(1, 145, 36, 'registered', '2026-11-23 01:21:48.836+00', NULL),
	(1, 146, 37, 'registered', '2026-11-23 01:21:48.838+00', NULL),
	(1, 147, 38, 'registered', '2026-11-23 01:21:48.911+00', NULL),
	(1, 148, 39, 'registered', '2026-11-23 01:21:48.922+00', NULL),
	(1, 149, 40, 'registered', '2026-11-23 01:21:48.923+00', NULL),
	(1, 150, 41, 'registered', '2026-11-23 01:21:48.935+00', NULL),
	(1, 151, 36, 'associationCreated', '2026-11-23 01:21:48.999+00', NULL),
	(1, 152, 35, 'associationCreated', '2026-11-23 01:21:49+00', NULL),
	(1, 153, 34, 'associationCreated', '2026-11-23 01:21:49.006+00', NULL),
	(1, 154, 37, 'associationCreated', '2026-11-23 01:21:49.02+00', NULL),
	(1, 155, 40, 'associationCreated', '2026-11-23 01:21:49.072+00', NULL),
	(1, 156, 39, 'associationCreated', '2026-11-23 01:21:49.074+00', NULL),
	(1, 157, 41, 'associationCreated', '2026-11-23 01:21:49.081+00', NULL),
	(1, 158, 38, 'associationCreated', '2026-11-23 01:21:49.078+00', NULL);
INSERT INTO public.device_health_check OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 4, '2026-01-05 13:00:00+00', 99, 40),
	(1, 2, 9, '2026-01-05 10:00:00+00', 99, 41),
	(1, 3, 9, '2026-01-08 10:00:00+00', 90, 41),
	(1, 4, 17, '2026-01-08 08:30:00+00', 65, 42),
	(1, 5, 33, '2026-01-08 04:00:00+00', 90, 43),
	(1, 6, 4, '2026-01-08 13:00:00+00', 90, 40),
	(1, 7, 4, '2026-01-11 10:00:00+00', 81, 41),
	(1, 8, 17, '2026-01-11 08:30:00+00', 39, 42),
	(1, 9, 33, '2026-01-11 04:00:00+00', 81, 43),
	(1, 10, 17, '2026-01-14 08:30:00+00', 14, 42),
	(1, 11, 33, '2026-01-14 04:00:00+00', 72, 43),
	(1, 12, 4, '2026-01-14 10:00:00+00', 72, 41),
	(1, 13, 36, '2026-01-14 13:00:00+00', 99, 40);
INSERT INTO public.device_identifier OVERRIDING SYSTEM VALUE VALUES
	(1, 'imei', '000487526489116', 2, '000487526489116'),
	(1, 'macAddress', '02:B8:5B:52:65:E5', 3, '02b85b5265e5'),
	(1, 'imei', '008983648786274', 4, '008983648786274'),
	(1, 'imei', '008900249132492', 1, '008900249132492'),
	(1, 'macAddress', '02:AD:FB:C6:6A:D5', 5, '02adfbc66ad5'),
	(1, 'macAddress', '02:21:06:2C:74:4E', 6, '0221062c744e'),
	(1, 'serial', 'SIM-12-PF-0', 7, 'SIM-12-PF-0'),
	(1, 'serial', 'SIM-12-SM-0', 8, 'SIM-12-SM-0'),
	(1, 'imei', '006183366000329', 9, '006183366000329'),
	(1, 'imei', '009002666828055', 10, '009002666828055'),
	(1, 'macAddress', '02:E1:5A:F4:7C:AB', 11, '02e15af47cab'),
	(1, 'imei', '001701472269671', 12, '001701472269671'),
	(1, 'macAddress', '02:43:20:86:C6:85', 13, '02432086c685'),
	(1, 'macAddress', '02:F8:0E:07:E7:2C', 14, '02f80e07e72c'),
	(1, 'serial', 'SIM-12-PF-1', 15, 'SIM-12-PF-1'),
	(1, 'serial', 'SIM-12-SM-1', 16, 'SIM-12-SM-1'),
	(1, 'imei', '000399714186836', 17, '000399714186836'),
	(1, 'imei', '001554123590148', 18, '001554123590148'),
	(1, 'imei', '002297934473794', 19, '002297934473794'),
	(1, 'macAddress', '02:4D:65:7F:E7:E8', 20, '024d657fe7e8'),
	(1, 'macAddress', '02:BA:8D:F4:2E:54', 21, '02ba8df42e54'),
	(1, 'macAddress', '02:61:D0:78:A6:CC', 22, '0261d078a6cc'),
	(1, 'serial', 'SIM-12-PF-2', 23, 'SIM-12-PF-2'),
	(1, 'serial', 'SIM-12-SM-2', 24, 'SIM-12-SM-2'),
	(1, 'imei', '007692676300384', 25, '007692676300384'),
	(1, 'imei', '002725646944843', 27, '002725646944843'),
	(1, 'macAddress', '02:FF:EB:D4:9C:7C', 28, '02ffebd49c7c'),
	(1, 'imei', '009869205691065', 26, '009869205691065'),
	(1, 'macAddress', '02:3B:3A:57:56:CF', 29, '023b3a5756cf'),
	(1, 'macAddress', '02:10:02:71:E2:0C', 30, '02100271e20c'),
	(1, 'serial', 'SIM-12-SM-3', 31, 'SIM-12-SM-3'),
	(1, 'serial', 'SIM-12-PF-3', 32, 'SIM-12-PF-3'),
	(1, 'imei', '006888888957323', 33, '006888888957323'),
	(1, 'macAddress', '02:83:E5:65:A8:E4', 34, '0283e565a8e4'),
	(1, 'imei', '003058450245050', 35, '003058450245050'),
	(1, 'imei', '004451900900730', 36, '004451900900730'),
	(1, 'imei', '007304703448687', 37, '007304703448687'),
	(1, 'macAddress', '02:D1:5A:CD:C7:0F', 38, '02d15acdc70f'),
	(1, 'macAddress', '02:BD:E4:AF:83:46', 39, '02bde4af8346'),
	(1, 'serial', 'SIM-8-PF-0', 40, 'SIM-8-PF-0'),
	(1, 'serial', 'SIM-8-SM-0', 41, 'SIM-8-SM-0');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES
	(1, 569, 'patient.created', 5, 1, '{"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '2026-11-23 01:21:48.711+00', NULL, NULL),
	(1, 570, 'device.associationCreated', 36, 1, '{"device" : {"id" : 36, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.836Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:48.999Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 01:21:48.968+00', NULL, NULL),
	(1, 571, 'device.associationCreated', 35, 1, '{"device" : {"id" : 35, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.836Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:49.000Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 10, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 01:21:48.973+00', NULL, NULL),
	(1, 572, 'device.associationCreated', 34, 1, '{"device" : {"id" : 34, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.829Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:49.006Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 01:21:48.973+00', NULL, NULL),
	(1, 573, 'device.associationCreated', 37, 1, '{"device" : {"id" : 37, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.838Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:49.020Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 01:21:48.972+00', NULL, NULL),
	(1, 591, 'reading.weight', 39, 1, NULL, '2026-11-23 01:21:49.398+00', NULL, NULL),
	(1, 592, 'reading.weight', 39, 2, NULL, '2026-11-23 01:21:49.437+00', NULL, NULL),
	(1, 574, 'device.associationCreated', 40, 1, '{"device" : {"id" : 40, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.923Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:49.072Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 01:21:49.053+00', NULL, NULL),
	(1, 579, 'reading.bloodPressure', 63, 1, NULL, '2026-11-23 01:21:49.178+00', NULL, NULL),
	(1, 583, 'reading.heartRate', 94, 1, NULL, '2026-11-23 01:21:49.254+00', NULL, NULL),
	(1, 584, 'reading.heartRate', 95, 1, NULL, '2026-11-23 01:21:49.254+00', NULL, NULL),
	(1, 588, 'reading.sleepMatActivity', 33, 1, NULL, '2026-11-23 01:21:49.303+00', NULL, NULL),
	(1, 575, 'device.associationCreated', 39, 1, '{"device" : {"id" : 39, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.922Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:49.074Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 01:21:49.049+00', NULL, NULL),
	(1, 580, 'reading.weight', 38, 1, NULL, '2026-11-23 01:21:49.179+00', NULL, NULL),
	(1, 586, 'reading.heartRateVariability', 33, 1, NULL, '2026-11-23 01:21:49.263+00', NULL, NULL),
	(1, 589, 'reading.sleepMatDuration', 33, 1, NULL, '2026-11-23 01:21:49.328+00', NULL, NULL),
	(1, 590, 'device.healthcheck', 36, 1, '{"device" : {"id" : 36, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.836Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:48.999Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 13, "deviceId" : 36, "eventTimestamp" : "2026-01-14T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}}', '2026-11-23 01:21:49.359+00', NULL, NULL),
	(1, 576, 'device.associationCreated', 41, 1, '{"device" : {"id" : 41, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.935Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:49.081Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 17, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 01:21:49.067+00', NULL, NULL),
	(1, 577, 'device.associationCreated', 38, 1, '{"device" : {"id" : 38, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.911Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:49.078Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-23 01:21:49.033+00', NULL, NULL),
	(1, 578, 'reading.bloodOxygen', 33, 1, NULL, '2026-11-23 01:21:49.177+00', NULL, NULL),
	(1, 581, 'reading.bloodGlucose', 76, 1, NULL, '2026-11-23 01:21:49.17+00', NULL, NULL),
	(1, 582, 'reading.bloodGlucose', 77, 1, NULL, '2026-11-23 01:21:49.17+00', NULL, NULL),
	(1, 585, 'reading.temperature', 33, 1, NULL, '2026-11-23 01:21:49.243+00', NULL, NULL),
	(1, 587, 'reading.peakFlow', 63, 1, NULL, '2026-11-23 01:21:49.27+00', NULL, NULL);
INSERT INTO public.heart_rate_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 5, 6, '2026-01-05 18:25:00+00', NULL, '2026-11-23 01:21:38.522+00', 64, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 5, 6, '2026-01-05 21:54:00+00', NULL, '2026-11-23 01:21:38.522+00', 77, false, -28800, -28800, 1, NULL),
	(1, 3, 1, 5, 6, '2026-01-06 04:08:00+00', NULL, '2026-11-23 01:21:38.522+00', 79, false, -28800, -28800, 1, NULL),
	(1, 4, 2, 14, 6, '2026-01-05 15:19:00+00', NULL, '2026-11-23 01:21:38.522+00', 84, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 14, 6, '2026-01-05 19:03:00+00', NULL, '2026-11-23 01:21:38.522+00', 74, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 14, 6, '2026-01-06 01:07:00+00', NULL, '2026-11-23 01:21:38.522+00', 88, false, -18000, -18000, 1, NULL),
	(1, 7, 2, 14, 6, '2026-01-06 14:55:00+00', NULL, '2026-11-23 01:21:39.058+00', 81, false, -18000, -18000, 1, NULL),
	(1, 8, 2, 14, 6, '2026-01-06 19:19:00+00', NULL, '2026-11-23 01:21:39.058+00', 93, false, -18000, -18000, 1, NULL),
	(1, 9, 2, 14, 6, '2026-01-07 01:27:00+00', NULL, '2026-11-23 01:21:39.058+00', 73, false, -18000, -18000, 1, NULL),
	(1, 10, 1, 5, 6, '2026-01-07 18:19:00+00', NULL, '2026-11-23 01:21:39.299+00', 66, false, -28800, -28800, 1, NULL),
	(1, 11, 1, 5, 6, '2026-01-07 22:17:00+00', NULL, '2026-11-23 01:21:39.299+00', 61, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 5, 6, '2026-01-08 04:27:00+00', NULL, '2026-11-23 01:21:39.299+00', 78, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 14, 6, '2026-01-07 14:47:00+00', NULL, '2026-11-23 01:21:39.299+00', 76, false, -18000, -18000, 1, NULL),
	(1, 14, 2, 14, 6, '2026-01-07 18:52:00+00', NULL, '2026-11-23 01:21:39.299+00', 76, false, -18000, -18000, 1, NULL),
	(1, 15, 2, 14, 6, '2026-01-08 01:28:00+00', NULL, '2026-11-23 01:21:39.299+00', 94, false, -18000, -18000, 1, NULL),
	(1, 16, 3, 21, 6, '2026-01-07 13:12:00+00', NULL, '2026-11-23 01:21:39.299+00', 81, false, -12600, -12600, 1, NULL),
	(1, 17, 3, 21, 6, '2026-01-07 17:29:00+00', NULL, '2026-11-23 01:21:39.299+00', 89, false, -12600, -12600, 1, NULL),
	(1, 18, 3, 21, 6, '2026-01-08 00:05:00+00', NULL, '2026-11-23 01:21:39.299+00', 84, false, -12600, -12600, 1, NULL),
	(1, 19, 4, 30, 6, '2026-01-07 09:24:00+00', NULL, '2026-11-23 01:21:39.299+00', 72, false, 3600, 3600, 1, NULL),
	(1, 20, 4, 30, 6, '2026-01-07 13:16:00+00', NULL, '2026-11-23 01:21:39.299+00', 81, false, 3600, 3600, 1, NULL),
	(1, 21, 4, 30, 6, '2026-01-07 19:40:00+00', NULL, '2026-11-23 01:21:39.299+00', 80, false, 3600, 3600, 1, NULL),
	(1, 22, 1, 5, 6, '2026-01-08 18:03:00+00', NULL, '2026-11-23 01:21:39.477+00', 76, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 5, 6, '2026-01-08 21:59:00+00', NULL, '2026-11-23 01:21:39.477+00', 64, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 5, 6, '2026-01-09 04:39:00+00', NULL, '2026-11-23 01:21:39.477+00', 65, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 14, 6, '2026-01-08 15:11:00+00', NULL, '2026-11-23 01:21:39.477+00', 72, false, -18000, -18000, 1, NULL),
	(1, 26, 2, 14, 6, '2026-01-08 18:58:00+00', NULL, '2026-11-23 01:21:39.477+00', 74, false, -18000, -18000, 1, NULL),
	(1, 27, 2, 14, 6, '2026-01-09 01:35:00+00', NULL, '2026-11-23 01:21:39.477+00', 74, false, -18000, -18000, 1, NULL),
	(1, 28, 3, 21, 6, '2026-01-08 13:24:00+00', NULL, '2026-11-23 01:21:39.477+00', 85, false, -12600, -12600, 1, NULL),
	(1, 29, 3, 21, 6, '2026-01-08 17:19:00+00', NULL, '2026-11-23 01:21:39.477+00', 73, false, -12600, -12600, 1, NULL),
	(1, 30, 3, 21, 6, '2026-01-08 23:35:00+00', NULL, '2026-11-23 01:21:39.477+00', 82, false, -12600, -12600, 1, NULL),
	(1, 31, 1, 5, 6, '2026-01-06 18:03:00+00', NULL, '2026-11-23 01:21:39.738+00', 84, false, -28800, -28800, 1, NULL),
	(1, 32, 1, 5, 6, '2026-01-06 22:06:00+00', NULL, '2026-11-23 01:21:39.738+00', 75, false, -28800, -28800, 1, NULL),
	(1, 33, 1, 5, 6, '2026-01-07 04:17:00+00', NULL, '2026-11-23 01:21:39.738+00', 79, false, -28800, -28800, 1, NULL),
	(1, 34, 1, 5, 6, '2026-01-09 17:43:00+00', NULL, '2026-11-23 01:21:39.738+00', 87, false, -28800, -28800, 1, NULL),
	(1, 35, 1, 5, 6, '2026-01-09 21:39:00+00', NULL, '2026-11-23 01:21:39.738+00', 61, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 5, 6, '2026-01-10 04:35:00+00', NULL, '2026-11-23 01:21:39.738+00', 88, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 14, 6, '2026-01-09 08:47:00+00', NULL, '2026-11-23 01:21:39.738+00', 76, false, 3600, -18000, 1, NULL),
	(1, 38, 2, 14, 6, '2026-01-09 12:39:00+00', NULL, '2026-11-23 01:21:39.738+00', 88, false, 3600, -18000, 1, NULL),
	(1, 39, 2, 14, 6, '2026-01-09 19:13:00+00', NULL, '2026-11-23 01:21:39.738+00', 82, false, 3600, -18000, 1, NULL),
	(1, 40, 1, 5, 6, '2026-01-10 18:06:00+00', NULL, '2026-11-23 01:21:39.885+00', 71, false, -28800, -28800, 1, NULL),
	(1, 41, 1, 5, 6, '2026-01-10 21:40:00+00', NULL, '2026-11-23 01:21:39.885+00', 67, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 5, 6, '2026-01-11 04:48:00+00', NULL, '2026-11-23 01:21:39.885+00', 83, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 14, 6, '2026-01-10 09:25:00+00', NULL, '2026-11-23 01:21:39.885+00', 78, false, 3600, -18000, 1, NULL),
	(1, 44, 2, 14, 6, '2026-01-10 12:43:00+00', NULL, '2026-11-23 01:21:39.885+00', 99, false, 3600, -18000, 1, NULL),
	(1, 45, 2, 14, 6, '2026-01-10 19:51:00+00', NULL, '2026-11-23 01:21:39.885+00', 97, false, 3600, -18000, 1, NULL),
	(1, 46, 4, 30, 6, '2026-01-10 09:13:00+00', NULL, '2026-11-23 01:21:39.885+00', 91, false, 3600, 3600, 1, NULL),
	(1, 47, 4, 30, 6, '2026-01-10 13:08:00+00', NULL, '2026-11-23 01:21:39.885+00', 90, false, 3600, 3600, 1, NULL),
	(1, 48, 4, 30, 6, '2026-01-10 19:12:00+00', NULL, '2026-11-23 01:21:39.885+00', 88, false, 3600, 3600, 1, NULL),
	(1, 52, 1, 5, 6, '2026-01-11 18:10:00+00', NULL, '2026-11-23 01:21:40.07+00', 90, false, -28800, -28800, 1, NULL),
	(1, 53, 1, 5, 6, '2026-01-11 22:23:00+00', NULL, '2026-11-23 01:21:40.07+00', 78, false, -28800, -28800, 1, NULL),
	(1, 54, 1, 5, 6, '2026-01-12 04:37:00+00', NULL, '2026-11-23 01:21:40.07+00', 90, false, -28800, -28800, 1, NULL),
	(1, 55, 2, 14, 6, '2026-01-11 15:05:00+00', NULL, '2026-11-23 01:21:40.07+00', 84, false, -18000, -18000, 1, NULL),
	(1, 56, 2, 14, 6, '2026-01-11 19:25:00+00', NULL, '2026-11-23 01:21:40.07+00', 73, false, -18000, -18000, 1, NULL),
	(1, 57, 2, 14, 6, '2026-01-12 01:05:00+00', NULL, '2026-11-23 01:21:40.07+00', 80, false, -18000, -18000, 1, NULL),
	(1, 58, 3, 21, 6, '2026-01-11 13:10:00+00', NULL, '2026-11-23 01:21:40.07+00', 67, false, -12600, -12600, 1, NULL),
	(1, 59, 3, 21, 6, '2026-01-11 17:15:00+00', NULL, '2026-11-23 01:21:40.07+00', 70, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 21, 6, '2026-01-11 23:35:00+00', NULL, '2026-11-23 01:21:40.07+00', 62, false, -12600, -12600, 1, NULL),
	(1, 61, 1, 5, 6, '2026-01-12 18:19:00+00', NULL, '2026-11-23 01:21:40.204+00', 81, false, -28800, -28800, 1, NULL),
	(1, 62, 1, 5, 6, '2026-01-12 22:24:00+00', NULL, '2026-11-23 01:21:40.204+00', 81, false, -28800, -28800, 1, NULL),
	(1, 63, 1, 5, 6, '2026-01-13 04:31:00+00', NULL, '2026-11-23 01:21:40.204+00', 60, false, -28800, -28800, 1, NULL),
	(1, 64, 2, 14, 6, '2026-01-12 15:11:00+00', NULL, '2026-11-23 01:21:40.204+00', 93, false, -18000, -18000, 1, NULL),
	(1, 65, 2, 14, 6, '2026-01-12 18:41:00+00', NULL, '2026-11-23 01:21:40.204+00', 72, false, -18000, -18000, 1, NULL),
	(1, 66, 2, 14, 6, '2026-01-13 01:48:00+00', NULL, '2026-11-23 01:21:40.204+00', 81, false, -18000, -18000, 1, NULL),
	(1, 67, 3, 21, 6, '2026-01-12 13:47:00+00', NULL, '2026-11-23 01:21:40.204+00', 68, false, -12600, -12600, 1, NULL),
	(1, 68, 3, 21, 6, '2026-01-12 17:28:00+00', NULL, '2026-11-23 01:21:40.204+00', 87, false, -12600, -12600, 1, NULL),
	(1, 69, 3, 21, 6, '2026-01-13 00:23:00+00', NULL, '2026-11-23 01:21:40.204+00', 85, false, -12600, -12600, 1, NULL),
	(1, 73, 1, 5, 6, '2026-01-13 18:17:00+00', NULL, '2026-11-23 01:21:40.301+00', 88, false, -28800, -28800, 1, NULL),
	(1, 74, 1, 5, 6, '2026-01-13 22:17:00+00', NULL, '2026-11-23 01:21:40.301+00', 67, false, -28800, -28800, 1, NULL),
	(1, 75, 1, 5, 6, '2026-01-14 04:48:00+00', NULL, '2026-11-23 01:21:40.301+00', 67, false, -28800, -28800, 1, NULL),
	(1, 76, 2, 14, 6, '2026-01-13 14:37:00+00', NULL, '2026-11-23 01:21:40.301+00', 77, false, -18000, -18000, 1, NULL),
	(1, 77, 2, 14, 6, '2026-01-13 18:57:00+00', NULL, '2026-11-23 01:21:40.301+00', 76, false, -18000, -18000, 1, NULL),
	(1, 78, 2, 14, 6, '2026-01-14 01:34:00+00', NULL, '2026-11-23 01:21:40.301+00', 94, false, -18000, -18000, 1, NULL),
	(1, 70, 3, 21, 6, '2026-01-10 13:09:00+00', NULL, '2026-11-23 01:21:40.301+00', 80, false, -12600, -12600, 1, NULL),
	(1, 71, 3, 21, 6, '2026-01-10 17:14:00+00', NULL, '2026-11-23 01:21:40.301+00', 61, false, -12600, -12600, 1, NULL),
	(1, 72, 3, 21, 6, '2026-01-10 23:43:00+00', NULL, '2026-11-23 01:21:40.301+00', 81, false, -12600, -12600, 1, NULL),
	(1, 79, 3, 21, 6, '2026-01-13 13:14:00+00', NULL, '2026-11-23 01:21:40.301+00', 81, false, -12600, -12600, 1, NULL),
	(1, 80, 3, 21, 6, '2026-01-13 17:09:00+00', NULL, '2026-11-23 01:21:40.301+00', 85, false, -12600, -12600, 1, NULL),
	(1, 81, 3, 21, 6, '2026-01-14 00:09:00+00', NULL, '2026-11-23 01:21:40.301+00', 74, false, -12600, -12600, 1, NULL),
	(1, 82, 4, 30, 6, '2026-01-13 08:37:00+00', NULL, '2026-11-23 01:21:40.301+00', 95, false, 3600, 3600, 1, NULL),
	(1, 83, 4, 30, 6, '2026-01-13 12:35:00+00', NULL, '2026-11-23 01:21:40.301+00', 81, false, 3600, 3600, 1, NULL),
	(1, 84, 4, 30, 6, '2026-01-13 19:17:00+00', NULL, '2026-11-23 01:21:40.301+00', 76, false, 3600, 3600, 1, NULL),
	(1, 85, 1, 5, 6, '2026-01-14 17:51:00+00', NULL, '2026-11-23 01:21:40.407+00', 75, false, -28800, -28800, 1, NULL),
	(1, 86, 1, 5, 6, '2026-01-14 22:14:00+00', NULL, '2026-11-23 01:21:40.407+00', 91, false, -28800, -28800, 1, NULL),
	(1, 87, 2, 14, 6, '2026-01-14 15:01:00+00', NULL, '2026-11-23 01:21:40.407+00', 86, false, -18000, -18000, 1, NULL),
	(1, 88, 2, 14, 6, '2026-01-14 19:12:00+00', NULL, '2026-11-23 01:21:40.407+00', 100, false, -18000, -18000, 1, NULL),
	(1, 89, 3, 21, 6, '2026-01-14 13:14:00+00', NULL, '2026-11-23 01:21:40.407+00', 66, false, -12600, -12600, 1, NULL),
	(1, 90, 3, 21, 6, '2026-01-14 17:39:00+00', NULL, '2026-11-23 01:21:40.407+00', 81, false, -12600, -12600, 1, NULL),
	(1, 91, 4, 30, 6, '2026-01-14 09:07:00+00', NULL, '2026-11-23 01:21:40.407+00', 71, false, 3600, 3600, 1, NULL),
	(1, 92, 4, 30, 6, '2026-01-14 13:23:00+00', NULL, '2026-11-23 01:21:40.407+00', 85, false, 3600, 3600, 1, NULL),
	(1, 93, 4, 30, 6, '2026-01-14 19:18:00+00', NULL, '2026-11-23 01:21:40.407+00', 74, false, 3600, 3600, 1, NULL),
	(1, 94, 5, 39, 15, '2026-01-14 18:17:00+00', NULL, '2026-11-23 01:21:49.254+00', 75, false, -28800, -28800, 1, NULL),
	(1, 95, 5, 39, 15, '2026-01-14 22:03:00+00', NULL, '2026-11-23 01:21:49.254+00', 80, false, -28800, -28800, 1, NULL);
INSERT INTO public.heart_rate_variability_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 5, 6, '2026-01-05 13:58:00+00', NULL, '2026-11-23 01:21:38.523+00', 25.6, 62, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 2, 2, 14, 6, '2026-01-05 11:23:00+00', NULL, '2026-11-23 01:21:38.523+00', 64.2, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 3, 2, 14, 6, '2026-01-06 10:58:00+00', NULL, '2026-11-23 01:21:39.063+00', 63.4, 79, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 4, 1, 5, 6, '2026-01-07 13:52:00+00', NULL, '2026-11-23 01:21:39.304+00', 25.4, 62, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 5, 2, 14, 6, '2026-01-07 11:16:00+00', NULL, '2026-11-23 01:21:39.304+00', 25.9, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 6, 3, 21, 6, '2026-01-07 09:48:00+00', NULL, '2026-11-23 01:21:39.304+00', 35.6, 57, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 7, 4, 30, 6, '2026-01-07 05:06:00+00', NULL, '2026-11-23 01:21:39.304+00', 42.3, 71, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 8, 1, 5, 6, '2026-01-08 13:49:00+00', NULL, '2026-11-23 01:21:39.503+00', 26.3, 58, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 9, 2, 14, 6, '2026-01-08 11:11:00+00', NULL, '2026-11-23 01:21:39.503+00', 34.1, 72, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 10, 3, 21, 6, '2026-01-08 09:35:00+00', NULL, '2026-11-23 01:21:39.503+00', 66.3, 66, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 11, 1, 5, 6, '2026-01-06 13:36:00+00', NULL, '2026-11-23 01:21:39.743+00', 49.4, 61, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 12, 1, 5, 6, '2026-01-09 14:02:00+00', NULL, '2026-11-23 01:21:39.743+00', 36.4, 54, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 13, 2, 14, 6, '2026-01-09 04:59:00+00', NULL, '2026-11-23 01:21:39.743+00', 46.4, 73, 300000, 'sdnn', false, 3600, -18000, 1, NULL),
	(1, 14, 1, 5, 6, '2026-01-10 13:40:00+00', NULL, '2026-11-23 01:21:39.908+00', 68, 56, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 15, 2, 14, 6, '2026-01-10 05:21:00+00', NULL, '2026-11-23 01:21:39.908+00', 29.3, 68, 300000, 'sdnn', false, 3600, -18000, 1, NULL),
	(1, 16, 4, 30, 6, '2026-01-10 04:44:00+00', NULL, '2026-11-23 01:21:39.908+00', 29.6, 73, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 18, 1, 5, 6, '2026-01-11 14:00:00+00', NULL, '2026-11-23 01:21:40.075+00', 36.5, 54, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 19, 2, 14, 6, '2026-01-11 11:06:00+00', NULL, '2026-11-23 01:21:40.075+00', 46.6, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 20, 3, 21, 6, '2026-01-11 09:24:00+00', NULL, '2026-11-23 01:21:40.075+00', 50.3, 64, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 21, 1, 5, 6, '2026-01-12 14:02:00+00', NULL, '2026-11-23 01:21:40.212+00', 63, 60, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 22, 2, 14, 6, '2026-01-12 11:09:00+00', NULL, '2026-11-23 01:21:40.212+00', 46.6, 72, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 23, 3, 21, 6, '2026-01-12 09:25:00+00', NULL, '2026-11-23 01:21:40.212+00', 27, 58, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 25, 1, 5, 6, '2026-01-13 13:37:00+00', NULL, '2026-11-23 01:21:40.302+00', 66.5, 55, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 26, 2, 14, 6, '2026-01-13 11:00:00+00', NULL, '2026-11-23 01:21:40.302+00', 26.7, 73, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 24, 3, 21, 6, '2026-01-10 09:26:00+00', NULL, '2026-11-23 01:21:40.302+00', 41.7, 59, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 27, 3, 21, 6, '2026-01-13 09:27:00+00', NULL, '2026-11-23 01:21:40.302+00', 58.4, 64, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 28, 4, 30, 6, '2026-01-13 05:16:00+00', NULL, '2026-11-23 01:21:40.302+00', 67, 63, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 29, 1, 5, 6, '2026-01-14 13:55:00+00', NULL, '2026-11-23 01:21:40.417+00', 62.1, 70, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 30, 2, 14, 6, '2026-01-14 11:02:00+00', NULL, '2026-11-23 01:21:40.417+00', 66.5, 77, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 31, 3, 21, 6, '2026-01-14 09:37:00+00', NULL, '2026-11-23 01:21:40.417+00', 45.9, 68, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 32, 4, 30, 6, '2026-01-14 04:54:00+00', NULL, '2026-11-23 01:21:40.417+00', 60.6, 74, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 33, 5, 39, 15, '2026-01-14 13:37:00+00', NULL, '2026-11-23 01:21:49.263+00', 45.7, 77, 300000, 'sdnn', false, -28800, -28800, 1, NULL);
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-0', '\xba546da11a8876d784168daebaa42deef545fbedaa125362572d99aac37f9486', '{"id" : 1, "name" : "Example Devices"}', '{}', '2026-11-23 01:21:36.701+00'),
	(1, 'simulation-12-4-10-1768435200000-1-1', '\xc262ee65a2bbc52f2c45032f0e841fc892d3a637cf80f6d3b23f6f945c553ecd', '{"id" : 2, "name" : "Sample Instruments"}', '{}', '2026-11-23 01:21:36.709+00'),
	(1, 'simulation-12-4-10-1768435200000-1-3', '\x2e36c25df9db2fbf9282ca086e69760cc439b33d90d3e0bd3362d478ef512620', '{"id" : 2, "name" : "Simulated Clinic 2", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NY", "zipCode" : "10001", "country" : "US", "note" : null}}', '{}', '2026-11-23 01:21:36.72+00'),
	(1, 'simulation-12-4-10-1768435200000-1-2', '\x698291bcaf881a0d24d8fc2d01ee087f2cce970f110cda9a7a7c4a11f3005999', '{"id" : 1, "name" : "Simulated Clinic 1", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "CA", "zipCode" : "94105", "country" : "US", "note" : null}}', '{}', '2026-11-23 01:21:36.72+00'),
	(1, 'simulation-12-4-10-1768435200000-1-5', '\x29303223d408f8e03d5fae0fbcb5ba6c831b9d1ee70c0fde16904cb5d2b7d34d', '{"id" : 3, "name" : "Simulated Clinic 4", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}}', '{}', '2026-11-23 01:21:36.804+00'),
	(1, 'simulation-12-4-10-1768435200000-1-4', '\xd67508ce9335fdc21d52252c1dc22d51cdae86280e7da7705510415f3701b782', '{"id" : 4, "name" : "Simulated Clinic 3", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}}', '{}', '2026-11-23 01:21:36.807+00'),
	(1, 'simulation-12-4-10-1768435200000-1-6', '\x66b86ce7450176e5d4533a719c4aab1411ccf8201cc1199a26885ec1c1172f00', '{"id" : 5, "name" : "Simulated Clinic 5", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "WB", "zipCode" : "700001", "country" : "IN", "note" : null}}', '{}', '2026-11-23 01:21:36.831+00'),
	(1, 'simulation-12-4-10-1768435200000-1-9', '\x4672431534774601d6aee67dfb59adf0511007eb0dd73a1ffc1d2e70bc7c6c3e', '{"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["weight"]}', '{}', '2026-11-23 01:21:36.902+00'),
	(1, 'simulation-12-4-10-1768435200000-1-7', '\x3440a7f70567d4995ba65080960ffa917b5c8224f77568eee49bbdffe5cf4159', '{"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodGlucose"]}', '{}', '2026-11-23 01:21:36.883+00'),
	(1, 'simulation-12-4-10-1768435200000-1-8', '\x2ee80506b06c4be67b23d5ed9fff747314946a1b3299a45a99d2e29a3e4c6224', '{"id" : 4, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodPressure"]}', '{}', '2026-11-23 01:21:36.896+00'),
	(1, 'simulation-12-4-10-1768435200000-1-10', '\x87e6a6efe9d065a5862cf9dc4612ad8833fad1968114b9310cd710eecc146baf', '{"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["bloodOxygen"]}', '{}', '2026-11-23 01:21:36.9+00'),
	(1, 'simulation-12-4-10-1768435200000-1-11', '\x621c73a39d22cddd80dc05e5b52368a9d6c1b295e813bc0833a83dc0221e164f', '{"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["temperature"]}', '{}', '2026-11-23 01:21:36.96+00'),
	(1, 'simulation-12-4-10-1768435200000-1-12', '\xb31364a703ff2cf8f06ec0ccee7541a1d77c892efa087c733d7333c27918dab9', '{"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["heartRate","heartRateVariability"]}', '{}', '2026-11-23 01:21:36.962+00'),
	(1, 'simulation-12-4-10-1768435200000-1-13', '\xe6609dd607ac532c35e059f4c6e0c54ff0506516bf40692a43b2bb8152fd5b04', '{"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["peakFlow"]}', '{}', '2026-11-23 01:21:36.972+00'),
	(1, 'simulation-12-4-10-1768435200000-1-14', '\xf553ad910406279707ce93f0b99a60598483ca89452d92af6767b795d159f826', '{"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["sleepMatActivity","sleepMatDuration"]}', '{}', '2026-11-23 01:21:36.975+00'),
	(1, 'simulation-12-4-10-1768435200000-1-15', '\xbad89e8ec628110e193f68877228c0807a6befd2f68e534dfce2310ce4db8bcc', '{"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : null, "size" : null, "readingKinds" : []}', '{}', '2026-11-23 01:21:37.004+00'),
	(1, 'simulation-12-4-10-1768435200000-1-16', '\x3b1e256cd56caeeba7d6d19a6f023739913d89de831c5d81f9b491efd5704816', '{"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '{}', '2026-11-23 01:21:37.039+00'),
	(1, 'simulation-12-4-10-1768435200000-1-17', '\xec1206928b74ca298e3153d9ea252b5c916850a70c221d88fd92d194b96f09a5', '{"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}, "archived" : false, "enrolled" : true, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "timeZone" : null}', '{}', '2026-11-23 01:21:37.047+00'),
	(1, 'simulation-12-4-10-1768435200000-1-18', '\x349e52b0560cf95083a1c9ec3c956b6f2889a08d9b475c6131565c22cfc4edec', '{"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}, "archived" : false, "enrolled" : true, "site" : {"id" : 4, "name" : "Simulated Clinic 3"}, "timeZone" : "America/St_Johns"}', '{}', '2026-11-23 01:21:37.049+00'),
	(1, 'simulation-12-4-10-1768435200000-1-19', '\x93f0ff1ab0754ec8fc2544a800a16816baa1b68f9f177e2707a0e53ac35db22b', '{"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}, "archived" : false, "enrolled" : true, "site" : {"id" : 3, "name" : "Simulated Clinic 4"}, "timeZone" : "Europe/Berlin"}', '{}', '2026-11-23 01:21:37.066+00'),
	(1, 'simulation-12-4-10-1768435200000-1-107', '\xbbec3caf8703ad8e349447a4f4829281d448ab6ce5fd706f8cb5f4c62b24534f', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 01:21:39.105+00'),
	(1, 'simulation-12-4-10-1768435200000-1-21', '\xcbd345877b49558c8ba7bf910fbde11aaf1d0065f672c25db0eba1a9e4b23b75', '{"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "tracked" : false, "available" : 16, "promised" : 0}', '{}', '2026-11-23 01:21:37.254+00'),
	(1, 'simulation-12-4-10-1768435200000-1-23', '\xf859aaf4926b7b2ac01b4a865aeae82b25da58306920da9dbca6adbcfb0a0e8c', '{"id" : 1, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.375Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008900249132492"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.314+00'),
	(1, 'simulation-12-4-10-1768435200000-1-26', '\x3c17a4f27a50b66e40495ecc5cd49883cc0fa087023348a3d602cdba9a525387', '{"id" : 6, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.444Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:21:06:2C:74:4E"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.407+00'),
	(1, 'simulation-12-4-10-1768435200000-1-33', '\x5ef305ee49c7d145334da270c18c8f918a98064990a5823fe2c981342c1a8759', '{"id" : 11, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.542Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:E1:5A:F4:7C:AB"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.504+00'),
	(1, 'simulation-12-4-10-1768435200000-1-36', '\xab63bb94dfd30b303172786443dc69e2334969b404949bc1830db4d942c67fe9', '{"id" : 15, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.602Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-1"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.575+00'),
	(1, 'simulation-12-4-10-1768435200000-1-58', '\x3bf4bf6b1591131303169e6961de712faecaa435d4ebde441ff7d119dc82e374', '{"id" : 19, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.013Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.978+00'),
	(1, 'simulation-12-4-10-1768435200000-1-62', '\x23b037be3c0b38e6af6bd612fc542f8b6a7381a7a0e50cddd1fcab2308c5c882', '{"id" : 23, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.069Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.05+00'),
	(1, 'simulation-12-4-10-1768435200000-1-68', '\xb26e2832c5bf7b019f24bb6b02c207b355e3672288a7dfbed30e12f2d77d8870', '{"id" : 28, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.171Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.154+00'),
	(1, 'simulation-12-4-10-1768435200000-1-69', '\x0f576ca011034feee65d9b5fcfd6712b637278be1c889d827420a90b72fd7c4f', '{"id" : 29, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.229Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.183+00'),
	(1, 'simulation-12-4-10-1768435200000-1-81', '\xf2e7edcc54e2ad4ef0dd64c111d3426d80740685166c94a3064c690573a285a8', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 01:21:38.45+00'),
	(1, 'simulation-12-4-10-1768435200000-1-84', '\x3dd75509efd2b10d5247604c4a9b567a055ac30c19ab4eb47bb1f658e2a9892f', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 01:21:38.523+00'),
	(1, 'simulation-12-4-10-1768435200000-1-87', '\x6f99539548f749bd89c65813814a947e3b026ede6eb37b5d215b479afa2aaa11', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 01:21:38.563+00'),
	(1, 'simulation-12-4-10-1768435200000-1-88', '\x75b25b421e6ef29466f6ec95f83c230c8c75b38bc138d98b6a371547b14c234d', '{"id" : 1, "deviceId" : 4, "eventTimestamp" : "2026-01-05T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}', '{}', '2026-11-23 01:21:38.605+00'),
	(1, 'simulation-12-4-10-1768435200000-1-99', '\x1c7c5bc3a8fa59bdfd8e5c91bcf0985cb0b46774d473eb42fa48da9089a1ed3d', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 01:21:39.025+00'),
	(1, 'simulation-12-4-10-1768435200000-1-106', '\xf60202dbbf10ef1afddf9d9616f2185b728f5e76c1faa7c99374e422c4aabb1a', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 01:21:39.092+00'),
	(1, 'simulation-12-4-10-1768435200000-1-111', '\xdc89e64c66149b99378b3b94bcad5361695856de6ec4b66eaabf7fa9cad44e89', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 01:21:39.237+00'),
	(1, 'simulation-12-4-10-1768435200000-1-116', '\xb597ad2ea2b552291c183247e236ba556fee372b7cbe52817b10b4f5c372322b', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 01:21:39.304+00'),
	(1, 'simulation-12-4-10-1768435200000-1-119', '\xd99f033fadf99ab501a02d3726f25b11e625adcbffda06804e1402ae86681ea1', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 01:21:39.374+00'),
	(1, 'simulation-12-4-10-1768435200000-1-122', '\xc1234baaf70785a6e38b42cd9624d366d846ff37bd5d171ead76c7b5442d53da', '{"results":[{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 01:21:39.434+00'),
	(1, 'simulation-12-4-10-1768435200000-1-126', '\x28b712977fccf33371a807b6873c648d9d6c66e00f50189d40098c3b28836a3f', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 01:21:39.503+00'),
	(1, 'simulation-12-4-10-1768435200000-1-20', '\x73406fb8f5a4dc7b5ebff2be65c1e1ea5c29f7aa093798321fe20ae63d88af2d', '{"id" : 1, "name" : "Simulated Home Kit", "archived" : false, "kitItems" : [{"item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 4, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 2}]}', '{}', '2026-11-23 01:21:37.23+00'),
	(1, 'simulation-12-4-10-1768435200000-1-22', '\x2f691dbd6b2d99844b52860f78b8be0be26b7550c151d087d83649665372e48a', '{"id" : 4, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.366Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.314+00'),
	(1, 'simulation-12-4-10-1768435200000-1-27', '\xaf6aa5d2544d47b2475e4d25dd06b8ecc953239a051aea5114d9a9fe036d4958', '{"id" : 5, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.443Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:AD:FB:C6:6A:D5"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.417+00'),
	(1, 'simulation-12-4-10-1768435200000-1-32', '\xaada28b7f14e8f718ca84d6d43318f6d5793a16cdcd5389df1b33f01501bc4a1', '{"id" : 12, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.502+00'),
	(1, 'simulation-12-4-10-1768435200000-1-56', '\x66845336a9cbed2f470a1a69f211f622a79773f81b21a7fa411bcf7b2ccd46b4', '{"id" : 17, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.000Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.975+00'),
	(1, 'simulation-12-4-10-1768435200000-1-60', '\x26037fcfc2274e2be2da526789ec06c773aec08bbec97c76a4c9b967b759976d', '{"id" : 22, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.067Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.038+00'),
	(1, 'simulation-12-4-10-1768435200000-1-66', '\xcd39a72a773a7053afbb9ff01a180f68b4b4d813cd72e23ae53b9556f1a16b31', '{"id" : 26, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.173Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.152+00'),
	(1, 'simulation-12-4-10-1768435200000-1-72', '\x7fda5af5138c4c84b97fc9ebd6e88b47b8e617a13a04b58a5f55e58b7cf91016', '{"id" : 31, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.253Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.229+00'),
	(1, 'simulation-12-4-10-1768435200000-1-73', '\x83c599e85c05cbf8867190f6e95a0c2248f8ee9106681d29fdfc58c1f4c3f398', '{"id" : 2, "status" : "received", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.270Z"}], "createTimestamp" : "2026-11-23T01:21:38.270Z"}', '{}', '2026-11-23 01:21:38.27+00'),
	(1, 'simulation-12-4-10-1768435200000-1-75', '\x81a05f9faf3e4988b6ea70abe17dae5c39e6903ee5b05e2ae167f1fb96cca244', '{"id" : 33, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.369Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.365+00'),
	(1, 'simulation-12-4-10-1768435200000-1-24', '\xe39c2b9be3a1e21fc8dc6da0c1ff837b440aaadd2a094a4ab12686bdb484a543', '{"id" : 2, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.324+00'),
	(1, 'simulation-12-4-10-1768435200000-1-28', '\xea028d4a4f4640a9eacee6146a19f35e6542ae67c167cc159148ec48be690b04', '{"id" : 7, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.451Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-0"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.427+00'),
	(1, 'simulation-12-4-10-1768435200000-1-31', '\x08d7e7d7b5d0ea6ebbd277fbe4c8fd5525f6f0ef21e99ddc28929f530b9c7a0a', '{"id" : 10, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.525Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009002666828055"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.497+00'),
	(1, 'simulation-12-4-10-1768435200000-1-35', '\x611f5744767d44fa7f8f86dbf367e60de87a0247e408e9ee1105a15016b6b775', '{"id" : 14, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.594Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:F8:0E:07:E7:2C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.565+00'),
	(1, 'simulation-12-4-10-1768435200000-1-57', '\xb5f5aa4e69fba84d96784570a90e61dbb481a304b749fb9eb7bd970d6b971ab2', '{"id" : 18, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.010Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.976+00'),
	(1, 'simulation-12-4-10-1768435200000-1-63', '\x529c5738dbaa4230bfac46dad0dd4beb1eb1ed47bf8596a9a5795e5923040162', '{"id" : 24, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.071Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.051+00'),
	(1, 'simulation-12-4-10-1768435200000-1-64', '\xaddab47f61b304e955eef57fcde616fac9eb63cb3bcc87fcb9b7eeb8051460b6', '{"id" : 1, "status" : "onHold", "holdReason" : "address_incomplete", "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.101Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T01:21:38.101Z"}], "createTimestamp" : "2026-11-23T01:21:38.101Z"}', '{}', '2026-11-23 01:21:38.101+00'),
	(1, 'simulation-12-4-10-1768435200000-1-65', '\x8ba5b08dee7b924a04191532761fbe51bbbfbbcfe7c68075d09a746a014b9e76', '{"id" : 25, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.164Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007692676300384"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.149+00'),
	(1, 'simulation-12-4-10-1768435200000-1-71', '\x580137a5f6fd0fe6e70204c5f1f4972ffea1e05fdfddb36fd0072ce86ef1d666', '{"id" : 32, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.254Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.215+00'),
	(1, 'simulation-12-4-10-1768435200000-1-80', '\x07383640ef02d8e6d90284979b95e68d61ee577027e053fde6971278b85de063', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4}]}', '{}', '2026-11-23 01:21:38.449+00'),
	(1, 'simulation-12-4-10-1768435200000-1-85', '\xacb1786287440ccf8f68a375e56e45defea1b79c033925b24e4165cd9aaf11be', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4}]}', '{}', '2026-11-23 01:21:38.527+00'),
	(1, 'simulation-12-4-10-1768435200000-1-100', '\x10aef9798f3e95634683128ce193c2468867058a59c26a7cf2083619e818079b', '{"results":[{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 01:21:39.026+00'),
	(1, 'simulation-12-4-10-1768435200000-1-103', '\x052b11703830fd304d0fd72f7a49ff755ca0c31889932e479f649361d38417d7', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9}]}', '{}', '2026-11-23 01:21:39.058+00'),
	(1, 'simulation-12-4-10-1768435200000-1-25', '\x729fa654109eeeff967c9695b8bcbacb97077eb4adc403545a3755d296738a06', '{"id" : 3, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:B8:5B:52:65:E5"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.326+00'),
	(1, 'simulation-12-4-10-1768435200000-1-29', '\xdb30511057d4c88e11a5fd8640f47e886c385b609dca093ef3458c84a850b947', '{"id" : 8, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.453Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-0"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.43+00'),
	(1, 'simulation-12-4-10-1768435200000-1-30', '\xbafad8a97293461023257f36ecda49866bfb58bf346a3590c913082e9aaed61a', '{"id" : 9, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.517Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.465+00'),
	(1, 'simulation-12-4-10-1768435200000-1-34', '\x1e28ecebdb5989f8e41d9c86674f43ba7fd8ef68de6e2c2002c56b166ce7a96c', '{"id" : 13, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.574Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:43:20:86:C6:85"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.55+00'),
	(1, 'simulation-12-4-10-1768435200000-1-37', '\x9ba9c360f0598cb36b88edec8788a8787a1411a973e4c0a17f27905936bc745c', '{"id" : 16, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.612Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-1"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.591+00'),
	(1, 'simulation-12-4-10-1768435200000-1-59', '\x0371ae2956eec79d8ceba25420cecef36e4c0885f161941e134ba44ddd4136da', '{"id" : 20, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.014Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:37.985+00'),
	(1, 'simulation-12-4-10-1768435200000-1-61', '\x7bb379a520efcea6d6b094e78c3538ff242e45471937390642c836195da0c925', '{"id" : 21, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.067Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.046+00'),
	(1, 'simulation-12-4-10-1768435200000-1-67', '\x6d717ad4014249e7f91f069bd9fca3441138d5fd2dcfeacc8b87b91fa094e549', '{"id" : 27, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.171Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.153+00'),
	(1, 'simulation-12-4-10-1768435200000-1-70', '\x6b057ca10692297a2b293b6f96476778a4c88220b54e9a16659eb90f5028d1d4', '{"id" : 30, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.251Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:38.193+00'),
	(1, 'simulation-12-4-10-1768435200000-1-79', '\xea97167c4e058370107bf0d9108aaf0ea474715f319656c96c19a9433f51c0df', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 01:21:38.449+00'),
	(1, 'simulation-12-4-10-1768435200000-1-82', '\x8e81d113611571b588b9c8216c48b6c6aad243e44f03aa7d36e897f8cfaa7204', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 01:21:38.494+00'),
	(1, 'simulation-12-4-10-1768435200000-1-83', '\x61a68882031d9f2a8d1ffaaadef337ef0c20c35d4885aa0f232cac45564526a7', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 01:21:38.522+00'),
	(1, 'simulation-12-4-10-1768435200000-1-101', '\xfd42089079deff4e72009a232b40fb17f56a488b27959a848362bd633be54511', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 01:21:39.029+00'),
	(1, 'simulation-12-4-10-1768435200000-1-102', '\x80df803f6a9186a38ccc2ae996b4c75468bb1292f8a4f784112129ecba9369f8', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 01:21:39.049+00'),
	(1, 'simulation-12-4-10-1768435200000-1-105', '\x3b3f7059c9862fa6951b164dc70ced1596246e6da6808fb4297915acf48f3399', '{"results":[{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-23 01:21:39.09+00'),
	(1, 'simulation-12-4-10-1768435200000-1-112', '\x6f0555d701bafca1b9bcc20ab697197bcbe58b32ae0143b97705703bd2a53ef8', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14}]}', '{}', '2026-11-23 01:21:39.238+00'),
	(1, 'simulation-12-4-10-1768435200000-1-115', '\x7060c24d342985bbbdd219ea500fd97dcff082ef60bfc5da4eeeb3af366944d4', '{"results":[{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20},{"status":"created","id":21}]}', '{}', '2026-11-23 01:21:39.299+00'),
	(1, 'simulation-12-4-10-1768435200000-1-76', '\x3a7c95b319ea7e61a9561abeda1e8a4e96248b91ffe2b28d0a6fa786ec1ef83c', '{"id" : 2, "status" : "packed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.270Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T01:21:38.315Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.382Z"}], "createTimestamp" : "2026-11-23T01:21:38.270Z"}', '{}', '2026-11-23 01:21:38.382+00'),
	(1, 'simulation-12-4-10-1768435200000-1-77', '\x8dc11a900d8b276d18b3db71b1eff4af6449e64135947de4290f8374d3b3e5d5', '{"id" : 2, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-1"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.270Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T01:21:38.315Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.382Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.404Z"}], "createTimestamp" : "2026-11-23T01:21:38.270Z"}', '{}', '2026-11-23 01:21:38.404+00'),
	(1, 'simulation-12-4-10-1768435200000-1-78', '\x9ad968af40e4d4524b60ab5b35df2d069cb816c6f3844dff05bfa6474fcefc7c', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4},{"status":"created","id":5}]}', '{}', '2026-11-23 01:21:38.444+00'),
	(1, 'simulation-12-4-10-1768435200000-1-86', '\x792c24624603c0303279f2eb8d0f32cb1a60b37dd71393d0a26b6c7a3f533490', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-23 01:21:38.528+00'),
	(1, 'simulation-12-4-10-1768435200000-1-89', '\x9c7443ca21b775a054d843c214afa2a2151709c2f2e0c2ba9addb40a2e6ef9de', '{"id" : 2, "deviceId" : 9, "eventTimestamp" : "2026-01-05T10:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 41}', '{}', '2026-11-23 01:21:38.606+00'),
	(1, 'simulation-12-4-10-1768435200000-1-91', '\x8dee9b6ceda241d44555dd4af7dffe46cf48f7c7ac753288d497cc83ee5ae76d', '{"id" : 1, "status" : "packed", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.101Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T01:21:38.101Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.713Z"}], "createTimestamp" : "2026-11-23T01:21:38.101Z"}', '{}', '2026-11-23 01:21:38.713+00'),
	(1, 'simulation-12-4-10-1768435200000-1-92', '\xe2847ba182c00b44a1fcc86d4d38a9579e8de9c7452fd88b6051bbe5161086ac', '{"id" : 1, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-2-1"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.101Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T01:21:38.101Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.713Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.743Z"}], "createTimestamp" : "2026-11-23T01:21:38.101Z"}', '{}', '2026-11-23 01:21:38.743+00'),
	(1, 'simulation-12-4-10-1768435200000-1-93', '\xe6410d6b903ff7e676407211102b5194585139e02887e0806273bff9d8e2b134', '{"id" : 2, "status" : "failed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [{"id" : 1, "status" : "inTransit"}], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-1"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.270Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T01:21:38.315Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.382Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.404Z"}, {"name" : "failed", "eventTimestamp" : "2026-11-23T01:21:38.781Z"}], "createTimestamp" : "2026-11-23T01:21:38.270Z"}', '{}', '2026-11-23 01:21:38.781+00'),
	(1, 'simulation-12-4-10-1768435200000-1-94', '\x7e0afcd6579becc202c20fe96b195ff50e502b7bec34e4ccb1b41d14c4b7b71b', '{"id" : 1, "status" : "received", "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderId" : 2, "returnItems" : [{"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 2, "received" : 2}], "returnDevices" : [{"device" : {"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, "packedKitId" : 1, "received" : true}, {"device" : {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, "packedKitId" : 1, "received" : true}, {"device" : {"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}, "packedKitId" : 1, "received" : true}], "shippingOption" : null, "emailLabel" : false, "trackingNumbers" : [], "returnEvents" : [{"name" : "inTransit", "eventTimestamp" : "2026-11-23T01:21:38.781Z"}, {"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.841Z"}], "createTimestamp" : "2026-11-23T01:21:38.781Z"}', '{}', '2026-11-23 01:21:38.841+00'),
	(1, 'simulation-12-4-10-1768435200000-1-118', '\x75c33c0571047fec5bcd3033a934d3abeeb00c08d5b8ab80b2e5dd78896ac3d4', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 01:21:39.36+00'),
	(1, 'simulation-12-4-10-1768435200000-1-121', '\xf6e62deed0693d25e2779852cdd262d78d1b177db6837db65eebe5f15e92e67c', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 01:21:39.432+00'),
	(1, 'simulation-12-4-10-1768435200000-1-95', '\x3777200b60e3ad5ccfd61a3a492f0c3e87950243ba147f8879d681dc9aa0d9fa', '{"id" : 3, "status" : "received", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.887Z"}], "createTimestamp" : "2026-11-23T01:21:38.887Z"}', '{}', '2026-11-23 01:21:38.887+00'),
	(1, 'simulation-12-4-10-1768435200000-1-96', '\x453a29be77c26887940aef7114c7ac9f3a8bb9c960372aff825eb1151021b87d', '{"id" : 3, "status" : "packed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.887Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.933Z"}], "createTimestamp" : "2026-11-23T01:21:38.887Z"}', '{}', '2026-11-23 01:21:38.933+00'),
	(1, 'simulation-12-4-10-1768435200000-1-97', '\x0ef8b9308079b20308e7fc398d7b8d1c30d4f24e4321ebb194c5937944099e44', '{"id" : 3, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-2"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.887Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.933Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.969Z"}], "createTimestamp" : "2026-11-23T01:21:38.887Z"}', '{}', '2026-11-23 01:21:38.969+00'),
	(1, 'simulation-12-4-10-1768435200000-1-98', '\x43db1740eef61058b16e08912146651fb828900a07a0743f7e46d7c1ca6d5425', '{"results":[{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 01:21:39.018+00'),
	(1, 'simulation-12-4-10-1768435200000-1-104', '\x1a388a50c7fe1f3502b6a490a0a446ebfff949791e6b71cdd9a4e6f2ce9145b7', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-23 01:21:39.063+00'),
	(1, 'simulation-12-4-10-1768435200000-1-113', '\x86353f0a0fd1233ca872c1ab4ca18445186342eccc57edbd145352a6013bb4de', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 01:21:39.244+00'),
	(1, 'simulation-12-4-10-1768435200000-1-117', '\xb272c15ea4c66078eeef82eda4f65f4d3001b6019ec4742a3da44b49666bd370', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14}]}', '{}', '2026-11-23 01:21:39.331+00'),
	(1, 'simulation-12-4-10-1768435200000-1-120', '\x67aff886e7007496c7dceb9c3005545f3c27ca7e6ed3f60c3cdde5a6eb5fcb3f', '{"results":[{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 01:21:39.429+00');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-124', '\x0a0eae6dc3f9360dfac2daa7c6fbb2d93ef10df94bea52d7f21c4ba0dac738e9', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 01:21:39.471+00'),
	(1, 'simulation-12-4-10-1768435200000-1-128', '\x0c24a08fe6b79ccc334cd291d9cfd00bf367c3a1f5e6f607a1c3521bace6b60e', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 01:21:39.526+00'),
	(1, 'simulation-12-4-10-1768435200000-1-131', '\x8415cef7ca64b8e4b218ccfeadc922b1a51d8218fe2e3684bb0f43b105eccc30', '{"id" : 3, "deviceId" : 9, "eventTimestamp" : "2026-01-08T10:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 41}', '{}', '2026-11-23 01:21:39.577+00'),
	(1, 'simulation-12-4-10-1768435200000-1-137', '\xc5bea3d50d405c4a507ac5359a26228635611e0f0f60acd07a2dbea8d2a8b479', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 01:21:39.687+00'),
	(1, 'simulation-12-4-10-1768435200000-1-140', '\x29301f63e513a31a24c09c084598493f8d75932f3053044488345d5308e1d7ee', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 01:21:39.743+00'),
	(1, 'simulation-12-4-10-1768435200000-1-143', '\xd498dd38a4ce41acdeb45fdb187c3560536ecc04dd060882070ffccc6763abf1', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 01:21:39.805+00'),
	(1, 'simulation-12-4-10-1768435200000-1-146', '\x6f746b7f4c0322b3be566f3264cd647a282a79a59b562103ff994e86ce2c8378', '{"results":[{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 01:21:39.849+00'),
	(1, 'simulation-12-4-10-1768435200000-1-151', '\x7b9ed4dad7b0934c34a2f25806bd5071e4d1ecf8e307d9a57b689d89b9c5b624', '{"results":[{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 01:21:39.917+00'),
	(1, 'simulation-12-4-10-1768435200000-1-186', '\xa52763f9bbfea6273cb73c0250b87ecd0384f151c0739ff8ae3cf71c7a13537a', '{"results":[{"status":"created","id":47},{"status":"created","id":48},{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56}]}', '{}', '2026-11-23 01:21:40.264+00'),
	(1, 'simulation-12-4-10-1768435200000-1-108', '\x0ee69716f2eb0ad2b9aac73056a118a4901655c694907e746147d9fe1d8eab77', '{"id" : 1, "status" : "delivered", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 20, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 19, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-2-1"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.101Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-23T01:21:38.101Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.713Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.743Z"}, {"name" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.157Z"}], "createTimestamp" : "2026-11-23T01:21:38.101Z"}', '{}', '2026-11-23 01:21:39.157+00'),
	(1, 'simulation-12-4-10-1768435200000-1-109', '\xe25c5e5e9d9639dc55dee9ff32ca500bd911ae061442194e82e1be21efca275a', '{"id" : 3, "status" : "delivered", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 3, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 26, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"carrier" : "Example Post", "value" : "SIM-12-3-2"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-23T01:21:38.887Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-23T01:21:38.933Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.969Z"}, {"name" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.188Z"}], "createTimestamp" : "2026-11-23T01:21:38.887Z"}', '{}', '2026-11-23 01:21:39.188+00'),
	(1, 'simulation-12-4-10-1768435200000-1-110', '\x4b77f7437df366f25917c577308a26c830c7031f379bc03086e69a4e7181831a', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20},{"status":"created","id":21}]}', '{}', '2026-11-23 01:21:39.235+00'),
	(1, 'simulation-12-4-10-1768435200000-1-114', '\xf207aaf79a05bc9d01c5cd8e6dbb2a0fbe4cc27493fcacf7b16e2cc8ee97991e', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-23 01:21:39.298+00'),
	(1, 'simulation-12-4-10-1768435200000-1-123', '\x0001455ec79e1e404aff73bbfe093f880cfff713da3f62614ad2d11d91d1c17f', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 01:21:39.435+00'),
	(1, 'simulation-12-4-10-1768435200000-1-125', '\xd6253d87698ee31b39851e82b9eb4cb7b4b6d4e94bdd9c0e4a8b32ab3307682d', '{"results":[{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30}]}', '{}', '2026-11-23 01:21:39.477+00'),
	(1, 'simulation-12-4-10-1768435200000-1-132', '\x2cbf9ba4fefcb4fe361626a31af18bec4abfe8ac3c343254824da6688092578c', '{"id" : 4, "deviceId" : 17, "eventTimestamp" : "2026-01-08T08:30:00.000Z", "batteryPercentage" : 65, "signalStrength" : 42}', '{}', '2026-11-23 01:21:39.579+00'),
	(1, 'simulation-12-4-10-1768435200000-1-134', '\x3dcb1d998a5b2cb93c76b3cbb74153f67e6ef85788b8e16ddaabc11c2a442fb9', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33},{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37}]}', '{}', '2026-11-23 01:21:39.685+00'),
	(1, 'simulation-12-4-10-1768435200000-1-142', '\x8ac7b7d8dbf9c2bbd27f4f6430b0a29b32d826d6124490a48cd00e500e631132', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 01:21:39.772+00'),
	(1, 'simulation-12-4-10-1768435200000-1-144', '\xdb6ccc2720a803dabe8568342528f3c810ea5599d19829e734c284fb8dd44346', '{"results":[{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40},{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43}]}', '{}', '2026-11-23 01:21:39.845+00'),
	(1, 'simulation-12-4-10-1768435200000-1-148', '\xbb6274cd45ac5f00bdfd9b512cd78f942a50c0149d3dec61335d7051f5c9d8fd', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 01:21:39.877+00'),
	(1, 'simulation-12-4-10-1768435200000-1-152', '\xa84b0b3bcf6d829e7a2153b9ed20c578971676a2864831c8fba4d4814bceacbc', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 01:21:39.936+00'),
	(1, 'simulation-12-4-10-1768435200000-1-155', '\x1166b1900eaa4b80afab67de9163f1a175806a3d3671aefa10460d14b6705385', '{"id" : 17, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 151, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000}', '{}', '2026-11-23 01:21:39.966+00'),
	(1, 'simulation-12-4-10-1768435200000-1-164', '\xcfc30ad861117ff45cbeecbf9339dae0d8b5ef29e43b4d248aa4bb86cd9ad4af', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25}]}', '{}', '2026-11-23 01:21:40.041+00'),
	(1, 'simulation-12-4-10-1768435200000-1-168', '\x12195d464a602346591cd8db4959e610410435fb85ce8565b5a312593a18a9a7', '{"results":[{"status":"duplicate","id":27},{"status":"duplicate","id":28},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40}]}', '{}', '2026-11-23 01:21:40.082+00'),
	(1, 'simulation-12-4-10-1768435200000-1-173', '\x306a2c0de95840885e0847811dac8c36275fbaf54cfc9d31ac22712b6b06c9fa', '{"id" : 9, "deviceId" : 33, "eventTimestamp" : "2026-01-11T04:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 43}', '{}', '2026-11-23 01:21:40.133+00'),
	(1, 'simulation-12-4-10-1768435200000-1-174', '\x7e351d184293a333c75f2d7719ebc3880dd393b11e4bbdfe828f72892843af16', '{"results":[{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55}]}', '{}', '2026-11-23 01:21:40.176+00'),
	(1, 'simulation-12-4-10-1768435200000-1-181', '\xe283ff1714a9a654b3ef2fbb11463ae07f79d5eda6cf5c95753bb1497cbaec2e', '{"results":[{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46}]}', '{}', '2026-11-23 01:21:40.214+00'),
	(1, 'simulation-12-4-10-1768435200000-1-127', '\x1d7648b3aeea02e4599f371c4166bf6fca2d28d682c2edb2f1a922ada71ae095', '{"results":[{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 01:21:39.505+00'),
	(1, 'simulation-12-4-10-1768435200000-1-129', '\x55a3ad4421bedac805b8bc4a3b5e6332ebd4df98da627e08878ead5570b53227', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-23 01:21:39.548+00'),
	(1, 'simulation-12-4-10-1768435200000-1-130', '\x1b16d544ff257d2b2dbc688a508bc25c441f2f58b8ab943ce8690ec588ca0f4a', '{"id" : 6, "deviceId" : 4, "eventTimestamp" : "2026-01-08T13:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 40}', '{}', '2026-11-23 01:21:39.574+00'),
	(1, 'simulation-12-4-10-1768435200000-1-135', '\xc60a7ca4866c6067800c8777a590f3e389d937e8075b3f39274ddbfd5a6eb8cd', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 01:21:39.687+00'),
	(1, 'simulation-12-4-10-1768435200000-1-138', '\x2cf5df66de4dc2ee6ae2375c8ff426b10db0d8d319ab33338d19a08fb7c92f19', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-23 01:21:39.725+00'),
	(1, 'simulation-12-4-10-1768435200000-1-139', '\x32bbb4676cbea8ae113f447fa89894e2db6a2772b3a64ec9553539eeb4b1437e', '{"results":[{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33},{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39}]}', '{}', '2026-11-23 01:21:39.738+00'),
	(1, 'simulation-12-4-10-1768435200000-1-147', '\xfd8b8b33cac0efac3b21f83e5786c03a7b04b3f21201b9c9ebb8f4cd31b8849c', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 01:21:39.85+00'),
	(1, 'simulation-12-4-10-1768435200000-1-149', '\xc3e2a0d276f43f060443dfb4b50d7d3d31671cfce22796e7de7fe0c47d8e019c', '{"results":[{"status":"created","id":40},{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46},{"status":"created","id":47},{"status":"created","id":48}]}', '{}', '2026-11-23 01:21:39.885+00'),
	(1, 'simulation-12-4-10-1768435200000-1-153', '\xe2e900792b448f54bc99ea4840c1e1d20eba9334765d3a08ab45697a2e084380', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 01:21:39.943+00'),
	(1, 'simulation-12-4-10-1768435200000-1-154', '\x476f204001de516ace013c015f82991ef5ac224cc1cd8045c6e40d864fb1e922', '{"id" : 19, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{}', '2026-11-23 01:21:39.965+00'),
	(1, 'simulation-12-4-10-1768435200000-1-158', '\x476f204001de516ace013c015f82991ef5ac224cc1cd8045c6e40d864fb1e922', '{"id" : 19, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{"outcome": "duplicate"}', '2026-11-23 01:21:39.995+00'),
	(1, 'simulation-12-4-10-1768435200000-1-162', '\x0ddc3d4b930a11b1a043ec3fb54344e0f7e63b00c40b1576bf3a14170620383d', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 01:21:40.038+00'),
	(1, 'simulation-12-4-10-1768435200000-1-166', '\xe49af35357c75d6365f048de02c86bb4cbd3d5b404670192a9e59eb34f0d7237', '{"results":[{"status":"duplicate","id":40},{"status":"duplicate","id":41},{"status":"duplicate","id":42},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56},{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60}]}', '{}', '2026-11-23 01:21:40.07+00'),
	(1, 'simulation-12-4-10-1768435200000-1-169', '\x57fcfe5bdbc1bfbb901fb9085ef78b392ab3a07a2ddc372868463c5adda97909', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 01:21:40.097+00'),
	(1, 'simulation-12-4-10-1768435200000-1-172', '\xc4066d11292fde6c19302ec4868b0777e414b7141cfa754373c174e2f2f317e7', '{"id" : 8, "deviceId" : 17, "eventTimestamp" : "2026-01-11T08:30:00.000Z", "batteryPercentage" : 39, "signalStrength" : 42}', '{}', '2026-11-23 01:21:40.132+00'),
	(1, 'simulation-12-4-10-1768435200000-1-176', '\xb8ec8ce06dd60544b3d277a67e91b8ad8634518d027d772b67c0313841b75a96', '{"results":[{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46}]}', '{}', '2026-11-23 01:21:40.179+00'),
	(1, 'simulation-12-4-10-1768435200000-1-179', '\x5dc625eb8e5e4572dc7aaa7170e03539f694d9de69a6862501d7928339b9e1d9', '{"results":[{"status":"created","id":61},{"status":"created","id":62},{"status":"created","id":63},{"status":"created","id":64},{"status":"created","id":65},{"status":"created","id":66},{"status":"created","id":67},{"status":"created","id":68},{"status":"created","id":69}]}', '{}', '2026-11-23 01:21:40.204+00'),
	(1, 'simulation-12-4-10-1768435200000-1-182', '\x288328803c4f0b885884bc1349471b3914ce5f0bcc1570ed2f95de5c01714e0c', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 01:21:40.226+00'),
	(1, 'simulation-12-4-10-1768435200000-1-185', '\xa13d427fc929f45acef04576abbab1dbaa5574b28fcec64e3925520c5112a5eb', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 01:21:40.264+00'),
	(1, 'simulation-12-4-10-1768435200000-1-189', '\xf27008193cf7885caddf029f8bae0f44f2f19b968d342b2a16ab5a24efa20352', '{"results":[{"status":"created","id":70},{"status":"created","id":71},{"status":"created","id":72},{"status":"created","id":73},{"status":"created","id":74},{"status":"created","id":75},{"status":"created","id":76},{"status":"created","id":77},{"status":"created","id":78},{"status":"created","id":79},{"status":"created","id":80},{"status":"created","id":81},{"status":"created","id":82},{"status":"created","id":83},{"status":"created","id":84}]}', '{}', '2026-11-23 01:21:40.301+00'),
	(1, 'simulation-12-4-10-1768435200000-1-192', '\x4330f975680c3acc40d6c7f7643c47c7e5d799c22059bd9c79e7d3972fd95935', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 01:21:40.351+00'),
	(1, 'simulation-12-4-10-1768435200000-1-194', '\x2cc8248d63a33f87a68f961fd9bc57819b67eed63ed17646e25151ac15455a29', '{"results":[{"status":"created","id":69},{"status":"created","id":70},{"status":"created","id":71},{"status":"created","id":72},{"status":"created","id":73},{"status":"created","id":74},{"status":"created","id":75}]}', '{}', '2026-11-23 01:21:40.386+00'),
	(1, 'simulation-12-4-10-1768435200000-1-201', '\x8d42822763ec335551452c3fc1af4748692c745676d3cedcfc6b56b7cef24f21', '{"results":[{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62}]}', '{}', '2026-11-23 01:21:40.429+00'),
	(1, 'simulation-12-4-10-1768435200000-1-133', '\x9e22ad5bddc5b7ef961016ac6228b9728c8632bc3f06851e073a6c6cae0ec931', '{"id" : 5, "deviceId" : 33, "eventTimestamp" : "2026-01-08T04:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 43}', '{}', '2026-11-23 01:21:39.58+00'),
	(1, 'simulation-12-4-10-1768435200000-1-136', '\x7dbb7ac8914fef1c7382e6f0dbf2f4833134979408cf18b3930bf18560245a19', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26}]}', '{}', '2026-11-23 01:21:39.686+00'),
	(1, 'simulation-12-4-10-1768435200000-1-141', '\x0ae012e6681c68f7e08e06a7f4349bbf7a71cccf7c05fa64cbb879d0fdcc11d0', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26}]}', '{}', '2026-11-23 01:21:39.767+00'),
	(1, 'simulation-12-4-10-1768435200000-1-145', '\x4bf3acfabc442b80a4ddb7485125845c3bf54dd8b3d2a9d387ca3fb762cb551c', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 01:21:39.847+00'),
	(1, 'simulation-12-4-10-1768435200000-1-150', '\x14e34b0abc182f8cc2c17457a8b3a40f761567b0963e43ff7092d785c5e73023', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-23 01:21:39.908+00'),
	(1, 'simulation-12-4-10-1768435200000-1-156', '\xfee12e85119c780828d199113d786f9e64f943be0ecb0d84df5be4f568c4c64a', '{"id" : 20, "readingTimestamp" : "2026-01-10T07:30:00.000Z", "weight" : 152, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600}', '{}', '2026-11-23 01:21:39.967+00'),
	(1, 'simulation-12-4-10-1768435200000-1-161', '\x62cf6a29775dbe2f2a0941cdfc423f22df2d60f71bafe2ebf2919a280c43b07d', '{"results":[{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46},{"status":"created","id":47},{"status":"created","id":48}]}', '{}', '2026-11-23 01:21:40.035+00'),
	(1, 'simulation-12-4-10-1768435200000-1-165', '\xc22a30257b26aa74b33f7ad9a571753f53f4547bf8ceeee492b858b2a39b7f15', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 01:21:40.06+00'),
	(1, 'simulation-12-4-10-1768435200000-1-170', '\x23a5a252f29e92891acfd71b8f390acb5787d4a1ef945839167d1a5776af3355', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 01:21:40.105+00'),
	(1, 'simulation-12-4-10-1768435200000-1-171', '\x036100f5a4065ad30c21409d355f52521adb8074051e806e019484ce423f0b0a', '{"id" : 7, "deviceId" : 4, "eventTimestamp" : "2026-01-11T10:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 41}', '{}', '2026-11-23 01:21:40.129+00'),
	(1, 'simulation-12-4-10-1768435200000-1-175', '\xed19494b32024eb9772161f727e4e2a20a7f27b6bf11ef02e58d95d3feb348a4', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 01:21:40.179+00'),
	(1, 'simulation-12-4-10-1768435200000-1-178', '\xa64e0e0da8a67f7ef28ee70694fa152f0f250765847eae2d371e7a29db03a692', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 01:21:40.201+00'),
	(1, 'simulation-12-4-10-1768435200000-1-187', '\x69c0e60f42c7ea567b6129619edf8d1bab4f8b504db8c371ad4f5c3b45f9867c', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33}]}', '{}', '2026-11-23 01:21:40.265+00'),
	(1, 'simulation-12-4-10-1768435200000-1-190', '\x7976d9413760365497ace895c8bf2f7e3a0ebfcf0b926f7a94b4b52621c7bed1', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 01:21:40.302+00'),
	(1, 'simulation-12-4-10-1768435200000-1-196', '\xcb6b9c484f32abcbebb4d6a870025b315999f58fb2f0289ccd482c22608f7e55', '{"results":[{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62}]}', '{}', '2026-11-23 01:21:40.388+00'),
	(1, 'simulation-12-4-10-1768435200000-1-199', '\x0fe8b3150f3bee34fa0da2f2899ab72dad7cf89c9592d14a61e944a2fdd4a601', '{"results":[{"status":"created","id":85},{"status":"created","id":86},{"status":"created","id":87},{"status":"created","id":88},{"status":"created","id":89},{"status":"created","id":90},{"status":"created","id":91},{"status":"created","id":92},{"status":"created","id":93}]}', '{}', '2026-11-23 01:21:40.407+00'),
	(1, 'simulation-12-4-10-1768435200000-1-202', '\x136fd7817a4d41d027f1bd32d8a3db7a6989c71d3518984e94d9a1f79c31c616', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 01:21:40.436+00'),
	(1, 'simulation-12-4-10-1768435200000-1-206', '\x430d80d7530f09863ea064bf827ac5b069674ac031da92fb1679099482442871', '{"id" : 11, "deviceId" : 33, "eventTimestamp" : "2026-01-14T04:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 43}', '{}', '2026-11-23 01:21:40.473+00'),
	(1, 'simulation-12-4-10-1768435200000-1-157', '\x3383c8768f639a33ddb0e008052b2b5539cada9d5120de98e85959d449afdb8e', '{"id" : 18, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 153, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600}', '{}', '2026-11-23 01:21:39.968+00'),
	(1, 'simulation-12-4-10-1768435200000-1-163', '\xe6c0c061b967305118107e07b867551fbe90c5ef7cfc1a28f08d598334b10545', '{"results":[{"status":"duplicate","id":27},{"status":"duplicate","id":28},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40}]}', '{}', '2026-11-23 01:21:40.038+00'),
	(1, 'simulation-12-4-10-1768435200000-1-167', '\x07d07f9a1e10fb95827ed985c832b0b7e78dccf7335f4c71c4d1e1f3f8c0d503', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-23 01:21:40.075+00'),
	(1, 'simulation-12-4-10-1768435200000-1-177', '\xece237ec20257040af37b86be696ca6c18e9b431432fb871fa255cb479462258', '{"results":[{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 01:21:40.187+00'),
	(1, 'simulation-12-4-10-1768435200000-1-180', '\xa2dc04b8ea371af3bb75a02446316945fc94b562cca1b4a885a76b51d877a86e', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 01:21:40.212+00'),
	(1, 'simulation-12-4-10-1768435200000-1-183', '\x0a9a44df69ed4ed98d7b63c7e53a1423ae2c56233cb50b353ce981ba27f6c2d8', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-23 01:21:40.23+00'),
	(1, 'simulation-12-4-10-1768435200000-1-184', '\x34ab61988172946a8e9eb2eccfaa0faf3feb2a17a3d0f8f763d5bac3b5f37cec', '{"results":[{"status":"created","id":56},{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62},{"status":"created","id":63},{"status":"created","id":64},{"status":"created","id":65},{"status":"created","id":66},{"status":"created","id":67},{"status":"created","id":68}]}', '{}', '2026-11-23 01:21:40.263+00'),
	(1, 'simulation-12-4-10-1768435200000-1-188', '\xf51af1c12e84ded3c62ca4c9e0781cd52f8ff8a9ab367e04e1a0f38d8a55d167', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 01:21:40.285+00'),
	(1, 'simulation-12-4-10-1768435200000-1-197', '\x3281e7b7d27fdcaffdcd5be409363f061f65c8a9432802bbdc7d5f402a0d222f', '{"results":[{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37}]}', '{}', '2026-11-23 01:21:40.388+00'),
	(1, 'simulation-12-4-10-1768435200000-1-198', '\xba0bc65a1973437b844fa7c7f2652f893a531a465ab2f048d8b1e73772d41648', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 01:21:40.401+00'),
	(1, 'simulation-12-4-10-1768435200000-1-203', '\x0b0179465688b0f743c8684deceece74724c70ad674253803dc9fbfa40bf6378', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 01:21:40.448+00'),
	(1, 'simulation-12-4-10-1768435200000-1-204', '\x338b2b6e69796b16f3895df00c764b025f04219cd53803b906bdc59b045cc3f0', '{"id" : 12, "deviceId" : 4, "eventTimestamp" : "2026-01-14T10:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 41}', '{}', '2026-11-23 01:21:40.471+00'),
	(1, 'simulation-12-4-10-1768435200000-1-191', '\x99e2496ff8509d2d0ff85aada2fd2bcadd31a09f253c24912cc395742bd1a0ee', '{"results":[{"status":"created","id":47},{"status":"created","id":48},{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56}]}', '{}', '2026-11-23 01:21:40.313+00'),
	(1, 'simulation-12-4-10-1768435200000-1-193', '\x159a79056ec10f94c10e4365f9d79fcc4e3c09ffc7509b804b7db9d5b1df50c0', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-23 01:21:40.352+00'),
	(1, 'simulation-12-4-10-1768435200000-1-195', '\x33e21d0b0d639f6342a449149050f3b162a98d8b8208f830eb188194053e73d0', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 01:21:40.387+00'),
	(1, 'simulation-12-4-10-1768435200000-1-200', '\x3d67f5ab5ad7def550adb4e2ef5478b7515991ea1518114a88b1f6c55d5d0cc4', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-23 01:21:40.417+00'),
	(1, 'simulation-12-4-10-1768435200000-1-205', '\xd4c7c17234c62d4a9eee6bece2a1ebc6dc00d2c93373ea483d8b6d253205006a', '{"id" : 10, "deviceId" : 17, "eventTimestamp" : "2026-01-14T08:30:00.000Z", "batteryPercentage" : 14, "signalStrength" : 42}', '{}', '2026-11-23 01:21:40.47+00'),
	(1, 'simulation-8-1-1-1768435200000-1-0', '\xba546da11a8876d784168daebaa42deef545fbedaa125362572d99aac37f9486', '{"id" : 3, "name" : "Example Devices"}', '{}', '2026-11-23 01:21:48.404+00'),
	(1, 'simulation-8-1-1-1768435200000-1-1', '\xc262ee65a2bbc52f2c45032f0e841fc892d3a637cf80f6d3b23f6f945c553ecd', '{"id" : 4, "name" : "Sample Instruments"}', '{}', '2026-11-23 01:21:48.409+00'),
	(1, 'simulation-8-1-1-1768435200000-1-3', '\x2e36c25df9db2fbf9282ca086e69760cc439b33d90d3e0bd3362d478ef512620', '{"id" : 6, "name" : "Simulated Clinic 2", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NY", "zipCode" : "10001", "country" : "US", "note" : null}}', '{}', '2026-11-23 01:21:48.427+00'),
	(1, 'simulation-8-1-1-1768435200000-1-2', '\x698291bcaf881a0d24d8fc2d01ee087f2cce970f110cda9a7a7c4a11f3005999', '{"id" : 7, "name" : "Simulated Clinic 1", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "CA", "zipCode" : "94105", "country" : "US", "note" : null}}', '{}', '2026-11-23 01:21:48.427+00'),
	(1, 'simulation-8-1-1-1768435200000-1-5', '\x29303223d408f8e03d5fae0fbcb5ba6c831b9d1ee70c0fde16904cb5d2b7d34d', '{"id" : 8, "name" : "Simulated Clinic 4", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}}', '{}', '2026-11-23 01:21:48.482+00'),
	(1, 'simulation-8-1-1-1768435200000-1-4', '\xd67508ce9335fdc21d52252c1dc22d51cdae86280e7da7705510415f3701b782', '{"id" : 9, "name" : "Simulated Clinic 3", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}}', '{}', '2026-11-23 01:21:48.49+00'),
	(1, 'simulation-8-1-1-1768435200000-1-6', '\x66b86ce7450176e5d4533a719c4aab1411ccf8201cc1199a26885ec1c1172f00', '{"id" : 10, "name" : "Simulated Clinic 5", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "WB", "zipCode" : "700001", "country" : "IN", "note" : null}}', '{}', '2026-11-23 01:21:48.499+00'),
	(1, 'simulation-8-1-1-1768435200000-1-7', '\xcdd742e81c24ccacca8e1207ff1edad4cdc1bd5c14c8d5267aab265d24505225', '{"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodGlucose"]}', '{}', '2026-11-23 01:21:48.56+00'),
	(1, 'simulation-8-1-1-1768435200000-1-8', '\xe079f21cfa8f762b613cab3427433a8006ba9443d929df32f3642e31b3c7de1a', '{"id" : 10, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodPressure"]}', '{}', '2026-11-23 01:21:48.563+00'),
	(1, 'simulation-8-1-1-1768435200000-1-9', '\xead9ca5db68fb5745205e93122eadc7db042ac75602edae06f6f700306badb09', '{"id" : 12, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["weight"]}', '{}', '2026-11-23 01:21:48.569+00'),
	(1, 'simulation-8-1-1-1768435200000-1-10', '\xd7b6746fc5f9c51cb2b3db5109d785d5697eca6084a2b4b6e5d2b1d186b054c6', '{"id" : 13, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["bloodOxygen"]}', '{}', '2026-11-23 01:21:48.571+00'),
	(1, 'simulation-8-1-1-1768435200000-1-11', '\x4bdcb60a32aecd4da00e8fe94eba03976ec9142d70371ad9acbf80b3963bbaf7', '{"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["temperature"]}', '{}', '2026-11-23 01:21:48.619+00'),
	(1, 'simulation-8-1-1-1768435200000-1-12', '\xc77a811dfe0e2bc994a5618cf9a43c9c61349ca19fc28a69fc6bccbda701f5f0', '{"id" : 15, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["heartRate","heartRateVariability"]}', '{}', '2026-11-23 01:21:48.626+00'),
	(1, 'simulation-8-1-1-1768435200000-1-13', '\x3a46e8239a43a509f45c36fd0a15329a035f683b6bdea8039d760e5bbd4f5306', '{"id" : 16, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["peakFlow"]}', '{}', '2026-11-23 01:21:48.657+00'),
	(1, 'simulation-8-1-1-1768435200000-1-14', '\x7e3ce3cc60447d13963e2f12039842c89b0685319aba93d83fa49ed09944aa32', '{"id" : 17, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["sleepMatActivity","sleepMatDuration"]}', '{}', '2026-11-23 01:21:48.649+00');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-8-1-1-1768435200000-1-15', '\x68593ac108815446edb69fa0ef8f0242cf131036a0a373fd00f89499fb960acd', '{"id" : 18, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : null, "size" : null, "readingKinds" : []}', '{}', '2026-11-23 01:21:48.681+00'),
	(1, 'simulation-8-1-1-1768435200000-1-16', '\x67254e7c8ae4cc4153bb4a93275924999ab49086cf6e4a1971aaa3e32df82d53', '{"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '{}', '2026-11-23 01:21:48.711+00'),
	(1, 'simulation-8-1-1-1768435200000-1-18', '\xdc41232980648c80ad0582b761cd9f79278e9d7b350746a06c38daaa129a33a0', '{"item" : {"id" : 18, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : null, "tracked" : false, "available" : 4, "promised" : 0}', '{}', '2026-11-23 01:21:48.763+00'),
	(1, 'simulation-8-1-1-1768435200000-1-17', '\xe2461d914fe0e86551160eb4e336578e0c79d0952f4066b7637e07bb93afbfb5', '{"id" : 2, "name" : "Simulated Home Kit", "archived" : false, "kitItems" : [{"item" : {"id" : 10, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 12, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 18, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 2}]}', '{}', '2026-11-23 01:21:48.761+00'),
	(1, 'simulation-8-1-1-1768435200000-1-20', '\xd8f5c92e4875f360432bba3ad4231390096354b2c5c46829c0e9bc2e78bd8efd', '{"id" : 35, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.836Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 10, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:48.806+00'),
	(1, 'simulation-8-1-1-1768435200000-1-24', '\xa79d0aa46b7601c61d9be3bf7c82fc8e5b4d49778589be427ce02a0d1791f411', '{"id" : 39, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.922Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:48.879+00'),
	(1, 'simulation-8-1-1-1768435200000-1-36', '\x38d2d2725a32aba85da2c1983c8980fdf77d4cd729b9dd9487f70ceca47fa953', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 01:21:49.177+00'),
	(1, 'simulation-8-1-1-1768435200000-1-39', '\xb4347549bc50b9280bb8ccc6b98c31ce24a4e30dbc16c49bb95cc1addbb2f930', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 01:21:49.243+00'),
	(1, 'simulation-8-1-1-1768435200000-1-22', '\xe4d6cc9cf2f30293ad54233a49c6525792ea25ce8cca80f07c8906df30d75363', '{"id" : 34, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.829Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:48.817+00'),
	(1, 'simulation-8-1-1-1768435200000-1-23', '\xcb75884a8b9aa0b5725e3c6d11651e343515fb3b4e9617edd9994943db66eb09', '{"id" : 38, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.911Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:48.866+00'),
	(1, 'simulation-8-1-1-1768435200000-1-37', '\x8ed120271773189d974b5bbe3f591ffbaafae21cabf64f6552b4eae437e3f8d8', '{"results":[{"status":"created","id":63}]}', '{}', '2026-11-23 01:21:49.178+00'),
	(1, 'simulation-8-1-1-1768435200000-1-40', '\xe4a02a7c855d95fa7388c19254acc4cf09f4b9ed8594d945f0e239b105939d3e', '{"results":[{"status":"created","id":94},{"status":"created","id":95}]}', '{}', '2026-11-23 01:21:49.254+00'),
	(1, 'simulation-8-1-1-1768435200000-1-43', '\x0f0b278a9788830204b92feba8f85a6d30cd7d7a6b03592c5e9961c340a0c2f3', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 01:21:49.303+00'),
	(1, 'simulation-8-1-1-1768435200000-1-19', '\x9444108dfe403ab351b9ab9b9612b9e9ad5f3ebf5b6091363bc4f1523b0a3798', '{"id" : 36, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.836Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:48.803+00'),
	(1, 'simulation-8-1-1-1768435200000-1-26', '\x48908a6b34fbb5be40e1c9e85355e8f60834e359b75d44c13b39eebcebb19d1d', '{"id" : 41, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.935Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 17, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:48.9+00'),
	(1, 'simulation-8-1-1-1768435200000-1-38', '\x30130edb23d57f325d428593530d457932d4f53f6f8e375e1b38379b9a5d5746', '{"results":[{"status":"created","id":38}]}', '{}', '2026-11-23 01:21:49.179+00'),
	(1, 'simulation-8-1-1-1768435200000-1-41', '\x87380c51abb5ee584007715ae397038bbda99368d1872702c3f5c8c0e2e027c7', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 01:21:49.263+00'),
	(1, 'simulation-8-1-1-1768435200000-1-44', '\x4de0dc4ad59773a408233ef026f0d4a5db7cc50556cdba5270a59154d127ff94', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-23 01:21:49.328+00'),
	(1, 'simulation-8-1-1-1768435200000-1-45', '\x202ce9977b7f9a722d80f344a3b42f2fcb52ee7464e0fe1ac5bf7d7ecb254ae5', '{"id" : 13, "deviceId" : 36, "eventTimestamp" : "2026-01-14T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}', '{}', '2026-11-23 01:21:49.359+00'),
	(1, 'simulation-8-1-1-1768435200000-1-21', '\x8ecace2d09a49ed6b123be7eb39410a46392c5dfe3f53f50bc04ddaa13bf9c7e', '{"id" : 37, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.838Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:48.817+00'),
	(1, 'simulation-8-1-1-1768435200000-1-25', '\x44f49936a05e96121bc47a1ed9f45be5be070a00e1112ff0f19729589ac7111e', '{"id" : 40, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:48.923Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 7, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-23 01:21:48.89+00'),
	(1, 'simulation-8-1-1-1768435200000-1-35', '\x86fefd2ffd0d448e7a19ceb22d5348f8aaafb1377dd5af96eb799d3cdc9f72d4', '{"results":[{"status":"created","id":76},{"status":"created","id":77}]}', '{}', '2026-11-23 01:21:49.17+00'),
	(1, 'simulation-8-1-1-1768435200000-1-42', '\xa7fc943ed98358cd5268b18db547b323a023ab774e5b426d804fb2fddc159c3f', '{"results":[{"status":"created","id":63}]}', '{}', '2026-11-23 01:21:49.27+00'),
	(1, 'simulation-8-1-1-1768435200000-1-46', '\x32c8b6cb30093d5088c5d8902f699230eaf789b98c4dd72d897ac79c2781de01', '{"id" : 39, "readingTimestamp" : "2026-01-14T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{}', '2026-11-23 01:21:49.398+00'),
	(1, 'simulation-8-1-1-1768435200000-1-47', '\x32c8b6cb30093d5088c5d8902f699230eaf789b98c4dd72d897ac79c2781de01', '{"id" : 39, "readingTimestamp" : "2026-01-14T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{"outcome": "duplicate"}', '2026-11-23 01:21:49.427+00');
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'Example Glucose Meter', 'BG-1', 'SIM-BG-1', true, 'imei', NULL, '{bloodGlucose}'),
	(1, 2, 1, 'Example Body Scale', 'WS-1', 'SIM-WS-1', true, 'imei', NULL, '{weight}'),
	(1, 3, 2, 'Example Pulse Oximeter', 'PO-1', 'SIM-PO-1', true, 'macAddress', NULL, '{bloodOxygen}'),
	(1, 4, 1, 'Example Blood Pressure Cuff', 'BP-1', 'SIM-BP-1', true, 'imei', NULL, '{bloodPressure}'),
	(1, 5, 2, 'Example Thermometer', 'TH-1', 'SIM-TH-1', true, 'macAddress', NULL, '{temperature}'),
	(1, 6, 2, 'Example Wrist Band', 'WB-1', 'SIM-WB-1', true, 'macAddress', NULL, '{heartRate,heartRateVariability}'),
	(1, 7, 1, 'Example Peak Flow Meter', 'PF-1', 'SIM-PF-1', true, 'serial', NULL, '{peakFlow}'),
	(1, 8, 2, 'Example Sleep Mat', 'SM-1', 'SIM-SM-1', true, 'serial', NULL, '{sleepMatActivity,sleepMatDuration}'),
	(1, 9, 1, 'Example Test Strips', 'TS-1', 'SIM-TS-1', true, NULL, NULL, '{}'),
	(1, 10, 3, 'Example Blood Pressure Cuff', 'BP-1', 'SIM-BP-1', true, 'imei', NULL, '{bloodPressure}'),
	(1, 11, 3, 'Example Glucose Meter', 'BG-1', 'SIM-BG-1', true, 'imei', NULL, '{bloodGlucose}'),
	(1, 12, 3, 'Example Body Scale', 'WS-1', 'SIM-WS-1', true, 'imei', NULL, '{weight}'),
	(1, 13, 4, 'Example Pulse Oximeter', 'PO-1', 'SIM-PO-1', true, 'macAddress', NULL, '{bloodOxygen}'),
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
	(1, 1, 4, 1),
	(1, 1, 2, 1),
	(1, 1, 9, 2),
	(1, 2, 11, 1),
	(1, 2, 10, 1),
	(1, 2, 12, 1),
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
	(1, 2, 26, 8, 1, false),
	(1, 2, 27, 7, 1, false),
	(1, 2, 28, 1, NULL, false),
	(1, 2, 29, 2, NULL, false),
	(1, 2, 30, 3, NULL, false),
	(1, 2, 31, 5, NULL, false),
	(1, 2, 32, 4, NULL, false),
	(1, 2, 33, 6, 1, false),
	(1, 1, 17, 6, 2, false),
	(1, 1, 18, 8, 2, false),
	(1, 1, 19, 7, 2, false),
	(1, 1, 20, 1, NULL, false),
	(1, 1, 21, 3, NULL, false),
	(1, 1, 22, 2, NULL, false),
	(1, 1, 23, 4, NULL, false),
	(1, 1, 24, 5, NULL, false),
	(1, 3, 26, 8, 3, false),
	(1, 3, 27, 7, 3, false),
	(1, 3, 28, 1, NULL, false),
	(1, 3, 29, 2, NULL, false),
	(1, 3, 30, 3, NULL, false),
	(1, 3, 31, 5, NULL, false),
	(1, 3, 32, 4, NULL, false),
	(1, 3, 33, 6, 3, false);
INSERT INTO public.order_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'received', '2026-11-23 01:21:38.101+00', NULL),
	(1, 2, 1, 'onHold', '2026-11-23 01:21:38.101+00', NULL),
	(1, 3, 2, 'received', '2026-11-23 01:21:38.27+00', NULL),
	(1, 4, 2, 'onHold', '2026-11-23 01:21:38.315+00', NULL),
	(1, 5, 2, 'packed', '2026-11-23 01:21:38.382+00', NULL),
	(1, 6, 2, 'shipped', '2026-11-23 01:21:38.404+00', NULL),
	(1, 7, 1, 'packed', '2026-11-23 01:21:38.713+00', NULL),
	(1, 8, 1, 'shipped', '2026-11-23 01:21:38.743+00', NULL),
	(1, 9, 2, 'failed', '2026-11-23 01:21:38.781+00', 'Nobody opened the door.'),
	(1, 10, 3, 'received', '2026-11-23 01:21:38.887+00', NULL),
	(1, 11, 3, 'packed', '2026-11-23 01:21:38.933+00', NULL),
	(1, 12, 3, 'shipped', '2026-11-23 01:21:38.969+00', NULL),
	(1, 13, 1, 'delivered', '2026-11-23 01:21:39.157+00', NULL),
	(1, 14, 3, 'delivered', '2026-11-23 01:21:39.188+00', NULL);
INSERT INTO public.order_external_id OVERRIDING SYSTEM VALUE VALUES
	(1, 'sim-12-2-1', 1),
	(1, 'sim-12-3-1', 2),
	(1, 'sim-12-3-2', 3);
INSERT INTO public.order_kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, 1),
	(1, 2, 1, 1, 1),
	(1, 3, 1, 1, 1);
INSERT INTO public.order_line OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, NULL, 3, 1, true),
	(1, 1, 2, NULL, 5, 1, true),
	(1, 1, 3, NULL, 6, 1, true),
	(1, 1, 4, NULL, 7, 1, true),
	(1, 1, 5, NULL, 8, 1, true),
	(1, 1, 6, 1, 1, 1, true),
	(1, 1, 7, 1, 2, 1, true),
	(1, 1, 8, 1, 4, 1, true),
	(1, 1, 9, 1, 9, 2, false),
	(1, 2, 1, NULL, 3, 1, true),
	(1, 2, 2, NULL, 5, 1, true),
	(1, 2, 3, NULL, 6, 1, true),
	(1, 2, 4, NULL, 7, 1, true),
	(1, 2, 5, NULL, 8, 1, true),
	(1, 2, 6, 1, 1, 1, true),
	(1, 2, 7, 1, 2, 1, true),
	(1, 2, 8, 1, 4, 1, true),
	(1, 2, 9, 1, 9, 2, false),
	(1, 3, 1, NULL, 3, 1, true),
	(1, 3, 2, NULL, 5, 1, true),
	(1, 3, 3, NULL, 6, 1, true),
	(1, 3, 4, NULL, 7, 1, true),
	(1, 3, 5, NULL, 8, 1, true),
	(1, 3, 6, 1, 1, 1, true),
	(1, 3, 7, 1, 2, 1, true),
	(1, 3, 8, 1, 4, 1, true),
	(1, 3, 9, 1, 9, 2, false);
INSERT INTO public.organization OVERRIDING SYSTEM VALUE VALUES
	(1, 'Fixture Clinic', '2026-11-23 01:21:24.167+00');
INSERT INTO public.packed_kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 2, 1),
	(1, 2, 1, 1),
	(1, 3, 3, 1);
INSERT INTO public.patient OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Testina', 'Sampleton', '1940-06-27', 'testina.sampleton.0@example.org', '+15555550000', 'sim-12-0', 'male', '{"city": "Testville", "state": "CA", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "94105"}', false, true, 1, NULL, 'America/Los_Angeles', DEFAULT),
	(1, 2, 'Mock', 'Sampleton', '1969-02-23', 'mock.sampleton.1@example.org', '+15555550001', 'sim-12-1', 'other', '{"city": "Testville", "state": "NY", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10001"}', false, true, 2, NULL, 'America/New_York', DEFAULT),
	(1, 4, 'Samplia', 'Sampleton', '1982-09-20', 'samplia.sampleton.3@example.org', '+15555550003', 'sim-12-3', 'male', '{"city": "Testville", "state": "BE", "country": "DE", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10115"}', false, true, 3, 'Europe/Berlin', 'Europe/Berlin', DEFAULT),
	(1, 3, 'Fictia', 'Sampleton', '1985-11-20', 'fictia.sampleton.2@example.org', '+15555550002', 'sim-12-2', 'unknown', '{"city": "Testville", "state": "NL", "country": "CA", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "A1A 1A1"}', false, true, 4, 'America/St_Johns', 'America/St_Johns', DEFAULT),
	(1, 5, 'Testina', 'Sampleton', '1959-11-22', 'testina.sampleton.0@example.org', '+15555550000', 'sim-8-0', 'unknown', '{"city": "Testville", "state": "CA", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "94105"}', false, true, 7, NULL, 'America/Los_Angeles', DEFAULT);
INSERT INTO public.peak_flow_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 7, 7, '2026-01-05 15:46:00+00', NULL, '2026-11-23 01:21:38.527+00', 478, 3.2, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 7, 7, '2026-01-06 03:41:00+00', NULL, '2026-11-23 01:21:38.527+00', 534, 3.6, false, -28800, -28800, 1, NULL),
	(1, 3, 2, 15, 7, '2026-01-05 12:44:00+00', NULL, '2026-11-23 01:21:38.527+00', 346, 2.3, false, -18000, -18000, 1, NULL),
	(1, 4, 2, 15, 7, '2026-01-06 00:36:00+00', NULL, '2026-11-23 01:21:38.527+00', 340, 2.3, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 15, 7, '2026-01-06 12:26:00+00', NULL, '2026-11-23 01:21:39.09+00', 329, 2.2, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 15, 7, '2026-01-07 00:35:00+00', NULL, '2026-11-23 01:21:39.09+00', 292, 1.9, false, -18000, -18000, 1, NULL),
	(1, 7, 1, 7, 7, '2026-01-07 16:08:00+00', NULL, '2026-11-23 01:21:39.331+00', 474, 3.2, false, -28800, -28800, 1, NULL),
	(1, 8, 1, 7, 7, '2026-01-08 03:41:00+00', NULL, '2026-11-23 01:21:39.331+00', 491, 3.3, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 15, 7, '2026-01-07 12:29:00+00', NULL, '2026-11-23 01:21:39.331+00', 347, 2.3, false, -18000, -18000, 1, NULL),
	(1, 10, 2, 15, 7, '2026-01-08 00:56:00+00', NULL, '2026-11-23 01:21:39.331+00', 310, 2.1, false, -18000, -18000, 1, NULL),
	(1, 11, 3, 23, 7, '2026-01-07 11:04:00+00', NULL, '2026-11-23 01:21:39.331+00', 423, 2.8, false, -12600, -12600, 1, NULL),
	(1, 12, 3, 23, 7, '2026-01-07 23:50:00+00', NULL, '2026-11-23 01:21:39.331+00', 430, 2.9, false, -12600, -12600, 1, NULL),
	(1, 13, 4, 32, 7, '2026-01-07 06:55:00+00', NULL, '2026-11-23 01:21:39.331+00', 501, 3.3, false, 3600, 3600, 1, NULL),
	(1, 14, 4, 32, 7, '2026-01-07 19:08:00+00', NULL, '2026-11-23 01:21:39.331+00', 535, 3.6, false, 3600, 3600, 1, NULL),
	(1, 15, 1, 7, 7, '2026-01-08 16:00:00+00', NULL, '2026-11-23 01:21:39.505+00', 504, 3.4, false, -28800, -28800, 1, NULL),
	(1, 16, 1, 7, 7, '2026-01-09 03:49:00+00', NULL, '2026-11-23 01:21:39.505+00', 521, 3.5, false, -28800, -28800, 1, NULL),
	(1, 17, 2, 15, 7, '2026-01-08 12:29:00+00', NULL, '2026-11-23 01:21:39.505+00', 328, 2.2, false, -18000, -18000, 1, NULL),
	(1, 18, 2, 15, 7, '2026-01-09 01:10:00+00', NULL, '2026-11-23 01:21:39.505+00', 345, 2.3, false, -18000, -18000, 1, NULL),
	(1, 19, 3, 23, 7, '2026-01-08 11:42:00+00', NULL, '2026-11-23 01:21:39.505+00', 440, 2.9, false, -12600, -12600, 1, NULL),
	(1, 20, 3, 23, 7, '2026-01-08 23:29:00+00', NULL, '2026-11-23 01:21:39.505+00', 439, 2.9, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 7, 7, '2026-01-06 15:27:00+00', NULL, '2026-11-23 01:21:39.767+00', 527, 3.5, false, -28800, -28800, 1, NULL),
	(1, 22, 1, 7, 7, '2026-01-07 03:59:00+00', NULL, '2026-11-23 01:21:39.767+00', 479, 3.2, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 7, 7, '2026-01-09 16:03:00+00', NULL, '2026-11-23 01:21:39.767+00', 510, 3.4, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 7, 7, '2026-01-10 04:17:00+00', NULL, '2026-11-23 01:21:39.767+00', 485, 3.2, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 15, 7, '2026-01-09 06:48:00+00', NULL, '2026-11-23 01:21:39.767+00', 341, 2.3, false, 3600, -18000, 1, NULL),
	(1, 26, 2, 15, 7, '2026-01-09 18:45:00+00', NULL, '2026-11-23 01:21:39.767+00', 356, 2.4, false, 3600, -18000, 1, NULL),
	(1, 27, 1, 7, 7, '2026-01-10 15:48:00+00', NULL, '2026-11-23 01:21:39.917+00', 480, 3.2, false, -28800, -28800, 1, NULL),
	(1, 28, 1, 7, 7, '2026-01-11 03:50:00+00', NULL, '2026-11-23 01:21:39.917+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 29, 2, 15, 7, '2026-01-10 07:07:00+00', NULL, '2026-11-23 01:21:39.917+00', 349, 2.3, false, 3600, -18000, 1, NULL),
	(1, 30, 2, 15, 7, '2026-01-10 19:12:00+00', NULL, '2026-11-23 01:21:39.917+00', 360, 2.4, false, 3600, -18000, 1, NULL),
	(1, 31, 4, 32, 7, '2026-01-10 06:45:00+00', NULL, '2026-11-23 01:21:39.917+00', 503, 3.4, false, 3600, 3600, 1, NULL),
	(1, 32, 4, 32, 7, '2026-01-10 18:50:00+00', NULL, '2026-11-23 01:21:39.917+00', 505, 3.4, false, 3600, 3600, 1, NULL),
	(1, 35, 1, 7, 7, '2026-01-11 15:32:00+00', NULL, '2026-11-23 01:21:40.082+00', 478, 3.2, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 7, 7, '2026-01-12 04:16:00+00', NULL, '2026-11-23 01:21:40.082+00', 526, 3.5, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 15, 7, '2026-01-11 12:45:00+00', NULL, '2026-11-23 01:21:40.082+00', 332, 2.2, false, -18000, -18000, 1, NULL),
	(1, 38, 2, 15, 7, '2026-01-12 00:35:00+00', NULL, '2026-11-23 01:21:40.082+00', 337, 2.2, false, -18000, -18000, 1, NULL),
	(1, 39, 3, 23, 7, '2026-01-11 11:05:00+00', NULL, '2026-11-23 01:21:40.082+00', 440, 2.9, false, -12600, -12600, 1, NULL),
	(1, 40, 3, 23, 7, '2026-01-11 23:39:00+00', NULL, '2026-11-23 01:21:40.082+00', 410, 2.7, false, -12600, -12600, 1, NULL),
	(1, 41, 1, 7, 7, '2026-01-12 16:03:00+00', NULL, '2026-11-23 01:21:40.214+00', 514, 3.4, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 7, 7, '2026-01-13 03:36:00+00', NULL, '2026-11-23 01:21:40.214+00', 510, 3.4, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 15, 7, '2026-01-12 12:30:00+00', NULL, '2026-11-23 01:21:40.214+00', 355, 2.4, false, -18000, -18000, 1, NULL),
	(1, 44, 2, 15, 7, '2026-01-13 00:49:00+00', NULL, '2026-11-23 01:21:40.214+00', 333, 2.2, false, -18000, -18000, 1, NULL),
	(1, 45, 3, 23, 7, '2026-01-12 11:12:00+00', NULL, '2026-11-23 01:21:40.214+00', 416, 2.8, false, -12600, -12600, 1, NULL),
	(1, 46, 3, 23, 7, '2026-01-12 23:48:00+00', NULL, '2026-11-23 01:21:40.214+00', 417, 2.8, false, -12600, -12600, 1, NULL),
	(1, 49, 1, 7, 7, '2026-01-13 15:46:00+00', NULL, '2026-11-23 01:21:40.313+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 50, 1, 7, 7, '2026-01-14 04:09:00+00', NULL, '2026-11-23 01:21:40.313+00', 498, 3.3, false, -28800, -28800, 1, NULL),
	(1, 51, 2, 15, 7, '2026-01-13 12:26:00+00', NULL, '2026-11-23 01:21:40.313+00', 316, 2.1, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 15, 7, '2026-01-14 00:49:00+00', NULL, '2026-11-23 01:21:40.313+00', 351, 2.3, false, -18000, -18000, 1, NULL),
	(1, 47, 3, 23, 7, '2026-01-10 11:02:00+00', NULL, '2026-11-23 01:21:40.313+00', 412, 2.7, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 23, 7, '2026-01-10 23:49:00+00', NULL, '2026-11-23 01:21:40.313+00', 400, 2.7, false, -12600, -12600, 1, NULL),
	(1, 53, 3, 23, 7, '2026-01-13 10:57:00+00', NULL, '2026-11-23 01:21:40.313+00', 439, 2.9, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 23, 7, '2026-01-13 23:55:00+00', NULL, '2026-11-23 01:21:40.313+00', 462, 3.1, false, -12600, -12600, 1, NULL),
	(1, 55, 4, 32, 7, '2026-01-13 06:30:00+00', NULL, '2026-11-23 01:21:40.313+00', 489, 3.3, false, 3600, 3600, 1, NULL),
	(1, 56, 4, 32, 7, '2026-01-13 19:17:00+00', NULL, '2026-11-23 01:21:40.313+00', 529, 3.5, false, 3600, 3600, 1, NULL),
	(1, 57, 1, 7, 7, '2026-01-14 15:49:00+00', NULL, '2026-11-23 01:21:40.429+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 58, 2, 15, 7, '2026-01-14 13:06:00+00', NULL, '2026-11-23 01:21:40.429+00', 331, 2.2, false, -18000, -18000, 1, NULL),
	(1, 59, 3, 23, 7, '2026-01-14 11:12:00+00', NULL, '2026-11-23 01:21:40.429+00', 444, 3, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 23, 7, '2026-01-14 23:47:00+00', NULL, '2026-11-23 01:21:40.429+00', 401, 2.7, false, -12600, -12600, 1, NULL),
	(1, 61, 4, 32, 7, '2026-01-14 06:27:00+00', NULL, '2026-11-23 01:21:40.429+00', 540, 3.6, false, 3600, 3600, 1, NULL),
	(1, 62, 4, 32, 7, '2026-01-14 18:49:00+00', NULL, '2026-11-23 01:21:40.429+00', 495, 3.3, false, 3600, 3600, 1, NULL),
	(1, 63, 5, 40, 16, '2026-01-14 15:25:00+00', NULL, '2026-11-23 01:21:49.27+00', 491, 3.3, false, -28800, -28800, 1, NULL);
INSERT INTO public.reading_import OVERRIDING SYSTEM VALUE VALUES
	(1, 'fixture', 500, 0, 498, 2, 0, 1, 1);
INSERT INTO public.reading_revision OVERRIDING SYSTEM VALUE VALUES
	(1, 'weight', 19, 1, '{"manual": true, "weight": 150, "weightUnit": "lbs"}', '2026-11-23 01:21:40.011+00'),
	(1, 'weight', 39, 1, '{"manual": true, "weight": 150, "weightUnit": "lbs"}', '2026-11-23 01:21:49.437+00');
INSERT INTO public.return_device OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 26, 1, false, true),
	(1, 1, 27, 1, false, true),
	(1, 1, 28, NULL, false, true),
	(1, 1, 29, NULL, false, true),
	(1, 1, 30, NULL, false, true),
	(1, 1, 31, NULL, false, true),
	(1, 1, 32, NULL, false, true),
	(1, 1, 33, 1, false, true);
INSERT INTO public.return_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'inTransit', '2026-11-23 01:21:38.781+00', NULL),
	(1, 2, 1, 'received', '2026-11-23 01:21:38.841+00', NULL);
INSERT INTO public.return_line OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 9, 9, 2, false, 2);
INSERT INTO public.site OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Simulated Clinic 1', true, '{"city": "Testville", "note": null, "state": "CA", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "94105", "lineThree": null}'),
	(1, 2, 'Simulated Clinic 2', true, '{"city": "Testville", "note": null, "state": "NY", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10001", "lineThree": null}'),
	(1, 3, 'Simulated Clinic 4', true, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 4, 'Simulated Clinic 3', true, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 5, 'Simulated Clinic 5', true, '{"city": "Testville", "note": null, "state": "WB", "country": "IN", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "700001", "lineThree": null}'),
	(1, 6, 'Simulated Clinic 2', true, '{"city": "Testville", "note": null, "state": "NY", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10001", "lineThree": null}'),
	(1, 7, 'Simulated Clinic 1', true, '{"city": "Testville", "note": null, "state": "CA", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "94105", "lineThree": null}'),
	(1, 8, 'Simulated Clinic 4', true, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 9, 'Simulated Clinic 3', true, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 10, 'Simulated Clinic 5', true, '{"city": "Testville", "note": null, "state": "WB", "country": "IN", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "700001", "lineThree": null}');
INSERT INTO public.sleep_mat_activity_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 8, 8, '2026-01-05 14:40:00+00', NULL, '2026-11-23 01:21:38.528+00', '{"2026-01-05 06:37:00+00"}', '{"2026-01-05 14:04:00+00"}', 32, 447, 66, 12.1, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 16, 8, '2026-01-05 11:42:00+00', NULL, '2026-11-23 01:21:38.528+00', '{"2026-01-05 03:48:00+00"}', '{"2026-01-05 11:05:00+00"}', 25, 437, 67, 13, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 16, 8, '2026-01-06 11:50:00+00', NULL, '2026-11-23 01:21:39.092+00', '{"2026-01-06 03:21:00+00"}', '{"2026-01-06 11:06:00+00"}', 11, 465, 78, 13.8, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 8, 8, '2026-01-07 14:17:00+00', NULL, '2026-11-23 01:21:39.36+00', '{"2026-01-07 06:34:00+00"}', '{"2026-01-07 14:05:00+00"}', 26, 451, 67, 17.7, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 16, 8, '2026-01-07 11:56:00+00', NULL, '2026-11-23 01:21:39.36+00', '{"2026-01-07 03:31:00+00"}', '{"2026-01-07 11:08:00+00"}', 40, 457, 68, 15.7, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 24, 8, '2026-01-07 09:53:00+00', NULL, '2026-11-23 01:21:39.36+00', '{"2026-01-07 01:33:00+00"}', '{"2026-01-07 09:33:00+00"}', 18, 480, 65, 13.2, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 31, 8, '2026-01-07 05:21:00+00', NULL, '2026-11-23 01:21:39.36+00', '{"2026-01-06 21:25:00+00"}', '{"2026-01-07 05:06:00+00"}', 26, 461, 73, 14, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 8, 8, '2026-01-08 14:28:00+00', NULL, '2026-11-23 01:21:39.526+00', '{"2026-01-08 06:38:00+00"}', '{"2026-01-08 14:01:00+00"}', 24, 443, 58, 12.8, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 16, 8, '2026-01-08 11:56:00+00', NULL, '2026-11-23 01:21:39.526+00', '{"2026-01-08 03:09:00+00"}', '{"2026-01-08 11:00:00+00"}', 20, 471, 73, 14, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 24, 8, '2026-01-08 09:46:00+00', NULL, '2026-11-23 01:21:39.526+00', '{"2026-01-08 01:37:00+00"}', '{"2026-01-08 09:32:00+00"}', 17, 475, 64, 14.6, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 8, 8, '2026-01-06 14:57:00+00', NULL, '2026-11-23 01:21:39.772+00', '{"2026-01-06 06:28:00+00"}', '{"2026-01-06 14:01:00+00"}', 27, 453, 61, 14.1, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 8, 8, '2026-01-09 14:11:00+00', NULL, '2026-11-23 01:21:39.772+00', '{"2026-01-09 06:26:00+00"}', '{"2026-01-09 14:02:00+00"}', 22, 456, 60, 13.6, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 16, 8, '2026-01-09 05:48:00+00', NULL, '2026-11-23 01:21:39.772+00', '{"2026-01-08 21:03:00+00"}', '{"2026-01-09 05:08:00+00"}', 39, 485, 66, 13.1, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 8, 8, '2026-01-10 14:22:00+00', NULL, '2026-11-23 01:21:39.936+00', '{"2026-01-10 06:12:00+00"}', '{"2026-01-10 14:00:00+00"}', 26, 468, 60, 13.5, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 16, 8, '2026-01-10 05:24:00+00', NULL, '2026-11-23 01:21:39.936+00', '{"2026-01-09 21:18:00+00"}', '{"2026-01-10 05:05:00+00"}', 15, 467, 66, 17.7, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 31, 8, '2026-01-10 05:38:00+00', NULL, '2026-11-23 01:21:39.936+00', '{"2026-01-09 21:34:00+00"}', '{"2026-01-10 05:07:00+00"}', 22, 453, 69, 17.4, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 8, 8, '2026-01-11 14:55:00+00', NULL, '2026-11-23 01:21:40.097+00', '{"2026-01-11 06:59:00+00"}', '{"2026-01-11 14:04:00+00"}', 22, 425, 57, 14.3, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 16, 8, '2026-01-11 11:39:00+00', NULL, '2026-11-23 01:21:40.097+00', '{"2026-01-11 03:39:00+00"}', '{"2026-01-11 11:00:00+00"}', 10, 441, 79, 16.2, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 24, 8, '2026-01-11 10:06:00+00', NULL, '2026-11-23 01:21:40.097+00', '{"2026-01-11 02:26:00+00"}', '{"2026-01-11 09:38:00+00"}', 22, 432, 54, 15.3, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 8, 8, '2026-01-12 14:46:00+00', NULL, '2026-11-23 01:21:40.226+00', '{"2026-01-12 06:14:00+00"}', '{"2026-01-12 14:01:00+00"}', 31, 467, 54, 16.6, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 16, 8, '2026-01-12 11:13:00+00', NULL, '2026-11-23 01:21:40.226+00', '{"2026-01-12 03:40:00+00"}', '{"2026-01-12 11:00:00+00"}', 22, 440, 74, 13.8, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 24, 8, '2026-01-12 09:50:00+00', NULL, '2026-11-23 01:21:40.226+00', '{"2026-01-12 01:53:00+00"}', '{"2026-01-12 09:38:00+00"}', 21, 465, 62, 14.9, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 8, 8, '2026-01-13 14:35:00+00', NULL, '2026-11-23 01:21:40.351+00', '{"2026-01-13 06:27:00+00"}', '{"2026-01-13 14:05:00+00"}', 19, 458, 66, 17.1, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 16, 8, '2026-01-13 11:21:00+00', NULL, '2026-11-23 01:21:40.351+00', '{"2026-01-13 03:49:00+00"}', '{"2026-01-13 11:03:00+00"}', 32, 434, 70, 13.4, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 24, 8, '2026-01-10 09:55:00+00', NULL, '2026-11-23 01:21:40.351+00', '{"2026-01-10 02:01:00+00"}', '{"2026-01-10 09:36:00+00"}', 13, 455, 59, 15.4, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 24, 8, '2026-01-13 10:22:00+00', NULL, '2026-11-23 01:21:40.351+00', '{"2026-01-13 01:39:00+00"}', '{"2026-01-13 09:30:00+00"}', 27, 471, 54, 12.4, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 31, 8, '2026-01-13 05:51:00+00', NULL, '2026-11-23 01:21:40.351+00', '{"2026-01-12 21:52:00+00"}', '{"2026-01-13 05:05:00+00"}', 25, 433, 73, 15.3, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 8, 8, '2026-01-14 14:55:00+00', NULL, '2026-11-23 01:21:40.436+00', '{"2026-01-14 06:11:00+00"}', '{"2026-01-14 14:06:00+00"}', 13, 475, 60, 13.7, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 16, 8, '2026-01-14 11:23:00+00', NULL, '2026-11-23 01:21:40.436+00', '{"2026-01-14 03:31:00+00"}', '{"2026-01-14 11:04:00+00"}', 8, 453, 69, 14.9, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 24, 8, '2026-01-14 09:54:00+00', NULL, '2026-11-23 01:21:40.436+00', '{"2026-01-14 02:19:00+00"}', '{"2026-01-14 09:37:00+00"}', 20, 438, 69, 12.3, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 31, 8, '2026-01-14 05:32:00+00', NULL, '2026-11-23 01:21:40.436+00', '{"2026-01-13 21:19:00+00"}', '{"2026-01-14 05:00:00+00"}', 17, 461, 62, 12.6, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 41, 17, '2026-01-14 14:58:00+00', NULL, '2026-11-23 01:21:49.303+00', '{"2026-01-14 06:43:00+00"}', '{"2026-01-14 14:06:00+00"}', 35, 443, 76, 17.5, false, -28800, -28800, 1, NULL);
INSERT INTO public.sleep_mat_duration_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 8, 8, '2026-01-05 14:28:00+00', NULL, '2026-11-23 01:21:38.563+00', 32, 107, 242, 98, 447, 66, 12.1, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 16, 8, '2026-01-05 11:35:00+00', NULL, '2026-11-23 01:21:38.563+00', 25, 70, 266, 101, 437, 67, 13, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 16, 8, '2026-01-06 11:20:00+00', NULL, '2026-11-23 01:21:39.105+00', 11, 116, 247, 102, 465, 78, 13.8, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 8, 8, '2026-01-07 14:51:00+00', NULL, '2026-11-23 01:21:39.374+00', 26, 104, 243, 104, 451, 67, 17.7, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 16, 8, '2026-01-07 11:53:00+00', NULL, '2026-11-23 01:21:39.374+00', 40, 96, 274, 87, 457, 68, 15.7, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 24, 8, '2026-01-07 10:15:00+00', NULL, '2026-11-23 01:21:39.374+00', 18, 106, 283, 91, 480, 65, 13.2, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 31, 8, '2026-01-07 05:34:00+00', NULL, '2026-11-23 01:21:39.374+00', 26, 101, 268, 92, 461, 73, 14, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 8, 8, '2026-01-08 14:50:00+00', NULL, '2026-11-23 01:21:39.548+00', 24, 75, 257, 111, 443, 58, 12.8, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 16, 8, '2026-01-08 11:14:00+00', NULL, '2026-11-23 01:21:39.548+00', 20, 118, 245, 108, 471, 73, 14, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 24, 8, '2026-01-08 10:12:00+00', NULL, '2026-11-23 01:21:39.548+00', 17, 86, 303, 86, 475, 64, 14.6, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 8, 8, '2026-01-06 14:13:00+00', NULL, '2026-11-23 01:21:39.805+00', 27, 82, 280, 91, 453, 61, 14.1, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 8, 8, '2026-01-09 14:59:00+00', NULL, '2026-11-23 01:21:39.805+00', 22, 78, 282, 96, 456, 60, 13.6, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 16, 8, '2026-01-09 05:23:00+00', NULL, '2026-11-23 01:21:39.805+00', 39, 107, 266, 112, 485, 66, 13.1, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 8, 8, '2026-01-10 14:52:00+00', NULL, '2026-11-23 01:21:39.943+00', 26, 103, 281, 84, 468, 60, 13.5, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 16, 8, '2026-01-10 05:57:00+00', NULL, '2026-11-23 01:21:39.943+00', 15, 107, 271, 89, 467, 66, 17.7, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 31, 8, '2026-01-10 05:28:00+00', NULL, '2026-11-23 01:21:39.943+00', 22, 91, 262, 100, 453, 69, 17.4, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 8, 8, '2026-01-11 14:41:00+00', NULL, '2026-11-23 01:21:40.105+00', 22, 68, 276, 81, 425, 57, 14.3, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 16, 8, '2026-01-11 11:35:00+00', NULL, '2026-11-23 01:21:40.105+00', 10, 88, 265, 88, 441, 79, 16.2, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 24, 8, '2026-01-11 10:29:00+00', NULL, '2026-11-23 01:21:40.105+00', 22, 95, 246, 91, 432, 54, 15.3, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 8, 8, '2026-01-12 15:00:00+00', NULL, '2026-11-23 01:21:40.23+00', 31, 75, 289, 103, 467, 54, 16.6, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 16, 8, '2026-01-12 11:19:00+00', NULL, '2026-11-23 01:21:40.23+00', 22, 66, 268, 106, 440, 74, 13.8, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 24, 8, '2026-01-12 10:20:00+00', NULL, '2026-11-23 01:21:40.23+00', 21, 112, 241, 112, 465, 62, 14.9, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 8, 8, '2026-01-13 14:26:00+00', NULL, '2026-11-23 01:21:40.352+00', 19, 69, 288, 101, 458, 66, 17.1, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 16, 8, '2026-01-13 11:59:00+00', NULL, '2026-11-23 01:21:40.352+00', 32, 69, 278, 87, 434, 70, 13.4, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 24, 8, '2026-01-10 09:59:00+00', NULL, '2026-11-23 01:21:40.352+00', 13, 91, 278, 86, 455, 59, 15.4, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 24, 8, '2026-01-13 10:30:00+00', NULL, '2026-11-23 01:21:40.352+00', 27, 89, 293, 89, 471, 54, 12.4, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 31, 8, '2026-01-13 05:20:00+00', NULL, '2026-11-23 01:21:40.352+00', 25, 91, 238, 104, 433, 73, 15.3, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 8, 8, '2026-01-14 14:31:00+00', NULL, '2026-11-23 01:21:40.448+00', 13, 95, 275, 105, 475, 60, 13.7, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 16, 8, '2026-01-14 11:27:00+00', NULL, '2026-11-23 01:21:40.448+00', 8, 100, 271, 82, 453, 69, 14.9, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 24, 8, '2026-01-14 09:57:00+00', NULL, '2026-11-23 01:21:40.448+00', 20, 79, 280, 79, 438, 69, 12.3, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 31, 8, '2026-01-14 05:15:00+00', NULL, '2026-11-23 01:21:40.448+00', 17, 78, 300, 83, 461, 62, 12.6, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 41, 17, '2026-01-14 14:49:00+00', NULL, '2026-11-23 01:21:49.328+00', 35, 84, 270, 89, 443, 76, 17.5, false, -28800, -28800, 1, NULL);
INSERT INTO public.stock OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 9, NULL, 12, 0),
	(1, 3, 18, NULL, 4, 0);
INSERT INTO public.stock_adjustment OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 16, 'Simulated', '2026-11-23 01:21:37.254+00'),
	(1, 2, 3, 4, 'Simulated', '2026-11-23 01:21:48.763+00');
INSERT INTO public.temperature_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 6, 5, '2026-01-05 16:02:00+00', NULL, '2026-11-23 01:21:38.494+00', 98.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 2, 2, 13, 5, '2026-01-05 13:06:00+00', NULL, '2026-11-23 01:21:38.494+00', 99, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 3, 2, 13, 5, '2026-01-06 13:26:00+00', NULL, '2026-11-23 01:21:39.049+00', 98.8, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 4, 1, 6, 5, '2026-01-07 15:48:00+00', NULL, '2026-11-23 01:21:39.298+00', 97.3, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 5, 2, 13, 5, '2026-01-07 13:09:00+00', NULL, '2026-11-23 01:21:39.298+00', 98.2, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 6, 3, 22, 5, '2026-01-07 11:26:00+00', NULL, '2026-11-23 01:21:39.298+00', 36.7, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 7, 4, 29, 5, '2026-01-07 07:08:00+00', NULL, '2026-11-23 01:21:39.298+00', 36.7, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 8, 1, 6, 5, '2026-01-08 15:48:00+00', NULL, '2026-11-23 01:21:39.471+00', 97.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 9, 2, 13, 5, '2026-01-08 13:08:00+00', NULL, '2026-11-23 01:21:39.471+00', 98.8, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 10, 3, 22, 5, '2026-01-08 11:52:00+00', NULL, '2026-11-23 01:21:39.471+00', 36.7, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 11, 1, 6, 5, '2026-01-06 15:52:00+00', NULL, '2026-11-23 01:21:39.725+00', 97.3, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 12, 1, 6, 5, '2026-01-09 16:15:00+00', NULL, '2026-11-23 01:21:39.725+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 13, 2, 13, 5, '2026-01-09 07:02:00+00', NULL, '2026-11-23 01:21:39.725+00', 98.2, 'fahrenheit', false, 3600, -18000, 1, NULL),
	(1, 14, 1, 6, 5, '2026-01-10 15:53:00+00', NULL, '2026-11-23 01:21:39.877+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 15, 2, 13, 5, '2026-01-10 07:05:00+00', NULL, '2026-11-23 01:21:39.877+00', 97, 'fahrenheit', false, 3600, -18000, 1, NULL),
	(1, 16, 4, 29, 5, '2026-01-10 07:17:00+00', NULL, '2026-11-23 01:21:39.877+00', 36.4, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 18, 1, 6, 5, '2026-01-11 16:22:00+00', NULL, '2026-11-23 01:21:40.06+00', 98.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 19, 2, 13, 5, '2026-01-11 13:11:00+00', NULL, '2026-11-23 01:21:40.06+00', 97.7, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 20, 3, 22, 5, '2026-01-11 11:36:00+00', NULL, '2026-11-23 01:21:40.06+00', 36.6, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 21, 1, 6, 5, '2026-01-12 15:55:00+00', NULL, '2026-11-23 01:21:40.201+00', 97, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 22, 2, 13, 5, '2026-01-12 13:07:00+00', NULL, '2026-11-23 01:21:40.201+00', 98.1, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 23, 3, 22, 5, '2026-01-12 11:35:00+00', NULL, '2026-11-23 01:21:40.201+00', 37.1, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 25, 1, 6, 5, '2026-01-13 15:54:00+00', NULL, '2026-11-23 01:21:40.285+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 26, 2, 13, 5, '2026-01-13 12:54:00+00', NULL, '2026-11-23 01:21:40.285+00', 97.3, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 24, 3, 22, 5, '2026-01-10 11:42:00+00', NULL, '2026-11-23 01:21:40.285+00', 36.2, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 27, 3, 22, 5, '2026-01-13 12:01:00+00', NULL, '2026-11-23 01:21:40.285+00', 36.1, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 28, 4, 29, 5, '2026-01-13 07:15:00+00', NULL, '2026-11-23 01:21:40.285+00', 36.4, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 29, 1, 6, 5, '2026-01-14 16:02:00+00', NULL, '2026-11-23 01:21:40.401+00', 97.7, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 30, 2, 13, 5, '2026-01-14 13:01:00+00', NULL, '2026-11-23 01:21:40.401+00', 98.6, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 31, 3, 22, 5, '2026-01-14 11:38:00+00', NULL, '2026-11-23 01:21:40.401+00', 36.9, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 32, 4, 29, 5, '2026-01-14 07:04:00+00', NULL, '2026-11-23 01:21:40.401+00', 36.3, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 33, 5, 38, 14, '2026-01-14 16:05:00+00', NULL, '2026-11-23 01:21:49.243+00', 98.4, 'fahrenheit', false, -28800, -28800, 1, NULL);
INSERT INTO public.webhook OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'patient.created', 'http://127.0.0.1:37797/', true, '2026-11-23 01:21:27.289+00', NULL, NULL, NULL),
	(1, 2, 'reading.weight', 'http://127.0.0.1:37797/', true, '2026-11-23 01:21:28.871+00', NULL, NULL, NULL),
	(1, 3, 'order.status', 'http://127.0.0.1:37797/', true, '2026-11-23 01:21:30.124+00', NULL, NULL, NULL),
	(1, 4, 'device.healthcheck', 'http://127.0.0.1:9/', true, '2026-11-23 01:21:31.749+00', NULL, NULL, NULL);
INSERT INTO public.webhook_attempt OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2026-11-23 01:21:37.039+00', '2026-11-23 01:21:37.106+00', 84, 204, NULL, NULL),
	(1, 2, 1, '2026-11-23 01:21:37.047+00', '2026-11-23 01:21:37.174+00', 36, 204, NULL, NULL),
	(1, 3, 1, '2026-11-23 01:21:37.049+00', '2026-11-23 01:21:37.208+00', 3, 204, NULL, NULL),
	(1, 4, 1, '2026-11-23 01:21:37.066+00', '2026-11-23 01:21:37.238+00', 15, 204, NULL, NULL),
	(1, 5, 1, '2026-11-23 01:21:38.101+00', '2026-11-23 01:21:38.166+00', 4, 204, NULL, NULL),
	(1, 6, 1, '2026-11-23 01:21:38.101+00', '2026-11-23 01:21:38.166+00', 5, 204, NULL, NULL),
	(1, 7, 1, '2026-11-23 01:21:38.27+00', '2026-11-23 01:21:38.316+00', 3, 204, NULL, NULL),
	(1, 8, 1, '2026-11-23 01:21:38.315+00', '2026-11-23 01:21:38.359+00', 4, 204, NULL, NULL),
	(1, 9, 1, '2026-11-23 01:21:38.382+00', '2026-11-23 01:21:38.404+00', 3, 204, NULL, NULL),
	(1, 10, 1, '2026-11-23 01:21:38.404+00', '2026-11-23 01:21:38.45+00', 13, 204, NULL, NULL),
	(1, 11, 1, '2026-11-23 01:21:38.45+00', '2026-11-23 01:21:38.54+00', 8, 204, NULL, NULL),
	(1, 12, 1, '2026-11-23 01:21:38.45+00', '2026-11-23 01:21:38.54+00', 9, 204, NULL, NULL),
	(1, 13, 1, '2026-11-23 01:21:38.605+00', '2026-11-23 01:21:38.656+00', 24, NULL, 'connection_failed', NULL),
	(1, 14, 1, '2026-11-23 01:21:38.606+00', '2026-11-23 01:21:38.685+00', 4, NULL, 'connection_failed', NULL),
	(1, 15, 1, '2026-11-23 01:21:38.713+00', '2026-11-23 01:21:38.746+00', 7, 204, NULL, NULL),
	(1, 16, 1, '2026-11-23 01:21:38.743+00', '2026-11-23 01:21:38.786+00', 7, 204, NULL, NULL),
	(1, 17, 1, '2026-11-23 01:21:38.781+00', '2026-11-23 01:21:38.855+00', 3, 204, NULL, NULL),
	(1, 18, 1, '2026-11-23 01:21:38.887+00', '2026-11-23 01:21:38.936+00', 3, 204, NULL, NULL),
	(1, 19, 1, '2026-11-23 01:21:38.933+00', '2026-11-23 01:21:38.973+00', 11, 204, NULL, NULL),
	(1, 20, 1, '2026-11-23 01:21:38.969+00', '2026-11-23 01:21:39.019+00', 8, 204, NULL, NULL),
	(1, 21, 1, '2026-11-23 01:21:39.029+00', '2026-11-23 01:21:39.051+00', 12, 204, NULL, NULL),
	(1, 22, 1, '2026-11-23 01:21:39.157+00', '2026-11-23 01:21:39.192+00', 2, 204, NULL, NULL),
	(1, 23, 1, '2026-11-23 01:21:39.188+00', '2026-11-23 01:21:39.215+00', 1, 204, NULL, NULL),
	(1, 24, 1, '2026-11-23 01:21:39.244+00', '2026-11-23 01:21:39.342+00', 13, 204, NULL, NULL),
	(1, 25, 1, '2026-11-23 01:21:39.244+00', '2026-11-23 01:21:39.343+00', 13, 204, NULL, NULL),
	(1, 26, 1, '2026-11-23 01:21:39.244+00', '2026-11-23 01:21:39.343+00', 22, 204, NULL, NULL),
	(1, 27, 1, '2026-11-23 01:21:39.244+00', '2026-11-23 01:21:39.344+00', 28, 204, NULL, NULL),
	(1, 28, 1, '2026-11-23 01:21:39.435+00', '2026-11-23 01:21:39.492+00', 16, 204, NULL, NULL),
	(1, 29, 1, '2026-11-23 01:21:39.435+00', '2026-11-23 01:21:39.492+00', 19, 204, NULL, NULL),
	(1, 30, 1, '2026-11-23 01:21:39.435+00', '2026-11-23 01:21:39.492+00', 19, 204, NULL, NULL),
	(1, 14, 2, '2026-11-23 01:21:38.606+00', '2026-11-23 01:21:39.668+00', 3, NULL, 'connection_failed', NULL),
	(1, 32, 1, '2026-11-23 01:21:39.577+00', '2026-11-23 01:21:39.669+00', 3, NULL, 'connection_failed', NULL),
	(1, 31, 1, '2026-11-23 01:21:39.58+00', '2026-11-23 01:21:39.669+00', 3, NULL, 'connection_failed', NULL),
	(1, 33, 1, '2026-11-23 01:21:39.574+00', '2026-11-23 01:21:39.688+00', 16, NULL, 'connection_failed', NULL),
	(1, 13, 2, '2026-11-23 01:21:38.605+00', '2026-11-23 01:21:39.716+00', 6, NULL, 'connection_failed', NULL),
	(1, 35, 1, '2026-11-23 01:21:39.687+00', '2026-11-23 01:21:39.753+00', 12, 204, NULL, NULL),
	(1, 36, 1, '2026-11-23 01:21:39.687+00', '2026-11-23 01:21:39.754+00', 11, 204, NULL, NULL),
	(1, 37, 1, '2026-11-23 01:21:39.687+00', '2026-11-23 01:21:39.754+00', 11, 204, NULL, NULL),
	(1, 38, 1, '2026-11-23 01:21:39.85+00', '2026-11-23 01:21:39.895+00', 22, 204, NULL, NULL),
	(1, 39, 1, '2026-11-23 01:21:39.85+00', '2026-11-23 01:21:39.896+00', 22, 204, NULL, NULL),
	(1, 40, 1, '2026-11-23 01:21:39.85+00', '2026-11-23 01:21:39.896+00', 22, 204, NULL, NULL),
	(1, 41, 1, '2026-11-23 01:21:39.968+00', '2026-11-23 01:21:39.984+00', 2, 204, NULL, NULL),
	(1, 42, 1, '2026-11-23 01:21:39.966+00', '2026-11-23 01:21:39.984+00', 2, 204, NULL, NULL),
	(1, 43, 1, '2026-11-23 01:21:39.967+00', '2026-11-23 01:21:39.996+00', 5, 204, NULL, NULL),
	(1, 44, 1, '2026-11-23 01:21:39.965+00', '2026-11-23 01:21:39.997+00', 6, 204, NULL, NULL),
	(1, 45, 1, '2026-11-23 01:21:40.011+00', '2026-11-23 01:21:40.037+00', 5, 204, NULL, NULL),
	(1, 46, 1, '2026-11-23 01:21:40.041+00', '2026-11-23 01:21:40.088+00', 3, 204, NULL, NULL),
	(1, 47, 1, '2026-11-23 01:21:40.041+00', '2026-11-23 01:21:40.088+00', 6, 204, NULL, NULL),
	(1, 48, 1, '2026-11-23 01:21:40.041+00', '2026-11-23 01:21:40.088+00', 6, 204, NULL, NULL),
	(1, 52, 1, '2026-11-23 01:21:40.187+00', '2026-11-23 01:21:40.224+00', 6, 204, NULL, NULL),
	(1, 53, 1, '2026-11-23 01:21:40.187+00', '2026-11-23 01:21:40.224+00', 6, 204, NULL, NULL),
	(1, 54, 1, '2026-11-23 01:21:40.187+00', '2026-11-23 01:21:40.224+00', 7, 204, NULL, NULL),
	(1, 55, 1, '2026-11-23 01:21:40.265+00', '2026-11-23 01:21:40.288+00', 20, 204, NULL, NULL),
	(1, 56, 1, '2026-11-23 01:21:40.265+00', '2026-11-23 01:21:40.289+00', 20, 204, NULL, NULL),
	(1, 57, 1, '2026-11-23 01:21:40.265+00', '2026-11-23 01:21:40.289+00', 20, 204, NULL, NULL),
	(1, 58, 1, '2026-11-23 01:21:40.265+00', '2026-11-23 01:21:40.289+00', 20, 204, NULL, NULL),
	(1, 59, 1, '2026-11-23 01:21:40.265+00', '2026-11-23 01:21:40.289+00', 21, 204, NULL, NULL),
	(1, 60, 1, '2026-11-23 01:21:40.388+00', '2026-11-23 01:21:40.403+00', 8, 204, NULL, NULL),
	(1, 61, 1, '2026-11-23 01:21:40.388+00', '2026-11-23 01:21:40.404+00', 8, 204, NULL, NULL),
	(1, 62, 1, '2026-11-23 01:21:40.388+00', '2026-11-23 01:21:40.404+00', 8, 204, NULL, NULL),
	(1, 63, 1, '2026-11-23 01:21:40.388+00', '2026-11-23 01:21:40.404+00', 8, 204, NULL, NULL),
	(1, 67, 1, '2026-11-23 01:21:44.136+00', '2026-11-23 01:21:44.145+00', 29, 204, NULL, NULL);
INSERT INTO public.webhook_delivery OVERRIDING SYSTEM VALUE VALUES
	(1, 4, false, '2026-11-23 01:21:39.579+00', 34, '2026-11-23 01:21:39.579+00', 'evt_242', 0, 0, NULL, NULL),
	(1, 4, true, '2026-11-24 01:25:32.676+00', 14, '2026-11-23 01:21:38.606+00', 'evt_69', 2, 2, NULL, NULL),
	(1, 4, true, '2026-11-23 01:21:40.703+00', 32, '2026-11-23 01:21:39.577+00', 'evt_240', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 01:21:40.612+00', 31, '2026-11-23 01:21:39.58+00', 'evt_241', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 01:21:40.623+00', 33, '2026-11-23 01:21:39.574+00', 'evt_243', 1, 1, NULL, NULL),
	(1, 4, true, '2026-11-23 01:22:12.699+00', 13, '2026-11-23 01:21:38.605+00', 'evt_68', 1, 2, NULL, NULL),
	(1, 4, false, '2026-11-23 01:21:40.132+00', 49, '2026-11-23 01:21:40.132+00', 'evt_386', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 01:21:40.129+00', 50, '2026-11-23 01:21:40.129+00', 'evt_387', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 01:21:40.133+00', 51, '2026-11-23 01:21:40.133+00', 'evt_388', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 01:21:40.47+00', 64, '2026-11-23 01:21:40.47+00', 'evt_565', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 01:21:40.473+00', 65, '2026-11-23 01:21:40.473+00', 'evt_567', 0, 0, NULL, NULL),
	(1, 4, false, '2026-11-23 01:21:40.471+00', 66, '2026-11-23 01:21:40.471+00', 'evt_568', 0, 0, NULL, NULL);
INSERT INTO public.webhook_health OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, NULL, NULL, NULL, '2026-11-23 01:21:37.203+00'),
	(1, 3, 0, NULL, NULL, NULL, '2026-11-23 01:21:38.177+00'),
	(1, 2, 0, NULL, NULL, NULL, '2026-11-23 01:21:38.563+00'),
	(1, 4, 7, '2026-11-23 01:21:38.687+00', '2026-11-23 01:22:09.708+00', NULL, NULL);
INSERT INTO public.webhook_log OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'evt_1', 'patient.created', 'http://127.0.0.1:37797/', '2026-11-23 01:21:37.039+00', 0, 204, NULL, 'delivered'),
	(1, 2, 1, 'evt_2', 'patient.created', 'http://127.0.0.1:37797/', '2026-11-23 01:21:37.047+00', 0, 204, NULL, 'delivered'),
	(1, 3, 1, 'evt_3', 'patient.created', 'http://127.0.0.1:37797/', '2026-11-23 01:21:37.049+00', 0, 204, NULL, 'delivered'),
	(1, 4, 1, 'evt_4', 'patient.created', 'http://127.0.0.1:37797/', '2026-11-23 01:21:37.066+00', 0, 204, NULL, 'delivered'),
	(1, 5, 3, 'evt_23', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.101+00', 0, 204, NULL, 'delivered'),
	(1, 6, 3, 'evt_25', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.101+00', 0, 204, NULL, 'delivered'),
	(1, 7, 3, 'evt_27', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.27+00', 0, 204, NULL, 'delivered'),
	(1, 8, 3, 'evt_29', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.315+00', 0, 204, NULL, 'delivered'),
	(1, 9, 3, 'evt_31', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.382+00', 0, 204, NULL, 'delivered'),
	(1, 10, 3, 'evt_34', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.404+00', 0, 204, NULL, 'delivered'),
	(1, 11, 2, 'evt_44', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.45+00', 0, 204, NULL, 'delivered'),
	(1, 12, 2, 'evt_45', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.45+00', 0, 204, NULL, 'delivered'),
	(1, 41, 2, 'evt_338', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.968+00', 0, 204, NULL, 'delivered'),
	(1, 42, 2, 'evt_337', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.966+00', 0, 204, NULL, 'delivered'),
	(1, 15, 3, 'evt_71', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.713+00', 0, 204, NULL, 'delivered'),
	(1, 16, 3, 'evt_74', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.743+00', 0, 204, NULL, 'delivered'),
	(1, 17, 3, 'evt_78', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.781+00', 0, 204, NULL, 'delivered'),
	(1, 18, 3, 'evt_83', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.887+00', 0, 204, NULL, 'delivered'),
	(1, 19, 3, 'evt_85', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.933+00', 0, 204, NULL, 'delivered'),
	(1, 20, 3, 'evt_88', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:38.969+00', 0, 204, NULL, 'delivered'),
	(1, 21, 2, 'evt_93', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.029+00', 0, 204, NULL, 'delivered'),
	(1, 22, 3, 'evt_114', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.157+00', 0, 204, NULL, 'delivered'),
	(1, 23, 3, 'evt_125', 'order.status', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.188+00', 0, 204, NULL, 'delivered'),
	(1, 24, 2, 'evt_154', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.244+00', 0, 204, NULL, 'delivered'),
	(1, 25, 2, 'evt_155', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.244+00', 0, 204, NULL, 'delivered'),
	(1, 26, 2, 'evt_156', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.244+00', 0, 204, NULL, 'delivered'),
	(1, 27, 2, 'evt_157', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.244+00', 0, 204, NULL, 'delivered'),
	(1, 28, 2, 'evt_204', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.435+00', 0, 204, NULL, 'delivered'),
	(1, 29, 2, 'evt_205', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.435+00', 0, 204, NULL, 'delivered'),
	(1, 30, 2, 'evt_206', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.435+00', 0, 204, NULL, 'delivered'),
	(1, 34, 4, 'evt_242', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:39.579+00', 0, NULL, NULL, 'pending'),
	(1, 14, 4, 'evt_69', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:38.606+00', 1, NULL, '2026-11-23 01:21:39.668+00', 'pending'),
	(1, 32, 4, 'evt_240', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:39.577+00', 0, NULL, NULL, 'pending'),
	(1, 31, 4, 'evt_241', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:39.58+00', 0, NULL, NULL, 'pending'),
	(1, 33, 4, 'evt_243', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:39.574+00', 0, NULL, NULL, 'pending'),
	(1, 13, 4, 'evt_68', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:38.605+00', 1, NULL, '2026-11-23 01:21:39.716+00', 'pending'),
	(1, 35, 2, 'evt_262', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.687+00', 0, 204, NULL, 'delivered'),
	(1, 36, 2, 'evt_263', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.687+00', 0, 204, NULL, 'delivered'),
	(1, 37, 2, 'evt_264', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.687+00', 0, 204, NULL, 'delivered'),
	(1, 38, 2, 'evt_301', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.85+00', 0, 204, NULL, 'delivered'),
	(1, 39, 2, 'evt_302', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.85+00', 0, 204, NULL, 'delivered'),
	(1, 40, 2, 'evt_303', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.85+00', 0, 204, NULL, 'delivered'),
	(1, 43, 2, 'evt_340', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.967+00', 0, 204, NULL, 'delivered'),
	(1, 44, 2, 'evt_339', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:39.965+00', 0, 204, NULL, 'delivered'),
	(1, 45, 2, 'evt_341', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.011+00', 0, 204, NULL, 'delivered'),
	(1, 46, 2, 'evt_356', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.041+00', 0, 204, NULL, 'delivered'),
	(1, 47, 2, 'evt_357', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.041+00', 0, 204, NULL, 'delivered'),
	(1, 48, 2, 'evt_358', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.041+00', 0, 204, NULL, 'delivered'),
	(1, 49, 4, 'evt_386', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:40.132+00', 0, NULL, NULL, 'pending'),
	(1, 50, 4, 'evt_387', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:40.129+00', 0, NULL, NULL, 'pending'),
	(1, 51, 4, 'evt_388', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:40.133+00', 0, NULL, NULL, 'pending'),
	(1, 52, 2, 'evt_405', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.187+00', 0, 204, NULL, 'delivered'),
	(1, 64, 4, 'evt_565', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:40.47+00', 0, NULL, NULL, 'pending'),
	(1, 53, 2, 'evt_406', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.187+00', 0, 204, NULL, 'delivered'),
	(1, 54, 2, 'evt_407', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.187+00', 0, 204, NULL, 'delivered'),
	(1, 55, 2, 'evt_453', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.265+00', 0, 204, NULL, 'delivered'),
	(1, 56, 2, 'evt_454', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.265+00', 0, 204, NULL, 'delivered'),
	(1, 57, 2, 'evt_455', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.265+00', 0, 204, NULL, 'delivered'),
	(1, 58, 2, 'evt_456', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.265+00', 0, 204, NULL, 'delivered'),
	(1, 59, 2, 'evt_457', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.265+00', 0, 204, NULL, 'delivered'),
	(1, 60, 2, 'evt_519', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.388+00', 0, 204, NULL, 'delivered'),
	(1, 61, 2, 'evt_520', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.388+00', 0, 204, NULL, 'delivered'),
	(1, 62, 2, 'evt_521', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.388+00', 0, 204, NULL, 'delivered'),
	(1, 63, 2, 'evt_522', 'reading.weight', 'http://127.0.0.1:37797/', '2026-11-23 01:21:40.388+00', 0, 204, NULL, 'delivered'),
	(1, 65, 4, 'evt_567', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:40.473+00', 0, NULL, NULL, 'pending'),
	(1, 66, 4, 'evt_568', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-23 01:21:40.471+00', 0, NULL, NULL, 'pending'),
	(1, 67, 1, 'test_67', 'patient.created', 'http://127.0.0.1:37797/', '2026-11-23 01:21:44.136+00', 0, 204, NULL, 'delivered');
INSERT INTO public.webhook_log_cell OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'patient.created', 0, 204, 'delivered', 4),
	(1, '2026-11-23', 'device.healthcheck', 1, -1, 'pending', 2),
	(1, '2026-11-23', 'device.healthcheck', 0, -1, 'pending', 10),
	(1, '2026-11-23', 'reading.weight', 0, 204, 'delivered', 36),
	(1, '2026-11-23', 'order.status', 0, 204, 'delivered', 14);
INSERT INTO public.webhook_log_delta OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'patient.created', 0, -1, 'pending', 1, NULL),
	(1, '2026-11-23', 'patient.created', 0, 204, 'delivered', 1, NULL),
	(1, '2026-11-23', 'patient.created', 0, -1, 'pending', -1, NULL);
INSERT INTO public.webhook_log_payload OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '2026-11-23 01:21:37.039+00', '{"id" : "evt_1", "type" : "patient.created", "payload" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "timeZone" : null}}'),
	(1, 2, '2026-11-23 01:21:37.047+00', '{"id" : "evt_2", "type" : "patient.created", "payload" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}, "archived" : false, "enrolled" : true, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "timeZone" : null}}'),
	(1, 3, '2026-11-23 01:21:37.049+00', '{"id" : "evt_3", "type" : "patient.created", "payload" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}, "archived" : false, "enrolled" : true, "site" : {"id" : 4, "name" : "Simulated Clinic 3"}, "timeZone" : "America/St_Johns"}}'),
	(1, 4, '2026-11-23 01:21:37.066+00', '{"id" : "evt_4", "type" : "patient.created", "payload" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}, "archived" : false, "enrolled" : true, "site" : {"id" : 3, "name" : "Simulated Clinic 4"}, "timeZone" : "Europe/Berlin"}}'),
	(1, 5, '2026-11-23 01:21:38.101+00', '{"id" : "evt_23", "type" : "order.status", "payload" : {"id":1,"event":"received"}}'),
	(1, 6, '2026-11-23 01:21:38.101+00', '{"id" : "evt_25", "type" : "order.status", "payload" : {"id":1,"event":"onHold"}}'),
	(1, 7, '2026-11-23 01:21:38.27+00', '{"id" : "evt_27", "type" : "order.status", "payload" : {"id":2,"event":"received"}}'),
	(1, 8, '2026-11-23 01:21:38.315+00', '{"id" : "evt_29", "type" : "order.status", "payload" : {"id":2,"event":"onHold"}}'),
	(1, 9, '2026-11-23 01:21:38.382+00', '{"id" : "evt_31", "type" : "order.status", "payload" : {"id":2,"event":"packed"}}'),
	(1, 10, '2026-11-23 01:21:38.404+00', '{"id" : "evt_34", "type" : "order.status", "payload" : {"id":2,"event":"shipped"}}'),
	(1, 11, '2026-11-23 01:21:38.45+00', '{"id" : "evt_44", "type" : "reading.weight", "payload" : {"id" : 1, "readingTimestamp" : "2026-01-05T15:33:00.000Z", "weight" : 226.7, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 12, '2026-11-23 01:21:38.45+00', '{"id" : "evt_45", "type" : "reading.weight", "payload" : {"id" : 2, "readingTimestamp" : "2026-01-05T12:37:00.000Z", "weight" : 234.1, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 13, '2026-11-23 01:21:38.605+00', '{"id" : "evt_68", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 4, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.366Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.681Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T01:21:37.911Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.927Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 1, "deviceId" : 4, "eventTimestamp" : "2026-01-05T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}}}'),
	(1, 15, '2026-11-23 01:21:38.713+00', '{"id" : "evt_71", "type" : "order.status", "payload" : {"id":1,"event":"packed"}}'),
	(1, 16, '2026-11-23 01:21:38.743+00', '{"id" : "evt_74", "type" : "order.status", "payload" : {"id":1,"event":"shipped"}}'),
	(1, 14, '2026-11-23 01:21:38.606+00', '{"id" : "evt_69", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 9, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.517Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.825Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 2, "deviceId" : 9, "eventTimestamp" : "2026-01-05T10:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 41}}}'),
	(1, 21, '2026-11-23 01:21:39.029+00', '{"id" : "evt_93", "type" : "reading.weight", "payload" : {"id" : 3, "readingTimestamp" : "2026-01-06T12:21:00.000Z", "weight" : 233.1, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 28, '2026-11-23 01:21:39.435+00', '{"id" : "evt_204", "type" : "reading.weight", "payload" : {"id" : 8, "readingTimestamp" : "2026-01-08T15:32:00.000Z", "weight" : 227.6, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 29, '2026-11-23 01:21:39.435+00', '{"id" : "evt_205", "type" : "reading.weight", "payload" : {"id" : 9, "readingTimestamp" : "2026-01-08T11:53:00.000Z", "weight" : 234.4, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 30, '2026-11-23 01:21:39.435+00', '{"id" : "evt_206", "type" : "reading.weight", "payload" : {"id" : 10, "readingTimestamp" : "2026-01-08T11:03:00.000Z", "weight" : 136.8, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.013Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 17, '2026-11-23 01:21:38.781+00', '{"id" : "evt_78", "type" : "order.status", "payload" : {"id":2,"event":"failed"}}'),
	(1, 18, '2026-11-23 01:21:38.887+00', '{"id" : "evt_83", "type" : "order.status", "payload" : {"id":3,"event":"received"}}'),
	(1, 19, '2026-11-23 01:21:38.933+00', '{"id" : "evt_85", "type" : "order.status", "payload" : {"id":3,"event":"packed"}}'),
	(1, 20, '2026-11-23 01:21:38.969+00', '{"id" : "evt_88", "type" : "order.status", "payload" : {"id":3,"event":"shipped"}}'),
	(1, 41, '2026-11-23 01:21:39.968+00', '{"id" : "evt_338", "type" : "reading.weight", "payload" : {"id" : 18, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 153, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 42, '2026-11-23 01:21:39.966+00', '{"id" : "evt_337", "type" : "reading.weight", "payload" : {"id" : 17, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 151, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 43, '2026-11-23 01:21:39.967+00', '{"id" : "evt_340", "type" : "reading.weight", "payload" : {"id" : 20, "readingTimestamp" : "2026-01-10T07:30:00.000Z", "weight" : 152, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 44, '2026-11-23 01:21:39.965+00', '{"id" : "evt_339", "type" : "reading.weight", "payload" : {"id" : 19, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 49, '2026-11-23 01:21:40.132+00', '{"id" : "evt_386", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 17, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.000Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 8, "deviceId" : 17, "eventTimestamp" : "2026-01-11T08:30:00.000Z", "batteryPercentage" : 39, "signalStrength" : 42}}}'),
	(1, 50, '2026-11-23 01:21:40.129+00', '{"id" : "evt_387", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 4, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.366Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.681Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T01:21:37.911Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.927Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 7, "deviceId" : 4, "eventTimestamp" : "2026-01-11T10:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 41}}}'),
	(1, 51, '2026-11-23 01:21:40.133+00', '{"id" : "evt_388", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.369Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.389Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.412Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T01:21:38.859Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.901Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.987Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 9, "deviceId" : 33, "eventTimestamp" : "2026-01-11T04:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 43}}}'),
	(1, 22, '2026-11-23 01:21:39.157+00', '{"id" : "evt_114", "type" : "order.status", "payload" : {"id":1,"event":"delivered"}}'),
	(1, 23, '2026-11-23 01:21:39.188+00', '{"id" : "evt_125", "type" : "order.status", "payload" : {"id":3,"event":"delivered"}}'),
	(1, 24, '2026-11-23 01:21:39.244+00', '{"id" : "evt_154", "type" : "reading.weight", "payload" : {"id" : 4, "readingTimestamp" : "2026-01-07T15:21:00.000Z", "weight" : 226.9, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 25, '2026-11-23 01:21:39.244+00', '{"id" : "evt_155", "type" : "reading.weight", "payload" : {"id" : 5, "readingTimestamp" : "2026-01-07T12:24:00.000Z", "weight" : 233.4, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 26, '2026-11-23 01:21:39.244+00', '{"id" : "evt_156", "type" : "reading.weight", "payload" : {"id" : 6, "readingTimestamp" : "2026-01-07T10:17:00.000Z", "weight" : 137.6, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.013Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 27, '2026-11-23 01:21:39.244+00', '{"id" : "evt_157", "type" : "reading.weight", "payload" : {"id" : 7, "readingTimestamp" : "2026-01-07T05:51:00.000Z", "weight" : 146, "weightUnit" : "lbs", "device" : {"id" : 27, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.171Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.295Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.412Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T01:21:38.859Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.901Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.987Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 33, '2026-11-23 01:21:39.574+00', '{"id" : "evt_243", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 4, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.366Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.681Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T01:21:37.911Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.927Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 6, "deviceId" : 4, "eventTimestamp" : "2026-01-08T13:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 40}}}'),
	(1, 31, '2026-11-23 01:21:39.58+00', '{"id" : "evt_241", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.369Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.389Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.412Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T01:21:38.859Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.901Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.987Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 5, "deviceId" : 33, "eventTimestamp" : "2026-01-08T04:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 43}}}'),
	(1, 32, '2026-11-23 01:21:39.577+00', '{"id" : "evt_240", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 9, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.517Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.825Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 3, "deviceId" : 9, "eventTimestamp" : "2026-01-08T10:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 41}}}'),
	(1, 35, '2026-11-23 01:21:39.687+00', '{"id" : "evt_262", "type" : "reading.weight", "payload" : {"id" : 11, "readingTimestamp" : "2026-01-06T15:14:00.000Z", "weight" : 227, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 36, '2026-11-23 01:21:39.687+00', '{"id" : "evt_263", "type" : "reading.weight", "payload" : {"id" : 12, "readingTimestamp" : "2026-01-09T15:26:00.000Z", "weight" : 226, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 37, '2026-11-23 01:21:39.687+00', '{"id" : "evt_264", "type" : "reading.weight", "payload" : {"id" : 13, "readingTimestamp" : "2026-01-09T06:08:00.000Z", "weight" : 232.7, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 34, '2026-11-23 01:21:39.579+00', '{"id" : "evt_242", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 17, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.000Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 4, "deviceId" : 17, "eventTimestamp" : "2026-01-08T08:30:00.000Z", "batteryPercentage" : 65, "signalStrength" : 42}}}'),
	(1, 38, '2026-11-23 01:21:39.85+00', '{"id" : "evt_301", "type" : "reading.weight", "payload" : {"id" : 14, "readingTimestamp" : "2026-01-10T15:01:00.000Z", "weight" : 226.7, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 39, '2026-11-23 01:21:39.85+00', '{"id" : "evt_302", "type" : "reading.weight", "payload" : {"id" : 15, "readingTimestamp" : "2026-01-10T06:10:00.000Z", "weight" : 233.5, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 40, '2026-11-23 01:21:39.85+00', '{"id" : "evt_303", "type" : "reading.weight", "payload" : {"id" : 16, "readingTimestamp" : "2026-01-10T06:05:00.000Z", "weight" : 146.2, "weightUnit" : "lbs", "device" : {"id" : 27, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.171Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.295Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.412Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T01:21:38.859Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.901Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.987Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 45, '2026-11-23 01:21:40.011+00', '{"id" : "evt_341", "type" : "reading.weight", "payload" : {"id" : 19, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 151.5, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 2}}'),
	(1, 46, '2026-11-23 01:21:40.041+00', '{"id" : "evt_356", "type" : "reading.weight", "payload" : {"id" : 23, "readingTimestamp" : "2026-01-11T14:48:00.000Z", "weight" : 226, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 63, '2026-11-23 01:21:40.388+00', '{"id" : "evt_522", "type" : "reading.weight", "payload" : {"id" : 37, "readingTimestamp" : "2026-01-14T06:32:00.000Z", "weight" : 146.2, "weightUnit" : "lbs", "device" : {"id" : 27, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.171Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.295Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.412Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T01:21:38.859Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.901Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.987Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 47, '2026-11-23 01:21:40.041+00', '{"id" : "evt_357", "type" : "reading.weight", "payload" : {"id" : 24, "readingTimestamp" : "2026-01-11T12:20:00.000Z", "weight" : 234.3, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 48, '2026-11-23 01:21:40.041+00', '{"id" : "evt_358", "type" : "reading.weight", "payload" : {"id" : 25, "readingTimestamp" : "2026-01-11T10:23:00.000Z", "weight" : 137.5, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.013Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 52, '2026-11-23 01:21:40.187+00', '{"id" : "evt_405", "type" : "reading.weight", "payload" : {"id" : 26, "readingTimestamp" : "2026-01-12T15:16:00.000Z", "weight" : 226.8, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 53, '2026-11-23 01:21:40.187+00', '{"id" : "evt_406", "type" : "reading.weight", "payload" : {"id" : 27, "readingTimestamp" : "2026-01-12T11:52:00.000Z", "weight" : 233.3, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 54, '2026-11-23 01:21:40.187+00', '{"id" : "evt_407", "type" : "reading.weight", "payload" : {"id" : 28, "readingTimestamp" : "2026-01-12T10:53:00.000Z", "weight" : 137.8, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.013Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 55, '2026-11-23 01:21:40.265+00', '{"id" : "evt_453", "type" : "reading.weight", "payload" : {"id" : 30, "readingTimestamp" : "2026-01-13T15:26:00.000Z", "weight" : 225.8, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 56, '2026-11-23 01:21:40.265+00', '{"id" : "evt_454", "type" : "reading.weight", "payload" : {"id" : 31, "readingTimestamp" : "2026-01-13T11:50:00.000Z", "weight" : 233.1, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 57, '2026-11-23 01:21:40.265+00', '{"id" : "evt_455", "type" : "reading.weight", "payload" : {"id" : 29, "readingTimestamp" : "2026-01-10T10:41:00.000Z", "weight" : 136.8, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.013Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 58, '2026-11-23 01:21:40.265+00', '{"id" : "evt_456", "type" : "reading.weight", "payload" : {"id" : 32, "readingTimestamp" : "2026-01-13T10:53:00.000Z", "weight" : 136.1, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.013Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 59, '2026-11-23 01:21:40.265+00', '{"id" : "evt_457", "type" : "reading.weight", "payload" : {"id" : 33, "readingTimestamp" : "2026-01-13T06:17:00.000Z", "weight" : 144.6, "weightUnit" : "lbs", "device" : {"id" : 27, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.171Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.295Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.412Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T01:21:38.859Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.901Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.987Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 60, '2026-11-23 01:21:40.388+00', '{"id" : "evt_519", "type" : "reading.weight", "payload" : {"id" : 34, "readingTimestamp" : "2026-01-14T14:55:00.000Z", "weight" : 225.5, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.360Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.702Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 61, '2026-11-23 01:21:40.388+00', '{"id" : "evt_520", "type" : "reading.weight", "payload" : {"id" : 35, "readingTimestamp" : "2026-01-14T12:06:00.000Z", "weight" : 233.4, "weightUnit" : "lbs", "device" : {"id" : 12, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.551Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.829Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 62, '2026-11-23 01:21:40.388+00', '{"id" : "evt_521", "type" : "reading.weight", "payload" : {"id" : 36, "readingTimestamp" : "2026-01-14T10:48:00.000Z", "weight" : 137.6, "weightUnit" : "lbs", "device" : {"id" : 19, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.013Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 64, '2026-11-23 01:21:40.47+00', '{"id" : "evt_565", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 17, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "lowBattery", "eventTimestamp" : "2026-01-14T08:30:00.000Z"}, {"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.000Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.134Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.754Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.165Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 10, "deviceId" : 17, "eventTimestamp" : "2026-01-14T08:30:00.000Z", "batteryPercentage" : 14, "signalStrength" : 42}}}'),
	(1, 65, '2026-11-23 01:21:40.473+00', '{"id" : "evt_567", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:38.369Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.389Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.412Z"}, {"type" : "received", "eventTimestamp" : "2026-11-23T01:21:38.859Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-23T01:21:38.901Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-23T01:21:38.987Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:39.200Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 11, "deviceId" : 33, "eventTimestamp" : "2026-01-14T04:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 43}}}'),
	(1, 66, '2026-11-23 01:21:40.471+00', '{"id" : "evt_568", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 4, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-23T01:21:37.366Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.681Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-23T01:21:37.911Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-23T01:21:37.927Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 12, "deviceId" : 4, "eventTimestamp" : "2026-01-14T10:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 41}}}'),
	(1, 67, '2026-11-23 01:21:44.136+00', '{"id" : "test_67", "type" : "patient.created", "payload" : {"id":1,"firstName":"Testina","lastName":"Sampleton","dateOfBirth":"1970-01-31","email":"testina@example.org","phoneNumber":"+15555550101","externalIdentifier":"demo-001","sex":"unknown","address":{"city":"Testville","country":"US","lineOne":"2 Example Street","lineTwo":null,"state":"CA","zipCode":"00000"},"archived":false,"enrolled":true,"site":{"id":42,"name":"North Clinic"},"timeZone":null}}');
INSERT INTO public.webhook_log_retried_cell OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-23', 'device.healthcheck', 1, -1, 'pending', 2, '2026-11-23');
INSERT INTO public.webhook_replay OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2000-01-01 00:00:00+00', '2026-11-23 01:21:41.278+00', NULL, '2000-01-01 00:00:00+00', '', 0, 'running', '2026-11-23 01:21:42.804+00');
INSERT INTO public.webhook_secret OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '\xf6b77744c35382c21e4d8e5556148cf21b85050f8c36f7f5eb877b20ddb00cf12d165b7e52fbe784fc3523c13488aeeba8c62f7a5fb8e0c60e350b4c', 'cc71730899b88743', '2026-11-23 01:21:27.289+00', NULL),
	(1, 2, 2, '\xd6ac4586f86c65bfc4e5fe75c3c3f5270929feda0cb1a6085b385ff13b96c4ee93ba4ddcc1102e6dda05f5a68d45ad9920f3a7577a78e2cf1fd2a888', 'cc71730899b88743', '2026-11-23 01:21:28.871+00', NULL),
	(1, 3, 3, '\xc483ed89cb1d26c8736006e070ed6ad8535a6ea5da3d5c727d4d48ff04182b2a18ecf57f5482ebae943157f211d26edc1c9ba6b9b1ada9a7502d91b9', 'cc71730899b88743', '2026-11-23 01:21:30.124+00', NULL),
	(1, 4, 4, '\x43d41ad45f90f1d28f987eb09c5dfcacc7c7af823e383b30e6e958b820cf7006842d2a0e1731bb6b2c4bfd84265a8571d4e370a5d33638fbc2041401', 'cc71730899b88743', '2026-11-23 01:21:31.749+00', NULL);
INSERT INTO public.weight_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 2, 2, '2026-01-05 15:33:00+00', NULL, '2026-11-23 01:21:38.45+00', 226.7, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 12, 2, '2026-01-05 12:37:00+00', NULL, '2026-11-23 01:21:38.45+00', 234.1, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 12, 2, '2026-01-06 12:21:00+00', NULL, '2026-11-23 01:21:39.029+00', 233.1, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 2, 2, '2026-01-07 15:21:00+00', NULL, '2026-11-23 01:21:39.244+00', 226.9, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 12, 2, '2026-01-07 12:24:00+00', NULL, '2026-11-23 01:21:39.244+00', 233.4, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 19, 2, '2026-01-07 10:17:00+00', NULL, '2026-11-23 01:21:39.244+00', 137.6, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 27, 2, '2026-01-07 05:51:00+00', NULL, '2026-11-23 01:21:39.244+00', 146, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 2, 2, '2026-01-08 15:32:00+00', NULL, '2026-11-23 01:21:39.435+00', 227.6, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 12, 2, '2026-01-08 11:53:00+00', NULL, '2026-11-23 01:21:39.435+00', 234.4, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 19, 2, '2026-01-08 11:03:00+00', NULL, '2026-11-23 01:21:39.435+00', 136.8, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 2, 2, '2026-01-06 15:14:00+00', NULL, '2026-11-23 01:21:39.687+00', 227, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 2, 2, '2026-01-09 15:26:00+00', NULL, '2026-11-23 01:21:39.687+00', 226, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 12, 2, '2026-01-09 06:08:00+00', NULL, '2026-11-23 01:21:39.687+00', 232.7, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 2, 2, '2026-01-10 15:01:00+00', NULL, '2026-11-23 01:21:39.85+00', 226.7, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 12, 2, '2026-01-10 06:10:00+00', NULL, '2026-11-23 01:21:39.85+00', 233.5, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 27, 2, '2026-01-10 06:05:00+00', NULL, '2026-11-23 01:21:39.85+00', 146.2, false, 3600, 3600, 1, NULL),
	(1, 18, 4, NULL, NULL, '2026-01-10 03:00:00+00', NULL, '2026-11-23 01:21:39.968+00', 153, true, NULL, 3600, 1, NULL),
	(1, 20, 3, NULL, NULL, '2026-01-10 07:30:00+00', NULL, '2026-11-23 01:21:39.967+00', 152, true, NULL, -12600, 1, NULL),
	(1, 17, 2, NULL, NULL, '2026-01-10 03:00:00+00', NULL, '2026-11-23 01:21:39.966+00', 151, true, NULL, -18000, 1, '2026-11-23 01:21:40.007+00'),
	(1, 19, 1, NULL, NULL, '2026-01-10 12:00:00+00', NULL, '2026-11-23 01:21:39.965+00', 151.5, true, NULL, -28800, 2, NULL),
	(1, 23, 1, 2, 2, '2026-01-11 14:48:00+00', NULL, '2026-11-23 01:21:40.041+00', 226, false, -28800, -28800, 1, NULL),
	(1, 24, 2, 12, 2, '2026-01-11 12:20:00+00', NULL, '2026-11-23 01:21:40.041+00', 234.3, false, -18000, -18000, 1, NULL),
	(1, 25, 3, 19, 2, '2026-01-11 10:23:00+00', NULL, '2026-11-23 01:21:40.041+00', 137.5, false, -12600, -12600, 1, NULL),
	(1, 26, 1, 2, 2, '2026-01-12 15:16:00+00', NULL, '2026-11-23 01:21:40.187+00', 226.8, false, -28800, -28800, 1, NULL),
	(1, 27, 2, 12, 2, '2026-01-12 11:52:00+00', NULL, '2026-11-23 01:21:40.187+00', 233.3, false, -18000, -18000, 1, NULL),
	(1, 28, 3, 19, 2, '2026-01-12 10:53:00+00', NULL, '2026-11-23 01:21:40.187+00', 137.8, false, -12600, -12600, 1, NULL),
	(1, 30, 1, 2, 2, '2026-01-13 15:26:00+00', NULL, '2026-11-23 01:21:40.265+00', 225.8, false, -28800, -28800, 1, NULL),
	(1, 31, 2, 12, 2, '2026-01-13 11:50:00+00', NULL, '2026-11-23 01:21:40.265+00', 233.1, false, -18000, -18000, 1, NULL),
	(1, 29, 3, 19, 2, '2026-01-10 10:41:00+00', NULL, '2026-11-23 01:21:40.265+00', 136.8, false, -12600, -12600, 1, NULL),
	(1, 32, 3, 19, 2, '2026-01-13 10:53:00+00', NULL, '2026-11-23 01:21:40.265+00', 136.1, false, -12600, -12600, 1, NULL),
	(1, 33, 4, 27, 2, '2026-01-13 06:17:00+00', NULL, '2026-11-23 01:21:40.265+00', 144.6, false, 3600, 3600, 1, NULL),
	(1, 34, 1, 2, 2, '2026-01-14 14:55:00+00', NULL, '2026-11-23 01:21:40.388+00', 225.5, false, -28800, -28800, 1, NULL),
	(1, 35, 2, 12, 2, '2026-01-14 12:06:00+00', NULL, '2026-11-23 01:21:40.388+00', 233.4, false, -18000, -18000, 1, NULL),
	(1, 36, 3, 19, 2, '2026-01-14 10:48:00+00', NULL, '2026-11-23 01:21:40.388+00', 137.6, false, -12600, -12600, 1, NULL),
	(1, 37, 4, 27, 2, '2026-01-14 06:32:00+00', NULL, '2026-11-23 01:21:40.388+00', 146.2, false, 3600, 3600, 1, NULL),
	(1, 38, 5, 37, 12, '2026-01-14 15:21:00+00', NULL, '2026-11-23 01:21:49.179+00', 144.6, false, -28800, -28800, 1, NULL),
	(1, 39, 5, NULL, NULL, '2026-01-14 12:00:00+00', NULL, '2026-11-23 01:21:49.398+00', 151.5, true, NULL, -28800, 2, NULL);
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
