import { openApiDocument } from '../operations/document';

const { paths, webhooks, components } = openApiDocument;

const bytes = (part: unknown) => Buffer.byteLength(JSON.stringify(part));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const OPERATIONS = [paths, webhooks].flatMap((items) => Object.values(items).flatMap((item) => Object.values(item)));
const SCHEMAS = Object.entries(components.schemas);

/** Number of operations and event descriptions at the time when the limit of 700 KiB was chosen. */
const KNOWN_OPERATIONS = 241;

/** The size of `WebhookEvent` is not limited, because it lists all event types, whose number grows. */
const LISTS = ['WebhookEvent'];

describe('the size of openapi.json', () => {
  it(`is at most 700 KiB, and 4 KiB more for each operation or event that is added to the ${KNOWN_OPERATIONS} of 26 November 2026`, () => {
    const added = Math.max(0, OPERATIONS.length - KNOWN_OPERATIONS);
    expect(bytes(openApiDocument)).toBeLessThanOrEqual((700 + 4 * added) * 1024);
  });

  it('is at most 1,700 bytes per operation on average, including the responses and parameters that operations share', () => {
    const shared = bytes(components.responses) + bytes(components.parameters);
    expect((sum(OPERATIONS.map(bytes)) + shared) / OPERATIONS.length).toBeLessThanOrEqual(1_700);
  });

  it('is at most 5,000 bytes for any operation', () => {
    const large = OPERATIONS.filter((operation) => bytes(operation) > 5_000).map(({ operationId }) => operationId);
    expect(large).toEqual([]);
  });

  it('is at most 750 bytes per view or body on average', () => {
    expect(sum(SCHEMAS.map(([, schema]) => bytes(schema))) / SCHEMAS.length).toBeLessThanOrEqual(750);
  });

  it('is at most 3,500 bytes for any view or body', () => {
    const large = SCHEMAS.filter(([name, schema]) => !LISTS.includes(name) && bytes(schema) > 3_500).map(([name]) => name);
    expect(large).toEqual([]);
  });
});
