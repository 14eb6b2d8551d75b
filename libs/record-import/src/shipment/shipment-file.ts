import { distinctTrackingNumbers, Id, PastInstant, Text, type TrackingNumber } from '@rpm/domain';
import { type Database, statement } from '@rpm/database';
import { givenKeys } from '@rpm/data-access';
import { splitLines } from '../text/file-lines';
import { type ImportSource } from '../file/import-file';
import { rejectLine, type RejectedLine } from '../file/rejected-line';
import { type InputLine, readBody } from '../file/input-line';
import { readBodies } from '../file/read-bodies';

/** A line of a carrier's file: one parcel of an order. The order is identified by its id or its external id. */
export class ParcelInput {
  @Id('Identifier of the order.') orderId?: number | null;
  @Text("The order's identifier in the customer's own system.", { identifies: 'other' }) externalIdentifier?: string | null;
  @Text('The carrier of the parcel.', { required: true, max: 100 }) carrier: string;
  @Text('The tracking number of the parcel.', { required: true, max: 100, identifies: 'other' }) trackingNumber: string;
  @PastInstant('When the order was shipped; now by default. Of several parcels of an order, the latest counts.')
  eventTimestamp?: Date | null;
}

/** All parcels of one order in a carrier's file. */
export interface Shipment {
  orderId: number;
  lines: number[];
  trackingNumbers: TrackingNumber[];
  /** The latest time at which a parcel was shipped; null if the file contains none. */
  eventTimestamp: Date | null;
}

const MAX_LINE_KIB = 64;

/**
 * Reads shipments and invalid lines in the order in which they begin in the file. The whole file is read first, because the lines of an order may be
 * anywhere in it. An order with an invalid line is not shipped at all, because one of its parcels would lack a tracking number. @throws
 * UnreadableFile
 */
export async function readShipments(
  database: Database,
  organizationId: number,
  { open, format }: ImportSource,
): Promise<(Shipment | RejectedLine)[]> {
  const refused: RejectedLine[] = [];
  const parcels: InputLine<ParcelInput>[] = [];
  const unreadable: { line: number; body: Record<string, unknown> }[] = [];
  for await (const raw of readBodies(splitLines(open(), format, MAX_LINE_KIB), format, { input: ParcelInput, shown: [] })) {
    const parcel = 'body' in raw ? readBody(ParcelInput, raw) : raw;
    if ('input' in parcel) parcels.push(parcel);
    else {
      if ('body' in raw) unreadable.push(raw);
      refused.push(parcel);
    }
  }
  const nameOf = ({ externalIdentifier }: { externalIdentifier?: unknown }) =>
    typeof externalIdentifier === 'string' ? externalIdentifier : null;
  const names = [...parcels.map(({ input }) => nameOf(input)), ...unreadable.map(({ body }) => nameOf(body))];
  const named = await findNamed(database, organizationId, names);
  const meant = parcels.map(({ line, input }) => ({ line, input, orderId: orderOf(input, named) }));
  const unusable = [
    ...unreadable.map(({ body }) => body),
    ...meant.flatMap(({ input: { orderId: id, externalIdentifier }, orderId }) =>
      typeof orderId === 'number' ? [] : [{ orderId: id, externalIdentifier }],
    ),
  ];
  const spoilt = new Set(unusable.flatMap((body) => [Number(body['orderId']), named.get(nameOf(body) ?? '') ?? NaN]));
  const shipments = new Map<number, Shipment>();
  for (const { line, input, orderId } of meant) {
    if (typeof orderId !== 'number') refused.push(rejectLine(line, orderId));
    else if (spoilt.has(orderId)) refused.push(rejectLine(line, INCOMPLETE));
    else shipments.set(orderId, withParcel(shipments.get(orderId) ?? shipmentOf(orderId), line, input));
  }
  return [...refused, ...shipments.values()].sort((one, other) => firstLine(one) - firstLine(other));
}

const firstLine = (result: Shipment | RejectedLine) => ('line' in result ? result.line : (result.lines[0] ?? 0));

const INCOMPLETE = { code: 'shipment_incomplete', detail: 'Another line of the same order was rejected.' };

/** Returns the id of the order that a line names, or the reason why the order is unknown. */
function orderOf(
  { orderId, externalIdentifier }: ParcelInput,
  named: Map<string, number>,
): number | { code: string; detail: string } {
  if (externalIdentifier === undefined || externalIdentifier === null || externalIdentifier === '')
    return orderId ?? { code: 'required', detail: 'Name the order: orderId or externalIdentifier.' };
  const found = named.get(externalIdentifier);
  if (found === undefined) return { code: 'not_found', detail: 'externalIdentifier: No order has this identifier.' };
  return orderId === undefined || orderId === null || orderId === found
    ? found
    : { code: 'contradiction', detail: 'orderId and externalIdentifier are of two orders.' };
}

/** Adds a parcel to an order. A tracking number that occurs twice, for example once per item, counts as one parcel. */
function withParcel(shipment: Shipment, line: number, { carrier, trackingNumber: value, eventTimestamp }: ParcelInput): Shipment {
  shipment.lines.push(line);
  shipment.trackingNumbers = distinctTrackingNumbers([...shipment.trackingNumbers, { carrier, value }]);
  if (eventTimestamp && eventTimestamp > (shipment.eventTimestamp ?? 0)) shipment.eventTimestamp = eventTimestamp;
  return shipment;
}

const shipmentOf = (orderId: number): Shipment => ({
  ...{ orderId, lines: [], trackingNumbers: [], eventTimestamp: null },
});

async function findNamed(
  database: Database,
  organizationId: number,
  names: readonly (string | null)[],
): Promise<Map<string, number>> {
  const rows = await database.run({ organizationId }, FIND_NAMED, { names: [...new Set(names)].filter((name) => name !== null) });
  return new Map(rows.map(({ name, id }) => [name, id]));
}

const FIND_NAMED = statement<{ names: string[] }, { name: string; id: number }>({
  name: 'find-named-orders',
  text: `with ${givenKeys('order_external_id', '$names')} select g.text as name, x.order_id as id from given g
    join order_external_id x on x.organization_id = $organizationId and x.key = g.key`,
});
