import { STEP_SUBJECTS, type RequestCategory } from './steps/step';

/** Result of running a simulation. */
export interface SimulationSummary {
  requests: number;
  /** Number of requests that the service recognized as repetitions. */
  repeated: number;
  /** Numbers of readings that were created, were duplicates, or were rejected. Readings in repeated requests are not counted. */
  created: number;
  duplicates: number;
  rejected: number;
  /** Number of messages that sources have accepted. The service processes them afterwards, so that their readings are not counted. */
  messages: number;
  /** Number of requests in each category, such as `orders`. */
  steps: Record<RequestCategory, number>;
}

export function emptySummary(): SimulationSummary {
  const steps = Object.fromEntries(STEP_SUBJECTS.map((subject) => [subject, 0])) as Record<RequestCategory, number>;
  return { requests: 0, repeated: 0, created: 0, duplicates: 0, rejected: 0, messages: 0, steps };
}
