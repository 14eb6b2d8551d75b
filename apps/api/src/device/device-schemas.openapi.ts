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
  LOW_BATTERY,
  WEAK_SIGNAL,
} from '@rpm/domain';
import { given, givenPatch } from '../openapi/given';
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

const NAME = {
  deviceId: 'Identifier of the device; send this or `deviceIdentifier`.',
  deviceIdentifier: 'Any of its identifiers, of whatever type; a MAC address in any spelling.',
};

export const deviceSchemas: Record<string, Schema> = {
  ...shown,
  ...pageSchema('Device'),
  ...pageSchema('DeviceAssignment'),
  ...given(DeviceInput, 'A unit that is to be registered.', {
    id: 'Accepted and ignored: the service manages identifiers.',
    item: 'The item of the catalogue that it is one of.',
    deviceIdentifiers: 'By what names the outside world knows it; at least one, and of each type as many as it has.',
    site: 'The site that keeps it; without one it is in the central stock.',
    externalIdentifier: "What the customer's own system calls it.",
  }),
  ...given(DeviceIdentifierInput, 'A name the outside world has for a device.', {
    type: 'What kind of name it is.',
    value:
      'The name. An IMEI has 15 digits and an ICCID 18 to 22, the last of which checks the others; a MAC address has 12 or 16 ' +
      'hexadecimal digits, separated as you like; a SIM card number has 5 to 22 digits.',
  }),
  ...givenPatch('DevicePatchInput', DevicePatchInput, 'What is to change of a device.', {
    externalIdentifier: "What the customer's own system calls it.",
    site: 'The site that keeps it. A device that is free is `availableAtSite` as soon as it has one.',
    currentStatus: 'Sets the status by hand, where the record is not what is true.',
    note: 'Why the status is set; only with `currentStatus`. Kept, and not shown.',
  }),
  ...given(DeviceNameInput, 'Which device: send exactly one of these.', NAME),
  ...given(AssociationInput, 'Which device and which patient: send exactly one of two for each.', {
    ...NAME,
    patientId: 'Identifier of the patient; send this or `patientExternalIdentifier`.',
    patientExternalIdentifier: "What the customer's own system calls the patient.",
  }),
  ...given(HealthCheckInput, 'What a device says of itself.', {
    id: 'Accepted and ignored: the service manages identifiers.',
    eventTimestamp: 'When it said so; from the year 2000 to 15 minutes from now.',
    batteryPercentage: `What is left in the battery; low at ${LOW_BATTERY} and below.`,
    signalStrength: `How well it is connected; weak at ${WEAK_SIGNAL} and below.`,
  }),
};
