import {
  Conflict,
  type CorrectionPreview,
  InvalidInput,
  type Page,
  type PageRequest,
  Patient,
  type PatientEquipmentView,
  type PatientFilter,
  type PatientInput,
  type PatientMergeInput,
  type PatientMergeView,
  type PatientPatch,
  type PatientSearchInput,
  type PatientSearchView,
  type PatientTimeZoneView,
  type PageView,
  type PatientView,
  type Changes,
  searchTerms,
  sizeOfSearch,
  patientsInContent,
} from '@rpm/domain';
import {
  type Database,
  insertEntity,
  assertExist,
  changeEntity,
  sqlStateOf,
  exportList,
  type OnBatch,
  findOne,
  findInTransaction,
  firstOrNotFound,
  JsonText,
  listPage,
  type Listed,
  listResources,
  type Transaction,
  type WriteRequest,
  statement,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { mergePatients, unmergePatients } from './merge-patients';
import { withPatient } from './merged-patient';
import { PATIENT_MERGE_LIST } from './patient-merge.view';
import { FIND_BY_EMAIL, FIND_BY_EXTERNAL_IDENTIFIER, PAGE_OF_PATIENTS, PATIENT_LIST, PATIENT_RESOURCE } from './patient.sql';
import { PATIENT_SEARCH_RESULT, SEARCH_PATIENTS } from './patient-search.sql';
import { TIME_ZONE_OF_PATIENT } from './patient-time-zone.sql';
import { EQUIPMENT_OF_PATIENT, FIND_EQUIPMENT_OF_PATIENT } from './patient-equipment.sql';
import { releaseHeldOrders } from '../order/release-held-orders';

export class PatientRepository {
  constructor(private readonly database: Database) {}

  list(organizationId: number, filter: PatientFilter, request: PageRequest): Promise<Listed<JsonText<PatientView>>> {
    return listResources(this.database, organizationId, PATIENT_LIST, filter, request);
  }

  /** Lists the patients that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<PatientView>>> {
    return listChanges(this.database, organizationId, PATIENT_LIST, request);
  }

  /** Exports all patients that match the filter, sorted by id; see {@link exportList}. */
  export(organizationId: number, filter: PatientFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, PATIENT_LIST, filter, take);
  }

  /** Finds a patient by id. @throws NotFound, PatientMerged */
  require(organizationId: number, id: number): Promise<JsonText<PatientView>> {
    return withPatient(this.database, organizationId, id, () => findOne(this.database, organizationId, PATIENT_RESOURCE, id));
  }

  /** Finds a patient by the identifier in the customer's own system; the identifier of a merged patient finds the remaining one. @throws NotFound */
  async requireByExternalIdentifier(organizationId: number, identifier: string): Promise<JsonText<PatientView>> {
    const rows = await this.database.run({ organizationId }, FIND_BY_EXTERNAL_IDENTIFIER, { identifier });
    return firstOrNotFound(rows, PATIENT_RESOURCE);
  }

  /** Returns the devices that a patient holds, and the orders that are under way to the patient. @throws NotFound, PatientMerged */
  equipment(organizationId: number, id: number): Promise<JsonText<PatientEquipmentView>> {
    return withPatient(this.database, organizationId, id, async () => {
      const rows = await this.database.run({ organizationId }, FIND_EQUIPMENT_OF_PATIENT, { id });
      return firstOrNotFound(rows, EQUIPMENT_OF_PATIENT);
    });
  }

  /** Returns the time zone in which everything about a patient is displayed and counted. @throws NotFound, PatientMerged */
  timeZone(organizationId: number, id: number): Promise<JsonText<PatientTimeZoneView>> {
    return withPatient(this.database, organizationId, id, () => findOne(this.database, organizationId, TIME_ZONE_OF_PATIENT, id));
  }

  /** Returns the first page of the patients with this e-mail address, ignoring case, sorted by id. */
  findByEmail(request: WriteRequest, email: string): Promise<JsonText<PageView<PatientView>>> {
    return this.database.writeInOneStatement(request, async (runner) => {
      const [row] = await runner.run(FIND_BY_EMAIL, { email });
      return JsonText.writtenBy(PAGE_OF_PATIENTS, row?.json ?? '', patientsInContent);
    });
  }

  /** Searches for patients by what a person types. */
  search(request: WriteRequest, input: PatientSearchInput): Promise<JsonText<PatientSearchView>> {
    const alternatives = searchTerms(input.query).flatMap((term, index) => term.map((beginning) => ({ index, beginning })));
    const args = {
      terms: alternatives.map(({ index }) => index),
      beginnings: alternatives.map(({ beginning }) => beginning),
      archived: input.archived ?? null,
      enrolled: input.enrolled ?? null,
      siteId: input.siteId ?? null,
      size: sizeOfSearch(input),
    };
    return this.database.writeInOneStatement(request, async (runner) => {
      const [row] = await runner.run(SEARCH_PATIENTS, args);
      return JsonText.writtenBy(PATIENT_SEARCH_RESULT, row?.json ?? '', patientsInContent);
    });
  }

  /** Creates a patient. @throws InvalidInput if the site or time zone does not exist, Conflict if another patient has the external identifier */
  async create(request: WriteRequest, input: PatientInput): Promise<JsonText<PatientView>> {
    return this.database.write(request, async (transaction) => {
      await assertTimeZone(transaction, input);
      await assertSite(transaction, input);
      const patient = Patient.of(request.organizationId, input);
      await conflictOnDuplicateExternalId(insertEntity(transaction, patient));
      return findInTransaction(transaction, PATIENT_RESOURCE, patient.id);
    });
  }

  /** Replaces a patient (PUT). @throws NotFound, PatientMerged, PreconditionFailed, and the errors of {@link create} */
  replace(request: WriteRequest, id: number, input: PatientInput): Promise<JsonText<PatientView>> {
    return this.decide(request, id, input, (patient) => patient.replace(input));
  }

  /** Changes a patient (PATCH). @throws NotFound, PatientMerged, PreconditionFailed, and the errors of {@link create} */
  change(request: WriteRequest, id: number, patch: PatientPatch): Promise<JsonText<PatientView>> {
    return this.decide(request, id, patch, (patient) => patient.change(patch));
  }

  /** Merges the record of another patient into the record of this one; see {@link mergePatients}. */
  merge(request: WriteRequest, id: number, input: PatientMergeInput): Promise<JsonText<PatientView | CorrectionPreview>> {
    return this.database.correct(request, (transaction) => mergePatients(transaction, { id, ...request }, input));
  }

  /** Undoes a merge; see {@link unmergePatients}. */
  unmerge(request: WriteRequest, id: number, input: PatientMergeInput): Promise<JsonText<PatientView | CorrectionPreview>> {
    return this.database.correct(request, (transaction) => unmergePatients(transaction, { id, ...request }, input));
  }

  /** Lists the merges into a patient, newest first, including those that were undone. @throws NotFound, PatientMerged */
  async merges(organizationId: number, id: number, request: PageRequest): Promise<Page<JsonText<PatientMergeView>>> {
    await this.require(organizationId, id);
    return listPage(this.database, organizationId, PATIENT_MERGE_LIST, { remainingPatientId: id }, request);
  }

  private async decide(
    request: WriteRequest,
    id: number,
    input: PatientPatch,
    decide: (patient: Patient) => void,
  ): Promise<JsonText<PatientView>> {
    const change = this.database.write(request, async (transaction) => {
      await assertTimeZone(transaction, input);
      const subject = { type: Patient, resource: PATIENT_RESOURCE, id, ...request };
      const change = changeEntity(transaction, subject, async (patient) => {
        await assertSite(transaction, input);
        decide(patient);
      });
      const { representation, changed } = await conflictOnDuplicateExternalId(change);
      if (changed) await releaseHeldOrders(transaction, { patientId: id, siteId: null });
      return representation;
    });
    return withPatient(this.database, request.organizationId, id, () => change);
  }
}

const KNOWS_TIME_ZONE = statement<{ timeZone: string }>({ name: 'knows-time-zone', text: 'select now() at time zone $timeZone' });
const INVALID_PARAMETER_VALUE = '22023';
const UNIQUE_VIOLATION = '23505';

/**
 * Checks that PostgreSQL knows a time zone, because readings are counted by local day in SQL, and Node.js knows zones that PostgreSQL does not. The
 * query runs in a savepoint, because an unknown zone makes it fail.
 * @throws InvalidInput
 */
async function assertTimeZone(transaction: Transaction, { timeZone }: PatientPatch): Promise<void> {
  if (timeZone === undefined || timeZone === null) return;
  try {
    await transaction.inSavepoint(() => transaction.run(KNOWS_TIME_ZONE, { timeZone }));
  } catch (error) {
    if (sqlStateOf(error) !== INVALID_PARAMETER_VALUE) throw error;
    const detail = 'Send a time zone that the database knows too, such as America/New_York.';
    throw new InvalidInput([{ pointer: '/timeZone', code: 'not_a_time_zone', detail }]);
  }
}

async function assertSite(transaction: Transaction, { site }: PatientPatch): Promise<void> {
  if (site?.id !== undefined) await assertExist(transaction, 'site', [{ id: site.id, pointer: '/site/id' }]);
}

/**
 * Converts a unique violation to a conflict.
 * @throws Conflict if another patient has the external identifier, which is the only unique property that a caller sends
 */
async function conflictOnDuplicateExternalId<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved;
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    const detail = 'Another patient has this external identifier.';
    throw new Conflict(detail, [{ pointer: '/externalIdentifier', code: 'taken', detail }]);
  }
}
