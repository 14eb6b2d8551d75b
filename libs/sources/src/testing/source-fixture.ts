import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { type TestDatabase } from '@rpm/database/testing';
import { SecretBox } from '@rpm/encryption';
import { randomBytes } from 'node:crypto';
import { type MessagePart, type PartTime } from '../adapter/message-part';
import { bodyHash, sealBody } from '../body/message-body';
import { MessageProcessor, type MessageProcessorOptions } from '../processing/message-processor';
import { type FindReader } from '../processing/message-reader';

/** The state of a message, and the outcomes of its parts. */
export interface ProcessedMessage {
  state: string;
  counts: Record<string, number> | null;
  attempts: number;
  parts: {
    ordinal: number;
    outcome: string;
    code: string | null;
    kind: string | null;
    deviceId: number | null;
    patientId: number | null;
    readingId: number | null;
  }[];
}

/**
 * Reads a message as a JSON list of parts, in which instants are texts. `{"throws": true}` makes the reader fail.
 * @param version another one reads the same messages as another version of an adapter
 */
export const readerOfParts =
  (version = 1, change: (part: MessagePart) => MessagePart = (part) => part): FindReader =>
  () =>
    Promise.resolve({
      adapterVersion: version,
      mappingVersion: null,
      read: ({ body }) => {
        const parts = JSON.parse(body.toString()) as MessagePart[] | { throws: true };
        if (!Array.isArray(parts)) throw new Error('The reader of this spec fails.');
        return parts.map((part) => change(revived(part)));
      },
    });

function revived(part: MessagePart): MessagePart {
  return 'time' in part ? { ...part, time: timeOf(part.time) } : part;
}

const timeOf = (time: PartTime): PartTime => ('instant' in time ? { instant: new Date(time.instant) } : time);

/** A source of an organization whose messages specs store and process. */
export class SourceFixture {
  readonly box: SecretBox;

  private constructor(
    readonly factory: Factory,
    readonly id: number,
    key: Buffer,
  ) {
    this.box = new SecretBox([key]);
  }

  /** Inserts a source into a new organization. @param service the database as the service connects to it @returns also what processes its messages */
  static async inNewOrganization(
    { dataSource }: Pick<TestDatabase, 'dataSource'>,
    service: Database,
  ): Promise<{ factory: Factory; source: SourceFixture; processor: MessageProcessor }> {
    const factory = await Factory.inNewOrganization(dataSource);
    const source = await SourceFixture.create(factory);
    return { factory, source, processor: source.processor(service) };
  }

  /** Inserts a source. @param columns other columns of the table than the defaults @param key the key that encrypts bodies */
  static async create(
    factory: Factory,
    columns: Readonly<Record<string, unknown>> = {},
    key: Buffer = Buffer.alloc(32, 7),
  ): Promise<SourceFixture> {
    const values: Record<string, unknown> = {
      organization_id: factory.organizationId,
      name: 'Example Cuffs',
      adapter: 'telli',
      authentication: 'header',
      token_hash: randomBytes(32),
      ...columns,
    };
    const names = Object.keys(values);
    const [row] = await factory.dataSource.query<{ id: number }[]>(
      `insert into ingest_source (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
      Object.values(values),
    );
    return new SourceFixture(factory, row?.id ?? 0, key);
  }

  get organizationId(): number {
    return this.factory.organizationId;
  }

  /** Stores a message, as the endpoint of the source does. @param content bytes, or what is written as JSON @returns its id */
  async receive(content: unknown, receivedAt: Date = new Date(), path = ''): Promise<number> {
    const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    const { sealed, keyName } = sealBody(this.box, this.organizationId, body);
    const [row] = await this.query<{ id: number }>(
      `with message as (
         insert into ingest_message (organization_id, source_id, receive_timestamp, media_type, path, body_hash, body_bytes)
         values ($1, $2, $3, 'application/json', $8, $4, $5) returning organization_id, id
       ), body as (
         insert into ingest_body (organization_id, message_id, sealed, key_name) select organization_id, id, $6, $7 from message
       )
       select id from message`,
      [
        this.organizationId,
        this.id,
        receivedAt,
        bodyHash(this.box, this.organizationId, body),
        body.length,
        sealed,
        keyName,
        path,
      ],
    );
    return row?.id ?? 0;
  }

  /** Returns a processor for messages of JSON parts. */
  processor(database: Database, options: Partial<MessageProcessorOptions> = {}): MessageProcessor {
    const onError = (error: unknown) => {
      throw error;
    };
    return new MessageProcessor({ database, box: this.box, findReader: readerOfParts(), onError, ...options });
  }

  /** Stores a message and processes all that is due. @returns what became of the message */
  async process(processor: MessageProcessor, content: unknown, receivedAt?: Date): Promise<ProcessedMessage> {
    const id = await this.receive(content, receivedAt);
    await processor.drain();
    return this.message(id);
  }

  /** Returns what became of a message. */
  async message(id: number): Promise<ProcessedMessage> {
    const [message] = await this.query<Omit<ProcessedMessage, 'parts'>>(
      'select state, counts, attempts from ingest_message where organization_id = $1 and id = $2',
      [this.organizationId, id],
    );
    const parts = await this.query<ProcessedMessage['parts'][number]>(
      `select ordinal, outcome, code, kind, device_id as "deviceId", patient_id as "patientId", reading_id as "readingId"
       from ingest_part where organization_id = $1 and message_id = $2 order by ordinal`,
      [this.organizationId, id],
    );
    if (!message) throw new Error('There is no such message.');
    return { ...message, parts };
  }

  /** Connects a text with a device or a patient. */
  async alias(kind: 'device' | 'person', value: string, id: number, period: { start?: Date; end?: Date } = {}): Promise<void> {
    await this.query(
      `insert into ingest_alias (organization_id, source_id, kind, value, device_id, patient_id, start_timestamp, end_timestamp)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        this.organizationId,
        this.id,
        kind,
        value,
        kind === 'device' ? id : null,
        kind === 'person' ? id : null,
        period.start ?? null,
        period.end ?? null,
      ],
    );
  }

  query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.factory.dataSource.query<Row[]>(text, [...values]);
  }
}
