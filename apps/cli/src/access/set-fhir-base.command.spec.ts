import { fixFhirIdentity } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { RpmAdmin } from '../testing/rpm-admin';

const BASE = 'https://ids.example.org/rpm';
const SYSTEM = 'urn:oid:2.16.840.1.113883.19.5';

describe('organization set-fhir-base', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
  });

  const command = (...options: string[]) => ['organization', 'set-fhir-base', mine.organization.name, ...options];
  const shown = () => admin.json(['organization', 'show', mine.organization.name]);
  const fix = async () => {
    const service = await database.connectAsService();
    await service.inTransaction({ organizationId: mine.organizationId }, fixFhirIdentity);
  };
  const withData = async () => {
    await mine.patient({ externalIdentifier: 'MRN-1' });
    const { id: patientId } = await mine.patient({ externalIdentifier: null });
    const { id: deviceId } = await mine.device({ currentPatientId: patientId });
    for (let hour = 1; hour <= 3; hour++) {
      await mine.reading({ patientId, deviceId, readingTimestamp: new Date(Date.UTC(2026, 0, 1, hour)) });
    }
  };

  it('sets the base and the system as "organization set" does, while no receiver relies on them', async () => {
    await withData();
    const changed = await admin.json(command('--fhir-base', BASE, '--external-identifier-system', SYSTEM));
    expect(changed).toEqual({ ...((await shown()) as object), createdAgain: { patients: 0, devices: 0, readings: 0 } });
    expect(changed).toMatchObject({ fhirBase: BASE, externalIdentifierSystem: SYSTEM, version: 2 });
  });

  it('states what receivers would create again, and changes it only with --again', async () => {
    await withData();
    await fix();
    const before = await shown();
    const sentence = 'Receivers that have data of this organization create it again: 2 patients, 1 devices and 3 readings.';
    expect(await admin.failure(command('--fhir-base', BASE))).toEqual({
      exitCode: 1,
      error: { code: 'conflict', detail: `${sentence} To change it nevertheless, add --again.` },
    });
    expect(await shown()).toEqual(before);
    expect(await admin.json(command('--fhir-base', BASE, '--again'))).toMatchObject({
      fhirBase: BASE,
      createdAgain: { patients: 2, devices: 1, readings: 3 },
    });
    expect(await admin.run(command('--fhir-base', `${BASE}/2`, '--again'))).toEqual({
      exitCode: 0,
      stdout: `Base of identifiers and codes: ${BASE}/2\nSystem of external identifiers: none\n${sentence}\n`,
      stderr: '',
    });
    expect(await shown()).toMatchObject({ fhirBase: `${BASE}/2`, fhirFixTimestamp: expect.any(String) as string });
  });

  it('counts only patients with an external identifier if their system alone changes', async () => {
    await withData();
    await fix();
    expect(await admin.json(command('--external-identifier-system', SYSTEM, '--again'))).toMatchObject({
      createdAgain: { patients: 1, devices: 0, readings: 0 },
    });
  });

  it('changes nothing if the values stay the same', async () => {
    await admin.json(command('--fhir-base', BASE));
    await fix();
    const before = (await shown()) as object;
    expect(await admin.json(command('--fhir-base', BASE))).toEqual({
      ...before,
      createdAgain: { patients: 0, devices: 0, readings: 0 },
    });
  });

  it('rejects a base that is no https URL, and a command without a value', async () => {
    expect(await admin.failure(command('--fhir-base', 'http://ids.example.org'))).toMatchObject({
      exitCode: 64,
      error: { code: 'invalid_input', errors: [{ parameter: '--fhir-base', code: 'not_a_base' }] },
    });
    expect(await admin.failure(command())).toMatchObject({ exitCode: 64, error: { code: 'usage' } });
  });

  it('is needed after the fixing: "organization set" is refused', async () => {
    await fix();
    expect(await admin.failure(['organization', 'set', mine.organization.name, '--fhir-base', BASE])).toMatchObject({
      exitCode: 1,
      error: { code: 'conflict' },
    });
  });
});
