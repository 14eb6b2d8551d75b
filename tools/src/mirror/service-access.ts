import { fetchText } from '@rpm/client';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;
const PATIENCE_MS = 60_000;

/** Sends requests with the customer's key to one of the running services, and repeats requests that fail while a service restarts. */
export class ServiceAccess {
  constructor(
    private readonly url: () => string,
    readonly key: string,
  ) {}

  get baseUrl(): string {
    return this.url();
  }

  /** @throws Error unless the response is a success or has one of the accepted statuses */
  async ask(
    method: string,
    path: string,
    body?: object,
    accepted: readonly number[] = [],
  ): Promise<{ status: number; json: unknown }> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.send(method, path, body).catch((error: unknown) => {
        if (Date.now() > deadline) throw error;
        return null;
      });
      if (answer && (answer.status < 300 || accepted.includes(answer.status))) return answer;
      if (answer && ![429, 503].includes(answer.status)) {
        throw new Error(`${method} ${path} was answered with status ${answer.status}: ${JSON.stringify(answer.json)}`);
      }
      if (Date.now() > deadline) throw new Error(`${method} ${path} was not answered in time.`);
      await sleep(PAUSE_MS);
    }
  }

  async get<T>(path: string): Promise<T> {
    return (await this.ask('GET', path)).json as T;
  }

  private async send(method: string, path: string, body?: object): Promise<{ status: number; json: unknown }> {
    const headers = {
      'Service-API-Key': this.key,
      ...(body && { 'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json' }),
    };
    const request = { operation: method, method, headers, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await fetchText(`${this.url()}/api/v3${path}`, request);
    return { status, json: text === '' ? null : (JSON.parse(text) as unknown) };
  }
}
