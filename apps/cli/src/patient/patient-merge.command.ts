import { PatientRepository } from '@rpm/data-access';
import { PATIENT_VIEW, PatientMergeInput } from '@rpm/domain';
import { type Command } from 'commander';
import { addCorrectionCommand } from '../resource/correction-command';

const example = (command: string) =>
  `\nExample:\n  $ rpm-admin patient ${command} 1 --patient-id 2 --organization "North Clinic" --dry-run`;

/** Adds the commands that merge two records of one person, and that undo the merge. */
export function addMergeCommands(group: Command): void {
  addCorrectionCommand(group, {
    usage: 'merge <id>',
    description: 'merge the record of another patient into that of this patient, because both are the same person',
    input: PatientMergeInput,
    options: [['--patient-id <id>', 'id of the patient whose record is merged', 'patient.id']],
    view: PATIENT_VIEW,
    help: example('merge'),
    run: (database, request, id, body) => new PatientRepository(database).merge(request, id, body),
  });
  addCorrectionCommand(group, {
    usage: 'unmerge <id>',
    description: 'undo the merge of another patient into this patient: move back what was moved',
    input: PatientMergeInput,
    options: [['--patient-id <id>', 'id of the patient who was merged', 'patient.id']],
    view: PATIENT_VIEW,
    help: example('unmerge'),
    run: (database, request, id, body) => new PatientRepository(database).unmerge(request, id, body),
  });
}
