import { REASON_PROPERTY } from '../correction/reason';
import { EMBEDDED_ITEM_VIEW } from '../catalogue/item.view';
import { EMBEDDED_PATIENT_VIEW } from '../patient/patient.view';
import { SITE_REFERENCE_VIEW } from '../site/site.view';
import { choice, count, flag, id, instant, integer, list, object, text } from '../view/property';
import { actorProperties } from '../view/actor-property';
import { eventProperties, VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { DEVICE_STATUSES } from './device-status';
import { DEVICE_EVENT_TYPES } from './device-event';
import { DEVICE_IDENTIFIER_TYPES, MAX_DEVICE_IDENTIFIERS } from '../device-identifier/device-identifier';

/** An event of a device that is embedded in another resource. */
export const EMBEDDED_DEVICE_EVENT_VIEW = view(
  'EmbeddedDeviceEvent',
  'An event in the history of a device, as part of another resource.',
  {
    type: choice(DEVICE_EVENT_TYPES, 'Type of the event.', { example: 'registered' }),
    eventTimestamp: instant('Time of the event.', { example: '2026-01-10T12:00:00.000Z' }),
  },
);

/**
 * An event of a device as the endpoints for devices return it, with its actor. A device inside a reading has no actors, because they would be
 * repeated in every entry of a list.
 */
export const DEVICE_EVENT_VIEW = view('DeviceEvent', 'An event in the history of a device.', {
  ...EMBEDDED_DEVICE_EVENT_VIEW.properties,
  ...actorProperties('caused the event'),
});

/** An event of a device in the list of its events. A device contains no reasons, because it is the payload of events, which webhooks send. */
export const DEVICE_HISTORY_EVENT_VIEW = view('DeviceHistoryEvent', 'An event in the history of a device, with its reason.', {
  ...DEVICE_EVENT_VIEW.properties,
  reason: text(
    'The reason that was given for a correction of custody or of the clock; null if none was given. The reason for setting the status is not returned.',
    { nullable: true, example: null },
  ),
});

export const DEVICE_IDENTIFIER_VIEW = view('DeviceIdentifier', 'An identifier by which a device is known outside the service.', {
  type: choice(DEVICE_IDENTIFIER_TYPES, 'The type of identifier.', { example: 'serial' }),
  value: text('The identifier, as it was sent.', { example: 'EXAMPLE-0001' }),
});

export const FORMER_DEVICE_IDENTIFIER_VIEW = view('FormerDeviceIdentifier', 'An identifier that a device no longer has.', {
  ...DEVICE_IDENTIFIER_VIEW.properties,
  endTimestamp: instant('Time at which the device lost the identifier.', { example: '2026-01-20T10:00:00.000Z' }),
});

const EVENTS = {
  description: 'The newest hundred events of the device, oldest first.',
  operation: 'GET /api/v3/device/{deviceId}/event',
};

/** The identifiers of a device, within the device or another resource. */
export const DEVICE_IDENTIFIERS_PROPERTY = list(
  DEVICE_IDENTIFIER_VIEW,
  `The identifiers of the device, by type, then value. A device gets at most ${MAX_DEVICE_IDENTIFIERS}.`,
  { maxItemsWhenWritten: MAX_DEVICE_IDENTIFIERS },
);

/** A device as embedded in another resource, with exactly the properties that section 2 of the specification lists, in the same order. */
export const EMBEDDED_DEVICE_VIEW = view('EmbeddedDevice', 'A device, as part of another resource.', {
  id: id('Identifier, which the service assigns.', { example: 21 }),
  currentPatient: object(EMBEDDED_PATIENT_VIEW, 'The patient who holds the device now; null if nobody does.', { nullable: true }),
  currentStatus: choice(DEVICE_STATUSES, 'The current status of the device.', { example: 'withPatient' }),
  deviceEvents: list(EMBEDDED_DEVICE_EVENT_VIEW, EVENTS.description, {
    rest: { count: null, operation: EVENTS.operation },
    example: [
      { type: 'registered', eventTimestamp: '2026-01-10T12:00:00.000Z' },
      { type: 'associationCreated', eventTimestamp: '2026-01-12T09:30:00.000Z' },
    ],
  }),
  deviceIdentifiers: DEVICE_IDENTIFIERS_PROPERTY,
  disabledReadings: flag('Whether readings that the device sends are dropped.', { example: false }),
  item: object(EMBEDDED_ITEM_VIEW, 'The item of the catalogue of which the device is a unit.'),
});

const percentOrNull = (description: string, example: number | null) =>
  integer({ minimum: 0, maximum: 100 }, `${description} Percent; null if it was not reported.`, { nullable: true, example });

/** The newest value of each health property that the device has reported. */
const DEVICE_HEALTH_VIEW = view('DeviceHealth', 'The newest battery level and signal strength that a device has reported.', {
  eventTimestamp: instant('Time of the newest report.', { example: '2026-01-15T08:00:00.000Z' }),
  batteryPercentage: percentOrNull('Battery level.', 80),
  signalStrength: percentOrNull('Strength of the connection.', null),
});

/** A device as the endpoints for devices return it, including the properties that this service adds to the specification. */
export const DEVICE_VIEW = view('Device', 'One unit of an item of the catalogue.', {
  ...EMBEDDED_DEVICE_VIEW.properties,
  deviceEvents: list(DEVICE_EVENT_VIEW, EVENTS.description, {
    rest: { count: 'deviceEventCount', operation: EVENTS.operation },
    example: [
      { type: 'registered', eventTimestamp: '2026-01-10T12:00:00.000Z', actor: 'Warehouse', actorKind: 'key', actorId: 3 },
      {
        type: 'associationCreated',
        eventTimestamp: '2026-01-12T09:30:00.000Z',
        actor: 'jane@clinic.example.org',
        actorKind: 'person',
        actorId: 4,
      },
    ],
  }),
  site: object(SITE_REFERENCE_VIEW, 'The site that keeps the device or handed it out; null if there is none.', {
    nullable: true,
  }),
  deviceEventCount: count('Number of all events of the device.', 2),
  formerIdentifiers: list(
    FORMER_DEVICE_IDENTIFIER_VIEW,
    'The newest hundred identifiers that the device no longer has, oldest first.',
    { rest: { count: 'formerIdentifierCount', operation: 'GET /api/v3/device/{deviceId}/former-identifier' }, example: [] },
  ),
  formerIdentifierCount: count('Number of all identifiers that the device no longer has.', 0),
  externalIdentifier: text("The device's identifier in the customer's own system.", { nullable: true, example: 'meter-0001' }),
  lastHealthCheck: object(DEVICE_HEALTH_VIEW, 'The newest health check of the device; null if there is none.', {
    nullable: true,
    example: null,
  }),
  silentSinceTimestamp: instant(
    'Time since which the device counts as silent, by the `expectedIntervalMinutes` of its item; null if it does not.',
    { nullable: true, example: null },
  ),
  droppedReadings: integer(
    { format: 'int64', minimum: 0 },
    'Number of readings that were dropped because readings were disabled.',
    {
      example: 0,
    },
  ),
  ...VERSION_PROPERTIES,
});

export type DeviceHistoryEventView = ViewOf<typeof DEVICE_HISTORY_EVENT_VIEW>;
export type FormerDeviceIdentifierView = ViewOf<typeof FORMER_DEVICE_IDENTIFIER_VIEW>;
export type DeviceView = ViewOf<typeof DEVICE_VIEW>;

/** The id of a device within another resource. */
export const DEVICE_REFERENCE_VIEW = view('DeviceReference', 'A device, as part of another resource.', {
  id: id('Identifier of the device.', { example: 21 }),
});

export const DEVICE_HEALTH_CHECK_VIEW = view('DeviceHealthCheck', 'A health check that a device reported.', {
  id: id('Identifier, which the service assigns.', { example: 51 }),
  device: object(DEVICE_REFERENCE_VIEW, 'The device.'),
  ...DEVICE_HEALTH_VIEW.properties,
});

export type DeviceHealthCheckView = ViewOf<typeof DEVICE_HEALTH_CHECK_VIEW>;

export const DEVICE_ASSIGNMENT_VIEW = view('DeviceAssignment', 'A period in which a patient held a device.', {
  id: id('Identifier, which the service assigns.', { example: 31 }),
  patient: object(EMBEDDED_PATIENT_VIEW, 'The patient.'),
  startTimestamp: instant('Beginning of the period, inclusive.', { example: '2026-01-12T09:30:00.000Z' }),
  endTimestamp: instant('End of the period, exclusive; null while the patient holds the device.', {
    nullable: true,
    example: null,
  }),
  ...REASON_PROPERTY,
  ...actorProperties('changed the assignment last'),
});

export type DeviceAssignmentView = ViewOf<typeof DEVICE_ASSIGNMENT_VIEW>;

export const DEVICE_VALIDATION_VIEW = view('DeviceValidation', 'Whether an identifier belongs to a known device.', {
  valid: flag('Whether exactly one device has the identifier.', { example: true }),
  device: object(DEVICE_VIEW, 'The device that has the identifier; null if no device or several devices have it.', {
    nullable: true,
  }),
});

export type DeviceValidationView = ViewOf<typeof DEVICE_VALIDATION_VIEW>;

/** The payload of `device.associationCreated` and `device.associationRemoved`. */
export const DEVICE_ASSOCIATION_VIEW = view(
  'DeviceAssociationEvent',
  'A device, and the patient who received it or no longer holds it.',
  {
    ...eventProperties('device'),
    device: object(EMBEDDED_DEVICE_VIEW, 'The current state of the device.'),
    patient: object(EMBEDDED_PATIENT_VIEW, 'The patient.'),
  },
);

/** The payload of `device.healthcheck`, `device.lowBattery` and `device.weakSignal`. */
export const DEVICE_HEALTH_EVENT_VIEW = view('DeviceHealthEvent', 'A device, and a health check that it reported.', {
  ...eventProperties('device'),
  device: object(EMBEDDED_DEVICE_VIEW, 'The current state of the device.'),
  healthCheck: object(DEVICE_HEALTH_CHECK_VIEW, 'Values that the device reported.'),
});

export type DeviceHealthEventView = ViewOf<typeof DEVICE_HEALTH_EVENT_VIEW>;
