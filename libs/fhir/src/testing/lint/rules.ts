import { codeFaults } from './codes';
import { choiceFaults } from './choices';
import { isObject } from './visit';

/** @returns what is wrong with one value of a resource, without what is wrong with the values within it */
export type LintRule = (value: unknown) => string[];

/** FHIR leaves out absent elements: its JSON contains neither null nor an empty text, list or object. */
const present: LintRule = (value) => {
  if (value === null) return ['is null'];
  if (value === '') return ['is an empty text'];
  if (Array.isArray(value)) return value.length === 0 ? ['is an empty list'] : [];
  return isObject(value) && Object.keys(value).length === 0 ? ['is an empty object'] : [];
};

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/;

/** The patterns of dates permit the 30th of February. */
const calendarDay: LintRule = (value) => {
  const [, year, month, day] = (typeof value === 'string' && DAY.exec(value)) || [];
  if (day === undefined) return [];
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
    ? []
    : ['is no day of the calendar'];
};

export const LINT_RULES: readonly LintRule[] = [present, calendarDay, choiceFaults, codeFaults];
