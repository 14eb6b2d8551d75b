import { ApiKeyRepository } from '@rpm/data-access';
import { Database } from '@rpm/database';
import { join } from 'node:path';
import { startServer } from '../../harness/server-process';
import { type BenchmarkContext, type DatabaseUrls } from '../row';
import { type Variant } from './comparison';
import { findPostmaster } from './processor-time';

/** Path of the service's main program. */
export const SERVICE = 'apps/api/dist/main.js';
/** Folder of the programs that are compared with the service. */
const SERVERS = 'tools/dist/bench/servers';

/** The programs that a benchmark compares with this service: a bare server that runs the same SQL statement, or the service of another checkout. */
export type ComparedServer = 'service' | 'bare' | 'against';

/** Creates an API key for each organization that is valid for a day. @returns the texts of the keys in the order of the organizations */
export async function createKeys({ url }: DatabaseUrls, organizationIds: readonly number[], scopes = ['*']): Promise<string[]> {
  const dataSource = await new Database({ connection: { connectionString: url }, poolSize: 1 }).initialize();
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

/** Returns the connection URL for a superuser, who is not subject to row-level security. @param planning `force_generic_plan` as for the service */
export function baselineUrl({ administrationUrl }: DatabaseUrls, planning: 'auto' | 'force_generic_plan'): string {
  return `${administrationUrl}?options=${encodeURIComponent(`-c plan_cache_mode=${planning}`)}`;
}

/**
 * Starts the service with the default settings and without demo data. Webhook delivery is off by default, because the bare server sends no webhooks
 * either.
 */
export async function startService<Name extends string>(
  { defer, node }: BenchmarkContext,
  { url }: DatabaseUrls,
  settings: Record<string, string> = {},
  { name, title, program = SERVICE }: { name: Name; title: string; program?: string } = {
    name: 'service' as Name,
    title: 'this service',
  },
): Promise<Variant<Name>> {
  const defaults = {
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '10',
    DEMO: 'off',
    DELIVERY: 'off',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '0',
  };
  const { port, pid, stop } = await startServer(program, { ...defaults, ...settings }, node);
  defer(stop);
  return { name, title, port, processes: { server: pid, postmaster: await findPostmaster(url) } };
}

/**
 * Starts the service and the program that it is compared with: the bare server, or the service of the other checkout if the run has one. @param program file name
 * of the bare server in `servers`
 */
export async function startCompared(
  bench: BenchmarkContext,
  database: DatabaseUrls,
  program: string,
  settings: Record<string, string> = {},
): Promise<[service: Variant<ComparedServer>, baseline: Variant<ComparedServer>]> {
  bench.say('Starting the two programs');
  const service = await startService<ComparedServer>(bench, database);
  if (bench.against !== undefined) {
    const other = { name: 'against', title: `the service of ${bench.against}`, program: join(bench.against, SERVICE) } as const;
    return [service, await startService<ComparedServer>(bench, database, {}, other)];
  }
  const environment = { DATABASE_URL: baselineUrl(database, 'force_generic_plan'), ...settings };
  const { port, pid, stop } = await startServer(`${SERVERS}/${program}.js`, environment, bench.node);
  bench.defer(stop);
  const title = 'bare node:http + pg, the same statements';
  return [service, { name: 'bare', title, port, processes: { ...service.processes, server: pid } }];
}
