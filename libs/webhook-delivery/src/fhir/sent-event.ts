import { type ReadingKindName, type WebhookType } from '@rpm/domain';
import { type EventSubject } from '@rpm/data-access';

/** The stored event from which the body of a delivery with FHIR is made: the body that webhooks of the other format receive. */
export interface StoredEvent {
  id: string;
  type: WebhookType;
  /** Null for a test. */
  sequence: number | null;
  createTimestamp: string;
  payload: { id: number; version: number; kind?: ReadingKindName };
}

const READING = 'reading.';

/** Returns what an event is about. */
export function subjectOf({ type, payload: { id, version, kind } }: StoredEvent): EventSubject {
  if (!type.startsWith(READING)) return { patientId: id };
  return { kind: kind ?? (type.slice(READING.length) as ReadingKindName), id, version };
}

/** Returns whether an event is the sample of a test. Its people and readings do not exist. */
export const isTest = ({ id }: StoredEvent) => id.startsWith('test_');
