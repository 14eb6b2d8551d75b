import { STOCK_VIEW } from '@rpm/domain';
import { embeddedRow, jsonObject, viewAsJson } from '@rpm/database';
import { EMBEDDED_ITEM } from '../catalogue/item.view';

/** SQL expression that converts the row `t` to the JSON of a stock: the available and the reserved units of an item in one place. */
export const STOCK = viewAsJson<typeof STOCK_VIEW, { available: number; promised: number }>(STOCK_VIEW, 't', {
  item: `(select ${EMBEDDED_ITEM} from item i where i.organization_id = t.organization_id and i.id = t.item_id)`,
  site: embeddedRow(jsonObject({ id: 's.id', name: 's.name' }), 'site', 's', 'site_id', 't'),
  tracked: 't.is_tracked',
});
