import { type ReadingVariant } from '@rpm/fhir';

/** SQL for the ids of the items that are continuous monitors. PostgreSQL reads these few items once for each statement. */
const CONTINUOUS_ITEMS = `array(select i.id from item i where i.organization_id = $organizationId and i.continuous)`;

/** SQL conditions of the readings `r` that have the codes of a variant, as `observationsOf` decides it. */
const CONDITIONS: Readonly<Record<Exclude<ReadingVariant, 'any'>, string>> = {
  glucoseMeter: `not r.manual and r.item_id <> all (${CONTINUOUS_ITEMS})`,
  continuousMonitor: `not r.manual and r.item_id = any (${CONTINUOUS_ITEMS})`,
  otherGlucose: '(r.manual or r.item_id is null)',
  standardDeviation: `r.heart_rate_variability_algorithm_type in ('sdnn', 'sdrr')`,
  otherVariability: `(r.heart_rate_variability_algorithm_type is null or r.heart_rate_variability_algorithm_type not in ('sdnn', 'sdrr'))`,
};

/** Returns SQL for the condition that the reading `r` is of one of the variants. */
export function isOfVariant(variants: readonly ReadingVariant[]): string {
  const conditions = variants.map((variant) => (variant === 'any' ? 'true' : CONDITIONS[variant]));
  return `(${conditions.join(' or ')})`;
}
