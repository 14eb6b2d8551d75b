import { type TestApi } from './test-api';

const PATH = '/api/v3/device';

let serials = 0;
/** Returns a device identifier that no other device has. */
export const serial = () => ({ type: 'serial', value: `unit-${++serials}` });

/** Registers a device through the API. @returns the device with its response */
export async function registerDevice(api: TestApi, body: { item: { id: number } } & Record<string, unknown>) {
  const answer = await api.post(PATH, { deviceIdentifiers: [serial()], ...body });
  expect(answer.status).toBe(200);
  const { id } = answer.json as { id: number };
  return { id, path: `${PATH}/${id}`, json: answer.json as object, etag: answer.headers.get('etag') ?? '' };
}
