import { openApiDocument } from '../operations/document';
import { type DocumentedOperation, operationsOf } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';

const OPERATIONS = operationsOf(openApiDocument).filter(({ template }) => template.startsWith('/api/v3/'));
const isParameter = (segment: string) => segment.startsWith('{');

/** Two operations to which the same path belongs: that with the first literal segment, and the other one, which has a parameter in its place. */
interface Ambiguity {
  path: string;
  literal: DocumentedOperation;
  general: DocumentedOperation;
}

/** Returns how two path templates match the same path; null if they do not, or if they are equal. */
function ambiguityOf(one: DocumentedOperation, other: DocumentedOperation): Ambiguity | null {
  const [segments, others] = [one.template.split('/'), other.template.split('/')];
  if (segments.length !== others.length || one.template === other.template) return null;
  const pairs = segments.map((segment, at): [string, string] => [segment, others[at] ?? '']);
  if (pairs.some(([a, b]) => a !== b && !isParameter(a) && !isParameter(b))) return null;
  const first = pairs.find(([a, b]) => isParameter(a) !== isParameter(b));
  if (!first) return null;
  const [literal, general] = isParameter(first[0]) ? [other, one] : [one, other];
  const path = pairs.map(([a, b]) => (isParameter(a) ? (isParameter(b) ? '1' : b) : a)).join('/');
  return { path, literal, general };
}

const AMBIGUITIES = OPERATIONS.flatMap((one, at) =>
  OPERATIONS.slice(at + 1).flatMap((other) => ambiguityOf(one, other) ?? []),
).map((ambiguity) => ({ ...ambiguity, methods: `${ambiguity.literal.method} and ${ambiguity.general.method}` }));

/**
 * The specification of the API has paths that match the same URL, such as `/patient/external-identifier/{externalIdentifier}` and `/patient/{patientId}/adherence`. Tools
 * that check OpenAPI documents call this ambiguous. Here a literal segment has precedence over a parameter.
 */
describe('paths that match the same URL', () => {
  let api: TestApi;

  beforeAll(async () => (api = await TestApi.start()));
  afterAll(() => api.stop());

  /** Sends a request, and returns the path template of the operation that has received it, from the access log. */
  const receiverOf = async (method: string, path: string) => {
    const { headers } = await api.send(path, { method });
    const [line] = await api.logLine(headers.get('x-request-id') ?? '');
    return String(line?.['route']).replaceAll(/:(\w+)/g, '{$1}');
  };

  it('exist, also in the specification', () => {
    const pairs = AMBIGUITIES.map(({ literal, general }) => [literal.template, general.template]);
    expect(pairs).toContainEqual([
      '/api/v3/patient/external-identifier/{externalIdentifier}',
      '/api/v3/patient/{patientId}/adherence',
    ]);
    expect(pairs).toContainEqual(['/api/v3/site/changes', '/api/v3/site/{siteId}']);
  });

  it.each(AMBIGUITIES)(
    '$literal.template and $general.template ($methods) each receive their own requests',
    async ({ path, literal, general }) => {
      expect(await receiverOf(literal.method, path)).toBe(literal.template);
      expect(await receiverOf(general.method, general.path)).toBe(general.template);
      if (literal.method !== general.method) expect(await receiverOf(general.method, path)).toBe(general.template);
    },
  );
});
