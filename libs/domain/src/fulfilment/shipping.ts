/** How fast something is sent. */
export const SHIPPING_OPTIONS = ['standard', 'expedited', 'overnight'] as const;

export type ShippingOption = (typeof SHIPPING_OPTIONS)[number];

/** A parcel, as its carrier knows it. */
export interface Carriage {
  carrier: string;
  value: string;
}
