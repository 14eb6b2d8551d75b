import { dateText } from '@rpm/charting';
import { type Patient } from '@rpm/client';
import { hrefOf } from '../service/address';
import { localDateOf } from '../local-time/local-time';
import { useSession } from '../service/session';
import { ageText } from './age';

/** Properties by which people recognize a patient. All lists, pages, forms and suggestions show them with the functions of this file only. */
export type NamedPatient = Pick<Patient, 'id' | 'firstName' | 'lastName' | 'dateOfBirth' | 'externalIdentifier'>;

/** Returns whether a resource is a patient with all that people need to recognize the patient. */
export const isNamedPatient = (resource: object): resource is NamedPatient =>
  'dateOfBirth' in resource && 'externalIdentifier' in resource;

/** Returns the patient whom a form about a resource concerns: the resource itself, or its patient; null if it concerns no patient whose name is known. */
export function namedPatientIn(resource: object): NamedPatient | null {
  const { patient, currentPatient } = resource as Readonly<Record<'patient' | 'currentPatient', object | null | undefined>>;
  const candidates = [resource, patient, currentPatient].filter((one) => one !== null && one !== undefined);
  return candidates.find(isNamedPatient) ?? null;
}

/** Returns the name of a patient alone, for the heading of a page that shows birth date and identifier below it. */
export const nameOf = ({ firstName, lastName }: NamedPatient) => `${firstName} ${lastName}`;

/** Returns the birth date and the identifier of a patient, which distinguish people with the same name. */
const recognitionOf = ({ dateOfBirth, externalIdentifier }: NamedPatient): string =>
  [dateOfBirth === null ? 'birth date unknown' : `born ${dateText(dateOfBirth)}`, externalIdentifier ?? 'no MRN'].join(', ');

/** Returns the name, the birth date and the identifier of a patient in one line, for titles, suggestions and sentences. */
export const patientText = (patient: NamedPatient): string => `${nameOf(patient)}, ${recognitionOf(patient)}`;

/** Returns a text without the name: for titles of windows, which the history of the browser keeps, and for a patient who is not loaded yet. */
export const patientNumber = (id: number): string => `Patient ${id}`;

/** A patient with birth date and identifier. In a list, the last name comes first. */
export function PatientName({ patient, isSorted = false }: { patient: NamedPatient; isSorted?: boolean }) {
  const { firstName, lastName } = patient;
  return (
    <span class="patient">
      <span>{isSorted ? `${lastName}, ${firstName}` : nameOf(patient)}</span> <small>{recognitionOf(patient)}</small>
    </span>
  );
}

/** A patient as a link to the page of the patient, for people who may read patients. */
export function PatientLink({ patient, isSorted = false }: { patient: NamedPatient; isSorted?: boolean }) {
  const name = <PatientName patient={patient} isSorted={isSorted} />;
  return useSession().can('patients:read') ? <a href={hrefOf(`/patients/${patient.id}`)}>{name}</a> : name;
}

/** The line below the heading of a page or a form that says about which patient it is, with the age. It stays in sight while the page is scrolled. */
export function PatientLine({ patient }: { patient: NamedPatient }) {
  return (
    <p class="patient-line">
      <PatientLink patient={patient} />
      <Age dateOfBirth={patient.dateOfBirth} />
    </p>
  );
}

/** Birth date, identifier and age of a patient, beside a heading that is the name. */
export function PatientDetails({ patient }: { patient: NamedPatient }) {
  return (
    <>
      <span>{recognitionOf(patient)}</span>
      <Age dateOfBirth={patient.dateOfBirth} />
    </>
  );
}

function Age({ dateOfBirth }: Pick<NamedPatient, 'dateOfBirth'>) {
  const { timeZone } = useSession();
  return dateOfBirth !== null && <span>{ageText(dateOfBirth, localDateOf(new Date().toISOString(), timeZone))}</span>;
}
