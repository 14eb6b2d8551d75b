import {
  type Database,
  JsonText,
  type ListDefinition,
  listPage,
  type OrganizationRunner,
  TimeSlice,
  type Transaction,
  type WriteRequest,
} from '@rpm/database';
import {
  type AdapterName,
  Conflict,
  type IngestMappingInput,
  type IngestMappingPreview,
  type IngestMappingView,
  InvalidInput,
  MAX_PREVIEWED_MESSAGES,
  namedMessages,
  nobody,
  NotFound,
  type Page,
  type PageRequest,
} from '@rpm/domain';
import { openBody } from '../body/message-body';
import { type SecretBox } from '@rpm/encryption';
import { type VendorMessage } from '../adapter/adapter';
import { type MessagePart } from '../adapter/message-part';
import { type MappingBudget } from '../mapping/mapping-budget';
import { ComparedParts, haveSameParts } from './compare-parts';
import {
  ACTIVATE_MAPPING,
  ADD_MAPPING,
  FIND_MAPPING,
  FIND_SOURCE_OF_MAPPING,
  INGEST_MAPPING,
  IS_PREVIEWED,
  type KeptMessage,
  LIST_KEPT_MESSAGES,
  LOCK_SOURCE_OF_MAPPING,
  NOTE_PREVIEW,
} from './mapping-store.sql';

/** Converts a message to parts. @param budget counts the steps of a mapping */
export type ReadParts = (message: VendorMessage, budget?: MappingBudget) => MessagePart[];

/** The interpreter of mappings. */
export interface MappingInterpreter {
  /** Checks a document. @throws InvalidInput whose pointers begin at the document */
  check(document: unknown): void;
  /** Returns the places in a valid document at which samples state other parts than the rules return, as JSON pointers. */
  failedSamples(document: unknown): readonly string[];
  /** Returns how the messages of a source with an adapter are read. @param document a valid document; null for the adapter alone */
  reader(adapter: AdapterName, document: unknown): ReadParts;
}

/** Most bytes of the bodies with which a preview compares a mapping. */
const MAX_PREVIEWED_BYTES = 16 * 1024 * 1024;

const LIST: ListDefinition<{ sourceId: number }, IngestMappingView> = {
  // Lists find rows by one column, and no column identifies a version: every source counts its versions from 1.
  from: '(select e.*, e.ctid as id from ingest_mapping e) m',
  json: INGEST_MAPPING,
  about: nobody,
  conditions: { sourceId: 'm.source_id = $' },
  order: 'm.version desc',
  sorts: { version: ['m.version'] },
};

/** The versions of the mappings of sources. A version never changes; one of them is active. */
export class IngestMappings {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly interpreter: MappingInterpreter,
  ) {}

  /** Lists the versions of the mapping of a source, the newest first. @throws NotFound if the source does not exist */
  async list(organizationId: number, sourceId: number, request: PageRequest): Promise<Page<JsonText<IngestMappingView>>> {
    const [source] = await this.database.run({ organizationId }, FIND_SOURCE_OF_MAPPING, { sourceId });
    if (!source) throw new NotFound('ingest source');
    return listPage(this.database, organizationId, LIST, { sourceId }, request);
  }

  /** Adds a version. @throws NotFound if the source does not exist, InvalidInput if the document is no mapping */
  async add(request: WriteRequest, sourceId: number, { document }: IngestMappingInput): Promise<JsonText<IngestMappingView>> {
    checkDocument(this.interpreter, document);
    return this.database.write(request, async (transaction) => {
      await lockSource(transaction, sourceId);
      const [added] = await transaction.run(ADD_MAPPING, { sourceId, document: JSON.stringify(document) });
      if (!added) throw new NotFound('ingest source');
      return JsonText.asserted(added.json, nobody);
    });
  }

  /**
   * Compares how the newest kept messages are read now with how they would be read with a version. Only the fact that the version was previewed is stored.
   * @throws NotFound, InvalidInput if a sample fails
   */
  async preview(request: WriteRequest, sourceId: number, version: number): Promise<JsonText<IngestMappingPreview>> {
    const { organizationId } = request;
    const runner = this.database.alone({ organizationId });
    const { document, active, adapter } = await this.usable(runner, sourceId, version);
    const present = active === null ? null : documentOf(await findMapping(runner, sourceId, active));
    const readers = [this.interpreter.reader(adapter, present), this.interpreter.reader(adapter, document)] as const;
    const limits = { limit: MAX_PREVIEWED_MESSAGES, maxBytes: MAX_PREVIEWED_BYTES };
    const kept = await runner.run(LIST_KEPT_MESSAGES, { sourceId, ...limits });
    const compared = new ComparedParts();
    const changed: number[] = [];
    const slice = new TimeSlice();
    for (const one of kept) {
      if (slice.isOver) await slice.next();
      const message = this.open(organizationId, one);
      const [before, after] = [readers[0](message), readers[1](message)];
      compared.add(before, after);
      if (!haveSameParts(before, after)) changed.push(one.id);
    }
    const preview: IngestMappingPreview = {
      version,
      messageCount: kept.length,
      changedMessageCount: changed.length,
      changedMessageIds: namedMessages(changed),
      outcomes: compared.outcomes,
    };
    return this.database.write(request, async (transaction) => {
      await transaction.run(NOTE_PREVIEW, { sourceId, version, active, messageId: kept[0]?.id ?? null });
      return JsonText.of(preview, nobody);
    });
  }

  /**
   * Makes a version the one with which messages are read.
   * @throws NotFound, InvalidInput if a sample fails, Conflict if nobody has previewed the version since another one was activated
   */
  activate(request: WriteRequest, sourceId: number, version: number): Promise<JsonText<IngestMappingView>> {
    return this.database.write(request, async (transaction) => {
      await lockSource(transaction, sourceId);
      const { active } = await this.usable(transaction, sourceId, version);
      const [found] = await transaction.run(IS_PREVIEWED, { sourceId, version, active });
      if (found?.isPreviewed !== true) throw new Conflict(NOT_PREVIEWED);
      await transaction.run(ACTIVATE_MAPPING, { sourceId, version });
      return JsonText.asserted((await findMapping(transaction, sourceId, version)).json, nobody);
    });
  }

  /** Returns a version that can be activated, and the version that is active now. */
  private async usable(runner: OrganizationRunner, sourceId: number, version: number) {
    const [source] = await runner.run(LOCK_SOURCE_OF_MAPPING, { sourceId });
    if (!source) throw new NotFound('ingest source');
    const document = documentOf(await findMapping(runner, sourceId, version));
    const failed = this.interpreter.failedSamples(document);
    if (failed.length > 0) throw new InvalidInput(failed.slice(0, MAX_FAILED_SAMPLES).map(sampleError));
    return { document, active: source.mappingVersion, adapter: source.adapter };
  }

  private open(organizationId: number, { sealed, keyName, id: _id, ...message }: KeptMessage): VendorMessage {
    return { ...message, body: openBody(this.box, organizationId, { sealed, keyName }) };
  }
}

/** Checks the document of a request. @throws InvalidInput whose pointers begin at the body of the request */
export function checkDocument(interpreter: MappingInterpreter, document: unknown): void {
  try {
    interpreter.check(document);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.errors.map(({ pointer = '', ...rest }) => ({ ...rest, pointer: `/document${pointer}` })));
  }
}

const NOT_PREVIEWED =
  'Preview this version first. A preview is valid until another version is activated; one without messages, until the source has received a message.';

/** Most failed samples that an error names. */
const MAX_FAILED_SAMPLES = 100;

const sampleError = (pointer: string) => ({
  pointer: `/document${pointer}`,
  code: 'sample_failed',
  detail:
    'The message of this sample does not have the parts that the sample states. Correct the rules or the sample, and add a new version.',
});

async function lockSource(transaction: Transaction, sourceId: number): Promise<void> {
  const [source] = await transaction.run(LOCK_SOURCE_OF_MAPPING, { sourceId });
  if (!source) throw new NotFound('ingest source');
}

const documentOf = ({ document }: { document: string }): unknown => JSON.parse(document);

async function findMapping(runner: OrganizationRunner, sourceId: number, version: number) {
  const [found] = await runner.run(FIND_MAPPING, { sourceId, version });
  if (!found) throw new NotFound('version of the mapping');
  return found;
}
