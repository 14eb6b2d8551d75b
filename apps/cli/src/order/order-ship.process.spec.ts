import { StockRepository } from '@rpm/data-access';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';
import { type PlacedOrder, Warehouse } from '../testing/warehouse';

describe('rpm-admin order ship --from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-ship-'));
  let database: TestDatabase;
  let admin: RpmAdmin;
  let warehouse: Warehouse;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    warehouse = await Warehouse.inNewOrganization(database);
  });

  const file = (name: string, lines: string[]) => {
    const path = join(folder, `${warehouse.factory.organizationId}-${name}`);
    writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
    return path;
  };
  const command = (path: string, ...options: string[]) => ['order', 'ship', '--from', path, ...warehouse.ours, ...options];
  const run = async (path: string, ...options: string[]) => {
    const { exitCode, stdout } = await admin.run(command(path, ...options, '--json'));
    return { exitCode, ...(JSON.parse(stdout) as object) };
  };
  const rejects = (path: string) => readFileSync(`${path}.rejected.csv`, 'utf8').trim().split('\n').slice(1);
  const packed = async (...names: string[]) => warehouse.pack(await warehouse.place({ externalIdentifiers: names }));
  const statuses = (orders: PlacedOrder[]) => Promise.all(orders.map((order) => warehouse.statusOf(order)));
  const trackingOf = async ({ id }: PlacedOrder) =>
    (await warehouse.look('select tracking_numbers as n from customer_order where id = $1', id))[0];
  const shippedEvents = async () =>
    (await warehouse.look(`select 1 from order_event where organization_id = $1 and name = 'shipped'`, warehouse.factory.organizationId)).length; // prettier-ignore

  it('ships each parcel once, warns of tracking numbers that several orders have, and rejects numbers that a spreadsheet has damaged', async () => {
    const [a, b, c, d] = [await packed('PO-A'), await packed('PO-B'), await packed('PO-C'), await packed('PO-D')];
    const path = file('duplicates.csv', [
      'externalIdentifier,carrier,trackingNumber',
      'PO-A,Example Post,T-1',
      'PO-A,Example Post,T-1',
      'PO-B,Example Post,T-1',
      'PO-C,Example Post,9.40551E+21',
      'PO-D,,T-9',
      'PO-404,Example Post,T-10',
      '9.40551E+21,Example Post,T-11',
    ]);
    const { exitCode, stdout, stderr } = await admin.run(command(path, '--json'));
    expect({ exitCode, ...(JSON.parse(stdout) as object) }).toEqual({ exitCode: 65, shipped: 2, duplicates: 0, rejected: 4 });
    const notice = `Order ${b.id} has a tracking number that order ${a.id} has too. Check which order has this parcel.`;
    expect(stderr).toContain(`${JSON.stringify({ notice })}\n`);
    expect(await trackingOf(a)).toEqual({ n: [{ carrier: 'Example Post', value: 'T-1' }] });
    expect(await statuses([a, b, c, d])).toEqual(['shipped', 'shipped', 'packed', 'packed']);
    const codes = rejects(path).map((line) => line.split(',').slice(0, 2).join());
    expect(codes).toEqual(['5,damaged_identifier', '6,required', '7,not_found', '8,damaged_identifier']);
  });

  it('ships the orders in valid lines once, and reports why the other lines were rejected', async () => {
    const orders = [await packed('PO-1'), await packed(), await packed('PO-3'), await warehouse.place()];
    const [one, two, three, four] = orders.map(({ id }) => id);
    const foreign = await (async () => {
      const other = await Warehouse.inNewOrganization(database);
      return other.pack(await other.place({ externalIdentifiers: ['PO-foreign'] }));
    })();
    const path = file('tracking.csv', [
      'carrier,orderId,externalIdentifier,trackingNumber',
      'Example Post,,PO-1,T-1',
      `Example Post,${two},,T-2`,
      `Example Post,${three},,`,
      `Example Post,${one},,T-1b`,
      `Example Post,,PO-3,T-3`,
      `Example Post,${two},,T-2`,
      `Example Post,${four},,T-4`,
      'Example Post,,PO-9,CANARY',
      `Example Post,${foreign.id},,T-5`,
      'Example Post,,PO-foreign,T-5',
      'Example Post,,,T-7',
    ]);
    expect(await run(path)).toEqual({ exitCode: 65, shipped: 2, duplicates: 0, rejected: 7 });
    expect(rejects(path)).toEqual([
      '4,required,"trackingNumber: This property is required."',
      '6,shipment_incomplete,"Another line of the same order was rejected."',
      '8,conflict,"The order is received; it must be packed."',
      '9,not_found,"externalIdentifier: No order has this identifier."',
      '10,not_found,"No order with this identifier exists."',
      '11,not_found,"externalIdentifier: No order has this identifier."',
      '12,required,"Name the order: orderId or externalIdentifier."',
    ]);
    expect(await statuses([...orders, foreign])).toEqual(['shipped', 'shipped', 'packed', 'received', 'packed']);
    expect(await trackingOf(orders[0] ?? foreign)).toEqual({
      n: [
        { carrier: 'Example Post', value: 'T-1' },
        { carrier: 'Example Post', value: 'T-1b' },
      ],
    });
    expect(await trackingOf(orders[1] ?? foreign)).toEqual({ n: [{ carrier: 'Example Post', value: 'T-2' }] });

    expect(await run(path)).toEqual({ exitCode: 65, shipped: 0, duplicates: 2, rejected: 7 });
    expect(await shippedEvents()).toBe(2);
    const others = file('others.csv', ['orderId,carrier,trackingNumber', `${two},Example Post,T-2b`]);
    expect(await run(others)).toEqual({ exitCode: 65, shipped: 0, duplicates: 0, rejected: 1 });
    expect(rejects(others)).toEqual(['2,conflict,"The order is shipped; it must be packed."']);
  });

  it('ships nothing for a line that names two orders, or an existing and an unknown order', async () => {
    const orders = [await packed('PO-1'), await packed(), await packed()];
    const [one, two, three] = orders.map(({ id }) => id);
    const path = file('tracking.csv', [
      'carrier,orderId,externalIdentifier,trackingNumber',
      `Example Post,${one},,T-1`,
      `Example Post,${two},PO-1,T-2`,
      `Example Post,${two},,T-3`,
      `Example Post,${three},PO-9,T-4`,
      `Example Post,${three},,T-5`,
    ]);
    expect(await run(path)).toEqual({ exitCode: 65, shipped: 0, duplicates: 0, rejected: 5 });
    expect(rejects(path)).toEqual([
      '2,shipment_incomplete,"Another line of the same order was rejected."',
      '3,contradiction,"orderId and externalIdentifier are of two orders."',
      '4,shipment_incomplete,"Another line of the same order was rejected."',
      '5,not_found,"externalIdentifier: No order has this identifier."',
      '6,shipment_incomplete,"Another line of the same order was rejected."',
    ]);
    expect(await statuses(orders)).toEqual(['packed', 'packed', 'packed']);
  });

  it('ships nothing in a dry run, and reports what it would ship', async () => {
    const order = await packed('PO-1');
    const path = file('tracking.ndjson', ['{"externalIdentifier":"PO-1","carrier":"Example Post","trackingNumber":"T-1"}']);
    const { exitCode, stdout, stderr } = await admin.run(command(path, '--dry-run'));
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 0,
      stdout: 'shipped\t1\nshipped before\t0\nlines rejected\t0\n',
      stderr: 'This was a dry run: nothing was shipped.\n',
    });
    expect(await statuses([order])).toEqual(['packed']);
    expect(await run(path)).toEqual({ exitCode: 0, shipped: 1, duplicates: 0, rejected: 0 });
  });

  it('ships the remaining orders if it is run again after an interruption', async () => {
    const COUNT = 60;
    await new StockRepository(database.dataSource).adjust(warehouse.request, { item: { id: warehouse.stripsId }, change: COUNT });
    const orders: PlacedOrder[] = [];
    for (let number = 0; number < COUNT; number++) orders.push(await packed());
    const path = file('many.csv', ['orderId,carrier,trackingNumber', ...orders.map(({ id }) => `${id},Example Post,T-${id}`)]);
    const child = admin.start(command(path));
    await pollUntil(async () => (await shippedEvents()) > 0, true);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    const before = await shippedEvents();
    expect(before).toBeLessThan(COUNT);
    expect(await run(path)).toEqual({ exitCode: 0, shipped: COUNT - before, duplicates: before, rejected: 0 });
  });
});
