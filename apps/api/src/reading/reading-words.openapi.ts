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
