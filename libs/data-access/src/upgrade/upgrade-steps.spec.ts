import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { SESSION_LIMITS } from '@rpm/domain';
import { ApiKeyRepository } from '../access/api-key.repository';
import { Factory } from '../testing';
import { Warehouse } from '../testing/orders/warehouse';
import { STEPS } from './upgrade-steps';

describe('the steps of an upgrade', () => {
  let database: TestDatabase;
  let service: Database;
  let house: Warehouse;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    house = await Warehouse.in(database, service);
    for (let n = 0; n < 3; n++) await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  /** Runs all steps. @returns the organizations in whose scopes they have run statements */
  async function visited(): Promise<number[]> {
    const run = jest.spyOn(service, 'run');
    const inTransaction = jest.spyOn(service, 'inTransaction');
    const context = { report: () => undefined, signal: new AbortController().signal };
    for (const step of STEPS) await step(service, context);
    const scopes: unknown[] = [...run.mock.calls, ...inTransaction.mock.calls].map(([scope]) => scope);
    jest.restoreAllMocks();
    return scopes.flatMap((scope) => (typeof scope === 'object' ? [(scope as { organizationId: number }).organizationId] : []));
  }

  it('run no statement for organizations that have nothing to upgrade', async () => {
    expect(await visited()).toEqual([]);
  });

  it('run statements only for an organization with outdated orders, surplus sessions, or addresses without time zones', async () => {
    const { id } = await house.place({ returnItems: [house.strips(1)] });
    const { organizationId } = house;
    const change = (text: string, ...values: unknown[]) => database.dataSource.query(text, [organizationId, ...values]);
    const key = await new ApiKeyRepository(service).create(organizationId, {
      name: 'Jane',
      scopes: ['read'],
      expireTimestamp: null,
    });
    await change(`insert into console_person (organization_id, name, api_key_id) values ($1, 'Jane', $2)`, key.apiKey.id);
    await change(
      `insert into console_session (organization_id, api_key_id, hash, actor, scopes, expire_timestamp)
       select $1, $2, sha256(n::text::bytea), n::text, '{read}', now() + interval '1 hour' from generate_series(0, $3::integer) n`,
      key.apiKey.id,
      SESSION_LIMITS.ofPerson,
    );
    await change('update customer_order set is_outdated = true where organization_id = $1 and id = $2', id);
    await change('update organization set zones_derived_through = 0 where id = $1');
    expect(new Set(await visited())).toEqual(new Set([organizationId]));
    expect(await visited()).toEqual([]);
  });
});
