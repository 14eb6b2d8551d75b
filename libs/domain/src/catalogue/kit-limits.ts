/** Maximum number of different items in a kit. */
export const MAX_KIT_ITEMS = 100;
