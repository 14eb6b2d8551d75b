import { ApiKey, ApiKeyToken, Conflict, NotFound, Page, type PageRequest } from '@rpm/domain';
import { type DataSource, type EntityManager } from 'typeorm';
import { inOrganization, runInApiKeyScope, runScoped } from '../scope/organization-scope';

export interface ApiKeyGrant {
  name: string;
  scopes: string[];
  expireTimestamp: Date | null;
}

/** The state of an API key that a request presents, according to the database and its clock. */
export interface ApiKeyState {
  id: number;
  organization_id: number;
  scopes: string[];
  expire_timestamp: Date | null;
  is_expired: boolean;
  is_revoked: boolean;
}

/** Looks up a key and stores its use at most once per minute, both in one round trip. */
const LOOK_UP = {
  name: 'api-key-look-up',
  text: `
    with found as (
      select organization_id, id, scopes, expire_timestamp,
             coalesce(expire_timestamp <= now(), false) as is_expired,
             coalesce(revoke_timestamp <= now(), false) as is_revoked
      from api_key where hash = $1
    ), used as (
      update api_key set last_use_timestamp = now() from found
      where api_key.organization_id = found.organization_id and api_key.id = found.id
        and not found.is_expired and not found.is_revoked
        and (last_use_timestamp is null or last_use_timestamp < now() - interval '1 minute')
    )
    select * from found`,
};

const COUNT = {
  name: 'count-api-keys',
  text: 'select count(*) from api_key where organization_id = $1',
};

export class ApiKeyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Creates an API key. Its token is returned only here and never stored. */
  async create(organizationId: number, grant: ApiKeyGrant): Promise<{ apiKey: ApiKey; token: ApiKeyToken }> {
    return inOrganization(this.dataSource, organizationId, ({ manager }) => this.insert(manager, organizationId, grant));
  }

  async lookUp(hash: Buffer): Promise<ApiKeyState | null> {
    const [standing] = await runInApiKeyScope<ApiKeyState & Record<string, unknown>>(this.dataSource, hash, LOOK_UP, [hash]);
    return standing ?? null;
  }

  /** Lists API keys, newest first. */
  async list(organizationId: number, request: PageRequest): Promise<Page<ApiKey>> {
    return inOrganization(this.dataSource, organizationId, async ({ manager }) => {
      const [content, total] = await manager.findAndCount(ApiKey, {
        where: { organizationId },
        order: { id: 'DESC' },
        skip: (request.page - 1) * request.size,
        take: request.size,
      });
      return new Page(content, request, total);
    });
  }

  /** Counts the API keys of all organizations, one organization at a time, because row-level security restricts each query to one organization. */
  async count(): Promise<number> {
    const organizations = await this.dataSource.query<{ id: number }[]>('select id from organization');
    let total = 0;
    for (const { id } of organizations) {
      const [row] = await runScoped<{ count: number }>(this.dataSource, id, COUNT, [id]);
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
    return inOrganization(this.dataSource, organizationId, ({ manager }) => this.revokeIn(manager, organizationId, id));
  }

  /**
   * Creates a new API key with the name, scopes and expiry of an old one, and revokes the old one in the same transaction.
   * @param expireTimestamp expiry of the new key; by default that of the old one
   * @throws NotFound
   * @throws Conflict when the old key was revoked before, or when the new one would have expired already
   */
  async rotate(organizationId: number, id: number, expireTimestamp?: Date): Promise<{ apiKey: ApiKey; token: ApiKeyToken }> {
    return inOrganization(this.dataSource, organizationId, async ({ manager }) => {
      const old = await this.revokeIn(manager, organizationId, id);
      if (expireTimestamp === undefined && old.isExpired(new Date())) {
        throw new Conflict('This API key has expired, and so would the new one: give it another expiry.');
      }
      const { name, scopes } = old;
      return this.insert(manager, organizationId, { name, scopes, expireTimestamp: expireTimestamp ?? old.expireTimestamp });
    });
  }

  private async insert(manager: EntityManager, organizationId: number, { name, scopes, expireTimestamp }: ApiKeyGrant) {
    const token = ApiKeyToken.generate();
    const { hash, prefix } = token;
    const row = { organizationId, name, scopes, expireTimestamp, hash, prefix };
    const { identifiers } = await manager.insert(ApiKey, row);
    const apiKey = await manager.findOneByOrFail(ApiKey, { organizationId, id: Number(identifiers[0]?.['id']) });
    return { apiKey, token };
  }

  private async revokeIn(manager: EntityManager, organizationId: number, id: number): Promise<ApiKey> {
    const lock = { mode: 'pessimistic_write' } as const;
    const apiKey = await manager.findOne(ApiKey, { where: { organizationId, id }, lock });
    if (!apiKey) throw new NotFound('API key');
    if (apiKey.revokeTimestamp) throw new Conflict('This API key has already been revoked.');
    await manager.query('update api_key set revoke_timestamp = now() where organization_id = $1 and id = $2', [
      organizationId,
      id,
    ]);
    return manager.findOneByOrFail(ApiKey, { organizationId, id });
  }
}
