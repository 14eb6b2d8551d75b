import { DeviceQuery, PageQuery } from '@rpm/domain';
import { queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { changing, creating, finding, listing, type ResourceWords } from '../openapi/resource-operations';
import { IF_NONE_MATCH, pathId } from '../openapi/resource-parameters';
import { ref } from '../openapi/schema';
import { CONFLICT, deviceActs, NOT_FOUND } from './device-acts.openapi';
import { ASSIGNMENT_EXAMPLE, DEVICE_EXAMPLE, HEALTH_CHECK_EXAMPLE } from './device-example.openapi';
import { deviceSchemas } from './device-schemas.openapi';

const AREA = { area: 'devices', tag: 'Devices', id: 'deviceId' } as const;
const DEVICE: ResourceWords = { ...AREA, noun: 'device', schema: 'Device', example: DEVICE_EXAMPLE };
const ASSIGNMENT: ResourceWords = { ...AREA, noun: 'assignment', schema: 'DeviceAssignment', example: ASSIGNMENT_EXAMPLE };
const CHECK: ResourceWords = { ...AREA, noun: 'health check', schema: 'DeviceHealthCheck', example: HEALTH_CHECK_EXAMPLE };

export const deviceOpenApi: OpenApiPart = {
  tag: { name: 'Devices', description: 'Units of the catalogue: where they are, and which patient holds them.' },
  schemas: deviceSchemas,
  paths: {
    '/api/v3/device': {
      get: listing(DEVICE, {
        description: 'The devices of the organization of the key, by id.',
        parameters: queryParameters(DeviceQuery),
      }),
      post: creating(DEVICE, {
        operationId: 'registerDevice',
        summary: 'Register a device',
        description:
          'Registers a unit: `availableAtSite` with a site, `available` without one. An identifier is one of one device only, for each ' +
          'type: where another device has it, the answer is 409.',
        body: 'DeviceInput',
        bodyExample: {
          item: { id: 12 },
          deviceIdentifiers: DEVICE_EXAMPLE.deviceIdentifiers,
          site: { id: 42 },
          externalIdentifier: 'meter-0001',
        },
        fault: { pointer: '/item/id', code: 'not_found', detail: 'No item with this identifier exists.' },
        problems: {
          conflict: {
            detail: 'Another device has an identifier that was sent.',
            errors: [{ pointer: '/deviceIdentifiers/0', code: 'taken', detail: 'Another device has this identifier.' }],
          },
        },
      }),
    },
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
            known: { summary: 'A device has it', value: { valid: true, device: DEVICE_EXAMPLE } },
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
    ...deviceActs,
    '/api/v3/device/{deviceId}': {
      get: finding(DEVICE, { description: 'One device of the organization of the key.' }),
      patch: changing(DEVICE, {
        description:
          'Changes what describes a device, or sets its status by hand. A status is not set to or from `withPatient`, but that a device ' +
          'that is lost or decommissioned is taken from its patient, which emits `device.associationRemoved`; nor to `allocated`, nor against what the site says.',
        body: 'DevicePatchInput',
        bodyExample: { currentStatus: 'lost', note: 'Not in the returned parcel.' },
        fault: { pointer: '/site/id', code: 'not_found', detail: 'No site with this identifier exists.' },
        problems: CONFLICT,
      }),
    },
    '/api/v3/device/{deviceId}/assignment': {
      get: listing(ASSIGNMENT, {
        description: 'Who has held a device, and when; newest first.',
        parameters: [pathId(DEVICE), ...queryParameters(PageQuery)],
        problems: NOT_FOUND,
      }),
    },
    '/api/v3/device/{deviceId}/healthcheck': {
      post: creating(CHECK, {
        operationId: 'checkDeviceHealth',
        summary: 'Tell how a device is',
        description:
          'Stores what a device says of itself at an instant, once: the same again changes nothing, something else of the same instant is ' +
          'answered 409. Emits `device.healthcheck`, and `device.lowBattery` or `device.weakSignal` when a check that is newer than all ' +
          'before it falls to the threshold.',
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
};
