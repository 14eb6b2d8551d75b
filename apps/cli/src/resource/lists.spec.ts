import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { RpmAdmin } from '../testing/rpm-admin';

const noAddress = {
  lineOne: null,
  lineTwo: null,
  lineThree: null,
  city: null,
  state: null,
  zipCode: null,
  country: null,
  note: null,
};

describe('list commands', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let ours: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', factory.organization.name];
  });
  afterAll(() => database.drop());

  it('print a page as JSON, or as tab-separated lines if stdout is not a terminal', async () => {
    const one = await factory.site({ name: 'North' });
    const two = await factory.site({ name: null, active: false, address: { ...noAddress, city: 'Testville', note: 'bell' } });
    const page = { first: false, last: true, page: 2, size: 1, total: 2 };
    const address = { ...noAddress, city: 'Testville', note: 'bell' };
    expect(await admin.json(['site', 'list', ...ours, '--size', '1', '--page', '2'])).toEqual({
      content: [{ id: two.id, name: null, active: false, address }],
      ...page,
    });
    const [first, second] = [`${one.id}\tNorth\ttrue\t\t\t\n`, `${two.id}\t\tfalse\tTestville\t\t\n`];
    expect(await admin.run(['site', 'list', ...ours])).toEqual({ exitCode: 0, stdout: first + second, stderr: '' });
    const stderr = '2 in all; --page 2 shows more.\n';
    expect(await admin.run(['site', 'list', ...ours, '--size', '1'])).toEqual({ exitCode: 0, stdout: first, stderr });
  });

  it.each(['changes', 'list'])('print changes with %s --updated-after, and the cursor for later changes', async (name) => {
    const own = await Factory.inNewOrganization(database.dataSource);
    const list = ['site', name, '--organization', own.organization.name, '--updated-after'];
    const { id } = await own.site();
    await database.dataSource.query('delete from site where id = $1', [id]);
    await database.dataSource.query('select pg_sleep(0.002)');
    const changes = (await admin.json([...list, '2000-01-01T00:00:00Z'])) as { cursor: string };
    const updateTimestamp = expect.stringMatching(/Z$/) as string;
    expect(changes).toEqual({
      content: [{ id, version: 2, updateTimestamp, deleted: true }],
      cursor: expect.any(String) as string,
      hasMore: false,
    });
    const { stdout, stderr } = await admin.run([...list, '2000-01-01T00:00:00Z']);
    expect(stdout.split('\t')).toEqual([String(id), '2', updateTimestamp, 'true\n']);
    expect(stderr).toBe(`That is all; --updated-after ${changes.cursor} continues from here.\n`);
    expect((await admin.run([...list, changes.cursor])).stdout).toBe('');
  });

  it.each(['site', 'patient', 'manufacturer', 'item', 'kit', 'device', 'reading', 'order', 'return', 'webhook'])(
    'of %s need --updated-after to print changes, and do not show the deprecated option of the list in its help page',
    async (noun) => {
      expect(await admin.failure([noun, 'changes', ...ours])).toEqual({
        exitCode: 64,
        error: expect.objectContaining({
          errors: [{ parameter: '--updated-after', code: 'required', detail: 'This property is required.' }],
        }) as object,
      });
      expect((await admin.run([noun, 'list', '--help'])).stdout).not.toContain('--updated-after');
      expect(await admin.json([noun, 'changes', ...ours, '--updated-after', '2000-01-01T00:00:00Z'])).toMatchObject({
        hasMore: false,
      });
    },
  );

  it('name the commands that list and create organizations if the organization is unknown', async () => {
    const detail =
      'There is no organization "Nobody\'s". See "rpm-admin organization list", or create it with "rpm-admin organization create <name>".';
    for (const group of ['site', 'api-key', 'webhook-log']) {
      const failure = await admin.failure([group, 'list', '--organization', "Nobody's"]);
      expect(failure).toEqual({ exitCode: 1, error: { code: 'not_found', detail } });
    }
  });

  it('filter webhook logs by each parameter of the API', async () => {
    const webhook = await factory.webhook();
    const createTimestamp = new Date('2026-03-02T00:00:00.000Z');
    const lastRetryTimestamp = new Date('2026-03-02T01:00:00.000Z');
    const retried = { retryAttempts: 3, lastResponseStatus: 500, lastRetryTimestamp, status: 'failed' as const };
    const payload = '{"id":"evt_1","type":"device.healthcheck","payload":{}}';
    const log = await factory.webhookLog({ webhookId: webhook.id, createTimestamp, payload, ...retried });
    const others = [await factory.webhookLog(), await factory.webhookLog({ webhookType: 'order.status' })];
    const filters = [
      ['--webhook-type', 'device.healthcheck'],
      ['--retry-attempts-min', '3'],
      ['--retry-attempts-max', '3'],
      ['--last-response-status', '500'],
      ['--start-last-retry-timestamp', '2026-03-02T01:00:00Z'],
      ['--end-last-retry-timestamp', '2026-03-02T02:00:00+01:00'],
      ['--start-timestamp', '2026-03-02T00:00:00Z'],
      ['--end-timestamp', '2026-03-02T00:00:00.001Z'],
    ].flat();
    expect(await admin.json(['webhook-log', 'list', ...ours, ...filters])).toEqual({
      content: [
        {
          id: log.id,
          webhookId: webhook.id,
          webhookType: 'device.healthcheck',
          webhookUrl: 'https://example.org/hook',
          payload,
          createTimestamp: '2026-03-02T00:00:00.000Z',
          retryAttempts: 3,
          lastResponseStatus: 500,
          lastRetryTimestamp: '2026-03-02T01:00:00.000Z',
          status: 'failed',
        },
      ],
      first: true,
      last: true,
      page: 1,
      size: 15,
      total: 1,
    });
    const all = await admin.run(['webhook-log', 'list', ...ours]);
    const ids = all.stdout
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split('\t')[0]));
    expect(ids).toEqual([log, ...others.reverse()].map(({ id }) => id));
  });

  it('validate filters by the rules of the API, and name the options in error messages', async () => {
    const options = [
      ['--webhook-type', 'nonsense'],
      ['--retry-attempts-min', '5'],
      ['--retry-attempts-max', '4'],
      ['--last-response-status', '0x10'],
      ['--start-timestamp', '2026-02-30T00:00:00Z'],
      ['--page', '0'],
      ['--size', '1', '--size', '2'],
    ].flat();
    const error = (parameter: string, code: string, detail: unknown) => ({ parameter, code, detail });
    expect(await admin.failure(['webhook-log', 'list', ...ours, ...options])).toEqual({
      exitCode: 64,
      error: {
        code: 'invalid_input',
        detail: expect.stringMatching(/^Correct --.* and run the command again\.$/) as string,
        errors: expect.arrayContaining([
          error('--webhook-type', 'not_a_choice', expect.stringContaining('device.associationCreated')),
          error('--retry-attempts-max', 'inverted_range', 'Send a value that is not below --retry-attempts-min.'),
          error('--last-response-status', 'not_in_range', 'Send one integer from 100 to 599 in plain decimal digits.'),
          error('--start-timestamp', 'not_a_timestamp', expect.any(String)),
          error('--page', 'not_in_range', 'Send one integer from 1 to 2147483647 in plain decimal digits.'),
          error('--size', 'repeated', 'Send it once.'),
        ]) as object[],
      },
    });
  });

  it.each(['', ' ', '-1', '+1', '1e1', '1.0', '251', '99999999999999999999', 'NaN', "1'--"])(
    'reject the value %j of --size',
    async (size) => {
      for (const list of [
        ['organization', 'list'],
        ['site', 'list', ...ours],
      ]) {
        const failure = await admin.failure([...list, '--size', size]);
        expect(failure).toMatchObject({ exitCode: 64, error: { code: 'invalid_input', errors: [{ parameter: '--size' }] } });
      }
    },
  );
});
