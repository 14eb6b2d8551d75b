import { STOCK_VIEW, StockAdjustmentInput, StockQuery } from '@rpm/domain';
import { openApiPart } from '../openapi/resource-part';

export const stockOpenApi = openApiPart(
  { area: 'orders', heading: 'Stock', view: STOCK_VIEW },
  {
    'GET /api/v3/stock': {
      operationId: 'listStock',
      summary: 'List the stock',
      description:
        'Returns the number of free and promised units for each item and place. Units are devices or, for other items, only counted. The list ' +
        'is ordered by item, with the central stock before the sites.',
      query: StockQuery,
    },
    'POST /api/v3/stock/adjust': {
      scope: 'fulfilment',
      operationId: 'adjustStock',
      summary: 'Adjust the stock of an item',
      description:
        'Changes the number of units of a counted item in one place. Units that are promised to orders cannot be subtracted, and ' +
        'a place holds at most a thousand million units of an item. The units of a tracked item are registered as devices instead; units that were ' +
        'counted before its first device was registered can still be subtracted.',
      body: StockAdjustmentInput,
      problems: { conflict: { detail: 'Only 3 are free; what is promised to orders cannot be taken away.' } },
    },
  },
);
