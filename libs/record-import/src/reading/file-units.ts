import { type FileUnit, findUnit, type ValueWithUnits } from '@rpm/domain';
import { rejectLine, type RejectedLine, type WrittenValue } from '../file/rejected-line';
import { type FileBody } from '../file/read-bodies';
import { type InstrumentLimits } from './glucose-cell';
import { UnitError } from './unit-error';

/** Default units for a file that does not state its units. */
export interface UnitDefaults {
  /** The unit that the person who imports the file has named. */
  option: FileUnit | null;
  /** The unit that the organization has set for imports. */
  setting: FileUnit | null;
}

/** Number of values contradicting the unit at which a file of any size is rejected. */
const MAX_CONTRADICTIONS = 10;
/** Fraction of values contradicting the unit at which a file is rejected, even for a single value. */
const MAX_SHARE = 0.01;
const MAX_LISTED_LINES = 10;

/**
 * The units of the values of one file. All lines are observed before the first one is stored, because a file whose values do not have the stated unit is
 * rejected as a whole. Otherwise the highest readings of a file in mmol/L could be stored as severe lows in mg/dL.
 */
export class FileUnits {
  private readonly used = new Set<FileUnit>();
  private readonly missing = new LineList();
  private readonly contrary = new LineList();
  private readonly contradicting = new LineList();
  private values = 0;

  constructor(
    private readonly value: ValueWithUnits,
    private readonly defaults: UnitDefaults,
  ) {}

  /** Returns the unit of a value according to the file; null if the stated unit is unknown, or if the file states none and there is no default. */
  unitOf(stated: unknown): FileUnit | null {
    if (isStated(stated)) return typeof stated === 'string' ? findUnit(this.value, stated) : null;
    return this.defaults.option ?? this.defaults.setting;
  }

  /** Observes a line of the file. */
  observe(line: number, written: WrittenValue): void {
    if (!isStated(written.value)) return;
    const unit = this.unitOf(written.unit);
    const { option } = this.defaults;
    if (!unit) {
      // A line with an unknown unit is rejected later, without the whole file.
      if (!isStated(written.unit)) this.missing.add(line);
      return;
    }
    if (option && unit !== option) this.contrary.add(line);
    this.used.add(unit);
    const number = numberOf(written.value);
    if (number === null) return;
    this.values++;
    if (number < unit.min || number > unit.max || hasSurplusDecimals(written.value, unit)) this.contradicting.add(line);
  }

  /** The names of the units of all observed values. */
  get names(): string[] {
    return this.usedUnits.map(({ name }) => name);
  }

  /** @throws UnitError if the file must be rejected as a whole */
  assertStated(): void {
    const { property, units } = this.value;
    const { missing, contrary, contradicting, values, usedUnits } = this;
    if (missing.count > 0) {
      const where = usedUnits.length > 0 ? ` in ${missing.text}` : '';
      const headings = units.map(({ label }) => `${property} (${label})`).join(' or ');
      throw new UnitError(
        'unit_missing',
        `The file does not state the unit of ${property}${where}. Nothing was stored. Add ${optionsFor(units)}, or write the unit into the first line of ` +
          `a CSV file: ${headings}.`,
      );
    }
    if (contrary.count > 0) {
      throw new UnitError(
        'unit_contradicted',
        `The file states another unit of ${property} than --unit in ${contrary.text}. Nothing was stored. Correct the file, or leave --unit out.`,
      );
    }
    if (contradicting.count >= MAX_CONTRADICTIONS || (contradicting.count > 0 && contradicting.count >= values * MAX_SHARE)) {
      const others = units.filter((unit) => !usedUnits.includes(unit));
      const advice =
        others.length > 0 ? `If the values have another unit, use ${optionsFor(others)}. Otherwise, correct` : 'Correct';
      throw new UnitError(
        'unit_contradicted',
        `${contradicting.count} of ${values} values of ${property} are not ${usedUnits.map(describeUnit).join(' or ')}: ${contradicting.text}. ` +
          `Nothing was stored. ${advice} these lines.`,
      );
    }
  }

  /** @throws UnitError if an instrument cannot have these limits in a unit of the file */
  assertIncludes({ low, high }: InstrumentLimits): void {
    const unit = this.usedUnits.find(({ min, max }) => low < min || high > max);
    if (unit)
      throw new UnitError(
        'unit_contradicted',
        `The limits of the instrument must be in the unit of the file: ${describeUnit(unit)}.`,
      );
  }

  /** Writes the unit of the value into a request body. @returns a rejection if the value has decimals that the unit does not have */
  complete({ line, body, written }: FileBody): RejectedLine | null {
    const unit = written ? this.unitOf(written.unit) : null;
    if (!written || !unit) return null;
    body[`${this.value.property}Unit`] = unit.name;
    return hasSurplusDecimals(written.value, unit)
      ? rejectLine(line, { code: 'not_in_range', detail: `${this.value.property}: not ${describeUnit(unit)}.` })
      : null;
  }

  private get usedUnits(): FileUnit[] {
    return this.value.units.filter((unit) => this.used.has(unit));
  }
}

/** Describes the values that an instrument can report, such as `an integer from 10 to 1000 mg/dL`. */
export function describeUnit({ isWhole, min, max, label }: FileUnit): string {
  return `${isWhole ? 'an integer' : 'a number'} from ${min} to ${max} ${label}`;
}

/** Reads a number in a file. A decimal comma is accepted, because the reader of the file decides where a comma is valid. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value.trim().replace(',', '.')) : null;
}

const NUMBER = /^-?\d+([.,]\d+)?$/;

/** Returns whether a value has decimals although its unit has none. The text `10.0` has decimals; a JSON number has lost its trailing zeros. */
export function hasSurplusDecimals(value: unknown, { isWhole }: FileUnit): boolean {
  if (!isWhole) return false;
  return typeof value === 'number' ? !Number.isInteger(value) : typeof value === 'string' && /^-?\d+[.,]\d+$/.test(value.trim());
}

function isStated(text: unknown): boolean {
  return text !== undefined && text !== null && text !== '';
}

const optionsFor = (units: readonly FileUnit[]) => units.map(({ name }) => `--unit ${name}`).join(' or ');

/** The number of lines with a mistake, and the numbers of the first ones. */
class LineList {
  count = 0;
  private readonly first: number[] = [];

  add(line: number): void {
    if (this.count++ < MAX_LISTED_LINES) this.first.push(line);
  }

  get text(): string {
    const more = this.count > this.first.length ? ` and ${this.count - this.first.length} more` : '';
    return `${this.count === 1 ? 'line' : 'lines'} ${this.first.join(', ')}${more}`;
  }
}
