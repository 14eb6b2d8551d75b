import {
  type CapabilityStatement,
  type CapabilityStatementRestResource,
  type CapabilityStatementRestResourceOperation,
  type CapabilityStatementRestResourceSearchParam,
  type CapabilityStatementRestSecurity,
} from '@medplum/fhirtypes';
import { nonEmpty, present } from '../element/present';

/** A resource that the service offers. */
export interface OfferedResource {
  type: NonNullable<CapabilityStatementRestResource['type']>;
  interactions: readonly ('read' | 'search-type' | 'create')[];
  /** Whether resources have a version id; true by default. */
  isVersioned?: boolean;
  profiles?: readonly string[];
  searchParameters?: readonly {
    name: string;
    type: NonNullable<CapabilityStatementRestResourceSearchParam['type']>;
    documentation?: string;
  }[];
  includes?: readonly string[];
  operations?: readonly OfferedOperation[];
}

/** An operation such as `$export`, without its dollar sign. */
export interface OfferedOperation {
  name: string;
  /** Canonical address of its OperationDefinition. */
  definition: string;
}

/** Facts about the running service, from which its statement is made. They belong to no organization. */
export interface CapabilityParts {
  /** Version of the service. */
  version: string;
  /** Time of the last change, a date such as `2026-11-29`. */
  date: string;
  /** Address of `/fhir/r4`. */
  url: string;
  /** Guides that the service implements, by canonical address. */
  instantiates?: readonly string[];
  /** Address of the token endpoint of SMART backend services; null if they are off, so that there are only keys. */
  tokenUrl: string | null;
  resources: readonly OfferedResource[];
  operations?: readonly OfferedOperation[];
  /** Interactions of the whole system. */
  interactions?: readonly ('batch' | 'search-system')[];
}

export function capabilityStatement(parts: CapabilityParts): CapabilityStatement {
  const { version, date, url, instantiates = [], tokenUrl, resources, operations = [], interactions = [] } = parts;
  return present<CapabilityStatement>({
    resourceType: 'CapabilityStatement',
    status: 'active',
    date,
    kind: 'instance',
    instantiates: nonEmpty(instantiates),
    software: { name: 'RPM service', version },
    implementation: { description: 'Remote patient monitoring', url },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      present({
        mode: 'server' as const,
        security: securityOf(tokenUrl),
        resource: nonEmpty(resources.map(resourceOf)),
        interaction: nonEmpty(interactions.map((code) => ({ code }))),
        operation: nonEmpty<CapabilityStatementRestResourceOperation>(operations),
      }),
    ],
  });
}

/** Extension in which SMART clients look for the token endpoint, beside `.well-known/smart-configuration`. */
const OAUTH_URIS = 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris';

function securityOf(tokenUrl: string | null): CapabilityStatementRestSecurity {
  const keys = 'An API key in Authorization: Bearer, or in Service-API-Key.';
  if (tokenUrl === null) return { description: keys };
  const system = 'http://terminology.hl7.org/CodeSystem/restful-security-service';
  return {
    extension: [{ url: OAUTH_URIS, extension: [{ url: 'token', valueUri: tokenUrl }] }],
    service: [{ coding: [{ system, code: 'SMART-on-FHIR' }] }],
    description: `${keys} Or a token of SMART backend services.`,
  };
}

function resourceOf(offered: OfferedResource): CapabilityStatementRestResource {
  const {
    type,
    interactions,
    isVersioned = true,
    profiles = [],
    searchParameters = [],
    includes = [],
    operations = [],
  } = offered;
  return present<CapabilityStatementRestResource>({
    type,
    supportedProfile: nonEmpty(profiles),
    interaction: interactions.map((code) => ({ code })),
    versioning: isVersioned ? 'versioned' : 'no-version',
    readHistory: false,
    searchInclude: nonEmpty(includes),
    searchParam: nonEmpty(searchParameters.map((parameter) => ({ ...parameter }))),
    operation: nonEmpty(operations.map((operation) => ({ ...operation }))),
  });
}
