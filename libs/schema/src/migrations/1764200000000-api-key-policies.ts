import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Row-level security for API keys. A key is looked up before its organization is known, so there is a second policy: it shows the one
 * row whose SHA-256 the transaction has named in `rpm.api_key_hash`, and lets the look-up write when the key was last used. Nobody can
 * find a key by that policy without having the key.
 */
export class ApiKeyPolicies1764200000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table api_key enable row level security, force row level security;
      create policy of_organization on api_key
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
      ${['select', 'update'].map(ofHash).join('\n')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop policy of_organization on api_key;
      drop policy presented_for_select on api_key;
      drop policy presented_for_update on api_key;
      alter table api_key disable row level security, no force row level security;
    `);
  }
}

const ofHash = (command: string) => `
  create policy presented_for_${command} on api_key for ${command}
    using (hash = (select decode(nullif(current_setting('rpm.api_key_hash', true), ''), 'hex')));`;
