import { type Connection } from '@rpm/database';
import { type Metric } from './merge-metrics';

/** Connection parameters of the database that the primary process has opened. */
export interface OpenedConnections {
  connection: Connection;
  listening: Connection;
  standbys: Connection[];
}

/** Actions that the primary process carries out for a worker. */
export type PrimaryActions = {
  /** Returns the connection parameters of the database, which the primary process has opened and migrated. */
  connections: (argument: null) => OpenedConnections;
  /** Reports that the worker serves requests. */
  serving: (url: string) => void;
  /** Returns the metrics of all workers together, in the text format of Prometheus. */
  metrics: (argument: null) => Promise<string>;
  /** Reports the metrics of a worker that has answered its last request. */
  lastMetrics: (metrics: Metric[]) => void;
};

/** Actions that a worker carries out for the primary process. */
export type WorkerActions = {
  metrics: (argument: null) => Promise<Metric[]>;
  setLogLevel: (level: string) => void;
};
