import { pollUntil } from '@rpm/embedded-postgres/testing';
import { ALL, delivered, QueueSandbox } from '../testing/queue-sandbox';

const AT_ONCE = 100;

const KEYS = {
  webhook_log_pkey: 'alter table webhook_log drop constraint webhook_log_pkey',
  webhook_log_once: 'alter table webhook_log drop constraint webhook_log_once',
  webhook_log_newest_first: 'drop index webhook_log_newest_first',
};

/**
 * PostgreSQL keeps the plan that it made when a statement first ran, and a plan that is good for ten logs may be bad for thousands. Since the
 * planner's choice of index cannot be predicted, each index is tested while it is the only one.
 */
describe.each(Object.keys(KEYS))('storing results if %s is the only usable index', (kept) => {
  let world: QueueSandbox;

  beforeEach(async () => {
    world = await QueueSandbox.create();
  });
  afterEach(() => world.drop());

  /** Returns the number of index entries that PostgreSQL has read from all indexes of the webhook logs. */
  const entriesRead = async () => {
    const [row] = await world.look<{ read: number }>(
      `select sum(idx_tup_read)::int as read from pg_stat_user_indexes where relname = 'webhook_log_default'`,
    );
    return row?.read ?? 0;
  };

  it('reads one index entry per log among thousands of logs with the same timestamp', async () => {
    for (let n = 1; n < 20; n++) await world.mine.webhook();
    await world.look(
      `insert into event (organization_id, type, subject_id, payload) select $1, $2, n, '{}' from generate_series(1, 200) n`,
      world.mine.organizationId,
      world.webhook.types[0],
    );
    while ((await world.queue.fanOut()).isMore) continue;
    await world.prove();
    for (const [name, drop] of Object.entries(KEYS)) if (name !== kept) await world.look(drop);
    const claimed = await world.queue.claim({ ...ALL, perOrganization: AT_ONCE });
    await world.queue.finish(claimed.map(delivered));
    expect(claimed).toHaveLength(AT_ONCE);
    // The connection is closed, because PostgreSQL reports a connection's statistics only then.
    await world.service.destroy();
    expect(await pollUntil(entriesRead, AT_ONCE)).toBe(AT_ONCE);
  });
});
