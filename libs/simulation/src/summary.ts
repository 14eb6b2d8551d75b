import { STEP_SUBJECTS, type StepSubject } from './steps/step';

/** Result of a simulation. */
export interface Summary {
  requests: number;
  /** Number of requests that the service recognized as repeated. */
  repeated: number;
  /** Counts of readings in requests that were not repeated. */
  created: number;
  duplicates: number;
  rejected: number;
  /** Number of requests by subject. */
  steps: Record<StepSubject, number>;
}

export function emptySummary(): Summary {
  const steps = Object.fromEntries(STEP_SUBJECTS.map((subject) => [subject, 0])) as Record<StepSubject, number>;
  return { requests: 0, repeated: 0, created: 0, duplicates: 0, rejected: 0, steps };
}
