import { guideBlocks, runGuide } from '@rpm/database/testing';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApi } from '../testing/test-api';

describe('docs/corrections.md', () => {
  let api: TestApi;
  let folder: string;

  beforeAll(async () => {
    api = await TestApi.start();
    folder = mkdtempSync(join(tmpdir(), 'rpm-guide-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await api.stop();
  });

  it('has commands that print what the page shows when pasted into a shell, also a second time, and leave no files', async () => {
    const env = { ...process.env, URL: api.url, KEY: await api.factory.key() };
    for (let paste = 1; paste <= 2; paste++) {
      const { printed, shown } = await runGuide(guideBlocks('docs/corrections.md', 'sh'), env, folder);
      expect(printed).toEqual(shown);
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});
