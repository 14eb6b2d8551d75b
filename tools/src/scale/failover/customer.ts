import { fetchText } from '@rpm/client';
import { ApiKeyRepository, OrganizationRepository } from '@rpm/data-access';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Receiver } from '../../faults/deliveries/receiver';
import { type CleanupFunctions } from '../../harness/cleanup';
import { ServiceAccess } from '../../mirror/service-access';
import { type FailoverCluster } from './cluster';
import { type FailoverEvidence, type StoredReading } from './ledger';
import { FailoverLoad } from './load';

const DAY_MS = 86_400_000;
const PATIENCE_MS = 120_000;
const WEBHOOK = 'copy';

/** An organization with a webhook, a session of the console and a load of requests, and the comparison of what it was promised with what it got. */
export class Customer {
  private constructor(
    private readonly cluster: FailoverCluster,
    private readonly access: ServiceAccess,
    private readonly organizationId: number,
    private readonly receiver: Receiver,
    private readonly session: string,
    readonly load: FailoverLoad,
  ) {}

  /** @param url URL of the service */
  static async create(cluster: FailoverCluster, url: string, defer: CleanupFunctions['defer']): Promise<Customer> {
    const dataSource = await cluster.openDataSource();
    const organization = await new OrganizationRepository(dataSource).create(`Failover ${randomBytes(6).toString('hex')}`);
    const grant = { name: 'Failover', scopes: ['*'], expireTimestamp: new Date(Date.now() + DAY_MS) };
    const { token } = await new ApiKeyRepository(dataSource).create(organization.id, grant);
    await dataSource.destroy();
    const receiver = await Receiver.listen(() => 0);
    defer(() => receiver.close());
    const access = new ServiceAccess(() => url, token.text);
    const webhook = await access.ask('POST', '/webhook', { type: 'reading.bloodGlucose', url: receiver.urlOf(WEBHOOK) });
    receiver.secrets.set(WEBHOOK, (webhook.json as { secret: string }).secret);
    const patient = await access.ask('POST', '/patient', { firstName: 'Testina', lastName: 'Sampleton' });
    const patientId = (patient.json as { id: number }).id;
    const load = new FailoverLoad({ url, key: token.text, patientId });
    const session = await signIn(url, token.text);
    return new Customer(cluster, access, organization.id, receiver, session, load);
  }

  /** Returns the status of a request with the session that was begun before the failovers. */
  async statusOfSession(): Promise<number> {
    const headers = { cookie: this.session, 'sec-fetch-site': 'same-origin' };
    const { status } = await fetchText(`${this.access.baseUrl}/api/v3/me`, { operation: 'session', headers });
    return status;
  }

  /** Ends the load, waits until everything is delivered, and gathers what was promised and what exists. @throws Error if deliveries do not end */
  async evidence(): Promise<FailoverEvidence> {
    await this.load.stop();
    await this.waitUntilDelivered();
    await this.load.finishFeed();
    const { acknowledged, feed, readRequests } = this.load;
    const stored = await this.rows<StoredReading>(
      `select id::float8, to_json(reading_timestamp at time zone 'UTC') #>> '{}' as "readingTimestamp" from blood_glucose_reading`,
    );
    const logs = await this.rows<{ messageId: string }>('select message_id as "messageId" from webhook_log');
    const requests = await this.rows<{ id: string }>(
      'select unnest(request_id || further_request_ids)::text as id from audit_event',
    );
    const { total } = await this.access.get<{ total: number }>('/webhook/logs?size=1');
    return {
      acknowledged,
      stored: stored.map(({ id, readingTimestamp }) => ({
        id,
        readingTimestamp: new Date(`${readingTimestamp}Z`).toISOString(),
      })),
      received: this.receiver.receipts.filter(({ isVerified }) => isVerified),
      messages: logs.map(({ messageId }) => messageId),
      feed,
      answered: [...acknowledged.map(({ requestId }) => requestId), ...readRequests],
      recorded: requests.map(({ id }) => id),
      logs: { reported: total, counted: logs.length },
    };
  }

  /** Returns all rows of the organization. @param select the statement without its condition */
  private rows<Row>(select: string): Promise<Row[]> {
    return this.cluster.look<Row>(`${select} where organization_id = $1`, this.organizationId);
  }

  private async waitUntilDelivered(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const [row] = await this.cluster.look<{ count: number }>(
        `select ((select count(*) from event where organization_id = $1) + (select count(*) from event_lease where organization_id = $1)
           + (select count(*) from webhook_delivery where organization_id = $1))::int as count`,
        this.organizationId,
      );
      if (row?.count === 0) return;
      if (Date.now() > deadline) throw new Error(`${row?.count} events or deliveries are still waiting.`);
      await sleep(100);
    }
  }
}

/** Begins a session of the console with an API key. @returns its cookie */
async function signIn(url: string, key: string): Promise<string> {
  const { status, headers } = await fetchText(`${url}/console/session`, {
    operation: 'sign in',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ key }),
  });
  const [cookie] = headers.get('set-cookie')?.split(';') ?? [];
  if (status !== 201 || cookie === undefined) throw new Error(`The sign-in was answered with the status ${status}.`);
  return cookie;
}
