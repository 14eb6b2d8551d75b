import { nobody } from '@rpm/domain';
import { createHash } from 'node:crypto';
import { type Database, JsonText, type Transaction, deleteOutdatedResponses, unnamedStatement } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

describe('write with an Idempotency-Key', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    organizationId = (await Factory.inNewOrganization(database.dataSource)).organizationId;
  });
  afterAll(() => database.drop());

  const INSERT = unnamedStatement<{ name: string }, { name: string }>(
    'insert into site (organization_id, name, active) values ($organizationId, $name, true) returning name',
  );
  const addSite = (name: string) => async (transaction: Transaction) => {
    await transaction.run(INSERT, { name });
    return JsonText.asserted(`{"name":"${name}"}`, nobody, { outcome: 'duplicate' });
  };
  const request = (key: string, body = 'body') => ({ organizationId, idempotency: { key, requestHash: () => hashOf(body) } });
  const sites = () => database.dataSource.query('select name from site where organization_id = $1', [organizationId]);

  it('is carried out once for each key, and returns the same response each time', async () => {
    const first = await service.write(request('k'), addSite('a'));
    const again = await service.write(request('k'), addSite('b'));
    expect(first).toMatchObject({ text: '{"name":"a"}', details: { outcome: 'duplicate' } });
    expect(again).toMatchObject({ text: '{"name":"a"}', details: { outcome: 'duplicate', isReplayed: true } });
    expect(await sites()).toEqual([{ name: 'a' }]);
  });

  it('repeats a response that a release before v0.1.0 stored together with its headers', async () => {
    const headers = { Duplicate: 'true', 'Entered-In-Error': 'true', ETag: '"v"' };
    const insert =
      'insert into idempotency_key (organization_id, key, request_hash, answer, headers) values ($1, $2, $3, $4, $5)';
    await database.dataSource.query(insert, [organizationId, 'k', hashOf('body'), '{}', headers]);
    const details = { outcome: 'duplicate', isVoided: true, entityTag: 'v', isReplayed: true } as const;
    expect(await service.write(request('k'), addSite('a'))).toMatchObject({ text: '{}', details });
  });

  it('rejects a key that was used with another request', async () => {
    await service.write(request('k', 'one'), addSite('a'));
    await expect(service.write(request('k', 'two'), addSite('b'))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await sites()).toEqual([{ name: 'a' }]);
  });

  it('rejects a repeated request while the first one is still running, without affecting other keys', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = () => {};
    const isAtWork = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = service.write(request('k'), async (transaction) => {
      begun();
      await held;
      return addSite('a')(transaction);
    });
    await isAtWork;
    await expect(service.write(request('k'), addSite('b'))).rejects.toMatchObject({
      code: 'idempotency_key_in_use',
    });
    await service.write(request('another'), addSite('c'));
    finish();
    await slow;
    expect(await sites()).toEqual([{ name: 'c' }, { name: 'a' }]);
  });

  it('releases the key and rolls back if the write fails', async () => {
    const fails = async (transaction: Transaction) => {
      await addSite('a')(transaction);
      throw new Error('refused');
    };
    await expect(service.write(request('k'), fails)).rejects.toThrow('refused');
    expect(await sites()).toEqual([]);
    await service.write(request('k', 'corrected'), addSite('b'));
    expect(await sites()).toEqual([{ name: 'b' }]);
  });

  it('treats equal keys of different organizations as different keys', async () => {
    await service.write(request('k'), addSite('a'));
    organizationId = (await Factory.inNewOrganization(database.dataSource)).organizationId;
    await service.write(request('k'), addSite('b'));
    expect(await sites()).toEqual([{ name: 'b' }]);
  });

  it('forgets its key after 24 hours, after which a request with this key is carried out again', async () => {
    await service.write(request('k'), addSite('a'));
    await service.write(request('fresh'), addSite('b'));
    // One second more than 24 hours: stored times are rounded, so the result could be half a millisecond too late.
    const age = `update idempotency_key set create_timestamp = now() - interval '24 hours 1 second' where organization_id = $1 and key = 'k'`;
    await database.dataSource.query(age, [organizationId]);
    await service.write(request('k', 'another'), addSite('c'));
    expect(await sites()).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    await database.dataSource.query(age, [organizationId]);
    expect(await deleteOutdatedResponses(service, organizationId)).toBe(1);
    const kept = await database.dataSource.query('select key from idempotency_key where organization_id = $1', [organizationId]);
    expect(kept).toEqual([{ key: 'fresh' }]);
  });

  it('is carried out only once for each key even if it consists of a single statement', async () => {
    const once = (idempotent: boolean, name: string) =>
      service.writeInOneStatement(idempotent ? request('k') : { organizationId, idempotency: null }, async (runner) => {
        const [row] = await runner.run(INSERT, { name });
        return JsonText.asserted(JSON.stringify(row), nobody);
      });
    expect([await once(true, 'a'), await once(true, 'b'), await once(false, 'c')]).toMatchObject([
      { text: '{"name":"a"}', details: {} },
      { text: '{"name":"a"}', details: { isReplayed: true } },
      { text: '{"name":"c"}', details: {} },
    ]);
    expect(await sites()).toEqual([{ name: 'a' }, { name: 'c' }]);
  });

  it('is retried if PostgreSQL aborts a later one of its statements because of a deadlock', async () => {
    const look = unnamedStatement<object>('select');
    const abort = unnamedStatement<object>(`do $$ begin raise exception using errcode = '40P01'; end $$`);
    let tries = 0;
    await service.writeInOneStatement({ organizationId }, async (runner) => {
      await runner.run(look, {});
      if (++tries === 1) await runner.run(abort, {});
      return runner.run(INSERT, { name: 'a' });
    });
    expect([tries, await sites()]).toEqual([2, [{ name: 'a' }]]);
  });

  it('is retried if PostgreSQL aborts it because of a deadlock', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    organizationId = factory.organizationId;
    const [left, right] = [(await factory.site()).id, (await factory.site()).id];
    const touch = unnamedStatement<{ id: number; name: string }>(
      'update site set name = $name where organization_id = $organizationId and id = $id',
    );
    let meet = 0;
    let bothHold = () => {};
    const held = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    // Each transaction locks one row and waits for the row of the other. PostgreSQL aborts one of the two, which is then retried.
    const cross = (name: string, first: number, second: number) =>
      service.write({ organizationId, idempotency: null }, async (transaction) => {
        await transaction.run(touch, { id: first, name });
        if (++meet === 2) bothHold();
        await held;
        await transaction.run(touch, { id: second, name });
        return JsonText.asserted('{}', nobody);
      });
    await Promise.all([cross('x', left, right), cross('y', right, left)]);
    // PostgreSQL may abort a transaction more than once before both transactions have committed.
    expect(meet).toBeGreaterThanOrEqual(3);
    const names = await database.dataSource.query<{ name: string }[]>('select distinct name from site where id = any($1)', [
      [left, right],
    ]);
    expect(names).toHaveLength(1);
  });
});
