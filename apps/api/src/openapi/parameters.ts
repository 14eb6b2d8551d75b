import { READ_POSITION_PATTERN } from '@rpm/database';
import { type Parameter } from './model';

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text that identifies this request, so that it can be repeated safely. For 24 hours, the same request with the same key is not carried out again but ' +
    'gets the same response, with `Idempotent-Replayed: true`. 1 to 255 visible ASCII characters. The key of a rejected request can be used again.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
};

export const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'The `ETag` of the version that you want to change. If the resource has changed since, the response is 412, and nothing is changed.',
  schema: { type: 'string' },
};

export const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'Entity tags that you received earlier, or `*`. If the current one is among them, the response is 304 without a body.',
  schema: { type: 'string' },
};

export const READ_AFTER: Parameter = {
  name: 'Read-After',
  in: 'header',
  description:
    'The `Read-After` of an earlier response, or `0` for data of any age: a standby server may answer if it has at least the state of that response. ' +
    'Without this header, the response has the newest data.',
  schema: { type: 'string', pattern: READ_POSITION_PATTERN },
};

/** The id of a resource in a path: the parameter's name, such as `siteId`, and the resource's noun, such as `site`. */
export interface PathIdParameter {
  id: string;
  noun: string;
}

export function idPathParameter({ id, noun }: PathIdParameter): Parameter {
  const description = `Identifier of the ${noun} in plain decimal digits. The response is 404 for a 64-bit integer that no ${noun} has, and 400 for any other text.`;
  return pathParameter(id, description, { type: 'integer', format: 'int64' }, 1);
}

/** Describes a path parameter that is a string. */
export function textPathParameter(name: string, description: string, example: string): Parameter {
  return pathParameter(name, `${description}, percent-encoded.`, { type: 'string', minLength: 1, maxLength: 255 }, example);
}

/** Describes a path parameter that must be one of several fixed strings. */
export function choicePathParameter(name: string, description: string, choices: readonly string[], example: string): Parameter {
  return pathParameter(name, description, { type: 'string', enum: choices }, example);
}

function pathParameter(name: string, description: string, schema: Parameter['schema'], example: unknown): Parameter {
  return { name, in: 'path', required: true, description, schema, example };
}
