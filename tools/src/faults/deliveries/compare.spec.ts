import { compareEvidence, type StoredDelivery, type RoundEvidence } from './compare';
import { type Receipt } from './receiver';
import { SABOTAGES, tamperWithEvidence } from './sabotage';

const receipt = (readingId: number, changes: Partial<Receipt> = {}): Receipt => ({
  webhook: '1',
  messageId: `evt_${readingId}`,
  readingId,
  isVerified: true,
  timestamp: '2026-01-01T00:00:00.000Z',
  ...changes,
});

const delivery = (readingId: number, changes: Partial<StoredDelivery> = {}): StoredDelivery => ({
  webhook: '1',
  messageId: `evt_${readingId}`,
  status: 'delivered',
  attempts: 1,
  timedOut: 0,
  isSetAside: false,
  isPoison: false,
  ...changes,
});

const evidence = (changes: Partial<RoundEvidence> = {}): RoundEvidence => ({
  webhooks: ['1'],
  acknowledged: [1, 2],
  stored: 2,
  receipts: [receipt(1), receipt(2)],
  deliveries: [delivery(1), delivery(2)],
  deadEvents: [],
  inFlight: new Set(),
  totals: [{ filter: 'all', told: 2, counted: 2 }],
  setAside: { told: 0, counted: 0 },
  ...changes,
});

describe('compareEvidence', () => {
  it('finds no differences if every delivery guarantee was kept', () => {
    expect(compareEvidence(evidence())).toEqual({
      figures: { readings: 2, receipts: 2, inFlight: 0, duplicates: 0, timedOut: 0, lost: 0, unrecorded: 0, setAside: 0 },
      differences: [],
    });
  });

  it('permits sending a delivery again if its sender was killed while sending it', () => {
    const { figures, differences } = compareEvidence(
      evidence({
        receipts: [receipt(1), receipt(1), receipt(2)],
        deliveries: [delivery(1, { attempts: 2 }), delivery(2)],
        inFlight: new Set(['1 evt_1']),
      }),
    );
    expect([figures.duplicates, differences]).toEqual([1, []]);
  });

  it('permits sending a delivery again once for each of its attempts that timed out', () => {
    const receivedAgain = (timedOut: number) =>
      compareEvidence(
        evidence({
          receipts: [receipt(1), receipt(1), receipt(1), receipt(2)],
          deliveries: [delivery(1, { attempts: 3, timedOut }), delivery(2)],
        }),
      );
    expect([receivedAgain(2).figures.timedOut, receivedAgain(2).differences]).toEqual([2, []]);
    expect(receivedAgain(1).differences).toHaveLength(1);
  });

  it('permits events and deliveries that were set aside because the database rejected them', () => {
    const { figures, differences } = compareEvidence(
      evidence({
        receipts: [receipt(2)],
        deliveries: [delivery(2, { status: 'pending', attempts: 0, isSetAside: true, isPoison: true })],
        deadEvents: [{ readingId: 1, isPoison: true }],
        setAside: { told: 2, counted: 2 },
      }),
    );
    expect([figures.setAside, differences]).toEqual([2, []]);
  });

  it.each<[string, Partial<RoundEvidence>, string[]]>([
    ['a lost reading', { receipts: [receipt(1)] }, ['1 acknowledged readings were not received: 1 2']],
    ['a reading lost at one of two webhooks', { webhooks: ['1', '2'], receipts: [receipt(1), receipt(2), receipt(1, { webhook: '2' })], deliveries: [delivery(1), delivery(2), delivery(1, { webhook: '2' })] }, ['1 acknowledged readings were not received: 2 2']],
    ['a duplicate delivery', { receipts: [receipt(1), receipt(1), receipt(2)], deliveries: [delivery(1, { attempts: 2 }), delivery(2)] }, ['1 deliveries were received again although no sender had lost them or given them up: 1 evt_1']],
    ['a duplicate delivery that no killed sender was sending', { receipts: [receipt(1), receipt(1), receipt(2)], deliveries: [delivery(1, { attempts: 2 }), delivery(2)], inFlight: new Set(['1 evt_2']) }, ['1 deliveries were received again although no sender had lost them or given them up: 1 evt_1']],
    ['a request without an attempt', { deliveries: [delivery(1), delivery(2, { attempts: 0 })] }, ['1 deliveries were received more often than there are attempts: 1 evt_2']],
    ['a request for an unknown delivery', { deliveries: [delivery(1)] }, ['1 deliveries were received more often than there are attempts: 1 evt_2']],
    ['a bad signature', { receipts: [receipt(1), receipt(2), receipt(2, { isVerified: false })], inFlight: new Set(['1 evt_2']), deliveries: [delivery(1), delivery(2, { attempts: 2 })] }, ['1 requests bore no good signature']],
    ['a reading that is stored twice', { stored: 3 }, ['1 readings too many or too few: 3 are stored']],
    ['a delivery that is still pending', { deliveries: [delivery(1), delivery(2, { status: 'pending' })] }, ['1 deliveries are not delivered: 1 evt_2']],
    ['a valid delivery that was set aside', { deliveries: [delivery(1), delivery(2, { isSetAside: true })] }, ['1 deliveries are wrongly set aside, or wrongly not: 1 evt_2']],
    ['a failing delivery that was not set aside', { deliveries: [delivery(1), delivery(2, { isPoison: true })] }, ['1 deliveries are wrongly set aside, or wrongly not: 1 evt_2']],
    ['a valid event that was set aside', { receipts: [receipt(1)], deliveries: [delivery(1)], deadEvents: [{ readingId: 2, isPoison: false }] }, ['1 events were set aside that nothing was wrong with']],
    ['set-aside rows that the metrics do not count', { setAside: { told: 1, counted: 3 } }, ['2 rows set aside are not counted by the metrics']],
    ['a wrong total', { totals: [{ filter: 'all', told: 1, counted: 2 }] }, ['1 logs: the list of all tells 1, there are 2']],
  ])('reports a violated guarantee: %s', (_, changes, differences) => {
    expect(compareEvidence(evidence(changes)).differences).toEqual(differences);
  }); // prettier-ignore

  it.each(SABOTAGES)('detects the manipulation "%s" of the evidence', (sabotage) => {
    expect(compareEvidence(tamperWithEvidence(sabotage, evidence(), () => 0.5)).differences).not.toEqual([]);
    expect(compareEvidence(tamperWithEvidence(null, evidence(), () => 0.5)).differences).toEqual([]);
  });
});
