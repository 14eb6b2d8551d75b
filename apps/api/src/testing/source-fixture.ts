import { type IngestSourceWithSecretView } from '@rpm/domain';
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
