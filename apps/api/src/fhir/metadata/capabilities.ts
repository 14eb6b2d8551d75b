import { type CapabilityStatement, capabilityStatement, type OfferedOperation, type OfferedResource } from '@rpm/fhir';
import { openApiDocument } from '../../operations/document';
import { type SearchedType } from '../http/resource.controller';
import { SEARCHED_TYPES } from '../searched-types';

/** Date of the last change of what the statement contains. */
const CHANGED = '2026-11-29';

/** The code systems of the service, which are read by their ids only. */
const CODE_SYSTEM: OfferedResource = { type: 'CodeSystem', interactions: ['read'] };

/** The types of resources that clients may send. */
const RECEIVED_TYPES = ['Observation'];

const BULK_DATA = 'http://hl7.org/fhir/uv/bulkdata';

/** The types of resources that have an export of their own, with its definition. */
const EXPORTS: Readonly<Record<string, string>> = { Patient: 'patient-export', Group: 'group-export' };

const exportBy = (definition: string): OfferedOperation => ({
  name: 'export',
  definition: `${BULK_DATA}/OperationDefinition/${definition}`,
});

/** Returns what the FHIR server supports. @param url URL below which resources are served @param tokenUrl address of the token endpoint; null if SMART is off */
export const capabilities = (url: string, tokenUrl: string | null): CapabilityStatement =>
  capabilityStatement({
    version: openApiDocument.info.version,
    date: CHANGED,
    url,
    tokenUrl,
    instantiates: [
      `${BULK_DATA}/CapabilityStatement/bulk-data`,
      'http://hl7.org/fhir/uv/cgm/CapabilityStatement/cgm-data-receiver',
    ],
    interactions: ['batch'],
    operations: [
      exportBy('export'),
      { name: 'submit-cgm-bundle', definition: 'http://hl7.org/fhir/uv/cgm/OperationDefinition/submit-cgm-bundle' },
    ],
    resources: [...SEARCHED_TYPES.map(offered), CODE_SYSTEM],
  });

function offered({ search: { type, parameters, includes }, profiles = [] }: SearchedType): OfferedResource {
  return {
    // Every type that can be searched is a type of FHIR.
    type: type as OfferedResource['type'],
    interactions: ['read', 'search-type', ...(RECEIVED_TYPES.includes(type) ? (['create'] as const) : [])],
    profiles,
    searchParameters: Object.entries(parameters).map(([name, { type: kind, documentation }]) => ({
      name,
      type: kind,
      documentation,
    })),
    includes: Object.keys(includes),
    operations: EXPORTS[type] === undefined ? [] : [exportBy(EXPORTS[type])],
  };
}
