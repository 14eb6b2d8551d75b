import { PgBouncer, ServerForwarder } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { DeliveryQueue } from '../delivery-queue';
import { ALL, delivered, failed, QueueSandbox } from '../testing/queue-sandbox';
import { LEASE_MS, WatchedSender } from '../testing/watched-sender';

describe('taking over from a sender whose process has ended', () => {
  let world: QueueSandbox;
  let senders: WatchedSender[];

  beforeEach(async () => {
    world = await QueueSandbox.create();
    senders = [];
  });
  afterEach(async () => {
    for (const sender of senders) await sender.close();
    await world.drop();
  });

  const start = async (listening = world.database.listening) => {
    const sender = await new WatchedSender(world.service, listening).start();
    senders.push(sender);
    return sender;
  };
  const known = () => world.look<{ id: string }>('select id from webhook_sender order by id');
  const idOf = ({ queue }: WatchedSender) => ({ id: queue.owner });
  const sessions = () =>
    world.look<{ n: number }>(
      `select count(*)::integer as n from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
  const endOfSession = () => pollUntil(async () => (await sessions())[0]?.n, 1);

  it('repeats its deliveries at once, and records the requests that it may have sent', async () => {
    const [lost, other] = [await start(), await start()];
    await pollUntil(async () => (await known()).length, 2);
    await world.emit();
    await lost.queue.fanOut();
    const delivery = await world.claimOne(lost.queue);
    await lost.close();
    await endOfSession();
    expect(await other.queue.recoverLeases()).toEqual({ queued: 1, interrupted: 1, isMore: false });
    expect(await known()).toEqual([idOf(other)]);
    const [claimed] = await other.queue.claim(ALL);
    expect(claimed).toMatchObject({ logId: delivery.logId, number: 2, step: 1, wasInterrupted: false });
    const [attempt] = await world.look<{ start_timestamp: Date }>('select number, error, start_timestamp from webhook_attempt');
    const sentAt = new Date(delivery.leaseEnd.getTime() - LEASE_MS);
    expect(attempt).toEqual({ number: 1, error: 'interrupted', start_timestamp: sentAt });
    await other.queue.finish([delivered(claimed ?? delivery)]);
    // The result of the lost sender, should it arrive after all, replaces the interrupted attempt and nothing else.
    await lost.queue.finish([failed(delivery)]);
    expect(await world.attempts()).toEqual([
      { number: 1, error: null, response_status: 503 },
      { number: 2, error: null, response_status: 200 },
    ]);
    expect((await world.logs()).map(({ status }) => status)).toEqual(['delivered']);
    expect(await world.waiting()).toBe(0);
  });

  it('queues the deliveries of the events that it has leased', async () => {
    await world.prove();
    const [lost, other] = [await start(), await start()];
    await pollUntil(async () => (await known()).length, 2);
    for (let n = 0; n < 3; n++) await world.emit({ n });
    await world.leaseReady(lost.queue);
    await lost.close();
    await endOfSession();
    expect(await other.queue.recoverLeases()).toMatchObject({ queued: 3 });
    expect(await world.eventLeases()).toEqual([]);
    expect(await other.queue.claim(ALL)).toHaveLength(3);
    expect(
      await world.look(
        'select 1 from webhook_attempt a join webhook_log l on l.id = a.log_id where a.start_timestamp < l.create_timestamp',
      ),
    ).toEqual([]);
  });

  it('does not change retries that are not due, deliveries of other senders, and rows that were set aside', async () => {
    const [lost, other] = [await start(), await start()];
    await pollUntil(async () => (await known()).length, 2);
    for (let n = 0; n < 4; n++) await world.emit({ n });
    await world.another().fanOut();
    const slots = { ...ALL, free: 1, freeUnproven: 1 };
    const [retried] = await lost.queue.claim(slots);
    if (!retried) throw new Error('Nothing was due.');
    await lost.queue.finish([failed(retried, 30_000)]);
    const [held] = await lost.queue.claim(slots);
    const [of] = await other.queue.claim(slots);
    await lost.queue.claim(slots);
    const rows = () =>
      world.look<{ log_id: number }>(`select log_id, due_timestamp, owner, step, attempts from webhook_delivery order by log_id`);
    await world.look(
      `update webhook_delivery set due_timestamp = 'infinity' where owner = $1 and log_id <> $2`,
      lost.queue.owner,
      held?.logId,
    );
    const untouched = (await rows()).filter(({ log_id }) => log_id !== held?.logId);
    expect(untouched).toHaveLength(3);
    await lost.close();
    await endOfSession();
    expect(await other.queue.recoverLeases()).toEqual({ queued: 1, interrupted: 1, isMore: false });
    expect((await rows()).filter(({ log_id }) => log_id !== held?.logId)).toEqual(untouched);
    expect(of?.logId).not.toBe(held?.logId);
  });

  it('begins as soon for a sender whose first announcements the database has refused', async () => {
    await world.look(`
      create sequence refusals;
      create function refuse() returns trigger language plpgsql as $$ begin
        if nextval('refusals') <= 2 then raise exception using errcode = 'deadlock_detected', message = 'refused'; end if;
        return new;
      end $$;
      create trigger refuse before insert on webhook_sender for each row execute function refuse();
      grant usage on sequence refusals to public`);
    const [lost, other] = [await start(), await start()];
    await pollUntil(async () => (await known()).length, 2);
    expect([...lost.errors, ...other.errors]).toHaveLength(2);
    await world.emit();
    await world.another().fanOut();
    await world.claimOne(lost.queue);
    await lost.close();
    await endOfSession();
    expect(await other.queue.recoverLeases()).toEqual({ queued: 1, interrupted: 1, isMore: false });
  });

  it('does not begin for a sender that ends before its announcement is repeated', async () => {
    await world.look(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = 'deadlock_detected', message = 'refused'; end $$;
      create trigger refuse before insert on webhook_sender for each row execute function refuse()`);
    const sender = await start();
    await pollUntil(() => Promise.resolve(sender.errors.length), 1);
    await sender.presence.end();
    await world.look('drop trigger refuse on webhook_sender');
    const later = await start();
    await pollUntil(async () => (await known()).length, 1);
    expect(await known()).toEqual([idOf(later)]);
  });

  describe('does not affect a sender that may be alive', () => {
    it('while its session is cut and opened again several times', async () => {
      const [alive, other] = [await start(), await start()];
      await pollUntil(async () => (await known()).length, 2);
      await world.emit();
      await world.another().fanOut();
      const delivery = await world.claimOne(alive.queue);
      for (let cut = 0; cut < 3; cut++) {
        const lockSessions = `from pg_locks where locktype = 'advisory' and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)`;
        const cutSessions = await world.look<{ pid: number }>(
          `select pid, pg_terminate_backend(pid) ${lockSessions}`,
          alive.queue.owner,
        );
        expect(cutSessions).toHaveLength(1);
        // In this spec, senders do not wait for two seconds before they take over, so the new session must have replaced the cut one before the next call.
        const isReplaced = async () => {
          const pids = await world.look<{ pid: number }>(`select pid ${lockSessions}`, alive.queue.owner);
          return pids.length === 1 && pids[0]?.pid !== cutSessions[0]?.pid;
        };
        await pollUntil(isReplaced, true);
        expect(await other.queue.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
      }
      await alive.queue.finish([delivered(delivery)]);
      expect([await world.attempts(), alive.errors]).toEqual([[{ number: 1, error: null, response_status: 200 }], []]);
    });

    it('while it does not know that its session has ended', async () => {
      const [alive, other] = [await start(), await start()];
      await pollUntil(async () => (await known()).length, 2);
      await world.emit();
      await world.another().fanOut();
      const delivery = await world.claimOne(alive.queue);
      await alive.close();
      await endOfSession();
      expect(await alive.queue.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
      expect(await known()).toEqual([idOf(other)]);
      expect(await other.queue.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
      await alive.queue.finish([delivered(delivery)]);
      expect(await world.attempts()).toEqual([{ number: 1, error: null, response_status: 200 }]);
    });

    it('while it cannot open a session', async () => {
      const forwarder = await ServerForwarder.listen(world.database.listening);
      const alive = await start({ connectionString: forwarder.url });
      const other = await start();
      await pollUntil(async () => (await known()).length, 2);
      await world.emit();
      await world.another().fanOut();
      const delivery = await world.claimOne(alive.queue);
      await forwarder.close();
      await pollUntil(async () => (await known()).length, 1);
      expect(await known()).toEqual([idOf(other)]);
      expect(await other.queue.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
      await alive.queue.finish([delivered(delivery)]);
      expect(await world.attempts()).toEqual([{ number: 1, error: null, response_status: 200 }]);
    });

    it('because PostgreSQL was restarted after the sender announced itself', async () => {
      const [lost, other] = [await start(), await start()];
      await pollUntil(async () => (await known()).length, 2);
      await world.emit();
      await world.another().fanOut();
      await world.claimOne(lost.queue);
      await world.look(
        `update webhook_sender set server_start_timestamp = '2026-01-01T00:00:00Z' where id = $1`,
        lost.queue.owner,
      );
      await lost.close();
      await endOfSession();
      expect(await other.queue.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
    });

    it('during the time in which the sender can open a cut session again', async () => {
      const lost = await start();
      await pollUntil(async () => (await known()).length, 1);
      await lost.close();
      await pollUntil(async () => (await sessions())[0]?.n, 0);
      const patient = new DeliveryQueue(world.service, LEASE_MS, () => undefined, 3_600_000);
      for (let look = 0; look < 2; look++) expect(await patient.recoverLeases()).toMatchObject({ queued: 0 });
      expect(await known()).toEqual([idOf(lost)]);
    });
  });

  const itWithPgBouncer = PgBouncer.isOldInstalled ? it : it.skip;
  itWithPgBouncer('waits for the end of the leases if the session goes through a pooler in transaction mode', async () => {
    const bouncer = await PgBouncer.start(world.database.listening, { mode: 'transaction', isOld: true });
    const pooled = await start({ connectionString: bouncer.url });
    expect(await known()).toEqual([]);
    expect((await sessions())[0]?.n).toBe(0);
    await pooled.close();
    await bouncer.stop();
  });

  itWithPgBouncer('is immediate if the session goes through a pooler in session mode', async () => {
    const bouncer = await PgBouncer.start(world.database.listening, { mode: 'session', isOld: true });
    const pooled = await start({ connectionString: bouncer.url });
    const other = await start();
    await pollUntil(async () => (await known()).length, 2);
    await pooled.close();
    await endOfSession();
    await other.queue.recoverLeases();
    expect(await known()).toEqual([idOf(other)]);
    await bouncer.stop();
  });
});
