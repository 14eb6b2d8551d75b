import { type DeviceUseStatement } from '@medplum/fhirtypes';
import { type FhirIdentity, identifierSystem } from '../identity/fhir-identity';

/** The properties of an assignment from which the resource is made. */
export interface FhirAssignment {
  id: number;
  device: { id: number };
  patient: { id: number };
  /** ISO 8601 in UTC. */
  startTimestamp: string;
  endTimestamp: string | null;
  version: number;
  updateTimestamp: string;
}

/** Returns whether an assignment has a duration. A correction has made an assignment without a duration void. */
export const hasDuration = ({ startTimestamp, endTimestamp }: Pick<FhirAssignment, 'startTimestamp' | 'endTimestamp'>) =>
  startTimestamp !== endTimestamp;

/** Returns the period in which a patient held a device as a resource. */
export function deviceUseStatement(identity: FhirIdentity, assignment: FhirAssignment): DeviceUseStatement {
  const { id, device, patient, startTimestamp, endTimestamp, version, updateTimestamp } = assignment;
  return {
    resourceType: 'DeviceUseStatement',
    id: String(id),
    meta: { versionId: String(version), lastUpdated: updateTimestamp },
    identifier: [{ system: identifierSystem(identity, 'device-assignment'), value: String(id) }],
    status: statusOf(assignment),
    subject: { reference: `Patient/${patient.id}` },
    timingPeriod: { start: startTimestamp, ...(endTimestamp !== null && { end: endTimestamp }) },
    device: { reference: `Device/${device.id}` },
  };
}

function statusOf(assignment: FhirAssignment): DeviceUseStatement['status'] {
  if (!hasDuration(assignment)) return 'entered-in-error';
  return assignment.endTimestamp === null ? 'active' : 'completed';
}
