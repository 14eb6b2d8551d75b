import { ApiKeyRepository } from '@rpm/data-access';
import { createDataSource } from '@rpm/database';
import { type BenchmarkVariant } from './compare';
import { type DatabaseUrls, type ReadingsDatabase } from './readings-database';
import { type BenchmarkContext } from '../row';
import { findPostmaster } from '../measure/processor-time';
import { startServer } from '../measure/server-process';

/** Path of the service's main program. */
export const SERVICE = 'apps/api/dist/main.js';

/** Creates an API key that is valid for a day. @returns the key that clients must send */
export async function createBenchmarkKey({ url, organizationId }: ReadingsDatabase, scopes: string[]): Promise<string> {
  const [key = ''] = await createKeys(url, [organizationId], scopes);
  return key;
}

/** Creates an API key for each organization that is valid for a day. @returns the texts of the keys in the order of the organizations */
export async function createKeys(url: string, organizationIds: readonly number[], scopes: string[]): Promise<string[]> {
  const dataSource = await createDataSource({ connection: { connectionString: url }, poolSize: 1 }).initialize();
  try {
    const grant = { name: 'Benchmark', scopes, expireTimestamp: new Date(Date.now() + 86_400_000) };
    const keys = new ApiKeyRepository(dataSource);
    const tokens: string[] = [];
    for (const organizationId of organizationIds) tokens.push((await keys.create(organizationId, grant)).token.text);
    return tokens;
  } finally {
    await dataSource.destroy();
  }
}

/** Returns environment variables for the service: the default settings without demo data, independent of the caller's environment. */
export function serviceEnvironment({ url }: DatabaseUrls) {
  return {
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '10',
    DEMO: 'off',
    // Webhook delivery is off, because the bare server sends no webhooks either. Other benchmarks measure the cost of sending.
    DELIVERY: 'off',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '0',
  };
}

/** Whether PostgreSQL uses generic plans, as it does in the service for statements that have a name. */
export type PlanCacheMode = 'auto' | 'force_generic_plan';

/** Returns the connection URL for a superuser, who is not subject to row-level security, with the given setting for generic plans. */
export function baselineUrl({ administrationUrl }: DatabaseUrls, planning: PlanCacheMode): string {
  return `${administrationUrl}?options=${encodeURIComponent(`-c plan_cache_mode=${planning}`)}`;
}

export function baselineEnvironment(
  database: DatabaseUrls & { organizationId?: number },
  planning: PlanCacheMode = 'force_generic_plan',
) {
  return { DATABASE_URL: baselineUrl(database, planning), ORGANIZATION_ID: String(database.organizationId ?? '') };
}

/** Starts a program that is compared with others. @param program path in the repository */
export async function startServerVariant<Name extends string>(
  { defer, node }: BenchmarkContext,
  name: Name,
  title: string,
  program: string,
  environment: Record<string, string> & { DATABASE_URL: string },
): Promise<BenchmarkVariant<Name>> {
  const { port, pid, stop } = await startServer(program, environment, node);
  defer(stop);
  return { name, title, port, processes: { server: pid, postmaster: await findPostmaster(environment.DATABASE_URL) } };
}
