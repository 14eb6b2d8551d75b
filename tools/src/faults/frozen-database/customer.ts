import { type Database } from '@rpm/database';
import { fetchText } from '@rpm/client';
import { ApiKeyRepository, OrganizationRepository } from '@rpm/data-access';
import { randomBytes } from 'node:crypto';

const ANSWER_TIMEOUT_MS = 30_000;

export interface CustomerResponse {
  status: number;
  body: Record<string, unknown>;
  /** Response time in milliseconds. */
  ms: number;
}

/** An organization with an API key that sends requests to one service. */
export class FaultTestCustomer {
  private constructor(
    readonly organizationId: number,
    private readonly key: string,
    private readonly url: string,
  ) {}

  static async create(dataSource: Database, url: string): Promise<FaultTestCustomer> {
    const { id } = await new OrganizationRepository(dataSource).create(`Faults ${randomBytes(6).toString('hex')}`);
    const grant = { name: 'Faults', scopes: ['*'], expireTimestamp: new Date(Date.now() + 86_400_000) };
    const { token } = await new ApiKeyRepository(dataSource).create(id, grant);
    return new FaultTestCustomer(id, token.text, url);
  }

  /** Sends a request to the service. @throws Error when the service does not respond */
  async send(method: 'POST' | 'PUT', path: string, body: object, idempotencyKey?: string): Promise<CustomerResponse> {
    const begin = performance.now();
    const { status, text } = await fetchText(`${this.url}/api/v3${path}`, {
      operation: method,
      method,
      headers: {
        'service-api-key': this.key,
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return { status, body: JSON.parse(text) as Record<string, unknown>, ms: performance.now() - begin };
  }
}
