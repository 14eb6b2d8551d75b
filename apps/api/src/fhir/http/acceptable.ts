import { HttpProblem } from '../../problem/problem-kind';
import { type Request } from '../../request/request';

/** The values of `_format` that stand for JSON. */
const JSON_FORMATS = /^(?:json|(?:application|text)\/json|application\/(?:json\+fhir|fhir\+json))(?: *;.*)?$/i;

/** The types of the resources that this server answers. */
export const RESOURCE_TYPES: readonly string[] = ['application/fhir+json', 'application/json'];

/**
 * Checks that the client accepts JSON, the only format of this server. The parameter `_format` replaces the header `Accept`, because FHIR defines it for clients that
 * cannot set the header.
 * @param types the types of the answer
 * @throws HttpProblem `not_acceptable`
 */
export function assertAcceptable({ query, headers: { accept = '*/*' } }: Request, types: readonly string[]): void {
  const format = query['_format'];
  const isAccepted = format === undefined ? accept.split(',').some((range) => includesOne(range, types)) : isJsonFormat(format);
  if (!isAccepted) throw notAcceptable(types);
}

/** Returns whether a range of media types in the header `Accept` includes one of the types in the version of FHIR that this server speaks. */
function includesOne(range: string, types: readonly string[]): boolean {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const isIncluded = ['*/*', 'application/*', ...types].includes(type.toLowerCase());
  return isIncluded && !parameters.some((parameter) => /^q=0(?:\.0*)?$|^fhirVersion=(?!"?4\.0)/i.test(parameter));
}

/** Returns whether a value of `_format` asks for JSON. A plus sign that was not encoded arrives as a space. */
export const isJsonFormat = (format: unknown) => typeof format === 'string' && JSON_FORMATS.test(format.replace(' ', '+'));

export function notAcceptable([type] = RESOURCE_TYPES): HttpProblem {
  return new HttpProblem('not_acceptable', `This server answers only ${type}: send that in Accept, or no Accept.`);
}
