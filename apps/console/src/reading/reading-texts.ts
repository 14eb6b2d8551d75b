import { displayOf, type ReadingKind, type UnitPreferences } from '@rpm/charting';
import { labelOf } from '../form/labels';
import { correctionFieldsOf } from './reading-operations';

/** The texts that describe a version of a reading, by their labels. */
export type ReadingTexts = ReadonlyMap<string, string>;

/** The measured values of a version of a reading by property, and the other properties that can be corrected. */
type Values = Readonly<Record<string, unknown>>;

/** A difference between two versions. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

const NOTHING = '–';

/** Returns a number in the unit in which the organization wants to see it. */
function valueText(value: unknown, unit: string, units: UnitPreferences): string {
  if (typeof value !== 'number') return NOTHING;
  const { convert, digits, name } = displayOf(unit, units);
  return `${convert(value).toFixed(digits)} ${name}`;
}

/** Returns the unit of a measured value in the API: it is fixed, or a property of the reading. */
export const unitOf = (unit: ReadingKind['measures'][number]['unit'], values: Values): string =>
  typeof unit === 'string' ? unit : ((values[unit.property] ?? '') as string);

/** Converts a yes-no value or a choice of the API to words for people. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' && value !== '' ? labelOf(value) : NOTHING;
};

/** Properties of a kind whose values are yes or no, or one of several words. */
export const remarkFieldsOf = (kind: ReadingKind) =>
  correctionFieldsOf(kind).filter(
    (field) =>
      (field.kind === 'yesNo' || field.kind === 'choice') && field.name !== 'enteredInError' && !field.name.endsWith('Unit'),
  );

/** Returns the texts that describe the values of a version of a reading. */
export function textsOf(kind: ReadingKind, values: Values, units: UnitPreferences): ReadingTexts {
  return new Map([
    ...kind.measures.map(({ name, property, unit }): [string, string] => [
      name,
      valueText(values[property], unitOf(unit, values), units),
    ]),
    ...remarkFieldsOf(kind)
      .filter(({ name }) => name in values)
      .map(({ name }): [string, string] => [labelOf(name), textOf(values[name])]),
  ]);
}

/**
 * Returns the differences between the texts of two versions. A text that only one version has is ignored, because old versions did not store all
 * properties.
 */
export function differencesOf(before: ReadingTexts, after: ReadingTexts): Difference[] {
  return [...after].flatMap(([label, text]) => {
    const earlier = before.get(label);
    return earlier === undefined || earlier === text ? [] : [{ label, before: earlier, after: text }];
  });
}
