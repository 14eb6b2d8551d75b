import { Device, DEVICE_STATUSES, type DeviceStatus } from './device';
import { DEVICE_TRANSITIONS, type DeviceOperation, statusAfter } from './device-transition';
import { Conflict } from '../problem/problem';

const HOLDER = 7;
const SITE = 42;

/** A device of a status as the database holds it. */
function deviceThatIs(currentStatus: DeviceStatus, siteId: number | null = currentStatus === 'available' ? null : SITE): Device {
  const device = Device.register(1, { item: { id: 12 } });
  return Object.assign(device, { currentStatus, siteId, currentPatientId: currentStatus === 'withPatient' ? HOLDER : null });
}

/** What comes of an act: the status after it and what has happened, or why it may not be. */
function outcome(device: Device, act: (device: Device) => { type: string }[]): string {
  const before = { ...device };
  try {
    const happened = act(device).map(({ type }) => type);
    expect(device.currentStatus === 'withPatient').toBe(device.currentPatientId !== null);
    expect(device.currentStatus !== 'availableAtSite' || device.siteId !== null).toBe(true);
    return [device.currentStatus, ...happened].join(' ');
  } catch (error) {
    expect(error).toBeInstanceOf(Conflict);
    expect({ ...device }).toEqual(before);
    return (error as Conflict).detail;
  }
}

describe('a device', () => {
  it('is registered free, in the stock or at a site', () => {
    const item = { id: 12 };
    expect(Device.register(1, { item })).toMatchObject({ itemId: 12, currentStatus: 'available', siteId: null });
    const atSite = Device.register(1, { item, site: { id: SITE }, externalIdentifier: 'meter-1' });
    expect(atSite).toMatchObject({ currentStatus: 'availableAtSite', siteId: SITE, externalIdentifier: 'meter-1' });
  });

  it.each(DEVICE_STATUSES)('that is %s is handed out only from a site', (status) => {
    const allowed = status === 'availableAtSite';
    const refusal = `The device is ${status}; it must be availableAtSite.`;
    const expected = allowed ? 'withPatient associationCreated' : refusal;
    expect(outcome(deviceThatIs(status), (device) => device.assignTo(HOLDER))).toBe(expected);
  });

  it.each(DEVICE_STATUSES)('that is %s is taken back only from a patient', (status) => {
    const allowed = status === 'withPatient';
    const refusal = `The device is ${status}; it must be withPatient.`;
    const take = (device: Device) => device.returnFrom(HOLDER);
    expect(outcome(deviceThatIs(status), take)).toBe(allowed ? 'availableAtSite associationRemoved' : refusal);
    expect(outcome(deviceThatIs(status, null), take)).toBe(allowed ? 'available associationRemoved' : refusal);
  });

  it('is taken back only from the patient it is with', () => {
    const refusal = 'The device is with another patient; name the one it is with.';
    expect(outcome(deviceThatIs('withPatient'), (device) => device.returnFrom(HOLDER + 1))).toBe(refusal);
  });

  describe.each(DEVICE_STATUSES)('that is %s', (status) => {
    it.each(DEVICE_STATUSES)('is set %s by hand as the record allows', (to) => {
      const set = (device: Device) => device.change({ currentStatus: to, note: 'Seen.' });
      const expected = settingByHand(status, to);
      expect(outcome(deviceThatIs(status), set)).toBe(expected);
    });

    it.each(Object.keys(DEVICE_TRANSITIONS) as DeviceOperation[])('may or may not %s, as the table says', (act) => {
      const { from, to }: { from: readonly string[]; to: string } = DEVICE_TRANSITIONS[act];
      const decide = () => statusAfter(act, { currentStatus: status, siteId: SITE });
      if (from.includes(status)) expect(decide()).toBe(to === 'free' ? 'availableAtSite' : to);
      else expect(decide).toThrow(`The device is ${status}; it must be ${from.join(' or ')}.`);
    });

    it('follows its site while it is free, and only then', () => {
      const isFree = status === 'available' || status === 'availableAtSite';
      const moved = (site: { id: number } | null) => outcome(deviceThatIs(status), (device) => device.change({ site }));
      const became = (to: string) => (to === status ? status : `${to} statusChanged`);
      expect(moved({ id: 43 })).toBe(isFree ? became('availableAtSite') : status);
      expect(moved(null)).toBe(isFree ? became('available') : status);
    });
  });

  it('is changed in what is given, and keeps a note with the change of its status', () => {
    const device = deviceThatIs('availableAtSite');
    expect(device.change({ externalIdentifier: 'meter-2', site: {} })).toEqual([]);
    expect(device).toMatchObject({ externalIdentifier: 'meter-2', siteId: SITE });
    const happened = device.change({ site: null, currentStatus: 'available', note: 'Back in stock.' });
    expect(happened).toEqual([{ type: 'statusChanged', note: 'Back in stock.' }]);
    expect(device.change({ externalIdentifier: null })).toEqual([]);
    expect(device).toMatchObject({ externalIdentifier: null, siteId: null, currentStatus: 'available' });
  });

  it('tells of disabled readings once, whatever its status', () => {
    const device = deviceThatIs('lost');
    expect([device.enableReadings(), device.disabledReadings]).toEqual([[], false]);
    expect([device.disableReadings(), device.disabledReadings]).toEqual([[{ type: 'readingsDisabled' }], true]);
    expect([device.disableReadings(), device.disabledReadings]).toEqual([[], true]);
    expect([device.enableReadings(), device.disabledReadings]).toEqual([[{ type: 'readingsEnabled' }], false]);
  });
});

/** What the documentation says of a status that is set by hand. */
function settingByHand(from: DeviceStatus, to: DeviceStatus): string {
  const isEnd = to === 'lost' || to === 'decommissioned';
  if (to === from) return from;
  if (to === 'withPatient') return `The device is ${from}; only associating it makes it withPatient.`;
  if (to === 'allocated') return `The device is ${from}; only an order makes it allocated.`;
  if (from === 'withPatient') {
    return isEnd
      ? `${to} associationRemoved statusChanged`
      : 'The device is withPatient; disassociate it, or set it lost or decommissioned.';
  }
  // Only a device that is in the stock has no site here.
  if (to === 'availableAtSite' && from === 'available') return 'The device has no site; give it one with this status.';
  if (to === 'available') return 'The device has a site; clear the site with this status.';
  return `${to} statusChanged`;
}

describe('the health of a device', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const check = (device: Device, minute: number, batteryPercentage: number | null, signalStrength: number | null = null) =>
    device.checkHealth({ eventTimestamp: at(minute), batteryPercentage, signalStrength }).map(({ type }) => type);

  it('is alarming once for each fall to the threshold', () => {
    const device = deviceThatIs('withPatient');
    const batteries = [100, 21, 20, 19, 0, 20, 21, 20];
    expect(batteries.map((battery, minute) => check(device, minute, battery))).toEqual([
      ...[[], [], ['lowBattery'], [], [], [], [], ['lowBattery']],
    ]);
  });

  it('is alarming at the first check too, each of the two for itself', () => {
    expect(check(deviceThatIs('available'), 0, 5, 5)).toEqual(['lowBattery', 'weakSignal']);
    expect(check(deviceThatIs('available'), 0, null, 20)).toEqual(['weakSignal']);
    expect(check(deviceThatIs('available'), 0, null, null)).toEqual([]);
  });

  it('is what was told last of each', () => {
    const device = deviceThatIs('available');
    check(device, 0, 15, 80);
    expect(check(device, 1, null, 70)).toEqual([]);
    expect(device).toMatchObject({ healthCheckTimestamp: at(1), batteryPercentage: 15, signalStrength: 70 });
    expect(check(device, 2, 10)).toEqual([]);
  });

  it('is not moved by what comes late', () => {
    const device = deviceThatIs('available');
    check(device, 10, 50, 50);
    expect([check(device, 5, 10, 10), check(device, 10, 10, 10)]).toEqual([[], []]);
    expect(device).toMatchObject({ healthCheckTimestamp: at(10), batteryPercentage: 50, signalStrength: 50 });
    expect(check(device, 11, 20)).toEqual(['lowBattery']);
  });

  it('tells when the device noticed', () => {
    const happened = deviceThatIs('available').checkHealth({ eventTimestamp: at(3), batteryPercentage: 1, signalStrength: null });
    expect(happened).toEqual([{ type: 'lowBattery', eventTimestamp: at(3) }]);
  });
});
