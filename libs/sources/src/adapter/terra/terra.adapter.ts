import { type Adapter } from '../adapter';
import { type MessagePart } from '../message-part';
import { type Place } from '../reading/place';
import { ignored, readJsonMessage, readPart } from '../reading/read-message';
import { optionalKey, optionalLabel, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { readTerraDay } from './terra-body';

/** Events that contain data which the service does not record. */
const UNSUPPORTED = new Set(['activity', 'athlete', 'daily', 'menstruation', 'nutrition', 'sleep']);

/** Events about a connection or a request, which contain no data. */
const NOTICES = new Set([
  'access_revoked',
  'auth',
  'connection_error',
  'deauth',
  'google_no_datasource',
  'large_request_processing',
  'large_request_sending',
  'permission_change',
  'processing',
  'rate_limit_hit',
  'user_reauth',
]);

/**
 * Events of Terra. An event contains all samples of a day, and replaces the earlier events of that day. Samples come from the accounts of a person. Events whose data
 * lie elsewhere, under an address in the event, wait in quarantine.
 */
export const TERRA: Adapter = {
  name: 'terra',
  version: 2,
  vendor: 'Terra',
  facts: [
    {
      url: 'https://github.com/tryterra/terra-client-js/tree/2eea49c91f4293f6856e0e7b1d3eb6221a5d1b80/src/api/types',
      readOn: '2026-11-30',
      by: 'vendor',
    },
    {
      url: 'https://github.com/tryterra/openapi/blob/c1f5faee8b53179757c27a96ae5faf437d116306/dist/core/v2-bundled.yaml',
      readOn: '2026-11-30',
      by: 'vendor',
    },
  ],
  authentication: ['terra'],
  makesSecret: true,
  setup: [
    'Add the address as a webhook destination in the dashboard of Terra.',
    'Copy the signing secret of Terra, and enter it with “New secret” on the page of the source, or with “rpm-admin ingest source rotate”. Until then, messages are refused.',
    'The first message of each user waits in quarantine. Bind the user to the patient once; all later ones follow.',
  ],
  keptHeaders: [],
  needsPatient: false,
  read: (message) => readJsonMessage(message, readEvent),
};

function readEvent(root: Place): MessagePart[] {
  const type = optionalWord(root.at('type'));
  if (type === undefined) throw new Unreadable('no_mapping', 'type');
  if (type === 'healthcheck') return [ignored(root, 'heartbeat')];
  if (NOTICES.has(type)) return [ignored(root, 'subscription_check')];
  if (UNSUPPORTED.has(type)) return [ignored(root, 'unsupported_kind')];
  if (type !== 'body') throw new Unreadable('no_mapping', 'type');
  const user = root.at('user');
  const person = optionalKey(user.at('reference_id')) ?? optionalKey(user.at('user_id'));
  if (person === undefined) throw new Unreadable('value_missing', 'user.user_id');
  const provider = optionalLabel(user.at('provider'));
  const days = root.at('data').entries();
  return days.flatMap((day) => readPart(day, { person }, () => readTerraDay(day, { person, provider })));
}
