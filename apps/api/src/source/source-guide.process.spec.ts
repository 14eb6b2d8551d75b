import { guideBlocks, runGuide } from '@rpm/database/testing';
import { SecretBox } from '@rpm/encryption';
import { MessageProcessor } from '@rpm/sources';
import { TestApi } from '../testing/test-api';

const PAGE = 'docs/sources.md';
const KEY_BYTES = Buffer.alloc(32);

describe('docs/sources.md', () => {
  let api: TestApi;
  let processor: MessageProcessor;
  const errors: unknown[] = [];

  beforeAll(async () => {
    api = await TestApi.start();
    processor = new MessageProcessor({
      database: await api.database.connectAsService(),
      box: new SecretBox([KEY_BYTES]),
      onError: (error) => errors.push(error),
    });
    processor.start();
  });
  afterAll(async () => {
    await processor.stop();
    await api.stop();
  });

  it('has commands that print what the page shows when pasted into a shell, also a second time', async () => {
    const env = {
      ...process.env,
      URL: api.url,
      KEY: await api.factory.key(['*', 'ingest:read', 'ingest:write', 'ingest:raw']),
      CLINIC: api.factory.organization.name,
      DATABASE_URL: api.database.url,
      WEBHOOK_ENCRYPTION_KEY: KEY_BYTES.toString('base64'),
    };
    for (let paste = 1; paste <= 2; paste++) {
      const { printed, shown } = await runGuide(guideBlocks(PAGE, 'sh'), env);
      expect(printed).toEqual(shown);
    }
    expect(errors).toEqual([]);
  });
});
