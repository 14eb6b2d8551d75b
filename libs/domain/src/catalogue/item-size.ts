/** Sizes of an item, which say how much room one unit takes in a parcel. */
export const ITEM_SIZES = ['standard', 'small', 'medium', 'large', 'extraLarge'] as const;

export type ItemSize = (typeof ITEM_SIZES)[number];
