import { type MigrationClass, MIGRATIONS } from './migrations';
import { appliedMigrations } from './schema-differences';
import { LANDED, restoreLandedDatabase } from './testing';
import { runMeasured, wrongCompatibility } from './testing/measured-migration';

/**
 * Runs the pending migrations on the stored database of an earlier version, where every table has rows. @returns for each migration, the reasons why it is
 * breaking
 */
async function measureOn(landed: string): Promise<Map<string, string[]>> {
  const database = await restoreLandedDatabase(landed);
  try {
    const dataSource = await database.connectAsService(1);
    const applied = (await appliedMigrations(dataSource)).map(({ name }) => name);
    const reasons = new Map<string, string[]>();
    for (const migration of MIGRATIONS.filter(({ name }) => !applied.includes(name))) {
      reasons.set(migration.name, await dataSource.transaction((manager) => runMeasured(manager, migration)));
    }
    return reasons;
  } finally {
    await database.drop();
  }
}

describe('the compatibility of each migration', () => {
  it('equals the compatibility that is measured on the stored databases of earlier versions', async () => {
    const runs: Map<string, string[]>[] = [];
    for (const landed of LANDED) runs.push(await measureOn(landed));
    const measured = MIGRATIONS.filter(({ name }) => runs.some((run) => run.has(name)));
    expect(measured).toEqual(MIGRATIONS.slice(MIGRATIONS.length - measured.length));
    const reasonsOf = ({ name }: MigrationClass) => runs.flatMap((run) => run.get(name) ?? []);
    const wrong = measured.map((migration) => wrongCompatibility(migration, reasonsOf(migration)));
    expect(wrong.filter((text) => text !== null)).toEqual([]);
  });
});
