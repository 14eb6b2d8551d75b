import { type FailoverEvidence, type FailoverLosses, lossesOf, secondsWithoutWrites } from './ledger';

const INTACT: FailoverEvidence = {
  acknowledged: [1, 2].map((id) => ({ id, readingTimestamp: `time ${id}`, requestId: `request ${id}`, at: id })),
  stored: [1, 2].map((id) => ({ id, readingTimestamp: `time ${id}` })),
  received: [1, 2, 2].map((id) => ({ messageId: `message ${id}`, readingId: id })),
  messages: ['message 1', 'message 2'],
  feed: [1, 2],
  answered: ['request 1', 'request 2', 'read 1'],
  recorded: ['request 1', 'request 2', 'read 1', 'another'],
  logs: { reported: 2, counted: 2 },
};
const NONE = lossesOf(INTACT);

describe('the losses of a failover', () => {
  it('are none if everything that was promised exists once; a message may be received twice', () => {
    expect(Object.values(NONE)).toEqual(Object.values(NONE).map(() => 0));
  });

  it.each<[string, Partial<FailoverEvidence>, Partial<FailoverLosses>]>([
    ['an acknowledged reading that is not stored', { stored: INTACT.stored.slice(1) }, { 'acknowledged readings lost': 1 }],
    [
      'a reading that has the id of a lost one',
      { stored: [{ id: 1, readingTimestamp: 'time 3' }, ...INTACT.stored.slice(1)] },
      { 'acknowledged readings lost': 1, 'readings stored twice or never acknowledged': 1 },
    ],
    [
      'a reading that is stored twice',
      { stored: [...INTACT.stored, { id: 3, readingTimestamp: 'time 2' }] },
      { 'readings stored twice or never acknowledged': 1 },
    ],
    [
      'a reading without a message',
      { received: INTACT.received.slice(1) },
      { 'acknowledged readings without a webhook message': 1 },
    ],
    ['a message without a log', { messages: ['message 1'] }, { 'webhook messages that the new primary does not know': 1 }],
    ['a reading that the feed lacks', { feed: [2] }, { 'acknowledged readings missing in the feed': 1 }],
    ['an event that the feed repeats', { feed: [1, 2, 2] }, { 'events twice in the feed': 1 }],
    [
      'an answer that is not recorded',
      { recorded: ['request 1', 'request 2'] },
      { 'answers without a row of the audit trail': 1 },
    ],
    ['a wrong total', { logs: { reported: 3, counted: 2 } }, { 'webhook logs counted too many or too few': 1 }],
  ])('count %s', (_, change, losses) => {
    expect(lossesOf({ ...INTACT, ...change })).toEqual({ ...NONE, ...losses });
  });
});

describe('the time without writes', () => {
  it('is the longest one between two acknowledgements of which the second came after the fault', () => {
    const at = (...times: number[]) => times.map((time) => ({ id: 1, readingTimestamp: '', requestId: '', at: time }));
    expect(secondsWithoutWrites(at(0, 9_000, 10_000, 12_500, 12_600), 10_100)).toBe(2.5);
  });
});
