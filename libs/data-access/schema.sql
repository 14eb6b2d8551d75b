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
  patient_id bigint,
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
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint blood_glucose_reading_pkey PRIMARY KEY (organization_id, id),
  constraint blood_glucose_reading_check CHECK ((NOT (before_meal AND after_meal))),
  constraint blood_glucose_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint blood_glucose_reading_check2 CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint blood_glucose_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint blood_glucose_reading_glucose_check CHECK (((glucose >= 0) AND (glucose <= 1000))),
  constraint blood_glucose_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint blood_glucose_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint blood_glucose_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint blood_glucose_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint blood_glucose_reading_version_check CHECK ((version > 0))
);

create table blood_oxygen_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  blood_oxygen smallint not null,
  heart_rate smallint,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint blood_oxygen_reading_pkey PRIMARY KEY (organization_id, id),
  constraint blood_oxygen_reading_blood_oxygen_check CHECK (((blood_oxygen >= 0) AND (blood_oxygen <= 100))),
  constraint blood_oxygen_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint blood_oxygen_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint blood_oxygen_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint blood_oxygen_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
  constraint blood_oxygen_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint blood_oxygen_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint blood_oxygen_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint blood_oxygen_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint blood_oxygen_reading_version_check CHECK ((version > 0))
);

create table blood_pressure_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  systolic smallint not null,
  diastolic smallint not null,
  heart_rate smallint,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint blood_pressure_reading_pkey PRIMARY KEY (organization_id, id),
  constraint blood_pressure_reading_check CHECK ((systolic > diastolic)),
  constraint blood_pressure_reading_check1 CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint blood_pressure_reading_check2 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint blood_pressure_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint blood_pressure_reading_diastolic_check CHECK (((diastolic >= 10) AND (diastolic <= 220))),
  constraint blood_pressure_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
  constraint blood_pressure_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint blood_pressure_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint blood_pressure_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint blood_pressure_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint blood_pressure_reading_systolic_check CHECK (((systolic >= 30) AND (systolic <= 300))),
  constraint blood_pressure_reading_version_check CHECK ((version > 0))
);

create table customer_order (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  status text not null,
  hold_reason text,
  shipping_option text,
  email_label boolean not null,
  order_notes text[] not null,
  tracking_numbers jsonb not null default '[]'::jsonb,
  create_timestamp timestamp(3) with time zone not null default now(),
  patient_id bigint,
  site_id bigint,
  shipping_address jsonb,
  constraint customer_order_pkey PRIMARY KEY (organization_id, id),
  constraint customer_order_check CHECK (((status = 'onHold'::text) = (hold_reason IS NOT NULL))),
  constraint customer_order_check1 CHECK (((patient_id IS NULL) <> (site_id IS NULL))),
  constraint customer_order_hold_reason_check CHECK ((hold_reason = ANY (ARRAY['address_incomplete'::text, 'device_missing'::text]))),
  constraint customer_order_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint customer_order_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint customer_order_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES site(organization_id, id),
  constraint customer_order_shipping_option_check CHECK ((shipping_option = ANY (ARRAY['standard'::text, 'expedited'::text, 'overnight'::text]))),
  constraint customer_order_status_check CHECK ((status = ANY (ARRAY['received'::text, 'onHold'::text, 'packed'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text, 'failed'::text])))
);

create table customer_return (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  status text not null,
  order_id bigint,
  shipping_option text,
  email_label boolean not null,
  tracking_numbers jsonb not null default '[]'::jsonb,
  create_timestamp timestamp(3) with time zone not null default now(),
  patient_id bigint,
  site_id bigint,
  constraint customer_return_pkey PRIMARY KEY (organization_id, id),
  constraint customer_return_check CHECK (((patient_id IS NULL) <> (site_id IS NULL))),
  constraint customer_return_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint customer_return_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id),
  constraint customer_return_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint customer_return_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES site(organization_id, id),
  constraint customer_return_shipping_option_check CHECK ((shipping_option = ANY (ARRAY['standard'::text, 'expedited'::text, 'overnight'::text]))),
  constraint customer_return_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'labelSent'::text, 'inTransit'::text, 'received'::text, 'cancelled'::text])))
);

create table device (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  item_id bigint not null,
  current_patient_id bigint,
  current_status text not null,
  disabled_readings boolean not null,
  site_id bigint,
  external_identifier text,
  dropped_readings bigint not null default 0,
  health_check_timestamp timestamp(3) with time zone,
  battery_percentage smallint,
  signal_strength smallint,
  constraint device_pkey PRIMARY KEY (organization_id, id),
  constraint device_and_its_item UNIQUE (organization_id, id, item_id),
  constraint device_battery_percentage_check CHECK (((battery_percentage >= 0) AND (battery_percentage <= 100))),
  constraint device_check CHECK (((current_status = 'withPatient'::text) = (current_patient_id IS NOT NULL))),
  constraint device_check1 CHECK (((current_status <> 'availableAtSite'::text) OR (site_id IS NOT NULL))),
  constraint device_current_status_check CHECK ((current_status = ANY (ARRAY['available'::text, 'availableAtSite'::text, 'allocated'::text, 'inTransit'::text, 'withPatient'::text, 'returning'::text, 'lost'::text, 'decommissioned'::text]))),
  constraint device_organization_id_current_patient_id_fkey FOREIGN KEY (organization_id, current_patient_id) REFERENCES patient(organization_id, id),
  constraint device_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES item(organization_id, id),
  constraint device_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES site(organization_id, id),
  constraint device_signal_strength_check CHECK (((signal_strength >= 0) AND (signal_strength <= 100)))
);

create table device_assignment (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  device_id bigint not null,
  patient_id bigint not null,
  start_timestamp timestamp(3) with time zone not null,
  end_timestamp timestamp(3) with time zone,
  constraint device_assignment_pkey PRIMARY KEY (organization_id, id),
  constraint device_assignment_check CHECK ((end_timestamp >= start_timestamp)),
  constraint device_assignment_one_at_a_time EXCLUDE USING gist (int8range(device_id, device_id, '[]'::text) WITH &&, tstzrange(start_timestamp, end_timestamp) WITH &&),
  constraint device_assignment_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint device_assignment_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id)
);

create table device_event (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  device_id bigint not null,
  type text not null,
  event_timestamp timestamp(3) with time zone not null,
  note text,
  constraint device_event_pkey PRIMARY KEY (organization_id, id),
  constraint device_event_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id)
);

create table device_health_check (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  device_id bigint not null,
  event_timestamp timestamp(3) with time zone not null,
  battery_percentage smallint,
  signal_strength smallint,
  constraint device_health_check_pkey PRIMARY KEY (organization_id, id),
  constraint device_health_check_battery_percentage_check CHECK (((battery_percentage >= 0) AND (battery_percentage <= 100))),
  constraint device_health_check_organization_id_device_id_event_timesta_key UNIQUE (organization_id, device_id, event_timestamp),
  constraint device_health_check_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint device_health_check_signal_strength_check CHECK (((signal_strength >= 0) AND (signal_strength <= 100)))
);

create table device_identifier (
  organization_id bigint not null,
  type text not null,
  value text not null,
  device_id bigint not null,
  normalized text not null,
  constraint device_identifier_pkey PRIMARY KEY (organization_id, type, normalized),
  constraint device_identifier_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint device_identifier_type_check CHECK ((type = ANY (ARRAY['imei'::text, 'serial'::text, 'macAddress'::text, 'iccid'::text, 'simCardNumber'::text])))
);

create table event (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  type text not null,
  subject_id bigint not null,
  version smallint not null default 1,
  payload json,
  create_timestamp timestamp(3) with time zone not null default now(),
  dead_timestamp timestamp(3) with time zone,
  dead_cause text,
  constraint event_pkey PRIMARY KEY (organization_id, id),
  constraint event_check CHECK (((payload IS NOT NULL) OR (type ~~ 'reading.%'::text)))
);

create table heart_rate_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  heart_rate smallint not null,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint heart_rate_reading_pkey PRIMARY KEY (organization_id, id),
  constraint heart_rate_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint heart_rate_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint heart_rate_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint heart_rate_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
  constraint heart_rate_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint heart_rate_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint heart_rate_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint heart_rate_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint heart_rate_reading_version_check CHECK ((version > 0))
);

create table heart_rate_variability_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  heart_rate_variability double precision not null,
  heart_rate smallint,
  heart_rate_variability_duration integer,
  heart_rate_variability_algorithm_type text,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint heart_rate_variability_reading_pkey PRIMARY KEY (organization_id, id),
  constraint heart_rate_variability_readi_heart_rate_variability_algor_check CHECK ((heart_rate_variability_algorithm_type = ANY (ARRAY['sdann'::text, 'sdnn'::text, 'sdrr'::text]))),
  constraint heart_rate_variability_readi_heart_rate_variability_durat_check CHECK (((heart_rate_variability_duration >= 0) AND (heart_rate_variability_duration <= 86400000))),
  constraint heart_rate_variability_readin_organization_id_device_id_it_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint heart_rate_variability_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint heart_rate_variability_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint heart_rate_variability_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint heart_rate_variability_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
  constraint heart_rate_variability_reading_heart_rate_variability_check CHECK (((heart_rate_variability >= (0)::double precision) AND (heart_rate_variability <= (1000)::double precision))),
  constraint heart_rate_variability_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint heart_rate_variability_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint heart_rate_variability_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint heart_rate_variability_reading_version_check CHECK ((version > 0))
);

create table idempotency_key (
  organization_id bigint not null,
  key text not null,
  request_hash bytea not null,
  answer text not null,
  headers jsonb not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  constraint idempotency_key_pkey PRIMARY KEY (organization_id, key),
  constraint idempotency_key_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint idempotency_key_request_hash_check CHECK ((length(request_hash) = 32))
);

create table item (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  manufacturer_id bigint,
  name text not null,
  model text,
  sku text,
  orderable boolean not null default true,
  device_identifier_type text,
  size text,
  reading_kinds text[] not null default '{}'::text[],
  constraint item_pkey PRIMARY KEY (organization_id, id),
  constraint item_device_identifier_type_check CHECK ((device_identifier_type = ANY (ARRAY['imei'::text, 'serial'::text, 'macAddress'::text, 'iccid'::text, 'simCardNumber'::text]))),
  constraint item_organization_id_manufacturer_id_fkey FOREIGN KEY (organization_id, manufacturer_id) REFERENCES manufacturer(organization_id, id),
  constraint item_size_check CHECK ((size = ANY (ARRAY['standard'::text, 'small'::text, 'medium'::text, 'large'::text, 'extraLarge'::text])))
);

create table kit (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  archived boolean not null,
  constraint kit_pkey PRIMARY KEY (organization_id, id),
  constraint kit_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table kit_item (
  organization_id bigint not null,
  kit_id bigint not null,
  item_id bigint not null,
  count integer not null,
  constraint kit_item_pkey PRIMARY KEY (organization_id, kit_id, item_id),
  constraint kit_item_count_check CHECK ((count > 0)),
  constraint kit_item_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES item(organization_id, id),
  constraint kit_item_organization_id_kit_id_fkey FOREIGN KEY (organization_id, kit_id) REFERENCES kit(organization_id, id)
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
  checksum text,
  constraint "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY (id)
);

create table order_device (
  organization_id bigint not null,
  order_id bigint not null,
  device_id bigint not null,
  line smallint not null,
  packed_kit_id bigint,
  is_open boolean not null default true,
  constraint order_device_pkey PRIMARY KEY (organization_id, order_id, device_id),
  constraint order_device_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint order_device_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id),
  constraint order_device_organization_id_packed_kit_id_fkey FOREIGN KEY (organization_id, packed_kit_id) REFERENCES packed_kit(organization_id, id)
);

create table order_event (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  order_id bigint not null,
  name text not null,
  event_timestamp timestamp(3) with time zone not null default now(),
  reason text,
  constraint order_event_pkey PRIMARY KEY (organization_id, id),
  constraint order_event_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id)
);

create table order_external_id (
  organization_id bigint not null,
  external_order_id text not null,
  order_id bigint not null,
  constraint order_external_id_pkey PRIMARY KEY (organization_id, external_order_id),
  constraint order_external_id_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id)
);

create table order_kit (
  organization_id bigint not null,
  order_id bigint not null,
  line smallint not null,
  kit_id bigint not null,
  count integer not null,
  constraint order_kit_pkey PRIMARY KEY (organization_id, order_id, line),
  constraint order_kit_count_check CHECK ((count > 0)),
  constraint order_kit_organization_id_kit_id_fkey FOREIGN KEY (organization_id, kit_id) REFERENCES kit(organization_id, id),
  constraint order_kit_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id),
  constraint order_kit_organization_id_order_id_kit_id_key UNIQUE (organization_id, order_id, kit_id)
);

create table order_line (
  organization_id bigint not null,
  order_id bigint not null,
  line smallint not null,
  kit_id bigint,
  item_id bigint not null,
  count integer not null,
  is_tracked boolean not null,
  constraint order_line_pkey PRIMARY KEY (organization_id, order_id, line),
  constraint order_line_count_check CHECK ((count > 0)),
  constraint order_line_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES item(organization_id, id),
  constraint order_line_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id)
);

create table order_tracking_number (
  organization_id bigint not null,
  value text not null,
  order_id bigint not null,
  constraint order_tracking_number_pkey PRIMARY KEY (organization_id, value, order_id),
  constraint order_tracking_number_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id)
);

create table organization (
  id bigint not null generated always as identity,
  name text not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  constraint organization_pkey PRIMARY KEY (id),
  constraint organization_name_check CHECK ((name <> ''::text)),
  constraint organization_name_key UNIQUE (name)
);

create table packed_kit (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  order_id bigint not null,
  kit_id bigint not null,
  constraint packed_kit_pkey PRIMARY KEY (organization_id, id),
  constraint packed_kit_organization_id_kit_id_fkey FOREIGN KEY (organization_id, kit_id) REFERENCES kit(organization_id, id),
  constraint packed_kit_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id)
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
  archived boolean not null default false,
  enrolled boolean not null default true,
  site_id bigint,
  time_zone text,
  local_time_zone text,
  email_in_lower_case text default lower(email),
  postal_code_start text default "left"((address ->> 'zipCode'::text), 32),
  country_start text default "left"((address ->> 'country'::text), 32),
  constraint patient_pkey PRIMARY KEY (organization_id, id),
  constraint patient_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
  constraint patient_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint patient_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES site(organization_id, id),
  constraint patient_sex_check CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text, 'other'::text, 'unknown'::text])))
);

create table peak_flow_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  peak_expiratory_flow double precision not null,
  forced_expiratory_volume_in_one_second double precision,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint peak_flow_reading_pkey PRIMARY KEY (organization_id, id),
  constraint peak_flow_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint peak_flow_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint peak_flow_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint peak_flow_reading_forced_expiratory_volume_in_one_second_check CHECK (((forced_expiratory_volume_in_one_second >= (0)::double precision) AND (forced_expiratory_volume_in_one_second <= (10)::double precision))),
  constraint peak_flow_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint peak_flow_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint peak_flow_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint peak_flow_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint peak_flow_reading_peak_expiratory_flow_check CHECK (((peak_expiratory_flow >= (30)::double precision) AND (peak_expiratory_flow <= (900)::double precision))),
  constraint peak_flow_reading_version_check CHECK ((version > 0))
);

create table reading_count (
  organization_id bigint not null,
  kind text not null,
  reading_day date not null,
  receipt_day date not null,
  count bigint not null,
  constraint reading_count_pkey PRIMARY KEY (organization_id, kind, reading_day, receipt_day),
  constraint reading_count_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table reading_count_delta (
  organization_id bigint not null,
  kind text not null,
  reading_id bigint not null,
  reading_day date not null,
  receipt_day date not null,
  change bigint not null,
  constraint reading_count_delta_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table reading_count_state (
  kind text not null,
  counted_id bigint not null default 0,
  closing_id bigint not null default 0,
  writers text[],
  constraint reading_count_state_pkey PRIMARY KEY (kind)
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

create table reading_revision (
  organization_id bigint not null,
  kind text not null,
  reading_id bigint not null,
  version smallint not null,
  "values" jsonb not null,
  supersede_timestamp timestamp(3) with time zone not null default now(),
  "row" jsonb not null,
  constraint reading_revision_pkey PRIMARY KEY (organization_id, kind, reading_id, version),
  constraint reading_revision_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table return_device (
  organization_id bigint not null,
  return_id bigint not null,
  device_id bigint not null,
  packed_kit_id bigint,
  is_open boolean not null default true,
  received boolean,
  constraint return_device_pkey PRIMARY KEY (organization_id, return_id, device_id),
  constraint return_device_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint return_device_organization_id_packed_kit_id_fkey FOREIGN KEY (organization_id, packed_kit_id) REFERENCES packed_kit(organization_id, id),
  constraint return_device_organization_id_return_id_fkey FOREIGN KEY (organization_id, return_id) REFERENCES customer_return(organization_id, id)
);

create table return_event (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  return_id bigint not null,
  name text not null,
  event_timestamp timestamp(3) with time zone not null default now(),
  reason text,
  constraint return_event_pkey PRIMARY KEY (organization_id, id),
  constraint return_event_organization_id_return_id_fkey FOREIGN KEY (organization_id, return_id) REFERENCES customer_return(organization_id, id)
);

create table return_line (
  organization_id bigint not null,
  return_id bigint not null,
  line smallint not null,
  item_id bigint not null,
  count integer not null,
  is_tracked boolean not null,
  received integer,
  constraint return_line_pkey PRIMARY KEY (organization_id, return_id, line),
  constraint return_line_count_check CHECK ((count > 0)),
  constraint return_line_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES item(organization_id, id),
  constraint return_line_organization_id_return_id_fkey FOREIGN KEY (organization_id, return_id) REFERENCES customer_return(organization_id, id),
  constraint return_line_received_check CHECK ((received >= 0))
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

create table sleep_mat_activity_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  bed_time timestamp(3) with time zone[],
  get_up_time timestamp(3) with time zone[],
  body_turn_over integer,
  duration smallint,
  heart_rate smallint,
  respiration double precision,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint sleep_mat_activity_reading_pkey PRIMARY KEY (organization_id, id),
  constraint sleep_mat_activity_reading_body_turn_over_check CHECK (((body_turn_over >= 0) AND (body_turn_over <= 100000))),
  constraint sleep_mat_activity_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint sleep_mat_activity_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint sleep_mat_activity_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint sleep_mat_activity_reading_duration_check CHECK (((duration >= 0) AND (duration <= 10080))),
  constraint sleep_mat_activity_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
  constraint sleep_mat_activity_reading_organization_id_device_id_item__fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint sleep_mat_activity_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint sleep_mat_activity_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint sleep_mat_activity_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint sleep_mat_activity_reading_respiration_check CHECK (((respiration >= (0)::double precision) AND (respiration <= (100)::double precision))),
  constraint sleep_mat_activity_reading_version_check CHECK ((version > 0))
);

create table sleep_mat_duration_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  body_turn_over integer,
  deep_sleep smallint,
  light_sleep smallint,
  rem smallint,
  duration smallint,
  heart_rate smallint,
  respiration double precision,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint sleep_mat_duration_reading_pkey PRIMARY KEY (organization_id, id),
  constraint sleep_mat_duration_reading_body_turn_over_check CHECK (((body_turn_over >= 0) AND (body_turn_over <= 100000))),
  constraint sleep_mat_duration_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint sleep_mat_duration_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint sleep_mat_duration_reading_deep_sleep_check CHECK (((deep_sleep >= 0) AND (deep_sleep <= 10080))),
  constraint sleep_mat_duration_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint sleep_mat_duration_reading_duration_check CHECK (((duration >= 0) AND (duration <= 10080))),
  constraint sleep_mat_duration_reading_heart_rate_check CHECK (((heart_rate >= 1) AND (heart_rate <= 300))),
  constraint sleep_mat_duration_reading_light_sleep_check CHECK (((light_sleep >= 0) AND (light_sleep <= 10080))),
  constraint sleep_mat_duration_reading_organization_id_device_id_item__fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint sleep_mat_duration_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint sleep_mat_duration_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint sleep_mat_duration_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint sleep_mat_duration_reading_rem_check CHECK (((rem >= 0) AND (rem <= 10080))),
  constraint sleep_mat_duration_reading_respiration_check CHECK (((respiration >= (0)::double precision) AND (respiration <= (100)::double precision))),
  constraint sleep_mat_duration_reading_version_check CHECK ((version > 0))
);

create table stock (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  item_id bigint not null,
  site_id bigint,
  quantity integer not null,
  promised integer not null default 0,
  constraint stock_pkey PRIMARY KEY (organization_id, id),
  constraint stock_not_promised_twice CHECK ((promised <= quantity)),
  constraint stock_of_item UNIQUE NULLS NOT DISTINCT (organization_id, item_id, site_id),
  constraint stock_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES item(organization_id, id),
  constraint stock_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES site(organization_id, id),
  constraint stock_promised_check CHECK ((promised >= 0)),
  constraint stock_quantity_check CHECK ((quantity >= 0))
);

create table stock_adjustment (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  stock_id bigint not null,
  change integer not null,
  reason text,
  create_timestamp timestamp(3) with time zone not null default now(),
  constraint stock_adjustment_pkey PRIMARY KEY (organization_id, id),
  constraint stock_adjustment_organization_id_stock_id_fkey FOREIGN KEY (organization_id, stock_id) REFERENCES stock(organization_id, id)
);

create table temperature_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  temperature double precision not null,
  temperature_unit text not null,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint temperature_reading_pkey PRIMARY KEY (organization_id, id),
  constraint temperature_reading_check CHECK (((temperature >= (
CASE temperature_unit
    WHEN 'celsius'::text THEN 25
    ELSE 77
END)::double precision) AND (temperature <= (
CASE temperature_unit
    WHEN 'celsius'::text THEN 45
    ELSE 113
END)::double precision))),
  constraint temperature_reading_check1 CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint temperature_reading_check2 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint temperature_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint temperature_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint temperature_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint temperature_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint temperature_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint temperature_reading_temperature_unit_check CHECK ((temperature_unit = ANY (ARRAY['fahrenheit'::text, 'celsius'::text]))),
  constraint temperature_reading_version_check CHECK ((version > 0))
);

create table webhook (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  type text not null,
  url text not null,
  enabled boolean not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  rate_limit smallint,
  disabled_reason text,
  delete_timestamp timestamp(3) with time zone,
  constraint webhook_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_check CHECK (((NOT enabled) OR ((disabled_reason IS NULL) AND (delete_timestamp IS NULL)))),
  constraint webhook_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['gone'::text, 'failing'::text]))),
  constraint webhook_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint webhook_rate_limit_check CHECK (((rate_limit >= 1) AND (rate_limit <= 1000)))
);

create table webhook_attempt (
  organization_id bigint not null,
  log_id bigint not null,
  number smallint not null,
  log_create_timestamp timestamp(3) with time zone not null,
  start_timestamp timestamp(3) with time zone not null,
  duration_ms integer,
  response_status smallint,
  error text,
  response_body text,
  constraint webhook_attempt_pkey PRIMARY KEY (organization_id, log_id, number, log_create_timestamp),
  constraint webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint webhook_attempt_number_check CHECK ((number > 0)),
  constraint webhook_attempt_response_status_check CHECK (((response_status >= 100) AND (response_status <= 599)))
) partition by RANGE (log_create_timestamp);

create table webhook_delivery (
  organization_id bigint not null,
  webhook_id bigint not null,
  is_retry boolean not null,
  due_timestamp timestamp(3) with time zone not null,
  log_id bigint not null,
  log_create_timestamp timestamp(3) with time zone not null,
  message_id text not null,
  step smallint not null default 0,
  attempts smallint not null default 0,
  owner uuid,
  dead_cause text,
  constraint webhook_delivery_pkey PRIMARY KEY (organization_id, webhook_id, is_retry, due_timestamp, log_id)
);

create table webhook_health (
  organization_id bigint not null,
  webhook_id bigint not null,
  consecutive_failures integer not null default 0,
  failing_since timestamp(3) with time zone,
  not_before timestamp(3) with time zone,
  next_slot timestamp with time zone,
  last_success_timestamp timestamp(3) with time zone,
  constraint webhook_health_pkey PRIMARY KEY (organization_id, webhook_id),
  constraint webhook_health_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES webhook(organization_id, id)
);

create table webhook_log (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  webhook_id bigint not null,
  message_id text not null,
  webhook_type text not null,
  webhook_url text not null,
  create_timestamp timestamp(3) with time zone not null,
  retry_attempts smallint not null default 0,
  last_response_status smallint,
  last_retry_timestamp timestamp(3) with time zone,
  status text not null,
  constraint webhook_log_pkey PRIMARY KEY (organization_id, id, create_timestamp),
  constraint webhook_log_check1 CHECK (((retry_attempts = 0) = (last_retry_timestamp IS NULL))),
  constraint webhook_log_last_response_status_check1 CHECK (((last_response_status >= 100) AND (last_response_status <= 599))),
  constraint webhook_log_once UNIQUE (organization_id, webhook_id, create_timestamp, message_id),
  constraint webhook_log_retry_attempts_check1 CHECK ((retry_attempts >= 0)),
  constraint webhook_log_status_check1 CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
) partition by RANGE (create_timestamp);

create table webhook_log_cell (
  organization_id bigint not null,
  create_day date not null,
  webhook_type text not null,
  retry_attempts smallint not null,
  last_response_status smallint not null,
  status text not null,
  count bigint not null,
  constraint webhook_log_cell_pkey PRIMARY KEY (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status)
);

create table webhook_log_delta (
  organization_id bigint not null,
  create_day date not null,
  webhook_type text not null,
  retry_attempts smallint not null,
  last_response_status smallint not null,
  status text not null,
  count bigint not null,
  retry_day date
);

create table webhook_log_payload (
  organization_id bigint not null,
  log_id bigint not null,
  log_create_timestamp timestamp(3) with time zone not null,
  body text not null,
  constraint webhook_log_payload_pkey PRIMARY KEY (organization_id, log_id, log_create_timestamp)
) partition by RANGE (log_create_timestamp);

create table webhook_log_retried_cell (
  organization_id bigint not null,
  create_day date not null,
  webhook_type text not null,
  retry_attempts smallint not null,
  last_response_status smallint not null,
  status text not null,
  count bigint not null,
  retry_day date not null,
  constraint webhook_log_retried_cell_pkey PRIMARY KEY (organization_id, retry_day, create_day, webhook_type, retry_attempts, last_response_status, status)
);

create table webhook_replay (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  webhook_id bigint not null,
  start_timestamp timestamp(3) with time zone not null,
  end_timestamp timestamp(3) with time zone not null,
  log_status text,
  cursor_timestamp timestamp(3) with time zone not null,
  cursor_message_id text not null default ''::text,
  queued bigint not null default 0,
  status text not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  constraint webhook_replay_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_replay_log_status_check CHECK ((log_status = ANY (ARRAY['delivered'::text, 'failed'::text, 'cancelled'::text]))),
  constraint webhook_replay_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES webhook(organization_id, id),
  constraint webhook_replay_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'cancelled'::text])))
);

create table webhook_secret (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  webhook_id bigint not null,
  sealed bytea not null,
  key_name text not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  expire_timestamp timestamp(3) with time zone,
  constraint webhook_secret_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_secret_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES webhook(organization_id, id)
);

create table weight_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default now(),
  weight double precision not null,
  manual boolean not null,
  device_time_zone_offset integer,
  patient_time_zone_offset integer,
  version smallint not null default 1,
  void_timestamp timestamp(3) with time zone,
  update_timestamp timestamp(3) with time zone,
  out_of_range text,
  sent_as jsonb,
  flags text[] not null default '{}'::text[],
  constraint weight_reading_pkey PRIMARY KEY (organization_id, id),
  constraint weight_reading_check CHECK (((device_id IS NULL) = (item_id IS NULL))),
  constraint weight_reading_check1 CHECK (((patient_id IS NOT NULL) OR (device_id IS NOT NULL))),
  constraint weight_reading_device_time_zone_offset_check CHECK (((device_time_zone_offset >= '-43200'::integer) AND (device_time_zone_offset <= 50400))),
  constraint weight_reading_organization_id_device_id_item_id_fkey FOREIGN KEY (organization_id, device_id, item_id) REFERENCES device(organization_id, id, item_id),
  constraint weight_reading_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint weight_reading_out_of_range_check CHECK ((out_of_range = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint weight_reading_patient_time_zone_offset_check CHECK (((patient_time_zone_offset >= '-43200'::integer) AND (patient_time_zone_offset <= 50400))),
  constraint weight_reading_version_check CHECK ((version > 0)),
  constraint weight_reading_weight_check CHECK (((weight >= (0)::double precision) AND (weight <= (2200)::double precision)))
);

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

CREATE INDEX webhook_log_cell_pending ON public.webhook_log_cell USING btree (organization_id) WHERE (status = 'pending'::text);

CREATE INDEX webhook_log_delta_of_organization ON public.webhook_log_delta USING btree (organization_id);

CREATE INDEX webhook_log_last_retried ON ONLY public.webhook_log USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);

CREATE INDEX webhook_log_newest_first ON ONLY public.webhook_log USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);

CREATE INDEX webhook_of_type ON public.webhook USING btree (organization_id, type) WHERE (delete_timestamp IS NULL);

CREATE INDEX webhook_replay_running ON public.webhook_replay USING btree (organization_id, id) WHERE (status = 'running'::text);

CREATE INDEX webhook_secret_of_webhook ON public.webhook_secret USING btree (organization_id, webhook_id);

CREATE INDEX weight_reading_newest_first ON public.weight_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX weight_reading_of_device ON public.weight_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX weight_reading_of_patient ON public.weight_reading USING btree (organization_id, patient_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE (void_timestamp IS NULL);

CREATE INDEX weight_reading_received ON public.weight_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX weight_reading_without_device ON public.weight_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE OR REPLACE FUNCTION public.announce_api_key_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        perform pg_notify('api_key_changed', encode(old.hash, 'hex'));
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_webhook_log_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into webhook_log_delta (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, count)
        select organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, sum(n) from (
  select organization_id, (create_timestamp at time zone 'UTC')::date as create_day, webhook_type, retry_attempts,
    coalesce(last_response_status, -1) as last_response_status, status,
    (last_retry_timestamp at time zone 'UTC')::date as retry_day, -1 as n from gone) as changed group by organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day having sum(n) <> 0;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_webhook_log_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into webhook_log_delta (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, count)
        select organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day, sum(n) from (
  select organization_id, (create_timestamp at time zone 'UTC')::date as create_day, webhook_type, retry_attempts,
    coalesce(last_response_status, -1) as last_response_status, status,
    (last_retry_timestamp at time zone 'UTC')::date as retry_day, 1 as n from added) as changed group by organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, retry_day having sum(n) <> 0;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_webhook_log_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.record_deleted_reading_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into reading_count_delta (organization_id, kind, reading_id, reading_day, receipt_day, change)
        select r.organization_id, tg_argv[0], case when r.id > s.counted_id then r.id else 0 end,
          (r.reading_timestamp at time zone 'UTC')::date, (r.received_timestamp at time zone 'UTC')::date, -count(*)
        from before r, reading_count_state s
        where r.void_timestamp is null and s.kind = tg_argv[0]
        group by 1, 3, 4, 5;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.record_updated_reading_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
      end $function$;

CREATE OR REPLACE FUNCTION public.refuse_truncate_of_readings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        raise exception 'Delete readings instead of truncating their table, so that their counts stay exact.';
      end $function$;

CREATE TRIGGER api_key_changed AFTER DELETE OR UPDATE OF scopes, expire_timestamp, revoke_timestamp ON public.api_key FOR EACH ROW EXECUTE FUNCTION announce_api_key_change();

CREATE TRIGGER count_webhook_log_delete AFTER DELETE ON public.webhook_log REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_webhook_log_delete();

CREATE TRIGGER count_webhook_log_insert AFTER INSERT ON public.webhook_log REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_webhook_log_insert();

CREATE TRIGGER count_webhook_log_update AFTER UPDATE ON public.webhook_log REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_webhook_log_update();

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.blood_glucose_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('bloodGlucose');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.blood_oxygen_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('bloodOxygen');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.blood_pressure_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('bloodPressure');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.heart_rate_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('heartRate');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.heart_rate_variability_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('heartRateVariability');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.peak_flow_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('peakFlow');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.sleep_mat_activity_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('sleepMatActivity');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.sleep_mat_duration_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('sleepMatDuration');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.temperature_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('temperature');

CREATE TRIGGER record_deleted_counts AFTER DELETE ON public.weight_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_reading_counts('weight');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.blood_glucose_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('bloodGlucose');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.blood_oxygen_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('bloodOxygen');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.blood_pressure_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('bloodPressure');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.heart_rate_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('heartRate');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.heart_rate_variability_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('heartRateVariability');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.peak_flow_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('peakFlow');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.sleep_mat_activity_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('sleepMatActivity');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.sleep_mat_duration_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('sleepMatDuration');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.temperature_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('temperature');

CREATE TRIGGER record_updated_counts AFTER UPDATE ON public.weight_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_updated_reading_counts('weight');

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.blood_glucose_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.blood_oxygen_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.blood_pressure_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.heart_rate_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.heart_rate_variability_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.peak_flow_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.sleep_mat_activity_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.sleep_mat_duration_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.temperature_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.weight_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_readings();

alter table api_key enable row level security, force row level security;

alter table blood_glucose_reading enable row level security, force row level security;

alter table blood_oxygen_reading enable row level security, force row level security;

alter table blood_pressure_reading enable row level security, force row level security;

alter table customer_order enable row level security, force row level security;

alter table customer_return enable row level security, force row level security;

alter table device enable row level security, force row level security;

alter table device_assignment enable row level security, force row level security;

alter table device_event enable row level security, force row level security;

alter table device_health_check enable row level security, force row level security;

alter table device_identifier enable row level security, force row level security;

alter table event enable row level security, force row level security;

alter table heart_rate_reading enable row level security, force row level security;

alter table heart_rate_variability_reading enable row level security, force row level security;

alter table idempotency_key enable row level security, force row level security;

alter table item enable row level security, force row level security;

alter table kit enable row level security, force row level security;

alter table kit_item enable row level security, force row level security;

alter table manufacturer enable row level security, force row level security;

alter table order_device enable row level security, force row level security;

alter table order_event enable row level security, force row level security;

alter table order_external_id enable row level security, force row level security;

alter table order_kit enable row level security, force row level security;

alter table order_line enable row level security, force row level security;

alter table order_tracking_number enable row level security, force row level security;

alter table packed_kit enable row level security, force row level security;

alter table patient enable row level security, force row level security;

alter table peak_flow_reading enable row level security, force row level security;

alter table reading_count enable row level security, force row level security;

alter table reading_count_delta enable row level security, force row level security;

alter table reading_import enable row level security, force row level security;

alter table reading_revision enable row level security, force row level security;

alter table return_device enable row level security, force row level security;

alter table return_event enable row level security, force row level security;

alter table return_line enable row level security, force row level security;

alter table site enable row level security, force row level security;

alter table sleep_mat_activity_reading enable row level security, force row level security;

alter table sleep_mat_duration_reading enable row level security, force row level security;

alter table stock enable row level security, force row level security;

alter table stock_adjustment enable row level security, force row level security;

alter table temperature_reading enable row level security, force row level security;

alter table webhook enable row level security, force row level security;

alter table webhook_attempt enable row level security, force row level security;

alter table webhook_delivery enable row level security, force row level security;

alter table webhook_health enable row level security, force row level security;

alter table webhook_log enable row level security, force row level security;

alter table webhook_log_cell enable row level security, force row level security;

alter table webhook_log_delta enable row level security, force row level security;

alter table webhook_log_payload enable row level security, force row level security;

alter table webhook_log_retried_cell enable row level security, force row level security;

alter table webhook_replay enable row level security, force row level security;

alter table webhook_secret enable row level security, force row level security;

alter table weight_reading enable row level security, force row level security;

create policy of_organization on api_key as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy presented_for_select on api_key as permissive for select to public using ((hash = ( SELECT decode(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), 'hex'::text) AS decode)));

create policy presented_for_update on api_key as permissive for update to public using ((hash = ( SELECT decode(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), 'hex'::text) AS decode)));

create policy for_delivery on blood_glucose_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on blood_glucose_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on blood_oxygen_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on blood_oxygen_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on blood_pressure_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on blood_pressure_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on customer_order as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on customer_return as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on device as permissive for select to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on device as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on device_assignment as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on device_event as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on device_event as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on device_health_check as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on device_identifier as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on device_identifier as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on event as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on event as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on heart_rate_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on heart_rate_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on heart_rate_variability_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on heart_rate_variability_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on idempotency_key as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on item as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on item as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on kit as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on kit_item as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on manufacturer as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on manufacturer as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on order_device as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on order_event as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on order_external_id as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on order_kit as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on order_line as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on order_tracking_number as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on packed_kit as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on patient as permissive for select to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on patient as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on peak_flow_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on peak_flow_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on reading_count as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on reading_count as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on reading_count_delta as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on reading_count_delta as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on reading_import as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on reading_revision as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on reading_revision as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on return_device as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on return_event as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on return_line as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on site as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on sleep_mat_activity_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on sleep_mat_activity_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on sleep_mat_duration_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on sleep_mat_duration_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on stock as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on stock_adjustment as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on temperature_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on temperature_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on webhook_attempt as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_attempt as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_delivery as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_delivery as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_health as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_health as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_log as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_log as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_log_cell as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_log_cell as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_log_delta as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_log_delta as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_log_payload as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_log_payload as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_log_retried_cell as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_log_retried_cell as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_replay as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_replay as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_secret as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_secret as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on weight_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on weight_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
