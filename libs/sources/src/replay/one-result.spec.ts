import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { ChangingRun, type Step } from '../testing/changing-run';
import { CHANGING_VENDORS, type Measured, type MessageShape } from '../testing/changing-vendors';
import { expectOneResult } from '../testing/one-result';

const send = (variant: number | readonly number[], shape: MessageShape = 'together', more: Partial<Measured> = {}): Step => ({
  type: 'send',
  shape,
  measured: [variant].flat().map((one) => ({ who: 0, minute: 0, variant: one, ...more })),
});
const alias = (target: number): Step => ({ type: 'alias', who: 0, target, until: null });
const ACTIVATE: Step = { type: 'activate' };

/** Cases that the random runs of `fresh-run.exhaustive.spec.ts` have found. */
const CASES: [string, string, Step[]][] = [
  [
    'a part conflicts with a reading of its new device that the replay corrects afterwards',
    'mapping',
    [alias(1), send(0), alias(0), send(0), ACTIVATE],
  ],
  [
    'the reading of a part that goes to another device is that of a later message with another value',
    'telli',
    [alias(0), send([1, 0]), alias(1), send(0)],
  ],
  [
    'several parts that go to another device repeat the reading of a later message',
    'telli',
    [alias(0), send(1), send(1), send(1), alias(1), send(1)],
  ],
  [
    'a part with a pulse goes to a device whose reading has none, and another value',
    'telli',
    [alias(0), send(0), alias(1), send(1, 'pressure')],
  ],
  [
    'a later part repeats a value that the replay replaces at the same time',
    'telli',
    [alias(0), send(1), send(0), alias(1), { type: 'send again', nth: 1 }, send(0)],
  ],
  ['the pulse of its new reading belongs to another value', 'mapping', [alias(1), send(0, 'pressure'), alias(0), send(1)]],
  [
    'a part adds a pulse to a value that another part of its message replaces at the same time',
    'telli',
    [alias(0), send([1, 0]), alias(1), send(0, 'pressure')],
  ],
  [
    'a vendor has returned to a value and added a pulse before its person was bound',
    'validic',
    [send([0, 1], 'pressure'), send([0, 1]), alias(0)],
  ],
  [
    'pulses that came alone follow their pressures to another device',
    'tenovi',
    [alias(0), send(0, 'pulse'), send(0, 'pressure'), alias(1), send(1, 'pressure'), send(0, 'pulse')],
  ],
];

describe('a replay has the result of a new source, and a second one changes nothing, although', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it.each(CASES)('%s: %s', async (_, adapter, taken) => {
    const vendor = CHANGING_VENDORS.find((one) => one.adapter === adapter);
    if (!vendor) throw new Error('There is no such vendor.');
    const run = await ChangingRun.start(database, service, vendor);
    for (const one of taken) await run.take(one);
    await expectOneResult(run);
  });
});
