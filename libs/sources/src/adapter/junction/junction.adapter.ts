import { type Adapter } from '../adapter';
import { type MessagePart, type PartTime } from '../message-part';
import { numberOf } from '../reading/decimal';
import { deviceOffset, readTime, readWrittenTime } from '../reading/instant';
import { type Place } from '../reading/place';
import { attempt, ignored, messagesIn, type PartContext, readJsonMessage } from '../reading/read-message';
import { readingPart } from '../reading/reading-part';
import { optionalKey, optionalLabel, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { JUNCTION_RESOURCES, UNSUPPORTED_RESOURCES } from './junction-resource';

/** Events about laboratories, connections and queries, none of which contains readings. */
const OTHER_EVENTS = /^(labtest|lab_report|continuous_query|team|user|link)\./;
const CONNECTION_EVENTS = /^provider\./;

/**
 * Events of Junction, which was called Vital. A sample is known by its resource, its provider and its time, and an event `updated` replaces its value. Samples come from
 * the accounts of a person, and name no device.
 */
export const JUNCTION: Adapter = {
  name: 'junction',
  version: 2,
  vendor: 'Junction',
  facts: [
    { url: 'https://docs.junction.com/webhooks/event-structure', readOn: '2026-11-30', by: 'vendor' },
    {
      url: 'https://docs.junction.com/wearables/providers/timestamps-and-time-zones.md',
      readOn: '2026-11-30',
      by: 'vendor',
    },
    { url: 'https://docs.tryvital.io/event-catalog/daily.data.glucose.updated', readOn: '2026-11-30', by: 'vendor' },
    { url: 'https://docs.tryvital.io/event-catalog/daily.data.blood_pressure.updated', readOn: '2026-11-30', by: 'vendor' },
  ],
  authentication: ['standardWebhooks'],
  makesSecret: true,
  setup: [
    'Create a webhook endpoint in the dashboard of Junction with the address. Choose the events daily.data and historical.data.',
    'Copy the signing secret of the endpoint (whsec_…), and enter it with “New secret” on the page of the source, or with “rpm-admin ingest source rotate”. Until then, messages are refused.',
    'The first message of each user waits in quarantine. Bind the user to the patient once; all later ones follow.',
  ],
  keptHeaders: ['svix-id'],
  needsPatient: false,
  read: (message) => readJsonMessage(message, (root) => messagesIn(root).flatMap(readEvent)),
};

function readEvent(place: Place): MessagePart[] {
  return attempt<MessagePart[]>(place, {}, () => {
    const type = optionalWord(place.at('event_type'));
    if (type === undefined) throw new Unreadable('no_mapping', 'event_type');
    if (OTHER_EVENTS.test(type)) return [ignored(place, 'unsupported_kind')];
    if (CONNECTION_EVENTS.test(type)) return [ignored(place, 'subscription_check')];
    const [, period, resource = '', change] = /^(daily|historical)\.data\.([a-z0-9_]+)\.(created|updated)$/.exec(type) ?? [];
    if (period === undefined) throw new Unreadable('no_mapping', 'event_type');
    // The end of a historical import is announced without its samples.
    if (period === 'historical' && place.at('data').at('data').value === undefined) return [ignored(place, 'subscription_check')];
    if (UNSUPPORTED_RESOURCES.has(resource)) return [ignored(place, 'unsupported_kind')];
    return readSamples(place, resource, change === 'updated');
  });
}

function readSamples(place: Place, name: string, isUpdate: boolean): MessagePart[] {
  const resource = JUNCTION_RESOURCES.get(name);
  if (!resource) throw new Unreadable('kind_unknown', 'event_type');
  const { kind } = resource;
  const data = place.at('data');
  const person = optionalKey(place.at('client_user_id')) ?? optionalKey(place.at('user_id')) ?? optionalKey(data.at('user_id'));
  if (person === undefined) throw new Unreadable('value_missing', 'user_id');
  const samples = data.at('data');
  if (samples.isMissing) throw samples.unreadable();
  const source = data.at('source');
  const provider = optionalLabel(source.at('slug')) ?? optionalLabel(source.at('provider'));
  const isFloating = FLOATING.has(provider ?? '');
  return samples.entries().flatMap((entry) => {
    const sample = entry.asPart();
    const context: PartContext = { kind, person };
    return attempt<MessagePart[]>(sample, context, () => {
      const values = resource.read(sample);
      if (values === null) return [ignored(sample, 'unsupported_kind')];
      return [
        readingPart(sample, {
          kind,
          values,
          person,
          provider: withApp(provider, source),
          ...readSampleTime(sample, isFloating),
          action: isUpdate ? 'correct' : undefined,
        }),
      ];
    });
  });
}

/** Returns a provider with the app at it: Apple Health and Health Connect contain the readings of several apps. */
function withApp(provider: string | undefined, source: Place): string | undefined {
  const app = optionalLabel(source.at('app_id'));
  return app === undefined ? provider : `${provider ?? ''} ${app}`.trim().slice(0, 255).toWellFormed();
}

/** Providers whose times are local, although they end with `+00:00`. */
const FLOATING = new Set(['abbott_libreview', 'freestyle_libre']);

/** Reads the time of a sample, and its offset, which is in seconds and often null. */
function readSampleTime(sample: Place, isFloating: boolean): { time: PartTime; deviceTimeZoneOffset?: number | undefined } {
  if (isFloating) return { time: { local: readWrittenTime(sample.at('timestamp')).local, zone: null } };
  const seconds = numberOf(sample.at('timezone_offset').value);
  return {
    time: readTime(sample.at('timestamp'), null),
    deviceTimeZoneOffset: deviceOffset(seconds === null ? undefined : seconds / 60),
  };
}
