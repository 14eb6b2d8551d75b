import { type StatementRunner, statement } from '@rpm/database';
import { type ReadingKindName } from '@rpm/domain';
import { endedObservation, type FhirIdentity, observationsOf, patientResource, type Resource } from '@rpm/fhir';
import { JSON_OF_PATIENT, type StoredPatient } from '../patient/patient-resources';
import { findReadingsOfEvents, type ReadingOfEvent } from './event-subjects.sql';

/** What an event is about: a patient, or a version of a reading. */
export type EventSubject = { patientId: number } | { kind: ReadingKindName; id: number; version: number };

/**
 * The resources of what some events of an organization are about, as it is now, and not as it was at the time of the event: a receiver that stores what it gets must
 * not replace newer values by older ones.
 */
export class EventResources {
  private constructor(
    private readonly identity: FhirIdentity,
    private readonly patients: ReadonlyMap<number, StoredPatient>,
    private readonly readings: ReadonlyMap<string, ReadingOfEvent>,
  ) {}

  /** Loads what the subjects' resources are made from: one statement for the patients, and one for each kind of readings. */
  static async load(runner: StatementRunner, identity: FhirIdentity, subjects: readonly EventSubject[]): Promise<EventResources> {
    const patientIds = subjects.flatMap((subject) => ('patientId' in subject ? [subject.patientId] : []));
    const found = patientIds.length === 0 ? [] : await runner.run(FIND_PATIENTS, { ids: [...new Set(patientIds)] });
    const idsByKind = new Map<ReadingKindName, Set<number>>();
    for (const subject of subjects) {
      if ('kind' in subject) idsByKind.set(subject.kind, (idsByKind.get(subject.kind) ?? new Set()).add(subject.id));
    }
    const readings = new Map<string, ReadingOfEvent>();
    for (const [kind, ids] of idsByKind) {
      for (const reading of await runner.run(findReadingsOfEvents(kind), { ids: [...ids] })) {
        readings.set(`${kind} ${reading.id}`, reading);
      }
    }
    return new EventResources(identity, new Map(found.map((row) => [row.json.patient.id, row.json])), readings);
  }

  /** Returns the patient, or the Observations of the reading with those that this version or a later one has ended. */
  of(subject: EventSubject): Resource[] {
    const { identity } = this;
    if ('patientId' in subject) {
      const stored = this.patients.get(subject.patientId);
      return stored ? [patientResource(identity, stored.patient, stored)] : [];
    }
    const { kind, id, version } = subject;
    const { present = null, ended = [] } = this.readings.get(`${kind} ${id}`) ?? {};
    const former = ended
      .filter(({ reading }) => reading.version >= version)
      .map((one) => endedObservation(identity, kind, one.reading, one, one.companion));
    return [...former, ...(present ? observationsOf(identity, kind, present.reading, present) : [])];
  }
}

const FIND_PATIENTS = statement<{ ids: number[] }, { json: StoredPatient }>({
  name: 'find-patients-of-events',
  text: `select ${JSON_OF_PATIENT} as json from patient p where p.organization_id = $organizationId and p.id = any($ids::bigint[])`,
});
