import { ReturnRepository } from '@rpm/data-access';
import { ReasonInput, ReceiveInput, RETURN_TRANSITIONS } from '@rpm/domain';
import { type Command } from 'commander';
import {
  addOperationCommand,
  appendValue,
  attributeErrorsTo,
  effectsOf,
  type ResourceOperation,
  runOperation,
} from '../resource/operation-command';
import { type EncodingOption, encodingOption, NO_FILE } from '../file/encoding-option';
import { readBodyFile } from '../resource/body-file';
import { invalidOption, refuseOptions } from '../terminal/option-value';
import { CARRIER, readShipment, readTrackingNumbers, type ShipmentOptions } from '../order/order-ship.command';
import { type EventTimeOption, eventTimeOption, readDated } from '../resource/event-time-option';
import { type ColumnsByHeading } from '../terminal/output';
import { type ResourceOptions } from '../resource/resource-commands';

interface ReceiveOptions extends ResourceOptions, EncodingOption, EventTimeOption {
  device?: string[];
}

/** Adds the commands `ship`, `receive`, `add-tracking-numbers` and `cancel` for returns. */
export function addReturnOperationCommands<Row>(group: Command, columns: ColumnsByHeading<Row>): void {
  const run = (id: string, options: ResourceOptions, operation: ResourceOperation) =>
    runOperation(id, options, columns, operation);

  addOperationCommand(group, 'ship <id>', 'record that the carrier has collected a return')
    .addHelpText('after', effectsOf(RETURN_TRANSITIONS.ship))
    .option('--tracking <carrier:number>', 'carrier and tracking number of a parcel; may be repeated', appendValue)
    .option('--carrier <name>', CARRIER)
    .addOption(eventTimeOption())
    .action(async (id: string, { tracking, carrier, eventTimestamp, ...options }: ResourceOptions & ShipmentOptions) => {
      const body = await readShipment({ tracking, carrier, eventTimestamp });
      await run(id, options, (database, ...request) => new ReturnRepository(database).ship(...request, body));
    });

  addOperationCommand(
    group,
    'receive <id> [file]',
    'record that a return has arrived: all of it, only the devices that --device names, or only the contents that a file lists',
  )
    .option('--device <identifier>', 'an identifier of a device that arrived; repeat this for each device', appendValue)
    .addOption(eventTimeOption())
    .addOption(encodingOption())
    .addHelpText('after', `${effectsOf(RETURN_TRANSITIONS.receive)}\n${RECEIVE_HELP}`)
    .action(
      async (id: string, file: string | undefined, { device, eventTimestamp, ...options }: ReceiveOptions, command: Command) => {
        if (file === undefined) refuseOptions(command, ['--encoding'], NO_FILE);
        if (device && file !== undefined) throw invalidOption('--device', 'not_together', 'Name devices or a file, not both.');
        const sent = device
          ? { deviceIdentifiers: device }
          : file === undefined
            ? {}
            : await readBodyFile(file, options.encoding);
        const read = () => readDated(ReceiveInput, sent, eventTimestamp);
        const body = await (device ? attributeErrorsTo('--device', read) : read());
        await run(id, options, (database, ...request) => {
          const receive = () => new ReturnRepository(database).receive(...request, body);
          return device ? attributeErrorsTo('--device', receive) : receive();
        });
      },
    );

  addOperationCommand(group, 'add-tracking-numbers <id>', 'add tracking numbers to a return that was shipped')
    .requiredOption(
      '--tracking <carrier:number>',
      'carrier and tracking number of a parcel of the return; may be repeated',
      appendValue,
    )
    .addHelpText(
      'after',
      '\nExample:\n  $ rpm-admin return add-tracking-numbers 7 --organization "North Clinic" --tracking "Example Post:R-2"',
    )
    .action(async (id: string, { tracking, ...options }: ResourceOptions & { tracking: string[] }) => {
      const body = await readTrackingNumbers(tracking);
      await run(id, options, (database, ...request) => new ReturnRepository(database).addTrackingNumbers(...request, body));
    });

  addOperationCommand(group, 'cancel <id>', 'cancel a return that the carrier has not collected')
    .addHelpText('after', effectsOf(RETURN_TRANSITIONS.cancel))
    .option('--reason <text>', 'reason for the change, for colleagues')
    .addOption(eventTimeOption())
    .action(
      async (id: string, { reason, eventTimestamp, ...options }: ResourceOptions & EventTimeOption & { reason?: string }) => {
        const input = await attributeErrorsTo('--reason', () => readDated(ReasonInput, { reason }, eventTimestamp));
        await run(id, options, (database, ...request) => new ReturnRepository(database).cancel(...request, input));
      },
    );
}

const RECEIVE_HELP = `
If devices are named, the other devices of the return stay with the sender. If only some of the units without serial numbers arrived,
pass a JSON file in the format of the API's receive operation.

Examples:
  $ rpm-admin return receive 7 --organization "North Clinic"
  $ rpm-admin return receive 7 --organization "North Clinic" --device 490154203237518 --event-timestamp 2026-01-31T08:00:00Z
  $ echo '{"returnItems": [{"item": {"id": 2}, "count": 3}]}' | rpm-admin return receive 7 - --organization "North Clinic"`;
