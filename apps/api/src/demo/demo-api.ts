import { fetchText, type TextResponse } from '@rpm/client';

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
): Promise<TextResponse> {
  const headers = { 'Service-API-Key': key, ...(body && { 'Content-Type': 'application/json' }) };
  const request = { operation: method, method, headers, ...(body && { body: JSON.stringify(body) }) };
  return fetchText(`${url}/api/v3${path}`, request);
}
