import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** SQL condition that a row belongs to the organization of the transaction. */
const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;

/**
 * The audit trail: who has seen or changed which patients' data. Rows are only ever added. They contain ids and no values, and outlive what they are about, so
 * no column has a foreign key. There is one partition for each month of `recorded_timestamp`, so that an old month can be archived and dropped.
 */
export class AuditTrail1765400000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_event (
        -- 0 for what concerns the installation and no single organization, such as a backup.
        organization_id bigint not null,
        id bigint generated always as identity,
        recorded_timestamp timestamptz(3) not null default clock_timestamp(),
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
        -- The requests that share the row besides the first one, in the order of the patients.
        further_request_ids uuid[],
        client_request_hash bytea,
        address inet,
        host text,
        -- SHA-256 of each body that was sent, one after the other, in the order of the patients.
        digests bytea,
        purpose text,
        -- Rows are added in the order of their ids and never changed, so no page of an index needs room for later entries.
        primary key (organization_id, id, recorded_timestamp) with (fillfactor = 100)
      ) partition by range (recorded_timestamp);
      -- Without a list of pending entries, whose pages stay in the index after their entries were moved, the index has half the size.
      create index audit_event_of_patient on audit_event using gin (patients) with (fastupdate = off);
      -- Finds the rows of all organizations that are in no block yet, without reading the others.
      create index audit_event_by_id on audit_event (id) with (fillfactor = 100);
      alter table audit_event enable row level security, force row level security;

      create policy of_organization on audit_event for select using (${OF_ORGANIZATION});
      -- An operator that may reveal something about the rows of others is not looked up in an index, unless a policy contains it. Without the setting, the array
      -- is empty, and every row contains it.
      create policy of_patient on audit_event as restrictive for select
        using (patients @> coalesce(nullif(current_setting('rpm.audited_patient', true), ''), '{}')::bigint[]);
      create policy of_writer on audit_event for insert with check (${OF_ORGANIZATION});
      -- Rows of several organizations are added together, by a statement that cannot read any.
      create policy let_in on audit_event for insert
        with check ((select current_setting('rpm.audit', true)) = 'on' or (select current_setting('rpm.delivery', true)) = 'on');

      -- Rows are added in the order of their times, so this small index finds the rows of a day without reading those of the month.
      create index audit_event_by_time on audit_event using brin (recorded_timestamp);

      create function keep_audit_trail() returns trigger language plpgsql as $$
      begin
        raise exception 'Rows of the audit trail are never changed or removed.';
      end $$;
      create trigger keep_rows before update or delete on audit_event for each row execute function keep_audit_trail();
      create trigger keep_all_rows before truncate on audit_event for each statement execute function keep_audit_trail();

      -- Creates the partition of the month that begins this number of months after the present one, unless it exists.
      create function create_audit_month(months integer) returns void language plpgsql security definer set search_path from current as $$
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
      end $$;
      select create_audit_month(n) from generate_series(0, 3) n;

      -- For rows whose month has no partition, such as those of a backup.
      create table audit_event_rest partition of audit_event default;
      alter table audit_event_rest enable row level security, force row level security;
      create trigger keep_all_rows before truncate on audit_event_rest for each statement execute function keep_audit_trail();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audit_event;
      drop function create_audit_month;
      drop function keep_audit_trail;
    `);
  }
}
