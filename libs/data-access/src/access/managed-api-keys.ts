import {
  type ApiKeyInput,
  type ApiKeyRotationInput,
  type ApiKeyToken,
  type ApiKeyView,
  type ApiKeyWithTokenView,
  grantsBeyond,
  KEY_OVERLAP,
  type Page,
  type PageRequest,
  Problem,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  type WriteRequest,
  findOne,
  findInTransaction,
  type FindByIdDefinition,
  JsonText,
  type ListDefinition,
  listPage,
  type Transaction,
} from '@rpm/database';
import { type SecretBox, writeSecretly } from '@rpm/encryption';
import { type Principal } from './token-authenticator';
import { insertApiKey, replaceApiKey, revokeApiKey } from './api-key.repository';
import { API_KEY } from './api-key.view';

/** The keys of people are internal: nobody knows them. They cannot be rotated, because the person who gets the new key could act for the owner. */
const RESOURCE: FindByIdDefinition<ApiKeyView> = {
  noun: 'API key',
  from: 'api_key k',
  where: 'not k.internal',
  json: API_KEY,
  about: nobody,
  isQuick: true,
};

const LIST: ListDefinition<object, ApiKeyView> = {
  ...RESOURCE,
  conditions: {},
  order: 'k.id',
  sorts: { id: ['k.id'] },
  index: { reverseOrder: 'k.id desc', keyFilters: [] },
};

type ApiKeyWriteRequest = WriteRequest & Pick<Principal, 'scopes'>;

/** Manages the API keys of an organization for callers with one of these keys. A key can grant only scopes that it has itself. */
export class ManagedApiKeys {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  /** Lists API keys, sorted by id. */
  list(organizationId: number, request: PageRequest): Promise<Page<JsonText<ApiKeyView>>> {
    return listPage(this.database, organizationId, LIST, {}, request);
  }

  /** Returns an API key. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<ApiKeyView>> {
    return findOne(this.database, organizationId, RESOURCE, id);
  }

  /**
   * Creates an API key. @returns the key with its token, which no other operation returns
   * @throws Problem `scope_missing` when the caller lacks one of its scopes
   */
  async create(
    request: ApiKeyWriteRequest,
    { name, scopes, expireTimestamp = null }: ApiKeyInput,
  ): Promise<JsonText<ApiKeyWithTokenView>> {
    assertGrantable(request, scopes);
    return writeSecretly(this.database, this.box, request, async (transaction) => {
      const { apiKey, token } = await insertApiKey(transaction, { name, scopes, expireTimestamp });
      return withToken(transaction, apiKey.id, token);
    });
  }

  /**
   * Replaces an API key by a new one with the same name and scopes. The old one remains valid for a while.
   * @returns the new key with its token, which no other operation returns
   * @throws NotFound
   * @throws Conflict when the key was revoked before, or when the new one would have expired already
   * @throws Problem `scope_missing` when the caller lacks one of its scopes
   */
  async rotate(request: ApiKeyWriteRequest, id: number, rotation: ApiKeyRotationInput): Promise<JsonText<ApiKeyWithTokenView>> {
    // A repeated Idempotency-Key skips the write, so the scopes are checked before the write. The scopes of a key never change.
    const { scopes } = JSON.parse((await this.require(request.organizationId, id)).text) as ApiKeyView;
    assertGrantable(request, scopes);
    const { overlapSeconds, expireTimestamp } = rotation;
    return writeSecretly(this.database, this.box, request, async (transaction) => {
      const { apiKey, token } = await replaceApiKey(transaction, id, {
        overlapSeconds: overlapSeconds ?? KEY_OVERLAP.default,
        expireTimestamp,
      });
      return withToken(transaction, apiKey.id, token);
    });
  }

  /** Revokes an API key at once, even the key that the request uses. @throws NotFound @throws Conflict when it was revoked before */
  revoke(request: WriteRequest, id: number): Promise<JsonText<ApiKeyView>> {
    return this.database.write(request, async (transaction) => {
      await revokeApiKey(transaction, id);
      return findInTransaction(transaction, RESOURCE, id);
    });
  }
}

/** Rejects a caller who would grant scopes that the caller lacks. @throws Problem `scope_missing` */
export function assertGrantable({ scopes: own }: Pick<Principal, 'scopes'>, wanted: readonly string[]): void {
  const beyond = grantsBeyond(own, wanted);
  if (beyond.length === 0) return;
  throw new Problem('scope_missing', `A key can hand out only scopes that it has itself. This key lacks ${beyond.join(', ')}.`);
}

async function withToken(
  transaction: Transaction,
  id: number,
  { text: key }: ApiKeyToken,
): Promise<JsonText<ApiKeyWithTokenView>> {
  const { text } = await findInTransaction(transaction, RESOURCE, id);
  return JsonText.asserted(`${text.slice(0, -1)}, "key" : "${key}"}`, nobody);
}
