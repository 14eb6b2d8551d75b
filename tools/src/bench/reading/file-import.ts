import { WORKSPACE_ROOT } from '@rpm/database';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { alignColumns } from '../../harness/table';
import { copyReadings, type ReadingsDatabase } from '../database/readings-database';
import { rotate } from '../measure/comparison';
import { median, roundTo } from '../measure/statistics';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';

const RPM_ADMIN = join(WORKSPACE_ROOT, 'apps/cli/bin/rpm-admin.js');
const FIRST_INSTANT = Date.UTC(2024, 0, 1);
const FIVE_MINUTES = 300_000;

/** The measured commands: the import of a table in the service's own format, and the preview and the import of a file of Clarity with the same readings. */
const VARIANTS = ['table', 'preview', 'file'] as const;
type Variant = (typeof VARIANTS)[number];

const TITLES: Record<Variant, string> = {
  table: 'import of a CSV file',
  preview: 'preview of a file of Clarity',
  file: 'import of a file of Clarity',
};

export const fileImport: Row = {
  name: 'file-import',
  about:
    'a year of a continuous monitor (--readings) as a file of Clarity: preview and import, compared with the import of the same readings as CSV',
  defaults: { readings: 105_120, rounds: 5 },
  run: async (bench) => runFileImport(bench, await copyReadings({ ...bench, readings: 0 })),
};

async function runFileImport(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-bench-'));
  bench.defer(() => rm(folder, { recursive: true }));
  const { readings: count } = bench;
  const milliseconds: Record<Variant, number[]> = { table: [], preview: [], file: [] };
  // The first round warms up the programs and is not counted. Every round imports for other patients.
  for (let round = 0; round <= bench.rounds; round++) {
    const [table, clarity] = [join(folder, 'table.csv'), join(folder, 'clarity.csv')];
    await writeFile(table, tableOf(`table-${round}`, count));
    await writeFile(clarity, clarityOf(`TX${round}`, count));
    const patient = ['--patient', `file-${round}`, '--create-patients', '--time-zone', 'UTC'];
    const args: Record<Variant, string[]> = {
      table: [table, '--unit', 'mgdl', '--time-zone', 'UTC'],
      preview: [clarity, ...patient, '--dry-run'],
      file: [clarity, ...patient],
    };
    // The preview precedes the import of its file, as for users; the table comes first or last.
    for (const name of round % 2 === 0 ? VARIANTS : rotate(VARIANTS, 1)) {
      bench.say(round === 0 ? `Warming up ${name}` : `Round ${round} of ${bench.rounds}: ${name}`);
      const begin = performance.now();
      const result = await rpmAdmin(database, ['reading', 'import', ...args[name], '--organization', 'Benchmark', '--json']);
      if (round > 0) milliseconds[name].push(Math.round(performance.now() - begin));
      const found = name === 'preview' ? (result['readings'] as { bloodGlucose: number }).bloodGlucose : result['stored'];
      assert.equal(found, count, 'The import found something else.');
    }
  }
  const ratioOf = (name: Variant) =>
    roundTo(median(milliseconds[name].map((one, round) => one / (milliseconds.table[round] ?? NaN))), 3);
  const [preview, file] = [ratioOf('preview'), ratioOf('file')];
  return {
    figures: { preview, file, readings: count, milliseconds },
    text: [
      `ratio to the import as CSV: preview ${preview.toFixed(2)}, import ${file.toFixed(2)}; ${count} readings, medians of ${bench.rounds} round(s)`,
      '',
      ...alignColumns([['variant', 'ms'], ...VARIANTS.map((name) => [TITLES[name], median(milliseconds[name]).toFixed(0)])]),
    ].join('\n'),
    failures: 0,
    postgres: database.postgres,
  };
}

const localTime = (at: number) => new Date(FIRST_INSTANT + at * FIVE_MINUTES).toISOString().slice(0, 19);
const glucose = (at: number) => 70 + (at % 150);

function tableOf(subject: string, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => `${subject},${localTime(at)},${glucose(at)}\n`);
  return `subject,timestamp,glucose\n${lines.join('')}`;
}

function clarityOf(transmitter: string, count: number): string {
  const header =
    'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID\n';
  const lines = Array.from(
    { length: count },
    (_, at) => `${at + 1},${localTime(at)},EGV,,,,iOS G7,${glucose(at)},,,,,${at * 300},${transmitter}\n`,
  );
  return header + lines.join('');
}

/** Runs a command. The measured time includes the start of the process, because users wait for it too. */
async function rpmAdmin({ url }: ReadingsDatabase, args: string[]): Promise<Record<string, unknown>> {
  const child = spawn(process.execPath, [RPM_ADMIN, ...args], { env: { ...process.env, DATABASE_URL: url } });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  assert.equal(child.exitCode, 0, stderr);
  return JSON.parse(stdout) as Record<string, unknown>;
}
