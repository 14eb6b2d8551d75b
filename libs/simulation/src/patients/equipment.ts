import { type ReadingKindName } from '@rpm/domain';
import { type SimulatedPatient } from './person';
import { SeededRandom } from '../random';

/** An item of the simulated catalogue. Every patient has one device of each item. */
export interface Equipment {
  /** Short code of the item, which is a part of device names such as `device BG 1`. */
  code: string;
  name: string;
  maker: string;
  identifier: 'imei' | 'macAddress' | 'serial';
  readingKinds: readonly ReadingKindName[];
}

export const MAKERS = ['Example Devices', 'Sample Instruments'] as const;

export const EQUIPMENT: readonly Equipment[] = [
  { code: 'BG', name: 'Glucose Meter', maker: MAKERS[0], identifier: 'imei', readingKinds: ['bloodGlucose'] },
  { code: 'BP', name: 'Blood Pressure Cuff', maker: MAKERS[0], identifier: 'imei', readingKinds: ['bloodPressure'] },
  { code: 'WS', name: 'Body Scale', maker: MAKERS[0], identifier: 'imei', readingKinds: ['weight'] },
  { code: 'PO', name: 'Pulse Oximeter', maker: MAKERS[1], identifier: 'macAddress', readingKinds: ['bloodOxygen'] },
  { code: 'TH', name: 'Thermometer', maker: MAKERS[1], identifier: 'macAddress', readingKinds: ['temperature'] },
  {
    code: 'WB',
    name: 'Wrist Band',
    maker: MAKERS[1],
    identifier: 'macAddress',
    readingKinds: ['heartRate', 'heartRateVariability'],
  },
  { code: 'PF', name: 'Peak Flow Meter', maker: MAKERS[0], identifier: 'serial', readingKinds: ['peakFlow'] },
  {
    code: 'SM',
    name: 'Sleep Mat',
    maker: MAKERS[1],
    identifier: 'serial',
    readingKinds: ['sleepMatActivity', 'sleepMatDuration'],
  },
];

/** Returns the name of a patient's first device of this item. */
export const deviceName = ({ number }: SimulatedPatient, code: string) => `device ${code} ${number}`;

/** Returns a valid device identifier that no real device has. */
export function identifierOf(seed: number, { code, identifier }: Equipment, person: number): { type: string; value: string } {
  const random = new SeededRandom(seed, 'identifier', code, person);
  if (identifier === 'serial') return { type: identifier, value: `SIM-${seed}-${code}-${person}` };
  if (identifier === 'imei') return { type: identifier, value: imei(random) };
  const octets = Array.from({ length: 5 }, () => random.integer(0, 255).toString(16).padStart(2, '0'));
  // The second lowest bit of the first octet marks a locally administered address, which no manufacturer uses.
  return { type: identifier, value: ['02', ...octets].join(':').toUpperCase() };
}

/** Returns a test IMEI: it begins with 00 (3GPP TS 23.003), and its last digit is the Luhn checksum of the other fourteen. */
function imei(random: SeededRandom): string {
  const digits = [0, 0, ...Array.from({ length: 12 }, () => random.integer(0, 9))];
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : luhnDouble(digit)), 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

function luhnDouble(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9;
}
