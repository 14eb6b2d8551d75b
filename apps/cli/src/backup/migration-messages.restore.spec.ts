import { MIGRATIONS } from '@rpm/schema';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { RpmAdmin } from '../testing/rpm-admin';

const MESSAGE = 'The history of two readings is incomplete.';

class Reporting9999999999999 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`do $$ begin raise info '${MESSAGE}'; end $$`);
  }

  async down(): Promise<void> {
    // The database is dropped.
  }
}

describe('messages that a migration raises for the administrator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-messages-'));
  const [backup, organization] = [join(folder, 'backup.tar.gz'), join(folder, 'organization.tar.gz')];
  const databases: TestDatabase[] = [];
  const migrations = MIGRATIONS.length;

  const create = async (template?: string) => {
    const database = await createTestDatabase(template);
    databases.push(database);
    return database;
  };

  beforeAll(async () => {
    const source = await create();
    await source.dataSource.query(`insert into organization (name) values ('North Clinic')`);
    const operator = new RpmAdmin(source.administrationUrl);
    for (const args of [
      ['backup', 'create', '--output', backup],
      ['organization', 'export', 'North Clinic', '--output', organization],
    ]) {
      expect(await operator.run(args)).toMatchObject({ exitCode: 0 });
    }
    MIGRATIONS.push(Reporting9999999999999);
  });
  afterAll(async () => {
    MIGRATIONS.length = migrations;
    for (const database of databases) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const printedBy = async (database: TestDatabase, args: string[]) => {
    const { exitCode, stderr } = await new RpmAdmin(database.url).run(args);
    return { exitCode, messages: stderr.split('\n').filter((line) => line.includes(MESSAGE)) };
  };

  it('are printed by backup restore, for a backup of an older version', async () => {
    const args = ['backup', 'restore', backup];
    expect(await printedBy(await create('template0'), args)).toEqual({ exitCode: 0, messages: [MESSAGE] });
    expect(await printedBy(await create('template0'), [...args, '--json'])).toEqual({
      exitCode: 0,
      messages: [JSON.stringify({ notice: MESSAGE })],
    });
  });

  it('are printed by migrate, and by organization import for an export of an older version', async () => {
    const target = await create();
    expect(await printedBy(target, ['migrate'])).toEqual({ exitCode: 0, messages: [MESSAGE] });
    expect(await printedBy(target, ['organization', 'import', organization])).toEqual({ exitCode: 0, messages: [MESSAGE] });
  });
});
