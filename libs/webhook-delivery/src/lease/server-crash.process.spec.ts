import { Factory } from '@rpm/data-access/testing';
import { Database } from '@rpm/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { makeTemporaryDataFolder, pollUntil } from '@rpm/embedded-postgres/testing';
import { migrate } from '@rpm/schema';
import { rmSync } from 'node:fs';
import { DeliveryQueue } from '../delivery-queue';
import { ALL, delivered } from '../testing/queue-sandbox';
import { LEASE_MS, WatchedSender } from '../testing/watched-sender';

describe('a crash of the session that shows that a sender is alive, and with it of all sessions of the server', () => {
  let folder: string;
  let server: EmbeddedPostgres;
  let service: Database;
  let administration: Database;
  let senders: WatchedSender[];

  beforeAll(async () => {
    folder = makeTemporaryDataFolder('rpm-crash-');
    server = await startEmbeddedPostgres(folder);
    service = await new Database({ connection: server.connection, patience: 'work' }).initialize();
    await migrate(service);
    const connection = { ...server.administration, database: server.connection.database };
    administration = await new Database({ connection, patience: 'work' }).initialize();
    senders = [];
  });
  afterAll(async () => {
    for (const sender of senders) await sender.close();
    for (const pool of [service, administration]) await pool.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });

  const count = async (rows: string) => (await administration.query<unknown[]>(`select from ${rows}`)).length;
  const SESSIONS = `pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
  /** Whether both senders are announced and have sessions. While the server recovers, it answers no question. */
  const areWatched = async () => {
    try {
      return (await count('webhook_sender')) === 2 && (await count(SESSIONS)) === 2;
    } catch {
      return false;
    }
  };

  it('lets no other sender take over what the sender holds', async () => {
    const factory = await Factory.inNewOrganization(administration);
    await factory.webhook();
    for (let n = 0; n < 2; n++) senders.push(await new WatchedSender(service, server.connection).start());
    const [alive, other] = senders as [WatchedSender, WatchedSender];
    expect(await pollUntil(areWatched, true)).toBe(true);
    const emit = () =>
      administration.query(
        `insert into event (organization_id, type, subject_id, version, payload) values ($1, 'device.healthcheck', 1, 1, '{}')`,
        [factory.organizationId],
      );
    await emit();
    await alive.queue.fanOut();
    const [claimed] = await alive.queue.claim(ALL);
    if (!claimed) throw new Error('Nothing was due.');
    await administration.query('update webhook_health set last_success_timestamp = now()');
    await emit();
    const leased = await alive.queue.withBodies((await alive.queue.lease(100))?.leased ?? []);
    expect(leased).toHaveLength(1);

    const sessions = await administration.query<{ pid: number }[]>(
      `select pid from pg_locks where locktype = 'advisory' and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)`,
      [alive.queue.owner],
    );
    expect(sessions).toHaveLength(1);
    const patient = new DeliveryQueue(service, LEASE_MS, () => undefined, 3_600_000);
    process.kill(sessions[0]?.pid ?? 0, 'SIGKILL');
    // The other sender looks for ended sessions while the server recovers and the sessions are opened again. It waits for so long that no load of the machine can
    // make it take over.
    const isWatchedAgain = async () => {
      await patient.recoverLeases().catch(() => undefined);
      // The server lists the locks of the session until it has noticed that the session has crashed.
      const locks = await count(`pg_locks where pid = ${sessions[0]?.pid ?? 0}`).catch(() => null);
      return locks === 0 && areWatched();
    };
    expect(await pollUntil(isWatchedAgain, true)).toBe(true);
    // This sender takes over without waiting, but the sessions are there again.
    expect(await other.queue.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
    await alive.queue.finish([delivered(claimed), ...leased.map(delivered)]);
    expect([
      await count('webhook_delivery'),
      await count('event_lease'),
      await count(`webhook_attempt where error is not null`),
    ]).toEqual([0, 0, 0]);
    const logs = await administration.query('select status, retry_attempts from webhook_log');
    expect(logs).toEqual([
      { status: 'delivered', retry_attempts: 0 },
      { status: 'delivered', retry_attempts: 0 },
    ]);
  });
});
