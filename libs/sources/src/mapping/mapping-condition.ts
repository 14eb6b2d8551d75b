import { type Place } from '../adapter/reading/place';
import { type MappingBudget } from './mapping-budget';
import { follow } from './mapping-path';
import { type MappingCondition } from './mapping-schema';

/** The place in a message at which a rule reads, and the counter of its steps. */
export interface MappingScope {
  root: Place;
  entry: Place;
  budget: MappingBudget;
}

/** Returns whether a condition holds. A text never equals a number: a mapping states the value as the message does. @throws Unreadable if a property is repeated */
export function holds(condition: MappingCondition, scope: MappingScope): boolean {
  scope.budget.takeSteps(1 + (condition.path?.steps.length ?? 0));
  if (condition.not) return !holds(condition.not, scope);
  if (condition.all) return condition.all.every((each) => holds(each, scope));
  if (condition.any) return condition.any.some((each) => holds(each, scope));
  if (!condition.path) return false;
  const place = follow(condition.path, scope);
  if (condition.exists !== undefined) return (place.value !== undefined && place.value !== null) === condition.exists;
  const values = condition.in ?? [condition.equals];
  scope.budget.takeSteps(values.length);
  return values.some((value) => value === place.value);
}
