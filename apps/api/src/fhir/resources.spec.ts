import { DeviceIdentifier, Item } from '@rpm/domain';
import { codeSystem, identifierSystem } from '@rpm/fhir';
import { FhirClient } from '../testing/fhir-client';
import { TestApi } from '../testing/test-api';

const UUID = '8f1c2d3e-0000-4000-8000-000000000001';
const IDENTITY = { uuid: UUID, base: null, externalIdentifierSystem: null };
const system = (name: Parameters<typeof identifierSystem>[1]) => identifierSystem(IDENTITY, name);
const MDC = 'urn:iso:std:iso:11073:10101';

describe('resources below /fhir/r4', () => {
  let api: TestApi;
  let fhir: FhirClient;
  let patientId: number;
  let siteId: number;
  /** A blood pressure monitor with the patient, a sensor in stock, and a scale that is lost. */
  let [monitorId, sensorId, scaleId]: number[] = [];

  beforeAll(async () => {
    api = await TestApi.start();
    fhir = new FhirClient(api);
    const { factory } = api;
    await api.database.dataSource.query('update organization set uuid = $2 where id = $1', [factory.organizationId, UUID]);
    siteId = (await factory.site({ name: 'Nördliche Klinik' })).id;
    await factory.site({ name: 'South', active: false });
    patientId = (await factory.patient({ siteId })).id;
    const itemId = async (item: Partial<Item>) => (await factory.item(item)).id;
    monitorId = (
      await factory.device({
        itemId: await itemId({ readingKinds: ['bloodPressure', 'heartRate'] }),
        currentPatientId: patientId,
      })
    ).id;
    sensorId = (
      await factory.device({ itemId: await itemId({ readingKinds: ['bloodGlucose'], continuous: true }), currentPatientId: null })
    ).id;
    scaleId = (
      await factory.device({ itemId: await itemId({ readingKinds: ['weight'] }), currentPatientId: null, currentStatus: 'lost' })
    ).id;
    const add = (type: DeviceIdentifier['type'], value: string, normalized = value) =>
      factory.insert(DeviceIdentifier, { type, value, normalized, deviceId: sensorId });
    await add('macAddress', '00-11-22-33-44-55', '001122334455');
    await add('imei', '490154203237518');
    await add('iccid', '8901260852290847433');
  });
  afterAll(() => api.stop());

  it('contain a device with the patient who holds it', async () => {
    const { json } = await fhir.get(`Device/${monitorId}`);
    expect(json).toMatchObject({
      resourceType: 'Device',
      id: String(monitorId),
      meta: { versionId: expect.any(String) as string },
      status: 'active',
      type: { coding: [{ system: MDC, code: '528391' }] },
      patient: { reference: `Patient/${patientId}` },
      owner: { reference: `Organization/${UUID}` },
    });
  });

  it.each([
    ['', ['monitor', 'sensor', 'scale']],
    ['patient=$patient', ['monitor']],
    ['patient=Patient/$patient', ['monitor']],
    ['patient=$url/fhir/r4/Patient/$patient', ['monitor']],
    ['patient=999999,unknown', []],
    ['patient:missing=true', ['sensor', 'scale']],
    ['status=active', ['monitor', 'sensor']],
    ['status=inactive', ['scale']],
    ['type=528391', ['monitor']],
    ['type=528525', []],
    [`type=${MDC}%7C528409`, ['sensor']],
    ['type=528401', []],
    ['type=528399,528391', ['monitor', 'scale']],
    ['type=urn:other%7C528399', []],
    ['identifier=001122-334455', ['sensor']],
    [`identifier=${system('device-mac-address')}%7C00:11:22:33:44:55`, ['sensor']],
    [`identifier=${system('device-imei')}%7C490154203237518`, ['sensor']],
    [`identifier=${system('device-serial')}%7C490154203237518`, []],
    [`identifier=${system('device-imei')}%7C`, ['sensor']],
    [`identifier=${system('device')}%7C$monitor`, ['monitor']],
    ['identifier=8901260852290847433', []],
    ['_id=$monitor,$scale', ['monitor', 'scale']],
    ['_lastUpdated=ge2026-01-01&_id=$sensor', ['sensor']],
    ['_lastUpdated=lt2020', []],
  ])('contain the devices that match %s', async (query, names) => {
    const ids: Record<string, number | string | undefined> = {
      url: api.url,
      patient: patientId,
      monitor: monitorId,
      sensor: sensorId,
      scale: scaleId,
    };
    const found = await fhir.find(`Device?${query.replaceAll(/\$(\w+)/g, (_, name: string) => String(ids[name]))}`);
    expect(found).toEqual(names.map((name) => `Device/${ids[name]}`));
  });

  it('contain the assignments of devices, which stay visible for synchronization when a correction has made them void', async () => {
    const [reference = ''] = await fhir.find(`DeviceUseStatement?patient=${patientId}&device=Device/${monitorId}`);
    const { json, headers } = await fhir.get(reference);
    expect([json, headers.get('etag')]).toMatchObject([
      {
        meta: { versionId: '1' },
        status: 'active',
        subject: { reference: `Patient/${patientId}` },
        device: { reference: `Device/${monitorId}` },
      },
      'W/"1"',
    ]);
    expect(await fhir.find(`DeviceUseStatement?subject=Patient/${patientId}&identifier=${reference.split('/')[1]}`)).toEqual([
      reference,
    ]);

    await api.post(`/api/v3/device/${monitorId}/disassociate-patient`, { patient: { id: patientId } });
    expect((await fhir.get(reference)).json).toMatchObject({ meta: { versionId: '2' }, status: 'completed' });
    await api.database.dataSource.query('update device_assignment set end_timestamp = start_timestamp where device_id = $1', [
      monitorId,
    ]);
    expect((await fhir.get(reference)).json).toMatchObject({ meta: { versionId: '3' }, status: 'entered-in-error' });
    expect(await fhir.find(`DeviceUseStatement?patient=${patientId}`)).toEqual([]);
    expect(await fhir.find(`DeviceUseStatement?patient=${patientId}&_lastUpdated=ge2026-01-01`)).toEqual([reference]);
  });

  it('contain the holder of an included device only in the holder’s own readings if the organization hides other patients', async () => {
    const [former, holder] = [await api.factory.patient(), await api.factory.patient()];
    const device = await api.factory.device({ currentPatientId: holder.id });
    await api.factory.reading({ deviceId: device.id, patientId: former.id, readingTimestamp: new Date('2026-02-03T00:00:00Z') });
    await api.factory.reading({ deviceId: device.id, patientId: holder.id, readingTimestamp: new Date('2026-02-04T00:00:00Z') });
    const shownTo = async (patient: { id: number }) => {
      const { entry = [] } = await fhir.search(`Observation?patient=${patient.id}&_include=Observation:device`);
      const included = entry
        .filter(({ search }) => search?.mode === 'include')
        .map(({ resource }) => resource as { patient?: object });
      return included.map(({ patient: shown }) => shown);
    };
    const reference = { reference: `Patient/${holder.id}` };
    expect([await shownTo(former), await shownTo(holder)]).toEqual([[reference], [reference]]);
    expect((await api.patch('/api/v3/organization', { hideOtherPatients: true })).status).toBe(200);
    expect([await shownTo(former), await shownTo(holder)]).toEqual([[undefined], [reference]]);
    expect((await api.patch('/api/v3/organization', { hideOtherPatients: false })).status).toBe(200);
  });

  it('contain the organization by its UUID', async () => {
    const { json } = await fhir.get(`Organization/${UUID}`);
    expect(json).toMatchObject({ id: UUID, name: api.factory.organization.name });
    for (const query of ['', '?name=organ', `?_id=${UUID}`, `?identifier=${system('organization')}%7C${UUID}`]) {
      expect([query, await fhir.find(`Organization${query}`)]).toEqual([query, [`Organization/${UUID}`]]);
    }
    expect(await fhir.find('Organization?name=other')).toEqual([]);
    expect((await fhir.get(`Organization/${api.factory.organizationId}`)).status).toBe(404);
  });

  it('contain the sites', async () => {
    expect((await fhir.get(`Location/${siteId}`)).json).toMatchObject({ name: 'Nördliche Klinik', status: 'active' });
    for (const query of ['name=nord', 'name:contains=klinik', 'status=active', `identifier=${siteId}`, `_id=${siteId}`]) {
      expect([query, await fhir.find(`Location?${query}`)]).toEqual([query, [`Location/${siteId}`]]);
    }
  });

  it('contain a group of the enrolled patients and one for each site, with the number of members', async () => {
    await api.factory.patient({ enrolled: false, siteId });
    await api.factory.patient();
    expect((await fhir.get('Group/enrolled')).json).toMatchObject({ id: 'enrolled', quantity: 4 });
    expect((await fhir.get(`Group/site-${siteId}`)).json).toMatchObject({ name: 'Nördliche Klinik', quantity: 2 });
    const [enrolled, site] = await fhir.find('Group');
    expect([enrolled, site]).toEqual(['Group/enrolled', `Group/site-${siteId}`]);
    expect(await fhir.find(`Group?_id=site-${siteId},site-999,other`)).toEqual([`Group/site-${siteId}`]);
    expect(await fhir.find(`Group?identifier=${system('group')}%7Cenrolled`)).toEqual(['Group/enrolled']);
  });

  it('contain the code systems of the service, also without a base', async () => {
    const { json } = await fhir.get('CodeSystem/reading-value');
    expect(json).toMatchObject({ resourceType: 'CodeSystem', id: 'reading-value', url: codeSystem(IDENTITY, 'reading-value') });
    expect((await fhir.get('CodeSystem/problem')).json).toMatchObject({
      concept: expect.arrayContaining([{ code: 'not_found', display: 'There is no such object' }]) as unknown,
    });
    expect((await fhir.get('CodeSystem/toString')).status).toBe(404);
  });

  it.each([
    'Patient/0',
    'Patient/01',
    'Patient/abc',
    'Patient/99999999999999999',
    'Device/x.y',
    'DeviceUseStatement/0',
    'Location/-1',
    'Group/site-0',
    'Group/x',
    'Organization/x',
  ])('do not contain %s', async (path) => {
    const { status, json } = await fhir.get(path);
    expect([status, json]).toMatchObject([404, { resourceType: 'OperationOutcome', issue: [{ code: 'not-found' }] }]);
  });
});
