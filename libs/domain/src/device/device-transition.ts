import { type DeviceState, type DeviceStatus, freeStatus, stepBeforeAssociation } from './device-status';
import { Conflict } from '../problem/problem';

/** One operation in the transition table of devices. The target `free` means `availableAtSite` if the device has a site, otherwise `available`. */
interface Transition {
  from: readonly DeviceStatus[];
  to: DeviceStatus | 'free';
}

/**
 * The operations on devices, with the statuses that allow each operation, and the status after it. Orders and returns carry out `allocate` and the
 * operations listed after it. What a caller can set by hand is in `DEVICE_STATUS_RULES`.
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

/** Returns the status of a device after an operation. @throws Conflict naming the current status and the statuses that allow the operation */
export function statusAfter(operation: DeviceOperation, { currentStatus, siteId }: DeviceState): DeviceStatus {
  const { from, to }: Transition = DEVICE_TRANSITIONS[operation];
  if (!from.includes(currentStatus)) {
    const refusal = `The device is ${currentStatus}; it must be ${from.join(' or ')}.`;
    const step = operation === 'associate' ? stepBeforeAssociation(currentStatus) : null;
    throw new Conflict(step === null ? refusal : `${refusal} ${step}`);
  }
  return to === 'free' ? freeStatus(siteId) : to;
}
