import { type ObservationComponent } from '@medplum/fhirtypes';
import { CODE_SYSTEMS } from '../element/code-systems';
import { type FhirReading } from './fhir-reading';

const mdc = (code: string, display: string) => ({ system: CODE_SYSTEMS.mdc, code, display });

/** Code of the component that says when the person had eaten. */
export const MEAL_CONTEXT = mdc('8417864', 'MDC_CTXT_GLU_MEAL');
export const BEFORE_MEAL = mdc('8417868', 'MDC_CTXT_GLU_MEAL_PREPRANDIAL');
export const AFTER_MEAL = mdc('8417872', 'MDC_CTXT_GLU_MEAL_POSTPRANDIAL');

/** Returns the component about the meal; none if it is not known to be before or after one. */
export function mealComponents({ beforeMeal, afterMeal }: FhirReading): ObservationComponent[] {
  if (beforeMeal !== true && afterMeal !== true) return [];
  const [coding, text] = beforeMeal === true ? [BEFORE_MEAL, 'Before a meal'] : [AFTER_MEAL, 'After a meal'];
  return [{ code: { coding: [MEAL_CONTEXT], text: 'Meal context' }, valueCodeableConcept: { coding: [coding], text } }];
}
