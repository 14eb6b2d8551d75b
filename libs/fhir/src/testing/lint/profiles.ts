import type { Resource } from '@medplum/fhirtypes';
import { definitions } from '../definitions/definitions';

/** Profiles that the resource claims and whose definitions are not stored, so that no validator checks them. */
export function profileFaults(resource: Resource): string[] {
  const unknown = (resource.meta?.profile ?? []).filter((url) => !definitions().profiles.has(url));
  return unknown.map((url) => `meta.profile has ${url}, whose definition is not known`);
}
