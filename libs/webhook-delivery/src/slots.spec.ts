import { type ClaimedDelivery } from '@rpm/data-access';
import { Lanes } from './lanes';

const LANE = { webhookId: 7, isRetry: false };
const claimed = (count: number, webhookId = LANE.webhookId) =>
  Array.from({ length: count }, () => ({ ...LANE, webhookId }) as ClaimedDelivery);

describe('Lanes', () => {
  it('gives what is under way no room, in its lane and in all', () => {
    const lanes = new Lanes(6);
    lanes.add(claimed(3));
    expect(lanes.request()).toMatchObject({ limit: 3, room: { '7 false': 1 } });
    lanes.add(claimed(3, 8));
    expect(lanes.request()).toBeNull();
  });

  it('tells that a place is free where there was none', () => {
    const lanes = new Lanes(3);
    lanes.add(claimed(3));
    expect([lanes.release(LANE), lanes.release(LANE), lanes.release(LANE)]).toEqual([true, false, false]);
  });

  it('tells that a lane has room that was filled without a claim, also while the next claim is under way', () => {
    const lanes = new Lanes(64);
    lanes.add(claimed(4));
    const request = lanes.request();
    expect(request?.room).toEqual({ '7 false': 0 });
    expect(claimed(4).map((delivery) => lanes.release(delivery))).toContain(true);
    expect(lanes.request()?.room).toEqual({});
  });
});
