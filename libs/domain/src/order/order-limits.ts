import { MAX_KIT_ITEMS } from '../catalogue/kit-limits';

/** Largest number of units on one order line. */
export const MAX_LINE_COUNT = 1_000;
/**
 * Largest number of devices in an order, including those in kits. Each device is changed separately, and all changes for an order are one
 * transaction.
 */
export const MAX_ORDER_DEVICES = 1_000;
/** Largest number of entries in each list of an order, such as its items or its kits. */
export const MAX_LINES = 100;
/** Largest number of different items on an order, in kits too, and therefore on a return of its undeliverable parcel. */
export const MAX_RETURN_LINES = MAX_LINES + MAX_LINES * MAX_KIT_ITEMS;
/** Largest number of devices that a return asks for, including those in packed kits. */
export const MAX_REQUESTED_RETURN_DEVICES = 1_000;
/** Largest number of devices of a return: those that it asks for, and those that arrive for its lines of tracked items. */
export const MAX_RETURN_DEVICES = MAX_REQUESTED_RETURN_DEVICES + MAX_LINE_COUNT;
/** Largest number of external identifiers and of notes of an order. */
export const MAX_ORDER_TEXTS = 20;
