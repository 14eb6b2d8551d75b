import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Factory } from '@rpm/data-access/testing';
import { TestApi } from './testing/test-api';

const GUIDE = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'using-the-api.md'), 'utf8');
const SCRIPT = [...GUIDE.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('');

const run = promisify(execFile);

describe('docs/using-the-api.md', () => {
  let api: TestApi;
  let other: string;

  beforeAll(async () => {
    api = await TestApi.start();
    other = await (await Factory.inNewOrganization(api.database.dataSource)).key();
  });
  afterAll(() => api.stop());

  it('has commands that work when pasted into a shell, even a second time and for two organizations at the same time', async () => {
    const paste = (key: string) =>
      run('bash', ['--norc', '-eu', '-c', SCRIPT], { env: { ...process.env, URL: api.url, KEY: key } });
    const own = await api.factory.key();
    const results = [...(await Promise.all([paste(own), paste(other)])), await paste(own)];
    for (const { stdout, stderr } of results) {
      expect(stderr.replaceAll(/^curl: .* returned error: 4(?:04|09|12)\n/gm, '')).toBe('');
      expect(stdout).toContain('precondition_failed\n');
      expect(stdout).toContain('"status":409\n');
      expect(stdout).toContain('"status":404\n');
      expect(stdout.match(/^Duplicate: true/gim)).toHaveLength(1);
    }
  });
});
