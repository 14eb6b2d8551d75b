import { type Adapter } from '../adapter';
import { type MessagePart } from '../message-part';
import { type Place } from '../reading/place';
import { messagesIn, readJsonMessage, readPart } from '../reading/read-message';
import { optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { readDevice, readEvent } from './telli-device';
import { readTelliReading } from './telli-reading';

/**
 * Messages of the devices of Telli Health, in both versions of their model. Version 2 adds the offset of the device, its battery and its signal. The unit of glucose
 * is optional in the vendor's specification, so that a value without it is not understood.
 */
export const TELLI: Adapter = {
  name: 'telli',
  version: 1,
  vendor: 'Telli Health',
  facts: [
    {
      url: 'https://github.com/tellihealth/tellihealth-rpm-api-spec/blob/82ea0bf3fa46f75d1a38e4495777465984bcc435/openapi.yaml',
      readOn: '2026-11-30',
      by: 'vendor',
    },
    { url: 'https://tellihealth.com/developer-guide/', readOn: '2026-11-30', by: 'vendor' },
  ],
  authentication: ['header'],
  makesSecret: false,
  setup: [
    'Register each device with its IMEI, and assign it to its patient.',
    'Send the address and the header to the support of Telli Health. One address receives all kinds of messages; they add the header on request.',
    'Take a measurement. Its message is listed with the source within seconds.',
    'Telli Health documents no second try. After an outage of this service, ask its support to play back the messages of that time.',
  ],
  keptHeaders: [],
  needsPatient: false,
  read: (message) =>
    readJsonMessage(message, (root) => messagesIn(root).flatMap((place) => readPart(place, {}, () => readOne(place)))),
};

function readOne(place: Place): MessagePart[] {
  if (!place.isObject) throw new Unreadable('no_mapping', null);
  const [readingType, type] = [optionalWord(place.at('readingType')), optionalWord(place.at('type'))];
  if (readingType === undefined && type === undefined) throw new Unreadable('no_mapping', null);
  const device = readDevice(place.at('deviceId'));
  return readPart(place, { device }, () =>
    readingType === undefined ? readEvent(place, device, type) : readTelliReading(place, device, readingType),
  );
}
