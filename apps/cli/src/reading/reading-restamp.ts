import { RestampRepository } from '@rpm/data-access';
import { RESTAMP_PREVIEW_VIEW, RESTAMP_VIEW, RestampInput, UndoRestampInput } from '@rpm/domain';
import { type Command } from 'commander';
import { addCorrectionCommand, REASON } from '../resource/correction-command';

const SKIP_COLLISIONS = [
  '--skip-collisions',
  'leave readings as they are for which the device has another reading at the new time',
  'skipCollisions',
] as const;

/** Adds the commands that shift the readings of a device whose clock was wrong, and that shift them back. */
export function addRestampCommands(group: Command): void {
  addCorrectionCommand(group, {
    usage: 'restamp <deviceId>',
    description: 'shift the readings of a device in a period, because its clock was wrong',
    input: RestampInput,
    options: [
      ['--start-timestamp <time>', 'beginning of the period by the times as they are stored, inclusive', 'startTimestamp'],
      ['--end-timestamp <time>', 'end of the period, exclusive', 'endTimestamp'],
      [
        '--offset-seconds <number>',
        'seconds to add to the time of each reading; negative if the clock was fast',
        'offsetSeconds',
      ],
      SKIP_COLLISIONS,
      ['--allow-patient-changes', 'permit that readings change their patient', 'allowPatientChanges'],
      REASON,
    ],
    view: RESTAMP_VIEW,
    preview: RESTAMP_PREVIEW_VIEW,
    run: (database, request, id, body) => new RestampRepository(database).restamp(request, id, body),
  });
  addCorrectionCommand(group, {
    usage: 'undo-restamp <deviceId>',
    description: 'shift the readings of an earlier restamp back',
    input: UndoRestampInput,
    options: [['--restamp-id <id>', 'id of the restamp to undo', 'restamp.id'], SKIP_COLLISIONS, REASON],
    view: RESTAMP_VIEW,
    preview: RESTAMP_PREVIEW_VIEW,
    run: (database, request, id, body) => new RestampRepository(database).undo(request, id, body),
  });
}
