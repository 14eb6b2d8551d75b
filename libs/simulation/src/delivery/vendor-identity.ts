import { EQUIPMENT, identifierOf } from '../patients/equipment';
import { createHash } from 'node:crypto';

/** Name of a device in the simulation, such as `device BG 3`, or `device BG 3 (2)` for a replacement. */
const FIRST_DEVICE = /^device (\w+) (\d+)$/;

/** A text by which a vendor names a device, and whether only an alias connects it to the device. */
export interface VendorDevice {
  text: string;
  needsAlias: boolean;
}

/** Returns the IMEI of a device. Devices without an IMEI have a text that looks like the UUID of a vendor. */
export function vendorDeviceOf(seed: number, device: string, usesImei: boolean): VendorDevice {
  const [, code, number] = FIRST_DEVICE.exec(device) ?? [];
  const equipment = EQUIPMENT.find((one) => one.code === code);
  if (usesImei && equipment?.identifier === 'imei') {
    return { text: identifierOf(seed, equipment, Number(number)).value, needsAlias: false };
  }
  return { text: uuidOf(seed, device), needsAlias: true };
}

export const vendorPersonOf = (seed: number, patient: string) => uuidOf(seed, patient);

function uuidOf(...names: (string | number)[]): string {
  const digits = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
