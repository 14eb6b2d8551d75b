import { type DeviceStatus } from './device';
import { Conflict } from '../problem/problem';

/** One operation in the transition table of devices. The target `free` means `availableAtSite` if the device has a site, otherwise `available`. */
interface Transition {
  from: readonly DeviceStatus[];
  to: DeviceStatus | 'free';
}

/**
 * The operations on devices, with the statuses that allow each operation, and the status after it. Orders and returns carry out `allocate` and the
 * operations listed after it.
 */
export const DEVICE_TRANSITIONS = {
  associate: { from: ['availableAtSite'], to: 'withPatient' },
  disassociate: { from: ['withPatient'], to: 'free' },
  correctHolder: { from: ['withPatient'], to: 'withPatient' },
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

const FINISH_ORDER = 'Deliver or cancel its order first.';
const SET_BY_HAND = 'If it is back, set its status first.';

/** Advice, by the status of a device, for a caller who wants to associate the device with a patient: how to make it available at a site. */
const WAY_TO_SITE: Partial<Record<DeviceStatus, string>> = {
  available: 'Set its site first.',
  allocated: FINISH_ORDER,
  inTransit: FINISH_ORDER,
  withPatient: 'Disassociate its patient first.',
  returning: 'Receive its return, and set its site, first.',
  lost: SET_BY_HAND,
  decommissioned: SET_BY_HAND,
};

/** Returns the status of a device after an operation. @throws Conflict naming the current status and the statuses that allow the operation */
export function statusAfter(operation: DeviceOperation, { currentStatus, siteId }: State): DeviceStatus {
  const { from, to }: Transition = DEVICE_TRANSITIONS[operation];
  if (!from.includes(currentStatus)) {
    const hint = operation === 'associate' ? ` ${WAY_TO_SITE[currentStatus] ?? ''}`.trimEnd() : '';
    throw new Conflict(`The device is ${currentStatus}; it must be ${from.join(' or ')}.${hint}`);
  }
  return to === 'free' ? freeStatus(siteId) : to;
}

/** The statuses of a device that nobody holds and that no order needs. Which of the two applies depends on whether the device has a site. */
export const FREE_STATUSES: readonly DeviceStatus[] = ['available', 'availableAtSite'];

export const freeStatus = (siteId: number | null): DeviceStatus => (siteId === null ? 'available' : 'availableAtSite');

/** Statuses that may be set by hand while a patient holds the device. Setting one of them ends the assignment. */
const FINAL_STATUSES: readonly DeviceStatus[] = ['lost', 'decommissioned'];

/**
 * Checks that the status of a device may be set by hand. This is meant to correct mistakes, so most changes are allowed, except: to or from
 * `withPatient`, because it would assign readings to another patient; to `allocated`, because no order would know about it; and to a status that
 * contradicts the site.
 * @throws Conflict naming the reason
 */
export function assertSettableByHand(to: DeviceStatus, { currentStatus, siteId }: State): void {
  if (to === 'withPatient') throw new Conflict(`The device is ${currentStatus}; only associating it makes it withPatient.`);
  if (to === 'allocated') throw new Conflict(`The device is ${currentStatus}; only an order makes it allocated.`);
  if (currentStatus === 'withPatient' && !FINAL_STATUSES.includes(to)) {
    throw new Conflict(`The device is withPatient; disassociate it, or set it ${FINAL_STATUSES.join(' or ')}.`);
  }
  if (to === 'availableAtSite' && siteId === null)
    throw new Conflict('The device has no site; set a site together with this status.');
  if (to === 'available' && siteId !== null)
    throw new Conflict('The device has a site; clear the site together with this status.');
}
