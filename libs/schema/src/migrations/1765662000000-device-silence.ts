import { type MigrationInterface, type QueryRunner } from 'typeorm';

const IN_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;
const IS_DELIVERING = `current_setting('rpm.delivery', true) = 'on'`;

/**
 * Silence of devices. The state is no column of the device, because it changes without a new version of the device. An organization is watched from the time at
 * which one of its items has an expected interval.
 */
export class DeviceSilence1765662000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item add column expected_interval_minutes integer;

      -- The devices that are silent.
      create table device_silence (
        organization_id bigint not null references organization,
        device_id bigint not null,
        silent_since timestamptz(3) not null,
        -- The last report that was known when the silence began; null if there was none.
        last_report_timestamp timestamptz(3),
        primary key (organization_id, device_id),
        foreign key (organization_id, device_id) references device on delete cascade
      );
      alter table device_silence enable row level security, force row level security;
      create policy of_organization on device_silence using (${IN_ORGANIZATION});
      create policy for_delivery on device_silence for select using (${IS_DELIVERING});

      -- The organizations whose devices are watched: the last device that the present round has looked at, and when to look next. A process that looks moves the time
      -- ahead, so that no other process looks at the same devices.
      create table device_watch (
        organization_id bigint primary key references organization,
        item_id bigint not null default 0,
        device_id bigint not null default 0,
        due_timestamp timestamptz(3) not null default clock_timestamp()
      );
      alter table device_watch enable row level security, force row level security;
      create policy of_organization on device_watch using (${IN_ORGANIZATION});
      create policy for_delivery on device_watch using (${IS_DELIVERING});

      create function watch_devices() returns trigger language plpgsql as $$
      begin
        insert into device_watch (organization_id) values (new.organization_id)
        on conflict (organization_id) do update set item_id = 0, device_id = 0, due_timestamp = clock_timestamp();
        return null;
      end $$;
      create trigger watch_devices after insert or update of expected_interval_minutes on item
        for each row when (new.expected_interval_minutes is not null) execute function watch_devices();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger watch_devices on item;
      drop function watch_devices();
      drop table device_watch, device_silence;
      alter table item drop column expected_interval_minutes;
    `);
  }
}
