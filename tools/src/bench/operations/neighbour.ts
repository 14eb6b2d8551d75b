import { type DataSource } from 'typeorm';
import { getRequest } from '../measure/http-request';
import { applyLoad, type LoadTestResult } from '../measure/load';
import { startServer } from '../measure/server-process';
import { median, roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { type DatabaseUrls, openDisposableDatabase, prepareSchema, withDataSource } from '../reading/readings-database';
import { createKeys, SERVICE, serviceEnvironment } from '../reading/variants';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';

export const neighbour: Row = {
  name: 'neighbour',
  about: 'a patient by id, alone and beside an organization that reads a device with --readings former identifiers and events',
  defaults: { readings: 5_000 },
  run: async (bench) => runNeighbour(bench, await openDisposableDatabase(bench, `neighbour_${process.pid}`)),
};

const PATIENT_CONNECTIONS = 8;
const NEIGHBOUR_CONNECTIONS = 4;

/** Paths that the neighbour reads while the patient is read. The second one is the baseline: the cost of as many connections with short answers. */
const CONDITIONS = [
  { condition: 'alone', path: null },
  { condition: 'beside a small device', path: '/api/v3/device/1' },
  { condition: 'beside the largest device', path: '/api/v3/device/2' },
] as const;

/** Results of reading the patient under one condition, a load for each round. */
interface MeasuredCondition {
  condition: string;
  path: string | null;
  loads: LoadTestResult[];
}

/** Measures one organization's reads, alone and beside a neighbour on the same service. @param urls an empty database */
export async function runNeighbour(bench: BenchmarkContext, urls: DatabaseUrls): Promise<BenchmarkResult> {
  const postgres = await prepareSchema(urls.url);
  bench.say('Filling the database');
  const organizationIds = await withDataSource(urls.administrationUrl, (administration) => fill(bench.readings, administration));
  const [key = '', keyOfNeighbour = ''] = await createKeys(urls.url, organizationIds, ['*']);
  bench.say('Starting the service');
  const { port, stop } = await startServer(SERVICE, serviceEnvironment(urls), bench.node);
  bench.defer(stop);
  let failures = 0;
  const load = async (connections: number, path: string, token: string): Promise<LoadTestResult> => {
    const request = getRequest(path, { 'Service-API-Key': token });
    const result = await applyLoad({ port, connections, milliseconds: bench.seconds * 1000, next: () => request });
    failures += result.failures;
    return result;
  };
  const measured = CONDITIONS.map((one): MeasuredCondition => ({ ...one, loads: [] }));
  // The first round is a warm-up.
  for (let round = 0; round <= bench.rounds; round++) {
    const inTurn = [...measured.slice(round % measured.length), ...measured.slice(0, round % measured.length)];
    for (const { condition, path, loads } of inTurn) {
      bench.say(round === 0 ? `Warming up: ${condition}` : `Round ${round} of ${bench.rounds}: ${condition}`);
      const [ofPatient] = await Promise.all([
        load(PATIENT_CONNECTIONS, '/api/v3/patient/1', key),
        path === null ? null : load(NEIGHBOUR_CONNECTIONS, path, keyOfNeighbour),
      ]);
      if (round > 0) loads.push(ofPatient);
    }
  }
  return { ...resultOf(bench, measured), failures, postgres };
}

function resultOf(
  { readings, rounds }: BenchmarkContext,
  measured: MeasuredCondition[],
): Pick<BenchmarkResult, 'figures' | 'text'> {
  const conditions = measured.map(({ condition, loads }) => {
    const medianOf = (figure: 'requestsPerSecond' | 'p50' | 'p99') => median(loads.map((load) => load[figure]));
    const [requestsPerSecond, p50, p99] = [medianOf('requestsPerSecond'), medianOf('p50'), medianOf('p99')];
    return { condition, requestsPerSecond: roundTo(requestsPerSecond, 0), p50: roundTo(p50, 2), p99: roundTo(p99, 2) };
  });
  const [, small, largest] = conditions;
  const ratio = roundTo((largest?.p99 ?? NaN) / (small?.p99 ?? NaN), 2);
  const lines = conditions.map(({ condition, requestsPerSecond, p50, p99 }) => [
    condition,
    String(requestsPerSecond),
    p50.toFixed(2),
    p99.toFixed(2),
  ]);
  return {
    figures: { ratio, parts: readings, conditions },
    text: [
      `p99 beside the largest device to p99 beside a small one: ${ratio.toFixed(2)}; medians of ${rounds} round(s)`,
      `a patient read on ${PATIENT_CONNECTIONS} connections, the neighbour's device on ${NEIGHBOUR_CONNECTIONS}, which has ${readings} former identifiers and as many events`,
      '',
      ...alignColumns([['condition', 'requests/s', 'p50 ms', 'p99 ms'], ...lines]),
    ].join('\n'),
  };
}

/** Fills an empty, migrated database. @returns the organization with patient 1, and its neighbour with devices 1 (small) and 2 (largest) */
async function fill(parts: number, administration: DataSource): Promise<number[]> {
  const organizations = await administration.query<{ id: number }[]>(
    `insert into organization (name) values ('Benchmark'), ('Neighbour') returning id`,
  );
  const [own = 0, other = 0] = organizations.map(({ id }) => id);
  for (const statement of [
    `insert into patient (organization_id, id, first_name, last_name, sex, local_time_zone) overriding system value
     values (${own}, 1, 'Testina', 'Sampleton', 'unknown', 'UTC')`,
    `insert into item (organization_id, id, name) overriding system value values (${other}, 1, 'Example Meter')`,
    `insert into device (organization_id, id, item_id, current_status, disabled_readings) overriding system value
     select ${other}, id, 1, 'available', false from generate_series(1, 2) id`,
    `insert into device_identifier (organization_id, device_id, type, value, normalized)
     select ${other}, 2, 'serial', 'EXAMPLE-' || n, 'EXAMPLE' || n from generate_series(1, 20) n`,
    `insert into former_device_identifier (organization_id, device_id, type, value, end_timestamp)
     select ${other}, 2, 'serial', 'FORMER-' || n, now() from generate_series(1, ${parts}) n`,
    `insert into device_event (organization_id, device_id, type, event_timestamp)
     select ${other}, 2, 'lowBattery', now() from generate_series(1, ${parts}) n`,
    'vacuum analyze',
  ]) {
    await administration.query(statement);
  }
  return [own, other];
}
