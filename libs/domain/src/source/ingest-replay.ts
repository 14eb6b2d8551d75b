import { Choice, Flag, Id, Instant } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { DescribeBody } from '../input/description';
import { QueryFlag } from '../input/query';
import { READING_KIND_NAMES } from '../reading-kind/reading-kind';
import { choice, count, flag, id, list, text } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { checkAliasPeriod } from './ingest-message.query';
import { PART_CODES } from './ingest-message.view';
import { PART_OUTCOMES } from './part-outcome';

/** Conditions for the messages to process again. */
@DescribeBody('The messages to process again. They must match all properties that are sent.', {
  sourceId: 1,
  code: 'value_missing',
})
export class IngestReplayInput {
  @Id('Only messages of this source.', { required: true }) sourceId: number;
  @Id('Only this message.') messageId?: number | null;
  @Choice('Only messages with a part that has this code.', PART_CODES) code?: (typeof PART_CODES)[number] | null;
  @Instant('Only messages that were received at this time or later.') startTimestamp?: Date | null;
  @Instant('Only messages that were received before this time.') endTimestamp?: Date | null;
  @Flag('Whether readings are voided whose parts the messages no longer have; false by default.', { clearable: false })
  voidMissing?: boolean | null;
}
declareCombinationCheck(IngestReplayInput, ['startTimestamp', 'endTimestamp'], checkAliasPeriod);

export class IngestReplayQuery {
  @QueryFlag('With true, nothing is changed, and the response is what would change. `Idempotency-Key` is ignored.')
  dryRun = false;
}

/** Maximum number of changes that the answer to a replay lists. */
export const MAX_SHOWN_CHANGES = 100;

const OUTCOMES_VIEW = view('IngestReplayOutcome', 'The number of parts with one outcome.', {
  outcome: choice(PART_OUTCOMES, 'The outcome.', { example: 'corrected' }),
  code: choice(PART_CODES, 'The reason; null if there is none.', { nullable: true, example: null }),
  count: count('Number of parts.', 2),
});

const VALUE_CHANGE_VIEW = view('IngestValueChange', 'A property of a reading that a replay changes.', {
  property: text('Name of the property.', { example: 'glucose' }),
  before: text('The value before, as JSON.', { example: '100' }),
  after: text('The value afterwards, as JSON.', { example: '105' }),
});

const READING_CHANGE_VIEW = view('IngestReadingChange', 'A reading that a replay stores, changes, withdraws or keeps.', {
  messageId: id('The message.', { example: 1 }),
  kind: choice(READING_KIND_NAMES, 'Kind of the reading.', { example: 'bloodGlucose' }),
  readingId: id('The reading; null in a dry run if it would be new.', { nullable: true, example: 1 }),
  outcome: choice(PART_OUTCOMES, '`kept` means that somebody else has changed the reading, so that it stays as it is.', {
    example: 'corrected',
  }),
  values: list(VALUE_CHANGE_VIEW, 'The values that differ.', { maxItems: 20 }),
});

export const INGEST_REPLAY_VIEW = view('IngestReplay', 'What a replay has changed, or would change.', {
  dryRun: flag('Whether nothing was changed.', { example: true }),
  messageCount: count('Number of messages that were processed again.', 12),
  expiredCount: count('Number of matching messages whose bodies have expired.', 0),
  outcomes: list(OUTCOMES_VIEW, 'The number of parts by outcome and reason.', { maxItems: 200 }),
  changes: list(READING_CHANGE_VIEW, 'The first readings that differ.', { maxItems: MAX_SHOWN_CHANGES }),
  changeCount: count('Number of all readings that differ.', 1),
  voidedCount: count('Number of voided readings.', 0),
  keptCount: count('Number of kept readings.', 0),
});

export type IngestReplayView = ViewOf<typeof INGEST_REPLAY_VIEW>;
