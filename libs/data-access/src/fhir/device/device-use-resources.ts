import { type Database, jsonInstant, jsonObject, type JsonSql } from '@rpm/database';
import { nobody } from '@rpm/domain';
import { deviceUseStatement, type FhirAssignment, type FhirIdentity, type FhirSearch, identifierSystem } from '@rpm/fhir';
import { SqlConditions } from '../page/conditions.sql';
import { findRow } from '../page/find-row';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '../page/fhir-page';
import { idOf } from '../page/own-identifiers';
import { isSortedByTime, searchRows } from '../page/search-rows';
import { type DEVICE_USE_PARAMETERS } from './device-search';

// The compiler cannot check that these are the properties of an assignment.
export const JSON_OF_ASSIGNMENT = jsonObject({
  id: 'a.id',
  device: jsonObject({ id: 'a.device_id' }),
  patient: jsonObject({ id: 'a.patient_id' }),
  startTimestamp: jsonInstant('a.start_timestamp'),
  endTimestamp: jsonInstant('a.end_timestamp'),
  version: 'a.version',
  updateTimestamp: jsonInstant('a.update_timestamp'),
}) as JsonSql<FhirAssignment>;

const RESOURCE = {
  noun: 'assignment',
  name: 'find-fhir-assignment',
  from: 'device_assignment a',
  json: JSON_OF_ASSIGNMENT,
  about: nobody,
  isQuick: true as const,
};

/** Assignments of devices as resources of FHIR. */
export class DeviceUseResources {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async find({ organizationId, identity }: FhirOrganization, id: string): Promise<FoundResource> {
    return foundAssignment(identity, await findRow<FhirAssignment>(this.database, organizationId, RESOURCE, idOf(id)));
  }

  search(request: FhirPageRequest<typeof DEVICE_USE_PARAMETERS>): Promise<FhirPage> {
    const { identity, search } = request;
    // A receiver that synchronizes must know about an assignment that a correction has made void. Others must not see it.
    const showsVoid = isSortedByTime(search) || search.criteria._id.length > 0;
    const rows = {
      from: 'device_assignment a',
      where: `a.version > 0${showsVoid ? '' : ' and a.end_timestamp is distinct from a.start_timestamp'}`,
      json: JSON_OF_ASSIGNMENT,
      updated: 'a.update_timestamp',
      found: (assignment: FhirAssignment) => foundAssignment(identity, assignment),
    };
    return searchRows(this.database, request, rows, conditionsOf(identity, search));
  }
}

export const foundAssignment = (identity: FhirIdentity, assignment: FhirAssignment): FoundResource => ({
  resource: deviceUseStatement(identity, assignment),
  patients: [assignment.patient.id],
});

const conditionsOf = (identity: FhirIdentity, { criteria }: FhirSearch<typeof DEVICE_USE_PARAMETERS>): SqlConditions =>
  new SqlConditions()
    .addIds(criteria._id, 'a.id')
    .addDates(criteria._lastUpdated, 'a.update_timestamp', 'timestamptz')
    .addReferences(criteria.patient, 'a.patient_id')
    .addReferences(criteria.subject, 'a.patient_id')
    .addReferences(criteria.device, 'a.device_id')
    .addOwnIdentifiers(criteria.identifier, 'a.id', identifierSystem(identity, 'device-assignment'));
