import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

const FORMULAS = ['=1+1', '+1', '-1', '@x', '\tx', "'=x", "''+x", '-', '=HYPERLINK("x";"y"),\n"z"'];

describe('export commands', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let folder: string;
  let factory: Factory;
  let ours: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-export-'));
    factory = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', factory.organization.name];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const lines = async (...args: string[]) => (await admin.run(args)).stdout.trimEnd().split('\n');
  const exported = async (noun: string, ...options: string[]) =>
    (await lines(noun, 'export', ...ours, ...options)).map((line) => JSON.parse(line) as Record<string, unknown>);
  /** Copies resources without the properties that the service assigns. */
  const withoutId = (resources: Record<string, unknown>[]) => {
    const assigned = ['id', 'version', 'createTimestamp', 'updateTimestamp'];
    return resources.map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => !assigned.includes(name))));
  };

  it('write the matching resources of the organization as the API returns them', async () => {
    await (await Factory.inNewOrganization(database.dataSource)).patient();
    const [one, two] = [await factory.patient(), await factory.patient({ lastName: 'Other', address: null })];
    const represented = async (id: number) => admin.json(['patient', 'show', String(id), ...ours]);
    expect(await exported('patient')).toEqual([await represented(one.id), await represented(two.id)]);
    expect(await exported('patient', '--name', 'other')).toEqual([await represented(two.id)]);
    expect(await admin.failure(['patient', 'export', ...ours, '--archived', 'x'])).toMatchObject({ exitCode: 64 });
  });

  it('write each resource as one line, including its lists', async () => {
    const device = await factory.device();
    const [exportedDevice, ...others] = await exported('device');
    expect(others).toEqual([]);
    expect(exportedDevice).toEqual(await admin.json(['device', 'show', String(device.id), ...ours]));
  });

  it('escape text that a spreadsheet would evaluate as a formula, and leave numbers unchanged', async () => {
    const site = await factory.site({ name: '=cmd()' });
    const csv = await admin.run(['site', 'export', ...ours, '--format', 'csv']);
    const head =
      'id,name,active,address.lineOne,address.lineTwo,address.lineThree,address.city,address.state,address.zipCode,address.country,address.note';
    expect(csv).toEqual({ exitCode: 0, stdout: `${head}\n${site.id},'=cmd(),true,,,,,,,,\n`, stderr: '' });
    const reading = await factory.reading({ deviceTimeZoneOffset: -28_800 });
    const [names = '', values = ''] = await lines('reading', 'export', ...ours, '--format', 'csv');
    const offset = values.split(',')[names.split(',').indexOf('deviceTimeZoneOffset')];
    expect([values.split(',')[0], offset]).toEqual([String(reading.id), '-28800']);
  });

  it.each(['csv', 'ndjson'])('write %s files that the import reads back unchanged', async (format) => {
    const site = await factory.site();
    for (const firstName of FORMULAS) await factory.patient({ firstName, lastName: ' x; \\ "y"', siteId: site.id });
    await factory.patient({ address: null, dateOfBirth: null, email: null, phoneNumber: null, archived: true, enrolled: false });
    const before = withoutId(await exported('patient'));
    const path = join(folder, `patients.${format}`);
    expect(await admin.json(['patient', 'export', ...ours, '--output', path])).toEqual({ exported: FORMULAS.length + 1 });
    expect(await admin.json(['patient', 'import', path, ...ours])).toMatchObject({ created: 0, duplicates: FORMULAS.length + 1 });
    await database.dataSource.query('delete from patient where organization_id = $1', [factory.organizationId]);
    expect(await admin.json(['patient', 'import', path, ...ours])).toMatchObject({ created: FORMULAS.length + 1, rejected: 0 });
    expect(withoutId(await exported('patient'))).toEqual(before);
  });

  it.each(['csv', 'ndjson'])(
    'write manufacturers, items, devices and readings to %s files that the import accepts',
    async (format) => {
      await factory.device();
      for (const noun of ['manufacturer', 'item', 'device', 'reading']) {
        const path = join(folder, `${noun}.${format}`);
        await admin.json([noun, 'export', ...ours, '--output', path]);
        expect(await admin.json([noun, 'import', path, ...ours])).toMatchObject({ rejected: 0 });
      }
    },
  );

  it('write readings to files that the import accepts', async () => {
    const device = await factory.device();
    const { id, deviceId } = await factory.reading({ deviceId: device.id, patientId: Number(device.currentPatientId) });
    const path = join(folder, 'readings.csv');
    expect(await admin.json(['reading', 'export', ...ours, '--output', path, '--device-id', String(deviceId)])).toEqual({
      exported: 1,
    });
    await database.dataSource.query('delete from blood_glucose_reading where id = $1', [id]);
    expect(await admin.json(['reading', 'import', path, ...ours])).toMatchObject({ stored: 1, rejected: 0, patients: 0 });
  });

  it('write a file completely or not at all, and make it readable only for its owner', async () => {
    await factory.site();
    const path = join(folder, 'sites.csv');
    writeFileSync(path, 'before', { mode: 0o644 });
    expect(await admin.failure(['site', 'export', '--organization', 'Nobody', '--output', path])).toMatchObject({ exitCode: 1 });
    expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['sites.csv'], 'before']);
    expect(await admin.run(['site', 'export', ...ours, '--output', path])).toEqual({
      exitCode: 0,
      stdout: 'exported\t1\n',
      stderr: '',
    });
    expect(readdirSync(folder)).toEqual(['sites.csv']);
    expect([statSync(path).mode & 0o777, readFileSync(path, 'utf8').startsWith('id,name')]).toEqual([0o600, true]);
  });

  it.each(['/dev/null', '/nowhere/sites.csv'])('reject %s as the output file', async (path) => {
    const failure = await admin.failure(['site', 'export', ...ours, '--output', path]);
    expect(failure).toMatchObject({ exitCode: 64, error: { errors: [{ parameter: '--output', code: 'not_usable' }] } });
  });

  it('end without an error when the program that reads their output closes the pipe', async () => {
    await database.dataSource.query(
      `insert into site (organization_id, name, active) select $1, repeat('x', 200), true from generate_series(1, 20000)`,
      [factory.organizationId],
    );
    const child = admin.start(['site', 'export', ...ours]);
    const stderr: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => stderr.push(chunk));
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
    expect(stderr).toEqual([]);
    expect(await exported('site')).toHaveLength(20_000);
  });
});
