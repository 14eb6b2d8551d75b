import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Events are kept after their fan-out, with two numbers: the position in the organization's order of publication, and the sequence number among the
 * organization's events of the same type. Neither has gaps.
 */
export class EventFeed1764892000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The last numbers of each organization. Whoever publishes events of an organization locks its row until the end of the transaction, so that
      -- events become visible in the order of their positions.
      create table event_publication (
        organization_id bigint primary key references organization,
        position bigint not null default 0,
        -- Time of the last publication. It never decreases, even if the clock is set back.
        publish_timestamp timestamptz(3)
      ) with (fillfactor = 50);
      create table event_sequence (
        organization_id bigint not null,
        type text not null,
        sequence bigint not null,
        publish_timestamp timestamptz(3) not null,
        primary key (organization_id, type)
      ) with (fillfactor = 50);
      create table published_event (
        organization_id bigint not null,
        position bigint not null,
        publish_timestamp timestamptz(3) not null,
        id bigint not null,
        type text not null,
        sequence bigint not null,
        subject_id bigint not null,
        version smallint not null,
        create_timestamp timestamptz(3) not null,
        -- Null if the payload is created from the version of the reading when the event is read.
        payload json,
        primary key (organization_id, position, publish_timestamp)
      ) partition by range (publish_timestamp);
      create index published_event_of_type on published_event (organization_id, type, sequence);
      create table published_event_default partition of published_event default;
      alter table published_event_default enable row level security, force row level security;
      -- Old events of the default partition are deleted row by row.
      ${forDelivery('published_event_default')}
      ${['event_publication', 'event_sequence', 'published_event'].map(secure).join('')}

      -- Row-level security would refuse the row outside of this scope, because an organization is created outside of any scope.
      create function add_event_publication() returns trigger language plpgsql as $$
      declare
        scope text := current_setting('rpm.delivery', true);
      begin
        perform set_config('rpm.delivery', 'on', true);
        insert into event_publication (organization_id) values (new.id);
        perform set_config('rpm.delivery', coalesce(scope, ''), true);
        return null;
      end $$;
      create trigger add_event_publication after insert on organization for each row execute function add_event_publication();
      select set_config('rpm.delivery', 'on', true);
      insert into event_publication (organization_id) select id from organization;
      select set_config('rpm.delivery', '', true);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger add_event_publication on organization;
      drop function add_event_publication();
      drop table event_publication, event_sequence, published_event;
    `);
  }
}

const forDelivery = (table: string) =>
  `create policy for_delivery on ${table} using ((select current_setting('rpm.delivery', true)) = 'on');`;

const secure = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
  ${forDelivery(table)}`;
