import { WORKSPACE_ROOT } from '@rpm/database';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestApi } from '../testing/test-api';

const GUIDE = readFileSync(join(WORKSPACE_ROOT, 'docs', 'devices.md'), 'utf8');
const SCRIPT = [...GUIDE.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('');

const run = promisify(execFile);

describe('docs/devices.md', () => {
  it('has commands that work when pasted into a shell, also a second time', async () => {
    const api = await TestApi.start();
    const [item, site, patient] = [await api.factory.item(), await api.factory.site(), await api.factory.patient()];
    const ids = { ITEM: String(item.id), SITE: String(site.id), PATIENT: String(patient.id) };
    const env = { ...process.env, ...ids, URL: api.url, KEY: await api.factory.key() };
    for (let paste = 1; paste <= 2; paste++) {
      const { stdout, stderr } = await run('bash', ['--norc', '-eu', '-c', SCRIPT], { env });
      expect(stderr).toBe('');
      expect(stdout).toMatch(/"currentStatus" : "withPatient"/);
      expect(stdout.trim().split('\n').at(-1)).toContain(`"patient" : {"id" : ${patient.id},`);
    }
    await api.stop();
  });
});
