import { randomUUID } from 'node:crypto';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { type DUE_TIMES } from './deliverer/due-times.sql';
import { notifyOfWork } from './notify-of-work';
import { EventNotificationListener, eventNotifier } from './outbox/event-notifier';
import { QueueSandbox } from './testing/queue-sandbox';

/** SQL that creates work for each loop: `$1` is an organization, and `$2` its webhook. */
const WORK: Record<keyof typeof DUE_TIMES | 'counting', string> = {
  fanOut: `insert into event (organization_id, type, subject_id, payload) select $1, 'patient.created', $2, '{}'`,
  claim: `insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id)
    values ($1, $2, true, now(), 1, now(), 'message')`,
  recover: `insert into event_lease (organization_id, first_position, last_position, publish_timestamp, owner, lease_end)
    values ($1, $2, $2, now(), '${randomUUID()}', now())`,
  replay: `insert into webhook_replay (organization_id, webhook_id, start_timestamp, end_timestamp, cursor_timestamp, status)
    values ($1, $2, now(), now(), now(), 'running')`,
  fold: `insert into webhook_log_delta (organization_id, create_day, webhook_type, retry_attempts, last_response_status, status, count)
    select $1, current_date, 'patient.created', 0, 0, 'pending', $2`,
  counting: `insert into adherence_recheck (organization_id, patient_id) values ($1, $2)`,
};

/** Organization of the notification that a spec sends last, so that it knows that all earlier ones have arrived. */
const LAST = 0;

describe('notifyOfWork', () => {
  let world: QueueSandbox;
  let listener: EventNotificationListener;
  let notified: (number | undefined)[];

  beforeEach(async () => {
    world = await QueueSandbox.create();
    listener = new EventNotificationListener(world.database.listening, (organizationId) => notified.push(organizationId));
    notified = [];
    await listener.listen();
    notified = [];
  });
  afterEach(async () => {
    await listener.close();
    await world.drop();
  });

  /** Returns the notifications of a program that does the work. */
  async function notificationsOf(work: () => Promise<unknown>): Promise<(number | undefined)[]> {
    await notifyOfWork(world.service, work);
    eventNotifier(world.service)(LAST);
    expect(await pollUntil(() => Promise.resolve(notified.includes(LAST)), true)).toBe(true);
    return notified.filter((organizationId) => organizationId !== LAST);
  }

  it.each(Object.entries(WORK))(
    'notifies all processes of work for the loop %s, whatever has written it',
    async (_loop, text) => {
      const write = () => world.look(text, world.mine.organizationId, world.webhook.id);
      expect(await notificationsOf(write)).toEqual([undefined]);
    },
  );

  it('notifies nobody of a program that leaves no work', async () => {
    expect(await notificationsOf(() => world.logs())).toEqual([]);
  });

  it('notifies all processes of the work of a program that fails', async () => {
    const fail = async () => {
      await world.emit();
      throw new Error('after the event');
    };
    await expect(notifyOfWork(world.service, fail)).rejects.toThrow('after the event');
    await pollUntil(() => Promise.resolve(notified.length), 1);
    expect(notified).toEqual([undefined]);
  });

  it('notifies the processes of each write of a long program before its end', async () => {
    const { organizationId } = world.mine;
    const write = async () => {
      await world.service.writeInOneStatement({ organizationId }, () => Promise.resolve());
      await pollUntil(() => Promise.resolve(notified.length), 1);
    };
    expect(await notificationsOf(write)).toEqual([organizationId]);
  });
});
