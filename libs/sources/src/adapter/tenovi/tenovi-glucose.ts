import { type Place } from '../reading/place';
import { optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { readIn } from '../reading/values';

/** Reads a value of the glucometer, which is in mg/dL. A flag says that the sensor has reported the limit of its range. */
export function readTenoviGlucose(place: Place): Readonly<Record<string, unknown>> {
  const details = place.at('filter_params');
  const meal = optionalWord(details.at('meal_context'))?.toLowerCase();
  const isAbove = optionalWord(details.at('alert'))?.toLowerCase() === 'sensor_result_above_range';
  if (isAbove && place.at('value_1').isMissing) throw new Unreadable('limits_unknown', 'value_1');
  return {
    ...readIn('bloodGlucose', place.at('value_1'), 'mgdl'),
    ...(isAbove && { outOfRange: 'above' }),
    ...(meal === 'pre-prandial' && { beforeMeal: true }),
    ...(meal === 'post-prandial' && { afterMeal: true }),
  };
}
