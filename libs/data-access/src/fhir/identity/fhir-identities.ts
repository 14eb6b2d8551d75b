import { jsonStatement, type Database } from '@rpm/database';
import { type FhirIdentity } from '@rpm/fhir';
import { usableIdentity } from './fhir-identity';
import { FHIR_IDENTITY, type StoredFhirIdentity } from './fhir-identity.sql';

/** Time in milliseconds after which another process's change of an identity takes effect. */
const REMEMBER_MS = 2_000;
const MAX_REMEMBERED = 10_000;

interface Remembered {
  identity: Promise<FhirIdentity>;
  until: number;
}

const FIND_IDENTITY = jsonStatement<object, { json: string }>({
  name: 'find-fhir-identity-as-json',
  text: `select ${FHIR_IDENTITY}::text as json`,
});

/**
 * The identities of the organizations that have sent requests to the FHIR server lately. Each request needs one, also if it is answered with a problem, so they are
 * remembered for a short time.
 */
export class FhirIdentities {
  /** The identity that was looked up first is first. */
  private readonly remembered = new Map<number, Remembered>();

  constructor(private readonly database: Database) {
    database.onWrite((organizationId) => this.remembered.delete(organizationId));
  }

  /** Returns the identity of an organization. @throws TemporaryProblem as {@link usableIdentity} does */
  find(organizationId: number): Promise<FhirIdentity> {
    const known = this.remembered.get(organizationId);
    if (known && known.until > performance.now()) return known.identity;
    const identity = this.lookUp(organizationId);
    this.remember(organizationId, identity);
    // A failure must not be remembered.
    identity.catch(() => {
      if (this.remembered.get(organizationId)?.identity === identity) this.remembered.delete(organizationId);
    });
    return identity;
  }

  private remember(organizationId: number, identity: Promise<FhirIdentity>): void {
    this.remembered.delete(organizationId);
    this.remembered.set(organizationId, { identity, until: performance.now() + REMEMBER_MS });
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MAX_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }

  private async lookUp(organizationId: number): Promise<FhirIdentity> {
    const [row] = await this.database.read({ organizationId }, FIND_IDENTITY, {});
    return usableIdentity(JSON.parse(row?.json ?? 'null') as StoredFhirIdentity | null);
  }
}
