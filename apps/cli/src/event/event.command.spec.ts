import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { DeliveryQueue } from '@rpm/webhook-delivery';
import { RpmAdmin } from '../testing/rpm-admin';

describe('rpm-admin event list', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let ours: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    const { organization, organizationId } = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', organization.name];
    for (const n of [1, 2, 3]) {
      await database.dataSource.query(
        `insert into event (organization_id, type, subject_id, payload, create_timestamp) values ($1, 'patient.created', $2, $3, '2026-01-31T08:00:00Z')`,
        [organizationId, n, { n }],
      );
    }
    expect((await admin.run(['event', 'list', ...ours])).stderr).toContain(
      'No process publishes events; start the service with DELIVERY=on, or run "rpm-admin deliver". An event has waited since 2026-01-31T08:00:00.000Z.',
    );
    const queue = new DeliveryQueue(await database.connectAsService(), 60_000, () => undefined);
    while ((await queue.fanOut()).isMore) continue;
  });
  afterAll(() => database.drop());

  it('lists events in the order of their publication, and prints the cursor for the next page', async () => {
    const { exitCode, stdout, stderr } = await admin.run(['event', 'list', '--after', 'oldest', '--limit', '2', ...ours]);
    expect([exitCode, stdout]).toEqual([
      0,
      'evt_1\tpatient.created\t1\t2026-01-31T08:00:00.000Z\nevt_2\tpatient.created\t2\t2026-01-31T08:00:00.000Z\n',
    ]);
    expect(stderr).toContain('There are more events: --after 2');
  });

  it('prints the same JSON as the API with --json', async () => {
    const event = {
      id: 'evt_3',
      type: 'patient.created',
      sequence: 3,
      createTimestamp: '2026-01-31T08:00:00.000Z',
      payload: { n: 3 },
    };
    const page = { events: [event], cursor: '3', hasMore: false, oldestUnpublishedTimestamp: null };
    expect(await admin.json(['event', 'list', '--after', '2', ...ours])).toEqual(page);
    const gap = ['--type', 'patient.created', '--after-sequence', '2'];
    expect(await admin.json(['event', 'list', ...gap, ...ours])).toEqual({ ...page, cursor: null });
  });

  it('exits with status 1 if the cursor has expired', async () => {
    await database.dataSource.query('delete from published_event where position = 1');
    expect(await admin.failure(['event', 'list', '--after', '0', ...ours])).toMatchObject({
      exitCode: 1,
      error: { code: 'cursor_expired', detail: expect.stringMatching(/with the oldest cursor, 1\.$/) as string },
    });
    expect(await admin.failure(['event', 'list', '--wait', '1', ...ours])).toMatchObject({ exitCode: 64 });
  });
});
