import {
  bodyExampleOf,
  ChangesQuery,
  CORRECTION_PREVIEW_VIEW,
  DryRunQuery,
  exampleOf,
  type InputClass,
  inputProperties,
  nounOf,
  PageQuery,
  type Scope,
  type View,
} from '@rpm/domain';
import { type HeaderName, headerReferences } from './headers';
import { patchSchemaName, queryParameters } from './schema/input-schema';
import { type MediaType, type Operation, type Parameter, type Response, type Schema } from './model';
import { IDEMPOTENCY_KEY, IF_MATCH, IF_NONE_MATCH, idPathParameter, type PathIdParameter, READ_AFTER } from './parameters';
import {
  BODY,
  COMMIT,
  IDEMPOTENCY,
  INVALID_INPUT,
  KEYED_REQUEST,
  MERGED,
  PRECONDITION,
  problemCodes,
  type Problems,
  READ_ONLY,
  RESOURCE_ID,
} from './problems';
import { problemResponses } from './problem-responses';
import { type Resource, openApiTagOf } from './resource';
import { METHODS, type Route } from './route';
import { ref } from './schema/schema';

/**
 * The parts of an operation's OpenAPI description that are written by hand. The rest is derived from its route, its input classes and its resource.
 */
export interface OperationDefinition {
  operationId: string;
  summary: string;
  description: string;
  /** Scope that the caller's key needs; by default, `<area>:read` for GET and `<area>:write` for other methods. Null if every valid key is accepted. */
  scope?: Scope | null;
  /** Input class of the query. If it extends {@link PageQuery}, the response is a page. */
  query?: InputClass;
  /** Path parameters that are not ids. */
  parameters?: readonly Parameter[];
  /** Input class of the body, or the name of the body's schema if no class reads the whole body. */
  body?: InputClass | string;
  /** Input class of the body if the body is a merge-patch (RFC 7396). */
  patch?: InputClass;
  /** Example of the body; by default, the example that is derived from its input class. */
  bodyExample?: object;
  /** True for a transition of an order or a return: it accepts `If-Match`, and its body may be absent. */
  isTransition?: true;
  /** True for an operation that may change many readings: it accepts `dryRun`. */
  isCorrection?: true;
  /** The view that a dry run returns; by default, the number of readings that would change. */
  preview?: View;
  /** The view that the response contains; by default, the view of the resource. */
  view?: View;
  /**
   * Example of the view that a GET of one resource returns; by default, it consists of the examples of the view's properties. Null if another
   * operation has the same example. Other methods and lists return the same view as a GET, and have no examples.
   */
  example?: object | null;
  /** Overrides for the description, schema and headers of the response with status 200. */
  answer?: { description?: string; schema?: Schema; headers?: HeaderName[] };
  /** Further successful responses, by status. */
  answers?: Readonly<Record<string, Response>>;
  problems?: Problems;
  /** Whether a standby may serve the operation; by default, whether the response is a page or a file. */
  isServedByStandby?: boolean;
  /** True for an operation whose response is a CSV file. */
  isCsv?: true;
}

/** Describes an operation under `/api/v3`, for which the caller's key must have a scope. */
export function keyedOperation(resource: Resource, route: Route, definition: OperationDefinition): Operation {
  const { operationId, summary, body, patch } = definition;
  const usualScope = `${resource.area}:${METHODS[route.method].access}` as Scope;
  const scope = definition.scope === undefined ? usualScope : definition.scope;
  const view = definition.view ?? resource.view;
  const usual = (view === resource.view ? resource.example : undefined) ?? exampleOf(view);
  const example = definition.example === undefined ? usual : definition.example;
  const query = definition.query ?? (definition.isCorrection ? DryRunQuery : undefined);
  const whole = { ...definition, ...(query && { query }), scope, view, example };
  const ids = idsOf(route, [view, resource.view].map(nounOf));
  return {
    operationId,
    summary,
    description: `${[definition.description, ...usualSentences(route, whole)].join(' ')}\n\n${scope === null ? 'Every valid key may call it.' : `Required scope: \`${scope}\`.`}`,
    tags: [openApiTagOf(resource).name],
    parameters: parametersOf(ids, route, whole),
    ...((body ?? patch) !== undefined && { requestBody: requestBody(route, whole) }),
    responses: { ...answersOf(route, whole), ...problemResponses(problemsOf(route, whole)) },
    security: [{ apiKey: [] }],
    ...(scope !== null && { 'x-required-scope': scope }),
    ...causesOf(definition),
  };
}

/** Returns the causes of the operation's own problems, as an extension of OpenAPI. */
function causesOf({ problems = {} }: OperationDefinition): Pick<Operation, 'x-problem-causes'> {
  const causes = Object.entries(problems).flatMap(([code, { detail }]) =>
    detail === undefined ? [] : [[code, detail] as const],
  );
  return causes.length > 0 ? { 'x-problem-causes': Object.fromEntries(causes) } : {};
}

type WholeDefinition = OperationDefinition & Required<Pick<OperationDefinition, 'scope' | 'view' | 'example'>>;

/** Returns whether the response is a page, which is the case if the query class is or extends {@link PageQuery}. */
export const isPage = ({ query }: OperationDefinition) => query === PageQuery || query?.prototype instanceof PageQuery;

/** Returns whether the response is a list of changes. */
export const isChanges = ({ query }: OperationDefinition) => query === ChangesQuery;

/** Returns whether the response has several entries, as a page, as changes or as a file. */
const isList = (definition: OperationDefinition) => isPage(definition) || isChanges(definition) || definition.isCsv === true;

const isServedByStandby = ({ method }: Route, definition: OperationDefinition) =>
  definition.isServedByStandby ?? (method === 'get' && (isPage(definition) || definition.isCsv === true));

/** Returns the ids in the path of an operation, each with the noun of the resource that it identifies: `webhook replay` for `replayId`. */
function idsOf(route: Route, nouns: readonly string[]): PathIdParameter[] {
  return route.idsOf.map((name) => ({ id: `${name}Id`, noun: nouns.find((noun) => noun.endsWith(name)) ?? name }));
}

function usualSentences({ method }: Route, definition: WholeDefinition): string[] {
  if (isPage(definition)) return ['A result matches all filters that are sent, and `total` is the exact number of matches.'];
  if (method === 'put') return [`Omitted properties return to the defaults of a new ${nounOf(definition.view)}.`];
  if (!definition.patch) return [];
  return [
    'The body is a merge-patch (RFC 7396): null clears a property, and an omitted one stays unchanged. `application/merge-patch+json` is accepted too.',
  ];
}

/** Problem of a correction that would change too many readings. */
const CORRECTION = problemCodes('too_many_readings');

function parametersOf(ids: readonly PathIdParameter[], route: Route, definition: WholeDefinition): Parameter[] {
  const { method } = route;
  const { query, parameters = [], isTransition } = definition;
  const { changesOne, acceptsIdempotencyKey } = METHODS[method];
  return [
    ...ids.map(idPathParameter),
    ...parameters,
    ...(query ? queryParameters(query) : []),
    ...(method === 'get' && !isList(definition) ? [IF_NONE_MATCH] : []),
    ...(isServedByStandby(route, definition) ? [READ_AFTER] : []),
    ...(isTransition || changesOne ? [IF_MATCH] : []),
    ...(acceptsIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ];
}

function requestBody({ method }: Route, { body, patch, isTransition, ...definition }: WholeDefinition): Operation['requestBody'] {
  const bodyExample = definition.bodyExample ?? (typeof body === 'function' ? bodyExampleOf(body) : undefined);
  const name = patch ? patchSchemaName(patch) : typeof body === 'function' ? body.name : (body ?? '');
  const content = jsonContent(ref(name), bodyExample);
  // A transition without a body, and a DELETE without a reason, are complete, unless a property is required.
  const needsProperty = typeof body === 'function' && [...inputProperties(body).values()].some(({ required }) => required);
  const required = needsProperty || (!isTransition && method !== 'delete');
  return { required, description: 'Unknown properties are rejected.', content };
}

function answersOf({ method }: Route, definition: WholeDefinition): Record<string, Response> {
  const { view, example, isCorrection, preview = CORRECTION_PREVIEW_VIEW, answer = {}, answers } = definition;
  if (method === 'delete') return { ...(isCorrection && { 200: PREVIEW }), ...answers };
  if (isPage(definition))
    return { 200: jsonResponse('One page of the list.', headerReferences('Link'), ref(`${view.name}Page`)) };
  if (isChanges(definition))
    return { 200: jsonResponse('A part of the changes.', headerReferences('Link'), ref(`${view.name}Changes`)) };
  if (definition.isCsv) return { 200: CSV_FILE };
  const {
    description = `The ${nounOf(view)}.`,
    schema = isCorrection ? { oneOf: [ref(view.name), ref(preview.name)] } : ref(view.name),
    headers = [],
  } = answer;
  const isRead = method === 'get';
  const replayed: HeaderName[] = METHODS[method].acceptsIdempotencyKey ? ['Idempotent-Replayed'] : [];
  return {
    200: jsonResponse(description, headerReferences('ETag', ...replayed, ...headers), schema, isRead ? example : null),
    ...(isRead && { 304: UNCHANGED }),
    ...answers,
  };
}

const CSV_SCHEMA: Schema = {
  type: 'string',
  description:
    'RFC 4180 in UTF-8. The first line names the columns by the paths of the properties, such as `patient.id`; columns may be added. An apostrophe stands ' +
    'before text that a spreadsheet would calculate as a formula.',
};

const CSV_FILE: Response = {
  description: 'A CSV file with all matching entries.',
  headers: headerReferences('Content-Disposition'),
  content: { 'text/csv': { schema: CSV_SCHEMA } },
};

/** The response to a dry run of a correction that has no view of its own for previews. */
const PREVIEW = jsonResponse('What a dry run would change.', headerReferences('ETag'), ref(CORRECTION_PREVIEW_VIEW.name));

const UNCHANGED: Response = {
  description: 'The client has the current representation. Only a request with `If-None-Match` gets this response.',
  headers: headerReferences('ETag'),
};

function problemsOf(route: Route, definition: WholeDefinition): Problems {
  const { scope, isTransition, body, patch, problems } = definition;
  const { access, hasBody, changesOne, acceptsIdempotencyKey } = METHODS[route.method];
  return {
    ...KEYED_REQUEST,
    ...(scope !== null && problemCodes('scope_missing')),
    ...(isServedByStandby(route, definition) && problemCodes('read_after_invalid')),
    ...((hasBody || body !== undefined) && BODY),
    ...(access === 'write' && COMMIT),
    ...(acceptsIdempotencyKey && IDEMPOTENCY),
    ...(route.idsOf.length > 0 && RESOURCE_ID),
    ...(namesPatient(route, definition) && MERGED),
    ...((isTransition || changesOne) && PRECONDITION),
    ...(hasBody && changesOne && READ_ONLY),
    ...((definition.query !== undefined || isList(definition)) && INVALID_INPUT),
    ...(definition.isCorrection && CORRECTION),
    ...((typeof body === 'function' || patch) && INVALID_INPUT),
    ...problems,
  };
}

/** Returns whether an operation names a patient by id: in its path, in a filter or in its body. */
function namesPatient({ idsOf }: Route, { query, body, patch }: WholeDefinition): boolean {
  const has = (type: InputClass | string | undefined, name: string) =>
    typeof type === 'function' && inputProperties(type).has(name);
  return idsOf.includes('patient') || has(query, 'patientId') || has(body ?? patch, 'patient');
}

/** Returns the OpenAPI description of a JSON response. */
export function jsonResponse(
  description: string,
  headers: Response['headers'],
  schema: Schema,
  example?: object | null,
): Response {
  return { description, ...(headers && { headers }), content: jsonContent(schema, example) };
}

export function jsonContent(schema: Schema, example?: object | null): Record<string, MediaType> {
  return { 'application/json': { schema, ...(example && { example }) } };
}
