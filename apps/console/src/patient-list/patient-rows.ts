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

/** Maximum number of patients that the service returns for a search. */
const MAX_FOUND = 50;

const TOO_MANY = 'More patients match. Type more letters or another word, such as the birth date.';
const PREPARING = 'The service was upgraded and is still preparing the search, so some patients are not found yet.';

/** Loads a page of the list, or, if the person has typed something, the patients who match best, which fit on one page. */
async function loadPatients({ query, ...input }: Record<string, unknown>, signal: AbortSignal): Promise<ListPage<Patient>> {
  if (typeof query !== 'string') return rpm.listPatients(input, { signal });
  const flag = (name: string) => input[name] !== undefined && { [name]: input[name] === 'true' };
  const siteId = input['siteId'] !== undefined && { siteId: Number(input['siteId']) };
  const body = { query, size: MAX_FOUND, ...flag('archived'), ...flag('enrolled'), ...siteId };
  const { content, complete, preparing } = await rpm.searchPatients({ body }, { signal });
  const notes = [...(complete ? [] : [TOO_MANY]), ...(preparing ? [PREPARING] : [])];
  return { content, page: 1, size: MAX_FOUND, total: content.length, first: true, last: true, note: notes.join(' ') };
}

/** Loads a page of the list, and the summaries of its patients by one request for each hundred. */
export async function loadPatientRows(
  input: Record<string, unknown>,
  canReadReadings: boolean,
  signal: AbortSignal,
): Promise<ListPage<PatientRow>> {
  const { content, ...page } = await loadPatients(input, signal);
  const ids = content.map(({ id }) => id);
  const summaries = canReadReadings ? await loadSummaries(ids, signal) : new Map<number, PatientSummary>();
  return { ...page, content: content.map((patient) => ({ patient, summary: summaries.get(patient.id) ?? null })) };
}
