import {
  DEVICE_HISTORY_EVENT_VIEW,
  DEVICE_HEALTH_CHECK_VIEW,
  DEVICE_VALIDATION_VIEW,
  DEVICE_VIEW,
  DeviceEventQuery,
  DeviceHealthCheckQuery,
  DeviceInput,
  DevicePatchInput,
  DeviceQuery,
  FORMER_DEVICE_IDENTIFIER_VIEW,
  FormerDeviceIdentifierQuery,
  HealthCheckInput,
} from '@rpm/domain';
import { textPathParameter } from '../openapi/parameters';
import { INVALID_INPUT } from '../openapi/problems';
import { resourcePart } from '../openapi/resource-part';
import { deviceAssignments } from './device-assignment.openapi';
import { CONFLICT, deviceTransitions, FREE_DEVICE } from './device-transitions.openapi';
import { restamps } from './restamp.openapi';

export const deviceOpenApi = resourcePart(
  {
    area: 'devices',
    view: DEVICE_VIEW,
    example: FREE_DEVICE,
    query: DeviceQuery,
    input: DeviceInput,
    referencesExample: { assignment: 1, reading: 250 },
    patchExample: { currentStatus: 'lost', reason: 'Not in the returned parcel.' },
    operations: {
      create: {
        operationId: 'registerDevice',
        summary: 'Register a device',
        description:
          'Registers a unit of a tracked item. It is `availableAtSite` if a site is sent, and otherwise `available`. If another device already ' +
          'has one of the identifiers with the same type, the request is rejected with 409.',
        problems: {
          conflict: { detail: 'Another device has an identifier that was sent.' },
        },
      },
      change: {
        patch: DevicePatchInput,
        isCorrection: true,
        description:
          'Changes properties of a device, including its status. The status cannot be set to or from `withPatient`, with one exception: if a ' +
          'device becomes `lost` or `decommissioned`, its assignment ends, which emits `device.associationRemoved`. The status cannot be set to ' +
          '`allocated`, or to a status that contradicts the site. `deviceIdentifiers` replaces all identifiers of the device, and readings ' +
          'that are sent afterwards find it by the new ones.',
        problems: CONFLICT,
      },
    },
  },
  {
    'GET /api/v3/device/validate/{deviceIdentifier}': {
      operationId: 'validateDeviceIdentifier',
      summary: 'Validate a device identifier',
      description:
        'Tells whether exactly one device of the organization of the key has the identifier, with any type. A MAC address may have any usual ' +
        'spelling. An identifier that no device has, or several devices with different types, is not valid; the status is 200 in all cases.',
      parameters: [textPathParameter('deviceIdentifier', 'The identifier', '490154203237518')],
      view: DEVICE_VALIDATION_VIEW,
      answer: { description: 'Whether the identifier is valid, and its device.' },
      example: { valid: true, device: FREE_DEVICE },
      problems: INVALID_INPUT,
    },
    ...deviceTransitions,
    ...deviceAssignments,
    ...restamps,
    'GET /api/v3/device/{deviceId}/event': {
      view: DEVICE_HISTORY_EVENT_VIEW,
      operationId: 'listDeviceEvents',
      summary: 'List the events of a device',
      description:
        'Returns all events in the history of a device, newest first. The device itself contains only the newest hundred.',
      query: DeviceEventQuery,
    },
    'GET /api/v3/device/{deviceId}/former-identifier': {
      view: FORMER_DEVICE_IDENTIFIER_VIEW,
      operationId: 'listFormerDeviceIdentifiers',
      summary: 'List former identifiers',
      description:
        'Returns all identifiers that a device no longer has, newest first. The device itself contains only the newest hundred.',
      query: FormerDeviceIdentifierQuery,
    },
    'GET /api/v3/device/{deviceId}/healthcheck': {
      view: DEVICE_HEALTH_CHECK_VIEW,
      operationId: 'listDeviceHealthChecks',
      summary: 'List health checks',
      description: 'Returns the health checks that a device has reported, newest first.',
      query: DeviceHealthCheckQuery,
    },
    'POST /api/v3/device/{deviceId}/healthcheck': {
      view: DEVICE_HEALTH_CHECK_VIEW,
      operationId: 'checkDeviceHealth',
      summary: 'Report the health of a device',
      description:
        'Stores a health check of a device at an instant. Sending the same health check again changes nothing; a different one of the ' +
        'same instant is rejected with 409. Emits `device.healthcheck`, and `device.lowBattery` or `device.weakSignal` if this is the newest ' +
        'health check and its value has fallen to the threshold.',
      body: HealthCheckInput,
      problems: {
        conflict: { detail: 'The device has said something else of this instant; a health check is not corrected.' },
      },
    },
  },
);
