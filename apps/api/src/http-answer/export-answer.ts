import { type Response } from '../request/request';

/** The answer to a request about an export: headers and, if the export is complete, its manifest. */
export class ExportAnswer {
  private constructor(
    private readonly status: number,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly manifest: object | null,
  ) {}

  /** The request was accepted; its result is yet to come. */
  static accepted(headers: Readonly<Record<string, string>> = {}): ExportAnswer {
    return new ExportAnswer(202, headers, null);
  }

  static complete(manifest: object, headers: Readonly<Record<string, string>>): ExportAnswer {
    return new ExportAnswer(200, headers, manifest);
  }

  send(response: Response): void {
    response.statusCode = this.status;
    for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
    if (this.manifest === null) {
      response.end();
      return;
    }
    const text = JSON.stringify(this.manifest);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  }
}
