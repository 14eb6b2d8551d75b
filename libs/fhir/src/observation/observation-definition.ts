import { type ReadingValueCode } from '../code-system/reading-value';
import { type UnitName } from '../element/unit';
import { type FhirReading } from './fhir-reading';
import { type LoincCode } from './loinc';
import { type ProfileName } from './profiles';

/** Names of the differences between readings of one kind that lead to different LOINC codes; `any` if there are none. */
export type ReadingVariant =
  'any' | 'glucoseMeter' | 'continuousMonitor' | 'otherGlucose' | 'standardDeviation' | 'otherVariability';

/** The LOINC codes and the profiles of readings of one variant. */
export interface VariantDefinition {
  /** Empty if no LOINC code is true of the value, so that the Observation has only the service's own code. */
  loinc: readonly LoincCode[];
  profiles: ProfileName;
  /** The unit, if a profile demands another spelling. */
  unit?: UnitName;
}

/** A component of an Observation, made from a property of the reading that has a value. */
export interface ComponentDefinition {
  /** The unit of a number; otherwise the type of the property: a list of times, each of which is a component, or a text. */
  value: UnitName | 'instants' | 'text';
  /** The code in the service's own code system; absent if the LOINC code is enough. */
  code?: ReadingValueCode;
  loinc?: LoincCode;
  /** Text for people, if it differs from the text of the code. */
  text?: string;
}

/** The Observation that is made from a value of a reading. */
export interface ObservationDefinition {
  category: 'vital-signs' | 'laboratory' | 'activity';
  /** The code in the service's own code system. */
  code: ReadingValueCode;
  variants: Readonly<Partial<Record<ReadingVariant, VariantDefinition>>>;
  /** The variant of a reading; absent if the kind has only the variant `any`. */
  variantOf?: (reading: FhirReading) => ReadingVariant;
  /** The property of the reading that is the value, and its unit; absent if components contain all values. */
  value?: { property: string; unit: UnitName | ((reading: FhirReading) => UnitName) };
  /** The components by the property of the reading. */
  components?: Readonly<Record<string, ComponentDefinition>>;
}
