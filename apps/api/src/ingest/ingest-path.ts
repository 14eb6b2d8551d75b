import { type RequestStep } from '../request/request-step';
import { type Request } from '../request/request';

const INGEST_PATH = /^\/ingest\/([^/?]*)\/?([^?]*)/i;

/**
 * Keeps Express from decoding the path of a message: it would refuse a path whose percent-encoding is broken, and a message is never refused because of the
 * path that an uploader has appended.
 */
export const keepIngestPath: RequestStep = (request) => {
  if (INGEST_PATH.test(request.url)) request.url = request.url.replaceAll('%', '%25');
};

/** Returns the token and what follows it in the path, without the slashes around it, exactly as the client has sent it. */
export function partsOfIngestPath({ url }: Request): { token: string; rest: string } {
  const [, token = '', rest = ''] = INGEST_PATH.exec(url) ?? [];
  return { token, rest: rest.replaceAll('%25', '%').replace(/\/+$/, '') };
}
