import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What becomes of one event for one webhook, in three tables that are cut into weeks alike: what is old goes by dropping a week. */
const CREATE_LOGS = `
  alter table webhook_log rename to webhook_log_before;
  alter table webhook_log_before rename constraint webhook_log_pkey to webhook_log_before_pkey;
  alter sequence webhook_log_id_seq rename to webhook_log_before_id_seq;
  drop index webhook_log_newest_first;

  create table webhook_log (
    organization_id bigint not null,
    id bigint generated always as identity,
    webhook_id bigint not null,
    -- Constant over all tries: receivers know by it what they have had before.
    message_id text not null,
    webhook_type text not null,
    webhook_url text not null,
    -- That of the event, so that the key below holds across partitions.
    create_timestamp timestamptz(3) not null,
    retry_attempts smallint not null default 0 check (retry_attempts >= 0),
    last_response_status smallint check (last_response_status between 100 and 599),
    last_retry_timestamp timestamptz(3),
    status text not null check (status in ('pending', 'delivered', 'failed', 'cancelled')),
    primary key (organization_id, id, create_timestamp),
    -- One delivery of an event to a webhook, ever. In this order replays walk it.
    constraint webhook_log_once unique (organization_id, webhook_id, create_timestamp, message_id),
    check ((retry_attempts = 0) = (last_retry_timestamp is null))
  ) partition by range (create_timestamp);
  create index webhook_log_newest_first on webhook_log (organization_id, create_timestamp desc, id desc)
    include (webhook_type, retry_attempts, last_response_status, last_retry_timestamp, status);
  create index webhook_log_last_retried on webhook_log (organization_id, last_retry_timestamp)
    include (webhook_type, retry_attempts, last_response_status, create_timestamp, status)
    where last_retry_timestamp is not null;

  -- What is sent, byte for byte. Apart, so that the listed rows stay narrow.
  create table webhook_log_payload (
    organization_id bigint not null,
    log_id bigint not null,
    log_create_timestamp timestamptz(3) not null,
    body text not null,
    primary key (organization_id, log_id, log_create_timestamp)
  ) partition by range (log_create_timestamp);

  -- One request that was put on the wire, or may have been.
  create table webhook_attempt (
    organization_id bigint not null,
    log_id bigint not null,
    number smallint not null check (number > 0),
    log_create_timestamp timestamptz(3) not null,
    start_timestamp timestamptz(3) not null,
    -- Of a sender that was never heard of again nothing else is known.
    duration_ms integer check (duration_ms >= 0),
    response_status smallint check (response_status between 100 and 599),
    error text,
    response_body text,
    primary key (organization_id, log_id, number, log_create_timestamp)
  ) partition by range (log_create_timestamp);
`;

const WEEKLY_TABLES = ['webhook_log', 'webhook_log_payload', 'webhook_attempt'];

/** Whatever no week was made for. */
const createDefaultPartition = (table: string) => `
  create table ${table}_default partition of ${table} default;
  alter table ${table}_default enable row level security, force row level security;`;

/** Totals that do not grow with the logs: counts by what the filters ask for, and what has not been added to them yet. */
const COUNTED = `
    organization_id bigint not null,
    create_day date not null,
    webhook_type text not null,
    retry_attempts smallint not null,
    -- -1: no answer came.
    last_response_status smallint not null,
    status text not null,
    count bigint not null`;

const KEY = 'organization_id, create_day, webhook_type, retry_attempts, last_response_status, status';

const countedIn = (rows: string, n: number) => `
  select organization_id, (create_timestamp at time zone 'UTC')::date as create_day, webhook_type, retry_attempts,
    coalesce(last_response_status, -1) as last_response_status, status,
    (last_retry_timestamp at time zone 'UTC')::date as retry_day, ${n} as n from ${rows}`;

/** Once for each statement: a trigger for each row made batches slower by three orders of magnitude. */
const countLogs = (event: string, transition: string, counted: string) => `
  create function count_webhook_log_${event}() returns trigger language plpgsql as $$
    begin
      insert into webhook_log_delta (${KEY}, retry_day, count)
        select ${KEY}, retry_day, sum(n) from (${counted}) as changed group by ${KEY}, retry_day having sum(n) <> 0;
      return null;
    end $$;
  create trigger count_webhook_log_${event} after ${event} on webhook_log referencing ${transition}
    for each statement execute function count_webhook_log_${event}();`;

const CREATE_TOTALS = `
  -- Counts change again and again, and no index names them: rows are rewritten in place. A cell goes when nothing is left in it.
  create table webhook_log_cell (${COUNTED},
    primary key (${KEY})
  ) with (fillfactor = 70);
  -- How many wait, of everybody, without a look at all cells.
  create index webhook_log_cell_pending on webhook_log_cell (organization_id) where status = 'pending';
  -- The same of retried logs alone, by the day of the last retry too: for who asks for that, and out of the way of who does not.
  create table webhook_log_retried_cell (${COUNTED},
    retry_day date not null,
    primary key (organization_id, retry_day, create_day, webhook_type, retry_attempts, last_response_status, status)
  ) with (fillfactor = 70);
  create table webhook_log_delta (${COUNTED},
    retry_day date
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
  create index webhook_log_delta_of_organization on webhook_log_delta (organization_id);
  ${countLogs('insert', 'new table as added', countedIn('added', 1))}
  ${countLogs('delete', 'old table as gone', countedIn('gone', -1))}
  ${countLogs('update', 'old table as gone new table as added', `${countedIn('added', 1)} union all ${countedIn('gone', -1)}`)}
`;

const CREATE_QUEUE = `
  -- What is to be sent, and when. A row that is being sent is due when the lease of its sender ends.
  create table webhook_delivery (
    organization_id bigint not null,
    webhook_id bigint not null,
    -- Lanes of their own: what is sent again never keeps waiting what is sent for the first time.
    is_retry boolean not null,
    due_timestamp timestamptz(3) not null,
    log_id bigint not null,
    log_create_timestamp timestamptz(3) not null,
    -- That of the log, which it is found by and sent under.
    message_id text not null,
    -- How many waits of the schedule are over.
    step smallint not null default 0,
    -- How many requests were put on the wire, or may have been.
    attempts smallint not null default 0,
    owner uuid,
    -- The only index for what is due. An index by time over all webhooks would lead the planner through the backlog of one that hangs.
    primary key (organization_id, webhook_id, is_retry, due_timestamp, log_id)
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);
  -- Set aside for good: its row could not be written.
  create index webhook_delivery_dead on webhook_delivery (organization_id) where due_timestamp = 'infinity';

  -- How it goes with a webhook, for all processes that send to it.
  create table webhook_health (
    organization_id bigint not null,
    webhook_id bigint not null,
    consecutive_failures integer not null default 0,
    failing_since timestamptz(3),
    -- Nothing is sent before: its server asked for it, or it failed too often.
    not_before timestamptz(3),
    -- When the rate limit has its next slot.
    next_slot timestamptz,
    primary key (organization_id, webhook_id),
    foreign key (organization_id, webhook_id) references webhook
  ) with (fillfactor = 50);
  create index webhook_health_failing on webhook_health (organization_id) where consecutive_failures > 0;

  create table webhook_secret (
    organization_id bigint not null,
    id bigint generated always as identity,
    webhook_id bigint not null,
    -- Encrypted, with a name for the key that did it.
    sealed bytea not null,
    key_name text not null,
    create_timestamp timestamptz(3) not null default now(),
    -- Of one that was rotated out.
    expire_timestamp timestamptz(3),
    primary key (organization_id, id),
    foreign key (organization_id, webhook_id) references webhook
  );
  create index webhook_secret_of_webhook on webhook_secret (organization_id, webhook_id);

  -- Deliveries of a period that are made again, a part at a time: everything before the cursor is.
  create table webhook_replay (
    organization_id bigint not null,
    id bigint generated always as identity,
    webhook_id bigint not null,
    start_timestamp timestamptz(3) not null,
    end_timestamp timestamptz(3) not null,
    log_status text check (log_status in ('delivered', 'failed', 'cancelled')),
    cursor_timestamp timestamptz(3) not null,
    cursor_message_id text not null default '',
    queued bigint not null default 0,
    status text not null check (status in ('running', 'done', 'cancelled')),
    create_timestamp timestamptz(3) not null default now(),
    primary key (organization_id, id),
    foreign key (organization_id, webhook_id) references webhook
  );
  create index webhook_replay_running on webhook_replay (organization_id, id) where status = 'running';
`;

/** Nobody was there to send what waits. */
const MOVE_LOGS = `
  insert into webhook_log (organization_id, id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, retry_attempts,
      last_response_status, last_retry_timestamp, status) overriding system value
    select organization_id, id, webhook_id, 'log_' || id, webhook_type, webhook_url, create_timestamp, retry_attempts,
      last_response_status, last_retry_timestamp, case status when 'pending' then 'cancelled' else status end
    from webhook_log_before;
  insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
    select organization_id, id, create_timestamp, payload from webhook_log_before;
  select setval(pg_get_serial_sequence('webhook_log', 'id'), coalesce(max(id), 0) + 1, false) from webhook_log_before;
  drop table webhook_log_before;
  insert into webhook_health (organization_id, webhook_id) select organization_id, id from webhook;
`;

const DELIVERY_TABLES = [
  'webhook_secret',
  'webhook_delivery',
  'webhook_health',
  'webhook_replay',
  ...WEEKLY_TABLES,
  'webhook_log_cell',
  'webhook_log_retried_cell',
  'webhook_log_delta',
];

const RENDERED_TABLES = [
  'manufacturer',
  'item',
  'patient',
  'device',
  'device_identifier',
  'device_event',
  'blood_glucose_reading',
  'blood_oxygen_reading',
  'blood_pressure_reading',
  'weight_reading',
  'temperature_reading',
  'heart_rate_reading',
  'heart_rate_variability_reading',
  'peak_flow_reading',
  'sleep_mat_activity_reading',
  'sleep_mat_duration_reading',
  'reading_revision',
];

/** The setting is read once for a statement, and not once for a row: totals are sums of thousands. */
const secure = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));`;

/** Delivery serves all organizations in one statement: what it works on, and, only to read, what payloads are made of. */
const openToDelivery = (table: string, command: 'all' | 'select') => `
  create policy for_delivery on ${table} for ${command} using (current_setting('rpm.delivery', true) = 'on');`;

/** Queue, logs cut into weeks, attempts, totals, secrets and the health of webhooks. */
export class WebhookDelivery1763900000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    // The rows of all organizations are moved, whoever migrates.
    await runner.query('alter table webhook disable row level security; alter table webhook_log disable row level security');
    await runner.query(`
      alter table webhook
        -- Requests a second.
        add column rate_limit smallint check (rate_limit between 1 and 1000),
        -- Why the service has disabled it; null when somebody asked for it.
        add column disabled_reason text check (disabled_reason in ('gone', 'failing')),
        -- Its logs stay.
        add column delete_timestamp timestamptz(3),
        add check (not enabled or (disabled_reason is null and delete_timestamp is null));
      create index webhook_of_type on webhook (organization_id, type) where delete_timestamp is null;
      alter table event
        -- Could not be made into deliveries, and is set aside so that others are.
        add column dead_timestamp timestamptz(3);
      create index event_dead on event (organization_id) where dead_timestamp is not null;
      alter table event set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

      ${CREATE_LOGS}
      ${WEEKLY_TABLES.map(createDefaultPartition).join('\n')}
      ${CREATE_TOTALS}
      ${CREATE_QUEUE}
      ${MOVE_LOGS}

      alter table webhook enable row level security;
      ${DELIVERY_TABLES.map(secure).join('\n')}
      ${[...DELIVERY_TABLES, 'webhook', 'event'].map((table) => openToDelivery(table, 'all')).join('\n')}
      ${RENDERED_TABLES.map((table) => openToDelivery(table, 'select')).join('\n')}
    `);
  }

  /** It moves logs: going back means restoring a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
