import { openApiDocument, wholeDocument } from '../operations/document';
import { type Schema } from '../openapi/model';
import { operationsOf } from '../testing/operations-of';

const OPERATIONS = operationsOf(openApiDocument);
const { schemas } = wholeDocument.components;
const { parameters } = openApiDocument.components;

interface Place {
  /** The place in the document, such as `Device/properties/currentStatus`. */
  where: string;
  schema: Schema;
}

/** Lists all schemas within a part of the document, except schemas within examples. */
function schemasIn(part: unknown, where: string): Place[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([key, value]) =>
    ['example', 'examples', 'enum', 'default'].includes(key) ? [] : schemasIn(value, `${where}/${key}`),
  );
  return Array.isArray(part) ? inner : [{ where, schema: part as Schema }, ...inner];
}

const COMPONENTS = Object.entries(schemas).flatMap(([name, schema]) => schemasIn(schema, name));
const nameIn = (reference: string | undefined) => reference?.split('/').at(-1) ?? '';

/** Each spec covers a fault that code generators had with an earlier version of the document. */
describe('openapi.json as the input of code generators', () => {
  it('defines a parameter of several operations only once', () => {
    const own = Object.values(openApiDocument.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ parameters: some = [] }) => some.filter((one) => !('$ref' in one)));
    const texts = [...own, ...Object.values(parameters)].map((parameter) => JSON.stringify(parameter));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('names the body of each webhook, and the union of all bodies, in which the property type distinguishes the bodies', () => {
    const { oneOf = [], discriminator } = schemas['WebhookEvent'] ?? {};
    const bodies = Object.entries(openApiDocument.webhooks).map(([type, { post }]) => {
      const $ref = post?.requestBody?.content['application/json']?.schema?.$ref;
      expect(schemas[nameIn($ref)]?.properties?.['type']?.const).toBe(type);
      return [type, $ref];
    });
    expect(oneOf.map(({ $ref }) => $ref)).toEqual(bodies.map(([, $ref]) => $ref));
    expect(discriminator).toEqual({ propertyName: 'type', mapping: Object.fromEntries(bodies) });
  });

  it('names every branch of a union', () => {
    const unnamed = [...COMPONENTS, ...schemasIn(openApiDocument.paths, 'paths')].filter(({ schema: { anyOf, oneOf } }) =>
      [...(anyOf ?? []), ...(oneOf ?? [])].some(({ $ref, type }) => $ref === undefined && type === 'object'),
    );
    expect(unnamed.map(({ where }) => where)).toEqual([]);
  });

  it('distinguishes the outcomes of a batch by their status', () => {
    const { items } = schemas['ReadingBatchAnswer']?.properties?.['results'] ?? {};
    const statuses = (items?.oneOf ?? []).flatMap(({ $ref }) => {
      const values = schemas[nameIn($ref)]?.properties?.['status']?.enum ?? [];
      return values.map((status) => [status, $ref]);
    });
    expect(items?.discriminator).toEqual({ propertyName: 'status', mapping: Object.fromEntries(statuses) });
  });

  it('documents 304 exactly for operations with If-None-Match, and states that only requests with this header get it', () => {
    const conditional = OPERATIONS.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'If-None-Match'));
    const unchanged = OPERATIONS.filter(({ operation }) => '304' in operation.responses);
    expect(unchanged.map(({ operation }) => operation.operationId)).toEqual(
      conditional.map(({ operation }) => operation.operationId),
    );
    for (const { operation } of unchanged)
      expect(operation.responses['304']?.description).toContain('Only a request with `If-None-Match` gets this response.');
  });

  it('names every enumeration that occurs twice, and every enumeration with several values in a response', () => {
    const named = new Set(Object.keys(schemas));
    const written = [...COMPONENTS, ...schemasIn(openApiDocument.paths, 'paths')]
      .filter(({ where, schema }) => schema.enum && !named.has(where) && !where.includes('problem+json'))
      .map(({ where, schema }) => ({ where, values: JSON.stringify(schema.enum?.filter((value) => value !== null)) }))
      .filter(({ values }) => values.includes(','));
    const occurrences = (values: string) => written.filter((other) => other.values === values).length;
    const nameless = written.filter(({ where, values }) => occurrences(values) > 1 || !/Input\/|\/parameters\//.test(where));
    // Two enumerations need no name: the status of an outcome only distinguishes schemas, and the status of a problem is an HTTP status.
    expect(nameless.map(({ where }) => where)).toEqual(['ReadingStored/properties/status', 'Problem/properties/status']);
  });

  it('states in the description of every named enumeration that values may be added', () => {
    const enumerations = Object.entries(schemas).filter(([, schema]) => schema.enum);
    expect(enumerations.map(([name]) => name)).toEqual(
      expect.arrayContaining(['DeviceStatus', 'OrderStatus', 'ProblemCode', 'WebhookType']),
    );
    expect(
      enumerations.filter(([, { description }]) => !description?.endsWith('Values may be added in a later version.')),
    ).toEqual([]);
  });

  it('tags the operations for people and operators as such, so that clients can leave them out', () => {
    const tagged = OPERATIONS.filter(({ operation }) => operation.tags.includes('Operations')).map(({ template }) => template);
    expect(tagged).toEqual(OPERATIONS.map(({ template }) => template).filter((template) => !template.startsWith('/api/')));
  });
});
