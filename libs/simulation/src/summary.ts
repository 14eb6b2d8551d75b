import { STEP_SUBJECTS, type StepSubject } from './step';

/** What has come of a simulation. */
export interface Summary {
  requests: number;
  /** Requests that an earlier run had made, as the service tells. */
  repeated: number;
  /** Of requests that are not repeated. */
  created: number;
  duplicates: number;
  rejected: number;
  /** Requests by what they are about. */
  steps: Record<StepSubject, number>;
}

export function emptySummary(): Summary {
  const steps = Object.fromEntries(STEP_SUBJECTS.map((subject) => [subject, 0])) as Record<StepSubject, number>;
  return { requests: 0, repeated: 0, created: 0, duplicates: 0, rejected: 0, steps };
}
