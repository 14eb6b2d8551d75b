import { type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { createDatabaseForDoctor, diagnoseOne } from '../testing/diagnose';
import { type RpmAdmin } from '../testing/rpm-admin';

describe('the checks of the contents of a database by doctor', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    ({ database, admin } = await createDatabaseForDoctor());
  });
  afterAll(() => database.drop());

  /** Returns the exit code of doctor, and the result of one check. */
  const resultOf = (name: string) => diagnoseOne(admin, name);

  it('fail if items have the same SKU', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    await database.dataSource.query('alter table item disable trigger user');
    const items = [await factory.item({ sku: 'OLD' }), await factory.item({ sku: 'OLD' })];
    await database.dataSource.query('alter table item enable trigger user');
    const ids = items.map(({ id }) => id).join(', ');
    expect(await resultOf('SKUs')).toEqual([
      69,
      `failed: items with the same SKU (${factory.organization.name}: ${ids}); give each item its own with "rpm-admin item change", because an ` +
        'import recognizes items by their SKU',
    ]);
    await admin.json(['item', 'change', String(items[1]?.id), '-', '--organization', factory.organization.name], {
      stdin: '{"sku":"NEW"}',
    });
    expect(await resultOf('SKUs')).toEqual([0, 'ok: none belongs to several items']);
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
    expect(await resultOf('value ranges')).toEqual([
      0,
      `warning: readings with values that no instrument reports: organization ${factory.organizationId}: 2 with glucose (bloodGlucose, the first is ` +
        `${readings[0]?.id}); correct or void them in the console or with PATCH`,
    ]);
    await database.dataSource.query('delete from blood_glucose_reading where organization_id = $1', [factory.organizationId]);
  });

  it('warn of devices for which an import read every repeated local time as the first of its two instants', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id: itemId } = await factory.item({ sku: 'IMPORT' });
    const { id: deviceId } = await factory.device({ itemId });
    await database.dataSource.query(
      `insert into device_identifier (organization_id, type, value, normalized, device_id) values ($1, 'serial', 'import-s1', 'import-s1', $2)`,
      [factory.organizationId, deviceId],
    );
    const readingTimestamp = new Date('2025-10-26T00:30:00Z');
    await factory.reading({ deviceId, readingTimestamp, deviceTimeZoneOffset: 7200 });
    expect(await resultOf('repeated local times')).toEqual([
      0,
      `warning: an import probably read times after clocks were put back as those before: device ${deviceId} of organization ` +
        `${factory.organizationId} at 2025-10-26T01:00:00.000Z (1 reading); import the files again and compare the readings of this hour`,
    ]);
  });

  it('warn of identifiers that a spreadsheet has shortened', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id: patientId } = await factory.patient({ externalIdentifier: '8.96529E+19' });
    const { id: itemId } = await factory.item({ sku: '4.90154e+14' });
    await factory.item({ sku: '8.9 E+19' });
    const { name } = factory.organization;
    expect(await resultOf('identifiers')).toEqual([
      0,
      `warning: a spreadsheet has shortened numbers (${name}: item ${itemId}; ${name}: patient ${patientId}); ` +
        'correct them from their source, because several identifiers may have become the same',
    ]);
  });

  it('warn of two resources whose identifiers differ only in the Unicode form of their letters', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id } = await factory.patient({ externalIdentifier: '\u00fc' });
    const { id: otherId } = await factory.patient({ externalIdentifier: 'other' });
    await database.dataSource.query(`update patient set external_identifier = $1, raw_key = $1 where id = $2`, [
      'u\u0308',
      otherId,
    ]);
    expect(await resultOf('equal identifiers')).toEqual([
      0,
      `warning: the same letters in two encodings (${factory.organization.name}: patient ${otherId} and ${id}); ` +
        'give the first of each pair another identifier, because nobody sees a difference between the two',
    ]);
  });

  it('warn of texts in which U+FFFD replaces letters', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id } = await factory.patient({ lastName: 'M\uFFFDller' });
    expect(await resultOf('texts')).toEqual([
      0,
      `warning: letters were replaced by U+FFFD (${factory.organization.name}: patient ${id}); correct them from their source, because nobody ` +
        'can derive the lost letters',
    ]);
  });

  it('warn of the keys of people that somebody rotated by hand, until they are revoked', async () => {
    const { organizationId, organization } = await Factory.inNewOrganization(database.dataSource);
    const [key] = await database.dataSource.query<{ id: number }[]>(
      `insert into api_key (organization_id, name, prefix, hash, scopes, person_id) values ($1, 'Person: Jane', 'rpm_12345678', sha256('key'), '{*}', 5)
       returning id`,
      [organizationId],
    );
    expect(await resultOf('keys of people')).toEqual([
      0,
      `warning: internal keys that were rotated by hand can be used ("${organization.name}": key ${key?.id} of person 5); ` +
        'revoke them with "rpm-admin api-key revoke", or disable the person, which ends them too',
    ]);
    await admin.json(['api-key', 'revoke', String(key?.id), '--organization', organization.name]);
    expect(await resultOf('keys of people')).toEqual([0, 'ok: nobody rotated the internal key of a person']);
  });

  it('fail if no process publishes events', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    await database.dataSource.query(
      `insert into event (organization_id, type, subject_id, payload, create_timestamp) values ($1, 'patient.created', 1, '{}', '2026-01-01Z')`,
      [organizationId],
    );
    expect(await resultOf('publication')).toEqual([
      69,
      'failed: an event has waited since 2026-01-01T00:00:00.000Z; start the service with DELIVERY=on, or run "rpm-admin deliver"',
    ]);
    await database.dataSource.query('delete from event');
  });

  it('fail with exit code 78 if the configured key cannot decrypt the secrets of webhooks, and create no key', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id } = await factory.webhook();
    await database.dataSource.query('delete from webhook_secret where webhook_id = $1', [id]);
    await database.dataSource.query(
      `insert into webhook_secret (organization_id, webhook_id, sealed, key_name) values ($1, $2, 'x', 'another')`,
      [factory.organizationId, id],
    );
    expect(await resultOf('webhook keys')).toEqual([
      78,
      expect.stringMatching(
        /^failed: WEBHOOK_ENCRYPTION_KEY: secrets of webhooks, secrets and messages of sources, or files that are being imported, are stored under 1 key/,
      ),
    ]);
    await database.dataSource.query('delete from webhook_secret where webhook_id = $1', [id]);
  });

  it('count the readings without a patient', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const device = await factory.device({ currentPatientId: null });
    const { id } = await factory.reading({ deviceId: device.id });
    await database.dataSource.query('update blood_glucose_reading set patient_id = null where id = $1', [id]);
    expect(await resultOf('unassigned readings')).toEqual([0, expect.stringMatching(/^ok: 1; list them/)]);
  });
});
