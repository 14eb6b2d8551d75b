import { type ReadingKindName, type Scope, type VendorFormatName } from '@rpm/domain';
import { type DateOrderKnownBy } from '../../vendor/date-order';
import { type PersonProperty } from '../../vendor/person-in-file';
import { type DateOrder, type FormatFacts } from '../../vendor/vendor-format';
import { type DeviceRole } from '../../vendor/vendor-row';
import { type FileQuestion } from '../file-answers';
import { type TimeCounts } from '../place-reading';

/** A format that a file may have, with the reasons. */
export interface PreviewedFormat {
  name: VendorFormatName;
  title: string;
  certainty: 'certain' | 'possible';
  reasons: string[];
  /** The kind of people who describe the format. */
  knownBy: FormatFacts['by'];
}

export interface PreviewedUnit {
  kind: ReadingKindName;
  units: string[];
  /** The origin of the units: the file states them, or a person or the organization has named one. */
  knownBy: 'file' | 'answer';
}

export interface PreviewedDevice {
  serial: string | null;
  role: DeviceRole;
  readings: number;
  /** Id of the device that the organization has; null if the import would create it. */
  deviceId: number | null;
}

/** A line of the file, and what would be stored of it. */
export interface ExampleLine {
  line: number;
  kind: ReadingKindName;
  before: { time: string; values: Readonly<Record<string, unknown>>; unit: string | null };
  /** The reading, or the reason why the line would be rejected. */
  after: Readonly<Record<string, unknown>> | { rejected: string };
}

/** The effects that an import of a file would have. Nothing was stored, and nothing of the person in the file is in it. */
export interface FilePreview {
  /** The chosen or certain format; null if a person must choose it. */
  format: PreviewedFormat | null;
  candidates: PreviewedFormat[];
  encoding: string;
  units: PreviewedUnit[];
  dateOrder: DateOrder | null;
  dateOrderKnownBy: DateOrderKnownBy | null;
  timeZone: string | null;
  /** Whether the file has times without an offset. */
  hasLocalTimes: boolean;
  /** Names of the properties of the person in the file that differ from those of the patient; null if they cannot be compared. */
  personDifferences: PersonProperty[] | null;
  namesPerson: boolean;
  /** Whether the file may be of somebody else, and a person has confirmed that it is of the patient. */
  personConfirmed: boolean;
  devices: PreviewedDevice[];
  /** Number of readings by kind. */
  readings: Partial<Record<ReadingKindName, number>>;
  skipped: Record<string, number>;
  rejected: Record<string, number>;
  outOfRange: { below: number; above: number };
  times: TimeCounts;
  first: Date | null;
  last: Date | null;
  /** Readings that are stored already, and readings for which other values are stored; null if the patient or the zone is not known. */
  stored: { duplicates: number; conflicts: number } | null;
  /** Readings that the patient has from other devices in the period of the file, by kind. */
  otherReadings: Partial<Record<ReadingKindName, number>>;
  examples: ExampleLine[];
  /** Scopes that storing the readings needs beside `readings:write`, because of what it creates. */
  scopes: Scope[];
  questions: FileQuestion[];
}
