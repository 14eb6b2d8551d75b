import { compareLedgers, type ReadingLedgers } from './reading-ledgers';
import { type AnsweredRequest } from './reading-load';

const post = (readingId: number, group: string): AnsweredRequest => ({
  group,
  kind: 'post',
  readingId,
  requestId: `post ${readingId}`,
  milliseconds: 1,
});
const receipt = (readingId: number, changes = {}): ReadingLedgers['receipts'][number] => ({
  webhook: 'load',
  messageId: `message ${readingId}`,
  readingId,
  isVerified: true,
  timestamp: '2026-01-01T00:00:00Z',
  ...changes,
});

const GROUPS = ['old', 'new'];

const COMPLETE: ReadingLedgers = {
  answered: [post(1, 'old'), post(2, 'new'), { ...post(2, 'new'), kind: 'read', requestId: 'read 2' }],
  failures: [],
  stored: [1, 2],
  receipts: [receipt(1), receipt(2)],
  recorded: ['post 1', 'post 2', 'read 2'],
  disclosed: 2,
  logs: { total: 2, counted: 2, delivered: 2 },
};

describe('compareLedgers', () => {
  it('finds no differences if everything that both groups acknowledged is stored, received and recorded once', () => {
    expect(compareLedgers(COMPLETE, GROUPS)).toEqual([]);
  });

  it.each<[string, Partial<ReadingLedgers>, string]>([
    ['a failed request', { failures: ['post 503'] }, '1 requests were not answered with success: post 503'],
    ['a lost reading', { stored: [1, 3] }, '1 acknowledged readings are not stored'],
    ['a reading that nobody acknowledged', { stored: [1, 2, 3] }, '1 readings too many or too few: 3 are stored'],
    ['a lost message', { receipts: [receipt(1)], disclosed: 1 }, '1 acknowledged readings were not received by the webhook'],
    ['a repeated message', { receipts: [receipt(1), receipt(2), receipt(2)], disclosed: 3 }, '1 messages were received again'],
    [
      'an invalid signature',
      { receipts: [receipt(1), receipt(2), receipt(2, { isVerified: false })], disclosed: 3 },
      '1 messages had no valid signature',
    ],
    [
      'a read that is not in the audit trail',
      { recorded: ['post 1', 'post 2'] },
      '1 answered requests are not in the audit trail',
    ],
    [
      'a read that is recorded twice',
      { recorded: ['post 1', 'post 2', 'read 2', 'read 2'] },
      '1 answered requests are in the audit trail twice',
    ],
    ['a message whose disclosure is not recorded', { disclosed: 1 }, '1 disclosures too many or too few in the audit trail: 1'],
    [
      'a wrong total',
      { logs: { total: 3, counted: 2, delivered: 2 } },
      '1 webhook logs: the list returns the total 3, there are 2',
    ],
    ['a waiting message', { logs: { total: 2, counted: 2, delivered: 1 } }, '1 messages are not delivered'],
    [
      'a group that acknowledged nothing',
      { answered: [post(1, 'old'), post(2, 'old')] },
      'no reading was acknowledged by "new", so that this run proves nothing',
    ],
  ])('reports %s', (_, changes, difference) => {
    expect(compareLedgers({ ...COMPLETE, ...changes }, GROUPS)).toContain(difference);
  });
});
