import { EMBEDDED_ITEM_VIEW } from '../catalogue/item.view';
import { SITE_REFERENCE_VIEW } from '../site/site.view';
import { flag, integer, object } from '../view/property';
import { view, type ViewOf } from '../view/view';

const count = (description: string, example: number) => integer({ format: 'int64', minimum: 0 }, description, { example });

export const STOCK_VIEW = view('Stock', 'The units of an item in one place.', {
  item: object(EMBEDDED_ITEM_VIEW, 'The item.'),
  site: object(SITE_REFERENCE_VIEW, 'The place; null for the central stock, from which orders are filled.', {
    nullable: true,
    example: null,
  }),
  tracked: flag('Whether each unit is a device. If not, units are only counted.', { example: false }),
  available: count('Number of units that are free.', 40),
  promised: count('Number of units that are promised to orders that have not been shipped.', 3),
});

export type StockView = ViewOf<typeof STOCK_VIEW>;
