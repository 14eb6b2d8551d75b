import {
  INGEST_ALIAS_LIST_VIEW,
  INGEST_ALIAS_VIEW,
  INGEST_BODY_VIEW,
  INGEST_MESSAGE_DETAIL_VIEW,
  INGEST_MESSAGE_LIST_VIEW,
  INGEST_PROGRESS_VIEW,
  INGEST_QUARANTINE_GROUP_VIEW,
  INGEST_QUARANTINE_LIST_VIEW,
  INGEST_REPLAY_VIEW,
  INGEST_TEST_VIEW,
  IngestAliasInput,
  IngestAliasQuery,
  IngestBindInput,
  IngestDiscardInput,
  IngestMessageQuery,
  IngestQuarantineInput,
  IngestQuarantineQuery,
  IngestReplayInput,
  IngestReplayQuery,
  IngestTestInput,
} from '@rpm/domain';
import { openApiPart } from '../openapi/resource-part';

const OLDER = 'Send the `cursor` of each answer as `after` of the next request while `hasMore` is true.';

export const ingestMessageOpenApi = openApiPart(
  { area: 'ingest', heading: 'Messages of sources', view: INGEST_MESSAGE_DETAIL_VIEW },
  {
    'GET /api/v3/ingest-message': {
      operationId: 'listIngestMessages',
      summary: 'List messages of sources',
      description: `Returns the messages that sources have received, newest first, without their bodies. ${OLDER}`,
      view: INGEST_MESSAGE_LIST_VIEW,
      query: IngestMessageQuery,
      answer: { description: 'A part of the messages.' },
    },
    'GET /api/v3/ingest-message/{ingestMessageId}': {
      operationId: 'getIngestMessage',
      summary: 'Fetch a message of a source',
      description: 'Returns a message, and what became of each of its parts.',
    },
    'GET /api/v3/ingest-message/{ingestMessageId}/body': {
      operationId: 'getIngestBody',
      summary: 'Fetch the body of a message',
      description:
        'Returns the body as the vendor sent it. It may contain names and other data that this service does not store elsewhere. The audit trail records who has read it.',
      scope: 'ingest:raw',
      view: INGEST_BODY_VIEW,
    },
    'POST /api/v3/ingest-replay': {
      operationId: 'replayIngestMessages',
      summary: 'Process messages of a source again',
      description:
        'Processes messages again, as their adapter and mapping read them now. Readings that the same parts have made before are corrected; readings that somebody else ' +
        'has changed are kept and listed. Repeating the request changes nothing. With `dryRun`, nothing is changed. The answer contains values of readings, and ' +
        'the replay changes them, so the key needs the scopes `readings:read` and `readings:write`, too.',
      body: IngestReplayInput,
      query: IngestReplayQuery,
      view: INGEST_REPLAY_VIEW,
      problems: {
        conflict: {
          detail:
            'These messages have 120000 parts, and a request processes at most 100000. Select a shorter period, or use rpm-admin ingest replay.',
        },
      },
    },
    'POST /api/v3/ingest-source/{ingestSourceId}/test': {
      operationId: 'testIngestSource',
      summary: 'Try out a message',
      description:
        'Returns the parts of a message, and what would become of each if the source received it: a message of the request, or one whose body is kept. With a ' +
        '`document`, the message is read with this mapping instead of the active one, so that a mapping can be tried out before it is added. Nothing is stored.',
      body: IngestTestInput,
      view: INGEST_TEST_VIEW,
    },
    'GET /api/v3/ingest-quarantine': {
      operationId: 'listIngestQuarantine',
      summary: 'List quarantined parts in groups',
      description: `Returns the parts of messages that wait, grouped by what mends them, the newest group first. ${OLDER}`,
      view: INGEST_QUARANTINE_LIST_VIEW,
      query: IngestQuarantineQuery,
      answer: { description: 'A part of the groups.' },
    },
    'POST /api/v3/ingest-quarantine/bind': {
      operationId: 'bindIngestQuarantine',
      summary: 'Connect the text of a group with a device or a patient',
      description:
        'Creates an alias for the text by which the messages name the device or the person. The parts of the group are processed again afterwards.',
      body: IngestBindInput,
      view: INGEST_ALIAS_VIEW,
    },
    'POST /api/v3/ingest-quarantine/retry': {
      operationId: 'retryIngestQuarantine',
      summary: 'Process the parts of a group again',
      description: 'Processes the parts again in the background, such as after the custody of a device was corrected.',
      body: IngestQuarantineInput,
      view: INGEST_QUARANTINE_GROUP_VIEW,
    },
    'POST /api/v3/ingest-quarantine/accept': {
      operationId: 'acceptIngestQuarantine',
      summary: 'Accept the values of conflicting parts',
      description:
        'Replaces the values of stored readings by those of parts with the code `conflict`. The caller has changed the readings then, and the source does not change them ' +
        'any more. One request accepts the parts of at most 500 messages. The key needs the scope `readings:write`, too.',
      body: IngestQuarantineInput,
      view: INGEST_PROGRESS_VIEW,
      problems: { conflict: { detail: 'Only the values of conflicts can be accepted: groups with the code conflict.' } },
    },
    'POST /api/v3/ingest-quarantine/discard': {
      operationId: 'discardIngestQuarantine',
      summary: 'Discard the parts of a group',
      description: 'Decides that parts are not to be recorded, and stores the reason. One request discards at most 10,000 parts.',
      body: IngestDiscardInput,
      view: INGEST_PROGRESS_VIEW,
    },
    'GET /api/v3/ingest-alias': {
      operationId: 'listIngestAliases',
      summary: 'List aliases of devices and persons',
      description: `Returns the texts in messages, and the devices and patients they stand for, newest first. ${OLDER}`,
      view: INGEST_ALIAS_LIST_VIEW,
      query: IngestAliasQuery,
      answer: { description: 'A part of the aliases.' },
    },
    'POST /api/v3/ingest-alias': {
      operationId: 'createIngestAlias',
      summary: 'Create an alias',
      description:
        'Connects a text in the messages of a source with a device or a patient. Quarantined parts that wait for it are processed again.',
      body: IngestAliasInput,
      view: INGEST_ALIAS_VIEW,
    },
    'GET /api/v3/ingest-alias/{ingestAliasId}': {
      operationId: 'getIngestAlias',
      summary: 'Fetch an alias',
      description: 'Returns a text in the messages of a source, and the device or patient it stands for.',
      view: INGEST_ALIAS_VIEW,
    },
    'DELETE /api/v3/ingest-alias/{ingestAliasId}': {
      operationId: 'deleteIngestAlias',
      summary: 'Delete an alias',
      description: 'Removes an alias. Readings that were recorded by it stay as they are.',
      answers: { 204: { description: 'The alias is deleted.' } },
    },
  },
);
