import Ajv, { type ValidateFunction } from 'ajv';
import type { Resource } from '@medplum/fhirtypes';
import { definitionFile } from '../definitions/definitions';

let ajv: Ajv | undefined;

/** The part of the schema for one type, compiled when the first resource of the type comes: all twelve take some 0.6 seconds. */
function validatorOf(resourceType: string): ValidateFunction | undefined {
  // The schema has keywords that only OpenAPI knows.
  ajv ??= new Ajv({ strict: false }).addSchema(definitionFile('fhir.schema.json'), 'fhir');
  return ajv.getSchema(`fhir#/definitions/${resourceType}`);
}

/** Faults against the JSON Schema of FHIR: forms of dates, ids and texts, codes of required value sets, unknown members. */
export function jsonSchemaFaults(resource: Resource): string[] {
  const validate = validatorOf(resource.resourceType);
  if (validate === undefined) return [`has no type ${resource.resourceType}`];
  if (validate(resource)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}
