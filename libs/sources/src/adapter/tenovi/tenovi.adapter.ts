import { type Adapter } from '../adapter';
import { type MessagePart } from '../message-part';
import { type Place } from '../reading/place';
import { attempt, ignored, messagesIn, readJsonMessage } from '../reading/read-message';
import { optionalFlag, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { joinMeasurements } from './tenovi-join';
import { readTenoviMeasurement, type TenoviMeasurement } from './tenovi-measurement';

/**
 * Messages of Tenovi's measurement webhooks. What a device measures at once, such as a pressure and a pulse, comes in one list or in several messages, depending on
 * a setting of the webhook. Properties of a list are joined here; those that come alone complete the reading that another message contains.
 */
export const TENOVI: Adapter = {
  name: 'tenovi',
  version: 1,
  vendor: 'Tenovi',
  facts: [
    { url: 'https://docs.tenovi.com/hwi-api/webhooks/measurement-webhooks', readOn: '2026-11-30', by: 'vendor' },
    { url: 'https://docs.tenovi.com/guides/device-overview', readOn: '2026-11-30', by: 'vendor' },
    { url: 'https://docs.tenovi.com/devices/tenovi-glucometer', readOn: '2026-11-30', by: 'vendor' },
    // The units of weight, temperature and peak flow.
    {
      url: 'https://github.com/metriport/metriport/tree/develop/packages/api/src/mappings/tenovi',
      readOn: '2026-11-30',
      by: 'community',
    },
  ],
  authentication: ['header', 'basic'],
  makesSecret: false,
  setup: [
    'Register each device, and assign it to its patient.',
    'Create a webhook for measurements in the settings of Tenovi, with the address and the header (or user name and password).',
    'Choose that measurements are sent as an array (post_as_array), so that a blood pressure and its pulse arrive together.',
    'Send the test message of Tenovi. It is listed with the source as ignored test data.',
    'The first measurement of each device waits in quarantine. Bind it to the device once; all later ones follow.',
  ],
  keptHeaders: [],
  needsPatient: false,
  read: (message) =>
    readJsonMessage(message, (root) => {
      const read = messagesIn(root).map((place) => attempt(place, {}, () => readMessage(place)));
      return joinMeasurements(read);
    }),
};

function readMessage(place: Place): TenoviMeasurement | MessagePart[] {
  if (!place.isObject) throw new Unreadable('no_mapping', null);
  const metric = optionalWord(place.at('metric'))?.toLowerCase();
  if (metric === undefined) return readNotice(place);
  if (optionalFlag(place.at('dummy_data')) === true) return [ignored(place, 'test_data')];
  return readTenoviMeasurement(place, metric);
}

/** Properties that only the webhook about the fulfilment of orders has. */
const NOTICE_PROPERTIES = ['shipping_status', 'status', 'status ', 'tracking_link', 'tracking_number'];

function readNotice(place: Place): MessagePart[] {
  if (NOTICE_PROPERTIES.some((name) => place.at(name).value !== undefined)) return [ignored(place, 'settings')];
  throw new Unreadable('no_mapping', null);
}
