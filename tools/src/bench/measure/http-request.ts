export type RequestHeaders = Record<string, string>;

/** Returns the bytes of a GET request. */
export function getRequest(path: string, headers: RequestHeaders): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${linesOf(headers)}\r\n`;
}

/** Returns the bytes of a request with a JSON body, which must be ASCII; an empty text is no body. */
export function bodyRequest(method: 'POST' | 'PATCH' | 'PUT', path: string, headers: RequestHeaders, body: string): string {
  const type: RequestHeaders = body === '' ? {} : { 'Content-Type': 'application/json' };
  const lines = linesOf({ Host: '127.0.0.1', ...headers, ...type, 'Content-Length': String(body.length) });
  return `${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`;
}

function linesOf(headers: RequestHeaders): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
