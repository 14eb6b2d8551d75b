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

const DESCRIPTION = `
**Authentication.** Every operation under \`/api/v3\` needs an API key, sent in the request header \`Service-API-Key\`;
a key in the query, in a cookie or in \`Authorization\` is ignored. A key belongs to one organization and gives access to its data only:
for data of another organization, the response is 404, as if they did not exist. A key has scopes, and each operation names the scope that it
needs. The operator of the service creates keys with \`rpm-admin api-key create\`. To send requests from this page, press *Authorize*.

**Requests.** A body is JSON in UTF-8, plain or compressed, with at most 1 MiB, 100,000 values and 10,000 properties. A batch of readings may have 8 MiB (6 MiB
after decompression), and as many values and properties as 1,000 complete readings have. Unknown properties and query parameters are rejected, so that
a misspelled name is never silently ignored. In a body, \`null\` means the same as omitting the property, but in a PATCH (merge-patch,
RFC 7396) it clears the property. Timestamps are RFC 3339 with
\`Z\` or an offset; in a URL, write \`+\` as \`%2B\`.

**Safe retries.** A POST may have an \`Idempotency-Key\`: for 24 hours, the same request with the same key is carried out once, and each
repetition gets the same response. A PUT, PATCH or DELETE, and a transition of an order or a return, may have an \`If-Match\` with an \`ETag\`
that you received earlier; the request is rejected with 412 if the resource has changed since.

**Responses.** The status of a success is 200, or 204 without a body. Timestamps are UTC with milliseconds. A property without a value is null, never omitted; a list without
entries is \`[]\`. HEAD is supported wherever GET is, and OPTIONS returns 204 with \`Allow\`.

**Errors.** Every error is a problem document (RFC 9457) with a stable \`code\`. Its \`type\` is the URL of a page that
explains it. Besides the problems that each operation lists, an unknown path has the status 404 and the code \`path_not_found\`, and a method that a
path does not support has 405 and \`method_not_allowed\`, with \`Allow\`. Every response has an \`X-Request-Id\`; quote it when you ask for help.
`.trim();

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
