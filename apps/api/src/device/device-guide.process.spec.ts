import { guideBlocks, runGuide } from '@rpm/database/testing';
import { TestApi } from '../testing/test-api';

describe('docs/devices.md', () => {
  it('has commands that print what the page shows when pasted into a shell, also a second time', async () => {
    const api = await TestApi.start();
    const [item, site, patient] = [await api.factory.item(), await api.factory.site(), await api.factory.patient()];
    const ids = { ITEM: String(item.id), SITE: String(site.id), PATIENT: String(patient.id) };
    const env = { ...process.env, ...ids, URL: api.url, KEY: await api.factory.key() };
    for (let paste = 1; paste <= 2; paste++) {
      const { printed, shown } = await runGuide(guideBlocks('docs/devices.md', 'sh'), env);
      expect(printed).toEqual(shown);
    }
    await api.stop();
  });
});
