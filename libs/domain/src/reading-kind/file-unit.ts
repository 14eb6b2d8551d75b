import { READING_BOUNDS } from './reading-bounds';
import { type NumberValue, READING_KINDS, type ReadingKindName } from './reading-kind';
import { rangeIn, UNIT_LABELS, unitsOf } from './reading-units';

/** A unit in which an imported file may contain a value. */
export interface FileUnit {
  /** The name of the unit in the API. */
  name: string;
  /** Spelling of the unit for people. */
  label: string;
  /** The inclusive range of values that an instrument can report in this unit. */
  min: number;
  max: number;
  /** Whether instruments report whole numbers only in this unit. */
  isWhole: boolean;
}

/** A measured value that instruments report in several units. */
export interface ValueWithUnits {
  property: 'glucose' | 'weight' | 'temperature';
  units: readonly FileUnit[];
}

const VALUES: Partial<Record<ReadingKindName, ValueWithUnits>> = {
  bloodGlucose: { property: 'glucose', units: convertibleUnits(READING_KINDS.bloodGlucose.values.glucose) },
  weight: { property: 'weight', units: convertibleUnits(READING_KINDS.weight.values.weight) },
  temperature: {
    property: 'temperature',
    units: [READING_BOUNDS.fahrenheit, READING_BOUNDS.celsius].map(({ unit, min, max }) => ({
      ...named(unit),
      min,
      max,
      isWhole: false,
    })),
  },
};

/** Returns the value of a kind of reading whose unit an imported file must state; null if the kind has no such value. */
export function valueWithUnits(kind: ReadingKindName): ValueWithUnits | null {
  return VALUES[kind] ?? null;
}

/** Units as people write them, in lower case and without spaces and the characters / and °, where this differs from the name in the API. */
const SPELLINGS: Readonly<Record<string, string>> = {
  lb: 'lbs',
  pound: 'lbs',
  pounds: 'lbs',
  kgs: 'kg',
  f: 'fahrenheit',
  degf: 'fahrenheit',
  c: 'celsius',
  degc: 'celsius',
};

/** Finds the unit that a text such as `mg/dL` or `°C` means; null if it is none of the value's units. */
export function findUnit({ units }: ValueWithUnits, text: string): FileUnit | null {
  const written = text.toLowerCase().replaceAll(/[\s/°]/g, '');
  return units.find(({ name }) => name === (SPELLINGS[written] ?? written)) ?? null;
}

/** The fixed unit of a value, and the units that the service converts to it. */
function convertibleUnits(value: NumberValue): FileUnit[] {
  const [fixed = '', ...others] = unitsOf(value);
  return [
    { ...named(fixed), min: value.min, max: value.max, isWhole: value.type === 'integer' },
    ...others.map((unit) => {
      const { min, max } = rangeIn(unit, value);
      return { ...named(unit), min, max, isWhole: false };
    }),
  ];
}

function named(name: string): Pick<FileUnit, 'name' | 'label'> {
  return { name, label: UNIT_LABELS[name] ?? name };
}
