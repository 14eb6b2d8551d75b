import { recordReadings } from '@rpm/data-access';
import { type RunStatement, valueTypes, WORKSPACE_ROOT } from '@rpm/database';
import { type ReadingInput } from '@rpm/domain';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { DEVICES } from './fill-readings';
import { comparePrograms, type ComparedProgram } from '../measure/race';
import { openCopyOfReadingsDatabase, type ReadingsDatabase } from './readings-database';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { baselineUrl } from './variants';

const RPM_ADMIN = join(WORKSPACE_ROOT, 'apps/cli/bin/rpm-admin.js');
/** Number of readings that the import command stores in one batch. */
const BATCH = 5_000;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

/** Whether the readings of the file are new or have already been stored. */
type Freshness = 'new' | 'known';

export const readingImport: Row = row('reading-import', 'importing a CSV file of new readings', 'new');
export const readingReimport: Row = row(
  'reading-reimport',
  'importing a CSV file whose readings are all stored already',
  'known',
);

function row(name: string, about: string, freshness: Freshness): Row {
  return {
    name,
    about: `${about}: rpm-admin, bare pg with the same statement`,
    defaults: { readings: 200_000, rounds: 5 },
    run: async (bench) => runReadingImport(bench, await openCopyOfReadingsDatabase({ ...bench, readings: 0 }), freshness),
  };
}

/**
 * Measures how fast readings are imported. @param database a database to which the benchmark writes; each imported file contains `bench.readings`
 * readings
 */
export async function runReadingImport(
  bench: BenchmarkContext,
  database: ReadingsDatabase,
  freshness: Freshness,
): Promise<BenchmarkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-bench-'));
  bench.defer(() => rm(folder, { recursive: true }));
  const client = new Client({ connectionString: baselineUrl(database, 'force_generic_plan'), types: valueTypes });
  await client.connect();
  bench.defer(() => client.end());
  const { readings: count } = bench;
  // If the readings must be new, every program imports different readings in every round.
  const from = (round: number, contender: number) => (freshness === 'new' ? (2 * round + contender) * count : contender * count);
  const files = new Map<number, string>();
  const prepare = async (first: number) => {
    const file = join(folder, `${first}.csv`);
    await writeFile(file, csvOf(readingsFrom(first, count)));
    files.set(first, file);
  };
  for (let round = 0; round <= bench.rounds; round++) await prepare(from(round, 0));
  const expected = (round: number) => (freshness === 'new' || round === 0 ? 'created' : 'duplicate');
  const service: ComparedProgram = {
    title: 'rpm-admin reading import',
    run: (round) => importFile(database, files.get(from(round, 0)) ?? '', expected(round), count),
  };
  const bare: ComparedProgram = {
    title: 'bare pg, the same statement',
    run: (round) => recordAll(client, database.organizationId, readingsFrom(from(round, 1), count), expected(round)),
  };
  const { figures, lines } = await comparePrograms({ service, bare }, 'readings', bench);
  return { figures: { ...figures, readings: count }, text: lines.join('\n'), failures: 0, postgres: database.postgres };
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

/** Runs the import command. The measured time includes the start of the process, because users wait for it too. */
async function importFile({ url }: ReadingsDatabase, file: string, expected: string, count: number): Promise<number> {
  const args = ['reading', 'import', file, '--organization', 'Benchmark', '--unit', 'mgdl', '--json'];
  const child = spawn(process.execPath, [RPM_ADMIN, ...args], { env: { ...process.env, DATABASE_URL: url } });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  assert.equal(child.exitCode, 0, stderr);
  const { stored, duplicates } = JSON.parse(stdout) as { stored: number; duplicates: number };
  assert.equal(expected === 'created' ? stored : duplicates, count, 'The import stored something else.');
  return count;
}

async function recordAll(client: Client, organizationId: number, readings: ReadingInput[], expected: string): Promise<number> {
  const run: RunStatement = async <Row extends object>(statement: { name?: string; text: string }, values: unknown[]) =>
    (await client.query<Row>({ ...statement, values })).rows;
  for (let at = 0; at < readings.length; at += BATCH) {
    const outcomes = await recordReadings(run, 'bloodGlucose', organizationId, readings.slice(at, at + BATCH));
    assert.ok(outcomes.every(({ status }) => status === expected));
  }
  return readings.length;
}
