import { type StatementRunner, type Transaction } from '@rpm/database';
import { TemporaryProblem } from '@rpm/domain';
import { type FhirIdentity } from '@rpm/fhir';
import { FIND_FHIR_IDENTITY, FIX_FHIR_IDENTITY, type StoredFhirIdentity } from './fhir-identity.sql';

const RETRY_AFTER_SECONDS = 5;

/** Finds the identity of the organization in whose scope the runner is. @throws TemporaryProblem as {@link usableIdentity} does */
export async function findFhirIdentity(runner: StatementRunner): Promise<FhirIdentity> {
  const [row] = await runner.run(FIND_FHIR_IDENTITY, {});
  return usableIdentity(row?.identity);
}

/**
 * Makes the identity of the organization unchangeable, because a receiver relies on it from now on: call it in the transaction that creates an export, a webhook
 * with FHIR or a SMART client, and never for a GET. It waits for a change that is under way. @returns the identity that will remain
 */
export async function fixFhirIdentity(transaction: Transaction): Promise<FhirIdentity> {
  await transaction.run(FIX_FHIR_IDENTITY, {});
  return findFhirIdentity(transaction);
}

/**
 * Returns an identity that a statement has read with `FHIR_IDENTITY`.
 * @throws TemporaryProblem if the organization has no UUID, because the service has not given it one since an upgrade. That takes moments after the start.
 */
export function usableIdentity(stored: StoredFhirIdentity | null | undefined): FhirIdentity {
  const uuid = stored?.uuid ?? null;
  if (stored && uuid !== null) return { ...stored, uuid };
  throw new TemporaryProblem(
    'unavailable',
    'The organization has no permanent identifier for FHIR yet: the service assigns it after an upgrade. Try again later.',
    RETRY_AFTER_SECONDS,
  );
}
