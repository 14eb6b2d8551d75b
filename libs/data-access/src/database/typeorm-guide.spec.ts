import { Site } from '@rpm/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { type Database, WORKSPACE_ROOT } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

const guide = readFileSync(join(WORKSPACE_ROOT, 'docs/typeorm.md'), 'utf8');
/** Methods of TypeORM that build statements of their own. */
const METHODS =
  /\.(getRepository|createQueryBuilder)\(|\bmanager\.(save|insert|update|upsert|delete|remove|find\w*|count\w*|exists\w*)\(/;

function sources(folder: string): string[] {
  return readdirSync(join(WORKSPACE_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/spec\.ts$|testing\//.test(path))
    .map((path) => join(folder, path));
}

describe('docs/typeorm.md', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('has an example that finds the sites of one organization', async () => {
    const [example = ''] = /(?<=```js\n)[^`]+/.exec(guide) ?? [];
    const run = runInThisContext(`(async (database, organizationId, Site) => { ${example} })`) as (
      ...args: [Database, number, typeof Site]
    ) => Promise<string[]>;
    const [own, other] = [
      await Factory.inNewOrganization(database.dataSource),
      await Factory.inNewOrganization(database.dataSource),
    ];
    await own.site({ name: 'North' });
    await own.site({ name: 'Closed', active: false });
    await own.site({ name: 'South' });
    await other.site({ name: 'Foreign' });
    const service = await database.connectAsService();
    expect(await run(service, own.organizationId, Site)).toEqual(['North', 'South']);
    expect(await service.getRepository(Site).find()).toEqual([]);
  });

  it('names all files that use queries of TypeORM', () => {
    const named = [...guide.matchAll(/^\| `((?:apps|libs)\/[^`]+\.ts)` +\|/gm)].map(([, path]) => path);
    const projects = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(WORKSPACE_ROOT, folder)).map((name) => join(folder, name, 'src')),
    );
    const using = projects.flatMap(sources).filter((path) => METHODS.test(readFileSync(join(WORKSPACE_ROOT, path), 'utf8')));
    expect(named).toEqual(using.sort());
  });
});
