import { type Client } from 'pg';
import { type ServerProcess } from '../measure/server-process';

/** A webhook as those who keep it in memory know it. */
export interface Target {
  /** Its place among all of them. */
  index: number;
  organizationId: number;
  type: string;
  url: string;
  secret: string;
}

/** Something that happened. */
export interface Message {
  /** No two of a run have the same. */
  n: number;
  /** Who is to be told. */
  target: Target;
}

/** What a job of the other libraries holds: all that the request needs. */
export interface Job {
  target: number;
  id: string;
  body: string;
}

/** Of pg-boss, and the task of graphile-worker. */
export const JOBS_QUEUE = 'webhook';

export type ContenderName = 'service' | 'pgBoss' | 'graphileWorker';

/** One that delivers what was committed. */
export interface Contender {
  name: ContenderName;
  title: string;
  /** What it writes for one delivery. */
  writes: string;
  /** Makes what messages are kept in. */
  prepare: () => Promise<void>;
  start: () => Promise<ServerProcess>;
  /** Within a transaction of the client. */
  insert: (client: Client, messages: readonly Message[]) => Promise<void>;
  /** Tells the process, as the library does it. */
  afterCommit: () => void;
}

/** About a kilobyte, as a reading with its patient and device has. */
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(20);

export function payloadOf(n: number): string {
  return `{"n":${n},"text":"${TEXT}"}`;
}
