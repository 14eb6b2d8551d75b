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
    name character varying NOT NULL
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
CREATE TABLE public.webhook_attempt_2026w47 (
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
ALTER TABLE ONLY public.webhook_attempt_2026w47 FORCE ROW LEVEL SECURITY;
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
    step smallint DEFAULT 0 NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    owner uuid
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0');
ALTER TABLE ONLY public.webhook_delivery FORCE ROW LEVEL SECURITY;
CREATE TABLE public.webhook_health (
    organization_id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    consecutive_failures integer DEFAULT 0 NOT NULL,
    failing_since timestamp(3) with time zone,
    not_before timestamp(3) with time zone,
    next_slot timestamp with time zone
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
CREATE TABLE public.webhook_log_2026w47 (
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
ALTER TABLE ONLY public.webhook_log_2026w47 FORCE ROW LEVEL SECURITY;
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
CREATE TABLE public.webhook_log_payload_2026w47 (
    organization_id bigint NOT NULL,
    log_id bigint NOT NULL,
    log_create_timestamp timestamp(3) with time zone NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.webhook_log_payload_2026w47 FORCE ROW LEVEL SECURITY;
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
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w47 FOR VALUES FROM ('2026-11-16 00:00:00+00') TO ('2026-11-23 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w48 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-30 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w49 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-07 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w50 FOR VALUES FROM ('2026-12-07 00:00:00+00') TO ('2026-12-14 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_2026w51 FOR VALUES FROM ('2026-12-14 00:00:00+00') TO ('2026-12-21 00:00:00+00');
ALTER TABLE ONLY public.webhook_attempt ATTACH PARTITION public.webhook_attempt_default DEFAULT;
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w47 FOR VALUES FROM ('2026-11-16 00:00:00+00') TO ('2026-11-23 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w48 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-30 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w49 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-07 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w50 FOR VALUES FROM ('2026-12-07 00:00:00+00') TO ('2026-12-14 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_2026w51 FOR VALUES FROM ('2026-12-14 00:00:00+00') TO ('2026-12-21 00:00:00+00');
ALTER TABLE ONLY public.webhook_log ATTACH PARTITION public.webhook_log_default DEFAULT;
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w47 FOR VALUES FROM ('2026-11-16 00:00:00+00') TO ('2026-11-23 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w48 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-30 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w49 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-07 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w50 FOR VALUES FROM ('2026-12-07 00:00:00+00') TO ('2026-12-14 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_2026w51 FOR VALUES FROM ('2026-12-14 00:00:00+00') TO ('2026-12-21 00:00:00+00');
ALTER TABLE ONLY public.webhook_log_payload ATTACH PARTITION public.webhook_log_payload_default DEFAULT;
ALTER TABLE ONLY public.migration ALTER COLUMN id SET DEFAULT nextval('public.migration_id_seq'::regclass);
INSERT INTO public.api_key OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Fixture', 'rpm_pq32Gm', '\x5c6b741f511ea0bb30c78c64b507b2e54b67f0fe91c903df1cd7bc08f7233a9e', '{*}', '2026-11-22 13:13:09.487+00', NULL, '2026-11-22 13:13:29.435+00', NULL);
INSERT INTO public.blood_glucose_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, 1, '2026-01-05 15:07:00+00', NULL, '2026-11-22 13:13:35.38+00', 102, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 1, 1, '2026-01-05 17:06:00+00', NULL, '2026-11-22 13:13:35.38+00', 144, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 3, 1, 1, 1, '2026-01-06 01:51:00+00', NULL, '2026-11-22 13:13:35.38+00', 115, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 4, 2, 9, 1, '2026-01-05 12:05:00+00', NULL, '2026-11-22 13:13:35.38+00', 91, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 9, 1, '2026-01-05 14:42:00+00', NULL, '2026-11-22 13:13:35.38+00', 149, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 9, 1, '2026-01-06 11:45:00+00', NULL, '2026-11-22 13:13:37.378+00', 91, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 7, 2, 9, 1, '2026-01-06 14:23:00+00', NULL, '2026-11-22 13:13:37.378+00', 151, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 8, 1, 1, 1, '2026-01-07 14:48:00+00', NULL, '2026-11-22 13:13:38.264+00', 108, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 9, 1, 1, 1, '2026-01-07 17:32:00+00', NULL, '2026-11-22 13:13:38.264+00', 131, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 10, 1, 1, 1, '2026-01-08 02:15:00+00', NULL, '2026-11-22 13:13:38.264+00', 108, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 11, 2, 9, 1, '2026-01-07 12:23:00+00', NULL, '2026-11-22 13:13:38.264+00', 20, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 12, 2, 9, 1, '2026-01-07 14:07:00+00', NULL, '2026-11-22 13:13:38.264+00', 141, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 13, 2, 9, 1, '2026-01-07 22:44:00+00', NULL, '2026-11-22 13:13:38.264+00', 102, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 14, 2, 9, 1, '2026-01-08 02:38:00+00', NULL, '2026-11-22 13:13:38.264+00', 114, NULL, NULL, false, -18000, -18000, 1, NULL),
	(1, 15, 3, 18, 1, '2026-01-07 10:30:00+00', NULL, '2026-11-22 13:13:38.264+00', 93, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 16, 3, 18, 1, '2026-01-07 13:24:00+00', NULL, '2026-11-22 13:13:38.264+00', 146, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 17, 3, 18, 1, '2026-01-07 21:22:00+00', NULL, '2026-11-22 13:13:38.264+00', 110, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 18, 3, 18, 1, '2026-01-08 01:50:00+00', NULL, '2026-11-22 13:13:38.264+00', 112, NULL, NULL, false, -12600, -12600, 1, NULL),
	(1, 19, 4, 33, 1, '2026-01-07 05:50:00+00', NULL, '2026-11-22 13:13:38.264+00', 90, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 20, 4, 33, 1, '2026-01-07 08:34:00+00', NULL, '2026-11-22 13:13:38.264+00', 139, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 21, 4, 33, 1, '2026-01-07 17:07:00+00', NULL, '2026-11-22 13:13:38.264+00', 122, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 22, 1, 1, 1, '2026-01-08 14:57:00+00', NULL, '2026-11-22 13:13:38.629+00', 20, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 1, 1, '2026-01-08 17:33:00+00', NULL, '2026-11-22 13:13:38.629+00', 146, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 1, 1, '2026-01-09 06:02:00+00', NULL, '2026-11-22 13:13:38.629+00', 98, NULL, NULL, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 9, 1, '2026-01-08 11:51:00+00', NULL, '2026-11-22 13:13:38.629+00', 104, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 26, 2, 9, 1, '2026-01-08 14:29:00+00', NULL, '2026-11-22 13:13:38.629+00', 142, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 27, 3, 18, 1, '2026-01-08 10:45:00+00', NULL, '2026-11-22 13:13:38.629+00', 92, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 28, 3, 18, 1, '2026-01-08 13:20:00+00', NULL, '2026-11-22 13:13:38.629+00', 135, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 29, 1, 1, 1, '2026-01-06 14:42:00+00', NULL, '2026-11-22 13:13:39.371+00', 103, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 30, 1, 1, 1, '2026-01-06 17:43:00+00', NULL, '2026-11-22 13:13:39.371+00', 131, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 31, 1, 1, 1, '2026-01-07 02:12:00+00', NULL, '2026-11-22 13:13:39.371+00', 99, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 32, 1, 1, 1, '2026-01-09 15:18:00+00', NULL, '2026-11-22 13:13:39.371+00', 87, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 33, 1, 1, 1, '2026-01-09 17:54:00+00', NULL, '2026-11-22 13:13:39.371+00', 149, NULL, true, false, -28800, -28800, 1, NULL),
	(1, 34, 1, 1, 1, '2026-01-10 02:18:00+00', NULL, '2026-11-22 13:13:39.371+00', 121, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 35, 2, 9, 1, '2026-01-09 06:24:00+00', NULL, '2026-11-22 13:13:39.371+00', 113, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 36, 2, 9, 1, '2026-01-09 08:05:00+00', NULL, '2026-11-22 13:13:39.371+00', 137, NULL, true, false, 3600, -18000, 1, NULL),
	(1, 37, 2, 9, 1, '2026-01-09 20:41:00+00', NULL, '2026-11-22 13:13:39.371+00', 421, NULL, NULL, false, 3600, -18000, 1, NULL),
	(1, 38, 2, 1, 1, '2026-01-10 05:39:00+00', NULL, '2026-11-22 13:13:39.806+00', 98, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 39, 2, 1, 1, '2026-01-10 08:13:00+00', NULL, '2026-11-22 13:13:39.806+00', 136, NULL, true, false, 3600, -18000, 1, NULL),
	(1, 40, 2, 1, 1, '2026-01-10 17:07:00+00', NULL, '2026-11-22 13:13:39.806+00', 112, true, NULL, false, 3600, -18000, 1, NULL),
	(1, 41, 4, 33, 1, '2026-01-10 05:42:00+00', NULL, '2026-11-22 13:13:39.806+00', 109, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 42, 4, 33, 1, '2026-01-10 08:21:00+00', NULL, '2026-11-22 13:13:39.806+00', 145, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 43, 4, 33, 1, '2026-01-10 16:40:00+00', NULL, '2026-11-22 13:13:39.806+00', 107, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 44, 2, 1, 1, '2026-01-11 11:40:00+00', NULL, '2026-11-22 13:13:40.235+00', 92, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 45, 2, 1, 1, '2026-01-11 14:28:00+00', NULL, '2026-11-22 13:13:40.235+00', 162, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 46, 3, 18, 1, '2026-01-11 10:10:00+00', NULL, '2026-11-22 13:13:40.235+00', 103, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 47, 3, 18, 1, '2026-01-11 12:39:00+00', NULL, '2026-11-22 13:13:40.235+00', 130, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 18, 1, '2026-01-11 21:37:00+00', NULL, '2026-11-22 13:13:40.235+00', 106, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 49, 2, 1, 1, '2026-01-12 12:09:00+00', NULL, '2026-11-22 13:13:40.728+00', 90, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 50, 2, 1, 1, '2026-01-12 14:41:00+00', NULL, '2026-11-22 13:13:40.728+00', 139, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 51, 2, 1, 1, '2026-01-12 23:24:00+00', NULL, '2026-11-22 13:13:40.728+00', 107, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 1, 1, '2026-01-13 03:18:00+00', NULL, '2026-11-22 13:13:40.728+00', 123, NULL, NULL, false, -18000, -18000, 1, NULL),
	(1, 53, 3, 18, 1, '2026-01-12 10:53:00+00', NULL, '2026-11-22 13:13:40.728+00', 99, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 18, 1, '2026-01-12 13:08:00+00', NULL, '2026-11-22 13:13:40.728+00', 600, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 55, 3, 18, 1, '2026-01-12 21:50:00+00', NULL, '2026-11-22 13:13:40.728+00', 90, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 60, 2, 1, 1, '2026-01-13 12:21:00+00', NULL, '2026-11-22 13:13:41.095+00', 101, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 61, 2, 1, 1, '2026-01-13 14:10:00+00', NULL, '2026-11-22 13:13:41.095+00', 600, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 62, 2, 1, 1, '2026-01-13 23:03:00+00', NULL, '2026-11-22 13:13:41.095+00', 102, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 56, 3, 18, 1, '2026-01-10 10:26:00+00', NULL, '2026-11-22 13:13:41.095+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 57, 3, 18, 1, '2026-01-10 13:05:00+00', NULL, '2026-11-22 13:13:41.095+00', 122, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 58, 3, 18, 1, '2026-01-10 21:41:00+00', NULL, '2026-11-22 13:13:41.095+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 59, 3, 18, 1, '2026-01-11 01:40:00+00', NULL, '2026-11-22 13:13:41.095+00', 108, NULL, NULL, false, -12600, -12600, 1, NULL),
	(1, 63, 3, 18, 1, '2026-01-13 10:51:00+00', NULL, '2026-11-22 13:13:41.095+00', 102, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 64, 3, 18, 1, '2026-01-13 13:22:00+00', NULL, '2026-11-22 13:13:41.095+00', 129, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 65, 3, 18, 1, '2026-01-13 21:10:00+00', NULL, '2026-11-22 13:13:41.095+00', 114, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 66, 4, 33, 1, '2026-01-13 06:11:00+00', NULL, '2026-11-22 13:13:41.095+00', 95, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 67, 4, 33, 1, '2026-01-13 08:06:00+00', NULL, '2026-11-22 13:13:41.095+00', 158, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 68, 4, 33, 1, '2026-01-13 17:10:00+00', NULL, '2026-11-22 13:13:41.095+00', 122, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 69, 2, 1, 1, '2026-01-14 12:12:00+00', NULL, '2026-11-22 13:13:41.56+00', 109, true, NULL, false, -18000, -18000, 1, NULL),
	(1, 70, 2, 1, 1, '2026-01-14 14:28:00+00', NULL, '2026-11-22 13:13:41.56+00', 136, NULL, true, false, -18000, -18000, 1, NULL),
	(1, 71, 3, 18, 1, '2026-01-14 10:43:00+00', NULL, '2026-11-22 13:13:41.56+00', 91, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 72, 3, 18, 1, '2026-01-14 12:39:00+00', NULL, '2026-11-22 13:13:41.56+00', 130, NULL, true, false, -12600, -12600, 1, NULL),
	(1, 73, 3, 18, 1, '2026-01-14 21:40:00+00', NULL, '2026-11-22 13:13:41.56+00', 92, true, NULL, false, -12600, -12600, 1, NULL),
	(1, 74, 4, 33, 1, '2026-01-14 06:24:00+00', NULL, '2026-11-22 13:13:41.56+00', 100, true, NULL, false, 3600, 3600, 1, NULL),
	(1, 75, 4, 33, 1, '2026-01-14 08:27:00+00', NULL, '2026-11-22 13:13:41.56+00', 152, NULL, true, false, 3600, 3600, 1, NULL),
	(1, 76, 5, 35, 10, '2026-01-14 15:18:00+00', NULL, '2026-11-22 13:14:02.789+00', 105, true, NULL, false, -28800, -28800, 1, NULL),
	(1, 77, 5, 35, 10, '2026-01-14 17:23:00+00', NULL, '2026-11-22 13:14:02.789+00', 170, NULL, true, false, -28800, -28800, 1, NULL);
INSERT INTO public.blood_oxygen_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 4, 4, '2026-01-05 16:15:00+00', NULL, '2026-11-22 13:13:35.378+00', 97, 66, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 12, 4, '2026-01-05 12:41:00+00', NULL, '2026-11-22 13:13:35.378+00', 94, 74, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 12, 4, '2026-01-06 12:57:00+00', NULL, '2026-11-22 13:13:37.382+00', 97, 63, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 4, 4, '2026-01-07 16:09:00+00', NULL, '2026-11-22 13:13:38.267+00', 99, 68, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 12, 4, '2026-01-07 13:19:00+00', NULL, '2026-11-22 13:13:38.267+00', 96, 72, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 19, 4, '2026-01-07 11:08:00+00', NULL, '2026-11-22 13:13:38.267+00', 95, 56, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 28, 4, '2026-01-07 06:50:00+00', NULL, '2026-11-22 13:13:38.267+00', 96, 69, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 4, 4, '2026-01-08 16:19:00+00', NULL, '2026-11-22 13:13:38.643+00', 94, 56, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 12, 4, '2026-01-08 12:41:00+00', NULL, '2026-11-22 13:13:38.643+00', 99, 66, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 19, 4, '2026-01-08 11:25:00+00', NULL, '2026-11-22 13:13:38.643+00', 99, 62, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 4, 4, '2026-01-06 15:42:00+00', NULL, '2026-11-22 13:13:39.391+00', 95, 57, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 4, 4, '2026-01-09 16:25:00+00', NULL, '2026-11-22 13:13:39.391+00', 96, 54, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 12, 4, '2026-01-09 07:25:00+00', NULL, '2026-11-22 13:13:39.391+00', 98, 77, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 4, 4, '2026-01-10 15:50:00+00', NULL, '2026-11-22 13:13:39.807+00', 99, 70, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 12, 4, '2026-01-10 06:44:00+00', NULL, '2026-11-22 13:13:39.807+00', 95, 63, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 28, 4, '2026-01-10 07:04:00+00', NULL, '2026-11-22 13:13:39.807+00', 96, 68, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 4, 4, '2026-01-11 16:14:00+00', NULL, '2026-11-22 13:13:40.238+00', 94, 55, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 12, 4, '2026-01-11 13:21:00+00', NULL, '2026-11-22 13:13:40.238+00', 94, 66, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 19, 4, '2026-01-11 11:37:00+00', NULL, '2026-11-22 13:13:40.238+00', 94, 58, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 4, 4, '2026-01-12 16:23:00+00', NULL, '2026-11-22 13:13:40.729+00', 96, 60, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 12, 4, '2026-01-12 12:49:00+00', NULL, '2026-11-22 13:13:40.729+00', 98, 71, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 19, 4, '2026-01-12 11:43:00+00', NULL, '2026-11-22 13:13:40.729+00', 94, 65, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 4, 4, '2026-01-13 16:09:00+00', NULL, '2026-11-22 13:13:41.119+00', 97, 54, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 12, 4, '2026-01-13 12:39:00+00', NULL, '2026-11-22 13:13:41.119+00', 99, 66, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 19, 4, '2026-01-10 11:42:00+00', NULL, '2026-11-22 13:13:41.119+00', 95, 58, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 19, 4, '2026-01-13 11:26:00+00', NULL, '2026-11-22 13:13:41.119+00', 97, 58, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 28, 4, '2026-01-13 06:53:00+00', NULL, '2026-11-22 13:13:41.119+00', 99, 74, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 4, 4, '2026-01-14 16:23:00+00', NULL, '2026-11-22 13:13:41.568+00', 96, 55, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 12, 4, '2026-01-14 12:53:00+00', NULL, '2026-11-22 13:13:41.568+00', 98, 71, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 19, 4, '2026-01-14 11:55:00+00', NULL, '2026-11-22 13:13:41.568+00', 98, 65, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 28, 4, '2026-01-14 07:20:00+00', NULL, '2026-11-22 13:13:41.568+00', 97, 77, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 36, 12, '2026-01-14 16:02:00+00', NULL, '2026-11-22 13:14:02.793+00', 98, 73, false, -28800, -28800, 1, NULL);
INSERT INTO public.blood_pressure_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 3, 3, '2026-01-05 15:12:00+00', NULL, '2026-11-22 13:13:35.391+00', 127, 89, 66, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 3, 3, '2026-01-06 03:52:00+00', NULL, '2026-11-22 13:13:35.391+00', 115, 74, 69, false, -28800, -28800, 1, NULL),
	(1, 3, 2, 10, 3, '2026-01-05 12:54:00+00', NULL, '2026-11-22 13:13:35.391+00', 151, 106, 70, false, -18000, -18000, 1, NULL),
	(1, 4, 2, 10, 3, '2026-01-06 00:46:00+00', NULL, '2026-11-22 13:13:35.391+00', 143, 103, 79, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 10, 3, '2026-01-06 12:47:00+00', NULL, '2026-11-22 13:13:37.381+00', 135, 88, 66, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 10, 3, '2026-01-07 00:23:00+00', NULL, '2026-11-22 13:13:37.381+00', 132, 85, 78, false, -18000, -18000, 1, NULL),
	(1, 7, 1, 3, 3, '2026-01-07 15:53:00+00', NULL, '2026-11-22 13:13:38.27+00', 122, 84, 63, false, -28800, -28800, 1, NULL),
	(1, 8, 1, 3, 3, '2026-01-08 03:49:00+00', NULL, '2026-11-22 13:13:38.27+00', 129, 91, 54, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 10, 3, '2026-01-07 12:32:00+00', NULL, '2026-11-22 13:13:38.27+00', 145, 103, 65, false, -18000, -18000, 1, NULL),
	(1, 10, 2, 10, 3, '2026-01-08 00:21:00+00', NULL, '2026-11-22 13:13:38.27+00', 151, 109, 76, false, -18000, -18000, 1, NULL),
	(1, 11, 3, 17, 3, '2026-01-07 10:56:00+00', NULL, '2026-11-22 13:13:38.27+00', 132, 90, 60, false, -12600, -12600, 1, NULL),
	(1, 12, 3, 17, 3, '2026-01-07 23:10:00+00', NULL, '2026-11-22 13:13:38.27+00', 123, 83, 56, false, -12600, -12600, 1, NULL),
	(1, 13, 4, 25, 3, '2026-01-07 06:30:00+00', NULL, '2026-11-22 13:13:38.27+00', 144, 106, 76, false, 3600, 3600, 1, NULL),
	(1, 14, 4, 25, 3, '2026-01-07 18:54:00+00', NULL, '2026-11-22 13:13:38.27+00', 136, 83, 71, false, 3600, 3600, 1, NULL),
	(1, 15, 1, 3, 3, '2026-01-08 15:38:00+00', NULL, '2026-11-22 13:13:38.649+00', 132, 81, 60, false, -28800, -28800, 1, NULL),
	(1, 16, 1, 3, 3, '2026-01-09 03:28:00+00', NULL, '2026-11-22 13:13:38.649+00', 135, 97, 56, false, -28800, -28800, 1, NULL),
	(1, 17, 2, 10, 3, '2026-01-08 12:48:00+00', NULL, '2026-11-22 13:13:38.649+00', 148, 106, 65, false, -18000, -18000, 1, NULL),
	(1, 18, 2, 10, 3, '2026-01-09 00:31:00+00', NULL, '2026-11-22 13:13:38.649+00', 149, 105, 73, false, -18000, -18000, 1, NULL),
	(1, 19, 3, 17, 3, '2026-01-08 11:24:00+00', NULL, '2026-11-22 13:13:38.649+00', 125, 75, 65, false, -12600, -12600, 1, NULL),
	(1, 20, 3, 17, 3, '2026-01-08 22:52:00+00', NULL, '2026-11-22 13:13:38.649+00', 130, 87, 63, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 3, 3, '2026-01-06 15:25:00+00', NULL, '2026-11-22 13:13:39.42+00', 120, 82, 63, false, -28800, -28800, 1, NULL),
	(1, 22, 1, 3, 3, '2026-01-07 03:19:00+00', NULL, '2026-11-22 13:13:39.42+00', 130, 85, 54, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 3, 3, '2026-01-09 15:44:00+00', NULL, '2026-11-22 13:13:39.42+00', 115, 75, 58, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 3, 3, '2026-01-10 03:51:00+00', NULL, '2026-11-22 13:13:39.42+00', 117, 69, 61, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 10, 3, '2026-01-09 06:06:00+00', NULL, '2026-11-22 13:13:39.42+00', 139, 91, 71, false, 3600, -18000, 1, NULL),
	(1, 26, 2, 10, 3, '2026-01-09 18:54:00+00', NULL, '2026-11-22 13:13:39.42+00', 143, 89, 69, false, 3600, -18000, 1, NULL),
	(1, 27, 1, 3, 3, '2026-01-10 15:10:00+00', NULL, '2026-11-22 13:13:39.826+00', 135, 86, 58, false, -28800, -28800, 1, NULL),
	(1, 28, 1, 3, 3, '2026-01-11 03:22:00+00', NULL, '2026-11-22 13:13:39.826+00', 124, 74, 65, false, -28800, -28800, 1, NULL),
	(1, 29, 2, 10, 3, '2026-01-10 06:53:00+00', NULL, '2026-11-22 13:13:39.826+00', 132, 88, 67, false, 3600, -18000, 1, NULL),
	(1, 30, 2, 10, 3, '2026-01-10 18:14:00+00', NULL, '2026-11-22 13:13:39.826+00', 149, 100, 66, false, 3600, -18000, 1, NULL),
	(1, 31, 4, 25, 3, '2026-01-10 06:37:00+00', NULL, '2026-11-22 13:13:39.826+00', 134, 80, 64, false, 3600, 3600, 1, NULL),
	(1, 32, 4, 25, 3, '2026-01-10 18:47:00+00', NULL, '2026-11-22 13:13:39.826+00', 138, 94, 66, false, 3600, 3600, 1, NULL),
	(1, 35, 1, 3, 3, '2026-01-11 15:17:00+00', NULL, '2026-11-22 13:13:40.289+00', 131, 79, 57, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 3, 3, '2026-01-12 03:16:00+00', NULL, '2026-11-22 13:13:40.289+00', 130, 85, 68, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 10, 3, '2026-01-11 12:37:00+00', NULL, '2026-11-22 13:13:40.289+00', 139, 89, 67, false, -18000, -18000, 1, NULL),
	(1, 38, 2, 10, 3, '2026-01-12 00:12:00+00', NULL, '2026-11-22 13:13:40.289+00', 139, 89, 74, false, -18000, -18000, 1, NULL),
	(1, 39, 3, 17, 3, '2026-01-11 11:00:00+00', NULL, '2026-11-22 13:13:40.289+00', 129, 87, 66, false, -12600, -12600, 1, NULL),
	(1, 40, 3, 17, 3, '2026-01-11 22:41:00+00', NULL, '2026-11-22 13:13:40.289+00', 112, 58, 67, false, -12600, -12600, 1, NULL),
	(1, 41, 1, 3, 3, '2026-01-12 15:33:00+00', NULL, '2026-11-22 13:13:40.731+00', 126, 83, 58, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 3, 3, '2026-01-13 03:39:00+00', NULL, '2026-11-22 13:13:40.731+00', 119, 73, 57, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 10, 3, '2026-01-12 12:34:00+00', NULL, '2026-11-22 13:13:40.731+00', 141, 95, 69, false, -18000, -18000, 1, NULL),
	(1, 44, 2, 10, 3, '2026-01-13 00:12:00+00', NULL, '2026-11-22 13:13:40.731+00', 136, 83, 63, false, -18000, -18000, 1, NULL),
	(1, 45, 3, 17, 3, '2026-01-12 11:11:00+00', NULL, '2026-11-22 13:13:40.731+00', 120, 72, 67, false, -12600, -12600, 1, NULL),
	(1, 46, 3, 17, 3, '2026-01-12 23:18:00+00', NULL, '2026-11-22 13:13:40.731+00', 120, 82, 57, false, -12600, -12600, 1, NULL),
	(1, 49, 1, 3, 3, '2026-01-13 15:35:00+00', NULL, '2026-11-22 13:13:41.119+00', 132, 79, 56, false, -28800, -28800, 1, NULL),
	(1, 50, 1, 3, 3, '2026-01-14 03:39:00+00', NULL, '2026-11-22 13:13:41.119+00', 126, 84, 64, false, -28800, -28800, 1, NULL),
	(1, 51, 2, 10, 3, '2026-01-13 12:20:00+00', NULL, '2026-11-22 13:13:41.119+00', 138, 99, 70, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 10, 3, '2026-01-14 00:31:00+00', NULL, '2026-11-22 13:13:41.119+00', 148, 109, 79, false, -18000, -18000, 1, NULL),
	(1, 47, 3, 17, 3, '2026-01-10 11:20:00+00', NULL, '2026-11-22 13:13:41.119+00', 125, 77, 56, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 17, 3, '2026-01-10 22:42:00+00', NULL, '2026-11-22 13:13:41.119+00', 120, 68, 66, false, -12600, -12600, 1, NULL),
	(1, 53, 3, 17, 3, '2026-01-13 11:23:00+00', NULL, '2026-11-22 13:13:41.119+00', 112, 63, 60, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 17, 3, '2026-01-13 22:55:00+00', NULL, '2026-11-22 13:13:41.119+00', 113, 62, 59, false, -12600, -12600, 1, NULL),
	(1, 55, 4, 25, 3, '2026-01-13 06:09:00+00', NULL, '2026-11-22 13:13:41.119+00', 131, 90, 66, false, 3600, 3600, 1, NULL),
	(1, 56, 4, 25, 3, '2026-01-13 18:18:00+00', NULL, '2026-11-22 13:13:41.119+00', 212, 121, 70, false, 3600, 3600, 1, NULL),
	(1, 57, 1, 3, 3, '2026-01-14 15:10:00+00', NULL, '2026-11-22 13:13:41.57+00', 127, 76, 56, false, -28800, -28800, 1, NULL),
	(1, 58, 2, 10, 3, '2026-01-14 12:22:00+00', NULL, '2026-11-22 13:13:41.57+00', 139, 91, 71, false, -18000, -18000, 1, NULL),
	(1, 59, 3, 17, 3, '2026-01-14 11:00:00+00', NULL, '2026-11-22 13:13:41.57+00', 118, 77, 61, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 17, 3, '2026-01-14 22:59:00+00', NULL, '2026-11-22 13:13:41.57+00', 212, 121, 66, false, -12600, -12600, 1, NULL),
	(1, 61, 4, 25, 3, '2026-01-14 06:06:00+00', NULL, '2026-11-22 13:13:41.57+00', 131, 91, 62, false, 3600, 3600, 1, NULL),
	(1, 62, 4, 25, 3, '2026-01-14 18:25:00+00', NULL, '2026-11-22 13:13:41.57+00', 128, 74, 77, false, 3600, 3600, 1, NULL),
	(1, 63, 5, 34, 11, '2026-01-14 15:25:00+00', NULL, '2026-11-22 13:14:02.799+00', 148, 105, 69, false, -28800, -28800, 1, NULL);
INSERT INTO public.customer_order OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'failed', NULL, 'standard', false, '{}', '[{"value": "SIM-12-3-1", "carrier": "Example Post"}]', '2026-11-22 13:13:34.424+00', 4, NULL),
	(1, 1, 'delivered', NULL, 'standard', false, '{}', '[{"value": "SIM-12-2-1", "carrier": "Example Post"}]', '2026-11-22 13:13:33.407+00', 3, NULL),
	(1, 3, 'delivered', NULL, 'standard', false, '{}', '[{"value": "SIM-12-3-2", "carrier": "Example Post"}]', '2026-11-22 13:13:36.88+00', 4, NULL);
INSERT INTO public.customer_return OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'received', 2, NULL, false, '[]', '2026-11-22 13:13:36.54+00', 4, NULL);
INSERT INTO public.device OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 2, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 3, 3, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 4, 4, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 6, 6, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 5, 5, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 7, 7, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 8, 8, 1, 'withPatient', false, 1, NULL, 0, NULL, NULL, NULL),
	(1, 10, 3, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 11, 2, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 12, 4, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 15, 5, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 13, 6, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 14, 7, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 16, 8, 2, 'withPatient', false, 2, NULL, 0, NULL, NULL, NULL),
	(1, 26, 1, NULL, 'lost', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 17, 3, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 19, 4, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 20, 2, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 21, 5, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 22, 6, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 23, 7, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 24, 8, 3, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 25, 3, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 27, 2, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 28, 4, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 29, 5, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 30, 6, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 31, 7, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 32, 8, 4, 'withPatient', false, NULL, NULL, 0, NULL, NULL, NULL),
	(1, 9, 1, 2, 'withPatient', false, 2, NULL, 0, '2026-01-08 10:00:00+00', 90, 41),
	(1, 33, 1, 4, 'withPatient', false, NULL, NULL, 0, '2026-01-14 04:00:00+00', 72, 43),
	(1, 18, 1, 3, 'withPatient', false, NULL, NULL, 0, '2026-01-14 08:30:00+00', 14, 42),
	(1, 1, 1, 2, 'withPatient', false, 1, NULL, 0, '2026-01-14 10:00:00+00', 72, 41),
	(1, 34, 11, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 36, 12, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 37, 13, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 38, 16, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 39, 14, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 41, 18, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 40, 15, 5, 'withPatient', false, 6, NULL, 0, NULL, NULL, NULL),
	(1, 35, 10, 5, 'withPatient', false, 6, NULL, 0, '2026-01-14 13:00:00+00', 99, 40);
INSERT INTO public.device_assignment OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 2, 1, '2026-11-22 13:13:32.11+00', NULL),
	(1, 2, 4, 1, '2026-11-22 13:13:32.113+00', NULL),
	(1, 3, 3, 1, '2026-11-22 13:13:32.118+00', NULL),
	(1, 5, 6, 1, '2026-11-22 13:13:32.243+00', NULL),
	(1, 6, 5, 1, '2026-11-22 13:13:32.244+00', NULL),
	(1, 7, 7, 1, '2026-11-22 13:13:32.282+00', NULL),
	(1, 8, 8, 1, '2026-11-22 13:13:32.287+00', NULL),
	(1, 9, 9, 2, '2026-11-22 13:13:32.304+00', NULL),
	(1, 10, 10, 2, '2026-11-22 13:13:32.369+00', NULL),
	(1, 11, 12, 2, '2026-11-22 13:13:32.402+00', NULL),
	(1, 12, 11, 2, '2026-11-22 13:13:32.402+00', NULL),
	(1, 13, 15, 2, '2026-11-22 13:13:32.422+00', NULL),
	(1, 14, 13, 2, '2026-11-22 13:13:32.656+00', NULL),
	(1, 15, 14, 2, '2026-11-22 13:13:32.689+00', NULL),
	(1, 16, 16, 2, '2026-11-22 13:13:32.706+00', NULL),
	(1, 4, 1, 1, '2026-11-22 13:13:32.155+00', '2026-11-22 13:13:32.875+00'),
	(1, 17, 1, 2, '2026-11-22 13:13:32.924+00', NULL),
	(1, 18, 17, 3, '2026-11-22 13:13:37.857+00', NULL),
	(1, 19, 18, 3, '2026-11-22 13:13:37.878+00', NULL),
	(1, 20, 19, 3, '2026-11-22 13:13:37.891+00', NULL),
	(1, 21, 20, 3, '2026-11-22 13:13:37.913+00', NULL),
	(1, 22, 21, 3, '2026-11-22 13:13:37.93+00', NULL),
	(1, 23, 22, 3, '2026-11-22 13:13:37.956+00', NULL),
	(1, 24, 23, 3, '2026-11-22 13:13:37.976+00', NULL),
	(1, 25, 24, 3, '2026-11-22 13:13:38.003+00', NULL),
	(1, 26, 25, 4, '2026-11-22 13:13:38.083+00', NULL),
	(1, 27, 27, 4, '2026-11-22 13:13:38.095+00', NULL),
	(1, 28, 28, 4, '2026-11-22 13:13:38.108+00', NULL),
	(1, 29, 29, 4, '2026-11-22 13:13:38.119+00', NULL),
	(1, 30, 30, 4, '2026-11-22 13:13:38.131+00', NULL),
	(1, 31, 31, 4, '2026-11-22 13:13:38.161+00', NULL),
	(1, 32, 32, 4, '2026-11-22 13:13:38.187+00', NULL),
	(1, 33, 33, 4, '2026-11-22 13:13:38.208+00', NULL),
	(1, 34, 37, 5, '2026-11-22 13:14:02.455+00', NULL),
	(1, 35, 35, 5, '2026-11-22 13:14:02.455+00', NULL),
	(1, 36, 34, 5, '2026-11-22 13:14:02.455+00', NULL),
	(1, 37, 36, 5, '2026-11-22 13:14:02.464+00', NULL),
	(1, 38, 39, 5, '2026-11-22 13:14:02.596+00', NULL),
	(1, 39, 38, 5, '2026-11-22 13:14:02.608+00', NULL),
	(1, 40, 41, 5, '2026-11-22 13:14:02.608+00', NULL),
	(1, 41, 40, 5, '2026-11-22 13:14:02.618+00', NULL);
INSERT INTO public.device_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'registered', '2026-11-22 13:13:31.087+00', NULL),
	(1, 2, 3, 'registered', '2026-11-22 13:13:31.111+00', NULL),
	(1, 3, 2, 'registered', '2026-11-22 13:13:31.116+00', NULL),
	(1, 4, 4, 'registered', '2026-11-22 13:13:31.14+00', NULL),
	(1, 5, 5, 'registered', '2026-11-22 13:13:31.262+00', NULL),
	(1, 6, 6, 'registered', '2026-11-22 13:13:31.263+00', NULL),
	(1, 7, 8, 'registered', '2026-11-22 13:13:31.341+00', NULL),
	(1, 8, 7, 'registered', '2026-11-22 13:13:31.342+00', NULL),
	(1, 9, 9, 'registered', '2026-11-22 13:13:31.449+00', NULL),
	(1, 10, 11, 'registered', '2026-11-22 13:13:31.491+00', NULL),
	(1, 11, 10, 'registered', '2026-11-22 13:13:31.494+00', NULL),
	(1, 12, 12, 'registered', '2026-11-22 13:13:31.55+00', NULL),
	(1, 13, 13, 'registered', '2026-11-22 13:13:31.804+00', NULL),
	(1, 14, 14, 'registered', '2026-11-22 13:13:31.815+00', NULL),
	(1, 15, 15, 'registered', '2026-11-22 13:13:31.817+00', NULL),
	(1, 16, 16, 'registered', '2026-11-22 13:13:31.889+00', NULL),
	(1, 17, 2, 'associationCreated', '2026-11-22 13:13:32.11+00', NULL),
	(1, 18, 3, 'associationCreated', '2026-11-22 13:13:32.118+00', NULL),
	(1, 19, 4, 'associationCreated', '2026-11-22 13:13:32.113+00', NULL),
	(1, 20, 1, 'associationCreated', '2026-11-22 13:13:32.155+00', NULL),
	(1, 21, 6, 'associationCreated', '2026-11-22 13:13:32.243+00', NULL),
	(1, 22, 5, 'associationCreated', '2026-11-22 13:13:32.244+00', NULL),
	(1, 23, 7, 'associationCreated', '2026-11-22 13:13:32.282+00', NULL),
	(1, 24, 8, 'associationCreated', '2026-11-22 13:13:32.287+00', NULL),
	(1, 25, 9, 'associationCreated', '2026-11-22 13:13:32.304+00', NULL),
	(1, 26, 10, 'associationCreated', '2026-11-22 13:13:32.369+00', NULL),
	(1, 27, 11, 'associationCreated', '2026-11-22 13:13:32.402+00', NULL),
	(1, 28, 12, 'associationCreated', '2026-11-22 13:13:32.402+00', NULL),
	(1, 29, 15, 'associationCreated', '2026-11-22 13:13:32.422+00', NULL),
	(1, 30, 13, 'associationCreated', '2026-11-22 13:13:32.656+00', NULL),
	(1, 31, 14, 'associationCreated', '2026-11-22 13:13:32.689+00', NULL),
	(1, 32, 16, 'associationCreated', '2026-11-22 13:13:32.706+00', NULL),
	(1, 33, 1, 'associationRemoved', '2026-11-22 13:13:32.875+00', NULL),
	(1, 34, 1, 'associationCreated', '2026-11-22 13:13:32.924+00', NULL),
	(1, 35, 18, 'registered', '2026-11-22 13:13:33.176+00', NULL),
	(1, 36, 17, 'registered', '2026-11-22 13:13:33.18+00', NULL),
	(1, 37, 20, 'registered', '2026-11-22 13:13:33.225+00', NULL),
	(1, 38, 19, 'registered', '2026-11-22 13:13:33.225+00', NULL),
	(1, 39, 21, 'registered', '2026-11-22 13:13:33.288+00', NULL),
	(1, 40, 22, 'registered', '2026-11-22 13:13:33.295+00', NULL),
	(1, 41, 23, 'registered', '2026-11-22 13:13:33.347+00', NULL),
	(1, 42, 24, 'registered', '2026-11-22 13:13:33.348+00', NULL),
	(1, 43, 17, 'allocated', '2026-11-22 13:13:33.499+00', NULL),
	(1, 44, 18, 'allocated', '2026-11-22 13:13:33.504+00', NULL),
	(1, 45, 19, 'allocated', '2026-11-22 13:13:33.509+00', NULL),
	(1, 46, 20, 'allocated', '2026-11-22 13:13:33.513+00', NULL),
	(1, 47, 21, 'allocated', '2026-11-22 13:13:33.517+00', NULL),
	(1, 48, 22, 'allocated', '2026-11-22 13:13:33.521+00', NULL),
	(1, 49, 23, 'allocated', '2026-11-22 13:13:33.525+00', NULL),
	(1, 50, 24, 'allocated', '2026-11-22 13:13:33.531+00', NULL),
	(1, 51, 25, 'registered', '2026-11-22 13:13:33.75+00', NULL),
	(1, 52, 26, 'registered', '2026-11-22 13:13:33.795+00', NULL),
	(1, 53, 27, 'registered', '2026-11-22 13:13:33.926+00', NULL),
	(1, 54, 28, 'registered', '2026-11-22 13:13:33.991+00', NULL),
	(1, 55, 29, 'registered', '2026-11-22 13:13:34.135+00', NULL),
	(1, 56, 30, 'registered', '2026-11-22 13:13:34.226+00', NULL),
	(1, 57, 31, 'registered', '2026-11-22 13:13:34.317+00', NULL),
	(1, 58, 32, 'registered', '2026-11-22 13:13:34.393+00', NULL),
	(1, 59, 25, 'allocated', '2026-11-22 13:13:34.486+00', NULL),
	(1, 60, 26, 'allocated', '2026-11-22 13:13:34.496+00', NULL),
	(1, 61, 27, 'allocated', '2026-11-22 13:13:34.504+00', NULL),
	(1, 62, 28, 'allocated', '2026-11-22 13:13:34.513+00', NULL),
	(1, 63, 29, 'allocated', '2026-11-22 13:13:34.525+00', NULL),
	(1, 64, 30, 'allocated', '2026-11-22 13:13:34.535+00', NULL),
	(1, 65, 31, 'allocated', '2026-11-22 13:13:34.57+00', NULL),
	(1, 66, 32, 'allocated', '2026-11-22 13:13:34.597+00', NULL),
	(1, 67, 26, 'statusChanged', '2026-11-22 13:13:34.731+00', NULL),
	(1, 68, 33, 'registered', '2026-11-22 13:13:34.846+00', NULL),
	(1, 69, 33, 'allocated', '2026-11-22 13:13:34.963+00', NULL),
	(1, 70, 25, 'shipped', '2026-11-22 13:13:35.084+00', NULL),
	(1, 71, 27, 'shipped', '2026-11-22 13:13:35.146+00', NULL),
	(1, 72, 28, 'shipped', '2026-11-22 13:13:35.15+00', NULL),
	(1, 73, 29, 'shipped', '2026-11-22 13:13:35.191+00', NULL),
	(1, 74, 30, 'shipped', '2026-11-22 13:13:35.237+00', NULL),
	(1, 75, 31, 'shipped', '2026-11-22 13:13:35.25+00', NULL),
	(1, 76, 32, 'shipped', '2026-11-22 13:13:35.291+00', NULL),
	(1, 77, 33, 'shipped', '2026-11-22 13:13:35.306+00', NULL),
	(1, 78, 17, 'shipped', '2026-11-22 13:13:36.391+00', NULL),
	(1, 79, 18, 'shipped', '2026-11-22 13:13:36.405+00', NULL),
	(1, 80, 19, 'shipped', '2026-11-22 13:13:36.416+00', NULL),
	(1, 81, 20, 'shipped', '2026-11-22 13:13:36.431+00', NULL),
	(1, 82, 21, 'shipped', '2026-11-22 13:13:36.455+00', NULL),
	(1, 83, 22, 'shipped', '2026-11-22 13:13:36.463+00', NULL),
	(1, 84, 23, 'shipped', '2026-11-22 13:13:36.474+00', NULL),
	(1, 85, 24, 'shipped', '2026-11-22 13:13:36.483+00', NULL),
	(1, 86, 25, 'received', '2026-11-22 13:13:36.727+00', NULL),
	(1, 87, 27, 'received', '2026-11-22 13:13:36.762+00', NULL),
	(1, 88, 28, 'received', '2026-11-22 13:13:36.786+00', NULL),
	(1, 89, 29, 'received', '2026-11-22 13:13:36.792+00', NULL),
	(1, 90, 30, 'received', '2026-11-22 13:13:36.801+00', NULL),
	(1, 91, 31, 'received', '2026-11-22 13:13:36.812+00', NULL),
	(1, 92, 32, 'received', '2026-11-22 13:13:36.823+00', NULL),
	(1, 93, 33, 'received', '2026-11-22 13:13:36.831+00', NULL),
	(1, 94, 25, 'allocated', '2026-11-22 13:13:36.919+00', NULL),
	(1, 95, 27, 'allocated', '2026-11-22 13:13:36.931+00', NULL),
	(1, 96, 28, 'allocated', '2026-11-22 13:13:36.938+00', NULL),
	(1, 97, 29, 'allocated', '2026-11-22 13:13:36.953+00', NULL),
	(1, 98, 30, 'allocated', '2026-11-22 13:13:36.961+00', NULL),
	(1, 99, 31, 'allocated', '2026-11-22 13:13:37.002+00', NULL),
	(1, 100, 32, 'allocated', '2026-11-22 13:13:37.019+00', NULL);
INSERT INTO public.device_event OVERRIDING SYSTEM VALUE VALUES
	(1, 101, 33, 'allocated', '2026-11-22 13:13:37.034+00', NULL),
	(1, 102, 25, 'shipped', '2026-11-22 13:13:37.172+00', NULL),
	(1, 103, 27, 'shipped', '2026-11-22 13:13:37.18+00', NULL),
	(1, 104, 28, 'shipped', '2026-11-22 13:13:37.19+00', NULL),
	(1, 105, 29, 'shipped', '2026-11-22 13:13:37.2+00', NULL),
	(1, 106, 30, 'shipped', '2026-11-22 13:13:37.209+00', NULL),
	(1, 107, 31, 'shipped', '2026-11-22 13:13:37.222+00', NULL),
	(1, 108, 32, 'shipped', '2026-11-22 13:13:37.251+00', NULL),
	(1, 109, 33, 'shipped', '2026-11-22 13:13:37.287+00', NULL),
	(1, 110, 17, 'delivered', '2026-11-22 13:13:37.857+00', NULL),
	(1, 111, 17, 'associationCreated', '2026-11-22 13:13:37.857+00', NULL),
	(1, 112, 18, 'delivered', '2026-11-22 13:13:37.878+00', NULL),
	(1, 113, 18, 'associationCreated', '2026-11-22 13:13:37.878+00', NULL),
	(1, 114, 19, 'delivered', '2026-11-22 13:13:37.891+00', NULL),
	(1, 115, 19, 'associationCreated', '2026-11-22 13:13:37.891+00', NULL),
	(1, 116, 20, 'delivered', '2026-11-22 13:13:37.913+00', NULL),
	(1, 117, 20, 'associationCreated', '2026-11-22 13:13:37.913+00', NULL),
	(1, 118, 21, 'delivered', '2026-11-22 13:13:37.93+00', NULL),
	(1, 119, 21, 'associationCreated', '2026-11-22 13:13:37.93+00', NULL),
	(1, 120, 22, 'delivered', '2026-11-22 13:13:37.956+00', NULL),
	(1, 121, 22, 'associationCreated', '2026-11-22 13:13:37.956+00', NULL),
	(1, 122, 23, 'delivered', '2026-11-22 13:13:37.976+00', NULL),
	(1, 123, 23, 'associationCreated', '2026-11-22 13:13:37.976+00', NULL),
	(1, 124, 24, 'delivered', '2026-11-22 13:13:38.003+00', NULL),
	(1, 125, 24, 'associationCreated', '2026-11-22 13:13:38.003+00', NULL),
	(1, 126, 25, 'delivered', '2026-11-22 13:13:38.083+00', NULL),
	(1, 127, 25, 'associationCreated', '2026-11-22 13:13:38.083+00', NULL),
	(1, 128, 27, 'delivered', '2026-11-22 13:13:38.095+00', NULL),
	(1, 129, 27, 'associationCreated', '2026-11-22 13:13:38.095+00', NULL),
	(1, 130, 28, 'delivered', '2026-11-22 13:13:38.108+00', NULL),
	(1, 131, 28, 'associationCreated', '2026-11-22 13:13:38.108+00', NULL),
	(1, 132, 29, 'delivered', '2026-11-22 13:13:38.119+00', NULL),
	(1, 133, 29, 'associationCreated', '2026-11-22 13:13:38.119+00', NULL),
	(1, 134, 30, 'delivered', '2026-11-22 13:13:38.131+00', NULL),
	(1, 135, 30, 'associationCreated', '2026-11-22 13:13:38.131+00', NULL),
	(1, 136, 31, 'delivered', '2026-11-22 13:13:38.161+00', NULL),
	(1, 137, 31, 'associationCreated', '2026-11-22 13:13:38.161+00', NULL),
	(1, 138, 32, 'delivered', '2026-11-22 13:13:38.187+00', NULL),
	(1, 139, 32, 'associationCreated', '2026-11-22 13:13:38.187+00', NULL),
	(1, 140, 33, 'delivered', '2026-11-22 13:13:38.208+00', NULL),
	(1, 141, 33, 'associationCreated', '2026-11-22 13:13:38.208+00', NULL),
	(1, 142, 18, 'lowBattery', '2026-01-14 08:30:00+00', NULL),
	(1, 143, 34, 'registered', '2026-11-22 13:14:02.276+00', NULL),
	(1, 144, 35, 'registered', '2026-11-22 13:14:02.277+00', NULL),
	(1, 145, 36, 'registered', '2026-11-22 13:14:02.277+00', NULL),
	(1, 146, 37, 'registered', '2026-11-22 13:14:02.281+00', NULL),
	(1, 147, 38, 'registered', '2026-11-22 13:14:02.341+00', NULL),
	(1, 148, 39, 'registered', '2026-11-22 13:14:02.348+00', NULL),
	(1, 149, 40, 'registered', '2026-11-22 13:14:02.349+00', NULL),
	(1, 150, 41, 'registered', '2026-11-22 13:14:02.378+00', NULL),
	(1, 151, 35, 'associationCreated', '2026-11-22 13:14:02.455+00', NULL),
	(1, 152, 37, 'associationCreated', '2026-11-22 13:14:02.455+00', NULL),
	(1, 153, 34, 'associationCreated', '2026-11-22 13:14:02.455+00', NULL),
	(1, 154, 36, 'associationCreated', '2026-11-22 13:14:02.464+00', NULL),
	(1, 155, 39, 'associationCreated', '2026-11-22 13:14:02.596+00', NULL),
	(1, 156, 38, 'associationCreated', '2026-11-22 13:14:02.608+00', NULL),
	(1, 157, 41, 'associationCreated', '2026-11-22 13:14:02.608+00', NULL),
	(1, 158, 40, 'associationCreated', '2026-11-22 13:14:02.618+00', NULL);
INSERT INTO public.device_health_check OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2026-01-05 13:00:00+00', 99, 40),
	(1, 2, 9, '2026-01-05 10:00:00+00', 99, 41),
	(1, 3, 1, '2026-01-08 13:00:00+00', 90, 40),
	(1, 4, 33, '2026-01-08 04:00:00+00', 90, 43),
	(1, 5, 9, '2026-01-08 10:00:00+00', 90, 41),
	(1, 6, 18, '2026-01-08 08:30:00+00', 65, 42),
	(1, 7, 1, '2026-01-11 10:00:00+00', 81, 41),
	(1, 8, 18, '2026-01-11 08:30:00+00', 39, 42),
	(1, 9, 33, '2026-01-11 04:00:00+00', 81, 43),
	(1, 10, 33, '2026-01-14 04:00:00+00', 72, 43),
	(1, 11, 18, '2026-01-14 08:30:00+00', 14, 42),
	(1, 12, 1, '2026-01-14 10:00:00+00', 72, 41),
	(1, 13, 35, '2026-01-14 13:00:00+00', 99, 40);
INSERT INTO public.device_identifier OVERRIDING SYSTEM VALUE VALUES
	(1, 'imei', '008983648786274', 1, '008983648786274'),
	(1, 'imei', '008900249132492', 3, '008900249132492'),
	(1, 'imei', '000487526489116', 2, '000487526489116'),
	(1, 'macAddress', '02:B8:5B:52:65:E5', 4, '02b85b5265e5'),
	(1, 'macAddress', '02:21:06:2C:74:4E', 5, '0221062c744e'),
	(1, 'macAddress', '02:AD:FB:C6:6A:D5', 6, '02adfbc66ad5'),
	(1, 'serial', 'SIM-12-SM-0', 8, 'SIM-12-SM-0'),
	(1, 'serial', 'SIM-12-PF-0', 7, 'SIM-12-PF-0'),
	(1, 'imei', '006183366000329', 9, '006183366000329'),
	(1, 'imei', '009002666828055', 10, '009002666828055'),
	(1, 'imei', '001701472269671', 11, '001701472269671'),
	(1, 'macAddress', '02:E1:5A:F4:7C:AB', 12, '02e15af47cab'),
	(1, 'macAddress', '02:F8:0E:07:E7:2C', 13, '02f80e07e72c'),
	(1, 'serial', 'SIM-12-PF-1', 14, 'SIM-12-PF-1'),
	(1, 'macAddress', '02:43:20:86:C6:85', 15, '02432086c685'),
	(1, 'serial', 'SIM-12-SM-1', 16, 'SIM-12-SM-1'),
	(1, 'imei', '000399714186836', 18, '000399714186836'),
	(1, 'imei', '001554123590148', 17, '001554123590148'),
	(1, 'macAddress', '02:4D:65:7F:E7:E8', 19, '024d657fe7e8'),
	(1, 'imei', '002297934473794', 20, '002297934473794'),
	(1, 'macAddress', '02:61:D0:78:A6:CC', 21, '0261d078a6cc'),
	(1, 'macAddress', '02:BA:8D:F4:2E:54', 22, '02ba8df42e54'),
	(1, 'serial', 'SIM-12-PF-2', 23, 'SIM-12-PF-2'),
	(1, 'serial', 'SIM-12-SM-2', 24, 'SIM-12-SM-2'),
	(1, 'imei', '009869205691065', 25, '009869205691065'),
	(1, 'imei', '007692676300384', 26, '007692676300384'),
	(1, 'imei', '002725646944843', 27, '002725646944843'),
	(1, 'macAddress', '02:FF:EB:D4:9C:7C', 28, '02ffebd49c7c'),
	(1, 'macAddress', '02:3B:3A:57:56:CF', 29, '023b3a5756cf'),
	(1, 'macAddress', '02:10:02:71:E2:0C', 30, '02100271e20c'),
	(1, 'serial', 'SIM-12-PF-3', 31, 'SIM-12-PF-3'),
	(1, 'serial', 'SIM-12-SM-3', 32, 'SIM-12-SM-3'),
	(1, 'imei', '006888888957323', 33, '006888888957323'),
	(1, 'imei', '003058450245050', 34, '003058450245050'),
	(1, 'imei', '004451900900730', 35, '004451900900730'),
	(1, 'macAddress', '02:83:E5:65:A8:E4', 36, '0283e565a8e4'),
	(1, 'imei', '007304703448687', 37, '007304703448687'),
	(1, 'macAddress', '02:BD:E4:AF:83:46', 38, '02bde4af8346'),
	(1, 'macAddress', '02:D1:5A:CD:C7:0F', 39, '02d15acdc70f'),
	(1, 'serial', 'SIM-8-PF-0', 40, 'SIM-8-PF-0'),
	(1, 'serial', 'SIM-8-SM-0', 41, 'SIM-8-SM-0');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES
	(1, 589, 'reading.sleepMatDuration', 33, 1, NULL, '2026-11-22 13:14:02.957+00', NULL),
	(1, 569, 'patient.created', 5, 1, '{"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '2026-11-22 13:14:02.105+00', NULL),
	(1, 570, 'device.associationCreated', 35, 1, '{"device" : {"id" : 35, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.277Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.455Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 10, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-22 13:14:02.407+00', NULL),
	(1, 571, 'device.associationCreated', 36, 1, '{"device" : {"id" : 36, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.277Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.464Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-22 13:14:02.414+00', NULL),
	(1, 586, 'reading.heartRateVariability', 33, 1, NULL, '2026-11-22 13:14:02.889+00', NULL),
	(1, 572, 'device.associationCreated', 34, 1, '{"device" : {"id" : 34, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.276Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.455Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-22 13:14:02.414+00', NULL),
	(1, 573, 'device.associationCreated', 37, 1, '{"device" : {"id" : 37, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.281Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.455Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-22 13:14:02.413+00', NULL),
	(1, 574, 'device.associationCreated', 41, 1, '{"device" : {"id" : 41, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.378Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.608Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 18, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-22 13:14:02.589+00', NULL),
	(1, 577, 'device.associationCreated', 40, 1, '{"device" : {"id" : 40, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.349Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.618Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-22 13:14:02.583+00', NULL),
	(1, 580, 'reading.bloodGlucose', 76, 1, NULL, '2026-11-22 13:14:02.789+00', NULL),
	(1, 581, 'reading.bloodGlucose', 77, 1, NULL, '2026-11-22 13:14:02.789+00', NULL),
	(1, 582, 'reading.weight', 38, 1, NULL, '2026-11-22 13:14:02.802+00', NULL),
	(1, 587, 'reading.peakFlow', 63, 1, NULL, '2026-11-22 13:14:02.899+00', NULL),
	(1, 588, 'reading.sleepMatActivity', 33, 1, NULL, '2026-11-22 13:14:02.934+00', NULL),
	(1, 575, 'device.associationCreated', 38, 1, '{"device" : {"id" : 38, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.341Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.608Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-22 13:14:02.567+00', NULL),
	(1, 576, 'device.associationCreated', 39, 1, '{"device" : {"id" : 39, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.348Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.596Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}}, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}}', '2026-11-22 13:14:02.549+00', NULL),
	(1, 578, 'reading.bloodOxygen', 33, 1, NULL, '2026-11-22 13:14:02.793+00', NULL),
	(1, 579, 'reading.bloodPressure', 63, 1, NULL, '2026-11-22 13:14:02.799+00', NULL),
	(1, 583, 'reading.temperature', 33, 1, NULL, '2026-11-22 13:14:02.858+00', NULL),
	(1, 584, 'reading.heartRate', 94, 1, NULL, '2026-11-22 13:14:02.87+00', NULL),
	(1, 585, 'reading.heartRate', 95, 1, NULL, '2026-11-22 13:14:02.87+00', NULL),
	(1, 590, 'device.healthcheck', 35, 1, '{"device" : {"id" : 35, "currentPatient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.277Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:14:02.455Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 10, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 13, "deviceId" : 35, "eventTimestamp" : "2026-01-14T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}}', '2026-11-22 13:14:03.008+00', NULL),
	(1, 591, 'reading.weight', 39, 1, NULL, '2026-11-22 13:14:03.043+00', NULL),
	(1, 592, 'reading.weight', 39, 2, NULL, '2026-11-22 13:14:03.108+00', NULL);
INSERT INTO public.heart_rate_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 6, 6, '2026-01-05 18:25:00+00', NULL, '2026-11-22 13:13:35.517+00', 64, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 6, 6, '2026-01-05 21:54:00+00', NULL, '2026-11-22 13:13:35.517+00', 77, false, -28800, -28800, 1, NULL),
	(1, 3, 1, 6, 6, '2026-01-06 04:08:00+00', NULL, '2026-11-22 13:13:35.517+00', 79, false, -28800, -28800, 1, NULL),
	(1, 4, 2, 13, 6, '2026-01-05 15:19:00+00', NULL, '2026-11-22 13:13:35.517+00', 84, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 13, 6, '2026-01-05 19:03:00+00', NULL, '2026-11-22 13:13:35.517+00', 74, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 13, 6, '2026-01-06 01:07:00+00', NULL, '2026-11-22 13:13:35.517+00', 88, false, -18000, -18000, 1, NULL),
	(1, 7, 2, 13, 6, '2026-01-06 14:55:00+00', NULL, '2026-11-22 13:13:37.525+00', 81, false, -18000, -18000, 1, NULL),
	(1, 8, 2, 13, 6, '2026-01-06 19:19:00+00', NULL, '2026-11-22 13:13:37.525+00', 93, false, -18000, -18000, 1, NULL),
	(1, 9, 2, 13, 6, '2026-01-07 01:27:00+00', NULL, '2026-11-22 13:13:37.525+00', 73, false, -18000, -18000, 1, NULL),
	(1, 10, 1, 6, 6, '2026-01-07 18:19:00+00', NULL, '2026-11-22 13:13:38.386+00', 66, false, -28800, -28800, 1, NULL),
	(1, 11, 1, 6, 6, '2026-01-07 22:17:00+00', NULL, '2026-11-22 13:13:38.386+00', 61, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 6, 6, '2026-01-08 04:27:00+00', NULL, '2026-11-22 13:13:38.386+00', 78, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 13, 6, '2026-01-07 14:47:00+00', NULL, '2026-11-22 13:13:38.386+00', 76, false, -18000, -18000, 1, NULL),
	(1, 14, 2, 13, 6, '2026-01-07 18:52:00+00', NULL, '2026-11-22 13:13:38.386+00', 76, false, -18000, -18000, 1, NULL),
	(1, 15, 2, 13, 6, '2026-01-08 01:28:00+00', NULL, '2026-11-22 13:13:38.386+00', 94, false, -18000, -18000, 1, NULL),
	(1, 16, 3, 22, 6, '2026-01-07 13:12:00+00', NULL, '2026-11-22 13:13:38.386+00', 81, false, -12600, -12600, 1, NULL),
	(1, 17, 3, 22, 6, '2026-01-07 17:29:00+00', NULL, '2026-11-22 13:13:38.386+00', 89, false, -12600, -12600, 1, NULL),
	(1, 18, 3, 22, 6, '2026-01-08 00:05:00+00', NULL, '2026-11-22 13:13:38.386+00', 84, false, -12600, -12600, 1, NULL),
	(1, 19, 4, 30, 6, '2026-01-07 09:24:00+00', NULL, '2026-11-22 13:13:38.386+00', 72, false, 3600, 3600, 1, NULL),
	(1, 20, 4, 30, 6, '2026-01-07 13:16:00+00', NULL, '2026-11-22 13:13:38.386+00', 81, false, 3600, 3600, 1, NULL),
	(1, 21, 4, 30, 6, '2026-01-07 19:40:00+00', NULL, '2026-11-22 13:13:38.386+00', 80, false, 3600, 3600, 1, NULL),
	(1, 22, 1, 6, 6, '2026-01-08 18:03:00+00', NULL, '2026-11-22 13:13:38.783+00', 76, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 6, 6, '2026-01-08 21:59:00+00', NULL, '2026-11-22 13:13:38.783+00', 64, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 6, 6, '2026-01-09 04:39:00+00', NULL, '2026-11-22 13:13:38.783+00', 65, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 13, 6, '2026-01-08 15:11:00+00', NULL, '2026-11-22 13:13:38.783+00', 72, false, -18000, -18000, 1, NULL),
	(1, 26, 2, 13, 6, '2026-01-08 18:58:00+00', NULL, '2026-11-22 13:13:38.783+00', 74, false, -18000, -18000, 1, NULL),
	(1, 27, 2, 13, 6, '2026-01-09 01:35:00+00', NULL, '2026-11-22 13:13:38.783+00', 74, false, -18000, -18000, 1, NULL),
	(1, 28, 3, 22, 6, '2026-01-08 13:24:00+00', NULL, '2026-11-22 13:13:38.783+00', 85, false, -12600, -12600, 1, NULL),
	(1, 29, 3, 22, 6, '2026-01-08 17:19:00+00', NULL, '2026-11-22 13:13:38.783+00', 73, false, -12600, -12600, 1, NULL),
	(1, 30, 3, 22, 6, '2026-01-08 23:35:00+00', NULL, '2026-11-22 13:13:38.783+00', 82, false, -12600, -12600, 1, NULL),
	(1, 31, 1, 6, 6, '2026-01-06 18:03:00+00', NULL, '2026-11-22 13:13:39.606+00', 84, false, -28800, -28800, 1, NULL),
	(1, 32, 1, 6, 6, '2026-01-06 22:06:00+00', NULL, '2026-11-22 13:13:39.606+00', 75, false, -28800, -28800, 1, NULL),
	(1, 33, 1, 6, 6, '2026-01-07 04:17:00+00', NULL, '2026-11-22 13:13:39.606+00', 79, false, -28800, -28800, 1, NULL),
	(1, 34, 1, 6, 6, '2026-01-09 17:43:00+00', NULL, '2026-11-22 13:13:39.606+00', 87, false, -28800, -28800, 1, NULL),
	(1, 35, 1, 6, 6, '2026-01-09 21:39:00+00', NULL, '2026-11-22 13:13:39.606+00', 61, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 6, 6, '2026-01-10 04:35:00+00', NULL, '2026-11-22 13:13:39.606+00', 88, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 13, 6, '2026-01-09 08:47:00+00', NULL, '2026-11-22 13:13:39.606+00', 76, false, 3600, -18000, 1, NULL),
	(1, 38, 2, 13, 6, '2026-01-09 12:39:00+00', NULL, '2026-11-22 13:13:39.606+00', 88, false, 3600, -18000, 1, NULL),
	(1, 39, 2, 13, 6, '2026-01-09 19:13:00+00', NULL, '2026-11-22 13:13:39.606+00', 82, false, 3600, -18000, 1, NULL),
	(1, 40, 1, 6, 6, '2026-01-10 18:06:00+00', NULL, '2026-11-22 13:13:39.882+00', 71, false, -28800, -28800, 1, NULL),
	(1, 41, 1, 6, 6, '2026-01-10 21:40:00+00', NULL, '2026-11-22 13:13:39.882+00', 67, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 6, 6, '2026-01-11 04:48:00+00', NULL, '2026-11-22 13:13:39.882+00', 83, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 13, 6, '2026-01-10 09:25:00+00', NULL, '2026-11-22 13:13:39.882+00', 78, false, 3600, -18000, 1, NULL),
	(1, 44, 2, 13, 6, '2026-01-10 12:43:00+00', NULL, '2026-11-22 13:13:39.882+00', 99, false, 3600, -18000, 1, NULL),
	(1, 45, 2, 13, 6, '2026-01-10 19:51:00+00', NULL, '2026-11-22 13:13:39.882+00', 97, false, 3600, -18000, 1, NULL),
	(1, 46, 4, 30, 6, '2026-01-10 09:13:00+00', NULL, '2026-11-22 13:13:39.882+00', 91, false, 3600, 3600, 1, NULL),
	(1, 47, 4, 30, 6, '2026-01-10 13:08:00+00', NULL, '2026-11-22 13:13:39.882+00', 90, false, 3600, 3600, 1, NULL),
	(1, 48, 4, 30, 6, '2026-01-10 19:12:00+00', NULL, '2026-11-22 13:13:39.882+00', 88, false, 3600, 3600, 1, NULL),
	(1, 52, 1, 6, 6, '2026-01-11 18:10:00+00', NULL, '2026-11-22 13:13:40.411+00', 90, false, -28800, -28800, 1, NULL),
	(1, 53, 1, 6, 6, '2026-01-11 22:23:00+00', NULL, '2026-11-22 13:13:40.411+00', 78, false, -28800, -28800, 1, NULL),
	(1, 54, 1, 6, 6, '2026-01-12 04:37:00+00', NULL, '2026-11-22 13:13:40.411+00', 90, false, -28800, -28800, 1, NULL),
	(1, 55, 2, 13, 6, '2026-01-11 15:05:00+00', NULL, '2026-11-22 13:13:40.411+00', 84, false, -18000, -18000, 1, NULL),
	(1, 56, 2, 13, 6, '2026-01-11 19:25:00+00', NULL, '2026-11-22 13:13:40.411+00', 73, false, -18000, -18000, 1, NULL),
	(1, 57, 2, 13, 6, '2026-01-12 01:05:00+00', NULL, '2026-11-22 13:13:40.411+00', 80, false, -18000, -18000, 1, NULL),
	(1, 58, 3, 22, 6, '2026-01-11 13:10:00+00', NULL, '2026-11-22 13:13:40.411+00', 67, false, -12600, -12600, 1, NULL),
	(1, 59, 3, 22, 6, '2026-01-11 17:15:00+00', NULL, '2026-11-22 13:13:40.411+00', 70, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 22, 6, '2026-01-11 23:35:00+00', NULL, '2026-11-22 13:13:40.411+00', 62, false, -12600, -12600, 1, NULL),
	(1, 61, 1, 6, 6, '2026-01-12 18:19:00+00', NULL, '2026-11-22 13:13:40.913+00', 81, false, -28800, -28800, 1, NULL),
	(1, 62, 1, 6, 6, '2026-01-12 22:24:00+00', NULL, '2026-11-22 13:13:40.913+00', 81, false, -28800, -28800, 1, NULL),
	(1, 63, 1, 6, 6, '2026-01-13 04:31:00+00', NULL, '2026-11-22 13:13:40.913+00', 60, false, -28800, -28800, 1, NULL),
	(1, 64, 2, 13, 6, '2026-01-12 15:11:00+00', NULL, '2026-11-22 13:13:40.913+00', 93, false, -18000, -18000, 1, NULL),
	(1, 65, 2, 13, 6, '2026-01-12 18:41:00+00', NULL, '2026-11-22 13:13:40.913+00', 72, false, -18000, -18000, 1, NULL),
	(1, 66, 2, 13, 6, '2026-01-13 01:48:00+00', NULL, '2026-11-22 13:13:40.913+00', 81, false, -18000, -18000, 1, NULL),
	(1, 67, 3, 22, 6, '2026-01-12 13:47:00+00', NULL, '2026-11-22 13:13:40.913+00', 68, false, -12600, -12600, 1, NULL),
	(1, 68, 3, 22, 6, '2026-01-12 17:28:00+00', NULL, '2026-11-22 13:13:40.913+00', 87, false, -12600, -12600, 1, NULL),
	(1, 69, 3, 22, 6, '2026-01-13 00:23:00+00', NULL, '2026-11-22 13:13:40.913+00', 85, false, -12600, -12600, 1, NULL),
	(1, 73, 1, 6, 6, '2026-01-13 18:17:00+00', NULL, '2026-11-22 13:13:41.19+00', 88, false, -28800, -28800, 1, NULL),
	(1, 74, 1, 6, 6, '2026-01-13 22:17:00+00', NULL, '2026-11-22 13:13:41.19+00', 67, false, -28800, -28800, 1, NULL),
	(1, 75, 1, 6, 6, '2026-01-14 04:48:00+00', NULL, '2026-11-22 13:13:41.19+00', 67, false, -28800, -28800, 1, NULL),
	(1, 76, 2, 13, 6, '2026-01-13 14:37:00+00', NULL, '2026-11-22 13:13:41.19+00', 77, false, -18000, -18000, 1, NULL),
	(1, 77, 2, 13, 6, '2026-01-13 18:57:00+00', NULL, '2026-11-22 13:13:41.19+00', 76, false, -18000, -18000, 1, NULL),
	(1, 78, 2, 13, 6, '2026-01-14 01:34:00+00', NULL, '2026-11-22 13:13:41.19+00', 94, false, -18000, -18000, 1, NULL),
	(1, 70, 3, 22, 6, '2026-01-10 13:09:00+00', NULL, '2026-11-22 13:13:41.19+00', 80, false, -12600, -12600, 1, NULL),
	(1, 71, 3, 22, 6, '2026-01-10 17:14:00+00', NULL, '2026-11-22 13:13:41.19+00', 61, false, -12600, -12600, 1, NULL),
	(1, 72, 3, 22, 6, '2026-01-10 23:43:00+00', NULL, '2026-11-22 13:13:41.19+00', 81, false, -12600, -12600, 1, NULL),
	(1, 79, 3, 22, 6, '2026-01-13 13:14:00+00', NULL, '2026-11-22 13:13:41.19+00', 81, false, -12600, -12600, 1, NULL),
	(1, 80, 3, 22, 6, '2026-01-13 17:09:00+00', NULL, '2026-11-22 13:13:41.19+00', 85, false, -12600, -12600, 1, NULL),
	(1, 81, 3, 22, 6, '2026-01-14 00:09:00+00', NULL, '2026-11-22 13:13:41.19+00', 74, false, -12600, -12600, 1, NULL),
	(1, 82, 4, 30, 6, '2026-01-13 08:37:00+00', NULL, '2026-11-22 13:13:41.19+00', 95, false, 3600, 3600, 1, NULL),
	(1, 83, 4, 30, 6, '2026-01-13 12:35:00+00', NULL, '2026-11-22 13:13:41.19+00', 81, false, 3600, 3600, 1, NULL),
	(1, 84, 4, 30, 6, '2026-01-13 19:17:00+00', NULL, '2026-11-22 13:13:41.19+00', 76, false, 3600, 3600, 1, NULL),
	(1, 85, 1, 6, 6, '2026-01-14 17:51:00+00', NULL, '2026-11-22 13:13:41.643+00', 75, false, -28800, -28800, 1, NULL),
	(1, 86, 1, 6, 6, '2026-01-14 22:14:00+00', NULL, '2026-11-22 13:13:41.643+00', 91, false, -28800, -28800, 1, NULL),
	(1, 87, 2, 13, 6, '2026-01-14 15:01:00+00', NULL, '2026-11-22 13:13:41.643+00', 86, false, -18000, -18000, 1, NULL),
	(1, 88, 2, 13, 6, '2026-01-14 19:12:00+00', NULL, '2026-11-22 13:13:41.643+00', 100, false, -18000, -18000, 1, NULL),
	(1, 89, 3, 22, 6, '2026-01-14 13:14:00+00', NULL, '2026-11-22 13:13:41.643+00', 66, false, -12600, -12600, 1, NULL),
	(1, 90, 3, 22, 6, '2026-01-14 17:39:00+00', NULL, '2026-11-22 13:13:41.643+00', 81, false, -12600, -12600, 1, NULL),
	(1, 91, 4, 30, 6, '2026-01-14 09:07:00+00', NULL, '2026-11-22 13:13:41.643+00', 71, false, 3600, 3600, 1, NULL),
	(1, 92, 4, 30, 6, '2026-01-14 13:23:00+00', NULL, '2026-11-22 13:13:41.643+00', 85, false, 3600, 3600, 1, NULL),
	(1, 93, 4, 30, 6, '2026-01-14 19:18:00+00', NULL, '2026-11-22 13:13:41.643+00', 74, false, 3600, 3600, 1, NULL),
	(1, 94, 5, 38, 16, '2026-01-14 18:17:00+00', NULL, '2026-11-22 13:14:02.87+00', 75, false, -28800, -28800, 1, NULL),
	(1, 95, 5, 38, 16, '2026-01-14 22:03:00+00', NULL, '2026-11-22 13:14:02.87+00', 80, false, -28800, -28800, 1, NULL);
INSERT INTO public.heart_rate_variability_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 6, 6, '2026-01-05 13:58:00+00', NULL, '2026-11-22 13:13:35.549+00', 25.6, 62, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 2, 2, 13, 6, '2026-01-05 11:23:00+00', NULL, '2026-11-22 13:13:35.549+00', 64.2, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 3, 2, 13, 6, '2026-01-06 10:58:00+00', NULL, '2026-11-22 13:13:37.533+00', 63.4, 79, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 4, 1, 6, 6, '2026-01-07 13:52:00+00', NULL, '2026-11-22 13:13:38.407+00', 25.4, 62, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 5, 2, 13, 6, '2026-01-07 11:16:00+00', NULL, '2026-11-22 13:13:38.407+00', 25.9, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 6, 3, 22, 6, '2026-01-07 09:48:00+00', NULL, '2026-11-22 13:13:38.407+00', 35.6, 57, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 7, 4, 30, 6, '2026-01-07 05:06:00+00', NULL, '2026-11-22 13:13:38.407+00', 42.3, 71, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 8, 1, 6, 6, '2026-01-08 13:49:00+00', NULL, '2026-11-22 13:13:38.803+00', 26.3, 58, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 9, 2, 13, 6, '2026-01-08 11:11:00+00', NULL, '2026-11-22 13:13:38.803+00', 34.1, 72, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 10, 3, 22, 6, '2026-01-08 09:35:00+00', NULL, '2026-11-22 13:13:38.803+00', 66.3, 66, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 11, 1, 6, 6, '2026-01-06 13:36:00+00', NULL, '2026-11-22 13:13:39.61+00', 49.4, 61, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 12, 1, 6, 6, '2026-01-09 14:02:00+00', NULL, '2026-11-22 13:13:39.61+00', 36.4, 54, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 13, 2, 13, 6, '2026-01-09 04:59:00+00', NULL, '2026-11-22 13:13:39.61+00', 46.4, 73, 300000, 'sdnn', false, 3600, -18000, 1, NULL),
	(1, 14, 1, 6, 6, '2026-01-10 13:40:00+00', NULL, '2026-11-22 13:13:39.916+00', 68, 56, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 15, 2, 13, 6, '2026-01-10 05:21:00+00', NULL, '2026-11-22 13:13:39.916+00', 29.3, 68, 300000, 'sdnn', false, 3600, -18000, 1, NULL),
	(1, 16, 4, 30, 6, '2026-01-10 04:44:00+00', NULL, '2026-11-22 13:13:39.916+00', 29.6, 73, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 18, 1, 6, 6, '2026-01-11 14:00:00+00', NULL, '2026-11-22 13:13:40.425+00', 36.5, 54, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 19, 2, 13, 6, '2026-01-11 11:06:00+00', NULL, '2026-11-22 13:13:40.425+00', 46.6, 63, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 20, 3, 22, 6, '2026-01-11 09:24:00+00', NULL, '2026-11-22 13:13:40.425+00', 50.3, 64, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 21, 1, 6, 6, '2026-01-12 14:02:00+00', NULL, '2026-11-22 13:13:40.914+00', 63, 60, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 22, 2, 13, 6, '2026-01-12 11:09:00+00', NULL, '2026-11-22 13:13:40.914+00', 46.6, 72, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 23, 3, 22, 6, '2026-01-12 09:25:00+00', NULL, '2026-11-22 13:13:40.914+00', 27, 58, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 25, 1, 6, 6, '2026-01-13 13:37:00+00', NULL, '2026-11-22 13:13:41.216+00', 66.5, 55, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 26, 2, 13, 6, '2026-01-13 11:00:00+00', NULL, '2026-11-22 13:13:41.216+00', 26.7, 73, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 24, 3, 22, 6, '2026-01-10 09:26:00+00', NULL, '2026-11-22 13:13:41.216+00', 41.7, 59, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 27, 3, 22, 6, '2026-01-13 09:27:00+00', NULL, '2026-11-22 13:13:41.216+00', 58.4, 64, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 28, 4, 30, 6, '2026-01-13 05:16:00+00', NULL, '2026-11-22 13:13:41.216+00', 67, 63, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 29, 1, 6, 6, '2026-01-14 13:55:00+00', NULL, '2026-11-22 13:13:41.704+00', 62.1, 70, 300000, 'sdnn', false, -28800, -28800, 1, NULL),
	(1, 30, 2, 13, 6, '2026-01-14 11:02:00+00', NULL, '2026-11-22 13:13:41.704+00', 66.5, 77, 300000, 'sdnn', false, -18000, -18000, 1, NULL),
	(1, 31, 3, 22, 6, '2026-01-14 09:37:00+00', NULL, '2026-11-22 13:13:41.704+00', 45.9, 68, 300000, 'sdnn', false, -12600, -12600, 1, NULL),
	(1, 32, 4, 30, 6, '2026-01-14 04:54:00+00', NULL, '2026-11-22 13:13:41.704+00', 60.6, 74, 300000, 'sdnn', false, 3600, 3600, 1, NULL),
	(1, 33, 5, 38, 16, '2026-01-14 13:37:00+00', NULL, '2026-11-22 13:14:02.889+00', 45.7, 77, 300000, 'sdnn', false, -28800, -28800, 1, NULL);
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-0', '\xba546da11a8876d784168daebaa42deef545fbedaa125362572d99aac37f9486', '{"id" : 1, "name" : "Example Devices"}', '{}', '2026-11-22 13:13:29.556+00'),
	(1, 'simulation-12-4-10-1768435200000-1-2', '\x698291bcaf881a0d24d8fc2d01ee087f2cce970f110cda9a7a7c4a11f3005999', '{"id" : 1, "name" : "Simulated Clinic 1", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "CA", "zipCode" : "94105", "country" : "US", "note" : null}}', '{}', '2026-11-22 13:13:29.588+00'),
	(1, 'simulation-12-4-10-1768435200000-1-1', '\xc262ee65a2bbc52f2c45032f0e841fc892d3a637cf80f6d3b23f6f945c553ecd', '{"id" : 2, "name" : "Sample Instruments"}', '{}', '2026-11-22 13:13:29.587+00'),
	(1, 'simulation-12-4-10-1768435200000-1-3', '\x2e36c25df9db2fbf9282ca086e69760cc439b33d90d3e0bd3362d478ef512620', '{"id" : 2, "name" : "Simulated Clinic 2", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NY", "zipCode" : "10001", "country" : "US", "note" : null}}', '{}', '2026-11-22 13:13:29.592+00'),
	(1, 'simulation-12-4-10-1768435200000-1-5', '\x29303223d408f8e03d5fae0fbcb5ba6c831b9d1ee70c0fde16904cb5d2b7d34d', '{"id" : 3, "name" : "Simulated Clinic 4", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}}', '{}', '2026-11-22 13:13:29.802+00'),
	(1, 'simulation-12-4-10-1768435200000-1-6', '\x66b86ce7450176e5d4533a719c4aab1411ccf8201cc1199a26885ec1c1172f00', '{"id" : 4, "name" : "Simulated Clinic 5", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "WB", "zipCode" : "700001", "country" : "IN", "note" : null}}', '{}', '2026-11-22 13:13:29.878+00'),
	(1, 'simulation-12-4-10-1768435200000-1-4', '\xd67508ce9335fdc21d52252c1dc22d51cdae86280e7da7705510415f3701b782', '{"id" : 5, "name" : "Simulated Clinic 3", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}}', '{}', '2026-11-22 13:13:29.861+00'),
	(1, 'simulation-12-4-10-1768435200000-1-7', '\x3440a7f70567d4995ba65080960ffa917b5c8224f77568eee49bbdffe5cf4159', '{"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodGlucose"]}', '{}', '2026-11-22 13:13:30.074+00'),
	(1, 'simulation-12-4-10-1768435200000-1-8', '\x2ee80506b06c4be67b23d5ed9fff747314946a1b3299a45a99d2e29a3e4c6224', '{"id" : 3, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodPressure"]}', '{}', '2026-11-22 13:13:30.095+00'),
	(1, 'simulation-12-4-10-1768435200000-1-10', '\x87e6a6efe9d065a5862cf9dc4612ad8833fad1968114b9310cd710eecc146baf', '{"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["bloodOxygen"]}', '{}', '2026-11-22 13:13:30.118+00'),
	(1, 'simulation-12-4-10-1768435200000-1-9', '\x4672431534774601d6aee67dfb59adf0511007eb0dd73a1ffc1d2e70bc7c6c3e', '{"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["weight"]}', '{}', '2026-11-22 13:13:30.117+00'),
	(1, 'simulation-12-4-10-1768435200000-1-11', '\x621c73a39d22cddd80dc05e5b52368a9d6c1b295e813bc0833a83dc0221e164f', '{"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["temperature"]}', '{}', '2026-11-22 13:13:30.245+00'),
	(1, 'simulation-12-4-10-1768435200000-1-12', '\xb31364a703ff2cf8f06ec0ccee7541a1d77c892efa087c733d7333c27918dab9', '{"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["heartRate","heartRateVariability"]}', '{}', '2026-11-22 13:13:30.316+00'),
	(1, 'simulation-12-4-10-1768435200000-1-15', '\xbad89e8ec628110e193f68877228c0807a6befd2f68e534dfce2310ce4db8bcc', '{"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : null, "size" : null, "readingKinds" : []}', '{}', '2026-11-22 13:13:30.384+00'),
	(1, 'simulation-12-4-10-1768435200000-1-13', '\xe6609dd607ac532c35e059f4c6e0c54ff0506516bf40692a43b2bb8152fd5b04', '{"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["peakFlow"]}', '{}', '2026-11-22 13:13:30.395+00'),
	(1, 'simulation-12-4-10-1768435200000-1-14', '\xf553ad910406279707ce93f0b99a60598483ca89452d92af6767b795d159f826', '{"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["sleepMatActivity","sleepMatDuration"]}', '{}', '2026-11-22 13:13:30.399+00'),
	(1, 'simulation-12-4-10-1768435200000-1-16', '\x3b1e256cd56caeeba7d6d19a6f023739913d89de831c5d81f9b491efd5704816', '{"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '{}', '2026-11-22 13:13:30.546+00'),
	(1, 'simulation-12-4-10-1768435200000-1-17', '\xec1206928b74ca298e3153d9ea252b5c916850a70c221d88fd92d194b96f09a5', '{"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}, "archived" : false, "enrolled" : true, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "timeZone" : null}', '{}', '2026-11-22 13:13:30.622+00'),
	(1, 'simulation-12-4-10-1768435200000-1-19', '\x93f0ff1ab0754ec8fc2544a800a16816baa1b68f9f177e2707a0e53ac35db22b', '{"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}, "archived" : false, "enrolled" : true, "site" : {"id" : 3, "name" : "Simulated Clinic 4"}, "timeZone" : "Europe/Berlin"}', '{}', '2026-11-22 13:13:30.642+00'),
	(1, 'simulation-12-4-10-1768435200000-1-18', '\x19263dd69ab63597cec724772a25dccbbf5b519c57b1e226d09535c426c4d6df', '{"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}, "archived" : false, "enrolled" : true, "site" : {"id" : 5, "name" : "Simulated Clinic 3"}, "timeZone" : "America/St_Johns"}', '{}', '2026-11-22 13:13:30.63+00'),
	(1, 'simulation-8-1-1-1768435200000-1-39', '\x94224aa8beb49eea75844d845c9710c8496e0d71bbbba7b6eb1825ffe79d9304', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-22 13:14:02.858+00'),
	(1, 'simulation-12-4-10-1768435200000-1-20', '\xf91a9510a7cf2c1fb79d11c805bd90d6afb3622fc24a8483e2098082d5b4a2a5', '{"id" : 1, "name" : "Simulated Home Kit", "archived" : false, "kitItems" : [{"item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 3, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 2}]}', '{}', '2026-11-22 13:13:30.906+00'),
	(1, 'simulation-12-4-10-1768435200000-1-23', '\x0332dfb13fcf2b3a37b1bdd9ab2f2e4234a3a81c5d219636281149f5e837b19e', '{"id" : 3, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.111Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008900249132492"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.048+00'),
	(1, 'simulation-12-4-10-1768435200000-1-27', '\xaf6aa5d2544d47b2475e4d25dd06b8ecc953239a051aea5114d9a9fe036d4958', '{"id" : 6, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.263Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:AD:FB:C6:6A:D5"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.184+00'),
	(1, 'simulation-12-4-10-1768435200000-1-30', '\xbafad8a97293461023257f36ecda49866bfb58bf346a3590c913082e9aaed61a', '{"id" : 9, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.449Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.333+00'),
	(1, 'simulation-12-4-10-1768435200000-1-36', '\xab63bb94dfd30b303172786443dc69e2334969b404949bc1830db4d942c67fe9', '{"id" : 14, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.815Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-1"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.641+00'),
	(1, 'simulation-12-4-10-1768435200000-1-56', '\x66845336a9cbed2f470a1a69f211f622a79773f81b21a7fa411bcf7b2ccd46b4', '{"id" : 18, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.176Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.152+00'),
	(1, 'simulation-12-4-10-1768435200000-1-60', '\x26037fcfc2274e2be2da526789ec06c773aec08bbec97c76a4c9b967b759976d', '{"id" : 21, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.288Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.227+00'),
	(1, 'simulation-12-4-10-1768435200000-1-68', '\x1cf0d07427a386d8bbb0f5e539939d4c88fa1a82b035d0914eb5420cafbc51c1', '{"id" : 28, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.991Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.669+00'),
	(1, 'simulation-12-4-10-1768435200000-1-72', '\x7fda5af5138c4c84b97fc9ebd6e88b47b8e617a13a04b58a5f55e58b7cf91016', '{"id" : 32, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:34.393Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:34.168+00'),
	(1, 'simulation-12-4-10-1768435200000-1-73', '\x98f22451be6aae6627cc9b30e2382008dbe990787c98c729d1634d4d4b8a8d6c', '{"id" : 2, "status" : "received", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:34.424Z"}], "createTimestamp" : "2026-11-22T13:13:34.424Z"}', '{}', '2026-11-22 13:13:34.424+00'),
	(1, 'simulation-12-4-10-1768435200000-1-21', '\xcbd345877b49558c8ba7bf910fbde11aaf1d0065f672c25db0eba1a9e4b23b75', '{"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "tracked" : false, "available" : 16, "promised" : 0}', '{}', '2026-11-22 13:13:30.936+00'),
	(1, 'simulation-12-4-10-1768435200000-1-22', '\x2f691dbd6b2d99844b52860f78b8be0be26b7550c151d087d83649665372e48a', '{"id" : 1, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.087Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.044+00'),
	(1, 'simulation-12-4-10-1768435200000-1-26', '\x3c17a4f27a50b66e40495ecc5cd49883cc0fa087023348a3d602cdba9a525387', '{"id" : 5, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.262Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:21:06:2C:74:4E"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.166+00'),
	(1, 'simulation-12-4-10-1768435200000-1-31', '\xbbf5789d7dc9621052816dd3b137c08e7dfd2e3a51ab07f2dc90c38aabe391a3', '{"id" : 10, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.494Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009002666828055"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.365+00'),
	(1, 'simulation-12-4-10-1768435200000-1-35', '\x611f5744767d44fa7f8f86dbf367e60de87a0247e408e9ee1105a15016b6b775', '{"id" : 13, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.804Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:F8:0E:07:E7:2C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.64+00'),
	(1, 'simulation-12-4-10-1768435200000-1-58', '\x3bf4bf6b1591131303169e6961de712faecaa435d4ebde441ff7d119dc82e374', '{"id" : 20, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.161+00'),
	(1, 'simulation-12-4-10-1768435200000-1-61', '\x7bb379a520efcea6d6b094e78c3538ff242e45471937390642c836195da0c925', '{"id" : 22, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.295Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.273+00'),
	(1, 'simulation-12-4-10-1768435200000-1-67', '\x6d717ad4014249e7f91f069bd9fca3441138d5fd2dcfeacc8b87b91fa094e549', '{"id" : 27, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.926Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.659+00'),
	(1, 'simulation-12-4-10-1768435200000-1-71', '\x580137a5f6fd0fe6e70204c5f1f4972ffea1e05fdfddb36fd0072ce86ef1d666', '{"id" : 31, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:34.317Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:34.091+00'),
	(1, 'simulation-12-4-10-1768435200000-1-79', '\x3726275dc0e80c04065f7d7eb028acb2c391ccd8729a66ac22731d467f444c14', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-22 13:13:35.378+00'),
	(1, 'simulation-12-4-10-1768435200000-1-83', '\xb61246813bee93a626b579d2a086662f221f0c34a7e09ef704fc65812c2d2855', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-22 13:13:35.517+00'),
	(1, 'simulation-12-4-10-1768435200000-1-87', '\x6f99539548f749bd89c65813814a947e3b026ede6eb37b5d215b479afa2aaa11', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-22 13:13:35.698+00'),
	(1, 'simulation-12-4-10-1768435200000-1-88', '\xcc7f7aca973bd39d875bdc3e05b9d9211921bd1bb564630d1257c2fe82238945', '{"id" : 1, "deviceId" : 1, "eventTimestamp" : "2026-01-05T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}', '{}', '2026-11-22 13:13:35.86+00'),
	(1, 'simulation-12-4-10-1768435200000-1-99', '\x7e73ce2a08285905299005ad301c2981573cac2595e6f8a80d50cee3d6fc6af9', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-22 13:13:37.382+00'),
	(1, 'simulation-12-4-10-1768435200000-1-103', '\x56d3f88fa98a593492f2eaf886338559a95f83ee2f486b8b1966f24e0a4b0467', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9}]}', '{}', '2026-11-22 13:13:37.525+00'),
	(1, 'simulation-12-4-10-1768435200000-1-106', '\xf60202dbbf10ef1afddf9d9616f2185b728f5e76c1faa7c99374e422c4aabb1a', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-22 13:13:37.676+00'),
	(1, 'simulation-12-4-10-1768435200000-1-111', '\x7daa3008a75568629bc99f945f9ac3101fda4451f15a4d4268aa611f8653c6e3', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-22 13:13:38.267+00'),
	(1, 'simulation-12-4-10-1768435200000-1-117', '\x7223cacaa4b063cac999c0f7ab46e4116a569d3a272b72ad51e960e942cdb3f9', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14}]}', '{}', '2026-11-22 13:13:38.422+00'),
	(1, 'simulation-12-4-10-1768435200000-1-122', '\x51db2d078d220c69325dcb52c0c873ecb578dd781d81e5659d8076d0fd1603aa', '{"results":[{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-22 13:13:38.649+00'),
	(1, 'simulation-12-4-10-1768435200000-1-25', '\xd5cb04dde9473e6e5fbfca0d55c7b9b831d99ba53a968f673d89b22cd6936883', '{"id" : 4, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.140Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:B8:5B:52:65:E5"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.056+00'),
	(1, 'simulation-12-4-10-1768435200000-1-29', '\xdb30511057d4c88e11a5fd8640f47e886c385b609dca093ef3458c84a850b947', '{"id" : 8, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.341Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-0"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.25+00'),
	(1, 'simulation-12-4-10-1768435200000-1-33', '\x63ee11725a09b8f3c7968faa34cb152e1d4baef176ca8b7909e0cedb8a4f5529', '{"id" : 12, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.550Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:E1:5A:F4:7C:AB"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.441+00'),
	(1, 'simulation-12-4-10-1768435200000-1-37', '\x9ba9c360f0598cb36b88edec8788a8787a1411a973e4c0a17f27905936bc745c', '{"id" : 16, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.889Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-1"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.75+00'),
	(1, 'simulation-12-4-10-1768435200000-1-57', '\xa5106f4e394b9babbeea0f9b41b2c90acfa7c12128df88794525799c6af93f76', '{"id" : 17, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.180Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.16+00'),
	(1, 'simulation-12-4-10-1768435200000-1-63', '\x529c5738dbaa4230bfac46dad0dd4beb1eb1ed47bf8596a9a5795e5923040162', '{"id" : 24, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.348Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}], "disabledReadings" : false, "item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.321+00'),
	(1, 'simulation-12-4-10-1768435200000-1-64', '\xa86f8bd22d2f7af71f35f17823ecef90d0f8fb405caf1920b2f7ea126c670f5e', '{"id" : 1, "status" : "onHold", "holdReason" : "address_incomplete", "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:33.407Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-22T13:13:33.407Z"}], "createTimestamp" : "2026-11-22T13:13:33.407Z"}', '{}', '2026-11-22 13:13:33.407+00'),
	(1, 'simulation-12-4-10-1768435200000-1-65', '\x8ba5b08dee7b924a04191532761fbe51bbbfbbcfe7c68075d09a746a014b9e76', '{"id" : 26, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.795Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007692676300384"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.595+00'),
	(1, 'simulation-12-4-10-1768435200000-1-69', '\x0f576ca011034feee65d9b5fcfd6712b637278be1c889d827420a90b72fd7c4f', '{"id" : 29, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:34.135Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.963+00'),
	(1, 'simulation-12-4-10-1768435200000-1-81', '\x72ea48b2e8f91fe3857d388f2f5da9979e36873c2d98895e78c8edcfae3e0b81', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-22 13:13:35.392+00'),
	(1, 'simulation-12-4-10-1768435200000-1-101', '\x14731cbe472c2275cb246ba186ff4d2b0e3fa7b4e702e77318512952b2ad3791', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-22 13:13:37.391+00'),
	(1, 'simulation-12-4-10-1768435200000-1-105', '\x49f56e9f794600f510b470100ec6ada0cccf0bc91ffb1648c9da8b5f694f6eaf', '{"results":[{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-22 13:13:37.533+00'),
	(1, 'simulation-12-4-10-1768435200000-1-112', '\x56ded2dd29f19be01368ed7342c19d2a3ed7c3052364f09343f5b85f227cf4b5', '{"results":[{"status":"created","id":7},{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14}]}', '{}', '2026-11-22 13:13:38.27+00'),
	(1, 'simulation-12-4-10-1768435200000-1-24', '\xe39c2b9be3a1e21fc8dc6da0c1ff837b440aaadd2a094a4ab12686bdb484a543', '{"id" : 2, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.052+00'),
	(1, 'simulation-12-4-10-1768435200000-1-28', '\xea028d4a4f4640a9eacee6146a19f35e6542ae67c167cc159148ec48be690b04', '{"id" : 7, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.342Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-0"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.252+00'),
	(1, 'simulation-12-4-10-1768435200000-1-32', '\xaada28b7f14e8f718ca84d6d43318f6d5793a16cdcd5389df1b33f01501bc4a1', '{"id" : 11, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.394+00'),
	(1, 'simulation-12-4-10-1768435200000-1-34', '\x1e28ecebdb5989f8e41d9c86674f43ba7fd8ef68de6e2c2002c56b166ce7a96c', '{"id" : 15, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.817Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:43:20:86:C6:85"}], "disabledReadings" : false, "item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:31.639+00'),
	(1, 'simulation-12-4-10-1768435200000-1-59', '\x29426c29534e4d00c329e10344d1db82d936a2cdb3c9c98fd5c574bf6dcb9fdd', '{"id" : 19, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}], "disabledReadings" : false, "item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.162+00'),
	(1, 'simulation-12-4-10-1768435200000-1-62', '\x23b037be3c0b38e6af6bd612fc542f8b6a7381a7a0e50cddd1fcab2308c5c882', '{"id" : 23, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.347Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}], "disabledReadings" : false, "item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.311+00'),
	(1, 'simulation-12-4-10-1768435200000-1-66', '\xa540fe32c9f7da0d0d71eee67a3bc50eb55d3da062c45a44f0d44bf9a381b28d', '{"id" : 25, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.750Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}], "disabledReadings" : false, "item" : {"id" : 3, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.606+00'),
	(1, 'simulation-12-4-10-1768435200000-1-70', '\x6b057ca10692297a2b293b6f96476778a4c88220b54e9a16659eb90f5028d1d4', '{"id" : 30, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:34.226Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}], "disabledReadings" : false, "item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:33.999+00'),
	(1, 'simulation-12-4-10-1768435200000-1-80', '\xef781ae4a1ccfcb4e6e4d008ba97aff637769f0642b4d2b59cad25e17298329a', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4}]}', '{}', '2026-11-22 13:13:35.391+00'),
	(1, 'simulation-12-4-10-1768435200000-1-82', '\x3a7761a955eb3c4323cde050af94c725beecc122c60762b1830ffb2a5a280d89', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-22 13:13:35.477+00'),
	(1, 'simulation-12-4-10-1768435200000-1-85', '\x9879d6c835f9eb1524c98a7a74ab4c72175bf3213e8bfe98479cfd9a2e853dbf', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4}]}', '{}', '2026-11-22 13:13:35.665+00'),
	(1, 'simulation-12-4-10-1768435200000-1-100', '\x10aef9798f3e95634683128ce193c2468867058a59c26a7cf2083619e818079b', '{"results":[{"status":"created","id":5},{"status":"created","id":6}]}', '{}', '2026-11-22 13:13:37.381+00'),
	(1, 'simulation-12-4-10-1768435200000-1-102', '\xa3c765a26707b186b7bd6effee9509d8a58a2a45e255bcb2b35c94cdbd95d91a', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-22 13:13:37.513+00'),
	(1, 'simulation-12-4-10-1768435200000-1-107', '\xbbec3caf8703ad8e349447a4f4829281d448ab6ce5fd706f8cb5f4c62b24534f', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-22 13:13:37.701+00'),
	(1, 'simulation-12-4-10-1768435200000-1-108', '\x0ee69716f2eb0ad2b9aac73056a118a4901655c694907e746147d9fe1d8eab77', '{"id" : 1, "status" : "delivered", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 19, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 20, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"value": "SIM-12-2-1", "carrier": "Example Post"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:33.407Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-22T13:13:33.407Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:36.214Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.328Z"}, {"name" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.820Z"}], "createTimestamp" : "2026-11-22T13:13:33.407Z"}', '{}', '2026-11-22 13:13:37.82+00'),
	(1, 'simulation-12-4-10-1768435200000-1-123', '\x1d380adae563a6c47ad8801ebc927299f8d2100a2e7707125cb3675cf3ad9add', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-22 13:13:38.662+00'),
	(1, 'simulation-12-4-10-1768435200000-1-150', '\x849c5da76deba17e370d29c1a895c1202d8b4ec3899bc3735869d0285e1a89e8', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-22 13:13:39.916+00'),
	(1, 'simulation-12-4-10-1768435200000-1-75', '\x81a05f9faf3e4988b6ea70abe17dae5c39e6903ee5b05e2ae167f1fb96cca244', '{"id" : 33, "currentPatient" : null, "currentStatus" : "available", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:34.846Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "site" : null, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:13:34.802+00'),
	(1, 'simulation-12-4-10-1768435200000-1-76', '\x10b5fe12720514e03cdb7d1d10ecde2c5d299b40546f20caa917dc6e84ee0257', '{"id" : 2, "status" : "packed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:34.424Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-22T13:13:34.658Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:34.891Z"}], "createTimestamp" : "2026-11-22T13:13:34.424Z"}', '{}', '2026-11-22 13:13:34.891+00'),
	(1, 'simulation-12-4-10-1768435200000-1-77', '\x8dc11a900d8b276d18b3db71b1eff4af6449e64135947de4290f8374d3b3e5d5', '{"id" : 2, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"value": "SIM-12-3-1", "carrier": "Example Post"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:34.424Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-22T13:13:34.658Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:34.891Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.031Z"}], "createTimestamp" : "2026-11-22T13:13:34.424Z"}', '{}', '2026-11-22 13:13:35.031+00'),
	(1, 'simulation-12-4-10-1768435200000-1-78', '\xbfc37dbfc9735f52e00df547a8ef01b7968f52c50792af5e6396e88f7992a94a', '{"results":[{"status":"created","id":1},{"status":"created","id":2},{"status":"created","id":3},{"status":"created","id":4},{"status":"created","id":5}]}', '{}', '2026-11-22 13:13:35.38+00'),
	(1, 'simulation-12-4-10-1768435200000-1-84', '\xf209bdad738d64f4d2e2720147372063655e3237964f59e329cdca353205e583', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-22 13:13:35.549+00'),
	(1, 'simulation-12-4-10-1768435200000-1-86', '\x792c24624603c0303279f2eb8d0f32cb1a60b37dd71393d0a26b6c7a3f533490', '{"results":[{"status":"created","id":1},{"status":"created","id":2}]}', '{}', '2026-11-22 13:13:35.685+00'),
	(1, 'simulation-12-4-10-1768435200000-1-89', '\x9c7443ca21b775a054d843c214afa2a2151709c2f2e0c2ba9addb40a2e6ef9de', '{"id" : 2, "deviceId" : 9, "eventTimestamp" : "2026-01-05T10:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 41}', '{}', '2026-11-22 13:13:35.886+00'),
	(1, 'simulation-12-4-10-1768435200000-1-91', '\xdf5580ada645e07066cf7e9c773933c451fc31b167aa1519cb739b2dbf2bfaa5', '{"id" : 1, "status" : "packed", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 19, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 20, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:33.407Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-22T13:13:33.407Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:36.214Z"}], "createTimestamp" : "2026-11-22T13:13:33.407Z"}', '{}', '2026-11-22 13:13:36.214+00'),
	(1, 'simulation-12-4-10-1768435200000-1-92', '\xe2847ba182c00b44a1fcc86d4d38a9579e8de9c7452fd88b6051bbe5161086ac', '{"id" : 1, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 19, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:4D:65:7F:E7:E8"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 21, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:61:D0:78:A6:CC"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 22, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BA:8D:F4:2E:54"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 23, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-2"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 24, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-2"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 2, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 17, "deviceIdentifiers" : [{"type" : "imei", "value" : "001554123590148"}]}, {"id" : 18, "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}]}, {"id" : 20, "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-2-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"value": "SIM-12-2-1", "carrier": "Example Post"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:33.407Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-22T13:13:33.407Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:36.214Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.328Z"}], "createTimestamp" : "2026-11-22T13:13:33.407Z"}', '{}', '2026-11-22 13:13:36.328+00'),
	(1, 'simulation-12-4-10-1768435200000-1-93', '\xe6410d6b903ff7e676407211102b5194585139e02887e0806273bff9d8e2b134', '{"id" : 2, "status" : "failed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 1, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [{"id" : 1, "status" : "inTransit"}], "externalOrderIds" : ["sim-12-3-1"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"value": "SIM-12-3-1", "carrier": "Example Post"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:34.424Z"}, {"name" : "onHold", "eventTimestamp" : "2026-11-22T13:13:34.658Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:34.891Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.031Z"}, {"name" : "failed", "eventTimestamp" : "2026-11-22T13:13:36.540Z"}], "createTimestamp" : "2026-11-22T13:13:34.424Z"}', '{}', '2026-11-22 13:13:36.54+00'),
	(1, 'simulation-12-4-10-1768435200000-1-115', '\xc5e65a542ed34b457d7ce9b2e87647c2f94c06b934314f8c93a21351efcb726e', '{"results":[{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20},{"status":"created","id":21}]}', '{}', '2026-11-22 13:13:38.386+00'),
	(1, 'simulation-12-4-10-1768435200000-1-94', '\x7e0afcd6579becc202c20fe96b195ff50e502b7bec34e4ccb1b41d14c4b7b71b', '{"id" : 1, "status" : "received", "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderId" : 2, "returnItems" : [{"item" : {"id" : 9, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 2, "received" : 2}], "returnDevices" : [{"device" : {"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, "packedKitId" : 1, "received" : true}, {"device" : {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, "packedKitId" : 1, "received" : true}, {"device" : {"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}, "packedKitId" : null, "received" : true}, {"device" : {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}, "packedKitId" : 1, "received" : true}], "shippingOption" : null, "emailLabel" : false, "trackingNumbers" : [], "returnEvents" : [{"name" : "inTransit", "eventTimestamp" : "2026-11-22T13:13:36.540Z"}, {"name" : "received", "eventTimestamp" : "2026-11-22T13:13:36.646Z"}], "createTimestamp" : "2026-11-22T13:13:36.540Z"}', '{}', '2026-11-22 13:13:36.646+00'),
	(1, 'simulation-12-4-10-1768435200000-1-95', '\x26ae21c3cbc3a625ef399570295eb074b6195bf1f3c98f81ab1b7c6a2813669a', '{"id" : 3, "status" : "received", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : []}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : []}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:36.880Z"}], "createTimestamp" : "2026-11-22T13:13:36.880Z"}', '{}', '2026-11-22 13:13:36.88+00'),
	(1, 'simulation-12-4-10-1768435200000-1-96', '\xf3f91481a19ef7915049cb111d0052d2392444daed9293c56320b7e8a4c087c6', '{"id" : 3, "status" : "packed", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:36.880Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:37.075Z"}], "createTimestamp" : "2026-11-22T13:13:36.880Z"}', '{}', '2026-11-22 13:13:37.075+00'),
	(1, 'simulation-12-4-10-1768435200000-1-97', '\x0ef8b9308079b20308e7fc398d7b8d1c30d4f24e4321ebb194c5937944099e44', '{"id" : 3, "status" : "shipped", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"value": "SIM-12-3-2", "carrier": "Example Post"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:36.880Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:37.075Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.143Z"}], "createTimestamp" : "2026-11-22T13:13:36.880Z"}', '{}', '2026-11-22 13:13:37.143+00'),
	(1, 'simulation-12-4-10-1768435200000-1-98', '\x43db1740eef61058b16e08912146651fb828900a07a0743f7e46d7c1ca6d5425', '{"results":[{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-22 13:13:37.378+00'),
	(1, 'simulation-12-4-10-1768435200000-1-104', '\xc53122bcf43cda765f556a3f1e2abe496433fc2793c7e9e039b71cde1ec96377', '{"results":[{"status":"created","id":3}]}', '{}', '2026-11-22 13:13:37.533+00'),
	(1, 'simulation-12-4-10-1768435200000-1-113', '\xe225bd81e67b65be3c6d0270d52c82118e63b8f1382d62cd6e954f1eb7ae014d', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-22 13:13:38.27+00'),
	(1, 'simulation-12-4-10-1768435200000-1-116', '\xb96ed2195b627f791bcf718d368a4d426a8a647cf1b5fe72831f71cde8cee7f0', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-22 13:13:38.407+00'),
	(1, 'simulation-12-4-10-1768435200000-1-119', '\x01a0219cda09eb26d5176b90bec4e2dc9a96dc2b85cf820e165da07097b14f3b', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-22 13:13:38.536+00');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-12-4-10-1768435200000-1-121', '\x38ceaedbc19d6d1b62ffdfe2774e12481330f43dde36e651dee23fa013029afc', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-22 13:13:38.643+00'),
	(1, 'simulation-12-4-10-1768435200000-1-126', '\x2584b6789a0416d80c5f6c00d06e88de03bed54049fc4b5c2884d245ff069146', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-22 13:13:38.803+00'),
	(1, 'simulation-12-4-10-1768435200000-1-132', '\xc096ad634ed4062172a9d1691b7febfdfd4633ba3e539b23ab945ee27c5e6dd3', '{"id" : 6, "deviceId" : 18, "eventTimestamp" : "2026-01-08T08:30:00.000Z", "batteryPercentage" : 65, "signalStrength" : 42}', '{}', '2026-11-22 13:13:39.115+00'),
	(1, 'simulation-12-4-10-1768435200000-1-134', '\x378d0cb33675a00cf217158be089b153a0387b43ccf7cf6d51ebed8bbd3675ae', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33},{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37}]}', '{}', '2026-11-22 13:13:39.371+00'),
	(1, 'simulation-12-4-10-1768435200000-1-138', '\x417c777bcc646b84c4ac4944532802b7e9cd7d885054a8bf73d5415c346f2298', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-22 13:13:39.584+00'),
	(1, 'simulation-12-4-10-1768435200000-1-146', '\x7501d67b2cb1f1761a4595da50dcc8d36c442a402588ac588ec0afcde9bf674f', '{"results":[{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-22 13:13:39.826+00'),
	(1, 'simulation-8-1-1-1768435200000-1-36', '\xdd637084e0e340f07060fcd175da809097f79d04cc51ff9c2a553e5f9e63be45', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-22 13:14:02.793+00'),
	(1, 'simulation-12-4-10-1768435200000-1-109', '\xe25c5e5e9d9639dc55dee9ff32ca500bd911ae061442194e82e1be21efca275a', '{"id" : 3, "status" : "delivered", "holdReason" : null, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "site" : null, "orderItems" : [{"item" : {"id" : 4, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 28, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:FF:EB:D4:9C:7C"}]}]}, {"item" : {"id" : 5, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 29, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:3B:3A:57:56:CF"}]}]}, {"item" : {"id" : 6, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 30, "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:10:02:71:E2:0C"}]}]}, {"item" : {"id" : 7, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "count" : 1, "devices" : [{"id" : 31, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-PF-3"}]}]}, {"item" : {"id" : 8, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 2, "name" : "Sample Instruments"}}, "count" : 1, "devices" : [{"id" : 32, "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-12-SM-3"}]}]}], "orderKits" : [{"kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "count" : 1}], "packedKits" : [{"id" : 3, "kit" : {"id" : 1, "name" : "Simulated Home Kit"}, "devices" : [{"id" : 25, "deviceIdentifiers" : [{"type" : "imei", "value" : "009869205691065"}]}, {"id" : 27, "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}]}, {"id" : 33, "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}]}]}], "returns" : [], "externalOrderIds" : ["sim-12-3-2"], "orderNotes" : [], "shippingOption" : "standard", "emailLabel" : false, "trackingNumbers" : [{"value": "SIM-12-3-2", "carrier": "Example Post"}], "orderEvents" : [{"name" : "received", "eventTimestamp" : "2026-11-22T13:13:36.880Z"}, {"name" : "packed", "eventTimestamp" : "2026-11-22T13:13:37.075Z"}, {"name" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.143Z"}, {"name" : "delivered", "eventTimestamp" : "2026-11-22T13:13:38.046Z"}], "createTimestamp" : "2026-11-22T13:13:36.880Z"}', '{}', '2026-11-22 13:13:38.046+00'),
	(1, 'simulation-12-4-10-1768435200000-1-110', '\x4d666b9a2c21fef97e8fceb89e32aaeae4c71e302be41e43805c259810c99253', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10},{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13},{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20},{"status":"created","id":21}]}', '{}', '2026-11-22 13:13:38.264+00'),
	(1, 'simulation-12-4-10-1768435200000-1-114', '\x94728cf7526c6938196b6ca5c3f0bef176c1a426053f890e4f870e53ceaabc2b', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-22 13:13:38.35+00'),
	(1, 'simulation-12-4-10-1768435200000-1-118', '\x96c8305d3d01e41f483f70a8e64243ce935fd2674b16d559d5e209e812880222', '{"results":[{"status":"created","id":4},{"status":"created","id":5},{"status":"created","id":6},{"status":"created","id":7}]}', '{}', '2026-11-22 13:13:38.527+00'),
	(1, 'simulation-12-4-10-1768435200000-1-120', '\x42767e8c18d2ecc66c6be8908c3e512408c9a028331376d7f40382e9afabe519', '{"results":[{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-22 13:13:38.629+00'),
	(1, 'simulation-12-4-10-1768435200000-1-124', '\xad6c6ea146ae63f237e6112d333c258c74ffa43df4455ae928b67c6e6411460c', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-22 13:13:38.753+00'),
	(1, 'simulation-12-4-10-1768435200000-1-133', '\x9e22ad5bddc5b7ef961016ac6228b9728c8632bc3f06851e073a6c6cae0ec931', '{"id" : 4, "deviceId" : 33, "eventTimestamp" : "2026-01-08T04:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 43}', '{}', '2026-11-22 13:13:39.122+00'),
	(1, 'simulation-12-4-10-1768435200000-1-136', '\x259d7504b41cd002c5ef23af9f0e3365ad9c4be08a763105f6f83443c294d6c9', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26}]}', '{}', '2026-11-22 13:13:39.42+00'),
	(1, 'simulation-12-4-10-1768435200000-1-141', '\x1bb97c53c3a5ca9113a87da973ce4a0ff900ebd153e5e2b0f260ba510ceffc30', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26}]}', '{}', '2026-11-22 13:13:39.616+00'),
	(1, 'simulation-12-4-10-1768435200000-1-143', '\xd498dd38a4ce41acdeb45fdb187c3560536ecc04dd060882070ffccc6763abf1', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-22 13:13:39.73+00'),
	(1, 'simulation-12-4-10-1768435200000-1-144', '\xa66cc6df4c36b23856fe1572719e4e9bd12db883c43e3c1613b17526480ce9be', '{"results":[{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40},{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43}]}', '{}', '2026-11-22 13:13:39.806+00'),
	(1, 'simulation-12-4-10-1768435200000-1-149', '\x619f5a517a61a1da8575e791d93f3b4d43cb1ed311a14ad20610f24d7009fa7c', '{"results":[{"status":"created","id":40},{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46},{"status":"created","id":47},{"status":"created","id":48}]}', '{}', '2026-11-22 13:13:39.882+00'),
	(1, 'simulation-12-4-10-1768435200000-1-153', '\x98e20dc091107904c0d047511e4de020a11d7a7050510c3090368ee2bbfeea03', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-22 13:13:40.005+00'),
	(1, 'simulation-12-4-10-1768435200000-1-154', '\x476f204001de516ace013c015f82991ef5ac224cc1cd8045c6e40d864fb1e922', '{"id" : 18, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{}', '2026-11-22 13:13:40.037+00'),
	(1, 'simulation-12-4-10-1768435200000-1-158', '\x476f204001de516ace013c015f82991ef5ac224cc1cd8045c6e40d864fb1e922', '{"id" : 18, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{"Duplicate": "true"}', '2026-11-22 13:13:40.118+00'),
	(1, 'simulation-12-4-10-1768435200000-1-162', '\x01af5cbc40b02e2577dbf2ca5c9c3c671b44400e25c2f7cf0742385af53f2eee', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-22 13:13:40.238+00'),
	(1, 'simulation-12-4-10-1768435200000-1-165', '\xebecca419d10377ea9eda21a5ad2ef3ddddb9fb1a8bc44ce76aed46598cefc69', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-22 13:13:40.386+00'),
	(1, 'simulation-12-4-10-1768435200000-1-168', '\xdc420b27682c2bb04630d772f8191841cdbebbc4269ba56f80119f466e42f08b', '{"results":[{"status":"duplicate","id":27},{"status":"duplicate","id":28},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40}]}', '{}', '2026-11-22 13:13:40.446+00'),
	(1, 'simulation-12-4-10-1768435200000-1-173', '\x306a2c0de95840885e0847811dac8c36275fbaf54cfc9d31ac22712b6b06c9fa', '{"id" : 9, "deviceId" : 33, "eventTimestamp" : "2026-01-11T04:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 43}', '{}', '2026-11-22 13:13:40.594+00'),
	(1, 'simulation-12-4-10-1768435200000-1-174', '\x1bd09d6e3261c35a61470e4b7042a714774377aa5b74b3e60fe35f4c1ee7efad', '{"results":[{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55}]}', '{}', '2026-11-22 13:13:40.728+00'),
	(1, 'simulation-12-4-10-1768435200000-1-181', '\x94ba1952bb624d73b050d243e2b54676129fbaf08bb2cf9eaad4a79a0518ecf1', '{"results":[{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46}]}', '{}', '2026-11-22 13:13:40.948+00'),
	(1, 'simulation-12-4-10-1768435200000-1-125', '\x063c84e11fb0852e42b91a36a4a0c044c5c61cdb5101f0bbfa43fd40ca9375d0', '{"results":[{"status":"created","id":22},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30}]}', '{}', '2026-11-22 13:13:38.783+00'),
	(1, 'simulation-12-4-10-1768435200000-1-128', '\x0c24a08fe6b79ccc334cd291d9cfd00bf367c3a1f5e6f607a1c3521bace6b60e', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-22 13:13:38.963+00'),
	(1, 'simulation-12-4-10-1768435200000-1-130', '\x4272072357790577005cc666047e76c07bbf7310b9f32f5a6e6e376e348f27c9', '{"id" : 3, "deviceId" : 1, "eventTimestamp" : "2026-01-08T13:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 40}', '{}', '2026-11-22 13:13:39.102+00'),
	(1, 'simulation-12-4-10-1768435200000-1-137', '\x2df1c6dac198e1529598ae234ecb9f080f16f0fab9df2de0126c2f6e3158e146', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-22 13:13:39.428+00'),
	(1, 'simulation-12-4-10-1768435200000-1-140', '\xab3fdb3b15fa0d7d5bcd117d46a8c56e2ae7852d58dd74e46e736eb852e860a0', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-22 13:13:39.61+00'),
	(1, 'simulation-12-4-10-1768435200000-1-147', '\x62dfba6087a23483cb0303562d5f4643bcab348acddc3b1ec3fc38052ae468b1', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-22 13:13:39.827+00'),
	(1, 'simulation-12-4-10-1768435200000-1-151', '\x3cfb9bf2b8f57511dc8e51e7995b17b17ffd7fe00df1ede547d1b83e6a0fd97a', '{"results":[{"status":"created","id":27},{"status":"created","id":28},{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-22 13:13:39.941+00'),
	(1, 'simulation-12-4-10-1768435200000-1-156', '\xfee12e85119c780828d199113d786f9e64f943be0ecb0d84df5be4f568c4c64a', '{"id" : 17, "readingTimestamp" : "2026-01-10T07:30:00.000Z", "weight" : 152, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600}', '{}', '2026-11-22 13:13:40.054+00'),
	(1, 'simulation-12-4-10-1768435200000-1-164', '\xc75346cbcd0d0e8130bfbd38cd2912ed3de8ea97e2773e36189dc6d56959b685', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":23},{"status":"created","id":24},{"status":"created","id":25}]}', '{}', '2026-11-22 13:13:40.243+00'),
	(1, 'simulation-12-4-10-1768435200000-1-169', '\x57fcfe5bdbc1bfbb901fb9085ef78b392ab3a07a2ddc372868463c5adda97909', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-22 13:13:40.467+00'),
	(1, 'simulation-12-4-10-1768435200000-1-170', '\x23a5a252f29e92891acfd71b8f390acb5787d4a1ef945839167d1a5776af3355', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-22 13:13:40.519+00'),
	(1, 'simulation-12-4-10-1768435200000-1-171', '\x2e854ba164b7197e1285d2abd32c03e049aa9c6a0b286ccad4aabadc98143b7c', '{"id" : 7, "deviceId" : 1, "eventTimestamp" : "2026-01-11T10:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 41}', '{}', '2026-11-22 13:13:40.592+00'),
	(1, 'simulation-12-4-10-1768435200000-1-175', '\x3958971f7ef1a650c4c4c603f7f11bc513e03499d455ca7c1cd33dcb4741c48b', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-22 13:13:40.729+00'),
	(1, 'simulation-12-4-10-1768435200000-1-179', '\x12d0c783c034996ea7dd946f20d50c21a435cc61f5933e24f2815ec343bb2e58', '{"results":[{"status":"created","id":61},{"status":"created","id":62},{"status":"created","id":63},{"status":"created","id":64},{"status":"created","id":65},{"status":"created","id":66},{"status":"created","id":67},{"status":"created","id":68},{"status":"created","id":69}]}', '{}', '2026-11-22 13:13:40.913+00'),
	(1, 'simulation-12-4-10-1768435200000-1-187', '\x47d3a9ea62ed73d3a9820e3d529750d532aa2ab848a38ed33b9a6dda15688718', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33}]}', '{}', '2026-11-22 13:13:41.119+00'),
	(1, 'simulation-12-4-10-1768435200000-1-189', '\xced2f89cac7380cfbbc544c4ec883edfebcd407a1f0d7f524c439614ce41741b', '{"results":[{"status":"created","id":70},{"status":"created","id":71},{"status":"created","id":72},{"status":"created","id":73},{"status":"created","id":74},{"status":"created","id":75},{"status":"created","id":76},{"status":"created","id":77},{"status":"created","id":78},{"status":"created","id":79},{"status":"created","id":80},{"status":"created","id":81},{"status":"created","id":82},{"status":"created","id":83},{"status":"created","id":84}]}', '{}', '2026-11-22 13:13:41.19+00'),
	(1, 'simulation-12-4-10-1768435200000-1-193', '\xd9daac3dcf0a706a54f37173c1a2eaadcaacb6b4aab08b23f3b76224fb6facba', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-22 13:13:41.489+00'),
	(1, 'simulation-12-4-10-1768435200000-1-194', '\x8b0134150b571920f9bf895169ef84c1564b773da090e24efc096f6f8f9aa416', '{"results":[{"status":"created","id":69},{"status":"created","id":70},{"status":"created","id":71},{"status":"created","id":72},{"status":"created","id":73},{"status":"created","id":74},{"status":"created","id":75}]}', '{}', '2026-11-22 13:13:41.56+00'),
	(1, 'simulation-12-4-10-1768435200000-1-200', '\xa570337a5f437bb392289668aba8a317ce78df66657c842d1a5ec73114d7f52b', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-22 13:13:41.704+00'),
	(1, 'simulation-12-4-10-1768435200000-1-204', '\x602bf461ea40d038579311fd2ec5c1b6dccdbbd862334951280fc17483476422', '{"id" : 12, "deviceId" : 1, "eventTimestamp" : "2026-01-14T10:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 41}', '{}', '2026-11-22 13:13:42.109+00'),
	(1, 'simulation-12-4-10-1768435200000-1-127', '\x7366e865280fb1d6829f317e7227578e453e4a7f911480529cede3871bb58bbb', '{"results":[{"status":"created","id":15},{"status":"created","id":16},{"status":"created","id":17},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-22 13:13:38.837+00'),
	(1, 'simulation-12-4-10-1768435200000-1-129', '\x55a3ad4421bedac805b8bc4a3b5e6332ebd4df98da627e08878ead5570b53227', '{"results":[{"status":"created","id":8},{"status":"created","id":9},{"status":"created","id":10}]}', '{}', '2026-11-22 13:13:38.983+00'),
	(1, 'simulation-12-4-10-1768435200000-1-131', '\x8415cef7ca64b8e4b218ccfeadc922b1a51d8218fe2e3684bb0f43b105eccc30', '{"id" : 5, "deviceId" : 9, "eventTimestamp" : "2026-01-08T10:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 41}', '{}', '2026-11-22 13:13:39.115+00'),
	(1, 'simulation-12-4-10-1768435200000-1-135', '\x2d6b747debdc1b0e818898c74cbd8ffce2a44bae36d5ab788ccc3f252a70c041', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-22 13:13:39.391+00'),
	(1, 'simulation-12-4-10-1768435200000-1-139', '\xcc4ea70ac2954ed6ffc375bfb4c4cf9cbe49bc79e980f7d6031522d35052bdb1', '{"results":[{"status":"created","id":31},{"status":"created","id":32},{"status":"created","id":33},{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39}]}', '{}', '2026-11-22 13:13:39.606+00'),
	(1, 'simulation-12-4-10-1768435200000-1-142', '\x8ac7b7d8dbf9c2bbd27f4f6430b0a29b32d826d6124490a48cd00e500e631132', '{"results":[{"status":"created","id":11},{"status":"created","id":12},{"status":"created","id":13}]}', '{}', '2026-11-22 13:13:39.73+00'),
	(1, 'simulation-12-4-10-1768435200000-1-145', '\x54ed25d67580b65f4d2e47f50af5fd0e03d68a1233262cb375733df425f631cf', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-22 13:13:39.807+00'),
	(1, 'simulation-12-4-10-1768435200000-1-148', '\x534268cb256ba05a276994e0dcba9be433ab0bb9a954cf6ad0f9dd6f7e82dccd', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-22 13:13:39.853+00'),
	(1, 'simulation-12-4-10-1768435200000-1-152', '\x8fad38fcfdf769fc38e34f76772b84265664a1632f024a6adaf145123d6b0ac9', '{"results":[{"status":"created","id":14},{"status":"created","id":15},{"status":"created","id":16}]}', '{}', '2026-11-22 13:13:39.975+00'),
	(1, 'simulation-12-4-10-1768435200000-1-155', '\x1166b1900eaa4b80afab67de9163f1a175806a3d3671aefa10460d14b6705385', '{"id" : 19, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 151, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000}', '{}', '2026-11-22 13:13:40.044+00'),
	(1, 'simulation-12-4-10-1768435200000-1-161', '\x3d0806e0884a468c55c9f5f23d731fc75eb97d35ba6fcbcfca1d6f7a0bd365fd', '{"results":[{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46},{"status":"created","id":47},{"status":"created","id":48}]}', '{}', '2026-11-22 13:13:40.235+00'),
	(1, 'simulation-12-4-10-1768435200000-1-167', '\xaec540180afa580d4e00f18577b1b63a3f63c616cca8928a4cf0f4e09454c296', '{"results":[{"status":"duplicate","id":14},{"status":"created","id":18},{"status":"created","id":19},{"status":"created","id":20}]}', '{}', '2026-11-22 13:13:40.425+00'),
	(1, 'simulation-12-4-10-1768435200000-1-172', '\x3d908d4e385cfa4940438572bdbb2c97c02e7955bf4666426c90d6777d2f6ca4', '{"id" : 8, "deviceId" : 18, "eventTimestamp" : "2026-01-11T08:30:00.000Z", "batteryPercentage" : 39, "signalStrength" : 42}', '{}', '2026-11-22 13:13:40.593+00'),
	(1, 'simulation-12-4-10-1768435200000-1-176', '\xff9f57c871c9020b6155c946c5feae5172756a5adeb306e6a6e7c5c82e61122d', '{"results":[{"status":"created","id":41},{"status":"created","id":42},{"status":"created","id":43},{"status":"created","id":44},{"status":"created","id":45},{"status":"created","id":46}]}', '{}', '2026-11-22 13:13:40.731+00'),
	(1, 'simulation-12-4-10-1768435200000-1-178', '\xc5a53196daccb0254a501abfa0956eaa300800cafba81df91350a20581fa08d4', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-22 13:13:40.895+00'),
	(1, 'simulation-12-4-10-1768435200000-1-186', '\x64b7b7222f5cb84dd30f6f2355ff6d638d19bd7b6fa6773800621acc8116736c', '{"results":[{"status":"created","id":47},{"status":"created","id":48},{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56}]}', '{}', '2026-11-22 13:13:41.119+00'),
	(1, 'simulation-12-4-10-1768435200000-1-188', '\x7a08f03538850e2cc80e4672ff5df394a66d619eed27eaf0f12db8efb264e40b', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-22 13:13:41.188+00'),
	(1, 'simulation-12-4-10-1768435200000-1-192', '\xcb092ebba7d306f2c16828fde2a28c5b2eb6dc410e746968fb7c720f596748ab', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-22 13:13:41.471+00'),
	(1, 'simulation-12-4-10-1768435200000-1-195', '\x64a451ce197a00a6001be201fe4901a10acfcc29b1d78f6d08910cd609c7f618', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-22 13:13:41.568+00'),
	(1, 'simulation-12-4-10-1768435200000-1-198', '\xe745a7236e73334b093b02eef0b6f35744b0fab7e4ac22701217f42e78b0bd2a', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-22 13:13:41.617+00'),
	(1, 'simulation-12-4-10-1768435200000-1-157', '\x3383c8768f639a33ddb0e008052b2b5539cada9d5120de98e85959d449afdb8e', '{"id" : 20, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 153, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600}', '{}', '2026-11-22 13:13:40.056+00'),
	(1, 'simulation-12-4-10-1768435200000-1-163', '\x621c31cd4ad7379538a1d37425e6b227ce1dcfd8491ba98772a5f91b4945b49f', '{"results":[{"status":"duplicate","id":27},{"status":"duplicate","id":28},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37},{"status":"created","id":38},{"status":"created","id":39},{"status":"created","id":40}]}', '{}', '2026-11-22 13:13:40.289+00'),
	(1, 'simulation-12-4-10-1768435200000-1-166', '\x5d42b9190fa0ae87e999b4e369af4f9ebcfd82e0e93c365599c3756d678908d6', '{"results":[{"status":"duplicate","id":40},{"status":"duplicate","id":41},{"status":"duplicate","id":42},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56},{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60}]}', '{}', '2026-11-22 13:13:40.411+00'),
	(1, 'simulation-12-4-10-1768435200000-1-177', '\xe03bd825c2c15058b3fba877bd0391425fd04fc1bdc25eaf340e4b661a9c55b9', '{"results":[{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-22 13:13:40.742+00'),
	(1, 'simulation-12-4-10-1768435200000-1-180', '\x1e191fb29d0aa8b33ac364030d3fd9fb56f61d73ff703e8ee71596990cbabe8e', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-22 13:13:40.914+00'),
	(1, 'simulation-12-4-10-1768435200000-1-183', '\x0a9a44df69ed4ed98d7b63c7e53a1423ae2c56233cb50b353ce981ba27f6c2d8', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-22 13:13:41.018+00'),
	(1, 'simulation-12-4-10-1768435200000-1-184', '\xe3b801162aff20afc4316318d73aea81e9dcd8e609fcc7c1433ea268136d896b', '{"results":[{"status":"created","id":56},{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62},{"status":"created","id":63},{"status":"created","id":64},{"status":"created","id":65},{"status":"created","id":66},{"status":"created","id":67},{"status":"created","id":68}]}', '{}', '2026-11-22 13:13:41.095+00'),
	(1, 'simulation-12-4-10-1768435200000-1-190', '\xb7b9801e0d60597bbccb0b5012e37f800eee9f44fb1c3ca5176d64ba80dd3ab7', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-22 13:13:41.216+00'),
	(1, 'simulation-12-4-10-1768435200000-1-197', '\xd33b6408133d66c976ed4744a211cceb91f72053675d62cff3922f315ca10962', '{"results":[{"status":"created","id":34},{"status":"created","id":35},{"status":"created","id":36},{"status":"created","id":37}]}', '{}', '2026-11-22 13:13:41.579+00'),
	(1, 'simulation-12-4-10-1768435200000-1-201', '\x1430e5dadec5942d6f535df7849d9689481613a75c03df672dde414ec4c544db', '{"results":[{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62}]}', '{}', '2026-11-22 13:13:41.659+00'),
	(1, 'simulation-12-4-10-1768435200000-1-203', '\x46a13e85b500efab7eb8f3cfa76269d0f934c2f4e0148852e99f22949c55d5e3', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-22 13:13:41.76+00'),
	(1, 'simulation-12-4-10-1768435200000-1-206', '\x430d80d7530f09863ea064bf827ac5b069674ac031da92fb1679099482442871', '{"id" : 10, "deviceId" : 33, "eventTimestamp" : "2026-01-14T04:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 43}', '{}', '2026-11-22 13:13:42.115+00'),
	(1, 'simulation-12-4-10-1768435200000-1-182', '\x288328803c4f0b885884bc1349471b3914ce5f0bcc1570ed2f95de5c01714e0c', '{"results":[{"status":"created","id":21},{"status":"created","id":22},{"status":"created","id":23}]}', '{}', '2026-11-22 13:13:41.004+00'),
	(1, 'simulation-12-4-10-1768435200000-1-185', '\xbf8df627e5d4d37d7f917ed87568f189e224cce81d87f88eb165b53437ce0ef4', '{"results":[{"status":"created","id":24},{"status":"created","id":25},{"status":"created","id":26},{"status":"created","id":27},{"status":"created","id":28}]}', '{}', '2026-11-22 13:13:41.119+00'),
	(1, 'simulation-12-4-10-1768435200000-1-191', '\xd34a8808b2be0544aa6c29858eaf8901fafd1d879877587b3f5286ac6dc6b063', '{"results":[{"status":"created","id":47},{"status":"created","id":48},{"status":"created","id":49},{"status":"created","id":50},{"status":"created","id":51},{"status":"created","id":52},{"status":"created","id":53},{"status":"created","id":54},{"status":"created","id":55},{"status":"created","id":56}]}', '{}', '2026-11-22 13:13:41.218+00'),
	(1, 'simulation-12-4-10-1768435200000-1-196', '\xa3a01bba547907ac47d55445f0085a5c7edafb3b14b0ae00348ef6b035a1100c', '{"results":[{"status":"created","id":57},{"status":"created","id":58},{"status":"created","id":59},{"status":"created","id":60},{"status":"created","id":61},{"status":"created","id":62}]}', '{}', '2026-11-22 13:13:41.57+00'),
	(1, 'simulation-12-4-10-1768435200000-1-199', '\x9c3be8de6c5767d22188e9f592118823c86a9cda2b72acff8528b840a4d7a8cc', '{"results":[{"status":"created","id":85},{"status":"created","id":86},{"status":"created","id":87},{"status":"created","id":88},{"status":"created","id":89},{"status":"created","id":90},{"status":"created","id":91},{"status":"created","id":92},{"status":"created","id":93}]}', '{}', '2026-11-22 13:13:41.643+00'),
	(1, 'simulation-12-4-10-1768435200000-1-202', '\xddce5b6cecce4ff33ee45f20aaa2306ef7750ab8f2b3903c5a69676176519f62', '{"results":[{"status":"created","id":29},{"status":"created","id":30},{"status":"created","id":31},{"status":"created","id":32}]}', '{}', '2026-11-22 13:13:41.749+00'),
	(1, 'simulation-12-4-10-1768435200000-1-205', '\xd1e8d6afd6c690d08ac461a35e2dbcb854bfbefd4fcd6dde761fb335fcef9beb', '{"id" : 11, "deviceId" : 18, "eventTimestamp" : "2026-01-14T08:30:00.000Z", "batteryPercentage" : 14, "signalStrength" : 42}', '{}', '2026-11-22 13:13:42.11+00'),
	(1, 'simulation-8-1-1-1768435200000-1-0', '\xba546da11a8876d784168daebaa42deef545fbedaa125362572d99aac37f9486', '{"id" : 3, "name" : "Example Devices"}', '{}', '2026-11-22 13:14:01.509+00'),
	(1, 'simulation-8-1-1-1768435200000-1-2', '\x698291bcaf881a0d24d8fc2d01ee087f2cce970f110cda9a7a7c4a11f3005999', '{"id" : 6, "name" : "Simulated Clinic 1", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "CA", "zipCode" : "94105", "country" : "US", "note" : null}}', '{}', '2026-11-22 13:14:01.519+00'),
	(1, 'simulation-8-1-1-1768435200000-1-1', '\xc262ee65a2bbc52f2c45032f0e841fc892d3a637cf80f6d3b23f6f945c553ecd', '{"id" : 4, "name" : "Sample Instruments"}', '{}', '2026-11-22 13:14:01.521+00'),
	(1, 'simulation-8-1-1-1768435200000-1-3', '\x2e36c25df9db2fbf9282ca086e69760cc439b33d90d3e0bd3362d478ef512620', '{"id" : 7, "name" : "Simulated Clinic 2", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NY", "zipCode" : "10001", "country" : "US", "note" : null}}', '{}', '2026-11-22 13:14:01.526+00'),
	(1, 'simulation-8-1-1-1768435200000-1-5', '\x29303223d408f8e03d5fae0fbcb5ba6c831b9d1ee70c0fde16904cb5d2b7d34d', '{"id" : 8, "name" : "Simulated Clinic 4", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "BE", "zipCode" : "10115", "country" : "DE", "note" : null}}', '{}', '2026-11-22 13:14:01.646+00'),
	(1, 'simulation-8-1-1-1768435200000-1-4', '\xd67508ce9335fdc21d52252c1dc22d51cdae86280e7da7705510415f3701b782', '{"id" : 9, "name" : "Simulated Clinic 3", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "NL", "zipCode" : "A1A 1A1", "country" : "CA", "note" : null}}', '{}', '2026-11-22 13:14:01.678+00'),
	(1, 'simulation-8-1-1-1768435200000-1-6', '\x66b86ce7450176e5d4533a719c4aab1411ccf8201cc1199a26885ec1c1172f00', '{"id" : 10, "name" : "Simulated Clinic 5", "active" : true, "address" : {"lineOne" : "2 Example Street", "lineTwo" : null, "lineThree" : null, "city" : "Testville", "state" : "WB", "zipCode" : "700001", "country" : "IN", "note" : null}}', '{}', '2026-11-22 13:14:01.693+00'),
	(1, 'simulation-8-1-1-1768435200000-1-7', '\xcdd742e81c24ccacca8e1207ff1edad4cdc1bd5c14c8d5267aab265d24505225', '{"id" : 10, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodGlucose"]}', '{}', '2026-11-22 13:14:01.779+00'),
	(1, 'simulation-8-1-1-1768435200000-1-10', '\xd7b6746fc5f9c51cb2b3db5109d785d5697eca6084a2b4b6e5d2b1d186b054c6', '{"id" : 12, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["bloodOxygen"]}', '{}', '2026-11-22 13:14:01.803+00'),
	(1, 'simulation-8-1-1-1768435200000-1-8', '\xe079f21cfa8f762b613cab3427433a8006ba9443d929df32f3642e31b3c7de1a', '{"id" : 11, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["bloodPressure"]}', '{}', '2026-11-22 13:14:01.79+00'),
	(1, 'simulation-8-1-1-1768435200000-1-9', '\xead9ca5db68fb5745205e93122eadc7db042ac75602edae06f6f700306badb09', '{"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "imei", "size" : null, "readingKinds" : ["weight"]}', '{}', '2026-11-22 13:14:01.803+00'),
	(1, 'simulation-8-1-1-1768435200000-1-11', '\x4bdcb60a32aecd4da00e8fe94eba03976ec9142d70371ad9acbf80b3963bbaf7', '{"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["temperature"]}', '{}', '2026-11-22 13:14:01.901+00'),
	(1, 'simulation-8-1-1-1768435200000-1-13', '\x3a46e8239a43a509f45c36fd0a15329a035f683b6bdea8039d760e5bbd4f5306', '{"id" : 15, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["peakFlow"]}', '{}', '2026-11-22 13:14:01.975+00');
INSERT INTO public.idempotency_key OVERRIDING SYSTEM VALUE VALUES
	(1, 'simulation-8-1-1-1768435200000-1-12', '\xc77a811dfe0e2bc994a5618cf9a43c9c61349ca19fc28a69fc6bccbda701f5f0', '{"id" : 16, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "macAddress", "size" : null, "readingKinds" : ["heartRate","heartRateVariability"]}', '{}', '2026-11-22 13:14:01.946+00'),
	(1, 'simulation-8-1-1-1768435200000-1-15', '\x68593ac108815446edb69fa0ef8f0242cf131036a0a373fd00f89499fb960acd', '{"id" : 17, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}, "orderable" : true, "deviceIdentifierType" : null, "size" : null, "readingKinds" : []}', '{}', '2026-11-22 13:14:02.017+00'),
	(1, 'simulation-8-1-1-1768435200000-1-14', '\x7e3ce3cc60447d13963e2f12039842c89b0685319aba93d83fa49ed09944aa32', '{"id" : 18, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}, "orderable" : true, "deviceIdentifierType" : "serial", "size" : null, "readingKinds" : ["sleepMatActivity","sleepMatDuration"]}', '{}', '2026-11-22 13:14:02.011+00'),
	(1, 'simulation-8-1-1-1768435200000-1-18', '\xd4622b94434efe688a6f9a0d1a98a8a72f5b0c775b165d7a86de0fd4bf72bab9', '{"item" : {"id" : 17, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : null, "tracked" : false, "available" : 4, "promised" : 0}', '{}', '2026-11-22 13:14:02.16+00'),
	(1, 'simulation-8-1-1-1768435200000-1-16', '\x37ce63b1b2f4c61f6585939ce46fe093e1b448d320993b3d9b3e29639c77a112', '{"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "timeZone" : null}', '{}', '2026-11-22 13:14:02.105+00'),
	(1, 'simulation-8-1-1-1768435200000-1-17', '\xce8392fb5a5faba1000b6f5d8b98aca23e2fc77cd71750dfd9b6f98334182e96', '{"id" : 2, "name" : "Simulated Home Kit", "archived" : false, "kitItems" : [{"item" : {"id" : 10, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 11, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 1}, {"item" : {"id" : 17, "name" : "Example Test Strips", "model" : "TS-1", "sku" : "SIM-TS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "count" : 2}]}', '{}', '2026-11-22 13:14:02.153+00'),
	(1, 'simulation-8-1-1-1768435200000-1-19', '\x637fbd29747f3626d5b5f60befd6c19360d201ad5bface70f0f382881378509f', '{"id" : 35, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.277Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "004451900900730"}], "disabledReadings" : false, "item" : {"id" : 10, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:14:02.234+00'),
	(1, 'simulation-8-1-1-1768435200000-1-24', '\x42b258fc36993c7ea696b83dde63d91335bbeed4bc0d1b91752f95e1cf562cef', '{"id" : 38, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.341Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:BD:E4:AF:83:46"}], "disabledReadings" : false, "item" : {"id" : 16, "name" : "Example Wrist Band", "model" : "WB-1", "sku" : "SIM-WB-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:14:02.307+00'),
	(1, 'simulation-8-1-1-1768435200000-1-37', '\x19d0c7ac26a3ea53534b528cf879117353f22fd622deb2857ec51a47b5c24994', '{"results":[{"status":"created","id":63}]}', '{}', '2026-11-22 13:14:02.799+00'),
	(1, 'simulation-8-1-1-1768435200000-1-40', '\x90e21b4086e9f299f89b0eb60ac74b39de9c4d37e7d039d449f3cbf5719b2fad', '{"results":[{"status":"created","id":94},{"status":"created","id":95}]}', '{}', '2026-11-22 13:14:02.87+00'),
	(1, 'simulation-8-1-1-1768435200000-1-21', '\xfadab873a2ca5c4aed7aa5f1f8370b2cbfe58ed355b4a53233d812320cb0857a', '{"id" : 37, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.281Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "007304703448687"}], "disabledReadings" : false, "item" : {"id" : 13, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:14:02.24+00'),
	(1, 'simulation-8-1-1-1768435200000-1-25', '\xc62234207040ce662e0ba163a273c2839a0c3f9e67b53f1429a1bafcb9c0b88e', '{"id" : 40, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.349Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-PF-0"}], "disabledReadings" : false, "item" : {"id" : 15, "name" : "Example Peak Flow Meter", "model" : "PF-1", "sku" : "SIM-PF-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:14:02.309+00'),
	(1, 'simulation-8-1-1-1768435200000-1-35', '\xe91217677135b347e4bed7ad827236db7ad6b9ce538856d12049d9c8830dfc6e', '{"results":[{"status":"created","id":76},{"status":"created","id":77}]}', '{}', '2026-11-22 13:14:02.789+00'),
	(1, 'simulation-8-1-1-1768435200000-1-43', '\x0f0b278a9788830204b92feba8f85a6d30cd7d7a6b03592c5e9961c340a0c2f3', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-22 13:14:02.934+00'),
	(1, 'simulation-8-1-1-1768435200000-1-22', '\xfb44ae8b53fcafeb3939317ef94e99cb4545dffe07e2992e4a43392b4cb0fd41', '{"id" : 36, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.277Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:83:E5:65:A8:E4"}], "disabledReadings" : false, "item" : {"id" : 12, "name" : "Example Pulse Oximeter", "model" : "PO-1", "sku" : "SIM-PO-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:14:02.246+00'),
	(1, 'simulation-8-1-1-1768435200000-1-26', '\xaf1c6d281f4895a7879759653785b54a1b148b5fdc0fed0828ad02f47fa4e446', '{"id" : 41, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.378Z"}], "deviceIdentifiers" : [{"type" : "serial", "value" : "SIM-8-SM-0"}], "disabledReadings" : false, "item" : {"id" : 18, "name" : "Example Sleep Mat", "model" : "SM-1", "sku" : "SIM-SM-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:14:02.321+00'),
	(1, 'simulation-8-1-1-1768435200000-1-41', '\x09cb6aa382e3c1f7bcb5f76b0dc080cffe488b08b390770c0af9dfb3bfc5a78d', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-22 13:14:02.889+00'),
	(1, 'simulation-8-1-1-1768435200000-1-44', '\x4de0dc4ad59773a408233ef026f0d4a5db7cc50556cdba5270a59154d127ff94', '{"results":[{"status":"created","id":33}]}', '{}', '2026-11-22 13:14:02.957+00'),
	(1, 'simulation-8-1-1-1768435200000-1-45', '\x759defc227fbe2561bea7bbc42f84e903ad4af51656a6e302a3649833c7a2d9e', '{"id" : 13, "deviceId" : 35, "eventTimestamp" : "2026-01-14T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}', '{}', '2026-11-22 13:14:03.008+00'),
	(1, 'simulation-8-1-1-1768435200000-1-46', '\x32c8b6cb30093d5088c5d8902f699230eaf789b98c4dd72d897ac79c2781de01', '{"id" : 39, "readingTimestamp" : "2026-01-14T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{}', '2026-11-22 13:14:03.043+00'),
	(1, 'simulation-8-1-1-1768435200000-1-47', '\x32c8b6cb30093d5088c5d8902f699230eaf789b98c4dd72d897ac79c2781de01', '{"id" : 39, "readingTimestamp" : "2026-01-14T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 5, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1959-11-22", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-8-0", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800}', '{"Duplicate": "true"}', '2026-11-22 13:14:03.085+00'),
	(1, 'simulation-8-1-1-1768435200000-1-20', '\xcf3fe0237366ec0262d67805b4b1b90bba0f44adae720f128edba131e0b6a2b0', '{"id" : 34, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.276Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "003058450245050"}], "disabledReadings" : false, "item" : {"id" : 11, "name" : "Example Blood Pressure Cuff", "model" : "BP-1", "sku" : "SIM-BP-1", "manufacturer" : {"id" : 3, "name" : "Example Devices"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:14:02.234+00'),
	(1, 'simulation-8-1-1-1768435200000-1-23', '\xd31f649deda803490b017ab7eac047b29bef85cc117b51f64f09b31af8ff4eb5', '{"id" : 39, "currentPatient" : null, "currentStatus" : "availableAtSite", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:14:02.348Z"}], "deviceIdentifiers" : [{"type" : "macAddress", "value" : "02:D1:5A:CD:C7:0F"}], "disabledReadings" : false, "item" : {"id" : 14, "name" : "Example Thermometer", "model" : "TH-1", "sku" : "SIM-TH-1", "manufacturer" : {"id" : 4, "name" : "Sample Instruments"}}, "site" : {"id" : 6, "name" : "Simulated Clinic 1"}, "externalIdentifier" : null, "lastHealthCheck" : null, "droppedReadings" : 0}', '{}', '2026-11-22 13:14:02.307+00'),
	(1, 'simulation-8-1-1-1768435200000-1-38', '\x30130edb23d57f325d428593530d457932d4f53f6f8e375e1b38379b9a5d5746', '{"results":[{"status":"created","id":38}]}', '{}', '2026-11-22 13:14:02.802+00'),
	(1, 'simulation-8-1-1-1768435200000-1-42', '\xa7fc943ed98358cd5268b18db547b323a023ab774e5b426d804fb2fddc159c3f', '{"results":[{"status":"created","id":63}]}', '{}', '2026-11-22 13:14:02.899+00');
INSERT INTO public.item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'Example Glucose Meter', 'BG-1', 'SIM-BG-1', true, 'imei', NULL, '{bloodGlucose}'),
	(1, 2, 1, 'Example Body Scale', 'WS-1', 'SIM-WS-1', true, 'imei', NULL, '{weight}'),
	(1, 3, 1, 'Example Blood Pressure Cuff', 'BP-1', 'SIM-BP-1', true, 'imei', NULL, '{bloodPressure}'),
	(1, 4, 2, 'Example Pulse Oximeter', 'PO-1', 'SIM-PO-1', true, 'macAddress', NULL, '{bloodOxygen}'),
	(1, 5, 2, 'Example Thermometer', 'TH-1', 'SIM-TH-1', true, 'macAddress', NULL, '{temperature}'),
	(1, 6, 2, 'Example Wrist Band', 'WB-1', 'SIM-WB-1', true, 'macAddress', NULL, '{heartRate,heartRateVariability}'),
	(1, 7, 1, 'Example Peak Flow Meter', 'PF-1', 'SIM-PF-1', true, 'serial', NULL, '{peakFlow}'),
	(1, 8, 2, 'Example Sleep Mat', 'SM-1', 'SIM-SM-1', true, 'serial', NULL, '{sleepMatActivity,sleepMatDuration}'),
	(1, 9, 1, 'Example Test Strips', 'TS-1', 'SIM-TS-1', true, NULL, NULL, '{}'),
	(1, 10, 3, 'Example Glucose Meter', 'BG-1', 'SIM-BG-1', true, 'imei', NULL, '{bloodGlucose}'),
	(1, 11, 3, 'Example Blood Pressure Cuff', 'BP-1', 'SIM-BP-1', true, 'imei', NULL, '{bloodPressure}'),
	(1, 12, 4, 'Example Pulse Oximeter', 'PO-1', 'SIM-PO-1', true, 'macAddress', NULL, '{bloodOxygen}'),
	(1, 13, 3, 'Example Body Scale', 'WS-1', 'SIM-WS-1', true, 'imei', NULL, '{weight}'),
	(1, 14, 4, 'Example Thermometer', 'TH-1', 'SIM-TH-1', true, 'macAddress', NULL, '{temperature}'),
	(1, 15, 3, 'Example Peak Flow Meter', 'PF-1', 'SIM-PF-1', true, 'serial', NULL, '{peakFlow}'),
	(1, 16, 4, 'Example Wrist Band', 'WB-1', 'SIM-WB-1', true, 'macAddress', NULL, '{heartRate,heartRateVariability}'),
	(1, 17, 3, 'Example Test Strips', 'TS-1', 'SIM-TS-1', true, NULL, NULL, '{}'),
	(1, 18, 4, 'Example Sleep Mat', 'SM-1', 'SIM-SM-1', true, 'serial', NULL, '{sleepMatActivity,sleepMatDuration}');
INSERT INTO public.kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Simulated Home Kit', false),
	(1, 2, 'Simulated Home Kit', false);
INSERT INTO public.kit_item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1),
	(1, 1, 3, 1),
	(1, 1, 2, 1),
	(1, 1, 9, 2),
	(1, 2, 10, 1),
	(1, 2, 11, 1),
	(1, 2, 13, 1),
	(1, 2, 17, 2);
INSERT INTO public.manufacturer OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Example Devices'),
	(1, 2, 'Sample Instruments'),
	(1, 3, 'Example Devices'),
	(1, 4, 'Sample Instruments');
INSERT INTO public.migration OVERRIDING SYSTEM VALUE VALUES
	(1, 1763700000000, 'Foundation1763700000000'),
	(2, 1763800000000, 'ClinicalSide1763800000000'),
	(3, 1763900000000, 'WebhookDelivery1763900000000'),
	(4, 1764000000000, 'Orders1764000000000');
INSERT INTO public.order_device OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 25, 8, 1, false),
	(1, 2, 27, 7, 1, false),
	(1, 2, 28, 1, NULL, false),
	(1, 2, 29, 2, NULL, false),
	(1, 2, 30, 3, NULL, false),
	(1, 2, 31, 4, NULL, false),
	(1, 2, 32, 5, NULL, false),
	(1, 2, 33, 6, 1, false),
	(1, 1, 17, 8, 2, false),
	(1, 1, 18, 6, 2, false),
	(1, 1, 19, 1, NULL, false),
	(1, 1, 20, 7, 2, false),
	(1, 1, 21, 2, NULL, false),
	(1, 1, 22, 3, NULL, false),
	(1, 1, 23, 4, NULL, false),
	(1, 1, 24, 5, NULL, false),
	(1, 3, 25, 8, 3, false),
	(1, 3, 27, 7, 3, false),
	(1, 3, 28, 1, NULL, false),
	(1, 3, 29, 2, NULL, false),
	(1, 3, 30, 3, NULL, false),
	(1, 3, 31, 4, NULL, false),
	(1, 3, 32, 5, NULL, false),
	(1, 3, 33, 6, 3, false);
INSERT INTO public.order_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'received', '2026-11-22 13:13:33.407+00', NULL),
	(1, 2, 1, 'onHold', '2026-11-22 13:13:33.407+00', NULL),
	(1, 3, 2, 'received', '2026-11-22 13:13:34.424+00', NULL),
	(1, 4, 2, 'onHold', '2026-11-22 13:13:34.658+00', NULL),
	(1, 5, 2, 'packed', '2026-11-22 13:13:34.891+00', NULL),
	(1, 6, 2, 'shipped', '2026-11-22 13:13:35.031+00', NULL),
	(1, 7, 1, 'packed', '2026-11-22 13:13:36.214+00', NULL),
	(1, 8, 1, 'shipped', '2026-11-22 13:13:36.328+00', NULL),
	(1, 9, 2, 'failed', '2026-11-22 13:13:36.54+00', 'Nobody opened the door.'),
	(1, 10, 3, 'received', '2026-11-22 13:13:36.88+00', NULL),
	(1, 11, 3, 'packed', '2026-11-22 13:13:37.075+00', NULL),
	(1, 12, 3, 'shipped', '2026-11-22 13:13:37.143+00', NULL),
	(1, 13, 1, 'delivered', '2026-11-22 13:13:37.82+00', NULL),
	(1, 14, 3, 'delivered', '2026-11-22 13:13:38.046+00', NULL);
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
	(1, 'Fixture Clinic', '2026-11-22 13:13:07.295+00');
INSERT INTO public.packed_kit OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 2, 1),
	(1, 2, 1, 1),
	(1, 3, 3, 1);
INSERT INTO public.patient OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Testina', 'Sampleton', '1940-06-27', 'testina.sampleton.0@example.org', '+15555550000', 'sim-12-0', 'male', '{"city": "Testville", "state": "CA", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "94105"}', false, true, 1, NULL, 'America/Los_Angeles', DEFAULT),
	(1, 2, 'Mock', 'Sampleton', '1969-02-23', 'mock.sampleton.1@example.org', '+15555550001', 'sim-12-1', 'other', '{"city": "Testville", "state": "NY", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10001"}', false, true, 2, NULL, 'America/New_York', DEFAULT),
	(1, 4, 'Samplia', 'Sampleton', '1982-09-20', 'samplia.sampleton.3@example.org', '+15555550003', 'sim-12-3', 'male', '{"city": "Testville", "state": "BE", "country": "DE", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "10115"}', false, true, 3, 'Europe/Berlin', 'Europe/Berlin', DEFAULT),
	(1, 3, 'Fictia', 'Sampleton', '1985-11-20', 'fictia.sampleton.2@example.org', '+15555550002', 'sim-12-2', 'unknown', '{"city": "Testville", "state": "NL", "country": "CA", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "A1A 1A1"}', false, true, 5, 'America/St_Johns', 'America/St_Johns', DEFAULT),
	(1, 5, 'Testina', 'Sampleton', '1959-11-22', 'testina.sampleton.0@example.org', '+15555550000', 'sim-8-0', 'unknown', '{"city": "Testville", "state": "CA", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "zipCode": "94105"}', false, true, 6, NULL, 'America/Los_Angeles', DEFAULT);
INSERT INTO public.peak_flow_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 7, 7, '2026-01-05 15:46:00+00', NULL, '2026-11-22 13:13:35.665+00', 478, 3.2, false, -28800, -28800, 1, NULL),
	(1, 2, 1, 7, 7, '2026-01-06 03:41:00+00', NULL, '2026-11-22 13:13:35.665+00', 534, 3.6, false, -28800, -28800, 1, NULL),
	(1, 3, 2, 14, 7, '2026-01-05 12:44:00+00', NULL, '2026-11-22 13:13:35.665+00', 346, 2.3, false, -18000, -18000, 1, NULL),
	(1, 4, 2, 14, 7, '2026-01-06 00:36:00+00', NULL, '2026-11-22 13:13:35.665+00', 340, 2.3, false, -18000, -18000, 1, NULL),
	(1, 5, 2, 14, 7, '2026-01-06 12:26:00+00', NULL, '2026-11-22 13:13:37.533+00', 329, 2.2, false, -18000, -18000, 1, NULL),
	(1, 6, 2, 14, 7, '2026-01-07 00:35:00+00', NULL, '2026-11-22 13:13:37.533+00', 292, 1.9, false, -18000, -18000, 1, NULL),
	(1, 7, 1, 7, 7, '2026-01-07 16:08:00+00', NULL, '2026-11-22 13:13:38.422+00', 474, 3.2, false, -28800, -28800, 1, NULL),
	(1, 8, 1, 7, 7, '2026-01-08 03:41:00+00', NULL, '2026-11-22 13:13:38.422+00', 491, 3.3, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 14, 7, '2026-01-07 12:29:00+00', NULL, '2026-11-22 13:13:38.422+00', 347, 2.3, false, -18000, -18000, 1, NULL),
	(1, 10, 2, 14, 7, '2026-01-08 00:56:00+00', NULL, '2026-11-22 13:13:38.422+00', 310, 2.1, false, -18000, -18000, 1, NULL),
	(1, 11, 3, 23, 7, '2026-01-07 11:04:00+00', NULL, '2026-11-22 13:13:38.422+00', 423, 2.8, false, -12600, -12600, 1, NULL),
	(1, 12, 3, 23, 7, '2026-01-07 23:50:00+00', NULL, '2026-11-22 13:13:38.422+00', 430, 2.9, false, -12600, -12600, 1, NULL),
	(1, 13, 4, 31, 7, '2026-01-07 06:55:00+00', NULL, '2026-11-22 13:13:38.422+00', 501, 3.3, false, 3600, 3600, 1, NULL),
	(1, 14, 4, 31, 7, '2026-01-07 19:08:00+00', NULL, '2026-11-22 13:13:38.422+00', 535, 3.6, false, 3600, 3600, 1, NULL),
	(1, 15, 1, 7, 7, '2026-01-08 16:00:00+00', NULL, '2026-11-22 13:13:38.837+00', 504, 3.4, false, -28800, -28800, 1, NULL),
	(1, 16, 1, 7, 7, '2026-01-09 03:49:00+00', NULL, '2026-11-22 13:13:38.837+00', 521, 3.5, false, -28800, -28800, 1, NULL),
	(1, 17, 2, 14, 7, '2026-01-08 12:29:00+00', NULL, '2026-11-22 13:13:38.837+00', 328, 2.2, false, -18000, -18000, 1, NULL),
	(1, 18, 2, 14, 7, '2026-01-09 01:10:00+00', NULL, '2026-11-22 13:13:38.837+00', 345, 2.3, false, -18000, -18000, 1, NULL),
	(1, 19, 3, 23, 7, '2026-01-08 11:42:00+00', NULL, '2026-11-22 13:13:38.837+00', 440, 2.9, false, -12600, -12600, 1, NULL),
	(1, 20, 3, 23, 7, '2026-01-08 23:29:00+00', NULL, '2026-11-22 13:13:38.837+00', 439, 2.9, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 7, 7, '2026-01-06 15:27:00+00', NULL, '2026-11-22 13:13:39.616+00', 527, 3.5, false, -28800, -28800, 1, NULL),
	(1, 22, 1, 7, 7, '2026-01-07 03:59:00+00', NULL, '2026-11-22 13:13:39.616+00', 479, 3.2, false, -28800, -28800, 1, NULL),
	(1, 23, 1, 7, 7, '2026-01-09 16:03:00+00', NULL, '2026-11-22 13:13:39.616+00', 510, 3.4, false, -28800, -28800, 1, NULL),
	(1, 24, 1, 7, 7, '2026-01-10 04:17:00+00', NULL, '2026-11-22 13:13:39.616+00', 485, 3.2, false, -28800, -28800, 1, NULL),
	(1, 25, 2, 14, 7, '2026-01-09 06:48:00+00', NULL, '2026-11-22 13:13:39.616+00', 341, 2.3, false, 3600, -18000, 1, NULL),
	(1, 26, 2, 14, 7, '2026-01-09 18:45:00+00', NULL, '2026-11-22 13:13:39.616+00', 356, 2.4, false, 3600, -18000, 1, NULL),
	(1, 27, 1, 7, 7, '2026-01-10 15:48:00+00', NULL, '2026-11-22 13:13:39.941+00', 480, 3.2, false, -28800, -28800, 1, NULL),
	(1, 28, 1, 7, 7, '2026-01-11 03:50:00+00', NULL, '2026-11-22 13:13:39.941+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 29, 2, 14, 7, '2026-01-10 07:07:00+00', NULL, '2026-11-22 13:13:39.941+00', 349, 2.3, false, 3600, -18000, 1, NULL),
	(1, 30, 2, 14, 7, '2026-01-10 19:12:00+00', NULL, '2026-11-22 13:13:39.941+00', 360, 2.4, false, 3600, -18000, 1, NULL),
	(1, 31, 4, 31, 7, '2026-01-10 06:45:00+00', NULL, '2026-11-22 13:13:39.941+00', 503, 3.4, false, 3600, 3600, 1, NULL),
	(1, 32, 4, 31, 7, '2026-01-10 18:50:00+00', NULL, '2026-11-22 13:13:39.941+00', 505, 3.4, false, 3600, 3600, 1, NULL),
	(1, 35, 1, 7, 7, '2026-01-11 15:32:00+00', NULL, '2026-11-22 13:13:40.446+00', 478, 3.2, false, -28800, -28800, 1, NULL),
	(1, 36, 1, 7, 7, '2026-01-12 04:16:00+00', NULL, '2026-11-22 13:13:40.446+00', 526, 3.5, false, -28800, -28800, 1, NULL),
	(1, 37, 2, 14, 7, '2026-01-11 12:45:00+00', NULL, '2026-11-22 13:13:40.446+00', 332, 2.2, false, -18000, -18000, 1, NULL),
	(1, 38, 2, 14, 7, '2026-01-12 00:35:00+00', NULL, '2026-11-22 13:13:40.446+00', 337, 2.2, false, -18000, -18000, 1, NULL),
	(1, 39, 3, 23, 7, '2026-01-11 11:05:00+00', NULL, '2026-11-22 13:13:40.446+00', 440, 2.9, false, -12600, -12600, 1, NULL),
	(1, 40, 3, 23, 7, '2026-01-11 23:39:00+00', NULL, '2026-11-22 13:13:40.446+00', 410, 2.7, false, -12600, -12600, 1, NULL),
	(1, 41, 1, 7, 7, '2026-01-12 16:03:00+00', NULL, '2026-11-22 13:13:40.948+00', 514, 3.4, false, -28800, -28800, 1, NULL),
	(1, 42, 1, 7, 7, '2026-01-13 03:36:00+00', NULL, '2026-11-22 13:13:40.948+00', 510, 3.4, false, -28800, -28800, 1, NULL),
	(1, 43, 2, 14, 7, '2026-01-12 12:30:00+00', NULL, '2026-11-22 13:13:40.948+00', 355, 2.4, false, -18000, -18000, 1, NULL),
	(1, 44, 2, 14, 7, '2026-01-13 00:49:00+00', NULL, '2026-11-22 13:13:40.948+00', 333, 2.2, false, -18000, -18000, 1, NULL),
	(1, 45, 3, 23, 7, '2026-01-12 11:12:00+00', NULL, '2026-11-22 13:13:40.948+00', 416, 2.8, false, -12600, -12600, 1, NULL),
	(1, 46, 3, 23, 7, '2026-01-12 23:48:00+00', NULL, '2026-11-22 13:13:40.948+00', 417, 2.8, false, -12600, -12600, 1, NULL),
	(1, 49, 1, 7, 7, '2026-01-13 15:46:00+00', NULL, '2026-11-22 13:13:41.218+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 50, 1, 7, 7, '2026-01-14 04:09:00+00', NULL, '2026-11-22 13:13:41.218+00', 498, 3.3, false, -28800, -28800, 1, NULL),
	(1, 51, 2, 14, 7, '2026-01-13 12:26:00+00', NULL, '2026-11-22 13:13:41.218+00', 316, 2.1, false, -18000, -18000, 1, NULL),
	(1, 52, 2, 14, 7, '2026-01-14 00:49:00+00', NULL, '2026-11-22 13:13:41.218+00', 351, 2.3, false, -18000, -18000, 1, NULL),
	(1, 47, 3, 23, 7, '2026-01-10 11:02:00+00', NULL, '2026-11-22 13:13:41.218+00', 412, 2.7, false, -12600, -12600, 1, NULL),
	(1, 48, 3, 23, 7, '2026-01-10 23:49:00+00', NULL, '2026-11-22 13:13:41.218+00', 400, 2.7, false, -12600, -12600, 1, NULL),
	(1, 53, 3, 23, 7, '2026-01-13 10:57:00+00', NULL, '2026-11-22 13:13:41.218+00', 439, 2.9, false, -12600, -12600, 1, NULL),
	(1, 54, 3, 23, 7, '2026-01-13 23:55:00+00', NULL, '2026-11-22 13:13:41.218+00', 462, 3.1, false, -12600, -12600, 1, NULL),
	(1, 55, 4, 31, 7, '2026-01-13 06:30:00+00', NULL, '2026-11-22 13:13:41.218+00', 489, 3.3, false, 3600, 3600, 1, NULL),
	(1, 56, 4, 31, 7, '2026-01-13 19:17:00+00', NULL, '2026-11-22 13:13:41.218+00', 529, 3.5, false, 3600, 3600, 1, NULL),
	(1, 57, 1, 7, 7, '2026-01-14 15:49:00+00', NULL, '2026-11-22 13:13:41.659+00', 541, 3.6, false, -28800, -28800, 1, NULL),
	(1, 58, 2, 14, 7, '2026-01-14 13:06:00+00', NULL, '2026-11-22 13:13:41.659+00', 331, 2.2, false, -18000, -18000, 1, NULL),
	(1, 59, 3, 23, 7, '2026-01-14 11:12:00+00', NULL, '2026-11-22 13:13:41.659+00', 444, 3, false, -12600, -12600, 1, NULL),
	(1, 60, 3, 23, 7, '2026-01-14 23:47:00+00', NULL, '2026-11-22 13:13:41.659+00', 401, 2.7, false, -12600, -12600, 1, NULL),
	(1, 61, 4, 31, 7, '2026-01-14 06:27:00+00', NULL, '2026-11-22 13:13:41.659+00', 540, 3.6, false, 3600, 3600, 1, NULL),
	(1, 62, 4, 31, 7, '2026-01-14 18:49:00+00', NULL, '2026-11-22 13:13:41.659+00', 495, 3.3, false, 3600, 3600, 1, NULL),
	(1, 63, 5, 40, 15, '2026-01-14 15:25:00+00', NULL, '2026-11-22 13:14:02.899+00', 491, 3.3, false, -28800, -28800, 1, NULL);
INSERT INTO public.reading_import OVERRIDING SYSTEM VALUE VALUES
	(1, 'fixture', 500, 0, 498, 2, 0, 1, 1);
INSERT INTO public.reading_revision OVERRIDING SYSTEM VALUE VALUES
	(1, 'weight', 18, 1, '{"manual": true, "weight": 150, "weightUnit": "lbs"}', '2026-11-22 13:13:40.151+00'),
	(1, 'weight', 39, 1, '{"manual": true, "weight": 150, "weightUnit": "lbs"}', '2026-11-22 13:14:03.108+00');
INSERT INTO public.return_device OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 25, 1, false, true),
	(1, 1, 27, 1, false, true),
	(1, 1, 28, NULL, false, true),
	(1, 1, 29, NULL, false, true),
	(1, 1, 30, NULL, false, true),
	(1, 1, 31, NULL, false, true),
	(1, 1, 32, NULL, false, true),
	(1, 1, 33, 1, false, true);
INSERT INTO public.return_event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'inTransit', '2026-11-22 13:13:36.54+00', NULL),
	(1, 2, 1, 'received', '2026-11-22 13:13:36.646+00', NULL);
INSERT INTO public.return_line OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 9, 9, 2, false, 2);
INSERT INTO public.site OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Simulated Clinic 1', true, '{"city": "Testville", "note": null, "state": "CA", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "94105", "lineThree": null}'),
	(1, 2, 'Simulated Clinic 2', true, '{"city": "Testville", "note": null, "state": "NY", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10001", "lineThree": null}'),
	(1, 3, 'Simulated Clinic 4', true, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 4, 'Simulated Clinic 5', true, '{"city": "Testville", "note": null, "state": "WB", "country": "IN", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "700001", "lineThree": null}'),
	(1, 5, 'Simulated Clinic 3', true, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 6, 'Simulated Clinic 1', true, '{"city": "Testville", "note": null, "state": "CA", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "94105", "lineThree": null}'),
	(1, 7, 'Simulated Clinic 2', true, '{"city": "Testville", "note": null, "state": "NY", "country": "US", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10001", "lineThree": null}'),
	(1, 8, 'Simulated Clinic 4', true, '{"city": "Testville", "note": null, "state": "BE", "country": "DE", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "10115", "lineThree": null}'),
	(1, 9, 'Simulated Clinic 3', true, '{"city": "Testville", "note": null, "state": "NL", "country": "CA", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "A1A 1A1", "lineThree": null}'),
	(1, 10, 'Simulated Clinic 5', true, '{"city": "Testville", "note": null, "state": "WB", "country": "IN", "lineOne": "2 Example Street", "lineTwo": null, "zipCode": "700001", "lineThree": null}');
INSERT INTO public.sleep_mat_activity_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 8, 8, '2026-01-05 14:40:00+00', NULL, '2026-11-22 13:13:35.685+00', '{"2026-01-05 06:37:00+00"}', '{"2026-01-05 14:04:00+00"}', 32, 447, 66, 12.1, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 16, 8, '2026-01-05 11:42:00+00', NULL, '2026-11-22 13:13:35.685+00', '{"2026-01-05 03:48:00+00"}', '{"2026-01-05 11:05:00+00"}', 25, 437, 67, 13, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 16, 8, '2026-01-06 11:50:00+00', NULL, '2026-11-22 13:13:37.676+00', '{"2026-01-06 03:21:00+00"}', '{"2026-01-06 11:06:00+00"}', 11, 465, 78, 13.8, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 8, 8, '2026-01-07 14:17:00+00', NULL, '2026-11-22 13:13:38.527+00', '{"2026-01-07 06:34:00+00"}', '{"2026-01-07 14:05:00+00"}', 26, 451, 67, 17.7, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 16, 8, '2026-01-07 11:56:00+00', NULL, '2026-11-22 13:13:38.527+00', '{"2026-01-07 03:31:00+00"}', '{"2026-01-07 11:08:00+00"}', 40, 457, 68, 15.7, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 24, 8, '2026-01-07 09:53:00+00', NULL, '2026-11-22 13:13:38.527+00', '{"2026-01-07 01:33:00+00"}', '{"2026-01-07 09:33:00+00"}', 18, 480, 65, 13.2, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 32, 8, '2026-01-07 05:21:00+00', NULL, '2026-11-22 13:13:38.527+00', '{"2026-01-06 21:25:00+00"}', '{"2026-01-07 05:06:00+00"}', 26, 461, 73, 14, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 8, 8, '2026-01-08 14:28:00+00', NULL, '2026-11-22 13:13:38.963+00', '{"2026-01-08 06:38:00+00"}', '{"2026-01-08 14:01:00+00"}', 24, 443, 58, 12.8, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 16, 8, '2026-01-08 11:56:00+00', NULL, '2026-11-22 13:13:38.963+00', '{"2026-01-08 03:09:00+00"}', '{"2026-01-08 11:00:00+00"}', 20, 471, 73, 14, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 24, 8, '2026-01-08 09:46:00+00', NULL, '2026-11-22 13:13:38.963+00', '{"2026-01-08 01:37:00+00"}', '{"2026-01-08 09:32:00+00"}', 17, 475, 64, 14.6, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 8, 8, '2026-01-06 14:57:00+00', NULL, '2026-11-22 13:13:39.73+00', '{"2026-01-06 06:28:00+00"}', '{"2026-01-06 14:01:00+00"}', 27, 453, 61, 14.1, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 8, 8, '2026-01-09 14:11:00+00', NULL, '2026-11-22 13:13:39.73+00', '{"2026-01-09 06:26:00+00"}', '{"2026-01-09 14:02:00+00"}', 22, 456, 60, 13.6, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 16, 8, '2026-01-09 05:48:00+00', NULL, '2026-11-22 13:13:39.73+00', '{"2026-01-08 21:03:00+00"}', '{"2026-01-09 05:08:00+00"}', 39, 485, 66, 13.1, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 8, 8, '2026-01-10 14:22:00+00', NULL, '2026-11-22 13:13:39.975+00', '{"2026-01-10 06:12:00+00"}', '{"2026-01-10 14:00:00+00"}', 26, 468, 60, 13.5, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 16, 8, '2026-01-10 05:24:00+00', NULL, '2026-11-22 13:13:39.975+00', '{"2026-01-09 21:18:00+00"}', '{"2026-01-10 05:05:00+00"}', 15, 467, 66, 17.7, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 32, 8, '2026-01-10 05:38:00+00', NULL, '2026-11-22 13:13:39.975+00', '{"2026-01-09 21:34:00+00"}', '{"2026-01-10 05:07:00+00"}', 22, 453, 69, 17.4, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 8, 8, '2026-01-11 14:55:00+00', NULL, '2026-11-22 13:13:40.467+00', '{"2026-01-11 06:59:00+00"}', '{"2026-01-11 14:04:00+00"}', 22, 425, 57, 14.3, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 16, 8, '2026-01-11 11:39:00+00', NULL, '2026-11-22 13:13:40.467+00', '{"2026-01-11 03:39:00+00"}', '{"2026-01-11 11:00:00+00"}', 10, 441, 79, 16.2, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 24, 8, '2026-01-11 10:06:00+00', NULL, '2026-11-22 13:13:40.467+00', '{"2026-01-11 02:26:00+00"}', '{"2026-01-11 09:38:00+00"}', 22, 432, 54, 15.3, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 8, 8, '2026-01-12 14:46:00+00', NULL, '2026-11-22 13:13:41.004+00', '{"2026-01-12 06:14:00+00"}', '{"2026-01-12 14:01:00+00"}', 31, 467, 54, 16.6, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 16, 8, '2026-01-12 11:13:00+00', NULL, '2026-11-22 13:13:41.004+00', '{"2026-01-12 03:40:00+00"}', '{"2026-01-12 11:00:00+00"}', 22, 440, 74, 13.8, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 24, 8, '2026-01-12 09:50:00+00', NULL, '2026-11-22 13:13:41.004+00', '{"2026-01-12 01:53:00+00"}', '{"2026-01-12 09:38:00+00"}', 21, 465, 62, 14.9, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 8, 8, '2026-01-13 14:35:00+00', NULL, '2026-11-22 13:13:41.471+00', '{"2026-01-13 06:27:00+00"}', '{"2026-01-13 14:05:00+00"}', 19, 458, 66, 17.1, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 16, 8, '2026-01-13 11:21:00+00', NULL, '2026-11-22 13:13:41.471+00', '{"2026-01-13 03:49:00+00"}', '{"2026-01-13 11:03:00+00"}', 32, 434, 70, 13.4, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 24, 8, '2026-01-10 09:55:00+00', NULL, '2026-11-22 13:13:41.471+00', '{"2026-01-10 02:01:00+00"}', '{"2026-01-10 09:36:00+00"}', 13, 455, 59, 15.4, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 24, 8, '2026-01-13 10:22:00+00', NULL, '2026-11-22 13:13:41.471+00', '{"2026-01-13 01:39:00+00"}', '{"2026-01-13 09:30:00+00"}', 27, 471, 54, 12.4, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 32, 8, '2026-01-13 05:51:00+00', NULL, '2026-11-22 13:13:41.471+00', '{"2026-01-12 21:52:00+00"}', '{"2026-01-13 05:05:00+00"}', 25, 433, 73, 15.3, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 8, 8, '2026-01-14 14:55:00+00', NULL, '2026-11-22 13:13:41.749+00', '{"2026-01-14 06:11:00+00"}', '{"2026-01-14 14:06:00+00"}', 13, 475, 60, 13.7, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 16, 8, '2026-01-14 11:23:00+00', NULL, '2026-11-22 13:13:41.749+00', '{"2026-01-14 03:31:00+00"}', '{"2026-01-14 11:04:00+00"}', 8, 453, 69, 14.9, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 24, 8, '2026-01-14 09:54:00+00', NULL, '2026-11-22 13:13:41.749+00', '{"2026-01-14 02:19:00+00"}', '{"2026-01-14 09:37:00+00"}', 20, 438, 69, 12.3, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 32, 8, '2026-01-14 05:32:00+00', NULL, '2026-11-22 13:13:41.749+00', '{"2026-01-13 21:19:00+00"}', '{"2026-01-14 05:00:00+00"}', 17, 461, 62, 12.6, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 41, 18, '2026-01-14 14:58:00+00', NULL, '2026-11-22 13:14:02.934+00', '{"2026-01-14 06:43:00+00"}', '{"2026-01-14 14:06:00+00"}', 35, 443, 76, 17.5, false, -28800, -28800, 1, NULL);
INSERT INTO public.sleep_mat_duration_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 8, 8, '2026-01-05 14:28:00+00', NULL, '2026-11-22 13:13:35.698+00', 32, 107, 242, 98, 447, 66, 12.1, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 16, 8, '2026-01-05 11:35:00+00', NULL, '2026-11-22 13:13:35.698+00', 25, 70, 266, 101, 437, 67, 13, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 16, 8, '2026-01-06 11:20:00+00', NULL, '2026-11-22 13:13:37.701+00', 11, 116, 247, 102, 465, 78, 13.8, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 8, 8, '2026-01-07 14:51:00+00', NULL, '2026-11-22 13:13:38.536+00', 26, 104, 243, 104, 451, 67, 17.7, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 16, 8, '2026-01-07 11:53:00+00', NULL, '2026-11-22 13:13:38.536+00', 40, 96, 274, 87, 457, 68, 15.7, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 24, 8, '2026-01-07 10:15:00+00', NULL, '2026-11-22 13:13:38.536+00', 18, 106, 283, 91, 480, 65, 13.2, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 32, 8, '2026-01-07 05:34:00+00', NULL, '2026-11-22 13:13:38.536+00', 26, 101, 268, 92, 461, 73, 14, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 8, 8, '2026-01-08 14:50:00+00', NULL, '2026-11-22 13:13:38.983+00', 24, 75, 257, 111, 443, 58, 12.8, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 16, 8, '2026-01-08 11:14:00+00', NULL, '2026-11-22 13:13:38.983+00', 20, 118, 245, 108, 471, 73, 14, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 24, 8, '2026-01-08 10:12:00+00', NULL, '2026-11-22 13:13:38.983+00', 17, 86, 303, 86, 475, 64, 14.6, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 8, 8, '2026-01-06 14:13:00+00', NULL, '2026-11-22 13:13:39.73+00', 27, 82, 280, 91, 453, 61, 14.1, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 8, 8, '2026-01-09 14:59:00+00', NULL, '2026-11-22 13:13:39.73+00', 22, 78, 282, 96, 456, 60, 13.6, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 16, 8, '2026-01-09 05:23:00+00', NULL, '2026-11-22 13:13:39.73+00', 39, 107, 266, 112, 485, 66, 13.1, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 8, 8, '2026-01-10 14:52:00+00', NULL, '2026-11-22 13:13:40.005+00', 26, 103, 281, 84, 468, 60, 13.5, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 16, 8, '2026-01-10 05:57:00+00', NULL, '2026-11-22 13:13:40.005+00', 15, 107, 271, 89, 467, 66, 17.7, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 32, 8, '2026-01-10 05:28:00+00', NULL, '2026-11-22 13:13:40.005+00', 22, 91, 262, 100, 453, 69, 17.4, false, 3600, 3600, 1, NULL),
	(1, 18, 1, 8, 8, '2026-01-11 14:41:00+00', NULL, '2026-11-22 13:13:40.519+00', 22, 68, 276, 81, 425, 57, 14.3, false, -28800, -28800, 1, NULL),
	(1, 19, 2, 16, 8, '2026-01-11 11:35:00+00', NULL, '2026-11-22 13:13:40.519+00', 10, 88, 265, 88, 441, 79, 16.2, false, -18000, -18000, 1, NULL),
	(1, 20, 3, 24, 8, '2026-01-11 10:29:00+00', NULL, '2026-11-22 13:13:40.519+00', 22, 95, 246, 91, 432, 54, 15.3, false, -12600, -12600, 1, NULL),
	(1, 21, 1, 8, 8, '2026-01-12 15:00:00+00', NULL, '2026-11-22 13:13:41.018+00', 31, 75, 289, 103, 467, 54, 16.6, false, -28800, -28800, 1, NULL),
	(1, 22, 2, 16, 8, '2026-01-12 11:19:00+00', NULL, '2026-11-22 13:13:41.018+00', 22, 66, 268, 106, 440, 74, 13.8, false, -18000, -18000, 1, NULL),
	(1, 23, 3, 24, 8, '2026-01-12 10:20:00+00', NULL, '2026-11-22 13:13:41.018+00', 21, 112, 241, 112, 465, 62, 14.9, false, -12600, -12600, 1, NULL),
	(1, 25, 1, 8, 8, '2026-01-13 14:26:00+00', NULL, '2026-11-22 13:13:41.489+00', 19, 69, 288, 101, 458, 66, 17.1, false, -28800, -28800, 1, NULL),
	(1, 26, 2, 16, 8, '2026-01-13 11:59:00+00', NULL, '2026-11-22 13:13:41.489+00', 32, 69, 278, 87, 434, 70, 13.4, false, -18000, -18000, 1, NULL),
	(1, 24, 3, 24, 8, '2026-01-10 09:59:00+00', NULL, '2026-11-22 13:13:41.489+00', 13, 91, 278, 86, 455, 59, 15.4, false, -12600, -12600, 1, NULL),
	(1, 27, 3, 24, 8, '2026-01-13 10:30:00+00', NULL, '2026-11-22 13:13:41.489+00', 27, 89, 293, 89, 471, 54, 12.4, false, -12600, -12600, 1, NULL),
	(1, 28, 4, 32, 8, '2026-01-13 05:20:00+00', NULL, '2026-11-22 13:13:41.489+00', 25, 91, 238, 104, 433, 73, 15.3, false, 3600, 3600, 1, NULL),
	(1, 29, 1, 8, 8, '2026-01-14 14:31:00+00', NULL, '2026-11-22 13:13:41.76+00', 13, 95, 275, 105, 475, 60, 13.7, false, -28800, -28800, 1, NULL),
	(1, 30, 2, 16, 8, '2026-01-14 11:27:00+00', NULL, '2026-11-22 13:13:41.76+00', 8, 100, 271, 82, 453, 69, 14.9, false, -18000, -18000, 1, NULL),
	(1, 31, 3, 24, 8, '2026-01-14 09:57:00+00', NULL, '2026-11-22 13:13:41.76+00', 20, 79, 280, 79, 438, 69, 12.3, false, -12600, -12600, 1, NULL),
	(1, 32, 4, 32, 8, '2026-01-14 05:15:00+00', NULL, '2026-11-22 13:13:41.76+00', 17, 78, 300, 83, 461, 62, 12.6, false, 3600, 3600, 1, NULL),
	(1, 33, 5, 41, 18, '2026-01-14 14:49:00+00', NULL, '2026-11-22 13:14:02.957+00', 35, 84, 270, 89, 443, 76, 17.5, false, -28800, -28800, 1, NULL);
INSERT INTO public.stock OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 9, NULL, 12, 0),
	(1, 3, 17, NULL, 4, 0);
INSERT INTO public.stock_adjustment OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 16, 'Simulated', '2026-11-22 13:13:30.936+00'),
	(1, 2, 3, 4, 'Simulated', '2026-11-22 13:14:02.16+00');
INSERT INTO public.temperature_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 5, 5, '2026-01-05 16:02:00+00', NULL, '2026-11-22 13:13:35.477+00', 98.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 2, 2, 15, 5, '2026-01-05 13:06:00+00', NULL, '2026-11-22 13:13:35.477+00', 99, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 3, 2, 15, 5, '2026-01-06 13:26:00+00', NULL, '2026-11-22 13:13:37.513+00', 98.8, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 4, 1, 5, 5, '2026-01-07 15:48:00+00', NULL, '2026-11-22 13:13:38.35+00', 97.3, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 5, 2, 15, 5, '2026-01-07 13:09:00+00', NULL, '2026-11-22 13:13:38.35+00', 98.2, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 6, 3, 21, 5, '2026-01-07 11:26:00+00', NULL, '2026-11-22 13:13:38.35+00', 36.7, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 7, 4, 29, 5, '2026-01-07 07:08:00+00', NULL, '2026-11-22 13:13:38.35+00', 36.7, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 8, 1, 5, 5, '2026-01-08 15:48:00+00', NULL, '2026-11-22 13:13:38.753+00', 97.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 9, 2, 15, 5, '2026-01-08 13:08:00+00', NULL, '2026-11-22 13:13:38.753+00', 98.8, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 10, 3, 21, 5, '2026-01-08 11:52:00+00', NULL, '2026-11-22 13:13:38.753+00', 36.7, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 11, 1, 5, 5, '2026-01-06 15:52:00+00', NULL, '2026-11-22 13:13:39.584+00', 97.3, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 12, 1, 5, 5, '2026-01-09 16:15:00+00', NULL, '2026-11-22 13:13:39.584+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 13, 2, 15, 5, '2026-01-09 07:02:00+00', NULL, '2026-11-22 13:13:39.584+00', 98.2, 'fahrenheit', false, 3600, -18000, 1, NULL),
	(1, 14, 1, 5, 5, '2026-01-10 15:53:00+00', NULL, '2026-11-22 13:13:39.853+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 15, 2, 15, 5, '2026-01-10 07:05:00+00', NULL, '2026-11-22 13:13:39.853+00', 97, 'fahrenheit', false, 3600, -18000, 1, NULL),
	(1, 16, 4, 29, 5, '2026-01-10 07:17:00+00', NULL, '2026-11-22 13:13:39.853+00', 36.4, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 18, 1, 5, 5, '2026-01-11 16:22:00+00', NULL, '2026-11-22 13:13:40.386+00', 98.2, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 19, 2, 15, 5, '2026-01-11 13:11:00+00', NULL, '2026-11-22 13:13:40.386+00', 97.7, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 20, 3, 21, 5, '2026-01-11 11:36:00+00', NULL, '2026-11-22 13:13:40.386+00', 36.6, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 21, 1, 5, 5, '2026-01-12 15:55:00+00', NULL, '2026-11-22 13:13:40.895+00', 97, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 22, 2, 15, 5, '2026-01-12 13:07:00+00', NULL, '2026-11-22 13:13:40.895+00', 98.1, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 23, 3, 21, 5, '2026-01-12 11:35:00+00', NULL, '2026-11-22 13:13:40.895+00', 37.1, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 25, 1, 5, 5, '2026-01-13 15:54:00+00', NULL, '2026-11-22 13:13:41.188+00', 98.8, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 26, 2, 15, 5, '2026-01-13 12:54:00+00', NULL, '2026-11-22 13:13:41.188+00', 97.3, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 24, 3, 21, 5, '2026-01-10 11:42:00+00', NULL, '2026-11-22 13:13:41.188+00', 36.2, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 27, 3, 21, 5, '2026-01-13 12:01:00+00', NULL, '2026-11-22 13:13:41.188+00', 36.1, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 28, 4, 29, 5, '2026-01-13 07:15:00+00', NULL, '2026-11-22 13:13:41.188+00', 36.4, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 29, 1, 5, 5, '2026-01-14 16:02:00+00', NULL, '2026-11-22 13:13:41.617+00', 97.7, 'fahrenheit', false, -28800, -28800, 1, NULL),
	(1, 30, 2, 15, 5, '2026-01-14 13:01:00+00', NULL, '2026-11-22 13:13:41.617+00', 98.6, 'fahrenheit', false, -18000, -18000, 1, NULL),
	(1, 31, 3, 21, 5, '2026-01-14 11:38:00+00', NULL, '2026-11-22 13:13:41.617+00', 36.9, 'celsius', false, -12600, -12600, 1, NULL),
	(1, 32, 4, 29, 5, '2026-01-14 07:04:00+00', NULL, '2026-11-22 13:13:41.617+00', 36.3, 'celsius', false, 3600, 3600, 1, NULL),
	(1, 33, 5, 39, 14, '2026-01-14 16:05:00+00', NULL, '2026-11-22 13:14:02.858+00', 98.4, 'fahrenheit', false, -28800, -28800, 1, NULL);
INSERT INTO public.webhook OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'patient.created', 'http://127.0.0.1:45997/', true, '2026-11-22 13:13:13.628+00', NULL, NULL, NULL),
	(1, 2, 'reading.weight', 'http://127.0.0.1:45997/', true, '2026-11-22 13:13:15.251+00', NULL, NULL, NULL),
	(1, 3, 'order.status', 'http://127.0.0.1:45997/', true, '2026-11-22 13:13:16.674+00', NULL, NULL, NULL),
	(1, 4, 'device.healthcheck', 'http://127.0.0.1:9/', true, '2026-11-22 13:13:19.163+00', NULL, NULL, NULL);
INSERT INTO public.webhook_attempt OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2026-11-22 13:13:30.546+00', '2026-11-22 13:13:30.743+00', 88, 204, NULL, NULL),
	(1, 2, 1, '2026-11-22 13:13:30.622+00', '2026-11-22 13:13:30.796+00', 50, 204, NULL, NULL),
	(1, 3, 1, '2026-11-22 13:13:30.642+00', '2026-11-22 13:13:30.882+00', 55, 204, NULL, NULL),
	(1, 4, 1, '2026-11-22 13:13:30.63+00', '2026-11-22 13:13:30.936+00', 43, 204, NULL, NULL),
	(1, 5, 1, '2026-11-22 13:13:33.407+00', '2026-11-22 13:13:33.568+00', 24, 204, NULL, NULL),
	(1, 6, 1, '2026-11-22 13:13:33.407+00', '2026-11-22 13:13:33.569+00', 54, 204, NULL, NULL),
	(1, 7, 1, '2026-11-22 13:13:34.424+00', '2026-11-22 13:13:34.688+00', 12, 204, NULL, NULL),
	(1, 8, 1, '2026-11-22 13:13:34.658+00', '2026-11-22 13:13:34.78+00', 41, 204, NULL, NULL),
	(1, 9, 1, '2026-11-22 13:13:34.891+00', '2026-11-22 13:13:35.018+00', 21, 204, NULL, NULL),
	(1, 10, 1, '2026-11-22 13:13:35.031+00', '2026-11-22 13:13:35.352+00', 8, 204, NULL, NULL),
	(1, 11, 1, '2026-11-22 13:13:35.392+00', '2026-11-22 13:13:35.511+00', 9, 204, NULL, NULL),
	(1, 12, 1, '2026-11-22 13:13:35.392+00', '2026-11-22 13:13:35.512+00', 15, 204, NULL, NULL),
	(1, 13, 1, '2026-11-22 13:13:35.86+00', '2026-11-22 13:13:36.11+00', 44, NULL, 'connection_failed', NULL),
	(1, 14, 1, '2026-11-22 13:13:35.886+00', '2026-11-22 13:13:36.127+00', 28, NULL, 'connection_failed', NULL),
	(1, 15, 1, '2026-11-22 13:13:36.214+00', '2026-11-22 13:13:36.331+00', 20, 204, NULL, NULL),
	(1, 16, 1, '2026-11-22 13:13:36.328+00', '2026-11-22 13:13:36.552+00', 5, 204, NULL, NULL),
	(1, 17, 1, '2026-11-22 13:13:36.54+00', '2026-11-22 13:13:36.65+00', 11, 204, NULL, NULL),
	(1, 18, 1, '2026-11-22 13:13:36.88+00', '2026-11-22 13:13:37.079+00', 9, 204, NULL, NULL),
	(1, 19, 1, '2026-11-22 13:13:37.075+00', '2026-11-22 13:13:37.151+00', 6, 204, NULL, NULL),
	(1, 14, 2, '2026-11-22 13:13:35.886+00', '2026-11-22 13:13:37.288+00', 24, NULL, 'connection_failed', NULL),
	(1, 13, 2, '2026-11-22 13:13:35.86+00', '2026-11-22 13:13:37.302+00', 17, NULL, 'connection_failed', NULL),
	(1, 20, 1, '2026-11-22 13:13:37.143+00', '2026-11-22 13:13:37.376+00', 37, 204, NULL, NULL),
	(1, 21, 1, '2026-11-22 13:13:37.391+00', '2026-11-22 13:13:37.525+00', 41, 204, NULL, NULL),
	(1, 22, 1, '2026-11-22 13:13:37.82+00', '2026-11-22 13:13:38.045+00', 10, 204, NULL, NULL),
	(1, 23, 1, '2026-11-22 13:13:38.046+00', '2026-11-22 13:13:38.25+00', 5, 204, NULL, NULL),
	(1, 24, 1, '2026-11-22 13:13:38.27+00', '2026-11-22 13:13:38.467+00', 51, 204, NULL, NULL),
	(1, 25, 1, '2026-11-22 13:13:38.27+00', '2026-11-22 13:13:38.479+00', 39, 204, NULL, NULL),
	(1, 26, 1, '2026-11-22 13:13:38.27+00', '2026-11-22 13:13:38.479+00', 46, 204, NULL, NULL),
	(1, 27, 1, '2026-11-22 13:13:38.27+00', '2026-11-22 13:13:38.48+00', 68, 204, NULL, NULL),
	(1, 28, 1, '2026-11-22 13:13:38.662+00', '2026-11-22 13:13:38.775+00', 25, 204, NULL, NULL),
	(1, 29, 1, '2026-11-22 13:13:38.662+00', '2026-11-22 13:13:38.775+00', 25, 204, NULL, NULL),
	(1, 30, 1, '2026-11-22 13:13:38.662+00', '2026-11-22 13:13:38.776+00', 25, 204, NULL, NULL),
	(1, 31, 1, '2026-11-22 13:13:39.102+00', '2026-11-22 13:13:39.267+00', 13, NULL, 'connection_failed', NULL),
	(1, 32, 1, '2026-11-22 13:13:39.115+00', '2026-11-22 13:13:39.29+00', 32, NULL, 'connection_failed', NULL),
	(1, 33, 1, '2026-11-22 13:13:39.122+00', '2026-11-22 13:13:39.29+00', 61, NULL, 'connection_failed', NULL),
	(1, 34, 1, '2026-11-22 13:13:39.115+00', '2026-11-22 13:13:39.353+00', 91, NULL, 'connection_failed', NULL),
	(1, 35, 1, '2026-11-22 13:13:39.428+00', '2026-11-22 13:13:39.561+00', 50, 204, NULL, NULL),
	(1, 36, 1, '2026-11-22 13:13:39.428+00', '2026-11-22 13:13:39.566+00', 46, 204, NULL, NULL),
	(1, 37, 1, '2026-11-22 13:13:39.428+00', '2026-11-22 13:13:39.566+00', 46, 204, NULL, NULL),
	(1, 38, 1, '2026-11-22 13:13:39.827+00', '2026-11-22 13:13:39.955+00', 23, 204, NULL, NULL),
	(1, 39, 1, '2026-11-22 13:13:39.827+00', '2026-11-22 13:13:39.956+00', 23, 204, NULL, NULL),
	(1, 40, 1, '2026-11-22 13:13:39.827+00', '2026-11-22 13:13:39.956+00', 23, 204, NULL, NULL),
	(1, 41, 1, '2026-11-22 13:13:40.054+00', '2026-11-22 13:13:40.099+00', 22, 204, NULL, NULL),
	(1, 42, 1, '2026-11-22 13:13:40.056+00', '2026-11-22 13:13:40.11+00', 11, 204, NULL, NULL),
	(1, 44, 1, '2026-11-22 13:13:40.037+00', '2026-11-22 13:13:40.12+00', 8, 204, NULL, NULL),
	(1, 43, 1, '2026-11-22 13:13:40.044+00', '2026-11-22 13:13:40.121+00', 9, 204, NULL, NULL),
	(1, 45, 1, '2026-11-22 13:13:40.151+00', '2026-11-22 13:13:40.249+00', 10, 204, NULL, NULL),
	(1, 46, 1, '2026-11-22 13:13:40.243+00', '2026-11-22 13:13:40.307+00', 12, 204, NULL, NULL),
	(1, 47, 1, '2026-11-22 13:13:40.243+00', '2026-11-22 13:13:40.307+00', 22, 204, NULL, NULL),
	(1, 48, 1, '2026-11-22 13:13:40.243+00', '2026-11-22 13:13:40.308+00', 22, 204, NULL, NULL),
	(1, 52, 1, '2026-11-22 13:13:40.742+00', '2026-11-22 13:13:40.936+00', 36, 204, NULL, NULL),
	(1, 53, 1, '2026-11-22 13:13:40.742+00', '2026-11-22 13:13:40.936+00', 36, 204, NULL, NULL),
	(1, 54, 1, '2026-11-22 13:13:40.742+00', '2026-11-22 13:13:40.936+00', 36, 204, NULL, NULL),
	(1, 55, 1, '2026-11-22 13:13:41.119+00', '2026-11-22 13:13:41.218+00', 35, 204, NULL, NULL),
	(1, 56, 1, '2026-11-22 13:13:41.119+00', '2026-11-22 13:13:41.219+00', 35, 204, NULL, NULL),
	(1, 57, 1, '2026-11-22 13:13:41.119+00', '2026-11-22 13:13:41.237+00', 17, 204, NULL, NULL),
	(1, 58, 1, '2026-11-22 13:13:41.119+00', '2026-11-22 13:13:41.237+00', 17, 204, NULL, NULL),
	(1, 59, 1, '2026-11-22 13:13:41.119+00', '2026-11-22 13:13:41.237+00', 35, 204, NULL, NULL),
	(1, 60, 1, '2026-11-22 13:13:41.579+00', '2026-11-22 13:13:41.723+00', 25, 204, NULL, NULL),
	(1, 61, 1, '2026-11-22 13:13:41.579+00', '2026-11-22 13:13:41.723+00', 37, 204, NULL, NULL),
	(1, 62, 1, '2026-11-22 13:13:41.579+00', '2026-11-22 13:13:41.723+00', 37, 204, NULL, NULL),
	(1, 63, 1, '2026-11-22 13:13:41.579+00', '2026-11-22 13:13:41.724+00', 37, 204, NULL, NULL),
	(1, 67, 1, '2026-11-22 13:13:50.688+00', '2026-11-22 13:13:50.7+00', 94, 204, NULL, NULL);
INSERT INTO public.webhook_delivery OVERRIDING SYSTEM VALUE VALUES
	(1, 4, true, '2026-11-23 14:45:04.207+00', 14, '2026-11-22 13:13:35.886+00', 2, 2, NULL),
	(1, 4, true, '2026-11-23 11:19:44.175+00', 13, '2026-11-22 13:13:35.86+00', 2, 2, NULL),
	(1, 4, true, '2026-11-22 13:13:40.333+00', 31, '2026-11-22 13:13:39.102+00', 1, 1, NULL),
	(1, 4, true, '2026-11-22 13:13:40.397+00', 32, '2026-11-22 13:13:39.115+00', 1, 1, NULL),
	(1, 4, true, '2026-11-22 13:13:40.234+00', 33, '2026-11-22 13:13:39.122+00', 1, 1, NULL),
	(1, 4, true, '2026-11-22 13:14:08.023+00', 34, '2026-11-22 13:13:39.115+00', 0, 1, NULL),
	(1, 4, false, '2026-11-22 13:13:40.592+00', 49, '2026-11-22 13:13:40.592+00', 0, 0, NULL),
	(1, 4, false, '2026-11-22 13:13:40.593+00', 50, '2026-11-22 13:13:40.593+00', 0, 0, NULL),
	(1, 4, false, '2026-11-22 13:13:40.594+00', 51, '2026-11-22 13:13:40.594+00', 0, 0, NULL),
	(1, 4, false, '2026-11-22 13:13:42.109+00', 64, '2026-11-22 13:13:42.109+00', 0, 0, NULL),
	(1, 4, false, '2026-11-22 13:13:42.115+00', 65, '2026-11-22 13:13:42.115+00', 0, 0, NULL),
	(1, 4, false, '2026-11-22 13:13:42.11+00', 66, '2026-11-22 13:13:42.11+00', 0, 0, NULL);
INSERT INTO public.webhook_health OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, NULL, NULL, NULL),
	(1, 2, 0, NULL, NULL, NULL),
	(1, 3, 0, NULL, NULL, NULL),
	(1, 4, 8, '2026-11-22 13:13:36.165+00', '2026-11-22 13:14:09.325+00', NULL);
INSERT INTO public.webhook_log OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'evt_1', 'patient.created', 'http://127.0.0.1:45997/', '2026-11-22 13:13:30.546+00', 0, 204, NULL, 'delivered'),
	(1, 2, 1, 'evt_2', 'patient.created', 'http://127.0.0.1:45997/', '2026-11-22 13:13:30.622+00', 0, 204, NULL, 'delivered'),
	(1, 3, 1, 'evt_3', 'patient.created', 'http://127.0.0.1:45997/', '2026-11-22 13:13:30.642+00', 0, 204, NULL, 'delivered'),
	(1, 4, 1, 'evt_4', 'patient.created', 'http://127.0.0.1:45997/', '2026-11-22 13:13:30.63+00', 0, 204, NULL, 'delivered'),
	(1, 5, 3, 'evt_23', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:33.407+00', 0, 204, NULL, 'delivered'),
	(1, 6, 3, 'evt_25', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:33.407+00', 0, 204, NULL, 'delivered'),
	(1, 7, 3, 'evt_27', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:34.424+00', 0, 204, NULL, 'delivered'),
	(1, 8, 3, 'evt_29', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:34.658+00', 0, 204, NULL, 'delivered'),
	(1, 9, 3, 'evt_31', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:34.891+00', 0, 204, NULL, 'delivered'),
	(1, 10, 3, 'evt_34', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:35.031+00', 0, 204, NULL, 'delivered'),
	(1, 11, 2, 'evt_41', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:35.392+00', 0, 204, NULL, 'delivered'),
	(1, 12, 2, 'evt_42', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:35.392+00', 0, 204, NULL, 'delivered'),
	(1, 28, 2, 'evt_201', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:38.662+00', 0, 204, NULL, 'delivered'),
	(1, 29, 2, 'evt_202', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:38.662+00', 0, 204, NULL, 'delivered'),
	(1, 15, 3, 'evt_71', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:36.214+00', 0, 204, NULL, 'delivered'),
	(1, 16, 3, 'evt_74', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:36.328+00', 0, 204, NULL, 'delivered'),
	(1, 17, 3, 'evt_78', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:36.54+00', 0, 204, NULL, 'delivered'),
	(1, 18, 3, 'evt_83', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:36.88+00', 0, 204, NULL, 'delivered'),
	(1, 19, 3, 'evt_85', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:37.075+00', 0, 204, NULL, 'delivered'),
	(1, 14, 4, 'evt_69', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:35.886+00', 1, NULL, '2026-11-22 13:13:37.288+00', 'pending'),
	(1, 13, 4, 'evt_68', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:35.86+00', 1, NULL, '2026-11-22 13:13:37.302+00', 'pending'),
	(1, 20, 3, 'evt_88', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:37.143+00', 0, 204, NULL, 'delivered'),
	(1, 21, 2, 'evt_91', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:37.391+00', 0, 204, NULL, 'delivered'),
	(1, 22, 3, 'evt_114', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:37.82+00', 0, 204, NULL, 'delivered'),
	(1, 23, 3, 'evt_125', 'order.status', 'http://127.0.0.1:45997/', '2026-11-22 13:13:38.046+00', 0, 204, NULL, 'delivered'),
	(1, 24, 2, 'evt_154', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:38.27+00', 0, 204, NULL, 'delivered'),
	(1, 25, 2, 'evt_155', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:38.27+00', 0, 204, NULL, 'delivered'),
	(1, 26, 2, 'evt_156', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:38.27+00', 0, 204, NULL, 'delivered'),
	(1, 27, 2, 'evt_157', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:38.27+00', 0, 204, NULL, 'delivered'),
	(1, 30, 2, 'evt_203', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:38.662+00', 0, 204, NULL, 'delivered'),
	(1, 31, 4, 'evt_240', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:39.102+00', 0, NULL, NULL, 'pending'),
	(1, 32, 4, 'evt_241', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:39.115+00', 0, NULL, NULL, 'pending'),
	(1, 33, 4, 'evt_242', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:39.122+00', 0, NULL, NULL, 'pending'),
	(1, 34, 4, 'evt_243', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:39.115+00', 0, NULL, NULL, 'pending'),
	(1, 35, 2, 'evt_250', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:39.428+00', 0, 204, NULL, 'delivered'),
	(1, 36, 2, 'evt_251', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:39.428+00', 0, 204, NULL, 'delivered'),
	(1, 37, 2, 'evt_252', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:39.428+00', 0, 204, NULL, 'delivered'),
	(1, 38, 2, 'evt_307', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:39.827+00', 0, 204, NULL, 'delivered'),
	(1, 39, 2, 'evt_308', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:39.827+00', 0, 204, NULL, 'delivered'),
	(1, 40, 2, 'evt_309', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:39.827+00', 0, 204, NULL, 'delivered'),
	(1, 41, 2, 'evt_337', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.054+00', 0, 204, NULL, 'delivered'),
	(1, 42, 2, 'evt_339', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.056+00', 0, 204, NULL, 'delivered'),
	(1, 44, 2, 'evt_340', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.037+00', 0, 204, NULL, 'delivered'),
	(1, 43, 2, 'evt_338', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.044+00', 0, 204, NULL, 'delivered'),
	(1, 45, 2, 'evt_341', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.151+00', 0, 204, NULL, 'delivered'),
	(1, 46, 2, 'evt_342', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.243+00', 0, 204, NULL, 'delivered'),
	(1, 47, 2, 'evt_343', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.243+00', 0, 204, NULL, 'delivered'),
	(1, 48, 2, 'evt_344', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.243+00', 0, 204, NULL, 'delivered'),
	(1, 49, 4, 'evt_387', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:40.592+00', 0, NULL, NULL, 'pending'),
	(1, 50, 4, 'evt_386', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:40.593+00', 0, NULL, NULL, 'pending'),
	(1, 51, 4, 'evt_388', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:40.594+00', 0, NULL, NULL, 'pending'),
	(1, 52, 2, 'evt_396', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.742+00', 0, 204, NULL, 'delivered'),
	(1, 55, 2, 'evt_440', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.119+00', 0, 204, NULL, 'delivered'),
	(1, 56, 2, 'evt_441', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.119+00', 0, 204, NULL, 'delivered'),
	(1, 57, 2, 'evt_442', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.119+00', 0, 204, NULL, 'delivered'),
	(1, 59, 2, 'evt_444', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.119+00', 0, 204, NULL, 'delivered'),
	(1, 64, 4, 'evt_566', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:42.109+00', 0, NULL, NULL, 'pending'),
	(1, 65, 4, 'evt_565', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:42.115+00', 0, NULL, NULL, 'pending'),
	(1, 66, 4, 'evt_567', 'device.healthcheck', 'http://127.0.0.1:9/', '2026-11-22 13:13:42.11+00', 0, NULL, NULL, 'pending'),
	(1, 53, 2, 'evt_397', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.742+00', 0, 204, NULL, 'delivered'),
	(1, 54, 2, 'evt_398', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:40.742+00', 0, 204, NULL, 'delivered'),
	(1, 58, 2, 'evt_443', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.119+00', 0, 204, NULL, 'delivered'),
	(1, 60, 2, 'evt_530', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.579+00', 0, 204, NULL, 'delivered'),
	(1, 61, 2, 'evt_531', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.579+00', 0, 204, NULL, 'delivered'),
	(1, 62, 2, 'evt_532', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.579+00', 0, 204, NULL, 'delivered'),
	(1, 63, 2, 'evt_533', 'reading.weight', 'http://127.0.0.1:45997/', '2026-11-22 13:13:41.579+00', 0, 204, NULL, 'delivered'),
	(1, 67, 1, 'test_67', 'patient.created', 'http://127.0.0.1:45997/', '2026-11-22 13:13:50.688+00', 0, 204, NULL, 'delivered');
INSERT INTO public.webhook_log_cell OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-22', 'patient.created', 0, 204, 'delivered', 4),
	(1, '2026-11-22', 'device.healthcheck', 1, -1, 'pending', 2),
	(1, '2026-11-22', 'order.status', 0, 204, 'delivered', 14),
	(1, '2026-11-22', 'device.healthcheck', 0, -1, 'pending', 7),
	(1, '2026-11-22', 'reading.weight', 0, 204, 'delivered', 36);
INSERT INTO public.webhook_log_delta OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-22', 'device.healthcheck', 0, -1, 'pending', 2, NULL),
	(1, '2026-11-22', 'device.healthcheck', 0, -1, 'pending', 1, NULL),
	(1, '2026-11-22', 'patient.created', 0, -1, 'pending', 1, NULL),
	(1, '2026-11-22', 'patient.created', 0, -1, 'pending', -1, NULL),
	(1, '2026-11-22', 'patient.created', 0, 204, 'delivered', 1, NULL);
INSERT INTO public.webhook_log_payload OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '2026-11-22 13:13:30.546+00', '{"id" : "evt_1", "type" : "patient.created", "payload" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}, "archived" : false, "enrolled" : true, "site" : {"id" : 1, "name" : "Simulated Clinic 1"}, "timeZone" : null}}'),
	(1, 2, '2026-11-22 13:13:30.622+00', '{"id" : "evt_2", "type" : "patient.created", "payload" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}, "archived" : false, "enrolled" : true, "site" : {"id" : 2, "name" : "Simulated Clinic 2"}, "timeZone" : null}}'),
	(1, 3, '2026-11-22 13:13:30.642+00', '{"id" : "evt_3", "type" : "patient.created", "payload" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}, "archived" : false, "enrolled" : true, "site" : {"id" : 3, "name" : "Simulated Clinic 4"}, "timeZone" : "Europe/Berlin"}}'),
	(1, 4, '2026-11-22 13:13:30.63+00', '{"id" : "evt_4", "type" : "patient.created", "payload" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : null, "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}, "archived" : false, "enrolled" : true, "site" : {"id" : 5, "name" : "Simulated Clinic 3"}, "timeZone" : "America/St_Johns"}}'),
	(1, 5, '2026-11-22 13:13:33.407+00', '{"id" : "evt_23", "type" : "order.status", "payload" : {"id":1,"event":"received"}}'),
	(1, 6, '2026-11-22 13:13:33.407+00', '{"id" : "evt_25", "type" : "order.status", "payload" : {"id":1,"event":"onHold"}}'),
	(1, 7, '2026-11-22 13:13:34.424+00', '{"id" : "evt_27", "type" : "order.status", "payload" : {"id":2,"event":"received"}}'),
	(1, 8, '2026-11-22 13:13:34.658+00', '{"id" : "evt_29", "type" : "order.status", "payload" : {"id":2,"event":"onHold"}}'),
	(1, 9, '2026-11-22 13:13:34.891+00', '{"id" : "evt_31", "type" : "order.status", "payload" : {"id":2,"event":"packed"}}'),
	(1, 10, '2026-11-22 13:13:35.031+00', '{"id" : "evt_34", "type" : "order.status", "payload" : {"id":2,"event":"shipped"}}'),
	(1, 11, '2026-11-22 13:13:35.392+00', '{"id" : "evt_41", "type" : "reading.weight", "payload" : {"id" : 1, "readingTimestamp" : "2026-01-05T15:33:00.000Z", "weight" : 226.7, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 12, '2026-11-22 13:13:35.392+00', '{"id" : "evt_42", "type" : "reading.weight", "payload" : {"id" : 2, "readingTimestamp" : "2026-01-05T12:37:00.000Z", "weight" : 234.1, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 13, '2026-11-22 13:13:35.86+00', '{"id" : "evt_68", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 1, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.087Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.155Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-22T13:13:32.875Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.924Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 1, "deviceId" : 1, "eventTimestamp" : "2026-01-05T13:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 40}}}'),
	(1, 16, '2026-11-22 13:13:36.328+00', '{"id" : "evt_74", "type" : "order.status", "payload" : {"id":1,"event":"shipped"}}'),
	(1, 17, '2026-11-22 13:13:36.54+00', '{"id" : "evt_78", "type" : "order.status", "payload" : {"id":2,"event":"failed"}}'),
	(1, 14, '2026-11-22 13:13:35.886+00', '{"id" : "evt_69", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 9, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.449Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.304Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 2, "deviceId" : 9, "eventTimestamp" : "2026-01-05T10:00:00.000Z", "batteryPercentage" : 99, "signalStrength" : 41}}}'),
	(1, 15, '2026-11-22 13:13:36.214+00', '{"id" : "evt_71", "type" : "order.status", "payload" : {"id":1,"event":"packed"}}'),
	(1, 18, '2026-11-22 13:13:36.88+00', '{"id" : "evt_83", "type" : "order.status", "payload" : {"id":3,"event":"received"}}'),
	(1, 19, '2026-11-22 13:13:37.075+00', '{"id" : "evt_85", "type" : "order.status", "payload" : {"id":3,"event":"packed"}}'),
	(1, 22, '2026-11-22 13:13:37.82+00', '{"id" : "evt_114", "type" : "order.status", "payload" : {"id":1,"event":"delivered"}}'),
	(1, 28, '2026-11-22 13:13:38.662+00', '{"id" : "evt_201", "type" : "reading.weight", "payload" : {"id" : 8, "readingTimestamp" : "2026-01-08T15:32:00.000Z", "weight" : 227.6, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 29, '2026-11-22 13:13:38.662+00', '{"id" : "evt_202", "type" : "reading.weight", "payload" : {"id" : 9, "readingTimestamp" : "2026-01-08T11:53:00.000Z", "weight" : 234.4, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 30, '2026-11-22 13:13:38.662+00', '{"id" : "evt_203", "type" : "reading.weight", "payload" : {"id" : 10, "readingTimestamp" : "2026-01-08T11:03:00.000Z", "weight" : 136.8, "weightUnit" : "lbs", "device" : {"id" : 20, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.513Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.431Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 41, '2026-11-22 13:13:40.054+00', '{"id" : "evt_337", "type" : "reading.weight", "payload" : {"id" : 17, "readingTimestamp" : "2026-01-10T07:30:00.000Z", "weight" : 152, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 20, '2026-11-22 13:13:37.143+00', '{"id" : "evt_88", "type" : "order.status", "payload" : {"id":3,"event":"shipped"}}'),
	(1, 21, '2026-11-22 13:13:37.391+00', '{"id" : "evt_91", "type" : "reading.weight", "payload" : {"id" : 3, "readingTimestamp" : "2026-01-06T12:21:00.000Z", "weight" : 233.1, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 23, '2026-11-22 13:13:38.046+00', '{"id" : "evt_125", "type" : "order.status", "payload" : {"id":3,"event":"delivered"}}'),
	(1, 24, '2026-11-22 13:13:38.27+00', '{"id" : "evt_154", "type" : "reading.weight", "payload" : {"id" : 4, "readingTimestamp" : "2026-01-07T15:21:00.000Z", "weight" : 226.9, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 25, '2026-11-22 13:13:38.27+00', '{"id" : "evt_155", "type" : "reading.weight", "payload" : {"id" : 5, "readingTimestamp" : "2026-01-07T12:24:00.000Z", "weight" : 233.4, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 26, '2026-11-22 13:13:38.27+00', '{"id" : "evt_156", "type" : "reading.weight", "payload" : {"id" : 6, "readingTimestamp" : "2026-01-07T10:17:00.000Z", "weight" : 137.6, "weightUnit" : "lbs", "device" : {"id" : 20, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.513Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.431Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 27, '2026-11-22 13:13:38.27+00', '{"id" : "evt_157", "type" : "reading.weight", "payload" : {"id" : 7, "readingTimestamp" : "2026-01-07T05:51:00.000Z", "weight" : 146, "weightUnit" : "lbs", "device" : {"id" : 27, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.926Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:34.504Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.146Z"}, {"type" : "received", "eventTimestamp" : "2026-11-22T13:13:36.762Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:36.931Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.180Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:38.095Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:38.095Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 31, '2026-11-22 13:13:39.102+00', '{"id" : "evt_240", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 1, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.087Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.155Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-22T13:13:32.875Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.924Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 3, "deviceId" : 1, "eventTimestamp" : "2026-01-08T13:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 40}}}'),
	(1, 32, '2026-11-22 13:13:39.115+00', '{"id" : "evt_241", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 9, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.449Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.304Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006183366000329"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 5, "deviceId" : 9, "eventTimestamp" : "2026-01-08T10:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 41}}}'),
	(1, 33, '2026-11-22 13:13:39.122+00', '{"id" : "evt_242", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:34.846Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:34.963Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.306Z"}, {"type" : "received", "eventTimestamp" : "2026-11-22T13:13:36.831Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:37.034Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.287Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:38.208Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:38.208Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 4, "deviceId" : 33, "eventTimestamp" : "2026-01-08T04:00:00.000Z", "batteryPercentage" : 90, "signalStrength" : 43}}}'),
	(1, 34, '2026-11-22 13:13:39.115+00', '{"id" : "evt_243", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.176Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.504Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.405Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.878Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.878Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 6, "deviceId" : 18, "eventTimestamp" : "2026-01-08T08:30:00.000Z", "batteryPercentage" : 65, "signalStrength" : 42}}}'),
	(1, 35, '2026-11-22 13:13:39.428+00', '{"id" : "evt_250", "type" : "reading.weight", "payload" : {"id" : 11, "readingTimestamp" : "2026-01-06T15:14:00.000Z", "weight" : 227, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 42, '2026-11-22 13:13:40.056+00', '{"id" : "evt_339", "type" : "reading.weight", "payload" : {"id" : 20, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 153, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 36, '2026-11-22 13:13:39.428+00', '{"id" : "evt_251", "type" : "reading.weight", "payload" : {"id" : 12, "readingTimestamp" : "2026-01-09T15:26:00.000Z", "weight" : 226, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 37, '2026-11-22 13:13:39.428+00', '{"id" : "evt_252", "type" : "reading.weight", "payload" : {"id" : 13, "readingTimestamp" : "2026-01-09T06:08:00.000Z", "weight" : 232.7, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 38, '2026-11-22 13:13:39.827+00', '{"id" : "evt_307", "type" : "reading.weight", "payload" : {"id" : 14, "readingTimestamp" : "2026-01-10T15:01:00.000Z", "weight" : 226.7, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 39, '2026-11-22 13:13:39.827+00', '{"id" : "evt_308", "type" : "reading.weight", "payload" : {"id" : 15, "readingTimestamp" : "2026-01-10T06:10:00.000Z", "weight" : 233.5, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 40, '2026-11-22 13:13:39.827+00', '{"id" : "evt_309", "type" : "reading.weight", "payload" : {"id" : 16, "readingTimestamp" : "2026-01-10T06:05:00.000Z", "weight" : 146.2, "weightUnit" : "lbs", "device" : {"id" : 27, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.926Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:34.504Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.146Z"}, {"type" : "received", "eventTimestamp" : "2026-11-22T13:13:36.762Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:36.931Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.180Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:38.095Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:38.095Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 43, '2026-11-22 13:13:40.044+00', '{"id" : "evt_338", "type" : "reading.weight", "payload" : {"id" : 19, "readingTimestamp" : "2026-01-10T03:00:00.000Z", "weight" : 151, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 44, '2026-11-22 13:13:40.037+00', '{"id" : "evt_340", "type" : "reading.weight", "payload" : {"id" : 18, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 150, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 49, '2026-11-22 13:13:40.592+00', '{"id" : "evt_387", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 1, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.087Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.155Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-22T13:13:32.875Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.924Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 7, "deviceId" : 1, "eventTimestamp" : "2026-01-11T10:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 41}}}'),
	(1, 50, '2026-11-22 13:13:40.593+00', '{"id" : "evt_386", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.176Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.504Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.405Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.878Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.878Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 8, "deviceId" : 18, "eventTimestamp" : "2026-01-11T08:30:00.000Z", "batteryPercentage" : 39, "signalStrength" : 42}}}'),
	(1, 51, '2026-11-22 13:13:40.594+00', '{"id" : "evt_388", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:34.846Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:34.963Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.306Z"}, {"type" : "received", "eventTimestamp" : "2026-11-22T13:13:36.831Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:37.034Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.287Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:38.208Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:38.208Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 9, "deviceId" : 33, "eventTimestamp" : "2026-01-11T04:00:00.000Z", "batteryPercentage" : 81, "signalStrength" : 43}}}'),
	(1, 52, '2026-11-22 13:13:40.742+00', '{"id" : "evt_396", "type" : "reading.weight", "payload" : {"id" : 26, "readingTimestamp" : "2026-01-12T15:16:00.000Z", "weight" : 226.8, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 45, '2026-11-22 13:13:40.151+00', '{"id" : "evt_341", "type" : "reading.weight", "payload" : {"id" : 18, "readingTimestamp" : "2026-01-10T12:00:00.000Z", "weight" : 151.5, "weightUnit" : "lbs", "device" : null, "deviceTimeZoneOffset" : null, "item" : null, "manual" : true, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 2}}'),
	(1, 46, '2026-11-22 13:13:40.243+00', '{"id" : "evt_342", "type" : "reading.weight", "payload" : {"id" : 23, "readingTimestamp" : "2026-01-11T14:48:00.000Z", "weight" : 226, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 47, '2026-11-22 13:13:40.243+00', '{"id" : "evt_343", "type" : "reading.weight", "payload" : {"id" : 24, "readingTimestamp" : "2026-01-11T12:20:00.000Z", "weight" : 234.3, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 48, '2026-11-22 13:13:40.243+00', '{"id" : "evt_344", "type" : "reading.weight", "payload" : {"id" : 25, "readingTimestamp" : "2026-01-11T10:23:00.000Z", "weight" : 137.5, "weightUnit" : "lbs", "device" : {"id" : 20, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.513Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.431Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 55, '2026-11-22 13:13:41.119+00', '{"id" : "evt_440", "type" : "reading.weight", "payload" : {"id" : 30, "readingTimestamp" : "2026-01-13T15:26:00.000Z", "weight" : 225.8, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 53, '2026-11-22 13:13:40.742+00', '{"id" : "evt_397", "type" : "reading.weight", "payload" : {"id" : 27, "readingTimestamp" : "2026-01-12T11:52:00.000Z", "weight" : 233.3, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 54, '2026-11-22 13:13:40.742+00', '{"id" : "evt_398", "type" : "reading.weight", "payload" : {"id" : 28, "readingTimestamp" : "2026-01-12T10:53:00.000Z", "weight" : 137.8, "weightUnit" : "lbs", "device" : {"id" : 20, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.513Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.431Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 56, '2026-11-22 13:13:41.119+00', '{"id" : "evt_441", "type" : "reading.weight", "payload" : {"id" : 31, "readingTimestamp" : "2026-01-13T11:50:00.000Z", "weight" : 233.1, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 57, '2026-11-22 13:13:41.119+00', '{"id" : "evt_442", "type" : "reading.weight", "payload" : {"id" : 29, "readingTimestamp" : "2026-01-10T10:41:00.000Z", "weight" : 136.8, "weightUnit" : "lbs", "device" : {"id" : 20, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.513Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.431Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 58, '2026-11-22 13:13:41.119+00', '{"id" : "evt_443", "type" : "reading.weight", "payload" : {"id" : 32, "readingTimestamp" : "2026-01-13T10:53:00.000Z", "weight" : 136.1, "weightUnit" : "lbs", "device" : {"id" : 20, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.513Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.431Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 59, '2026-11-22 13:13:41.119+00', '{"id" : "evt_444", "type" : "reading.weight", "payload" : {"id" : 33, "readingTimestamp" : "2026-01-13T06:17:00.000Z", "weight" : 144.6, "weightUnit" : "lbs", "device" : {"id" : 27, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.926Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:34.504Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.146Z"}, {"type" : "received", "eventTimestamp" : "2026-11-22T13:13:36.762Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:36.931Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.180Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:38.095Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:38.095Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 60, '2026-11-22 13:13:41.579+00', '{"id" : "evt_530", "type" : "reading.weight", "payload" : {"id" : 34, "readingTimestamp" : "2026-01-14T14:55:00.000Z", "weight" : 225.5, "weightUnit" : "lbs", "device" : {"id" : 2, "currentPatient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.116Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.110Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000487526489116"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -28800, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 1, "firstName" : "Testina", "lastName" : "Sampleton", "dateOfBirth" : "1940-06-27", "email" : "testina.sampleton.0@example.org", "phoneNumber" : "+15555550000", "externalIdentifier" : "sim-12-0", "sex" : "male", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "CA", "zipCode" : "94105"}}, "patientTimeZoneOffset" : -28800, "version" : 1}}'),
	(1, 61, '2026-11-22 13:13:41.579+00', '{"id" : "evt_531", "type" : "reading.weight", "payload" : {"id" : 35, "readingTimestamp" : "2026-01-14T12:06:00.000Z", "weight" : 233.4, "weightUnit" : "lbs", "device" : {"id" : 11, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.491Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.402Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "001701472269671"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -18000, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "patientTimeZoneOffset" : -18000, "version" : 1}}'),
	(1, 62, '2026-11-22 13:13:41.579+00', '{"id" : "evt_532", "type" : "reading.weight", "payload" : {"id" : 36, "readingTimestamp" : "2026-01-14T10:48:00.000Z", "weight" : 137.6, "weightUnit" : "lbs", "device" : {"id" : 20, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.225Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.513Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.431Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.913Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002297934473794"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : -12600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "patientTimeZoneOffset" : -12600, "version" : 1}}'),
	(1, 63, '2026-11-22 13:13:41.579+00', '{"id" : "evt_533", "type" : "reading.weight", "payload" : {"id" : 37, "readingTimestamp" : "2026-01-14T06:32:00.000Z", "weight" : 146.2, "weightUnit" : "lbs", "device" : {"id" : 27, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.926Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:34.504Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.146Z"}, {"type" : "received", "eventTimestamp" : "2026-11-22T13:13:36.762Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:36.931Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.180Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:38.095Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:38.095Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "002725646944843"}], "disabledReadings" : false, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "deviceTimeZoneOffset" : 3600, "item" : {"id" : 2, "name" : "Example Body Scale", "model" : "WS-1", "sku" : "SIM-WS-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}, "manual" : false, "patient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "patientTimeZoneOffset" : 3600, "version" : 1}}'),
	(1, 64, '2026-11-22 13:13:42.109+00', '{"id" : "evt_566", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 1, "currentPatient" : {"id" : 2, "firstName" : "Mock", "lastName" : "Sampleton", "dateOfBirth" : "1969-02-23", "email" : "mock.sampleton.1@example.org", "phoneNumber" : "+15555550001", "externalIdentifier" : "sim-12-1", "sex" : "other", "address" : {"city" : "Testville", "country" : "US", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NY", "zipCode" : "10001"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:31.087Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.155Z"}, {"type" : "associationRemoved", "eventTimestamp" : "2026-11-22T13:13:32.875Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:32.924Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "008983648786274"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 12, "deviceId" : 1, "eventTimestamp" : "2026-01-14T10:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 41}}}'),
	(1, 65, '2026-11-22 13:13:42.115+00', '{"id" : "evt_565", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 33, "currentPatient" : {"id" : 4, "firstName" : "Samplia", "lastName" : "Sampleton", "dateOfBirth" : "1982-09-20", "email" : "samplia.sampleton.3@example.org", "phoneNumber" : "+15555550003", "externalIdentifier" : "sim-12-3", "sex" : "male", "address" : {"city" : "Testville", "country" : "DE", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "BE", "zipCode" : "10115"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:34.846Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:34.963Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:35.306Z"}, {"type" : "received", "eventTimestamp" : "2026-11-22T13:13:36.831Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:37.034Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:37.287Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:38.208Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:38.208Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "006888888957323"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 10, "deviceId" : 33, "eventTimestamp" : "2026-01-14T04:00:00.000Z", "batteryPercentage" : 72, "signalStrength" : 43}}}'),
	(1, 66, '2026-11-22 13:13:42.11+00', '{"id" : "evt_567", "type" : "device.healthcheck", "payload" : {"device" : {"id" : 18, "currentPatient" : {"id" : 3, "firstName" : "Fictia", "lastName" : "Sampleton", "dateOfBirth" : "1985-11-20", "email" : "fictia.sampleton.2@example.org", "phoneNumber" : "+15555550002", "externalIdentifier" : "sim-12-2", "sex" : "unknown", "address" : {"city" : "Testville", "country" : "CA", "lineOne" : "1 Example Street", "lineTwo" : null, "state" : "NL", "zipCode" : "A1A 1A1"}}, "currentStatus" : "withPatient", "deviceEvents" : [{"type" : "lowBattery", "eventTimestamp" : "2026-01-14T08:30:00.000Z"}, {"type" : "registered", "eventTimestamp" : "2026-11-22T13:13:33.176Z"}, {"type" : "allocated", "eventTimestamp" : "2026-11-22T13:13:33.504Z"}, {"type" : "shipped", "eventTimestamp" : "2026-11-22T13:13:36.405Z"}, {"type" : "delivered", "eventTimestamp" : "2026-11-22T13:13:37.878Z"}, {"type" : "associationCreated", "eventTimestamp" : "2026-11-22T13:13:37.878Z"}], "deviceIdentifiers" : [{"type" : "imei", "value" : "000399714186836"}], "disabledReadings" : false, "item" : {"id" : 1, "name" : "Example Glucose Meter", "model" : "BG-1", "sku" : "SIM-BG-1", "manufacturer" : {"id" : 1, "name" : "Example Devices"}}}, "healthcheck" : {"id" : 11, "deviceId" : 18, "eventTimestamp" : "2026-01-14T08:30:00.000Z", "batteryPercentage" : 14, "signalStrength" : 42}}}'),
	(1, 67, '2026-11-22 13:13:50.688+00', '{"id" : "test_67", "type" : "patient.created", "payload" : {"id":1,"firstName":"Testina","lastName":"Sampleton","dateOfBirth":"1970-01-31","email":"testina@example.org","phoneNumber":"+15555550101","externalIdentifier":"demo-001","sex":"unknown","address":{"city":"Testville","country":"US","lineOne":"2 Example Street","lineTwo":null,"state":"CA","zipCode":"00000"},"archived":false,"enrolled":true,"site":{"id":1,"name":"Example Clinic"},"timeZone":"America/Los_Angeles"}}');
INSERT INTO public.webhook_log_retried_cell OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-22', 'device.healthcheck', 1, -1, 'pending', 2, '2026-11-22');
INSERT INTO public.webhook_replay OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2000-01-01 00:00:00+00', '2026-11-22 13:13:43.048+00', NULL, '2000-01-01 00:00:00+00', '', 0, 'running', '2026-11-22 13:13:46.484+00');
INSERT INTO public.webhook_secret OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '\xf195f43fc962ae8fca3016470fd63f006a61fcb62e583e8241127579b656144a5add13961ddb57ddbc2da3c04769cf8b993308ac7be50a7394d28ecd', 'e5f0ad3279b527d2', '2026-11-22 13:13:13.628+00', NULL),
	(1, 2, 2, '\x4f1d0e7b267d4c96546b8a25a45d6c52f4be147183b7fb5b1c1d8e99568196e1ffab530221053438dd13b0a6922d8252cdee1d61a44e651001e05571', 'e5f0ad3279b527d2', '2026-11-22 13:13:15.251+00', NULL),
	(1, 3, 3, '\x2bf9680780895e574f63f9add18689bc24c96335f47cabe364272ab4bf0c110534e4867a3d74fa4c5dd310fca80f2116526912680218bf520253dca6', 'e5f0ad3279b527d2', '2026-11-22 13:13:16.674+00', NULL),
	(1, 4, 4, '\x9e2c3136da4183c9c10f9b8595b090c0e30f767408f25f21d92bd7437bf6abeeb08c0d1903a8f3a1fae4ba5b4bc53acc960998718483db4810fc0388', 'e5f0ad3279b527d2', '2026-11-22 13:13:19.163+00', NULL);
INSERT INTO public.weight_reading OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 2, 2, '2026-01-05 15:33:00+00', NULL, '2026-11-22 13:13:35.392+00', 226.7, false, -28800, -28800, 1, NULL),
	(1, 2, 2, 11, 2, '2026-01-05 12:37:00+00', NULL, '2026-11-22 13:13:35.392+00', 234.1, false, -18000, -18000, 1, NULL),
	(1, 3, 2, 11, 2, '2026-01-06 12:21:00+00', NULL, '2026-11-22 13:13:37.391+00', 233.1, false, -18000, -18000, 1, NULL),
	(1, 4, 1, 2, 2, '2026-01-07 15:21:00+00', NULL, '2026-11-22 13:13:38.27+00', 226.9, false, -28800, -28800, 1, NULL),
	(1, 5, 2, 11, 2, '2026-01-07 12:24:00+00', NULL, '2026-11-22 13:13:38.27+00', 233.4, false, -18000, -18000, 1, NULL),
	(1, 6, 3, 20, 2, '2026-01-07 10:17:00+00', NULL, '2026-11-22 13:13:38.27+00', 137.6, false, -12600, -12600, 1, NULL),
	(1, 7, 4, 27, 2, '2026-01-07 05:51:00+00', NULL, '2026-11-22 13:13:38.27+00', 146, false, 3600, 3600, 1, NULL),
	(1, 8, 1, 2, 2, '2026-01-08 15:32:00+00', NULL, '2026-11-22 13:13:38.662+00', 227.6, false, -28800, -28800, 1, NULL),
	(1, 9, 2, 11, 2, '2026-01-08 11:53:00+00', NULL, '2026-11-22 13:13:38.662+00', 234.4, false, -18000, -18000, 1, NULL),
	(1, 10, 3, 20, 2, '2026-01-08 11:03:00+00', NULL, '2026-11-22 13:13:38.662+00', 136.8, false, -12600, -12600, 1, NULL),
	(1, 11, 1, 2, 2, '2026-01-06 15:14:00+00', NULL, '2026-11-22 13:13:39.428+00', 227, false, -28800, -28800, 1, NULL),
	(1, 12, 1, 2, 2, '2026-01-09 15:26:00+00', NULL, '2026-11-22 13:13:39.428+00', 226, false, -28800, -28800, 1, NULL),
	(1, 13, 2, 11, 2, '2026-01-09 06:08:00+00', NULL, '2026-11-22 13:13:39.428+00', 232.7, false, 3600, -18000, 1, NULL),
	(1, 14, 1, 2, 2, '2026-01-10 15:01:00+00', NULL, '2026-11-22 13:13:39.827+00', 226.7, false, -28800, -28800, 1, NULL),
	(1, 15, 2, 11, 2, '2026-01-10 06:10:00+00', NULL, '2026-11-22 13:13:39.827+00', 233.5, false, 3600, -18000, 1, NULL),
	(1, 16, 4, 27, 2, '2026-01-10 06:05:00+00', NULL, '2026-11-22 13:13:39.827+00', 146.2, false, 3600, 3600, 1, NULL),
	(1, 17, 3, NULL, NULL, '2026-01-10 07:30:00+00', NULL, '2026-11-22 13:13:40.054+00', 152, true, NULL, -12600, 1, NULL),
	(1, 20, 4, NULL, NULL, '2026-01-10 03:00:00+00', NULL, '2026-11-22 13:13:40.056+00', 153, true, NULL, 3600, 1, NULL),
	(1, 19, 2, NULL, NULL, '2026-01-10 03:00:00+00', NULL, '2026-11-22 13:13:40.044+00', 151, true, NULL, -18000, 1, '2026-11-22 13:13:40.151+00'),
	(1, 18, 1, NULL, NULL, '2026-01-10 12:00:00+00', NULL, '2026-11-22 13:13:40.037+00', 151.5, true, NULL, -28800, 2, NULL),
	(1, 23, 1, 2, 2, '2026-01-11 14:48:00+00', NULL, '2026-11-22 13:13:40.243+00', 226, false, -28800, -28800, 1, NULL),
	(1, 24, 2, 11, 2, '2026-01-11 12:20:00+00', NULL, '2026-11-22 13:13:40.243+00', 234.3, false, -18000, -18000, 1, NULL),
	(1, 25, 3, 20, 2, '2026-01-11 10:23:00+00', NULL, '2026-11-22 13:13:40.243+00', 137.5, false, -12600, -12600, 1, NULL),
	(1, 26, 1, 2, 2, '2026-01-12 15:16:00+00', NULL, '2026-11-22 13:13:40.742+00', 226.8, false, -28800, -28800, 1, NULL),
	(1, 27, 2, 11, 2, '2026-01-12 11:52:00+00', NULL, '2026-11-22 13:13:40.742+00', 233.3, false, -18000, -18000, 1, NULL),
	(1, 28, 3, 20, 2, '2026-01-12 10:53:00+00', NULL, '2026-11-22 13:13:40.742+00', 137.8, false, -12600, -12600, 1, NULL),
	(1, 30, 1, 2, 2, '2026-01-13 15:26:00+00', NULL, '2026-11-22 13:13:41.119+00', 225.8, false, -28800, -28800, 1, NULL),
	(1, 31, 2, 11, 2, '2026-01-13 11:50:00+00', NULL, '2026-11-22 13:13:41.119+00', 233.1, false, -18000, -18000, 1, NULL),
	(1, 29, 3, 20, 2, '2026-01-10 10:41:00+00', NULL, '2026-11-22 13:13:41.119+00', 136.8, false, -12600, -12600, 1, NULL),
	(1, 32, 3, 20, 2, '2026-01-13 10:53:00+00', NULL, '2026-11-22 13:13:41.119+00', 136.1, false, -12600, -12600, 1, NULL),
	(1, 33, 4, 27, 2, '2026-01-13 06:17:00+00', NULL, '2026-11-22 13:13:41.119+00', 144.6, false, 3600, 3600, 1, NULL),
	(1, 34, 1, 2, 2, '2026-01-14 14:55:00+00', NULL, '2026-11-22 13:13:41.579+00', 225.5, false, -28800, -28800, 1, NULL),
	(1, 35, 2, 11, 2, '2026-01-14 12:06:00+00', NULL, '2026-11-22 13:13:41.579+00', 233.4, false, -18000, -18000, 1, NULL),
	(1, 36, 3, 20, 2, '2026-01-14 10:48:00+00', NULL, '2026-11-22 13:13:41.579+00', 137.6, false, -12600, -12600, 1, NULL),
	(1, 37, 4, 27, 2, '2026-01-14 06:32:00+00', NULL, '2026-11-22 13:13:41.579+00', 146.2, false, 3600, 3600, 1, NULL),
	(1, 38, 5, 37, 13, '2026-01-14 15:21:00+00', NULL, '2026-11-22 13:14:02.802+00', 144.6, false, -28800, -28800, 1, NULL),
	(1, 39, 5, NULL, NULL, '2026-01-14 12:00:00+00', NULL, '2026-11-22 13:14:03.043+00', 151.5, true, NULL, -28800, 2, NULL);
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
SELECT pg_catalog.setval('public.migration_id_seq', 4, true);
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
ALTER TABLE ONLY public.webhook_attempt_2026w47
    ADD CONSTRAINT webhook_attempt_2026w47_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w48
    ADD CONSTRAINT webhook_attempt_2026w48_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w49
    ADD CONSTRAINT webhook_attempt_2026w49_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w50
    ADD CONSTRAINT webhook_attempt_2026w50_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_2026w51
    ADD CONSTRAINT webhook_attempt_2026w51_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_attempt_default
    ADD CONSTRAINT webhook_attempt_default_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp);
ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (organization_id, webhook_id, is_retry, due_timestamp, log_id);
ALTER TABLE ONLY public.webhook_health
    ADD CONSTRAINT webhook_health_pkey PRIMARY KEY (organization_id, webhook_id);
ALTER TABLE ONLY public.webhook_log
    ADD CONSTRAINT webhook_log_once UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log_2026w47
    ADD CONSTRAINT webhook_log_2026w47_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log
    ADD CONSTRAINT webhook_log_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_2026w47
    ADD CONSTRAINT webhook_log_2026w47_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_2026w48
    ADD CONSTRAINT webhook_log_2026w48_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
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
ALTER TABLE ONLY public.webhook_log_cell
    ADD CONSTRAINT webhook_log_cell_pkey PRIMARY KEY (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status);
ALTER TABLE ONLY public.webhook_log_default
    ADD CONSTRAINT webhook_log_default_organization_id_webhook_id_create_times_key UNIQUE (organization_id, webhook_id, create_timestamp, message_id);
ALTER TABLE ONLY public.webhook_log_default
    ADD CONSTRAINT webhook_log_default_pkey PRIMARY KEY (organization_id, id, create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload
    ADD CONSTRAINT webhook_log_payload_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w47
    ADD CONSTRAINT webhook_log_payload_2026w47_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w48
    ADD CONSTRAINT webhook_log_payload_2026w48_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w49
    ADD CONSTRAINT webhook_log_payload_2026w49_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w50
    ADD CONSTRAINT webhook_log_payload_2026w50_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
ALTER TABLE ONLY public.webhook_log_payload_2026w51
    ADD CONSTRAINT webhook_log_payload_2026w51_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp);
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
CREATE INDEX webhook_log_2026w47_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w47 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_last_retried ON ONLY public.webhook_log USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w47_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w47 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w48_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w48 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w48_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w48 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w49_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w49 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w49_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w49 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w50_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w50 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w50_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w50 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
CREATE INDEX webhook_log_2026w51_organization_id_create_timestamp_id_web_idx ON public.webhook_log_2026w51 USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
CREATE INDEX webhook_log_2026w51_organization_id_last_retry_timestamp_we_idx ON public.webhook_log_2026w51 USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);
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
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w47_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w48_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w49_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w50_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_2026w51_pkey;
ALTER INDEX public.webhook_attempt_pkey ATTACH PARTITION public.webhook_attempt_default_pkey;
ALTER INDEX public.webhook_log_newest_first ATTACH PARTITION public.webhook_log_2026w47_organization_id_create_timestamp_id_web_idx;
ALTER INDEX public.webhook_log_last_retried ATTACH PARTITION public.webhook_log_2026w47_organization_id_last_retry_timestamp_we_idx;
ALTER INDEX public.webhook_log_once ATTACH PARTITION public.webhook_log_2026w47_organization_id_webhook_id_create_times_key;
ALTER INDEX public.webhook_log_pkey ATTACH PARTITION public.webhook_log_2026w47_pkey;
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
ALTER INDEX public.webhook_log_newest_first ATTACH PARTITION public.webhook_log_default_organization_id_create_timestamp_id_web_idx;
ALTER INDEX public.webhook_log_last_retried ATTACH PARTITION public.webhook_log_default_organization_id_last_retry_timestamp_we_idx;
ALTER INDEX public.webhook_log_once ATTACH PARTITION public.webhook_log_default_organization_id_webhook_id_create_times_key;
ALTER INDEX public.webhook_log_pkey ATTACH PARTITION public.webhook_log_default_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w47_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w48_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w49_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w50_pkey;
ALTER INDEX public.webhook_log_payload_pkey ATTACH PARTITION public.webhook_log_payload_2026w51_pkey;
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
ALTER TABLE public.webhook_attempt_2026w47 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w48 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w49 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w50 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_2026w51 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_attempt_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_delivery ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_health ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w47 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w48 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w49 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w50 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_2026w51 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_cell ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_delta ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w47 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w48 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w49 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w50 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_2026w51 ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_payload_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_log_retried_cell ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_replay ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.webhook_secret ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.weight_reading ENABLE ROW LEVEL SECURITY;
