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
import { readBodyFile } from '../resource/body-file';
import { invalidOption } from '../terminal/option-value';
import { parseParcel } from '../order/order-ship.command';
import { type ColumnsByHeading } from '../terminal/output';
import { type ResourceOptions } from '../resource/resource-commands';

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
    .addHelpText('after', `${effectsOf(RETURN_TRANSITIONS.receive)}\n${RECEIVE_HELP}`)
    .action(async (id: string, file: string | undefined, { device, ...options }: ResourceOptions & { device?: string[] }) => {
      if (device && file !== undefined) throw invalidOption('--device', 'not_together', 'Name devices or a file, not both.');
      const body = device
        ? { deviceIdentifiers: device }
        : readInput(ReceiveInput, file === undefined ? {} : await readBodyFile(file), 'body');
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
  $ rpm-admin return receive 7 --organization "North Clinic" --device 490154203237518
  $ echo '{"returnItems": [{"item": {"id": 2}, "count": 3}]}' | rpm-admin return receive 7 - --organization "North Clinic"`;
