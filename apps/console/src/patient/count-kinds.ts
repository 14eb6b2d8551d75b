import { READING_KINDS, type ReadingKind } from '@rpm/charting';
import { rpm } from '../service/rpm';

interface CountInput {
  patientId: number;
  startTimestamp: string;
  endTimestamp: string;
  size: number;
}

/** Operation that lists readings of one kind. Only the total of the list is used. */
type List = (input: CountInput, options: { signal: AbortSignal }) => Promise<{ total: number }>;

/** Operations that list the readings of one kind, by the name of the kind in the API. */
const LISTS: Readonly<Record<string, List>> = {
  bloodGlucose: (...request) => rpm.listBloodGlucoseReadings(...request),
  bloodPressure: (...request) => rpm.listBloodPressureReadings(...request),
  weight: (...request) => rpm.listWeightReadings(...request),
  bloodOxygen: (...request) => rpm.listBloodOxygenReadings(...request),
  temperature: (...request) => rpm.listTemperatureReadings(...request),
  heartRate: (...request) => rpm.listHeartRateReadings(...request),
  heartRateVariability: (...request) => rpm.listHeartRateVariabilityReadings(...request),
  peakFlow: (...request) => rpm.listPeakFlowReadings(...request),
  sleepMatActivity: (...request) => rpm.listSleepMatActivityReadings(...request),
  sleepMatDuration: (...request) => rpm.listSleepMatDurationReadings(...request),
};

/** Counts the readings of every kind. */
export function countKinds(input: CountInput, signal: AbortSignal): Promise<{ kind: ReadingKind; total: number }[]> {
  return Promise.all(
    READING_KINDS.map(async (kind) => ({ kind, total: (await LISTS[kind.apiKind]?.(input, { signal }))?.total ?? 0 })),
  );
}
