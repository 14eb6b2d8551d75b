import { type PatientView, samplePayload } from '@rpm/domain';
import { CODE_SYSTEMS, type FhirIdentity, type FhirReading, observationsOf, patientResource, type Resource } from '@rpm/fhir';
import { type StoredEvent, subjectOf } from './sent-event';

/** Returns the resources of the sample event of a test, marked as test data, so that no receiver takes them for those of a person. */
export function sampleResources(identity: FhirIdentity, event: StoredEvent): Resource[] {
  return samplesOf(identity, event).map(({ meta, ...resource }) => ({
    ...resource,
    meta: { ...meta, security: [...(meta?.security ?? []), TEST_DATA] },
  }));
}

const TEST_DATA = { system: CODE_SYSTEMS.actReason, code: 'HTEST', display: 'test health data' };

/** Samples of events without a whole payload are made from that of another event about the same resource. */
function samplesOf(identity: FhirIdentity, event: StoredEvent): Resource[] {
  const subject = subjectOf(event);
  if ('patientId' in subject) {
    const patient = samplePayload('patient.updated') as PatientView;
    const { remainingPatient } = samplePayload('patient.merged') as { remainingPatient: { id: number } };
    return [patientResource(identity, patient, { mergedInto: event.type === 'patient.merged' ? remainingPatient.id : null })];
  }
  const reading = samplePayload(`reading.${subject.kind}`) as FhirReading;
  const enteredInError = event.type === 'reading.voided';
  return observationsOf(identity, subject.kind, { ...reading, enteredInError }, { laterPatientId: null });
}
