import { Conflict, type Happening, type InputFault, InvalidInput, type ReceiveInput, type Return } from '@rpm/domain';
import { actOnDevices, lockDevices } from '../fulfilment/act-on-devices';
import { announcePackedKits } from '../order/change-order';
import { namedDevices } from '../fulfilment/named-devices';
import { type OrderLine } from '../order/order-lines';
import { assertOnce } from '../fulfilment/orderable';
import { putCounted, takeFromSite } from '../stock/stock';
import { type Transaction } from '../database/organization-scope';
import { isWith } from './open-return';
import { addReturnDevices, closeReturnLines, type ReturnLine, returnDevicesOf, returnLinesOf } from './return-lines';

/**
 * Takes back what has come: devices leave whom they were with and are free in the central stock, what is counted is added to it. A device
 * that has not come stays where it is.
 * @throws Conflict when it is over, InvalidInput when what has come was not asked for
 */
export async function receiveReturn(transaction: Transaction, wanted: Return, given: ReceiveInput): Promise<Happening[]> {
  const happened = wanted.receive();
  const [lines, asked] = [await returnLinesOf(transaction, wanted.id), await returnDevicesOf(transaction, wanted.id)];
  const ids = asked.map(({ deviceId }) => deviceId);
  const named = given.deviceIdentifiers ? await readNamed(transaction, wanted, given.deviceIdentifiers, { lines, ids }) : ids;
  await addReturnDevices(
    transaction,
    wanted.id,
    named.filter((id) => !ids.includes(id)).map((deviceId) => ({ deviceId, packedKitId: null })),
  );
  const devices = await lockDevices(transaction, named);
  await actOnDevices(transaction, named, (device) => device.receive());
  const counted = countsOf(lines, given);
  const come = counted.map(({ line, count }) => ({ ...line, kitId: null, count })).filter(({ count }) => count > 0);
  await takeFromSender(transaction, wanted, come);
  await putCounted(transaction, come, null);
  const tracked = lines.filter(({ isTracked }) => isTracked);
  await closeReturnLines(transaction, wanted.id, {
    devices: named,
    lines: [
      ...counted.map(({ line: { line }, count }) => ({ line, count })),
      ...tracked.map(({ line, itemId }) => ({
        line,
        count: devices.filter((d) => d.itemId === itemId && !ids.includes(d.id)).length,
      })),
    ],
  });
  const kits = asked.flatMap(({ deviceId, packedKitId }) =>
    packedKitId !== null && named.includes(deviceId) ? [packedKitId] : [],
  );
  if (kits.length > 0) await announcePackedKits(transaction, 'received', { ids: [...new Set(kits)] });
  return happened;
}

/** What was delivered to a patient is used up and counted no more, and what never arrived at a site is not in its stock. */
async function takeFromSender(transaction: Transaction, { id, siteId }: Return, come: readonly OrderLine[]): Promise<void> {
  if (siteId === null || come.length === 0) return;
  const [birth] = await transaction.run<{ name: string }>(BIRTH, [transaction.organizationId, id]);
  if (birth?.name === 'inTransit' || (await takeFromSite(transaction, come, siteId))) return;
  throw new Conflict('The site has fewer on record than have come back: adjust its stock first.');
}

/** Returns of what could not be delivered are born on their way. */
const BIRTH = {
  name: 'birth-of-return',
  text: 'select name from return_event where organization_id = $1 and return_id = $2 order by id limit 1',
};

/** Of what is counted: as many as are said to have come, or all. */
function countsOf(lines: readonly ReturnLine[], { items }: ReceiveInput): { line: ReturnLine; count: number }[] {
  const untracked = lines.filter(({ isTracked }) => !isTracked);
  assertOnce(
    'items',
    'item',
    (items ?? []).map(({ item }) => item.id),
  );
  const faults: InputFault[] = (items ?? []).flatMap(({ item, count }, at) => {
    const line = untracked.find(({ itemId }) => itemId === item.id);
    const pointer = `/items/${at}`;
    if (!line)
      return [{ pointer: `${pointer}/item/id`, code: 'not_asked_for', detail: 'The return asks for none of this item.' }];
    return count <= line.count
      ? []
      : [{ pointer: `${pointer}/count`, code: 'not_in_range', detail: `At most ${line.count} were asked for.` }];
  });
  if (faults.length > 0) throw new InvalidInput(faults);
  return untracked.map((line) => ({
    line,
    count: items ? (items.find(({ item }) => item.id === line.itemId)?.count ?? 0) : line.count,
  }));
}

/** What was named must have been asked for: by itself, in a kit, or as one of so many of an item. */
async function readNamed(
  transaction: Transaction,
  wanted: Return,
  identifiers: readonly string[],
  { lines, ids }: { lines: readonly ReturnLine[]; ids: readonly number[] },
): Promise<number[]> {
  const found = await namedDevices(transaction, identifiers);
  const devices = new Map(
    (
      await lockDevices(
        transaction,
        found.flatMap(({ id }) => id ?? []),
      )
    ).map((device) => [device.id, device]),
  );
  const left = new Map(lines.filter(({ isTracked }) => isTracked).map(({ itemId, count }) => [itemId, count]));
  const faults: InputFault[] = [];
  const named = found.flatMap(({ id, itemId }, at) => {
    const fault = (code: string, detail: string) => {
      faults.push({ pointer: `/deviceIdentifiers/${at}`, code, detail });
      return [];
    };
    if (id === null || itemId === null) return fault('not_found', 'No device, or more than one, has this identifier.');
    if (found.findIndex((one) => one.id === id) !== at) return fault('repeated', 'Name each device once.');
    if (ids.includes(id)) return [id];
    const open = left.get(itemId) ?? 0;
    if (open === 0 || !isWith(devices.get(id), wanted)) return fault('not_asked_for', 'The return does not ask for this device.');
    left.set(itemId, open - 1);
    return [id];
  });
  if (faults.length > 0) throw new InvalidInput(faults);
  return named;
}
