import { AsyncLocalStorage } from 'node:async_hooks';
import { type Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { BEGINNING, endOf, partOf, REQUEST_ENDS } from '@rpm/domain';
import { type AnswerRecorder } from '../trail/answer-recorder';
import { type Response } from '../request/request';

/** A part of the text, and whose data it contains. It has at most 10,000 records. */
export interface StreamedPart {
  text: string | Buffer;
  patients: readonly number[];
  rows: number;
}

/** Options of sending a text. */
interface StreamOptions {
  /** Whether the text is compressed for clients that accept it. */
  isCompressible?: boolean;
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
    /** Calls a function in the asynchronous context of the first part, to whose read all parts belong. */
    private readonly inContext: <T>(work: () => T) => T,
    private readonly isCompressible: boolean,
  ) {}

  /** Produces the first part. @throws the error of the first part; the client can still get a problem document */
  static async begin(
    headers: Readonly<Record<string, string>>,
    parts: AsyncGenerator<StreamedPart>,
    { isCompressible = false }: StreamOptions = {},
  ): Promise<StreamedContent> {
    const inContext = AsyncLocalStorage.snapshot();
    return new StreamedContent(headers, await parts.next(), parts, inContext, isCompressible);
  }

  /**
   * Sends all parts, or stops when the client disconnects. The audit trail has a row for the beginning, one for each part before it leaves, and one for the end.
   * @throws the error of a part; the response is incomplete then
   */
  async send(response: Response, recorder: Pick<AnswerRecorder, 'download'>): Promise<void> {
    const sent = { rows: 0 };
    let end: number = REQUEST_ENDS.failed;
    try {
      await recorder.download(response, BEGINNING);
      for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
      const sink = this.sinkOf(response);
      if (response.req.method !== 'HEAD') await this.writeTo(sink, response, recorder, sent);
      end = response.destroyed ? REQUEST_ENDS.brokenOff : REQUEST_ENDS.done;
      if (end === REQUEST_ENDS.done) sink.end();
    } finally {
      await this.parts.return(undefined);
      // Nothing leaves afterwards, so that a failure does not matter.
      await recorder.download(response, endOf(sent.rows, end)).catch(() => undefined);
    }
  }

  /** Returns what the text is written to: the response, or a compressor whose output is that of the response. */
  private sinkOf(response: Response): Writable {
    if (!this.isCompressible) return response;
    response.vary('Accept-Encoding');
    if (response.req.acceptsEncodings('gzip') === false) return response;
    response.setHeader('Content-Encoding', 'gzip');
    const gzip = createGzip({ level: COMPRESSION_LEVEL });
    gzip.pipe(response);
    return gzip;
  }

  private async writeTo(
    sink: Writable,
    response: Response,
    recorder: Pick<AnswerRecorder, 'download'>,
    sent: { rows: number },
  ): Promise<void> {
    for (let part = this.first; !part.done && !response.destroyed; part = await this.inContext(() => this.parts.next())) {
      const { patients, rows, text } = part.value;
      if (patients.length > 0) await recorder.download(response, partOf(patients, rows));
      sent.rows += rows;
      if (!sink.write(text)) await drained(sink, response);
    }
  }
}

/** Level of gzip: the text is so regular that a higher one takes more time and saves little. */
const COMPRESSION_LEVEL = 1;

/** Waits until the client has read what was written, or has disconnected. */
function drained(sink: Writable, response: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      sink.off('drain', done);
      response.off('close', done);
      resolve();
    };
    sink.on('drain', done);
    response.on('close', done);
    if (response.destroyed) done();
  });
}
