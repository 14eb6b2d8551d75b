import { agoText, READING_KINDS, readingsOf, readingText } from '.';

const UNITS = { glucoseUnit: 'mmoll', weightUnit: 'kg', temperatureUnit: 'celsius' };

describe('a reading in words', () => {
  it.each([
    ['bloodPressure', { systolic: [131], diastolic: [79], heartRate: [66] }, 0, '131/79 mmHg, heart rate 66 bpm', 'above'],
    ['bloodPressure', { systolic: [120], diastolic: [79], heartRate: [null] }, 0, '120/79 mmHg', null],
    ['bloodGlucose', { glucose: [54] }, 0, '3.0 mmol/L', 'below'],
    ['bloodGlucose', { glucose: [null] }, 64, 'HI: above the range of the device', 'above'],
    ['bloodGlucose', { glucose: [null] }, 32, 'LO: below the range of the device', 'below'],
    ['temperature', { temperature: [98.6], temperatureUnit: ['fahrenheit'] }, 0, '37.0 °C', null],
    ['weight', { weight: [220.5] }, 0, '100.0 kg', null],
    [
      'sleepMatDuration',
      { duration: [400], deepSleep: [80], lightSleep: [null], rem: [90] },
      0,
      '400 min, deep sleep 80 min, rem 90 min',
      null,
    ],
  ])(
    'of the kind %s has the units of the organization and says whether it is outside of the target',
    (name, values, marks, text, outside) => {
      const kind = READING_KINDS.find(({ apiKind }) => apiKind === name);
      if (!kind) throw new Error(`There is no kind ${name}.`);
      const [reading] = readingsOf(kind, { ids: [1], timestamps: ['2026-01-01T00:00:00.000Z'], values, marks: [marks] });
      expect(reading && readingText(kind, reading, UNITS)).toEqual({ text, outside });
    },
  );
});

describe('the age of a reading', () => {
  const now = Date.parse('2026-01-31T12:00:00Z');
  it.each([
    ['2026-01-31T12:00:30Z', 'just now'],
    ['2026-01-31T11:59:01Z', 'just now'],
    ['2026-01-31T11:59:00Z', '1 minute ago'],
    ['2026-01-31T11:00:01Z', '59 minutes ago'],
    ['2026-01-31T11:00:00Z', '1 hour ago'],
    ['2026-01-29T12:00:01Z', '47 hours ago'],
    ['2026-01-29T12:00:00Z', '2 days ago'],
    ['2025-01-31T12:00:00Z', '365 days ago'],
  ])('at %s is written as %s', (at, text) => {
    expect(agoText(Date.parse(at), now)).toBe(text);
  });
});
