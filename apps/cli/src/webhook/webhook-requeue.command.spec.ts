import { commitDurably, createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { RpmAdmin } from '../testing/rpm-admin';

describe('rpm-admin webhook requeue', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase();
    await commitDurably(database.dataSource);
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  const deadRows = async () => {
    const { checks } = JSON.parse((await admin.run(['doctor', '--json'])).stdout) as { checks: { check: string }[] };
    return checks.find(({ check }) => check === 'dead rows');
  };

  it('requeues the events and deliveries that "rpm-admin doctor" reports as dead', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    await database.dataSource.query(
      `insert into event (organization_id, type, subject_id, payload, dead_timestamp, dead_cause)
       values ($1, 'patient.created', 1, '{}', now(), '22P05'), ($1, 'patient.created', 2, '{}', now(), '22P05')`,
      [organizationId],
    );
    await database.dataSource.query(
      `insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id)
       values ($1, 1, false, 'infinity', 1, now(), 'evt_1')`,
      [organizationId],
    );
    expect(await deadRows()).toEqual({
      check: 'dead rows',
      status: 'failed',
      detail: '2 events (SQLSTATE 22P05), 1 delivery (cause unknown); remove the cause, then run "rpm-admin webhook requeue"',
    });
    expect((await admin.run(['doctor'])).exitCode).toBe(69);
    expect(await admin.json(['webhook', 'requeue'])).toEqual({ events: 2, deliveries: 1 });
    expect(await deadRows()).toEqual({ check: 'dead rows', status: 'ok', detail: 'none' });
    expect(await admin.run(['webhook', 'requeue'])).toEqual({ exitCode: 0, stdout: 'events\t0\ndeliveries\t0\n', stderr: '' });
  });
});
