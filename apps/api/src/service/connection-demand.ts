import {
  ConfigurationError,
  type Connection,
  type Database,
  keepsSessions,
  maxConnections,
  type PermittedConnections,
  permittedConnections,
} from '@rpm/database';
import { type Configuration } from '../configuration/configuration';

type DemandConfiguration = Pick<Configuration, 'WORKERS' | 'DATABASE_POOL_SIZE'>;

/** Number of connections for webhook delivery. Fan-out, claims, results and maintenance each run one statement at a time. */
export const DELIVERY_POOL_SIZE = 4;

/** Minimum number of connections for the requests of a worker. One organization uses at most half of them. */
const MIN_POOL_SIZE = 4;

/** Connections of the primary process, which migrates, fills the demo, and reads the state of the database for the metrics. */
export const PRIMARY_POOL_SIZE = 2;

/** Connections of a worker outside of its pools: one checks whether the database is usable, one is notified of revoked keys, and one of new events. */
const PROBE = 1;
const LISTENERS = 2;

/** Returns the size of the connection pool of one worker. @throws ConfigurationError if the pool is too small to be divided */
export function poolSizeOfWorker({ WORKERS, DATABASE_POOL_SIZE }: DemandConfiguration): number {
  const size = Math.floor(DATABASE_POOL_SIZE / WORKERS);
  if (size >= MIN_POOL_SIZE) return size;
  const enough = Math.floor(DATABASE_POOL_SIZE / MIN_POOL_SIZE);
  const fewer = enough > 0 ? `, or WORKERS to ${enough}` : '';
  throw new ConfigurationError([
    `DATABASE_POOL_SIZE: ${DATABASE_POOL_SIZE} connections are too few for ${WORKERS} workers, which need at least ${MIN_POOL_SIZE} each; ` +
      `set it to ${WORKERS * MIN_POOL_SIZE} or more${fewer}`,
  ]);
}

/** Maximum number of database connections of a service with several workers, and the sum that leads to it. */
export interface ConnectionDemand {
  connections: number;
  arithmetic: string;
}

/** Computes how many database connections the service can open. */
export function connectionDemand(configuration: DemandConfiguration): ConnectionDemand {
  const poolSize = poolSizeOfWorker(configuration);
  const shared = maxConnections({ poolSize, patience: 'request' }) - poolSize;
  const senders = maxConnections({ poolSize: DELIVERY_POOL_SIZE, patience: 'delivery' });
  const { WORKERS } = configuration;
  return {
    connections: WORKERS * (poolSize + shared + senders + LISTENERS + PROBE) + PRIMARY_POOL_SIZE,
    arithmetic:
      `${WORKERS} workers x (${poolSize} for requests + ${shared} that all requests share + ${senders} for webhooks and the audit trail + ` +
      `${LISTENERS} listeners + ${PROBE} for readiness) + ${PRIMARY_POOL_SIZE} of the primary process`,
  };
}

/** Describes why the server permits too few connections; null if it permits enough. */
export function lackOfConnections(
  { connections, arithmetic }: ConnectionDemand,
  { max, reserved }: PermittedConnections,
): string | null {
  if (connections <= max - reserved) return null;
  return (
    `WORKERS: needs up to ${connections} database connections: ${arithmetic}. The server permits ${max - reserved} (max_connections ${max} - ` +
    `${reserved} reserved). Lower WORKERS or DATABASE_POOL_SIZE, or raise max_connections`
  );
}

/**
 * Checks that the server permits the connections of all workers. Behind a pooler of transactions, the limits are those of the pooler, which cannot be queried.
 * @throws ConfigurationError with the arithmetic
 */
export async function assertEnoughConnections(
  database: Database,
  connection: Connection,
  configuration: DemandConfiguration,
): Promise<void> {
  const lack = lackOfConnections(connectionDemand(configuration), await permittedConnections(database));
  if (lack !== null && (await keepsSessions(connection))) throw new ConfigurationError([lack]);
}
