import { expectValidFhir } from '../testing';
import { capabilityStatement } from './capability-statement';

const PARTS = {
  version: '0.1.0',
  date: '2026-11-29',
  url: 'https://rpm.example.org/fhir/r4',
  tokenUrl: 'https://rpm.example.org/fhir/r4/auth/token',
  instantiates: ['http://hl7.org/fhir/uv/bulkdata/CapabilityStatement/bulk-data'],
  resources: [
    {
      type: 'Observation',
      interactions: ['read', 'search-type', 'create'],
      profiles: ['http://hl7.org/fhir/StructureDefinition/heartrate'],
      searchParameters: [{ name: 'patient', type: 'reference' }],
      includes: ['Observation:device'],
      operations: [{ name: 'export', definition: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/patient-export' }],
    },
    { type: 'DeviceUseStatement', interactions: ['read'], isVersioned: false },
  ],
  operations: [{ name: 'export', definition: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/export' }],
  interactions: ['batch'],
} as const;

const STATEMENT = {
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: '2026-11-29',
  kind: 'instance',
  instantiates: PARTS.instantiates,
  software: { name: 'RPM service', version: '0.1.0' },
  implementation: { description: 'Remote patient monitoring', url: 'https://rpm.example.org/fhir/r4' },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json', 'json'],
  rest: [
    {
      mode: 'server',
      security: {
        extension: [
          {
            url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
            extension: [{ url: 'token', valueUri: 'https://rpm.example.org/fhir/r4/auth/token' }],
          },
        ],
        service: [
          {
            coding: [{ system: 'http://terminology.hl7.org/CodeSystem/restful-security-service', code: 'SMART-on-FHIR' }],
          },
        ],
        description: 'An API key in Authorization: Bearer, or in Service-API-Key. Or a token of SMART backend services.',
      },
      resource: [
        {
          type: 'Observation',
          supportedProfile: ['http://hl7.org/fhir/StructureDefinition/heartrate'],
          interaction: [{ code: 'read' }, { code: 'search-type' }, { code: 'create' }],
          versioning: 'versioned',
          readHistory: false,
          searchInclude: ['Observation:device'],
          searchParam: [{ name: 'patient', type: 'reference' }],
          operation: PARTS.resources[0].operations,
        },
        { type: 'DeviceUseStatement', interaction: [{ code: 'read' }], versioning: 'no-version', readHistory: false },
      ],
      interaction: [{ code: 'batch' }],
      operation: PARTS.operations,
    },
  ],
};

describe('capabilityStatement', () => {
  it('describes what the service offers', () => {
    const statement = capabilityStatement(PARTS);
    expect(statement).toEqual(STATEMENT);
    expectValidFhir(statement);
  });

  it('names only keys where SMART backend services are off', () => {
    const statement = capabilityStatement({ ...PARTS, tokenUrl: null });
    const description = 'An API key in Authorization: Bearer, or in Service-API-Key.';
    expect(statement).toEqual({ ...STATEMENT, rest: [{ ...STATEMENT.rest[0], security: { description } }] });
    expectValidFhir(statement);
  });
});
