import { type ReadingKindName } from '@rpm/domain';

/** What each value means, under whichever kind it stands. */
const VALUES: Record<string, string> = {
  glucose: 'The measured value in mg/dL, whatever the device shows.',
  beforeMeal: 'Whether it was taken before a meal; null when not known.',
  afterMeal: 'Whether it was taken after a meal; null when not known.',
  bloodOxygen: 'Saturation of the blood with oxygen, in percent.',
  heartRate: 'Beats per minute.',
  systolic: 'Systolic pressure in mmHg; above the diastolic one.',
  diastolic: 'Diastolic pressure in mmHg; below the systolic one.',
  weight: 'Body weight in pounds.',
  temperature: 'Body temperature in the unit of `temperatureUnit`: 25 to 45 °C or 77 to 113 °F.',
  temperatureUnit: 'Unit of `temperature`.',
  heartRateVariability: 'Variability of the heart rate in milliseconds.',
  heartRateVariabilityDuration: 'How long the variability was measured, in milliseconds.',
  heartRateVariabilityAlgorithmType: 'What the variability was computed by.',
  peakExpiratoryFlow: 'Peak expiratory flow in litres per minute.',
  forcedExpiratoryVolumeInOneSecond: 'Volume breathed out in the first second, in litres.',
  bedTime: 'When the person went to bed, each time.',
  getUpTime: 'When the person got up, each time.',
  bodyTurnOver: 'How often the person turned over.',
  duration: 'How long the person slept, in minutes.',
  deepSleep: 'Minutes of deep sleep.',
  lightSleep: 'Minutes of light sleep.',
  rem: 'Minutes of sleep with rapid eye movement.',
  respiration: 'Breaths per minute.',
};

export function wordsOf(member: string): string {
  const words = VALUES[member];
  if (words === undefined) throw new Error(`Nobody has said what ${member} means.`);
  return words;
}

/** One reading of each kind: what a device has measured. */
export const EXAMPLE_VALUES: Record<ReadingKindName, Readonly<Record<string, unknown>>> = {
  bloodGlucose: { glucose: 95, beforeMeal: true },
  bloodOxygen: { bloodOxygen: 97, heartRate: 64 },
  bloodPressure: { systolic: 121, diastolic: 79, heartRate: 64 },
  weight: { weight: 161.4 },
  temperature: { temperature: 98.2, temperatureUnit: 'fahrenheit' },
  heartRate: { heartRate: 64 },
  heartRateVariability: { heartRateVariability: 41.5, heartRateVariabilityAlgorithmType: 'sdnn' },
  peakFlow: { peakExpiratoryFlow: 420, forcedExpiratoryVolumeInOneSecond: 3.1 },
  sleepMatActivity: { bedTime: ['2026-01-15T06:30:00.000Z'], getUpTime: ['2026-01-15T07:45:00.000Z'], bodyTurnOver: 12 },
  sleepMatDuration: { deepSleep: 95, lightSleep: 210, rem: 80, duration: 385 },
};
