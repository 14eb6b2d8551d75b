import { type Device, type Identifier } from '@medplum/fhirtypes';
import { type DeviceView, type ItemView } from '@rpm/domain';
import { CODE_SYSTEMS } from '../element/code-systems';
import { fhirText } from '../element/fhir-text';
import { present } from '../element/present';
import { type FhirIdentity, identifierSystem, type IdentifierSystemName } from '../identity/fhir-identity';
import { deviceType } from './device-type';

/** The properties of a device from which the resource is made. */
export interface FhirDevice extends Pick<
  DeviceView,
  'id' | 'currentStatus' | 'deviceIdentifiers' | 'version' | 'updateTimestamp'
> {
  /** The patient who holds the device, if the receiver may know; otherwise null. */
  currentPatient: { id: number } | null;
  item: Pick<ItemView, 'name' | 'model' | 'sku' | 'manufacturer' | 'readingKinds' | 'continuous'>;
}

/** Statuses of devices that are not used any more; all others are available for use. */
const INACTIVE: readonly string[] = ['lost', 'decommissioned'];

export function deviceResource(identity: FhirIdentity, device: FhirDevice): Device {
  const { id, version, updateTimestamp, currentStatus, deviceIdentifiers, currentPatient, item } = device;
  const name = fhirText(item.name);
  return present<Device>({
    resourceType: 'Device',
    id: String(id),
    meta: { versionId: String(version), lastUpdated: updateTimestamp },
    identifier: [
      { system: identifierSystem(identity, 'device'), value: String(id) },
      ...deviceIdentifiers.flatMap((identifier) => identifiersOf(identity, identifier)),
    ],
    status: INACTIVE.includes(currentStatus) ? 'inactive' : 'active',
    manufacturer: fhirText(item.manufacturer?.name),
    serialNumber: fhirText(deviceIdentifiers.find(({ type }) => type === 'serial')?.value),
    deviceName: name === undefined ? undefined : [{ name, type: 'user-friendly-name' }],
    modelNumber: fhirText(item.model),
    partNumber: fhirText(item.sku),
    type: deviceType(item),
    patient: currentPatient === null ? undefined : { reference: `Patient/${currentPatient.id}` },
    owner: { reference: `Organization/${identity.uuid}` },
  });
}

/** The identifiers that receivers see, with their systems and types. Those of SIM cards stay inside the service. */
const IDENTIFIER_TYPES: Readonly<Record<string, { system: IdentifierSystemName; type: Identifier['type'] }>> = {
  serial: { system: 'device-serial', type: { coding: [{ system: CODE_SYSTEMS.identifierType, code: 'SNO' }] } },
  imei: { system: 'device-imei', type: { text: 'IMEI' } },
  macAddress: { system: 'device-mac-address', type: { text: 'MAC address' } },
};

function identifiersOf(identity: FhirIdentity, { type: typeName, value: stored }: { type: string; value: string }): Identifier[] {
  const known = IDENTIFIER_TYPES[typeName];
  const value = fhirText(stored);
  if (known === undefined || value === undefined) return [];
  return [{ type: known.type, system: identifierSystem(identity, known.system), value }];
}
