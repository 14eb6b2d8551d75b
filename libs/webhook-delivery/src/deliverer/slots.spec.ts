import { SendingSlots } from './slots';

const PROVEN = { organizationId: 1, webhookId: 7, isRetry: false, isProven: true };
const UNPROVEN = { ...PROVEN, webhookId: 8, isProven: false };
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

describe('SendingSlots', () => {
  it('counts the held slots by organization, by queue and in total', () => {
    const slots = new SendingSlots(64);
    slots.hold([PROVEN, PROVEN, UNPROVEN]);
    expect(slots.free()).toEqual({
      free: 61,
      freeUnproven: 31,
      perOrganization: 16,
      unprovenPerOrganization: 8,
      organizations: { 1: 3 },
      unprovenOrganizations: { 1: 1 },
      queues: { '7 false': 2, '8 false': 1 },
    });
    for (const delivery of [PROVEN, PROVEN, UNPROVEN]) slots.release(delivery);
    expect(slots.free()).toMatchObject({ free: 64, freeUnproven: 32, organizations: {}, unprovenOrganizations: {}, queues: {} });
  });

  it('grants nothing while all slots are held', () => {
    const slots = new SendingSlots(3);
    slots.hold(times(3, PROVEN));
    expect(slots.free()).toBeNull();
    slots.release(PROVEN);
    expect(slots.free()).toMatchObject({ free: 1 });
  });

  it.each([
    ['queue', 512, 31, PROVEN],
    ['queue of an unproven webhook', 512, 3, UNPROVEN],
    ['organization', 64, 15, PROVEN],
    ['organization’s unproven webhooks', 16, 1, UNPROVEN],
  ])(
    'requests a new claim when a slot is released if one %s had reached its slot limit, but not otherwise',
    (_, capacity, count, delivery) => {
      const slots = new SendingSlots(capacity);
      slots.hold(times(count, delivery));
      expect(slots.release(delivery)).toBe(false);
      slots.hold(times(2, delivery));
      expect(slots.release(delivery)).toBe(true);
    },
  );

  describe('grants slots to deliveries that need not wait', () => {
    const other = { ...PROVEN, organizationId: 2, webhookId: 9 };

    it('until the deliveries release them', () => {
      const slots = new SendingSlots(64);
      expect(slots.grant([PROVEN, other])).toEqual([PROVEN, other]);
      expect(slots.free()).toMatchObject({ free: 62, organizations: { 1: 1, 2: 1 } });
    });

    it('up to the limits of the queue, the organization and the process', () => {
      expect(new SendingSlots(512).grant(times(50, PROVEN))).toHaveLength(32);
      expect(new SendingSlots(64).grant(times(50, PROVEN))).toHaveLength(16);
      const slots = new SendingSlots(64);
      slots.hold(times(62, { ...PROVEN, organizationId: 3, webhookId: 10 }));
      expect(slots.grant(times(50, PROVEN))).toHaveLength(1);
    });

    it('to an organization that holds none before one that holds many', () => {
      const slots = new SendingSlots(8);
      slots.hold([...times(1, PROVEN), ...times(5, { ...PROVEN, organizationId: 3, webhookId: 10 })]);
      expect(slots.grant([PROVEN, other])).toEqual([other]);
    });

    it('to each webhook before one gets a second slot', () => {
      const last = { ...PROVEN, webhookId: 11 };
      expect(new SendingSlots(8).grant([PROVEN, PROVEN, PROVEN, last])).toEqual([PROVEN, last]);
    });
  });

  describe('are filled', () => {
    it('by one part of the deliverer at a time, so that each part sees which slots are already taken', async () => {
      const slots = new SendingSlots(8);
      const seen: number[] = [];
      const take = () =>
        slots.fill(async ({ free }) => {
          seen.push(free);
          await Promise.resolve();
          slots.hold([PROVEN]);
          return 'filled';
        });
      expect(await Promise.all([take(), take()])).toEqual(['filled', 'filled']);
      expect(seen).toEqual([8, 7]);
    });

    it('not at all while every slot is held or granting is suspended', async () => {
      const slots = new SendingSlots(1);
      const fill = () => slots.fill(() => Promise.resolve('filled'));
      slots.hold([PROVEN]);
      expect(await fill()).toBeNull();
      slots.release(PROVEN);
      slots.suspend();
      expect(await fill()).toBeNull();
      expect([slots.resume(), slots.resume()]).toEqual([true, false]);
      expect(await fill()).toBe('filled');
    });
  });

  describe('for test requests', () => {
    it('limits the number of concurrent tests of one organization', () => {
      const slots = new SendingSlots(128);
      const [release] = [slots.holdForTest(1), slots.holdForTest(1)];
      expect(() => slots.holdForTest(1)).toThrow('2 running test requests');
      slots.holdForTest(2);
      release();
      slots.holdForTest(1);
      expect(slots.free()).toMatchObject({ free: 125, freeUnproven: 61, organizations: { 1: 2, 2: 1 } });
    });

    it('limits how many test requests all organizations together may send at once', () => {
      const slots = new SendingSlots(16);
      for (let organizationId = 1; organizationId <= 8; organizationId++) slots.holdForTest(organizationId);
      expect(() => slots.holdForTest(9)).toThrow('Try again in a few seconds.');
    });

    it('admits a test of an organization whose webhooks hang, but only within the slot limit of that organization', () => {
      const slots = new SendingSlots(16);
      slots.hold(times(2, UNPROVEN));
      slots.holdForTest(1)();
      slots.hold(times(2, PROVEN));
      expect(() => slots.holdForTest(1)).toThrow('Try again in a few seconds.');
    });
  });
});
