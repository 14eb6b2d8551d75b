/** A request as the fake service received it. */
export interface FakeRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A response, or an error instead of a response, such as the error of a cut connection. */
export type FakeAnswer = Response | Error;

/** Replaces `fetch`: records the requests, and returns prepared responses in their order. */
export class FakeService {
  readonly requests: FakeRequest[] = [];

  constructor(private readonly answers: FakeAnswer[]) {}

  readonly fetch = (url: string | URL | Request, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : null;
    this.requests.push({
      method,
      url: new URL(url instanceof Request ? url.url : url),
      headers: new Headers(headers),
      body: sent,
    });
    const answer = this.answers.shift() ?? new Error('The fake service has no more answers.');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
}

/** Returns a response with a JSON body. */
export function json(body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status: 200, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Returns a problem in the form in which the service sends it. */
export function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  const body = { type: `https://rpm.example.org/errors/${code}`, title: code, status, detail: `Detail of ${code}.`, code };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json', ...headers } });
}

/** Returns a page with the given entries. */
export const page = (content: unknown[], last: boolean, number = 1) =>
  json({ content, first: number === 1, last, page: number, size: 250, total: 3 });

/** Error that `fetch` throws if the connection is cut. */
export const cut = () => new TypeError('fetch failed');
