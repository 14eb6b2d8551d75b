import { type Database } from '@rpm/database';
import { nobody, withoutSeparators } from '@rpm/domain';
import {
  deviceResource,
  type FhirDevice,
  type FhirIdentity,
  type FhirSearch,
  identifierSystem,
  type TokenValue,
} from '@rpm/fhir';
import { keysIn } from '../../stored-text/identifier-key.sql';
import { SqlConditions } from '../page/conditions.sql';
import { findRow } from '../page/find-row';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '../page/fhir-page';
import { codesWithSystem, hasWholeSystem, idOf, ownIds } from '../page/own-identifiers';
import { searchRows } from '../page/search-rows';
import { type DEVICE_PARAMETERS } from './device-search';
import { deviceJson } from './device-json.sql';
import { isOfType } from './device-type.sql';
import { FIND_DEVICES_OF_READINGS } from './devices-of-readings.sql';

const JSON_OF_DEVICE = deviceJson();
const RESOURCE = { noun: 'device', name: 'find-fhir-device', from: 'device d', json: JSON_OF_DEVICE, about: nobody };

/** Devices as resources of FHIR. */
export class DeviceResources {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async find({ organizationId, identity }: FhirOrganization, id: string): Promise<FoundResource> {
    return foundDevice(identity, await findRow<FhirDevice>(this.database, organizationId, RESOURCE, idOf(id)));
  }

  /**
   * Finds the devices of readings, each once. If the organization hides other patients, a device shows its holder only if all of these readings are the holder's.
   * @param readings the device and the patient of each reading
   */
  async findOfReadings(
    { organizationId, identity }: FhirOrganization,
    readings: readonly { deviceId: number; patientId: number }[],
  ): Promise<FoundResource[]> {
    const args = { deviceIds: readings.map(({ deviceId }) => deviceId), patientIds: readings.map(({ patientId }) => patientId) };
    const rows = await this.database.run({ organizationId }, FIND_DEVICES_OF_READINGS, args);
    return rows.map(({ json }) => foundDevice(identity, JSON.parse(json) as FhirDevice));
  }

  search(request: FhirPageRequest<typeof DEVICE_PARAMETERS>): Promise<FhirPage> {
    const { identity, search } = request;
    const rows = {
      from: 'device d',
      // Every row meets these conditions. They are those of the indexes of devices, which PostgreSQL can use only with them.
      where: 'd.id > 0 and d.version > 0',
      json: JSON_OF_DEVICE,
      updated: 'd.update_timestamp',
      found: (device: FhirDevice) => foundDevice(identity, device),
    };
    return searchRows(this.database, request, rows, conditionsOf(identity, search));
  }
}

export const foundDevice = (identity: FhirIdentity, device: FhirDevice): FoundResource => ({
  resource: deviceResource(identity, device),
  patients: device.currentPatient ? [device.currentPatient.id] : [],
});

const INACTIVE = `d.current_status in ('lost', 'decommissioned')`;

function conditionsOf(identity: FhirIdentity, { criteria }: FhirSearch<typeof DEVICE_PARAMETERS>): SqlConditions {
  const conditions = new SqlConditions();
  conditions
    .addIds(criteria._id, 'd.id')
    .addDates(criteria._lastUpdated, 'd.update_timestamp', 'timestamptz')
    .addReferences(criteria.patient, 'd.current_patient_id')
    .addEach(criteria.status, (texts) => {
      conditions.add(`case when ${INACTIVE} then 'inactive' else 'active' end = any($texts::text[])`, { texts });
    })
    .addEach(criteria.type, (tokens) => {
      conditions.add(
        `d.item_id = any(array(select i.id from item i where i.organization_id = $organizationId and ${isOfType(tokens)}))`,
      );
    })
    .addEach(criteria.identifier, (tokens) => addIdentifiers(conditions, identity, tokens));
  return conditions;
}

function addIdentifiers(conditions: SqlConditions, identity: FhirIdentity, tokens: readonly TokenValue[]): void {
  const own = identifierSystem(identity, 'device');
  if (hasWholeSystem(tokens, own)) return;
  const find = (type: keyof typeof SYSTEMS) => {
    const isNamed = hasWholeSystem(tokens, identifierSystem(identity, SYSTEMS[type]));
    const isEqual = isNamed ? 'true' : `n.normalized = any(${keysIn('device_identifier', `$${type}`)})`;
    return `select n.device_id from device_identifier n where n.organization_id = $organizationId and n.type = '${type}' and ${isEqual}`;
  };
  const textsOf = (type: keyof typeof SYSTEMS) =>
    codesWithSystem(tokens, identifierSystem(identity, SYSTEMS[type])).map((text) => withoutSeparators(type, text));
  const found = `${find('serial')} union all ${find('imei')} union all ${find('macAddress')} union all select unnest($ids::bigint[])`;
  const values = {
    ids: ownIds(tokens, own),
    serial: textsOf('serial'),
    imei: textsOf('imei'),
    macAddress: textsOf('macAddress'),
  };
  conditions.addKey(`d.id = any(array(${found}))`, values);
}

/** The systems of the identifiers that receivers see; those of SIM cards stay inside the service. */
const SYSTEMS = { serial: 'device-serial', imei: 'device-imei', macAddress: 'device-mac-address' } as const;
