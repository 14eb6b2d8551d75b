import { type VendorMessage } from '../vendor/vendor-form';

/** Returns the id that the service has assigned to a resource with the given name in the simulation. */
export type IdOf = (name: string) => number;

/** Path of a request below `/api/v3`, and its optional body. */
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
  'sources',
  'aliases',
] as const;

/** Category of a request, such as `orders`. The summary counts the requests in each category. */
export type RequestCategory = (typeof STEP_SUBJECTS)[number];

/** One request of the simulation. */
export interface SimulationStep {
  about: RequestCategory;
  method: 'POST' | 'PATCH' | 'DELETE';
  /** Creates the request from the ids that the service returned for earlier requests. */
  request: (idOf: IdOf) => StepRequest;
  /** Name by which later requests refer to the created resource. */
  creates?: string;
  /** Name by which later requests refer to the return that is opened together with this order. */
  opens?: string;
  /** Response statuses that mean that an earlier, interrupted run has already sent this request. */
  doneBefore?: readonly number[];
}

/** A message in the form of a vendor, and the name of the source that receives it. */
export interface SourceMessage {
  source: string;
  message: VendorMessage;
}

/** A stage of the simulation: requests and messages that can be sent in any order once all earlier stages are complete. */
export interface SimulationStage {
  title: string;
  /** Day of the simulated time, starting with 1; 0 while the clinic is set up. */
  day: number;
  steps: SimulationStep[];
  /** Messages to sources; none unless the simulation sends its readings through a vendor. */
  messages?: SourceMessage[];
}
