import { DescribeBody } from '../input/description';
import { isJsonObject } from '../input/input-property';
import { Kind } from '../input/kind';
import { ValueError } from '../format/value-error';
import { sortedPageQuery } from '../page/sorted-page.query';
import { actorProperties } from '../view/actor-property';
import { count, flag, instant, integer, list, text, type ValueProperty, values } from '../view/property';
import { view, type ViewOf } from '../view/view';

/** Most messages with which a preview compares a mapping. */
export const MAX_PREVIEWED_MESSAGES = 100;

/** Most messages that a preview names. */
const MAX_NAMED_MESSAGES = 20;

const DOCUMENT = {
  version: 1,
  rules: [{ name: 'heartbeat', when: { path: 'type', in: ['heartbeat'] }, ignore: 'heartbeat' }],
};

/** The parameters for listing the versions of a mapping. */
export class IngestMappingQuery extends sortedPageQuery(['version'], { descending: true }) {}

/** The request body that adds a version of a mapping. */
@DescribeBody('A version of the mapping of a source.', { document: DOCUMENT })
export class IngestMappingInput {
  @Kind({
    description: 'The mapping: a JSON object with rules and samples.',
    convert: (raw) => (isJsonObject(raw) ? raw : new ValueError('not_an_object', 'Send a JSON object.')),
    required: true,
    schema: { type: 'object' },
  })
  document: Record<string, unknown>;
}

const document: ValueProperty<Record<string, unknown>> = {
  kind: 'value',
  description: 'The mapping, as it was sent.',
  schema: { type: 'object' },
  example: DOCUMENT,
};

export const INGEST_MAPPING_VIEW = view('IngestMapping', 'A version of the mapping of a source. It never changes.', {
  version: integer({ minimum: 1 }, 'Number of the version, from 1.', { example: 2 }),
  document,
  active: flag('Whether messages are read with this version now.', { example: false }),
  createTimestamp: instant('When the version was added.', { example: '2026-01-31T09:00:00.000Z' }),
  previewTimestamp: instant('When the version was last previewed; null if it never was.', { nullable: true, example: null }),
  activateTimestamp: instant('When the version was last activated; null if it never was.', { nullable: true, example: null }),
  ...actorProperties('added the version'),
});

export type IngestMappingView = ViewOf<typeof INGEST_MAPPING_VIEW>;

const PREVIEWED_OUTCOME_VIEW = view('PreviewedOutcome', 'The number of parts of messages that have an outcome.', {
  outcome: text('`reading`, `health`, `ignored` or `quarantined`, the last two with their code.', {
    example: 'ignored heartbeat',
  }),
  before: count('Number of parts as the messages are read now.', 3),
  after: count('Number of parts with the version.', 5),
});

export const INGEST_MAPPING_PREVIEW_VIEW = view(
  'IngestMappingPreview',
  'What a version of a mapping would change in the newest messages.',
  {
    version: integer({ minimum: 1 }, 'Number of the version.', { example: 2 }),
    messageCount: count(`Number of kept messages that were compared, at most ${MAX_PREVIEWED_MESSAGES}.`, 100),
    changedMessageCount: count('Number of them that have other parts with the version.', 2),
    changedMessageIds: values<number>({ type: 'integer' }, 'Ids of the newest messages that have other parts.', {
      maxItems: MAX_NAMED_MESSAGES,
      example: [4711],
    }),
    outcomes: list(
      PREVIEWED_OUTCOME_VIEW,
      'The numbers of parts by outcome. What depends on devices and patients is not compared.',
      {
        maxItems: 100,
      },
    ),
  },
);

export type IngestMappingPreview = ViewOf<typeof INGEST_MAPPING_PREVIEW_VIEW>;

/** Returns the ids that a preview names. */
export const namedMessages = (ids: readonly number[]) => ids.slice(0, MAX_NAMED_MESSAGES);
