import { Device } from './device';
import { DEVICE_STATUSES, type DeviceStatus } from './device-status';
import { DEVICE_TRANSITIONS, type DeviceOperation, statusAfter } from './device-transition';
import { Conflict } from '../problem/problem';

const HOLDER = 7;
const SITE = 42;

/** Returns a device that has the given status, and all the properties that the database requires for that status. */
function deviceWithStatus(
  currentStatus: DeviceStatus,
  siteId: number | null = currentStatus === 'available' ? null : SITE,
): Device {
  const device = Device.register(1, { item: { id: 12 } });
  return Object.assign(device, { currentStatus, siteId, currentPatientId: currentStatus === 'withPatient' ? HOLDER : null });
}

/** Returns the result of an operation as a string: the new status and the transitions, or the reason why the operation was rejected. */
function outcome(device: Device, operation: (device: Device) => { type: string }[]): string {
  const before = { ...device };
  try {
    const transitions = operation(device).map(({ type }) => type);
    expect(device.currentStatus === 'withPatient').toBe(device.currentPatientId !== null);
    expect(device.currentStatus !== 'availableAtSite' || device.siteId !== null).toBe(true);
    return [device.currentStatus, ...transitions].join(' ');
  } catch (error) {
    expect(error).toBeInstanceOf(Conflict);
    expect({ ...device }).toEqual(before);
    return (error as Conflict).detail;
  }
}

describe('Device', () => {
  it('is available after registration, either in the central stock or at a site', () => {
    const item = { id: 12 };
    expect(Device.register(1, { item })).toMatchObject({ itemId: 12, currentStatus: 'available', siteId: null });
    const atSite = Device.register(1, { item, site: { id: SITE }, externalIdentifier: 'meter-1' });
    expect(atSite).toMatchObject({ currentStatus: 'availableAtSite', siteId: SITE, externalIdentifier: 'meter-1' });
  });

  it.each(DEVICE_STATUSES)('can be associated only if it is available at a site (status: %s)', (status) => {
    const allowed = status === 'availableAtSite';
    const result = outcome(deviceWithStatus(status), (device) => device.associate(HOLDER));
    if (allowed) expect(result).toBe('withPatient associationCreated');
    // The refusal ends with the next step, whatever the status.
    else expect(result).toMatch(new RegExp(`^The device is ${status}; it must be availableAtSite\\. [A-Z][^.]+ first\\.$`));
  });

  it.each(DEVICE_STATUSES)('can be disassociated only if it is with a patient (status: %s)', (status) => {
    const allowed = status === 'withPatient';
    const refusal = `The device is ${status}; it must be withPatient.`;
    const disassociate = (device: Device) => device.disassociate(HOLDER);
    expect(outcome(deviceWithStatus(status), disassociate)).toBe(allowed ? 'availableAtSite associationRemoved' : refusal);
    expect(outcome(deviceWithStatus(status, null), disassociate)).toBe(allowed ? 'available associationRemoved' : refusal);
  });

  it('can be disassociated only from the patient who holds it', () => {
    const refusal = 'The device is with another patient; name the one it is with.';
    expect(outcome(deviceWithStatus('withPatient'), (device) => device.disassociate(HOLDER + 1))).toBe(refusal);
  });

  describe.each(DEVICE_STATUSES)('with status %s', (status) => {
    it.each(DEVICE_STATUSES)('allows or rejects setting the status to %s by hand, as the documentation says', (to) => {
      const set = (device: Device) => device.change({ currentStatus: to, reason: 'Seen.' });
      const expected = expectedByHand(status, to);
      expect(outcome(deviceWithStatus(status), set)).toBe(expected);
    });

    it.each(Object.keys(DEVICE_TRANSITIONS) as DeviceOperation[])(
      'allows or rejects the operation "%s" according to the transition table',
      (operation) => {
        const { from, to }: { from: readonly string[]; to: string } = DEVICE_TRANSITIONS[operation];
        const decide = () => statusAfter(operation, { currentStatus: status, siteId: SITE });
        if (from.includes(status)) expect(decide()).toBe(to === 'free' ? 'availableAtSite' : to);
        else expect(decide).toThrow(`The device is ${status}; it must be ${from.join(' or ')}.`);
      },
    );

    it('is set to available or availableAtSite when its site changes, but only while nobody holds it and no order needs it', () => {
      const isFree = status === 'available' || status === 'availableAtSite';
      const moveTo = (site: { id: number } | null) => outcome(deviceWithStatus(status), (device) => device.change({ site }));
      const expectedAfter = (to: string) => (to === status ? status : `${to} statusChanged`);
      expect(moveTo({ id: 43 })).toBe(isFree ? expectedAfter('availableAtSite') : status);
      expect(moveTo(null)).toBe(isFree ? expectedAfter('available') : status);
    });
  });

  it('changes only the properties in the input, and stores the note with the new status', () => {
    const device = deviceWithStatus('availableAtSite');
    expect(device.change({ externalIdentifier: 'meter-2', site: {} })).toEqual([]);
    expect(device).toMatchObject({ externalIdentifier: 'meter-2', siteId: SITE });
    const transitions = device.change({ site: null, currentStatus: 'available', reason: 'Back in stock.' });
    expect(transitions).toEqual([{ type: 'statusChanged', note: 'Back in stock.' }]);
    expect(device.change({ externalIdentifier: null })).toEqual([]);
    expect(device).toMatchObject({ externalIdentifier: null, siteId: null, currentStatus: 'available' });
  });

  it('emits one event when its readings are disabled or enabled, whatever its status', () => {
    const device = deviceWithStatus('lost');
    expect([device.enableReadings(), device.disabledReadings]).toEqual([[], false]);
    expect([device.disableReadings(), device.disabledReadings]).toEqual([[{ type: 'readingsDisabled' }], true]);
    expect([device.disableReadings(), device.disabledReadings]).toEqual([[], true]);
    expect([device.enableReadings(), device.disabledReadings]).toEqual([[{ type: 'readingsEnabled' }], false]);
  });
});

/** Returns the result that the documentation specifies for setting a device's status by hand. */
function expectedByHand(from: DeviceStatus, to: DeviceStatus): string {
  const isEnd = to === 'lost' || to === 'decommissioned';
  if (to === from) return from;
  if (to === 'withPatient') return `The device is ${from}; only associating it makes it withPatient.`;
  if (to === 'allocated') return `The device is ${from}; only an order makes it allocated.`;
  if (from === 'withPatient') {
    return isEnd
      ? `${to} associationRemoved statusChanged`
      : 'The device is withPatient; disassociate it, or set it lost or decommissioned.';
  }
  // In this spec, all devices except those with the status `available` have a site.
  if (to === 'availableAtSite' && from === 'available') return 'The device has no site; set a site together with this status.';
  if (to === 'available') return 'The device has a site; clear the site together with this status.';
  return `${to} statusChanged`;
}

describe('Device.checkHealth', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const check = (device: Device, minute: number, batteryPercentage: number | null, signalStrength: number | null = null) =>
    device.checkHealth({ eventTimestamp: at(minute), batteryPercentage, signalStrength }).map(({ type }) => type);

  it('emits a low-battery event each time the battery level falls to the threshold, but not while it stays at or below it', () => {
    const device = deviceWithStatus('withPatient');
    const batteries = [100, 21, 20, 19, 0, 20, 21, 20];
    expect(batteries.map((battery, minute) => check(device, minute, battery))).toEqual([
      ...[[], [], ['lowBattery'], [], [], [], [], ['lowBattery']],
    ]);
  });

  it('reports a low battery and a weak signal even on the first health check', () => {
    expect(check(deviceWithStatus('available'), 0, 5, 5)).toEqual(['lowBattery', 'weakSignal']);
    expect(check(deviceWithStatus('available'), 0, null, 20)).toEqual(['weakSignal']);
    expect(check(deviceWithStatus('available'), 0, null, null)).toEqual([]);
  });

  it('keeps the last known battery level and signal strength if a health check does not report them', () => {
    const device = deviceWithStatus('available');
    check(device, 0, 15, 80);
    expect(check(device, 1, null, 70)).toEqual([]);
    expect(device).toMatchObject({ healthCheckTimestamp: at(1), batteryPercentage: 15, signalStrength: 70 });
    expect(check(device, 2, 10)).toEqual([]);
  });

  it('ignores health checks that are not newer than the last one', () => {
    const device = deviceWithStatus('available');
    check(device, 10, 50, 50);
    expect([check(device, 5, 10, 10), check(device, 10, 10, 10)]).toEqual([[], []]);
    expect(device).toMatchObject({ healthCheckTimestamp: at(10), batteryPercentage: 50, signalStrength: 50 });
    expect(check(device, 11, 20)).toEqual(['lowBattery']);
  });

  it('emits alarms with the time of the health check', () => {
    const alarms = deviceWithStatus('available').checkHealth({
      eventTimestamp: at(3),
      batteryPercentage: 1,
      signalStrength: null,
    });
    expect(alarms).toEqual([{ type: 'lowBattery', eventTimestamp: at(3) }]);
  });
});
