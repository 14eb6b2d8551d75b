import { isDeepStrictEqual } from 'node:util';
import {
  isPlausibleReadingTime,
  type ReadingInput,
  readingInput,
  type ReadingKindName,
  ValueError,
  valueWithUnits,
} from '@rpm/domain';
import { rejectLine, type RejectedLine } from '../file/rejected-line';
import { readBody } from '../file/input-line';
import { hasNoTimeZone, type ReadingTime, readTimes } from '../local-time/reading-time';
import { readGlucose } from '../reading/glucose-cell';
import { isoTime } from '../vendor/time-text';
import { type VendorReading, type VendorRow } from '../vendor/vendor-row';
import { isReading } from '../vendor/vendor-row';
import { deviceKey, type FileAnalysis } from './file-analysis';
import { type FileAnswers } from './file-answers';

/** A reading of a file after validation. Its device and patient are placeholders until it is stored. */
export interface PlacedReading {
  line: number;
  kind: ReadingKindName;
  /** Key of the device among the devices of the file; see {@link deviceKey}. */
  device: string;
  input: ReadingInput;
}

/** A reading to which the file has another measurement of the same device and time. */
interface LastReading {
  instant: number;
  values: Record<string, unknown>[];
}

/** Maximum number of measurements of one device at one time. Files with times to the minute have two or three. */
const MAX_AT_ONE_TIME = 100;

/** Counts of what a person should know about the times of a file. */
export interface TimeCounts {
  /** Local times that clocks showed twice, and that the order of the lines has decided. */
  repeated: number;
  /** Local times that clocks showed twice, and that remain undecided. */
  ambiguous: number;
  /** Local times that a clock change skips. */
  nonexistent: number;
  /** Further measurements of one device at one time. */
  sameTime: number;
}

/** Converts the rows of a file whose analysis is complete to readings. It must get all rows in the order of the file. */
export class ReadingPlacer {
  readonly times: TimeCounts = { repeated: 0, ambiguous: 0, nonexistent: 0, sameTime: 0 };
  private readonly last = new Map<string, LastReading>();

  constructor(
    private readonly analysis: FileAnalysis,
    private readonly answers: FileAnswers,
    private readonly now: Date,
  ) {}

  /** @returns null for a row that contains no reading to be stored */
  place(row: VendorRow): PlacedReading | RejectedLine | null {
    if ('skipped' in row) return null;
    if (!isReading(row)) return rejectLine(row.line, { code: row.rejected, detail: row.detail });
    const time = this.timeOf(row);
    if (time instanceof ValueError) return rejectLine(row.line, { code: time.code, detail: `time: ${time.detail}` });
    if (!isPlausibleReadingTime(time.instant, this.now))
      return rejectLine(row.line, { code: 'not_in_range', detail: 'time: not between the year 2000 and now.' });
    const values = row.kind === 'bloodGlucose' ? this.glucoseOf(row) : this.valuesOf(row, time.instant);
    if (values instanceof ValueError) return rejectLine(row.line, values);
    const device = deviceKey(row);
    const index = row.measurementIndex ?? this.indexOf(`${row.kind} ${device}`, time.instant, values);
    if (index === null)
      return rejectLine(row.line, { code: 'not_in_range', detail: `time: more than ${MAX_AT_ONE_TIME} different measurements.` });
    const offset = time.offset ?? row.offset ?? null;
    const input: { -readonly [Name in keyof ReadingInput]: ReadingInput[Name] } = { ...values, readingTimestamp: time.instant };
    if (index > 0) input.measurementIndex = index;
    if (offset !== null) input['deviceTimeZoneOffset'] = offset;
    if (row.manual === true) input['manual'] = true;
    return { line: row.line, kind: row.kind, device, input };
  }

  private timeOf({ line, time: written }: VendorReading): ReadingTime | ValueError {
    const { dates, repeated } = this.analysis;
    const iso = isoTime(written, dates.order ?? this.answers.dateOrder);
    if (iso === null) return new ValueError('time_invalid', 'not a date and time that exists.');
    if (this.answers.timeZone === null && hasNoTimeZone(iso))
      return new ValueError('no_time_zone', 'the time has no offset from UTC; the time zone must be stated.');
    const times = readTimes(iso, this.answers);
    if (times instanceof ValueError) {
      if (times.code !== 'no_such_local_time') return new ValueError('time_invalid', 'not a date and time that exists.');
      this.times.nonexistent++;
      return times;
    }
    const time = repeated.choose(line, times);
    if (times.length > 1) this.times[time instanceof ValueError ? 'ambiguous' : 'repeated']++;
    return time;
  }

  private glucoseOf({ values, unit, role }: VendorReading): Record<string, unknown> | ValueError {
    const { limits } = this.answers;
    const { glucose: cell, ...others } = values;
    const read = readGlucose(cell, this.analysis.units.get('bloodGlucose')?.unitOf(unit) ?? null, limits);
    if (read instanceof ValueError) return read;
    const { glucose, glucoseUnit, outOfRange } = read;
    const beyond = outOfRange ?? this.analysis.beyondAnswered({ glucose, unit: glucoseUnit, role });
    return { ...others, glucose, glucoseUnit, ...(beyond !== null && { outOfRange: beyond }) };
  }

  private valuesOf({ line, kind, values, unit }: VendorReading, instant: Date): Record<string, unknown> | ValueError {
    const property = valueWithUnits(kind)?.property;
    const known = property === undefined ? null : (this.analysis.units.get(kind)?.unitOf(unit) ?? null);
    if (property !== undefined && known === null) return new ValueError('not_a_choice', `${property}: the unit is not known.`);
    const measured = { ...values, ...(property !== undefined && known && { [`${property}Unit`]: known.name }) };
    const body = { ...measured, readingTimestamp: instant.toISOString(), device: { id: 1 } };
    const read = readBody(readingInput(kind), { line, body, named: {} });
    if (read instanceof ValueError) return read;
    const { readingTimestamp: _time, device: _device, ...input } = read.input;
    return input;
  }

  /**
   * Returns the index of a reading among different measurements of one device at one time, which files with times to the minute contain. They stand next to each
   * other in the file, so that the same lines get the same indexes whenever they are imported. @returns null if there are too many
   */
  private indexOf(key: string, instant: Date, values: Record<string, unknown>): number | null {
    const last = this.last.get(key);
    if (last?.instant !== instant.getTime()) {
      this.last.set(key, { instant: instant.getTime(), values: [values] });
      return 0;
    }
    const found = last.values.findIndex((other) => isDeepStrictEqual(other, values));
    if (found !== -1) return found;
    if (last.values.length === MAX_AT_ONE_TIME) return null;
    this.times.sameTime++;
    return last.values.push(values) - 1;
  }
}
