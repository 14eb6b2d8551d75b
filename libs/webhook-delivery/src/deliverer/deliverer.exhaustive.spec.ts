import { Loop } from '@rpm/database';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Factory } from '@rpm/data-access/testing';
import { DeliveryQueue } from '../delivery-queue';
import { countDeadRows, requeueDeadRows } from '../dead-rows/dead-rows';
import { DelivererFixture } from '../testing/deliverer-fixture';

describe('Deliverer', () => {
  const world = new DelivererFixture();

  beforeEach(() => world.begin());
  afterEach(() => world.end());

  it('publishes the events of an organization without webhooks only when it polls, but at once as soon as the organization has a webhook', async () => {
    const other = await Factory.inNewOrganization(world.database.dataSource);
    const deliverer = await world.start();
    const wake = jest.spyOn(Loop.prototype, 'wake');
    const isHurried = (organizationId?: number) => {
      wake.mockClear();
      deliverer.wake(organizationId);
      return wake.mock.calls.length > 0;
    };
    try {
      const isHurriedAfterEvent = () => world.emit().then(() => isHurried(world.mine.organizationId));
      expect(await pollUntil(isHurriedAfterEvent, false)).toBe(false);
      expect([isHurried(other.organizationId), isHurried()]).toEqual([true, true]);
      await world.eventually(() => world.look('select from event'), []);
      await world.subscribe();
      await world.emit();
      await world.eventually(world.statuses, ['delivered']);
      expect(await pollUntil(() => Promise.resolve(isHurried(world.mine.organizationId)), true)).toBe(true);
    } finally {
      wake.mockRestore();
    }
  });

  it('delivers to other webhooks while one never responds', async () => {
    await world.subscribe();
    await world.subscribe(`${world.receiver.url}hung`);
    world.receiver.reply = ({ path }) => (path === '/hung' ? new Promise(() => undefined) : { status: 200 });
    await world.start({ WEBHOOK_CONCURRENCY: 12, WEBHOOK_RETRY_SCHEDULE: [60] });
    await world.emit(50);
    await world.eventually(
      () => world.look(`select count(*)::int as n from webhook_log where status = 'delivered'`),
      [{ n: 50 }],
    );
  });

  it('keeps sending queued deliveries while it searches for the event that cannot be published', async () => {
    await world.subscribe();
    await world.emit();
    await new DeliveryQueue(await world.database.connectAsService(), 60_000, (row) => world.errors.push(row)).fanOut();
    // The first statement that publishes events fails at once. The search for its cause then waits for a lock that the test holds.
    await world.look('create sequence refusals');
    await world.look(`create function refuse() returns trigger language plpgsql security definer as $$ begin
      if new.payload ->> 'n' = '3' then
        if nextval('refusals') > 1 then perform pg_advisory_xact_lock_shared(1); end if;
        raise exception 'poison';
      end if;
      return new; end $$`);
    await world.look('create trigger refuse before insert on published_event_default for each row execute function refuse()');
    await world.emit(4);
    const blocker = world.database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('select pg_advisory_xact_lock(1)');
    const dead = () => world.look('select count(dead_timestamp)::int as n from event');
    try {
      await world.start();
      expect(await pollUntil(async () => world.receiver.requests.length, 1)).toBe(1);
      expect(await dead()).toEqual([{ n: 0 }]);
    } finally {
      await blocker.commitTransaction();
      await blocker.release();
    }
    await world.eventually(dead, [{ n: 1 }]);
    await world.eventually(world.statuses, Array(4).fill('delivered'));
  });

  describe('with a webhook that has succeeded before', () => {
    beforeEach(async () => {
      await world.subscribe();
      await world.look('update webhook_health set last_success_timestamp = now()');
    });

    it('sends the deliveries of a sender that died', async () => {
      await world.emit(3);
      const dead = new DeliveryQueue(await world.database.connectAsService(), 60_000, (row) => world.errors.push(row));
      expect((await dead.lease(64))?.leased).toHaveLength(3);
      await world.look(`update event_lease set lease_end = now() - interval '1 second'`);
      await world.start();
      await world.eventually(world.statuses, Array(3).fill('delivered'));
      expect(await world.look('select distinct error from webhook_attempt where number = 1')).toEqual([{ error: 'interrupted' }]);
    });
  });

  describe('if the database refuses a result', () => {
    /** Makes the database refuse, with the given SQLSTATE, attempts with this response body, and packed logs of webhooks whose URLs end in `body`. */
    const refuse = async (body: string, sqlState: string) => {
      await world.look(`create function refuse() returns trigger language plpgsql as $$ begin
        if to_jsonb(new) ->> 'response_body' = '${body}' or to_jsonb(new) ->> 'webhook_url' like '%${body}' then raise exception 'refused' using errcode = '${sqlState}'; end if;
        return new; end $$`);
      await world.look('create trigger refuse before insert on webhook_attempt for each row execute function refuse()');
      await world.look(
        'create trigger refuse before insert on webhook_log for each row when (new.bodies_id is not null) execute function refuse()',
      );
    };
    /** Makes the database accept attempts again. The trigger stays, because dropping it could deadlock with the statements of running senders. */
    const accept = () =>
      world.look('create or replace function refuse() returns trigger language plpgsql as $$ begin return new; end $$');
    const paths = () => world.receiver.requests.map(({ path }) => path).sort();
    const count = (status: string) => async () =>
      (await world.look<{ n: number }>('select count(*)::int as n from webhook_log where status = $1', status))[0]?.n;

    it.each([
      ['of a queued delivery', null],
      ['of a direct delivery', 'update webhook_health set last_success_timestamp = now()'],
    ])('sets the delivery aside after three attempts instead of repeating its request: %s', async (_which, prepare) => {
      await world.subscribe(`${world.receiver.url}stored`);
      await world.subscribe(`${world.receiver.url}refused`);
      if (prepare !== null) await world.look(prepare);
      world.receiver.reply = ({ path }) => ({ status: 200, body: path });
      await refuse('/refused', '42501');
      await world.start();
      await world.emit(3);
      await world.eventually(count('delivered'), 3);
      await world.eventually(() => countDeadRows(world.database.dataSource), [{ row: 'delivery', cause: '42501', count: 3 }]);
      expect(paths()).toEqual([...Array(3).fill('/refused'), ...Array(3).fill('/stored')]);
      const aside = world.errors.filter((error) => !(error instanceof Error));
      expect(aside).toEqual(Array(3).fill({ row: 'delivery', id: expect.any(Number), cause: '42501' }));
      // At least the first two failures are reported.
      expect(world.errors.length - aside.length).toBeGreaterThanOrEqual(2);

      await accept();
      expect(await requeueDeadRows(world.database.dataSource)).toEqual({ events: 0, deliveries: 3 });
      await world.eventually(count('delivered'), 6);
      expect(world.receiver.requests).toHaveLength(9);
    });

    it('sends nothing, even after the end of the lease, while the database cannot store the result because of its own state (such as a full disk)', async () => {
      await world.subscribe();
      world.receiver.reply = () => ({ status: 200, body: 'ok' });
      await refuse('ok', '53100');
      await world.start({ WEBHOOK_DEADLINE_MS: 1_000, WEBHOOK_LEASE_MS: 6_000 });
      await world.emit();
      await pollUntil(async () => world.errors.length > 0, true);
      await world.emit();
      const isExpired = async () =>
        (await world.look('select from webhook_delivery where due_timestamp < now() and owner is not null')).length;
      await world.eventually(isExpired, 1);
      // Another failure after the end of the lease shows that the loops were running meanwhile.
      const { length } = world.errors;
      await pollUntil(async () => world.errors.length > length, true);
      expect(world.receiver.requests).toHaveLength(1);
      expect(await countDeadRows(world.database.dataSource)).toEqual([]);
      await accept();
      await world.eventually(count('delivered'), 2);
      expect(world.receiver.requests).toHaveLength(2);
    });

    it('does not repeat the request from another process, even after the end of the lease, while the database refuses all attempts', async () => {
      await world.subscribe();
      await world.look(`create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'refused' using errcode = '53100'; end $$`);
      await world.look('create trigger refuse before insert on webhook_attempt for each row execute function refuse()');
      const limits = { WEBHOOK_DEADLINE_MS: 1_000, WEBHOOK_LEASE_MS: 6_000 };
      await world.start(limits);
      await world.emit();
      await pollUntil(async () => world.errors.length > 0, true);
      await world.start(limits);
      const isExpired = async () =>
        (await world.look('select from webhook_delivery where due_timestamp < now() and owner is not null')).length;
      await world.eventually(isExpired, 1);
      // A claim of the second process records the first request as interrupted, which the database refuses like the result.
      const { length } = world.errors;
      await pollUntil(async () => world.errors.length > length + 10, true);
      expect(world.receiver.requests).toHaveLength(1);
      await accept();
      await world.eventually(count('delivered'), 1);
    });
  });

  it('sends each delivery once while several senders are running', async () => {
    await world.subscribe();
    // The time limit is long, because on a slow machine a request could time out and would then correctly be sent again.
    for (let n = 0; n < 3; n++) await world.start({ WEBHOOK_DEADLINE_MS: 30_000, WEBHOOK_LEASE_MS: 40_000 });
    await world.emit(100);
    await world.eventually(
      () => world.look(`select count(*)::int as n from webhook_log where status = 'delivered'`),
      [{ n: 100 }],
    );
    const ids = world.receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([100, 100]);
  });
});
