import { PROBLEM_KINDS } from '../problem/problem-kind';
import { always, headerReferences } from '../openapi/headers';
import { type OpenApiPart, type Operation, type PathItem, type Response, type Schema } from '../openapi/model';
import { jsonResponse } from '../openapi/operation';
import { IF_NONE_MATCH, choicePathParameter } from '../openapi/parameters';
import { problemResponses } from '../openapi/problem-responses';
import { ANY_REQUEST, INVALID_INPUT, type Problems, UNAVAILABLE } from '../openapi/problems';
import { queryParameters } from '../openapi/schema/input-schema';
import { ref, responseObject } from '../openapi/schema/schema';
import { ASSETS } from './docs.controller';
import { GUIDES } from './guides';
import { ReadinessQuery } from './readiness.query';

/** Describes a GET operation that needs no API key. */
function get(
  operationId: string,
  summary: string,
  description: string,
  answers: Operation['responses'],
  { parameters, problems = {} }: Pick<Operation, 'parameters'> & { problems?: Problems } = {},
): PathItem {
  return {
    get: {
      operationId,
      summary,
      description: `${description}\n\nNo key is needed.`,
      tags: ['Operations'],
      ...(parameters && { parameters }),
      responses: { ...answers, ...problemResponses({ ...ANY_REQUEST, ...problems }) },
      security: [],
    },
  };
}

/** Describes a response that is not JSON, such as an HTML page. */
function file(description: string, mediaTypes: readonly string[], headers?: Response['headers']): Response {
  return { description, ...(headers && { headers }), content: Object.fromEntries(mediaTypes.map((type) => [type, {}])) };
}

const notFound = (detail: string): Problems => ({ path_not_found: { detail } });

const status = (value: string): Schema =>
  responseObject('The state of the instance.', { status: { type: 'string', const: value, description: 'The state.' } });

const ASSET_CACHE = always('Files of the API reference contain no data of customers and may be cached.', {
  type: 'string',
  const: 'public, max-age=3600',
});
const ASSET_HEADERS = { ...headerReferences('ETag', 'Vary'), 'Cache-Control': ASSET_CACHE };

const UNCHANGED: Response = {
  description: 'The client has the current content. Only a request with `If-None-Match` gets this response.',
  headers: headerReferences('ETag', 'Vary'),
};

const DOCUMENT: Schema = { type: 'object', description: 'An OpenAPI 3.1 document.' };

export const operationsOpenApi: OpenApiPart = {
  tag: {
    name: 'Operations',
    description:
      'Endpoints for people and for operating the service. They need no API key, and generated clients can leave them out.',
  },
  schemas: { Live: status('live'), Ready: status('ready') },
  paths: {
    '/health/live': get(
      'getLiveness',
      'Whether the process answers',
      'For a supervisor that restarts processes. The response does not depend on the database, because a restart would not repair it.',
      { 200: jsonResponse('The process answers.', undefined, ref('Live')) },
    ),
    '/health/ready': get(
      'getReadiness',
      'Whether to send requests here',
      'For load balancers. 503 while the database does not answer, accepts no writes, has a full disk or a schema of another version, or while ' +
        'the instance is stopping. With `for=reads`, a database that accepts no writes or has a full disk is ready.',
      { 200: jsonResponse('Send requests.', undefined, ref('Ready')) },
      { parameters: queryParameters(ReadinessQuery), problems: { ...UNAVAILABLE, ...INVALID_INPUT } },
    ),
    '/metrics': get(
      'getMetrics',
      'Metrics for Prometheus',
      'Metrics of the process, the requests and webhook delivery. The caller must send `Authorization: Bearer` with the token of the setting ' +
        '`METRICS_TOKEN`; for other callers the path does not exist. If the setting `METRICS_PORT` is set, metrics are served only on that port.',
      { 200: file('Metrics in the text format of Prometheus.', ['text/plain']) },
      { problems: notFound('There is no such path. See /openapi.json.') },
    ),
    '/openapi.json': get(
      'getOpenApiDocument',
      'This document',
      'The description of the whole API, for people and generators.',
      { 200: jsonResponse('The document.', headerReferences('ETag', 'Vary'), DOCUMENT), 304: UNCHANGED },
      { parameters: [IF_NONE_MATCH] },
    ),
    '/docs': get(
      'getReference',
      'The interactive reference',
      'A page that shows this document and tries its operations. It works offline: all of it comes from this origin.',
      { 200: file('The page.', ['text/html']) },
    ),
    '/docs/start.js': get('getReferenceStart', 'The script that starts the reference', 'Part of `/docs`.', {
      200: file('The script.', ['text/javascript']),
    }),
    '/docs/{asset}': get(
      'getReferenceAsset',
      'A part of the reference',
      'Style, script and icon of `/docs`.',
      {
        200: file('The part.', ['text/css', 'text/javascript', 'image/png'], ASSET_HEADERS),
        304: { ...UNCHANGED, headers: ASSET_HEADERS },
      },
      {
        parameters: [choicePathParameter('asset', 'Name of the part.', Object.keys(ASSETS), 'swagger-ui.css'), IF_NONE_MATCH],
        problems: notFound('The reference has no such part.'),
      },
    ),
    '/docs/guides/{guide}': get(
      'getGuide',
      'A guide',
      'One of the guides that come with the service, in Markdown.',
      { 200: file('The guide.', ['text/plain'], headerReferences('ETag', 'Vary')), 304: UNCHANGED },
      {
        parameters: [
          choicePathParameter('guide', 'File name of the guide.', Object.keys(GUIDES), 'using-the-api.md'),
          IF_NONE_MATCH,
        ],
        problems: notFound('There is no such guide.'),
      },
    ),
    '/errors/{code}': get(
      'getErrorPage',
      'Explains a problem',
      'The page that the `type` of a problem names: what happened and what to do about it.',
      { 200: file('The page.', ['text/html']) },
      {
        parameters: [choicePathParameter('code', 'The `code` of the problem.', Object.keys(PROBLEM_KINDS), 'invalid_input')],
        problems: { not_found: { detail: 'No kind of problem with this identifier exists.' } },
      },
    ),
  },
};
