import { UnexpectedResponse } from './problem.ts';

/** Maximum number of redirects that a request follows. */
const MAX_REDIRECTS = 5;

/** Default size limit of a response in bytes, which is far more than the service ever sends as one response. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Statuses of redirects after which the method stays the same (RFC 9110, 15.4). After other redirects, a POST may become a GET, which succeeds and
 * stores nothing.
 */
const METHOD_PRESERVING_REDIRECTS = [307, 308];

/** A request whose response is read as text. */
export interface TextRequest {
  /** Name of the request in error messages, such as the name of its operation. */
  operation: string;
  method?: string;
  headers?: RequestInit['headers'];
  body?: string;
  signal?: AbortSignal | undefined;
  /** Sends the request; the global `fetch` by default. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Size limit of the response in bytes, after decompression; 32 MiB by default. */
  maxResponseBytes?: number | undefined;
}

/** A response with its body as text, which is empty if there is none. */
export interface TextResponse {
  status: number;
  /** Whether the status is 2xx. */
  ok: boolean;
  headers: Headers;
  text: string;
}

/**
 * Sends a request and reads the response up to a size limit. Redirects are followed only within the origin of the URL, because the headers may contain
 * an API key, and the body health data. @throws UnexpectedResponse, the reason of the signal, or the error of `fetch`
 */
export async function fetchText(
  url: string,
  { operation, fetch = globalThis.fetch, maxResponseBytes = MAX_RESPONSE_BYTES, ...request }: TextRequest,
): Promise<TextResponse> {
  for (let target = url, redirects = 0; ; redirects++) {
    const response = await fetch(target, { ...request, redirect: 'manual' });
    const { status, ok, headers } = response;
    const refuse = (reason: string): never => {
      // The body of a response that nobody reads would keep its connection occupied.
      response.body?.cancel().catch(() => undefined);
      throw new UnexpectedResponse(operation, status, headers, reason);
    };
    if (response.type === 'opaqueredirect') refuse('the response is a redirect, and a browser does not reveal where it leads.');
    // A function that replaces `fetch` may follow redirects although the options forbid it.
    if (response.redirected) refuse(`\`fetch\` has followed a redirect to ${originOf(response.url, target)}.`);
    const location = REDIRECTS.includes(status) ? headers.get('Location') : null;
    if (location === null) return { status, ok, headers, text: await textOf(response, maxResponseBytes, refuse) };
    const { method = 'GET' } = request;
    const base = response.url === '' ? target : response.url;
    const [own, next] = [originOf(base, base), originOf(location, base)];
    if (next !== own) {
      refuse(`the response with the status ${status} redirects to another origin, ${next}. Use its URL if the service is there.`);
    }
    if (method !== 'GET' && !METHOD_PRESERVING_REDIRECTS.includes(status)) {
      refuse(`the response with the status ${status} redirects a ${method}, which would become a GET.`);
    }
    if (redirects === MAX_REDIRECTS) refuse(`there are more than ${MAX_REDIRECTS} redirects.`);
    await response.body?.cancel();
    target = new URL(location, base).href;
  }
}

/** Returns the origin of a URL that may be relative: scheme, host and port. A URL without a host, such as `data:`, has only its scheme. */
function originOf(location: string, base: string): string {
  if (!URL.canParse(location, base)) return 'an invalid URL';
  const { origin, protocol } = new URL(location, base);
  return origin === 'null' ? protocol : origin;
}

/** Returns the body of a response. @param refuse throws the error of a body above the limit */
async function textOf(response: Response, maxBytes: number, refuse: (reason: string) => never): Promise<string> {
  if (response.body === null) return '';
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      reader.releaseLock();
      refuse(`the response is larger than ${maxBytes} bytes (maxResponseBytes).`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
