import { type MessagePart } from '../adapter/message-part';
import { type PartResult } from '../recording/part-result';
import { type RecordOptions } from '../recording/record-options';
import { type PartRow } from './outcome/finish-messages.sql';
import { type QueuedMessage } from './message-queue.sql';

/** Options for processing messages. */
export interface ProcessOptions extends RecordOptions {
  /** Whether all parts of a message that was processed before are processed again, as by a replay, instead of those that wait. */
  all?: boolean;
  /** Whether a replay processes the messages once more, so that readings which devices drop have been counted. */
  isFurtherPass?: boolean;
  /** Returns whether a part that waits is processed; all are by default. */
  only?: (row: PartRow) => boolean;
  /** Whether readings are withdrawn whose parts a message that is processed again has no more. */
  voidMissing?: boolean;
  /** Whether the messages are not read any more, because too many attempts at them have failed. */
  isLastAttempt?: boolean;
}

/** A part with what became of it. */
export interface ProcessedPart {
  message: QueuedMessage;
  ordinal: number;
  part: MessagePart;
  result: PartResult;
}
