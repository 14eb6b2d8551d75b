import { EMBEDDED_ITEM } from './item.view';
import { found, listed, object } from '../resource/json-view';

/** A kit `k`, with its items in the order of their ids. */
export const KIT = object({
  id: 'k.id',
  name: 'k.name',
  archived: 'k.archived',
  kitItems: listed(
    object({ item: found(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'n'), count: 'n.count' }),
    'kit_item n',
    'n.organization_id = k.organization_id and n.kit_id = k.id',
    'n.item_id',
  ),
});
