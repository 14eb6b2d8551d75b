import { createDataSource } from '@rpm/database';
import { eventNotifier } from '@rpm/webhook-delivery';
import { makeWorkerUtils } from 'graphile-worker';
import PgBoss from 'pg-boss';
import { type BenchmarkContext } from '../row';
import { startServer } from '../measure/server-process';
import { type WebhookContender, type Job, JOBS_QUEUE, type WebhookMessage, createPayload } from './webhook-contender';
import { type WebhookBenchmarkSetup } from './webhook-setting';

const SERVERS = 'tools/dist/bench/servers';

/** Inserts events of this service with the same payload that the compared libraries send. */
const ADD_EVENTS = `
  insert into event (organization_id, type, subject_id, payload)
  select g.organization_id, g.type, 1, g.payload::json
  from unnest($1::bigint[], $2::text[], $3::text[]) as g (organization_id, type, payload)`;

export async function serviceContender(bench: BenchmarkContext, setting: WebhookBenchmarkSetup): Promise<WebhookContender> {
  const dataSource = await createDataSource({ connection: { connectionString: setting.url }, poolSize: 1 }).initialize();
  bench.defer(() => dataSource.destroy());
  const notify = eventNotifier(dataSource);
  const environment = {
    DATABASE_URL: setting.url,
    WEBHOOK_ENCRYPTION_KEY: setting.encryptionKey,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  };
  return {
    name: 'service',
    title: 'this service',
    writes: 'log, body, attempt, totals, health',
    prepare: () => Promise.resolve(),
    start: () => startServer(`${SERVERS}/webhook-sender.js`, environment),
    insert: async (client, messages) => {
      const columns = [
        messages.map(({ target }) => target.organizationId),
        messages.map(({ target }) => target.type),
        messages.map(({ n }) => createPayload(n)),
      ];
      await client.query(ADD_EVENTS, columns);
    },
    afterCommit: (messages) => {
      for (const { target } of messages) notify(target.organizationId);
    },
  };
}

export async function pgBossContender({ defer }: BenchmarkContext, setting: WebhookBenchmarkSetup): Promise<WebhookContender> {
  // This pg-boss instance only adds jobs. The process that works on the jobs also does pg-boss's maintenance (`supervise`).
  const boss = new PgBoss({ connectionString: setting.administrationUrl, max: 2, supervise: false, schedule: false });
  await boss.start();
  defer(() => boss.stop({ graceful: false }));
  return {
    name: 'pgBoss',
    title: 'pg-boss 10.4',
    writes: 'the job',
    prepare: () => boss.createQueue(JOBS_QUEUE),
    start: () => startServer(`${SERVERS}/webhook-pg-boss.js`, libraryEnvironment(setting)),
    insert: async (client, messages) => {
      const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) };
      await boss.insert(
        messages.map((message) => ({ name: JOBS_QUEUE, data: jobOf(message) })),
        { db },
      );
    },
    // pg-boss polls for new jobs and needs no notification.
    afterCommit: () => undefined,
  };
}

export async function graphileWorkerContender(
  { defer }: BenchmarkContext,
  setting: WebhookBenchmarkSetup,
): Promise<WebhookContender> {
  const utils = await makeWorkerUtils({ connectionString: setting.administrationUrl, maxPoolSize: 2 });
  defer(() => Promise.resolve(utils.release()));
  return {
    name: 'graphileWorker',
    title: 'graphile-worker 0.17',
    writes: 'the job',
    prepare: () => Promise.resolve(utils.migrate()),
    start: () => startServer(`${SERVERS}/webhook-graphile-worker.js`, libraryEnvironment(setting)),
    // Calls the same SQL function as the library's `addJobs`, but in the open transaction of `client`.
    insert: async (client, messages) => {
      const jobs = messages.map((message) => ({ identifier: JOBS_QUEUE, payload: jobOf(message) }));
      const text = `select count(*) from graphile_worker.add_jobs(
        array(select json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`;
      await client.query(text, [JSON.stringify(jobs)]);
    },
    // No notification is needed, because the triggers of graphile-worker notify its process.
    afterCommit: () => undefined,
  };
}

/** Creates all compared programs in the order in which tables list them. */
export async function allContenders(bench: BenchmarkContext, setting: WebhookBenchmarkSetup): Promise<WebhookContender[]> {
  const contenders = [
    await serviceContender(bench, setting),
    await pgBossContender(bench, setting),
    await graphileWorkerContender(bench, setting),
  ];
  for (const { prepare } of contenders) await prepare();
  return contenders;
}

function jobOf({ n, target: { index, type } }: WebhookMessage): Job {
  const id = `evt_${n}`;
  return { target: index, id, body: `{"id":"${id}","type":"${type}","payload":${createPayload(n)}}` };
}

function libraryEnvironment({ administrationUrl, targets }: WebhookBenchmarkSetup): Record<string, string> {
  return { DATABASE_URL: administrationUrl, TARGETS: JSON.stringify(targets) };
}
