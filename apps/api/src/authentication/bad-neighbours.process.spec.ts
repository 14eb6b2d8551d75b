import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { ApiKeyToken } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceProcess } from '../testing/service-process';

const ME = '/api/v3/me';
const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };
/** Two floods together send 1,000 bad keys a second, if the machine is fast enough. */
const FLOOD = { keysAtOnce: 10, intervalMs: 20, connections: 8, maxUnanswered: 20 };
const ROUNDS = 8;

interface Process {
  service: ServiceProcess;
  url: string;
}

/** Sends a request on a keep-alive connection, because thousands of new connections would use up the ports of the machine. */
function send(agent: Agent, url: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { 'Content-Type': 'application/json', ...headers } }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer.resume();
      answer.on('end', () => resolve({ status, cookie: received['set-cookie']?.[0]?.split(';')[0] ?? '' }));
    });
    sent.on('error', reject).end(body);
  });
}
interface Answer {
  status: number;
  cookie: string;
}

/** Sends unknown keys to a process until `stop` is called, and counts the statuses of the answers. */
class Flood {
  readonly statuses = new Map<number, number>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: FLOOD.connections });
  private readonly timer: NodeJS.Timeout;
  private readonly unanswered = new Set<Promise<void>>();

  constructor(private readonly url: string) {
    this.timer = setInterval(() => this.sendKeys(), FLOOD.intervalMs);
  }

  /** Sends the keys of one interval. While too many requests are unanswered, it sends fewer keys, so that no backlog grows on a slow machine. */
  private sendKeys(): void {
    const count = Math.min(FLOOD.keysAtOnce, FLOOD.maxUnanswered - this.unanswered.size);
    for (let sent = 0; sent < count; sent++) {
      const answered = this.sendKey().finally(() => this.unanswered.delete(answered));
      this.unanswered.add(answered);
    }
  }

  private async sendKey(): Promise<void> {
    const headers = { 'Service-API-Key': ApiKeyToken.generate().text };
    // The connections of a stopping process are cut, so their requests fail.
    const answer = await send(this.agent, `${this.url}${ME}`, headers).catch(() => null);
    if (answer) this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
  }

  /** Waits until the process answers the keys of the flood with 429. */
  async isRefused(): Promise<void> {
    await pollUntil(() => Promise.resolve(this.statuses.has(429)), true);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.unanswered);
    this.agent.destroy();
  }
}

describe('two processes that get bad keys and valid requests from the same IP address', () => {
  let database: TestDatabase;
  let factory: Factory;
  const started: ServiceProcess[] = [];
  const agent = new Agent({ keepAlive: true });

  beforeAll(async () => {
    database = await createTestDatabase();
    factory = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(async () => {
    for (const service of started) service.signal('SIGKILL');
    await Promise.all(started.map((service) => service.ended()));
    agent.destroy();
    await database.drop();
  });

  const start = async (): Promise<Process> => {
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url, BAD_KEYS_PER_10_SECONDS: '2' });
    started.push(service);
    return { service, url: await service.ready() };
  };
  /** Returns the statuses of a sign-in with a new key, and of requests with this key, with the new session, and with a known key and session. */
  const statusesOf = async ({ url }: Process, known: { key: string; cookie: string }) => {
    const key = await factory.key();
    const body = JSON.stringify({ key });
    const signedIn = await send(agent, `${url}/console/session`, OWN_PAGE, 'POST', body);
    const answers = [
      signedIn,
      await send(agent, `${url}${ME}`, { 'Service-API-Key': key }),
      await send(agent, `${url}${ME}`, { ...OWN_PAGE, Cookie: signedIn.cookie }),
      await send(agent, `${url}${ME}`, { 'Service-API-Key': known.key }),
      await send(agent, `${url}${ME}`, { ...OWN_PAGE, Cookie: known.cookie }),
    ];
    return answers.map(({ status }) => status);
  };
  const GOOD = [201, 200, 200, 200, 200];

  it('never refuse a good key or session, also after a restart', async () => {
    const [one, first] = await Promise.all([start(), start()]);
    let two = first;
    const key = await factory.key();
    const body = JSON.stringify({ key: await factory.key() });
    const { cookie } = await send(agent, `${one.url}/console/session`, OWN_PAGE, 'POST', body);
    const known = { key, cookie };
    const floods = [new Flood(one.url), new Flood(two.url)];
    const rounds = async () => {
      const statuses: number[][] = [];
      await Promise.all(floods.map((flood) => flood.isRefused()));
      for (let round = 0; round < ROUNDS; round++) {
        statuses.push(...(await Promise.all([statusesOf(one, known), statusesOf(two, known)])));
        await sleep(FLOOD.intervalMs);
      }
      return statuses;
    };
    expect(await rounds()).toEqual(Array<number[]>(2 * ROUNDS).fill(GOOD));

    two.service.signal('SIGTERM');
    await two.service.ended();
    await floods[1]?.stop();
    two = await start();
    floods.push(new Flood(two.url));
    expect(await rounds()).toEqual(Array<number[]>(2 * ROUNDS).fill(GOOD));

    await Promise.all(floods.map((flood) => flood.stop()));
    // In each ten seconds, the first bad key gets 401, and further bad keys get 429.
    for (const { statuses } of floods) expect(new Set(statuses.keys())).toEqual(new Set([401, 429]));
  });
});
