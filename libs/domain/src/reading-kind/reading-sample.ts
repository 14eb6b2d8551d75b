import { type ReadingKindName } from './reading-kind';

/** Measured values for a sample reading of each kind, used in examples. */
export const SAMPLE_VALUES: Record<ReadingKindName, Readonly<Record<string, unknown>>> = {
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
