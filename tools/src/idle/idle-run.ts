import { ApiKeyRepository, OrganizationRepository } from '@rpm/data-access';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultDatabase } from '../faults/fault-database';
import { type ProgramRun } from '../harness/program';
import { type ServerProcess, startServer } from '../harness/server-process';
import { ServiceAccess } from '../mirror/service-access';
import { type IdleActivity, startCounting } from './idle-activity';

/** Time that a process needs to become quiet after its start or after a delivery. */
const SETTLE_MS = 30_000;

export interface IdleOptions {
  /** Numbers of processes whose activity is measured, in ascending order. */
  processes: number[];
  organizations: number;
  seconds: number;
  /** Number of times that the processes are left alone and then deliver one webhook. */
  rounds: number;
  /** Whether the processes after the first one send webhooks. */
  delivery: 'on' | 'off';
  /** Path of the service's program. */
  service: string;
}

/** The activity of some processes, and the times from requests to the receipts of the webhooks that they caused, in milliseconds. */
export interface IdleFigures extends IdleActivity {
  processes: number;
  firstDeliveries: number[];
}

/** Leaves processes of the service alone, and measures what they do, and how soon the first webhook arrives after that. */
export async function measureIdle(database: FaultDatabase, options: IdleOptions, run: ProgramRun): Promise<IdleFigures[]> {
  const { dataSource } = database;
  const { id } = await new OrganizationRepository(dataSource).create('Clinic');
  await database.look(
    `insert into organization (name) select 'Quiet ' || n from generate_series(2, $1::int) n`,
    options.organizations,
  );
  const grant = { name: 'Idle', scopes: ['*'], expireTimestamp: new Date(Date.now() + 86_400_000) };
  const { token } = await new ApiKeyRepository(dataSource).create(id, grant);
  let onReceipt: () => void = () => undefined;
  const receive = (request: IncomingMessage, response: ServerResponse) => {
    onReceipt();
    request.resume().once('end', () => response.end());
  };
  const receiver = createServer(receive).listen(0, '127.0.0.1');
  run.defer(async () => {
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });
  await once(receiver, 'listening');

  const servers: ServerProcess[] = [];
  const access = new ServiceAccess(() => `http://127.0.0.1:${servers[0]?.port}`, token.text);
  const start = async () => {
    const server = await startServer(options.service, {
      DATABASE_URL: database.url,
      WEBHOOK_ENCRYPTION_KEY: database.encryptionKey,
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      DEMO: 'off',
      DELIVERY: servers.length === 0 ? 'on' : options.delivery,
    });
    run.defer(server.stop);
    servers.push(server);
  };
  /** Returns the time from a request to the receipt of the webhook that it causes. */
  const deliver = async () => {
    const received = new Promise<void>((resolve) => (onReceipt = resolve));
    const began = performance.now();
    await access.ask('POST', '/patient', { firstName: 'Testina', lastName: 'Sampleton' });
    await received;
    return performance.now() - began;
  };

  const figures: IdleFigures[] = [];
  for (const processes of options.processes) {
    while (servers.length < processes) await start();
    if (figures.length === 0) {
      const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
      await access.ask('POST', '/webhook', { type: 'patient.created', url });
      await deliver();
    }
    const [rounds, firstDeliveries]: [IdleActivity[], number[]] = [[], []];
    for (let round = 0; round < options.rounds; round++) {
      run.say(`${processes} process(es), ${options.organizations} organization(s), round ${round + 1} of ${options.rounds}`);
      await sleep(SETTLE_MS);
      const end = await startCounting(
        database,
        servers.map(({ pid }) => pid),
      );
      await sleep(options.seconds * 1000);
      rounds.push(await end());
      firstDeliveries.push(await deliver());
    }
    const mean = (figure: keyof IdleActivity) => rounds.reduce((sum, one) => sum + one[figure], 0) / rounds.length;
    figures.push({ processes, transactions: mean('transactions'), wakeUps: mean('wakeUps'), firstDeliveries });
  }
  return figures;
}
