import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import fc from 'fast-check';
import { appendFileSync, readFileSync } from 'node:fs';
import { ChangingRun, type Step, steps as stepLists } from '../testing/changing-run';
import { CHANGING_VENDORS } from '../testing/changing-vendors';

const RUNS = Number(process.env['RUNS'] ?? 10);
const MODE = process.env['MODE'] ?? 'all';
const LIMIT = Number(process.env['LIMIT'] ?? 120) * 1000;
const OUT = process.env['OUT'] ?? '/tmp/replay-scratch.log';

describe('scratch', () => {
  let database: TestDatabase;
  let service: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());
  const check = async (vendor: (typeof CHANGING_VENDORS)[number], steps: readonly Step[], trace = false) => {
      const run = await ChangingRun.start(database, service, vendor);
      for (const one of steps) { await run.take(one); if (trace) appendFileSync(OUT, `${JSON.stringify(one)}\n   ${await run.source.trace()}\n`); }
      await run.take({ type: 'replay' });
      if (trace) appendFileSync(OUT, `replay\n   ${await run.source.trace()}\n`);
      const replayed = await run.source.state();
      const { versions: v1, ...r1 } = { versions: await run.source.versions(), ...replayed };
      await run.take({ type: 'replay' });
      if (trace) appendFileSync(OUT, `replay\n   ${await run.source.trace()}\n`);
      const r2 = await run.source.state();
      const v2 = await run.source.versions();
      expect({ what: 'second replay', ...r2, v: v2 }).toEqual({ what: 'second replay', ...r1, v: v1 });
      const expected = await (await run.fresh()).state();
      const isUnchanged = ({ minute: at }: { minute: number }) => !replayed.changed.includes(at);
      expect({ what: 'fresh', r: replayed.readings.filter(isUnchanged) }).toEqual({ what: 'fresh', r: expected.readings.filter(isUnchanged) });
      if (replayed.changed.length === 0) expect({ what: 'fresh waiting', w: replayed.waiting }).toEqual({ what: 'fresh waiting', w: expected.waiting });
  };
  it.each(CHANGING_VENDORS.filter(({ adapter }) => !process.env['VENDOR'] || process.env['VENDOR'].includes(adapter)).map((vendor) => [vendor.adapter, vendor] as const))('%s', async (name, vendor) => {
    if (process.env['CASE']) {
      const steps = readFileSync(process.env['CASE'], 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Step);
      return check(vendor, steps, true);
    }
    const property = fc.asyncProperty(stepLists, async (all) => check(vendor, MODE === 'pure' ? all.filter(({ type }) => !['change', 'merge', 'restamp'].includes(type)) : all));
    const seed = process.env['SEED'] ? { seed: Number(process.env['SEED']), ...(process.env['FC_PATH'] && { path: process.env['FC_PATH'] }) } : {};
    const out = await fc.check(property, { numRuns: RUNS, interruptAfterTimeLimit: LIMIT, ...seed });
    appendFileSync(OUT, `== ${name} failed=${out.failed} runs=${out.numRuns} shrinks=${out.numShrinks} seed=${out.seed} path=${out.counterexamplePath} interrupted=${out.interrupted}\n`);
    if (out.counterexample) appendFileSync(OUT, `${out.counterexample[0].map((one) => JSON.stringify(one)).join('\n')}\n${(out.errorInstance as Error)?.message ?? ''}\n`);
  });
});
