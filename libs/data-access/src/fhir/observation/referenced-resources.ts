import { type Observation, type Reference } from '@rpm/fhir';
import { type Database } from '@rpm/database';
import { DeviceResources } from '../device/device-resources';
import { type FhirOrganization, type FoundResource } from '../page/fhir-page';
import { PatientResources } from '../patient/patient-resources';

/** Finds the resources to which Observations refer, each once, with one statement for each type. @param includes values of `_include` */
export async function referencedResources(
  database: Database,
  reader: FhirOrganization,
  { observations, includes }: { observations: readonly Observation[]; includes: ReadonlySet<string> },
): Promise<FoundResource[]> {
  const includesPatient = includes.has('Observation:patient') || includes.has('Observation:subject');
  const readings = observations.flatMap(({ device, subject }) => {
    const [deviceId, patientId] = [idIn(device), idIn(subject)];
    return deviceId === null || patientId === null ? [] : [{ deviceId, patientId }];
  });
  const patients = observations.map(({ subject }) => idIn(subject)).filter((id) => id !== null);
  return [
    ...(includes.has('Observation:device') && readings.length > 0
      ? await new DeviceResources(database).findOfReadings(reader, readings)
      : []),
    ...(includesPatient && patients.length > 0 ? await new PatientResources(database).findAll(reader, patients) : []),
  ];
}

/** Returns the id in a reference, such as `Device/17`; null if there is none. */
function idIn(reference: Reference | undefined): number | null {
  const id = reference?.reference?.split('/')[1];
  return id === undefined ? null : Number(id);
}
