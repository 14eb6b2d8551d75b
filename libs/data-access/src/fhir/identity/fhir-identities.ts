import { jsonStatement, type Database } from '@rpm/database';
import { TemporaryProblem } from '@rpm/domain';
import { type FhirIdentity } from '@rpm/fhir';

/** Time in milliseconds after which another process's change of an identity takes effect. */
const REMEMBER_MS = 2_000;
const MAX_REMEMBERED = 10_000;

interface Remembered {
  identity: Promise<FhirIdentity>;
  until: number;
}

const FIND_IDENTITY = jsonStatement<object, { json: string }>({
  name: 'find-fhir-identity',
  text: `select json_build_object('uuid', o.uuid, 'base', o.fhir_base, 'externalIdentifierSystem', o.external_identifier_system)::text as json
    from organization o where o.id = $organizationId`,
});

/** What determines the names of identifiers and codes in FHIR, by organization. Every answer needs it, so it is remembered for a short time. */
export class FhirIdentities {
  /** The identity that was looked up first is first. */
  private readonly remembered = new Map<number, Remembered>();

  constructor(private readonly database: Database) {
    database.onWrite((organizationId) => this.remembered.delete(organizationId));
  }

  /** Returns the identity of an organization. @throws TemporaryProblem if the service has not given it a UUID yet after an upgrade */
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
    if (this.remembered.size <= MAX_REMEMBERED) return;
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined) this.remembered.delete(oldest);
  }

  private async lookUp(organizationId: number): Promise<FhirIdentity> {
    const [row] = await this.database.read({ organizationId }, FIND_IDENTITY, {});
    const { uuid, ...identity } = JSON.parse(row?.json ?? '{}') as FhirIdentity & { uuid: string | null };
    if (uuid !== null) return { ...identity, uuid };
    throw new TemporaryProblem('unavailable', 'The upgrade of this organization is not finished. Try again later.', 1);
  }
}
