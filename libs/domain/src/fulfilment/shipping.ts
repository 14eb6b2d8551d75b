import { Conflict } from '../problem/problem';

/** Shipping options, which determine how fast a parcel is sent. */
export const SHIPPING_OPTIONS = ['standard', 'expedited', 'overnight'] as const;

export type ShippingOption = (typeof SHIPPING_OPTIONS)[number];

/** The tracking number that a carrier has given to a parcel. */
export interface TrackingNumber {
  carrier: string;
  value: string;
}

/** Removes repeated tracking numbers. The first spelling remains, because upper and lower case make no difference. */
export function distinctTrackingNumbers(all: readonly TrackingNumber[]): TrackingNumber[] {
  const byKey = new Map<string, TrackingNumber>();
  for (const { carrier, value } of all) {
    const key = JSON.stringify([carrier, value].map((text) => text.trim().normalize('NFC').toLowerCase()));
    if (!byKey.has(key)) byKey.set(key, { carrier, value });
  }
  return [...byKey.values()];
}

/** Maximum number of tracking numbers of an order or a return, including those that are added after shipping. */
export const MAX_TRACKING_NUMBERS = 100;

/** Adds tracking numbers to a list, except those that it contains already. @throws Conflict if the list would have too many */
export function withTrackingNumbers(present: readonly TrackingNumber[], added: readonly TrackingNumber[]): TrackingNumber[] {
  const all = distinctTrackingNumbers([...present, ...added]);
  if (all.length > MAX_TRACKING_NUMBERS) throw new Conflict(`There can be at most ${MAX_TRACKING_NUMBERS} tracking numbers.`);
  return all;
}
