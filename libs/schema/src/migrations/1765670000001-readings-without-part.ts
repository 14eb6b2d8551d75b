import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A reading that was withdrawn because its part is gone, or is now about another device or time, is recorded again when a part has it. A reading that its vendor has
 * withdrawn stays withdrawn.
 */
export class ReadingsWithoutPart1765670000001 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reading_origin
        -- Whether the source has withdrawn the reading because none of its parts made it any more, not because its vendor has withdrawn it.
        add column without_part boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reading_origin drop column without_part');
  }
}
