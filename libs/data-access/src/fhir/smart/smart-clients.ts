import { type ApiKey } from '@rpm/domain';
import { type Database } from '@rpm/database';
import { hashOfClientId, insertSmartClient, type SmartClientGrant } from '../../access/api-key.repository';
import { type TokenLookUps } from '../../access/token-look-ups';
import { fixFhirIdentity } from '../identity/fhir-identity';
import { type KeySet } from './key-set';

/** A SMART client that may get access tokens. */
export interface SmartClient {
  clientId: string;
  keyId: number;
  organizationId: number;
  name: string;
  /** Scopes of this service that the client may have. */
  scopes: readonly string[];
  /** Its public keys; null if it publishes them at `jwksUrl`. */
  jwks: KeySet | null;
  jwksUrl: string | null;
}

/** Creates a SMART client. From the first one on, the names of the organization's identifiers in FHIR cannot be changed. */
export function createSmartClient(database: Database, organizationId: number, grant: SmartClientGrant): Promise<ApiKey> {
  return database.inTransaction({ organizationId }, async (transaction) => {
    await fixFhirIdentity(transaction);
    return insertSmartClient(transaction, grant);
  });
}

const CLIENT_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Finds a client by its id. @param address the IP address that sent the id @returns null if there is no such client, or if it was revoked or has expired
 * @throws TemporaryProblem if the database does not answer in time
 */
export async function findSmartClient(lookUps: TokenLookUps, clientId: string, address?: string): Promise<SmartClient | null> {
  if (!CLIENT_ID.test(clientId)) return null;
  const state = await lookUps.find('api_key', hashOfClientId(clientId), address);
  if (state?.client_id !== clientId || state.is_revoked || state.is_expired) return null;
  const { id: keyId, organization_id: organizationId, name, scopes, jwks, jwks_url: jwksUrl } = state;
  return { clientId, keyId, organizationId, name, scopes, jwks: jwks as KeySet | null, jwksUrl };
}
