import { type SentParameter } from '@rpm/fhir';
import { InvalidInput } from '@rpm/domain';
import { raw } from 'express';
import { promisify } from 'node:util';
import { parseQuery } from '../../http-input/parse-query';
import { isWithoutBody } from '../../json/read-json-body';
import { HttpProblem } from '../../problem/problem-kind';
import { type Request, type Response } from '../../request/request';

type Reader = (request: Request, response: Response) => Promise<unknown>;

const reader = (limit: number) => promisify(raw({ type: () => true, limit })) as Reader;

/** Readers of forms, by the maximum number of bytes. A small form is read before its sender is known. */
const READERS = { small: reader(16 * 1024), large: reader(1024 * 1024) };

const FORM = /^application\/x-www-form-urlencoded *(?:; *charset *= *"?utf-8"? *)?$/i;

/** Returns the parameters in the query and, for POST, in the form of a request. @throws HttpProblem `unsupported_media_type` @throws errors of body-parser */
export async function sentParameters(
  request: Request,
  response: Response,
  size: keyof typeof READERS = 'large',
): Promise<SentParameter[]> {
  const inQuery = pairsOf(request.query);
  if (request.method !== 'POST' || isWithoutBody(request)) return inQuery;
  if (!FORM.test(request.headersDistinct['content-type']?.join() ?? '')) {
    throw new HttpProblem('unsupported_media_type', 'Send the parameters with Content-Type: application/x-www-form-urlencoded.');
  }
  await READERS[size](request, response);
  const bytes: unknown = request.body;
  return [...inQuery, ...pairsOf(parseQuery(Buffer.isBuffer(bytes) ? bytes.toString() : ''))];
}

function pairsOf(parameters: Readonly<Record<string, unknown>>): SentParameter[] {
  return Object.entries(parameters).flatMap(([name, sent]) => [sent].flat().map((text): SentParameter => [name, String(text)]));
}

/** Checks the parameters of an interaction that is no search. @throws InvalidInput */
export function assertNoParameters(request: Request, permitted: readonly string[]): void {
  const unknown = Object.keys(request.query).filter((name) => !permitted.includes(name));
  if (unknown.length === 0 || request.fhir?.isLenient) return;
  const detail = `This interaction has only the parameters ${permitted.join(' and ')}.`;
  throw new InvalidInput(unknown.map((name) => ({ parameter: name.slice(0, 64), code: 'unknown_parameter', detail })));
}
