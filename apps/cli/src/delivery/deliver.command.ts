import { type AuditConfiguration, AuditSealer, auditSettings, loadSigningKeys, observeAuditState } from '@rpm/audit';
import { type Database, assertPreparedStatements, assertSameDatabase, type Connection, readConfiguration } from '@rpm/database';
import { type DeadRow } from '@rpm/webhook-delivery';
import { Delivery, MetricsListener, metricsSettings, observeAuditMonths, observeQueue, Registry } from '@rpm/webhook-delivery';
import { type Command } from 'commander';
import { withDatabase } from '../database/database-session';
import { DeliveryErrors, deadRowText } from './delivery-errors';
import { waitUntilDrained } from './wait-until-drained';
import { DeliveryStatus } from './delivery-status';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { waitForSignal } from '../terminal/wait-for-signal';
import { openSecretBox, readWebhookConfiguration } from './webhook-session';
import { terminal } from '../terminal/terminal';

export function defineDeliverCommand(command: Command): void {
  command
    .option('--once', 'send the deliveries that are due, then exit')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: OutputOptions & { once?: boolean }) => {
      const output = new Output(options);
      const settings = {
        ...readWebhookConfiguration(),
        ...readConfiguration({ ...metricsSettings, ...auditSettings }, terminal().environment),
      };
      await withDatabase(output, async ({ database, connection, listening }) => {
        await assertPreparedStatements(connection);
        await assertSameDatabase(connection, listening);
        await deliver(output, { database, listening, settings, isOnce: options.once ?? false });
      });
    });
}

type Settings = ReturnType<typeof readWebhookConfiguration> &
  AuditConfiguration & {
    METRICS_PORT?: number;
    METRICS_HOST: string;
    METRICS_TOKEN?: string;
  };

interface Work {
  database: Database;
  listening: Connection;
  settings: Settings;
  isOnce: boolean;
}

async function deliver(output: Output, { database, listening, settings, isOnce }: Work): Promise<void> {
  const registry = new Registry();
  observeQueue(registry, database);
  observeAuditMonths(registry, database);
  observeAuditState(registry, database);
  const errors = new DeliveryErrors(output);
  const box = await openSecretBox(database, settings);
  const onError = (error: unknown) => errors.report(error);
  const onDead = (row: DeadRow) => output.notice(deadRowText(row));
  const delivery = new Delivery({ database, box, configuration: settings, registry, onError, onDead });
  const sealer = new AuditSealer({
    database,
    keys: await loadSigningKeys(settings),
    checkpointFile: settings.AUDIT_CHECKPOINT_FILE,
    onCheckpoint: (checkpoint) => output.report({ checkpoint }, checkpoint),
    onError,
  });
  const listener = await listenForMetrics(registry, settings);
  const status = new DeliveryStatus(output, registry);
  // Signal handlers are installed before anything starts, so that no signal kills the process halfway.
  const ending = waitForSignal();
  try {
    await delivery.start(listening);
    sealer.start(delivery.pace);
    output.progress(isOnce ? 'Sending what is due.' : 'Sending webhooks until Ctrl-C.');
    status.start();
    await (isOnce ? Promise.race([ending, waitUntilDrained(database, delivery)]) : ending);
    await status.stop();
    output.progress('Finishing the running requests.');
  } finally {
    await status.stop();
    await sealer.stop();
    await delivery.stop();
    await listener?.stop();
  }
  await status.showResult();
}

async function listenForMetrics(
  registry: Registry,
  { METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Settings,
): Promise<MetricsListener | null> {
  if (METRICS_PORT === undefined) return null;
  return MetricsListener.start(registry, METRICS_PORT, METRICS_HOST, METRICS_TOKEN).catch((cause: unknown) => {
    const { code = 'unknown reason' } = cause as NodeJS.ErrnoException;
    throw new Refusal('cannot_listen', `Cannot listen (${code}). Correct METRICS_PORT and METRICS_HOST.`, [], { cause });
  });
}

const HELP = `
Several deliver commands and services can use the same database. On Ctrl-C or SIGTERM, the command finishes and records the requests
that it is sending. A second signal ends it at once; another process that sends webhooks then repeats these requests.

The command reads the environment variables of the service: WEBHOOK_…, METRICS_PORT, METRICS_TOKEN. See docs/configuration.md.

Examples:
  $ rpm-admin deliver
  $ rpm-admin deliver --once --json`;
