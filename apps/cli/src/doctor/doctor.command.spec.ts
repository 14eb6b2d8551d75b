import { LARGE_INDEXES, MIGRATIONS } from '@rpm/schema';
import {
  commitDurably,
  createTestDatabase,
  listenAsForgetfulPooler,
  PgBouncer,
  type TestDatabase,
  urlOf,
} from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { RpmAdmin } from '../testing/rpm-admin';

const [ok, skipped] = [
  { status: 'ok', detail: expect.any(String) as string },
  { status: 'skipped', detail: '' },
];
const okOrWarning = { status: expect.stringMatching(/^(ok|warning)$/) as string, detail: expect.any(String) as string };
const environment = [
  // The findings that depend on the machine are ignored: a release of Node.js without security fixes, a full disk, or another program on the port.
  { check: 'node', ...okOrWarning },
  { check: 'time zones', ...ok },
  { check: 'configuration', status: 'ok', detail: 'the database of DATABASE_URL' },
  { check: 'data folder', ...okOrWarning },
  { check: 'port', ...okOrWarning },
  { check: 'SMART clients', status: 'ok', detail: 'off, because PUBLIC_URL is not set' },
];

const DIRECT = 'a direct connection: a sender of webhooks whose process ends is replaced within 5 s';
const MIGRATION_NAMES = MIGRATIONS.map(({ name }) => name);

describe('migrate and doctor commands', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    await commitDurably(database.dataSource);
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  it('migrate an empty database, and then find no errors', async () => {
    const marked = MIGRATIONS.map(({ name, compatibility }) => `${name} (${compatibility})`);
    const pending = `pending: ${marked.join(', ')}; run "rpm-admin migrate"`;
    const before = await admin.run(['doctor', '--json']);
    expect(before).toMatchObject({ exitCode: 69, stderr: '' });
    expect(JSON.parse(before.stdout)).toEqual({
      healthy: false,
      checks: [
        ...environment,
        { check: 'database', status: 'ok', detail: 'reachable' },
        { check: 'server version', ...ok },
        { check: 'role', status: 'ok', detail: 'subject to row-level security' },
        { check: 'prepared statements', status: 'ok', detail: 'kept between transactions' },
        { check: 'listening', status: 'ok', detail: DIRECT },
        { check: 'settings', status: 'ok', detail: 'none changes results' },
        { check: 'schema', status: 'failed', detail: pending },
        { check: 'clock', ...ok },
        { check: 'contents', ...skipped },
        { check: 'dead rows', ...skipped },
        { check: 'disabled webhooks', ...skipped },
        { check: 'publication', ...skipped },
        { check: 'unassigned readings', ...skipped },
        { check: 'value ranges', ...skipped },
        { check: 'device clocks', ...skipped },
        { check: 'repeated local times', ...skipped },
        { check: 'SKUs', ...skipped },
        { check: 'texts', ...skipped },
        { check: 'identifiers', ...skipped },
        { check: 'equal identifiers', ...skipped },
        { check: 'collations', ...skipped },
        { check: 'large indexes', ...skipped },
        { check: 'keys of people', ...skipped },
        { check: 'webhook keys', ...skipped },
        { check: 'audit commits', ...skipped },
        { check: 'audit months', ...skipped },
        { check: 'audit retention', ...skipped },
        { check: 'audit blocks', ...skipped },
        { check: 'backup', ...skipped },
      ],
    });
    expect(await admin.failure(['organization', 'list'])).toEqual({
      exitCode: 69,
      error: {
        code: 'schema_outdated',
        detail: `The database lacks ${MIGRATION_NAMES.join(', ')}. Run "rpm-admin migrate" first.`,
      },
    });

    expect(await admin.json(['migrate'])).toEqual({
      applied: MIGRATION_NAMES,
      updatedOrders: 0,
      builtIndexes: LARGE_INDEXES.map(({ name }) => expect.objectContaining({ name }) as object),
    });
    expect(await admin.json(['migrate'])).toEqual({ applied: [], updatedOrders: 0, builtIndexes: [] });
    expect(await admin.run(['migrate'])).toEqual({ exitCode: 0, stdout: 'The schema is up to date.\n', stderr: '' });

    await (await Factory.inNewOrganization(database.dataSource)).key();
    expect(await admin.json(['doctor'])).toEqual({
      healthy: true,
      checks: [
        ...environment,
        { check: 'database', status: 'ok', detail: 'reachable' },
        { check: 'server version', ...ok },
        { check: 'role', status: 'ok', detail: 'subject to row-level security' },
        { check: 'prepared statements', status: 'ok', detail: 'kept between transactions' },
        { check: 'listening', status: 'ok', detail: DIRECT },
        { check: 'settings', status: 'ok', detail: 'none changes results' },
        { check: 'schema', status: 'ok', detail: 'current' },
        { check: 'clock', ...ok },
        { check: 'contents', status: 'ok', detail: 'organizations: 1, API keys: 1' },
        { check: 'dead rows', status: 'ok', detail: 'none' },
        { check: 'disabled webhooks', status: 'ok', detail: 'the service has disabled none' },
        { check: 'publication', status: 'ok', detail: 'no event waits for a process that publishes it' },
        { check: 'unassigned readings', status: 'ok', detail: 'none' },
        { check: 'value ranges', status: 'ok', detail: 'no reading has a value that no instrument reports' },
        { check: 'device clocks', status: 'ok', detail: 'no device is late by the same amount every time' },
        { check: 'repeated local times', status: 'ok', detail: 'none was read as the first of two by an import' },
        { check: 'SKUs', status: 'ok', detail: 'none belongs to several items' },
        { check: 'texts', status: 'ok', detail: 'none contains U+FFFD' },
        { check: 'identifiers', status: 'ok', detail: 'none was shortened by a spreadsheet' },
        { check: 'equal identifiers', status: 'ok', detail: 'none belongs to two resources' },
        { check: 'collations', status: 'ok', detail: 'unchanged since the indexes were built' },
        { check: 'large indexes', status: 'ok', detail: 'all are built' },
        { check: 'keys of people', status: 'ok', detail: 'nobody rotated the internal key of a person' },
        { check: 'webhook keys', status: 'ok', detail: 'all stored secrets of webhooks can be decrypted' },
        { check: 'audit commits', status: 'ok', detail: 'PostgreSQL confirms a row when it is on its disk' },
        { check: 'audit months', status: 'ok', detail: 'the audit trail has partitions for 3 months ahead' },
        { check: 'audit retention', status: 'ok', detail: 'no month of the audit trail is older than 6 years' },
        { check: 'audit blocks', status: 'warning', detail: expect.stringMatching(/^checkpoints are not signed/) },
        {
          check: 'backup',
          status: 'warning',
          detail: expect.stringMatching(/^no backup was verified; run "rpm-admin backup create"/),
        },
      ],
    });
  });

  it('report a connection pooler that drops named statements, and exit with 78', async () => {
    const pooler = await listenAsForgetfulPooler(database.listening);
    try {
      const { exitCode, stdout } = await new RpmAdmin(pooler.url).run(['doctor', '--json']);
      const { checks } = JSON.parse(stdout) as { checks: { check: string; status: string; detail: string }[] };
      expect([exitCode, checks.filter(({ status }) => status === 'failed')]).toEqual([
        78,
        [{ check: 'prepared statements', status: 'failed', detail: expect.stringContaining('PgBouncer 1.21') as string }],
      ]);
      const { exitCode: delivered } = await new RpmAdmin(pooler.url).run(['deliver', '--once']);
      expect(delivered).toBe(78);
    } finally {
      await pooler.close();
    }
  });

  const itWithPgBouncer = PgBouncer.isOldInstalled ? it : it.skip;
  itWithPgBouncer.each([
    ['session', 'ok', /^a pooler that keeps sessions: .* within 5 s$/],
    ['transaction', 'warning', /^a pooler of transactions: .* after WEBHOOK_LEASE_MS; set DATABASE_LISTEN_URL/],
  ] as const)('report what senders know of each other behind PgBouncer in %s mode', async (mode, status, detail) => {
    const bouncer = await PgBouncer.start(database.listening, { mode, isOld: true });
    try {
      const { checks } = (await admin.json(['doctor'], { environment: { DATABASE_LISTEN_URL: bouncer.url } })) as {
        checks: object[];
      };
      expect(checks).toContainEqual({ check: 'listening', status, detail: expect.stringMatching(detail) as string });
    } finally {
      await bouncer.stop();
    }
  });

  it('report listening connections that lead to another database, and exit with 78', async () => {
    const other = await createTestDatabase();
    const environment = { DATABASE_LISTEN_URL: other.url };
    const { exitCode, stdout } = await admin.run(['doctor', '--json'], { environment });
    const { checks } = JSON.parse(stdout) as { checks: { status: string }[] };
    const detail = 'DATABASE_LISTEN_URL: leads to another database than DATABASE_URL';
    expect([exitCode, checks.filter(({ status }) => status === 'failed')]).toEqual([
      78,
      [{ check: 'listening', status: 'failed', detail }],
    ]);
    expect((await admin.run(['deliver', '--once'], { environment })).exitCode).toBe(78);
    await other.drop();
  });

  it('report settings that change results, and exit with 78', async () => {
    const role = `alter role rpm_service in database ${database.connection.database}`;
    await database.dataSource.query(`${role} set IntervalStyle = 'sql_standard'`);
    // The open sessions of a pooler keep the settings that the role had before.
    const direct = new RpmAdmin(urlOf(database.listening));
    const { exitCode, stdout } = await direct.run(['doctor', '--json']);
    const { checks } = JSON.parse(stdout) as { checks: { check: string; status: string; detail: string }[] };
    const detail = `the setting IntervalStyle must be 'postgres'; run: ${role} set IntervalStyle = 'postgres'`;
    expect([exitCode, checks.filter(({ status }) => status === 'failed')]).toEqual([
      78,
      [{ check: 'settings', status: 'failed', detail }],
    ]);
    expect(await direct.failure(['organization', 'list'])).toMatchObject({ exitCode: 78 });
    await database.dataSource.query(`${role} reset IntervalStyle`);
  });

  it('list the items that have the same SKU', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    await database.dataSource.query('alter table item disable trigger user');
    const items = [await factory.item({ sku: 'OLD' }), await factory.item({ sku: 'OLD' })];
    await database.dataSource.query('alter table item enable trigger user');
    const { stdout } = await admin.run(['doctor', '--json']);
    const { checks } = JSON.parse(stdout) as { checks: { check: string; status: string; detail: string }[] };
    const ids = items.map(({ id }) => id).join(', ');
    expect(checks.find(({ check }) => check === 'SKUs')).toEqual({
      check: 'SKUs',
      status: 'failed',
      detail:
        `items with the same SKU (${factory.organization.name}: ${ids}); give each item its own with "rpm-admin item change", because an ` +
        'import recognizes items by their SKU',
    });
    await admin.json(['item', 'change', String(items[1]?.id), '-', '--organization', factory.organization.name], {
      stdin: '{"sku":"NEW"}',
    });
    expect(await admin.json(['doctor'])).toMatchObject({ healthy: true });
  });

  it('count the readings with values that no instrument reports, except voided readings', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id: patientId } = await factory.patient();
    const readings = [];
    for (const glucose of [9, 10, 0, 5])
      readings.push(
        await factory.reading({
          patientId,
          glucose,
          measurementIndex: glucose,
          voidTimestamp: glucose === 5 ? new Date() : null,
        }),
      );
    const { checks } = (await admin.json(['doctor'])) as { checks: { check: string; status: string; detail: string }[] };
    expect(checks.find(({ check }) => check === 'value ranges')).toEqual({
      check: 'value ranges',
      status: 'warning',
      detail:
        `readings with values that no instrument reports: organization ${factory.organizationId}: 2 with glucose (bloodGlucose, the first is ` +
        `${readings[0]?.id}); correct or void them in the console or with PATCH`,
    });
    await database.dataSource.query('delete from blood_glucose_reading where organization_id = $1', [factory.organizationId]);
  });

  it('list devices for which an import read every repeated local time as the first of its two instants', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id: itemId } = await factory.item({ sku: 'IMPORT' });
    const { id: deviceId } = await factory.device({ itemId });
    await database.dataSource.query(
      `insert into device_identifier (organization_id, type, value, normalized, device_id) values ($1, 'serial', 'import-s1', 'import-s1', $2)`,
      [factory.organizationId, deviceId],
    );
    const readingTimestamp = new Date('2025-10-26T00:30:00Z');
    const { id } = await factory.reading({ deviceId, readingTimestamp, deviceTimeZoneOffset: 7200 });
    expect(await admin.json(['doctor'])).toMatchObject({
      healthy: true,
      checks: expect.arrayContaining([
        {
          check: 'repeated local times',
          status: 'warning',
          detail:
            'an import probably read times after clocks were put back as those before: device ' +
            `${deviceId} of organization ${factory.organizationId} at 2025-10-26T01:00:00.000Z (1 reading); import the files again and compare the ` +
            'readings of this hour',
        },
      ]),
    });
    await database.dataSource.query('delete from blood_glucose_reading where id = $1', [id]);
  });

  it('list the resources with identifiers that a spreadsheet has shortened', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id: patientId } = await factory.patient({ externalIdentifier: '8.96529E+19' });
    const { id: itemId } = await factory.item({ sku: '4.90154e+14' });
    await factory.item({ sku: '8.9 E+19' });
    expect(await admin.json(['doctor'])).toMatchObject({
      healthy: true,
      checks: expect.arrayContaining([
        {
          check: 'identifiers',
          status: 'warning',
          detail:
            `a spreadsheet has shortened numbers (${factory.organization.name}: item ${itemId}; ${factory.organization.name}: patient ${patientId}); ` +
            'correct them from their source, because several identifiers may have become the same',
        },
      ]),
    });
    await database.dataSource.query(`update patient set external_identifier = null where id = $1`, [patientId]);
    await database.dataSource.query(`update item set sku = 'SKU-4' where id = $1`, [itemId]);
  });

  it('list pairs of resources whose identifiers differ only in the Unicode form of their letters', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id } = await factory.patient({ externalIdentifier: '\u00fc' });
    const { id: otherId } = await factory.patient({ externalIdentifier: 'other' });
    await database.dataSource.query(`update patient set external_identifier = $1, raw_key = $1 where id = $2`, [
      'u\u0308',
      otherId,
    ]);
    expect(await admin.json(['doctor'])).toMatchObject({
      healthy: true,
      checks: expect.arrayContaining([
        {
          check: 'equal identifiers',
          status: 'warning',
          detail:
            `the same letters in two encodings (${factory.organization.name}: patient ${otherId} and ${id}); ` +
            'give the first of each pair another identifier, because nobody sees a difference between the two',
        },
      ]),
    });
    await database.dataSource.query(`update patient set external_identifier = null where id = $1`, [otherId]);
  });

  it('list the resources with texts in which U+FFFD replaces letters', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id } = await factory.patient({ lastName: 'M\uFFFDller' });
    expect(await admin.json(['doctor'])).toMatchObject({
      healthy: true,
      checks: expect.arrayContaining([
        {
          check: 'texts',
          status: 'warning',
          detail:
            `letters were replaced by U+FFFD (${factory.organization.name}: patient ${id}); correct them from their source, because nobody ` +
            'can derive the lost letters',
        },
      ]),
    });
    await database.dataSource.query('delete from patient where id = $1', [id]);
  });

  it('list the keys of people that somebody rotated by hand', async () => {
    const { organizationId, organization } = await Factory.inNewOrganization(database.dataSource);
    const [key] = await database.dataSource.query<{ id: number }[]>(
      `insert into api_key (organization_id, name, prefix, hash, scopes, person_id) values ($1, 'Person: Jane', 'rpm_12345678', sha256('key'), '{*}', 5)
       returning id`,
      [organizationId],
    );
    expect(await admin.json(['doctor'])).toMatchObject({
      healthy: true,
      checks: expect.arrayContaining([
        {
          check: 'keys of people',
          status: 'warning',
          detail:
            `internal keys that were rotated by hand can be used ("${organization.name}": key ${key?.id} of person 5); ` +
            'revoke them with "rpm-admin api-key revoke", or disable the person, which ends them too',
        },
      ]),
    });
    await admin.json(['api-key', 'revoke', String(key?.id), '--organization', organization.name]);
    expect(await admin.json(['doctor'])).toMatchObject({
      checks: expect.arrayContaining([expect.objectContaining({ check: 'keys of people', status: 'ok' })]),
    });
  });

  it('report that no process publishes events', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    await database.dataSource.query(
      `insert into event (organization_id, type, subject_id, payload, create_timestamp) values ($1, 'patient.created', 1, '{}', '2026-01-01Z')`,
      [organizationId],
    );
    const { stdout, exitCode } = await admin.run(['doctor', '--json']);
    const { checks } = JSON.parse(stdout) as { checks: { check: string }[] };
    expect([exitCode, checks.find(({ check }) => check === 'publication')]).toEqual([
      69,
      {
        check: 'publication',
        status: 'failed',
        detail:
          'an event has waited since 2026-01-01T00:00:00.000Z; start the service with DELIVERY=on, or run "rpm-admin deliver"',
      },
    ]);
    await database.dataSource.query('delete from event');
  });

  it('report the secrets of webhooks that the configured key cannot decrypt, and create no key', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id } = await factory.webhook();
    await database.dataSource.query('delete from webhook_secret where webhook_id = $1', [id]);
    await database.dataSource.query(
      `insert into webhook_secret (organization_id, webhook_id, sealed, key_name) values ($1, $2, 'x', 'another')`,
      [factory.organizationId, id],
    );
    const { exitCode, stdout } = await admin.run(['doctor', '--json']);
    const { checks } = JSON.parse(stdout) as { checks: { check: string }[] };
    expect([exitCode, checks.find(({ check }) => check === 'webhook keys')]).toEqual([
      78,
      {
        check: 'webhook keys',
        status: 'failed',
        detail: expect.stringMatching(/^WEBHOOK_ENCRYPTION_KEY: secrets of webhooks are stored under 1 key/),
      },
    ]);
    await database.dataSource.query('delete from webhook_secret where webhook_id = $1', [id]);
  });

  it('count the readings without a patient', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const device = await factory.device({ currentPatientId: null });
    const { id } = await factory.reading({ deviceId: device.id });
    await database.dataSource.query('update blood_glucose_reading set patient_id = null where id = $1', [id]);
    expect(await admin.json(['doctor'])).toMatchObject({
      healthy: true,
      checks: expect.arrayContaining([
        expect.objectContaining({ check: 'unassigned readings', status: 'ok', detail: expect.stringMatching(/^1; list them/) }),
      ]),
    });
    await database.dataSource.query('delete from blood_glucose_reading where id = $1', [id]);
  });

  it('report a database that cannot be reached', async () => {
    const url = 'postgres://user:secret@127.0.0.1:1/x';
    const { exitCode, stdout } = await admin.run(['doctor', '--json'], { environment: { DATABASE_URL: url } });
    const detail = 'The database of DATABASE_URL cannot be used: nothing listens at its address.';
    expect({ exitCode, ...(JSON.parse(stdout) as object) }).toEqual({
      exitCode: 69,
      healthy: false,
      checks: [
        ...environment,
        { check: 'database', status: 'failed', detail },
        { check: 'server version', ...skipped },
        { check: 'role', ...skipped },
        { check: 'prepared statements', ...skipped },
        { check: 'listening', ...skipped },
        { check: 'settings', ...skipped },
        { check: 'schema', ...skipped },
        { check: 'clock', ...skipped },
        { check: 'contents', ...skipped },
        { check: 'dead rows', ...skipped },
        { check: 'disabled webhooks', ...skipped },
        { check: 'publication', ...skipped },
        { check: 'unassigned readings', ...skipped },
        { check: 'value ranges', ...skipped },
        { check: 'device clocks', ...skipped },
        { check: 'repeated local times', ...skipped },
        { check: 'SKUs', ...skipped },
        { check: 'texts', ...skipped },
        { check: 'identifiers', ...skipped },
        { check: 'equal identifiers', ...skipped },
        { check: 'collations', ...skipped },
        { check: 'large indexes', ...skipped },
        { check: 'keys of people', ...skipped },
        { check: 'webhook keys', ...skipped },
        { check: 'audit commits', ...skipped },
        { check: 'audit months', ...skipped },
        { check: 'audit retention', ...skipped },
        { check: 'audit blocks', ...skipped },
        { check: 'backup', ...skipped },
      ],
    });
  });

  it('report every configuration error on a line of its own', async () => {
    const environment = { DATABASE_URL: 'nonsense', DATABASE_POOL_SIZE: '0' };
    const { exitCode, stdout } = await admin.run(['doctor'], { environment });
    const [, , configuration, ...others] = stdout.split('\n').slice(0, -1);
    expect(exitCode).toBe(78);
    expect(configuration).toMatch(/^configuration\tfailed\tDATABASE_URL: [^;]+; DATABASE_POOL_SIZE: [^;]+$/);
    expect(others).toEqual(
      [
        'data folder',
        'port',
        'SMART clients',
        'database',
        'server version',
        'role',
        'prepared statements',
        'listening',
        'settings',
        'schema',
        'clock',
        'contents',
        'dead rows',
        'disabled webhooks',
        'publication',
        'unassigned readings',
        'value ranges',
        'device clocks',
        'repeated local times',
        'SKUs',
        'texts',
        'identifiers',
        'equal identifiers',
        'collations',
        'large indexes',
        'keys of people',
        'webhook keys',
        'audit commits',
        'audit months',
        'audit retention',
        'audit blocks',
        'backup',
      ].map((check) => `${check}\tskipped\t`),
    );
  });

  it('reject a database whose migrations have other checksums than the code', async () => {
    const [name] = MIGRATION_NAMES;
    await database.dataSource.query(`update migration set checksum = reverse(checksum) where name = $1`, [name]);
    expect(await admin.failure(['organization', 'list'])).toEqual({
      exitCode: 69,
      error: { code: 'schema_mismatch', detail: expect.stringContaining(`the checksums of ${name} differ`) },
    });
    expect(await admin.failure(['migrate'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    const { exitCode, stdout } = await admin.run(['doctor']);
    expect(exitCode).toBe(69);
    expect(stdout).toContain(
      `schema\tfailed\tapplied by other code: ${name}; run the version that applied it, or restore a backup`,
    );
    expect(stdout).toContain(
      'contents\tskipped\t\ndead rows\tskipped\t\ndisabled webhooks\tskipped\t\npublication\tskipped\t\nunassigned readings\tskipped\t\nvalue ranges\tskipped\t\ndevice clocks\tskipped\t\nrepeated local times\tskipped\t\nSKUs\tskipped\t\ntexts\tskipped\t\nidentifiers\tskipped\t\nequal identifiers\tskipped\t\ncollations\tskipped\t\nlarge indexes\tskipped\t\nkeys of people\tskipped\t\nwebhook keys\tskipped\t\naudit commits\tskipped\t\naudit months\tskipped\t\naudit retention\tskipped\t\naudit blocks\tskipped\t\nbackup\tskipped\t\n',
    );
    await database.dataSource.query(`update migration set checksum = reverse(checksum) where name = $1`, [name]);
  });

  it('accept a database to which a newer version has only applied additive migrations', async () => {
    await database.dataSource.query(
      `insert into migration (timestamp, name, compatibility) values (9998, 'FromTheFuture9998', 'additive')`,
    );
    expect(await admin.json(['organization', 'list'])).toMatchObject({ total: expect.any(Number) as number });
    expect(await admin.run(['migrate'])).toEqual({
      exitCode: 0,
      stdout: 'The schema is up to date.\n',
      stderr: 'A newer version has applied additive migrations: FromTheFuture9998.\n',
    });
    const { exitCode, stdout } = await admin.run(['doctor']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('schema\tok\tusable; a newer version has applied additive migrations: FromTheFuture9998\n');
    await database.dataSource.query(`delete from migration where name = 'FromTheFuture9998'`);
  });

  it('reject a database that a newer version has migrated', async () => {
    await database.dataSource.query(`insert into migration (timestamp, name) values (9999, 'FromTheFuture9999')`);
    expect(await admin.failure(['organization', 'list'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    expect(await admin.failure(['migrate'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    const { exitCode, stdout } = await admin.run(['doctor']);
    expect(exitCode).toBe(69);
    expect(stdout).toContain('schema\tfailed\tunknown to this version: FromTheFuture9999; run the version that created it\n');
  });
});
