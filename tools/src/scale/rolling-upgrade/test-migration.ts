import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'libs/schema/src/migrations';
const FILE = '9999999999999-upgrade-test';
const NAME = 'UpgradeTest9999999999999';

/** An additive migration that changes the tables which every request of the scenario uses: a column with a default, a nullable one, and a table. */
const MIGRATION = `import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ${NAME} implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
      alter table blood_glucose_reading add column upgrade_test text;
      alter table webhook_log add column upgrade_test text not null default 'upgraded';
      create table upgrade_test (organization_id bigint primary key references organization);
    \`);
  }

  async down(): Promise<void> {}
}
`;

/** Adds an additive migration to a copy of the repository, if the present version has none that the landed version lacks. */
export function addTestMigration(folder: string): void {
  writeFileSync(join(folder, FOLDER, `${FILE}.ts`), MIGRATION);
  appendFileSync(join(folder, FOLDER, 'all-migrations.ts'), `export { ${NAME} } from './${FILE}';\n`);
}
