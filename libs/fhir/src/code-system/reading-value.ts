/** The codes of the service's own code system `reading-value`, with their texts. Every Observation has one of them, so that values without a LOINC code can be searched. */
export const READING_VALUES = {
  bloodGlucose: 'Blood glucose',
  bloodOxygen: 'Blood oxygen',
  bloodPressure: 'Blood pressure',
  weight: 'Weight',
  temperature: 'Temperature',
  heartRate: 'Heart rate',
  heartRateVariability: 'Heart rate variability',
  heartRateVariabilityDuration: 'Duration of the recording',
  heartRateVariabilityAlgorithmType: 'Algorithm',
  peakExpiratoryFlow: 'Peak expiratory flow',
  forcedExpiratoryVolumeInOneSecond: 'Forced expiratory volume in one second',
  sleepMatActivity: 'Sleep mat activity',
  sleepMatDuration: 'Sleep mat duration',
  bedTime: 'Went to bed',
  getUpTime: 'Got up',
  bodyTurnOver: 'Body turn-overs',
  duration: 'Duration of the sleep',
  deepSleep: 'Deep sleep',
  lightSleep: 'Light sleep',
  rem: 'REM sleep',
  respiration: 'Respiratory rate',
} as const;

export type ReadingValueCode = keyof typeof READING_VALUES;
