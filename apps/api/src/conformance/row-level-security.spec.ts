import { type Database, sqlStateOf } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { insertSampleRows } from './one-of-everything';
import { AUDIT_TABLES, ORGANIZATION_TABLES } from '@rpm/schema';

const REFUSED_BY_POLICY = '42501';

const tables = [...ORGANIZATION_TABLES].sort();

/** Row-level security protects the data of organizations even if a statement does not name the organization. */
describe('row-level security', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId: number;
  let foreignId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    const factories = [
      await Factory.inNewOrganization(database.dataSource),
      await Factory.inNewOrganization(database.dataSource),
    ];
    for (const factory of factories) {
      await insertSampleRows(factory);
      await factory.key();
    }
    [organizationId = 0, foreignId = 0] = factories.map((factory) => factory.organizationId);
  });
  afterAll(() => database.drop());

  const organizationsOf = async (table: string, query: Database['query']) => {
    const rows = await query<{ id: number }[]>(`select distinct organization_id as id from ${table} order by 1`);
    return rows.map(({ id }) => id);
  };

  it('is forced on every table that contains customers’ data', async () => {
    const secured = await database.dataSource.query<{ name: string }[]>(
      `select relname as name from pg_class where relrowsecurity and relforcerowsecurity and not relispartition order by relname`,
    );
    const open = `select relname from pg_class where relispartition and relkind = 'r' and not relforcerowsecurity`;
    expect(await database.dataSource.query(open)).toEqual([]);
    expect(secured.map(({ name }) => name)).toEqual([...tables, ...AUDIT_TABLES].sort());
    expect(tables).toEqual(expect.arrayContaining(['api_key', 'blood_glucose_reading']));
  });

  it('restricts statements to the rows of the organization in scope, and returns no rows if no organization is in scope', async () => {
    for (const table of tables) {
      const all = await organizationsOf(table, (text: string) => database.dataSource.query(text));
      const withScope = await service.inTransaction({ organizationId }, ({ manager }) =>
        organizationsOf(table, (text: string) => manager.query(text)),
      );
      const without = await organizationsOf(table, (text: string) => service.query(text));
      expect([table, all, withScope, without]).toEqual([table, [organizationId, foreignId], [organizationId], []]);
    }
  });

  it('prevents a statement from inserting rows for another organization', async () => {
    /** PostgreSQL checks row-level security before the constraints, so the inserted row may be incomplete. */
    const stateOfInsert = (table: string, id: number) =>
      service
        .inTransaction({ organizationId }, async ({ manager }) => {
          await manager.query(`insert into ${table} (organization_id) values ($1)`, [id]);
        })
        .then(() => null, sqlStateOf);
    for (const table of tables) {
      expect([table, await stateOfInsert(table, foreignId)]).toEqual([table, REFUSED_BY_POLICY]);
      expect([table, await stateOfInsert(table, organizationId)]).not.toEqual([table, REFUSED_BY_POLICY]);
    }
  });

  it('prevents a statement from changing or deleting rows of another organization, and from moving rows to that organization', async () => {
    for (const table of tables) {
      const outcome = await service.inTransaction({ organizationId }, async ({ manager }) => {
        const touched = await manager.query<[unknown, number]>(
          `update ${table} set organization_id = organization_id where organization_id = $1`,
          [foreignId],
        );
        const deleted = await manager.query<[unknown, number]>(`delete from ${table} where organization_id = $1`, [foreignId]);
        return [touched[1], deleted[1]];
      });
      const givenAway = await service
        .inTransaction({ organizationId }, ({ manager }) =>
          manager.query(`update ${table} set organization_id = $1`, [foreignId]),
        )
        .then(() => null, sqlStateOf);
      expect([table, outcome, givenAway]).toEqual([table, [0, 0], REFUSED_BY_POLICY]);
    }
  });
});
