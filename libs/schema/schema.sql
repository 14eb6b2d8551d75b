-- What the migrations come to. Not run by anything. To refresh it: UPDATE_SCHEMA=1 npx jest schema-dump

create table adherence_count (
  organization_id bigint not null,
  patient_id bigint not null,
  valid_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  monitored boolean not null default false,
  site_id bigint,
  start_date date,
  days smallint,
  at_risk boolean,
  constraint adherence_count_pkey PRIMARY KEY (organization_id, patient_id),
  constraint adherence_count_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint adherence_count_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id) ON DELETE CASCADE
);

create table adherence_days (
  organization_id bigint not null,
  patient_id bigint not null,
  first_day date not null,
  days bit varying not null,
  constraint adherence_days_pkey PRIMARY KEY (organization_id, patient_id),
  constraint adherence_days_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint adherence_days_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id)
);

create table adherence_recheck (
  organization_id bigint not null,
  patient_id bigint not null,
  day date,
  constraint adherence_recheck_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

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
  internal boolean not null default false,
  person_id bigint,
  client_id text,
  jwks jsonb,
  jwks_url text,
  constraint api_key_pkey PRIMARY KEY (organization_id, id),
  constraint api_key_hash_check CHECK ((length(hash) = 32)),
  constraint api_key_hash_key UNIQUE (hash),
  constraint api_key_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table audit_archive (
  file text not null,
  month date not null,
  archive_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  digest bytea not null,
  blocks bigint not null,
  rows bigint not null,
  constraint audit_archive_pkey PRIMARY KEY (file)
);

create table audit_archived_leaf (
  organization_id bigint not null,
  number bigint not null,
  id bigint not null,
  month date not null,
  leaf bytea not null,
  constraint audit_archived_leaf_pkey PRIMARY KEY (organization_id, number, id)
);

create table audit_block (
  "position" bigint not null,
  organization_id bigint not null,
  number bigint not null,
  epoch integer not null,
  count integer not null,
  seal_timestamp timestamp(3) with time zone not null,
  first_timestamp timestamp(3) with time zone not null,
  last_timestamp timestamp(3) with time zone not null,
  ids int8multirange not null,
  root bytea not null,
  previous bytea not null,
  hash bytea not null,
  marks bytea not null,
  constraint audit_block_pkey PRIMARY KEY (organization_id, number),
  constraint audit_block_position_key UNIQUE ("position")
);

create table audit_chain (
  organization_id bigint not null,
  chain uuid not null default gen_random_uuid(),
  create_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  constraint audit_chain_pkey PRIMARY KEY (organization_id),
  constraint audit_chain_chain_key UNIQUE (chain)
);

create table audit_checkpoint (
  id bigint not null generated always as identity,
  create_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  epoch integer not null,
  blocks bigint not null,
  root bytea not null,
  peaks bytea not null,
  key_number integer,
  note text not null,
  constraint audit_checkpoint_pkey PRIMARY KEY (id)
);

create table audit_epoch (
  number integer not null,
  begin_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  reason text not null,
  blocks bigint not null,
  hash bytea,
  constraint audit_epoch_pkey PRIMARY KEY (number)
);

create table audit_event (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  recorded_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  actor_id bigint,
  session_id bigint,
  resource_id bigint,
  webhook_id bigint,
  request_id uuid,
  rows integer not null,
  status smallint,
  format smallint not null default 1,
  actor_kind text not null,
  asserted_actor text,
  action text not null,
  resource text not null,
  patients bigint[] not null,
  further_request_ids uuid[],
  client_request_hash bytea,
  address inet,
  host text,
  digests bytea,
  purpose text,
  constraint audit_event_pkey PRIMARY KEY (organization_id, id, recorded_timestamp)
) partition by RANGE (recorded_timestamp);

create table audit_key (
  number integer not null,
  public_key bytea not null,
  create_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  note text,
  constraint audit_key_pkey PRIMARY KEY (number),
  constraint audit_key_public_key_key UNIQUE (public_key)
);

create table audit_progress (
  id smallint not null default 1,
  sealed_id bigint not null,
  blocks bigint not null,
  settled_blocks bigint not null default 0,
  constraint audit_progress_pkey PRIMARY KEY (id),
  constraint audit_progress_id_check CHECK ((id = 1))
);

create table audit_segment (
  organization_id bigint not null,
  import_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  origin text not null,
  chain uuid not null,
  blocks bigint not null,
  rows bigint not null,
  hash bytea not null,
  proof text not null,
  constraint audit_segment_pkey PRIMARY KEY (organization_id)
);

create table audit_segment_block (
  organization_id bigint not null,
  number bigint not null,
  epoch integer not null,
  count integer not null,
  seal_timestamp timestamp(3) with time zone not null,
  first_timestamp timestamp(3) with time zone not null,
  last_timestamp timestamp(3) with time zone not null,
  ids int8multirange not null,
  root bytea not null,
  previous bytea not null,
  hash bytea not null,
  row_ids bigint[] not null,
  source_ids bigint[] not null,
  constraint audit_segment_block_pkey PRIMARY KEY (organization_id, number)
);

create table audit_verification (
  id bigint not null generated always as identity,
  verify_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  blocks bigint not null,
  rows bigint not null,
  is_intact boolean not null,
  constraint audit_verification_pkey PRIMARY KEY (id)
);

create table backup_verification (
  id bigint not null generated always as identity,
  backup_timestamp timestamp(3) with time zone not null,
  verify_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  constraint backup_verification_pkey PRIMARY KEY (id)
);

create table blood_glucose_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
  irregular_heartbeat boolean,
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

create table console_code (
  organization_id bigint not null,
  hash bytea not null,
  api_key_id bigint not null,
  actor text not null,
  scopes text[] not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  expire_timestamp timestamp(3) with time zone not null,
  use_timestamp timestamp(3) with time zone,
  constraint console_code_pkey PRIMARY KEY (organization_id, hash),
  constraint console_code_hash_check CHECK ((length(hash) = 32)),
  constraint console_code_hash_key UNIQUE (hash),
  constraint console_code_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_key(organization_id, id) ON DELETE CASCADE,
  constraint console_code_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint console_code_scopes_check CHECK ((cardinality(scopes) > 0))
);

create table console_invitation (
  organization_id bigint not null,
  hash bytea not null,
  person_id bigint not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  expire_timestamp timestamp(3) with time zone not null,
  use_timestamp timestamp(3) with time zone,
  constraint console_invitation_pkey PRIMARY KEY (organization_id, hash),
  constraint console_invitation_hash_check CHECK ((length(hash) = 32)),
  constraint console_invitation_hash_key UNIQUE (hash),
  constraint console_invitation_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint console_invitation_organization_id_person_id_fkey FOREIGN KEY (organization_id, person_id) REFERENCES console_person(organization_id, id) ON DELETE CASCADE
);

create table console_passkey (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  person_id bigint not null,
  hash bytea not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  is_backup_eligible boolean not null,
  is_backed_up boolean not null,
  transports text[] not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  last_use_timestamp timestamp(3) with time zone,
  constraint console_passkey_pkey PRIMARY KEY (organization_id, id),
  constraint console_passkey_counter_check CHECK ((counter >= 0)),
  constraint console_passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1023))),
  constraint console_passkey_hash_check CHECK ((length(hash) = 32)),
  constraint console_passkey_hash_key UNIQUE (hash),
  constraint console_passkey_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint console_passkey_organization_id_person_id_fkey FOREIGN KEY (organization_id, person_id) REFERENCES console_person(organization_id, id) ON DELETE CASCADE
);

create table console_person (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  api_key_id bigint not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  last_sign_in_timestamp timestamp(3) with time zone,
  raw_key text,
  constraint console_person_pkey PRIMARY KEY (organization_id, id),
  constraint console_person_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_key(organization_id, id) ON DELETE CASCADE,
  constraint console_person_organization_id_api_key_id_key UNIQUE (organization_id, api_key_id),
  constraint console_person_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table console_session (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  api_key_id bigint not null,
  hash bytea not null,
  actor text not null,
  scopes text[] not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  last_use_timestamp timestamp(3) with time zone not null default now(),
  expire_timestamp timestamp(3) with time zone not null,
  end_timestamp timestamp(3) with time zone,
  challenge_hash bytea,
  end_reason text,
  person_id bigint,
  constraint console_session_pkey PRIMARY KEY (organization_id, id),
  constraint console_session_challenge_hash_check CHECK ((length(challenge_hash) = 32)),
  constraint console_session_check CHECK (((end_reason IS NULL) OR ((end_reason = 'limit'::text) AND (end_timestamp IS NOT NULL)))),
  constraint console_session_hash_check CHECK ((length(hash) = 32)),
  constraint console_session_hash_key UNIQUE (hash),
  constraint console_session_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_key(organization_id, id) ON DELETE CASCADE,
  constraint console_session_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint console_session_scopes_check CHECK ((cardinality(scopes) > 0))
);

create table correction (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  type text not null,
  device_id bigint,
  start_timestamp timestamp(3) with time zone,
  end_timestamp timestamp(3) with time zone,
  offset_seconds integer,
  reading_count integer not null default 0,
  undone_id bigint,
  create_timestamp timestamp(3) with time zone not null default now(),
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  reason text default NULLIF(current_setting('rpm.reason'::text, true), ''::text),
  constraint correction_pkey PRIMARY KEY (organization_id, id),
  constraint correction_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text, 'source'::text]))) NOT VALID,
  constraint correction_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint correction_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint correction_organization_id_undone_id_fkey FOREIGN KEY (organization_id, undone_id) REFERENCES correction(organization_id, id)
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
  version integer not null default 1,
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  order_event_count integer not null default 0,
  is_outdated boolean not null default false,
  carrier text,
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
  version integer not null default 1,
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  carrier text,
  constraint customer_return_pkey PRIMARY KEY (organization_id, id),
  constraint customer_return_check CHECK (((patient_id IS NULL) <> (site_id IS NULL))),
  constraint customer_return_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint customer_return_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id),
  constraint customer_return_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint customer_return_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES site(organization_id, id),
  constraint customer_return_shipping_option_check CHECK ((shipping_option = ANY (ARRAY['standard'::text, 'expedited'::text, 'overnight'::text]))),
  constraint customer_return_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'labelSent'::text, 'inTransit'::text, 'received'::text, 'cancelled'::text])))
);

create table deleted_resource (
  organization_id bigint not null,
  resource text not null,
  id bigint not null,
  version integer not null,
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint deleted_resource_pkey PRIMARY KEY (organization_id, resource, update_timestamp, id)
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
  custody_version integer not null default 0,
  version integer not null default 1,
  create_timestamp timestamp(3) with time zone not null default now(),
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  device_event_count integer not null default 0,
  former_identifier_count integer not null default 0,
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
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  reason text default NULLIF(current_setting('rpm.reason'::text, true), ''::text),
  version integer not null default 1,
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint device_assignment_pkey PRIMARY KEY (organization_id, id),
  constraint device_assignment_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text, 'source'::text]))) NOT VALID,
  constraint device_assignment_check CHECK ((end_timestamp >= start_timestamp)),
  constraint device_assignment_one_at_a_time EXCLUDE USING gist (int8range(device_id, device_id, '[]'::text) WITH &&, int8range(organization_id, organization_id, '[]'::text) WITH &&, tstzrange(start_timestamp, end_timestamp) WITH &&),
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
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  reason text default NULLIF(current_setting('rpm.reason'::text, true), ''::text),
  constraint device_event_pkey PRIMARY KEY (organization_id, id),
  constraint device_event_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text, 'source'::text]))) NOT VALID,
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

create table device_silence (
  organization_id bigint not null,
  device_id bigint not null,
  silent_since timestamp(3) with time zone not null,
  last_report_timestamp timestamp(3) with time zone,
  constraint device_silence_pkey PRIMARY KEY (organization_id, device_id),
  constraint device_silence_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id) ON DELETE CASCADE,
  constraint device_silence_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table device_watch (
  organization_id bigint not null,
  item_id bigint not null default 0,
  device_id bigint not null default 0,
  due_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  constraint device_watch_pkey PRIMARY KEY (organization_id),
  constraint device_watch_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table disclosure (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint not null,
  date date,
  recipient text,
  address text,
  description text not null,
  purpose text,
  withdraws_id bigint,
  create_timestamp timestamp(3) with time zone not null default now(),
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  constraint disclosure_pkey PRIMARY KEY (organization_id, id),
  constraint disclosure_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text]))),
  constraint disclosure_check CHECK (((withdraws_id IS NOT NULL) OR ((date IS NOT NULL) AND (recipient IS NOT NULL) AND (purpose IS NOT NULL)))),
  constraint disclosure_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint disclosure_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint disclosure_organization_id_withdraws_id_fkey FOREIGN KEY (organization_id, withdraws_id) REFERENCES disclosure(organization_id, id),
  constraint disclosure_organization_id_withdraws_id_key UNIQUE (organization_id, withdraws_id)
);

create table ended_observation (
  organization_id bigint not null,
  kind text not null,
  reading_id bigint not null,
  patient_id bigint not null,
  companion text not null,
  version smallint not null,
  end_timestamp timestamp(3) with time zone not null,
  constraint ended_observation_pkey PRIMARY KEY (organization_id, kind, reading_id, patient_id, companion)
);

create table ended_observation_state (
  organization_id bigint not null,
  kind text not null,
  through bigint not null,
  constraint ended_observation_state_pkey PRIMARY KEY (organization_id)
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
  transaction_id xid8 not null default pg_current_xact_id(),
  constraint event_pkey PRIMARY KEY (organization_id, id),
  constraint event_check CHECK (((payload IS NOT NULL) OR (type ~~ 'reading.%'::text)))
);

create table event_lease (
  organization_id bigint not null,
  first_position bigint not null,
  last_position bigint not null,
  publish_timestamp timestamp(3) with time zone not null,
  owner uuid not null,
  lease_end timestamp(3) with time zone not null,
  dead_cause text,
  constraint event_lease_pkey PRIMARY KEY (organization_id, first_position, last_position)
);

create table event_publication (
  organization_id bigint not null,
  "position" bigint not null default 0,
  publish_timestamp timestamp(3) with time zone,
  constraint event_publication_pkey PRIMARY KEY (organization_id, "position"),
  constraint event_publication_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table event_sequence (
  organization_id bigint not null,
  type text not null,
  sequence bigint not null,
  publish_timestamp timestamp(3) with time zone not null,
  constraint event_sequence_pkey PRIMARY KEY (organization_id, type, sequence)
);

create table fhir_export (
  organization_id bigint not null,
  id uuid not null default gen_random_uuid(),
  request text not null,
  selection jsonb not null,
  create_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  use_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  expire_timestamp timestamp(3) with time zone not null,
  transaction_timestamp timestamp(3) with time zone,
  files jsonb,
  fetched integer[] not null default '{}'::integer[],
  constraint fhir_export_pkey PRIMARY KEY (organization_id, id),
  constraint fhir_export_check CHECK (((transaction_timestamp IS NULL) = (files IS NULL))),
  constraint fhir_export_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table file_import (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  number integer not null,
  state text not null default 'receiving'::text,
  sha256 bytea not null,
  bytes bigint not null,
  format text,
  answers jsonb not null default '{}'::jsonb,
  patient_id bigint,
  records bigint not null default 0,
  reject_bytes bigint not null default 0,
  stored bigint not null default 0,
  duplicates bigint not null default 0,
  rejected bigint not null default 0,
  rejected_codes jsonb not null default '{}'::jsonb,
  rejected_lines jsonb not null default '[]'::jsonb,
  created_patient_ids bigint[] not null default '{}'::bigint[],
  created_device_ids bigint[] not null default '{}'::bigint[],
  voided bigint not null default 0,
  kept bigint not null default 0,
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  create_timestamp timestamp(3) with time zone not null default now(),
  start_timestamp timestamp(3) with time zone,
  end_timestamp timestamp(3) with time zone,
  undo_timestamp timestamp(3) with time zone,
  constraint file_import_pkey PRIMARY KEY (organization_id, id),
  constraint file_import_bytes_check CHECK ((bytes >= 0)),
  constraint file_import_number_check CHECK ((number > 0)),
  constraint file_import_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint file_import_organization_id_number_key UNIQUE (organization_id, number),
  constraint file_import_sha256_check CHECK ((length(sha256) = 32)),
  constraint file_import_state_check CHECK ((state = ANY (ARRAY['receiving'::text, 'storing'::text, 'stored'::text, 'undoing'::text, 'undone'::text])))
);

create table file_import_part (
  organization_id bigint not null,
  file_import_id bigint not null,
  number integer not null,
  sealed bytea not null,
  key_name text not null,
  bytes integer not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  constraint file_import_part_pkey PRIMARY KEY (organization_id, file_import_id, number),
  constraint file_import_part_number_check CHECK ((number >= 0)),
  constraint file_import_part_organization_id_file_import_id_fkey FOREIGN KEY (organization_id, file_import_id) REFERENCES file_import(organization_id, id) ON DELETE CASCADE,
  constraint file_import_part_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table former_device_identifier (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  device_id bigint not null,
  type text not null,
  value text not null,
  end_timestamp timestamp(3) with time zone not null,
  constraint former_device_identifier_pkey PRIMARY KEY (organization_id, id),
  constraint former_device_identifier_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id)
);

create table heart_rate_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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

create table ingest_alias (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  source_id bigint not null,
  kind text not null,
  value text not null,
  device_id bigint,
  patient_id bigint,
  start_timestamp timestamp(3) with time zone,
  end_timestamp timestamp(3) with time zone,
  create_timestamp timestamp(3) with time zone not null default now(),
  constraint ingest_alias_pkey PRIMARY KEY (organization_id, id),
  constraint ingest_alias_check CHECK (((num_nonnulls(device_id, patient_id) = 1) AND ((kind = 'device'::text) = (device_id IS NOT NULL)))),
  constraint ingest_alias_kind_check CHECK ((kind = ANY (ARRAY['device'::text, 'person'::text]))),
  constraint ingest_alias_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id),
  constraint ingest_alias_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_alias_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint ingest_alias_organization_id_source_id_fkey FOREIGN KEY (organization_id, source_id) REFERENCES ingest_source(organization_id, id) ON DELETE CASCADE,
  constraint ingest_alias_value_check CHECK ((char_length(value) <= 255))
);

create table ingest_body (
  organization_id bigint not null,
  message_id bigint not null,
  sealed bytea not null,
  key_name text not null,
  constraint ingest_body_pkey PRIMARY KEY (organization_id, message_id),
  constraint ingest_body_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_body_organization_id_message_id_fkey FOREIGN KEY (organization_id, message_id) REFERENCES ingest_message(organization_id, id) ON DELETE CASCADE
);

create table ingest_mapping (
  organization_id bigint not null,
  source_id bigint not null,
  version integer not null,
  document jsonb not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  activate_timestamp timestamp(3) with time zone,
  preview_timestamp timestamp(3) with time zone,
  previewed_against integer,
  preview_message_id bigint,
  preview_actor text,
  preview_actor_kind text,
  preview_actor_id bigint,
  constraint ingest_mapping_pkey PRIMARY KEY (organization_id, source_id, version),
  constraint ingest_mapping_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text, 'source'::text]))),
  constraint ingest_mapping_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_mapping_organization_id_source_id_fkey FOREIGN KEY (organization_id, source_id) REFERENCES ingest_source(organization_id, id) ON DELETE CASCADE,
  constraint ingest_mapping_version_check CHECK ((version > 0))
);

create table ingest_message (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  source_id bigint not null,
  receive_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  state text not null default 'queued'::text,
  due_timestamp timestamp(3) with time zone default now(),
  attempts smallint not null default 0,
  media_type text,
  path text not null default ''::text,
  headers jsonb not null default '{}'::jsonb,
  body_hash bytea not null,
  body_bytes integer not null,
  adapter_version integer,
  mapping_version integer,
  process_timestamp timestamp(3) with time zone,
  counts jsonb,
  patient_ids bigint[] not null default '{}'::bigint[],
  constraint ingest_message_pkey PRIMARY KEY (organization_id, id),
  constraint ingest_message_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_message_organization_id_source_id_fkey FOREIGN KEY (organization_id, source_id) REFERENCES ingest_source(organization_id, id),
  constraint ingest_message_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'processed'::text, 'quarantined'::text])))
);

create table ingest_part (
  organization_id bigint not null,
  message_id bigint not null,
  ordinal integer not null,
  source_id bigint not null,
  pointer text not null,
  kind text,
  outcome text not null,
  code text,
  path text,
  device_key text,
  person_key text,
  device_id bigint,
  patient_id bigint,
  reading_timestamp timestamp(3) with time zone,
  reading_id bigint,
  reason text,
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  constraint ingest_part_pkey PRIMARY KEY (organization_id, message_id, ordinal),
  constraint ingest_part_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_part_organization_id_message_id_fkey FOREIGN KEY (organization_id, message_id) REFERENCES ingest_message(organization_id, id) ON DELETE CASCADE
);

create table ingest_quarantine_group (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  source_id bigint not null,
  code text not null,
  device_key text not null,
  person_key text not null,
  count bigint not null,
  first_timestamp timestamp(3) with time zone not null,
  last_timestamp timestamp(3) with time zone not null,
  release_timestamp timestamp(3) with time zone,
  release_message_id bigint not null default 0,
  event_timestamp timestamp(3) with time zone,
  constraint ingest_quarantine_group_pkey PRIMARY KEY (organization_id, id),
  constraint ingest_quarantine_group_once UNIQUE (organization_id, source_id, code, device_key, person_key),
  constraint ingest_quarantine_group_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_quarantine_group_organization_id_source_id_fkey FOREIGN KEY (organization_id, source_id) REFERENCES ingest_source(organization_id, id)
);

create table ingest_refusal (
  organization_id bigint not null,
  source_id bigint not null,
  hour timestamp(3) with time zone not null,
  reason text not null,
  count bigint not null,
  constraint ingest_refusal_pkey PRIMARY KEY (organization_id, source_id, hour, reason),
  constraint ingest_refusal_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_refusal_organization_id_source_id_fkey FOREIGN KEY (organization_id, source_id) REFERENCES ingest_source(organization_id, id) ON DELETE CASCADE
);

create table ingest_release (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  source_id bigint,
  subject text not null,
  key text not null,
  codes text[] not null,
  after_group_id bigint not null default 0,
  constraint ingest_release_pkey PRIMARY KEY (organization_id, id),
  constraint ingest_release_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_release_organization_id_source_id_fkey FOREIGN KEY (organization_id, source_id) REFERENCES ingest_source(organization_id, id) ON DELETE CASCADE,
  constraint ingest_release_subject_check CHECK ((subject = ANY (ARRAY['deviceKey'::text, 'personKey'::text, 'device'::text, 'patient'::text])))
);

create table ingest_source (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  adapter text not null,
  state text not null default 'active'::text,
  authentication text not null,
  authentication_options jsonb not null default '{}'::jsonb,
  token_hash bytea not null,
  previous_token_hash bytea,
  previous_token_expire_timestamp timestamp(3) with time zone,
  networks text[] not null default '{}'::text[],
  rate_limit integer,
  time_zone text,
  unknown_devices text not null default 'quarantine'::text,
  expected_interval_minutes integer,
  mapping_version integer,
  item_id bigint,
  patient_id bigint,
  folded_name text default fold_text(name),
  version integer not null default 1,
  create_timestamp timestamp(3) with time zone not null default now(),
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint ingest_source_pkey PRIMARY KEY (organization_id, id),
  constraint ingest_source_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_source_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES item(organization_id, id),
  constraint ingest_source_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id),
  constraint ingest_source_previous_token_hash_check CHECK ((length(previous_token_hash) = 32)),
  constraint ingest_source_previous_token_hash_key UNIQUE (previous_token_hash),
  constraint ingest_source_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'closed'::text]))),
  constraint ingest_source_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint ingest_source_token_hash_key UNIQUE (token_hash),
  constraint ingest_source_unknown_devices_check CHECK ((unknown_devices = ANY (ARRAY['quarantine'::text, 'register'::text])))
);

create table ingest_source_secret (
  organization_id bigint not null,
  source_id bigint not null,
  number smallint not null,
  sealed bytea not null,
  key_name text not null,
  expire_timestamp timestamp(3) with time zone,
  constraint ingest_source_secret_pkey PRIMARY KEY (organization_id, source_id, number),
  constraint ingest_source_secret_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_source_secret_organization_id_source_id_fkey FOREIGN KEY (organization_id, source_id) REFERENCES ingest_source(organization_id, id) ON DELETE CASCADE
);

create table ingest_source_state (
  organization_id bigint not null,
  source_id bigint not null,
  last_message_timestamp timestamp(3) with time zone,
  silent_since timestamp(3) with time zone,
  release_codes text[] not null default '{}'::text[],
  release_group_id bigint not null default 0,
  constraint ingest_source_state_pkey PRIMARY KEY (organization_id, source_id),
  constraint ingest_source_state_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ingest_source_state_organization_id_source_id_fkey FOREIGN KEY (organization_id, source_id) REFERENCES ingest_source(organization_id, id) ON DELETE CASCADE
);

create table ingest_watch (
  id smallint not null,
  seen_timestamp timestamp(3) with time zone not null,
  running_since timestamp(3) with time zone not null,
  constraint ingest_watch_pkey PRIMARY KEY (id),
  constraint ingest_watch_id_check CHECK ((id = 1))
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
  version integer not null default 1,
  create_timestamp timestamp(3) with time zone not null default now(),
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  continuous boolean not null default false,
  folded_name text default fold_text(name),
  raw_key text,
  sku_key text default 
CASE
    WHEN (sku = raw_key) THEN raw_key
    ELSE identifier_key(sku)
END,
  expected_interval_minutes integer,
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
  version integer not null default 1,
  create_timestamp timestamp(3) with time zone not null default now(),
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  folded_name text default fold_text(name),
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

create table logged_delivery_state (
  organization_id bigint not null,
  recorded_since timestamp(3) with time zone not null,
  through bigint not null,
  constraint logged_delivery_state_pkey PRIMARY KEY (organization_id)
);

create table manufacturer (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  version integer not null default 1,
  create_timestamp timestamp(3) with time zone not null default now(),
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  folded_name text default fold_text(name),
  name_key text default identifier_key(name),
  constraint manufacturer_pkey PRIMARY KEY (organization_id, id),
  constraint manufacturer_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table migration (
  id integer not null default nextval('migration_id_seq'::regclass),
  "timestamp" bigint not null,
  name character varying not null,
  checksum text,
  compatibility text,
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
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  constraint order_event_pkey PRIMARY KEY (organization_id, id),
  constraint order_event_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text, 'source'::text]))) NOT VALID,
  constraint order_event_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES customer_order(organization_id, id)
);

create table order_external_id (
  organization_id bigint not null,
  external_order_id text not null,
  order_id bigint not null,
  raw_key text,
  key text not null default 
CASE
    WHEN (external_order_id = raw_key) THEN raw_key
    ELSE identifier_key(external_order_id)
END,
  constraint order_external_id_pkey PRIMARY KEY (organization_id, key),
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
  glucose_unit text not null default 'mgdl'::text,
  weight_unit text not null default 'lbs'::text,
  temperature_unit text not null default 'fahrenheit'::text,
  time_zone text,
  hide_other_patients boolean not null default false,
  version integer not null default 1,
  update_timestamp timestamp(3) with time zone not null default now(),
  version_transaction bigint not null default 0,
  import_glucose_unit text,
  import_weight_unit text,
  import_temperature_unit text,
  zones_derived_through bigint,
  raw_key text,
  recorded_since timestamp(3) with time zone not null default now(),
  uuid uuid default gen_random_uuid(),
  fhir_base text,
  external_identifier_system text,
  fhir_fix_timestamp timestamp(3) with time zone,
  constraint organization_pkey PRIMARY KEY (id),
  constraint organization_glucose_unit_check CHECK ((glucose_unit = ANY (ARRAY['mgdl'::text, 'mmoll'::text]))),
  constraint organization_import_glucose_unit_check CHECK ((import_glucose_unit = ANY (ARRAY['mgdl'::text, 'mmoll'::text]))),
  constraint organization_import_temperature_unit_check CHECK ((import_temperature_unit = ANY (ARRAY['fahrenheit'::text, 'celsius'::text]))),
  constraint organization_import_weight_unit_check CHECK ((import_weight_unit = ANY (ARRAY['lbs'::text, 'kg'::text]))),
  constraint organization_name_check CHECK ((name <> ''::text)),
  constraint organization_temperature_unit_check CHECK ((temperature_unit = ANY (ARRAY['fahrenheit'::text, 'celsius'::text]))),
  constraint organization_weight_unit_check CHECK ((weight_unit = ANY (ARRAY['lbs'::text, 'kg'::text])))
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
  postal_code_start text default "left"((address ->> 'zipCode'::text), 32),
  country_start text default "left"((address ->> 'country'::text), 32),
  recording_version integer not null default 0,
  version integer not null default 1,
  create_timestamp timestamp(3) with time zone not null default now(),
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  merged_into bigint,
  folded_name text default fold_text(((first_name || ' '::text) || last_name), 1200),
  raw_key text,
  email_key text default identifier_key(fold_case(email)),
  external_identifier_key text default 
CASE
    WHEN (external_identifier = raw_key) THEN raw_key
    ELSE identifier_key(external_identifier)
END,
  constraint patient_pkey PRIMARY KEY (organization_id, id),
  constraint patient_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
  constraint patient_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint patient_organization_id_merged_into_fkey FOREIGN KEY (organization_id, merged_into) REFERENCES patient(organization_id, id),
  constraint patient_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES site(organization_id, id),
  constraint patient_sex_check CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text, 'other'::text, 'unknown'::text])))
);

create table patient_merge (
  organization_id bigint not null,
  id bigint not null,
  merged_patient_id bigint not null,
  remaining_patient_id bigint not null,
  assignment_ids bigint[] not null,
  order_ids bigint[] not null,
  return_ids bigint[] not null,
  merge_timestamp timestamp(3) with time zone not null default now(),
  unmerge_timestamp timestamp(3) with time zone,
  unmerge_actor text,
  unmerge_actor_kind text,
  unmerge_actor_id bigint,
  constraint patient_merge_pkey PRIMARY KEY (organization_id, id),
  constraint patient_merge_organization_id_id_fkey FOREIGN KEY (organization_id, id) REFERENCES correction(organization_id, id),
  constraint patient_merge_organization_id_merged_patient_id_fkey FOREIGN KEY (organization_id, merged_patient_id) REFERENCES patient(organization_id, id),
  constraint patient_merge_organization_id_remaining_patient_id_fkey FOREIGN KEY (organization_id, remaining_patient_id) REFERENCES patient(organization_id, id),
  constraint patient_merge_unmerge_actor_kind_check CHECK ((unmerge_actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text])))
);

create table patient_search_state (
  organization_id bigint not null,
  through bigint not null,
  constraint patient_search_state_pkey PRIMARY KEY (organization_id)
);

create table patient_search_word (
  organization_id bigint not null,
  patient_id bigint not null,
  word text not null,
  constraint patient_search_word_pkey PRIMARY KEY (organization_id, patient_id, word)
);

create table peak_flow_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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

create table published_event (
  organization_id bigint not null,
  "position" bigint not null,
  publish_timestamp timestamp(3) with time zone not null,
  id bigint not null,
  type text not null,
  sequence bigint not null,
  subject_id bigint not null,
  version smallint not null,
  create_timestamp timestamp(3) with time zone not null,
  payload json,
  constraint published_event_pkey PRIMARY KEY (organization_id, "position", publish_timestamp)
) partition by RANGE (publish_timestamp);

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
  reading_hour timestamp(3) with time zone not null,
  receipt_hour timestamp(3) with time zone not null,
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

create table reading_hour_count (
  organization_id bigint not null,
  kind text not null,
  reading_hour timestamp(3) with time zone not null,
  receipt_hour timestamp(3) with time zone not null,
  count bigint not null,
  constraint reading_hour_count_pkey PRIMARY KEY (organization_id, kind, reading_hour, receipt_hour),
  constraint reading_hour_count_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table reading_identifier (
  organization_id bigint not null,
  system text not null,
  value text not null,
  kind text not null,
  reading_id bigint not null,
  constraint reading_identifier_pkey PRIMARY KEY (organization_id, system, value),
  constraint reading_identifier_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint reading_identifier_system_check CHECK ((char_length(system) <= 255)),
  constraint reading_identifier_value_check CHECK ((char_length(value) <= 255))
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

create table reading_origin (
  organization_id bigint not null,
  kind text not null,
  reading_id bigint not null,
  source_id bigint,
  message_id bigint,
  ordinal integer,
  file_import_id bigint,
  version smallint not null default 1,
  corrected_by_message_id bigint,
  corrected_by_ordinal integer,
  vendor_id text,
  provider_hash integer,
  without_part boolean not null default false,
  constraint reading_origin_pkey PRIMARY KEY (organization_id, kind, reading_id),
  constraint reading_origin_check CHECK ((num_nonnulls(source_id, file_import_id) = 1)),
  constraint reading_origin_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint reading_origin_vendor_id_check CHECK ((char_length(vendor_id) <= 255))
);

create table reading_revision (
  organization_id bigint not null,
  kind text not null,
  reading_id bigint not null,
  version smallint not null,
  "values" jsonb not null,
  supersede_timestamp timestamp(3) with time zone not null default now(),
  "row" jsonb not null,
  correction_id bigint,
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  reason text default NULLIF(current_setting('rpm.reason'::text, true), ''::text),
  constraint reading_revision_pkey PRIMARY KEY (organization_id, kind, reading_id, version),
  constraint reading_revision_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text, 'source'::text]))) NOT VALID,
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
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  constraint return_event_pkey PRIMARY KEY (organization_id, id),
  constraint return_event_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text, 'source'::text]))) NOT VALID,
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
  version integer not null default 1,
  create_timestamp timestamp(3) with time zone not null default now(),
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  folded_name text default fold_text(name),
  local_time_zone text,
  name_key text default identifier_key(name),
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
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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

create table smart_assertion (
  organization_id bigint not null,
  api_key_id bigint not null,
  hash bytea not null,
  expire_timestamp timestamp(3) with time zone not null,
  constraint smart_assertion_pkey PRIMARY KEY (organization_id, api_key_id, hash),
  constraint smart_assertion_hash_check CHECK ((length(hash) = 32)),
  constraint smart_assertion_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_key(organization_id, id) ON DELETE CASCADE,
  constraint smart_assertion_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
);

create table smart_token (
  organization_id bigint not null,
  hash bytea not null,
  api_key_id bigint not null,
  name text not null,
  scopes text[] not null,
  expire_timestamp timestamp(3) with time zone not null,
  end_timestamp timestamp(3) with time zone,
  constraint smart_token_pkey PRIMARY KEY (organization_id, hash),
  constraint smart_token_hash_check CHECK ((length(hash) = 32)),
  constraint smart_token_hash_key UNIQUE (hash),
  constraint smart_token_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_key(organization_id, id) ON DELETE CASCADE,
  constraint smart_token_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id)
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
  actor text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'name'::text),
  actor_kind text default ((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'kind'::text),
  actor_id bigint default (((NULLIF(current_setting('rpm.actor'::text, true), ''::text))::json ->> 'id'::text))::bigint,
  constraint stock_adjustment_pkey PRIMARY KEY (organization_id, id),
  constraint stock_adjustment_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'person'::text, 'cli'::text, 'service'::text, 'source'::text]))) NOT VALID,
  constraint stock_adjustment_organization_id_stock_id_fkey FOREIGN KEY (organization_id, stock_id) REFERENCES stock(organization_id, id)
);

create table submission_without_device (
  organization_id bigint not null,
  kind text not null,
  patient_id bigint not null,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  reading_id bigint not null,
  constraint submission_without_device_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint submission_without_device_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id)
);

create table temperature_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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
  url text not null,
  enabled boolean not null,
  create_timestamp timestamp(3) with time zone not null default now(),
  rate_limit smallint,
  disabled_reason text,
  delete_timestamp timestamp(3) with time zone,
  version integer not null default 1,
  update_timestamp timestamp(3) with time zone not null default clock_timestamp(),
  version_transaction bigint not null default ((pg_current_xact_id())::text)::bigint,
  types text[] not null,
  type text default 
CASE
    WHEN (cardinality(types) = 1) THEN types[1]
    ELSE NULL::text
END,
  purpose text not null default 'operations'::text,
  format text not null default 'rpm'::text,
  constraint webhook_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_check CHECK (((NOT enabled) OR ((disabled_reason IS NULL) AND (delete_timestamp IS NULL)))),
  constraint webhook_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['gone'::text, 'failing'::text]))),
  constraint webhook_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint webhook_rate_limit_check CHECK (((rate_limit >= 1) AND (rate_limit <= 1000))),
  constraint webhook_types_check CHECK ((cardinality(types) > 0))
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

create table webhook_bodies (
  organization_id bigint not null,
  id bigint not null,
  webhook_id bigint not null,
  day timestamp(3) with time zone not null,
  data bytea not null,
  constraint webhook_bodies_pkey PRIMARY KEY (organization_id, id, day)
) partition by RANGE (day);

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
  transaction_id xid8 not null default pg_current_xact_id(),
  constraint webhook_delivery_pkey PRIMARY KEY (organization_id, webhook_id, is_retry, due_timestamp, log_id)
);

create table webhook_header (
  organization_id bigint not null,
  webhook_id bigint not null,
  names text[] not null,
  sealed bytea not null,
  key_name text not null,
  constraint webhook_header_pkey PRIMARY KEY (organization_id, webhook_id),
  constraint webhook_header_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES webhook(organization_id, id) ON DELETE CASCADE
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
  bodies_id bigint,
  body_number smallint,
  first_start_timestamp timestamp(3) with time zone,
  first_duration_ms integer,
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
  retry_day date,
  transaction_id xid8 not null default pg_current_xact_id()
);

create table webhook_log_fold (
  transaction_id xid8 not null default pg_current_xact_id(),
  before_transaction_id xid8 not null,
  constraint webhook_log_fold_pkey PRIMARY KEY (transaction_id)
);

create table webhook_log_payload (
  organization_id bigint not null,
  log_id bigint not null,
  log_create_timestamp timestamp(3) with time zone not null,
  body text not null,
  sent text,
  mapping text,
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

create table webhook_sender (
  id uuid not null,
  lease_ms integer not null,
  server_start_timestamp timestamp with time zone not null,
  constraint webhook_sender_pkey PRIMARY KEY (id)
);

create table webhook_type (
  organization_id bigint not null,
  type text not null,
  webhook_id bigint not null,
  constraint webhook_type_pkey PRIMARY KEY (organization_id, type, webhook_id),
  constraint webhook_type_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES webhook(organization_id, id) ON DELETE CASCADE
);

create table weight_reading (
  organization_id bigint not null,
  id bigint not null generated always as identity,
  patient_id bigint,
  device_id bigint,
  item_id bigint,
  reading_timestamp timestamp(3) with time zone not null,
  measurement_index smallint,
  received_timestamp timestamp(3) with time zone not null default clock_timestamp(),
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
  submitted_patient_id bigint,
  submitted_timestamp timestamp(3) with time zone,
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

CREATE INDEX adherence_count_until ON public.adherence_count USING btree (valid_until);

CREATE INDEX adherence_recheck_of_patient ON public.adherence_recheck USING btree (organization_id, patient_id);

CREATE INDEX api_key_of_person ON public.api_key USING btree (organization_id, person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX audit_block_by_last_id ON public.audit_block USING btree (upper(ids));

CREATE INDEX audit_checkpoint_newest ON public.audit_checkpoint USING btree (create_timestamp);

CREATE INDEX audit_event_by_id ON ONLY public.audit_event USING btree (id) WITH (fillfactor='100');

CREATE INDEX audit_event_by_time ON ONLY public.audit_event USING brin (recorded_timestamp);

CREATE INDEX audit_event_of_patient ON ONLY public.audit_event USING gin (patients) WITH (fastupdate=off);

CREATE INDEX audit_verification_newest ON public.audit_verification USING btree (verify_timestamp);

CREATE INDEX backup_verification_newest ON public.backup_verification USING btree (backup_timestamp);

CREATE INDEX blood_glucose_reading_newest_first ON public.blood_glucose_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX blood_glucose_reading_of_device ON public.blood_glucose_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX blood_glucose_reading_received ON public.blood_glucose_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX blood_glucose_reading_submitted ON public.blood_glucose_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX blood_glucose_reading_unassigned ON public.blood_glucose_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX blood_glucose_reading_updated ON public.blood_glucose_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX blood_glucose_reading_without_device ON public.blood_glucose_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX blood_oxygen_reading_newest_first ON public.blood_oxygen_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX blood_oxygen_reading_of_device ON public.blood_oxygen_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX blood_oxygen_reading_received ON public.blood_oxygen_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX blood_oxygen_reading_submitted ON public.blood_oxygen_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX blood_oxygen_reading_unassigned ON public.blood_oxygen_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX blood_oxygen_reading_updated ON public.blood_oxygen_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX blood_oxygen_reading_without_device ON public.blood_oxygen_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX blood_pressure_reading_newest_first ON public.blood_pressure_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX blood_pressure_reading_of_device ON public.blood_pressure_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX blood_pressure_reading_received ON public.blood_pressure_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX blood_pressure_reading_submitted ON public.blood_pressure_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX blood_pressure_reading_unassigned ON public.blood_pressure_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX blood_pressure_reading_updated ON public.blood_pressure_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX blood_pressure_reading_without_device ON public.blood_pressure_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX console_code_expiry ON public.console_code USING btree (organization_id, expire_timestamp);

CREATE INDEX console_code_of_key ON public.console_code USING btree (organization_id, api_key_id);

CREATE INDEX console_invitation_of_person ON public.console_invitation USING btree (organization_id, person_id);

CREATE INDEX console_passkey_of_person ON public.console_passkey USING btree (organization_id, person_id);

CREATE UNIQUE INDEX console_person_of_name ON public.console_person USING btree (organization_id, (
CASE
    WHEN (name = raw_key) THEN raw_key
    ELSE identifier_key(name)
END));

CREATE INDEX console_session_expiry ON public.console_session USING btree (organization_id, expire_timestamp);

CREATE UNIQUE INDEX console_session_of_challenge ON public.console_session USING btree (organization_id, challenge_hash) WHERE (challenge_hash IS NOT NULL);

CREATE INDEX console_session_of_key ON public.console_session USING btree (organization_id, api_key_id, create_timestamp);

CREATE INDEX console_session_of_person ON public.console_session USING btree (organization_id, person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX console_session_open ON public.console_session USING btree (organization_id, api_key_id, expire_timestamp) WHERE (end_timestamp IS NULL);

CREATE INDEX correction_of_device ON public.correction USING btree (organization_id, device_id, id);

CREATE UNIQUE INDEX correction_undone ON public.correction USING btree (organization_id, undone_id) WHERE (undone_id IS NOT NULL);

CREATE INDEX customer_order_of_patient ON public.customer_order USING btree (organization_id, patient_id, id) WHERE (patient_id IS NOT NULL);

CREATE INDEX customer_order_of_site ON public.customer_order USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);

CREATE INDEX customer_order_outdated ON public.customer_order USING btree (organization_id, id) WHERE is_outdated;

CREATE INDEX customer_order_updated ON public.customer_order USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX customer_return_of_order ON public.customer_return USING btree (organization_id, order_id, id) WHERE (order_id IS NOT NULL);

CREATE INDEX customer_return_of_patient ON public.customer_return USING btree (organization_id, patient_id) WHERE (patient_id IS NOT NULL);

CREATE INDEX customer_return_of_site ON public.customer_return USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);

CREATE INDEX customer_return_updated ON public.customer_return USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX device_assignment_of_device ON public.device_assignment USING btree (organization_id, device_id, start_timestamp DESC);

CREATE INDEX device_assignment_of_patient ON public.device_assignment USING btree (organization_id, patient_id);

CREATE INDEX device_by_id ON public.device USING btree (organization_id, id) INCLUDE (current_status, item_id, site_id, disabled_readings) WHERE (id > 0);

CREATE INDEX device_by_place ON public.device USING btree (organization_id, item_id, site_id, current_status) WHERE (current_status = ANY (ARRAY['available'::text, 'availableAtSite'::text, 'allocated'::text]));

CREATE UNIQUE INDEX device_custody ON public.device USING btree (organization_id, id, custody_version);

CREATE INDEX device_event_of_device ON public.device_event USING btree (organization_id, device_id, event_timestamp, id);

CREATE INDEX device_identifier_of_any_type ON public.device_identifier USING btree (organization_id, normalized);

CREATE INDEX device_identifier_of_device ON public.device_identifier USING btree (organization_id, device_id, type, value);

CREATE INDEX device_in_stock ON public.device USING btree (organization_id, item_id, id) WHERE (current_status = 'available'::text);

CREATE INDEX device_of_item ON public.device USING btree (organization_id, item_id);

CREATE INDEX device_of_patient ON public.device USING btree (organization_id, current_patient_id, id) WHERE (current_patient_id IS NOT NULL);

CREATE INDEX device_of_site ON public.device USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);

CREATE INDEX device_updated ON public.device USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX disclosure_of_patient ON public.disclosure USING btree (organization_id, patient_id, id);

CREATE INDEX ended_observation_newest ON public.ended_observation USING btree (organization_id, end_timestamp, kind, reading_id);

CREATE INDEX ended_observation_of_patient ON public.ended_observation USING btree (organization_id, patient_id, end_timestamp);

CREATE INDEX event_dead ON public.event USING btree (organization_id) WHERE (dead_timestamp IS NOT NULL);

CREATE INDEX event_lease_end ON public.event_lease USING btree (lease_end);

CREATE INDEX event_of_transaction ON public.event USING btree (transaction_id, organization_id, id) WHERE (dead_timestamp IS NULL);

CREATE INDEX fhir_export_expiry ON public.fhir_export USING btree (organization_id, expire_timestamp);

CREATE INDEX file_import_part_age ON public.file_import_part USING btree (create_timestamp);

CREATE INDEX former_device_identifier_of_device ON public.former_device_identifier USING btree (organization_id, device_id, id);

CREATE INDEX heart_rate_reading_newest_first ON public.heart_rate_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX heart_rate_reading_of_device ON public.heart_rate_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX heart_rate_reading_received ON public.heart_rate_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX heart_rate_reading_submitted ON public.heart_rate_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX heart_rate_reading_unassigned ON public.heart_rate_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX heart_rate_reading_updated ON public.heart_rate_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX heart_rate_reading_without_device ON public.heart_rate_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX heart_rate_variability_reading_newest_first ON public.heart_rate_variability_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX heart_rate_variability_reading_of_device ON public.heart_rate_variability_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX heart_rate_variability_reading_received ON public.heart_rate_variability_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX heart_rate_variability_reading_submitted ON public.heart_rate_variability_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX heart_rate_variability_reading_unassigned ON public.heart_rate_variability_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX heart_rate_variability_reading_updated ON public.heart_rate_variability_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX heart_rate_variability_reading_without_device ON public.heart_rate_variability_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX idempotency_key_oldest_first ON public.idempotency_key USING btree (organization_id, create_timestamp);

CREATE INDEX ingest_alias_of_value ON public.ingest_alias USING btree (organization_id, source_id, kind, value);

CREATE INDEX ingest_message_bodies ON public.ingest_message USING btree (organization_id, source_id, body_hash, receive_timestamp);

CREATE INDEX ingest_message_due ON public.ingest_message USING btree (due_timestamp) WHERE (state = 'queued'::text);

CREATE INDEX ingest_message_of_source ON public.ingest_message USING btree (organization_id, source_id, id);

CREATE INDEX ingest_message_queue ON public.ingest_message USING btree (organization_id, source_id, id) WHERE (state = 'queued'::text);

CREATE INDEX ingest_message_retention ON public.ingest_message USING btree (organization_id, state, receive_timestamp);

CREATE INDEX ingest_part_of_code ON public.ingest_part USING btree (organization_id, code, message_id) WHERE (code IS NOT NULL);

CREATE INDEX ingest_part_of_device_key ON public.ingest_part USING btree (organization_id, device_key, message_id) WHERE (device_key <> ''::text);

CREATE INDEX ingest_part_of_outcome ON public.ingest_part USING btree (organization_id, outcome, message_id) WHERE (outcome <> ALL (ARRAY['stored'::text, 'health'::text, 'ignored'::text]));

CREATE INDEX ingest_part_of_patient ON public.ingest_part USING btree (organization_id, patient_id) WHERE (patient_id IS NOT NULL);

CREATE INDEX ingest_part_of_reading ON public.ingest_part USING btree (organization_id, kind, reading_id) WHERE (reading_id IS NOT NULL);

CREATE INDEX ingest_part_pair ON public.ingest_part USING btree (organization_id, source_id, reading_timestamp) WHERE ((outcome = 'quarantined'::text) AND (code = 'pair_incomplete'::text));

CREATE INDEX ingest_part_quarantine ON public.ingest_part USING btree (organization_id, source_id, code, device_key, person_key, message_id, ordinal) WHERE (outcome = 'quarantined'::text);

CREATE INDEX ingest_quarantine_group_of_code ON public.ingest_quarantine_group USING btree (organization_id, code, id);

CREATE INDEX ingest_quarantine_group_of_device ON public.ingest_quarantine_group USING btree (organization_id, device_key);

CREATE INDEX ingest_quarantine_group_of_source ON public.ingest_quarantine_group USING btree (organization_id, source_id, id);

CREATE INDEX ingest_release_of_all_sources ON public.ingest_release USING btree (organization_id, id) WHERE (source_id IS NULL);

CREATE INDEX ingest_release_of_source ON public.ingest_release USING btree (organization_id, source_id, id);

CREATE INDEX ingest_source_by_name ON public.ingest_source USING btree (organization_id, name, id) WHERE (version > 0);

CREATE INDEX ingest_source_of_item_id ON public.ingest_source USING btree (organization_id, item_id, id);

CREATE INDEX ingest_source_of_patient_id ON public.ingest_source USING btree (organization_id, patient_id, id);

CREATE INDEX ingest_source_state_release ON public.ingest_source_state USING btree (organization_id, source_id) WHERE (release_codes <> '{}'::text[]);

CREATE INDEX ingest_source_updated ON public.ingest_source USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX item_by_name ON public.item USING btree (organization_id, name, id) WHERE (version > 0);

CREATE INDEX item_of_sku ON public.item USING btree (organization_id, sku_key) WHERE (sku_key IS NOT NULL);

CREATE INDEX item_updated ON public.item USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX kit_by_name ON public.kit USING btree (organization_id, name, id) WHERE (version > 0);

CREATE INDEX kit_updated ON public.kit USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX manufacturer_by_name ON public.manufacturer USING btree (organization_id, name, id) WHERE (version > 0);

CREATE INDEX manufacturer_of_name ON public.manufacturer USING btree (organization_id, name_key);

CREATE INDEX manufacturer_updated ON public.manufacturer USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE UNIQUE INDEX order_device_not_promised_twice ON public.order_device USING btree (organization_id, device_id) WHERE is_open;

CREATE INDEX order_device_of_device ON public.order_device USING btree (organization_id, device_id);

CREATE INDEX order_device_of_packed_kit ON public.order_device USING btree (organization_id, packed_kit_id, device_id) WHERE (packed_kit_id IS NOT NULL);

CREATE INDEX order_event_of_order ON public.order_event USING btree (organization_id, order_id, id);

CREATE INDEX order_external_id_of_order ON public.order_external_id USING btree (organization_id, order_id, external_order_id);

CREATE UNIQUE INDEX organization_of_name ON public.organization USING btree ((
CASE
    WHEN (name = raw_key) THEN raw_key
    ELSE identifier_key(name)
END));

CREATE INDEX packed_kit_of_order ON public.packed_kit USING btree (organization_id, order_id, id);

CREATE INDEX patient_by_first_name ON public.patient USING btree (organization_id, first_name, id) INCLUDE (folded_name, archived, enrolled, date_of_birth, site_id, postal_code_start, country_start) WHERE (merged_into IS NULL);

CREATE INDEX patient_by_id ON public.patient USING btree (organization_id, id) INCLUDE (folded_name, archived, enrolled, date_of_birth, site_id, postal_code_start, country_start) WHERE ((id > 0) AND (merged_into IS NULL));

CREATE INDEX patient_by_last_name ON public.patient USING btree (organization_id, last_name, id) INCLUDE (folded_name, archived, enrolled, date_of_birth, site_id, postal_code_start, country_start) WHERE (merged_into IS NULL);

CREATE INDEX patient_merge_into_patient ON public.patient_merge USING btree (organization_id, remaining_patient_id, id);

CREATE INDEX patient_merge_of_patient ON public.patient_merge USING btree (organization_id, merged_patient_id, id);

CREATE INDEX patient_merged_into ON public.patient USING btree (organization_id, merged_into) WHERE (merged_into IS NOT NULL);

CREATE INDEX patient_of_email ON public.patient USING btree (organization_id, email_key) WHERE (email_key IS NOT NULL);

CREATE UNIQUE INDEX patient_of_external_identifier ON public.patient USING btree (organization_id, external_identifier_key) WHERE (external_identifier_key IS NOT NULL);

CREATE INDEX patient_of_long_name ON public.patient USING btree (organization_id, id) WHERE (folded_name IS NULL);

CREATE INDEX patient_of_site ON public.patient USING btree (organization_id, site_id) WHERE (site_id IS NOT NULL);

CREATE INDEX patient_search_word_first ON public.patient_search_word USING btree (organization_id, word, patient_id);

CREATE INDEX patient_updated ON public.patient USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX peak_flow_reading_newest_first ON public.peak_flow_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX peak_flow_reading_of_device ON public.peak_flow_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX peak_flow_reading_received ON public.peak_flow_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX peak_flow_reading_submitted ON public.peak_flow_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX peak_flow_reading_unassigned ON public.peak_flow_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX peak_flow_reading_updated ON public.peak_flow_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX peak_flow_reading_without_device ON public.peak_flow_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX published_event_of_type ON ONLY public.published_event USING btree (organization_id, type, sequence);

CREATE INDEX reading_count_delta_of_kind ON public.reading_count_delta USING btree (organization_id, kind);

CREATE INDEX reading_hour_count_received ON public.reading_hour_count USING btree (organization_id, kind, receipt_hour);

CREATE INDEX reading_origin_of_import ON public.reading_origin USING btree (organization_id, file_import_id, kind, reading_id) WHERE (file_import_id IS NOT NULL);

CREATE INDEX reading_origin_of_message ON public.reading_origin USING btree (organization_id, message_id, ordinal) WHERE (message_id IS NOT NULL);

CREATE UNIQUE INDEX reading_origin_of_vendor ON public.reading_origin USING btree (organization_id, source_id, kind, vendor_id) WHERE (vendor_id IS NOT NULL);

CREATE INDEX reading_revision_of_correction ON public.reading_revision USING btree (organization_id, correction_id) WHERE (correction_id IS NOT NULL);

CREATE INDEX return_device_of_device ON public.return_device USING btree (organization_id, device_id);

CREATE UNIQUE INDEX return_device_once_at_a_time ON public.return_device USING btree (organization_id, device_id) WHERE is_open;

CREATE INDEX return_event_of_return ON public.return_event USING btree (organization_id, return_id, id);

CREATE INDEX site_by_name ON public.site USING btree (organization_id, name, id) WHERE (version > 0);

CREATE INDEX site_of_name ON public.site USING btree (organization_id, name_key) WHERE (name_key IS NOT NULL);

CREATE INDEX site_updated ON public.site USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX sleep_mat_activity_reading_newest_first ON public.sleep_mat_activity_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX sleep_mat_activity_reading_of_device ON public.sleep_mat_activity_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX sleep_mat_activity_reading_received ON public.sleep_mat_activity_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX sleep_mat_activity_reading_submitted ON public.sleep_mat_activity_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX sleep_mat_activity_reading_unassigned ON public.sleep_mat_activity_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX sleep_mat_activity_reading_updated ON public.sleep_mat_activity_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX sleep_mat_activity_reading_without_device ON public.sleep_mat_activity_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX sleep_mat_duration_reading_newest_first ON public.sleep_mat_duration_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX sleep_mat_duration_reading_of_device ON public.sleep_mat_duration_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX sleep_mat_duration_reading_received ON public.sleep_mat_duration_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX sleep_mat_duration_reading_submitted ON public.sleep_mat_duration_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX sleep_mat_duration_reading_unassigned ON public.sleep_mat_duration_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX sleep_mat_duration_reading_updated ON public.sleep_mat_duration_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX sleep_mat_duration_reading_without_device ON public.sleep_mat_duration_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX smart_assertion_expiry ON public.smart_assertion USING btree (organization_id, expire_timestamp);

CREATE INDEX smart_token_expiry ON public.smart_token USING btree (organization_id, expire_timestamp);

CREATE INDEX smart_token_of_client ON public.smart_token USING btree (organization_id, api_key_id, expire_timestamp);

CREATE UNIQUE INDEX submission_without_device_once ON public.submission_without_device USING btree (organization_id, kind, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT;

CREATE INDEX temperature_reading_newest_first ON public.temperature_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX temperature_reading_of_device ON public.temperature_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX temperature_reading_received ON public.temperature_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX temperature_reading_submitted ON public.temperature_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX temperature_reading_unassigned ON public.temperature_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX temperature_reading_updated ON public.temperature_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX temperature_reading_without_device ON public.temperature_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE INDEX webhook_delivery_dead ON public.webhook_delivery USING btree (organization_id) WHERE (due_timestamp = 'infinity'::timestamp with time zone);

CREATE INDEX webhook_delivery_of_transaction ON public.webhook_delivery USING btree (transaction_id);

CREATE INDEX webhook_health_failing ON public.webhook_health USING btree (organization_id) WHERE (consecutive_failures > 0);

CREATE INDEX webhook_log_cell_pending ON public.webhook_log_cell USING btree (organization_id) WHERE (status = 'pending'::text);

CREATE INDEX webhook_log_delta_of_organization ON public.webhook_log_delta USING btree (organization_id, transaction_id);

CREATE INDEX webhook_log_delta_of_transaction ON public.webhook_log_delta USING btree (transaction_id);

CREATE INDEX webhook_log_last_retried ON ONLY public.webhook_log USING btree (organization_id, last_retry_timestamp) INCLUDE (webhook_type, retry_attempts, last_response_status, create_timestamp, status) WHERE (last_retry_timestamp IS NOT NULL);

CREATE INDEX webhook_log_newest_first ON ONLY public.webhook_log USING btree (organization_id, create_timestamp DESC, id DESC) INCLUDE (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);

CREATE INDEX webhook_replay_of_webhook ON public.webhook_replay USING btree (organization_id, webhook_id, id);

CREATE INDEX webhook_replay_running ON public.webhook_replay USING btree (organization_id, id) WHERE (status = 'running'::text);

CREATE INDEX webhook_secret_of_webhook ON public.webhook_secret USING btree (organization_id, webhook_id);

CREATE INDEX webhook_updated ON public.webhook USING btree (organization_id, update_timestamp, id) WHERE (version > 0);

CREATE INDEX weight_reading_newest_first ON public.weight_reading USING btree (organization_id, reading_timestamp, id) INCLUDE (received_timestamp) WHERE (void_timestamp IS NULL);

CREATE UNIQUE INDEX weight_reading_of_device ON public.weight_reading USING btree (organization_id, device_id, reading_timestamp, measurement_index) INCLUDE (id, received_timestamp, void_timestamp) NULLS NOT DISTINCT WHERE (device_id IS NOT NULL);

CREATE INDEX weight_reading_received ON public.weight_reading USING btree (organization_id, received_timestamp) INCLUDE (reading_timestamp, id) WHERE (void_timestamp IS NULL);

CREATE INDEX weight_reading_submitted ON public.weight_reading USING btree (organization_id, device_id, submitted_timestamp, measurement_index) WHERE (submitted_timestamp IS NOT NULL);

CREATE INDEX weight_reading_unassigned ON public.weight_reading USING btree (organization_id, reading_timestamp DESC, id DESC) INCLUDE (received_timestamp, device_id) WHERE ((patient_id IS NULL) AND (void_timestamp IS NULL));

CREATE INDEX weight_reading_updated ON public.weight_reading USING btree (organization_id, update_timestamp, id) WHERE (update_timestamp IS NOT NULL);

CREATE UNIQUE INDEX weight_reading_without_device ON public.weight_reading USING btree (organization_id, patient_id, reading_timestamp, measurement_index) NULLS NOT DISTINCT WHERE (device_id IS NULL);

CREATE OR REPLACE FUNCTION public.add_event_publication()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        scope text := current_setting('rpm.delivery', true);
      begin
        perform set_config('rpm.delivery', 'on', true);
        insert into event_publication (organization_id) values (new.id);
        perform set_config('rpm.delivery', coalesce(scope, ''), true);
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.add_quarantined_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          insert into ingest_quarantine_group as g (organization_id, source_id, code, device_key, person_key, count, first_timestamp, last_timestamp)
          select organization_id, source_id, code, device_key, person_key, count(*), min(update_timestamp), max(update_timestamp)
          from (select organization_id, source_id, code, coalesce(device_key, '') as device_key, coalesce(person_key, '') as person_key, update_timestamp from added where outcome = 'quarantined') a
          group by organization_id, source_id, code, device_key, person_key order by organization_id, source_id, code, device_key, person_key
          on conflict (organization_id, source_id, code, device_key, person_key) do update set count = g.count + excluded.count,
            first_timestamp = least(g.first_timestamp, excluded.first_timestamp),
            last_timestamp = greatest(g.last_timestamp, excluded.last_timestamp);
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.announce_api_key_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        perform pg_notify('api_key_changed', encode(old.hash, 'hex'));
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.announce_ingest_secret_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        perform pg_notify('api_key_changed', encode(t.hash, 'hex'))
          from ingest_source s cross join lateral (values (s.token_hash), (s.previous_token_hash)) as t (hash)
          where s.organization_id = coalesce(new.organization_id, old.organization_id) and s.id = coalesce(new.source_id, old.source_id)
            and t.hash is not null;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.announce_ingest_source_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        perform pg_notify('api_key_changed', encode(old.token_hash, 'hex'));
        if old.previous_token_hash is not null then
          perform pg_notify('api_key_changed', encode(old.previous_token_hash, 'hex'));
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.audit_line_v1(event audit_event, chain uuid)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (('{'::text || concat_ws(','::text, ('"format":'::text || COALESCE(((event).format)::text, 'null'::text)), ('"organization":'::text || COALESCE((('"'::text || (chain)::text) || '"'::text), 'null'::text)), ('"id":'::text || COALESCE(((event).id)::text, 'null'::text)), ('"recordedTimestamp":'::text || COALESCE((('"'::text || to_char(((event).recorded_timestamp AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)) || '"'::text), 'null'::text)), ('"actorKind":'::text || COALESCE((to_json((event).actor_kind))::text, 'null'::text)), ('"actorId":'::text || COALESCE(((event).actor_id)::text, 'null'::text)), ('"sessionId":'::text || COALESCE(((event).session_id)::text, 'null'::text)), ('"assertedActor":'::text || COALESCE((to_json((event).asserted_actor))::text, 'null'::text)), ('"action":'::text || COALESCE((to_json((event).action))::text, 'null'::text)), ('"resource":'::text || COALESCE((to_json((event).resource))::text, 'null'::text)), ('"resourceId":'::text || COALESCE(((event).resource_id)::text, 'null'::text)), ('"patients":'::text || COALESCE((array_to_json((event).patients))::text, 'null'::text)), ('"rows":'::text || COALESCE(((event).rows)::text, 'null'::text)), ('"status":'::text || COALESCE(((event).status)::text, 'null'::text)), ('"requestId":'::text || COALESCE((('"'::text || ((event).request_id)::text) || '"'::text), 'null'::text)), ('"furtherRequestIds":'::text || COALESCE((array_to_json((event).further_request_ids))::text, 'null'::text)), ('"clientRequestHash":'::text || COALESCE((('"'::text || encode((event).client_request_hash, 'hex'::text)) || '"'::text), 'null'::text)), ('"address":'::text || COALESCE((('"'::text || ((event).address)::text) || '"'::text), 'null'::text)), ('"host":'::text || COALESCE((to_json((event).host))::text, 'null'::text)), ('"webhookId":'::text || COALESCE(((event).webhook_id)::text, 'null'::text)), ('"digests":'::text || COALESCE((('"'::text || encode((event).digests, 'hex'::text)) || '"'::text), 'null'::text)), ('"purpose":'::text || COALESCE((to_json((event).purpose))::text, 'null'::text)))) || '}'::text);

CREATE OR REPLACE FUNCTION public.change_customer_order_with_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    -- Variables, because with row-level security PostgreSQL uses no index for a comparison with COALESCE.
    part_organization_id bigint := coalesce(new.organization_id, old.organization_id);
    part_order_id bigint := coalesce(new.order_id, old.order_id);
  begin
    if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
    update customer_order t set version = version + 1
      where organization_id = part_organization_id and id = part_order_id and (t.version_transaction <> pg_current_xact_id()::text::bigint or t.update_timestamp < now()::timestamptz(3));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.change_customer_order_with_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
        update customer_order o set version = version + 1
          where organization_id = new.organization_id and id = new.order_id
            and (o.version_transaction <> pg_current_xact_id()::text::bigint or o.update_timestamp < now()::timestamptz(3));
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.change_customer_return_with_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    -- Variables, because with row-level security PostgreSQL uses no index for a comparison with COALESCE.
    part_organization_id bigint := coalesce(new.organization_id, old.organization_id);
    part_return_id bigint := coalesce(new.return_id, old.return_id);
  begin
    if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
    update customer_return t set version = version + 1
      where organization_id = part_organization_id and id = part_return_id and (t.version_transaction <> pg_current_xact_id()::text::bigint or t.update_timestamp < now()::timestamptz(3));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.change_device_with_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    -- Variables, because with row-level security PostgreSQL uses no index for a comparison with COALESCE.
    part_organization_id bigint := coalesce(new.organization_id, old.organization_id);
    part_device_id bigint := coalesce(new.device_id, old.device_id);
  begin
    if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
    update device t set version = version + 1
      where organization_id = part_organization_id and id = part_device_id and (t.version_transaction <> pg_current_xact_id()::text::bigint or t.update_timestamp < now()::timestamptz(3));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.change_kit_with_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    -- Variables, because with row-level security PostgreSQL uses no index for a comparison with COALESCE.
    part_organization_id bigint := coalesce(new.organization_id, old.organization_id);
    part_kit_id bigint := coalesce(new.kit_id, old.kit_id);
  begin
    if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
    update kit t set version = version + 1
      where organization_id = part_organization_id and id = part_kit_id and (t.version_transaction <> pg_current_xact_id()::text::bigint or t.update_timestamp < now()::timestamptz(3));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.change_webhook_with_header()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        part_organization_id bigint := coalesce(new.organization_id, old.organization_id);
        part_webhook_id bigint := coalesce(new.webhook_id, old.webhook_id);
      begin
        update webhook t set version = version + 1
          where organization_id = part_organization_id and id = part_webhook_id
            and (t.version_transaction <> pg_current_xact_id()::text::bigint or t.update_timestamp < now()::timestamptz(3));
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_adherence_of_patients()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into adherence_count (organization_id, patient_id) select organization_id, id from new_patient;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_device_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    -- The rows of a moved organization contain the numbers.
    if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
    update device set device_event_count = device_event_count + 1 where organization_id = new.organization_id and id = new.device_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_former_device_identifier()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    -- The rows of a moved organization contain the numbers.
    if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
    update device set former_identifier_count = former_identifier_count + 1 where organization_id = new.organization_id and id = new.device_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.count_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    -- The rows of a moved organization contain the numbers.
    if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
    update customer_order set order_event_count = order_event_count + 1 where organization_id = new.organization_id and id = new.order_id;
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

CREATE OR REPLACE FUNCTION public.create_audit_month(months integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO '$user', 'public'
AS $function$
      declare
        first_day timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + make_interval(months => months);
        month text := to_char(first_day at time zone 'UTC', '"audit_event_"YYYY_MM');
      begin
        if to_regclass(month) is not null then return; end if;
        execute format('create table %I (like audit_event including all excluding identity)', month);
        execute format('alter table %I enable row level security, force row level security', month);
        execute format('create trigger keep_all_rows before truncate on %I for each statement execute function keep_audit_trail()', month);
        execute format('alter table audit_event attach partition %I for values from (%L) to (%L)', month, first_day,
          date_trunc('month', first_day at time zone 'UTC' + interval '32 days') at time zone 'UTC');
      end $function$;

CREATE OR REPLACE FUNCTION public.end_console_sessions_of_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        -- A variable, because with row-level security PostgreSQL uses no index for a comparison with LEAST.
        key_end timestamptz := least(new.expire_timestamp, new.revoke_timestamp);
      begin
        update console_session set expire_timestamp = key_end
        where organization_id = new.organization_id and api_key_id = new.id and expire_timestamp > key_end;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.end_observations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
      end $function$;

CREATE OR REPLACE FUNCTION public.end_smart_tokens()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        update smart_token
        set expire_timestamp = least(expire_timestamp, new.expire_timestamp), end_timestamp = least(end_timestamp, new.revoke_timestamp)
        where organization_id = new.organization_id and api_key_id = new.id and expire_timestamp > now();
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.fold_case(given text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  declare
    folded text := given;
  begin
    if octet_length(folded) > char_length(folded) then
      folded := translate(normalize(folded, NFD), 'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᏸᏹᏺᏻᏼᏽᲀᲁᲂᲃᲄᲅᲆᲇᲈᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿỺỼỾℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡ĲĿǄǅǇǈǊǋǱǲϴϹẞⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ', 'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭᏰᏱᏲᏳᏴᏵвдосттъѣꙋᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿỻỽỿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃ĳŀǆǆǉǉǌǌǳǳθϲßⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ');
    end if;
    return lower(folded collate "C");
  end $function$;

CREATE OR REPLACE FUNCTION public.fold_text(given text, max_bytes integer DEFAULT 2147483647)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  declare
    folded text := given;
  begin
    if octet_length(folded) > char_length(folded) then
      folded := regexp_replace(normalize(folded, NFKD) collate "C", '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110c2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0100-\U000e01ef]+', '', 'g');
    end if;
    if octet_length(folded) > char_length(folded) then
      folded := normalize(translate(replace(replace(folded, 'ß', 'ss'), 'ẞ', 'ss'), 'ÆÐØÞĐĦıŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᏸᏹᏺᏻᏼᏽᲀᲁᲂᲃᲄᲅᲆᲇᲈᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿỺỼỾℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜ꟱Ꟶꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐗉𐗤𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑎃𑎅𑎎𑎑𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𜳖𜳗𜳘𜳙𜳚𜳛𜳜𜳝𜳞𜳟𜳠𜳡𜳢𜳣𜳤𜳥𜳦𜳧𜳨𜳩𜳪𜳫𜳬𜳭𜳮𜳯𜳰𜳱𜳲𜳳𜳴𜳵𜳶𜳷𜳸𜳹𞀰𞀱𞀲𞀳𞀴𞀵𞀶𞀷𞀸𞀹𞀺𞀻𞀼𞀽𞀾𞀿𞁀𞁁𞁂𞁃𞁄𞁅𞁆𞁇𞁈𞁉𞁊𞁋𞁌𞁍𞁎𞁏𞁐𞁑𞁒𞁓𞁔𞁕𞁖𞁗𞁘𞁙𞁚𞁛𞁜𞁝𞁞𞁟𞁠𞁡𞁢𞁣𞁤𞁥𞁦𞁧𞁨𞁩𞁪𞁫𞁬𞁭𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡', 'æðøþđħiłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭᏰᏱᏲᏳᏴᏵвдосттъѣꙋᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿỻỽỿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛsꟶᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐗒𐗚𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑎂𑎄𑎋𑎐𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓abcdefghijklmnopqrstuvwxyz0123456789абвгдежзиклмопрстуфхцчшыэюꚉәіјөүӏабвгдежзиклопсуфхцчшъыґіѕџҫꙑұ𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃'), NFKC);
    end if;
    folded := lower(folded collate "C");
    return case when octet_length(folded) <= max_bytes then folded end;
  end $function$;

CREATE OR REPLACE FUNCTION public.identifier_key(given text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  declare
    key text;
  begin
    if octet_length(given) = char_length(given) and octet_length(given) <= 1024 then return given; end if;
    key := normalize(given, NFC);
    if key ~ '[𐗉𐗤𑎃𑎅𑎎𑎑𑏅𑏇𑏈𖄦𖄧𖄨𖄡𖄢𖄣𖄤𖄥𖵪𖵪𖵧]' collate "C" then
      key := replace(key, '𐗉', '𐗉');
      key := replace(key, '𐗤', '𐗤');
      key := replace(key, '𑎃', '𑎃');
      key := replace(key, '𑎅', '𑎅');
      key := replace(key, '𑎎', '𑎎');
      key := replace(key, '𑎑', '𑎑');
      key := replace(key, '𑏅', '𑏅');
      key := replace(key, '𑏇', '𑏇');
      key := replace(key, '𑏈', '𑏈');
      key := replace(key, '𖄦', '𖄦');
      key := replace(key, '𖄧', '𖄧');
      key := replace(key, '𖄨', '𖄨');
      key := replace(key, '𖄡', '𖄡');
      key := replace(key, '𖄢', '𖄢');
      key := replace(key, '𖄣', '𖄣');
      key := replace(key, '𖄤', '𖄤');
      key := replace(key, '𖄥', '𖄥');
      key := replace(key, '𖵪', '𖵪');
      key := replace(key, '𖵩', '𖵩');
      key := replace(key, '𖵨', '𖵨');
    end if;
    return case when octet_length(key) <= 1024 then key else 'sha256:' || encode(sha256(convert_to(key, 'UTF8')), 'hex') end;
  end $function$;

CREATE OR REPLACE FUNCTION public.index_webhook_types()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        delete from webhook_type where organization_id = new.organization_id and webhook_id = new.id;
        insert into webhook_type (organization_id, type, webhook_id)
          select distinct new.organization_id, t.type, new.id from unnest(new.types) as t (type) where new.delete_timestamp is null;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.keep_audit_trail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        raise exception 'Rows of the audit trail are never changed or removed.';
      end $function$;

CREATE OR REPLACE FUNCTION public.keep_deleted_resource()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into deleted_resource (organization_id, resource, id, version)
      values (old.organization_id, tg_table_name, old.id, old.version + 1);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.keep_ingest_mapping()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        raise exception 'A version of a mapping never changes.';
      end $function$;

CREATE OR REPLACE FUNCTION public.recheck_adherence_of_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op <> 'INSERT' then
          insert into adherence_recheck (organization_id, patient_id) values (old.organization_id, old.patient_id);
        end if;
        if tg_op <> 'DELETE' then
          insert into adherence_recheck (organization_id, patient_id) values (new.organization_id, new.patient_id);
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.recheck_adherence_of_organization()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into adherence_recheck (organization_id, patient_id)
        select p.organization_id, p.id from patient p
        left join site s on s.organization_id = p.organization_id and s.id = p.site_id
        where p.organization_id = new.id and p.local_time_zone is null and s.local_time_zone is null;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.recheck_adherence_of_patient()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        -- A change of the site's time zone that is under way notes the patients that it sees, which may not include this one: wait for it.
        if new.local_time_zone is null and new.site_id is distinct from old.site_id then
          perform from site where organization_id = new.organization_id and id = new.site_id for share;
        end if;
        insert into adherence_recheck (organization_id, patient_id) values (new.organization_id, new.id);
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.recheck_adherence_of_readings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'DELETE' then
        insert into adherence_recheck (organization_id, patient_id, day)
        select distinct r.organization_id, r.patient_id, d.first + n
        from (
          select organization_id, patient_id, reading_timestamp, patient_time_zone_offset, device_time_zone_offset from before
          where patient_id is not null and device_id is not null and not manual and void_timestamp is null) r,
          lateral (select ((r.reading_timestamp at time zone 'UTC') - interval '12 hours')::date as first,
            ((r.reading_timestamp at time zone 'UTC') + interval '14 hours')::date as last) d,
          generate_series(0, d.last - d.first) n;
        else
        insert into adherence_recheck (organization_id, patient_id, day)
        select distinct r.organization_id, r.patient_id, d.first + n
        from (
          (
          select organization_id, patient_id, reading_timestamp, patient_time_zone_offset, device_time_zone_offset from before
          where patient_id is not null and device_id is not null and not manual and void_timestamp is null except 
          select organization_id, patient_id, reading_timestamp, patient_time_zone_offset, device_time_zone_offset from after
          where patient_id is not null and device_id is not null and not manual and void_timestamp is null) union (
          select organization_id, patient_id, reading_timestamp, patient_time_zone_offset, device_time_zone_offset from after
          where patient_id is not null and device_id is not null and not manual and void_timestamp is null except 
          select organization_id, patient_id, reading_timestamp, patient_time_zone_offset, device_time_zone_offset from before
          where patient_id is not null and device_id is not null and not manual and void_timestamp is null)) r,
          lateral (select ((r.reading_timestamp at time zone 'UTC') - interval '12 hours')::date as first,
            ((r.reading_timestamp at time zone 'UTC') + interval '14 hours')::date as last) d,
          generate_series(0, d.last - d.first) n;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.recheck_adherence_of_site()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into adherence_recheck (organization_id, patient_id)
        select organization_id, id from patient
        where organization_id = new.organization_id and site_id = new.id and local_time_zone is null;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.record_backup(operator text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO '$user', 'public'
AS $function$
      begin
        -- Only a superuser may declare this setting as a property of the function.
        perform set_config('rpm.audit', 'on', true);
        insert into audit_event (organization_id, actor_kind, asserted_actor, action, resource, patients, rows)
        values (0, 'cli', left(operator, 200), 'export', 'backup create', '{}', 0);
        perform set_config('rpm.audit', '', true);
      end $function$;

CREATE OR REPLACE FUNCTION public.record_deleted_reading_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into reading_count_delta (organization_id, kind, reading_id, reading_hour, receipt_hour, change)
      select r.organization_id, tg_argv[0], case when r.id > s.counted_id then r.id else 0 end, reading_hour, receipt_hour, sum(r.change)
      from (select organization_id, id, date_bin('1 hour', reading_timestamp, timestamptz '2000-01-01Z') as reading_hour, date_bin('1 hour', received_timestamp, timestamptz '2000-01-01Z') as receipt_hour, -1 as change from before where void_timestamp is null) r, reading_count_state s
      where s.kind = tg_argv[0]
      group by 1, 3, 4, 5 having sum(r.change) <> 0;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.record_updated_reading_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into reading_count_delta (organization_id, kind, reading_id, reading_hour, receipt_hour, change)
      select r.organization_id, tg_argv[0], case when r.id > s.counted_id then r.id else 0 end, reading_hour, receipt_hour, sum(r.change)
      from (select organization_id, id, date_bin('1 hour', reading_timestamp, timestamptz '2000-01-01Z') as reading_hour, date_bin('1 hour', received_timestamp, timestamptz '2000-01-01Z') as receipt_hour, -1 as change from before where void_timestamp is null union all select organization_id, id, date_bin('1 hour', reading_timestamp, timestamptz '2000-01-01Z') as reading_hour, date_bin('1 hour', received_timestamp, timestamptz '2000-01-01Z') as receipt_hour, 1 as change from after where void_timestamp is null) r, reading_count_state s
      where s.kind = tg_argv[0]
      group by 1, 3, 4, 5 having sum(r.change) <> 0;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_taken_sku()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if current_setting('rpm.moves_organization', true) = 'on' then return new; end if;
    perform pg_advisory_xact_lock(hashtextextended('item ' || new.organization_id || ' ' || identifier_key(new.sku), 0));
    if exists (select from item i where i.organization_id = new.organization_id and i.sku_key = identifier_key(new.sku) and i.id <> new.id) then
      raise exception 'Another item has this SKU.' using errcode = 'unique_violation', constraint = 'item_sku_is_unique';
    end if;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.refuse_truncate_of_readings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        raise exception 'Delete readings instead of truncating their table, so that their counts stay exact.';
      end $function$;

CREATE OR REPLACE FUNCTION public.release_codes_of_sources(organization bigint, source bigint, codes text[])
 RETURNS void
 LANGUAGE sql
AS $function$
        insert into ingest_source_state as t (organization_id, source_id, release_codes)
        select organization_id, id, codes from ingest_source where organization_id = organization and (source is null or id = source) order by id
        on conflict (organization_id, source_id) do update
          set release_codes = array(select distinct code from unnest(t.release_codes || excluded.release_codes) code order by code), release_group_id = 0;
      $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_alias()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          insert into ingest_release (organization_id, source_id, subject, key, codes)
          select s.organization_id, s.id, case c.kind when 'device' then 'deviceKey' else 'personKey' end, c.value, array['contradiction', 'device_ambiguous', 'device_unknown', 'patient_unknown', 'person_ambiguous']
          from changed c join ingest_source s on s.organization_id = c.organization_id and s.id = c.source_id;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        declare changed device_assignment;
        begin
          if tg_op = 'DELETE' then changed := old; else changed := new; end if;
          insert into ingest_release (organization_id, source_id, subject, key, codes) select changed.organization_id, null, 'device', changed.device_id, array['ambiguous_time', 'contradiction', 'time_in_future', 'time_invalid', 'time_zone_missing']
            where exists (select from ingest_source where organization_id = changed.organization_id);
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_device()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          insert into ingest_release (organization_id, source_id, subject, key, codes)
          select distinct c.organization_id, null::bigint, 'deviceKey', k.key, array['device_ambiguous', 'device_unknown']
          from changed c cross join lateral (values (c.normalized), (lower(c.normalized)), (c.value)) k (key)
          where exists (select from ingest_source s where s.organization_id = c.organization_id);
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_mac_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          insert into ingest_release (organization_id, source_id, subject, key, codes)
          select distinct c.organization_id, null::bigint, 'deviceKey', lower(regexp_replace(c.value, '[[:space:]:.-]', '', 'g')), array['device_ambiguous', 'device_unknown']
          from changed c
          where c.type = 'serial' and lower(regexp_replace(c.value, '[[:space:]:.-]', '', 'g')) ~ '^([0-9a-f]{12}|[0-9a-f]{16})$'
            and exists (select from ingest_source s where s.organization_id = c.organization_id);
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_organization()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          perform release_codes_of_sources(new.id, null, array['ambiguous_time', 'time_in_future', 'time_invalid', 'time_zone_missing']);
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_patient()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          if new.merged_into is not distinct from old.merged_into then
            insert into ingest_release (organization_id, source_id, subject, key, codes) select new.organization_id, null, 'patient', new.id, array['ambiguous_time', 'time_in_future', 'time_invalid', 'time_zone_missing']
            where exists (select from ingest_source where organization_id = new.organization_id);
          else
            insert into ingest_release (organization_id, source_id, subject, key, codes) select new.organization_id, null, 'patient', new.id, array['ambiguous_time', 'contradiction', 'time_in_future', 'time_invalid', 'time_zone_missing']
            where exists (select from ingest_source where organization_id = new.organization_id);
            insert into ingest_release (organization_id, source_id, subject, key, codes)
            select organization_id, source_id, 'personKey', value, array['contradiction', 'person_ambiguous'] from ingest_alias
            where organization_id = new.organization_id and patient_id = new.id;
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_short_imei()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          insert into ingest_release (organization_id, source_id, subject, key, codes)
          select s.organization_id, s.id, 'deviceKey', lpad(c.value, 14, '0') || digit, array['contradiction', 'device_ambiguous', 'device_unknown']
          from changed c join ingest_source s on s.organization_id = c.organization_id and s.id = c.source_id cross join generate_series(0, 9) digit
          where c.kind = 'device' and c.value ~ '^[0-9]{13,14}$';
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_site()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          perform release_codes_of_sources(new.organization_id, null, array['ambiguous_time', 'time_in_future', 'time_invalid', 'time_zone_missing']);
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_parts_of_source()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        declare codes text[] := case when new.time_zone is distinct from old.time_zone then array['ambiguous_time', 'time_in_future', 'time_invalid', 'time_zone_missing'] else '{}' end || case when new.patient_id is distinct from old.patient_id then array['patient_unknown', 'device_unknown'] else '{}' end || case when new.unknown_devices is distinct from old.unknown_devices then array['device_unknown'] else '{}' end || case when new.item_id is distinct from old.item_id then array['device_unknown'] else '{}' end || case when new.mapping_version is distinct from old.mapping_version then array['ambiguous_time', 'conflict', 'contradiction', 'device_ambiguous', 'device_unknown', 'kind_unknown', 'limits_unknown', 'malformed', 'mapping_failed', 'no_mapping', 'not_in_range', 'pair_incomplete', 'patient_unknown', 'person_ambiguous', 'time_in_future', 'time_invalid', 'time_zone_missing', 'unit_unknown', 'value_missing'] else '{}' end;
        begin
          if codes <> '{}' then perform release_codes_of_sources(new.organization_id, new.id, codes); end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.release_quarantine_groups(organization bigint, ids bigint[])
 RETURNS integer
 LANGUAGE sql
AS $function$
        with locked as materialized (
          select id from ingest_quarantine_group where organization_id = organization and id = any(ids)
          order by source_id, code, device_key, person_key for no key update
        ), released as (
          update ingest_quarantine_group g set release_timestamp = clock_timestamp(), release_message_id = 0
          from locked l where g.organization_id = organization and g.id = l.id returning g.id
        )
        select count(*)::integer from released;
      $function$;

CREATE OR REPLACE FUNCTION public.remove_quarantined_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          with gone as (
            select organization_id, source_id, code, device_key, person_key, count(*) as parts from (select organization_id, source_id, code, coalesce(device_key, '') as device_key, coalesce(person_key, '') as person_key from removed where outcome = 'quarantined') r group by organization_id, source_id, code, device_key, person_key
          )
          update ingest_quarantine_group g set count = g.count - gone.parts from gone
          where (g.organization_id, g.source_id, g.code, g.device_key, g.person_key)
            = (gone.organization_id, gone.source_id, gone.code, gone.device_key, gone.person_key);
          delete from ingest_quarantine_group g
          using (select distinct organization_id, source_id, code, coalesce(device_key, '') as device_key, coalesce(person_key, '') as person_key from removed where outcome = 'quarantined') gone
          where (g.organization_id, g.source_id, g.code, g.device_key, g.person_key)
            = (gone.organization_id, gone.source_id, gone.code, gone.device_key, gone.person_key) and g.count <= 0;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.set_actor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        new.actor := (nullif(current_setting('rpm.actor', true), '')::json ->> 'name');
        new.actor_kind := (nullif(current_setting('rpm.actor', true), '')::json ->> 'kind');
        new.actor_id := ((nullif(current_setting('rpm.actor', true), '')::json ->> 'id'))::bigint;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.set_delivery_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          new.transaction_id := pg_current_xact_id();
          return new;
        end $function$;

CREATE OR REPLACE FUNCTION public.set_patient_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        words text[] := array(select words_of_patient(new.first_name, new.last_name, new.external_identifier, new.email, new.date_of_birth, new.phone_number));
      begin
        if tg_op = 'UPDATE' then
          delete from patient_search_word w where w.organization_id = new.organization_id and w.patient_id = new.id and w.word <> all (words);
        end if;
        insert into patient_search_word (organization_id, patient_id, word)
          select new.organization_id, new.id, w from unnest(words) w on conflict do nothing;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.set_reading_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    new.version := old.version + 1;
    new.update_timestamp := clock_timestamp();
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.set_reason()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        new.reason := nullif(current_setting('rpm.reason', true), '');
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.set_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    -- The arguments are the columns that are not part of the resource.
    if tg_nargs > 0 and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then
      return new;
    end if;
    new.version := old.version + 1;
    new.update_timestamp := clock_timestamp();
    new.version_transaction := pg_current_xact_id()::text::bigint;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.watch_devices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into device_watch (organization_id) values (new.organization_id)
        on conflict (organization_id) do update set item_id = 0, device_id = 0, due_timestamp = clock_timestamp();
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.words_of_patient(first_name text, last_name text, external_identifier text, email text, date_of_birth date, phone_number text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select distinct left(given.word, 100) from (
      select t.kind || unnest(array[joined, case when t.kind <> '' then ltrim(joined, '0') end]) as word
      from (values ('', fold_text(first_name)), ('', fold_text(last_name)),
          ('{', regexp_replace(fold_text(external_identifier), '([^0-9])([0-9])', '\1 \2', 'g'))) t (kind, folded)
        cross join lateral regexp_split_to_array(t.folded, '[\s!-/:-@[-\x60{-~\u00a0\u2000-\u206f\u3000]+') parts
        cross join lateral generate_subscripts(parts, 1) n
        cross join lateral array_to_string(parts[n:], '') joined
      union all select '|' || regexp_replace(fold_text(email), '[\s!-/:-@[-\x60{-~\u00a0\u2000-\u206f\u3000]+', '', 'g')
      union all select to_char(date_of_birth, 'YYYY-MM-DD')
      union all select '~' || substr(digits, n)
        from regexp_replace(phone_number, '[^0-9]', '', 'g') digits, generate_series(1, length(digits) - 3) n
        where length(digits) - n not in (4, 5)
    ) given where given.word not in ('', '{', '|')
  $function$;

CREATE TRIGGER add_event_publication AFTER INSERT ON public.organization FOR EACH ROW EXECUTE FUNCTION add_event_publication();

CREATE TRIGGER add_quarantined AFTER INSERT ON public.ingest_part REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_quarantined_parts();

CREATE TRIGGER add_quarantined_after_update AFTER UPDATE ON public.ingest_part REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_quarantined_parts();

CREATE TRIGGER api_key_changed AFTER DELETE OR UPDATE OF scopes, expire_timestamp, revoke_timestamp ON public.api_key FOR EACH ROW EXECUTE FUNCTION announce_api_key_change();

CREATE TRIGGER change_customer_order AFTER INSERT OR UPDATE OF status ON public.customer_return FOR EACH ROW WHEN ((new.order_id IS NOT NULL)) EXECUTE FUNCTION change_customer_order_with_return();

CREATE TRIGGER change_customer_order AFTER INSERT OR DELETE OR UPDATE ON public.order_device FOR EACH ROW EXECUTE FUNCTION change_customer_order_with_part();

CREATE TRIGGER change_customer_order AFTER INSERT OR DELETE OR UPDATE ON public.order_event FOR EACH ROW EXECUTE FUNCTION change_customer_order_with_part();

CREATE TRIGGER change_customer_order AFTER INSERT OR DELETE OR UPDATE ON public.order_external_id FOR EACH ROW EXECUTE FUNCTION change_customer_order_with_part();

CREATE TRIGGER change_customer_order AFTER INSERT OR DELETE OR UPDATE ON public.order_kit FOR EACH ROW EXECUTE FUNCTION change_customer_order_with_part();

CREATE TRIGGER change_customer_order AFTER INSERT OR DELETE OR UPDATE ON public.order_line FOR EACH ROW EXECUTE FUNCTION change_customer_order_with_part();

CREATE TRIGGER change_customer_order AFTER INSERT OR DELETE OR UPDATE ON public.packed_kit FOR EACH ROW EXECUTE FUNCTION change_customer_order_with_part();

CREATE TRIGGER change_customer_return AFTER INSERT OR DELETE OR UPDATE ON public.return_device FOR EACH ROW EXECUTE FUNCTION change_customer_return_with_part();

CREATE TRIGGER change_customer_return AFTER INSERT OR DELETE OR UPDATE ON public.return_event FOR EACH ROW EXECUTE FUNCTION change_customer_return_with_part();

CREATE TRIGGER change_customer_return AFTER INSERT OR DELETE OR UPDATE ON public.return_line FOR EACH ROW EXECUTE FUNCTION change_customer_return_with_part();

CREATE TRIGGER change_device AFTER INSERT OR DELETE OR UPDATE ON public.device_assignment FOR EACH ROW EXECUTE FUNCTION change_device_with_part();

CREATE TRIGGER change_device AFTER INSERT OR DELETE OR UPDATE ON public.device_event FOR EACH ROW EXECUTE FUNCTION change_device_with_part();

CREATE TRIGGER change_device AFTER INSERT OR DELETE OR UPDATE ON public.device_identifier FOR EACH ROW EXECUTE FUNCTION change_device_with_part();

CREATE TRIGGER change_device AFTER INSERT OR DELETE OR UPDATE ON public.former_device_identifier FOR EACH ROW EXECUTE FUNCTION change_device_with_part();

CREATE TRIGGER change_kit AFTER INSERT OR DELETE OR UPDATE ON public.kit_item FOR EACH ROW EXECUTE FUNCTION change_kit_with_part();

CREATE TRIGGER change_webhook AFTER INSERT OR DELETE OR UPDATE OF names ON public.webhook_header FOR EACH ROW EXECUTE FUNCTION change_webhook_with_header();

CREATE TRIGGER changed_sku BEFORE UPDATE OF sku ON public.item FOR EACH ROW WHEN (((new.sku IS NOT NULL) AND (new.sku IS DISTINCT FROM old.sku))) EXECUTE FUNCTION refuse_taken_sku();

CREATE TRIGGER console_session_deleted AFTER DELETE ON public.console_session FOR EACH ROW WHEN (((old.end_timestamp IS NULL) AND (old.expire_timestamp > now()))) EXECUTE FUNCTION announce_api_key_change();

CREATE TRIGGER console_session_ended AFTER UPDATE OF end_timestamp, expire_timestamp ON public.console_session FOR EACH ROW EXECUTE FUNCTION announce_api_key_change();

CREATE TRIGGER count_adherence AFTER INSERT ON public.patient REFERENCING NEW TABLE AS new_patient FOR EACH STATEMENT EXECUTE FUNCTION count_adherence_of_patients();

CREATE TRIGGER count_entry AFTER INSERT ON public.device_event FOR EACH ROW EXECUTE FUNCTION count_device_event();

CREATE TRIGGER count_entry AFTER INSERT ON public.former_device_identifier FOR EACH ROW EXECUTE FUNCTION count_former_device_identifier();

CREATE TRIGGER count_entry AFTER INSERT ON public.order_event FOR EACH ROW EXECUTE FUNCTION count_order_event();

CREATE TRIGGER count_webhook_log_delete AFTER DELETE ON public.webhook_log REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_webhook_log_delete();

CREATE TRIGGER count_webhook_log_insert AFTER INSERT ON public.webhook_log REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_webhook_log_insert();

CREATE TRIGGER count_webhook_log_update AFTER UPDATE ON public.webhook_log REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_webhook_log_update();

CREATE TRIGGER end_console_sessions AFTER UPDATE OF expire_timestamp, revoke_timestamp ON public.api_key FOR EACH ROW EXECUTE FUNCTION end_console_sessions_of_key();

CREATE TRIGGER end_observations AFTER UPDATE ON public.blood_glucose_reading FOR EACH ROW WHEN ((old.patient_id IS DISTINCT FROM new.patient_id)) EXECUTE FUNCTION end_observations('bloodGlucose');

CREATE TRIGGER end_observations AFTER UPDATE ON public.blood_oxygen_reading FOR EACH ROW WHEN (((old.patient_id IS DISTINCT FROM new.patient_id) OR ((old.heart_rate IS NULL) <> (new.heart_rate IS NULL)))) EXECUTE FUNCTION end_observations('bloodOxygen', 'heartRate', 'heart_rate');

CREATE TRIGGER end_observations AFTER UPDATE ON public.blood_pressure_reading FOR EACH ROW WHEN (((old.patient_id IS DISTINCT FROM new.patient_id) OR ((old.heart_rate IS NULL) <> (new.heart_rate IS NULL)))) EXECUTE FUNCTION end_observations('bloodPressure', 'heartRate', 'heart_rate');

CREATE TRIGGER end_observations AFTER UPDATE ON public.heart_rate_reading FOR EACH ROW WHEN ((old.patient_id IS DISTINCT FROM new.patient_id)) EXECUTE FUNCTION end_observations('heartRate');

CREATE TRIGGER end_observations AFTER UPDATE ON public.heart_rate_variability_reading FOR EACH ROW WHEN ((old.patient_id IS DISTINCT FROM new.patient_id)) EXECUTE FUNCTION end_observations('heartRateVariability');

CREATE TRIGGER end_observations AFTER UPDATE ON public.peak_flow_reading FOR EACH ROW WHEN (((old.patient_id IS DISTINCT FROM new.patient_id) OR ((old.forced_expiratory_volume_in_one_second IS NULL) <> (new.forced_expiratory_volume_in_one_second IS NULL)))) EXECUTE FUNCTION end_observations('peakFlow', 'forcedExpiratoryVolumeInOneSecond', 'forced_expiratory_volume_in_one_second');

CREATE TRIGGER end_observations AFTER UPDATE ON public.sleep_mat_activity_reading FOR EACH ROW WHEN ((old.patient_id IS DISTINCT FROM new.patient_id)) EXECUTE FUNCTION end_observations('sleepMatActivity');

CREATE TRIGGER end_observations AFTER UPDATE ON public.sleep_mat_duration_reading FOR EACH ROW WHEN ((old.patient_id IS DISTINCT FROM new.patient_id)) EXECUTE FUNCTION end_observations('sleepMatDuration');

CREATE TRIGGER end_observations AFTER UPDATE ON public.temperature_reading FOR EACH ROW WHEN ((old.patient_id IS DISTINCT FROM new.patient_id)) EXECUTE FUNCTION end_observations('temperature');

CREATE TRIGGER end_observations AFTER UPDATE ON public.weight_reading FOR EACH ROW WHEN ((old.patient_id IS DISTINCT FROM new.patient_id)) EXECUTE FUNCTION end_observations('weight');

CREATE TRIGGER end_smart_tokens AFTER UPDATE OF expire_timestamp, revoke_timestamp ON public.api_key FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION end_smart_tokens();

CREATE TRIGGER index_webhook_types AFTER INSERT OR UPDATE OF types, delete_timestamp ON public.webhook FOR EACH ROW EXECUTE FUNCTION index_webhook_types();

CREATE TRIGGER ingest_secret_changed AFTER INSERT OR DELETE OR UPDATE ON public.ingest_source_secret FOR EACH ROW EXECUTE FUNCTION announce_ingest_secret_change();

CREATE TRIGGER ingest_source_changed AFTER DELETE OR UPDATE ON public.ingest_source FOR EACH ROW EXECUTE FUNCTION announce_ingest_source_change();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_archive FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_archived_leaf FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_block FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_chain FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_epoch FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_event FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_key FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_segment FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_segment_block FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_all_rows BEFORE TRUNCATE ON public.audit_verification FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.blood_glucose_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.blood_oxygen_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.blood_pressure_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.customer_order FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.customer_return FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.device FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.device_assignment FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.heart_rate_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.heart_rate_variability_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.ingest_source FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.item FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.kit FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.manufacturer FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.patient FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.peak_flow_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.site FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.sleep_mat_activity_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.sleep_mat_duration_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.temperature_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.webhook FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_deleted AFTER DELETE ON public.weight_reading FOR EACH ROW EXECUTE FUNCTION keep_deleted_resource();

CREATE TRIGGER keep_ingest_mapping BEFORE UPDATE OF document, version, source_id ON public.ingest_mapping FOR EACH ROW EXECUTE FUNCTION keep_ingest_mapping();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_archive FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_archived_leaf FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_block FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_chain FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_checkpoint FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_epoch FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_event FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_key FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_segment FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_segment_block FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.audit_verification FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();

CREATE TRIGGER recheck_adherence AFTER INSERT OR DELETE OR UPDATE ON public.device_assignment FOR EACH ROW EXECUTE FUNCTION recheck_adherence_of_assignment();

CREATE TRIGGER recheck_adherence AFTER UPDATE ON public.organization FOR EACH ROW WHEN ((old.time_zone IS DISTINCT FROM new.time_zone)) EXECUTE FUNCTION recheck_adherence_of_organization();

CREATE TRIGGER recheck_adherence AFTER UPDATE ON public.patient FOR EACH ROW WHEN (((old.local_time_zone IS DISTINCT FROM new.local_time_zone) OR (old.enrolled IS DISTINCT FROM new.enrolled) OR (old.archived IS DISTINCT FROM new.archived) OR (old.site_id IS DISTINCT FROM new.site_id) OR (old.merged_into IS DISTINCT FROM new.merged_into))) EXECUTE FUNCTION recheck_adherence_of_patient();

CREATE TRIGGER recheck_adherence AFTER UPDATE ON public.site FOR EACH ROW WHEN ((old.local_time_zone IS DISTINCT FROM new.local_time_zone)) EXECUTE FUNCTION recheck_adherence_of_site();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.blood_glucose_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.blood_oxygen_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.blood_pressure_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.heart_rate_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.heart_rate_variability_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.peak_flow_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.sleep_mat_activity_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.sleep_mat_duration_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.temperature_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_deleted AFTER DELETE ON public.weight_reading REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.blood_glucose_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.blood_oxygen_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.blood_pressure_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.heart_rate_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.heart_rate_variability_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.peak_flow_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.sleep_mat_activity_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.sleep_mat_duration_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.temperature_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

CREATE TRIGGER recheck_adherence_of_updated AFTER UPDATE ON public.weight_reading REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recheck_adherence_of_readings();

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

CREATE CONSTRAINT TRIGGER release_parts AFTER INSERT OR DELETE OR UPDATE OF start_timestamp, end_timestamp, patient_id ON public.device_assignment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION release_parts_of_assignment();

CREATE TRIGGER release_parts AFTER INSERT ON public.device_identifier REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_parts_of_device();

CREATE TRIGGER release_parts AFTER INSERT ON public.ingest_alias REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_parts_of_alias();

CREATE TRIGGER release_parts AFTER UPDATE ON public.ingest_source FOR EACH ROW EXECUTE FUNCTION release_parts_of_source();

CREATE CONSTRAINT TRIGGER release_parts AFTER UPDATE ON public.organization DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.time_zone IS DISTINCT FROM new.time_zone)) EXECUTE FUNCTION release_parts_of_organization();

CREATE CONSTRAINT TRIGGER release_parts AFTER UPDATE ON public.patient DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.local_time_zone IS DISTINCT FROM new.local_time_zone) OR (old.site_id IS DISTINCT FROM new.site_id) OR (old.merged_into IS DISTINCT FROM new.merged_into))) EXECUTE FUNCTION release_parts_of_patient();

CREATE CONSTRAINT TRIGGER release_parts AFTER UPDATE ON public.site DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.local_time_zone IS DISTINCT FROM new.local_time_zone)) EXECUTE FUNCTION release_parts_of_site();

CREATE TRIGGER release_parts_after_delete AFTER DELETE ON public.device_identifier REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_parts_of_device();

CREATE TRIGGER release_parts_after_delete AFTER DELETE ON public.ingest_alias REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_parts_of_alias();

CREATE TRIGGER release_parts_of_imei AFTER INSERT ON public.ingest_alias REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_parts_of_short_imei();

CREATE TRIGGER release_parts_of_imei_after_delete AFTER DELETE ON public.ingest_alias REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_parts_of_short_imei();

CREATE TRIGGER release_parts_of_mac_address AFTER INSERT ON public.device_identifier REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_parts_of_mac_address();

CREATE TRIGGER release_parts_of_mac_address_after_delete AFTER DELETE ON public.device_identifier REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION release_parts_of_mac_address();

CREATE TRIGGER remove_quarantined AFTER DELETE ON public.ingest_part REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_quarantined_parts();

CREATE TRIGGER remove_quarantined_after_update AFTER UPDATE ON public.ingest_part REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_quarantined_parts();

CREATE TRIGGER set_actor BEFORE UPDATE ON public.device_assignment FOR EACH ROW EXECUTE FUNCTION set_actor();

CREATE TRIGGER set_reason BEFORE UPDATE ON public.device_assignment FOR EACH ROW EXECUTE FUNCTION set_reason();

CREATE TRIGGER set_search_words AFTER INSERT OR UPDATE OF first_name, last_name, external_identifier, email, date_of_birth, phone_number ON public.patient FOR EACH ROW EXECUTE FUNCTION set_patient_search_words();

CREATE TRIGGER set_transaction BEFORE UPDATE OF due_timestamp ON public.webhook_delivery FOR EACH ROW EXECUTE FUNCTION set_delivery_transaction();

CREATE TRIGGER set_version BEFORE UPDATE ON public.blood_glucose_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.blood_oxygen_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.blood_pressure_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.customer_order FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version('order_event_count', 'is_outdated');

CREATE TRIGGER set_version BEFORE UPDATE ON public.customer_return FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.device FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version('dropped_readings', 'health_check_timestamp', 'battery_percentage', 'signal_strength', 'device_event_count', 'former_identifier_count');

CREATE TRIGGER set_version BEFORE UPDATE ON public.device_assignment FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version('actor', 'actor_kind', 'actor_id', 'reason');

CREATE TRIGGER set_version BEFORE UPDATE ON public.heart_rate_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.heart_rate_variability_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.ingest_source FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.item FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.kit FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.manufacturer FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.organization FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION set_version('zones_derived_through');

CREATE TRIGGER set_version BEFORE UPDATE ON public.patient FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version('email_key', 'external_identifier_key', 'postal_code_start', 'country_start', 'local_time_zone', 'recording_version', 'merged_into', 'folded_name');

CREATE TRIGGER set_version BEFORE UPDATE ON public.peak_flow_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.site FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version('local_time_zone', 'folded_name', 'name_key');

CREATE TRIGGER set_version BEFORE UPDATE ON public.sleep_mat_activity_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.sleep_mat_duration_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.temperature_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.webhook FOR EACH ROW WHEN (((old.version_transaction <> ((pg_current_xact_id())::text)::bigint) OR (old.update_timestamp < (now())::timestamp(3) with time zone))) EXECUTE FUNCTION set_version();

CREATE TRIGGER set_version BEFORE UPDATE ON public.weight_reading FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND (new.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) AND ((old.reading_timestamp < '2900-01-01 00:00:00+00'::timestamp with time zone) OR (new.version > old.version)))) EXECUTE FUNCTION set_reading_version();

CREATE TRIGGER sku_of_new_item BEFORE INSERT ON public.item FOR EACH ROW WHEN ((new.sku IS NOT NULL)) EXECUTE FUNCTION refuse_taken_sku();

CREATE TRIGGER smart_token_deleted AFTER DELETE ON public.smart_token FOR EACH ROW WHEN ((old.expire_timestamp > now())) EXECUTE FUNCTION announce_api_key_change();

CREATE TRIGGER smart_token_ended AFTER UPDATE OF end_timestamp, expire_timestamp ON public.smart_token FOR EACH ROW EXECUTE FUNCTION announce_api_key_change();

CREATE TRIGGER watch_devices AFTER INSERT OR UPDATE OF expected_interval_minutes ON public.item FOR EACH ROW WHEN ((new.expected_interval_minutes IS NOT NULL)) EXECUTE FUNCTION watch_devices();

alter table adherence_count enable row level security, force row level security;

alter table adherence_days enable row level security, force row level security;

alter table adherence_recheck enable row level security, force row level security;

alter table api_key enable row level security, force row level security;

alter table audit_archived_leaf enable row level security, force row level security;

alter table audit_block enable row level security, force row level security;

alter table audit_chain enable row level security, force row level security;

alter table audit_event enable row level security, force row level security;

alter table audit_segment enable row level security, force row level security;

alter table audit_segment_block enable row level security, force row level security;

alter table blood_glucose_reading enable row level security, force row level security;

alter table blood_oxygen_reading enable row level security, force row level security;

alter table blood_pressure_reading enable row level security, force row level security;

alter table console_code enable row level security, force row level security;

alter table console_invitation enable row level security, force row level security;

alter table console_passkey enable row level security, force row level security;

alter table console_person enable row level security, force row level security;

alter table console_session enable row level security, force row level security;

alter table correction enable row level security, force row level security;

alter table customer_order enable row level security, force row level security;

alter table customer_return enable row level security, force row level security;

alter table deleted_resource enable row level security, force row level security;

alter table device enable row level security, force row level security;

alter table device_assignment enable row level security, force row level security;

alter table device_event enable row level security, force row level security;

alter table device_health_check enable row level security, force row level security;

alter table device_identifier enable row level security, force row level security;

alter table device_silence enable row level security, force row level security;

alter table device_watch enable row level security, force row level security;

alter table disclosure enable row level security, force row level security;

alter table ended_observation enable row level security, force row level security;

alter table ended_observation_state enable row level security, force row level security;

alter table event enable row level security, force row level security;

alter table event_lease enable row level security, force row level security;

alter table event_publication enable row level security, force row level security;

alter table event_sequence enable row level security, force row level security;

alter table fhir_export enable row level security, force row level security;

alter table file_import enable row level security, force row level security;

alter table file_import_part enable row level security, force row level security;

alter table former_device_identifier enable row level security, force row level security;

alter table heart_rate_reading enable row level security, force row level security;

alter table heart_rate_variability_reading enable row level security, force row level security;

alter table idempotency_key enable row level security, force row level security;

alter table ingest_alias enable row level security, force row level security;

alter table ingest_body enable row level security, force row level security;

alter table ingest_mapping enable row level security, force row level security;

alter table ingest_message enable row level security, force row level security;

alter table ingest_part enable row level security, force row level security;

alter table ingest_quarantine_group enable row level security, force row level security;

alter table ingest_refusal enable row level security, force row level security;

alter table ingest_release enable row level security, force row level security;

alter table ingest_source enable row level security, force row level security;

alter table ingest_source_secret enable row level security, force row level security;

alter table ingest_source_state enable row level security, force row level security;

alter table item enable row level security, force row level security;

alter table kit enable row level security, force row level security;

alter table kit_item enable row level security, force row level security;

alter table logged_delivery_state enable row level security, force row level security;

alter table manufacturer enable row level security, force row level security;

alter table order_device enable row level security, force row level security;

alter table order_event enable row level security, force row level security;

alter table order_external_id enable row level security, force row level security;

alter table order_kit enable row level security, force row level security;

alter table order_line enable row level security, force row level security;

alter table order_tracking_number enable row level security, force row level security;

alter table packed_kit enable row level security, force row level security;

alter table patient enable row level security, force row level security;

alter table patient_merge enable row level security, force row level security;

alter table patient_search_state enable row level security, force row level security;

alter table patient_search_word enable row level security, force row level security;

alter table peak_flow_reading enable row level security, force row level security;

alter table published_event enable row level security, force row level security;

alter table reading_count enable row level security, force row level security;

alter table reading_count_delta enable row level security, force row level security;

alter table reading_hour_count enable row level security, force row level security;

alter table reading_identifier enable row level security, force row level security;

alter table reading_import enable row level security, force row level security;

alter table reading_origin enable row level security, force row level security;

alter table reading_revision enable row level security, force row level security;

alter table return_device enable row level security, force row level security;

alter table return_event enable row level security, force row level security;

alter table return_line enable row level security, force row level security;

alter table site enable row level security, force row level security;

alter table sleep_mat_activity_reading enable row level security, force row level security;

alter table sleep_mat_duration_reading enable row level security, force row level security;

alter table smart_assertion enable row level security, force row level security;

alter table smart_token enable row level security, force row level security;

alter table stock enable row level security, force row level security;

alter table stock_adjustment enable row level security, force row level security;

alter table submission_without_device enable row level security, force row level security;

alter table temperature_reading enable row level security, force row level security;

alter table webhook enable row level security, force row level security;

alter table webhook_attempt enable row level security, force row level security;

alter table webhook_bodies enable row level security, force row level security;

alter table webhook_delivery enable row level security, force row level security;

alter table webhook_header enable row level security, force row level security;

alter table webhook_health enable row level security, force row level security;

alter table webhook_log enable row level security, force row level security;

alter table webhook_log_cell enable row level security, force row level security;

alter table webhook_log_delta enable row level security, force row level security;

alter table webhook_log_payload enable row level security, force row level security;

alter table webhook_log_retried_cell enable row level security, force row level security;

alter table webhook_replay enable row level security, force row level security;

alter table webhook_secret enable row level security, force row level security;

alter table webhook_type enable row level security, force row level security;

alter table weight_reading enable row level security, force row level security;

create policy for_delivery on adherence_count as permissive for all to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on adherence_count as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on adherence_days as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on adherence_days as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on adherence_recheck as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on adherence_recheck as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on api_key as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy presented_for_select on api_key as permissive for select to public using ((hash = ANY (ARRAY( SELECT decode(presented.presented, 'hex'::text) AS decode
   FROM unnest(string_to_array(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), ','::text)) presented(presented)))));

create policy of_organization on audit_archived_leaf as permissive for select to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_sealer on audit_archived_leaf as permissive for select to public using ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy of_sealer_insert on audit_archived_leaf as permissive for insert to public with check ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on audit_block as permissive for select to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_sealer on audit_block as permissive for select to public using ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy of_sealer_insert on audit_block as permissive for insert to public with check ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on audit_chain as permissive for select to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_sealer on audit_chain as permissive for select to public using ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy of_sealer_insert on audit_chain as permissive for insert to public with check ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy let_in on audit_event as permissive for insert to public with check (((( SELECT current_setting('rpm.audit'::text, true) AS current_setting) = 'on'::text) OR (( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text)));

create policy of_organization on audit_event as permissive for select to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_patient on audit_event as restrictive for select to public using ((patients @> (COALESCE(NULLIF(current_setting('rpm.audited_patient'::text, true), ''::text), '{}'::text))::bigint[]));

create policy of_sealer on audit_event as permissive for select to public using ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy of_writer on audit_event as permissive for insert to public with check ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on audit_segment as permissive for select to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization_insert on audit_segment as permissive for insert to public with check ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_sealer on audit_segment as permissive for select to public using ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on audit_segment_block as permissive for select to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization_insert on audit_segment_block as permissive for insert to public with check ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_sealer on audit_segment_block as permissive for select to public using ((( SELECT current_setting('rpm.sealing'::text, true) AS current_setting) = 'on'::text));

create policy for_delivery on blood_glucose_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on blood_glucose_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on blood_oxygen_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on blood_oxygen_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on blood_pressure_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on blood_pressure_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on console_code as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on console_code as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy presented_for_select on console_code as permissive for select to public using ((hash = ANY (ARRAY( SELECT decode(presented.presented, 'hex'::text) AS decode
   FROM unnest(string_to_array(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), ','::text)) presented(presented)))));

create policy for_delivery on console_invitation as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on console_invitation as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy presented_for_select on console_invitation as permissive for select to public using ((hash = ANY (ARRAY( SELECT decode(presented.presented, 'hex'::text) AS decode
   FROM unnest(string_to_array(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), ','::text)) presented(presented)))));

create policy of_organization on console_passkey as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy presented_for_select on console_passkey as permissive for select to public using ((hash = ANY (ARRAY( SELECT decode(presented.presented, 'hex'::text) AS decode
   FROM unnest(string_to_array(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), ','::text)) presented(presented)))));

create policy of_organization on console_person as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on console_session as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on console_session as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy presented_for_select on console_session as permissive for select to public using ((hash = ANY (ARRAY( SELECT decode(presented.presented, 'hex'::text) AS decode
   FROM unnest(string_to_array(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), ','::text)) presented(presented)))));

create policy of_organization on correction as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on customer_order as permissive for select to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on customer_order as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on customer_return as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on deleted_resource as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on device as permissive for select to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on device as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on device_assignment as permissive for select to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on device_assignment as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on device_event as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on device_event as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on device_health_check as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on device_identifier as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on device_identifier as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on device_silence as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on device_silence as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on device_watch as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on device_watch as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on disclosure as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on ended_observation as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ended_observation_state as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ended_observation_state as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on event as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on event as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on event_lease as permissive for all to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on event_lease as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on event_publication as permissive for all to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on event_publication as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on event_sequence as permissive for all to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on event_sequence as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on fhir_export as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on fhir_export as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on file_import as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on file_import_part as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy for_resealing on file_import_part as permissive for update to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on file_import_part as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on former_device_identifier as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on heart_rate_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on heart_rate_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on heart_rate_variability_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on heart_rate_variability_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on idempotency_key as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on idempotency_key as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on ingest_alias as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ingest_body as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_body as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on ingest_mapping as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ingest_message as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy for_expiry on ingest_message as permissive for update to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_message as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ingest_part as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy for_expiry on ingest_part as permissive for update to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_part as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ingest_quarantine_group as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_quarantine_group as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ingest_refusal as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_refusal as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ingest_release as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_release as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ingest_source as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_source as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy presented_for_select on ingest_source as permissive for select to public using (((token_hash = ANY (ARRAY( SELECT decode(presented.presented, 'hex'::text) AS decode
   FROM unnest(string_to_array(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), ','::text)) presented(presented)))) OR (previous_token_hash = ANY (ARRAY( SELECT decode(presented.presented, 'hex'::text) AS decode
   FROM unnest(string_to_array(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), ','::text)) presented(presented))))));

create policy for_delivery on ingest_source_secret as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy for_resealing on ingest_source_secret as permissive for update to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_source_secret as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on ingest_source_state as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on ingest_source_state as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on item as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on item as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on kit as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on kit_item as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on logged_delivery_state as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on logged_delivery_state as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

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

create policy of_organization on patient_merge as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on patient_search_state as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on patient_search_state as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on patient_search_word as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on peak_flow_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on peak_flow_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on published_event as permissive for all to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on published_event as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on published_event_default as permissive for all to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy for_delivery on reading_count as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on reading_count as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on reading_count_delta as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on reading_count_delta as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on reading_hour_count as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on reading_hour_count as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on reading_identifier as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy of_organization on reading_import as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on reading_origin as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on reading_origin as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on reading_revision as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on reading_revision as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on return_device as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on return_event as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on return_line as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on site as permissive for select to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on site as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on sleep_mat_activity_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on sleep_mat_activity_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on sleep_mat_duration_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on sleep_mat_duration_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on smart_assertion as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on smart_assertion as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on smart_token as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on smart_token as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy presented_for_select on smart_token as permissive for select to public using ((hash = ANY (ARRAY( SELECT decode(presented.presented, 'hex'::text) AS decode
   FROM unnest(string_to_array(NULLIF(current_setting('rpm.api_key_hash'::text, true), ''::text), ','::text)) presented(presented)))));

create policy of_organization on stock as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on stock_adjustment as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy of_organization on submission_without_device as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on temperature_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on temperature_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on webhook_attempt as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_attempt as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_bodies as permissive for all to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy of_organization on webhook_bodies as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_bodies_default as permissive for all to public using ((( SELECT current_setting('rpm.delivery'::text, true) AS current_setting) = 'on'::text));

create policy for_delivery on webhook_delivery as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_delivery as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));

create policy for_delivery on webhook_header as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_header as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

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

create policy for_delivery on webhook_type as permissive for all to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on webhook_type as permissive for all to public using ((organization_id = (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint));

create policy for_delivery on weight_reading as permissive for select to public using ((current_setting('rpm.delivery'::text, true) = 'on'::text));

create policy of_organization on weight_reading as permissive for all to public using ((organization_id = ( SELECT (NULLIF(current_setting('rpm.organization_id'::text, true), ''::text))::bigint AS "nullif")));
