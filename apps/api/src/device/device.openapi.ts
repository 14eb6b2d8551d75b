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
import { createOperation, listOperation } from '../openapi/resource-operations';
import { IF_NONE_MATCH, pathId } from '../openapi/resource-parameters';
import { resourcePart, describeResource } from '../openapi/resource-part';
import { ref } from '../openapi/schema';
import { CONFLICT, DEVICE, FREE_DEVICE, NOT_FOUND, deviceTransitions } from './device-transitions.openapi';

const ASSIGNMENT = describeResource({ ...DEVICE, noun: 'assignment', view: DEVICE_ASSIGNMENT_VIEW });
const CHECK = describeResource({ ...DEVICE, noun: 'health check', view: DEVICE_HEALTH_CHECK_VIEW });

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
    list: 'Returns the devices of the organization of the key, ordered by id.',
    find: 'Returns one device of the organization of the key.',
    create: {
      operationId: 'registerDevice',
      summary: 'Register a device',
      description:
        'Registers a unit of a tracked item. It is `availableAtSite` if a site is sent, and otherwise `available`. If another device already ' +
        'has one of the identifiers with the same type, the request is rejected with 409.',
      problems: {
        conflict: {
          detail: 'Another device has an identifier that was sent.',
          errors: [{ pointer: '/deviceIdentifiers/0', code: 'taken', detail: 'Another device has this identifier.' }],
        },
      },
    },
    change: {
      description:
        'Changes properties of a device, including its status. The status cannot be set to or from `withPatient`, with one exception: if a ' +
        'device becomes `lost` or `decommissioned`, its assignment ends, which emits `device.associationRemoved`. The status cannot be set to ' +
        '`allocated`, or to a status that contradicts the site.',
      validationError: { pointer: '/site/id', code: 'not_found', detail: 'No site with this identifier exists.' },
      problems: CONFLICT,
    },
  },
  paths: {
    '/api/v3/device/validate/{deviceIdentifier}': {
      get: keyedOperation('devices:read', {
        operationId: 'validateDeviceIdentifier',
        summary: 'Validate a device identifier',
        description:
          'Tells whether exactly one device of the organization of the key has the identifier, with any type. A MAC address may have any usual ' +
          'spelling. An identifier that no device has, or several devices with different types, is not valid; the status is 200 in all cases.',
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
          200: json('Whether the identifier is valid, and its device.', keyedHeaders('ETag'), ref('DeviceValidation'), {
            known: { summary: 'One device has the identifier', value: { valid: true, device: FREE_DEVICE } },
            unknown: { summary: 'No device has the identifier', value: { valid: false, device: null } },
          }),
          304: { description: 'The result has not changed.', headers: keyedHeaders('ETag') },
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
      get: listOperation(ASSIGNMENT, {
        description: 'Returns the assignments of a device (the periods in which patients held it), newest first.',
        parameters: [pathId(DEVICE), ...queryParameters(PageQuery)],
        problems: NOT_FOUND,
      }),
    },
    '/api/v3/device/{deviceId}/healthcheck': {
      post: createOperation(CHECK, {
        operationId: 'checkDeviceHealth',
        summary: 'Report the health of a device',
        description:
          'Stores a health check of a device at an instant. Sending the same health check again changes nothing; a different one of the ' +
          'same instant is rejected with 409. Emits `device.healthcheck`, and `device.lowBattery` or `device.weakSignal` if this is the newest ' +
          'health check and its value has fallen to the threshold.',
        parameters: [pathId(DEVICE)],
        body: 'HealthCheckInput',
        bodyExample: { eventTimestamp: '2026-01-15T08:00:00Z', batteryPercentage: 80 },
        validationError: {
          pointer: '/batteryPercentage',
          code: 'not_in_range',
          detail: 'Send an integer from 0 to 100 percent.',
        },
        problems: {
          ...NOT_FOUND,
          conflict: { detail: 'The device has said something else of this instant; a health check is not corrected.' },
        },
      }),
    },
  },
});

export const deviceOpenApi = { ...part, schemas: { ...part.schemas, ...pageSchema('DeviceAssignment') } };
