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
**Authentication.** Every operation under \`/api/v3\` needs an API key, sent once in the request header \`Service-API-Key\`;
a key in the query, in a cookie or in \`Authorization\` is not read. A key belongs to one organization and sees nothing of others:
what belongs to another organization is answered 404, as if it did not exist. A key carries scopes; each operation names the one it
needs. Keys are issued by whoever runs the service (\`rpm-admin api-key create\`). On this page, press *Authorize*.

**Requests.** JSON in UTF-8, plain or compressed: at most 1 MiB, 100,000 values and 10,000 properties. A batch of readings: 8 MiB (6 MiB
after decompression), and as many values and properties as 1,000 complete readings have. Unknown members and unknown query parameters are refused, so that
a typing mistake loses nothing in silence. In a body \`null\` means the same as leaving the member out, but in a PATCH (merge-patch,
RFC 7396) it clears. Timestamps are RFC 3339 with
\`Z\` or an offset; in a URL send \`+\` as \`%2B\`.

**Safe repeats.** A POST may carry an \`Idempotency-Key\`: for 24 hours the same request with the same key is carried out once and answered
alike. A PUT, PATCH or DELETE, and what is done to an order or a return, may carry \`If-Match\` with the \`ETag\` you have seen, and is
refused with 412 if somebody was faster.

**Answers.** Success is 200. Timestamps are UTC with milliseconds. A member without a value is there and null; a list without
entries is \`[]\`. HEAD works where GET does, OPTIONS answers 204 with \`Allow\`.

**Errors.** Every error is a problem document (RFC 9457) with a stable \`code\`, and its \`type\` is the address of a page that
explains it. Besides what each operation lists, a path that does not exist is answered 404 \`path_not_found\`, and a method that a
path does not have 405 \`method_not_allowed\` with \`Allow\`. Every answer has an \`X-Request-Id\`; quote it when you ask for help.
`.trim();

/** The content of `/openapi.json`. Specs compare it with the routes, and every response of the service with it. */
export const openApiDocument: PublishedDocument = shareComponents({
  openapi: '3.1.0',
  info: {
    title: 'Remote Patient Monitoring API',
    version: '3.0.0',
    summary:
      'Patients, the catalogue, devices and who holds them, sites, readings of ten kinds, orders and what comes back, and webhooks ' +
      'that tell of all of it.',
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
