import { daysOf } from './disk-days';

describe('daysOf', () => {
  const clinic = { readingsPerDay: 1_000_000, eventDays: 10, deliveryDays: 20 };

  it('counts the days on which 100 GB suffice, with events and deliveries only for as long as they are kept', () => {
    expect(daysOf(clinic, { reading: 1_000, event: 0, delivery: 0 })).toBe(99);
    expect(daysOf(clinic, { reading: 1_000, event: 1_000, delivery: 1_000 })).toBe(69);
    expect(daysOf(clinic, { reading: 5_000, event: 5_000, delivery: 5_000 })).toBe(6);
  });
});
