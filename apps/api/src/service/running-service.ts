import { type Demo } from '../demo/demo';

export interface RunningService {
  url: string;
  demo: Demo | null;
  /** Stops the service: rejects new requests, finishes running ones, and closes the database. */
  stop(): Promise<void>;
}

export type Say = (progress: string) => void;
