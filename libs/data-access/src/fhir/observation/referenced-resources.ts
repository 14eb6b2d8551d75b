import { type Observation, type Reference } from '@medplum/fhirtypes';
import { type Database } from '@rpm/database';
import { MAX_SEARCH_COUNT, type ParameterDefinitions, readSearch, type SearchDefinition } from '@rpm/fhir';
import { DeviceResources } from '../device/device-resources';
import { DEVICE_SEARCH } from '../device/device-search';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '../page/fhir-page';
import { PatientResources } from '../patient/patient-resources';
import { PATIENT_SEARCH } from '../patient/patient-search';

/** Finds the resources to which Observations refer, each once, with one statement for each type. @param includes values of `_include` */
export async function referencedResources(
  database: Database,
  reader: FhirOrganization,
  { observations, includes }: { observations: readonly Observation[]; includes: ReadonlySet<string> },
): Promise<FoundResource[]> {
  const includesPatient = includes.has('Observation:patient') || includes.has('Observation:subject');
  const devices = includes.has('Observation:device') ? idsOf(observations.map(({ device }) => device)) : [];
  const patients = includesPatient ? idsOf(observations.map(({ subject }) => subject)) : [];
  return [
    ...(await findAll(new DeviceResources(database), DEVICE_SEARCH, reader, devices)),
    ...(await findAll(new PatientResources(database), PATIENT_SEARCH, reader, patients)),
  ];
}

/** Returns the ids in references, such as `Device/17`, each once. */
function idsOf(references: readonly (Reference | undefined)[]): string[] {
  return [...new Set(references.flatMap((reference) => reference?.reference?.split('/')[1] ?? []))];
}

async function findAll<P extends ParameterDefinitions>(
  resources: { search(request: FhirPageRequest<P>): Promise<FhirPage> },
  definition: SearchDefinition<P>,
  reader: FhirOrganization,
  ids: readonly string[],
): Promise<readonly FoundResource[]> {
  if (ids.length === 0) return [];
  const parameters = [
    ['_id', ids.join()],
    ['_count', String(MAX_SEARCH_COUNT)],
  ] as const;
  const { search } = readSearch(definition, parameters, false);
  return (await resources.search({ ...reader, search, after: null })).matches;
}
