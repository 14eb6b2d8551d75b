/** Returns the ids of the patients whose data a JSON text contains. Every answer states one of these functions, or {@link nobody}. */
export type PatientsIn = (json: string) => readonly number[];

const NO_PATIENTS: readonly number[] = [];

/** States that an answer never contains the data of a patient. */
export const nobody: PatientsIn = () => NO_PATIENTS;

const NAME_OF_PATIENT = 'atient';

/**
 * A patient within another resource, such as `"currentPatient" : {"id" : 5`, or the id of one, such as `"patientId":5`, from {@link NAME_OF_PATIENT} on. Text that
 * somebody has written cannot match, because JSON puts a backslash before a quotation mark in it. Only where the name ends, the expression looks back for its beginning, so
 * that it reads no text twice.
 */
const EMBEDDED_PATIENT = /atient(?=(?:Id)?")(?<="\w*[pP]atient)(?:" ?: ?\{"id"|Id") ?: ?(\d+)/y;

/**
 * States that an answer contains the data of the patients that are embedded in it, and of no others. It runs for every answer, and finding the name first takes a fifth of
 * the time that the expression alone would take.
 */
export const embeddedPatients: PatientsIn = (json) => {
  const ids = new Set<number>();
  for (let at = json.indexOf(NAME_OF_PATIENT); at >= 0; at = json.indexOf(NAME_OF_PATIENT, at + NAME_OF_PATIENT.length)) {
    EMBEDDED_PATIENT.lastIndex = at;
    const id = EMBEDDED_PATIENT.exec(json)?.[1];
    if (id !== undefined) ids.add(Number(id));
  }
  return ids.size === 0 ? NO_PATIENTS : [...ids];
};

const OUTERMOST_ID = /^\{"id" ?: ?(\d+)/;

/** States that an answer is itself a patient. Others may be embedded in it. */
export const outermostPatient: PatientsIn = (json) => {
  const id = OUTERMOST_ID.exec(json)?.[1];
  const embedded = embeddedPatients(json);
  return id === undefined ? embedded : [...new Set([Number(id), ...embedded])];
};

/** States that an answer contains the data of the given patients, whose ids its text may lack, and of those who are embedded in it. */
export const patientsGiven =
  (ids: readonly number[]): PatientsIn =>
  (json) => [...new Set([...ids, ...embeddedPatients(json)])];

/**
 * The payload of an event whose subject is a patient, such as `"type":"patient.created",…"payload":{"id":5`. The properties in between are short. Without a limit,
 * a text that repeats the beginning would take quadratic time, and the receiver of a webhook chooses the text of its answers.
 */
const PATIENT_OF_EVENT = /"type" ?: ?"patient\.\w+"[^{]{0,200}"payload" ?: ?\{"id" ?: ?(\d+)/g;

const PATIENT_OF_FHIR = /"reference" ?: ?"Patient\/(\d+)"|"resourceType" ?: ?"Patient", ?"id" ?: ?"(\d+)"/g;

/** States that a text contains resources of FHIR: patients, and those that refer to patients. */
export const patientsInFhir: PatientsIn = (json) => {
  const ids = new Set<number>();
  for (const [, referenced, own] of json.matchAll(PATIENT_OF_FHIR)) ids.add(Number(referenced ?? own));
  return ids.size === 0 ? NO_PATIENTS : [...ids];
};

/** States that an answer contains events: those about patients, those whose payloads patients are embedded in, and those in the form of FHIR. */
export const patientsOfEvents: PatientsIn = (json) => {
  const ids = new Set([...embeddedPatients(json), ...patientsInFhir(json)]);
  for (const [, id] of json.matchAll(PATIENT_OF_EVENT)) ids.add(Number(id));
  return ids.size === 0 ? NO_PATIENTS : [...ids];
};

/** States that an answer contains events as text within its JSON, where a backslash precedes each quotation mark. */
export const patientsOfQuotedEvents: PatientsIn = (json) => patientsOfEvents(json.replaceAll(String.raw`\"`, '"'));

/** States that an answer is a list of patients with the name `content`. */
export const patientsInContent: PatientsIn = (json) =>
  (JSON.parse(json) as { content: readonly { id: number }[] }).content.map(({ id }) => id);

const LISTED_PATIENTS = /"patients" ?: ?\[([^\]]*)\]/g;
const LISTED_ID = /"id" ?: ?(\d+)/g;

/** States that an answer contains the data of the patients in its lists `patients`, and of those who are embedded in it. */
export const listedPatients: PatientsIn = (json) => {
  const ids = new Set(embeddedPatients(json));
  for (const [, list = ''] of json.matchAll(LISTED_PATIENTS)) {
    for (const [, id] of list.matchAll(LISTED_ID)) ids.add(Number(id));
  }
  return ids.size === 0 ? NO_PATIENTS : [...ids];
};
