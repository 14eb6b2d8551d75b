import {
  AssociationInput,
  DEVICE_ASSIGNMENT_VIEW,
  DEVICE_HEALTH_CHECK_VIEW,
  DEVICE_VALIDATION_VIEW,
  DEVICE_VIEW,
  DeviceInput,
  DeviceNameInput,
  DevicePatchInput,
  DeviceQuery,
  HealthCheckInput,
  PageQuery,
} from '@rpm/domain';
import { queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { json, keyedOperation } from '../openapi/operation';
import { pageSchema } from '../openapi/page-schema';
import { creating, listing } from '../openapi/resource-operations';
import { IF_NONE_MATCH, pathId } from '../openapi/resource-parameters';
import { resourcePart, wordsOf } from '../openapi/resource-part';
import { ref } from '../openapi/schema';
import { CONFLICT, DEVICE, FREE_DEVICE, NOT_FOUND, deviceTransitions } from './device-transitions.openapi';

const ASSIGNMENT = wordsOf({ ...DEVICE, noun: 'assignment', view: DEVICE_ASSIGNMENT_VIEW });
const CHECK = wordsOf({ ...DEVICE, noun: 'health check', view: DEVICE_HEALTH_CHECK_VIEW });

const part = resourcePart({
  ...DEVICE,
  path: '/api/v3/device',
  view: DEVICE_VIEW,
  example: FREE_DEVICE,
  views: [DEVICE_ASSIGNMENT_VIEW, DEVICE_HEALTH_CHECK_VIEW, DEVICE_VALIDATION_VIEW],
  query: DeviceQuery,
  input: DeviceInput,
  bodies: [AssociationInput, DeviceNameInput, HealthCheckInput],
  patch: DevicePatchInput,
  patchExample: { currentStatus: 'lost', note: 'Not in the returned parcel.' },
  validationError: { pointer: '/item/id', code: 'not_found', detail: 'No item with this identifier exists.' },
  operations: {
    list: 'The devices of the organization of the key, by id.',
    find: 'One device of the organization of the key.',
    create: {
      operationId: 'registerDevice',
      summary: 'Register a device',
      description:
        'Registers a unit: `availableAtSite` with a site, `available` without one. Only one device can have an identifier of a type: if ' +
        'another device has it, the answer is 409.',
      problems: {
        conflict: {
          detail: 'Another device has an identifier that was sent.',
          errors: [{ pointer: '/deviceIdentifiers/0', code: 'taken', detail: 'Another device has this identifier.' }],
        },
      },
    },
    change: {
      description:
        'Changes properties of a device, or sets its status by hand. A status cannot be set to or from `withPatient`, except that a device ' +
        'that is lost or decommissioned is taken from its patient, which emits `device.associationRemoved`. It cannot be set to `allocated`, ' +
        'nor to a status that contradicts the site.',
      fault: { pointer: '/site/id', code: 'not_found', detail: 'No site with this identifier exists.' },
      problems: CONFLICT,
    },
  },
  paths: {
    '/api/v3/device/validate/{deviceIdentifier}': {
      get: keyedOperation('devices:read', {
        operationId: 'validateDeviceIdentifier',
        summary: 'Look a device identifier up',
        description:
          'Whether an identifier names a device of the organization of the key, of whatever type it is; a MAC address in any spelling. ' +
          'The answer is 200 also when it does not. One that is of several devices, as one of different types, is not valid.',
        tags: ['Devices'],
        parameters: [
          {
            name: 'deviceIdentifier',
            in: 'path',
            required: true,
            description: 'The identifier, percent-encoded.',
            schema: { type: 'string', minLength: 1, maxLength: 255 },
            example: '490154203237518',
          },
          IF_NONE_MATCH,
        ],
        answers: {
          200: json('What is known of it.', keyedHeaders('ETag'), ref('DeviceValidation'), {
            known: { summary: 'A device has it', value: { valid: true, device: FREE_DEVICE } },
            unknown: { summary: 'No device has it', value: { valid: false, device: null } },
          }),
          304: { description: 'It is as you have it.', headers: keyedHeaders('ETag') },
        },
        problems: {
          invalid_input: {
            detail: 'Correct deviceIdentifier and send the request again.',
            errors: [{ parameter: 'deviceIdentifier', code: 'too_long', detail: 'Send at most 255 characters.' }],
          },
        },
      }),
    },
    ...deviceTransitions,
    '/api/v3/device/{deviceId}/assignment': {
      get: listing(ASSIGNMENT, {
        description: 'The periods in which patients held a device, newest first.',
        parameters: [pathId(DEVICE), ...queryParameters(PageQuery)],
        problems: NOT_FOUND,
      }),
    },
    '/api/v3/device/{deviceId}/healthcheck': {
      post: creating(CHECK, {
        operationId: 'checkDeviceHealth',
        summary: 'Report the health of a device',
        description:
          'Stores what a device reported of its health at an instant, once. The same report again changes nothing; a different report of the ' +
          'same instant is answered 409. Emits `device.healthcheck`, and `device.lowBattery` or `device.weakSignal` if a check that is newer ' +
          'than all before it falls to the threshold.',
        parameters: [pathId(DEVICE)],
        body: 'HealthCheckInput',
        bodyExample: { eventTimestamp: '2026-01-15T08:00:00Z', batteryPercentage: 80 },
        fault: { pointer: '/batteryPercentage', code: 'not_in_range', detail: 'Send an integer from 0 to 100 percent.' },
        problems: {
          ...NOT_FOUND,
          conflict: { detail: 'The device has said something else of this instant; a health check is not corrected.' },
        },
      }),
    },
  },
});

export const deviceOpenApi = { ...part, schemas: { ...part.schemas, ...pageSchema('DeviceAssignment') } };
