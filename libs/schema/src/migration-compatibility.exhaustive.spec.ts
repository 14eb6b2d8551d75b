import { type MigrationClass, MIGRATIONS } from './migrations';
import { appliedMigrations } from './schema-differences';
import { LANDED, restoreLandedDatabase } from './testing';
import { runMeasured, runWithEffects, wrongCompatibility } from './testing/measured-migration';

/**
 * Runs the pending migrations on the stored database of an earlier version, where every table has rows, and adds the reasons why each is breaking to those that earlier
 * databases have shown.
 */
async function measureOn(landed: string, reasons: Map<string, string[]>): Promise<void> {
  const database = await restoreLandedDatabase(landed);
  try {
    const dataSource = await database.connectAsService(1);
    const applied = (await appliedMigrations(dataSource)).map(({ name }) => name);
    for (const migration of MIGRATIONS.filter(({ name }) => !applied.includes(name))) {
      const earlier = reasons.get(migration.name);
      // Definitions are compared once per migration, because they do not depend on rows: landed-databases.exhaustive.spec.ts shows that every database gets the same.
      const measure = earlier ? runWithEffects : runMeasured;
      const found = await dataSource.transaction((manager) => measure(manager, migration));
      if (earlier) earlier.push(...found);
      else reasons.set(migration.name, found);
    }
  } finally {
    await database.drop();
  }
}

describe('the compatibility of each migration', () => {
  it('equals the compatibility that is measured on the stored databases of earlier versions', async () => {
    const reasons = new Map<string, string[]>();
    for (const landed of LANDED) await measureOn(landed, reasons);
    const measured = MIGRATIONS.filter(({ name }) => reasons.has(name));
    expect(measured).toEqual(MIGRATIONS.slice(MIGRATIONS.length - measured.length));
    const wrong = measured.map((migration: MigrationClass) => wrongCompatibility(migration, reasons.get(migration.name) ?? []));
    expect(wrong.filter((text) => text !== null)).toEqual([]);
  });
});
