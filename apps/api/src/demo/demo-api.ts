/** The API of the service with the key of the demo. */
export interface DemoApi {
  url: string;
  key: string;
}

/** Sends a request of the demo to the API. */
export async function askDemo(
  { url, key }: DemoApi,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<Response> {
  const headers = { 'Service-API-Key': key, ...(body && { 'Content-Type': 'application/json' }) };
  return fetch(`${url}/api/v3${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
