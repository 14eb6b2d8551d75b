import { type IngestSourceWithSecretView } from '@rpm/domain';
import { SecretBox } from '@rpm/encryption';
import { MessageProcessor } from '@rpm/sources';
import { type TestApi } from './test-api';

/** A source that a spec has created, and the headers with which its messages are accepted. */
export interface CreatedSource {
  id: number;
  url: string;
  secret: string | null;
  headers: Record<string, string>;
}

/** A message and its body as they are stored. */
export interface StoredRow {
  sealed: Buffer;
  keyName: string;
}

/** Creates a source with the adapter `mapping`. @param key an API key with the scope `ingest:write` */
export async function createSource(api: TestApi, key: string, body: object): Promise<CreatedSource> {
  const { json } = await api.post('/api/v3/ingest-source', { name: 'North', adapter: 'mapping', ...body }, { key });
  const { id, url, secret, header } = json as IngestSourceWithSecretView;
  const [name = '', value = ''] = header?.split(': ') ?? [];
  return { id, url: url ?? '', secret, headers: name === '' ? {} : { [name]: value } };
}

/** Sends a message to a source as its vendor does. @throws Error if it is refused */
export async function sendTo({ url, headers }: CreatedSource, body: unknown): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`The source has answered ${answer.status}.`);
}

/** Returns what processes the messages of sources, for specs of services without background work. */
export async function processorOf(api: TestApi): Promise<MessageProcessor> {
  return new MessageProcessor({
    database: await api.database.connectAsService(),
    box: new SecretBox([Buffer.alloc(32)]),
    onError: (error: unknown) => process.stderr.write(`${String(error)}\n`),
  });
}
