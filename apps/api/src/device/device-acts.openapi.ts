import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Operation } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { requestBody } from '../openapi/resource-operations';
import { IF_MATCH } from '../openapi/resource-parameters';
import { invalidBody, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { DEVICE_EXAMPLE, HELD_DEVICE_EXAMPLE } from './device-example.openapi';

export const NOT_FOUND = { not_found: { detail: 'No device with this identifier exists.' } };
export const CONFLICT = { conflict: { detail: 'The device is withPatient; it must be availableAtSite.' } };

interface Act extends Pick<Operation, 'operationId' | 'summary' | 'description'> {
  body: string;
  bodyExample: object;
  answer: object;
}

/** Something that is done to a device that the body names. */
function act({ operationId, summary, description, answer, ...body }: Act): Operation {
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

/** What is done to a device that is named in the body, by its id or by what the outside world calls it. */
export const deviceActs: OpenApiPart['paths'] = {
  '/api/v3/device/associate-patient': {
    patch: act({
      operationId: 'associatePatient',
      summary: 'Hand a device to a patient',
      description:
        'From now on the readings of the device are those of the patient. The device must be `availableAtSite`. Emits ' +
        '`device.associationCreated`.',
      body: 'AssociationInput',
      bodyExample: ASSOCIATION,
      answer: HELD_DEVICE_EXAMPLE,
    }),
  },
  '/api/v3/device/disassociate-patient': {
    patch: act({
      operationId: 'disassociatePatient',
      summary: 'Take a device back from a patient',
      description:
        'The device must be `withPatient`, and with that one. Then it is free: `availableAtSite` where it has a site, else ' +
        '`available`. Readings taken until now stay those of the patient. Emits `device.associationRemoved`.',
      body: 'AssociationInput',
      bodyExample: ASSOCIATION,
      answer: DEVICE_EXAMPLE,
    }),
  },
  '/api/v3/device/disable-readings': {
    patch: act({
      operationId: 'disableReadings',
      summary: 'Drop the readings of a device',
      description: 'While disabled, readings that the device sends are dropped and counted. Where they are, nothing changes.',
      body: 'DeviceNameInput',
      bodyExample: NAMES,
      answer: { ...DEVICE_EXAMPLE, disabledReadings: true },
    }),
  },
  '/api/v3/device/enable-readings': {
    patch: act({
      operationId: 'enableReadings',
      summary: 'Take the readings of a device again',
      description: 'Where they are taken, nothing changes.',
      body: 'DeviceNameInput',
      bodyExample: NAMES,
      answer: DEVICE_EXAMPLE,
    }),
  },
};
