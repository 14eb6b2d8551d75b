import { ReturnRepository } from '@rpm/data-access';
import { ReasonInput, ReceiveInput, readInput, ShipInput } from '@rpm/domain';
import { type Command } from 'commander';
import { type Act, actOnOne, addActCommand, listed, toldOf } from '../resource/act-command';
import { readBodyFile } from '../resource/body-file';
import { refusal } from '../terminal/option-value';
import { parcelOf } from '../order/order-ship.command';
import { type Columns } from '../terminal/output';
import { type ResourceOptions } from '../resource/resource-commands';

/** `ship`, `receive`, `cancel` */
export function addReturnActCommands<Shown>(group: Command, columns: Columns<Shown>): void {
  const act = (id: string, options: ResourceOptions, work: Act) => actOnOne(id, options, columns, work);

  addActCommand(group, 'ship <id>', 'the carrier has it')
    .option('--tracking <carrier:number>', 'a parcel; may be repeated', listed)
    .action(async (id: string, { tracking = [], ...options }: ResourceOptions & { tracking?: string[] }) => {
      const body = await toldOf('--tracking', () => readInput(ShipInput, { trackingNumbers: tracking.map(parcelOf) }, 'body'));
      await act(id, options, (database, ...of) => new ReturnRepository(database).ship(...of, body));
    });

  addActCommand(group, 'receive <id> [file]', 'it has come: all that was asked for, the devices named, or the body of the API')
    .option('--device <identifier>', 'a device that has come, by any of its identifiers; may be repeated', listed)
    .addHelpText('after', RECEIVE_HELP)
    .action(async (id: string, file: string | undefined, { device, ...options }: ResourceOptions & { device?: string[] }) => {
      if (device && file !== undefined) throw refusal('--device', 'not_together', 'Give devices or a file, not both.');
      const body = device
        ? { deviceIdentifiers: device }
        : readInput(ReceiveInput, file === undefined ? {} : await readBodyFile(file), 'body');
      await act(id, options, (database, ...of) => {
        const receive = () => new ReturnRepository(database).receive(...of, body);
        return device ? toldOf('--device', receive) : receive();
      });
    });

  addActCommand(group, 'cancel <id>', 'nothing is to come back any more; only until it is on its way')
    .option('--reason <text>', 'why; for colleagues')
    .action(async (id: string, { reason, ...options }: ResourceOptions & { reason?: string }) => {
      const why = await toldOf('--reason', () => readInput(ReasonInput, { reason }, 'body'));
      await act(id, options, (database, ...of) => new ReturnRepository(database).cancel(...of, why));
    });
}

const RECEIVE_HELP = `
A device that is not named, where any is, stays with its sender. What is counted and has come in part is said by the body of the API.

Examples:
  $ rpm-admin return receive 7 --organization "North Clinic"
  $ rpm-admin return receive 7 --organization "North Clinic" --device 490154203237518
  $ echo '{"items": [{"item": {"id": 2}, "count": 3}]}' | rpm-admin return receive 7 - --organization "North Clinic"`;
