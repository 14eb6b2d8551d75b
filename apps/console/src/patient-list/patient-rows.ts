import { type Patient, type PatientSummary } from '@rpm/client';
import { type ListPage } from '../components/table';
import { rpm } from '../service/rpm';

/** A patient in the list. The summary is null for people who may not read readings. */
export interface PatientRow {
  patient: Patient;
  summary: PatientSummary | null;
}

/** Maximum number of patients whose summaries are one request. */
const MAX_SUMMARIES = 100;

/** Loads the adherence and the newest readings of patients, by their ids. */
async function loadSummaries(ids: readonly number[], signal: AbortSignal): Promise<Map<number, PatientSummary>> {
  const parts = [];
  for (let at = 0; at < ids.length; at += MAX_SUMMARIES) {
    parts.push(rpm.getPatientSummaries({ patientId: ids.slice(at, at + MAX_SUMMARIES) }, { signal }));
  }
  const loaded = (await Promise.all(parts)).flatMap(({ content }) => content);
  return new Map(loaded.map((summary) => [summary.patient.id, summary]));
}

/** Loads a page of the list, and the summaries of its patients by one request for each hundred. */
export async function loadPatientRows(
  input: Record<string, unknown>,
  canReadReadings: boolean,
  signal: AbortSignal,
): Promise<ListPage<PatientRow>> {
  const { content, ...page } = (await rpm.listPatients(input, { signal })) as ListPage<Patient>;
  const ids = content.map(({ id }) => id);
  const summaries = canReadReadings ? await loadSummaries(ids, signal) : new Map<number, PatientSummary>();
  return { ...page, content: content.map((patient) => ({ patient, summary: summaries.get(patient.id) ?? null })) };
}
