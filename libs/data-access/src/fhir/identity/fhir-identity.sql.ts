import { jsonObject, statement } from '@rpm/database';

/** A stored identity. The UUID is null until the service has started once after the upgrade that added it. */
export interface StoredFhirIdentity {
  uuid: string | null;
  base: string | null;
  externalIdentifierSystem: string | null;
}

const OF_ORGANIZATION = jsonObject({
  uuid: 'o.uuid',
  base: 'o.fhir_base',
  externalIdentifierSystem: 'o.external_identifier_system',
});

/**
 * SQL for the {@link StoredFhirIdentity} of the organization in scope, as a column of a statement that reads what is to be mapped. PostgreSQL evaluates it once
 * per statement, so that a request needs no second one.
 */
export const FHIR_IDENTITY = `(select ${OF_ORGANIZATION} from organization o where o.id = $organizationId)`;

/** Finds the identity of the organization in scope, for answers that read nothing else. */
export const FIND_FHIR_IDENTITY = statement<object, { identity: StoredFhirIdentity }>({
  name: 'find-fhir-identity',
  text: `select ${FHIR_IDENTITY} as identity`,
});

/**
 * Stores that a receiver relies on the identity from now on, if none did before. A change of the identity that another transaction has begun is waited for, so
 * the identity must be read afterwards.
 */
export const FIX_FHIR_IDENTITY = statement({
  name: 'fix-fhir-identity',
  text: 'update organization set fhir_fix_timestamp = now() where id = $organizationId and fhir_fix_timestamp is null',
});
