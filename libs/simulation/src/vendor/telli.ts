import { localTime, minutesLater } from '../vendor-values/vendor-times';
import { pick, toMessage, type VendorForm, type VendorReading } from './vendor-form';

type Values = Readonly<Record<string, unknown>>;

/** An offset that no time zone has. Telli's specification has it in its examples. */
const WRONG_OFFSET = '-200';

/** Every second measurement of blood pressure says that there was no arrhythmia, and the others say nothing. */
const saysArrhythmia = ({ instant }: VendorReading) => instant.getUTCMinutes() % 2 === 0;

const unitOf = ({ temperatureUnit }: Values) => (temperatureUnit === 'celsius' ? 'C' : 'F');

/** The data of each kind of reading, as Telli names them. A kind that is absent is not carried. */
const DATA: Partial<Record<VendorReading['kind'], { readingType: string; data: (reading: VendorReading) => object }>> = {
  bloodPressure: {
    readingType: 'BloodPressure',
    data: (reading) => ({
      ...pick(reading.values, 'systolic', 'diastolic'),
      pulse: reading.values['heartRate'],
      ...(saysArrhythmia(reading) && { arrhythmia: 0 }),
    }),
  },
  bloodGlucose: {
    readingType: 'BloodGlucose',
    data: ({ values }) => ({
      glucose: values['glucose'],
      unit: 'mg/dL',
      ...(values['beforeMeal'] === true && { readingPeriod: 'before' }),
      ...(values['afterMeal'] === true && { readingPeriod: 'after' }),
    }),
  },
  weight: { readingType: 'Weight', data: ({ values }) => ({ weight: values['weight'], unit: 'lb' }) },
  bloodOxygen: { readingType: 'SpO2', data: ({ values }) => ({ spo2: values['bloodOxygen'], pulse: values['heartRate'] }) },
  temperature: {
    readingType: 'Temperature',
    data: ({ values }) => ({ temperature: values['temperature'], unit: unitOf(values) }),
  },
  peakFlow: {
    readingType: 'PeakFlow',
    data: ({ values }) => ({ pef: values['peakExpiratoryFlow'], fev1: values['forcedExpiratoryVolumeInOneSecond'] }),
  },
  sleepMatActivity: {
    readingType: 'SleepingMatActivity',
    data: (reading) => ({
      ...sleep(reading),
      bedTime: clockTimes(reading, 'bedTime'),
      getUpTime: clockTimes(reading, 'getUpTime'),
    }),
  },
  sleepMatDuration: {
    readingType: 'SleepingMatDuration',
    data: (reading) => ({ ...sleep(reading), ...pick(reading.values, 'deepSleep', 'lightSleep', 'rem') }),
  },
};

/** Telli, version 2: one message for each reading. Nothing is lost, apart from kinds that Telli does not have. */
export const telli: VendorForm = {
  adapter: 'telli',
  binding: 'device',
  usesImei: true,
  stored: (reading) => {
    if (!DATA[reading.kind]) return null;
    return reading.kind === 'bloodPressure' && saysArrhythmia(reading)
      ? { ...reading.values, irregularHeartbeat: false }
      : reading.values;
  },
  write: (readings, random) =>
    readings.map((reading) => {
      const { readingType, data } = DATA[reading.kind] ?? { readingType: 'Unknown', data: () => ({}) };
      // Clock times of a sleep mat depend on the offset, so that only other readings get one that is wrong.
      const isWrong = !readingType.startsWith('SleepingMat') && random.happens(0.1);
      return toMessage({
        data: data(reading),
        readingType,
        ...envelope(reading, isWrong),
        mem: random.happens(0.1) ? '1' : '0',
      });
    }),
  idle: (reading) => [
    toMessage({ type: 'Heartbeat', ...envelope({ ...reading, instant: minutesLater(reading.instant, 480) }) }),
    toMessage({ type: 'ReminderCleared', ...envelope({ ...reading, instant: minutesLater(reading.instant, 490) }) }),
  ],
};

function envelope({ device, instant, deviceTimeZoneOffset }: VendorReading, isWrong = false) {
  return {
    deviceId: device,
    time: String(instant.getTime()),
    tzOffsetMinutes: isWrong ? WRONG_OFFSET : String(deviceTimeZoneOffset / 60),
    genVer: '2',
    devdata: { r: '3', batt: '9', cycles: '1' },
  };
}

/** Values that both readings of a sleep mat have. The duration is a range of clock times which ends in the minute of the reading. */
function sleep({ values, instant, deviceTimeZoneOffset }: VendorReading): object {
  const clock = (time: Date) => localTime(time, deviceTimeZoneOffset).slice(11, 16);
  const { bodyTurnOver, heartRate, respiration, duration } = values;
  return {
    bodyTurnOver,
    pulse: heartRate,
    respiration,
    ...(duration !== undefined && { duration: `${clock(minutesLater(instant, -Number(duration)))}~${clock(instant)}` }),
  };
}

function clockTimes({ values, deviceTimeZoneOffset }: VendorReading, name: string): string[] {
  const times = values[name] as readonly Date[];
  return times.map((time) => localTime(time, deviceTimeZoneOffset).slice(0, 16).replace('T', '/'));
}
