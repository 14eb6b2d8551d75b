import { type Database } from '@rpm/database';
import { OrderRepository } from '@rpm/data-access';
import { shipOrders, type ShippingCounts } from '@rpm/record-import';
import { type ImportCounts, type OrderView, readInput, ShipInput, TrackingNumbersInput } from '@rpm/domain';
import { type Command } from 'commander';
import {
  addOperationCommand,
  appendValue,
  attributeErrorsTo,
  type ResourceOperation,
  runOperation,
} from '../resource/operation-command';
import { type EventTimeOption, eventTimeOption, readDated } from '../resource/event-time-option';
import { addImportOptions, IMPORT_OPTIONS, type ImportOptions, runImport } from '../import/import-run';
import { invalidOption, refuseOptions } from '../terminal/option-value';
import { COLUMNS_OF_ONE_ORDER } from './order-columns';
import { type ColumnsByHeading, Output } from '../terminal/output';
import { type ResourceOptions } from '../resource/resource-commands';

interface ShipOptions extends ResourceOptions, ImportOptions, ShipmentOptions {
  from?: string;
}

/** The options that describe the shipment of an order or a return. */
export interface ShipmentOptions extends EventTimeOption {
  tracking?: string[];
  carrier?: string;
}

/** The numbers of orders that this import shipped, of orders that had been shipped before, and of rejected lines. */
type Counts = Record<'shipped' | 'duplicates' | 'rejected', number>;

export const CARRIER = 'the carrier, if the tracking numbers are not known yet';

const COLUMNS: ColumnsByHeading<Counts> = {
  shipped: ({ shipped }) => shipped,
  'shipped before': ({ duplicates }) => duplicates,
  'lines rejected': ({ rejected }) => rejected,
};

export function addOrderShipCommand(group: Command): void {
  const command = addOperationCommand(
    group,
    'ship [id]',
    'record that the carrier has collected an order, or all orders in a file with tracking numbers',
  );
  addImportOptions(command.option('--from <file>', 'file with tracking numbers, or stdin ("-")'))
    .option('--tracking <carrier:number>', 'carrier and tracking number of a parcel of the order; may be repeated', appendValue)
    .option('--carrier <name>', CARRIER)
    .addOption(eventTimeOption())
    .addHelpText('after', HELP)
    .action(async (id: string | undefined, { tracking, carrier, eventTimestamp, from, ...options }: ShipOptions) => {
      if ((id === undefined) === (from === undefined))
        throw invalidOption('--from', 'one_needed', 'Name an order or a file, not both.');
      if (from === undefined) {
        refuseOptions(command, IMPORT_OPTIONS, 'Leave it out: it is for files with tracking numbers, which --from names.');
        await shipOne(id ?? '', { tracking, carrier, eventTimestamp }, options);
      } else if (tracking !== undefined || carrier !== undefined)
        throw invalidOption('--tracking', 'not_together', 'The file contains the parcels.');
      else if (eventTimestamp !== undefined)
        throw invalidOption('--event-timestamp', 'not_together', 'Write the times into a column eventTimestamp of the file.');
      else await shipFile(from, options);
    });
}

/** Adds the command that adds tracking numbers to an order that was shipped. */
export function addTrackingNumbersCommand(group: Command): void {
  addOperationCommand(group, 'add-tracking-numbers <id>', 'add tracking numbers to an order that was shipped')
    .requiredOption(
      '--tracking <carrier:number>',
      'carrier and tracking number of a parcel of the order; may be repeated',
      appendValue,
    )
    .addHelpText(
      'after',
      '\nExample:\n  $ rpm-admin order add-tracking-numbers 7 --organization "North Clinic" --tracking "Example Post:T-2"',
    )
    .action(async (id: string, { tracking, ...options }: ResourceOptions & { tracking: string[] }) => {
      const body = await readTrackingNumbers(tracking);
      const add: ResourceOperation = (database, ...request) => new OrderRepository(database).addTrackingNumbers(...request, body);
      await runOperation(id, options, COLUMNS_OF_ONE_ORDER, add, warnOfSharedNumbers);
    });
}

async function shipOne(id: string, shipment: ShipmentOptions, options: ResourceOptions): Promise<void> {
  const body = await readShipment(shipment);
  const ship: ResourceOperation = (database, ...request) => new OrderRepository(database).ship(...request, body);
  await runOperation(id, options, COLUMNS_OF_ONE_ORDER, ship, warnOfSharedNumbers);
}

/** Warns if another order has a tracking number of this order, because a carrier gives a number to only one parcel. */
async function warnOfSharedNumbers(database: Database, organizationId: number, order: OrderView): Promise<string | null> {
  const others = await new OrderRepository(database).findSharing(organizationId, order);
  return others.length > 0 ? sharingText({ orderId: order.id, others }) : null;
}

const sharingText = ({ orderId, others }: ShippingCounts['sharing'][number]) =>
  `Order ${orderId} has a tracking number that order ${others.join(', ')} has too. Check which order has this parcel.`;

/** Maximum number of orders for which an import prints a separate warning about tracking numbers. */
const MAX_WARNINGS = 10;

/** Reads the body of the operation that adds tracking numbers to an order or a return. @throws InvalidInput */
export const readTrackingNumbers = (tracking: readonly string[]) =>
  attributeErrorsTo('--tracking', () => readInput(TrackingNumbersInput, { trackingNumbers: tracking.map(parseParcel) }, 'body'));

/** Reads the body of the operation that ships an order or a return. @throws InvalidInput */
export async function readShipment({ tracking = [], carrier, eventTimestamp }: ShipmentOptions) {
  await attributeErrorsTo('--carrier', () => readInput(ShipInput, { carrier }, 'body'));
  const trackingNumbers = tracking.map(parseParcel);
  return attributeErrorsTo('--tracking', () => readDated(ShipInput, { carrier, trackingNumbers }, eventTimestamp));
}

/** Splits `carrier:number` at the last colon, because names of carriers may contain colons and tracking numbers do not. */
function parseParcel(text: string): { carrier: string; value: string } {
  const at = text.lastIndexOf(':');
  if (at < 1) throw invalidOption('--tracking', 'not_a_parcel', 'Write the carrier, a colon and the tracking number.');
  return { carrier: text.slice(0, at), value: text.slice(at + 1) };
}

async function shipFile(from: string, options: ResourceOptions & ImportOptions): Promise<void> {
  const output = new Output(options);
  await runImport(output, from, options, {
    // The import does not need to be resumable: when the file is read again, orders that were already shipped are recognized.
    identity: null,
    importer: (database, organizationId, source, onProgress, signal) =>
      shipOrders(database, organizationId, source, { onProgress, signal }),
    show: (counts) => {
      output.record(countsOf(counts), COLUMNS);
      const { sharing } = counts;
      for (const one of sharing.slice(0, MAX_WARNINGS)) output.notice(sharingText(one));
      if (sharing.length > MAX_WARNINGS)
        output.notice(`${sharing.length - MAX_WARNINGS} more orders have a tracking number that another order has too.`);
    },
    done: 'shipped',
  });
}

function countsOf({ stored: shipped, duplicates, rejected }: ImportCounts): Counts {
  return { shipped, duplicates, rejected };
}

const HELP = `
A file of tracking numbers has one line per parcel, with the columns orderId or externalIdentifier, carrier and trackingNumber, in any
order. All lines of an order are one shipment, wherever they are in the file. A line that cannot be shipped is reported with its
error, and does not affect other orders. Orders that were shipped earlier with the same numbers are counted as "shipped before", so
the same file can be used again.

Examples:
  $ rpm-admin order ship 7 --organization "North Clinic" --tracking "Example Post:T-1"
  $ rpm-admin order ship --from tracking.csv --organization "North Clinic" --dry-run`;
