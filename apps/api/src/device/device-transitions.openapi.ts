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
  tag: { name: 'Devices', description: 'Units of the items of the catalogue: where they are, and which patient holds them.' },
  noun: 'device',
  id: 'deviceId',
} as const;

const HELD_DEVICE = exampleOf(DEVICE_VIEW);

/** A device that nobody holds. */
export const FREE_DEVICE = {
  ...HELD_DEVICE,
  currentPatient: null,
  currentStatus: 'availableAtSite',
  deviceEvents: HELD_DEVICE.deviceEvents.slice(0, 1),
};

export const NOT_FOUND = { not_found: { detail: 'No device with this identifier exists.' } };
export const CONFLICT = { conflict: { detail: 'The device is withPatient; it must be availableAtSite.' } };

interface TransitionWords extends Pick<Operation, 'operationId' | 'summary' | 'description'> {
  body: string;
  bodyExample: object;
  answer: object;
}

/** A transition of a device that the body identifies. */
function transition({ operationId, summary, description, answer, ...body }: TransitionWords): Operation {
  const fault = { pointer: '/deviceId', code: 'required', detail: 'Send deviceId or deviceIdentifier.' };
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
    problems: { ...BODY, ...PRECONDITION, ...NOT_FOUND, ...CONFLICT, invalid_input: invalidBody(fault) },
  });
}

const NAMES = { deviceIdentifier: '490154203237518' };
const ASSOCIATION = { ...NAMES, patientExternalIdentifier: 'patient-0001' };

/** The transitions of a device, which the body identifies by its id or by an identifier of the outside world. */
export const deviceTransitions: OpenApiPart['paths'] = {
  '/api/v3/device/associate-patient': {
    patch: transition({
      operationId: 'associatePatient',
      summary: 'Hand a device to a patient',
      description:
        'From now on, readings of the device belong to the patient. The device must be `availableAtSite`. Emits ' +
        '`device.associationCreated`.',
      body: 'AssociationInput',
      bodyExample: ASSOCIATION,
      answer: HELD_DEVICE,
    }),
  },
  '/api/v3/device/disassociate-patient': {
    patch: transition({
      operationId: 'disassociatePatient',
      summary: 'Take a device back from a patient',
      description:
        'The device must be `withPatient`, and with this patient. Then it is free: `availableAtSite` if it has a site, else ' +
        '`available`. Readings taken until now still belong to the patient. Emits `device.associationRemoved`.',
      body: 'AssociationInput',
      bodyExample: ASSOCIATION,
      answer: FREE_DEVICE,
    }),
  },
  '/api/v3/device/disable-readings': {
    patch: transition({
      operationId: 'disableReadings',
      summary: 'Drop the readings of a device',
      description:
        'While disabled, readings that the device sends are dropped and counted. If they are disabled already, nothing changes.',
      body: 'DeviceNameInput',
      bodyExample: NAMES,
      answer: { ...FREE_DEVICE, disabledReadings: true },
    }),
  },
  '/api/v3/device/enable-readings': {
    patch: transition({
      operationId: 'enableReadings',
      summary: 'Accept the readings of a device again',
      description: 'If they are accepted already, nothing changes.',
      body: 'DeviceNameInput',
      bodyExample: NAMES,
      answer: FREE_DEVICE,
    }),
  },
};
