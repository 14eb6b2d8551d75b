import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Looking up a presented key no longer stores its use, so the key's own scope may no longer change it. */
export class KeyLookUpsOnlyRead1764897000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop policy presented_for_update on api_key');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create policy presented_for_update on api_key for update
        using (hash = (select decode(nullif(current_setting('rpm.api_key_hash', true), ''), 'hex')))
    `);
  }
}
