import { type Database, JsonText, statement, type Transaction, type WriteRequest } from '@rpm/database';
import { type IngestTestInput, type IngestTestView, InvalidInput, NotFound, patientsGiven } from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import { bodyHash, openBody, sealBody } from '../body/message-body';
import { MappingBudget } from '../mapping/mapping-budget';
import { checkDocument } from '../mapping-store/ingest-mappings';
import { MAPPING_INTERPRETER } from '../mapping-store/mapping-interpreter';
import { type FindReader, type MessageReader } from '../processing/message-reader';
import { rowOf } from '../processing/outcome/finish-messages';
import { processMessages } from '../processing/process-messages';
import { type ProcessedPart } from '../processing/processed-part';
import { FIND_SOURCE, type ProcessedSource } from '../source/processed-source';
import { readMessages } from '../processing/source-worker';

const MAX_PARTS = 1_000;
const MAX_FAILED_SAMPLES = 100;

/** Tries messages out: everything is done as for a message that a vendor sends, and then rolled back. */
export class MessageTrial {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly findReader: FindReader,
  ) {}

  /**
   * Returns the parts of a message, and what would become of them. Only this answer is stored, for a repeated request.
   * @throws NotFound if there is no such source @throws InvalidInput if the document is no mapping, or if the body of the message is not kept
   */
  async try(request: WriteRequest, sourceId: number, input: IngestTestInput): Promise<JsonText<IngestTestView>> {
    const { box, database } = this;
    const { organizationId } = request;
    const failedSamples = failedSamplesOf(input.document ?? null);
    const { audit: _audit, ...unaudited } = request;
    const found = await database.correct(
      { ...unaudited, dryRun: true },
      async (transaction): Promise<JsonText<IngestTestView>> => {
        const [source] = await transaction.run(FIND_SOURCE, { sourceId });
        if (!source) throw new NotFound('ingest source');
        const budget = new MappingBudget();
        const reader = await this.readerOf(transaction, source, input, budget);
        const { body, patientIds, ...tried } = await this.bodyOf(transaction, source, input);
        transaction.concern(patientIds);
        const message = {
          ...{ sourceId, ...tried },
          // A body that was received before is processed all the same.
          bodyHash: bodyHash(box, organizationId, Buffer.concat([body, Buffer.from(' trial')])),
          bodyBytes: body.length,
          ...sealBody(box, organizationId, body),
        };
        const [{ id } = { id: 0 }] = await transaction.run(ADD_TRIAL, message);
        const messages = await readMessages(transaction, source, reader, [id], ['queued']);
        const processed = await processMessages({ transaction, box, source, reader }, messages);
        transaction.concern(processed.map(({ result }) => result.patientId ?? null));
        const parts = processed.slice(0, MAX_PARTS).map((one) => viewOf(one));
        const answer = { parts, partCount: processed.length, stepCount: budget.stepCount, failedSamples };
        return JsonText.of(answer, patientsGiven([...transaction.concernedPatients]));
      },
      { previewOf: (_, answer) => answer as JsonText<never> },
    );
    return database.write(request, () => Promise.resolve(found));
  }

  /** Returns how the message is read: with the document, or as the source reads messages now. */
  private async readerOf(
    transaction: Transaction,
    source: ProcessedSource,
    { document = null }: IngestTestInput,
    budget: MappingBudget,
  ): Promise<MessageReader> {
    const present = await this.findReader(transaction, source);
    const read = document === null ? present.read : MAPPING_INTERPRETER.reader(source.adapter, document);
    return { ...present, read: (message) => read(message, budget) };
  }

  /** Returns the message that was sent, or the one that is kept. */
  private async bodyOf(
    transaction: Transaction,
    { id: sourceId }: ProcessedSource,
    { body, message, mediaType = null, path }: IngestTestInput,
  ): Promise<TriedBody> {
    if (!message)
      return { body: Buffer.from(body ?? ''), mediaType, path: path ?? '', headers: '{}', receivedAt: null, patientIds: [] };
    const [kept] = await transaction.run(FIND_KEPT_BODY, { sourceId, id: message.id });
    if (!kept)
      throw new InvalidInput([
        { pointer: '/message/id', code: 'not_found', detail: 'The source has no message with this id whose body is kept.' },
      ]);
    const { sealed, keyName, ...rest } = kept;
    return { ...rest, body: openBody(this.box, transaction.organizationId, { sealed, keyName }) };
  }
}

/** Returns the places of failed samples in a document. @throws InvalidInput whose pointers begin at the body of the request */
function failedSamplesOf(document: unknown): string[] {
  if (document === null) return [];
  checkDocument(MAPPING_INTERPRETER, document);
  return MAPPING_INTERPRETER.failedSamples(document).slice(0, MAX_FAILED_SAMPLES);
}

function viewOf(one: ProcessedPart): IngestTestView['parts'][number] {
  const {
    ordinal,
    pointer,
    kind,
    outcome,
    code,
    path,
    device_key,
    person_key,
    device_id,
    patient_id,
    reading_timestamp,
    reading_id,
  } = rowOf(one);
  // The reading that the trial has stored does not exist afterwards.
  const readingId = outcome === 'stored' ? null : reading_id;
  return {
    ...{ ordinal, pointer, path, readingId, reason: null },
    kind: kind as IngestTestView['parts'][number]['kind'],
    outcome: outcome as IngestTestView['parts'][number]['outcome'],
    code: code as IngestTestView['parts'][number]['code'],
    deviceKey: device_key === '' ? null : device_key,
    personKey: person_key === '' ? null : person_key,
    deviceId: device_id,
    patientId: patient_id,
    readingTimestamp: reading_timestamp,
    values: one.part.type === 'reading' ? { ...one.part.values } : null,
  };
}

/** A message to try out, without what the service adds. */
interface TriedBody {
  body: Buffer;
  mediaType: string | null;
  path: string;
  /** Headers as JSON. */
  headers: string;
  /** When a kept message was received; null for now. */
  receivedAt: Date | null;
  patientIds: readonly number[];
}

interface TrialMessage extends Omit<TriedBody, 'body' | 'patientIds'> {
  sourceId: number;
  bodyHash: Buffer;
  bodyBytes: number;
  sealed: Buffer;
  keyName: string;
}

const ADD_TRIAL = statement<TrialMessage, { id: number }>({
  name: 'add-message-to-try',
  text: `
    with message as (
      insert into ingest_message (organization_id, source_id, media_type, path, headers, receive_timestamp, body_hash, body_bytes)
      values ($organizationId, $sourceId, $mediaType, $path, $headers::jsonb, coalesce($receivedAt::timestamptz, now()), $bodyHash, $bodyBytes::integer)
      returning id
    ), body as (
      insert into ingest_body (organization_id, message_id, sealed, key_name) select $organizationId, id, $sealed, $keyName from message
    )
    select id from message`,
});

/** SQL that finds a message of a source whose body is kept. */
const FIND_KEPT_BODY = statement<{ sourceId: number; id: number }, Omit<TriedBody, 'body'> & { sealed: Buffer; keyName: string }>(
  {
    name: 'find-kept-message-to-try',
    text: `
    select m.media_type as "mediaType", m.path, m.headers::text as headers, m.receive_timestamp as "receivedAt", m.patient_ids::float8[] as "patientIds",
      b.sealed, b.key_name as "keyName"
    from ingest_message m join ingest_body b on b.organization_id = m.organization_id and b.message_id = m.id
    where m.organization_id = $organizationId and m.source_id = $sourceId and m.id = $id`,
  },
);
