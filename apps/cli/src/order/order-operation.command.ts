import { OrderRepository } from '@rpm/data-access';
import { EventTimeInput, ORDER_TRANSITIONS, ORDER_VIEW, PackInput, ReasonInput } from '@rpm/domain';
import { type Command } from 'commander';
import {
  addOperationCommand,
  appendValue,
  attributeErrorsTo,
  effectsOf,
  type ResourceOperation,
  runOperation,
} from '../resource/operation-command';
import { addCorrectionCommand, EVENT_TIMESTAMP } from '../resource/correction-command';
import { type EventTimeOption, eventTimeOption, readDated } from '../resource/event-time-option';
import { type EncodingOption, encodingOption, NO_FILE } from '../file/encoding-option';
import { readBodyFile } from '../resource/body-file';
import { invalidOption, refuseOptions } from '../terminal/option-value';
import { COLUMNS_OF_ONE_ORDER } from './order-columns';
import { type ResourceOptions } from '../resource/resource-commands';

type PackOptions = ResourceOptions & EncodingOption & EventTimeOption & { device?: string[] };
type ReasonOptions = ResourceOptions & EventTimeOption & { reason?: string };

/** Adds the commands `pack`, `deliver`, `fail` and `cancel` for orders. */
export function addOrderOperationCommands(group: Command): void {
  addOperationCommand(
    group,
    'pack <id> [file]',
    'record that an order is packed, with the devices that --device names, or with the devices and kits in a file',
  )
    .option('--device <identifier>', 'an identifier of a device in the parcel; repeat this for each device', appendValue)
    .addOption(eventTimeOption())
    .addOption(encodingOption())
    .addHelpText('after', `${effectsOf(ORDER_TRANSITIONS.pack)}\n${PACK_HELP}`)
    .action(async (id: string, file: string | undefined, options: PackOptions, command: Command) => {
      if (file === undefined) refuseOptions(command, ['--encoding'], NO_FILE);
      const { device: identifiers, eventTimestamp } = options;
      if (identifiers && file !== undefined) throw invalidOption('--device', 'not_together', 'Name devices or a file, not both.');
      const sent = file === undefined ? {} : await readBodyFile(file, options.encoding);
      const body = await readDated(PackInput, sent, eventTimestamp);
      await run(id, options, (database, ...request) => {
        const orders = new OrderRepository(database);
        return file === undefined
          ? attributeErrorsTo('--device', () => orders.packDevices(...request, identifiers ?? [], body))
          : orders.pack(...request, body);
      });
    });
  addCorrectionCommand(group, {
    usage: 'deliver <id>',
    description: 'record that an order was delivered; the patient or the site then has its devices',
    help: `${effectsOf(ORDER_TRANSITIONS.deliver)}\n${DELIVER_HELP}`,
    input: EventTimeInput,
    options: [EVENT_TIMESTAMP],
    view: ORDER_VIEW,
    columns: COLUMNS_OF_ONE_ORDER,
    run: (database, request, id, body) => new OrderRepository(database).deliver(request, id, body),
  });
  addOperationWithReason(
    group,
    'fail <id>',
    'record that the carrier could not deliver an order; a return for its contents is created',
    effectsOf(ORDER_TRANSITIONS.fail),
    (reason) =>
      (database, ...request) =>
        new OrderRepository(database).fail(...request, reason),
  );
  addOperationWithReason(
    group,
    'cancel <id>',
    'cancel an order that has not been shipped',
    effectsOf(ORDER_TRANSITIONS.cancel),
    (reason) =>
      (database, ...request) =>
        new OrderRepository(database).cancel(...request, reason),
  );
}

function addOperationWithReason(
  group: Command,
  usage: string,
  description: string,
  effects: string,
  operationFor: (reason: ReasonInput) => ResourceOperation,
): void {
  addOperationCommand(group, usage, description)
    .addHelpText('after', effects)
    .option('--reason <text>', 'reason for the change, for colleagues')
    .addOption(eventTimeOption())
    .action(async (id: string, options: ReasonOptions) => {
      const { reason, eventTimestamp } = options;
      const input = await attributeErrorsTo('--reason', () => readDated(ReasonInput, { reason }, eventTimestamp));
      await run(id, options, operationFor(input));
    });
}

const run = (id: string, options: ResourceOptions, operation: ResourceOperation) =>
  runOperation(id, options, COLUMNS_OF_ONE_ORDER, operation);

const PACK_HELP = `
The item of each device determines the order line or the kit that the device is for. Instead of the devices that were promised to
the order, other devices may be packed if they are available in the central stock. If no line of the order requires devices, omit
--device. A file must contain the request body of the API's pack operation, which assigns devices to kits explicitly.

Examples:
  $ rpm-admin order pack 7 --organization "North Clinic" --device 490154203237518 --device SN-1
  $ rpm-admin order pack 7 pack.json --organization "North Clinic"`;

const DELIVER_HELP = `
Readings that were taken since the delivery change their patient; --dry-run counts them.

Examples:
  $ rpm-admin order deliver 7 --organization "North Clinic"
  $ rpm-admin order deliver 7 --organization "North Clinic" --event-timestamp 2026-01-31T08:00:00Z`;
