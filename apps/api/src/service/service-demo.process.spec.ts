import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startInProcess } from '../testing/in-process-service';
import { ServiceProcess } from '../testing/service-process';
import { welcomeMessage } from './welcome';

const WHOLE_DEMO = { organizations: 1, keys: 1, sites: 5, patients: 3, devices: 26, orders: 2, hasReadings: true, logs: 24 };

describe('demo organization of the service', () => {
  let database: TestDatabase;
  let dataDir: string;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'rpm-demo-'));
  });
  afterEach(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const countsOfDemo = async () => {
    const tables = {
      organizations: 'organization',
      keys: 'api_key',
      sites: 'site',
      patients: 'patient',
      devices: 'device',
      orders: 'customer_order',
      logs: 'webhook_log',
    };
    const counts = Object.entries(tables).map(([name, table]) => `(select count(*) from ${table}) as ${name}`);
    const [row] = await database.dataSource.query<(typeof WHOLE_DEMO)[]>(
      `select ${counts.join(', ')}, (select count(*) > 100 from blood_glucose_reading) as "hasReadings"`,
    );
    if (!row) throw new Error('There is always one row.');
    return row;
  };

  it('is filled only once, and the commands that the service prints for it work', async () => {
    const welcome = async () => {
      const service = await startInProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: 'on' });
      const message = welcomeMessage(service);
      const { pathname, origin } = new URL(/export URL=(\S+) KEY=rpm_\w+\n/.exec(message)?.[1] ?? '');
      expect([pathname, message.includes(`The service is at ${origin} `)]).toEqual(['/', true]);
      const link = new URL(/^\nConsole[^\n]*: (http:\S+)\n/.exec(message)?.[1] ?? '');
      expect([link.hostname, link.pathname]).toEqual(['localhost', '/console/']);
      const signIn = await fetch(`${origin}/console/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({ code: link.hash.replace('#code=', '') }),
      });
      expect([signIn.status, await signIn.json()]).toMatchObject([201, { actor: 'Demo', organization: { name: 'Demo Clinic' } }]);
      const lines = [...message.matchAll(/-H 'Service-API-Key: (\S+)'.* '?(http:[^\s']+)/g)];
      const answers = [];
      for (const [line, key = '', url = ''] of lines) {
        const isPost = line.includes(' -d ');
        const headers = { 'Service-API-Key': key, ...(isPost && { 'Content-Type': 'application/json' }) };
        answers.push((await fetch(url, { headers, ...(isPost && { method: 'POST', body: '{"name":"North Clinic"}' }) })).status);
      }
      await service.stop();
      return { answers, counts: await countsOfDemo() };
    };
    const first = await welcome();
    expect(first).toEqual({ answers: [200, 200, 200, 200], counts: { ...WHOLE_DEMO, sites: 6 } });
    // The number of sites is greater by one, because one of the printed commands creates a site.
    expect(await welcome()).toEqual({ ...first, counts: { ...first.counts, sites: 7 } });
  });

  it('has failed deliveries that can be resent to a server of the demo, even after the service was restarted', async () => {
    const environment = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: 'on',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    };
    for (const failed of [4, 3]) {
      const { url, demo, stop } = await startInProcess(environment);
      const send = async (path: string, method = 'GET') =>
        (await fetch(`${url}/api/v3/webhook/logs${path}`, { method, headers: { 'Service-API-Key': demo?.key ?? '' } })).json();
      const { content, total } = (await send('?status=failed')) as { content: { id: number }[]; total: number };
      const path = `/${content[0]?.id}`;
      const before = (await send(path)) as { attempts: { responseStatus: number }[] };
      expect([total, before.attempts.map(({ responseStatus }) => responseStatus)]).toEqual([failed, Array(10).fill(503)]);
      expect(await send(`${path}/resend`, 'POST')).toMatchObject({ status: 'pending' });
      const statusOf = async () => ((await send(path)) as { status: string }).status;
      await pollUntil(statusOf, 'delivered');
      expect(await send(path)).toMatchObject({
        lastResponseStatus: 200,
        attempts: expect.arrayContaining([
          expect.objectContaining({ number: 11, responseStatus: 200, responseBody: 'Received by the demo.' }),
        ]) as unknown,
      });
      await stop();
    }
  });

  it('is completed at the next start if the service was killed while filling it', async () => {
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: 'on' };
    const killed = ServiceProcess.spawn(environment);
    while ((await countsOfDemo()).devices < 5) await sleep(5);
    killed.signal('SIGKILL');
    await killed.ended();
    expect(await countsOfDemo()).toMatchObject({ logs: 0 });
    const service = await startInProcess(environment);
    expect(await countsOfDemo()).toEqual(WHOLE_DEMO);
    await service.stop();
  });
});
