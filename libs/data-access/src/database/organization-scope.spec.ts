import { type Actor } from '@rpm/domain';
import { type Database, inOrganization, runScoped } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

const COUNT = { text: 'select count(*) as count from site' };

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

  const count = async (organizationId: number) => (await runScoped(service, organizationId, COUNT, []))[0];

  it('restricts a statement without conditions to the rows of the organization', async () => {
    expect(await count(mine.organizationId)).toEqual({ count: 1 });
    expect(await count(other.organizationId)).toEqual({ count: 2 });
  });

  it('ends with the statement, even if the connection is reused', async () => {
    const single = await database.connectAsService(1);
    expect(await runScoped(single, other.organizationId, COUNT, [])).toEqual([{ count: 2 }]);
    expect(await single.query(COUNT.text)).toEqual([{ count: 0 }]);
  });

  it('reuses the plan of a named statement when the organization changes', async () => {
    const named = { name: 'count-sites', ...COUNT };
    for (let call = 0; call < 12; call++) {
      const { organizationId } = call % 2 === 0 ? mine : other;
      expect(await runScoped(service, organizationId, named, [])).toEqual([{ count: call % 2 === 0 ? 1 : 2 }]);
    }
  });

  it('rejects inserting rows of another organization', async () => {
    const text = `insert into site (organization_id, active) values ($1, true)`;
    await expect(runScoped(service, mine.organizationId, { text }, [other.organizationId])).rejects.toThrow(/row-level security/);
  });

  it('rethrows the errors of a statement and leaves the connection usable', async () => {
    const single = await database.connectAsService(1);
    const division = { name: 'divide', text: 'select 1 / $1::int as result' };
    await expect(runScoped(single, mine.organizationId, division, [0])).rejects.toThrow('division by zero');
    expect(await runScoped(single, mine.organizationId, division, [1])).toEqual([{ result: 1 }]);
  });

  it('recovers from a named statement that could not be prepared', async () => {
    const single = await database.connectAsService(1);
    const statement = { name: 'read-later-table', text: 'select count(*) as count from later_table' };
    await expect(runScoped(single, mine.organizationId, statement, [])).rejects.toThrow('later_table');
    await single.query('create table later_table ()');
    expect(await runScoped(single, mine.organizationId, statement, [])).toEqual([{ count: 0 }]);
    await single.query('drop table later_table');
  });

  it('applies to a whole transaction, and not beyond it', async () => {
    const single = await database.connectAsService(1);
    const seen = await inOrganization(single, mine.organizationId, async (transaction) => {
      await transaction.run({ text: `insert into site (organization_id, active) values ($1, false)` }, [mine.organizationId]);
      return transaction.run(COUNT, []);
    });
    expect(seen).toEqual([{ count: 2 }]);
    expect(await single.query(COUNT.text)).toEqual([{ count: 0 }]);
  });

  it('applies the actor of a transaction to its history entries, but not to those of later transactions on the same connection', async () => {
    const single = await database.connectAsService(1);
    const { id } = await mine.device({ currentPatientId: null });
    const text = `insert into device_event (organization_id, device_id, type, event_timestamp) values ($1, $2, 'registered', now()) returning actor, actor_kind as kind, actor_id as id`;
    const values = [mine.organizationId, id];
    const within = (actor?: Actor) =>
      inOrganization(single, mine.organizationId, (transaction) => transaction.run({ text }, values), 'auto', undefined, actor);
    const nobody = [{ actor: null, kind: null, id: null }];
    expect(await within({ kind: 'person', id: 7, name: 'Jane "J." O\'Hara' })).toEqual([
      { actor: 'Jane "J." O\'Hara', kind: 'person', id: 7 },
    ]);
    expect(await within({ kind: 'cli', id: null, name: 'rpm-admin' })).toEqual([{ actor: 'rpm-admin', kind: 'cli', id: null }]);
    expect(await within()).toEqual(nobody);
    await within({ kind: 'person', id: 8, name: 'John' });
    expect(await runScoped(single, mine.organizationId, { text }, values)).toEqual(nobody);
    const failing = inOrganization(single, mine.organizationId, () => Promise.reject(new Error('failed')), 'auto', undefined, {
      kind: 'key',
      id: 9,
      name: 'Jim',
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await runScoped(single, mine.organizationId, { text }, values)).toEqual(nobody);
  });

  it('rejects a transaction that ignores a failed statement, because PostgreSQL would not commit it', async () => {
    const insert = { text: `insert into site (organization_id, name, active) values ($1, 'Lost', true)` };
    const careless = inOrganization(service, mine.organizationId, async (transaction) => {
      await transaction.run(insert, [mine.organizationId]);
      await transaction.run({ text: 'select 1 / 0' }, []).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('failed');
  });

  it('rejects a statement after its transaction has ended', async () => {
    const single = await database.connectAsService(1);
    const ended = await inOrganization(single, mine.organizationId, (transaction) => Promise.resolve(transaction));
    await expect(ended.run(COUNT, [])).rejects.toThrow('released');
  });
});
