import { hash, randomUUID } from 'node:crypto';
import { type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { ApiKey, ApiKeyToken, Conflict, NotFound, Page, type PageRequest } from '@rpm/domain';
import { type Database, statement, listOrganizations, type Transaction } from '@rpm/database';
import { type TokenState } from './token-authenticator';

export interface ApiKeyGrant {
  name: string;
  scopes: string[];
  expireTimestamp: Date | null;
  /** True for an internal key, which only stores the scopes of a person; nobody gets its token. */
  internal?: boolean;
  /** The person whose scopes the key stores. */
  personId?: number | null;
}

/** A SMART client, which has its public keys either in the row or at an address. */
export interface SmartClientGrant extends Pick<ApiKeyGrant, 'name' | 'scopes' | 'expireTimestamp'> {
  jwks: object | null;
  jwksUrl: string | null;
}

/** The state of an API key that a request presents, according to the database and its clock. */
export interface ApiKeyState extends TokenState {
  id: number;
  organization_id: number;
  name: string;
  scopes: string[];
  /** Id and public keys of a SMART client; null for a key. */
  client_id: string | null;
  jwks: object | null;
  jwks_url: string | null;
}

const COUNT = statement<object, { count: number }>({
  name: 'count-api-keys',
  text: 'select count(*) from api_key where organization_id = $organizationId',
});

const REVOKE = statement<{ id: number; overlapSeconds: number }>({
  name: 'revoke-api-key',
  text: `update api_key set revoke_timestamp = least(revoke_timestamp, now() + $overlapSeconds * interval '1 second')
    where organization_id = $organizationId and id = $id`,
});

export class ApiKeyRepository {
  constructor(private readonly database: Database) {}

  /** Creates an API key. Its token is returned only once and never stored. */
  async create(organizationId: number, grant: ApiKeyGrant): Promise<{ apiKey: ApiKey; token: ApiKeyToken }> {
    return this.database.inTransaction({ organizationId }, (transaction) => insertApiKey(transaction, grant));
  }

  /** Lists API keys, newest first, without internal keys. An internal key only stores the scopes of a person; nobody knows the key itself. */
  async list(organizationId: number, request: PageRequest): Promise<Page<ApiKey>> {
    return this.database.inTransaction({ organizationId }, async ({ manager }) => {
      const [content, total] = await manager.findAndCount(ApiKey, {
        where: { organizationId, internal: false },
        order: { id: 'DESC' },
        skip: (request.page - 1) * request.size,
        take: request.size,
      });
      return new Page(content, request, total);
    });
  }

  /** Counts the API keys of all organizations, one organization at a time, because row-level security restricts each query to one organization. */
  async count(): Promise<number> {
    const organizations = await listOrganizations(this.database);
    let total = 0;
    for (const { id } of organizations) {
      const [row] = await this.database.run({ organizationId: id }, COUNT, {});
      total += row?.count ?? 0;
    }
    return total;
  }

  /**
   * Revokes an API key. All processes reject it as soon as the transaction has committed.
   * @throws NotFound
   * @throws Conflict when the key was revoked before
   */
  async revoke(organizationId: number, id: number): Promise<ApiKey> {
    return this.database.inTransaction({ organizationId }, (transaction) => revokeApiKey(transaction, id));
  }

  /**
   * Replaces an API key, as {@link replaceApiKey} does. @throws NotFound, Conflict
   */
  async rotate(
    organizationId: number,
    id: number,
    rotation: ApiKeyRotation = {},
  ): Promise<{ apiKey: ApiKey; token: ApiKeyToken }> {
    return this.database.inTransaction({ organizationId }, (transaction) => replaceApiKey(transaction, id, rotation));
  }
}

/** Options for replacing an API key. */
export interface ApiKeyRotation {
  /** Number of seconds for which the old key remains valid; by default, it is revoked at once. */
  overlapSeconds?: number;
  /** Expiry of the new key; by default the expiry of the old key. */
  expireTimestamp?: Date | null;
}

/** Creates an API key within a transaction. */
export async function insertApiKey(
  { manager, organizationId }: Transaction,
  { name, scopes, expireTimestamp, internal = false, personId = null }: ApiKeyGrant,
): Promise<{ apiKey: ApiKey; token: ApiKeyToken }> {
  const token = ApiKeyToken.generate();
  const { hash, prefix } = token;
  const apiKey = await insertRow(manager, { organizationId, name, scopes, expireTimestamp, internal, personId, hash, prefix });
  return { apiKey, token };
}

/** Creates a SMART client within a transaction. Its row has the hash of the client id, which is no secret and has not the form of a key. */
export async function insertSmartClient(
  { manager, organizationId }: Transaction,
  { name, scopes, expireTimestamp, jwks, jwksUrl }: SmartClientGrant,
): Promise<ApiKey> {
  const clientId = randomUUID();
  const prefix = clientId.slice(0, 10);
  const row = { organizationId, name, scopes, expireTimestamp, internal: false, personId: null, prefix };
  return insertRow(manager, { ...row, hash: hashOfClientId(clientId), clientId, jwks, jwksUrl });
}

/** Returns the hash by which a SMART client is found. */
export const hashOfClientId = (clientId: string): Buffer => hash('sha256', clientId, 'buffer');

async function insertRow(manager: EntityManager, row: QueryDeepPartialEntity<ApiKey>): Promise<ApiKey> {
  const { identifiers } = await manager.insert(ApiKey, row);
  return manager.findOneByOrFail(ApiKey, { organizationId: Number(row.organizationId), id: Number(identifiers[0]?.['id']) });
}

/**
 * Revokes an API key at once or at a later time. A key whose revocation is still in the future can be revoked earlier, but not later.
 * @throws NotFound
 * @throws Conflict when the key was revoked before
 */
export async function revokeApiKey(transaction: Transaction, id: number, overlapSeconds = 0): Promise<ApiKey> {
  const { manager, organizationId } = transaction;
  const lock = { mode: 'pessimistic_write' } as const;
  const apiKey = await manager.findOne(ApiKey, { where: { organizationId, id, internal: false }, lock });
  if (!apiKey) throw new NotFound('API key');
  if (apiKey.isRevoked(new Date())) throw new Conflict('This API key has already been revoked.');
  await transaction.run(REVOKE, { id, overlapSeconds });
  return manager.findOneByOrFail(ApiKey, { organizationId, id });
}

/**
 * Creates a new API key with the name, scopes and expiry of an old one, and revokes the old one.
 * @throws NotFound
 * @throws Conflict when the old key was revoked before, or when the new one would have expired already
 */
export async function replaceApiKey(
  transaction: Transaction,
  id: number,
  { overlapSeconds, expireTimestamp }: ApiKeyRotation,
): Promise<{ apiKey: ApiKey; token: ApiKeyToken }> {
  const old = await revokeApiKey(transaction, id, overlapSeconds);
  if (old.clientId !== null) throw new Conflict('A SMART client has no key to replace: change the keys that it publishes.');
  const expiry = expireTimestamp ?? old.expireTimestamp;
  if (expiry !== null && expiry <= new Date()) {
    throw new Conflict('This API key has expired, and so would the new one: give it another expiry.');
  }
  const { name, scopes, personId } = old;
  return insertApiKey(transaction, { name, scopes, expireTimestamp: expiry, personId });
}
