import { type Pool } from 'pg';
import { type DataSource } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

/** Counts the statements a data source is asked for by name while `act` runs; they run as ever. */
export async function countNamedStatements(dataSource: DataSource, act: () => Promise<unknown>): Promise<number> {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  let count = 0;
  const counted = new Proxy(pool, {
    get(target, property) {
      if (property === 'query') count++;
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  Object.assign(dataSource.driver, { master: counted });
  await act().finally(() => Object.assign(dataSource.driver, { master: pool }));
  return count;
}
