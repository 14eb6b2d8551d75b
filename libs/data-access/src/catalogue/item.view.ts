import { EMBEDDED_ITEM_VIEW, type Item, ITEM_VIEW, type Manufacturer, MANUFACTURER_VIEW } from '@rpm/domain';
import { found, viewAsJson } from '../resource/json-view';

/** A manufacturer `m`. */
export const MANUFACTURER = viewAsJson<typeof MANUFACTURER_VIEW, Manufacturer>(MANUFACTURER_VIEW, 'm', {});

const manufacturer = found(MANUFACTURER, 'manufacturer', 'm', 'manufacturer_id', 'i');

/** An item `i` as part of another resource. */
export const EMBEDDED_ITEM = viewAsJson<typeof EMBEDDED_ITEM_VIEW, Item>(EMBEDDED_ITEM_VIEW, 'i', { manufacturer });

/** An item `i` at its own path. */
export const ITEM = viewAsJson<typeof ITEM_VIEW, Item>(ITEM_VIEW, 'i', { manufacturer });
