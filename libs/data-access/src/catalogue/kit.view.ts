import { type Kit, KIT_VIEW } from '@rpm/domain';
import { embeddedRow, jsonList, jsonObject, viewAsJson } from '../resource/json-view';
import { EMBEDDED_ITEM } from './item.view';

/** SQL expression that converts the row `k` to the JSON of a kit, with its items ordered by id. */
export const KIT = viewAsJson<typeof KIT_VIEW, Kit>(KIT_VIEW, 'k', {
  kitItems: jsonList(
    jsonObject({ item: embeddedRow(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'n'), count: 'n.count' }),
    'kit_item n',
    'n.organization_id = k.organization_id and n.kit_id = k.id',
    'n.item_id',
  ),
});
