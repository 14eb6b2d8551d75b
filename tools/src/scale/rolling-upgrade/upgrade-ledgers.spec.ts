import { type AnsweredRequest, compareUpgrade, type UpgradeLedgers } from './upgrade-ledgers';

const post = (readingId: number, version: AnsweredRequest['version']): AnsweredRequest => ({
  version,
  kind: 'post',
  readingId,
  requestId: `post ${readingId}`,
});
const receipt = (readingId: number, changes = {}): UpgradeLedgers['receipts'][number] => ({
  webhook: 'load',
  messageId: `message ${readingId}`,
  readingId,
  isVerified: true,
  timestamp: '2026-01-01T00:00:00Z',
  ...changes,
});

const COMPLETE: UpgradeLedgers = {
  answered: [post(1, 'old'), post(2, 'new'), { version: 'new', kind: 'read', readingId: 2, requestId: 'read 2' }],
  failures: [],
  stored: [1, 2],
  receipts: [receipt(1), receipt(2)],
  recorded: ['post 1', 'post 2', 'read 2'],
  disclosed: 2,
  logs: { total: 2, counted: 2, delivered: 2 },
};

describe('compareUpgrade', () => {
  it('finds no differences if everything that both versions acknowledged is stored, received and recorded once', () => {
    expect(compareUpgrade(COMPLETE)).toEqual([]);
  });

  it.each<[string, Partial<UpgradeLedgers>, string]>([
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
      'a version that acknowledged nothing',
      { answered: [post(1, 'old'), post(2, 'old')] },
      '1 version, the new one, acknowledged nothing, so that this run proves nothing',
    ],
  ])('reports %s', (_, changes, difference) => {
    expect(compareUpgrade({ ...COMPLETE, ...changes })).toContain(difference);
  });
});
