import { openApiDocument } from '../operations/document';
import { operationsOf } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';

/** Every query parameter that has one value, with its operation. */
const CASES = operationsOf(openApiDocument)
  .filter(({ path }) => path.startsWith('/api/v3/'))
  .flatMap(({ method, path, operation }) =>
    (operation.parameters ?? []).flatMap(({ name, in: place, schema }) =>
      place === 'query' && schema.type !== 'array' ? [{ method, path, name }] : [],
    ),
  );

describe('query parameters with one value', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('are rejected in every operation if they are sent twice, and the error says so', async () => {
    expect(CASES.length).toBeGreaterThan(200);
    const wrong: unknown[] = [];
    for (const { method, path, name } of CASES) {
      const answer = await api.send(`${path}?${name}=true&${name}=true`, { method, ...(method === 'GET' ? {} : { body: {} }) });
      const { errors = [] } = answer.json as { errors?: { parameter?: string; code: string }[] };
      const codes = errors.filter(({ parameter }) => parameter === name).map(({ code }) => code);
      if (answer.status !== 400 || codes.join() !== 'repeated') wrong.push([method, path, name, answer.status, codes]);
    }
    expect(wrong).toEqual([]);
  });
});
