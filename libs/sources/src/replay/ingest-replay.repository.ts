import { type Database, JsonText, type Transaction, type WriteRequest } from '@rpm/database';
import { Conflict, type IngestReplayInput, type IngestReplayView, InvalidInput, patientsGiven } from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import { type FindReader } from '../processing/message-reader';
import { processMessages } from '../processing/process-messages';
import { ReplayedReadings } from '../recording/replayed-readings';
import { FIND_SOURCE, type ProcessedSource } from '../source/processed-source';
import { readMessages } from '../processing/source-worker';
import { COUNT_SELECTED, HOLD_SOURCE, type ReplaySelection, SELECT_MESSAGES } from './replay.sql';
import { type ReplayedMessages, ReplayReport } from './replay-report';

/** Limits of the messages that are processed together. Their bodies are in memory at once. */
const AT_ONCE = { limit: 100, maxBytes: 8 * 1024 * 1024 };

/** Maximum number of parts that one request processes again. */
const MAX_PARTS = 100_000;

/** Maximum number of times that a replay processes a message. */
const MAX_PASSES = 5;

/** Processes messages again, after the adapter or the mapping of their source has changed. */
export class IngestReplayRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly findReader: FindReader,
  ) {}

  /**
   * Processes messages again in one transaction: readings that their parts have made are corrected, and readings that somebody else has changed are kept. Repeating it
   * changes nothing. @param request with `dryRun`, nothing is changed @throws InvalidInput, Conflict if the messages have too many parts for one request
   */
  replay(request: WriteRequest, input: IngestReplayInput): Promise<JsonText<IngestReplayView>> {
    const work = async (transaction: Transaction) => {
      await transaction.allowTimeOfOperation();
      const source = await findSource(transaction, input.sourceId);
      const selection = selectionOf(input);
      const [{ parts } = { parts: 0 }] = await transaction.run(COUNT_SELECTED, selection);
      if (parts > MAX_PARTS) {
        throw new Conflict(
          `These messages have ${parts} parts, and a request processes at most ${MAX_PARTS}. Select a shorter period, or use rpm-admin ingest replay.`,
        );
      }
      const report = new ReplayReport(request.dryRun === true);
      const replayed = new ReplayedReadings();
      await untilSettled(selection, replayed, async (selected, after) => {
        const { messages, next } = await this.replayNext(transaction, source, { input, replayed }, selected, after);
        report.add(messages);
        return next;
      });
      return JsonText.of(report.view, patientsGiven([...transaction.concernedPatients]));
    };
    return this.database.correct(request, work, { previewOf: (_, answer) => answer as JsonText<never> });
  }

  /**
   * Processes messages again without a limit, each {@link AT_ONCE} of them in a transaction of their own. If it is ended before its end, the next replay does the rest.
   * @param onProgress called with the number of messages after each transaction
   */
  async replayAll(
    request: WriteRequest,
    input: IngestReplayInput,
    onProgress: (messages: number) => void = () => undefined,
  ): Promise<IngestReplayView> {
    const report = new ReplayReport(false);
    const replayed = new ReplayedReadings();
    await untilSettled(selectionOf(input), replayed, async (selected, after) => {
      let messages: ReplayedMessages = { messageIds: [], expiredIds: [], processed: [] };
      let next: number | null = null;
      await this.database.write({ ...request, idempotency: null }, async (transaction) => {
        const source = await findSource(transaction, input.sourceId);
        ({ messages, next } = await this.replayNext(transaction, source, { input, replayed }, selected, after));
        return JsonText.of({}, patientsGiven([...transaction.concernedPatients]));
      });
      report.add(messages);
      onProgress(report.view.messageCount);
      return next;
    });
    return report.view;
  }

  /** @returns the messages, and the id of the last one, or null if there are no more */
  private async replayNext(
    transaction: Transaction,
    source: ProcessedSource,
    { input, replayed }: { input: IngestReplayInput; replayed: ReplayedReadings },
    selection: ReplaySelection,
    after: number,
  ): Promise<{ messages: ReplayedMessages; next: number | null }> {
    const selected = await transaction.run(SELECT_MESSAGES, { ...selection, after, ...AT_ONCE });
    const ids = selected.map(({ id }) => id);
    if (ids.length === 0) return { messages: { messageIds: [], expiredIds: [], processed: [] }, next: null };
    const reader = await this.findReader(transaction, source);
    const messages = await readMessages(transaction, source, reader, ids, ['processed', 'quarantined', 'queued']);
    const kept = messages.filter(({ sealed }) => sealed !== null);
    const options = { all: true, replay: replayed, voidMissing: input.voidMissing === true };
    const processed = await processMessages({ transaction, box: this.box, source, reader }, kept, options);
    transaction.concern(processed.map(({ result }) => result.patientId ?? null));
    const isLast = ids.length === selected[0]?.found && ids.length < AT_ONCE.limit;
    const messageIds = kept.map(({ id }) => id);
    const expiredIds = messages.flatMap(({ id, sealed }) => (sealed === null ? id : []));
    return { messages: { messageIds, expiredIds, processed }, next: isLast ? null : (ids.at(-1) ?? null) };
  }
}

/**
 * Processes the selected messages, and then those once more whose readings have changed since: by parts of later messages, which a new source would not have had yet.
 * Each pass after the first has only messages of readings that the one before has changed. @param next processes the next messages
 */
async function untilSettled(
  selection: ReplaySelection,
  replayed: ReplayedReadings,
  next: (selection: ReplaySelection, after: number) => Promise<number | null>,
): Promise<void> {
  const processAll = async (selected: ReplaySelection) => {
    for (let after: number | null = 0; after !== null;) after = await next(selected, after);
  };
  await processAll(selection);
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const messageIds = replayed.takeOutdated();
    if (messageIds.length === 0) return;
    for (let at = 0; at < messageIds.length; at += AT_ONCE.limit) {
      const some = messageIds.slice(at, at + AT_ONCE.limit);
      await processAll({ ...selectionOf({ sourceId: selection.sourceId }), messageIds: some });
    }
  }
}

async function findSource(transaction: Transaction, sourceId: number): Promise<ProcessedSource> {
  // The background work must not process messages of the source at the same time.
  await transaction.run(HOLD_SOURCE, { sourceId });
  const [source] = await transaction.run(FIND_SOURCE, { sourceId });
  if (source) return source;
  throw new InvalidInput([{ pointer: '/sourceId', code: 'not_found', detail: 'No ingest source with this identifier exists.' }]);
}

const selectionOf = ({ sourceId, messageId, code, startTimestamp, endTimestamp }: IngestReplayInput): ReplaySelection => ({
  sourceId,
  messageIds: typeof messageId === 'number' ? [messageId] : null,
  code: code ?? null,
  startTimestamp: startTimestamp ?? '-infinity',
  endTimestamp: endTimestamp ?? 'infinity',
});
