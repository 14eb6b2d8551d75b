import { MAX_KIT_ITEMS } from '../catalogue/kit-limits';

/** Maximum number of units on one order line. */
export const MAX_LINE_COUNT = 1_000;
/**
 * Maximum number of devices in an order, including those in kits. Each device is changed separately, and all changes for an order are one
 * transaction.
 */
export const MAX_ORDER_DEVICES = 1_000;
/** Maximum number of entries in each list of an order, such as its items or its kits. */
export const MAX_LINES = 100;
/** Maximum number of different items in an order, including those in kits, and therefore in the return of its undeliverable parcel. */
export const MAX_RETURN_LINES = MAX_LINES + MAX_LINES * MAX_KIT_ITEMS;
/** Maximum number of devices that a return requests, including those in packed kits. */
export const MAX_REQUESTED_RETURN_DEVICES = 1_000;
/** Maximum number of devices in a return: those that it requests, and those that arrive for its lines of tracked items. */
export const MAX_RETURN_DEVICES = MAX_REQUESTED_RETURN_DEVICES + MAX_LINE_COUNT;
/** Maximum number of external identifiers, and of notes, of an order. */
export const MAX_ORDER_TEXTS = 20;
