import {
  EMBEDDED_ITEM_VIEW,
  EMBEDDED_MANUFACTURER_VIEW,
  type Item,
  ITEM_VIEW,
  type Manufacturer,
  MANUFACTURER_VIEW,
} from '@rpm/domain';
import { embeddedRow, viewAsJson, registerChanges } from '@rpm/database';

/** SQL expression that converts the row `m` to the JSON of a manufacturer. */
export const MANUFACTURER = viewAsJson<typeof MANUFACTURER_VIEW, Manufacturer>(MANUFACTURER_VIEW, 'm', {});

const EMBEDDED_MANUFACTURER = viewAsJson<typeof EMBEDDED_MANUFACTURER_VIEW, Manufacturer>(EMBEDDED_MANUFACTURER_VIEW, 'm', {});

const manufacturer = embeddedRow(EMBEDDED_MANUFACTURER, 'manufacturer', 'm', 'manufacturer_id', 'i');

/** SQL expression that converts the row `i` to the JSON of an item embedded in another resource. */
export const EMBEDDED_ITEM = viewAsJson<typeof EMBEDDED_ITEM_VIEW, Item>(EMBEDDED_ITEM_VIEW, 'i', { manufacturer });

/** SQL expression that converts the row `i` to the JSON that the endpoint of an item returns. */
export const ITEM = viewAsJson<typeof ITEM_VIEW, Item>(ITEM_VIEW, 'i', { manufacturer });

registerChanges({ subject: 'manufacturer', table: 'manufacturer', alias: 'm', json: MANUFACTURER, deletable: true });
registerChanges({ subject: 'item', table: 'item', alias: 'i', json: ITEM, deletable: true });
