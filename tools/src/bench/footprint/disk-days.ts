/** A clinic whose webhook receives every reading. */
export interface Clinic {
  readingsPerDay: number;
  /** Number of days for which events are kept. Readings are kept for ever. */
  eventDays: number;
  /** Number of days for which deliveries are kept. */
  deliveryDays: number;
}

interface Bytes {
  reading: number;
  event: number;
  delivery: number;
}

const DISK_BYTES = 100e9;

/** Returns the number of days after which a clinic has filled 100 GB, if nothing else is stored. */
export function daysOf({ readingsPerDay, eventDays, deliveryDays }: Clinic, bytes: Bytes): number {
  let [days, used] = [0, 0];
  while (used < DISK_BYTES) {
    days++;
    used =
      readingsPerDay *
      (bytes.reading * days + bytes.event * Math.min(days, eventDays) + bytes.delivery * Math.min(days, deliveryDays));
  }
  return days - 1;
}
