import { compareMessages, type SentMessage, type StoredMessageReading } from './message-ledger';

const sent = (number: number, changes: Partial<SentMessage> = {}): SentMessage => ({
  ...{ number, vendor: 'retrying', acknowledgements: 1, systolic: 120, diastolic: 80 },
  ...changes,
});
const stored = (number: number, changes: Partial<StoredMessageReading> = {}): StoredMessageReading => ({
  ...{ number, systolic: 120, diastolic: 80, events: 1 },
  ...changes,
});
const KEPT = { lost: [], repeated: [], wrong: [], wrongEvents: [] };

describe('compareMessages', () => {
  it('finds no differences if every acknowledged message is stored once', () => {
    expect(compareMessages([sent(1), sent(2, { acknowledgements: 2 })], [stored(1), stored(2)])).toEqual({
      ...{ acknowledged: 2, ...KEPT, single: { sent: 0, lost: 0, storedUnacknowledged: 0 } },
    });
  });

  it('counts what a vendor without retry has lost, and what was stored although no answer arrived', () => {
    const single = [1, 2, 3].map((number) => sent(number, { vendor: 'single', acknowledgements: number === 1 ? 1 : 0 }));
    expect(compareMessages(single, [stored(1), stored(2)])).toEqual({
      ...{ acknowledged: 1, ...KEPT, single: { sent: 3, lost: 1, storedUnacknowledged: 1 } },
    });
  });

  it.each<[keyof typeof KEPT, SentMessage[], StoredMessageReading[]]>([
    ['repeated', [sent(1)], [stored(1), stored(1)]],
    ['wrong', [sent(1)], [stored(1, { systolic: 121 })]],
    ['wrong', [], [stored(1)]],
    ['wrongEvents', [sent(1)], [stored(1, { events: 2 })]],
    ['wrongEvents', [sent(1)], [stored(1, { events: 0 })]],
  ])('detects readings that are %s', (name, messages, readings) => {
    expect(compareMessages(messages, readings)).toMatchObject({ ...KEPT, [name]: readings.slice(-1) });
  });

  it('detects an acknowledged message that is not stored', () => {
    expect(compareMessages([sent(1), sent(2, { vendor: 'single' })], [])).toMatchObject({
      ...{ lost: [sent(1), sent(2, { vendor: 'single' })], single: { sent: 1, lost: 1 } },
    });
  });
});
