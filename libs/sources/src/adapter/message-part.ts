import { type IgnoreCode, type QuarantineCode, type ReadingKindName } from '@rpm/domain';

/** A part of a message. `pointer` is its place in the message, as an RFC 6901 JSON pointer, or an empty text for the whole message. */
export type MessagePart = ReadingPart | HealthPart | IgnoredPart | UnplacedPart;

/**
 * The text by which a vendor identifies a device.
 * - `imei`: 13 to 15 digits, with or without the check digit.
 * - `identifier`: a serial number or MAC address that the device has here, too.
 * - `vendor`: a text that only an alias of the source can connect to a device.
 */
export interface DeviceKey {
  type: 'imei' | 'identifier' | 'vendor';
  value: string;
}

/** When a reading was taken: an instant, or a local time whose zone is known, or is that of the source or the patient. */
export type PartTime =
  | { instant: Date }
  /** `local` is `YYYY-MM-DDTHH:mm:ss`. `zone` is an IANA name or an offset in minutes east of UTC; null if the message does not say. */
  | { local: string; zone: string | number | null };

/** A period between two times of day, each `HH:mm`, by the clock of a device whose time zone is not known. It ends before the reading is sent, and is shorter than a day. */
export interface ClockRange {
  from: string;
  to: string;
}

/** A reading, or what completes, corrects or withdraws one. */
export interface ReadingPart {
  type: 'reading';
  pointer: string;
  kind: ReadingKindName;
  /** The measured values in the words of the API, with `<value>Unit` where the unit is not the fixed one. They are validated as those of the API are. */
  values: Readonly<Record<string, unknown>>;
  /** Times among the values, which are resolved as the time of the reading is: local clock times of a night. */
  localValues?: Readonly<Record<string, readonly PartTime[]>>;
  /** Values that are the minutes of a clock range, for `minutesOfClockRange` with the zone of the source or the patient. Without a zone, the reading has no such value. */
  clockRanges?: Readonly<Record<string, ClockRange>>;
  time: PartTime;
  /** Offset of the device's time zone in seconds east of UTC, if the message states a real one. */
  deviceTimeZoneOffset?: number;
  device: DeviceKey | null;
  /** The text by which the vendor identifies the person; null if the message names nobody. */
  person: string | null;
  /** The account or app from which the vendor has the reading, if it merges the readings of several. A provider never changes the readings of another one. */
  provider?: string;
  measurementIndex?: number;
  manual?: boolean;
  /** Whether the vendor has estimated the time. */
  timeEstimated?: boolean;
  /** The vendor's id of the reading; it recognizes the reading even if its time changes. */
  vendorId?: string;
  /**
   * - `record` (default): the reading is new or sent again. Other values than the stored ones are a conflict.
   * - `correct`: other values than the stored ones correct the reading.
   * - `complete`: the values are added to the reading of this kind, device, time and index, where it has none. There may be no such reading yet.
   * - `void`: the vendor has withdrawn the reading.
   */
  action?: 'record' | 'correct' | 'complete' | 'void';
}

/** The state of a device: its battery, and the strength of its signal. */
export interface HealthPart {
  type: 'health';
  pointer: string;
  device: DeviceKey;
  time: PartTime;
  /** Percent of a full battery. */
  batteryPercentage?: number;
  /** Strength of the mobile signal in percent. */
  signalStrength?: number;
}

/** A part that is known to contain no reading. */
export interface IgnoredPart {
  type: 'ignored';
  pointer: string;
  code: IgnoreCode;
}

/** A part that the adapter cannot place. */
export interface UnplacedPart {
  type: 'unplaced';
  pointer: string;
  code: QuarantineCode;
  kind?: ReadingKindName;
  /** The path of the property that is missing or not understood; never its value. */
  path?: string;
  device?: DeviceKey | null;
  person?: string | null;
}
