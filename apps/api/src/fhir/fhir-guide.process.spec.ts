import { guideBlocks, runGuide } from '@rpm/database/testing';
import { TestApi } from '../testing/test-api';

const PAGE = 'docs/fhir.md';

describe('docs/fhir.md', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('has commands that print what the page shows when pasted into a shell', async () => {
    const env = { ...process.env, URL: api.url, KEY: await api.factory.key(['*', 'organization:write']) };
    const { printed, shown } = await runGuide(guideBlocks(PAGE, 'sh'), env);
    expect(printed).toEqual(shown);
  });
});
