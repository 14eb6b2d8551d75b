import { PATIENT_SEARCH } from '@rpm/data-access';
import { type CapabilityStatement, capabilityStatement, type OfferedResource, type SearchDefinition } from '@rpm/fhir';
import { openApiDocument } from '../../operations/document';

/** Date of the last change of what the statement contains. */
const CHANGED = '2026-11-29';

/** The types of resources that can be read and searched, with the profiles that all of their resources meet. */
const SEARCHED: readonly { search: SearchDefinition; profiles?: readonly string[] }[] = [
  { search: PATIENT_SEARCH, profiles: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient'] },
];

/** Returns what the service supports. @param url URL below which resources are served */
export const capabilities = (url: string): CapabilityStatement =>
  capabilityStatement({
    version: openApiDocument.info.version,
    date: CHANGED,
    url,
    smart: false,
    resources: SEARCHED.map(offered),
  });

function offered({ search: { type, parameters, includes }, profiles = [] }: (typeof SEARCHED)[number]): OfferedResource {
  return {
    type: type as OfferedResource['type'],
    interactions: ['read', 'search-type'],
    profiles,
    searchParameters: Object.entries(parameters).map(([name, { type: kind, documentation }]) => ({
      name,
      type: kind,
      documentation,
    })),
    includes: Object.keys(includes),
  };
}
