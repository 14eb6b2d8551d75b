import { Place } from '../adapter/reading/place';

/** Deepest path that a mapping may have. */
export const MAX_PATH_DEPTH = 10;

/** Names that reach the prototype of an object of JavaScript. No vendor needs them, so that a mapping must not contain them anywhere. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A path to a value: names of properties and positions in lists, from the root of the message or from the entry that a rule reads. */
export interface MappingPath {
  isFromRoot: boolean;
  steps: readonly (string | number)[];
}

/** One step: a plain name, a quoted name in brackets, or a position in brackets. */
const STEP = /(?:^|\.)([A-Za-z_$][\w$-]*)|\["([^"\\]{1,100})"\]|\['([^'\\]{1,100})'\]|\[(\d{1,6})\]/y;

/**
 * Parses a path such as `data.systolic`, `$.devices[0].imei` or `["status "]`. A path that begins with `$` starts at the root of the message, and any other path at
 * the entry that a rule reads. @returns a sentence about the mistake if the text is no path
 */
export function parsePath(text: string): MappingPath | string {
  const isFromRoot = text === '$' || text.startsWith('$.') || text.startsWith('$[');
  const rest = isFromRoot ? text.slice(text.startsWith('$.') ? 2 : 1) : text;
  const steps: (string | number)[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < rest.length) {
    const match = STEP.exec(rest);
    if (!match) return 'Send a path such as data.systolic, $.devices[0].imei or ["name with spaces"].';
    const name = match[1] ?? match[2] ?? match[3];
    steps.push(name ?? Number(match[4]));
  }
  if (!isFromRoot && steps.length === 0) return 'Send a path with at least one name, or $ for the whole message.';
  if (steps.length > MAX_PATH_DEPTH) return `Send a path with at most ${MAX_PATH_DEPTH} steps.`;
  if (steps.some((step) => FORBIDDEN_NAMES.has(String(step)))) return 'Send a path without __proto__, constructor and prototype.';
  return { isFromRoot, steps };
}

/** Returns the place to which a path leads. @throws Unreadable if an object on the way contains the property several times */
export function follow(path: MappingPath, { root, entry }: { root: Place; entry: Place }): Place {
  let place = path.isFromRoot ? root : entry;
  for (const step of path.steps) place = typeof step === 'number' ? place.entry(step) : place.at(step);
  return place;
}
