import { guideBlocks, runGuide } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { TestApi } from './testing/test-api';

describe('docs/using-the-api.md', () => {
  let api: TestApi;
  let other: string;

  beforeAll(async () => {
    api = await TestApi.start();
    other = await (await Factory.inNewOrganization(api.database.dataSource)).key();
  });
  afterAll(() => api.stop());

  it('has commands that print what the page shows, even a second time and for two organizations at the same time', async () => {
    const paste = (key: string) =>
      runGuide(guideBlocks('docs/using-the-api.md', 'sh'), { ...process.env, URL: api.url, KEY: key });
    const own = await api.factory.key();
    for (const { printed, shown } of [...(await Promise.all([paste(own), paste(other)])), await paste(own)]) {
      expect(printed).toEqual(shown);
    }
  });
});
