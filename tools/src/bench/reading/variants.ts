import { ApiKeyRepository, createDataSource } from '@rpm/data-access';
import { type Variant } from './compare';
import { type ReadingsDatabase } from './readings-database';
import { type Bench } from '../row';
import { startServer } from '../measure/server-process';

/** The service as it is deployed. */
export const SERVICE = 'apps/api/dist/main.js';

/** @returns a key of the organization of the readings, good for a day */
export async function createKey({ url, organizationId }: ReadingsDatabase, scopes: string[]): Promise<string> {
  const dataSource = await createDataSource({ connection: { connectionString: url }, poolSize: 1 }).initialize();
  try {
    const grant = { name: 'Benchmark', scopes, expireTimestamp: new Date(Date.now() + 86_400_000) };
    return (await new ApiKeyRepository(dataSource).create(organizationId, grant)).token.text;
  } finally {
    await dataSource.destroy();
  }
}

/** The defaults, whatever the caller's environment says, and no demo among the readings. */
export function ofService({ url }: ReadingsDatabase): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '10',
    DEMO: 'off',
    // Bare sends nothing either; what sending costs is a row of its own.
    DELIVERY: 'off',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '0',
  };
}

/** The service keeps the plans of statements that have a name, whatever their values. */
export type Planning = 'auto' | 'force_generic_plan';

/** Without the service's second lock: as a superuser, whose statements are planned as the service has its own planned. */
export function baselineUrl({ administrationUrl }: ReadingsDatabase, planning: Planning): string {
  return `${administrationUrl}?options=${encodeURIComponent(`-c plan_cache_mode=${planning}`)}`;
}

export function ofBaseline(database: ReadingsDatabase, planning: Planning = 'force_generic_plan'): Record<string, string> {
  return { DATABASE_URL: baselineUrl(database, planning), ORGANIZATION_ID: String(database.organizationId) };
}

/** @param program path in the clone */
export async function startVariant<Name extends string>(
  { defer }: Bench,
  name: Name,
  title: string,
  program: string,
  environment: Record<string, string>,
): Promise<Variant<Name>> {
  const { port, stop } = await startServer(program, environment);
  defer(stop);
  return { name, title, port };
}
