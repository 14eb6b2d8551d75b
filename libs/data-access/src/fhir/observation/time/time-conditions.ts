import { type Criterion, type DateValue } from '@rpm/fhir';
import { type TimeCondition, type TimeRange } from './time-condition';

/** Converts the values of a date parameter. @param options whether a value without an offset is in UTC instead of the time zone of a patient */
export function timeConditionsOf(criteria: readonly Criterion<DateValue>[], { isUtc = false } = {}): TimeCondition[] {
  return criteria.map((criterion) => {
    const values = 'values' in criterion ? criterion.values : [];
    const onWall = (value: DateValue) => value.isLocal && !isUtc;
    return {
      instants: values.filter((value) => !onWall(value)).flatMap(rangesOf),
      walls: values.filter(onWall).flatMap(rangesOf),
    };
  });
}

function rangesOf({ from, before, isNegated }: DateValue): TimeRange[] {
  if (!isNegated) return [{ from, before }];
  return [...(from ? [{ from: null, before: from }] : []), ...(before ? [{ from: before, before: null }] : [])];
}
