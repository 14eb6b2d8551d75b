import { OrderRepository, ReturnRepository, StockRepository } from '@rpm/data-access';
import { type WriteRequest } from '@rpm/database';
import { type Factory } from '@rpm/data-access/testing';
import { type OrderInput, type ReturnInput } from '@rpm/domain';
import { type SampleNames } from './one-of-everything';

/** Ids of the item and the kit that the orders contain, and of the patient and the site that receive the orders. */
interface Parties {
  patientId: number;
  siteId: number;
  itemId: number;
  kitId: number;
}

/**
 * Inserts one order for each status in which an operation is possible, a delivered order, a return by the patient, a return by the site, and enough
 * stock for another order. The returned ids and identifiers include everything that a request body can refer to.
 */
export async function addOrders(factory: Factory, { patientId, siteId, itemId, kitId }: Parties): Promise<SampleNames> {
  const { dataSource, organizationId } = factory;
  const [orders, returns] = [new OrderRepository(dataSource), new ReturnRepository(dataSource)];
  const request: WriteRequest = { organizationId, expectedEntityTags: null, idempotency: null };
  const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { id: number }).id;
  const place = async (given: Partial<OrderInput>) =>
    idOf(await orders.create(request, { patient: { id: patientId }, shippingOption: 'standard', ...given }));
  const ask = async (given: Omit<ReturnInput, 'id'>) => idOf(await returns.create(request, given));

  const { id: countedItemId } = await factory.item({ name: 'Example Test Strips' });
  for (const where of [null, siteId]) {
    await new StockRepository(dataSource).adjust(request, {
      item: { id: countedItemId },
      site: where === null ? null : { id: where },
      change: 100,
    });
  }
  for (let unit = 0; unit < 6; unit++) await factory.device({ itemId, currentPatientId: null });
  const strips = { item: { id: countedItemId }, count: 2 };
  const deviceAndKit = {
    orderItems: [{ item: { id: itemId }, count: 1 }, strips],
    orderKits: [{ kit: { id: kitId }, count: 1 }],
  };
  const pack = async (id: number) => {
    const [single, inKit] = await devicesOf(factory, 'order_device', 'order_id', id);
    const orderItems = [{ item: { id: itemId }, deviceIdentifiers: [single?.identifier ?? ''] }];
    const orderKits = [{ kit: { id: kitId }, deviceIdentifiers: [inKit?.identifier ?? ''] }];
    await orders.pack(request, id, { orderItems, orderKits });
  };

  const deliveredId = await place(deviceAndKit);
  await pack(deliveredId);
  await orders.ship(request, deliveredId, {});
  const { packedKits } = JSON.parse((await orders.deliver(request, deliveredId)).text) as { packedKits: { id: number }[] };
  // The example of the operation that delivers an order says that it was delivered on 10 January 2026.
  const eventTimestamp = new Date('2026-01-08T12:00:00Z');
  const packedOrderId = await place({ orderItems: [strips] });
  const shippedOrderId = await place({ orderItems: [strips], eventTimestamp });
  await orders.pack(request, packedOrderId, {});
  await orders.pack(request, shippedOrderId, { eventTimestamp });
  const trackingNumbers = [{ carrier: 'Example Post', value: `EX-${organizationId}` }];
  await orders.ship(request, shippedOrderId, { trackingNumbers, eventTimestamp });
  await place({ patient: null, site: { id: siteId }, orderItems: [strips] });
  const externalOrderId = `order-${organizationId}`;
  const orderId = await place({ ...deviceAndKit, externalIdentifiers: [externalOrderId], returnItems: [strips] });
  const [packable, ofKit] = await devicesOf(factory, 'order_device', 'order_id', orderId);

  const shippedReturnId = await ask({ site: { id: siteId }, returnItems: [strips] });
  await returns.ship(request, shippedReturnId, {});
  const { id: returningId } = await factory.device({ itemId, currentPatientId: patientId });
  const returnItems = [{ item: { id: itemId }, count: 1 }, strips];
  const returnId = await ask({ patient: { id: patientId }, returnItems, returnDevices: [{ id: returningId }] });
  const [returned] = await devicesOf(factory, 'return_device', 'return_id', returnId);
  return {
    ...{
      orderId,
      packedOrderId,
      shippedOrderId,
      externalOrderId,
      returnId,
      shippedReturnId,
      packedKitId: packedKits[0]?.id ?? 0,
    },
    ...{ countedItemId, orderDeviceId: packable?.id ?? 0, returnDeviceId: returningId },
    packableIdentifier: packable?.identifier ?? '',
    kitIdentifier: ofKit?.identifier ?? '',
    returnedIdentifier: returned?.identifier ?? '',
  };
}

/** Returns the ids and identifiers of the devices of an order or a return. */
function devicesOf(factory: Factory, table: string, column: string, id: number): Promise<{ id: number; identifier: string }[]> {
  return factory.dataSource.query<{ id: number; identifier: string }[]>(
    `select x.device_id as id, n.value as identifier from ${table} x join device_identifier n using (organization_id, device_id)
     where x.organization_id = $1 and x.${column} = $2 order by x.device_id`,
    [factory.organizationId, id],
  );
}
