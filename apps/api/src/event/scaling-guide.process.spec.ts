import { guideBlocks, runGuide } from '@rpm/database/testing';
import { Delivery } from '@rpm/webhook-delivery';
import { TestApi } from '../testing/test-api';

const PAGE = 'docs/scaling.md';

describe('docs/scaling.md', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
    // Publishes the events.
    await api.application.get(Delivery).start(api.database.listening);
  });
  afterAll(async () => {
    await api.application.get(Delivery).stop();
    await api.stop();
  });

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
