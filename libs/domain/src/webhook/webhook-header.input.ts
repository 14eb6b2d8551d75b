import { Text } from '../input/body';
import { Constraint } from '../input/constraint';
import { DescribeBody } from '../input/description';
import { ValueError } from '../format/value-error';

/** Maximum number of request headers of a webhook. */
export const MAX_WEBHOOK_HEADERS = 5;

/** Matches a header name as HTTP defines it (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Matches a header value: visible characters, with single spaces and tabs only between them (RFC 9110, 5.5). */
const FIELD_VALUE = /^[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?$/;

/** Headers that the service or HTTP itself sets, those that apply to one connection only, and those that authenticate to a proxy. */
const RESERVED =
  /^(?:host|content-.*|transfer-encoding|connection|keep-alive|proxy-.*|te|trailer|upgrade|expect|date|via|accept-encoding|user-agent|webhook-.*)$/;

function nameError(name: unknown): ValueError | null {
  if (typeof name !== 'string') return null;
  if (!TOKEN.test(name)) return new ValueError('not_a_header_name', "Send letters, digits and !#$%&'*+-.^_`|~ only.");
  if (!RESERVED.test(name.toLowerCase())) return null;
  return new ValueError('reserved_header', 'The service sets this header itself, or it must not be set. Send another name.');
}

function valueError(value: unknown): ValueError | null {
  if (typeof value !== 'string' || value === '' || FIELD_VALUE.test(value)) return null;
  return new ValueError('not_a_header_value', 'Send printable ASCII characters, without spaces at the ends.');
}

@DescribeBody('A header of every request to the URL of a webhook.')
export class WebhookHeaderInput {
  @Text('Name of the header.', { required: true, max: 100 }) @Constraint('headerName', nameError) name: string;
  @Text('Value of the header; it is stored encrypted and never returned. A PATCH without it keeps the stored value.', {
    max: 2_000,
    filled: true,
  })
  @Constraint('headerValue', valueError)
  value?: string | null;
}

/** Requires that all names of a list of headers differ. HTTP ignores the case of header names. */
export function DistinctHeaderNames(): PropertyDecorator {
  return Constraint('distinctHeaderNames', (headers) => {
    if (!Array.isArray(headers)) return null;
    const names = (headers as Partial<WebhookHeaderInput>[]).map(({ name }) => String(name).toLowerCase());
    const at = names.findIndex((name, place) => names.indexOf(name) < place);
    return at < 0 ? null : new ValueError('repeated', 'Send each header once.', [at, 'name']);
  });
}
