import { createDataSource, pageStatement, runScoped, type Statement, valueTypes } from '@rpm/database';
import { findReadingsStatement, readingList } from '@rpm/data-access';
import { Pool } from 'pg';
import { devicesFor } from './fill-readings';
import { comparePrograms } from '../measure/race';
import { randomNumbers } from '../measure/random-numbers';
import { openReadingsDatabase, type ReadingsDatabase } from './readings-database';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { baselineUrl } from './variants';

const CONNECTIONS = 8;

export const rowLevelSecurity: Row = {
  name: 'row-level-security',
  about: 'statements with row-level security in the scope of an organization, and the same statements as a superuser without it',
  run: async (bench) => runRowLevelSecurity(bench, await openReadingsDatabase(bench)),
};

/** Creates an SQL statement whose parameter values depend on a random number from 0 (inclusive) to 1 (exclusive). */
type Query = (random: number) => Statement & { values: unknown[] };
type RunQuery = (query: ReturnType<Query>) => Promise<unknown>;

export async function runRowLevelSecurity(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkResult> {
  const { url, organizationId, readings } = database;
  const dataSource = await createDataSource({ connection: { connectionString: url }, poolSize: CONNECTIONS }).initialize();
  bench.defer(() => dataSource.destroy());
  const scoped: RunQuery = ({ values, ...statement }) => runScoped(dataSource, organizationId, statement, values);
  const measure = async (planning: 'auto' | 'force_generic_plan', query: Query) => {
    const pool = new Pool({ connectionString: baselineUrl(database, planning), max: CONNECTIONS, types: valueTypes });
    const plain: RunQuery = (statement) => pool.query(statement);
    const contender = (title: string, run: RunQuery) => ({
      title,
      run: (round: number) => repeat(run, query, round, bench.seconds),
    });
    const contenders = { service: contender('under row-level security', scoped), bare: contender('as a superuser', plain) };
    return comparePrograms(contenders, 'statements', bench).finally(() => pool.end());
  };
  const fetched = await measure('force_generic_plan', (random) => {
    return { ...findReadingsStatement('bloodGlucose'), values: [organizationId, [1 + Math.floor(random * readings)], false] };
  });
  const listed = await measure('auto', (random) => {
    const filter = { patientId: 1 + Math.floor(random * devicesFor(readings)) };
    return pageStatement(organizationId, readingList('bloodGlucose'), filter, { page: 1, size: 15 });
  });
  return {
    figures: {
      ratio: fetched.figures.ratio,
      ratioList: listed.figures.ratio,
      readings,
      fetched: fetched.figures,
      listed: listed.figures,
    },
    text: ['One reading by id:', ...fetched.lines, '\nA page of a patient:', ...listed.lines].join('\n'),
    failures: 0,
    postgres: database.postgres,
  };
}

/** Repeats a statement on every connection for `seconds` seconds. @returns the number of completed statements */
async function repeat(run: RunQuery, query: Query, seed: number, seconds: number): Promise<number> {
  const next = randomNumbers(seed);
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const keepBusy = async () => {
    for (; performance.now() < end; count++) await run(query(next()));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepBusy));
  return count;
}
