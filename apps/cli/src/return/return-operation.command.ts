import { ReturnRepository } from '@rpm/data-access';
import { ReasonInput, ReceiveInput, RETURN_TRANSITIONS, readInput, ShipInput } from '@rpm/domain';
import { type Command } from 'commander';
import {
  addOperationCommand,
  appendValue,
  attributeErrorsTo,
  effectsOf,
  type ResourceOperation,
  runOperation,
} from '../resource/operation-command';
import { type EncodingOption, encodingOption } from '../file/encoding-option';
import { readBodyFile } from '../resource/body-file';
import { invalidOption } from '../terminal/option-value';
import { parseParcel } from '../order/order-ship.command';
import { type ColumnsByHeading } from '../terminal/output';
import { type ResourceOptions } from '../resource/resource-commands';

interface ReceiveOptions extends ResourceOptions, EncodingOption {
  device?: string[];
  eventTimestamp?: string;
}

/** Adds the commands `ship`, `receive` and `cancel` for returns. */
export function addReturnOperationCommands<Row>(group: Command, columns: ColumnsByHeading<Row>): void {
  const run = (id: string, options: ResourceOptions, operation: ResourceOperation) =>
    runOperation(id, options, columns, operation);

  addOperationCommand(group, 'ship <id>', 'record that the carrier has collected a return')
    .addHelpText('after', effectsOf(RETURN_TRANSITIONS.ship))
    .option('--tracking <carrier:number>', 'carrier and tracking number of a parcel; may be repeated', appendValue)
    .action(async (id: string, { tracking = [], ...options }: ResourceOptions & { tracking?: string[] }) => {
      const read = () => readInput(ShipInput, { trackingNumbers: tracking.map(parseParcel) }, 'body');
      const body = await attributeErrorsTo('--tracking', read);
      await run(id, options, (database, ...request) => new ReturnRepository(database).ship(...request, body));
    });

  addOperationCommand(
    group,
    'receive <id> [file]',
    'record that a return has arrived: all of it, only the devices that --device names, or only the contents that a file lists',
  )
    .option('--device <identifier>', 'an identifier of a device that arrived; repeat this for each device', appendValue)
    .option('--event-timestamp <time>', 'when it arrived; now by default')
    .addOption(encodingOption())
    .addHelpText('after', `${effectsOf(RETURN_TRANSITIONS.receive)}\n${RECEIVE_HELP}`)
    .action(async (id: string, file: string | undefined, { device, eventTimestamp, ...options }: ReceiveOptions) => {
      if (device && file !== undefined) throw invalidOption('--device', 'not_together', 'Name devices or a file, not both.');
      const sent = device ? { deviceIdentifiers: device } : file === undefined ? {} : await readBodyFile(file, options.encoding);
      const read = () => readInput(ReceiveInput, { ...sent, ...(eventTimestamp !== undefined && { eventTimestamp }) }, 'body');
      const body = file === undefined ? await attributeErrorsTo(device ? '--device' : '--event-timestamp', read) : read();
      await run(id, options, (database, ...request) => {
        const receive = () => new ReturnRepository(database).receive(...request, body);
        return device ? attributeErrorsTo('--device', receive) : receive();
      });
    });

  addOperationCommand(group, 'cancel <id>', 'cancel a return that the carrier has not collected')
    .addHelpText('after', effectsOf(RETURN_TRANSITIONS.cancel))
    .option('--reason <text>', 'reason for the change, for colleagues')
    .action(async (id: string, { reason, ...options }: ResourceOptions & { reason?: string }) => {
      const input = await attributeErrorsTo('--reason', () => readInput(ReasonInput, { reason }, 'body'));
      await run(id, options, (database, ...request) => new ReturnRepository(database).cancel(...request, input));
    });
}

const RECEIVE_HELP = `
If devices are named, the other devices of the return stay with the sender. If only some of the units without serial numbers arrived,
pass a JSON file in the format of the API's receive operation.

Examples:
  $ rpm-admin return receive 7 --organization "North Clinic"
  $ rpm-admin return receive 7 --organization "North Clinic" --device 490154203237518 --event-timestamp 2026-01-31T08:00:00Z
  $ echo '{"returnItems": [{"item": {"id": 2}, "count": 3}]}' | rpm-admin return receive 7 - --organization "North Clinic"`;
