/** Sizes of a catalogue item, which indicate how much room one unit takes up in a parcel. */
export const ITEM_SIZES = ['standard', 'small', 'medium', 'large', 'extraLarge'] as const;

export type ItemSize = (typeof ITEM_SIZES)[number];
