import { setImmediate } from 'node:timers/promises';
import { type Organization, type ReadingKindName, valueWithUnits } from '@rpm/domain';
import { hasNoTimeZone } from '../local-time/reading-time';
import { RepeatedTimes } from '../local-time/repeated-times';
import { FileUnits } from '../reading/file-units';
import { UnreadableFile } from '../text/unreadable-file';
import { FileDates } from '../vendor/date-order';
import { type FileHead } from '../vendor/file-head';
import { type PersonInFile } from '../vendor/person-in-file';
import { isoTime } from '../vendor/time-text';
import { type VendorFile } from '../vendor/vendor-file';
import { type VendorFormat } from '../vendor/vendor-format';
import { type DeviceRole, isReading, type SkipCode, type VendorReading, type VendorRow } from '../vendor/vendor-row';
import { answeredUnit, type FileAnswers } from './file-answers';

/** A device that a file names. */
export interface DeviceInFile {
  /** The serial number in the file; null if the file names no device. */
  serial: string | null;
  role: DeviceRole;
  /** The app or device from which the readings come, if they have no serial number. */
  origin?: string | undefined;
  readings: number;
}

/** A file whose format is known, and what a person has said about it. */
export interface OpenedFile {
  file: VendorFile;
  head: FileHead;
  format: VendorFormat;
  answers: FileAnswers;
}

/** The text by which the readings of one device are grouped. */
export const deviceKey = ({ serial, role, origin }: Pick<DeviceInFile, 'serial' | 'role' | 'origin'>) =>
  serial === null ? `${role} of ${origin ?? ''}` : `${role} ${serial}`;

const seriesKey = (row: VendorReading, device: string) => `${row.kind} ${device} ${row.series ?? ''}`;

/** Maximum number of devices in a file, because the import creates each of them. The number of readings of a device is not limited. */
const MAX_DEVICES = 1_000;

/**
 * Everything that must be known about a file before one of its readings can be stored: its units, the order of its dates, and the instants of local times that
 * clocks showed twice. All rows are read for it, and none is kept.
 */
export class FileAnalysis {
  readonly kinds = new Map<ReadingKindName, number>();
  readonly skipped = new Map<SkipCode, number>();
  readonly devices = new Map<string, DeviceInFile>();
  readonly units = new Map<ReadingKindName, FileUnits>();
  readonly unitsStated = new Set<ReadingKindName>();
  readonly dates: FileDates;
  repeated: RepeatedTimes;
  hasLocalTimes = false;
  below = 0;
  above = 0;
  rows = 0;
  person: PersonInFile = {};
  private hasUnreadTimes = false;

  private constructor(
    private readonly opened: OpenedFile,
    organization: Pick<Organization, 'importGlucoseUnit' | 'importWeightUnit' | 'importTemperatureUnit'>,
  ) {
    const { format, answers } = opened;
    this.dates = new FileDates(format.dateOrder ?? null, answers.dateOrder);
    this.repeated = new RepeatedTimes(answers);
    for (const kind of ['bloodGlucose', 'weight', 'temperature'] as const) {
      const value = valueWithUnits(kind);
      const setting = value?.units.find(({ name }) => name === organization[SETTINGS[kind]]) ?? null;
      if (value) this.units.set(kind, new FileUnits(value, { option: answeredUnit(kind, answers), setting }));
    }
  }

  /** Reads a whole file. @throws UnreadableFile */
  static async of(
    opened: OpenedFile,
    organization: Pick<Organization, 'importGlucoseUnit' | 'importWeightUnit' | 'importTemperatureUnit'>,
  ): Promise<FileAnalysis> {
    const analysis = new FileAnalysis(opened, organization);
    for await (const row of rowsOf(opened, (person) => (analysis.person = person))) analysis.observe(row);
    analysis.dates.assertConsistent();
    // Only the whole file shows the order of its dates, without which the order of its local times cannot be seen.
    if (analysis.hasUnreadTimes && analysis.dates.order !== null) {
      analysis.repeated = new RepeatedTimes(opened.answers);
      for await (const row of rowsOf(opened)) if (isReading(row)) analysis.observeTime(row, deviceKey(row));
    }
    analysis.repeated.decide();
    return analysis;
  }

  private observe(row: VendorRow): void {
    this.rows++;
    if ('skipped' in row) {
      this.skipped.set(row.skipped, (this.skipped.get(row.skipped) ?? 0) + 1);
      return;
    }
    if (!isReading(row)) return;
    this.kinds.set(row.kind, (this.kinds.get(row.kind) ?? 0) + 1);
    const key = deviceKey(row);
    const device = this.devices.get(key) ?? { serial: row.serial, role: row.role, origin: row.origin, readings: 0 };
    device.readings++;
    if (device.readings === 1) this.devices.set(key, device);
    if (this.devices.size > MAX_DEVICES)
      throw new UnreadableFile('Nothing was stored. The file names more than 1,000 devices. Import the file of one patient.');
    this.observeValue(row);
    this.dates.observe(row.time);
    this.observeTime(row, key);
  }

  private observeValue({ line, kind, values, unit, role }: VendorReading): void {
    const units = this.units.get(kind);
    const property = valueWithUnits(kind)?.property;
    if (!units || property === undefined) return;
    const value = values[property];
    if (unit !== undefined) this.unitsStated.add(kind);
    units.observe(line, { value, unit });
    const beyond =
      kind === 'bloodGlucose'
        ? unmarkedLimit(this.opened.format, { glucose: Number(value), unit: units.unitOf(unit)?.name, role })
        : null;
    if (value === 'Low' || value === 'LO' || beyond === 'below') this.below++;
    if (value === 'High' || value === 'HI' || beyond === 'above') this.above++;
  }

  /** Returns in which direction a value at the limit of an instrument is out of its range, according to the limits that a person has stated. */
  beyondAnswered(measured: Measured): 'below' | 'above' | null {
    const { format, answers } = this.opened;
    if (!format.unmarkedLimits || answers.limits === null) return null;
    const { low, high } = answers.limits;
    const direction = measured.glucose === low ? 'below' : measured.glucose === high ? 'above' : null;
    const isOfMonitor = unmarkedLimit(format, { ...measured, glucose: low, role: 'continuous' }) === 'below';
    // The answer states the limits of the monitor. Those of the test strips in the same file are known.
    return measured.role === 'meter' && isOfMonitor ? unmarkedLimit(format, measured) : direction;
  }

  private observeTime(row: VendorReading, device: string): void {
    const { order } = this.dates;
    const time = isoTime(row.time, order ?? this.opened.answers.dateOrder);
    if (time === null) {
      this.hasUnreadTimes = true;
      return;
    }
    if (!hasNoTimeZone(time)) return;
    this.hasLocalTimes = true;
    this.repeated.observe(row.line, seriesKey(row, device), time);
  }

  /** Whether local times exist, also those whose order of day and month is not known yet. */
  get needsTimeZone(): boolean {
    return this.hasLocalTimes || this.dates.isUndecided;
  }
}

interface Measured {
  glucose: number;
  unit: string | undefined;
  role: DeviceRole;
}

/** Returns which limit of an instrument a value equals, if the format has no marker for values beyond them. */
function unmarkedLimit({ unmarkedLimits }: VendorFormat, { glucose, unit = '', role }: Measured): 'below' | 'above' | null {
  const limits = unmarkedLimits?.[role === 'meter' ? 'meter' : 'continuous'][unit];
  if (glucose === limits?.low) return 'below';
  return limits?.high.includes(glucose) === true ? 'above' : null;
}

const SETTINGS = {
  bloodGlucose: 'importGlucoseUnit',
  weight: 'importWeightUnit',
  temperature: 'importTemperatureUnit',
} as const;

/** The rows of a file, limited to the chosen kind of readings. @param takePerson receives what the file says about its patient @throws UnreadableFile */
export async function* rowsOf(
  { file, head, format, answers }: OpenedFile,
  takePerson: (person: PersonInFile) => void = () => undefined,
): AsyncGenerator<VendorRow, void> {
  const { rows, person } = format.read(file, head, { columns: answers.columns });
  for await (const group of rows) {
    // Yields to the event loop, because other requests of the process would wait for the whole file otherwise.
    await setImmediate();
    for (const row of group) {
      if (isReading(row) && answers.kind !== null && row.kind !== answers.kind) yield { line: row.line, skipped: 'other_kind' };
      else yield row;
    }
  }
  takePerson(person());
}
