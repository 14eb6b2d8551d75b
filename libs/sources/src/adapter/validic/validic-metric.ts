import { type ReadingKindName } from '@rpm/domain';
import { readWhole } from '../reading/decimal';
import { type Place } from '../reading/place';
import { optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { readWithUnit } from '../reading/values';

/** The metrics of a measurement, by their types. */
export type Metrics = ReadonlyMap<string, Place>;

/** A kind of reading that a measurement contains. */
interface FoundKind {
  kind: ReadingKindName;
  /** Whether a device or a person has stated the value; undefined if the metric does not say. */
  origin: string | undefined;
  read: () => Readonly<Record<string, unknown>>;
}

/** Returns the kinds of readings in the metrics of a measurement. A pulse belongs to the pressure or the saturation next to it. */
export function readKinds(metrics: Metrics): FoundKind[] {
  const [systolic, diastolic, spo2, pulse] = ['systolic', 'diastolic', 'spo2', 'pulse'].map((type) => metrics.get(type));
  const kinds: (FoundKind | null)[] = [
    systolic || diastolic
      ? found('bloodPressure', systolic ?? diastolic, () => ({
          systolic: readMetric(systolic, 'systolic', /^mmhg$/i),
          diastolic: readMetric(diastolic, 'diastolic', /^mmhg$/i),
          ...heartRate(pulse),
        }))
      : null,
    found('bloodOxygen', spo2, () => ({
      bloodOxygen: readMetric(spo2, 'spo2', /^(percent|%)$/i),
      ...(systolic || diastolic ? {} : heartRate(pulse)),
    })),
    systolic || diastolic || spo2 ? null : found('heartRate', pulse, () => heartRate(pulse)),
    withUnit('bloodGlucose', metrics.get('blood_glucose')),
    withUnit('weight', metrics.get('body_weight')),
    withUnit('temperature', metrics.get('body_temperature')),
  ];
  return kinds.filter((kind) => kind !== null);
}

function withUnit(kind: 'bloodGlucose' | 'weight' | 'temperature', metric: Place | undefined): FoundKind | null {
  return metric ? found(kind, metric, () => readWithUnit(kind, metric.at('value'), metric.at('unit'))) : null;
}

function found(kind: ReadingKindName, metric: Place | undefined, read: FoundKind['read']): FoundKind | null {
  return metric ? { kind, origin: optionalWord(metric.at('origin')), read } : null;
}

function heartRate(pulse: Place | undefined): Readonly<Record<string, unknown>> {
  return pulse ? { heartRate: readMetric(pulse, 'pulse', /^bpm$/i) } : {};
}

function readMetric(metric: Place | undefined, type: string, unit: RegExp): number {
  if (!metric) throw new Unreadable('value_missing', `metrics.${type}`);
  if (!unit.test(optionalWord(metric.at('unit')) ?? '')) throw new Unreadable('unit_unknown', 'metrics.unit');
  return readWhole(metric.at('value'));
}
