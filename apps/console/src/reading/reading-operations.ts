import { READING_KINDS, type ReadingKind } from '@rpm/charting';
import {
  type BloodGlucoseReadingRecord,
  type CorrectionPreview,
  type ReadingAssignmentInput,
  type ReadingRevision,
} from '@rpm/client';
import { rpm } from '../service/rpm';
import { type ListPage } from '../components/table';
import { FORMS } from '../form/forms.generated';
import { type FormField } from '../form/form-field';

/** Properties that readings of all kinds have, which excludes the measured values. */
export type ReadingRecord = Omit<BloodGlucoseReadingRecord, 'glucose' | 'glucoseUnit' | 'beforeMeal' | 'afterMeal'> &
  Readonly<Record<string, unknown>>;

/** A page of readings of one kind. */
export type ReadingPage = ListPage<ReadingRecord>;

/** Returns the kind of reading that a name in an address stands for. */
export const kindNamed = (name: string): ReadingKind | undefined => READING_KINDS.find(({ kind }) => kind === name);

const schemaOf = ({ apiKind }: ReadingKind) => `${apiKind.charAt(0).toUpperCase()}${apiKind.slice(1)}Reading`;

/** The fields of the input that corrects a reading of a kind. */
export const correctionFieldsOf = (kind: ReadingKind): readonly FormField[] =>
  (FORMS as Readonly<Record<string, readonly FormField[]>>)[`${schemaOf(kind)}CorrectionInput`] ?? [];

/*
 * All kinds of readings have the same operations: their names differ only in the kind, and their types differ only in the measured values. So the
 * types of one kind stand for those of all kinds.
 */
type Verb = 'get' | 'correct' | 'list' | 'assign' | 'unassign';
const nameOf = <V extends Verb>(verb: V, kind: ReadingKind) =>
  `${verb}${schemaOf(kind)}${verb === 'list' ? 's' : ''}` as V extends 'list'
    ? 'listBloodGlucoseReadings'
    : `${V}BloodGlucoseReading`;

/** Converts a reading to the type of the properties that all kinds have in common. */
const recordOf = (body: object) => body as ReadingRecord;

/** A reading with the entity tag that a correction sends, so that it does not replace a newer version. */
export interface TaggedReading {
  record: ReadingRecord;
  etag: string | null;
}

/** Loads a reading, even if it was marked as entered in error. */
export async function loadReading(kind: ReadingKind, readingId: number, signal: AbortSignal): Promise<TaggedReading> {
  const input = { readingId, includeVoided: true, view: 'record' } as const;
  const received = await rpm.request(nameOf('get', kind), input, { signal });
  if (received.notModified) throw new Error('A request without If-None-Match cannot be answered with 304.');
  return { record: recordOf(received.body), etag: received.etag };
}

/** Corrects a reading, unless somebody else has changed it since it was loaded. */
export async function correctReading(kind: ReadingKind, { record, etag }: TaggedReading, body: object): Promise<void> {
  await rpm.request(nameOf('correct', kind), { readingId: record.id, body }, { ifMatch: etag ?? undefined });
}

/** Counts the readings that would change if a reading were assigned to another patient or, without a patient, to nobody. */
export function previewAssignment(
  kind: ReadingKind,
  { record, etag }: TaggedReading,
  { patient, ...body }: Partial<ReadingAssignmentInput>,
): Promise<CorrectionPreview> {
  const input = { readingId: record.id, dryRun: true } as const;
  const options = { ifMatch: etag ?? undefined };
  return patient
    ? rpm[nameOf('assign', kind)]({ ...input, body: { ...body, patient } }, options)
    : rpm[nameOf('unassign', kind)]({ ...input, body }, options);
}

/** Assigns a reading to another patient or, without a patient, to nobody, unless somebody else has changed the reading since it was loaded. */
export async function assignReading(
  kind: ReadingKind,
  { record, etag }: TaggedReading,
  { patient, ...body }: Partial<ReadingAssignmentInput>,
): Promise<void> {
  const readingId = record.id;
  const options = { ifMatch: etag ?? undefined };
  if (patient) await rpm[nameOf('assign', kind)]({ readingId, body: { ...body, patient } }, options);
  else await rpm[nameOf('unassign', kind)]({ readingId, body }, options);
}

/** Loads the earlier versions of a reading, newest first. */
export function loadHistory(kind: ReadingKind, readingId: number, signal: AbortSignal) {
  const name = `list${schemaOf(kind)}Revisions` as 'listBloodGlucoseReadingRevisions';
  return rpm[name]({ readingId, size: 50 }, { signal }) as Promise<{ content: ReadingRevision[]; total: number }>;
}

/** A selection of readings that pages show in a list of their own. */
export interface ReadingSelection {
  unassigned?: true;
  enteredInError?: true;
  patientId?: number | undefined;
}

/** Loads the readings of a selection, newest first. */
export async function loadSelection(
  kind: ReadingKind,
  { patientId, ...selection }: ReadingSelection,
  page: { page?: number; size: number },
  signal: AbortSignal,
): Promise<ReadingPage> {
  const input = { ...page, ...selection, ...(patientId !== undefined && { patientId }) };
  const found = await rpm[nameOf('list', kind)](input, { signal });
  return { ...found, content: found.content.map(recordOf) };
}

/** Counts the readings of all kinds that have no patient. */
export async function countUnassigned(signal: AbortSignal): Promise<{ total: number }> {
  const pages = await Promise.all(READING_KINDS.map((kind) => loadSelection(kind, { unassigned: true }, { size: 1 }, signal)));
  return { total: pages.reduce((sum, { total }) => sum + total, 0) };
}
