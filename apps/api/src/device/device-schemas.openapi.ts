import {
  AssociationInput,
  DEVICE_EVENT_TYPES,
  DEVICE_IDENTIFIER_TYPES,
  DEVICE_STATUSES,
  DeviceIdentifierInput,
  DeviceInput,
  DeviceNameInput,
  DevicePatchInput,
  HealthCheckInput,
} from '@rpm/domain';
import { bodySchema, patchSchema } from '../openapi/input-schema';
import { type Schema } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { id, instant, instantOrNull, ref, refOrNull, shownObject, textOrNull } from '../openapi/schema';

const list = (of: string, description: string): Schema => ({ type: 'array', items: ref(of), description });
const percentOrNull = (description: string): Schema => ({
  type: ['integer', 'null'],
  minimum: 0,
  maximum: 100,
  description: `${description} Percent; null when not told.`,
});

/** The specification's. */
const SPECIFIED = {
  id: id('Managed by the service.'),
  currentPatient: refOrNull('EmbeddedPatient', 'The patient the device is with now; null when it is with none.'),
  currentStatus: { type: 'string', enum: DEVICE_STATUSES, description: 'Where the device is in its life now.' },
  deviceEvents: list('DeviceEvent', 'What happened to the device, oldest first; the newest hundred.'),
  deviceIdentifiers: list('DeviceIdentifier', 'By type, then value.'),
  disabledReadings: { type: 'boolean', description: 'Whether readings the device sends are dropped.' },
  item: ref('EmbeddedItem'),
} satisfies Record<string, Schema>;

const HEALTH = {
  eventTimestamp: instant('When the device said so.'),
  batteryPercentage: percentOrNull('What is left in the battery.'),
  signalStrength: percentOrNull('How well the device is connected.'),
} satisfies Record<string, Schema>;

const shown = {
  Device: shownObject('One unit of an item of the catalogue.', {
    ...SPECIFIED,
    site: refOrNull('SiteReference', 'The site that keeps the device, or has handed it out; null when none does.'),
    externalIdentifier: textOrNull("What the customer's own system calls the device."),
    lastHealthCheck: refOrNull('DeviceHealth', 'How the device is, as far as it has told; null when it never has.'),
    droppedReadings: { type: 'integer', format: 'int64', minimum: 0, description: 'How many readings came while disabled.' },
  }),
  EmbeddedDevice: shownObject('A device, as part of another resource.', SPECIFIED),
  DeviceEvent: shownObject('Something that happened to a device.', {
    type: { type: 'string', enum: DEVICE_EVENT_TYPES, description: 'What happened.' },
    eventTimestamp: instant('When it happened.'),
  }),
  DeviceIdentifier: shownObject('A name the outside world has for a device.', {
    type: { type: 'string', enum: DEVICE_IDENTIFIER_TYPES, description: 'What kind of name it is.' },
    value: { type: 'string', description: 'The name, as it was sent.' },
  }),
  SiteReference: shownObject('A site, as others name it.', {
    id: id('Identifier of the site.'),
    name: textOrNull('Name of the site.'),
  }),
  DeviceHealth: shownObject('The newest a device has told of each, and when it told last.', HEALTH),
  DeviceHealthCheck: shownObject('What a device said of itself.', {
    id: id('Managed by the service.'),
    deviceId: id('Identifier of the device.'),
    ...HEALTH,
  }),
  DeviceAssignment: shownObject('That a patient held a device.', {
    id: id('Managed by the service.'),
    patient: ref('EmbeddedPatient'),
    startTimestamp: instant('From when on.'),
    endTimestamp: instantOrNull('Until when, exclusive; null while the patient holds it.'),
  }),
  DeviceValidation: shownObject('Whether an identifier is one of a known device.', {
    valid: { type: 'boolean', description: 'Whether it names exactly one device.' },
    device: refOrNull('Device', 'The device that it names; null when it names none, or several.'),
  }),
};

export const deviceSchemas: Record<string, Schema> = {
  ...shown,
  ...pageSchema('Device'),
  ...pageSchema('DeviceAssignment'),
  ...bodySchema(DeviceInput),
  ...bodySchema(DeviceIdentifierInput),
  ...patchSchema(DevicePatchInput),
  ...bodySchema(DeviceNameInput),
  ...bodySchema(AssociationInput),
  ...bodySchema(HealthCheckInput),
};
