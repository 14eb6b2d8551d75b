import { type AnswerRecorder, type DownloadEnd, type RecordedPart } from '../audit/answer-recorder';
import { type Response } from '../request/request';

/** A part of the text, and whose data it contains. It has at most 10,000 records. */
export interface StreamedPart extends RecordedPart {
  text: string;
}

/**
 * Text of any length that is sent while it is produced. The next part is produced only when the client has read most of the earlier ones, so memory does
 * not grow with the length. If a part cannot be produced, the connection is reset before the end of the response, so that no client can mistake the
 * parts for the whole.
 */
export class StreamedContent {
  private constructor(
    private readonly headers: Readonly<Record<string, string>>,
    private readonly first: IteratorResult<StreamedPart>,
    private readonly parts: AsyncGenerator<StreamedPart>,
  ) {}

  /** Produces the first part. @throws the error of the first part; the client can still get a problem document */
  static async begin(headers: Readonly<Record<string, string>>, parts: AsyncGenerator<StreamedPart>): Promise<StreamedContent> {
    return new StreamedContent(headers, await parts.next(), parts);
  }

  /**
   * Sends all parts, or stops when the client disconnects. The audit trail has a row for the beginning, one for each part before it leaves, and one for the end.
   * @throws the error of a part; the response is incomplete then
   */
  async send(response: Response, recorder: AnswerRecorder): Promise<void> {
    let end: DownloadEnd = 500;
    try {
      await recorder.part(response, { patients: [], rows: 0 });
      for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
      if (response.req.method !== 'HEAD') await this.writeTo(response, recorder);
      end = response.destroyed ? 499 : 200;
      if (end === 200) response.end();
    } finally {
      await this.parts.return(undefined);
      await recorder.end(response, end);
    }
  }

  private async writeTo(response: Response, recorder: AnswerRecorder): Promise<void> {
    for (let part = this.first; !part.done && !response.destroyed; part = await this.parts.next()) {
      if (part.value.patients.length > 0) await recorder.part(response, part.value);
      if (!response.write(part.value.text)) await drained(response);
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
