import type { Resource } from '@medplum/fhirtypes';
import { lintFaults } from './lint/lint';
import { invariantFaults } from './validators/invariants';
import { jsonSchemaFaults } from './validators/json-schema';
import { lantanaFaults } from './validators/lantana';
import { medplumFaults } from './validators/medplum';

export const VALIDATORS = {
  lint: lintFaults,
  'JSON Schema': jsonSchemaFaults,
  Medplum: medplumFaults,
  Lantana: lantanaFaults,
  fhirpath: invariantFaults,
} as const satisfies Record<string, (resource: Resource) => string[]>;

export type ValidatorName = keyof typeof VALIDATORS;
export const VALIDATOR_NAMES = Object.keys(VALIDATORS) as readonly ValidatorName[];
