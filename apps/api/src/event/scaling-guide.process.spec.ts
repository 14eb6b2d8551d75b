import { guideBlocks, runGuide } from '@rpm/database/testing';
import { TestApi } from '../testing/test-api';

const PAGE = 'docs/scaling.md';

describe('docs/scaling.md', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ DELIVERY: 'on' });
  });
  afterAll(() => api.stop());

  it('has commands that copy the feed and print what the page shows when pasted into a shell, also a second time', async () => {
    const env = {
      ...process.env,
      URL: api.url,
      KEY: await api.factory.key(['webhooks:read', 'patients:read', 'patients:write']),
    };
    for (let paste = 1; paste <= 2; paste++) {
      const { printed, shown } = await runGuide(guideBlocks(PAGE, 'sh'), env);
      expect(printed).toEqual(shown);
    }
  });
});
