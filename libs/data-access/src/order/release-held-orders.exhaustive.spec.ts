import { type Database } from '@rpm/database';
import { PatientRepository } from '../patient/patient.repository';
import { SiteRepository } from '../site/site.repository';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { ADDRESS } from '../testing/factories';
import { shown, Warehouse } from '../testing/orders/warehouse';

/** An order that is placed at the moment at which the address of its recipient becomes complete. */
describe('orders on hold for an address', () => {
  let database: TestDatabase;
  let service: Database;
  let house: Warehouse;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(20);
    house = await Warehouse.in(database, service);
    await house.stock.adjust(house.request, { item: { id: house.stripsId }, change: 1000 });
  });
  afterAll(() => database.drop());

  const INCOMPLETE = { ...ADDRESS, lineOne: null };
  const ROUNDS = 15;

  /** Places orders while the address is completed. @returns the statuses that remain */
  async function race(recipient: object, complete: () => Promise<unknown>): Promise<unknown[]> {
    const place = () => house.place({ patient: null, ...recipient, orderItems: [house.strips(1)] });
    const before = await place();
    expect(before).toMatchObject({ currentStatus: 'onHold', holdReason: 'address_incomplete' });
    const [first, second, , third] = await Promise.all([place(), place(), complete(), place()]);
    const orders = [before, first, second, third];
    return Promise.all(orders.map(async ({ id }) => shown(await house.orders.require(house.organizationId, id)).currentStatus));
  }

  it('are all released if a patient’s address is completed concurrently', async () => {
    const patients = new PatientRepository(service);
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await house.factory.patient({ address: INCOMPLETE });
      const complete = () => patients.change(house.request, id, { address: { lineOne: '1 Example St' } });
      expect(await race({ patient: { id } }, complete)).toEqual(['received', 'received', 'received', 'received']);
    }
  });

  it('are all released if a site’s address is completed concurrently', async () => {
    const sites = new SiteRepository(service);
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await house.factory.site({ address: { ...INCOMPLETE, lineThree: null, note: null } });
      const complete = () => sites.change(house.request, id, { address: { lineOne: '1 Example St' } });
      expect(await race({ site: { id } }, complete)).toEqual(['received', 'received', 'received', 'received']);
    }
  });
});
