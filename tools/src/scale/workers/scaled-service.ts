import { fetchText } from '@rpm/client';
import { ApiKeyRepository } from '@rpm/data-access';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultRound } from '../../faults/deliveries/round';
import { waitForReplacement } from '../../faults/deliveries/held-deliveries';
import { type ChildProgram } from '../../harness/child-program';
import { freePort } from '../../harness/server-process';
import { sendUntilUnready } from './balanced-load';

/** Route whose requests the scenario counts. No other client of the scenario uses it. */
const SITES = '/api/v3/site';
/** Requests beyond the limit of a key, which must be refused. */
const EXCESS = 50;
const CONCURRENT = 16;
/** Time in milliseconds after which every process must refuse a revoked key. */
const REVOKED_WITHIN_MS = 2_000;
/** Time in milliseconds for which the service is not ready before it stops accepting connections. It is long, because the machine may be busy. */
const SHUTDOWN_DELAY_MS = 3_000;
const REPLACED_WITHIN_MS = 60_000;
const COUNTED_WITHIN_MS = 5_000;

/** The processes of the scenario: a service with workers that also send, an API process that does not send, and two senders. */
export class ScaledService {
  readonly figures: Record<string, number> = {};
  readonly differences: string[] = [];

  private constructor(
    private readonly round: FaultRound,
    private readonly workers: ChildProgram,
    private readonly other: ChildProgram,
    private readonly senders: ChildProgram[],
    private readonly settings: { workers: number; requestsPerMinute: number; metricsPort: number },
  ) {}

  static async start(round: FaultRound, { workers, requestsPerMinute }: { workers: number; requestsPerMinute: number }) {
    const metricsPort = await freePort();
    const [service, other, ...senders] = await Promise.all([
      round.startService('on', {
        WORKERS: String(workers),
        DATABASE_POOL_SIZE: String(4 * workers),
        METRICS_PORT: String(metricsPort),
        RATE_LIMIT_PER_MINUTE: String(requestsPerMinute),
        SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
      }),
      round.startService('off'),
      round.startSender(),
      round.startSender(),
    ]);
    return new ScaledService(round, service, other, senders, { workers, requestsPerMinute, metricsPort });
  }

  /** Sends more requests with a key than it may send in a minute, each on a connection of its own. The workers must accept exactly the limit together. */
  async exceedRateLimit(): Promise<void> {
    const { requestsPerMinute } = this.settings;
    const headers = { 'service-api-key': (await this.createKey()).text };
    const statuses: number[] = [];
    let left = requestsPerMinute + EXCESS;
    const sendAll = async () => {
      while (left-- > 0) statuses.push(await send(`${this.round.urlOf(this.workers)}${SITES}`, headers));
    };
    await Promise.all(Array.from({ length: CONCURRENT }, sendAll));
    const accepted = statuses.filter((status) => status === 200).length;
    this.figures['requests of a key accepted in a minute'] = accepted;
    this.expect(
      accepted === requestsPerMinute,
      `${accepted} instead of ${requestsPerMinute} requests of a key were accepted in a minute`,
    );
    await this.compareMetrics('before a worker was killed');
  }

  /** Kills a worker, and waits until another one serves requests in its place. The sums of the metrics must not fall. */
  async killWorker(): Promise<void> {
    const [victim = 0] = childrenOf(this.workers.pid);
    process.kill(victim, 'SIGKILL');
    const since = performance.now();
    await this.round.noteInFlight();
    const replaced = async () =>
      (await this.metric('rpm_workers ')) === this.settings.workers && (await this.metric('rpm_worker_ends_total ')) === 1;
    while (!(await replaced()) && performance.now() - since < REPLACED_WITHIN_MS) await sleep(100);
    this.expect(await replaced(), 'a killed worker was not replaced');
    this.figures['ms until a killed worker was replaced'] = Math.round(performance.now() - since);
    await this.compareMetrics('after a worker was killed');
  }

  async killSender(): Promise<void> {
    const [victim] = this.senders;
    if (!victim) throw new Error('There is no sender.');
    await this.round.kill(victim);
    // The workers and the other sender are left.
    await waitForReplacement(this.round.options.database, this.settings.workers + 1);
  }

  /** Revokes a key that all processes remember, and measures how long any of them accepts it. */
  async revokeKey(): Promise<void> {
    const { id, text } = await this.createKey();
    const headers = { 'service-api-key': text };
    // Connections are distributed to the workers in turn, so that each worker receives some of these requests.
    const urls = [...Array<ChildProgram>(3 * this.settings.workers).fill(this.workers), this.other].map(
      (child) => `${this.round.urlOf(child)}${SITES}?size=1`,
    );
    const ask = () => Promise.all(urls.map((url) => send(url, headers)));
    const before = await ask();
    this.expect(
      before.every((status) => status === 200),
      `a new key was answered ${before.join(' ')}`,
    );
    await new ApiKeyRepository(this.round.options.database.dataSource).revoke(this.round.organizationId, id);
    const revokedAt = performance.now();
    let acceptedFor = 0;
    for (let begin = 0; begin <= REVOKED_WITHIN_MS + 500; begin = performance.now() - revokedAt) {
      if ((await ask()).includes(200)) acceptedFor = begin;
    }
    this.figures['ms for which a revoked key was accepted'] = Math.round(acceptedFor);
    this.expect(acceptedFor <= REVOKED_WITHIN_MS, `a revoked key was accepted for ${Math.round(acceptedFor)} ms`);
  }

  /** Stops the service with workers, while a client like a load balancer sends requests until the service says that it is not ready. None may fail. */
  async stopWorkers(): Promise<void> {
    const url = this.round.urlOf(this.workers);
    const { text } = await this.createKey();
    const load = sendUntilUnready(url, text);
    await sleep(1_000);
    this.round.removeFromService(this.workers);
    this.workers.signal('SIGTERM');
    const { answered, failures } = await load;
    await this.workers.end('SIGTERM');
    this.figures['requests during a graceful stop'] = answered;
    this.figures['of them failed'] = failures.length;
    this.expect(
      failures.length === 0,
      `${failures.length} requests failed during a graceful stop: ${failures.slice(0, 3).join('; ')}`,
    );
  }

  private async createKey(): Promise<{ id: number; text: string }> {
    const { database } = this.round.options;
    const grant = { name: 'Scale', scopes: ['*'], expireTimestamp: null };
    const { apiKey, token } = await new ApiKeyRepository(database.dataSource).create(this.round.organizationId, grant);
    return { id: apiKey.id, text: token.text };
  }

  /** Compares the sums of the workers' metrics with the requests that were sent to the counted route. */
  private async compareMetrics(moment: string): Promise<void> {
    const sent = this.settings.requestsPerMinute + EXCESS;
    const count = () => this.metric(`rpm_http_requests_total{method="GET",route="${SITES}"`);
    // A request is counted when its connection knows that the whole response was sent, which may be after the client has received it.
    const deadline = performance.now() + COUNTED_WITHIN_MS;
    while ((await count()) < sent && performance.now() < deadline) await sleep(100);
    const counted = await count();
    this.expect(counted === sent, `${moment}, the metrics counted ${counted} of ${sent} requests`);
  }

  /** Returns the sum of the samples whose line begins with a text. */
  private async metric(beginning: string): Promise<number> {
    const url = `http://127.0.0.1:${this.settings.metricsPort}/metrics`;
    const { text } = await fetchText(url, { operation: 'read the metrics' });
    const lines = text.split('\n').filter((line) => line.startsWith(beginning));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  private expect(isKept: boolean, broken: string): void {
    if (!isKept) this.differences.push(broken);
  }
}

/** Returns the process ids of the children of a process. */
function childrenOf(pid: number): number[] {
  return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
}

/** Sends a request on a connection of its own, so that the workers take turns. @returns the status */
async function send(url: string, headers: Record<string, string>): Promise<number> {
  return (await fetchText(url, { operation: 'list sites', headers: { ...headers, connection: 'close' } })).status;
}
