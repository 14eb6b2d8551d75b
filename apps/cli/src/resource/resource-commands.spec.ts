import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { RpmAdmin } from '../testing/rpm-admin';

const NOUNS = ['site', 'patient', 'manufacturer', 'item', 'device'];

describe('commands for resources', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let ours: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', factory.organization.name];
  });

  const create = (noun: string, body: object) =>
    admin.json([noun, 'create', '-', ...ours], { stdin: JSON.stringify(body) }) as Promise<{
      id: number;
      version: number;
      createTimestamp: string;
      updateTimestamp: string;
    }>;
  const bodies = async (): Promise<Record<string, object>> => ({
    site: { name: 'North' },
    patient: { firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'ex-1' },
    manufacturer: { name: 'Example Devices' },
    item: { name: 'Example Meter', sku: 'EX-1', readingKinds: ['bloodGlucose'] },
    device: { item: { id: (await factory.item()).id }, deviceIdentifiers: [{ type: 'serial', value: 'SN-1' }] },
  });

  it.each(NOUNS)('create a %s, which list and show then print as the API returns it', async (noun) => {
    const body = (await bodies())[noun] ?? {};
    const created = await create(noun, body);
    expect(created).toMatchObject(noun === 'device' ? { deviceIdentifiers: [{ type: 'serial', value: 'SN-1' }] } : body);
    expect(await admin.json([noun, 'show', String(created.id), ...ours])).toEqual(created);
    const page = (await admin.json([noun, 'list', ...ours, '--size', '250'])) as { content: { id: number }[] };
    expect(page.content.find(({ id }) => id === created.id)).toEqual(created);
  });

  it('print one line per property if --json is absent', async () => {
    const { id, version, createTimestamp, updateTimestamp } = await create('manufacturer', { name: 'Example Devices' });
    const versioned = `version\t${version}\ncreateTimestamp\t${createTimestamp}\nupdateTimestamp\t${updateTimestamp}\n`;
    const stdout = `id\t${id}\nname\tExample Devices\n${versioned}`;
    expect(await admin.run(['manufacturer', 'show', String(id), ...ours])).toEqual({ exitCode: 0, stdout, stderr: '' });
  });

  it('emit the same events as the API', async () => {
    const { id } = await create('patient', (await bodies())['patient'] ?? {});
    const events = await database.dataSource.query('select type, subject_id, payload from event where organization_id = $1', [
      factory.organizationId,
    ]);
    const payload = await admin.json(['patient', 'show', String(id), ...ours]);
    expect(events).toEqual([{ type: 'patient.created', subject_id: id, payload }]);
  });

  it('validate a body by the rules of the API, and name the invalid properties', async () => {
    const stdin = '{"firstName":5,"sex":"CANARY","address":{"planet":"CANARY"}}';
    const { stdout, stderr, exitCode } = await admin.run(['patient', 'create', '-', ...ours], { stdin });
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 65 });
    expect(stderr).toContain('\n  /lastName: This property is required.\n');
    expect(stderr).toContain('\n  /firstName: Send text.\n');
    expect(stderr).toContain('\n  /address/planet: There is no such property.');
    expect(stderr).not.toContain('CANARY');
  });

  it.each(['', 'CANARY', '[]', '5', 'null', '"CANARY"'])('reject the body %j', async (stdin) => {
    const failure = await admin.failure(['site', 'create', '-', ...ours], { stdin });
    expect(failure).toMatchObject({ exitCode: 65, error: { code: 'unreadable_file' } });
    expect(JSON.stringify(failure)).not.toContain('CANARY');
  });

  it('report conflicts with existing resources, and unknown ids', async () => {
    await factory.patient({ externalIdentifier: 'ex-1' });
    const stdin = JSON.stringify((await bodies())['patient']);
    const taken = await admin.failure(['patient', 'create', '-', ...ours], { stdin });
    expect(taken).toMatchObject({ exitCode: 1, error: { code: 'conflict' } });
    for (const noun of NOUNS) {
      const failure = await admin.failure([noun, 'show', '9007199254740991', ...ours]);
      expect(failure).toEqual({ exitCode: 1, error: { code: 'not_found', detail: `No ${noun} with this identifier exists.` } });
      expect(await admin.failure([noun, 'show', 'x', ...ours])).toMatchObject({ exitCode: 64 });
    }
  });

  it('neither find nor refer to resources of another organization', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const site = await other.site();
    expect(await admin.failure(['site', 'show', String(site.id), ...ours])).toMatchObject({ exitCode: 1 });
    const stdin = JSON.stringify({ firstName: 'Testina', lastName: 'Sampleton', site: { id: site.id } });
    const failure = await admin.failure(['patient', 'create', '-', ...ours], { stdin });
    expect(failure).toMatchObject({ exitCode: 65, error: { errors: [{ pointer: '/site/id', code: 'not_found' }] } });
  });

  it.each([
    ['site', { active: false }],
    ['patient', { archived: true }],
    ['manufacturer', { name: 'Renamed' }],
    ['item', { sku: 'EX-2' }],
    ['kit', { archived: true }],
    ['device', { deviceIdentifiers: [{ type: 'serial', value: 'SN-2' }] }],
  ])('change a %s by the rules of the API', async (noun, patch) => {
    const { id } = await create(noun, { ...(await bodies()), kit: { name: 'Starter' } }[noun] ?? {});
    const changed = await admin.json([noun, 'change', String(id), '-', ...ours], { stdin: JSON.stringify(patch) });
    expect(changed).toMatchObject({ id, ...patch });
    expect(await admin.json([noun, 'show', String(id), ...ours])).toEqual(changed);
    const failure = await admin.failure([noun, 'change', String(id), '-', ...ours], { stdin: '{"colour":"red"}' });
    expect(failure).toMatchObject({ exitCode: 65, error: { errors: [{ pointer: '/colour', code: 'unknown_member' }] } });
  });

  it.each(['site', 'manufacturer', 'item', 'kit', 'device'])('delete a %s that nothing refers to', async (noun) => {
    const { id } = await create(noun, { ...(await bodies()), kit: { name: 'Starter' } }[noun] ?? {});
    expect(await admin.json([noun, 'delete', String(id), ...ours])).toEqual({ id, deleted: true });
    expect(await admin.failure([noun, 'delete', String(id), ...ours])).toMatchObject({
      exitCode: 1,
      error: { code: 'not_found' },
    });
  });

  it('name the referring resources when a resource cannot be deleted', async () => {
    const { itemId } = await factory.device();
    expect(await admin.failure(['item', 'delete', String(itemId), ...ours])).toEqual({
      exitCode: 1,
      error: { code: 'still_referenced', detail: 'Resources refer to this item: device (1).' },
    });
  });

  it('change single items of a kit', async () => {
    const [item, other] = [await factory.item(), await factory.item()];
    const { id } = await factory.kit({ [item.id]: 1 });
    const set = await admin.json(['kit', 'set-item', String(id), String(other.id), '--count', '2', ...ours]);
    expect(set).toMatchObject({ item: { id: other.id }, count: 2 });
    const removed = await admin.json(['kit', 'remove-item', String(id), String(item.id), ...ours]);
    expect(removed).toEqual({ id, deleted: true });
    expect(await admin.json(['kit', 'show', String(id), ...ours])).toMatchObject({ kitItems: [{ count: 2 }] });
    const failure = await admin.failure(['kit', 'set-item', String(id), String(item.id), '--count', '0', ...ours]);
    expect(failure).toMatchObject({ exitCode: 64, error: { errors: [{ parameter: '--count' }] } });
  });

  it('list the health checks of a device', async () => {
    const { id } = await factory.device();
    await database.dataSource.query(
      `insert into device_health_check (organization_id, device_id, event_timestamp, battery_percentage)
       values ($1, $2, '2026-01-01Z', 50), ($1, $2, '2026-01-02Z', 40)`,
      [factory.organizationId, id],
    );
    const listed = (...options: string[]) => admin.json(['device', 'health-checks', String(id), ...ours, ...options]);
    expect(await listed()).toMatchObject({ total: 2, content: [{ batteryPercentage: 40 }, { batteryPercentage: 50 }] });
    expect(await listed('--end-event-timestamp', '2026-01-02T00:00:00Z')).toMatchObject({ content: [{ batteryPercentage: 50 }] });
  });

  it('filter and sort lists like the API', async () => {
    for (const lastName of ['Aa', 'Cc', 'Bb']) await factory.patient({ firstName: 'Testina', lastName });
    const listed = await admin.run(['patient', 'list', ...ours, '--sort', 'lastName', '--sort-descending', 'true']);
    expect(listed.stdout.split('\n').map((line) => line.split('\t')[2])).toEqual(['Cc', 'Bb', 'Aa', undefined]);
    const failure = await admin.failure(['patient', 'list', ...ours, '--date-of-birth-min', '1970-02-31']);
    expect(failure).toMatchObject({ exitCode: 64, error: { errors: [{ parameter: '--date-of-birth-min' }] } });
  });
});
