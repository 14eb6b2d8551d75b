import { type MigrationInterface, type QueryRunner } from 'typeorm';

const DELIVERING = `current_setting('rpm.delivery', true) = 'on'`;

/**
 * Processes that remember a source must forget it at once when its token, its secrets or its settings change. Keys for sealing are replaced, and bodies expire, for
 * all organizations at once.
 */
export class IngestSourceChanges1765610000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function announce_ingest_source_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('api_key_changed', encode(old.token_hash, 'hex'));
        if old.previous_token_hash is not null then
          perform pg_notify('api_key_changed', encode(old.previous_token_hash, 'hex'));
        end if;
        return null;
      end $$;

      create trigger ingest_source_changed after delete or update on ingest_source
        for each row execute function announce_ingest_source_change();

      create function announce_ingest_secret_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('api_key_changed', encode(t.hash, 'hex'))
          from ingest_source s cross join lateral (values (s.token_hash), (s.previous_token_hash)) as t (hash)
          where s.organization_id = coalesce(new.organization_id, old.organization_id) and s.id = coalesce(new.source_id, old.source_id)
            and t.hash is not null;
        return null;
      end $$;

      create trigger ingest_secret_changed after insert or delete or update on ingest_source_secret
        for each row execute function announce_ingest_secret_change();

      create policy for_resealing on ingest_source_secret for update using (${DELIVERING});
      create policy for_delivery on ingest_body using (${DELIVERING});
      create policy for_expiry on ingest_part for update using (${DELIVERING});
      create policy for_expiry on ingest_message for update using (${DELIVERING});
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop policy for_expiry on ingest_message;
      drop policy for_expiry on ingest_part;
      drop policy for_delivery on ingest_body;
      drop policy for_resealing on ingest_source_secret;
      drop trigger ingest_secret_changed on ingest_source_secret;
      drop function announce_ingest_secret_change();
      drop trigger ingest_source_changed on ingest_source;
      drop function announce_ingest_source_change();
    `);
  }
}
