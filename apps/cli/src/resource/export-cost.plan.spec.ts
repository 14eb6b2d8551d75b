import { OrderRepository } from '@rpm/data-access';
import { createTestDatabase, executedPlans, pagesRead, reportPlans, scansOf, type TestDatabase } from '@rpm/database/testing';
import { multiplyOrganization } from '@rpm/data-access/testing';
import { createProgram } from '../program';
import { RpmAdmin } from '../testing/rpm-admin';
import { Warehouse } from '../testing/warehouse';
import { TOP_LEVEL_COMMANDS } from '../top-level-commands';

/** Number of copies of the sample rows in each of the two organizations. */
const [FEW, MANY] = [20, 1_000];

/** Database pages that an export reads once, and not for each row. */
const ONCE = 60;

describe('the database pages that an export reads for each row', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let small: Warehouse;
  let large: Warehouse;
  let nouns: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    [small, large] = [await filled(FEW), await filled(MANY)];
    await database.dataSource.query('vacuum (analyze)');
    await reportPlans(database);
    const { commands } = await createProgram(Object.keys(TOP_LEVEL_COMMANDS));
    const exporting = commands.filter((group) =>
      group.commands.some((command) => command.name() === 'export' && command.options.some(({ long }) => long === '--format')),
    );
    nouns = exporting.map((group) => group.name());
  });
  afterAll(() => database.drop());

  /** Returns an organization with a packed order that has a kit and a return, with a reading, and with many copies of these rows. */
  async function filled(copies: number): Promise<Warehouse> {
    const warehouse = await Warehouse.inNewOrganization(database);
    const { factory, itemId, patientId, kitId } = warehouse;
    for (let unit = 0; unit < 2; unit++) await warehouse.unit();
    const { id } = await warehouse.place({
      orderItems: [warehouse.meters(1)],
      orderKits: [{ kit: { id: kitId }, count: 1 }],
      returnItems: [warehouse.strips(1)],
    });
    const promised = await warehouse.look<{ value: string }>(
      'select n.value from order_device x join device_identifier n using (organization_id, device_id) where x.order_id = $1',
      id,
    );
    const serials = promised.map(({ value }) => value);
    await new OrderRepository(database.dataSource).packDevices(warehouse.request, id, serials);
    const device = await factory.device({ itemId, currentPatientId: patientId });
    await factory.manufacturer();
    await factory.reading({ deviceId: device.id });
    await multiplyOrganization(database.dataSource, warehouse.organizationId, copies);
    return warehouse;
  }

  const exportOf = async (noun: string, { ours }: Warehouse) => {
    let rows = 0;
    const plans = await executedPlans(async () => {
      const { exitCode, stdout } = await admin.run([noun, 'export', ...ours]);
      expect(exitCode).toBe(0);
      rows = stdout.trimEnd().split('\n').length;
    });
    return { rows, plans };
  };

  it('do not depend on the size of the organization', async () => {
    expect(nouns).toEqual(expect.arrayContaining(['device', 'kit', 'order', 'patient', 'reading', 'return']));
    for (const noun of nouns) {
      const [few, many] = [await exportOf(noun, small), await exportOf(noun, large)];
      expect([noun, few.rows >= FEW, many.rows >= MANY]).toEqual([noun, true, true]);
      const isGrown = pagesRead(many.plans) / many.rows > (1.25 * pagesRead(few.plans) + ONCE) / few.rows;
      expect([noun, isGrown ? scansOf(many.plans) : []]).toEqual([noun, []]);
    }
  });
});
