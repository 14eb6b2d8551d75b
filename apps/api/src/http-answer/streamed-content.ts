import { type Response } from '../request/request';

/**
 * Text of any length that is sent while it is produced. The next part is produced only when the client has read most of the earlier ones, so memory does
 * not grow with the length. If a part cannot be produced, the connection is reset before the end of the response, so that no client can mistake the
 * parts for the whole.
 */
export class StreamedContent {
  private constructor(
    private readonly headers: Readonly<Record<string, string>>,
    private readonly first: IteratorResult<string>,
    private readonly parts: AsyncGenerator<string>,
  ) {}

  /** Produces the first part. @throws the error of the first part; the client can still get a problem document */
  static async begin(headers: Readonly<Record<string, string>>, parts: AsyncGenerator<string>): Promise<StreamedContent> {
    return new StreamedContent(headers, await parts.next(), parts);
  }

  /** Sends all parts, or stops when the client disconnects. @throws the error of a part; the response is incomplete then */
  async send(response: Response): Promise<void> {
    try {
      for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
      if (response.req.method !== 'HEAD') await this.writeTo(response);
      if (!response.destroyed) response.end();
    } finally {
      await this.parts.return(undefined);
    }
  }

  private async writeTo(response: Response): Promise<void> {
    for (let part = this.first; !part.done && !response.destroyed; part = await this.parts.next()) {
      if (!response.write(part.value)) await drained(response);
    }
  }
}

/** Waits until the client has read what was written, or has disconnected. */
function drained(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
    if (response.destroyed) done();
  });
}
