import { type z } from 'zod';

/** Words for types of values in JSON. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  array: ['entry', 'entries'],
  string: ['character', 'characters'],
};

/** Says in one sentence how to correct a document of a mapping that does not have the form of one. */
export function textOfIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return `Send ${amountOf(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')}.`;
    case 'too_big':
      return `Send ${amountOf(issue.origin, issue.maximum, 'at most')}.`;
    case 'invalid_type':
      return `Send ${TYPES[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return issue.values.length === 1 ? `Send ${String(issue.values[0])}.` : `Send one of: ${issue.values.join(', ')}.`;
    case 'unrecognized_keys':
      return `Remove what a mapping does not have here: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return 'Send one of the forms that docs/sources.md describes for this property.';
    case 'custom':
    case 'invalid_format':
      return issue.message;
    default:
      return 'Send what docs/sources.md describes for this property.';
  }
}

function amountOf(origin: string, limit: number | bigint, bound: string): string {
  const unit = UNITS[origin];
  return unit ? `${bound} ${limit} ${Number(limit) === 1 ? unit[0] : unit[1]}` : `a number of ${bound} ${limit}`;
}
