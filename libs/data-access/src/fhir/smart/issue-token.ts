import { hash } from 'node:crypto';
import { type AuditEntry, SmartToken } from '@rpm/domain';
import { type Database, recordEntry, statement } from '@rpm/database';
import { type Principal } from '../../access/token-authenticator';
import { type SmartClient } from './smart-clients';

/** Lifetime of an access token in seconds. */
const TOKEN_SECONDS = 300;

/** Time in seconds for which a used assertion is known after its expiry, because clocks differ. */
const MARGIN_SECONDS = 300;

/** Error: the assertion was used before, or the client was revoked in the meantime. */
export class SmartReplay extends Error {}

/** A client's request for an access token, after its assertion was verified. */
export interface SmartGrant {
  client: SmartClient;
  /** Id of the assertion, which is used once. */
  jti: string;
  /** Time in seconds since 1970 at which the assertion expires. */
  exp: number;
  /** Scopes of this service that the token has. */
  scopes: readonly string[];
}

interface IssuedToken {
  token: SmartToken;
  principal: Principal;
  expiresInSeconds: number;
}

/**
 * The lock on the client makes a revocation wait, or waits for one. Of two requests with one assertion, the second waits for the first and inserts nothing.
 */
const ISSUE = statement<
  { keyId: number; assertion: Buffer; exp: number; token: Buffer; scopes: readonly string[] },
  { seconds: number }
>({
  name: 'issue-smart-token',
  text: `
    with client as materialized (
      select id, name, expire_timestamp from api_key
      where organization_id = $organizationId and id = $keyId and client_id is not null
        and (revoke_timestamp is null or revoke_timestamp > now()) and (expire_timestamp is null or expire_timestamp > now())
      for share
    ), used as (
      insert into smart_assertion (organization_id, api_key_id, hash, expire_timestamp)
      select $organizationId, id, $assertion, to_timestamp($exp) + interval '${MARGIN_SECONDS} seconds' from client
      on conflict do nothing returning 1
    ), issued as (
      insert into smart_token (organization_id, hash, api_key_id, name, scopes, expire_timestamp)
      select $organizationId, $token, id, name, $scopes::text[], least(now() + interval '${TOKEN_SECONDS} seconds', expire_timestamp)
      from client, used returning expire_timestamp
    )
    select floor(extract(epoch from expire_timestamp - now()))::float8 as seconds from issued`,
});

/**
 * Issues an access token, in one transaction with its row of the audit trail.
 * @throws SmartReplay if the assertion was used before, or the client has ended @throws TemporaryProblem `audit_unavailable`
 */
export function issueSmartToken(
  database: Database,
  { client, jti, exp, scopes }: SmartGrant,
  entryOf: (principal: Principal) => AuditEntry,
): Promise<IssuedToken> {
  const { keyId, organizationId, name } = client;
  const principal: Principal = { keyId, organizationId, scopes, actor: { kind: 'key', id: keyId, name } };
  const token = SmartToken.generate();
  return database.inTransaction({ organizationId, actor: principal.actor }, async (transaction) => {
    const assertion = hash('sha256', jti, 'buffer');
    const [issued] = await transaction.run(ISSUE, { keyId, assertion, exp, token: token.hash, scopes });
    if (!issued) throw new SmartReplay();
    await recordEntry(transaction, entryOf(principal));
    return { token, principal, expiresInSeconds: issued.seconds };
  });
}
