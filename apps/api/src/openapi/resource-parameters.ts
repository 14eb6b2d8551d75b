import { type Parameter } from './model';

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Names this request, so that it is carried out once however often it is sent: for 24 hours the same request with the same key is ' +
    'given the same answer, with `Idempotent-Replayed: true`. 1 to 255 visible ASCII characters. A request that was refused leaves its key free.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
};

export const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'The `ETag` of the version you have looked at. The answer is 412, and nothing is changed, if it is no longer the current one.',
  schema: { type: 'string' },
};

export const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'Entity tags you have, or `*`. The answer is 304 without a body if the current one is among them.',
  schema: { type: 'string' },
};

export function pathId({ id, noun }: { noun: string; id: string }): Parameter {
  return {
    name: id,
    in: 'path',
    required: true,
    description: `Identifier of the ${noun} in plain decimal digits. A 64-bit integer that none has is answered 404, anything else 400.`,
    schema: { type: 'integer', format: 'int64' },
    example: 1,
  };
}
