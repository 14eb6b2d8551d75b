/**
 * An index that is built outside of migrations, while the service runs, because building it in a migration would prevent writes to a large table for
 * minutes. Every statement must also be correct without the index, so it cannot be unique.
 */
export interface LargeIndex {
  name: string;
  /** The table, which must not be partitioned, because PostgreSQL cannot build indexes of partitioned tables concurrently. */
  table: string;
  /** The text after the table in `create index`, such as `(organization_id, model) where void_timestamp is null`. */
  definition: string;
  /** An index that this one makes superfluous, also for older versions of the service. It is dropped as soon as this one is built. */
  replaces?: string;
}

/** The columns of measured values that charts show, by table, from the widest to the narrowest, so that an entry has no gaps. */
const CHARTED_VALUES = {
  blood_glucose_reading: 'glucose, before_meal, after_meal',
  blood_oxygen_reading: 'blood_oxygen, heart_rate',
  blood_pressure_reading: 'systolic, diastolic, heart_rate',
  weight_reading: 'weight',
  temperature_reading: 'temperature, temperature_unit',
  heart_rate_reading: 'heart_rate',
  heart_rate_variability_reading:
    'heart_rate_variability, heart_rate_variability_duration, heart_rate, heart_rate_variability_algorithm_type',
  peak_flow_reading: 'peak_expiratory_flow, forced_expiratory_volume_in_one_second',
  sleep_mat_activity_reading: 'respiration, body_turn_over, duration, heart_rate',
  sleep_mat_duration_reading: 'respiration, body_turn_over, deep_sleep, light_sleep, rem, duration, heart_rate',
};

/**
 * Index on the readings of a patient, with all columns that lists and charts need. In the table, the readings of other patients lie between those of one
 * patient, so without the index a chart would read one page of the table for each reading. Readings arrive in the order of their times, so index pages with
 * older readings need no room for more.
 */
const readingsOfPatient = ([table, values]: [string, string]) => {
  const shown = `received_timestamp, device_id, ${values}, version, manual, out_of_range`;
  return {
    name: `${table}_of_patient_charted`,
    table,
    definition: `(organization_id, patient_id, reading_timestamp desc, id desc) include (${shown}) with (fillfactor = 100) where void_timestamp is null`,
    replaces: `${table}_of_patient`,
  };
};

/** Index on the few readings of a patient that were entered in error. */
const enteredInError = (table: string) => ({
  name: `${table}_entered_in_error`,
  table,
  definition: '(organization_id, patient_id, reading_timestamp desc, id desc) where void_timestamp is not null',
});

/**
 * Index on the few readings of a patient that were changed, in the order of their last changes. Without it, a search for the changes of a patient would read
 * those of all patients.
 */
const changedReadingsOfPatient = (table: string) => ({
  name: `${table}_changed_of_patient`,
  table,
  definition: '(organization_id, patient_id, update_timestamp, id) where update_timestamp is not null',
});

/**
 * Index on the readings that were submitted with a patient and a device. Undoing a merge looks for readings that were submitted with the merged patient:
 * without the index, it would read all rows of the remaining patient. Few readings are submitted with both, and the index contains no others.
 */
const readingsSubmittedWithPatient = (table: string) => ({
  name: `${table}_of_submitted_patient`,
  table,
  definition: '(organization_id, submitted_patient_id) where submitted_patient_id is not null',
});

/**
 * Index by which new readings of all organizations are found. The primary key begins with the organization, so without this index the cost of counting new
 * readings grows with the number of organizations. Readings lie in the table in the order of their ids, so an entry for 32 pages is enough.
 */
const readingsById = (table: string) => ({
  name: `${table}_by_id`,
  table,
  definition: 'using brin (id) with (pages_per_range = 32, autosummarize = on)',
});

/**
 * Indexes on the Observations of a kind that have ended, for the organization and for a patient, in the order of their ends. Searches and exports read each kind by
 * itself: without the indexes, they would read those of all other kinds for it.
 */
const ENDED_OBSERVATIONS = ['', 'patient_id, '].map((columns) => ({
  name: `ended_observation_of_${columns === '' ? 'kind' : 'patient_and_kind'}`,
  table: 'ended_observation',
  definition: `(organization_id, ${columns}kind, end_timestamp, reading_id)`,
}));

/** Index on the few webhooks that the service has disabled. It is not part of a migration, because a migration with an index is breaking. */
const DISABLED_WEBHOOKS = {
  name: 'webhook_disabled',
  table: 'webhook',
  definition: '(organization_id, id, disabled_reason) where disabled_reason is not null',
};

/** Index on assignments in the order in which they were changed, by which receivers of FHIR synchronize. */
const CHANGED_ASSIGNMENTS = {
  name: 'device_assignment_updated',
  table: 'device_assignment',
  definition: '(organization_id, update_timestamp, id) where version > 0',
};

/** Index on the few parts of messages that wait for another time zone, assignment or merge of their patient or device. */
const waitingParts = (subject: 'patient' | 'device') => ({
  name: `ingest_part_waiting_groups_of_${subject}`,
  table: 'ingest_part',
  definition: `(organization_id, ${subject}_id, source_id, code, device_key, person_key) where outcome = 'quarantined' and code in ('ambiguous_time', 'contradiction', 'time_in_future', 'time_invalid', 'time_zone_missing')`,
  replaces: `ingest_part_waiting_of_${subject}`,
});

/** Index on the groups of quarantined parts of one text that names a device or a person, of which a text may have many. */
const groupsOfKey = (subject: 'device' | 'person') => ({
  name: `ingest_quarantine_group_of_${subject}_key`,
  table: 'ingest_quarantine_group',
  definition: `(organization_id, source_id, ${subject}_key, id) where ${subject}_key <> ''`,
});

/** Index on the aliases of a patient, which a merge may mend. */
const ALIASES_OF_PATIENT = {
  name: 'ingest_alias_of_patient',
  table: 'ingest_alias',
  definition: '(organization_id, patient_id) where patient_id is not null',
};

/** Index on the groups of quarantined parts that can be processed again, in the order of their release. */
const RELEASED_GROUPS = {
  name: 'ingest_quarantine_group_released',
  table: 'ingest_quarantine_group',
  definition: '(organization_id, source_id, release_timestamp, id) where release_timestamp is not null',
  replaces: 'ingest_quarantine_group_due',
};

/** Indexes by which it is found which groups of quarantined parts have had no event yet, and when the last event about a source and a code was emitted. */
const EVENTS_OF_GROUPS = [
  {
    name: 'ingest_quarantine_group_without_event',
    table: 'ingest_quarantine_group',
    definition: '(organization_id, source_id, code, device_key, person_key) where event_timestamp is null',
  },
  {
    name: 'ingest_quarantine_group_of_event',
    table: 'ingest_quarantine_group',
    definition: '(organization_id, source_id, code, event_timestamp) where event_timestamp is not null',
  },
];

/** Index by which a message of a source that names a former identifier finds its device. */
const FORMER_IDENTIFIERS = {
  name: 'former_device_identifier_of_value',
  table: 'former_device_identifier',
  definition: '(organization_id, value)',
};

/** Index on the devices of an item that patients hold, in the order in which the watch for silent devices looks at them. */
const HELD_DEVICES = {
  name: 'device_held',
  table: 'device',
  definition: `(organization_id, item_id, id) where current_status = 'withPatient'`,
};

/**
 * Index on the patients of an organization in the order of a column, with all columns by which lists filter them, so that a page is found without sorting and
 * the total is counted without reading the table.
 */
const patientsBy = (column: string, included: string) => ({
  name: `patient_by_${column}`,
  table: 'patient',
  definition: `(organization_id, ${column}, id) include (folded_name, archived, enrolled, ${included}site_id, postal_code_start, country_start) where merged_into is null`,
});

/** Indexes on the identifiers that senders have given Observations: those of a reading, and those with a value in any system. */
const READING_IDENTIFIERS = [
  {
    name: 'reading_identifier_of_reading',
    table: 'reading_identifier',
    definition: '(organization_id, kind, reading_id)',
  },
  {
    name: 'reading_identifier_value',
    table: 'reading_identifier',
    definition: '(organization_id, value)',
  },
];

/** Indexes by which imports of files are listed by their patient and by their state. Most are `stored`, and are found soon without an index. */
const FILE_IMPORTS = [
  {
    name: 'file_import_of_patient',
    table: 'file_import',
    definition: '(organization_id, patient_id, id) where patient_id is not null',
  },
  {
    name: 'file_import_by_state',
    table: 'file_import',
    definition: "(organization_id, state, id) where state <> 'stored'",
  },
];

/**
 * All large indexes. An index with another definition gets another name and replaces the earlier one (docs/migrations.md). All other indexes are built by
 * migrations, which are frozen.
 */
export const LARGE_INDEXES: LargeIndex[] = [
  ...Object.entries(CHARTED_VALUES).map(readingsOfPatient),
  ...Object.keys(CHARTED_VALUES).map(readingsSubmittedWithPatient),
  ...Object.keys(CHARTED_VALUES).map(enteredInError),
  ...Object.keys(CHARTED_VALUES).map(changedReadingsOfPatient),
  ...Object.keys(CHARTED_VALUES).map(readingsById),
  patientsBy('date_of_birth', ''),
  patientsBy('external_identifier', 'date_of_birth, '),
  ...ENDED_OBSERVATIONS,
  DISABLED_WEBHOOKS,
  CHANGED_ASSIGNMENTS,
  FORMER_IDENTIFIERS,
  waitingParts('patient'),
  waitingParts('device'),
  groupsOfKey('device'),
  groupsOfKey('person'),
  ALIASES_OF_PATIENT,
  RELEASED_GROUPS,
  ...EVENTS_OF_GROUPS,
  HELD_DEVICES,
  ...READING_IDENTIFIERS,
  ...FILE_IMPORTS,
];
