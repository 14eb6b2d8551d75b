import { Database } from '@rpm/database';
import { eventNotifier } from '@rpm/webhook-delivery';
import { makeWorkerUtils } from 'graphile-worker';
import { join } from 'node:path';
import { type Client } from 'pg';
import { type ServerProcess, startServer } from '../../harness/server-process';
import { type BenchmarkContext } from '../row';
import { BEST_JOB_SETTINGS, CREATE_JOB_LOG, JOB_NAME, type JobSettings, type WebhookJob } from './webhook-job';
import { type WebhookBenchmarkSetup, type WebhookTarget } from './webhook-setting';

/** Number of patients of an organization. */
const PATIENTS = 1_000;

/** Text of about a kilobyte, the size of a reading with its patient and device. */
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(20);

/** A message to be delivered, with a number that is unique within a run. */
export interface WebhookMessage {
  number: number;
  target: WebhookTarget;
}

/** A program under test that delivers messages to webhooks after they were committed. */
export interface WebhookProgram {
  name: string;
  title: string;
  start: () => Promise<ServerProcess>;
  /** Inserts messages in the open transaction of a client. */
  insert: (client: Client, messages: readonly WebhookMessage[]) => Promise<unknown>;
  /** Notifies the process of committed messages, if the database does not do so. */
  notify: (messages: readonly WebhookMessage[]) => void;
}

const ADD_EVENTS = `
  insert into event (organization_id, type, subject_id, payload)
  select g.organization_id, g.type, 1, g.payload::json
  from unnest($1::bigint[], $2::text[], $3::text[]) as g (organization_id, type, payload)`;

/** The webhook delivery of this service. @param checkout another checkout of this repository, whose build delivers */
export async function serviceProgram(
  { defer }: BenchmarkContext,
  setting: WebhookBenchmarkSetup,
  checkout?: string,
): Promise<WebhookProgram> {
  const database = await new Database({ connection: { connectionString: setting.url }, poolSize: 1 }).initialize();
  defer(() => database.destroy());
  const notify = eventNotifier(database);
  const environment = {
    DATABASE_URL: setting.url,
    WEBHOOK_ENCRYPTION_KEY: setting.encryptionKey,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  };
  return {
    name: checkout === undefined ? 'service' : 'against',
    title: checkout === undefined ? 'this service' : `the service of ${checkout}`,
    start: () => startServer(join(checkout ?? '', 'tools/dist/bench/servers/webhook-sender.js'), environment),
    insert: (client, messages) =>
      client.query(ADD_EVENTS, [
        messages.map(({ target }) => target.organizationId),
        messages.map(({ target }) => target.type),
        messages.map(payloadOf),
      ]),
    notify: (messages) => {
      for (const { target } of messages) notify(target.organizationId);
    },
  };
}

/** SQL for graphile-worker's function `addJobs`, which in this form joins the open transaction of the publisher. */
const ADD_JOBS = `
  select count(*) from graphile_worker.add_jobs(array(select json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`;

/**
 * The job library graphile-worker, with and without a log. With a log it does the same work as this service: it signs requests, and stores a log before
 * its job ends, so that nothing is lost when the process is killed. It keeps webhooks and their secrets in memory, and does not check the addresses of
 * webhooks.
 */
export async function jobPrograms({ defer }: BenchmarkContext, setting: WebhookBenchmarkSetup) {
  const { administrationUrl, targets } = setting;
  const utils = await makeWorkerUtils({ connectionString: administrationUrl, maxPoolSize: 2 });
  defer(() => Promise.resolve(utils.release()));
  await utils.migrate();
  await utils.withPgClient((client) => client.query(CREATE_JOB_LOG));
  return (title: string, settings: JobSettings, name = title): WebhookProgram => ({
    name,
    title,
    start: () =>
      startServer('tools/dist/bench/servers/webhook-job-sender.js', {
        DATABASE_URL: administrationUrl,
        TARGETS: JSON.stringify(targets),
        SETTINGS: JSON.stringify(settings),
      }),
    insert: (client, messages) => {
      const jobs = messages.map((message) => ({ identifier: JOB_NAME, payload: jobOf(message, targets) }));
      return client.query(ADD_JOBS, [JSON.stringify(jobs)]);
    },
    // Triggers of graphile-worker notify its process.
    notify: () => undefined,
  });
}

/**
 * The programs that the benchmarks compare: this service, and either the service of another checkout, or graphile-worker with a log and without a log, both with
 * their best settings.
 */
export async function comparedPrograms(bench: BenchmarkContext, setting: WebhookBenchmarkSetup): Promise<WebhookProgram[]> {
  if (bench.against !== undefined)
    return [await serviceProgram(bench, setting), await serviceProgram(bench, setting, bench.against)];
  const jobProgram = await jobPrograms(bench, setting);
  return [
    await serviceProgram(bench, setting),
    jobProgram('graphile-worker with a log', BEST_JOB_SETTINGS, 'logged'),
    jobProgram('graphile-worker without a log', { ...BEST_JOB_SETTINGS, collect: null }, 'unlogged'),
  ];
}

function jobOf(message: WebhookMessage, targets: readonly WebhookTarget[]): WebhookJob {
  const { number, target } = message;
  const id = `evt_${number}`;
  return { target: targets.indexOf(target), id, body: `{"id":"${id}","type":"${target.type}","payload":${payloadOf(message)}}` };
}

/** Returns a payload that names a patient, as most events do, so that this service records each delivery in its audit trail. */
function payloadOf({ number }: WebhookMessage): string {
  return `{"n":${number},"currentPatient":{"id":${1 + (number % PATIENTS)}},"text":"${TEXT}"}`;
}
