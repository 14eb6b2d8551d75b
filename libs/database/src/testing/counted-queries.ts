import { type Pool, type QueryConfig } from 'pg';
import { type DataSource } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

/** Methods of the connection pool that send a statement. */
const SENDING = new Set<string | symbol>(['query', 'run', 'read', 'write', 'lookUp']);

/** Returns the statements that a data source sends while the function `act` runs. */
export async function sentStatements(dataSource: DataSource, act: () => Promise<unknown>): Promise<QueryConfig[]> {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  const sent: QueryConfig[] = [];
  const watched = new Proxy(pool, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (SENDING.has(property)) sent.push(given[0] as QueryConfig);
        return value.apply(target, given) as unknown;
      };
    },
  });
  Object.assign(dataSource.driver, { master: watched });
  await act().finally(() => Object.assign(dataSource.driver, { master: pool }));
  return sent;
}

/** Returns the number of statements that a data source sends while the function `act` runs. */
export async function countNamedStatements(dataSource: DataSource, act: () => Promise<unknown>): Promise<number> {
  return (await sentStatements(dataSource, act)).length;
}
