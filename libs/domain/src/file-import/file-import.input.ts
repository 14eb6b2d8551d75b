import { Choice, Decimal, Flag, Integer, Text } from '../input/body';
import { NestedList } from '../input/body-list';
import { DescribeBody } from '../input/description';
import { declareCombinationCheck } from '../input/combination-check';
import { TimeZone } from '../input/time-zone';
import { ValueError } from '../format/value-error';
import { PatientReference, type PatientReferenceInput } from '../patient/patient-reference';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading-kind/reading-kind';
import { COLUMN_ROLES, type ColumnRole, VENDOR_FORMAT_NAMES, type VendorFormatName } from './vendor-format-name';

/** Largest file that a browser sends. The command line imports files of any size. */
export const MAX_FILE_BYTES = 512 * 1024 * 1024;
/** Largest part of a file. In base64, it is smaller than the largest body. */
export const MAX_PART_BYTES = 512 * 1024;
/** Units of values that a file does not state. */
export const FILE_UNIT_NAMES = ['mgdl', 'mmoll', 'lbs', 'kg', 'fahrenheit', 'celsius'] as const;

@DescribeBody('A file whose parts will be sent.', {
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  bytes: 1_048_576,
})
export class FileImportInput {
  @Text('SHA-256 of the file, as 64 hexadecimal digits in lower case.', { max: 64, required: true }) sha256: string;
  @Integer('Size of the file in bytes.', { min: 1, max: MAX_FILE_BYTES, required: true }) bytes: number;
}
declareCombinationCheck(FileImportInput, ['sha256'], ({ sha256 }) =>
  /^[0-9a-f]{64}$/.test(String(sha256))
    ? null
    : new ValueError('not_a_hash', 'Send 64 hexadecimal digits in lower case.', ['sha256']),
);

@DescribeBody('A part of a file.', { data: 'SW5kZXgsVGltZXN0YW1w' })
export class FilePartInput {
  @Text(`The bytes of the part in base64: ${MAX_PART_BYTES / 1024} KiB in every part but the last one.`, {
    max: Math.ceil(MAX_PART_BYTES / 3) * 4,
    required: true,
  })
  data: string;
}

@DescribeBody('A column of a table.', { column: 1, role: 'timestamp' })
export class FileColumnInput {
  @Integer('Number of the column, counted from 1.', { min: 1, max: 1_000, required: true }) column: number;
  @Choice('What the column contains.', COLUMN_ROLES, { required: true }) role: ColumnRole;
}

/** The answers of a person about a file. Each request replaces all answers. */
@DescribeBody('What a person says about a file. Answers that are absent are those of the file, or are still open.', {
  patient: { externalIdentifier: 'patient-0001' },
  timeZone: 'Europe/Berlin',
})
export class FileAnswersInput {
  @PatientReference('The patient of the file.') patient?: PatientReferenceInput | null;
  @Flag('Whether a patient with the external identifier is created if there is none; false by default.') createPatients?:
    boolean | null;
  @Choice('Format of the file; by default, it is recognized.', VENDOR_FORMAT_NAMES) format?: VendorFormatName | null;
  @Choice('Encoding of a file without a byte order mark; utf-8 by default.', ['utf-8', 'windows-1252']) encoding?:
    'utf-8' | 'windows-1252' | null;
  @TimeZone('Time zone of times without an offset.') timeZone?: string | null;
  @Choice('`fixed` if the clock of the device does not change to daylight saving time; `wall` by default.', ['wall', 'fixed'])
  clock?: 'wall' | 'fixed' | null;
  @Choice('Whether local times that a clock change skips are rejected, as by default, or shifted.', ['reject', 'shift'])
  nonexistent?: 'reject' | 'shift' | null;
  @Choice('Whether dates begin with the day or the month, if the file does not show it.', ['dmy', 'mdy']) dateOrder?:
    'dmy' | 'mdy' | null;
  @Choice('Unit of values whose unit the file does not state.', FILE_UNIT_NAMES) unit?: (typeof FILE_UNIT_NAMES)[number] | null;
  @Decimal('Lowest value that the glucose meter or monitor shows, in the unit of the file.', { min: 0.5, max: 1000 })
  lowLimit?: number | null;
  @Decimal('Highest value that the glucose meter or monitor shows, in the unit of the file.', { min: 0.5, max: 1000 })
  highLimit?: number | null;
  @Choice('Kind of readings to which the import is limited; all by default.', READING_KIND_NAMES) kind?: ReadingKindName | null;
  @NestedList('The columns of a table, for the format `columns`; by default, their names decide.', () => FileColumnInput, {
    max: 100,
  })
  columns?: FileColumnInput[] | null;
  @Flag('Whether the file is of the patient although it names somebody else; false by default.') personConfirmed?: boolean | null;
}
declareCombinationCheck(FileAnswersInput, ['lowLimit', 'highLimit'], ({ lowLimit = null, highLimit = null }) => {
  if (lowLimit === null && highLimit === null) return null;
  if (lowLimit === null || highLimit === null)
    return new ValueError('required', 'Send both limits.', [lowLimit === null ? 'lowLimit' : 'highLimit']);
  return Number(lowLimit) < Number(highLimit) ? null : new ValueError('contradiction', 'Send a higher limit.', ['highLimit']);
});
