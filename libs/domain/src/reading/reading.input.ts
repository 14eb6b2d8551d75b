import { Reason } from '../correction/reason';
import { PatientReference, type PatientReferenceInput } from '../patient/patient-reference';
import { PATIENT_VIEW } from '../patient/patient.view';
import { Choice, Flag, IgnoredId, Integer, Nested } from '../input/body';
import { MeasuredValue } from './measured-value';
import { unitsOf } from '../reading-kind/reading-units';
import { InstantList } from '../input/body-list';
import { DescribeBody, DescribePatch } from '../input/description';
import { ValueError } from '../format/value-error';
import { DeviceReference, type DeviceReferenceInput } from '../device/device-reference';
import { ReferenceInput } from '../input/reference-input';
import { type InputClass } from '../input/input-property';
import { declareCombinationCheck, declareDeferredCheck } from '../input/combination-check';
import { errorsIfNew } from '../reading-kind/instrument-range';
import { TIME_ZONE_OFFSET_BOUNDS } from '../reading-kind/reading-bounds';
import { ReadingTime } from '../reading-kind/reading-time';
import {
  READING_KIND_NAMES,
  type ReadingKind,
  readingKind,
  type ReadingKindName,
  type ReadingValue,
} from '../reading-kind/reading-kind';

/** The input of a reading: its device or patient, and its measured values by name. */
export interface ReadingInput extends Readonly<Record<string, unknown>> {
  readonly readingTimestamp: Date;
  readonly device?: DeviceReferenceInput | null;
  readonly patient?: ReferenceInput | null;
  readonly measurementIndex?: number | null;
  readonly deviceTimeZoneOffset?: number | null;
  readonly manual?: boolean | null;
  /** Circumstances that a source or a file states about the time of the reading. They become flags. Requests of the API cannot contain them. */
  readonly circumstances?: readonly ReadingCircumstance[];
}

/** Circumstances about the time of a reading: the vendor has estimated it, or the time zone is that of a setting and not of the device. */
export const READING_CIRCUMSTANCES = ['timeEstimated', 'timeZoneAssumed'] as const;
export type ReadingCircumstance = (typeof READING_CIRCUMSTANCES)[number];

/** The directions in which a value can be out of the range of its instrument. */
export const OUT_OF_RANGE = ['above', 'below'] as const;

/** The input of a correction: the measured values, and whether a person entered them. The device, patient and time of a reading never change. */
export interface ReadingCorrection extends Readonly<Record<string, unknown>> {
  readonly manual?: boolean | null;
  /** True to void the reading, false to restore it. */
  readonly enteredInError?: boolean | null;
  readonly reason?: string | null;
}

/** The request body that assigns a reading to another patient. */
@DescribeBody('The patient who took the reading.', { patient: { id: 2 }, reason: 'Her husband used the scale.' })
export class ReadingAssignmentInput {
  @PatientReference('The patient.', { required: true }) patient: PatientReferenceInput;
  @Reason() reason?: string | null;
}

/** Maximum index that distinguishes measurements of one device at the same time. The database column is a `smallint`. */
export const MAX_MEASUREMENT_INDEX = 32_767;

const INPUTS = byKind(inputOf);

/** Returns the input class for readings of one kind. */
export function readingInput(name: ReadingKindName): InputClass<ReadingInput> {
  return INPUTS[name].whole;
}

/** Returns the input class for corrections of one kind of reading. */
export function readingCorrection(name: ReadingKindName): InputClass<ReadingCorrection> {
  return INPUTS[name].correction;
}

function inputOf(kind: ReadingKind): { whole: InputClass<ReadingInput>; correction: InputClass<ReadingCorrection> } {
  class Measured {
    @Flag('Whether a person entered the value by hand; false by default.', { clearable: false }) manual?: boolean;
  }
  for (const [property, value] of Object.entries(kind.values)) {
    valueDecorator(property, value, kind.outOfRange === property)(Measured.prototype, property);
    const units = unitsOf(value);
    if (units.length > 0) Choice(unitDescription(property, units), units)(Measured.prototype, `${property}Unit`);
  }
  if (kind.outOfRange !== undefined) {
    const description =
      `Whether the instrument reported only that the value is above its range (HI) or below it (LO). \`${kind.outOfRange}\` is then the limit of ` +
      'the range. It corresponds to the comparators ">" and "<" of a FHIR Quantity.';
    Choice(description, OUT_OF_RANGE)(Measured.prototype, 'outOfRange');
  }

  @DescribePatch(`The properties of a ${kind.noun} to correct.`)
  class Correction extends Measured {
    @Flag('True marks the reading as entered in error; false restores it.', { clearable: false })
    enteredInError?: boolean;
    @Reason() reason?: string | null;
  }

  @DescribeBody(`A ${kind.noun} to record.`)
  class Whole extends Measured {
    @IgnoredId() id?: number;
    @ReadingTime('When the reading was taken: from 2000-01-01 to 15 minutes from now.') readingTimestamp: Date;
    @DeviceReference('The device that took the reading. At least one of device and patient is required.')
    device?: DeviceReferenceInput;
    @Nested(
      'The patient of the reading. If somebody held the device at that time, the patient must be the holder.',
      () => ReferenceInput,
      { referencedView: () => PATIENT_VIEW },
    )
    patient?: ReferenceInput;
    @Integer('Distinguishes several measurements that a device took at the same instant.', { min: 0, max: MAX_MEASUREMENT_INDEX })
    measurementIndex?: number;
    @Integer("Offset of the device's time zone in seconds east of UTC.", {
      ...TIME_ZONE_OFFSET_BOUNDS,
      unit: 'seconds, such as -18000 for UTC-5',
    })
    deviceTimeZoneOffset?: number;
  }
  declareCombinationCheck(Whole, ['device', 'patient'], ({ device, patient }) =>
    device === undefined && patient === undefined ? NO_DEVICE_OR_PATIENT : null,
  );
  declareDeferredCheck(Whole, (values) => errorsIfNew(kind, values));
  declareCombinationCheck(Whole, Object.keys(kind.values), (values) => inconsistentValuesError(kind, values));
  const name = kind.path.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  Object.defineProperty(Whole, 'name', { value: `${name}ReadingInput` });
  Object.defineProperty(Correction, 'name', { value: `${name}ReadingCorrectionInput` });
  return {
    // The decorators add the properties of this kind of reading, which the compiler cannot know.
    whole: Whole as unknown as InputClass<ReadingInput>,
    correction: Correction as unknown as InputClass<ReadingCorrection>,
  };
}

const NO_DEVICE_OR_PATIENT = new ValueError('required', 'Send at least one of device and patient.', ['device']);

/** Checks the values of a reading that must be consistent with each other, after each value was checked separately. */
export function inconsistentValuesError(kind: ReadingKind, values: Readonly<Record<string, unknown>>): ValueError | null {
  const properties = Object.keys(kind.values);
  const isMeasured = properties.some((property) => hasValue(values[property]));
  if (!isMeasured) return new ValueError('required', `Send at least one of ${properties.join(', ')}.`, properties.slice(0, 1));
  const error = kind.findError?.(values);
  return error ? new ValueError(error.code, error.detail, [error.property]) : null;
}

/** An empty list is treated as no value. */
const hasValue = (value: unknown) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function unitDescription(property: string, [fixed = '', ...others]: string[]): string {
  const also = others.length > 0 ? ` The value is converted to ${fixed}, and kept as it was sent.` : '';
  return `Unit of \`${property}\`; ${fixed} by default.${also}`;
}

function valueDecorator(property: string, value: ReadingValue, outOfRange: boolean): PropertyDecorator {
  switch (value.type) {
    case 'integer':
    case 'number':
      return MeasuredValue(property, value, outOfRange);
    case 'flag':
      return Flag(value.description);
    case 'choice':
      return Choice(value.description, value.choices, { required: value.required ?? false });
    case 'instants':
      return InstantList(value.description, value);
  }
}

function byKind<T>(make: (kind: ReadingKind) => T): Record<ReadingKindName, T> {
  return Object.fromEntries(READING_KIND_NAMES.map((name) => [name, make(readingKind(name))])) as Record<ReadingKindName, T>;
}
