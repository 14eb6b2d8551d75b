import { READING_KIND_NAMES } from '../reading-kind/reading-kind';
import { choice, count, flag, id, instant, integer, list, text } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { IGNORE_CODES, PART_OUTCOMES, QUARANTINE_CODES } from './part-outcome';

/** The states of a message. */
export const MESSAGE_STATES = ['queued', 'processed', 'quarantined'] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/** The kinds of parts: those of readings, and the health of a device. */
export const PART_KINDS = [...READING_KIND_NAMES, 'health'] as const;

/** The reasons that parts have. */
export const PART_CODES = [...QUARANTINE_CODES, ...IGNORE_CODES] as const;

const OUTCOME_COUNT_VIEW = view('IngestOutcomeCount', 'The number of parts of a message with one outcome.', {
  outcome: choice(PART_OUTCOMES, 'The outcome.', { example: 'stored' }),
  count: count('Number of parts.', 2),
});

export const INGEST_MESSAGE_VIEW = view('IngestMessage', 'A message that a source has received.', {
  id: id('Identifier of the message.', { example: 1 }),
  sourceId: id('The source that has received the message.', { example: 1 }),
  receiveTimestamp: instant('When the message was received.', { example: '2026-01-31T09:00:00.000Z' }),
  state: choice(
    MESSAGE_STATES,
    'A `queued` message waits for its turn. A message is `quarantined` while at least one of its parts waits in quarantine.',
    { example: 'processed' },
  ),
  mediaType: text('Media type of the message; null if it had none.', { nullable: true, example: 'application/json' }),
  path: text('What followed the token in the path of the URL.', { example: '' }),
  bytes: integer({ minimum: 0 }, 'Size of the body in bytes.', { example: 240 }),
  hasBody: flag('Whether the body is still stored.', { example: true }),
  attempts: integer({ minimum: 0 }, 'Number of attempts that have failed so far.', { example: 0 }),
  processTimestamp: instant('When the message was last processed; null if it was not.', {
    nullable: true,
    example: '2026-01-31T09:00:00.100Z',
  }),
  adapterVersion: integer({ minimum: 0 }, 'Version of the adapter with which the message was processed; null if it was not.', {
    nullable: true,
    example: 1,
  }),
  mappingVersion: integer(
    { minimum: 1 },
    'Version of the mapping with which the message was processed; null if there was none.',
    {
      nullable: true,
      example: null,
    },
  ),
  outcomes: list(OUTCOME_COUNT_VIEW, 'The number of parts by outcome.', { maxItems: PART_OUTCOMES.length }),
});

export type IngestMessageView = ViewOf<typeof INGEST_MESSAGE_VIEW>;

export const INGEST_PART_VIEW = view('IngestPart', 'A part of a message, and what became of it.', {
  ordinal: integer({ minimum: 0 }, 'Place of the part among those of the message, from 0.', { example: 0 }),
  pointer: text('Place of the part in the message, as a JSON pointer (RFC 6901); empty for the whole message.', { example: '' }),
  kind: choice(PART_KINDS, 'Kind of reading, or `health` for the state of a device; null if it is not known.', {
    nullable: true,
    example: 'bloodPressure',
  }),
  outcome: choice(PART_OUTCOMES, 'What became of the part.', { example: 'stored' }),
  code: choice(PART_CODES, 'The reason; null if there is none.', { nullable: true, example: null }),
  path: text('Path of the property that the code is about; null if there is none.', { nullable: true, example: null }),
  deviceKey: text('Text by which the message names the device; null if it names none.', {
    nullable: true,
    example: '490154203237518',
  }),
  personKey: text('Text by which the message names the person; null if it names nobody.', { nullable: true, example: null }),
  deviceId: id('The device; null if it is not known.', { nullable: true, example: 1 }),
  patientId: id('The patient; null if it is not known.', { nullable: true, example: 1 }),
  readingTimestamp: instant('When the reading was taken; null if that is not known.', {
    nullable: true,
    example: '2026-01-31T08:59:00.000Z',
  }),
  readingId: id('The reading; null if the part has none.', { nullable: true, example: 1 }),
  reason: text('Why somebody has discarded the part; null if nobody has.', { nullable: true, example: null }),
});

/** Maximum number of parts in the answer to a request for one message. */
export const MAX_SHOWN_PARTS = 1_000;

export const INGEST_MESSAGE_DETAIL_VIEW = view('IngestMessageDetail', 'A message with its parts.', {
  ...INGEST_MESSAGE_VIEW.properties,
  parts: list(
    INGEST_PART_VIEW,
    'The first parts that are no duplicates. Every part that is not listed is a duplicate or follows them.',
    {
      maxItems: MAX_SHOWN_PARTS,
    },
  ),
  partCount: count('Number of parts that are no duplicates.', 1),
});

export type IngestMessageDetailView = ViewOf<typeof INGEST_MESSAGE_DETAIL_VIEW>;

const CURSOR = {
  cursor: text('Cursor for the entries that follow, for `after`; null if the list is empty.', { nullable: true, example: '1' }),
  hasMore: flag('Whether entries follow.', { example: false }),
};

export const INGEST_MESSAGE_LIST_VIEW = view('IngestMessageList', 'A part of the messages of sources, newest first.', {
  content: list(INGEST_MESSAGE_VIEW, 'The messages.', { maxItems: 250 }),
  ...CURSOR,
});

export type IngestMessageListView = ViewOf<typeof INGEST_MESSAGE_LIST_VIEW>;

/** Actions that mend the parts of a group. */
export const QUARANTINE_ACTIONS = [
  'bindDevice',
  'bindPerson',
  'setTimeZone',
  'acceptOrDiscard',
  'changeMapping',
  'retryOrDiscard',
  'wait',
] as const;

export const INGEST_QUARANTINE_GROUP_VIEW = view(
  'IngestQuarantineGroup',
  'Parts of messages that wait for the same reason, and what mends them.',
  {
    id: id('Identifier of the group. It is valid while at least one part waits.', { example: 1 }),
    sourceId: id('The source.', { example: 1 }),
    code: choice(QUARANTINE_CODES, 'The reason.', { example: 'device_unknown' }),
    deviceKey: text('Text by which the messages name the device; null if they name none.', {
      nullable: true,
      example: '490154203237518',
    }),
    personKey: text('Text by which the messages name the person; null if they name nobody.', { nullable: true, example: null }),
    count: count('Number of parts that wait.', 112),
    firstTimestamp: instant('When the first part began to wait.', { example: '2026-01-31T09:00:00.000Z' }),
    lastTimestamp: instant('When the last part began to wait.', { example: '2026-01-31T09:05:00.000Z' }),
    action: choice(QUARANTINE_ACTIONS, 'What mends the parts.', { example: 'bindDevice' }),
    isReleasing: flag('Whether the parts are being processed again.', { example: false }),
  },
);

export type IngestQuarantineGroupView = ViewOf<typeof INGEST_QUARANTINE_GROUP_VIEW>;

export const INGEST_QUARANTINE_LIST_VIEW = view(
  'IngestQuarantineList',
  'A part of the groups of quarantined parts, newest first.',
  {
    content: list(INGEST_QUARANTINE_GROUP_VIEW, 'The groups.', { maxItems: 250 }),
    ...CURSOR,
  },
);

export type IngestQuarantineListView = ViewOf<typeof INGEST_QUARANTINE_LIST_VIEW>;

export const INGEST_PROGRESS_VIEW = view(
  'IngestProgress',
  'The number of parts that a request has changed, and of those that wait still.',
  {
    changed: count('Number of parts that the request has changed.', 112),
    remaining: count('Number of parts of the group that wait still. Send the request again until it is 0.', 0),
  },
);

export type IngestProgressView = ViewOf<typeof INGEST_PROGRESS_VIEW>;

export const INGEST_BODY_VIEW = view('IngestBody', 'The body of a message, as the vendor sent it.', {
  mediaType: text('Media type of the message; null if it had none.', { nullable: true, example: 'application/json' }),
  encoding: choice(['utf8', 'base64'], 'How `body` contains the bytes: `base64` if they are no text in UTF-8.', {
    example: 'utf8',
  }),
  body: text('The body.', { example: '{}' }),
});

export type IngestBodyView = ViewOf<typeof INGEST_BODY_VIEW>;
