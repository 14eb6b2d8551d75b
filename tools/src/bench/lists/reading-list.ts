import { openReadings } from '../database/readings-database';
import { measureLists, type MeasuredList } from '../measure/list-times';
import { PATH } from '../reading/compared-readings';
import { type Row } from '../row';

const DAY_MS = 86_400_000;

export const readingList: Row = {
  name: 'reading-list',
  about: 'lists of --readings readings: first, deep and last page for each filter, p50 and p95',
  defaults: { readings: 10_000_000, rounds: 60 },
  run: async (bench) => {
    const database = await openReadings(bench);
    const fill = () => Promise.resolve(database.organizationIds[0] ?? 0);
    return measureLists(bench, database, { size: 15, lists: listsOf(database.devices, bench.readings), fill });
  },
};

/** The measured filters. @param devices number of devices, each of which measures every five minutes from 2020 on */
function listsOf(devices: number, readings: number): MeasuredList[] {
  const first = Date.UTC(2020, 0, 1);
  const length = (readings / devices) * 300_000;
  // Ranges that begin and end at the least favourable times of day: most readings at their ends must be counted one by one, because counts exist only
  // for whole days and hours.
  const instantAt = (part: number) => `${new Date(first + part * length).toISOString().slice(0, 10)}T11:30:00Z`;
  const after = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY_MS).toISOString();
  const [from, received] = [instantAt(0.3), instantAt(0.6)];
  const taken = { startTimestamp: from, endTimestamp: after(from, 14) };
  const arrived = { startCreateTimestamp: received, endCreateTimestamp: after(received, 7) };
  const isTaken = `reading_timestamp >= '${taken.startTimestamp}' and reading_timestamp < '${taken.endTimestamp}'`;
  const isArrived = `received_timestamp >= '${received}' and received_timestamp < '${arrived.endCreateTimestamp}'`;
  const filters: [filter: Record<string, string>, condition: string][] = [
    [{}, 'true'],
    [taken, isTaken],
    [arrived, isArrived],
    [{ patientId: '7' }, 'patient_id = 7'],
    [{ deviceId: '9' }, 'device_id = 9'],
    [{ patientId: '7', ...taken }, `patient_id = 7 and ${isTaken}`],
    [{ deviceId: '9', ...arrived }, `device_id = 9 and ${isArrived}`],
  ];
  return filters.map(([filter, condition]) => ({
    path: `${PATH}?${new URLSearchParams(filter).toString()}`,
    from: `blood_glucose_reading where organization_id = $1 and ${condition}`,
    order: 'reading_timestamp desc, id desc',
  }));
}
