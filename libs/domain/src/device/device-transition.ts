import { type DeviceStatus } from './device';
import { Conflict } from '../problem/problem';

/** `free`: nobody has it and nothing is planned for it. Then it is `availableAtSite` where it has a site, else `available`. */
interface Transition {
  from: readonly DeviceStatus[];
  to: DeviceStatus | 'free';
}

/** The operations on devices: the statuses that allow each operation, and the status after it. Orders and returns carry out `allocate` and those below it. */
export const DEVICE_TRANSITIONS = {
  associate: { from: ['availableAtSite'], to: 'withPatient' },
  disassociate: { from: ['withPatient'], to: 'free' },
  allocate: { from: ['available'], to: 'allocated' },
  release: { from: ['allocated'], to: 'free' },
  ship: { from: ['allocated'], to: 'inTransit' },
  deliverToPatient: { from: ['inTransit'], to: 'withPatient' },
  deliverToSite: { from: ['inTransit'], to: 'availableAtSite' },
  sendBack: { from: ['availableAtSite', 'returning'], to: 'returning' },
  receive: { from: ['returning', 'withPatient', 'availableAtSite', 'inTransit'], to: 'available' },
} as const satisfies Record<string, Transition>;

export type DeviceOperation = keyof typeof DEVICE_TRANSITIONS;

interface State {
  currentStatus: DeviceStatus;
  siteId: number | null;
}

/** @throws Conflict saying what the device is, and what it must be */
export function statusAfter(operation: DeviceOperation, { currentStatus, siteId }: State): DeviceStatus {
  const { from, to }: Transition = DEVICE_TRANSITIONS[operation];
  if (!from.includes(currentStatus)) throw new Conflict(`The device is ${currentStatus}; it must be ${from.join(' or ')}.`);
  return to === 'free' ? freeStatus(siteId) : to;
}

/** Which of these it is, its site says. */
export const FREE: readonly DeviceStatus[] = ['available', 'availableAtSite'];

export const freeStatus = (siteId: number | null): DeviceStatus => (siteId === null ? 'available' : 'availableAtSite');

/** A patient does not give these back: who sets them ends the association with it. */
const ENDS: readonly DeviceStatus[] = ['lost', 'decommissioned'];

/**
 * Whether somebody may set a status by hand, which corrects what the record says of a device and so leads almost anywhere: not to
 * or from a patient, whose readings it would move, not to a promise that no order knows of, and not where the site says otherwise.
 * @throws Conflict saying what stands in the way
 */
export function assertSettable(to: DeviceStatus, { currentStatus, siteId }: State): void {
  if (to === 'withPatient') throw new Conflict(`The device is ${currentStatus}; only associating it makes it withPatient.`);
  if (to === 'allocated') throw new Conflict(`The device is ${currentStatus}; only an order makes it allocated.`);
  if (currentStatus === 'withPatient' && !ENDS.includes(to)) {
    throw new Conflict(`The device is withPatient; disassociate it, or set it ${ENDS.join(' or ')}.`);
  }
  if (to === 'availableAtSite' && siteId === null) throw new Conflict('The device has no site; give it one with this status.');
  if (to === 'available' && siteId !== null) throw new Conflict('The device has a site; clear the site with this status.');
}
