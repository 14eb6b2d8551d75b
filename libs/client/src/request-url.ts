import { type OperationName } from './methods.ts';

/** Parameters of an operation by name, and its body as `body`. */
export type AnyInput = Readonly<Record<string, unknown>>;

/** A value of a query parameter. */
type Scalar = string | number | boolean | null | undefined;

/**
 * Returns the URL of a request. Parameters that are not in the template of the path are in the query.
 * @throws TypeError if a parameter cannot be a part of a path
 */
export function requestUrl(baseUrl: string, operation: OperationName, template: string, parameters: AnyInput): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => segmentOf(parameters[name], `${operation}: ${name}`));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (template.includes(`{${name}}`)) continue;
    // A parameter that may be repeated is a list.
    for (const one of [value].flat() as Scalar[]) if (one !== undefined && one !== null) query.append(name, String(one));
  }
  const text = query.toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${text === '' ? '' : `?${text}`}`;
}

/**
 * Returns a parameter as one segment of a path. An empty segment, `.` and `..` are refused, because they would lead to another operation: URLs drop `.`
 * and `..` even if they are percent-encoded (WHATWG URL, 4.4). @throws TypeError without the value, which may identify a patient
 */
function segmentOf(value: unknown, name: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || /^\.{0,2}$/.test(text)) {
    throw new TypeError(`${name} must be a number or a text other than "", "." and "..", because it is a part of the path.`);
  }
  return encodeURIComponent(text);
}
