import {
  IGNORE_CODES,
  isTimeZone,
  MAX_MEASUREMENT_INDEX,
  QUARANTINE_CODES,
  READING_KIND_NAMES,
  readingKind,
  textError,
  TIME_ZONE_OFFSET_BOUNDS,
} from '@rpm/domain';
import { type DeviceKey, type MessagePart, type PartTime, type ReadingPart } from '../message-part';

/** Values that a kind of reading accepts beside those of its table. */
const MORE_VALUES: Readonly<Record<string, readonly string[]>> = { bloodPressure: ['irregularHeartbeat'] };

/** Returns what is wrong with a part, so that no later step has to expect it; an empty list if the part is valid. */
export function partErrors(part: MessagePart): string[] {
  const errors = [check('pointer', part.pointer === '' || isText(part.pointer, 2000))];
  switch (part.type) {
    case 'ignored':
      errors.push(check('code', IGNORE_CODES.includes(part.code)));
      break;
    case 'unplaced':
      errors.push(
        check('code', QUARANTINE_CODES.includes(part.code)),
        check('path', part.path === undefined || isText(part.path)),
      );
      errors.push(check('kind', part.kind === undefined || READING_KIND_NAMES.includes(part.kind)));
      errors.push(check('device', isDevice(part.device ?? null)), check('person', isPerson(part.person ?? null)));
      break;
    case 'health':
      errors.push(check('device', isDevice(part.device)), check('time', isTime(part.time)));
      errors.push(check('percentage', isPercentage(part.batteryPercentage) && isPercentage(part.signalStrength)));
      break;
    case 'reading':
      errors.push(...readingErrors(part));
  }
  return errors.filter((error) => error !== '');
}

function readingErrors(part: ReadingPart): string[] {
  const { values } = readingKind(part.kind);
  const names = [...Object.keys(values), ...(MORE_VALUES[part.kind] ?? [])];
  const known = new Set([...names, ...names.map((name) => `${name}Unit`), 'outOfRange']);
  const { min, max, multipleOf } = TIME_ZONE_OFFSET_BOUNDS;
  const { deviceTimeZoneOffset: offset, measurementIndex: index } = part;
  return [
    check('kind', READING_KIND_NAMES.includes(part.kind)),
    check(
      'value names',
      Object.keys(part.values).every((name) => known.has(name)),
    ),
    check('values', Object.values(part.values).every(isValue)),
    check(
      'local values',
      Object.keys(part.localValues ?? {}).every((name) => names.includes(name)),
    ),
    check('times', [part.time, ...Object.values(part.localValues ?? {}).flat()].every(isTime)),
    check('device', isDevice(part.device)),
    check('person', isPerson(part.person)),
    check('device or person', part.device !== null || part.person === null || part.person !== ''),
    check('offset', offset === undefined || (offset >= min && offset <= max && offset % multipleOf === 0)),
    check('index', index === undefined || (Number.isInteger(index) && index >= 0 && index <= MAX_MEASUREMENT_INDEX)),
    check('provider', part.provider === undefined || isText(part.provider)),
    check('vendor id', part.vendorId === undefined || isText(part.vendorId)),
  ];
}

const check = (name: string, isValid: boolean) => (isValid ? '' : `invalid ${name}`);

const isText = (text: string, maxCharacters = 255) => text !== '' && !textError(text, maxCharacters);

const isPerson = (person: string | null) => person === null || isText(person);

function isDevice(device: DeviceKey | null): boolean {
  if (device === null) return true;
  return isText(device.value) && (device.type !== 'imei' || /^\d{13,15}$/.test(device.value));
}

/** A measured value is a finite number, a flag or a word. */
function isValue(value: unknown): boolean {
  return typeof value === 'number'
    ? Number.isFinite(value) && !Object.is(value, -0)
    : ['boolean', 'string'].includes(typeof value);
}

function isPercentage(value: number | undefined): boolean {
  return value === undefined || (Number.isInteger(value) && value >= 0 && value <= 100);
}

function isTime(time: PartTime): boolean {
  if ('instant' in time) return !Number.isNaN(time.instant.getTime());
  const isZone = time.zone === null || (typeof time.zone === 'string' ? isTimeZone(time.zone) : Math.abs(time.zone) <= 840);
  return isZone && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(time.local) && !Number.isNaN(Date.parse(`${time.local}Z`));
}
