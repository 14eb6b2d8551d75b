import { SAMPLE_ORDER, StockAdjustmentInput, StockQuery } from '@rpm/domain';
import { bodySchema, queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Schema } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { pageSchema } from '../openapi/page-schema';
import { BODY } from '../openapi/problem-responses';
import { listing, requestBody, type ResourceWords } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody } from '../openapi/resource-problems';
import { ref, refOrNull, shownObject } from '../openapi/schema';

const STOCK: ResourceWords = {
  area: 'orders',
  tag: 'Stock',
  noun: 'stock',
  schema: 'Stock',
  id: 'itemId',
  example: { item: SAMPLE_ORDER.orderItems[1]?.item, site: null, tracked: false, available: 40, promised: 3 },
};

const count = (description: string): Schema => ({ type: 'integer', format: 'int64', minimum: 0, description });

const schemas: Record<string, Schema> = {
  Stock: shownObject('How many there are of an item in one place.', {
    item: ref('EmbeddedItem'),
    site: refOrNull('SiteReference', 'Where; null for the central stock, from which orders are filled.'),
    tracked: { type: 'boolean', description: 'Whether each unit is a device; else they are only counted.' },
    available: count('How many are free.'),
    promised: count('How many are there, but promised to orders that have not gone out.'),
  }),
  ...pageSchema('Stock'),
  ...bodySchema(StockAdjustmentInput),
};

export const stockOpenApi: OpenApiPart = {
  tag: { name: 'Stock', description: 'How many there are of what can be ordered, and where.' },
  schemas,
  paths: {
    '/api/v3/stock': {
      get: listing(STOCK, {
        operationId: 'listStock',
        summary: 'List the stock',
        description:
          'What is only counted, and devices that are free or promised to an order; by item, the central stock before the sites.',
        parameters: queryParameters(StockQuery),
      }),
    },
    '/api/v3/stock/adjust': {
      post: keyedOperation('fulfilment', {
        operationId: 'adjustStock',
        summary: 'Say how many more there are',
        description:
          'Adds to, or takes from, what is only counted; what is promised to orders cannot be taken, and a place holds at most ' +
          'a thousand million of an item. Units that are devices are registered instead; what was counted before there were any ' +
          'can still be taken away.',
        tags: ['Stock'],
        parameters: [IDEMPOTENCY_KEY],
        requestBody: requestBody({ body: 'StockAdjustmentInput', bodyExample: { itemId: 2, change: 50, reason: 'Delivered.' } }),
        answers: {
          200: json('The stock of the item in that place.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('Stock'), {
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
