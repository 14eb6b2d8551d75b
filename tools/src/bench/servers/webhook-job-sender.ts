import { signedHeaders } from '@rpm/webhook-delivery';
import { type JobHelpers, Logger, run } from 'graphile-worker';
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { Agent } from 'undici';
import { type WebhookTarget } from '../webhook/webhook-setting';
import { JOB_NAME, type JobLog, type JobSettings, STORE_JOB_LOGS, type WebhookJob } from '../webhook/webhook-job';

const TIME_LIMIT_MS = 15_000;
const KEPT_RESPONSE_CHARACTERS = 16_384;
/** Number of connections that graphile-worker’s documentation recommends for many small jobs (https://worker.graphile.org/docs/performance). */
const CONNECTIONS = 25;

const settings = JSON.parse(process.env['SETTINGS'] ?? '{}') as JobSettings;
const targets = (JSON.parse(process.env['TARGETS'] ?? '[]') as WebhookTarget[]).map((target) => ({
  ...target,
  key: Buffer.from(target.secret.replace('whsec_', ''), 'base64'),
}));
const agent = new Agent({ pipelining: 1, keepAliveTimeout: 4_000 });
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTIONS });

/** Collects results for some milliseconds, and stores them with one statement. */
class LogCollector {
  private waiting: { log: JobLog; settle: (stored: Promise<unknown>) => void }[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly limits: { size: number; milliseconds: number }) {}

  /** Stores a log. @returns after it is committed */
  store(log: JobLog): Promise<unknown> {
    return new Promise((settle) => {
      if (this.waiting.push({ log, settle }) === this.limits.size) this.flush();
      else if (this.waiting.length === 1) this.timer = setTimeout(() => this.flush(), this.limits.milliseconds);
    });
  }

  private flush(): void {
    clearTimeout(this.timer);
    const stored = this.waiting;
    this.waiting = [];
    const columns = stored[0]?.log.map((_, column) => stored.map(({ log }) => log[column])) ?? [];
    const result = pool.query({ ...STORE_JOB_LOGS, values: columns });
    for (const { settle } of stored) settle(result);
  }
}

const collector = settings.collect && new LogCollector(settings.collect);

/** Sends a webhook with the same request and signature as this service. @throws Error if it must be tried again */
async function deliver({ target, id, body }: WebhookJob, { job }: JobHelpers): Promise<void> {
  const webhook = targets[target];
  if (!webhook) throw new Error(`There is no webhook ${target}.`);
  const begin = performance.now();
  const timestamp = new Date();
  const headers = { 'content-type': 'application/json', ...signedHeaders({ id, body, timestamp }, [webhook.key]) };
  const { statusCode, text, error } = await send(webhook.url, headers, body);
  const isDelivered = statusCode !== null && statusCode >= 200 && statusCode <= 299;
  if (collector) {
    const status = isDelivered ? 'delivered' : job.attempts < job.max_attempts ? 'pending' : 'failed';
    const sent = [job.id, webhook.organizationId, target, id, webhook.type, webhook.url, body];
    const received = [status, statusCode, text, error, timestamp, Math.round(performance.now() - begin), job.attempts];
    await collector.store([...sent, ...received]);
  }
  if (!isDelivered) throw new Error(`The response status was ${statusCode}.`);
}

interface Answer {
  statusCode: number | null;
  text: string | null;
  error: string | null;
}

async function send(url: string, headers: Record<string, string>, body: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const { origin, pathname } = new URL(url);
    const response = await agent.request({ origin, path: pathname, method: 'POST', headers, body, signal });
    const text = await response.body.text();
    return { statusCode: response.statusCode, text: text.slice(0, KEPT_RESPONSE_CHARACTERS), error: null };
  } catch (error) {
    return { statusCode: null, text: null, error: (error as Error).name };
  }
}

async function main(): Promise<void> {
  const runner = await run({
    pgPool: pool,
    preset: {
      worker: {
        concurrentJobs: settings.concurrency,
        localQueue: { size: settings.localQueue },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        // The logger of graphile-worker would write two lines for each job.
        logger: new Logger(() => () => undefined),
      },
    },
    taskList: { [JOB_NAME]: (payload, helpers) => deliver(payload as WebhookJob, helpers) },
    crontab: '',
    noHandleSignals: true,
  });
  // Jobs that are running end first, with their logs.
  process.once('SIGTERM', () => void runner.stop().then(() => process.exit(0)));
  createServer((_request, response) => response.end()).listen(Number(process.env['PORT']), '127.0.0.1');
}

void main();
