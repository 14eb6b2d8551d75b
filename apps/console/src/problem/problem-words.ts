import { type Problem, type ProblemCode } from '@rpm/client';

/** Titles for people who work with forms and lists, where those of the service are meant for programmers. */
const TITLES: Readonly<Partial<Record<string, string>>> = {
  invalid_input: 'Something must be corrected',
  scope_missing: 'Your sign-in does not allow this',
  not_found: 'This is not in the records',
  patient_merged: 'This record was merged into another one',
  conflict: 'This does not fit what is recorded',
  still_referenced: 'This is still in use',
  precondition_failed: 'Somebody else has changed this meanwhile',
  read_only_property: 'This cannot be changed here',
  too_many_readings: 'This would change too many readings at once',
} satisfies Partial<Record<ProblemCode, string>>;

/** Returns the title of a problem in the words of a clinic. */
export const titleOfProblem = ({ code, title }: Pick<Problem, 'code' | 'title'>): string => TITLES[code] ?? title;

/** A part of a sentence: words, an instant, or a record that the service names by its number. */
export type Part = string | { at: string } | { patientId: number } | { noun: 'device' | 'order' | 'return'; id: number };

const NAMED = /(?<at>\d{4}-\d\d-\d\dT[\d:.]+Z)|\b(?<noun>patient|device|order|return) (?<id>\d+)\b/g;

/**
 * Splits a sentence of the service into words, instants and records, so that a page can show the instants as its other times and the records by their names. The
 * words are those of a form: `Send …` becomes `Enter …`, and the name of a property becomes words.
 */
export function partsOfSentence(sentence: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of sentence.matchAll(NAMED)) {
    const { at, noun, id } = match.groups as Readonly<Record<'at' | 'noun' | 'id', string | undefined>>;
    parts.push(inWords(sentence.slice(end, match.index)));
    parts.push(at === undefined ? recordOf(noun as Noun, Number(id)) : { at });
    end = match.index + match[0].length;
  }
  return [...parts, inWords(sentence.slice(end))].filter((part) => part !== '');
}

type Noun = 'patient' | 'device' | 'order' | 'return';

const recordOf = (noun: Noun, id: number): Part => (noun === 'patient' ? { patientId: id } : { noun, id });

const inWords = (text: string): string =>
  text
    .replaceAll(/\bAssignment \d+ says/g, 'The history of the device says')
    .replaceAll(/\bthe $/g, '')
    .replaceAll('in the path', 'of this page')
    .replaceAll(/\bscope(s?)\b/g, 'permission$1')
    .replaceAll(' of the catalogue', '')
    .replaceAll(/(^|[.:] )Send /g, '$1Enter ')
    .replaceAll(/["`]?\b([a-z]+(?:[A-Z][a-z]+)+)\b["`]?/g, (_all, name: string) => `“${wordsOfProperty(name)}”`);

const wordsOfProperty = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the name of the property to which a JSON pointer leads, in words: `Zip code` for `/address/zipCode`; empty for the whole body. */
export function wordsOfPointer(pointer: string): string {
  const name = pointer.split('/').findLast((part) => !/^\d*$/.test(part));
  if (name === undefined) return '';
  const words = name === 'scopes' ? 'permissions' : wordsOfProperty(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sentences that say what is wrong: those of the errors in the input, with the names of the properties, or that of the problem itself. */
export function sentencesOf({ code, detail, errors = [] }: Pick<Problem, 'code' | 'detail' | 'errors'>): string[] {
  const ofErrors = errors.map((error) => {
    const place = 'pointer' in error ? wordsOfPointer(error.pointer) : '';
    return place === '' ? error.detail : `${place}: ${error.detail}`;
  });
  // The detail of invalid input only lists the places of its errors.
  const isList = code === 'invalid_input' && errors.length > 0;
  return isList ? ofErrors : [detail, ...ofErrors.filter((_, index) => errors[index]?.detail !== detail)];
}
