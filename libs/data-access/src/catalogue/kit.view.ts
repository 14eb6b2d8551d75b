import { type Kit, type KitItem, KIT_ITEM_VIEW, KIT_VIEW } from '@rpm/domain';
import { embeddedRow, jsonList, viewAsJson, registerChanges } from '@rpm/database';
import { EMBEDDED_ITEM } from './item.view';

/** SQL expression that converts the row `n` to the JSON of an item of a kit. */
export const KIT_ITEM = viewAsJson<typeof KIT_ITEM_VIEW, KitItem>(KIT_ITEM_VIEW, 'n', {
  item: embeddedRow(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'n'),
});

/** SQL expression that converts the row `k` to the JSON of a kit, with its items ordered by id. */
export const KIT = viewAsJson<typeof KIT_VIEW, Kit>(KIT_VIEW, 'k', {
  kitItems: jsonList(KIT_ITEM, 'kit_item n', 'n.organization_id = k.organization_id and n.kit_id = k.id', 'n.item_id'),
});

registerChanges({ subject: 'kit', table: 'kit', alias: 'k', json: KIT, deletable: true });
