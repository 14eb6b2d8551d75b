import { PATIENT_KEY } from '@rpm/record-import';
import { PatientRepository, type OnBatch, type WriteRequest } from '@rpm/data-access';
import { type PageQuery, type PageRequest, PatientInput, PatientQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { type Database } from '../database/database-session';
import { PAGE_OPTIONS } from '../resource/query-options';
import { type ImportedResource, type ResourceRepository } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';

/** A patient as a list shows one. */
interface Patient {
  id: number;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  externalIdentifier: string | null;
  enrolled: boolean;
  archived: boolean;
  site: { id: number } | null;
}

type Filter = Omit<PatientQuery, keyof PageQuery>;

/** The order of a list of patients is one of its parameters. */
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

  create(request: WriteRequest, given: PatientInput) {
    return this.patients.create(request, given);
  }
}

const PATIENT: ImportedResource<PatientQuery, PatientInput, Patient> = {
  noun: 'patient',
  query: PatientQuery,
  options: {
    id: ['--id <id>', 'only the patient of this id; may be repeated'],
    siteId: ['--site-id <id>', 'only patients of this site; may be repeated'],
    externalIdentifier: ['--external-identifier <text>', 'only the patient who has this; may be repeated'],
    email: ['--email <address>', 'only patients who have this address'],
    name: ['--name <text>', 'only patients whose name contains this'],
    archived: ['--archived <true|false>', 'only patients who are archived, or only those who are not'],
    enrolled: ['--enrolled <true|false>', 'only patients who are enrolled, or only those who are not'],
    dateOfBirthMin: ['--date-of-birth-min <date>', 'only patients who were born that day or later'],
    dateOfBirthMax: ['--date-of-birth-max <date>', 'only patients who were born that day or earlier'],
    postalCode: ['--postal-code <text>', 'only patients of this postal code'],
    country: ['--country <text>', 'only patients of this country'],
    sort: ['--sort <member>', 'firstName, lastName or patientId, which it is unless given'],
    sortDescending: ['--sort-descending <true|false>', 'the other way round'],
    ...PAGE_OPTIONS,
  },
  columns: {
    id: ({ id }) => id,
    'first name': ({ firstName }) => firstName,
    'last name': ({ lastName }) => lastName,
    born: ({ dateOfBirth }) => dateOfBirth,
    'external identifier': ({ externalIdentifier }) => externalIdentifier,
    enrolled: ({ enrolled }) => enrolled,
    archived: ({ archived }) => archived,
    'site id': ({ site }) => site?.id ?? null,
  },
  paths: [
    'id',
    'firstName',
    'lastName',
    'dateOfBirth',
    'email',
    'phoneNumber',
    'externalIdentifier',
    'sex',
    'address.city',
    'address.country',
    'address.lineOne',
    'address.lineTwo',
    'address.state',
    'address.zipCode',
    'archived',
    'enrolled',
    'site.id',
    'site.name',
    'timeZone',
  ],
  input: PatientInput,
  repository: Patients,
  naturalKey: PATIENT_KEY,
  sameWhen: 'is there already when one has the external identifier; one without it is always a new one.',
};

export function addPatientCommands(program: Command): void {
  const group = program.command('patient').description('people whose measurements are taken');
  addResourceCommands(group, PATIENT);
  addImportCommand(group, PATIENT);
  addExportCommand(group, PATIENT);
}
