import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** An organization can set the units of imported files that do not state theirs. The units in which pages display values never decide that. */
export class ImportUnits1764970000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organization
        add column import_glucose_unit text check (import_glucose_unit in ('mgdl', 'mmoll')),
        add column import_weight_unit text check (import_weight_unit in ('lbs', 'kg')),
        add column import_temperature_unit text check (import_temperature_unit in ('fahrenheit', 'celsius'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organization drop column import_glucose_unit, drop column import_weight_unit, drop column import_temperature_unit;
    `);
  }
}
