import { type Actor } from '@rpm/domain';
import { statement, unnamedStatement, type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

const COUNT = unnamedStatement<object, { count: number }>('select count(*) as count from site');

describe('organization scope', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let other: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    other = await Factory.inNewOrganization(database.dataSource);
    await mine.site({ name: 'Mine' });
    await other.site({ name: 'Theirs' });
    await other.site({ name: 'Theirs too' });
  });
  afterAll(() => database.drop());

  const count = async (organizationId: number) => (await service.run({ organizationId }, COUNT, {}))[0];

  it('restricts a statement without conditions to the rows of the organization', async () => {
    expect(await count(mine.organizationId)).toEqual({ count: 1 });
    expect(await count(other.organizationId)).toEqual({ count: 2 });
  });

  it('ends with the statement, even if the connection is reused', async () => {
    const single = await database.connectAsService(1);
    expect(await single.run(other, COUNT, {})).toEqual([{ count: 2 }]);
    expect(await single.query(COUNT.text)).toEqual([{ count: 0 }]);
  });

  it('reuses the plan of a named statement when the organization changes', async () => {
    const named = { ...COUNT, name: 'count-sites' };
    for (let call = 0; call < 12; call++) {
      const { organizationId } = call % 2 === 0 ? mine : other;
      expect(await service.run({ organizationId }, named, {})).toEqual([{ count: call % 2 === 0 ? 1 : 2 }]);
    }
  });

  it('rejects inserting rows of another organization', async () => {
    const insert = unnamedStatement<{ owner: number }>('insert into site (organization_id, active) values ($owner, true)');
    await expect(service.run(mine, insert, { owner: other.organizationId })).rejects.toThrow(/row-level security/);
  });

  it('rethrows the errors of a statement and leaves the connection usable', async () => {
    const single = await database.connectAsService(1);
    const division = statement<{ by: number }>({ name: 'divide', text: 'select 1 / $by::int as result' });
    await expect(single.run(mine, division, { by: 0 })).rejects.toThrow('division by zero');
    expect(await single.run(mine, division, { by: 1 })).toEqual([{ result: 1 }]);
  });

  it('recovers from a named statement that could not be prepared', async () => {
    const single = await database.connectAsService(1);
    const read = statement({ name: 'read-later-table', text: 'select count(*) as count from later_table' });
    await expect(single.run(mine, read, {})).rejects.toThrow('later_table');
    await single.query('create table later_table ()');
    expect(await single.run(mine, read, {})).toEqual([{ count: 0 }]);
    await single.query('drop table later_table');
  });

  it('applies to a whole transaction, and not beyond it', async () => {
    const single = await database.connectAsService(1);
    const seen = await single.inTransaction({ organizationId: mine.organizationId }, async (transaction) => {
      await transaction.run(unnamedStatement('insert into site (organization_id, active) values ($organizationId, false)'), {});
      return transaction.run(COUNT, {});
    });
    expect(seen).toEqual([{ count: 2 }]);
    expect(await single.query(COUNT.text)).toEqual([{ count: 0 }]);
  });

  it('applies the actor of a transaction to its history entries, but not to those of later transactions on the same connection', async () => {
    const single = await database.connectAsService(1);
    const { id } = await mine.device({ currentPatientId: null });
    const { organizationId } = mine;
    const insert = unnamedStatement<{ id: number }>(
      `insert into device_event (organization_id, device_id, type, event_timestamp) values ($organizationId, $id, 'registered', now()) returning actor, actor_kind as kind, actor_id as id`,
    );
    const within = (actor?: Actor) =>
      single.inTransaction({ organizationId, actor }, (transaction) => transaction.run(insert, { id }));
    const nobody = [{ actor: null, kind: null, id: null }];
    expect(await within({ kind: 'person', id: 7, name: 'Jane "J." O\'Hara' })).toEqual([
      { actor: 'Jane "J." O\'Hara', kind: 'person', id: 7 },
    ]);
    expect(await within({ kind: 'cli', id: null, name: 'rpm-admin' })).toEqual([{ actor: 'rpm-admin', kind: 'cli', id: null }]);
    expect(await within()).toEqual(nobody);
    await within({ kind: 'person', id: 8, name: 'John' });
    expect(await single.run(mine, insert, { id })).toEqual(nobody);
    const failing = single.inTransaction({ organizationId, actor: { kind: 'key', id: 9, name: 'Jim' } }, () =>
      Promise.reject(new Error('failed')),
    );
    await expect(failing).rejects.toThrow('failed');
    expect(await single.run(mine, insert, { id })).toEqual(nobody);
  });

  it('rejects a transaction that ignores a failed statement, because PostgreSQL would not commit it', async () => {
    const insert = unnamedStatement(`insert into site (organization_id, name, active) values ($organizationId, 'Lost', true)`);
    const careless = service.inTransaction({ organizationId: mine.organizationId }, async (transaction) => {
      await transaction.run(insert, {});
      await transaction.run(unnamedStatement('select 1 / 0'), {}).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('failed');
  });

  it('rejects a statement after its transaction has ended', async () => {
    const single = await database.connectAsService(1);
    const ended = await single.inTransaction({ organizationId: mine.organizationId }, (transaction) =>
      Promise.resolve(transaction),
    );
    await expect(ended.run(COUNT, {})).rejects.toThrow('released');
  });
});
