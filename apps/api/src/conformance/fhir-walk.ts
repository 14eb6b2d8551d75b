import { HttpAdapterHost } from '@nestjs/core';
import { type Resource } from '@rpm/fhir';
import { type Route, routesOf } from '../http/routes';
import { isFhirPath } from '../request/fhir-path';
import { type TestApi } from '../testing/test-api';
import { type SampleNames } from './one-of-everything';

/** Interactions of the routes below `/fhir/r4` that this walk knows. Other routes have specs of their own. */
export type FhirInteraction = 'read' | 'search' | 'searchByForm';

/** A route below `/fhir/r4` that reads or searches resources of one type. */
export interface FhirRoute extends Pick<Route, 'method' | 'path'> {
  interaction: FhirInteraction;
  /** Type of the resources, such as `Patient`. */
  type: string;
}

const FORMS: Readonly<Record<FhirInteraction, RegExp>> = {
  read: /^GET \/fhir\/r4\/([A-Z]\w*)\/:\w+$/,
  search: /^GET \/fhir\/r4\/([A-Z]\w*)$/,
  searchByForm: /^POST \/fhir\/r4\/([A-Z]\w*)\/_search$/,
};

/** Returns all routes below `/fhir/r4`. */
export const routesBelowFhir = (api: TestApi): Route[] =>
  routesOf(api.application.get(HttpAdapterHost).httpAdapter).filter(({ path }) => isFhirPath(path) && !path.includes('*'));

/** Returns the interaction of a route; null if it neither reads nor searches. */
export function interactionOf({ method, path }: Route): FhirRoute | null {
  for (const [interaction, form] of Object.entries(FORMS) as [FhirInteraction, RegExp][]) {
    const type = form.exec(`${method} ${path}`)?.[1];
    if (type !== undefined) return { method, path, interaction, type };
  }
  return null;
}

/** Ids of sample resources by their types. */
export interface FhirSamples {
  [type: string]: string;
}

/** Returns the ids under which the sample rows of an organization are resources. @param uuid that of the organization */
export const fhirSamples = (
  { patientId, deviceId, assignmentId, siteId, 'blood-glucose-reading': readingId }: SampleNames,
  uuid: string,
): FhirSamples => ({
  Patient: String(patientId),
  Observation: `blood-glucose-${readingId}`,
  Device: String(deviceId),
  DeviceUseStatement: String(assignmentId),
  Location: String(siteId),
  Organization: uuid,
  Group: `site-${siteId}`,
  CodeSystem: 'reading-value',
});

const REFERENCE = /"reference":"Patient\/(\d+)"/g;

/** Returns the ids of the patients in a resource: patients themselves, and those to whom it refers. */
export function patientsInFhir(resource: Resource): number[] {
  const entries = resource.resourceType === 'Bundle' ? (resource.entry ?? []) : [{ resource }];
  const patients = entries.flatMap(({ resource: found }) => (found?.resourceType === 'Patient' ? [Number(found.id)] : []));
  const referred = [...JSON.stringify(resource).matchAll(REFERENCE)].map(([, id]) => Number(id));
  return [...new Set([...patients, ...referred])].sort((one, other) => one - other);
}
