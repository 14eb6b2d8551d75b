import { freePort } from '@rpm/embedded-postgres/testing';
import { WORKSPACE_ROOT } from '@rpm/database';
import { Delivery } from '@rpm/webhook-delivery';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestApi } from '../testing/test-api';

const run = promisify(execFile);

/** Shell command that stops the background webhook listener when the script ends, even after an error. */
const END_LISTENER = `trap 'kill $(jobs -p) 2> /dev/null || :' EXIT`;

describe('docs/orders.md', () => {
  it('has commands that work when pasted into a shell, also a second time, leave no files, and its webhook listener receives all events', async () => {
    const guide = await readFile(join(WORKSPACE_ROOT, 'docs', 'orders.md'), 'utf8');
    const script = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('');
    const api = await TestApi.start({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' });
    const delivery = api.application.get(Delivery);
    await delivery.start(api.database.connection);
    const folder = await mkdtemp(join(tmpdir(), 'rpm-guide-'));
    try {
      const env = {
        ...process.env,
        ...{ DATABASE_URL: api.database.url, URL: api.url },
        ...{ KEY: await api.factory.key(), ORGANIZATION: api.factory.organization.name },
        ...{ LISTEN: String(await freePort()), TMPDIR: folder },
      };
      for (let paste = 1; paste <= 2; paste++) await pasteInto(env);
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await delivery.stop();
      await api.stop();
      await rm(folder, { recursive: true });
    }

    async function pasteInto(env: NodeJS.ProcessEnv): Promise<void> {
      const { stdout, stderr } = await run('bash', ['--norc', '-eu', '-c', `${END_LISTENER}\n${script}`], {
        env,
        cwd: WORKSPACE_ROOT,
      });
      // In the second run, the order of the first run already has the tracking number that the guide uses.
      const expected = /^(curl: .* returned error: 409|Order \d+ has a tracking number that order \d+ has too\..*)\n/gm;
      expect(stderr.replaceAll(expected, '')).toBe('');
      const said = [
        'shipped',
        'delivered',
        'withPatient',
        'labelSent',
        'insufficient_inventory',
        'The order is delivered; it must be',
      ];
      expect(said.filter((one) => !stdout.includes(one))).toEqual([]);
      const heard = stdout.match(/\S+ {2}evt_\d+ {2}✓ verified {2}answered 200$/gm)?.map((line) => line.split(' ')[0]);
      const times = (type: string) => heard?.filter((one) => one === type).length;
      expect(['order.status', 'order.statusFull', 'packedKit.event', 'return.statusFull'].map(times)).toEqual([12, 12, 6, 5]);
    }
  });
});
