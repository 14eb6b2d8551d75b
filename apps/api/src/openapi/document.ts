import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { READING_KIND_NAMES } from '@rpm/domain';
import { readingOpenApi } from '../reading/reading.openapi';
import { deviceOpenApi } from '../device/device.openapi';
import { itemOpenApi } from '../catalogue/item.openapi';
import { kitOpenApi } from '../catalogue/kit.openapi';
import { manufacturerOpenApi } from '../catalogue/manufacturer.openapi';
import { adherenceOpenApi } from '../adherence/adherence.openapi';
import { operationsOpenApi } from '../operations/operations.openapi';
import { orderOpenApi } from '../order/order.openapi';
import { patientOpenApi } from '../patient/patient.openapi';
import { returnOpenApi } from '../return/return.openapi';
import { siteOpenApi } from '../site/site.openapi';
import { stockOpenApi } from '../stock/stock.openapi';
import { webhookOpenApi } from '../webhook/webhook.openapi';
import { webhookLogOpenApi } from '../webhook-log/webhook-log.openapi';
import { HEADERS } from './headers';
import { type OpenApiPart } from './model';
import { PROBLEM_SCHEMAS } from './problem.openapi';
import { type PublishedDocument } from './published-document';
import { shareComponents } from './share-components';

const PARTS: readonly OpenApiPart[] = [
  patientOpenApi,
  adherenceOpenApi,
  ...READING_KIND_NAMES.map(readingOpenApi),
  manufacturerOpenApi,
  itemOpenApi,
  kitOpenApi,
  deviceOpenApi,
  siteOpenApi,
  orderOpenApi,
  returnOpenApi,
  stockOpenApi,
  webhookOpenApi,
  webhookLogOpenApi,
  operationsOpenApi,
];

/** The introduction at the top of `/docs`. */
const DESCRIPTION = readFileSync(join(__dirname, '../../../../docs/api-introduction.md'), 'utf8').trim();

/** Content of `/openapi.json`. Specs compare it with the routes and with every response that they receive. */
export const openApiDocument: PublishedDocument = shareComponents({
  openapi: '3.1.0',
  info: {
    title: 'Remote Patient Monitoring API',
    version: '3.0.0',
    summary:
      'Patients, readings of ten kinds, devices and their assignments, sites, the catalogue, stock, orders, returns, and webhooks that ' +
      'report changes of them.',
    description: DESCRIPTION,
    license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
  },
  externalDocs: { url: '/docs/guides/using-the-api.md', description: 'A guide with examples for every area of the API' },
  servers: [{ url: '/', description: 'The instance that serves this document' }],
  tags: PARTS.map(({ tag }) => tag),
  paths: Object.fromEntries(PARTS.flatMap(({ paths }) => Object.entries(paths))),
  webhooks: Object.fromEntries(PARTS.flatMap(({ webhooks = {} }) => Object.entries(webhooks))),
  components: {
    schemas: { ...Object.fromEntries(PARTS.flatMap(({ schemas }) => Object.entries(schemas))), ...PROBLEM_SCHEMAS },
    headers: HEADERS,
    securitySchemes: {
      apiKey: { type: 'apiKey', in: 'header', name: 'Service-API-Key', description: 'A key of your organization: `rpm_…`' },
    },
  },
});
