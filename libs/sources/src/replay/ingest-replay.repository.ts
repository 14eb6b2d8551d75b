import { type Database, JsonText, type Transaction, type WriteRequest } from '@rpm/database';
import { Conflict, type IngestReplayInput, type IngestReplayView, InvalidInput, patientsGiven } from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import { type FindReader } from '../processing/message-reader';
import { processMessages } from '../processing/process-messages';
import { FIND_SOURCE, type ProcessedSource } from '../source/processed-source';
import { readMessages } from '../processing/source-worker';
import { COUNT_SELECTED, HOLD_SOURCE, type ReplaySelection, SELECT_MESSAGES } from './replay.sql';
import { ReplayReport } from './replay-report';

/** Limits of the messages that are processed together. Their bodies are in memory at once. */
const AT_ONCE = { limit: 100, maxBytes: 8 * 1024 * 1024 };

/**
 * Maximum number of times that the messages of a replay are processed. Earlier parts may repeat a reading that a later part leaves, and only they can record it
 * anew, so the messages are processed again until no reading is withdrawn: nearly always, that is the second time.
 */
const MAX_PASSES = 4;

/** The answer of a transaction that replays some of the messages. */
interface Progress {
  /** The id of the last message; null if there are no more. */
  next: number | null;
  view: IngestReplayView;
  hasWithdrawn: boolean;
}

/** Maximum number of parts that one request processes again. */
const MAX_PARTS = 100_000;

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
      const report = await inPasses(request.dryRun === true, input, async (pass, isFurther) => {
        for (let after: number | null = 0; after !== null;) {
          after = await this.replayNext(
            transaction,
            source,
            { voidMissing: input.voidMissing === true, isFurther },
            selection,
            after,
            pass,
          );
        }
      });
      return JsonText.of(report.view, patientsGiven([...transaction.concernedPatients]));
    };
    return this.database.correct(request, work, { previewOf: (_, answer) => answer as JsonText<never> });
  }

  /**
   * Processes messages again without a limit, each {@link AT_ONCE} of them in a transaction of their own. @param onProgress called with the number of messages
   * after each transaction
   */
  async replayAll(
    request: WriteRequest,
    input: IngestReplayInput,
    onProgress: (messages: number) => void = () => undefined,
  ): Promise<IngestReplayView> {
    const selection = selectionOf(input);
    const report = await inPasses(false, input, async (pass, isFurther) => {
      for (let after: number | null = 0; after !== null;) {
        const from: number = after;
        const answer = await this.database.write({ ...request, idempotency: null }, async (transaction) => {
          const source = await findSource(transaction, input.sourceId);
          const part = new ReplayReport(false);
          const next = await this.replayNext(
            transaction,
            source,
            { voidMissing: input.voidMissing === true, isFurther },
            selection,
            from,
            part,
          );
          const { view, hasWithdrawn } = part;
          return JsonText.of({ next, view, hasWithdrawn }, patientsGiven([...transaction.concernedPatients]));
        });
        const { next, view, hasWithdrawn } = JSON.parse(answer.text) as Progress;
        pass.merge(view, hasWithdrawn);
        onProgress(pass.view.messageCount);
        after = next;
      }
    });
    return report.view;
  }

  /** @returns the id of the last message, or null if there are no more */
  private async replayNext(
    transaction: Transaction,
    source: ProcessedSource,
    { voidMissing, isFurther }: { voidMissing: boolean; isFurther: boolean },
    selection: ReplaySelection,
    after: number,
    report: ReplayReport,
  ): Promise<number | null> {
    const selected = await transaction.run(SELECT_MESSAGES, { ...selection, after, ...AT_ONCE });
    const ids = selected.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return null;
    const reader = await this.findReader(transaction, source);
    const messages = await readMessages(transaction, source, reader, ids, ['processed', 'quarantined', 'queued']);
    const kept = messages.filter(({ sealed }) => sealed !== null);
    const options = { all: true, isReplay: true, voidMissing, isFurtherPass: isFurther };
    const processed = await processMessages({ transaction, box: this.box, source, reader }, kept, options);
    transaction.concern(processed.map(({ result }) => result.patientId ?? null));
    report.add(kept.length, messages.length - kept.length, processed);
    const isLast = ids.length === selected[0]?.found && ids.length < AT_ONCE.limit;
    return isLast ? null : last;
  }
}

/**
 * Runs passes over the messages until one withdraws no reading. Messages with a code are processed once, because many do not have it any more afterwards.
 * @returns the report of all passes
 */
async function inPasses(
  dryRun: boolean,
  { code = null }: IngestReplayInput,
  run: (pass: ReplayReport, isFurther: boolean) => Promise<void>,
): Promise<ReplayReport> {
  const report = new ReplayReport(dryRun);
  await run(report, false);
  for (let nth = 2, last = report; code === null && last.hasWithdrawn && nth <= MAX_PASSES; nth++) {
    last = new ReplayReport(dryRun);
    await run(last, true);
    report.addPass(last);
  }
  return report;
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
  messageId: messageId ?? null,
  code: code ?? null,
  startTimestamp: startTimestamp ?? '-infinity',
  endTimestamp: endTimestamp ?? 'infinity',
});
