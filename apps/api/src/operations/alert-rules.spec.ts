import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestApi } from '../testing/test-api';

const TOKEN = 'an-example-token-of-nobody';
const RULES = readFileSync(join(__dirname, '../../../../deploy/alerts.yml'), 'utf8');

describe('The alert rules of deploy/', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ METRICS_TOKEN: TOKEN });
  });
  afterAll(() => api.stop());

  it('name only metrics that the service publishes', async () => {
    const { text } = await api.get('/metrics', { key: null, headers: { Authorization: `Bearer ${TOKEN}` } });
    const published = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const named = [...RULES.matchAll(/\brpm_\w+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(4);
    for (const name of named) expect(published).toContain(name);
  });
});
