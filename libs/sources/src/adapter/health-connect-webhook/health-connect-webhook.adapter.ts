import { type Adapter } from '../adapter';
import { type MessagePart } from '../message-part';
import { isJsonRecord } from '../reading/json-value';
import { readTime } from '../reading/instant';
import { type Place } from '../reading/place';
import { attempt, ignored, readJsonMessage, readPart } from '../reading/read-message';
import { readingPart } from '../reading/reading-part';
import { optionalFlag, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { LISTS, UNSUPPORTED_LISTS } from './health-connect-list';

/** Properties of a message that are not lists of records. */
const ABOUT_MESSAGE = new Set(['app_version', 'test', 'timestamp']);

/** Messages of the app HC Webhook for Android, which sends what Health Connect contains. A message names neither a device nor a person. */
export const HEALTH_CONNECT_WEBHOOK: Adapter = {
  name: 'healthConnectWebhook',
  version: 1,
  vendor: 'Health Connect Webhook',
  facts: [
    {
      url: 'https://github.com/mcnaveen/health-connect-webhook/blob/ed6d706bb46df6ef8bc5d3b0d26db7d78cc5f061/docs/webhook.md',
      readOn: '2026-11-30',
      by: 'vendor',
    },
  ],
  authentication: ['header'],
  makesSecret: false,
  setup: [
    'Add a webhook with the address and the header in the app on the patient’s phone, and leave its format JSON.',
    'Choose the kinds of data, and allow the app to read them in Health Connect.',
    'All readings of this source belong to its patient. Create another source for another patient.',
  ],
  keptHeaders: [],
  needsPatient: true,
  read: (message) => readJsonMessage(message, readExport),
};

function readExport(root: Place): MessagePart[] {
  if (!isJsonRecord(root.value)) throw new Unreadable('no_mapping', null);
  if (optionalFlag(root.at('test')) === true) return [ignored(root, 'test_data')];
  const names = Object.keys(root.value).filter((name) => !ABOUT_MESSAGE.has(name));
  const known = names.filter((name) => LISTS.has(name) || UNSUPPORTED_LISTS.has(name));
  const parts = known.flatMap((name) => readPart(root, {}, () => readList(root, name)));
  // A list that nobody has described has a name that only the message contains, so that its place is that of the message.
  if (known.length < names.length) parts.push({ type: 'unplaced', pointer: '', code: 'kind_unknown' });
  return parts;
}

function readList(root: Place, name: string): MessagePart[] {
  const list = root.at(name);
  const known = LISTS.get(name);
  if (!known) return [ignored(list, 'unsupported_kind')];
  const { kind } = known;
  return list.entries().flatMap((entry) => {
    const place = entry.asPart();
    return attempt<MessagePart[]>(place, { kind }, () => {
      const values = known.read(place);
      const isManual = optionalWord(place.at('metadata').at('recording_method')) === 'manual_entry';
      return [readingPart(place, { kind, values, time: readTime(place.at('time'), null), manual: isManual || undefined })];
    });
  });
}
