import { WORKSPACE_ROOT } from '@rpm/database';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestApi } from '../testing/test-api';

const GUIDE = readFileSync(join(WORKSPACE_ROOT, 'docs', 'corrections.md'), 'utf8');
const SCRIPT = [...GUIDE.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('');

const run = promisify(execFile);

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

  it('has commands that work when pasted into a shell, also a second time, and leave no files', async () => {
    const env = { ...process.env, URL: api.url, KEY: await api.factory.key() };
    for (let paste = 1; paste <= 2; paste++) {
      const { stdout, stderr } = await run('bash', ['--norc', '-eu', '-c', SCRIPT], { env, cwd: folder });
      expect(stderr).toBe('');
      const lines = stdout.split('\n');
      const story = lines.filter((line) => /^[A-Z][a-z]+day: /.test(line));
      expect(story).toEqual([
        'Monday: the reading of nobody',
        'Monday: the reading of Testina',
        'Tuesday: the reading of Testo',
        'Wednesday: sent again, stored once',
        'Wednesday: the time as before',
        'Friday: reading_voided',
        'Saturday: the reading of Testo',
        'Saturday: the old id names Testo',
        'Saturday: so does the old identifier',
        'Saturday: the reading of the twin',
      ]);
      const others = lines.filter((line) => !story.includes(line));
      const merge = ['1', 'Sampleton', 'patient_merged', 'Sampleton'];
      expect(others.slice(-11)).toEqual(['above', '', 'true', '600', '3', ...merge, '3,3,3', '']);
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});
