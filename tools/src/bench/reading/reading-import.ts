import { recordReadings } from '@rpm/data-access';
import { valueTypes, WORKSPACE_ROOT } from '@rpm/database';
import { type ReadingInput } from '@rpm/domain';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { alignColumns } from '../../harness/table';
import { copyReadings, type ReadingsDatabase } from '../database/readings-database';
import { rotate } from '../measure/comparison';
import { baselineUrl, type ComparedServer } from '../measure/programs';
import { runnerOn } from '../servers/bare-runner';
import { median, roundTo, spreadOf } from '../measure/statistics';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';

const RPM_ADMIN = 'apps/cli/bin/rpm-admin.js';
/** Number of readings that the import command stores in one batch. */
const BATCH = 5_000;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);
const DEVICES = 300;

const TITLES: Record<ComparedServer, string> = {
  service: 'rpm-admin reading import',
  bare: 'bare pg, the same statement',
  against: 'rpm-admin of the other checkout',
};

export const readingImport: Row = {
  name: 'reading-import',
  about: 'importing a CSV file of --readings new readings: rpm-admin, bare pg with the same statement',
  defaults: { readings: 200_000, rounds: 5 },
  comparesBuilds: true,
  run: async (bench) => runReadingImport(bench, await copyReadings({ ...bench, readings: 0 })),
};

async function runReadingImport(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-bench-'));
  bench.defer(() => rm(folder, { recursive: true }));
  const client = new Client({ connectionString: baselineUrl(database, 'force_generic_plan'), types: valueTypes });
  await client.connect();
  bench.defer(() => client.end());
  const { readings: count } = bench;
  const file = join(folder, 'readings.csv');
  const baseline: ComparedServer = bench.against === undefined ? 'bare' : 'against';
  const names = ['service', baseline] as const;
  const rates: Record<ComparedServer, number[]> = { service: [], bare: [], against: [] };
  // The first round warms up both programs and is not counted. Every program imports different readings in every round.
  for (let round = 0; round <= bench.rounds; round++) {
    for (const name of rotate(names, round)) {
      bench.say(round === 0 ? `Warming up ${name}` : `Round ${round} of ${bench.rounds}: ${name}`);
      const readings = readingsFrom((2 * round + names.indexOf(name)) * count, count);
      if (name !== 'bare') await writeFile(file, csvOf(readings));
      const begin = performance.now();
      await (name === 'bare'
        ? recordAll(client, database.organizationIds[0] ?? 0, readings)
        : importFile(database, file, {
            count,
            checkout: name === 'against' ? (bench.against ?? WORKSPACE_ROOT) : WORKSPACE_ROOT,
          }));
      if (round > 0) rates[name].push(Math.round((count * 1000) / (performance.now() - begin)));
    }
  }
  const ratio = roundTo(median(rates.service.map((rate, round) => rate / (rates[baseline][round] ?? NaN))), 3);
  const lines = names.map((name) => [
    TITLES[name],
    median(rates[name]).toFixed(0),
    `${Math.round(spreadOf(rates[name]) * 100)} %`,
  ]);
  return {
    figures: { ratio, readings: count, perSecond: { service: rates.service, [baseline]: rates[baseline] } },
    text: [
      `ratio to ${baseline} ${ratio.toFixed(2)}; ${count} readings, medians of ${bench.rounds} round(s)`,
      '',
      ...alignColumns([['variant', 'readings/s', 'spread'], ...lines]),
    ].join('\n'),
    failures: 0,
    postgres: database.postgres,
  };
}

interface Line extends ReadingInput {
  device: { deviceIdentifier: string };
  glucose: number;
}

function readingsFrom(first: number, count: number): Line[] {
  return Array.from({ length: count }, (_, place) => ({
    device: { deviceIdentifier: `serial-${1 + ((first + place) % DEVICES)}` },
    readingTimestamp: new Date(FIRST_INSTANT + Math.floor((first + place) / DEVICES) * 1000),
    glucose: 70 + (place % 150),
    deviceTimeZoneOffset: -28_800,
  }));
}

function csvOf(readings: Line[]): string {
  const lines = readings.map(
    ({ device, readingTimestamp, glucose }) => `${device.deviceIdentifier},${readingTimestamp.toISOString()},${glucose},-28800\n`,
  );
  return `device.deviceIdentifier,readingTimestamp,glucose,deviceTimeZoneOffset\n${lines.join('')}`;
}

/** Runs the import command of a checkout. The measured time includes the start of the process, because users wait for it too. */
async function importFile(
  { url }: ReadingsDatabase,
  file: string,
  { count, checkout }: { count: number; checkout: string },
): Promise<void> {
  const args = ['reading', 'import', file, '--organization', 'Benchmark', '--unit', 'mgdl', '--json'];
  const child = spawn(process.execPath, [join(checkout, RPM_ADMIN), ...args], { env: { ...process.env, DATABASE_URL: url } });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  assert.equal(child.exitCode, 0, stderr);
  assert.equal((JSON.parse(stdout) as { stored: number }).stored, count, 'The import stored something else.');
}

async function recordAll(client: Client, organizationId: number, readings: ReadingInput[]): Promise<void> {
  const runner = runnerOn(client, organizationId);
  for (let at = 0; at < readings.length; at += BATCH) {
    const outcomes = await recordReadings(runner, 'bloodGlucose', readings.slice(at, at + BATCH));
    assert.ok(outcomes.every(({ status }) => status === 'created'));
  }
}
