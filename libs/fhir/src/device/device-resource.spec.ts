import { DEVICE_STATUSES } from '@rpm/domain';
import { expectValidFhir } from '../testing';
import { deviceResource, type FhirDevice } from './device-resource';
import { deviceUseStatement } from './device-use-statement';

const UUID = '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11';
const IDENTITY = { uuid: UUID, base: 'https://rpm.example.org', externalIdentifierSystem: null };

const DEVICE: FhirDevice = {
  id: 21,
  currentStatus: 'withPatient',
  deviceIdentifiers: [
    { type: 'iccid', value: '8901260000000000001' },
    { type: 'imei', value: '490154203237518' },
    { type: 'macAddress', value: '00:1C:05:FF:E8:74' },
    { type: 'serial', value: 'EXAMPLE-0001' },
    { type: 'simCardNumber', value: '15555550100' },
  ],
  currentPatient: { id: 4 },
  item: {
    name: 'Example Glucose Sensor',
    model: 'EGS-1',
    sku: 'EX-EGS-1',
    manufacturer: { id: 7, name: 'Example Devices' },
    readingKinds: ['bloodGlucose'],
    continuous: true,
  },
  version: 2,
  updateTimestamp: '2026-01-10T12:00:00.000Z',
};

const RESOURCE = {
  resourceType: 'Device',
  id: '21',
  meta: { versionId: '2', lastUpdated: '2026-01-10T12:00:00.000Z' },
  identifier: [
    { system: 'https://rpm.example.org/identifier/device', value: '21' },
    { type: { text: 'IMEI' }, system: 'https://rpm.example.org/identifier/device-imei', value: '490154203237518' },
    {
      type: { text: 'MAC address' },
      system: 'https://rpm.example.org/identifier/device-mac-address',
      value: '00:1C:05:FF:E8:74',
    },
    {
      type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'SNO' }] },
      system: 'https://rpm.example.org/identifier/device-serial',
      value: 'EXAMPLE-0001',
    },
  ],
  status: 'active',
  manufacturer: 'Example Devices',
  serialNumber: 'EXAMPLE-0001',
  deviceName: [{ name: 'Example Glucose Sensor', type: 'user-friendly-name' }],
  modelNumber: 'EGS-1',
  partNumber: 'EX-EGS-1',
  type: {
    coding: [{ system: 'urn:iso:std:iso:11073:10101', code: '528409', display: 'MDC_DEV_SPEC_PROFILE_CGM' }],
    text: 'Continuous glucose monitor',
  },
  patient: { reference: 'Patient/4' },
  owner: { reference: `Organization/${UUID}` },
};

describe('deviceResource', () => {
  it('contains the device without the numbers of its SIM card', () => {
    const resource = deviceResource(IDENTITY, DEVICE);
    expect(resource).toEqual(RESOURCE);
    expectValidFhir(resource);
  });

  it('leaves out the patient whom the receiver must not know, and properties that are not known', () => {
    const item = { ...DEVICE.item, model: null, sku: null, manufacturer: null, readingKinds: [] };
    const device = { ...DEVICE, deviceIdentifiers: [], currentPatient: null, item };
    const resource = deviceResource(IDENTITY, device);
    const { resourceType, id, meta, identifier, status, deviceName, owner } = RESOURCE;
    expect(resource).toEqual({ resourceType, id, meta, identifier: identifier.slice(0, 1), status, deviceName, owner });
    expectValidFhir(resource);
  });

  it('is inactive only if the device is lost or decommissioned', () => {
    const inactive = DEVICE_STATUSES.filter(
      (currentStatus) => deviceResource(IDENTITY, { ...DEVICE, currentStatus }).status === 'inactive',
    );
    expect(inactive).toEqual(['lost', 'decommissioned']);
  });

  it.each([
    [['heartRate', 'bloodPressure'], false, '528391'],
    [['heartRate', 'bloodOxygen'], false, '528388'],
    [['bloodGlucose'], false, '528401'],
    [['weight'], false, '528399'],
    [['temperature'], false, '528392'],
    [['peakFlow'], false, '528405'],
    [['heartRateVariability', 'heartRate'], false, '528525'],
    [['sleepMatActivity', 'sleepMatDuration'], false, undefined],
  ] as const)('has the type of an instrument for %j', (readingKinds, continuous, code) => {
    const { type } = deviceResource(IDENTITY, {
      ...DEVICE,
      item: { ...DEVICE.item, readingKinds: [...readingKinds], continuous },
    });
    expect(type?.coding?.[0]?.code).toBe(code);
  });
});

describe('deviceUseStatement', () => {
  const assignment = {
    id: 31,
    device: { id: 21 },
    patient: { id: 4 },
    startTimestamp: '2026-01-12T09:30:00.000Z',
    endTimestamp: null,
    version: 1,
    updateTimestamp: '2026-01-12T09:30:01.000Z',
  };
  const statement = {
    resourceType: 'DeviceUseStatement',
    id: '31',
    meta: { versionId: '1', lastUpdated: '2026-01-12T09:30:01.000Z' },
    identifier: [{ system: 'https://rpm.example.org/identifier/device-assignment', value: '31' }],
    status: 'active',
    subject: { reference: 'Patient/4' },
    timingPeriod: { start: '2026-01-12T09:30:00.000Z' },
    device: { reference: 'Device/21' },
  };

  it('is active while the patient holds the device', () => {
    const resource = deviceUseStatement(IDENTITY, assignment);
    expect(resource).toEqual(statement);
    expectValidFhir(resource);
  });

  it('is completed with the end of the period', () => {
    const endTimestamp = '2026-02-01T10:00:00.000Z';
    const resource = deviceUseStatement(IDENTITY, { ...assignment, endTimestamp });
    const timingPeriod = { ...statement.timingPeriod, end: endTimestamp };
    expect(resource).toEqual({ ...statement, status: 'completed', timingPeriod });
    expectValidFhir(resource);
  });

  it('is entered in error if a correction has made the period empty', () => {
    const { startTimestamp: endTimestamp } = assignment;
    const resource = deviceUseStatement(IDENTITY, { ...assignment, endTimestamp });
    const timingPeriod = { ...statement.timingPeriod, end: endTimestamp };
    expect(resource).toEqual({ ...statement, status: 'entered-in-error', timingPeriod });
    expectValidFhir(resource);
  });
});
