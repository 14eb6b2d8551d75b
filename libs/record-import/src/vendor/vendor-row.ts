import { type ReadingKindName } from '@rpm/domain';

/** The kinds of devices that files contain readings of. Readings of different roles belong to different devices, even if they share a serial number. */
export const DEVICE_ROLES = ['continuous', 'meter', 'cuff', 'scale', 'oximeter', 'thermometer', 'other'] as const;
export type DeviceRole = (typeof DEVICE_ROLES)[number];

/** The reasons why a row contains no reading to be stored, although it was understood. */
export const SKIP_CODES = [
  /** Names, settings, titles and empty rows. */
  'not_a_reading',
  /** Carbohydrates, insulin, notes, and other events. */
  'other_event',
  /** Readings of a kind that the service does not have, such as ketones. */
  'unsupported_kind',
  /** A glance at a value that the sensor has stored anyway. */
  'view_of_reading',
  /** A measurement of a control solution. */
  'control_solution',
  /** A repeated value of a measurement that has several values, such as blood pressure. */
  'copy_of_reading',
  /** A row without a measured value. */
  'no_value',
  /** Readings of another kind than the one to which the import is limited. */
  'other_kind',
] as const;
export type SkipCode = (typeof SKIP_CODES)[number];

/** A row of a vendor's file that contains a reading. */
export interface VendorReading {
  /** Number of the line; in JSON and XML, the number of the record. */
  line: number;
  kind: ReadingKindName;
  /** The time as the file contains it. */
  time: string;
  /** The measured values in the words of the API: texts as they are written, or numbers. */
  values: Readonly<Record<string, unknown>>;
  /** The unit of the value that has several units; undefined if the file does not state it. */
  unit?: string | undefined;
  /** The serial number of the device; null if the file does not contain it. */
  serial: string | null;
  role: DeviceRole;
  /** The app or the device from which a reading without a serial number comes. Two origins are two devices, because their times may be equal. */
  origin?: string;
  /** Distinguishes readings of one device that stand in the file in an order of their own; empty by default. */
  series?: string;
  manual?: boolean;
  measurementIndex?: number;
  /** Offset of the device's clock from UTC in seconds, if the file states it beside a time with an offset or in UTC. */
  offset?: number | undefined;
}

/** A row that contains no reading to be stored. */
export interface SkippedRow {
  line: number;
  skipped: SkipCode;
}

/** A row that should contain a reading, but cannot be read. */
export interface UnreadableRow {
  line: number;
  rejected: string;
  detail: string;
}

export type VendorRow = VendorReading | SkippedRow | UnreadableRow;

export const skip = (line: number, skipped: SkipCode): SkippedRow => ({ line, skipped });

export const unreadable = (line: number, rejected: string, detail: string): UnreadableRow => ({ line, rejected, detail });

export const isReading = (row: VendorRow): row is VendorReading => 'kind' in row;
