/** Shipping options, which determine how fast a parcel is sent. */
export const SHIPPING_OPTIONS = ['standard', 'expedited', 'overnight'] as const;

export type ShippingOption = (typeof SHIPPING_OPTIONS)[number];

/** The tracking number that a carrier has given to a parcel. */
export interface TrackingNumber {
  carrier: string;
  value: string;
}
