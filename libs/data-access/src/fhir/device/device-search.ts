import {
  codeParameter,
  idParameter,
  lastUpdatedParameter,
  referenceParameter,
  type SearchDefinition,
  tokenParameter,
} from '@rpm/fhir';

export const DEVICE_PARAMETERS = {
  _id: idParameter(),
  _lastUpdated: lastUpdatedParameter(),
  patient: referenceParameter('The patient who holds the device now.', ['Patient'], { mayBeMissing: true }),
  identifier: tokenParameter('Identifier of the device in this service, serial number, IMEI or MAC address.'),
  type: tokenParameter('Type of the device, a code of ISO/IEEE 11073-10101 such as urn:iso:std:iso:11073:10101|528391.'),
  status: codeParameter('Whether the device is available for use.', {
    system: 'http://hl7.org/fhir/device-status',
    codes: ['active', 'inactive'],
  }),
};

export const DEVICE_SEARCH: SearchDefinition<typeof DEVICE_PARAMETERS> = {
  type: 'Device',
  parameters: DEVICE_PARAMETERS,
  includes: {},
  sorts: ['_id', '_lastUpdated'],
};

export const DEVICE_USE_PARAMETERS = {
  _id: idParameter(),
  _lastUpdated: lastUpdatedParameter(),
  patient: referenceParameter('The patient who held the device.', ['Patient']),
  subject: referenceParameter('The patient who held the device.', ['Patient']),
  device: referenceParameter('The device.', ['Device']),
  identifier: tokenParameter('Identifier of the assignment in this service.'),
};

/** Assignments that a correction has made void are found only if the search names `_id` or `_lastUpdated`. */
export const DEVICE_USE_SEARCH: SearchDefinition<typeof DEVICE_USE_PARAMETERS> = {
  type: 'DeviceUseStatement',
  parameters: DEVICE_USE_PARAMETERS,
  includes: {},
  sorts: ['_id', '_lastUpdated'],
};
