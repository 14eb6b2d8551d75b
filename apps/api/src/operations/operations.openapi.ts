import { PROBLEM_KINDS } from '../problem/problem-kind';
import { headers } from '../openapi/headers';
import { type Header, type OpenApiPart, type Response, type Schema } from '../openapi/model';
import { file, json, publicOperation } from '../openapi/operation';
import { UNAVAILABLE } from '../openapi/problem-responses';
import { IF_NONE_MATCH } from '../openapi/resource-parameters';
import { ref, responseObject } from '../openapi/schema';
import { ASSETS } from './docs.controller';
import { GUIDES } from './guides';

const TAGS = ['Operations'];

const status = (value: string): Schema =>
  responseObject('The state of the instance.', { status: { type: 'string', const: value, description: 'The state.' } });

const ASSET_CACHE: Header = {
  description: 'Files of the API reference contain no data of customers and may be cached.',
  required: true,
  schema: { type: 'string', const: 'public, max-age=3600' },
};

const UNCHANGED: Response = { description: 'The client has the current content.', headers: headers('ETag', 'Vary') };

const DOCUMENT: Schema = {
  type: 'object',
  description: 'An OpenAPI 3.1 document.',
  properties: {
    openapi: { type: 'string', const: '3.1.0' },
    info: { type: 'object' },
    paths: { type: 'object' },
    components: { type: 'object' },
  },
  required: ['openapi', 'info', 'paths', 'components'],
};

export const operationsOpenApi: OpenApiPart = {
  tag: { name: 'Operations', description: 'Endpoints for operating the service. They need no API key.' },
  schemas: { Live: status('live'), Ready: status('ready') },
  paths: {
    '/health/live': {
      get: publicOperation({
        operationId: 'getLiveness',
        summary: 'Whether the process answers',
        description:
          'For a supervisor that restarts processes. The response does not depend on the database, because a restart would not repair it.',
        tags: TAGS,
        answers: { 200: json('The process answers.', headers(), ref('Live')) },
      }),
    },
    '/health/ready': {
      get: publicOperation({
        operationId: 'getReadiness',
        summary: 'Whether to send requests here',
        description:
          'For load balancers. 503 while the database does not answer, accepts no writes, has a full disk or a schema of another version, or while ' +
          'the instance is stopping.',
        tags: TAGS,
        answers: { 200: json('Send requests.', headers(), ref('Ready')) },
        problems: UNAVAILABLE,
      }),
    },
    '/metrics': {
      get: publicOperation({
        operationId: 'getMetrics',
        summary: 'Metrics for Prometheus',
        description:
          'Of the process, of requests and of the delivery of webhooks. Answered only to callers that send `Authorization: Bearer` with the ' +
          'token that the operator has set (`METRICS_TOKEN`), and not at all where the service has a port of its own for it ' +
          '(`METRICS_PORT`): for all others there is no such path.',
        tags: TAGS,
        answers: { 200: file('Metrics in the text format of Prometheus.', headers(), 'text/plain') },
        problems: { path_not_found: { detail: 'There is no such path. See /openapi.json.' } },
      }),
    },
    '/openapi.json': {
      get: publicOperation({
        operationId: 'getOpenApiDocument',
        summary: 'This document',
        description: 'The description of the whole API, for people and generators.',
        tags: TAGS,
        parameters: [IF_NONE_MATCH],
        answers: { 200: json('The document.', headers('ETag', 'Vary'), DOCUMENT), 304: UNCHANGED },
      }),
    },
    '/docs': {
      get: publicOperation({
        operationId: 'getReference',
        summary: 'The interactive reference',
        description:
          'A page that shows this document and tries its operations. It works offline: all of it comes from this origin.',
        tags: TAGS,
        answers: { 200: file('The page.', headers(), 'text/html') },
      }),
    },
    '/docs/start.js': {
      get: publicOperation({
        operationId: 'getReferenceStart',
        summary: 'The script that starts the reference',
        description: 'Part of `/docs`.',
        tags: TAGS,
        answers: { 200: file('The script.', headers(), 'text/javascript') },
      }),
    },
    '/docs/{asset}': {
      get: publicOperation({
        operationId: 'getReferenceAsset',
        summary: 'A part of the reference',
        description: 'Style, script and icon of `/docs`.',
        tags: TAGS,
        parameters: [
          {
            name: 'asset',
            in: 'path',
            required: true,
            description: 'Name of the part.',
            schema: { type: 'string', enum: Object.keys(ASSETS) },
            example: 'swagger-ui.css',
          },
          IF_NONE_MATCH,
        ],
        answers: {
          200: file(
            'The part.',
            { ...headers('ETag', 'Vary'), 'Cache-Control': ASSET_CACHE },
            'text/css',
            'text/javascript',
            'image/png',
          ),
          304: { ...UNCHANGED, headers: { ...headers('ETag', 'Vary'), 'Cache-Control': ASSET_CACHE } },
        },
        problems: { path_not_found: { detail: 'The reference has no such part.' } },
      }),
    },
    '/docs/guides/{guide}': {
      get: publicOperation({
        operationId: 'getGuide',
        summary: 'A guide',
        description: 'One of the guides that come with the service, in Markdown.',
        tags: TAGS,
        parameters: [
          {
            name: 'guide',
            in: 'path',
            required: true,
            description: 'File name of the guide.',
            schema: { type: 'string', enum: Object.keys(GUIDES) },
            example: 'using-the-api.md',
          },
          IF_NONE_MATCH,
        ],
        answers: { 200: file('The guide.', headers('ETag', 'Vary'), 'text/plain'), 304: UNCHANGED },
        problems: { path_not_found: { detail: 'There is no such guide.' } },
      }),
    },
    '/errors/{code}': {
      get: publicOperation({
        operationId: 'getErrorPage',
        summary: 'Explains a problem',
        description: 'The page that the `type` of a problem names: what happened and what to do about it.',
        tags: TAGS,
        parameters: [
          {
            name: 'code',
            in: 'path',
            required: true,
            description: 'The `code` of the problem.',
            schema: { type: 'string', enum: Object.keys(PROBLEM_KINDS) },
            example: 'invalid_input',
          },
        ],
        answers: { 200: file('The page.', headers(), 'text/html') },
        problems: { not_found: { detail: 'No kind of problem with this identifier exists.' } },
      }),
    },
  },
};
