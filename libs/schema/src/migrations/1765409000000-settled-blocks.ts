import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Lets the sealer find the blocks that may contain ids beyond the sealed ones by their positions. The index on the last id of a block cannot be used, because
 * its operator might reveal something about the rows of others, so that each sealing read all blocks of all organizations.
 */
export class SettledBlocks1765409000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- All blocks up to this position contain only ids up to sealed_id. There may be more such blocks.
      alter table audit_progress add column settled_blocks bigint not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_progress drop column settled_blocks');
  }
}
