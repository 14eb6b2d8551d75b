import { MAX_PART_BYTES } from '@rpm/domain';
import { createHash } from 'node:crypto';
import { type TestApi, type TestResponse } from './test-api';

const HEADER =
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID\n';

/** Returns a file of Clarity with readings every five minutes. */
export function clarityFile(count: number, name = 'Testina'): Buffer {
  const lines = Array.from({ length: count }, (_, at) => {
    const time = new Date(Date.UTC(2026, 0, 1) + at * 300_000).toISOString().slice(0, 19);
    return `${at + 2},${time},EGV,,,,iOS G7,${70 + (at % 100)},,,,,${at},TX1\n`;
  });
  return Buffer.from(`${HEADER}1,,FirstName,,${name},,,,,,,,,\n${lines.join('')}`);
}

/** The answers about files of {@link clarityFile}. */
export const CLARITY_ANSWERS = { patient: { externalIdentifier: 'p-1' }, timeZone: 'Europe/Berlin' };

/** Sends files part by part, as a browser does. */
export class FileImportFixture {
  constructor(
    private readonly api: Pick<TestApi, 'send'>,
    private readonly key: string,
  ) {}

  /** Returns the same fixture for another key. */
  as(key: string): FileImportFixture {
    return new FileImportFixture(this.api, key);
  }

  post(path: string, body?: object): Promise<TestResponse> {
    return this.api.send(`/api/v3/file-import${path}`, { method: 'POST', key: this.key, ...(body && { body }) });
  }

  get(path: string | number): Promise<TestResponse> {
    return this.api.send(`/api/v3/file-import${typeof path === 'number' ? `/${path}` : path}`, { key: this.key });
  }

  put(id: number, number: number, content: Buffer): Promise<TestResponse> {
    const body = { data: content.toString('base64') };
    return this.api.send(`/api/v3/file-import/${id}/part/${number}`, { method: 'PUT', key: this.key, body });
  }

  create(content: Buffer): Promise<TestResponse> {
    return this.post('', { sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length });
  }

  /** Sends a file whose parts arrive in any order. @returns the id of the import */
  async sendFile(content: Buffer): Promise<number> {
    const { id } = (await this.create(content)).json as { id: number };
    for (let number = Math.ceil(content.length / MAX_PART_BYTES); number >= 1; number--)
      await this.put(id, number, content.subarray((number - 1) * MAX_PART_BYTES, number * MAX_PART_BYTES));
    return id;
  }

  /** Repeats a request until the import has a state. @returns the import */
  async until(state: string, path: string): Promise<unknown> {
    for (;;) {
      const { status, json, text } = await this.post(path);
      // A busy machine may not answer in time. The request can be repeated, because the import knows how far it has come.
      if (status === 503) continue;
      if (status !== 200) throw new Error(`The answer is ${status}: ${text.slice(0, 300)}`);
      if ((json as { state: string }).state === state) return json;
    }
  }

  /** Sends a file, and stores its readings. @returns the id of the import */
  async store(content: Buffer, answers: object = CLARITY_ANSWERS): Promise<number> {
    const id = await this.sendFile(content);
    await this.post(`/${id}/answers`, answers);
    await this.until('stored', `/${id}/start`);
    return id;
  }
}
