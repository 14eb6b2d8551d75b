import { Problem, type ProblemCode } from '@rpm/domain';

/** The `code` of each problem that only the HTTP API, and not the domain, can cause. */
export type HttpProblemCode =
  | 'malformed_request'
  | 'malformed_json'
  | 'read_after_invalid'
  | 'api_key_missing'
  | 'foreign_page'
  | 'path_not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'request_timeout'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'too_many_bad_keys'
  | 'message_not_authentic'
  | 'too_many_unanswered_requests'
  | 'headers_too_large'
  | 'internal_error';

/** The `code` of each problem that this API can respond with (RFC 9457). */
export type ApiProblemCode = ProblemCode | HttpProblemCode;

/** Any problem that this API can respond with. */
export type ApiProblem = Problem<ApiProblemCode>;

/** A problem that is caused by the HTTP request itself and not by a rule of the domain. */
export class HttpProblem extends Problem<HttpProblemCode> {}

interface ProblemKind {
  status: number;
  title: string;
  /** Text of the page `/errors/{code}`: the cause of the problem, and how the client can correct it. */
  help: string;
}

export const PROBLEM_KINDS = {
  malformed_request: {
    status: 400,
    title: 'The request is not readable HTTP',
    help: 'The request line, a header or the percent-encoding of the address is broken. Send plain HTTP/1.1 and encode the address as RFC 3986 says.',
  },
  malformed_json: {
    status: 400,
    title: 'The body is not readable JSON',
    help: 'Send one JSON object in UTF-8, without trailing commas, repeated properties or more than 32 levels. The detail names the position of the error.',
  },
  read_after_invalid: {
    status: 400,
    title: 'The header Read-After has no valid position',
    help: 'Send the value of the header Read-After of an earlier response unchanged, or 0 for data of any age. Leave the header out to get the newest data.',
  },
  invalid_input: {
    status: 400,
    title: 'The input is not valid',
    help: 'Every error found is listed in `errors`, each with the query parameter or the JSON pointer it concerns. Nothing was changed.',
  },
  api_key_missing: {
    status: 401,
    title: 'An API key is needed',
    help: 'Send your key in the request header Service-API-Key, exactly once. A key in the query or in a cookie is not read, and one in Authorization: Bearer only below /fhir/r4.',
  },
  api_key_invalid: {
    status: 401,
    title: 'The API key is not valid',
    help: 'The header does not hold a key of this service. Check that the key was copied whole, or ask an administrator for a new one.',
  },
  api_key_expired: {
    status: 401,
    title: 'The API key has expired',
    help: 'Ask an administrator for a new key: rpm-admin api-key create.',
  },
  api_key_revoked: {
    status: 401,
    title: 'The API key was revoked',
    help: 'Ask an administrator for a new key: rpm-admin api-key create.',
  },
  message_not_authentic: {
    status: 401,
    title: 'The message does not prove that it comes from the vendor',
    help: 'The secret or the signature of the message is not that of its source, its time is too old, or it comes from another network than the source permits. Compare the settings of the vendor with those of the source: rpm-admin ingest source show.',
  },
  console_code_invalid: {
    status: 401,
    title: 'The link to the console is not valid',
    help: 'A link works once and for a few minutes only. Ask for a new one: rpm-admin console link, or POST /api/v3/console-link.',
  },
  passkey_invalid: {
    status: 401,
    title: 'The passkey was not accepted',
    help: 'Sign in again. If that does not help, ask an administrator for a new invitation: rpm-admin console invite.',
  },
  session_ended: {
    status: 401,
    title: 'The session of the console has ended',
    help: 'The detail says why. Sign in again. A program should send an API key in the header Service-API-Key instead of a session.',
  },
  foreign_page: {
    status: 403,
    title: 'The request was not sent by a page of this service',
    help: 'Only the console may sign people in and out: its browser sends Sec-Fetch-Site: same-origin. Other clients send an API key in the header Service-API-Key and need no session.',
  },
  scope_missing: {
    status: 403,
    title: 'The API key may not do this',
    help: 'The detail names the scope the operation needs. Ask an administrator for a key that carries it.',
  },
  not_found: {
    status: 404,
    title: 'There is no such object',
    help: 'No object with this identifier exists for your organization.',
  },
  patient_merged: {
    status: 404,
    title: 'The patient was merged into another one',
    help: 'Two records of one person were combined. `patientId` names the patient who remains and has all data: use it instead, also in your own records. POST /api/v3/patient/{id}/unmerge undoes a merge.',
  },
  path_not_found: {
    status: 404,
    title: 'There is no such path',
    help: 'Compare the address with /openapi.json or /docs. API paths begin with /api/v3.',
  },
  method_not_allowed: {
    status: 405,
    title: 'The path does not have this method',
    help: 'The header Allow lists the methods that the path has.',
  },
  not_acceptable: {
    status: 406,
    title: 'The answer does not exist in an accepted format',
    help: 'Paths below /fhir/r4 answer application/fhir+json. Send that in the header Accept or leave the header out, and leave out the parameter _format or send _format=json.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    help: 'Send headers within 10 and the whole request within 30 seconds.',
  },
  conflict: {
    status: 409,
    title: 'The request conflicts with what is stored',
    help: 'The detail names the reason.',
  },
  still_referenced: {
    status: 409,
    title: 'Other resources refer to this one',
    help: 'A resource can be deleted only while nothing refers to it. `references` contains the number of resources that do, by kind. Change or delete them first, or keep the resource: a kit can be archived, a site deactivated, an item made not orderable, and a device decommissioned.',
  },
  recipient_required: {
    status: 400,
    title: 'An order needs one recipient, a return one sender',
    help: 'Send either `patient` or `site`, each as `{"id": 42}`, and not both. The one of a return is who returns the units.',
  },
  order_empty: {
    status: 400,
    title: 'The order asks for nothing',
    help: 'Send at least one entry in orderItems, orderKits, returnItems, returnDevices or returnPackedKits.',
  },
  shipping_option_required: {
    status: 400,
    title: 'A shipping option is needed',
    help: 'An order that sends anything needs a shippingOption: standard, expedited or overnight.',
  },
  item_not_orderable: {
    status: 409,
    title: 'Something cannot be ordered',
    help: 'An item that is not orderable, or a kit that is archived or empty, is in the order; `errors` says which. Nothing was promised.',
  },
  insufficient_inventory: {
    status: 409,
    title: 'There is not enough in stock',
    help: 'The central stock has fewer units than the order asks for; `errors` says of what, and how many there are. Nothing was promised.',
  },
  device_not_returnable: {
    status: 409,
    title: 'A device cannot be returned',
    help: 'A device comes back from whom it is with, and on one return at a time; `errors` says which does not.',
  },
  patient_archived: {
    status: 409,
    title: 'The patient is archived',
    help: 'An archived patient gets neither devices nor orders. Set archived to false first if the patient is monitored again. Equipment that the patient still has can be returned.',
  },
  idempotency_key_in_use: {
    status: 409,
    title: 'A request with this Idempotency-Key is still at work',
    help: 'Wait for the answer to the earlier request, or send the same request again in a moment: it will be answered as the first one was.',
  },
  too_many_readings: {
    status: 409,
    title: 'The operation would change too many readings',
    help: 'One request may change 100,000 readings; the detail says how many there are. Correct shorter periods one after another, or ask an administrator: rpm-admin has no limit. Nothing was changed.',
  },
  reading_voided: {
    status: 409,
    title: 'The reading was entered in error',
    help: 'Somebody marked this reading as entered in error, and it was sent again with another value. `readingId` names it. Sending a reading again never restores it: if the value is right, send PATCH to the reading with `enteredInError: false` and the value. Nothing was changed.',
  },
  read_only_property: {
    status: 409,
    title: 'A read-only property was changed',
    help: 'A body may contain the read-only properties of the resource only with their present values. `errors` names the others. Leave them out, or fetch the resource again.',
  },
  cursor_expired: {
    status: 410,
    title: 'Events after the cursor are no longer kept',
    help: 'Fetch the resources themselves to bring your copy up to date, and continue the feed with `oldestCursor`, so that you also receive what changes meanwhile.',
  },
  precondition_failed: {
    status: 412,
    title: 'The object has changed meanwhile',
    help: 'If-Match names a version that is no longer the current one. Fetch the object, look at what has changed, and send the request again with its new ETag.',
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    help: 'A body may have 1 MiB, 100,000 values and 10,000 properties, and a batch of readings 8 MiB (6 MiB after decompression), 220,002 values and 23,001 properties: as many as 1,000 readings of the largest kinds. Send the rest in another request.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body is not of a supported type',
    help: 'Send Content-Type: application/json in UTF-8, plain or compressed with gzip, deflate or br.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The Idempotency-Key belongs to another request',
    help: 'The same key came with another method, path or body within 24 hours. Use a new key for each new request, and the same key only to repeat one.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    help: 'Wait as long as the header Retry-After says.',
  },
  organization_busy: {
    status: 429,
    title: 'Your organization has too many requests at the same time',
    help: 'Earlier requests of your organization still use all that one organization may have at once; the detail says of what. This request was not carried out. Wait as long as the header Retry-After says, and send fewer requests at the same time.',
  },
  too_many_bad_keys: {
    status: 429,
    title: 'Too many bad API keys',
    help: 'This address has sent many keys, sessions or codes that do not exist, and this one does not exist either. Correct it, and wait as long as the header Retry-After says. Valid keys from the same address are accepted meanwhile.',
  },
  too_many_unanswered_requests: {
    status: 429,
    title: 'Too many unanswered requests on one connection',
    help: 'A client may send 16 requests on one connection before it reads their answers. The service answers those, refuses the next one with this problem, ignores the rest and closes the connection. Wait for answers, or open more connections.',
  },
  headers_too_large: {
    status: 431,
    title: 'The request headers are too large',
    help: 'The request line and all headers together may hold 16 KiB and 2,000 headers.',
  },
  internal_error: {
    status: 500,
    title: 'The service failed',
    help: 'This is a defect of the service. Report the requestId; nothing was changed unless the request says otherwise.',
  },
  audit_unavailable: {
    status: 503,
    title: 'The request cannot be recorded now',
    help: 'The service answers no request that its audit trail cannot record, and changes nothing. Retry after the time in Retry-After.',
  },
  outcome_unknown: {
    status: 503,
    title: 'The change may have been carried out',
    help: 'The database did not confirm the commit, for example because it failed at that moment. The change was carried out completely or not at all. Send a POST again with the same Idempotency-Key, after the time in Retry-After: it is carried out once, and the answer says what became of it. After another method, fetch the resource and look.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot answer now',
    help: 'The database cannot be reached or is too busy. Nothing was changed. Retry after the time in Retry-After.',
  },
} as const satisfies Record<ApiProblemCode, ProblemKind>;

/** Returns whether an error is a problem of this API. Unlike `instanceof`, this function tells the compiler which codes are possible. */
export const isProblem = (error: unknown): error is ApiProblem => error instanceof Problem;

/** Returns the HTTP status of a problem. */
export const problemStatus = ({ code }: ApiProblem): number => PROBLEM_KINDS[code].status;
