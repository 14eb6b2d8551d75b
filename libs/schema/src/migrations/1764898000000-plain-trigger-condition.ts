import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Writes the condition of a trigger column by column. PostgreSQL dumps the comparison of rows, which it was before, as text that it reads back as
 * another expression, so a dumped and restored schema differed from schema.sql.
 */
export class PlainTriggerCondition1764898000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace trigger recheck_adherence after update on patient
        for each row when (old.local_time_zone is distinct from new.local_time_zone or old.enrolled is distinct from new.enrolled
          or old.archived is distinct from new.archived or old.site_id is distinct from new.site_id
          or old.merged_into is distinct from new.merged_into)
        execute function recheck_adherence_of_patient();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace trigger recheck_adherence after update on patient
        for each row when ((old.local_time_zone, old.enrolled, old.archived, old.site_id, old.merged_into)
          is distinct from (new.local_time_zone, new.enrolled, new.archived, new.site_id, new.merged_into))
        execute function recheck_adherence_of_patient();
    `);
  }
}
