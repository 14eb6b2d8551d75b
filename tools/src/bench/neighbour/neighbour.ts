import { type Database } from '@rpm/database';
import { alignColumns } from '../../harness/table';
import { fillOrganization, prepareSchema, withDataSource } from '../database/readings-database';
import { rotate } from '../measure/comparison';
import { getRequest } from '../measure/http-request';
import { applyLoad, type LoadTestResult } from '../measure/load';
import { createKeys, startService } from '../measure/programs';
import { median, roundTo, sum } from '../measure/statistics';
import { type Row } from '../row';

const PATIENT_CONNECTIONS = 8;
const NEIGHBOUR_CONNECTIONS = 4;

/**
 * Paths that the other organization requests during the measurement. The small device is the baseline: as many connections as for the largest one, but
 * with short responses.
 */
const CONDITIONS = [
  { condition: 'alone', path: null },
  { condition: 'beside a small device', path: '/api/v3/device/1' },
  { condition: 'beside the largest device', path: '/api/v3/device/2' },
];

export const neighbour: Row = {
  name: 'neighbour',
  about: 'a patient by id, alone and beside an organization that reads a device with --readings former identifiers and events',
  defaults: { readings: 5_000 },
  hasHttpServers: true,
  run: async (bench) => {
    const urls = await bench.server.create('neighbour');
    const postgres = await prepareSchema(urls.url);
    bench.say('Filling the database');
    const organizations = await withDataSource(urls.administrationUrl, (administration) => fill(bench.readings, administration));
    const [key = '', keyOfNeighbour = ''] = await createKeys(urls, organizations);
    const { port } = await startService(bench, urls);
    const load = (connections: number, path: string, token: string): Promise<LoadTestResult> => {
      const request = getRequest(path, { 'Service-API-Key': token });
      return applyLoad({ port, connections, end: { milliseconds: bench.seconds * 1000 }, next: () => request });
    };
    const measured = CONDITIONS.map((one) => ({ ...one, loads: [] as LoadTestResult[], failures: 0 }));
    // The first round is a warm-up.
    for (let round = 0; round <= bench.rounds; round++) {
      for (const one of rotate(measured, round)) {
        bench.say(round === 0 ? `Warming up: ${one.condition}` : `Round ${round} of ${bench.rounds}: ${one.condition}`);
        const [ofPatient, ofNeighbour] = await Promise.all([
          load(PATIENT_CONNECTIONS, '/api/v3/patient/1', key),
          one.path === null ? null : load(NEIGHBOUR_CONNECTIONS, one.path, keyOfNeighbour),
        ]);
        one.failures += ofPatient.failures + (ofNeighbour?.failures ?? 0);
        if (round > 0) one.loads.push(ofPatient);
      }
    }
    const conditions = measured.map(({ condition, loads }) => {
      const medianOf = (figure: 'requestsPerSecond' | 'p50' | 'p99') => roundTo(median(loads.map((one) => one[figure])), 2);
      return { condition, requestsPerSecond: medianOf('requestsPerSecond'), p50: medianOf('p50'), p99: medianOf('p99') };
    });
    const [, small, largest] = conditions;
    const ratio = roundTo((largest?.p99 ?? NaN) / (small?.p99 ?? NaN), 2);
    const lines = conditions.map(({ condition, ...figures }) => [condition, ...Object.values(figures).map(String)]);
    return {
      figures: { ratio, parts: bench.readings, conditions },
      text: [
        `p99 beside the largest device to p99 beside a small one: ${ratio.toFixed(2)}; medians of ${bench.rounds} round(s)`,
        `a patient read on ${PATIENT_CONNECTIONS} connections, the neighbour's device on ${NEIGHBOUR_CONNECTIONS}, which has ${bench.readings} former identifiers and as many events`,
        '',
        ...alignColumns([['condition', 'requests/s', 'p50 ms', 'p99 ms'], ...lines]),
      ].join('\n'),
      failures: sum(measured.map(({ failures }) => failures)),
      postgres,
    };
  },
};

/** Fills an empty, migrated database. @returns the organization with patient 1, and its neighbour with devices 1 (small) and 2 (largest) */
async function fill(parts: number, administration: Database): Promise<number[]> {
  const own = await fillOrganization(administration, [
    `insert into patient (organization_id, id, first_name, last_name, sex, local_time_zone) overriding system value
     values ($1, 1, 'Testina', 'Sampleton', 'unknown', 'UTC')`,
  ]);
  const other = await fillOrganization(administration, [
    `insert into item (organization_id, id, name) overriding system value values ($1, 1, 'Example Meter')`,
    `insert into device (organization_id, id, item_id, current_status, disabled_readings) overriding system value
     select $1, id, 1, 'available', false from generate_series(1, 2) id`,
    `insert into device_identifier (organization_id, device_id, type, value, normalized)
     select $1, 2, 'serial', 'EXAMPLE-' || n, 'EXAMPLE' || n from generate_series(1, 20) n`,
    `insert into former_device_identifier (organization_id, device_id, type, value, end_timestamp)
     select $1, 2, 'serial', 'FORMER-' || n, now() from generate_series(1, ${parts}) n`,
    `insert into device_event (organization_id, device_id, type, event_timestamp)
     select $1, 2, 'lowBattery', now() from generate_series(1, ${parts}) n`,
  ]);
  await administration.query('vacuum analyze');
  return [own, other];
}
