import { type Adapter, type VendorMessage } from '../adapter';
import { type MessagePart } from '../message-part';
import { type Place } from '../reading/place';
import { attempt, ignored, messagesIn, readJsonMessage } from '../reading/read-message';
import { optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { readValidicMeasurement } from './validic-measurement';

/** Types of objects that the service does not record. The days of continuous monitors have a type of their own, `cgm`, which waits in quarantine. */
const UNSUPPORTED = new Set(['intraday', 'nutrition', 'sleep', 'summary', 'workout']);

/**
 * Objects of Validic Inform, one by one, as a list, or as the answer to a query. An object keeps its id when it changes, and has the time of its deletion when it is
 * withdrawn.
 */
export const VALIDIC: Adapter = {
  name: 'validic',
  version: 2,
  vendor: 'Validic',
  facts: [
    { url: 'https://helpdocs.validic.com/docs/inform-connect-submit-measurements', readOn: '2026-11-30', by: 'vendor' },
    { url: 'https://helpdocs.validic.com/docs/metrics', readOn: '2026-11-30', by: 'vendor' },
    {
      url: 'https://validic.atlassian.net/wiki/pages/diffpagesbyversion.action?originalVersion=2&pageId=3661463561&revisedVersion=3',
      readOn: '2026-11-30',
      by: 'vendor',
    },
  ],
  authentication: ['header', 'basic'],
  makesSecret: false,
  setup: [
    'Let your program that reads the stream of Validic post each object to the address, with the header (or user name and password).',
    'The first object of each user waits in quarantine. Bind the user to the patient once; all later ones follow.',
  ],
  keptHeaders: [],
  needsPatient: false,
  read: (message) => (isPoke(message) ? [POKE] : readJsonMessage(message, (root) => objectsIn(root).flatMap(readObject))),
};

const POKE: MessagePart = { type: 'ignored', pointer: '', code: 'heartbeat' };

/** Returns whether a message is the event that keeps a stream open, which a relay has forwarded as it is. */
const isPoke = ({ body }: VendorMessage) => /^event: ?poke\s*$/.test(body.subarray(0, 100).toString('latin1'));

/** An answer to a query has its objects in `data`; in older ones, the list has the name of their type. */
function objectsIn(root: Place): Place[] {
  const list = ['data', 'measurements'].map((name) => root.at(name)).find(({ value }) => Array.isArray(value));
  return messagesIn(list ?? root);
}

function readObject(place: Place): MessagePart[] {
  return attempt<MessagePart[]>(place, {}, () => {
    const type = optionalWord(place.at('type'));
    if (type === undefined) throw new Unreadable('no_mapping', 'type');
    if (UNSUPPORTED.has(type)) return [ignored(place, 'unsupported_kind')];
    if (type !== 'measurement') throw new Unreadable('kind_unknown', 'type');
    return readValidicMeasurement(place);
  });
}
