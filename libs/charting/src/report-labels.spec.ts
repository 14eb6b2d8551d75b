import fc from 'fast-check';
import {
  type GlucoseProfileInput,
  READING_KINDS,
  type Reading,
  type ReadingKind,
  reportOf,
  type ReportDrawing,
  type SvgElement,
} from '.';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const DAYS = 14;

/** Height of a letter in a drawing, and its width at most; a label must not touch the box of another one. */
const LETTER = { height: 12, width: 7 };

const PROFILE: GlucoseProfileInput = {
  readings: 0,
  days: DAYS,
  window: { firstDate: '2026-01-01', lastDate: '2026-01-14' },
  source: 'episodic',
  coverage: null,
  mean: null,
  cv: null,
  gmi: null,
  ranges: [],
  bins: [],
  sufficient: { profile: false, gmi: false, ranges: false },
};

/** Returns readings of a kind with values between two numbers, one of them every day. */
function readingsBetween(kind: ReadingKind, [low, high]: readonly [number, number]): Reading[] {
  return Array.from({ length: DAYS }, (_, day) => ({
    id: day + 1,
    readingTimestamp: new Date(START + day * DAY + DAY / 2).toISOString(),
    measures: kind.measures.map(({ name, unit }) => ({
      name,
      unit: typeof unit === 'string' ? unit : 'fahrenheit',
      value: day % 2 === 0 ? low : high,
    })),
    manual: false,
    remarks: [],
  }));
}

const textsOf = (elements: readonly SvgElement[]): SvgElement[] =>
  elements.flatMap((one) => (one.name === 'text' ? [one] : typeof one.content === 'string' ? [] : textsOf(one.content)));

/** Returns the pairs of labels of a drawing that overlap. */
function overlaps({ elements }: ReportDrawing): string[] {
  const boxes = textsOf(elements).map(({ attributes, content }) => {
    const [x, y, text] = [Number(attributes['x']), Number(attributes['y']), typeof content === 'string' ? content : ''];
    const width = text.length * LETTER.width;
    const left = attributes['text-anchor'] === 'end' ? x - width : attributes['text-anchor'] === 'middle' ? x - width / 2 : x;
    return { text, left, right: left + width, top: y - LETTER.height, bottom: y };
  });
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.text} and ${other.text}`),
  );
}

describe('the labels of a report', () => {
  const range = fc.tuple(fc.integer({ min: 30, max: 200 }), fc.integer({ min: 0, max: 120 }));

  it.each([2, READING_KINDS.length])('never overlap in a drawing of a report with %i kinds, whatever the values are', (count) => {
    const kinds = READING_KINDS.toSorted(
      (one, other) => Number(other.apiKind === 'bloodPressure') - Number(one.apiKind === 'bloodPressure'),
    );
    fc.assert(
      fc.property(range, ([low, span]) => {
        const { sections } = reportOf({
          clinic: 'North Clinic',
          patient: { firstName: 'Testina', lastName: 'Sampleton', dateOfBirth: null, externalIdentifier: null, sex: 'unknown' },
          zone: { timeZone: 'UTC', timeZoneSource: 'patient' },
          window: {
            ...PROFILE.window,
            startTimestamp: new Date(START).toISOString(),
            endTimestamp: new Date(START + DAYS * DAY).toISOString(),
          },
          profile: PROFILE,
          series: kinds.slice(0, count).map((kind) => ({ kind, readings: readingsBetween(kind, [low, low + span]) })),
          units: { glucoseUnit: 'mgdl', weightUnit: 'lbs', temperatureUnit: 'fahrenheit' },
          printed: { at: 'Jan 15, 2026, 08:00', by: 'a nurse', version: '1' },
        });
        const drawings = sections.flatMap((section) => section.drawings);
        expect(drawings.length).toBeGreaterThanOrEqual(count - 1);
        expect(drawings.flatMap(overlaps)).toEqual([]);
      }),
    );
  });
});
