import { addEquipmentCommand } from './patient-equipment.command';
import { addDisclosureCommands } from './patient-disclosures.command';
import { addMergeCommands } from './patient-merge.command';
import { PATIENT_KEY, REFERENCES, viewPathsOf } from '@rpm/record-import';
import { PatientRepository } from '@rpm/data-access';
import { PATIENT_VIEW, PatientInput, PatientQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { addChangeCommand } from '../resource/change-commands';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { columnsOf } from '../resource/view-paths';

type PatientRow = ViewOf<typeof PATIENT_VIEW>;

const PATIENT: ImportedResource<PatientQuery, PatientInput, PatientRow> = {
  noun: 'patient',
  query: PatientQuery,
  columns: {
    ...columnsOf<PatientRow>('id', 'firstName', 'lastName'),
    born: ({ dateOfBirth }) => dateOfBirth,
    ...columnsOf<PatientRow>('externalIdentifier', 'enrolled', 'archived', 'site.id'),
  },
  paths: viewPathsOf(PATIENT_VIEW),
  input: PatientInput,
  repository: PatientRepository,
  naturalKey: PATIENT_KEY,
  references: REFERENCES.patient,
  duplicates: 'A patient whose external identifier exists already is a duplicate. A patient without one is always created.',
};

export function addPatientCommands(group: Command): void {
  addResourceCommands(group, PATIENT);
  addChangeCommand(group, { ...PATIENT, repository: PatientRepository }, PatientInput, { archived: true });
  addEquipmentCommand(group);
  addMergeCommands(group);
  addDisclosureCommands(group);
  addImportCommand(group, PATIENT);
  addExportCommand(group, PATIENT);
}
