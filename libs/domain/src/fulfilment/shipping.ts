/** How fast a parcel is sent. */
export const SHIPPING_OPTIONS = ['standard', 'expedited', 'overnight'] as const;

export type ShippingOption = (typeof SHIPPING_OPTIONS)[number];

/** A parcel and its tracking number at a carrier. */
export interface TrackingNumber {
  carrier: string;
  value: string;
}
