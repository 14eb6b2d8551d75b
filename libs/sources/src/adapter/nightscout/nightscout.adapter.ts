import { type Adapter, type VendorMessage } from '../adapter';
import { type MessagePart } from '../message-part';
import { type Place } from '../reading/place';
import { ignored, messagesIn, readJsonMessage, readPart } from '../reading/read-message';
import { readEntry } from './nightscout-entry';

/** Paths of the uploads that contain no readings. Treatments are insulin, meals and notes; the others describe the uploader. */
const WITHOUT_READINGS: Readonly<Record<string, 'heartbeat' | 'unsupported_kind' | 'settings'>> = {
  activity: 'unsupported_kind',
  devicestatus: 'heartbeat',
  food: 'unsupported_kind',
  profile: 'settings',
  treatments: 'unsupported_kind',
};

/**
 * Uploads of the apps that write to a Nightscout site by the first version of its API: xDrip+, Juggluco, Loop and others. The text `device` of an entry names the app, and
 * not a device, so that a source has one patient. The battery in the status of an uploader is that of the phone.
 */
export const NIGHTSCOUT: Adapter = {
  name: 'nightscout',
  version: 2,
  vendor: 'Nightscout uploaders',
  facts: [
    {
      url: 'https://github.com/nightscout/cgm-remote-monitor/tree/7e0e77f88fc113a76fe363504125f5b36b8a3fe3/lib/api',
      readOn: '2026-11-30',
      by: 'vendor',
    },
  ],
  authentication: ['apiSecret'],
  makesSecret: false,
  setup: [
    'In most uploader apps, such as Juggluco or Strimma, enter the address as that of the Nightscout site, and the API secret.',
    'xDrip+ has one field for both: enter the address there with the API secret and @ after https://, and with /api/v1/ at the end.',
    'Loop and its relatives drop what follows the host in an address, so they cannot send to a source.',
    'The messages name no person, so all readings of this source belong to its patient. Create another source for another patient.',
  ],
  keptHeaders: [],
  needsPatient: true,
  // Loop uploads only after the first path has answered, and other uploaders look at the others.
  answers: {
    'api/v1/experiments/test': { status: 'ok' },
    'api/v1/experiments/test.json': { status: 'ok' },
    'api/v1/status': { status: 'ok', apiEnabled: true },
    'api/v1/status.json': { status: 'ok', apiEnabled: true },
    'api/v1/entries': [],
    'api/v1/entries.json': [],
    'api/v1/devicestatus': [],
    'api/v1/devicestatus.json': [],
    'api/v1/treatments': [],
    'api/v1/treatments.json': [],
  },
  answerTo: 'body',
  read: (message) =>
    readJsonMessage(message, (root) => {
      const code = WITHOUT_READINGS[collectionOf(message)];
      if (code !== undefined) return [ignored(root, code)];
      return messagesIn(root).flatMap((place) => readOne(place));
    }),
};

/** Returns the name of the collection in a path such as `api/v1/entries.json`; messages without such a path contain entries. */
function collectionOf({ path }: VendorMessage): string {
  const name = /^\/?api\/v1\/([a-z]+)(?:\.json)?\/?$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(WITHOUT_READINGS, name) ? name : 'entries';
}

function readOne(place: Place): MessagePart[] {
  return readPart(place, {}, () => readEntry(place));
}
