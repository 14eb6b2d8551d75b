import { type FileUnit, type ReadingKindName, valueWithUnits, type VendorFormatName } from '@rpm/domain';
import { type LocalClock } from '../local-time/local-clock';
import { type InstrumentLimits } from '../reading/glucose-cell';
import { type FileEncoding } from '../text/decode-text';
import { type DateOrder } from '../vendor/vendor-format';

/** The answers of a person about a file of a vendor. The same options apply to all formats and kinds of readings. */
export interface FileAnswers {
  /** Null means that the format is detected. */
  format: VendorFormatName | null;
  encoding: FileEncoding;
  /** Time zone of local times; null if it has not been stated. */
  timeZone: string | null;
  clock: LocalClock['clock'];
  nonexistent: LocalClock['nonexistent'];
  dateOrder: DateOrder | null;
  /** Name of the unit of values whose unit the file does not state, such as `mgdl` or `kg`. */
  unit: string | null;
  /** Range of the glucose meter or monitor, in the unit of the file. */
  limits: InstrumentLimits | null;
  /** Kind of readings to which the import is limited; null means all. */
  kind: ReadingKindName | null;
  /** Roles of the columns of a table, by the number of the column from 0; null means that their names decide. */
  columns: Readonly<Record<number, string>> | null;
  /** Whether a person has confirmed that the file belongs to the patient although it names somebody else. */
  personConfirmed: boolean;
}

export const NO_ANSWERS: FileAnswers = {
  format: null,
  encoding: 'utf-8',
  timeZone: null,
  clock: 'wall',
  nonexistent: 'reject',
  dateOrder: null,
  unit: null,
  limits: null,
  kind: null,
  columns: null,
  personConfirmed: false,
};

/** Returns the unit that an answer states for the readings of one kind; null if it states none for this kind. */
export function answeredUnit(kind: ReadingKindName, { unit }: Pick<FileAnswers, 'unit'>): FileUnit | null {
  return unit === null ? null : (valueWithUnits(kind)?.units.find(({ name }) => name === unit) ?? null);
}

/** A question that a person must answer before a file can be imported. */
export interface FileQuestion {
  /** Name of the answer. */
  name: 'format' | 'patient' | 'timeZone' | 'dateOrder' | 'unit' | 'limits' | 'personConfirmed';
  /** The reason why the file does not decide it. */
  detail: string;
}
