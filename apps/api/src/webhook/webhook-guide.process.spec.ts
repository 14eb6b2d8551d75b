import { guideBlocks, runGuide } from '@rpm/database/testing';
import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { Delivery, signedHeaders } from '@rpm/webhook-delivery';
import { Receiver } from '@rpm/webhook-delivery/testing';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { TestApi } from '../testing/test-api';

const SERVER = guideBlocks('docs/webhooks.md', 'js').map(({ commands }) => commands);

describe('docs/webhooks.md', () => {
  it('has commands that print what the page shows when pasted into a shell, also a second time', async () => {
    const api = await TestApi.start({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' });
    const receiver = await Receiver.listen();
    const delivery = api.application.get(Delivery);
    await delivery.start(api.database.listening);
    try {
      const env = { ...process.env, URL: api.url, KEY: await api.factory.key(), HOOK: receiver.url };
      for (let paste = 1; paste <= 2; paste++) {
        const { printed, shown } = await runGuide(guideBlocks('docs/webhooks.md', 'sh'), env);
        expect(printed).toEqual(shown);
      }
      expect(receiver.requests[0]?.headers['webhook-id']).toMatch(/^test_/);
      expect(receiver.requests[1]?.headers['webhook-id']).toMatch(/^test_/);
      expect(receiver.requests[2]?.headers['webhook-id']).toMatch(/^evt_/);
    } finally {
      await delivery.stop();
      await receiver.close();
      await api.stop();
    }
  });

  it('has a sample server that accepts only signed requests and processes a repeated event only once', async () => {
    const secret = randomBytes(32);
    const port = await freePort();
    const env = { ...process.env, SECRET: `whsec_${secret.toString('base64')}`, PORT: String(port) };
    const server = spawn(process.execPath, ['-e', SERVER.join('\n')], {
      env,
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    try {
      const body = JSON.stringify({ id: 'evt_1', type: 'patient.created', payload: { id: 1 } });
      const send = async (key: Buffer) => {
        const headers = signedHeaders({ id: 'evt_1', body, timestamp: new Date() }, [key]);
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).catch(() => null))?.status;
      };
      expect(await pollUntil(() => send(secret), 204)).toBe(204);
      expect([await send(secret), await send(randomBytes(32))]).toEqual([204, 401]);
      expect(await pollUntil(async () => printed, 'patient.created { id: 1 }\n')).toBe('patient.created { id: 1 }\n');
    } finally {
      server.kill();
    }
  });
});
