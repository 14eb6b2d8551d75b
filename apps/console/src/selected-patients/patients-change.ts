import { isProblem, type Patient } from '@rpm/client';
import { rpm } from '../service/rpm';
import { siteText } from '../site/site-text';

/** A property that several patients get with the same value. */
export type PatientsChange = { site: { id: number; name: string | null } | null } | { enrolled: boolean };

/** The record of a selected patient with its entity tag, or the reason why it could not be loaded. */
export type SelectedPatient = { id: number; patient: Patient; etag: string | null } | { id: number; failure: unknown };

/** Result of the change for one patient: `conflict` has the record that somebody else has saved meanwhile, or null if it could not be loaded. */
export type Outcome = 'changed' | 'unchanged' | { conflict: Patient | null } | { failure: unknown };

/** A selected patient with the result of the change. */
export type PatientResult = SelectedPatient & { outcome: Outcome };

const enrolledText = (enrolled: boolean) => (enrolled ? 'Enrolled' : 'Not enrolled');

/** Returns the value that a record has in the property of a change. */
export const valueBefore = ({ site, enrolled }: Patient, change: PatientsChange): string =>
  'enrolled' in change ? enrolledText(enrolled) : site === null ? 'No site' : siteText(site);

/** Returns the value that a change gives to each record. */
export const valueAfter = (change: PatientsChange): string =>
  'enrolled' in change ? enrolledText(change.enrolled) : change.site === null ? 'No site' : siteText(change.site);

/** Returns whether a record has the value of a change already. */
export const isDone = ({ site, enrolled }: Patient, change: PatientsChange): boolean =>
  'enrolled' in change ? enrolled === change.enrolled : (site?.id ?? null) === (change.site?.id ?? null);

/** Ends the work at a problem of the session, after which all further requests would fail, too. */
function orThrow(error: unknown): { failure: unknown } {
  if (isProblem(error) && error.status === 401) throw error;
  return { failure: error };
}

/** Loads the records of patients one after the other, as they are stored now. */
export async function loadSelected(ids: readonly number[]): Promise<SelectedPatient[]> {
  const loaded: SelectedPatient[] = [];
  for (const id of ids) {
    try {
      const received = await rpm.request('getPatient', { patientId: id });
      if (!received.notModified) loaded.push({ id, patient: received.body, etag: received.etag });
    } catch (error) {
      loaded.push({ id, ...orThrow(error) });
    }
  }
  return loaded;
}

/** Changes the records that the preview has shown, one after the other. A record that somebody else has changed since then stays as it is. */
export async function changePatients(selected: readonly SelectedPatient[], change: PatientsChange): Promise<PatientResult[]> {
  const results: PatientResult[] = [];
  for (const one of selected) {
    if ('failure' in one) results.push({ ...one, outcome: { failure: one.failure } });
    else results.push({ ...one, outcome: isDone(one.patient, change) ? 'unchanged' : await changeOne(one, change) });
  }
  return results;
}

async function changeOne({ id, etag }: { id: number; etag: string | null }, change: PatientsChange): Promise<Outcome> {
  const body = 'enrolled' in change ? change : { site: change.site && { id: change.site.id } };
  try {
    await rpm.changePatient({ patientId: id, body }, { ifMatch: etag ?? undefined });
    return 'changed';
  } catch (error) {
    if (!isProblem(error, 'precondition_failed')) return orThrow(error);
    return { conflict: await rpm.getPatient({ patientId: id }).catch(() => null) };
  }
}
