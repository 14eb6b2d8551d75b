/** What the service called something, by the name the simulation has for it. */
export type IdOf = (name: string) => number;

/** Path below `/api/v3`, and the body if there is one. */
export interface StepRequest {
  path: string;
  body?: object;
}

export const STEP_SUBJECTS = [
  'manufacturers',
  'items',
  'kits',
  'sites',
  'patients',
  'devices',
  'handOvers',
  'healthChecks',
  'uploads',
  'manualEntries',
  'corrections',
  'stock',
  'orders',
  'fulfilments',
  'returns',
  'mishaps',
] as const;

/** What a step is about, for the summary. */
export type StepSubject = (typeof STEP_SUBJECTS)[number];

/** One request to the service. */
export interface Step {
  about: StepSubject;
  method: 'POST' | 'PATCH' | 'DELETE';
  /** Ids are the service's own, so that the request can only be written when those before it were answered. */
  request: (idOf: IdOf) => StepRequest;
  /** The name by which later steps know the resource of the answer. */
  creates?: string;
  /** The name by which later steps know the return that the order of the answer has opened. */
  opens?: string;
  /** Statuses by which the service says that an earlier run, which was cut off, has done this. */
  doneBefore?: readonly number[];
}

/** Steps that do not depend on each other; all of them depend on the stages before. */
export interface Stage {
  title: string;
  /** Of the simulated time, from 1; 0 while the clinic is set up. */
  day: number;
  steps: Step[];
}
