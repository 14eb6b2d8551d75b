import { type Request } from '../request/request';

/** A patient whom a request body names, such as `"patient": {"id": 5`, or the id of one, such as `"patientId": 5`. */
const NAMED_PATIENT = /"\w*[pP]atient(?:"\s*:\s*\{\s*"id|Id)"\s*:\s*(\d{1,15})\b/g;

/** Number of bytes of a body in which patients are sought. A larger body is a batch, whose refusal concerns no single patient. */
const MAX_SEARCHED_BYTES = 256 * 1024;

/** Returns the ids of the patients whom a request names in its path, its query or its body. */
export function patientsNamedBy({ params, query, body }: Request): number[] {
  const named = [params['patientId'], query['patientId']].filter((id) => typeof id === 'string' && /^\d{1,15}$/.test(id));
  const bytes: unknown = body;
  if (Buffer.isBuffer(bytes) && bytes.length <= MAX_SEARCHED_BYTES) {
    for (const [, id] of bytes.toString('utf8').matchAll(NAMED_PATIENT)) named.push(id);
  }
  return [...new Set(named.map(Number))];
}
