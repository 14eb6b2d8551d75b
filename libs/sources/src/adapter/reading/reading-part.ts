import { type PartTime, type ReadingPart } from '../message-part';
import { deviceOffset, instantOfWritten, readWrittenTime } from './instant';
import { type Place } from './place';
import { definedValues } from './values';

/** The properties of a reading, of which those that the message does not state may be undefined. */
export interface ReadingFields extends Pick<ReadingPart, 'kind' | 'values' | 'time'> {
  device?: ReadingPart['device'];
  person?: ReadingPart['person'];
  provider?: string | undefined;
  localValues?: ReadingPart['localValues'] | undefined;
  clockRanges?: ReadingPart['clockRanges'] | undefined;
  deviceTimeZoneOffset?: number | undefined;
  measurementIndex?: number | undefined;
  manual?: boolean | undefined;
  timeEstimated?: boolean | undefined;
  vendorId?: string | undefined;
  action?: ReadingPart['action'] | undefined;
}

/** Returns a reading at a place of a message, without the properties that are undefined. */
export function readingPart(place: Place, fields: ReadingFields): ReadingPart {
  const { kind, values, time, device = null, person = null, ...others } = fields;
  return { type: 'reading', pointer: place.pointer, kind, values, time, device, person, ...definedValues({ ...others }) };
}

/** Reads a time with the offset of the clock that the vendor documents as that of the device. A time without an offset is in an unknown zone. @throws Unreadable if there is none */
export function readDeviceTime(place: Place): { time: PartTime; deviceTimeZoneOffset: number | undefined } {
  const written = readWrittenTime(place);
  if (written.offset === null) return { time: { local: written.local, zone: null }, deviceTimeZoneOffset: undefined };
  return { time: { instant: instantOfWritten(written, written.offset) }, deviceTimeZoneOffset: deviceOffset(written.offset) };
}
