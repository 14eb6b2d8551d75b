import { flag, id, integer, list, object, text } from '../view/property';
import { VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { EMBEDDED_ITEM_VIEW } from './item.view';
import { MAX_KIT_ITEMS } from './kit-limits';

export const KIT_ITEM_VIEW = view('KitItem', 'The number of units of an item in a kit.', {
  item: object(EMBEDDED_ITEM_VIEW, 'The item.'),
  count: integer({ minimum: 1, maximum: 10_000 }, 'Number of units.', { example: 1 }),
});

export type KitItemView = ViewOf<typeof KIT_ITEM_VIEW>;

export const KIT_VIEW = view('Kit', 'Items of the catalogue that are ordered and packed together.', {
  id: id('Identifier, which the service assigns.', { example: 3 }),
  name: text('Name of the kit.', { example: 'Glucose starter kit' }),
  archived: flag('Whether the kit is archived and can no longer be ordered.', { example: false }),
  kitItems: list(KIT_ITEM_VIEW, 'The items of the kit, ordered by id.', { maxItems: MAX_KIT_ITEMS }),
  ...VERSION_PROPERTIES,
});

export type KitView = ViewOf<typeof KIT_VIEW>;

/** A kit as embedded in another resource. */
export const KIT_REFERENCE_VIEW = view('KitReference', 'A kit, as part of another resource.', {
  id: id('Identifier of the kit.', { example: 3 }),
  name: KIT_VIEW.properties.name,
});
