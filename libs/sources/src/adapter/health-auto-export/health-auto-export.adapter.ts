import { type Adapter } from '../adapter';
import { type MessagePart } from '../message-part';
import { type Place } from '../reading/place';
import { attempt, ignored, readJsonMessage, readPart } from '../reading/read-message';
import { readDeviceTime, readingPart } from '../reading/reading-part';
import { optionalLabel, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { METRICS, UNSUPPORTED_METRICS } from './health-auto-export-metric';

/** Lists next to the metrics, none of which contains readings that the service records. */
const OTHER_LISTS = [
  'cycleTracking',
  'ecg',
  'heartRateNotifications',
  'medications',
  'stateOfMind',
  'symptoms',
  'workouts',
] as const;

/** Messages of the app Health Auto Export for iPhones, which exports what Apple Health contains. A message names neither a device nor a person. */
export const HEALTH_AUTO_EXPORT: Adapter = {
  name: 'healthAutoExport',
  version: 2,
  vendor: 'Health Auto Export',
  facts: [
    {
      url: 'https://github.com/Lybron/health-auto-export/wiki/API-Export---JSON-Format',
      readOn: '2026-11-30',
      by: 'vendor',
    },
  ],
  authentication: ['header'],
  makesSecret: false,
  setup: [
    'Create an automation of the kind “REST API” in the app on the patient’s phone, with the address and the header.',
    'Choose “Health Metrics” as the data type, and JSON as the format.',
    'All readings of this source belong to its patient. Create another source for another patient.',
  ],
  keptHeaders: [],
  needsPatient: true,
  read: (message) => readJsonMessage(message, readExport),
};

function readExport(root: Place): MessagePart[] {
  const data = root.at('data');
  if (!data.isObject) throw new Unreadable('no_mapping', 'data');
  const others = OTHER_LISTS.map((name) => data.at(name)).filter(({ value }) => Array.isArray(value) && value.length > 0);
  const metrics = readPart(data.at('metrics'), {}, () => data.at('metrics').entries().flatMap(readMetric));
  return [...metrics, ...others.map((list) => ignored(list, 'unsupported_kind'))];
}

function readMetric(metric: Place): MessagePart[] {
  return readPart(metric, {}, () => {
    const name = optionalWord(metric.asPart().at('name'));
    if (name === undefined) throw new Unreadable('no_mapping', 'name');
    if (UNSUPPORTED_METRICS.has(name)) return [ignored(metric, 'unsupported_kind')];
    const known = METRICS.get(name);
    if (!known) throw new Unreadable('kind_unknown', 'name');
    const units = metric.asPart().at('units');
    return metric
      .asPart()
      .at('data')
      .entries()
      .flatMap((entry) => {
        const place = entry.asPart();
        return attempt<MessagePart[]>(place, { kind: known.kind }, () => {
          const values = known.read(place, units);
          return [
            readingPart(place, {
              kind: known.kind,
              values,
              provider: readProvider(place),
              ...readDeviceTime(place.at('date')),
            }),
          ];
        });
      });
  });
}

/**
 * Reads the device or app that has measured an entry. An aggregate has none, because the app names those of all readings that it has found until now: "iPhone", and
 * later "Watch|iPhone".
 */
function readProvider(entry: Place): string | undefined {
  const source = optionalLabel(entry.at('source'));
  return entry.at('Avg').isMissing && source?.includes('|') !== true ? source : undefined;
}
