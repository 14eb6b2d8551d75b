import { type Measure, type Reading, type ReadingKind } from './reading-kinds';
import { readingOutside } from './trend';
import { displayOf, type UnitPreferences } from './units';

/** A reading in words, such as `128/82 mmHg, heart rate 66 bpm`, and whether it is outside of the target of its kind. */
export interface ReadingText {
  text: string;
  outside: 'above' | 'below' | null;
}

/** Returns what a device says of a value that it could not measure. The texts begin with the words on its display. */
const outsideOfDevice = (remarks: readonly string[]): ReadingText['outside'] =>
  remarks.some((remark) => remark.startsWith('HI:'))
    ? 'above'
    : remarks.some((remark) => remark.startsWith('LO:'))
      ? 'below'
      : null;

/** Writes a reading in the units of the organization. A value that a device could not measure is replaced by what the device says. */
export function readingText(kind: ReadingKind, { measures, remarks }: Reading, units: UnitPreferences): ReadingText {
  const pair = measures.slice(0, kind.limits?.length ?? 1);
  const shown = ({ value, unit }: Measure) => {
    const { convert, digits } = displayOf(unit, units);
    return value === null ? '–' : convert(value).toFixed(digits);
  };
  const withUnit = (text: string, unit: string) => `${text} ${displayOf(unit, units).name}`.trim();
  const isMeasured = pair.some(({ value }) => value !== null);
  const first = isMeasured ? withUnit(pair.map(shown).join('/'), pair[0]?.unit ?? '') : (remarks.at(-1) ?? 'no value');
  const others = measures.slice(pair.length).filter(({ value }) => value !== null);
  return {
    text: [first, ...others.map((one) => `${one.name.toLowerCase()} ${withUnit(shown(one), one.unit)}`)].join(', '),
    outside: isMeasured
      ? readingOutside(
          kind,
          pair.map(({ value }) => value),
        )
      : outsideOfDevice(remarks),
  };
}
