import { type ExpectedFile, type ExpectedReading, type FileSample } from './file-sample';

type Choice = (expected: ExpectedFile) => Partial<ExpectedFile>;

const changed =
  (change: (reading: ExpectedReading) => Partial<ExpectedReading>): Choice =>
  ({ readings }) => ({ readings: readings.map((reading) => ({ ...reading, ...change(reading) })) });

/** Results that the note of a sample leaves open, and those that the readers of this project have chosen. */
const CHOICES: Readonly<Record<string, Choice>> = {
  // Apple Health does not say whether a sensor or a meter has measured. Each app is a device of its own, so that the same reading through two apps is no conflict.
  'apple-health/de-de': ({ readings }) => {
    const all = readings.map((reading) => ({ ...reading, series: 'meter' as const }));
    return { readings: [...all.slice(0, 1), ...all], skipped: [] };
  },
  // A calibration repeats a measurement of the meter that stands in a row of its own. Lines between the sections are rows, too.
  'carelink/eu-mgdl': ({ readings, skipped }) => ({
    readings: readings.filter(({ values }) => values['glucose'] !== 99),
    skipped: [...skipped, ...[11, 12].map((line) => ({ line, reason: 'beginning of a section' }))],
  }),
  // The app knows fasting glucose only from the person who enters it.
  'clarity/us-mgdl': changed(({ values }) => (values['glucose'] === 96 ? { manual: true } : {})),
  // A public test of another reader writes M in this column.
  'glooko/en-bg_data_1': changed(({ values }) => (values['glucose'] === 7.9 ? { manual: true } : {})),
  // Readers name the last line of a row.
  'libreview/de-mgdl': () => ({ skipped: [{ line: 7, reason: 'note' }] }),
  'mysugr/en-mgdl': changed(({ values }) => {
    if (values['glucose'] === 101) return { values: { ...values, beforeMeal: true } };
    return values['glucose'] === 148 ? { values: { ...values, afterMeal: true } } : {};
  }),
};

/** Returns what a sample expects, where its note leaves several results open the one that the readers have chosen. */
export const alsoRight = ({ name, expected }: FileSample): ExpectedFile => ({ ...expected, ...CHOICES[name]?.(expected) });
