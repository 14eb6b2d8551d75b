import { guideBlocks, runGuide } from '@rpm/database/testing';
import { freePort } from '@rpm/embedded-postgres/testing';
import { Delivery } from '@rpm/webhook-delivery';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApi } from '../testing/test-api';

describe('docs/orders.md', () => {
  it('has commands that print what the page shows, also a second time, leave no files, and its webhook listener receives all events', async () => {
    const api = await TestApi.start({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' });
    const delivery = api.application.get(Delivery);
    await delivery.start(api.database.listening);
    const folder = await mkdtemp(join(tmpdir(), 'rpm-guide-'));
    try {
      const env = {
        ...process.env,
        ...{ DATABASE_URL: api.database.url, URL: api.url },
        ...{ KEY: await api.factory.key(), ORGANIZATION: api.factory.organization.name },
        ...{ LISTEN: String(await freePort()), TMPDIR: folder },
      };
      for (let paste = 1; paste <= 2; paste++) {
        const { printed, shown } = await runGuide(guideBlocks('docs/orders.md', 'sh'), env);
        expect(printed).toEqual(shown);
      }
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await delivery.stop();
      await api.stop();
      await rm(folder, { recursive: true });
    }
  });
});
