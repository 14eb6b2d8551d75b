import { type Database, JsonText, type Transaction, type WriteRequest, listByKeyset } from '@rpm/database';
import {
  Conflict,
  type IngestAliasView,
  type IngestBindInput,
  type IngestDiscardInput,
  type IngestProgressView,
  type IngestQuarantineGroupView,
  type IngestQuarantineInput,
  type IngestQuarantineListView,
  type IngestQuarantineQuery,
  InvalidInput,
  nobody,
  patientsGiven,
} from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import { type FindReader } from '../processing/message-reader';
import { processMessages } from '../processing/process-messages';
import { FIND_SOURCE } from '../source/processed-source';
import { readMessages } from '../processing/source-worker';
import { HOLD_SOURCE } from '../replay/replay.sql';
import { isTextOfDevice } from './device-text.sql';
import { addAlias } from './ingest-alias.repository';
import { INGEST_QUARANTINE_GROUP } from './ingest-views';
import {
  COUNT_REMAINING,
  DISCARD_PARTS,
  FIND_GROUP,
  FIND_MESSAGES_OF_GROUP,
  FIND_SOURCE_OF_GROUP,
  type QuarantineGroup,
  RELEASE_GROUP,
} from './quarantine.sql';

/** Groups of quarantined parts, newest first. */
export const INGEST_QUARANTINE_LIST = {
  from: 'ingest_quarantine_group g',
  json: INGEST_QUARANTINE_GROUP,
  conditions: {
    sourceId: 'g.source_id = $sourceId',
    code: 'g.code = $code',
    deviceKey: isTextOfDevice('g.device_key', 'deviceKey'),
  },
};

/** Number of parts that one request discards. */
const DISCARDED_AT_ONCE = 10_000;
/** Limits of the messages of which one request accepts parts. Their bodies are in memory at once. */
const ACCEPTED_AT_ONCE = { limit: 500, maxBytes: 8 * 1024 * 1024 };

/** Parts of messages that wait, in groups of those that the same action mends. */
export class IngestQuarantineRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly findReader: FindReader,
  ) {}

  /** Lists groups, newest first. Triggers count their parts, so that the list costs the same however many parts wait. */
  list(organizationId: number, query: IngestQuarantineQuery): Promise<JsonText<IngestQuarantineListView>> {
    return listByKeyset(this.database, organizationId, INGEST_QUARANTINE_LIST, query);
  }

  /** Connects the text of a group with a device or a patient, so that its parts are processed again. @throws InvalidInput */
  bind(
    request: WriteRequest,
    { group: { id }, device, patient, ...period }: IngestBindInput,
  ): Promise<JsonText<IngestAliasView>> {
    return this.database.write(request, async (transaction) => {
      const { sourceId, deviceKey, personKey } = await findGroup(transaction, id);
      const value = device ? deviceKey : personKey;
      if (value === '') {
        const detail = `The messages of this group name no ${device ? 'device' : 'person'}.`;
        throw new InvalidInput([{ pointer: device ? '/device' : '/patient', code: 'contradiction', detail }]);
      }
      const alias = await addAlias(transaction, {
        sourceId,
        kind: device ? 'device' : 'person',
        value,
        device: device ?? null,
        patient: patient ?? null,
        ...period,
      });
      // The alias releases all groups of the text a moment later. Whoever binds this one sees at once that its parts are being processed again.
      await transaction.run(RELEASE_GROUP, { id });
      return alias;
    });
  }

  /** Processes the parts of a group again in the background. @throws InvalidInput */
  retry(request: WriteRequest, { group: { id } }: IngestQuarantineInput): Promise<JsonText<IngestQuarantineGroupView>> {
    return this.database.write(request, async (transaction) => {
      await findGroup(transaction, id);
      const [row] = await transaction.run(RELEASE_GROUP, { id });
      return JsonText.asserted(row?.json ?? '', nobody);
    });
  }

  /** Replaces the values of stored readings by those of conflicting parts. The readings are changed by whoever requests it. @throws InvalidInput, Conflict */
  accept(request: WriteRequest, { group: { id } }: IngestQuarantineInput): Promise<JsonText<IngestProgressView>> {
    return this.database.write(request, async (transaction) => {
      const group = await holdGroup(transaction, id);
      if (group.code !== 'conflict')
        throw new Conflict('Only the values of conflicts can be accepted: groups with the code conflict.');
      const [source] = await transaction.run(FIND_SOURCE, { sourceId: group.sourceId });
      if (!source) throw groupNotFound();
      const reader = await this.findReader(transaction, source);
      const ids = (await transaction.run(FIND_MESSAGES_OF_GROUP, { ...group, ...ACCEPTED_AT_ONCE })).map((one) => one.id);
      const messages = await readMessages(transaction, source, reader, ids, ['quarantined']);
      const processed = await processMessages({ transaction, box: this.box, source, reader }, messages, {
        acceptsValues: true,
        only: (row) => row.code === group.code && row.device_key === group.deviceKey && row.person_key === group.personKey,
      });
      transaction.concern(processed.map(({ result }) => result.patientId ?? null));
      const changed = processed.filter(({ result }) => result.outcome === 'corrected').length;
      return progress(transaction, id, changed);
    });
  }

  /** Decides that the parts of a group are not to be recorded, with the reason. @throws InvalidInput */
  discard(request: WriteRequest, { group: { id }, reason }: IngestDiscardInput): Promise<JsonText<IngestProgressView>> {
    return this.database.write(request, async (transaction) => {
      const group = await holdGroup(transaction, id);
      const [{ changed, patientIds } = { changed: 0, patientIds: [] }] = await transaction.run(DISCARD_PARTS, {
        ...group,
        reason,
        limit: DISCARDED_AT_ONCE,
      });
      transaction.concern(patientIds);
      return progress(transaction, id, changed);
    });
  }
}

/**
 * Takes the lock of the source of a group, and then that of the group, in the order of the background work, which must not process the parts at the same time.
 */
async function holdGroup(transaction: Transaction, id: number): Promise<QuarantineGroup> {
  const [group] = await transaction.run(FIND_SOURCE_OF_GROUP, { id });
  if (!group) throw groupNotFound();
  await transaction.run(HOLD_SOURCE, group);
  return findGroup(transaction, id);
}

async function findGroup(transaction: Transaction, id: number): Promise<QuarantineGroup> {
  const [group] = await transaction.run(FIND_GROUP, { id });
  if (!group) throw groupNotFound();
  return group;
}

const groupNotFound = () =>
  new InvalidInput([
    { pointer: '/group/id', code: 'not_found', detail: 'No group of quarantined parts with this id exists any more.' },
  ]);

async function progress(transaction: Transaction, id: number, changed: number): Promise<JsonText<IngestProgressView>> {
  const [{ count } = { count: 0 }] = await transaction.run(COUNT_REMAINING, { id });
  return JsonText.of<IngestProgressView>({ changed, remaining: count }, patientsGiven([...transaction.concernedPatients]));
}
