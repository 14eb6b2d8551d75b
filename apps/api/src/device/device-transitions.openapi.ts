import { DEVICE_VIEW, exampleOf } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Operation } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { requestBody } from '../openapi/resource-operations';
import { IF_MATCH } from '../openapi/resource-parameters';
import { invalidBody, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';

export const DEVICE = {
  area: 'devices',
  tag: {
    name: 'Devices',
    description: 'Units of the items of the catalogue, with their places, statuses and the patients who hold them.',
  },
  noun: 'device',
  id: 'deviceId',
} as const;

const HELD_DEVICE = exampleOf(DEVICE_VIEW);

/** Example of a device that no patient holds. */
export const FREE_DEVICE = {
  ...HELD_DEVICE,
  currentPatient: null,
  currentStatus: 'availableAtSite',
  deviceEvents: HELD_DEVICE.deviceEvents.slice(0, 1),
};

export const NOT_FOUND = { not_found: { detail: 'No device with this identifier exists.' } };
export const CONFLICT = { conflict: { detail: 'The device is withPatient; it must be availableAtSite.' } };

interface TransitionDescription extends Pick<Operation, 'operationId' | 'summary' | 'description'> {
  body: string;
  bodyExample: object;
  answer: object;
}

/** Describes a transition of the device that the request body identifies. */
function transition({ operationId, summary, description, answer, ...body }: TransitionDescription): Operation {
  const validationError = { pointer: '/deviceId', code: 'required', detail: 'Send deviceId or deviceIdentifier.' };
  return keyedOperation('devices:write', {
    operationId,
    summary,
    description,
    tags: ['Devices'],
    parameters: [IF_MATCH],
    requestBody: requestBody(body),
    answers: {
      200: json('The device.', keyedHeaders('ETag'), ref('Device'), {
        now: { summary: 'The device as it is now', value: answer },
      }),
    },
    problems: { ...BODY, ...PRECONDITION, ...NOT_FOUND, ...CONFLICT, invalid_input: invalidBody(validationError) },
  });
}

const NAMES = { deviceIdentifier: '490154203237518' };
const ASSOCIATION = { ...NAMES, patientExternalIdentifier: 'patient-0001' };

/** Transitions of a device. The request body identifies the device by its id or by an external identifier. */
export const deviceTransitions: OpenApiPart['paths'] = {
  '/api/v3/device/associate-patient': {
    patch: transition({
      operationId: 'associatePatient',
      summary: 'Associate a device with a patient',
      description:
        'Starts an assignment: from now on, readings of the device belong to the patient. The device must be `availableAtSite`. Emits ' +
        '`device.associationCreated`.',
      body: 'AssociationInput',
      bodyExample: ASSOCIATION,
      answer: HELD_DEVICE,
    }),
  },
  '/api/v3/device/disassociate-patient': {
    patch: transition({
      operationId: 'disassociatePatient',
      summary: 'Disassociate a device from its patient',
      description:
        'Ends the assignment. This patient must hold the device. It becomes `availableAtSite` if it has a site, and otherwise ' +
        '`available`. Readings taken before still belong to the patient. Emits `device.associationRemoved`.',
      body: 'AssociationInput',
      bodyExample: ASSOCIATION,
      answer: FREE_DEVICE,
    }),
  },
  '/api/v3/device/disable-readings': {
    patch: transition({
      operationId: 'disableReadings',
      summary: 'Disable the readings of a device',
      description:
        'While its readings are disabled, new readings of the device are not stored but only counted. Nothing changes if they are already disabled.',
      body: 'DeviceNameInput',
      bodyExample: NAMES,
      answer: { ...FREE_DEVICE, disabledReadings: true },
    }),
  },
  '/api/v3/device/enable-readings': {
    patch: transition({
      operationId: 'enableReadings',
      summary: 'Enable the readings of a device',
      description: 'New readings of the device are stored again. Nothing changes if they are already enabled.',
      body: 'DeviceNameInput',
      bodyExample: NAMES,
      answer: FREE_DEVICE,
    }),
  },
};
