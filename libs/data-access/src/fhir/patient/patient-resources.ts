import { type Database, jsonObject, type JsonSql, statement, viewAsJson } from '@rpm/database';
import { nobody, type Patient, PATIENT_VIEW, type PatientView } from '@rpm/domain';
import {
  externalPatientSystem,
  type FhirIdentity,
  type FhirSearch,
  identifierSystem,
  patientResource,
  type TokenValue,
} from '@rpm/fhir';
import { PATIENT_COLUMNS } from '../../patient/patient.view';
import { keysIn } from '../../stored-text/identifier-key.sql';
import { GIVEN_TEXTS, SqlConditions } from '../page/conditions.sql';
import { codesWithSystem, hasWholeSystem, idOf, ownIds } from '../page/own-identifiers';
import { findRow } from '../page/find-row';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '../page/fhir-page';
import { isSortedByTime, searchRows } from '../page/search-rows';
import { type PATIENT_PARAMETERS } from './patient-search';

/** The data from which the resource of a patient is made. */
export interface StoredPatient {
  patient: PatientView;
  mergedInto: number | null;
}

/** A resource of FHIR does not contain the site. */
const PATIENT = viewAsJson<typeof PATIENT_VIEW, Patient>(PATIENT_VIEW, 'p', { ...PATIENT_COLUMNS, site: 'null' });

/** SQL expression for the patient `p`. The compiler cannot check that it has the properties of a stored patient. */
export const JSON_OF_PATIENT = jsonObject({ patient: PATIENT, mergedInto: 'p.merged_into' }) as JsonSql<StoredPatient>;

const RESOURCE = {
  noun: 'patient',
  name: 'find-fhir-patient',
  from: 'patient p',
  json: JSON_OF_PATIENT,
  about: nobody,
  isQuick: true as const,
};

const FIND_PATIENTS = statement<{ ids: readonly number[] }, { json: string }>({
  name: 'find-fhir-patients',
  text: `select ${JSON_OF_PATIENT}::text as json from patient p
    where p.organization_id = $organizationId and p.id = any($ids::bigint[]) order by p.id`,
});

type PatientSearch = FhirSearch<typeof PATIENT_PARAMETERS>;

/** Patients as resources of FHIR, including those who were merged into another one. */
export class PatientResources {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async find({ organizationId, identity }: FhirOrganization, id: string): Promise<FoundResource> {
    return foundPatient(identity, await findRow<StoredPatient>(this.database, organizationId, RESOURCE, idOf(id)));
  }

  /** Finds patients, each once, without those that do not exist. */
  async findAll({ organizationId, identity }: FhirOrganization, ids: readonly number[]): Promise<FoundResource[]> {
    const rows = await this.database.run({ organizationId }, FIND_PATIENTS, { ids });
    return rows.map(({ json }) => foundPatient(identity, JSON.parse(json) as StoredPatient));
  }

  search(request: FhirPageRequest<typeof PATIENT_PARAMETERS>): Promise<FhirPage> {
    const { identity, search } = request;
    const rows = {
      from: 'patient p',
      // The conditions are those of the indexes of patients.
      where: isSortedByTime(search) ? 'p.version > 0' : showsMerged(search) ? 'true' : 'p.id > 0 and p.merged_into is null',
      json: JSON_OF_PATIENT,
      updated: 'p.update_timestamp',
      found: (patient: StoredPatient) => foundPatient(identity, patient),
    };
    return searchRows(this.database, request, rows, conditionsOf(identity, search));
  }
}

export function foundPatient(identity: FhirIdentity, { patient, mergedInto }: StoredPatient): FoundResource {
  const patients = [patient.id, ...(mergedInto === null ? [] : [mergedInto])];
  return { resource: patientResource(identity, patient, { mergedInto }), patients };
}

/** Returns whether a search also finds merged patients: a receiver that synchronizes must know about the merge, and one that shows a list of patients must not show them. */
function showsMerged({ criteria: { _id, identifier, active } }: PatientSearch): boolean {
  return [_id, identifier, active].some(({ length }) => length > 0);
}

function conditionsOf(identity: FhirIdentity, { criteria }: PatientSearch): SqlConditions {
  const conditions = new SqlConditions();
  conditions
    .addIds(criteria._id, 'p.id')
    .addDates(criteria._lastUpdated, 'p.update_timestamp', 'timestamptz')
    .addTexts(criteria.name, ['p.first_name', 'p.last_name'], 'p.folded_name')
    .addTexts(criteria.given, ['p.first_name'], 'p.folded_name')
    .addTexts(criteria.family, ['p.last_name'], 'p.folded_name')
    .addDates(criteria.birthdate, 'p.date_of_birth', 'date')
    .addEach(criteria.gender, (sexes) => conditions.add('p.sex = any($sexes::text[])', { sexes }))
    .addEach(criteria.active, (texts) => {
      conditions.add(`(not p.archived and p.merged_into is null)::text = any($texts::text[])`, { texts });
    })
    .addEach(criteria.email, (emails) => {
      const texts = emails.filter(({ system }) => system === null).map(({ code }) => code);
      conditions.addKey(`p.email_key = any(array(select identifier_key(fold_case(given.text)) from ${GIVEN_TEXTS}))`, { texts });
    })
    .addEach(criteria.identifier, (tokens) => addIdentifiers(conditions, identity, tokens));
  return conditions;
}

function addIdentifiers(conditions: SqlConditions, identity: FhirIdentity, tokens: readonly TokenValue[]): void {
  const [own, external] = [identifierSystem(identity, 'patient'), externalPatientSystem(identity)];
  if (hasWholeSystem(tokens, own)) return;
  const isNamed = `p.id = any(array(
    select m.id from patient m where m.organization_id = $organizationId and m.external_identifier_key = any(${keysIn('patient', '$texts')})
    union all select unnest($ids::bigint[])))`;
  const values = { texts: codesWithSystem(tokens, external), ids: ownIds(tokens, own) };
  if (hasWholeSystem(tokens, external)) conditions.add(`p.external_identifier is not null or ${isNamed}`, values);
  else conditions.addKey(isNamed, values);
}
