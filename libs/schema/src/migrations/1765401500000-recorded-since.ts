import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Stores for each organization since when its requests are recorded: the time of this migration, or of the creation of a later organization. The earliest row of
 * the trail does not say it, because nobody may have asked for anything at first, and because old months are archived.
 */
export class RecordedSince1765401500000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization add column recorded_since timestamptz(3) not null default now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization drop column recorded_since');
  }
}
