import { readingKind, type ReadingKindName } from '@rpm/domain';
import { CODE_SYSTEMS } from '../element/code-systems';
import { codeSystem, type FhirIdentity } from '../identity/fhir-identity';
import { AFTER_MEAL, BEFORE_MEAL, MEAL_CONTEXT } from '../observation/meal';
import { type ComponentDefinition } from '../observation/observation-definition';
import { COMPANION_OBSERVATIONS, OBSERVATIONS } from '../observation/observation-definitions';
import { COMPANIONS } from '../observation/observation-id';
import { codingsOf, MDC_COMPONENTS, type ReceivedCoding } from './inbound-code';
import { readQuantity } from './inbound-unit';
import { elementError, type ReceivedElement } from './received-element';

/** The measured values of a reading, and the elements that contained them. */
export class ReceivedValues {
  /** The values as in the API, with their units. */
  readonly values: Record<string, unknown> = {};
  /** JSON pointers of the elements, by the property of the reading. */
  readonly pointers = new Map<string, string>();

  constructor(
    private readonly identity: FhirIdentity,
    private readonly kind: ReadingKindName,
    observation: ReceivedElement,
  ) {
    this.readValue(observation);
    for (const component of observation.elements('component')) this.readComponent(component);
  }

  private readValue(observation: ReceivedElement): void {
    const { value } = OBSERVATIONS[this.kind];
    if (value === undefined) return;
    this.pointers.set(value.property, observation.pointerTo('valueQuantity'));
    const quantity = observation.element('valueQuantity');
    if (quantity === null) return;
    Object.assign(this.values, readQuantity(quantity, value.property, readingKind(this.kind).outOfRange === value.property));
  }

  /** Components that a reading has no property for are ignored, because devices send further details that the service does not record. */
  private readComponent(component: ReceivedElement): void {
    const codings = codingsOf(component, 'code');
    if (this.kind === 'bloodGlucose' && codings.some((coding) => isCoding(coding, MEAL_CONTEXT))) {
      this.readMeal(component);
      return;
    }
    const [property, definition] = this.definitions().find((entry) => this.isOf(codings, entry)) ?? [];
    if (property === undefined || definition === undefined) return;
    if (definition.value === 'instants') {
      this.addInstant(component, property);
      return;
    }
    if (this.pointers.has(property)) throw elementError(component.pointer, 'sent_twice', 'Send this value once.');
    this.pointers.set(property, component.pointerTo('value'));
    if (definition.value === 'text') {
      const concept = component.element('valueCodeableConcept');
      const text = concept === null ? component.text('valueString') : concept.text('text');
      if (text !== null) this.values[property] = text.toLowerCase();
      return;
    }
    const quantity = component.element('valueQuantity');
    if (quantity !== null) Object.assign(this.values, readQuantity(quantity, property, false));
  }

  /** Lists the components that readings of this kind have. Companion values may be components, although the service returns them as Observations of their own. */
  private definitions(): [string, ComponentDefinition][] {
    const companions = (COMPANIONS[this.kind] ?? []).map((companion): [string, ComponentDefinition] => {
      const { code, variants } = COMPANION_OBSERVATIONS[companion];
      const [loinc] = variants.any?.loinc ?? [];
      // The unit is not used, because several are accepted.
      return [companion, { value: 'perMinute', code, ...(loinc !== undefined && { loinc }) }];
    });
    return [...Object.entries(OBSERVATIONS[this.kind].components ?? {}), ...companions];
  }

  private isOf(codings: readonly ReceivedCoding[], [property, { loinc, code }]: [string, ComponentDefinition]): boolean {
    const own = codeSystem(this.identity, 'reading-value');
    return codings.some(
      (coding) =>
        isCoding(coding, { system: CODE_SYSTEMS.loinc, code: loinc }) ||
        isCoding(coding, { system: own, code }) ||
        isCoding(coding, { system: CODE_SYSTEMS.mdc, code: MDC_COMPONENTS[property] }),
    );
  }

  private addInstant(component: ReceivedElement, property: string): void {
    this.pointers.set(property, component.pointerTo('value'));
    const instant = component.text('valueDateTime');
    if (instant === null) return;
    const list = (this.values[property] ??= []) as string[];
    list.push(instant);
  }

  private readMeal(component: ReceivedElement): void {
    const codings = codingsOf(component, 'valueCodeableConcept');
    for (const [property, meal] of Object.entries({ beforeMeal: BEFORE_MEAL, afterMeal: AFTER_MEAL })) {
      this.pointers.set(property, component.pointerTo('value'));
      if (codings.some((coding) => isCoding(coding, meal))) this.values[property] = true;
    }
  }
}

const isCoding = ({ system, code }: ReceivedCoding, other: { system: string; code: string | undefined }) =>
  other.code !== undefined && system === other.system && code === other.code;
