import { type Client } from 'pg';
import { type ServerProcess } from '../measure/server-process';

/** A webhook as the compared job libraries keep it in memory. */
export interface WebhookTarget {
  /** Index of the webhook in the list of all webhooks. */
  index: number;
  organizationId: number;
  type: string;
  url: string;
  secret: string;
}

/** A message to be delivered. */
export interface WebhookMessage {
  /** Number of the message, which is unique within a run. */
  n: number;
  /** The webhook to which the message is sent. */
  target: WebhookTarget;
}

/** A job of the compared job libraries with everything needed to send the request. */
export interface Job {
  target: number;
  id: string;
  body: string;
}

/** Name of the pg-boss queue and of the graphile-worker task that deliver webhooks. */
export const JOBS_QUEUE = 'webhook';

export type ContenderName = 'service' | 'pgBoss' | 'graphileWorker';

/** A program under test that delivers messages to webhooks after the messages were committed. */
export interface WebhookContender {
  name: ContenderName;
  title: string;
  /** The rows that this program writes for one delivery, in words for the report, such as `log, body, attempt`. */
  writes: string;
  /** Creates the database tables that the program needs. */
  prepare: () => Promise<void>;
  start: () => Promise<ServerProcess>;
  /** Inserts messages in the open transaction of the given database client. */
  insert: (client: Client, messages: readonly WebhookMessage[]) => Promise<void>;
  /** Notifies the process of the program of new messages in the way that its library provides. */
  afterCommit: (messages: readonly WebhookMessage[]) => void;
}

/** Text of about a kilobyte, the size of a reading with its patient and device. */
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(20);

export function createPayload(n: number): string {
  return `{"n":${n},"text":"${TEXT}"}`;
}
