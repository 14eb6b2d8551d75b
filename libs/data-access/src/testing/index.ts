// Loads all resources, so that each has registered its changes although a spec imports only some of them.
import '../index';

export { addCustomer, Customer, type CustomerRows } from './orders/customer';
export { Factory } from './factories';

export { type ReadingSamples, resendCases, ResendFixture, SIMPLE_RESENDS, type SubmissionPath } from './resend/resend-fixture';
export { type ResendAnswer, type ResendCase, type SubmissionForm } from './resend/resend-rule';
export { type CopiedObservation, ObservationCopy } from './observation-copy';
export { holdSecondBatch, type PausedImport } from './paused-import';
export { sessionEntry } from './session-entry';
export { addNeighbours, multiplyOrganization } from './multiplied-organization';
export { type CorrectedReading, type CorrectionStep, correctionSteps, RandomCorrections } from './random-corrections';
