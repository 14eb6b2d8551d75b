import { PATIENT_REFERENCE_VIEW } from '../patient/patient.view';
import { READING_KIND_NAMES } from '../reading-kind/reading-kind';
import { choice, count, flag, id, instant, integer, list, object, text, values } from '../view/property';
import { actorProperties } from '../view/actor-property';
import { view, type ViewOf } from '../view/view';
import { VENDOR_FORMAT_NAMES } from './vendor-format-name';

/** The states of an import of a file: its parts arrive, its readings are stored or voided, or it is finished. */
export const FILE_IMPORT_STATES = ['receiving', 'storing', 'stored', 'undoing', 'undone'] as const;

export type FileImportState = (typeof FILE_IMPORT_STATES)[number];

const size = (description: string, example: number) => integer({ format: 'int64', minimum: 0 }, description, { example });

const REJECTED_LINE_VIEW = view('FileImportLine', 'A line of a file that was not stored.', {
  line: size('Number of the line; in JSON and XML, the number of the record.', 17),
  code: text('Reason.', { example: 'time_invalid' }),
});

const KEPT_READING_VIEW = view('FileImportReading', 'A reading of an import that somebody has changed.', {
  kind: choice(READING_KIND_NAMES, 'Kind of the reading.', { example: 'bloodGlucose' }),
  id: id('Id of the reading.', { example: 4711 }),
});

/** Number of rejected lines, and of kept readings, that an import lists. */
export const MAX_LISTED_OF_FILE = 100;

const FILE_IMPORT_COUNTS_VIEW = view('FileImportCounts', 'What an import of a file has done.', {
  records: size('Number of records of the file that have been processed.', 105_120),
  stored: size('Number of readings that were stored.', 105_000),
  duplicates: size('Number of readings that had been stored before.', 118),
  rejected: size('Number of lines that were not stored.', 2),
  createdPatients: size('Number of patients that the import has created.', 0),
  createdDevices: size('Number of devices that the import has created.', 1),
  voided: size('Number of readings that undoing the import has voided.', 0),
  kept: size('Number of readings that stay, because somebody has changed them.', 0),
});

/** An import without the properties that only its own page shows. */
export const FILE_IMPORT_ENTRY_VIEW = view('FileImportEntry', 'An import of a file, as it is listed.', {
  id: id('Id of the import.', { example: 3 }),
  number: size('Number by which people name the import, counted from 1 in each organization.', 3),
  state: choice(FILE_IMPORT_STATES, 'State of the import.', { example: 'stored' }),
  bytes: size('Size of the file in bytes.', 1_048_576),
  format: choice(VENDOR_FORMAT_NAMES, 'Format of the file; null before the import has started.', {
    nullable: true,
    example: 'clarity',
  }),
  patient: object(PATIENT_REFERENCE_VIEW, 'The patient of the file; null if none is chosen.', { nullable: true }),
  counts: object(FILE_IMPORT_COUNTS_VIEW, 'What the import, and undoing it, have done until now.'),
  ...actorProperties('created the import'),
  createTimestamp: instant('When the import was created.', { example: '2026-05-01T12:00:00.000Z' }),
  startTimestamp: instant('When the import began to store readings.', { nullable: true, example: '2026-05-01T12:01:00.000Z' }),
  endTimestamp: instant('When the import ended.', { nullable: true, example: '2026-05-01T12:02:00.000Z' }),
  undoTimestamp: instant('When the import was undone.', { nullable: true, example: null }),
});

export type FileImportEntryView = ViewOf<typeof FILE_IMPORT_ENTRY_VIEW>;

export const FILE_IMPORT_VIEW = view('FileImport', 'An import of a file of a vendor.', {
  ...FILE_IMPORT_ENTRY_VIEW.properties,
  receivedBytes: size(
    'Number of bytes that have arrived and are kept. They are deleted when the import has ended, or after a day.',
    0,
  ),
  rejectedLines: list(REJECTED_LINE_VIEW, 'The first of the lines that were not stored.', { maxItems: MAX_LISTED_OF_FILE }),
  keptReadings: list(KEPT_READING_VIEW, 'The first of the readings that stay.', { maxItems: MAX_LISTED_OF_FILE, example: [] }),
});

export type FileImportView = ViewOf<typeof FILE_IMPORT_VIEW>;

export const FILE_IMPORT_LIST_VIEW = view('FileImportList', 'A part of the imports of files, newest first.', {
  content: list(FILE_IMPORT_ENTRY_VIEW, 'The imports.', { maxItems: 250 }),
  cursor: text('Cursor for the entries that follow, for `after`; null if the list is empty.', { nullable: true, example: '1' }),
  hasMore: flag('Whether entries follow.', { example: false }),
});

export type FileImportListView = ViewOf<typeof FILE_IMPORT_LIST_VIEW>;

export const FILE_IMPORT_UNDO_VIEW = view('FileImportUndo', 'What undoing an import would do. Nothing was changed.', {
  readingCount: size('Number of readings that would be voided.', 104_998),
  keptCount: size('Number of readings that would stay, because somebody has changed them.', 2),
});

export type FileImportUndoView = ViewOf<typeof FILE_IMPORT_UNDO_VIEW>;

const COUNT_VIEW = view('FileCount', 'A number of lines of a file.', {
  name: text('What was counted: a kind of readings, or a code.', { example: 'bloodGlucose' }),
  count: size('Their number.', 288),
});
const FORMAT_VIEW = view('FileFormat', 'A format that a file may have.', {
  name: choice(VENDOR_FORMAT_NAMES, 'Name of the format.', { example: 'clarity' }),
  title: text('Name for people.', { example: 'Dexcom Clarity (CSV)' }),
  certainty: choice(['certain', 'possible'], 'Whether the format is certain, or a person must confirm it.', {
    example: 'certain',
  }),
  reasons: values({ type: 'string' }, 'Properties of the file by which the format was recognized.', {
    example: ['The first line has the 14 columns of Clarity.'],
    maxItems: 10,
  }),
  knownBy: choice(
    ['vendor', 'readers', 'one-source'],
    'Whether the vendor, several readers or only one source describe the format.',
    {
      example: 'readers',
    },
  ),
});
const UNIT_VIEW = view('FileUnit', 'The units of a kind of readings in a file.', {
  kind: choice(READING_KIND_NAMES, 'Kind of readings.', { example: 'bloodGlucose' }),
  units: values({ type: 'string' }, 'Names of the units.', { example: ['mgdl'], maxItems: 2 }),
  knownBy: choice(['file', 'answer'], 'Whether the file states the unit, or a person or the organization.', { example: 'file' }),
});
const DEVICE_VIEW = view('FileDevice', 'A device of a file.', {
  serial: text('Serial number; null if the file names none.', { nullable: true, example: 'TX1' }),
  role: text('Kind of device.', { example: 'continuous' }),
  readings: size('Number of its readings.', 288),
  deviceId: id('Id of the device that the organization has; null if the import creates it.', { nullable: true, example: null }),
});
const QUESTION_VIEW = view('FileQuestion', 'A question that a person must answer before the import can start.', {
  name: text('Name of the answer.', { example: 'timeZone' }),
  detail: text('Reason why the file does not decide it.', { example: 'The times of the file are local times.' }),
});
const EXAMPLE_VIEW = view('FileExample', 'A line of a file, and what becomes of it.', {
  line: size('Number of the line.', 12),
  time: text('The time as the file contains it.', { example: '2026-01-31T08:00:04' }),
  value: text('The values as the file contains them.', { example: '101' }),
  reading: text('The reading as JSON; null if the line would be rejected.', { nullable: true, example: '{"glucose":101}' }),
  rejected: text('The reason why the line would be rejected; null if it would not.', { nullable: true, example: null }),
});

const listed = { maxItems: 100 };

const LOCAL_TIMES_VIEW = view('FileLocalTimes', 'Numbers of local times that clock changes concern.', {
  repeated: count('Number of times that clocks showed twice, and that the order of the lines decides.', 0),
  ambiguous: count('Number of times that clocks showed twice, and that nothing decides.', 0),
  skippedByClocks: count('Number of times that clocks never showed.', 0),
});
const FILE_PERIOD_VIEW = view('FilePeriod', 'The times of the readings of a file.', {
  firstTimestamp: instant('Time of the earliest reading.', { nullable: true, example: '2026-01-31T07:00:04.000Z' }),
  lastTimestamp: instant('Time of the latest reading.', { nullable: true, example: '2026-02-28T07:00:04.000Z' }),
});

export const FILE_PREVIEW_VIEW = view('FilePreview', 'What an import of a file would do. No reading was stored.', {
  format: object(FORMAT_VIEW, 'The format; null if it is not certain.', { nullable: true }),
  candidates: list(FORMAT_VIEW, 'Possible formats.', { maxItems: 15 }),
  units: list(UNIT_VIEW, 'Units.', { maxItems: 10 }),
  dateOrder: choice(['dmy', 'mdy'], 'Order of day and month; null if unknown or not needed.', {
    nullable: true,
    example: null,
  }),
  dateOrderKnownBy: choice(['format', 'dates', 'option'], 'Origin of the order; null if it is unknown.', {
    nullable: true,
    example: 'format',
  }),
  timeZone: text('The stated time zone.', { nullable: true, example: 'Europe/Berlin' }),
  hasLocalTimes: flag('Whether times lack an offset.', { example: true }),
  namesPerson: flag('Whether the file names a person.', { example: true }),
  personDifferences: values({ type: 'string' }, 'Properties that differ from those of the patient.', {
    example: [],
    maxItems: 4,
  }),
  devices: list(DEVICE_VIEW, 'Devices.', { maxItems: 1_000 }),
  readings: list(COUNT_VIEW, 'Readings by kind.', listed),
  skipped: list(COUNT_VIEW, 'Lines without a reading, by reason.', listed),
  rejected: list(COUNT_VIEW, 'Lines that would be rejected, by reason.', listed),
  belowRange: count('Values below the range of the instrument.', 0),
  aboveRange: count('Values above it.', 0),
  localTimes: object(LOCAL_TIMES_VIEW, 'Local times that clock changes concern.'),
  duplicates: integer({ format: 'int64', minimum: 0 }, 'Readings that are stored already; null if unknown.', {
    nullable: true,
    example: 0,
  }),
  conflicts: integer({ format: 'int64', minimum: 0 }, 'Readings with other stored values; null if unknown.', {
    nullable: true,
    example: 0,
  }),
  otherReadings: list(COUNT_VIEW, 'Readings of other devices in this period, by kind.', listed),
  period: object(FILE_PERIOD_VIEW, 'When the readings were taken.'),
  examples: list(EXAMPLE_VIEW, 'First lines with readings.', { maxItems: 10 }),
  scopes: values(
    { type: 'string' },
    'Scopes that the start needs beside `readings:write`, because it would create patients, devices or items of the catalogue.',
    { example: ['devices:write'], maxItems: 3 },
  ),
  questions: list(QUESTION_VIEW, 'Open questions; without any, the import can start.', {
    maxItems: 10,
    example: [],
  }),
});

export type FilePreviewView = ViewOf<typeof FILE_PREVIEW_VIEW>;
