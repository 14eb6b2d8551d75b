import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOpenApi } from './operations.openapi';
import { RESOURCE_MODULES } from '../resource-modules';
import { DOCUMENTED_HEADERS } from '../openapi/headers';
import { type OpenApiDocument, type OpenApiPart } from '../openapi/model';
import { nameEnumerations } from '../openapi/name-enumerations';
import { PROBLEM_SCHEMAS } from '../openapi/problem.openapi';
import { type PublishedDocument } from '../openapi/published-document';
import { shareComponents } from '../openapi/share-components';

const PARTS: readonly OpenApiPart[] = [...RESOURCE_MODULES.flatMap(({ openApi }) => openApi), operationsOpenApi];

/** The introduction that `/docs` shows at the top. */
const DESCRIPTION = readFileSync(join(__dirname, '../../../../docs/api-introduction.md'), 'utf8').trim();

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Remote Patient Monitoring API',
    version: '3.0.0',
    summary:
      'Patients, readings of ten kinds, devices and their assignments, sites, the catalogue, stock, orders, returns, and webhooks that ' +
      'report changes of them.',
    description: DESCRIPTION,
    contact: { name: 'The operator of this instance' },
    license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
  },
  servers: [{ url: '/', description: 'The instance that serves this document' }],
  tags: PARTS.map(({ tag }) => tag),
  paths: Object.fromEntries(PARTS.flatMap(({ paths }) => Object.entries(paths))),
  webhooks: Object.fromEntries(PARTS.flatMap(({ webhooks = {} }) => Object.entries(webhooks))),
  components: {
    schemas: { ...Object.fromEntries(PARTS.flatMap(({ schemas }) => Object.entries(schemas))), ...PROBLEM_SCHEMAS },
    headers: DOCUMENTED_HEADERS,
    securitySchemes: {
      apiKey: { type: 'apiKey', in: 'header', name: 'Service-API-Key', description: 'A key of your organization: `rpm_…`' },
    },
  },
};

/** The document without references to shared parts, from which the client and the forms of the console are generated. */
export const wholeDocument: OpenApiDocument = nameEnumerations(document);

/** The OpenAPI document that `/openapi.json` returns. Specs compare it with the routes and with every response that they receive. */
export const openApiDocument: PublishedDocument = shareComponents(wholeDocument);
