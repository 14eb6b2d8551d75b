import { HttpProblem } from '../../problem/problem-kind';
import { type Request } from '../../request/request';

/** The values of `_format` that stand for JSON. */
const JSON_FORMATS = /^(?:json|(?:application|text)\/json|application\/(?:json\+fhir|fhir\+json))(?: *;.*)?$/i;

/** The ranges of media types that include the resources of this server. */
export const RESOURCE_TYPES = /^(?:\*\/\*|application\/(?:\*|json|fhir\+json))$/i;

/**
 * Checks that the client accepts JSON, the only format of this server. The parameter `_format` replaces the header `Accept`, because FHIR defines it for clients that
 * cannot set the header.
 * @param types the ranges of media types that include the answer
 * @throws HttpProblem `not_acceptable`
 */
export function assertAcceptable({ query, headers: { accept = '*/*' } }: Request, types: RegExp): void {
  const format = query['_format'];
  const isJson = format === undefined ? accept.split(',').some((range) => isAcceptedRange(range, types)) : isJsonFormat(format);
  if (!isJson) throw notAcceptable();
}

/** Returns whether a range of media types in the header `Accept` includes one of the types, in the version R4. */
function isAcceptedRange(range: string, types: RegExp): boolean {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  return types.test(type) && !parameters.some((parameter) => /^q=0(?:\.0*)?$|^fhirVersion=(?!"?4\.0)/i.test(parameter));
}

/** Returns whether a value of `_format` asks for JSON. A plus sign that was not encoded arrives as a space. */
export const isJsonFormat = (format: unknown) => typeof format === 'string' && JSON_FORMATS.test(format.replace(' ', '+'));

export function notAcceptable(): HttpProblem {
  return new HttpProblem('not_acceptable', 'This server answers only application/fhir+json: send that in Accept, or no Accept.');
}
