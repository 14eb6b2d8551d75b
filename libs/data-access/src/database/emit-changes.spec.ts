import { nobody } from '@rpm/domain';
import { createTestDatabase, findInvalidStatements, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { type Database, changeStatements, JsonText } from '@rpm/database';

describe('events of changed resources', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  beforeEach(async () => {
    await database.dataSource.query('delete from event');
    mine = await Factory.inNewOrganization(database.dataSource);
  });

  /** Runs statements with the organization as $1 and an id as $2 in one write. @returns the events that it emits */
  const emitted = async (id: number, ...texts: string[]) => {
    await service.write({ organizationId: mine.organizationId, idempotency: null }, async (transaction) => {
      for (const text of texts) await transaction.manager.query(text, [mine.organizationId, id]);
      return JsonText.empty(nobody);
    });
    return database.dataSource.query<object[]>(
      'select type, subject_id, payload from event where organization_id = $1 order by id',
      [mine.organizationId],
    );
  };
  const OF_ROW = 'where organization_id = $1 and id = $2';

  it('are found and emitted with SQL that is valid for every resource that registered its changes', async () => {
    const { find, emit } = changeStatements();
    expect(await findInvalidStatements(database.dataSource, [find, ...emit.values()])).toEqual([]);
    expect([...emit.keys()].sort()).toEqual(
      ['deleted', 'device', 'item', 'kit', 'manufacturer', 'order', 'patient', 'return', 'site'].sort(),
    );
  });

  it('are emitted for every resource that a write changes, by whatever statement', async () => {
    const { id } = await mine.item();
    await mine.item();
    expect(await emitted(id, `update item set name = 'New' ${OF_ROW}`)).toMatchObject([
      { type: 'item.updated', payload: { id, name: 'New', version: 2 } },
    ]);
  });

  it('are emitted once for a resource that a write changes several times, with its final state', async () => {
    const { id } = await mine.item();
    expect(await emitted(id, `update item set name = 'A' ${OF_ROW}`, `update item set name = 'B' ${OF_ROW}`)).toMatchObject([
      { type: 'item.updated', payload: { id, name: 'B', version: 2 } },
    ]);
  });

  it('are emitted for each of many devices that one statement changes', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) ids.push((await mine.device({ currentPatientId: null })).id);
    expect(
      await emitted(0, 'update device set disabled_readings = true where organization_id = $1 and $2::bigint = 0'),
    ).toMatchObject(ids.map((id) => ({ type: 'device.updated', payload: { id, disabledReadings: true } })));
  });

  it('name the last version of a deleted resource', async () => {
    const { id } = await mine.item();
    expect(await emitted(id, `delete from item ${OF_ROW}`)).toMatchObject([
      {
        type: 'item.deleted',
        payload: { id, version: 2, updateTimestamp: expect.stringMatching(/Z$/) as string, deleted: true },
      },
    ]);
  });

  it('are not emitted for health checks and for dropped readings of a device', async () => {
    const { id } = await mine.device();
    expect(await emitted(id, `update device set battery_percentage = 5, dropped_readings = 1 ${OF_ROW}`)).toEqual([]);
  });

  it('are not emitted if the write fails', async () => {
    const { id } = await mine.item();
    await expect(emitted(id, `update item set name = 'New' ${OF_ROW}`, 'select 1 / 0')).rejects.toThrow();
    expect(await database.dataSource.query('select * from event where organization_id = $1', [mine.organizationId])).toEqual([]);
  });
});
