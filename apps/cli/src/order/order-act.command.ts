import { OrderRepository } from '@rpm/data-access';
import { PackInput, ReasonInput, readInput } from '@rpm/domain';
import { type Command } from 'commander';
import { type Act, actOnOne, addActCommand, listed, toldOf } from '../resource/act-command';
import { readBodyFile } from '../resource/body-file';
import { refusal } from '../terminal/option-value';
import { COLUMNS_OF_ONE_ORDER } from './order-columns';
import { type ResourceOptions } from '../resource/resource-commands';

type Why = ResourceOptions & { reason?: string };

/** `pack`, `deliver`, `fail`, `cancel` */
export function addOrderActCommands(group: Command): void {
  addActCommand(group, 'pack <id> [file]', 'say which devices are in the parcel; by name, or as the body of the API')
    .option(
      '--device <identifier>',
      'a device, by any of its identifiers; may be repeated, in whatever order they were scanned',
      listed,
    )
    .addHelpText('after', PACK_HELP)
    .action(async (id: string, file: string | undefined, options: ResourceOptions & { device?: string[] }) => {
      const { device: identifiers } = options;
      if (identifiers && file !== undefined) throw refusal('--device', 'not_together', 'Give devices or a file, not both.');
      const body = file === undefined ? null : readInput(PackInput, await readBodyFile(file), 'body');
      await act(id, options, (database, ...of) => {
        const orders = new OrderRepository(database);
        return body ? orders.pack(...of, body) : toldOf('--device', () => orders.packDevices(...of, identifiers ?? []));
      });
    });
  addActCommand(group, 'deliver <id>', 'the recipient has it: its devices are now the patient’s, or at the site').action(
    (id: string, options: ResourceOptions) => act(id, options, (database, ...of) => new OrderRepository(database).deliver(...of)),
  );
  addWhy(
    group,
    'fail <id>',
    'the carrier could not deliver it: it comes back by a return',
    (why) =>
      (database, ...of) =>
        new OrderRepository(database).fail(...of, why),
  );
  addWhy(
    group,
    'cancel <id>',
    'nobody wants it any more; only until it is shipped',
    (why) =>
      (database, ...of) =>
        new OrderRepository(database).cancel(...of, why),
  );
}

function addWhy(group: Command, usage: string, description: string, actOf: (why: ReasonInput) => Act): void {
  addActCommand(group, usage, description)
    .option('--reason <text>', 'why; for colleagues')
    .action(async (id: string, options: Why) => {
      const why = await toldOf('--reason', () => readInput(ReasonInput, { reason: options.reason }, 'body'));
      await act(id, options, actOf(why));
    });
}

const act = (id: string, options: ResourceOptions, work: Act) => actOnOne(id, options, COLUMNS_OF_ONE_ORDER, work);

const PACK_HELP = `
Which line or kit each device is for follows from its item. Other devices may be packed than were promised, if they are free in the
central stock. An order of nothing but what is counted is packed without devices.

Examples:
  $ rpm-admin order pack 7 --organization "North Clinic" --device 490154203237518 --device SN-1
  $ rpm-admin order pack 7 pack.json --organization "North Clinic"`;
