import {
  COLUMN_ROLES,
  isTimeZone,
  VENDOR_FORMAT_NAMES,
  type VendorFormatName,
  READING_KIND_NAMES,
  readLong,
  ValueError,
  valueWithUnits,
  findUnit,
  type FileUnit,
  type ReadingKindName,
} from '@rpm/domain';
import { type ChosenPatient, type DateOrder, type FileAnswers, type FileEncoding, type FileQuestion } from '@rpm/record-import';
import { type Command, Option } from 'commander';
import { invalidOption } from '../terminal/option-value';
import { readLimits } from './instrument-options';

/** Options for files of vendors and apps. */
export interface VendorOptions {
  timeZone?: string;
  nonexistent?: 'reject' | 'shift';
  clock?: 'wall' | 'fixed';
  limits?: string;
  unit?: string;
  encoding: FileEncoding;
  patient?: string;
  createPatients?: boolean;
  confirmPerson?: boolean;
  dateOrder?: DateOrder;
  column?: string[];
}

/** Options that only files of vendors have. */
export const VENDOR_ONLY_OPTIONS = ['--patient', '--create-patients', '--confirm-person', '--date-order', '--column'];

export function addVendorOptions(command: Command): Command {
  return command
    .option('--patient <identifier>', 'external identifier of the patient of a file of a vendor, or id:<number>')
    .option('--create-patients', 'create a patient with the identifier of --patient if there is none')
    .option('--confirm-person', 'import a file that names somebody else than the patient')
    .addOption(
      new Option('--date-order <order>', 'order of day and month in a file of a vendor, if its dates do not show it').choices([
        'dmy',
        'mdy',
      ]),
    )
    .option(
      '--column <role=number>',
      `role of a column of a table, counted from 1, such as glucose=3; roles: ${COLUMN_ROLES.join(', ')}`,
      (text: string, all: string[] | undefined) => [...(all ?? []), text],
    );
}

/** Returns the options as answers about a file. @throws Refusal */
export function answersOf(options: VendorOptions, format: VendorFormatName | null, kind: ReadingKindName | null): FileAnswers {
  const { timeZone = null, nonexistent = 'reject', clock = 'wall', encoding, dateOrder = null, confirmPerson = false } = options;
  if (timeZone !== null && !isTimeZone(timeZone))
    throw invalidOption('--time-zone', 'not_a_time_zone', 'Use a name of the IANA time zone database, such as Europe/Berlin.');
  const unit = options.unit === undefined ? null : readAnyUnit(options.unit, kind);
  const limits =
    options.limits === undefined ? null : readLimits(options.limits, unit?.name.startsWith('m') === true ? unit : null);
  const columns = options.column ? columnsOf(options.column) : null;
  const chosen = { format, encoding, timeZone, nonexistent, clock, dateOrder, limits, kind, columns };
  return { ...chosen, unit: unit?.name ?? null, personConfirmed: confirmPerson };
}

/** Reads a unit of any kind of reading, such as `mmol/L`. @throws Refusal */
function readAnyUnit(text: string, kind: ReadingKindName | null): FileUnit {
  const values = (kind === null ? READING_KIND_NAMES : [kind]).flatMap((name) => valueWithUnits(name) ?? []);
  const unit = values.map((value) => findUnit(value, text)).find((found) => found !== null);
  if (unit) return unit;
  const names = values.flatMap(({ units }) => units.map(({ name }) => name));
  throw invalidOption('--unit', 'not_a_choice', `Send one of: ${names.join(', ')}.`);
}

function columnsOf(texts: readonly string[]): Record<number, string> {
  const columns: Record<number, string> = {};
  for (const text of texts) {
    const [, role = '', number = ''] = /^([A-Za-z]+)=(\d{1,3})$/.exec(text) ?? [];
    if (!COLUMN_ROLES.some((one) => one === role) || Number(number) === 0)
      throw invalidOption(
        '--column',
        'not_a_choice',
        `Send a role and a number from 1, such as glucose=3. Roles: ${COLUMN_ROLES.join(', ')}.`,
      );
    columns[Number(number) - 1] = role;
  }
  return columns;
}

/** Reads `--patient`. @throws Refusal */
export function patientOf({ patient }: Pick<VendorOptions, 'patient'>): ChosenPatient | null {
  if (patient === undefined) return null;
  if (!patient.startsWith('id:')) {
    if (patient.trim() === '') throw invalidOption('--patient', 'missing', 'Send an external identifier, or id:<number>.');
    return { externalIdentifier: patient };
  }
  const id = readLong(patient.slice('id:'.length));
  if (id instanceof ValueError) throw invalidOption('--patient', id.code, id.detail);
  return { id };
}

/** The options that answer questions about a file, and advice for each. */
export const ANSWER_OPTIONS: Record<FileQuestion['name'], { option: string; advice: string }> = {
  format: { option: '--format', advice: `one of: ${VENDOR_FORMAT_NAMES.join(', ')}` },
  patient: { option: '--patient', advice: 'external identifier of the patient, or id:<number>' },
  timeZone: { option: '--time-zone', advice: 'such as Europe/Berlin or America/New_York' },
  dateOrder: { option: '--date-order', advice: 'dmy if the day comes first, mdy if the month does' },
  unit: { option: '--unit', advice: 'such as mgdl, mmoll, kg, lbs, celsius or fahrenheit' },
  limits: { option: '--limits', advice: 'range of the instrument in the unit of the file, such as 40:400' },
  personConfirmed: { option: '--confirm-person', advice: 'yes if the file is of this patient all the same' },
};
