import { type Client } from 'pg';
import { type ServerProcess } from '../measure/server-process';

/** A webhook as kept in memory by the other libraries. */
export interface Target {
  /** Index of the webhook in the list of all webhooks. */
  index: number;
  organizationId: number;
  type: string;
  url: string;
  secret: string;
}

/** A message to be delivered. */
export interface Message {
  /** Number of the message, unique within a run. */
  n: number;
  /** Webhook that receives the message. */
  target: Target;
}

/** A job of the other libraries with everything needed for the request. */
export interface Job {
  target: number;
  id: string;
  body: string;
}

/** Name of the pg-boss queue and of the graphile-worker task. */
export const JOBS_QUEUE = 'webhook';

export type ContenderName = 'service' | 'pgBoss' | 'graphileWorker';

/** A program that delivers messages after they were committed. */
export interface Contender {
  name: ContenderName;
  title: string;
  /** Description of the rows that the program writes for one delivery. */
  writes: string;
  /** Creates the tables of the program. */
  prepare: () => Promise<void>;
  start: () => Promise<ServerProcess>;
  /** Inserts messages within a transaction of the client. */
  insert: (client: Client, messages: readonly Message[]) => Promise<void>;
  /** Notifies the process of new messages in the way the library does it. */
  afterCommit: () => void;
}

/** Text of about a kilobyte, like a reading with its patient and device. */
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(20);

export function payloadOf(n: number): string {
  return `{"n":${n},"text":"${TEXT}"}`;
}
