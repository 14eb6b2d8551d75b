import { type Database, JsonText, statement, listByKeyset } from '@rpm/database';
import {
  type IngestBodyView,
  type IngestMessageDetailView,
  type IngestMessageListView,
  type IngestMessageQuery,
  MAX_SHOWN_PARTS,
  NotFound,
  patientsGiven,
  Problem,
} from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import { isUtf8 } from 'node:buffer';
import { openBody } from '../body/message-body';
import { isTextOfDevice } from './device-text.sql';
import { INGEST_MESSAGE, INGEST_PART } from './ingest-views';

const hasPart = (condition: string) =>
  `exists (select from ingest_part p where p.organization_id = m.organization_id and p.message_id = m.id and ${condition})`;

/** The outcomes of most parts, which no index contains, or whose parts have no rows: the list finds them soon without one. */
const COMMON_OUTCOMES: readonly unknown[] = ['duplicate', 'stored', 'health', 'ignored'];

/** Messages, newest first. */
export const INGEST_MESSAGE_LIST = {
  from: 'ingest_message m',
  json: INGEST_MESSAGE,
  conditions: {
    sourceId: 'm.source_id = $sourceId',
    state: 'm.state = $state',
    outcome: (value: unknown) =>
      COMMON_OUTCOMES.includes(value)
        ? 'm.counts ? $outcome'
        : hasPart(`p.outcome = $outcome and p.outcome not in ('stored', 'health', 'ignored')`),
    code: hasPart('p.code = $code'),
    deviceKey: hasPart(`${isTextOfDevice('p.device_key', 'deviceKey')} and p.device_key <> ''`),
    startTimestamp: 'm.receive_timestamp >= $startTimestamp',
    endTimestamp: 'm.receive_timestamp < $endTimestamp',
  },
};

/** Messages of sources, and what became of them. */
export class IngestMessageRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  /** Lists messages, newest first. */
  list(organizationId: number, query: IngestMessageQuery): Promise<JsonText<IngestMessageListView>> {
    return listByKeyset(this.database, organizationId, INGEST_MESSAGE_LIST, query);
  }

  /** Returns a message with its parts. @throws NotFound */
  async require(organizationId: number, id: number): Promise<JsonText<IngestMessageDetailView>> {
    const [row] = await this.database.run({ organizationId }, FIND_MESSAGE, { id, limit: MAX_SHOWN_PARTS });
    if (!row) throw new NotFound(MESSAGE_NOUN);
    return JsonText.asserted(row.json, patientsGiven(row.patientIds));
  }

  /** Returns the body of a message. @throws NotFound if there is no such message, or if its body is not stored any more */
  async body(organizationId: number, id: number): Promise<JsonText<IngestBodyView>> {
    const [row] = await this.database.run({ organizationId }, FIND_BODY, { id });
    if (!row) {
      await this.require(organizationId, id);
      throw new Problem('not_found', 'The body of this message is not stored any more.');
    }
    const { sealed, keyName, mediaType, patientIds } = row;
    const body = openBody(this.box, organizationId, { sealed, keyName });
    const encoding = isUtf8(body) ? 'utf8' : 'base64';
    return JsonText.of<IngestBodyView>({ mediaType, encoding, body: body.toString(encoding) }, patientsGiven(patientIds));
  }
}

const MESSAGE_NOUN = 'ingest message';

const FIND_MESSAGE = statement<{ id: number; limit: number }, { json: string; patientIds: number[] }>({
  name: 'find-ingest-message',
  text: `
    select (${INGEST_MESSAGE}::jsonb || jsonb_build_object(
        'parts', coalesce((
          select json_agg(${INGEST_PART} order by p.ordinal) from (
            select * from ingest_part p where p.organization_id = $organizationId and p.message_id = $id order by p.ordinal limit $limit
          ) p), '[]')::jsonb,
        'partCount', (select count(*) from ingest_part p where p.organization_id = $organizationId and p.message_id = $id)))::text as json,
      m.patient_ids::float8[] as "patientIds"
    from ingest_message m where m.organization_id = $organizationId and m.id = $id`,
});

const FIND_BODY = statement<{ id: number }, { sealed: Buffer; keyName: string; mediaType: string | null; patientIds: number[] }>({
  name: 'find-ingest-body',
  text: `
    select b.sealed, b.key_name as "keyName", m.media_type as "mediaType", m.patient_ids::float8[] as "patientIds"
    from ingest_message m join ingest_body b on b.organization_id = m.organization_id and b.message_id = m.id
    where m.organization_id = $organizationId and m.id = $id`,
});
