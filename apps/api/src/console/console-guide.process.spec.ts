import { guideBlocks, runGuide } from '@rpm/database/testing';
import { TestApi } from '../testing/test-api';

describe('docs/console.md', () => {
  it('has a command that creates a link, and prints what the page shows', async () => {
    const api = await TestApi.start();
    try {
      const key = await api.factory.key(['console:write', 'patients:read', 'readings:read']);
      const { printed, shown } = await runGuide(guideBlocks('docs/console.md', 'sh'), { ...process.env, URL: api.url, KEY: key });
      expect(printed).toEqual(shown);
    } finally {
      await api.stop();
    }
  });
});
