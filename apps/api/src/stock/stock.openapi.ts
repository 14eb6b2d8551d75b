import { STOCK_VIEW, StockAdjustmentInput, StockQuery } from '@rpm/domain';
import { bodySchemas, queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { pageSchema } from '../openapi/page-schema';
import { BODY } from '../openapi/problem-responses';
import { listOperation, requestBody } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody } from '../openapi/resource-problems';
import { describeResource } from '../openapi/resource-part';
import { ref } from '../openapi/schema';
import { viewSchemas } from '../openapi/view-schema';

const TAG = { name: 'Stock', description: 'The number of available and promised units of each item, per place.' };
const STOCK = describeResource({ area: 'orders', tag: TAG, noun: 'stock', view: STOCK_VIEW, id: 'itemId' });

export const stockOpenApi: OpenApiPart = {
  tag: TAG,
  schemas: { ...viewSchemas(STOCK_VIEW), ...pageSchema('Stock'), ...bodySchemas(StockAdjustmentInput) },
  paths: {
    '/api/v3/stock': {
      get: listOperation(STOCK, {
        operationId: 'listStock',
        summary: 'List the stock',
        description:
          'Returns the number of free and promised units for each item and place. Units are devices or, for other items, only counted. The list ' +
          'is ordered by item, with the central stock before the sites.',
        parameters: queryParameters(StockQuery),
      }),
    },
    '/api/v3/stock/adjust': {
      post: keyedOperation('fulfilment', {
        operationId: 'adjustStock',
        summary: 'Adjust the stock of an item',
        description:
          'Changes the number of units of a counted item in one place. Units that are promised to orders cannot be subtracted, and ' +
          'a place holds at most a thousand million units of an item. The units of a tracked item are registered as devices instead; units that were ' +
          'counted before its first device was registered can still be subtracted.',
        tags: ['Stock'],
        parameters: [IDEMPOTENCY_KEY],
        requestBody: requestBody({ body: 'StockAdjustmentInput', bodyExample: { itemId: 2, change: 50, reason: 'Delivered.' } }),
        answers: {
          200: json('The stock of the item in the place.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('Stock'), {
            now: { summary: 'The stock as it is now', value: STOCK.example },
          }),
        },
        problems: {
          ...BODY,
          ...IDEMPOTENCY,
          invalid_input: invalidBody({ pointer: '/change', code: 'not_in_range', detail: 'Send an integer.' }),
          conflict: { detail: 'Only 3 are free; what is promised to orders cannot be taken away.' },
        },
      }),
    },
  },
};
