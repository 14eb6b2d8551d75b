import { type OrderInput, type PackInput, type ReceiveInput, type ReturnInput } from '@rpm/domain';
import { type RandomChoices } from './random-choices';
import { isWith, NOBODY, type VariedCustomer } from './varied-customer';

/** Generates an order of random items for a random patient or site, sometimes with a request to return a device. */
export async function generateOrderInput(customer: VariedCustomer, pick: RandomChoices): Promise<OrderInput> {
  const { patientId, siteId } = pick.of(customer.has.parties) ?? NOBODY;
  const some = (ids: readonly number[]) =>
    ids.map((id) => [id, pick.of([0, 0, 1, 0, 1, 2]) ?? 0] as const).filter(([, count]) => count > 0);
  const orderItems = some([...customer.has.tracked, ...customer.has.counted]).map(([id, count]) => ({ item: { id }, count }));
  const orderKits = some(customer.has.kits).map(([id, count]) => ({ kit: { id }, count }));
  const theirs = (await customer.known()).filter((one) => one.status !== 'available' && isWith(one, { patientId, siteId }));
  const back = pick.below(3) === 0 ? pick.of(theirs) : undefined;
  return {
    ...{ orderItems, orderKits, shippingOption: 'standard' as const, emailLabel: pick.below(2) === 0 },
    ...(patientId === null ? { site: { id: siteId ?? 0 } } : { patient: { id: patientId } }),
    ...(back && { returnDevices: [{ id: back.id }] }),
  };
}

/** Devices that a random test packs: those reserved for the order, other available ones, ones in any state, or those of another organization. */
export type DevicesToPack = 'ours' | 'others' | 'any' | 'foreign';

export async function generatePackInput(customer: VariedCustomer, orderId: number, devices: DevicesToPack): Promise<PackInput> {
  const lines = await customer.look<{ kit: number | null; item: number; count: number; kits: number }>(
    `select l.kit_id as kit, l.item_id as item, l.count, coalesce(k.count, 1) as kits from order_line l
     left join order_kit k on k.order_id = l.order_id and k.kit_id = l.kit_id where l.order_id = $1 and l.is_tracked order by l.line`, orderId); // prettier-ignore
  const promised = await customer.look<{ id: number }>('select device_id as id from order_device where order_id = $1', orderId);
  const known = await customer.known();
  const ours = known.filter((one) => promised.some((other) => other.id === one.id));
  const free = known.filter(({ status }) => status === 'available');
  const pool = devices === 'any' ? [...known].reverse() : devices === 'others' ? [...free, ...ours] : [...ours, ...free];
  const take = (item: number, count: number) =>
    Array.from({ length: count }, () => {
      const at = pool.findIndex(({ itemId }) => devices === 'any' || itemId === item);
      const [taken] = at < 0 ? [] : pool.splice(at, 1);
      return devices === 'foreign' ? customer.foreign.name : (taken?.name ?? 'NOBODY-HAS-IT');
    });
  return {
    orderItems: lines
      .filter(({ kit }) => kit === null)
      .map(({ item, count }) => ({ item: { id: item }, deviceIdentifiers: take(item, count) })),
    orderKits: lines.flatMap(({ kit, item, count, kits }) =>
      kit === null ? [] : Array.from({ length: kits }, () => ({ kit: { id: kit }, deviceIdentifiers: take(item, count / kits) })),
    ),
  };
}

/** Generates a return. @param fitting true to choose only devices that the sender of the return has, each of them once */
export async function generateReturnInput(customer: VariedCustomer, pick: RandomChoices, fitting: boolean): Promise<ReturnInput> {
  const { patientId, siteId } = pick.of(customer.has.parties) ?? NOBODY;
  const theirs = (await customer.known()).filter((one) => !fitting || isWith(one, { patientId, siteId }));
  const kits = await customer.look<{ id: number }>('select id from packed_kit where organization_id = $1 order by id', customer.organizationId); // prettier-ignore
  const devices = [pick.of(theirs), pick.below(2) === 0 ? pick.of(theirs) : undefined].flatMap((one) =>
    one ? [{ id: one.id }] : [],
  );
  return {
    patient: patientId === null ? null : { id: patientId },
    site: siteId === null ? null : { id: siteId },
    emailLabel: pick.below(2) === 0,
    returnDevices: fitting ? devices.filter(({ id }, at) => devices.findIndex((one) => one.id === id) === at) : devices,
    returnPackedKits: pick.below(2) === 0 ? [pick.of(kits), pick.of(kits)].flatMap((kit) => kit ?? []) : [],
    returnItems: [pick.of(customer.has.counted) ?? 0, pick.of(customer.has.tracked) ?? 0]
      .map((id) => ({ item: { id }, count: pick.below(3) }))
      .filter(({ count }) => count > 0),
  };
}

/** Generates the devices that arrive with a return: some of the requested ones, and sometimes an unexpected one. */
export async function generateReceiveInput(
  customer: VariedCustomer,
  returnId: number,
  pick: RandomChoices,
): Promise<ReceiveInput> {
  const asked = await customer.look<{ id: number }>('select device_id as id from return_device where return_id = $1', returnId);
  const known = await customer.known();
  const named = known.filter((one) => asked.some((other) => other.id === one.id) && pick.below(3) > 0);
  const other = pick.below(2) === 0 ? pick.of(known) : undefined;
  return {
    ...(pick.below(2) === 0 && { deviceIdentifiers: [...named, ...(other ? [other] : [])].map(({ name }) => name) }),
    ...(pick.below(2) === 0 && { returnItems: [{ item: { id: pick.of(customer.has.counted) ?? 0 }, count: pick.below(2) + 1 }] }),
  };
}
