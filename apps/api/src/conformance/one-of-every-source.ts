import { type Factory } from '@rpm/data-access/testing';
import { SecretBox } from '@rpm/encryption';
import { createHash, randomBytes } from 'node:crypto';
import { type SampleNames } from './one-of-everything';

type Insert = (factory: Factory, table: string, row: object) => Promise<{ id: number }[]>;

/** Encrypts with the key that the services of specs have, so that they can read what the sample rows contain. */
const BOX = new SecretBox([Buffer.alloc(32)]);

/** The content of the sample file, which is also the example of a part. */
const CONTENT = Buffer.from('Index,Timestamp');

/** Inserts an import that is finished, and one whose file has arrived but which has not been started. */
export async function addFileImports(factory: Factory, patientId: number, insert: Insert): Promise<SampleNames> {
  const file = { sha256: createHash('sha256').update(CONTENT).digest(), bytes: CONTENT.length };
  const [stored] = await insert(factory, 'file_import', { ...file, number: 1, state: 'stored', patient_id: patientId });
  const [receiving] = await insert(factory, 'file_import', { ...file, number: 2, state: 'receiving' });
  const { sealed, keyName } = BOX.seal(CONTENT, { organizationId: factory.organizationId, webhookId: null });
  const part = { file_import_id: receiving?.id, number: 1, sealed, key_name: keyName, bytes: CONTENT.length };
  await insert(factory, 'file_import_part', part);
  return { fileImportId: stored?.id ?? 0, receivingFileImportId: receiving?.id ?? 0, number: 1 };
}

/** Inserts a source with a processed and a quarantined message, an alias, a mapping and a refusal, and another source that can be deleted. */
export async function addSources(factory: Factory, names: SampleNames, insert: Insert): Promise<SampleNames> {
  const { patientId, deviceId, 'blood-glucose-reading': readingId } = names;
  const insertSource = async () => {
    const source = { name: 'Sample', adapter: 'mapping', authentication: 'header', token_hash: randomBytes(32) };
    const [inserted] = await insert(factory, 'ingest_source', {
      ...source,
      ...{ authentication_options: '{"header": "X-Api-Key"}', item_id: names['itemId'], patient_id: patientId },
    });
    return inserted?.id ?? 0;
  };
  const [sourceId, unreferencedIngestSourceId] = [await insertSource(), await insertSource()];
  const ofSource = { source_id: sourceId };
  for (const source_id of [sourceId, unreferencedIngestSourceId]) {
    await insert(factory, 'ingest_source_state', { source_id });
    await insert(factory, 'ingest_source_secret', { source_id, number: 1, sealed: Buffer.alloc(60), key_name: 'example' });
  }
  await insert(factory, 'ingest_refusal', { ...ofSource, hour: '2026-02-01Z', reason: 'authentication', count: 1 });
  const insertMessage = async (row: object) => {
    const all = {
      ...ofSource,
      due_timestamp: null,
      body_hash: Buffer.alloc(32),
      body_bytes: 2,
      receive_timestamp: '2026-02-01Z',
      ...row,
    };
    const [message] = await insert(factory, 'ingest_message', all);
    const { sealed, keyName } = BOX.seal(Buffer.from('{}'), { organizationId: factory.organizationId, content: 'message body' });
    await insert(factory, 'ingest_body', { message_id: message?.id, sealed, key_name: keyName });
    return { message_id: message?.id ?? 0, ordinal: 0, ...ofSource };
  };
  const ofMessage = await insertMessage({ state: 'processed', counts: '{"stored": 1}', patient_ids: [patientId] });
  const reading = { kind: 'bloodGlucose', reading_id: readingId };
  await insert(factory, 'ingest_part', {
    ...{ ...ofMessage, ...reading, pointer: '', outcome: 'stored', device_id: deviceId, patient_id: patientId },
    ...{ device_key: '', person_key: '' },
  });
  await insert(factory, 'reading_origin', { ...ofMessage, ...reading });
  const waiting = await insertMessage({ state: 'quarantined', counts: '{"quarantined": 1}' });
  // A trigger adds the group of the part.
  await insert(factory, 'ingest_part', {
    ...{ ...waiting, kind: 'bloodGlucose', pointer: '', outcome: 'quarantined', code: 'device_unknown' },
    ...{ device_key: 'unknown', person_key: 'someone' },
  });
  const [alias] = await insert(factory, 'ingest_alias', { ...ofSource, kind: 'person', value: 'sample', patient_id: patientId });
  // Deleting the alias releases this part.
  const unbound = await insertMessage({ state: 'quarantined', counts: '{"quarantined": 1}' });
  await insert(factory, 'ingest_part', {
    ...{ ...unbound, kind: 'bloodGlucose', pointer: '', outcome: 'quarantined', code: 'patient_unknown' },
    ...{ device_key: '', person_key: 'sample' },
  });
  const conflicting = await insertMessage({ state: 'quarantined', counts: '{"quarantined": 1}' });
  await insert(factory, 'ingest_part', {
    ...{
      ...conflicting,
      ...reading,
      pointer: '',
      outcome: 'quarantined',
      code: 'conflict',
      device_key: 'sample',
      person_key: '',
    },
    ...{ device_id: deviceId, patient_id: patientId },
  });
  const groupOf = async (code: string) => {
    const text = 'select id from ingest_quarantine_group where organization_id = $1 and code = $2';
    const [group] = await factory.dataSource.query<{ id: number }[]>(text, [factory.organizationId, code]);
    return group?.id ?? 0;
  };
  const rules = [{ name: 'heartbeat', when: { path: 'type', in: ['heartbeat'] }, ignore: 'heartbeat' }];
  await insert(factory, 'ingest_mapping', {
    ...{ ...ofSource, version: 1, document: JSON.stringify({ version: 1, rules }) },
    // It can be activated.
    ...{ preview_timestamp: '2026-02-01Z', preview_message_id: ofMessage.message_id },
  });
  return {
    ...{
      sourceId,
      ingestSourceId: sourceId,
      unreferencedIngestSourceId,
      ingestMessageId: ofMessage.message_id,
      ingestAliasId: alias?.id ?? 0,
      groupId: await groupOf('device_unknown'),
      conflictGroupId: await groupOf('conflict'),
      version: 1,
    },
  };
}
