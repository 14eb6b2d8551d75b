import { AssociationInput, DEVICE_VIEW, exampleOf } from '@rpm/domain';
import { problemCodes } from '../openapi/problems';
import { type OperationsByRoute } from '../openapi/resource-part';

const HELD_DEVICE = exampleOf(DEVICE_VIEW);

/** Example of a device that no patient holds. */
export const FREE_DEVICE = {
  ...HELD_DEVICE,
  currentPatient: null,
  currentStatus: 'availableAtSite',
  deviceEvents: HELD_DEVICE.deviceEvents.slice(0, 1),
};

export const CONFLICT = {
  conflict: { detail: 'The device is withPatient; it must be availableAtSite. Disassociate its patient first.' },
};

/** Properties that the operations for transitions of a device share. */
const TRANSITION = { isTransition: true, problems: CONFLICT } as const;

export const deviceTransitions: OperationsByRoute = {
  'POST /api/v3/device/{deviceId}/associate-patient': {
    ...TRANSITION,
    isCorrection: true,
    body: AssociationInput,
    problems: { ...CONFLICT, ...problemCodes('patient_archived') },
    operationId: 'associatePatient',
    summary: 'Associate a device with a patient',
    description:
      'Starts an assignment: from now on, or since `eventTimestamp`, readings of the device belong to the patient. The device must be ' +
      '`availableAtSite`. Emits `device.associationCreated`.',
  },
  'POST /api/v3/device/{deviceId}/disassociate-patient': {
    ...TRANSITION,
    isCorrection: true,
    body: AssociationInput,
    operationId: 'disassociatePatient',
    summary: 'Disassociate a device from its patient',
    description:
      'Ends the assignment. This patient must hold the device. It becomes `availableAtSite` if it has a site, and otherwise ' +
      '`available`. Readings taken before, or before `eventTimestamp`, still belong to the patient. Emits `device.associationRemoved`.',
  },
  'POST /api/v3/device/{deviceId}/disable-readings': {
    ...TRANSITION,
    operationId: 'disableReadings',
    summary: 'Disable the readings of a device',
    description:
      'While its readings are disabled, new readings of the device are not stored but only counted. Nothing changes if they are already disabled.',
  },
  'POST /api/v3/device/{deviceId}/enable-readings': {
    ...TRANSITION,
    operationId: 'enableReadings',
    summary: 'Enable the readings of a device',
    description: 'New readings of the device are stored again. Nothing changes if they are already enabled.',
  },
};
