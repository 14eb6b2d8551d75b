import { type ReadingKindName } from '@rpm/domain';
import { type MessagePart } from '../message-part';
import { numberOf, readDecimal, readWhole } from '../reading/decimal';
import { deviceOffset, readTime, readWrittenTime } from '../reading/instant';
import { type Place } from '../reading/place';
import { attempt, ignored, readPart } from '../reading/read-message';
import { readingPart } from '../reading/reading-part';
import { Unreadable } from '../reading/unreadable';
import { readIn } from '../reading/values';

interface SampleList {
  path: readonly string[];
  /** The kind of the readings; null if the service does not record the samples. */
  kind: ReadingKindName | null;
  /** Returns the values of a sample; null if it contains none that the service records. */
  read: (sample: Place) => Readonly<Record<string, unknown>> | null;
  time?: string;
}

const HEART_RATE = ['heart_data', 'heart_rate_data', 'detailed'] as const;

const LISTS: readonly SampleList[] = [
  {
    path: ['blood_pressure_data', 'blood_pressure_samples'],
    kind: 'bloodPressure',
    read: (sample) => ({ systolic: readWhole(sample.at('systolic_bp')), diastolic: readWhole(sample.at('diastolic_bp')) }),
  },
  {
    path: ['glucose_data', 'blood_glucose_samples'],
    kind: 'bloodGlucose',
    read: (sample) => readIn('bloodGlucose', sample.at('blood_glucose_mg_per_dL'), 'mgdl'),
  },
  // Samples of the same sensor that are more frequent and less accurate.
  unsupported('glucose_data', 'detailed_blood_glucose_samples'),
  { path: [...HEART_RATE, 'hr_samples'], kind: 'heartRate', read: (sample) => ({ heartRate: readWhole(sample.at('bpm')) }) },
  {
    path: [...HEART_RATE, 'hrv_samples_sdnn'],
    kind: 'heartRateVariability',
    read: (sample) => ({
      heartRateVariability: readDecimal(sample.at('hrv_sdnn')),
      heartRateVariabilityAlgorithmType: 'sdnn',
    }),
  },
  unsupported(...HEART_RATE, 'hrv_samples_rmssd'),
  { path: ['oxygen_data', 'saturation_samples'], kind: 'bloodOxygen', read: readSaturation },
  {
    path: ['temperature_data', 'body_temperature_samples'],
    kind: 'temperature',
    read: (sample) => readIn('temperature', sample.at('temperature_celsius'), 'celsius'),
  },
  unsupported('temperature_data', 'ambient_temperature_samples'),
  unsupported('temperature_data', 'skin_temperature_samples'),
  {
    path: ['measurements_data', 'measurements'],
    kind: 'weight',
    read: (sample) => (sample.at('weight_kg').isMissing ? null : readIn('weight', sample.at('weight_kg'), 'kg')),
    time: 'measurement_time',
  },
  unsupported('ketone_data', 'ketone_samples'),
];

/** The person to whom samples belong, and the account from which Terra has them. */
interface TerraOrigin {
  person: string;
  provider: string | undefined;
}

/** Reads the samples of a day. A day without any sample of these lists contains only sums and means. */
export function readTerraDay(day: Place, origin: TerraOrigin): MessagePart[] {
  if (!day.isObject) throw day.unreadable();
  const parts = LISTS.flatMap((list) => readPart(day, { person: origin.person }, () => readList(day, origin, list)));
  return parts.length > 0 ? parts : [ignored(day, 'unsupported_kind')];
}

function readList(
  day: Place,
  { person, provider }: TerraOrigin,
  { path, kind, read, time = 'timestamp' }: SampleList,
): MessagePart[] {
  const list = path.reduce((place, name) => place.at(name), day);
  const entries = list.entries();
  if (kind === null) return entries.length > 0 ? [ignored(list, 'unsupported_kind')] : [];
  return entries.flatMap((entry) => {
    const sample = entry.asPart();
    return attempt<MessagePart[]>(sample, { kind, person }, () => {
      const values = read(sample);
      if (values === null) return [ignored(sample, 'unsupported_kind')];
      return [readingPart(sample, { kind, values, person, provider, ...readSampleTime(sample.at(time)), action: 'correct' })];
    });
  });
}

/** Reads the time of a sample. Its offset is that of the person, as is a time without one. */
function readSampleTime(place: Place) {
  return { time: readTime(place, null), deviceTimeZoneOffset: deviceOffset(readWrittenTime(place).offset) };
}

/** The types of saturation, which Terra's schema calls `OxygenSaturationType`: 0 is that of the blood, and 1 that of a muscle. */
const OF_BLOOD = 0;
const OF_MUSCLE = 1;

function readSaturation(sample: Place) {
  const type = sample.at('type').isMissing ? OF_BLOOD : numberOf(sample.at('type').value);
  if (type === OF_MUSCLE) return null;
  if (type !== OF_BLOOD) throw new Unreadable('kind_unknown', 'type');
  const percentage = sample.at('percentage');
  // Some providers state a fraction of 1, which is the unit that this message does not name.
  if ((numberOf(percentage.value) ?? 100) <= 1) throw new Unreadable('unit_unknown', 'percentage');
  return { bloodOxygen: readWhole(percentage) };
}

function unsupported(...path: string[]): SampleList {
  return { path, kind: null, read: () => null };
}
