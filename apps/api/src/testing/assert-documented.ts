import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { fullFormats } from 'ajv-formats/dist/formats';
import { openApiDocument } from '../operations/document';
import { HEADERS, HEADERS_OF_EVERY_RESPONSE, headerReferences } from '../openapi/headers';
import { type Header, type Method, type PathItem, type Reference, type Response, type Schema } from '../openapi/model';
import { isFhirPath } from '../request/fhir-path';
import { mismatchesOfFhir } from './assert-fhir';
import { resolveComponents } from './resolve-components';
import { mismatchesOfCommonHeaders } from './common-headers';
import { type TestResponse } from './test-api';

const PROBLEM = 'application/problem+json';
/** Path template of responses that may be cached: the files of the API reference. */
const ASSETS = '/docs/{asset}';
/** The root, and paths of the console to which it leads, which are not part of the API and therefore not in the document. Files may be cached. */
const CONSOLE = /^\/(console(\/|$)|$)/i;
/** Matches stack traces, driver errors and SQL, which a response must not contain. */
const INTERNALS =
  /\n\s+at |node_modules|\.[jt]s:\d|ECONN|QueryFailed|syntax error at|duplicate key|violates|relation \\"|\b(select|insert|update|delete)\b.+\b(from|into|set)\b/i;

const ajv = new Ajv2020({ strict: true, allErrors: true, formats: fullFormats });
// In strict mode, ajv rejects unknown keywords in schemas, so OpenAPI's own keywords have to be declared.
ajv.addVocabulary([...Object.keys(openApiDocument), 'discriminator']);
ajv.addSchema(openApiDocument, 'openapi');
/** Compiled validators by the JSON text of their schema. A schema is compiled only when a response needs it, because compiling takes a while. */
const compiled = new Map<string, ValidateFunction>();

/** Patterns that match request paths like the router: they ignore case and a trailing slash, and literal paths come before paths with parameters. */
const TEMPLATES = Object.entries(resolveComponents(openApiDocument).paths)
  .map(([template, item]) => {
    const pattern = template.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return { template, item, pattern: new RegExp(`^${pattern}/?$`, 'i') };
  })
  .sort((one, other) => one.template.split('{').length - other.template.split('{').length);

/** Checks that a response agrees with `openapi.json`, or is a FHIR resource below `/fhir/r4`, and with rules that apply to all responses. @throws Error listing all differences */
export function assertDocumented(method: string, path: string, answer: TestResponse): void {
  const pathname = documentedPathOf(path, answer);
  if (isFhirPath(pathname)) {
    assertNone(method, path, answer, mismatchesOfFhir(answer, INTERNALS));
    return;
  }
  const all = TEMPLATES.filter(({ pattern }) => pattern.test(pathname));
  const known = all.find(({ item }) => method.toLowerCase() in item) ?? all[0];
  const isOfConsole = CONSOLE.test(pathname);
  assertNone(method, path, answer, [
    ...mismatchesOfAny(answer, isOfConsole || known?.template === ASSETS),
    ...(isOfConsole ? [] : mismatchesWithDocument(method, known?.item, answer)),
  ]);
}

function assertNone(method: string, path: string, answer: TestResponse, found: Iterable<string>): void {
  const mismatches = [...found];
  if (mismatches.length === 0) return;
  throw new Error(`${method} ${path} was answered ${answer.status} against its description:\n- ${mismatches.join('\n- ')}`);
}

/**
 * Returns the path whose description a response follows. The deprecated parameters of lists return what other operations return: `updatedAfter` returns changes,
 * and `format=csv`, like `Accept: text/csv`, a file.
 */
function documentedPathOf(path: string, { headers }: TestResponse): string {
  const { pathname, searchParams } = new URL(`http://localhost${path}`);
  const list = pathname.replace(/\/$/, '');
  if (headers.get('content-type')?.startsWith('text/csv') && /-reading$/i.test(list)) return `${list}/export`;
  const changes = `${list}/changes`;
  return searchParams.has('updatedAfter') && openApiDocument.paths[changes.toLowerCase()] ? changes : pathname;
}

function* mismatchesOfAny({ status, headers, text, json }: TestResponse, mayBeCached: boolean): Generator<string> {
  const isKept = mayBeCached && status < 400;
  yield* mismatchesOfCommonHeaders(headers, isKept);
  if (status < 400) return;
  if (headers.get('content-type') !== PROBLEM) yield `The content type is not ${PROBLEM}.`;
  // Successful responses are not searched for SQL and stack traces, because they return what customers have stored, which may look like SQL.
  if (INTERNALS.test(text)) yield 'The body shows something of the inside.';
  if (json === null) return;
  const problem = json as Record<string, unknown>;
  if (!String(problem['type']).endsWith(`/errors/${String(problem['code'])}`))
    yield 'type does not lead to the page of its code.';
  if (problem['status'] !== status) yield 'The status of the problem is another.';
  if (problem['requestId'] !== headers.get('x-request-id')) yield 'requestId is not that of the header.';
}

function* mismatchesWithDocument(method: string, item: PathItem | undefined, answer: TestResponse): Generator<string> {
  const isHead = method === 'HEAD';
  const operation = item?.[(isHead ? 'GET' : method).toLowerCase() as Method];
  if (!operation) {
    yield* mismatchesOfUndocumented(method, item, answer);
    return;
  }
  const response = operation.responses[String(answer.status)];
  if (!response) {
    yield `${operation.operationId} documents no status ${answer.status}.`;
    return;
  }
  yield* mismatchesOfHeaders(response, answer);
  yield* mismatchesOfContent(response, answer, isHead);
}

/** Lists what is wrong with a response to an undocumented path or method, which must be a rejection. */
function* mismatchesOfUndocumented(method: string, item: PathItem | undefined, answer: TestResponse): Generator<string> {
  const { status, headers, json, text } = answer;
  if (item && (headers.get('allow') ?? '') === '') yield 'There is no Allow.';
  if (item && method === 'OPTIONS') {
    if (status !== 204 || text !== '') yield 'OPTIONS is not answered 204 without a body.';
    return;
  }
  const expected = item ? [405] : [404, 400];
  if (!expected.includes(status)) yield `It is not in the document, yet not answered ${expected.join(' or ')}.`;
  if (method !== 'HEAD') yield* mismatchesOfValue({ $ref: '#/components/schemas/Problem' }, json, 'body');
}

function* mismatchesOfHeaders(response: Response, { headers }: TestResponse): Generator<string> {
  const all = { ...headerReferences(...HEADERS_OF_EVERY_RESPONSE), ...response.headers };
  for (const [name, headerOrReference] of Object.entries(all)) {
    const header = resolveHeader(headerOrReference);
    const value = headers.get(name);
    if (value === null) {
      if (header.required) yield `The header ${name} is missing.`;
    } else {
      yield* mismatchesOfValue(header.schema, header.schema.type === 'integer' ? Number(value) : value, name);
    }
  }
}

function resolveHeader(header: Header | Reference): Header {
  if (header.$ref === undefined) return header as Header;
  const headers: Readonly<Record<string, Header>> = HEADERS;
  const found = headers[header.$ref.replace('#/components/headers/', '')];
  if (!found) throw new Error(`The document has no ${header.$ref}.`);
  return found;
}

function* mismatchesOfContent({ content }: Response, { headers, text, json }: TestResponse, isHead: boolean): Generator<string> {
  const type = headers.get('content-type')?.split(';')[0] ?? null;
  if (text !== '' && (isHead || !content)) yield 'There is a body where none belongs.';
  if (!content) {
    if (type !== null) yield `There is the content type ${type} without a body.`;
    return;
  }
  const media = type === null ? undefined : content[type];
  if (!media) yield `The content type ${type} is none of ${Object.keys(content).join(', ')}.`;
  const value = type === 'text/csv' ? text : json;
  if (media?.schema && !isHead) yield* mismatchesOfValue(media.schema, value, 'body');
}

function* mismatchesOfValue(schema: Schema, value: unknown, place: string): Generator<string> {
  const validate = validatorOf(schema);
  if (!validate(value)) yield ajv.errorsText(validate.errors, { dataVar: place });
}

/** Returns the validator for a schema of the OpenAPI document. Equal schemas, such as references to the same component, share one validator. */
export function validatorOf(schema: Schema): ValidateFunction {
  // References are made absolute, so that the schema can be compiled outside of the OpenAPI document.
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/');
  const known = compiled.get(text);
  if (known) return known;
  const validate = ajv.compile(JSON.parse(text) as Schema);
  compiled.set(text, validate);
  return validate;
}
