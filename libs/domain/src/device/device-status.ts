import { Conflict } from '../problem/problem';

/** The rules for one status of devices. */
interface StatusRules {
  /**
   * The statuses from which this status may be set by hand: any status, any except `withPatient`, or none. If the rule is an object, only the
   * operation that it names leads to this status.
   */
  setByHand: 'fromAny' | 'fromAllButWithPatient' | { only: string };
  /** Whether a device with this status must have a site, or must have none; absent if it may have one. */
  site?: 'required' | 'none';
  /** The next step of a caller who wants to associate the device with a patient; null if the device can be associated now. */
  beforeAssociation: string | null;
}

const FINISH_ORDER = 'Deliver or cancel its order first.';
const SET_STATUS = 'If it is back, set its status first.';

/**
 * The statuses of a device, with the transitions that a caller can make by hand. `DEVICE_TRANSITIONS` contains the transitions that operations make. The
 * specification defines `withPatient`; this service adds the other statuses.
 */
export const DEVICE_STATUS_RULES = {
  available: { setByHand: 'fromAllButWithPatient', site: 'none', beforeAssociation: 'Set its site first.' },
  availableAtSite: { setByHand: 'fromAllButWithPatient', site: 'required', beforeAssociation: null },
  allocated: { setByHand: { only: 'an order' }, beforeAssociation: FINISH_ORDER },
  inTransit: { setByHand: 'fromAllButWithPatient', beforeAssociation: FINISH_ORDER },
  withPatient: { setByHand: { only: 'associating it' }, beforeAssociation: 'Disassociate its patient first.' },
  returning: { setByHand: 'fromAllButWithPatient', beforeAssociation: 'Receive its return, and set its site, first.' },
  lost: { setByHand: 'fromAny', beforeAssociation: SET_STATUS },
  decommissioned: { setByHand: 'fromAny', beforeAssociation: SET_STATUS },
} as const satisfies Readonly<Record<string, StatusRules>>;

export type DeviceStatus = keyof typeof DEVICE_STATUS_RULES;

const RULES: Readonly<Record<DeviceStatus, StatusRules>> = DEVICE_STATUS_RULES;

export const DEVICE_STATUSES = Object.keys(DEVICE_STATUS_RULES) as readonly DeviceStatus[];

/** Statuses that may be set by hand while a patient holds the device. Setting one of them ends the assignment. */
const FINAL_STATUSES = DEVICE_STATUSES.filter((status) => RULES[status].setByHand === 'fromAny');

/** The statuses of a device that nobody holds and that no order needs. Which of the two applies depends on whether the device has a site. */
export const FREE_STATUSES: readonly DeviceStatus[] = ['available', 'availableAtSite'];

export const freeStatus = (siteId: number | null): DeviceStatus => (siteId === null ? 'available' : 'availableAtSite');

/** Returns the next step of a caller who wants to associate a device with a patient; null if a device with this status can be associated. */
export const stepBeforeAssociation = (status: DeviceStatus) => RULES[status].beforeAssociation;

export interface DeviceState {
  currentStatus: DeviceStatus;
  siteId: number | null;
}

/**
 * Checks that the status of a device may be set by hand. This is meant to correct mistakes, so most changes are allowed, except: to or from
 * `withPatient`, because it would assign readings to another patient; to `allocated`, because no order would know about it; and to a status that
 * contradicts the site.
 * @throws Conflict naming the reason
 */
export function assertSettableByHand(to: DeviceStatus, { currentStatus, siteId }: DeviceState): void {
  const { setByHand, site } = RULES[to];
  if (typeof setByHand === 'object') {
    throw new Conflict(`The device is ${currentStatus}; only ${setByHand.only} makes it ${to}.`);
  }
  if (currentStatus === 'withPatient' && setByHand !== 'fromAny') {
    throw new Conflict(`The device is withPatient; disassociate it, or set it ${FINAL_STATUSES.join(' or ')}.`);
  }
  if (site === 'required' && siteId === null) throw new Conflict('The device has no site; set a site together with this status.');
  if (site === 'none' && siteId !== null) throw new Conflict('The device has a site; clear the site together with this status.');
}
