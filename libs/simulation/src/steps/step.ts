/** Returns the id that the service has assigned to a resource, by its name in the simulation. */
export type IdOf = (name: string) => number;

/** Path below `/api/v3`, and an optional body. */
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

/** Subject of a step, used in the summary. */
export type StepSubject = (typeof STEP_SUBJECTS)[number];

/** One request to the service. */
export interface Step {
  about: StepSubject;
  method: 'POST' | 'PATCH' | 'DELETE';
  /** Creates the request. It needs the ids in the responses to earlier requests. */
  request: (idOf: IdOf) => StepRequest;
  /** Name by which later steps refer to the created resource. */
  creates?: string;
  /** Name by which later steps refer to the return that an order opens. */
  opens?: string;
  /** Statuses of responses which mean that an earlier, interrupted run has already done this step. */
  doneBefore?: readonly number[];
}

/** Independent steps that can be sent in any order after all earlier stages. */
export interface Stage {
  title: string;
  /** Day of the simulated time, starting with 1; 0 while the clinic is set up. */
  day: number;
  steps: Step[];
}
