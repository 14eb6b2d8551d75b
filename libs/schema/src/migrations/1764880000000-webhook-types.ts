import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A webhook receives events of several types, with request headers of the customer. */
export class WebhookTypes1764880000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook add column types text[];
      -- Without \`force\`, row-level security does not apply to the owner of the tables, who runs the migrations.
      alter table webhook no force row level security;
      update webhook set types = array[type];
      alter table webhook
        alter column types set not null,
        add check (cardinality(types) > 0),
        drop column type,
        -- The only type; null if there are several.
        add column type text generated always as (case when cardinality(types) = 1 then types[1] end) stored;

      -- A row for each type of each webhook that is not deleted, by which the webhooks of an event are found. The trigger keeps it current.
      create table webhook_type (
        organization_id bigint not null,
        type text not null,
        webhook_id bigint not null,
        primary key (organization_id, type, webhook_id),
        foreign key (organization_id, webhook_id) references webhook on delete cascade
      );
      insert into webhook_type (organization_id, type, webhook_id)
        select organization_id, unnest(types), id from webhook where delete_timestamp is null;
      alter table webhook force row level security;
      create function index_webhook_types() returns trigger language plpgsql as $$
      begin
        delete from webhook_type where organization_id = new.organization_id and webhook_id = new.id;
        insert into webhook_type (organization_id, type, webhook_id)
          select distinct new.organization_id, t.type, new.id from unnest(new.types) as t (type) where new.delete_timestamp is null;
        return null;
      end $$;
      create trigger index_webhook_types after insert or update of types, delete_timestamp on webhook
        for each row execute function index_webhook_types();

      -- The names of the request headers, in the order of the customer, and their encrypted values as a JSON object.
      create table webhook_header (
        organization_id bigint not null,
        webhook_id bigint not null,
        names text[] not null,
        sealed bytea not null,
        key_name text not null,
        primary key (organization_id, webhook_id),
        foreign key (organization_id, webhook_id) references webhook on delete cascade
      );
      -- Other headers are a new version of the webhook. Only their names are visible.
      create function change_webhook_with_header() returns trigger language plpgsql as $$
      declare
        part_organization_id bigint := coalesce(new.organization_id, old.organization_id);
        part_webhook_id bigint := coalesce(new.webhook_id, old.webhook_id);
      begin
        update webhook t set version = version + 1
          where organization_id = part_organization_id and id = part_webhook_id
            and (t.version_transaction <> pg_current_xact_id()::text::bigint or t.update_timestamp < now()::timestamptz(3));
        return null;
      end $$;
      create trigger change_webhook after insert or delete or update of names on webhook_header
        for each row execute function change_webhook_with_header();
      ${['webhook_type', 'webhook_header'].map(restrict).join('')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table webhook_header;
      drop function change_webhook_with_header();
      drop trigger index_webhook_types on webhook;
      drop function index_webhook_types();
      drop table webhook_type;
      alter table webhook alter column type drop expression, drop column types;
      delete from webhook where type is null;
      alter table webhook alter column type set not null;
      create index webhook_of_type on webhook (organization_id, type) where delete_timestamp is null;
    `);
  }
}

const restrict = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);
  create policy for_delivery on ${table} using (current_setting('rpm.delivery', true) = 'on');`;
