import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase, sentStatements } from '@rpm/database/testing';
import { Factory } from '../testing';
import { ApiKeyUses } from './api-key-uses';

describe('the last-use times of tokens', () => {
  let database: TestDatabase;
  let service: Database;
  let uses: ApiKeyUses;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    uses = new ApiKeyUses(service);
  });
  afterEach(() => uses.stop());

  const addKeys = async (count: number) => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    const keys = await database.dataSource.query<{ id: number }[]>(
      `insert into api_key (organization_id, name, prefix, hash, scopes)
       select $1, 'Key', 'rpm_abcdef', sha256(gen_random_uuid()::text::bytea), '{read}' from generate_series(1, $2) returning id`,
      [organizationId, count],
    );
    return { organizationId, ids: keys.map(({ id }) => id) };
  };
  const note = (organizationId: number, ids: readonly number[]) => {
    for (const keyId of ids) uses.note({ organizationId, keyId, scopes: ['read'], actor: { kind: 'key', id: 1, name: 'Key' } });
  };
  const used = async (organizationId: number) => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      'select count(last_use_timestamp)::int as count from api_key where organization_id = $1',
      [organizationId],
    );
    return row?.count;
  };
  /** Returns the number of uses that each statement stores. */
  const storedByStatement = async () =>
    (await sentStatements(service, () => uses.store())).map(({ values = [] }) => String(values[0]).split(',').length);

  it('are stored a limited number at a time, each token once', async () => {
    const { organizationId, ids } = await addKeys(2_100);
    note(organizationId, ids);
    note(organizationId, ids.slice(0, 50));
    expect(await storedByStatement()).toEqual([1_000, 1_000, 100]);
    expect(await used(organizationId)).toBe(2_100);
    expect(await storedByStatement()).toEqual([]);
  });

  it("are kept if they cannot be stored, and do not prevent other organizations' uses from being stored", async () => {
    const [failing, other] = [await addKeys(3), await addKeys(2)];
    for (const { organizationId, ids } of [failing, other]) note(organizationId, ids);
    const locked = database.dataSource.transaction(async (manager) => {
      await manager.query('select from api_key where organization_id = $1 for update', [failing.organizationId]);
      const pool = await database.connectAsService(2, 'request');
      Object.assign(uses, { database: pool });
      await expect(uses.store()).rejects.toThrow('lock timeout');
    });
    await locked;
    expect([await used(failing.organizationId), await used(other.organizationId)]).toEqual([0, 2]);
    await uses.store();
    expect(await used(failing.organizationId)).toBe(3);
  });

  it('are stored by the next call of store() if they are recorded while earlier times are being stored', async () => {
    const { organizationId, ids } = await addKeys(1_500);
    note(organizationId, ids);
    const storing = uses.store();
    note(organizationId, ids.slice(0, 10));
    await storing;
    expect(await storedByStatement()).toEqual([10]);
  });
});
