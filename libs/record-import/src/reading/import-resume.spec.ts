import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { Database } from '@rpm/database';
import { importReadings, type ReadingImportProgress } from './import-readings';

const BATCH = 200;
/** Number of lines in the file: more than two batches, because one batch is read ahead while another is being stored. */
const LINES = 3.2 * BATCH;
/** Every tenth line of the imported file is invalid. */
const INVALID = 10;
const lines = Array.from({ length: LINES }, (_, index) => {
  const at = new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString();
  return `s${index % 7},${at},${index % INVALID === 0 ? 'none' : 10 + (index % 400)}\n`;
});
const COUNTS = {
  stored: LINES - LINES / INVALID,
  duplicates: 0,
  rejected: LINES / INVALID,
  patients: 7,
  devices: 7,
  units: ['mgdl'],
};
const REJECTS = Array.from(
  { length: LINES / INVALID },
  (_, index) => `${2 + index * INVALID},not_in_range,"glucose: not an integer from 10 to 1000 mg/dL."`,
);

describe('resuming an interrupted import', () => {
  let database: TestDatabase;
  let pool: Database;
  let organizationId: number;
  let folder: string;
  let rejectPath: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    // The pool has the time limits for background work, like the pool of the import command, because an import waits for the batches of another one.
    pool = await new Database({ connection: database.connection, patience: 'work' }).initialize();
    folder = mkdtempSync(join(tmpdir(), 'rpm-import-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await pool.destroy();
    await database.drop();
  });
  beforeEach(async () => {
    ({ organizationId } = await Factory.inNewOrganization(database.dataSource));
    rejectPath = join(folder, `rejects-${organizationId}.csv`);
  });

  function* file() {
    yield 'subject,timestamp,glucose (mg/dL)\n';
    yield* lines;
  }
  const run = (stream: Readable, onProgress?: (progress: ReadingImportProgress) => void, path = rejectPath) => {
    // The first pass over the whole file determines its units before any reading is stored.
    const passes = [Readable.from(file())];
    const source = {
      open: () => passes.shift() ?? stream,
      kind: 'bloodGlucose',
      format: 'csv',
      fingerprint: 'the-file',
      rejectPath: path,
      timeZone: null,
      batch: BATCH,
    } as const;
    return importReadings(pool, organizationId, source, onProgress);
  };
  /** Imports a file whose stream fails in the middle of the second batch, after the first batch is stored. */
  const runUntilCutOff = () => {
    let reportStored: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => (reportStored = resolve));
    async function* cutOff() {
      yield 'subject,timestamp,glucose (mg/dL)\n';
      yield* lines.slice(0, 1.5 * BATCH);
      await stored;
      throw new Error('The disk was pulled out.');
    }
    return run(Readable.from(cutOff()), reportStored);
  };
  const count = async (table: string) => {
    const rows = await database.dataSource.query<{ n: number }[]>(
      `select count(*) as n from ${table} where organization_id = $1`,
      [organizationId],
    );
    return rows[0]?.n;
  };
  const rejects = () => readFileSync(rejectPath, 'utf8');
  const wholeRejects = `line,code,detail\n${REJECTS.join('\n')}\n`;

  it('continues an interrupted import after the last stored batch', async () => {
    await expect(runUntilCutOff()).rejects.toThrow('cut off');
    expect(await count('blood_glucose_reading')).toBe(BATCH - BATCH / INVALID);
    const reported: ReadingImportProgress[] = [];
    expect(await run(Readable.from(file()), (progress) => reported.push(progress))).toEqual(COUNTS);
    expect(reported.map(({ records, resumedAt }) => [records, resumedAt])).toEqual([
      [BATCH, BATCH],
      [2 * BATCH, BATCH],
      [3 * BATCH, BATCH],
      [LINES, BATCH],
    ]);
    expect(await count('blood_glucose_reading')).toBe(COUNTS.stored);
    expect(rejects()).toBe(wholeRejects);
    expect(await count('reading_import')).toBe(0);
  });

  it('stores a batch again if PostgreSQL aborts it because of a deadlock', async () => {
    await database.dataSource.query(`
      create sequence stored_batches;
      create function abort_the_second_batch() returns trigger language plpgsql as $$ begin
        if nextval('stored_batches') = 2 then raise exception using errcode = '40P01', message = 'deadlock detected'; end if;
        return null;
      end $$;
      create trigger abort_the_second_batch after insert on blood_glucose_reading for each statement execute function abort_the_second_batch();
      grant usage on sequence stored_batches to public`);
    expect(await run(Readable.from(file()))).toEqual(COUNTS);
    await database.dataSource.query('drop function abort_the_second_batch cascade');
    expect(await count('blood_glucose_reading')).toBe(COUNTS.stored);
    expect(rejects()).toBe(wholeRejects);
  });

  it('continues an import whose input stream was destroyed', async () => {
    let destroy: () => void = () => undefined;
    const destroyed = new Promise<void>((resolve) => (destroy = resolve));
    // Without the wait, the whole file may have been read before the first batch is stored.
    async function* heldBack() {
      yield 'subject,timestamp,glucose (mg/dL)\n';
      yield* lines.slice(0, 1.5 * BATCH);
      await destroyed;
    }
    const stream = Readable.from(heldBack());
    const cancel = () => {
      stream.destroy(new Error('cancelled'));
      destroy();
    };
    await expect(run(stream, cancel)).rejects.toThrow('cut off');
    expect(await count('reading_import')).toBe(1);
    expect(await run(Readable.from(file()))).toEqual(COUNTS);
    expect(rejects()).toBe(wholeRejects);
  });

  it('removes rejected lines from the reject file if their batch was not committed', async () => {
    await expect(runUntilCutOff()).rejects.toThrow('cut off');
    appendFileSync(rejectPath, `${BATCH + 2},not_in_range,"half a li`);
    expect(await run(Readable.from(file()))).toEqual(COUNTS);
    expect(rejects()).toBe(wholeRejects);
  });

  it('recreates a reject file that was deleted', async () => {
    await expect(runUntilCutOff()).rejects.toThrow('cut off');
    rmSync(rejectPath);
    expect(await run(Readable.from(file()))).toEqual(COUNTS);
    expect(rejects()).toBe(`line,code,detail\n${REJECTS.slice(BATCH / INVALID).join('\n')}\n`);
  });

  it('continues an import whose progress callback has failed', async () => {
    const failing = run(Readable.from(file()), () => {
      throw new Error('The terminal is gone.');
    });
    await expect(failing).rejects.toThrow('The terminal is gone.');
    expect(await run(Readable.from(file()))).toEqual(COUNTS);
    expect(await count('blood_glucose_reading')).toBe(COUNTS.stored);
    expect(rejects()).toBe(wholeRejects);
  });

  it('stores each reading only once if two imports of the same file run at the same time', async () => {
    const paths = ['one', 'two'].map((name) => join(folder, `${name}-${organizationId}.csv`));
    // An import looks for the progress of an earlier run before it begins to read. Both imports wait at this point, so that the second one does not
    // find the progress of the first one.
    let begun = 0;
    let begin: () => void;
    const bothHaveBegun = new Promise<void>((resolve) => (begin = resolve));
    async function* fileOnceBothHaveBegun() {
      if (++begun === paths.length) begin();
      await bothHaveBegun;
      yield* file();
    }
    const both = await Promise.all(paths.map((path) => run(Readable.from(fileOnceBothHaveBegun()), undefined, path)));
    expect(both.map(({ stored, duplicates, rejected }) => [stored + duplicates, rejected])).toEqual(
      both.map(() => [COUNTS.stored, COUNTS.rejected]),
    );
    expect(both.reduce((sum, { stored }) => sum + stored, 0)).toBe(COUNTS.stored);
    expect(both.reduce((sum, { patients, devices }) => sum + patients + devices, 0)).toBe(14);
    expect(await count('blood_glucose_reading')).toBe(COUNTS.stored);
    expect([await count('patient'), await count('device'), await count('item'), await count('reading_import')]).toEqual([
      7, 7, 1, 0,
    ]);
    expect(paths.map((path) => existsSync(path) && readFileSync(path, 'utf8'))).toEqual([wholeRejects, wholeRejects]);
  });
});
