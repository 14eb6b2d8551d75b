import { fetchText } from '@rpm/client';
import { type Database } from '@rpm/database';
import { setTimeout as sleep } from 'node:timers/promises';

/** Creates a source. @returns the path of its URL, its secret, and the header that contains it, if the messages are authenticated by one */
export async function createSource(
  port: number,
  key: string,
  adapter: string,
  authentication = 'header',
): Promise<{ path: string; secret: string; headers: Record<string, string> }> {
  const { text } = await fetchText(`http://127.0.0.1:${port}/api/v3/ingest-source`, {
    operation: 'createIngestSource',
    method: 'POST',
    headers: { 'Service-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Benchmark', adapter, authentication }),
  });
  const { url, secret } = JSON.parse(text) as { url: string; secret: string };
  return { path: new URL(url).pathname, secret, headers: { 'X-Api-Key': secret } };
}

/** IMEI of the device in the messages. */
export const IMEI = '490154203237518';

const FIRST_MS = 1_750_000_000_000;

/** Returns the nth message of a blood pressure monitor, in the form of Telli. Each message has a time of its own. */
export const messageOf = (count: number): string =>
  JSON.stringify({
    deviceId: IMEI,
    readingType: 'BloodPressure',
    time: String(FIRST_MS + count * 60_000),
    data: { systolic: 100 + (count % 60), diastolic: 70, pulse: 62, arrhythmia: 0 },
  });

/** Waits until no message waits to be processed. */
export async function processed(administration: Database): Promise<void> {
  const waiting = `select from ingest_message where state = 'queued' limit 1`;
  while ((await administration.query<object[]>(waiting)).length > 0) await sleep(100);
}
