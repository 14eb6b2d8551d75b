import { MIGRATIONS } from '@rpm/schema';
import { unknownMigrations } from './landed-version';

describe('unknownMigrations', () => {
  const files = MIGRATIONS.map(({ name }) => `libs/schema/src/migrations/${name.slice(-13)}-a-name.ts`);

  it('returns nothing for a version that has the files of all migrations', () => {
    expect(unknownMigrations([...files, 'libs/schema/src/migrations/all-migrations.ts'], MIGRATIONS)).toEqual([]);
  });

  it('returns the migrations whose files a version lacks', () => {
    expect(unknownMigrations(files.slice(0, -2), MIGRATIONS)).toEqual(MIGRATIONS.slice(-2));
  });
});
