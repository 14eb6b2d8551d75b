import { MAX_EMBEDDED, type View } from '@rpm/domain';
import { openApiDocument, wholeDocument } from '../operations/document';
import { nameInEvent } from '../openapi/schema/view-schema';
import { CUT_LISTS, EMBEDDED_LISTS, listsIn } from '../testing/embedded-lists';
import { operationsOf } from '../testing/operations-of';

/** Embedded lists without a total, because the specification fixes the properties of the resource that embeds them. */
const WITHOUT_NUMBER = ['EmbeddedDevice.deviceEvents'];

/** Embedded lists whose bound only new writes must respect. Lists that were stored before the bound existed may be longer. */
const BOUNDED_WHEN_WRITTEN = EMBEDDED_LISTS.filter(({ bound }) => bound && 'maxItemsWhenWritten' in bound);

const OPERATIONS = operationsOf(openApiDocument).map(({ method, template }) => `${method} ${template}`);

const withoutBound = (lists: typeof EMBEDDED_LISTS) => lists.filter(({ bound }) => bound === undefined).map(({ name }) => name);

/** Returns the paths of the lists in a part of the OpenAPI document that have no `maxItems`. */
function unboundedLists(part: unknown, path: readonly string[] = []): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, maxItems } = part as { type?: unknown; maxItems?: unknown };
  const isArray = type === 'array' || (Array.isArray(type) && type.includes('array'));
  const own = isArray && maxItems === undefined ? [path.join('.')] : [];
  return [
    ...own,
    ...Object.entries(part).flatMap(([name, inner]) => (name === 'example' ? [] : unboundedLists(inner, [...path, name]))),
  ];
}

describe('lists within resources', () => {
  it('declare how their length is bounded', () => {
    expect(EMBEDDED_LISTS.length).toBeGreaterThan(20);
    expect(withoutBound(EMBEDDED_LISTS)).toEqual([]);
  });

  it('are detected if they have no bound, also within another resource', () => {
    const tags = { kind: 'value', description: 'Tags.', schema: { type: 'array' }, example: [] } as const;
    const inner: View = { name: 'Tagged', description: 'A tagged thing.', properties: { tags } };
    const outer: View = {
      name: 'Things',
      description: 'Things.',
      properties: { first: { kind: 'object', description: 'The first.', view: inner, isNullable: false, example: { tags: [] } } },
    };
    expect(withoutBound(listsIn([outer]))).toEqual(['Tagged.tags']);
    expect(unboundedLists({ Tagged: { properties: { tags: tags.schema } } })).toEqual(['Tagged.properties.tags']);
  });

  it.each(CUT_LISTS)('such as $name have an operation that lists all entries', ({ operation }) => {
    expect(OPERATIONS).toContain(operation);
  });

  it('have a total beside them if they contain only the newest hundred entries', () => {
    expect(MAX_EMBEDDED).toBe(100);
    const without = CUT_LISTS.filter(({ view, count }) => count === null || !(count in view.properties));
    expect(without.map(({ name }) => name)).toEqual(WITHOUT_NUMBER);
  });

  it('have a maximum length in openapi.json, unless stored lists may be longer', () => {
    const known = BOUNDED_WHEN_WRITTEN.flatMap(({ view, property }) =>
      [view.name, nameInEvent(view)].map((schema) => `${schema}.properties.${property}`),
    );
    expect(unboundedLists(wholeDocument.components.schemas).filter((path) => !known.includes(path))).toEqual([]);
    expect(unboundedLists([openApiDocument.paths, openApiDocument.webhooks])).toEqual([]);
  });
});
