import { PATIENT_KEY } from '@rpm/record-import';
import { PatientRepository, type OnBatch, type WriteRequest } from '@rpm/data-access';
import { type PageQuery, type PageRequest, PATIENT_VIEW, PatientInput, PatientQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { type Database } from '../database/database-session';
import { type ImportedResource, type ResourceRepository } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { columnsOf, viewPathsOf } from '../resource/view-paths';

type PatientRow = ViewOf<typeof PATIENT_VIEW>;

type Filter = Omit<PatientQuery, keyof PageQuery>;

/** Repository of patients for the generic commands. It passes on the sort order; lists of other resources have a fixed order. */
class Patients implements ResourceRepository<PatientQuery, PatientInput> {
  private readonly patients: PatientRepository;

  constructor(database: Database) {
    this.patients = new PatientRepository(database);
  }

  list(organizationId: number, filter: Filter, page: PageRequest) {
    return this.patients.list(organizationId, filter, filter, page);
  }

  export(organizationId: number, filter: Filter, take: OnBatch) {
    return this.patients.export(organizationId, filter, take);
  }

  require(organizationId: number, id: number) {
    return this.patients.require(organizationId, id);
  }

  create(request: WriteRequest, input: PatientInput) {
    return this.patients.create(request, input);
  }
}

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
  repository: Patients,
  naturalKey: PATIENT_KEY,
  duplicates: 'A patient whose external identifier exists already is a duplicate. A patient without one is always created.',
};

export function addPatientCommands(group: Command): void {
  addResourceCommands(group, PATIENT);
  addImportCommand(group, PATIENT);
  addExportCommand(group, PATIENT);
}
