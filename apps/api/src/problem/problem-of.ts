import { type ApiProblem, HttpProblem, isProblem } from './problem-kind';
import { HttpException } from '@nestjs/common';
import { problemOfDatabaseError } from '@rpm/database';

const MIB = 1024 * 1024;

/** Converts any error to the problem that the client receives. */
export function problemOf(error: unknown): ApiProblem {
  if (isProblem(error)) return error;
  return problemOfBodyReader(error) ?? problemOfDatabaseError(error) ?? problemOfFramework(error) ?? internalError(error);
}

/** Converts errors of the library body-parser, which have a `type` (see "Errors" in its README). */
function problemOfBodyReader(error: unknown): ApiProblem | null {
  const { type, status, code, limit } = Object(error) as { type?: unknown; status?: unknown; code?: unknown; limit?: unknown };
  if (type === 'entity.too.large') return new HttpProblem('body_too_large', `Send at most ${Number(limit) / MIB} MiB.`);
  if (type === 'encoding.unsupported') {
    return new HttpProblem('unsupported_media_type', 'Send the body plain or with Content-Encoding gzip, deflate or br.');
  }
  const isZlib = typeof code === 'string' && /^(Z_|ERR__|ERR_BROTLI)/.test(code);
  const isCutOff = type === 'request.size.invalid' || type === 'request.aborted';
  if (isZlib || isCutOff || (status === 400 && type === 'stream.encoding.set')) {
    return new HttpProblem('malformed_request', 'The body is cut off or not compressed as its headers say.');
  }
  return null;
}

/** Converts errors of Express and Nest for requests that cannot be routed, such as a URL that cannot be decoded. */
function problemOfFramework(error: unknown): ApiProblem | null {
  const status = error instanceof HttpException ? error.getStatus() : (Object(error) as { status?: unknown }).status;
  if (status === 404) return new HttpProblem('path_not_found', 'There is no such path. See /openapi.json.');
  if (status === 400) return new HttpProblem('malformed_request', 'The address is not correctly percent-encoded.');
  return null;
}

function internalError(cause: unknown): ApiProblem {
  return new HttpProblem('internal_error', 'The service failed. Report the requestId.', [], { cause });
}
