import { HttpProblem } from '../problem/problem-kind';
import { decompressed, DecompressedTooLarge } from '@rpm/sources';
import { type Request } from '../request/request';

const MIB = 1024 * 1024;

/** Largest body of a message in bytes, as sent and after decompression. */
const MAX_MESSAGE_BYTES = 8 * MIB;

/** The body of a message. */
export interface MessageBody {
  /** The bytes as the vendor has sent them. */
  sent: Buffer;
  /** The bytes after decompression; those that were sent if they could not be decompressed. */
  plain: Buffer;
  /** Whether `plain` has still the encoding of the header `Content-Encoding`, because it is unknown or the body is damaged. */
  isEncoded: boolean;
}

/**
 * Reads the body of a message, whatever its media type and encoding. @throws HttpProblem `body_too_large`, also for a body that becomes too large by decompression, and
 * `malformed_request` if the connection ends before the body does
 */
export async function readMessageBody(request: Request): Promise<MessageBody> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_MESSAGE_BYTES) throw tooLarge();
  const sent = await readBytes(request);
  try {
    const plain = await decompressed(sent, request.headers['content-encoding'], MAX_MESSAGE_BYTES);
    return { sent, plain: plain ?? sent, isEncoded: plain === null };
  } catch (error) {
    throw error instanceof DecompressedTooLarge ? tooLarge() : error;
  }
}

/** Reads bytes up to the limit. */
function readBytes(request: Request): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const stop = (error: Error) => {
      request.off('data', take).off('end', end).off('close', cut);
      // The remaining bytes are read and discarded, because a client that is still sending may not read the answer.
      request.resume();
      reject(error);
    };
    const take = (part: Buffer) => {
      length += part.length;
      if (length > MAX_MESSAGE_BYTES) stop(tooLarge());
      else parts.push(part);
    };
    const end = () => resolve(Buffer.concat(parts, length));
    const cut = () => {
      if (!request.complete) stop(new HttpProblem('malformed_request', 'The body is cut off.'));
    };
    request.on('data', take).once('end', end).once('close', cut).once('error', cut);
  });
}

const tooLarge = () =>
  new HttpProblem('body_too_large', `Send at most ${MAX_MESSAGE_BYTES / MIB} MiB, also after decompression.`);
