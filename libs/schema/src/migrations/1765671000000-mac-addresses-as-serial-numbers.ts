import { type MigrationInterface, type QueryRunner } from 'typeorm';

const NORMAL_FORM = `lower(regexp_replace(c.value, '[[:space:]:.-]', '', 'g'))`;

/**
 * Groups of quarantined parts name a MAC address in lower case without separators. A device whose serial number is a MAC address in another notation releases them, too.
 */
export class MacAddressesAsSerialNumbers1765671000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function release_parts_of_mac_address() returns trigger language plpgsql as $$
        begin
          insert into ingest_release (organization_id, source_id, subject, key, codes)
          select distinct c.organization_id, null::bigint, 'deviceKey', ${NORMAL_FORM}, array['device_ambiguous', 'device_unknown']
          from changed c
          where c.type = 'serial' and ${NORMAL_FORM} ~ '^([0-9a-f]{12}|[0-9a-f]{16})$'
            and exists (select from ingest_source s where s.organization_id = c.organization_id);
          return null;
        end $$;
      create trigger release_parts_of_mac_address after insert on device_identifier referencing new table as changed
        for each statement execute function release_parts_of_mac_address();
      create trigger release_parts_of_mac_address_after_delete after delete on device_identifier referencing old table as changed
        for each statement execute function release_parts_of_mac_address();

      -- Groups of former versions have the address as the vendor writes it. Their parts are processed again once, and then have its normal form.
      -- Without \`force\`, row-level security does not apply to the owner of the tables, who runs the migrations.
      alter table ingest_source no force row level security;
      alter table ingest_source_state no force row level security;
      select release_codes_of_sources(organization_id, null, array['contradiction', 'device_ambiguous', 'device_unknown'])
      from (select distinct organization_id from ingest_source) o;
      alter table ingest_source force row level security;
      alter table ingest_source_state force row level security;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger release_parts_of_mac_address_after_delete on device_identifier;
      drop trigger release_parts_of_mac_address on device_identifier;
      drop function release_parts_of_mac_address;
    `);
  }
}
