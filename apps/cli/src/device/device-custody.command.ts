import { DeviceRepository } from '@rpm/data-access';
import {
  AssociationInput,
  ChangeReasonInput,
  CORRECTION_PREVIEW_VIEW,
  DEVICE_ASSIGNMENT_VIEW,
  DEVICE_VIEW,
  DeviceAssignmentInput,
  DeviceAssignmentPatchInput,
  readInput,
} from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { type Command } from 'commander';
import { readId } from '../terminal/option-value';
import { addOperationCommand, attributeErrorsTo, runOperation } from '../resource/operation-command';
import { type ResourceOptions } from '../resource/resource-commands';
import { columnsByPath } from '../resource/view-paths';
import { addCorrectionCommand, EVENT_TIMESTAMP, PATIENT_OPTIONS, REASON } from '../resource/correction-command';

const PERIOD = [
  ['--start-timestamp <time>', 'beginning of the period, inclusive', 'startTimestamp'],
  ['--end-timestamp <time>', 'end of the period, exclusive', 'endTimestamp'],
] as const;

/** Adds the commands that record and correct which patient held a device. */
export function addDeviceCustodyCommands(group: Command): void {
  addCorrectionCommand(group, {
    usage: 'associate <id>',
    description: 'record that a patient has received a device; readings taken since then change their patient',
    input: AssociationInput,
    options: [...PATIENT_OPTIONS, EVENT_TIMESTAMP, REASON],
    view: DEVICE_VIEW,
    run: (database, request, id, body) => new DeviceRepository(database).associate(request, id, body),
  });
  addCorrectionCommand(group, {
    usage: 'disassociate <id>',
    description: 'record that a patient no longer holds a device; readings taken since then change their patient',
    input: AssociationInput,
    options: [...PATIENT_OPTIONS, EVENT_TIMESTAMP, REASON],
    view: DEVICE_VIEW,
    run: (database, request, id, body) => new DeviceRepository(database).disassociate(request, id, body),
  });
  addCorrectionCommand(group, {
    usage: 'add-assignment <id>',
    description: 'add a past period in which a patient held a device',
    input: DeviceAssignmentInput,
    options: [...PATIENT_OPTIONS, ...PERIOD, REASON],
    view: DEVICE_ASSIGNMENT_VIEW,
    run: (database, request, id, body) => new DeviceRepository(database).addAssignment(request, id, body),
  });
  addCorrectionCommand(group, {
    usage: 'change-assignment <id> <assignmentId>',
    description: 'correct the patient or the period of an assignment',
    input: DeviceAssignmentPatchInput,
    options: [...PATIENT_OPTIONS, ...PERIOD, REASON],
    view: DEVICE_ASSIGNMENT_VIEW,
    run: (database, request, id, body, assignmentId) =>
      new DeviceRepository(database).changeAssignment(request, id, readId(assignmentId, '<assignmentId>'), body),
  });
  addOperationCommand(
    group,
    'remove-assignment <id> <assignmentId>',
    'remove an assignment, because the patient never held the device',
  )
    .option('--dry-run', 'only print how many readings would change')
    .option(REASON[0], REASON[1])
    .action(async (id: string, assignmentId: string, options: ResourceOptions & { dryRun?: boolean; reason?: string }) => {
      const { dryRun = false, reason } = options;
      const input = await attributeErrorsTo('--reason', () => readInput(ChangeReasonInput, { reason }, 'body'));
      await runOperation(
        id,
        options,
        columnsByPath(viewPathsOf(CORRECTION_PREVIEW_VIEW)),
        async (database, request, deviceId) => {
          const devices = new DeviceRepository(database);
          const preview = await devices.removeAssignment(
            { ...request, dryRun: true },
            deviceId,
            readId(assignmentId, '<assignmentId>'),
          );
          if (!dryRun) await devices.removeAssignment(request, deviceId, readId(assignmentId, '<assignmentId>'), input);
          return preview;
        },
      );
    });
}
